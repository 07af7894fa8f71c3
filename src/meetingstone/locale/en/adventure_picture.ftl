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
picture-ag-target = about { $hero }
picture-ag-goal = { $goal }
picture-ag-goal-done = { $goal } (done)
picture-ag-goal-begun = { $goal } ({ $count } so far)
picture-ag-number = Marker
picture-ag-foe = Undefeated encounter
picture-ag-strength = Strength
picture-ag-strength-is = { $type } attack { $attack }, defense { $defense }, damage { $damage }
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
picture-ag-here = there: { $what }
