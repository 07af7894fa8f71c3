# World of Warcraft: The Adventure Game. The red challenge deck: names, and a line of flavour for encounters and events.

# ---- Blackrock Mountain

ag-flamewaker = Flamewaker
ag-flamewaker-flavour = Throw your books into the fire, or burn beside them.
ag-sulfuras_shard = Shard of Sulfuras
ag-molten_giant = Molten Giant
ag-molten_giant-flavour = Even when it falls, it falls on somebody.
ag-molten_core_chunk = Chunk of the Molten Core
ag-core_hound = Core Hound
ag-core_hound-flavour = Two heads. If one misses, the other is amused.
ag-core_hound_tooth = Core Hound Tooth
ag-ragereaver_golem = Ragereaver Golem
ag-ragereaver_golem-flavour = The hissing means angry. The silence means run.
ag-golem_power_cell = Golem Power Cell
ag-anvilrage_marshal = Anvilrage Marshal
ag-anvilrage_marshal-flavour = He fights best in front of an audience.
ag-marshals_hauberk = Marshal’s Hauberk
ag-bloodaxe_warmonger = Bloodaxe Warmonger
ag-bloodaxe_warmonger-flavour = He asked who the best was. They all pointed at you.
ag-bloodaxe = Bloodaxe
ag-scarshield_spellbinder = Scarshield Spellbinder
ag-scarshield_spellbinder-flavour = Each spell you cast leaves a thread in his hand.
ag-spellbinders_robe = Spellbinder’s Robe
ag-smolderthorn_berserker = Smolderthorn Berserker
ag-smolderthorn_berserker-flavour = The worse it goes for him, the worse for you.
ag-berserkers_cuirass = Berserker’s Cuirass
ag-chromatic_dragonspawn = Chromatic Dragonspawn
ag-chromatic_dragonspawn-flavour = Nefarian could not choose a colour, so he took all.
ag-chromatic_scale_mail = Chromatic Scale Mail
ag-blackwing_technician = Blackwing Technician
ag-blackwing_technician-flavour = It works nine times in ten. Stand behind him anyway.
ag-blackwing_rifle = Blackwing Rifle
ag-death_talon_wyrmguard = Death Talon Wyrmguard
ag-death_talon_wyrmguard-flavour = No tricks, it says, and means it.
ag-wyrmguard_bulwark = Wyrmguard Bulwark

# ---- Zul’Gurub

ag-razzashi_serpent = Razzashi Serpent
ag-razzashi_serpent-flavour = The temple feeds it well. It still bites.
ag-razzashi_fang = Razzashi Fang
ag-gurubashi_axe_thrower = Gurubashi Axe Thrower
ag-gurubashi_axe_thrower-flavour = You dodged the first axe. It was only for show.
ag-gurubashi_throwing_axe = Gurubashi Throwing Axe
ag-gurubashi_hexxer = Gurubashi Hexxer
ag-gurubashi_hexxer-flavour = It is hard to swing a sword with flippers.
ag-shrunken_head = Shrunken Head
ag-hakkari_blood_priest = Hakkari Blood Priest
ag-hakkari_blood_priest-flavour = Every drop you lose already has an owner.
ag-sacrificial_kris = Sacrificial Kris
ag-zulian_prowler = Zulian Prowler
ag-zulian_prowler-flavour = It waits until your friends have gone ahead.
ag-prowler_hide_jerkin = Prowler Hide Jerkin
ag-bloodseeker_bat = Bloodseeker Bat
ag-bloodseeker_bat-flavour = You struck well, at the place where it had been.
ag-bloodseeker_cape = Bloodseeker Cape

# ---- Stratholme and Naxxramas

ag-bone_golem = Bone Golem
ag-bone_golem-flavour = A hundred soldiers, put together without asking them.
ag-bone_plate = Bone Plate
ag-patchwork_horror = Patchwork Horror
ag-patchwork_horror-flavour = It wants to play, and opens you like a present.
ag-patchwork_satchel = Patchwork Satchel
ag-crypt_fiend = Crypt Fiend
ag-crypt_fiend-flavour = Cut yourself loose, or fight with one arm tied.
ag-crypt_silk_robe = Crypt Silk Robe
ag-shrieking_banshee = Shrieking Banshee
ag-shrieking_banshee-flavour = What was it that you were going to do?
ag-banshees_veil = Banshee’s Veil
ag-rockwing_gargoyle = Rockwing Gargoyle
ag-rockwing_gargoyle-flavour = On the roof it looked like a decoration.
ag-gargoyle_scale_mail = Gargoyle Scale Mail
ag-naxxramas_acolyte = Naxxramas Acolyte
ag-naxxramas_acolyte-flavour = He prays briefly, and something heavy answers.
ag-acolytes_staff = Acolyte’s Staff
ag-death_knight_captain = Death Knight Captain
ag-death_knight_captain-flavour = Old oaths and new charms all rust before him.
ag-captains_runeblade = Captain’s Runeblade
ag-nerubian_overseer = Nerubian Overseer
ag-nerubian_overseer-flavour = The floor opens exactly where you meant to stand.
ag-overseers_shroud = Overseer’s Shroud
ag-skeletal_sharpshooter = Skeletal Sharpshooter
ag-skeletal_sharpshooter-flavour = Keep moving. It has no eyelids and all day long.
ag-bonestring_bow = Bonestring Bow
ag-scourge_quartermaster = Scourge Quartermaster
ag-scourge_quartermaster-flavour = A full bag? How thoughtful of you to deliver it.
ag-quartermasters_strongbox = Quartermaster’s Strongbox
ag-crimson_battlemage = Crimson Battlemage
ag-crimson_battlemage-flavour = Forget everything you know. That was not a request.
ag-battlemages_circlet = Battlemage’s Circlet

# ---- the Blasted Lands and Deadwind Pass

ag-doomguard_punisher = Doomguard Punisher
ag-doomguard_punisher-flavour = You will get up again. You will not go far.
ag-punishers_maul = Punisher’s Maul
ag-felguard_sentry = Felguard Sentry
ag-felguard_sentry-flavour = The Burning Legion taught it everything about heroes, except fear.
ag-sentrys_warboots = Sentry’s Warboots
ag-servant_of_grol = Servant of Grol
ag-servant_of_grol-flavour = It drinks what you were saving for later.
ag-grols_scepter = Grol’s Scepter
ag-echo_of_medivh = Echo of Medivh
ag-echo_of_medivh-flavour = The power you carry in was always his.
ag-medivhs_journal = Medivh’s Journal
