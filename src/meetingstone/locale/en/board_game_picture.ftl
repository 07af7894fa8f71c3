# The table of the Board Game in a terminal.

picture-bg-before = Set-up
picture-bg-turn = Turn { $turn } of { $spaces }: { $faction }
picture-bg-final = The final battle
picture-bg-character = Character
picture-bg-who = { $hero } ({ $faction })
picture-bg-region = Where
picture-bg-level = Level
picture-bg-level-of = { $level } ({ $xp } XP)
picture-bg-health = Health
picture-bg-energy = Energy
picture-bg-gold = Gold
picture-bg-actions = Actions
picture-bg-of = { $now }/{ $most }
picture-bg-faction = Faction
picture-bg-quest = Quest
picture-bg-creatures = Creatures left
picture-bg-reward = Reward
picture-bg-group = { $count } { $colour } { $kind } ({ $region })
picture-bg-list = { $all }
picture-bg-pays = { $gold } gold, { $xp } XP{ $items ->
    [0] {""}
    [one] , 1 item
   *[other] , { $items } items
}
picture-bg-event = Overlord and Events
picture-bg-values = Threat/Attack/Health
picture-bg-values-of = { $threat }/{ $attack }/{ $health }
picture-bg-hidden = under one of { $count } counters
picture-bg-way = { $region }, { $count } from { bg-the_bulwark }
picture-bg-fight = Fight
picture-bg-boxes-and-dice = Values, boxes, dice
picture-bg-boxes = damage { $damage }, defense { $defense }, attrition { $attrition }, armor { $armor }
picture-bg-pool = { $hero } attacks
picture-bg-attack = { $threat } or more hits; Reroll { $used } of { $reroll }; Attrition { $attrition }
picture-bg-die = { $colour }
picture-bg-rolled = { $colour } { $face }{ $marks }
picture-bg-figure = { $colour } { $kind }
picture-bg-counter = facedown counter
picture-bg-plague = plague token
picture-bg-sheet = Cards of { $hero }
picture-bg-bid = { $gold } gold in all
picture-bg-gold-of = Gold of { $hero }
picture-bg-train = Train
picture-bg-buy = Buy
picture-bg-sell = Sell

symbol-town-horde = Horde town
symbol-town-alliance = Alliance town
symbol-flight-horde = Horde flight
symbol-flight-alliance = Alliance flight
symbol-graveyard = graveyard
