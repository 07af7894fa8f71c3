# World of Warcraft: The Adventure Game: names of regions, spaces and the encounters printed on the board.

# ---- regions

ag-tirisfal_glades = Tirisfal Glades
ag-silverpine = Silverpine Forest
ag-western_plaguelands = Western Plaguelands
ag-eastern_plaguelands = Eastern Plaguelands
ag-alterac = Alterac Mountains
ag-hillsbrad = Hillsbrad Foothills
ag-hinterlands = The Hinterlands
ag-arathi = Arathi Highlands
ag-wetlands = Wetlands
ag-dun_morogh = Dun Morogh
ag-loch_modan = Loch Modan
ag-badlands = Badlands
ag-searing_gorge = Searing Gorge
ag-burning_steppes = Burning Steppes
ag-elwynn = Elwynn Forest
ag-westfall = Westfall
ag-redridge = Redridge Mountains
ag-duskwood = Duskwood
ag-swamp_of_sorrows = Swamp of Sorrows
ag-blasted_lands = Blasted Lands
ag-stranglethorn = Stranglethorn Vale

# ---- cities

ag-undercity = Undercity
ag-ironforge = Ironforge
ag-stormwind_city = Stormwind City

# ---- key locations

ag-brill = Brill
ag-the_bulwark = The Bulwark
ag-the_sepulcher = The Sepulcher
ag-hearthglen = Hearthglen
ag-andorhal = Andorhal
ag-caer_darrow = Caer Darrow
ag-lights_hope_chapel = Light’s Hope Chapel
ag-tarren_mill = Tarren Mill
ag-southshore = Southshore
ag-aerie_peak = Aerie Peak
ag-refuge_pointe = Refuge Pointe
ag-hammerfall = Hammerfall
ag-menethil_harbor = Menethil Harbor
ag-kharanos = Kharanos
ag-thelsamar = Thelsamar
ag-kargath = Kargath
ag-thorium_point = Thorium Point
ag-morgans_vigil = Morgan’s Vigil
ag-goldshire = Goldshire
ag-sentinel_hill = Sentinel Hill
ag-lakeshire = Lakeshire
ag-darkshire = Darkshire
ag-stonard = Stonard
ag-nethergarde = Nethergarde Keep
ag-nesingwary_camp = Nesingwary’s Camp
ag-gromgol = Grom’gol

# ---- normal spaces: nothing is printed on them, so their names only say where they lie

ag-tirisfal_glades_1 = Tirisfal: West Shore
ag-tirisfal_glades_2 = Tirisfal: North Coast
ag-silverpine_1 = Silverpine: Upper Woods
ag-silverpine_2 = Silverpine: Lower Woods
ag-western_plaguelands_1 = Plaguelands: Fallow Fields
ag-western_plaguelands_2 = Plaguelands: Dead Orchard
ag-eastern_plaguelands_1 = Plaguelands: Broken Road
ag-eastern_plaguelands_2 = Plaguelands: Fungal Wood
ag-eastern_plaguelands_3 = Plaguelands: Ashen Shore
ag-alterac_1 = Alterac: Snow Pass
ag-alterac_2 = Alterac: Ogre Trail
ag-hillsbrad_1 = Hillsbrad: Crossroads
ag-hillsbrad_2 = Hillsbrad: Fishing Coast
ag-hinterlands_1 = Hinterlands: Pine Ridge
ag-hinterlands_2 = Hinterlands: Cliff Path
ag-arathi_1 = Arathi: Grasslands
ag-arathi_2 = Arathi: Great Bridge
ag-wetlands_1 = Wetlands: Causeway
ag-wetlands_2 = Wetlands: Old Dig
ag-wetlands_3 = Wetlands: Dragon Gate
ag-dun_morogh_1 = Dun Morogh: Snowfields
ag-dun_morogh_2 = Dun Morogh: Deep Tunnel
ag-loch_modan_1 = Loch Modan: Great Dam
ag-badlands_1 = Badlands: Dust Flats
ag-searing_gorge_1 = Searing Gorge: Slag Pits
ag-burning_steppes_1 = Burning Steppes: Ash Plain
ag-burning_steppes_2 = Burning Steppes: Drake Nests
ag-elwynn_1 = Elwynn: Farmland
ag-redridge_1 = Redridge: Stone Canyon
ag-duskwood_1 = Duskwood: Dark Road
ag-swamp_of_sorrows_1 = Swamp of Sorrows: Mire
ag-blasted_lands_1 = Blasted Lands: Red Waste
ag-stranglethorn_1 = Stranglethorn: Jungle Edge
ag-stranglethorn_2 = Stranglethorn: Deep Jungle

# ---- game board encounters

ag-shadowfang_keep = Shadowfang Keep
ag-archmage_arugal = Archmage Arugal
ag-archmage_arugal-flavour = He called the wolves himself, and calls them sons.
ag-gnomeregan = Gnomeregan
ag-mekgineer_thermaplugg = Mekgineer Thermaplugg
ag-mekgineer_thermaplugg-flavour = The machine is quite safe, apart from the six bombs.
ag-the_deadmines = The Deadmines
ag-edwin_vancleef = Edwin VanCleef
ag-edwin_vancleef-flavour = Stormwind never paid him. He collects in person.
ag-scarlet_monastery = Scarlet Monastery
ag-scarlet_commander = Scarlet Commander Mograine
ag-scarlet_commander-flavour = Strike him down quickly, before she hears it.
ag-uldaman = Uldaman
ag-archaedas = Archaedas
ag-archaedas-flavour = Who dares, he asks, and the walls step forward.
ag-stratholme = Stratholme
ag-baron_rivendare = Baron Rivendare
ag-baron_rivendare-flavour = The city burns, and the baron receives guests.
ag-jinthaalor = Jintha’Alor
ag-vile_priestess_hexx = Vile Priestess Hexx
ag-vile_priestess_hexx-flavour = She needs a sacrifice. You have climbed all the steps.
ag-karazhan = Karazhan
ag-the_curator = The Curator
ag-the_curator-flavour = Please do not touch the exhibits. Any of them.
ag-sunken_temple = The Sunken Temple
ag-shade_of_eranikus = Shade of Eranikus
ag-shade_of_eranikus-flavour = A green dragon dreamed too long of the wrong things.
ag-booty_bay = Booty Bay

# ---- overlords

ag-nefarian = Nefarian
ag-nefarian_overlord = Nefarian, Lord of Blackrock
ag-nefarian_overlord-flavour = All heroes burn alike. He has kept notes.
ag-hakkar = Hakkar
ag-hakkar_overlord = Hakkar the Soulflayer
ag-hakkar_overlord-flavour = The god of blood drinks, and chokes on the sick.
ag-kelthuzad = Kel’Thuzad
ag-kelthuzad_overlord = Kel’Thuzad, Lich of Naxxramas
ag-kelthuzad_overlord-flavour = Pray for mercy, he says, and laughs at the word.
