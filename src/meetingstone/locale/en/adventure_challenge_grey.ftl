# World of Warcraft: The Adventure Game: names and flavour of the grey challenge deck; `ag-` and the id of the card.

# ---- undead

ag-rotten_ghoul = Rotten Ghoul
ag-rotten_ghoul-flavour = It has forgotten everything except supper.
ag-smites_mighty_hammer = Smite’s Mighty Hammer
ag-tirisfal_skeleton = Tirisfal Skeleton
ag-tirisfal_skeleton-flavour = Arrows whistle through it like wind through a fence.
ag-rattling_hauberk = Rattling Hauberk
ag-wailing_ancestor = Wailing Ancestor
ag-wailing_ancestor-flavour = Her hand goes through the steel and finds the heart.
ag-mourning_shroud = Mourning Shroud
ag-rot_hide_scavenger = Rot Hide Scavenger
ag-rot_hide_scavenger-flavour = Throw it something, anything, and step back.
ag-bone_charm = Bone Charm
ag-decaying_hound = Decaying Hound
ag-decaying_hound-flavour = The healthier you smell, the harder it bites.
ag-houndmasters_whistle = Houndmaster’s Whistle

# ---- beasts

ag-mountain_boar = Mountain Boar
ag-mountain_boar-flavour = Every hero begins with a boar.
ag-medicine_staff = Medicine Staff
ag-young_wolf = Young Wolf
ag-young_wolf-flavour = It stumbles, shakes itself, and leaps again.
ag-travelers_cloak = Traveler’s Cloak
ag-forest_spider = Forest Spider
ag-forest_spider-flavour = Whoever strikes the web does not strike the spider.
ag-silk_rope = Silk Rope
ag-duskbat = Duskbat
ag-duskbat-flavour = You hear the wings after you feel the teeth.
ag-bat_wing_cape = Bat Wing Cape
ag-ice_claw_bear = Ice Claw Bear
ag-ice_claw_bear-flavour = It was asleep until you lit the fire.
ag-bear_pelt_coat = Bear Pelt Coat
ag-westfall_coyote = Westfall Coyote
ag-westfall_coyote-flavour = Each monster left alive teaches the pack courage.
ag-howling_horn = Howling Horn
ag-fleshripper_vulture = Fleshripper Vulture
ag-fleshripper_vulture-flavour = It finds the gap in the armor before you do.
ag-feathered_cap = Feathered Cap

# ---- outlaws

ag-defias_cutpurse = Defias Cutpurse
ag-defias_cutpurse-flavour = Your bag was heavier a moment ago.
ag-fine_longbow = Fine Longbow
ag-defias_pillager = Defias Pillager
ag-defias_pillager-flavour = First the smoke, then the fire, then nobody.
ag-red_bandana = Red Bandana
ag-syndicate_footpad = Syndicate Footpad
ag-syndicate_footpad-flavour = Rich travelers fight slowly. He has noticed.
ag-footpads_dirk = Footpad’s Dirk
ag-militia_deserter = Militia Deserter
ag-militia_deserter-flavour = He left the army, but he kept the drill.
ag-militia_longsword = Militia Longsword
ag-deranged_gravedigger = Deranged Gravedigger
ag-deranged_gravedigger-flavour = He has already measured you. Twice.
ag-grave_dust = Grave Dust
ag-scarlet_recruit = Scarlet Recruit
ag-scarlet_recruit-flavour = Three weeks in the ranks, and every lesson was the shield.
ag-recruits_shield = Recruit’s Shield
ag-dark_iron_spy = Dark Iron Spy
ag-dark_iron_spy-flavour = He read your plans over your shoulder.
ag-powder_horn = Powder Horn
ag-venture_co_foreman = Venture Co. Foreman
ag-venture_co_foreman-flavour = A friendly game? Use my dice, friend.
ag-foremans_blunderbuss = Foreman’s Blunderbuss

# ---- tribes

ag-kobold_miner = Kobold Miner
ag-kobold_miner-flavour = Candle first, life second.
ag-patched_mail = Patched Mail
ag-kobold_geomancer = Kobold Geomancer
ag-kobold_geomancer-flavour = As long as the candle burns, the stones obey.
ag-tallow_wand = Tallow Wand
ag-riverpaw_brute = Riverpaw Brute
ag-riverpaw_brute-flavour = It hits, laughs, and hits again.
ag-gnoll_hide_vest = Gnoll-Hide Vest
ag-frostmane_troll = Frostmane Troll
ag-frostmane_troll-flavour = You cut him. Look again: no, you did not.
ag-frostmane_hex_staff = Frostmane Hex Staff
ag-stonesplinter_trogg = Stonesplinter Trogg
ag-stonesplinter_trogg-flavour = Blood makes him curious.
ag-trogg_club = Trogg Club
ag-murloc_raider = Murloc Raider
ag-murloc_raider-flavour = Just when things were going so well: mrgl.
ag-lucky_fish = Lucky Fish
ag-vilefin_tidehunter = Vilefin Tidehunter
ag-vilefin_tidehunter-flavour = One murloc is never one murloc.
ag-clam_purse = Clam Purse
ag-worgen_howler = Worgen Howler
ag-worgen_howler-flavour = For a moment you forget even your own name.
ag-moonrage_blade = Moonrage Blade

# ---- things that should not walk

ag-harvest_golem = Harvest Golem
ag-harvest_golem-flavour = It was built to cut wheat and is not particular.
ag-harvest_reaper = Harvest Reaper
ag-leper_gnome = Leper Gnome
ag-leper_gnome-flavour = Do not shake his hand.
ag-pocket_gyroscope = Pocket Gyroscope
ag-burning_imp = Burning Imp
ag-burning_imp-flavour = Give me a page to burn, or I burn you.
ag-imp_ember = Imp Ember
ag-glade_wisp = Glade Wisp
ag-glade_wisp-flavour = Reach for it, and it is somewhere else.
ag-wisp_in_a_jar = Wisp in a Jar
