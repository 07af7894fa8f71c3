# World of Warcraft: The Adventure Game: its table in a terminal.

picture-ag-set-up = The game is being set up ({ $needed } valor win)
picture-ag-turn = Round { $round }: { $hero }, { $phase } ({ $needed } valor win)
picture-ag-phase-start = start of the turn
picture-ag-phase-move = movement phase
picture-ag-phase-explore = exploration phase
picture-ag-phase-challenge = challenge phase
picture-ag-phase-maintain = maintenance phase
picture-ag-list = { $items }
picture-ag-many = { $count } { $name }

picture-ag-tip-left = { $moves ->
    [one] 1 space left to move.
   *[other] { $moves } spaces left to move.
}
picture-ag-tip-move = { $moves ->
    [one] You may move 1 space.
   *[other] You may move up to { $moves } spaces.
} “mine” shows your hand, “around” the spaces next to you, “quests” what you are after, “cards NAME” a card.
picture-ag-hero = Character
picture-ag-valor = Valor
picture-ag-level = Level
picture-ag-health = Health
picture-ag-energy = Energy
picture-ag-hand = Hand
picture-ag-space = Space
picture-ag-gear = Equipped
picture-ag-state = Besides
picture-ag-diseases = Disease { $count }
picture-ag-what = What
picture-ag-details = Details
picture-ag-card = { $card } ({ $energy })
picture-ag-bag = Bag
picture-ag-tokens = Kept discoveries
picture-ag-log = Quest log
picture-ag-colour = Colour
picture-ag-gives = Resources
picture-ag-lies = Who and what is there
picture-ag-aggro = { $foe } (aggro marker { $number })
picture-ag-marker = { $foe } (marker { $number })
picture-ag-facedown = { $count ->
    [one] 1 facedown discovery
   *[other] { $count } facedown discoveries
}
picture-ag-quest = Quest
picture-ag-goals = Goals
picture-ag-target = { $quest } ({ $hero })
picture-ag-goal = { $goal }
picture-ag-goal-done = { $goal } (done)
picture-ag-goal-begun = { $goal } ({ $count } so far)
picture-ag-number = Marker
picture-ag-foe = Undefeated encounter
picture-ag-strength = Strength
picture-ag-strength-is = { $type } attack { $attack }, defense { $defense }, damage { $damage }
picture-ag-on-map-marker = #{ $number } { $foe }
picture-ag-on-map-aggro = #{ $number }! { $foe }
picture-ag-on-map-token = ¤ { $quest }
picture-ag-legend-token = ¤ token of your quest
picture-ag-on-map-facedown = { $count ->
    [one] ?
   *[other] ?{ $count }
}
picture-ag-legend-facedown = ? facedown discovery
picture-ag-legend-marker = #1 encounter marker
picture-ag-legend-aggro = #1! aggro marker
terrain-grey = grey
terrain-green = green
terrain-yellow = yellow
terrain-red = red
picture-ag-event = { $event } ({ $on })
picture-ag-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
picture-ag-marks = tokens of { $heroes }
picture-ag-world = Global event
picture-ag-decks = Challenge cards left
picture-ag-fighter = Combat
picture-ag-die = Die
picture-ag-attack = Attack with die
picture-ag-defense = Defense
picture-ag-damage = Damage
picture-ag-total = { $total } { $type }
picture-ag-is-hit = has hit
picture-ag-is-fallen = defeated
picture-ag-is-idle = makes no attack
picture-ag-is-early = strikes in the ranged step
picture-ag-to-come = still to come: { $what }
picture-ag-rest = As it stands: you win { $won } %, neither falls { $undecided } %, you fall { $lost } %; you hit { $hits } %, are hit { $hit } %; { $hurt } damage to you on average.
picture-ag-then = win { $won } %, fall { $lost } %, damage { $hurt }
picture-ag-instead = { $item } goes into your bag.
picture-ag-here = there: { $what }

# ---- after the game

story-ag-from-errands = Letters and journeys
story-ag-from-hunts = Hunts and halls
story-ag-from-rivals = Against characters
story-ag-from-trades = Trades and discoveries
story-ag-from-trophies = Trophies
story-ag-from-events = Events
story-ag-how-target = { $heroes } reached { $target } valor in round { $round }.
story-ag-how-more = Several reached { $target } valor at the same time in round { $round }; { $heroes } had most: { $valor }.
story-ag-how-rounds = Nobody reached { $target } valor in { $round } rounds; { $heroes } had most: { $valor }.
story-ag-how-cards = The leaders had { $valor } valor each in round { $round }; { $heroes } had more cards for it: { $cards }.
story-ag-how-level = The leaders had { $valor } valor each, and as many cards; { $heroes } had the higher level: { $level }.
story-ag-how-shared = { $heroes } were equal in everything in round { $round }, with { $valor } valor each, and share the victory.
story-ag-hero = { $calling }, level { $level }
story-ag-throw = Against { $enemy }
story-ag-deed-quests = Quests
story-ag-deed-trophies = Trophies and events
story-ag-deed-felled = Encounters beaten
story-ag-deed-items = Items won
story-ag-deed-rivals = Rivals defeated
story-ag-deed-defeats = Defeats
story-ag-lead = In front for good
story-ag-lead-told = { $hero }, from round { $round } on.
story-ag-behind = Won from behind
story-ag-behind-told = { $hero }: when the last round began, { $heroes } had at least as much valor.
story-ag-changes = The lead changed hands
story-ag-changes-told = { $count } times, at last in round { $round }.
story-ag-first = First valor
story-ag-first-told = { $hero }: { $card }, round { $round }.
story-ag-highest = Highest level
story-ag-highest-told = { $hero }: level { $level } in round { $round }.
story-ag-trophy = A trophy
story-ag-trophy-told = { $hero }: { $card }, round { $round }.
story-ag-rival = A rival defeated
story-ag-rival-told = { $hero } defeats { $victim }, round { $round }.
story-ag-loot = First theft
story-ag-loot-told = { $hero } takes { $item } from { $victim }, round { $round }.
story-ag-defeats = Defeated most often
story-ag-defeats-told = { $hero }: { $count } times, at last in round { $round }.
story-ag-best-turn = Best turn
story-ag-best-turn-told = { $hero }: { $valor } valor in round { $round }.
story-ag-luckiest = Luckiest roll
story-ag-luckiest-told = { $hero } against { $enemy }, round { $round }: a { $pips }, where { $need } or more was needed ({ $percent } %).
story-ag-unluckiest = Unluckiest roll
story-ag-unluckiest-told = { $hero } against { $enemy }, round { $round }: a { $pips }, where { $need } or more was needed ({ $percent } %).
story-ag-decided = What decided it
story-ag-decided-told = { $hero }: { $card }, round { $round }.
