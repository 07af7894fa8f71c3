# World of Warcraft: The Adventure Game: names and flavour of the green challenge deck; `ag-` and the id of the card.

# ---- engineers and wizards

ag-goblin_engineer = Goblin Engineer
ag-goblin_engineer-flavour = It works nine times out of ten. He has counted to nine.
ag-high_tech_supergun = High-tech Supergun
ag-venture_co_shredder = Venture Co. Shredder
ag-venture_co_shredder-flavour = It was made for trees, but swords also fit.
ag-goblin_jumper_cables = Goblin Jumper Cables
ag-dark_iron_saboteur = Dark Iron Saboteur
ag-dark_iron_saboteur-flavour = If he smiles while running away, run too.
ag-seaforium_charge = Seaforium Charge
ag-dalaran_wizard = Dalaran Wizard
ag-dalaran_wizard-flavour = Near him every spell weighs twice as much.
ag-runed_robe = Runed Robe
ag-arcane_remnant = Arcane Remnant
ag-arcane_remnant-flavour = A hunger that somebody forgot to dismiss.
ag-mana_gem = Mana Gem
ag-twilight_acolyte = Twilight Acolyte
ag-twilight_acolyte-flavour = A drop for the masters, or the whole cup.
ag-acolytes_hood = Acolyte’s Hood

# ---- soldiers and outlaws

ag-scarlet_scout = Scarlet Scout
ag-scarlet_scout-flavour = Touch that bottle and it breaks.
ag-scarlet_recurve = Scarlet Recurve
ag-blackrock_outrunner = Blackrock Outrunner
ag-blackrock_outrunner-flavour = She is already behind you.
ag-blackrock_cleaver = Blackrock Cleaver
ag-dragonmaw_raider = Dragonmaw Raider
ag-dragonmaw_raider-flavour = He takes no road that he has not burned.
ag-dragonmaw_ringmail = Dragonmaw Ringmail
ag-syndicate_assassin = Syndicate Assassin
ag-syndicate_assassin-flavour = Your smith is good. She knows him, too.
ag-assassins_kris = Assassin’s Kris
ag-defias_night_blade = Defias Night Blade
ag-defias_night_blade-flavour = There, and not there, and there.
ag-night_blades_cowl = Night Blade’s Cowl
ag-bloodsail_swashbuckler = Bloodsail Swashbuckler
ag-bloodsail_swashbuckler-flavour = Every scratch is a coin in his pocket.
ag-bloodsail_cutlass = Bloodsail Cutlass

# ---- tribes

ag-mosshide_mongrel = Mosshide Mongrel
ag-mosshide_mongrel-flavour = Hunger makes it clumsy, or terrible.
ag-fences_ledger = Fence’s Ledger
ag-bluegill_oracle = Bluegill Oracle
ag-bluegill_oracle-flavour = It has seen how this ends: wet.
ag-tidecallers_staff = Tidecaller’s Staff
ag-crushridge_ogre = Crushridge Ogre
ag-crushridge_ogre-flavour = The left head wants to sleep. Hope that it wins.
ag-ogre_stone_maul = Ogre Stone Maul
ag-witherbark_hexer = Witherbark Hexer
ag-witherbark_hexer-flavour = Your trinkets listen to him now.
ag-voodoo_doll = Voodoo Doll
ag-bloodscalp_headhunter = Bloodscalp Headhunter
ag-bloodscalp_headhunter-flavour = The first spear was only for the distance.
ag-headhunters_spear = Headhunter’s Spear
ag-stonevault_basher = Stonevault Basher
ag-stonevault_basher-flavour = Shiny! Shiny comes off.
ag-bashers_buckler = Basher’s Buckler

# ---- beasts and dragons

ag-crystal_spider = Crystal Spider
ag-crystal_spider-flavour = You see it only when the sun is low.
ag-spider_silk_boots = Spider Silk Boots
ag-leech_widow = Leech Widow
ag-leech_widow-flavour = Her threads drink first, then she does.
ag-throwing_net = Throwing Net
ag-hinterlands_owlbeast = Hinterlands Owlbeast
ag-hinterlands_owlbeast-flavour = Admire it from afar.
ag-owl_feather_hood = Owl Feather Hood
ag-stranglethorn_tiger = Stranglethorn Tiger
ag-stranglethorn_tiger-flavour = It never troubles a crowd.
ag-tiger_hide_tunic = Tiger-Hide Tunic
ag-jungle_raptor = Jungle Raptor
ag-jungle_raptor-flavour = When it crouches, it is already too late.
ag-raptor_claw_charm = Raptor Claw Charm
ag-wetlands_crocolisk = Wetlands Crocolisk
ag-wetlands_crocolisk-flavour = The log in the river has closed its mouth again.
ag-crocolisk_scale_coat = Crocolisk-Scale Coat
ag-ironjaw_basilisk = Ironjaw Basilisk
ag-ironjaw_basilisk-flavour = Its garden is full of surprised statues.
ag-basilisk_eye_wand = Basilisk-Eye Wand
ag-redridge_whelp = Redridge Whelp
ag-redridge_whelp-flavour = Small wings, short temper, long flame.
ag-smoldering_heart = Smoldering Heart

# ---- the dead, demons and elements

ag-nightbane_weaver = Nightbane Weaver
ag-nightbane_weaver-flavour = She weaves shadows as others weave wool.
ag-nightbane_crook = Nightbane Crook
ag-plague_spreader = Plague Spreader
ag-plague_spreader-flavour = Any scratch will do.
ag-plague_doctors_mask = Plague Doctor’s Mask
ag-fallen_knight_of_lordaeron = Fallen Knight of Lordaeron
ag-fallen_knight_of_lordaeron-flavour = He asks for the password of a dead king.
ag-pale_knights_plate = Pale Knight’s Plate
ag-rogue_voidwalker = Rogue Voidwalker
ag-rogue_voidwalker-flavour = The more you know, the more it likes you.
ag-voidwalkers_bracers = Voidwalker’s Bracers
ag-bog_beast = Bog Beast
ag-bog_beast-flavour = In the mud nobody has the better footing.
ag-iron_axe = Iron Axe
ag-rock_elemental = Rock Elemental
ag-rock_elemental-flavour = Wait for the crack, then strike.
ag-core_of_earth = Core of Earth
