# The table of the Adventure Game in the browser. Words of the rules, names, options and the log are in adventure*.ftl.

agt-prompt = { $name }: { $prompt }
agt-where-to = Where will you go?
agt-before-going-on = Anything else before you go on?
agt-over = { $names } won the game
agt-past = { $round ->
    [0] You look back at the set-up
   *[other] You look back at round { $round }
}
agt-round = Round { $round }
agt-map = Map of the Eastern Kingdoms, { $count ->
    [0] 76 spaces
    [one] one space to choose
   *[other] { $count } spaces to choose from
}
agt-north = N
agt-legend = The Eastern Kingdoms
agt-legend-token = Discovery, face down
agt-legend-marker = Undefeated encounter
agt-legend-aggro = Aggro: holds you there
agt-legend-award = Beat it: gain that level
agt-legend-quest = Quest token, by owner
agt-legend-note = Enter up to your own level
agt-phases = Phases of the turn
agt-phase-start = Start
agt-phase-move = Move
agt-phase-explore = Explore
agt-phase-challenge = Challenge
agt-phase-maintain = Maintain
agt-turn-of = { $name } is playing: { $phase }
agt-stay = Stay here
agt-go-on = Go on
agt-end-turn = End the turn
agt-only-walk = Only walk
agt-only-walk-line = You stay in the movement phase: spaces that are left, cards and potions can still be used.
agt-go-and-on = Go to { $space }, then on
agt-passed-settled = Nothing new: passed as before.
agt-put-on = Put on { $item }
agt-take-off = Take off { $item }
agt-resource-does = { $resource ->
    [scroll] Draw 1 card.
    [book] Draw 2 cards. Everybody else draws 1 and discards 1.
    [small_potion] Heal 1 damage.
    [large_potion] Heal 2 damage and all Disease.
    [discovery] Look at a new discovery token and hide it in another space.
    [flight] Fly to another space with a flight path.
    [auction] Give up an item for another one of its colour.
   *[quest] Take an elite quest.
}
agt-targets = Spaces to choose from
agt-extras = Cards, potions and powers
agt-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
agt-note-move = Up to { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}, no further than { $level }. Energy: { $energy }.
agt-note-moved = No more spaces to move. Energy: { $energy }.
agt-note-choosing = Choosing { $space }: { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
agt-note-fight = Energy: { $energy }
agt-note-pass = If you pass: you win { $won } %, you fall { $fall } %, −{ $hurt } health.
agt-you-hold = You hold { $token }
agt-nothing-there = Nothing can be done with that now.
agt-equip-later = Gear is put on and taken off in your maintenance phase.
agt-use = Use
agt-why-not = Why not now?

# ---- finding a place

agt-find = Where is …?
agt-find-hint = A place, a character, an encounter
agt-find-nothing = Nothing of that name on the board.

# ---- what a space is

agt-label-level = { $level } space
agt-label-marker = undefeated encounter { $number }: { $foe }
agt-label-aggro = aggro { $number }: { $foe }
agt-label-tokens = { $count ->
    [one] a discovery token, face down
   *[other] { $count } discovery tokens, face down
}
agt-preview = What awaits you in { $space }
agt-preview-aggro = { $foe } holds you here: you must fight.
agt-preview-marker = { $foe } is undefeated here.
agt-preview-task = A task awaits you here.
agt-preview-award = Beat it and gain the { $level } level.
agt-preview-draw = You draw a { $level } challenge card ({ $left } left).
agt-preview-trap = A trap of { $name }: { $card }
agt-preview-hero = { $name } is here: you may attack.
agt-preview-fight = Your die + { $attack } against { $theirs }; its die + { $strike } against { $defense }, { $damage } damage. { $first ->
    [you] You strike first.
    [foe] It strikes first.
   *[both] You strike together.
}

# ---- the others

agt-players = Players
agt-first-to = first to { $valor } valor
agt-of = of { $of }
agt-now-of = { $now } of { $of }
agt-picks = picks a character
agt-open-hero = Look closer: { $name }
agt-health-of = Health { $now } of { $most }
agt-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
agt-item-count = { $count ->
    [one] 1 item
   *[other] { $count } items
}
agt-undefeated = Undefeated
agt-slots = { $used } of { $of } slots
agt-slot = Slot { $number }: { $foe } in { $space }
agt-slot-aggro = Slot { $number }: { $foe } with aggro in { $space }
agt-decks = Challenge decks
agt-decks-told = Challenge decks: { $grey } grey, { $green } green, { $yellow } yellow, { $red } red cards
agt-global-event = Global event
agt-event-front = Front
agt-event-reverse = Reverse
agt-event-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
agt-event-token = Token of { $hero }
agt-event-global = Global event
agt-event-location = Location event
agt-event-special = Special event
agt-filter-all = All
agt-filter-mine = Mine
agt-filter-fights = Fights
agt-filter-chat = Chat

# ---- mine

agt-tray = Tray
agt-may-use = May use
agt-gear = Gear and bag
agt-bag = Bag: { $count }
agt-kept = Kept
agt-no-weapon = No weapon
agt-no-armor = No armor
agt-fit-worn = You wear it now.
agt-fit-level = Not yet for you: it takes the { $level } level.
agt-fit-icon = Not for you: it takes { $icons }.
agt-fit-attack = Your attack with it: { $then } instead of { $now }.
agt-fit-defense = Your defense with it: { $then } instead of { $now }.
agt-quests = Quests
agt-quest-starting = Starting quest
agt-quest-elite = Elite quest
agt-quest-any = In any order
agt-valor = Valor
agt-log = In the log:
agt-hand = Hand
agt-hand-empty = No cards in hand
agt-health = Health
agt-attack = attack
agt-defense = defense
agt-damage = damage
agt-energy-left = energy
agt-energy = { $amount } energy
agt-free = free
agt-source = other
agt-other-face = The other face of the card
agt-goal-travel = Go to { $places }
agt-goal-collect = Collect the tokens ({ $done } of { $of }): { $places }
agt-goal-meet = Stop in the space of { $who }
agt-goal-board = { $of ->
    [1] Beat the encounter of { $places }
   *[other] Beat encounters of { $places }: { $done } of { $of }
}
agt-goal-overlord = Beat an overlord
agt-goal-damage = Deal damage{ $someone ->
    [yes] {" "}to { $who }
   *[no] {""}
}: { $done } of { $of }
agt-goal-defeat-hero = Defeat { $who } in combat
agt-goal-defeat = Defeat { $coloured ->
    [yes] { $level } or higher encounters
   *[no] encounters
}{ $some ->
    [yes] {" "}({ $traits })
   *[no] {""}
}{ $there ->
    [yes] , { $places }
   *[no] {""}
}: { $done } of { $of }
agt-goal-discard = Hand in items{ $coloured ->
    [yes] {" "}of { $level } or higher
   *[no] {""}
}{ $some ->
    [yes] {" "}({ $traits })
   *[no] {""}
}{ $there ->
    [yes] {" "}in { $places }
   *[no] {""}
}: { $done } of { $of }
agt-goal-cards = Discard ability cards{ $there ->
    [yes] {" "}in { $places }
   *[no] {""}
}: { $done } of { $of }
agt-goal-level = Reach the { $level } level
agt-goal-wear = Wear items{ $coloured ->
    [yes] {" "}of { $level } or higher
   *[no] {""}
}: { $done } of { $of }
agt-goal-steal = Steal items{ $someone ->
    [yes] {" "}of { $who }
   *[no] {""}
}: { $done } of { $of }
agt-goal-place = Place discovery tokens{ $there ->
    [yes] {" "}in { $places }
   *[no] {""}
}: { $done } of { $of }
agt-goal-explore = Explore{ $there ->
    [yes] {" "}{ $places }
   *[no] {""}
}: { $done } of { $of }

# ---- the fight

agt-combat-at = Combat in { $space }
agt-stage-roll = Roll
agt-stage-powers = Powers
agt-stage-ranged = Ranged
agt-stage-melee = Melee
agt-stage-end = End
agt-strikes = { $name } strikes
agt-strikes-early = { $name } strikes first
agt-die-red = Red die: { $face }
agt-die-black = Black die: { $face }
agt-die-movement = Movement die: { $steps } spaces, { $energy } energy
agt-plus = +{ $amount }
agt-counts = counts as { $amount }
agt-needs = { $chance ->
    [no] out of reach
   *[yes] needs { $roll }+
}
agt-still = Still to come, { $source }: { $does }
agt-hits = Hit: { $damage } damage
agt-misses = Miss by { $by }
agt-after-you = Your attack { $total } against { $defense }:
agt-after-foe = Theirs { $total } against { $defense }:
agt-after-hit = hit
agt-after-miss = miss by { $by }
agt-after-damage = { $damage } damage
agt-odds = You win { $won } %, neither falls { $neither } %, you fall { $fall } %; { $hurt } damage on average
agt-odds-won = win { $share } %
agt-odds-neither = neither { $share } %
agt-odds-fall = you fall { $share } %
agt-odds-hurt = −{ $hurt } health
agt-no-attack = No attack
agt-turn-card = { $card }: turn the card over
agt-waits = Waiting for { $names }
agt-deck-left = { $left ->
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
}
agt-look-at-board = Look at the board (M)
agt-back-to-fight = Back to the combat
agt-back-to-options = Back to the question

# ---- the phone, and keys

agt-seat-told = { $name }: { $left } of { $health } Health, { $hand ->
    [one] one card
   *[other] { $hand } cards
}, { $valor } of { $needed } valor
agt-touch-first = Touch a space
agt-focus-tip = Touch a space that glows, on the map or here: you see what awaits you there before you go.
agt-meanwhile-tip = Look around: touch any space to see what lies there. You are told when it is your turn.
agt-watching-tip = Look around: touch any space to see what lies there.
agt-tab-hand = Hand
agt-tab-sheet = Sheet
agt-tab-quests = Quests
agt-keyhelp-number = choose the option or space with that number
agt-keyhelp-targets = from one space to the next
agt-keyhelp-enter = go to the chosen space
agt-keyhelp-end = stay, pass or go on
agt-keyhelp-find = find a place
agt-keyhelp-map = to the board, or back from it
agt-keyhelp-hand = to the hand

# ---- set-up

setup-valor = Valor to win
setup-valor-line = The rulebook prints 8; 6 makes a shorter game, 10 a longer one.
setup-characters = Characters
setup-characters-line = Each player chooses in turn, or they are dealt.
setup-characters-draft = chosen in turn
setup-characters-random = dealt at random
