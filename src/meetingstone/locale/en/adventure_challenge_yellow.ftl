# World of Warcraft: The Adventure Game. The yellow challenge deck: names, and a line of flavour for encounters and events.

# ---- the Plaguelands, Andorhal, Scholomance

ag-plague_monster = Plague Monster
ag-plague_monster-flavour = It was a farm horse once. It still comes when called.
ag-war_maul = War Maul
ag-skeletal_guardian = Skeletal Guardian
ag-skeletal_guardian-flavour = Nobody told him that the gate he guards is gone.
ag-guardians_mail = Guardian’s Mail
ag-plaguehound = Plaguehound
ag-plaguehound-flavour = It smells blood through stone, and yours is already running.
ag-hound_collar = Spiked Hound Collar
ag-carrion_grub = Carrion Grub
ag-carrion_grub-flavour = Feed it something you own, or it starts with you.
ag-grub_silk_tunic = Grub Silk Tunic
ag-restless_shade = Restless Shade
ag-restless_shade-flavour = Charms go cold where it has passed.
ag-shade_cloak = Shade Cloak
ag-scholomance_adept = Scholomance Adept
ag-scholomance_adept-flavour = She reads your thoughts, and the clever ones most gladly.
ag-adepts_robe = Adept’s Robe
ag-scholomance_necromancer = Scholomance Necromancer
ag-scholomance_necromancer-flavour = Here the graveyard is the better half of the class.
ag-staff_of_quiet_graves = Staff of Quiet Graves
ag-spectral_teacher = Spectral Teacher
ag-spectral_teacher-flavour = A wrong answer stays wrong, however often you repeat it.
ag-lecture_notes = Lecture Notes
ag-risen_construct = Risen Construct
ag-risen_construct-flavour = Well sewn, as long as nobody pulls the loose thread.
ag-coffin_lid = Coffin Lid
ag-scarlet_cavalier = Scarlet Cavalier
ag-scarlet_cavalier-flavour = He only rides down those who stand still.
ag-cavaliers_blade = Cavalier’s Blade
ag-scarlet_inquisitor = Scarlet Inquisitor
ag-scarlet_inquisitor-flavour = Everything you say will be burnt as well.
ag-inquisitors_torch = Inquisitor’s Torch

# ---- Blackrock, the Searing Gorge, the Burning Steppes

ag-dark_iron_guard = Dark Iron Guard
ag-dark_iron_guard-flavour = One coin or one head. He takes either.
ag-ember_wand = Ember Wand
ag-thorium_thief = Thorium Thief
ag-thorium_thief-flavour = Your purse or your ribs: he is a fair businessman.
ag-thorium_chain = Thorium Chain
ag-glassweb_spider = Glassweb Spider
ag-glassweb_spider-flavour = Her web is spun from the sand that lava left.
ag-glassweb_cloak = Glassweb Cloak
ag-stone_behemoth = Stone Behemoth
ag-stone_behemoth-flavour = Blades tickle it. Nobody knows what makes it laugh.
ag-chunk_of_living_stone = Chunk of Living Stone
ag-venomtip_scorpid = Venomtip Scorpid
ag-venomtip_scorpid-flavour = Your flask is out of reach, and it knows.
ag-scorpid_carapace = Scorpid Carapace
ag-firegut_ogre_mage = Firegut Ogre Mage
ag-firegut_ogre_mage-flavour = Two heads, one spell, and your strength to cast it.
ag-cracked_mana_orb = Cracked Mana Orb
ag-black_dragonspawn = Black Dragonspawn
ag-black_dragonspawn-flavour = At home in the steppes, and fond of visitors. Roasted.
ag-dragonspawn_spear = Dragonspawn Spear
ag-dragon_whelp = Dragon Whelp
ag-dragon_whelp-flavour = Its mother is hunting. You have a little time.
ag-whelp_scale_vest = Whelp Scale Vest
ag-dragonmaw_slaver = Dragonmaw Slaver
ag-dragonmaw_slaver-flavour = He has been chasing you since noon. He is not tired.
ag-dragonmaw_blade = Dragonmaw Blade

# ---- the Hinterlands, Stranglethorn

ag-savage_owlbeast = Savage Owlbeast
ag-savage_owlbeast-flavour = Stumble once, and it is upon you.
ag-owlbeast_mantle = Owlbeast Mantle
ag-wildhammer_outcast = Wildhammer Outcast
ag-wildhammer_outcast-flavour = His gryphon has dropped better people than you.
ag-gryphon_whistle = Gryphon Whistle
ag-vilebranch_witch_doctor = Vilebranch Witch Doctor
ag-vilebranch_witch_doctor-flavour = He shakes the gourd, and you forget who you were.
ag-voodoo_charm = Voodoo Charm
ag-mosh_ogg_brute = Mosh’Ogg Brute
ag-mosh_ogg_brute-flavour = He counts in bones. He has never needed to count high.
ag-ogre_cleaver = Ogre Cleaver
ag-skullsplitter_headhunter = Skullsplitter Headhunter
ag-skullsplitter_headhunter-flavour = He wants your head for what is in it.
ag-headhunters_bow = Headhunter’s Bow
ag-jungle_stalker = Jungle Stalker
ag-jungle_stalker-flavour = You will see it once, and too late.
ag-stalkers_boots = Stalker’s Boots
ag-runaway_steam_tank = Runaway Steam Tank
ag-runaway_steam_tank-flavour = Its crew jumped off a mile ago. Wise people.
ag-spare_boiler_parts = Spare Boiler Parts
ag-bloodsail_gunner = Bloodsail Gunner
ag-bloodsail_gunner-flavour = She loads nails, spoons, and last week’s dice.
ag-bloodsail_blunderbuss = Bloodsail Blunderbuss

# ---- Deadwind Pass, the Swamp of Sorrows

ag-deadwind_warlock = Deadwind Warlock
ag-deadwind_warlock-flavour = He takes off your blessings one by one, like rings.
ag-felcloth_robe = Felcloth Robe
ag-unbound_servant = Unbound Servant
ag-unbound_servant-flavour = The master is gone. The games at his table are not.
ag-servants_key = Servant’s Key
ag-lost_one_mudlurker = Lost One Mudlurker
ag-lost_one_mudlurker-flavour = Shoot into the fog, and hope.
ag-swamp_waders = Swamp Waders
ag-dreaming_wyrmkin = Dreaming Wyrmkin
ag-dreaming_wyrmkin-flavour = It does not fight you. It lets you dream you fought.
ag-dreamers_dagger = Dreamer’s Dagger
