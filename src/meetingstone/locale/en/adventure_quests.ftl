# World of Warcraft: The Adventure Game: names of quests, trophies and discovery tokens, with a line about each.

# ---- starting quests

ag-letter_from_brill = A Letter from Brill
ag-letter_from_brill-flavour = Do not read it. Do not lose it. Do not ask.
ag-bounty = Bounty
ag-bounty-flavour = Alive would be too much work.
ag-thinning_the_packs = Thinning the Packs
ag-thinning_the_packs-flavour = The shepherds pay by the hide.
ag-harbor_errand = Harbor Errand
ag-harbor_errand-flavour = The tide waits for nobody, and neither does the clerk.
ag-first_blood = First Blood
ag-first_blood-flavour = Everybody was a beginner once. Briefly.
ag-scouts_report = The Scout’s Report
ag-scouts_report-flavour = There is something under those stones. Have a look.
ag-old_grudge = An Old Grudge
ag-old_grudge-flavour = It began with a borrowed axe.
ag-message_in_person = A Message in Person
ag-message_in_person-flavour = Look them in the eye when you say it.
ag-howls_of_silverpine = Howls of Silverpine
ag-howls_of_silverpine-flavour = Something howls between the pines, and it is learning words.
ag-parcels_for_kharanos = Parcels for Kharanos
ag-parcels_for_kharanos-flavour = Two boxes, one address, no snow boots.
ag-grain_for_the_north = Grain for the North
ag-grain_for_the_north-flavour = A loaf travels further than an army.
ag-three_graves = Three Graves
ag-three_graves-flavour = Flowers for those whom nobody visits.
ag-red_bandanas = Red Bandanas
ag-red_bandanas-flavour = Wash them first, please.
ag-lessons_for_recruits = Lessons for Recruits
ag-lessons_for_recruits-flavour = Teach them everything, then do it again, slower.
ag-fit_for_the_road = Fit for the Road
ag-fit_for_the_road-flavour = Boots, blade, breastplate. In that order.
ag-sowing_the_trail = Sowing the Trail
ag-sowing_the_trail-flavour = Leave something behind for those who follow you.
ag-the_first_hall = The First Hall
ag-the_first_hall-flavour = Every story has a door at its beginning.
ag-laid_to_rest = Laid to Rest
ag-laid_to_rest-flavour = They walk because nobody told them to stop.

# ---- elite quests

ag-the_eastern_plagues = The Eastern Plagues
ag-the_eastern_plagues-flavour = Three doors with light behind them, in a dark land.
ag-two_harbors = Two Harbors
ag-two_harbors-flavour = One ship sank between them. Find out which.
ag-relics_of_uldaman = Relics of Uldaman
ag-relics_of_uldaman-flavour = Made before there were hands to break them.
ag-barrels_for_the_bay = Barrels for the Bay
ag-barrels_for_the_bay-flavour = Dwarven stout, goblin prices.
ag-the_green_hills = The Green Hills
ag-the_green_hills-flavour = The jungle ate the book, page by page.
ag-fires_of_the_steppes = Fires of the Steppes
ag-fires_of_the_steppes-flavour = Light three beacons, and somebody may come.
ag-watch_on_the_portal = Watch on the Portal
ag-watch_on_the_portal-flavour = It has been quiet for years. That is the worrying part.
ag-a_cure_for_darkshire = A Cure for Darkshire
ag-a_cure_for_darkshire-flavour = Night herbs, gathered by day if possible.
ag-gryphon_eggs = Gryphon Eggs
ag-gryphon_eggs-flavour = Carry them warm, and mind the mothers.
ag-the_plague_carts = The Plague Carts
ag-the_plague_carts-flavour = Somebody has to see where they go.
ag-bones_in_the_marsh = Bones in the Marsh
ag-bones_in_the_marsh-flavour = Too large for a horse, too old for a dragon.
ag-the_long_patrol = The Long Patrol
ag-the_long_patrol-flavour = Three posts, one pair of boots.
ag-sealed_orders = Sealed Orders
ag-sealed_orders-flavour = Even the seal is in code.
ag-light_fingers = Light Fingers
ag-light_fingers-flavour = It was lying around, in a closed bag.
ag-blood_feud = Blood Feud
ag-blood_feud-flavour = Your grandfather started it. Finish it.
ag-for_the_fallen = For the Fallen
ag-for_the_fallen-flavour = A name for every stone, and one more.
ag-humble_the_mighty = Humble the Mighty
ag-humble_the_mighty-flavour = The taller the banner, the better the target.
ag-death_of_a_legend = Death of a Legend
ag-death_of_a_legend-flavour = The bards need a last verse.
ag-undead_menace = The Undead Menace
ag-undead_menace-flavour = Burn what is left, and then what was under it.
ag-wyrmhunt = Wyrmhunt
ag-wyrmhunt-flavour = Bring rope. Bring a lot of rope.
ag-halls_of_stone = Halls of Stone
ag-halls_of_stone-flavour = Monks in one, giants in the other, manners in neither.
ag-the_dark_gates = The Dark Gates
ag-the_dark_gates-flavour = Nobody locks them. Nobody needs to.
ag-the_soulflayer = The Soulflayer
ag-the_soulflayer-flavour = The drums have stopped. He is listening.
ag-lord_of_blackrock = Lord of Blackrock
ag-lord_of_blackrock-flavour = He has been expecting you, and lunch.
ag-no_throne_too_high = No Throne Too High
ag-no_throne_too_high-flavour = Kings fall like anybody else, only further.
ag-hides_for_the_tanner = Hides for the Tanner
ag-hides_for_the_tanner-flavour = He does not ask what bit you.
ag-bones_for_the_apothecary = Bones for the Apothecary
ag-bones_for_the_apothecary-flavour = Fresh, if you please. Within reason.
ag-spoils_of_war = Spoils of War
ag-spoils_of_war-flavour = Sold as seen, no questions, no returns.
ag-uncharted_places = Uncharted Places
ag-uncharted_places-flavour = The map ends here. Draw the rest.
ag-forbidden_pages = Forbidden Pages
ag-forbidden_pages-flavour = Some books are chained for their own good.

# ---- trophies

ag-nefarians_head = Nefarian’s Head
ag-nefarians_head-flavour = It still looks down on everybody.
ag-heart_of_hakkar = Heart of Hakkar
ag-heart_of_hakkar-flavour = It beats once a year, to be sure.
ag-phylactery_shard = Phylactery Shard
ag-phylactery_shard-flavour = Cold to the touch, and faintly amused.
ag-blackwater_charter = Blackwater Charter
ag-blackwater_charter-flavour = Signed by a baron, stained by a pirate.

# ---- discovery tokens

ag-gold = Gold
ag-gold-flavour = Found money buys the best gear.
ag-hearthstone = Hearthstone
ag-hearthstone-flavour = It remembers the way to the inn.
ag-far_sight = Far Sight
ag-far_sight-flavour = Look before somebody else leaps.
ag-goblin_rocket_boots = Goblin Rocket Boots
ag-goblin_rocket_boots-flavour = Guaranteed to go off once.
ag-traveling_merchant = Traveling Merchant
ag-traveling_merchant-flavour = Everything has a price, even your neighbour’s things.
ag-ambush = Ambush
ag-ambush-flavour = The bushes were too quiet.
ag-false_map = False Map
ag-false_map-flavour = North is where the ink ran.
ag-power_drain = Power Drain
ag-power_drain-flavour = You had it a moment ago.
ag-disease = Disease
ag-disease-flavour = Just a cough. A green one.
ag-bomb = Bomb
ag-bomb-flavour = The ticking should have told you.
