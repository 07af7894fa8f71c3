# World of Warcraft: The Adventure Game: names of events, of what is on their other face, and a line of flavour for each.

# ---- grey

ag-market_day = Market Day
ag-market_day-flavour = Stalls, songs, and scrolls at half price.
ag-last_bargains = Last Bargains
ag-last_bargains-flavour = Everything must go before the carts do.
ag-winter_storm = Winter Storm
ag-winter_storm-flavour = Nobody goes far. Everybody sits by the fire and thinks.
ag-the_thaw = The Thaw
ag-the_thaw-flavour = The snow goes, and leaves what it was hiding.
ag-old_hatreds = Old Hatreds
ag-old_hatreds-flavour = Somebody at the inn has said the wrong word.
ag-marked_for_revenge = Marked for Revenge
ag-marked_for_revenge-flavour = The winner drinks alone, facing the door.
ag-shipwreck = Shipwreck
ag-shipwreck-flavour = The tide gives back what it does not like.
ag-salvaged_compass = Salvaged Compass
ag-wanted_hogger = Wanted: Hogger
ag-wanted_hogger-flavour = The reward is good. Ask the last four who tried.
ag-hogger = Hogger
ag-apothecary_trial = Apothecary’s Trial
ag-apothecary_trial-flavour = Drink this and tell me what you see.
ag-apothecarys_last_flask = Apothecary’s Last Flask
ag-campfire_tale = Campfire Tale
ag-campfire_tale-flavour = Tonight there is room for everyone.
ag-buried_treasure = Buried Treasure
ag-buried_treasure-flavour = The old man’s tale was true. Even the part about the tree.
ag-price_on_your_head = A Price on Your Head
ag-price_on_your_head-flavour = The picture on the poster is quite a good likeness.
ag-hunted_no_more = Hunted No More
ag-hunted_no_more-flavour = You know their faces now. They still know only the poster.

# ---- green

ag-blood_moon = Blood Moon
ag-blood_moon-flavour = Tonight even the gentle sharpen their knives.
ag-pale_dawn = Pale Dawn
ag-pale_dawn-flavour = Enough. Wash your hands, and sit down.
ag-closed_skies = Closed Skies
ag-closed_skies-flavour = The gryphons refuse to fly. The roads are full.
ag-open_skies = Open Skies
ag-open_skies-flavour = Feed them once, and they come when you whistle.
ag-tax_season = Tax Season
ag-tax_season-flavour = What have you in the bag? Open it, please.
ag-fleeing_tax_collector = Fleeing Tax Collector
ag-stitches_walks = Stitches Walks
ag-stitches_walks-flavour = Ring the bell. Ring it again. Run.
ag-stitches = Stitches
ag-fighting_pit = Fighting Pit
ag-fighting_pit-flavour = Blood on the sand, gold on the table.
ag-champion_of_the_pit = Champion of the Pit
ag-gryphon_nest = Gryphon Nest
ag-gryphon_nest-flavour = Bring a gift, or bring bandages.
ag-gryphon_egg = Gryphon Egg
ag-bounty_posted = Bounty Posted
ag-bounty_posted-flavour = Somebody has paid for you in advance.
ag-bounty_hunter = Bounty Hunter
ag-loa_bargain = A Bargain with the Loa
ag-loa_bargain-flavour = Strength today. The bill comes at dawn.
ag-favour_of_the_loa = Favour of the Loa
ag-favour_of_the_loa-flavour = Three gifts of blood. They owe you one.

# ---- yellow

ag-plague_wind = Plague Wind
ag-plague_wind-flavour = Close the shutters, and pray that it blows east.
ag-clean_wind = Clean Wind
ag-clean_wind-flavour = For the first time in years the laundry hangs outside.
ag-ley_tide = Ley Tide
ag-ley_tide-flavour = Feed it a page, and your blade hums.
ag-ley_drought = Ley Drought
ag-ley_drought-flavour = Everybody took a little. Nothing is left.
ag-dawn_crusade = Crusade of the Dawn
ag-dawn_crusade-flavour = Every banner is welcome, as long as it marches north.
ag-blessing_of_the_dawn = Blessing of the Dawn
ag-blessing_of_the_dawn-flavour = They ask only one thing: were you there?
ag-skeleton_key = The Skeleton Key
ag-skeleton_key-flavour = The door asks a question. Most people walk away.
ag-darkmaster_gandling = Darkmaster Gandling
ag-darkmaster_gandling-flavour = Late again? Out, and stay out until the bell.
ag-atalai_awakening = The Atal’ai Awakening
ag-atalai_awakening-flavour = Below the swamp they are singing to something that listens.
ag-avatar_of_hakkar = Avatar of Hakkar
ag-avatar_of_hakkar-flavour = Half a god, and twice as hungry as a whole one.
ag-gurubashi_chest = The Gurubashi Chest
ag-gurubashi_chest-flavour = One chest, one arena, and everybody has heard the horn.
ag-arena_champions_mark = Arena Champion’s Mark
ag-black_market = The Black Market
ag-black_market-flavour = No names, no questions, no returns after midnight.
ag-syndicate_fence = Syndicate Fence
ag-portal_storm = Portal Storm
ag-portal_storm-flavour = Wherever you wake up, somebody else chose the place.
ag-steady_portal = A Steady Portal
ag-steady_portal-flavour = Hold it open. No, with both hands.

# ---- red

ag-scourge_invasion = Scourge Invasion
ag-scourge_invasion-flavour = The necropolis casts its shadow, and the shadow walks.
ag-lich_of_the_necropolis = Lich of the Necropolis
ag-lich_of_the_necropolis-flavour = You have killed one of its favourites. It has come to see who.
ag-embers_of_war = Embers of War
ag-embers_of_war-flavour = The peace was old. It burns well.
ag-bitter_truce = Bitter Truce
ag-bitter_truce-flavour = Swords on the table, and nobody sits down.
ag-siege_of_the_cities = Siege of the Cities
ag-siege_of_the_cities-flavour = The gates are shut until somebody does something worth singing.
ag-grateful_cities = Grateful Cities
ag-grateful_cities-flavour = Come in, come in! The first round is free.
ag-shadow_over_lights_hope = Shadow over Light’s Hope
ag-shadow_over_lights_hope-flavour = The bells freeze in the middle of their stroke.
ag-frost_wyrm = Frost Wyrm
ag-frost_wyrm-flavour = It died of cold once, and kept the cold.
ag-dark_portal_stirs = The Dark Portal Stirs
ag-dark_portal_stirs-flavour = The stone hums, and the guards stop joking.
ag-portal_shard = Portal Shard
ag-fallen_star = Fallen Star
ag-fallen_star-flavour = Some stars bring luck. Some stars stand up.
ag-fallen_infernal = Fallen Infernal
ag-fallen_infernal-flavour = The crater is still warm, and so is its temper.
ag-call_of_the_champions = Call of the Champions
ag-call_of_the_champions-flavour = Kings remember the humble on the day they need them.
ag-champion_of_azeroth = Champion of Azeroth
ag-champion_of_azeroth-flavour = Twice you kept your word. They only asked once.
ag-corrupted_blood = Corrupted Blood
ag-corrupted_blood-flavour = Do not stand near me. No, not there either.
ag-blood_of_the_survivor = Blood of the Survivor
ag-blood_of_the_survivor-flavour = The fever is gone, and nothing worse can happen today.
