# World of Warcraft: The Board Game: names of everything in the box; the id of a thing is its name with `bg-`.

# ---- factions, classes, races

bg-horde = Horde
bg-alliance = Alliance
bg-druid = Druid
bg-hunter = Hunter
bg-mage = Mage
bg-paladin = Paladin
bg-priest = Priest
bg-rogue = Rogue
bg-shaman = Shaman
bg-warlock = Warlock
bg-warrior = Warrior
bg-night_elf = Night Elf
bg-tauren = Tauren
bg-human = Human
bg-orc = Orc
bg-troll = Troll
bg-gnome = Gnome
bg-undead = Undead
bg-dwarf = Dwarf

# ---- characters

bg-artumnis_moondream = Artumnis Moondream
bg-meadowfrey = Meadowfrey
bg-burbonn_fang = Burbonn Fang
bg-thundershot = Thundershot
bg-brebo_bigshot = Brebo Bigshot
bg-sofeea_icecall = Sofeea Icecall
bg-brandon_lightstone = Brandon Lightstone
bg-weefla_sorrowfall = Weefla Sorrowfall
bg-wennu_bloodsinger = Wennu Bloodsinger
bg-alissi_quicksting = Alissi Quicksting
bg-dongon_swiftblade = Dongon Swiftblade
bg-zowka_shattertusk = Zowka Shattertusk
bg-sandrai_darkshine = Sandrai Darkshine
bg-leeam_sagewind = Leeam Sagewind
bg-shailara_witherblade = Shailara Witherblade
bg-grumbaz_crowsblood = Grumbaz Crowsblood

# ---- racial abilities

bg-night_elf_race = Shadowmeld
bg-tauren_race = Warstomp
bg-human_race = Weapon Specialization
bg-orc_race = Bloodfury
bg-troll_race = Regeneration
bg-gnome_race = Expansive Mind
bg-undead_race = Cannibalize
bg-dwarf_race = Stoneform

# ---- areas

bg-tirisfal = Tirisfal Glades
bg-silverpine = Silverpine Forest
bg-alterac = Alterac Mountains
bg-hillsbrad = Hillsbrad Foothills
bg-western_plaguelands = Western Plaguelands
bg-hinterlands = The Hinterlands
bg-eastern_plaguelands = Eastern Plaguelands

# ---- regions

bg-agamand_mills = Agamand Mills
bg-garrens_haunt = Garren’s Haunt
bg-scarlet_monastery = Scarlet Monastery
bg-brightwater_lake = Brightwater Lake
bg-venomweb_vale = Venomweb Vale
bg-brill = Brill
bg-stillwater_pond = Stillwater Pond
bg-deathknell = Deathknell
bg-nightmare_vale = Nightmare Vale
bg-tirisfal_outpost = Tirisfal Outpost
bg-balnir_farmstead = Balnir Farmstead
bg-the_undercity = The Undercity
bg-north_tides_hollow = North Tide’s Hollow
bg-shining_strand = Shining Strand
bg-fenris_isle = Fenris Isle
bg-deep_elem_mine = Deep Elem Mine
bg-the_sepulcher = The Sepulcher
bg-olsens_farthing = Olsen’s Farthing
bg-ambermill = Ambermill
bg-pyrewood_village = Pyrewood Village
bg-dalaran_ruins = Dalaran Ruins
bg-corrahns_dagger = Corrahn’s Dagger
bg-ruins_of_alterac = Ruins of Alterac
bg-soferas_naze = Sofera’s Naze
bg-chillwind_point = Chillwind Point
bg-the_uplands = The Uplands
bg-hillsbrad_fields = Hillsbrad Fields
bg-tarren_mill = Tarren Mill
bg-azurelode_mine = Azurelode Mine
bg-southshore = Southshore
bg-durnholde_keep = Durnholde Keep
bg-aerie_valley = Aerie Valley
bg-dun_garok = Dun Garok
bg-purgation_isle = Purgation Isle
bg-the_bulwark = The Bulwark
bg-hearthglen = Hearthglen
bg-dalsons_tears = Dalson’s Tears
bg-the_weeping_cave = The Weeping Cave
bg-gahrrons_withering = Gahrron’s Withering
bg-ruins_of_andorhal = Ruins of Andorhal
bg-sorrow_hill = Sorrow Hill
bg-caer_darrow = Caer Darrow
bg-aerie_peak = Aerie Peak
bg-plaguemist_ravine = Plaguemist Ravine
bg-queldanil_lodge = Quel’Danil Lodge
bg-shadraalor = Shadra’Alor
bg-altar_of_zul = Altar of Zul
bg-skulk_rock = Skulk Rock
bg-seradane = Seradane
bg-shaolwatha = Shaol’watha
bg-jinthaalor = Jintha’Alor
bg-overlook_cliffs = Overlook Cliffs
bg-stratholme = Stratholme
bg-terrordale = Terrordale
bg-northpass_tower = Northpass Tower
bg-plaguewood = Plaguewood
bg-blackwood_lake = Blackwood Lake
bg-eastwall_tower = Eastwall Tower
bg-the_noxious_glade = The Noxious Glade
bg-fungal_vale = Fungal Vale
bg-marris_stead = Marris Stead
bg-crown_guard_tower = Crown Guard Tower
bg-the_infectis_scar = The Infectis Scar
bg-pestilent_scar = Pestilent Scar
bg-darrowshire = Darrowshire
bg-corins_crossing = Corin’s Crossing
bg-tyrs_hand = Tyr’s Hand

# ---- creatures

bg-murloc = Murloc
bg-gnoll = Gnoll
bg-ghoul = Ghoul
bg-scarlet_crusader = Scarlet Crusader
bg-naga = Naga
bg-spider = Spider
bg-worgen = Worgen
bg-wildkin = Wildkin
bg-ogre = Ogre
bg-wraith = Wraith
bg-doom_guard = Doom Guard
bg-drake = Drake
bg-infernal = Infernal

# ---- Overlords and bosses

bg-kazzak = Lord Kazzak
bg-kazzak_4 = Lord Kazzak
bg-kazzak_6 = Lord Kazzak
bg-nefarian = Nefarian
bg-nefarian_4 = Nefarian
bg-nefarian_6 = Nefarian
bg-kelthuzad = Kel’Thuzad
bg-kelthuzad_4 = Kel’Thuzad
bg-kelthuzad_6 = Kel’Thuzad
bg-abomination = The Abomination of Darrowshire
bg-zaeldarr = Zaeldarr the Outcast
bg-old_snake = The Old Snake
bg-spectre = The Vengeful Spectre
bg-daecris = Daecris of the Many
bg-cauldron = Keeper of the Cauldrons

# ---- Events

bg-new_horizons = New Horizons
bg-professions_and_crafts = Professions and Crafts
bg-the_beasts_of_lordaeron = The Beasts of Lordaeron
bg-auction_ring = Auction House: Ring of Agility
bg-auction_boots = Auction House: Boots of Endurance
bg-auction_mount = Auction House: Trusty Mount
bg-auction_hood = Auction House: Hood of Shadow
bg-goblin_zeppelin = Goblin Zeppelin
bg-traveling_merchants = Traveling Merchants
bg-another_path_to_power = Another Path to Power
bg-goblin_merchant = Goblin Merchant
bg-old_hatreds = Old Hatreds
bg-bounty = Bounty
bg-subterfuge = Subterfuge
bg-ears_and_heads_of_the_wild = Ears and Heads of the Wild
bg-cleanse_the_land = Cleanse the Land
bg-foul_plaguewinds = Foul Plaguewinds
bg-the_andorhal_war = The Andorhal War
bg-the_domination_war = The Domination War
bg-the_two_towers_war = The Two Towers War
bg-the_silverpine_war = The Silverpine War
bg-the_hinterlands_war = The Hinterlands War
bg-the_abomination_of_darrowshire = The Abomination of Darrowshire
bg-zaeldarr_the_outcast = Zaeldarr the Outcast
bg-the_old_snake = The Old Snake
bg-a_spectral_revenge = A Spectral Revenge
bg-daecris_of_the_many = Daecris of the Many
bg-scourge_cauldrons = Scourge Cauldrons
bg-light_of_ages = Light of Ages
bg-spread_the_plague = Spread the Plague
bg-soul_taint = Soul Taint
bg-arcane_corruption = Arcane Corruption

# ---- Auction Items and the relic

bg-ring_of_agility = Ring of Agility
bg-boots_of_endurance = Boots of Endurance
bg-trusty_mount = Trusty Mount
bg-hood_of_shadow = Hood of Shadow
bg-light_of_ages_relic = Relic of the Light of Ages

# ---- quests of the Alliance

bg-gnolls_on_the_warpath = Gnolls on the Warpath
bg-dogs_in_the_mill = Dogs in the Mill
bg-island_of_the_muckdwellers = Island of the Muckdwellers
bg-raiders_in_the_ruins = Raiders in the Ruins
bg-red_ruin = Red Ruin
bg-fishy_business = Fishy Business
bg-ghoulish_harvest = Ghoulish Harvest
bg-dark_alliances = Dark Alliances
bg-shades_of_sorrow = Shades of Sorrow
bg-city_by_the_sea = City by the Sea
bg-the_fields_of_war = The Fields of War
bg-lost_treasure = Lost Treasure
bg-murlocs_in_the_mountains = Murlocs in the Mountains
bg-prospects_of_wealth = Prospects of Wealth
bg-crusade_against_the_crusaders = Crusade Against the Crusaders
bg-murlocs_in_the_mines = Murlocs in the Mines
bg-ghost_farm = Ghost Farm
bg-serpents_in_the_lake = Serpents in the Lake
bg-moonrage_mines = Moonrage Mines
bg-shadows_of_the_past = Shadows of the Past
bg-alone_in_the_wild = Alone in the Wild
bg-unexpected_visitors = Unexpected Visitors
bg-the_moon_cursed_village = The Moon-Cursed Village
bg-savage_raiders = Savage Raiders
bg-ogres_in_andorhal = Ogres in Andorhal
bg-blighted_beasts = Blighted Beasts
bg-wildkin_in_the_woods = Wildkin in the Woods
bg-a_danger_from_the_depths = A Danger from the Depths
bg-eyes_in_the_ruins = Eyes in the Ruins
bg-crushing_the_crushridge = Crushing the Crushridge
bg-demon_in_the_depths = Demon in the Depths
bg-murloc_menace = Murloc Menace
bg-crimson_lair = Crimson Lair
bg-howling_at_the_moon = Howling at the Moon
bg-web_of_evil = Web of Evil
bg-darkness_and_flame = Darkness and Flame
bg-the_mouth_of_hell = The Mouth of Hell
bg-unnatural_fury = Unnatural Fury
bg-lair_of_the_wyrm = Lair of the Wyrm
bg-the_haunted_tower = The Haunted Tower

# ---- quests of the Horde

bg-horrors_at_the_gates = Horrors at the Gates
bg-nightmare_zealots = Nightmare Zealots
bg-a_scourge_of_ghouls = A Scourge of Ghouls
bg-a_darkness_in_brightwater = A Darkness in Brightwater
bg-a_howling_in_haunted_places = A Howling in Haunted Places
bg-terror_in_the_fields = Terror in the Fields
bg-danger_in_stillwater = Danger in Stillwater
bg-legacy_of_evil = Legacy of Evil
bg-shadows_of_war = Shadows of War
bg-evil_brew = Evil Brew
bg-a_hunger_in_the_vale = A Hunger in the Vale
bg-wolves_in_the_fold = Wolves in the Fold
bg-devils_from_the_deep = Devils from the Deep
bg-the_sunken_shrine = The Sunken Shrine
bg-shades_of_darkness = Shades of Darkness
bg-hinterlands_outrunners = Hinterlands Outrunners
bg-unwelcome_visitors = Unwelcome Visitors
bg-red_vengeance = Red Vengeance
bg-belly_of_the_beast = Belly of the Beast
bg-dark_hills_dark_hearts = Dark Hills, Dark Hearts
bg-dealing_with_goblins = Dealing with Goblins
bg-ghosts_in_the_ruins = Ghosts in the Ruins
bg-into_the_scarlet_monastery = Into the Scarlet Monastery
bg-monsters_on_the_march = Monsters on the March
bg-ogres_in_the_uplands = Ogres in the Uplands
bg-rumbling_on_the_river = Rumbling on the River
bg-flayers_in_the_vale = Flayers in the Vale
bg-a_battle_in_the_wild = A Battle in the Wild
bg-ghouls_in_the_graveyard = Ghouls in the Graveyard
bg-skulking_wildkin = Skulking Wildkin
bg-tower_infernal = Tower Infernal
bg-shattered_mill = Shattered Mill
bg-poison_for_the_poisoners = Poison for the Poisoners
bg-cold_scales = Cold Scales
bg-the_hunger_of_death = The Hunger of Death
bg-curse_of_savagery = Curse of Savagery
bg-murlocs_in_the_ruins = Murlocs in the Ruins
bg-in_service_to_demons = In Service to Demons
bg-the_ogres_of_durnholde = The Ogres of Durnholde
bg-brutes_in_the_barrows = Brutes in the Barrows

# ---- items: triangle

bg-trogg_club = Trogg Club
bg-minor_agility_potion = Minor Agility Potion
bg-bent_staff = Bent Staff
bg-gnarled_staff = Gnarled Staff
bg-laminated_recurve_bow = Laminated Recurve Bow
bg-neophytes_robe = Neophyte’s Robe
bg-ley_staff = Ley Staff
bg-soldiers_armor = Soldier’s Armor
bg-cobalt_buckler = Cobalt Buckler
bg-iridescent_hammer = Iridescent Hammer
bg-scroll_of_lesser_spirit = Scroll of Lesser Spirit
bg-skycaller = Skycaller
bg-archers_buckler = Archer’s Buckler
bg-scimitar = Scimitar
bg-dull_blade = Dull Blade
bg-bastard_sword = Bastard Sword
bg-robe_of_apprenticeship = Robe of Apprenticeship
bg-rakzur_club = Rakzur Club
bg-shadow_wand = Shadow Wand
bg-fine_longbow = Fine Longbow
bg-minor_mana_potion = Minor Mana Potion
bg-cadet_vest = Cadet Vest
bg-crocolisk_steak = Crocolisk Steak
bg-cured_leather_armor = Cured Leather Armor
bg-minor_healing_potion = Minor Healing Potion
bg-footman_tunic = Footman Tunic
bg-scroll_of_lesser_strength = Scroll of Lesser Strength

# ---- items: square

bg-bone_studded_leather = Bone-Studded Leather
bg-scroll_of_great_strength = Scroll of Great Strength
bg-witch_doctors_cane = Witch Doctor’s Cane
bg-skullsplitting_crossbow = Skullsplitting Crossbow
bg-ravenwood_bow = Ravenwood Bow
bg-solid_iron_maul = Solid Iron Maul
bg-greater_mana_potion = Greater Mana Potion
bg-firestarter = Firestarter
bg-wand_of_eventide = Wand of Eventide
bg-dustfall_robes = Dustfall Robes
bg-lesser_mana_potion = Lesser Mana Potion
bg-scroll_of_great_spirit = Scroll of Great Spirit
bg-enchanted_gold_bloodrobe = Enchanted Gold Bloodrobe
bg-darkwater_talwar = Darkwater Talwar
bg-advisors_gnarled_staff = Advisor’s Gnarled Staff
bg-lesser_healing_potion = Lesser Healing Potion
bg-lesser_agility_potion = Lesser Agility Potion
bg-skullance_shield = Skullance Shield
bg-greater_healing_potion = Greater Healing Potion
bg-greater_agility_potion = Greater Agility Potion
bg-battlesmasher_of_the_bear = Battlesmasher of the Bear
bg-decapitating_sword = Decapitating Sword
bg-glyphed_helm = Glyphed Helm
bg-tortoise_armor = Tortoise Armor

# ---- items: circle

bg-hameyas_slayer = Hameya’s Slayer
bg-deathchill_armor = Deathchill Armor
bg-bone_of_the_infernal = Bone of the Infernal
bg-taran_smasher = Taran Smasher
bg-crackling_staff = Crackling Staff
bg-screeching_bow = Screeching Bow
bg-spire_of_hakkar = Spire of Hakkar
bg-dragonscale_armor = Dragonscale Armor
bg-earthen_rod = Earthen Rod
bg-opulent_tunic_of_the_whale = Opulent Tunic of the Whale
bg-royal_highmark_vestments = Royal Highmark Vestments
bg-flamestrider_robes = Flamestrider Robes
bg-cadaverous_armor = Cadaverous Armor
bg-deathblow = Deathblow
bg-gorewood_bow = Gorewood Bow
bg-war_maul = War Maul

# ---- special items

bg-biznicks_accurascope = Biznick’s Accurascope
bg-robes_of_the_west = Robes of the West
bg-icicle_rod = Icicle Rod
bg-quelserrar = Quel’Serrar
bg-pyric_caduceus = Pyric Caduceus
bg-shadowforge_bushmaster = Shadowforge Bushmaster
bg-bad_mojo_mask = Bad Mojo Mask
bg-robe_of_power = Robe of Power
bg-archeus = Archeus
bg-bloodrazor = Bloodrazor
bg-scroll_of_the_whale = Scroll of the Whale
bg-thorium_helm = Thorium Helm
bg-lunar_wand_of_arcane_wrath = Lunar Wand of Arcane Wrath
bg-cannonball_runner = Cannonball Runner
bg-fist_of_the_peoples_militia = Fist of the People’s Militia
bg-crest_of_retribution = Crest of Retribution
bg-fist_of_stone = Fist of Stone
bg-felstone_good_luck_charm = Felstone Good Luck Charm
bg-ironfoe = Ironfoe
bg-ankh_of_life = Ankh of Life
bg-lorekeepers_ring = Lorekeeper’s Ring
bg-electrocutioner_leg = Electrocutioner Leg
bg-amulet_of_protection = Amulet of Protection
bg-cowl_of_heroes = Cowl of Heroes
bg-outriders_bow = Outrider’s Bow
bg-jade_breastplate_of_power = Jade Breastplate of Power
bg-head_of_grimhal_duuc = Head of Grim’hal Duuc
bg-feathered_breastplate = Feathered Breastplate

# ---- Druid

bg-wrath = Wrath
bg-darkwood_staff = Darkwood Staff
bg-camouflaged_cloak = Camouflaged Cloak
bg-bear_form = Bear Form
bg-mark_of_the_wild = Mark of the Wild
bg-rejuvenation = Rejuvenation
bg-cat_form = Cat Form
bg-moonfire = Moonfire
bg-entangling_roots = Entangling Roots
bg-thorns = Thorns
bg-healing_touch = Healing Touch
bg-barkskin = Barkskin
bg-ferocious_bite = Ferocious Bite
bg-starfire = Starfire
bg-tranquility = Tranquility
bg-ferocity = Ferocity
bg-moonfury = Moonfury
bg-omen_of_clarity = Omen of Clarity
bg-natures_grasp = Nature’s Grasp
bg-natures_grace = Nature’s Grace
bg-improved_rejuvenation = Improved Rejuvenation
bg-hurricane = Hurricane
bg-thick_hide = Thick Hide
bg-weapon_balance = Weapon Balance
bg-strength_of_the_wild = Strength of the Wild
bg-vengeance_druid = Vengeance (Druid)
bg-innervate = Innervate

# ---- Hunter

bg-old_blunderbuss = Old Blunderbuss
bg-hunters_blade = Hunter’s Blade
bg-huntsmans_cape = Huntsman’s Cape
bg-scorpid_sting = Scorpid Sting
bg-aspect_of_the_monkey = Aspect of the Monkey
bg-hunters_mark = Hunter’s Mark
bg-wing_clip = Wing Clip
bg-bear = Bear
bg-serpents_sting = Serpent’s Sting
bg-aspect_of_the_hawk = Aspect of the Hawk
bg-mend_pet = Mend Pet
bg-multi_shot = Multi-Shot
bg-aspect_of_the_cheetah = Aspect of the Cheetah
bg-white_tiger = White Tiger
bg-immolation_trap = Immolation Trap
bg-lightning_reflexes = Lightning Reflexes
bg-efficiency = Efficiency
bg-precision = Precision
bg-improved_hunters_mark = Improved Hunter’s Mark
bg-improved_sting = Improved Sting
bg-lethal_shots = Lethal Shots
bg-mortal_shots = Mortal Shots
bg-growl = Growl
bg-aimed_shot = Aimed Shot
bg-lacerate = Lacerate
bg-frenzy = Frenzy
bg-trueshot = Trueshot

# ---- Mage

bg-dire_wand = Dire Wand
bg-moonstone_wand = Moonstone Wand
bg-crooked_staff = Crooked Staff
bg-crimson_robe = Crimson Robe
bg-magesmith_robe = Magesmith Robe
bg-arcane_intellect = Arcane Intellect
bg-fireball = Fireball
bg-frostbolt = Frostbolt
bg-fire_blast = Fire Blast
bg-polymorph = Polymorph
bg-arcane_missiles = Arcane Missiles
bg-mana_shield = Mana Shield
bg-dispel = Dispel
bg-teleport = Teleport
bg-cone_of_cold = Cone of Cold
bg-portal = Portal
bg-arcane_explosion = Arcane Explosion
bg-arcane_focus = Arcane Focus
bg-winters_chill = Winter’s Chill
bg-arcane_meditation = Arcane Meditation
bg-piercing_ice = Piercing Ice
bg-ice_block = Ice Block
bg-impact = Impact
bg-arcane_mind = Arcane Mind
bg-shatter = Shatter
bg-combustion = Combustion
bg-ice_barrier = Ice Barrier
bg-arcane_power = Arcane Power
bg-incinerate = Incinerate

# ---- Paladin

bg-judgement = Judgement
bg-forsaken_maul = Forsaken Maul
bg-rusty_chainmail = Rusty Chainmail
bg-seal_of_righteousness = Seal of Righteousness
bg-devotion_aura = Devotion Aura
bg-blessing_of_might = Blessing of Might
bg-holy_light = Holy Light
bg-lay_on_hands = Lay on Hands
bg-hammer_of_justice = Hammer of Justice
bg-blessing_of_freedom = Blessing of Freedom
bg-seal_of_justice = Seal of Justice
bg-concentration_aura = Concentration Aura
bg-seal_of_command = Seal of Command
bg-blessing_of_protection = Blessing of Protection
bg-consecration = Consecration
bg-improved_devotion = Improved Devotion
bg-improved_righteousness = Improved Righteousness
bg-mace_specialization = Mace Specialization
bg-improved_might = Improved Might
bg-holy_shield = Holy Shield
bg-reckoning = Reckoning
bg-vengeance_paladin = Vengeance (Paladin)
bg-benediction = Benediction
bg-improved_holy_light = Improved Holy Light
bg-holy_shock = Holy Shock
bg-conviction = Conviction
bg-blessing_of_kings = Blessing of Kings

# ---- Priest

bg-spellcrafter_wand = Spellcrafter Wand
bg-heavy_mace = Heavy Mace
bg-frayed_robe = Frayed Robe
bg-apprentice_robe = Apprentice Robe
bg-shadow_word_pain = Shadow Word: Pain
bg-power_word_fortitude = Power Word: Fortitude
bg-lesser_heal = Lesser Heal
bg-power_word_shield = Power Word: Shield
bg-greater_heal = Greater Heal
bg-shadowguard = Shadowguard
bg-holy_fire = Holy Fire
bg-smite = Smite
bg-mind_control = Mind Control
bg-resurrection = Resurrection
bg-prayer_of_healing = Prayer of Healing
bg-starshards = Starshards
bg-holy_specialization = Holy Specialization
bg-improved_pain = Improved Pain
bg-improved_healing = Improved Healing
bg-mental_strength = Mental Strength
bg-inner_focus = Inner Focus
bg-meditation = Meditation
bg-holy_nova = Holy Nova
bg-improved_smite = Improved Smite
bg-darkness = Darkness
bg-shadowform = Shadowform
bg-mental_agility = Mental Agility
bg-divine_spirit = Divine Spirit

# ---- Rogue

bg-ashwood_bow = Ashwood Bow
bg-cursed_felblade = Cursed Felblade
bg-assassins_blade = Assassin’s Blade
bg-worn_leather_vest = Worn Leather Vest
bg-stealth = Stealth
bg-eviscerate = Eviscerate
bg-sinister_strike = Sinister Strike
bg-ambush = Ambush
bg-backstab = Backstab
bg-evasion = Evasion
bg-dual_wield = Dual Wield
bg-cheap_shot = Cheap Shot
bg-vanish = Vanish
bg-rupture = Rupture
bg-deadly_poison = Deadly Poison
bg-slice_and_dice = Slice and Dice
bg-improved_backstab = Improved Backstab
bg-improved_sinister_strike = Improved Sinister Strike
bg-relentless_strikes = Relentless Strikes
bg-opportunity = Opportunity
bg-improved_dual_wield = Improved Dual Wield
bg-improved_ambush = Improved Ambush
bg-ruthlessness = Ruthlessness
bg-cold_blood = Cold Blood
bg-preparation = Preparation
bg-adrenaline_rush = Adrenaline Rush
bg-seal_fate = Seal Fate
bg-premeditation = Premeditation

# ---- Shaman

bg-lightning_bolt = Lightning Bolt
bg-rough_staff = Rough Staff
bg-primal_wraps = Primal Wraps
bg-rockbiter_weapon = Rockbiter Weapon
bg-lightning_shield = Lightning Shield
bg-healing_wave = Healing Wave
bg-earth_shock = Earth Shock
bg-stoneskin_totem = Stoneskin Totem
bg-reincarnation = Reincarnation
bg-windfury_weapon = Windfury Weapon
bg-ghost_wolf = Ghost Wolf
bg-chain_lightning = Chain Lightning
bg-frost_shock = Frost Shock
bg-purge = Purge
bg-strength_of_earth_totem = Strength of Earth Totem
bg-elemental_focus = Elemental Focus
bg-improved_healing_wave = Improved Healing Wave
bg-improved_rockbiter = Improved Rockbiter
bg-call_of_thunder = Call of Thunder
bg-thundering_strikes = Thundering Strikes
bg-parry = Parry
bg-stormstrike = Stormstrike
bg-improved_windfury = Improved Windfury
bg-natures_swiftness = Nature’s Swiftness
bg-elemental_fury = Elemental Fury
bg-elemental_mastery = Elemental Mastery
bg-mana_tide_totem = Mana Tide Totem

# ---- Warlock

bg-gravestone_scepter = Gravestone Scepter
bg-worn_staff = Worn Staff
bg-moldy_robes = Moldy Robes
bg-azure_silk_hood = Azure Silk Hood
bg-immolate = Immolate
bg-shadow_bolt = Shadow Bolt
bg-demon_armor = Demon Armor
bg-corruption = Corruption
bg-imp = Imp
bg-curse_of_recklessness = Curse of Recklessness
bg-voidwalker = Voidwalker
bg-curse_of_agony = Curse of Agony
bg-curse_of_exhaustion = Curse of Exhaustion
bg-succubus = Succubus
bg-ritual_of_summoning = Ritual of Summoning
bg-deathcoil = Deathcoil
bg-improved_shadow_bolt = Improved Shadow Bolt
bg-demonic_embrace = Demonic Embrace
bg-conflagrate = Conflagrate
bg-fel_stamina = Fel Stamina
bg-improved_immolate = Improved Immolate
bg-shadowburn = Shadowburn
bg-siphon_life = Siphon Life
bg-sacrifice = Sacrifice
bg-soothing_kiss = Soothing Kiss
bg-unholy_power = Unholy Power
bg-holocaust = Holocaust
bg-nightfall = Nightfall

# ---- Warrior

bg-battle_stance = Battle Stance
bg-charge = Charge
bg-rusty_sword = Rusty Sword
bg-slarkskin = Slarkskin
bg-rend = Rend
bg-heroic_strike = Heroic Strike
bg-battle_shout = Battle Shout
bg-thunder_clap = Thunder Clap
bg-intercept = Intercept
bg-defensive_stance = Defensive Stance
bg-bloodrage = Bloodrage
bg-shield_wall = Shield Wall
bg-revenge = Revenge
bg-cleave = Cleave
bg-berserker_stance = Berserker Stance
bg-execute = Execute
bg-improved_heroic_strike = Improved Heroic Strike
bg-anger_management = Anger Management
bg-cruelty = Cruelty
bg-piercing_howl = Piercing Howl
bg-unbridled_wrath = Unbridled Wrath
bg-improved_battleshout = Improved Battleshout
bg-dual_wield_specialization = Dual Wield Specialization
bg-enrage = Enrage
bg-impale = Impale
bg-mortal_strike = Mortal Strike
bg-shield_discipline = Shield Discipline
bg-blood_thirst = Blood Thirst
