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
