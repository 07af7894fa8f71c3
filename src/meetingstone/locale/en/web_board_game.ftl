# The table of the Board Game in the browser. Words of the rules, names, options and the log are in board_game*.ftl.

bg-curse = Curse

bgt-race-and-class = { $race } { $class }
bgt-prompt = { $name }: { $prompt }
bgt-over = The { $faction } has won
bgt-past = You look back at turn { $turn }
bgt-map = Map of Lordaeron, { $count ->
    [0] 67 regions
    [one] one region to go to
   *[other] { $count } regions to go to
}
bgt-legend-town = town
bgt-legend-flight = flight
bgt-legend-quest = quest
bgt-legend-strong = quest, strong
bgt-legend-independent = independent
bgt-legend-war = war
bgt-legend-closed = impassable
bgt-lordamere = Lordamere Lake
bgt-darrowmere = Darrowmere Lake
bgt-label-town = town of the { $faction }
bgt-label-flight = flight point of the { $faction }
bgt-label-graveyard = graveyard
bgt-label-counter = facedown counter
bgt-label-plague = plague token
bgt-label-creatures = { $count } { $colour } { $kind }{ $owned ->
    [yes] {" "}of the quest { $quest }
   *[no] , independent
}
bgt-figure = { $count } { $colour } { $kind }

# ---- prompt and tracks

bgt-travel-to = Travel to { $region }
bgt-route-by = { $count } steps, by { $region }
bgt-route-step = One step
bgt-route-flight = By flight path
bgt-end-turn = Finish actions
bgt-arranged = The cards stay as they lie: there is nothing new to equip. Undo asks again.
bgt-end-manage = Done
bgt-end-trade = End the trade
bgt-end-sale = Keep them all
bgt-end-swap = Keep the quests
bgt-end-bargain = Buy nothing
bgt-end-zeppelin = Stay here
bgt-end-beasts = Leave them
bgt-end-rest = Just rest
bgt-end-town = Leave the town
bgt-end-train = Learn no more
bgt-turn = Turn
bgt-turn-of = Turn { $turn } of { $spaces }
bgt-final = End
bgt-xp-short = XP
bgt-experience = Experience: { $told }
bgt-level = Level { $level }

# ---- beside the map

bgt-faction-turn = { $faction } turn
bgt-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
bgt-plays-turn = plays turn { $turn }
bgt-character = { $name }, { $owner }, level { $level }, { $region }, Health { $health }, Energy { $energy }, gold { $gold }, actions { $actions }
bgt-health-of = { $now } of { $most } Health
bgt-energy-of = { $now } of { $most } Energy
bgt-health = Health
bgt-attack = Attack
bgt-threat = Threat
bgt-gold = { $amount } gold
bgt-xp = { $amount } XP
bgt-energy = { $amount } Energy
bgt-stun = { $count } Stun
bgt-stun-short = Stun { $count }
bgt-curse = { $count } Curse
bgt-curse-short = Curse { $count }
bgt-open-sheet = Sheet of { $name }
bgt-look-closer = Look closer: { $name }
bgt-overlord = Overlord
bgt-overlord-at = at { $region }
bgt-overlord-way = at { $region }, { $count ->
    [one] 1 region
   *[other] { $count } regions
} from The Bulwark
bgt-overlord-hidden = { $count ->
    [one] hidden under one counter
   *[other] hidden under one of { $count } counters
}
bgt-events = Events
bgt-since-turn = since turn { $turn }
bgt-deck-note = level { $levels }, { $gold } gold, { $xp } XP; { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
bgt-quest-note = level { $level }, { $gold } gold, { $xp } XP
bgt-quest-instead = A new quest of the { $colour } deck comes instead
bgt-look-level = (level { $level })
bgt-look-steps = { $count ->
    [0] is there
    [one] 1 step away
   *[other] { $count } steps away
}
bgt-look-foes = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
}
bgt-look-plain = creature of the quest
bgt-look-strong = strong creature of the quest
bgt-look-independent = independent
bgt-look-quest = Quest of the { $faction }, { $colour } deck
bgt-look-defeat = Defeat
bgt-look-also = Also appears
bgt-look-reward = Reward, shared by those who took part
bgt-look-event = Event
bgt-look-bonus = Bonus Event
bgt-look-boss = Event with a boss
bgt-look-fate = Fate Number { $fate }: so many regions Nefarian moves
bgt-look-wins = Whoever defeats him wins the game at once.
bgt-look-against = against the { $faction }
bgt-event-heroes = Marked: { $heroes }
bgt-event-tried = Had their attempt: { $factions }
bgt-event-kept = { $faction } keeps: { $kinds }
bgt-filter-all = All
bgt-filter-fights = Fights
bgt-filter-chat = Chat

# ---- tray

bgt-tray = Tray
bgt-actions-of = Actions of { $name }
bgt-first-action = First action of { $name }
bgt-second-action = Second action of { $name }
bgt-action-travel = Travel
bgt-action-rest = Rest
bgt-action-challenge = Challenge
bgt-action-train = Training
bgt-action-town = Town
bgt-note-travel = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
bgt-note-rest = { $count ->
    [0] nothing to regain
    [one] regain 1 token
   *[other] regain { $count } tokens
}
bgt-regain = { $count ->
    [one] Regain 1 token, Health or Energy
   *[other] Regain { $count } tokens of Health and Energy
}
bgt-note-targets = { $count ->
    [one] 1 target
   *[other] { $count } targets
}
bgt-note-train = learn Powers
bgt-note-town = trade and train
bgt-note-pvp = enemies here
bgt-why-not = why not?
bgt-quests-of = Quests of the { $faction }
bgt-quest-label = { $name }, level { $level }, { $left } creatures left, { $region }; reward { $gold } gold, { $xp } XP

# ---- decisions

bgt-decision = Decision
bgt-options = What you may do
bgt-where-to = Where to?
bgt-whom = Whom do you challenge?
bgt-stops = creatures end the Travel
bgt-as-list = As a list
bgt-why-not-card = Why not { $card }?
bgt-use = Use
bgt-give = Give
bgt-bid = Bid
bgt-less = Less
bgt-more = More
bgt-for-card = for { $card }
bgt-for-hero = for { $name }
bgt-hands-over = { $name } gives it
bgt-nothing-there = There is nothing to do there now.
bgt-too-far = { $region } is more than two steps away.
bgt-draft = Classes
bgt-draft-open = still to pick
bgt-draft-order = Who picks
bgt-draft-now = picks now
bgt-draft-easy = easy
bgt-draft-medium = medium
bgt-draft-hard = hard
bgt-draft-taken = taken by { $name }
bgt-draft-other-side = { $faction } only: the sides would not come out even
bgt-draft-dice = Dice at the start: { $dice }
bgt-draft-take = Take the { $class }
bgt-draft-not-yet = It is not your pick yet
bgt-draft-other-hero = for the { $faction }: { $race }, { $name }
bgt-draft-begins = Begins with
bgt-draft-first-powers = First Powers to train
bgt-draft-growth = Health and Energy, level 1 to 5
bgt-draft-energy = Energy
class-warrior-role = Front line
class-warrior-line = Stands in front and is hard to bring down. Hits with red dice, so what strikes also blocks. Little Energy: few choices in a round, a good first class.
class-paladin-role = Protector
class-paladin-line = A fighter in mail who shields and blesses the group. Deals less damage than the Warrior and does more for friends.
class-hunter-role = Archer with a pet
class-hunter-line = Shoots with blue dice before the enemy answers. A pet takes wounds in his stead; traps and stings slow the foe.
class-mage-role = Damage from afar
class-mage-line = Many blue dice, thin cloth. Spends Energy every round, so rests must be planned. Later carries friends across the map.
class-priest-role = Healer
class-priest-line = Keeps the whole group alive with heals and shields. Weak when alone: best with a friend at the side.
class-druid-role = Shapeshifter
class-druid-line = Bear, cat or caster: the form decides which dice are rolled. Can do everything, but never two things at once.
class-rogue-role = Duellist
class-rogue-line = Saves up combo tokens for one heavy blow and poisons the blades. Great against a single foe, frail against many.
class-shaman-role = Totems and storms
class-shaman-line = Totems help everybody in the fight, weapon spells change the red dice. Much to place and to remember.
class-warlock-role = Curses and demons
class-warlock-line = Wears foes down with attrition and lets a demon bleed for him. Pays Health for power, so watch the hearts.
bgt-group-train = Train
bgt-group-buy = Buy
bgt-group-sell = Sell
bgt-group-regain = Recover
bgt-group-talent = Take
bgt-group-keep = Keep
bgt-group-merchant = Give away
bgt-group-hand = Give an item
bgt-group-gold = Give gold
bgt-group-act = Actions
bgt-group-trade = Trade
bgt-group-equip = Equip
bgt-group-unequip = Unequip
bgt-group-beasts = Creatures
bgt-group-loot = Loot
bgt-group-summon = Call
bgt-group-give-up = Give up

# ---- sheet

bgt-printed = printed
bgt-empty = empty
bgt-covers = covers { $card }
bgt-lay-here = Equip { $card } in area { $area }
bgt-why-not-here = Why not { $card } in area { $area }?
bgt-unequip = Unequip { $card }
bgt-tip-take = Take a card from Spellbook or Bag: the areas that it fits glow.
bgt-tip-lay = Lay it in an area; another area says why it does not fit.
bgt-spellbook = Spellbook
bgt-bag = Bag
bgt-talents = Race, Talents and prizes
bgt-nothing = nothing

# ---- fight

bgt-back-to-fight = Back to the fight

# ---- phone and keys

bgt-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
bgt-choose-action = Choose an action
bgt-focus-tip = Touch a Region: you see who stands there and how far it is. Gold ones you can travel to.
bgt-meanwhile-tip = Look around: touch a Region to see who stands there. You are told when it is your turn.
bgt-watching-tip = Look around: touch a Region to see who stands there.
bgt-nobody-there = Nobody is there.
bgt-overlord-away = { $count ->
    [one] 1 Region away
   *[other] { $count } Regions away
}
bgt-tab-heroes = Characters
bgt-tab-quests = Quests

# ---- the council: a draft of the turn
bgt-council = Council
bgt-council-title = Council of your faction
bgt-council-line = A draft of the turn: all of you see and change it, nobody is bound by it.
bgt-council-of = What is meant for { $name }
bgt-council-empty = Nothing is agreed for { $name } yet.
bgt-council-next = Then
bgt-council-with = With
bgt-council-sooner = Do this sooner
bgt-council-drop = Take this out
bgt-council-carry-out = Do it now
bgt-council-done = (done)
bgt-council-changed = { $name } has changed the draft of the turn.
bgt-common-vote = { $name }: { $choice }
bgt-answered = You have chosen, and may still change your mind. Waiting for { $names }.
bgt-common = You decide this together. If you do not agree, { $mine ->
    [yes] you decide: your character has
   *[no] { $name } decides, whose character has
} most XP.

bgt-keyhelp-number = Choose what bears the number
bgt-keyhelp-targets = From one region to the next that you may go to
bgt-keyhelp-enter = Go to the chosen region
bgt-keyhelp-actions = Travel, Rest, Challenge, Training, Town
bgt-keyhelp-next = Your next character
bgt-keyhelp-end = Finish, or leave it as it is
bgt-keyhelp-sheet = Open the character sheet
bgt-keyhelp-all = Everything that you may do, as a list
bgt-keyhelp-council = The council: draft the turn with your faction
bgt-keyhelp-map = To the map, or back to the fight

# ---- set-up

setup-overlord = Overlord
setup-overlord-line = Whom both factions race to defeat.
setup-overlord-random = Drawn
setup-classes = Classes
setup-classes-line = How the characters are given out.
setup-classes-draft = Pick in turn
setup-classes-random = Dealt
setup-classes-first = First game
setup-deadly-pvp = Deadly fights
setup-deadly-pvp-line = In fights between characters both sides take all wounds.
setup-defeat-overlord = Until the Overlord falls
setup-defeat-overlord-line = The game goes on after turn 30, until somebody defeats him.
setup-no = No
setup-yes = Yes

# ---- odds and the plan

bgt-odds-exact = exact
bgt-odds-error = ± { $error } ({ $fights } simulated fights)
bgt-odds-line = { $win } % to win, { $error }; { $survive } % that nobody falls; { $wounds } Health lost and { $energy } Energy left on average
bgt-odds-rest = to win · { $survive } % nobody falls · −{ $wounds } Health · { $energy } Energy left
bgt-odds-with = With { $heroes }:
bgt-odds-if-kazzak = if Lord Kazzak is there
bgt-plan = What is within reach
bgt-plan-note = Fights that your faction can reach in this turn or the next, with the cards, Health and Energy of now.
bgt-plan-thinking = The fights are being played out …
bgt-plan-nothing = Nothing is within reach in two turns.
bgt-plan-now = this turn
bgt-plan-next = next turn
bgt-plan-first = First to be fought there: { $foes }
bgt-keyhelp-plan = What is within reach, and its odds

# ---- what a card would do for whom

bgt-gain-hits = { $sign }{ $size } { $size ->
    [1] hit
   *[other] hits
}
bgt-gain-stops = { $sign }{ $size } blocked
bgt-gain-heals = { $sign }{ $size } Health
bgt-fit-instead = instead of { $card }
bgt-fit-never = cannot use it
bgt-fit-takes = { $count ->
    [0] { $class }: no { $type }
   *[other] { $class }: { $traits } only
}
bgt-fit-otherwise = helps in other ways
bgt-fit-later = from level { $level }
bgt-fit-then = then { $gain }
bgt-fit-same = no gain
bgt-fit-worse = weaker
bgt-bag-full = Bag full: one card goes to the Merchant
bgt-bag-holds = { $name }’s Bag: { $held } of { $most }
bgt-bag-is-full = { $name }’s Bag is full ({ $held } of { $most }): whatever else comes in sends one card to the Merchant
bgt-gold-short = { $amount } gold short
bgt-not-now = not now
bgt-sell-for = Sell for { $gold } gold
bgt-learn-for = Learn for { $gold } gold
bgt-buy-for = Buy for { $gold } gold
bgt-buy-for-friend = Buy for { $name }, { $gold } gold
