# Small World of Warcraft: names, prompts, options, refusals, the log, and the words that card texts are made of.

# ---- numbers with their noun

amount-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
price-coins = { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
gain-coins = { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
}
amount-tokens = { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
cost-tokens = { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}
count-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
uses-times = { $uses ->
    [one] Once
    [2] Twice
   *[other] { $uses } times
}

# ---- Races

race-blood_elves = Blood Elves
race-draenei = Draenei
race-dwarves = Dwarves
race-ethereals = Ethereals
race-forsaken = Forsaken
race-gnomes = Gnomes
race-goblins = Goblins
race-humans = Humans
race-kobolds = Kobolds
race-naga = Naga
race-night_elves = Night Elves
race-orcs = Orcs
race-pandaren = Pandaren
race-tauren = Tauren
race-trolls = Trolls
race-worgen = Worgen
race-murlocs = Murlocs

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = Neutral

form-human = human form
form-worgen = Worgen form

# ---- Special Powers

power-archaeologist = Archaeologist
power-battle_master = Battle Master
power-beast_master = Beast Master
power-blacksmith = Blacksmith
power-championing = Championing
power-defensive = Defensive
power-enraged = Enraged
power-explorer = Explorer
power-farmer = Farmer
power-fishing = Fishing
power-garrisoned = Garrisoned
power-herbalist = Herbalist
power-intimidating = Intimidating
power-marshdweller = Marshdweller
power-mining = Mining
power-mountaineer = Mountaineer
power-portal_mage = Portal Mage
power-ranger = Ranger
power-sailing = Sailing
power-swamp_walker = Swamp Walker

# What a power does, after "you may" or "lets you".
action-intimidate = intimidate a neighbour
action-exchange = exchange Regions
action-steal = steal an Artifact

# ---- Artifacts and Legendary Places

marker-aegis_of_aggramar = Aegis of Aggramar
marker-ashes_of_alar = Ashes of Al’ar
marker-doomhammer = Doomhammer
marker-frostmourne = Frostmourne
marker-heart_of_azeroth = Heart of Azeroth
marker-battleground = Battleground
marker-dark_portal = Dark Portal
marker-karazhan = Karazhan
marker-lights_hope_chapel = Light’s Hope Chapel
marker-meeting_stone = Meeting Stone
marker-spirit_healer = Spirit Healer
marker-well_of_eternity = Well of Eternity

# ---- pieces and boards

piece-token = token
piece-beast = Beast
piece-champion = Champion
piece-fort = Fort
piece-wall = Wisp Wall
piece-tower = Watch Tower
piece-bomb = Bomb
piece-objective = Military Objective

# Where a piece goes that leaves the map.
away = away

terrain-fields = Fields
terrain-hill = Hill
terrain-forest = Forest
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-sea = Sea
terrain-lake = Lake

symbol-magic = Magic
symbol-cavern = Cavern
symbol-murloc = Murloc
symbol-entry = Entry Region
symbol-size = Size letter

size-large = large
size-medium = medium
size-small = small

# ---- parts of a cost or score that no card brings

source-base = base
source-minimum = minimum
source-mountain = Mountain
source-fort = Fort
source-wall = Wisp Wall
source-travel = travel
source-die = reinforcement die
source-faction = Faction Bonus

# ---- prompts

ask-pick = Pick a Race and its Special Power
ask-turn = Expand, or go In Decline
ask-conquer = Conquer a Region, or end your conquests
ask-afterwards = Your conquests are over: use what your cards still allow, or go on
ask-assault = Conquer the Region you attacked from the air, or give it up
ask-assault-die = Roll the reinforcement die for the assault from the air.
ask-bomb-stack = Shuffle the Bombs.
ask-attempt = Roll the reinforcement die
ask-retreat = Choose the Region that your remaining tokens join
ask-redeploy = Redeploy your troops, piece by piece
ask-recruit = Choose how many tokens to buy
ask-form = Choose a form for this turn
ask-side = Choose whom your Race fights for this turn
ask-reveal = Choose the Bomb to turn up next
ask-bomb = Pay to turn this Bomb up, or discard it
ask-bombs = Hide Bombs in neighbouring Regions, or stop
ask-build = There are too few pieces for all your Regions: choose one
ask-lay = Choose the Region where it will lie
ask-objectives = Place your Military Objectives, or stop
ask-boards = Draw the boards
ask-faces = Draw the sides of the boards
ask-banners = Shuffle the Race banners
ask-badges = Shuffle the Special Power badges
ask-markers = Draw the Artifacts and Legendary Places
ask-first = Draw the first player
ask-place = Draw another Legendary Place

# ---- what asks: what happened before the question

cause-losses = { $count ->
    [one] 1 piece comes back from what you lost: it joins
   *[other] { $count } pieces come back from what you lost: they join
} the Regions that you still hold.
cause-bomb = In { $region } the Bomb stays hidden until you pay { amount-coins } to { $payee } ({ $card }).
cause-assault = { $die ->
    [0] The die shows 0: { $region } costs as much as before.
   *[other] The die shows { $die }: { $region } costs { $die } less.
}
cause-retreat = The attack on { $region } failed: { $count ->
    [one] the piece left joins
   *[other] the { $count } pieces left join
} one Region of yours, together.
cause-build = Pieces of this kind that are left ({ $piece }): { $count }.
cause-recruit = { $count ->
    [one] One enemy token was
   *[other] { $count } enemy tokens were
} lost to you this turn; each of yours costs { price-coins }.

# ---- options

option-pick = Take { $power } { $race }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $price ->
    [0] free
   *[other] for { price-coins }
}
option-expand = Expand with new conquests
option-decline = Go In Decline
option-sit_out = Let the turn go by
option-done = Done
option-conquer = Conquer { $region } with { cost-tokens }
option-conquer-by = Conquer { $region } { $cost ->
    [0] without a token
   *[other] with { cost-tokens }
}, using { $ways }
option-attempt = Roll the die for { $region }, which costs { cost-tokens }
option-attempt-by = Roll the die for { $region }, which costs { cost-tokens } using { $ways }
option-assault = Attack { $region } from the air
option-give_up = Give the attack up
option-abandon = Abandon { $region }
option-guard = Let the Champion hold { $region } and ready a token
option-intimidate = Move a { $piece } from { $region } to { $to }
option-intimidate-away = Discard a { $piece } in { $region }
option-exchange = Exchange { $region } and { $other }
option-steal = Steal { $marker } into { $to }
option-place = Place a { $piece } in { $region }
option-place-champion = Place the { piece-champion } in { $region }
option-lay = Place the { $thing } in { $region }
option-retreat = Fall back to { $region }
option-form-human = Human form: gain coins now
option-form-worgen = Worgen form: pay now and conquer for less
option-side-none = Stay Neutral
option-side-alliance = Fight for the Alliance
option-side-horde = Fight for the Horde
option-recruit = { $count ->
    [0] Buy no token
    [one] Buy 1 token
   *[other] Buy { $count } tokens
}
option-reveal = Turn up the Bomb in { $region }
option-reveal_all = Turn up all that are left
option-pay = Pay { amount-coins } and turn the Bomb up
option-drop = Discard the Bomb

# ---- refusals: setting up

why-players = { $players ->
    [one] 1 player is
   *[other] { $players } players are
} not possible here: choose from { $low } to { $high }.
why-first-player = There is no seat { $first } to go first.
why-murlocs = The Murlocs cannot have { $murlocs } tokens: choose from { $low } to { $high }.
why-unknown-board = There is no board called “{ $board }”.
why-board-sizes = These boards do not have the sizes that { $players ->
    [one] 1 player needs
   *[other] { $players } players need
}.
why-both-faces = Two of these are sides of the same board: choose different boards.

# ---- refusals: the turn

why-combo-price = This combo costs { price-coins } and you have { $coins }: { MINUS($price, $coins) } short.
why-not-on-show = { $race } cannot be picked now: choose one of the combos on show.
why-wiped-out = Your Race has no token left to expand with: go In Decline, or let the turn go by.
why-not-wiped-out = Only a Race without any token may let the turn go by: expand, or go In Decline.
why-choose-first = First choose whether to expand or to go In Decline.
why-decline-at-start = A Race goes In Decline only at the start of a turn, instead of expanding.
why-too-few-coins = This costs { price-coins } and you have { $coins }: { MINUS($price, $coins) } short.

# ---- refusals: conquests

why-own-region = { $region } is already yours.
why-water = { $region } is water, and your Race cannot conquer Seas and Lakes.
why-watch-tower = A Watch Tower makes { $region } immune.
why-immune = { $region } is immune to you.
why-not-an-entry = { $region } is not an Entry Region, and you hold no Region yet: start from an Entry Region.
why-not-adjacent = { $region } is not adjacent to any of your Regions.
why-way-needs-adjacent = { $card } works only on an adjacent Region, and { $region } is not one.
why-way-does-not-fit = { $card } cannot be used on { $region }.
why-way-not-yours = You cannot conquer with this: it is not on your banner or badge, nor in one of your Regions.
why-way-used = You have already used { $card } this turn.
why-no-way = { $card } cannot help you to conquer now.
why-way-needless = One of these ways changes nothing for { $region }: leave it out.
why-no-token = You have no token in hand to conquer { $region } with.
why-too-few-tokens = { $region } costs { cost-tokens } and you have { $hand } in hand: { MINUS($cost, $hand) } short.
why-too-short = { $region } costs { cost-tokens } and you have { $hand } in hand: { MINUS($cost, $hand) } short, more than the die can give.
why-no-die-needed = { $region } costs { cost-tokens } and you have { $hand } in hand: conquer it without the die.
why-attempt-needs-two = A final attempt on { $region } needs at least 2 of your tokens in hand, and you have { $hand }. It costs { $cost } in all.
why-never-fewer = { $card } never conquer with fewer than { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
why-conquests-ended = The final attempt has ended your conquests for this turn.
why-conquests-are-over = Conquests are over: you are redeploying your troops now.
why-redeploy-later = You redeploy after your conquests: end them first.
why-not-your-region = { $region } is not a Region of your Active Race.
why-abandon-first = { $region } cannot be abandoned any more: that comes before the first conquest of the turn.
why-no-assault = You cannot attack { $region } from the air: no card of yours allows it now.
why-assault-target = You named { $region } as the target of this attack: conquer it, or give it up.

# ---- refusals: powers

why-no-such-power = No card of yours lets you { $power }.
why-action-used = { $uses ->
    [one] You have already done this once this turn, and no more is allowed.
   *[other] You have already done this { $uses } times this turn, and no more is allowed.
}
why-nobody-to-intimidate = There is no opponent’s token to intimidate in { $region }.
why-champion-stays = Only the Champion stands in { $region }, and it cannot be moved.
why-conquest-owed = You have intimidated somebody: a conquest or a final attempt must follow before you stop.
why-no-conquest-left = After that you could conquer nothing more this turn, but a conquest or a final attempt must follow when somebody is intimidated.
why-intimidate-before-last = You may intimidate { $region } only before your last conquest, with a token still in hand.
why-defences-first = The Fort or Wisp Wall in { $region } must be discarded first.
why-goal-of-the-same-race = A token leaves { $region } only for another Region of its own Race.
why-no-such-piece-there = There is no { $piece } in { $region } to intimidate.
why-no-magic = { $region } shows no Magic symbol.
why-nothing-to-exchange = There is nothing to exchange: choose two different Regions, not both bare.
why-marker-unknown = { $marker } does not lie face up on the map.
why-already-yours = { $marker } already lies in one of your Regions.
why-steal-from-neighbour = { $marker } can be taken only into a Region of yours that is adjacent to it.
why-artifacts-only = { $marker } is not an Artifact, and only Artifacts can be stolen.
why-too-few-losses = { $count ->
    [0] No enemy token was lost to you this turn, so there is nobody to recruit.
    [one] One enemy token was lost to you this turn, so you may buy at most 1 token.
   *[other] { $count } enemy tokens were lost to you this turn, so you may buy at most { $count } tokens.
}
why-tray-empty = { $count ->
    [0] The tray holds no more tokens of your Race.
    [one] The tray holds only 1 more token of your Race.
   *[other] The tray holds only { $count } more tokens of your Race.
}

# ---- refusals: placing pieces

why-no-such-piece = You have no { $piece } in hand to place in { $region }.
why-others-need-it = Other Regions need this piece more than { $region }: bring them to their minimum first.
why-no-active-opponent = No Active Race of an opponent stands in { $region }.
why-bomb-there = There is already a Bomb in { $region }.
why-no-bomb-there = No Bomb lies in { $region }.
why-objective-there = There is already a Military Objective in { $region }.
why-alliance-there = { $region } is held by the Alliance: place the Military Objective elsewhere.

# ---- the log

log-boards = The boards are { $boards }.
log-first = First player: { $seat }.
log-round = Round { $round } of { $rounds }.
log-turn = Turn: { $seat }.
log-murlocs = Turn: Murlocs.
log-combo = { $power } { $race } came on show.
log-picked = { $seat } took { $power } { $race } with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $price ->
    [0] for free
   *[other] for { price-coins }
}{ $found ->
    [0] {""}
    [one] {" "}and found 1 coin
   *[other] {" "}and found { $found } coins
}.
log-readied = { $seat } readied { count-tokens }.
log-beasts = { $seat } took { $count ->
    [one] 1 Beast
   *[other] { $count } Beasts
}.
log-form = { $seat } took { $form }.
log-side = { $seat } joined the { $side } for this turn.
log-conquered = { $seat } conquered { $region } with { $champion ->
    [0] { count-tokens }
   *[other] { $cost ->
        [0] the { piece-champion } alone
       *[other] the { piece-champion } and { cost-tokens }
    }
} ({ $race }).
log-attempt = { $seat } rolled { $die } for { $region }, which cost { cost-tokens }: success.
log-attempt-failed = { $seat } rolled { $die } for { $region }, which cost { cost-tokens }: failure.
log-assault = { $seat } attacked { $region } from the air and rolled { $die }.
log-abandoned = { $seat } abandoned { $region }.
log-emptied = { $region } is empty now.
log-lost = { $race } lost { count-tokens }.
log-spared = { $seat } lost no token ({ $card }).
log-intimidated = { $seat } intimidated { $region }: { $piece } → { $goal }.
log-exchanged = { $seat } exchanged { $region } and { $other }.
log-stolen = { $seat } stole { $marker } into { $region }.
log-revealed = { $marker } came to light in { $region }.
log-marker-moved = { $marker } moved to { $region }.
log-recruited = { $seat } received { count-tokens } ({ $race }).
log-placed = { $seat } placed a { $piece } in { $region }.
log-raised = { $seat } placed a { $piece } in { $region }.
log-tower-removed = The Watch Tower in { $region } was removed.
log-laid = { $seat } laid { $marker } in { $region }.
log-harmony = { $seat } received a Harmony token.
log-bomb-placed = { $seat } hid a Bomb in { $region }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
log-bomb-dropped = The Bomb in { $region } was discarded unseen.
log-bomb-explodes = The Bomb in { $region } exploded.
log-bomb-fizzles = The Bomb in { $region } did not explode.
log-gain = { $seat } gained { amount-coins } ({ $source }).
log-pay = { $seat } paid { amount-coins } to { $payee ->
    [You] you
   *[other] { $payee }
}.
log-pay-stash = { $seat } paid { amount-coins } to the stash.
log-score = { $seat } scored { $total ->
    [one] 1 coin
   *[other] { $total } coins
}.
log-declined = { $seat } went In Decline with { $race }.
log-vanished = { $race } left the map ({ $seat }).
log-end = The game is over. Coins, seat by seat: { $coins }.

# ---- card texts: Regions, moments and deeds

where-any = Region
where-fields = Fields Region
where-hill = Hill Region
where-forest = Forest Region
where-swamp = Swamp Region
where-mountain = Mountain Region
where-magic = Magic Region
where-cavern = Cavern Region
where-murloc = Region with the Murloc symbol
where-entry = Entry Region
where-size = Region with the size letter
where-water = Sea or Lake
where-beside_water = waterside Region
where-non_empty = non-empty Region
where-place = Region with a Legendary Place

when-combo-picked = When you pick it
when-turn-start = At the start of your turn
when-turn-idle = On a turn in which you do not expand
when-turn-end = At the end of your turn
when-recruits = After your last conquest
when-decline = When you go In Decline
when-region-taken = When you take a Region
when-region-conquered = When you conquer a Region
when-region-conquered-anyone = When any player conquers a Region
when-marker-revealed = When it is turned up
when-marker-gained = When you gain it

deed-conquest = a conquest
deed-bomb = a Bomb
deed-move = a move of tokens
deed-defence = the removal of a Fort or Wisp Wall
deed-theft = a theft

# ---- card texts: numbers

text-cost-less = Each { $where } costs you { amount-tokens } less to conquer, down to a minimum of 1.
text-cost-more = Each { $where } costs you { amount-tokens } more to conquer.
text-cost-less-form = In { $form }, each { $where } costs you { amount-tokens } less to conquer, down to a minimum of 1.
text-cost-more-form = In { $form }, each { $where } costs you { amount-tokens } more to conquer.
text-cost-fix = Each { $where } costs you exactly { amount-tokens }.
text-cost-floor = Each { $where } costs you at least { amount-tokens }.
text-cost-floor-by = With { $card }, each { $where } costs you at least { amount-tokens }.
text-cost-floor-but = Each { $where } costs you at least { amount-tokens }, except with { $card }.
text-travel = { $amount ->
    [0] Travel to an Entry Region that is not adjacent costs you nothing extra.
   *[other] Travel to an Entry Region that is not adjacent costs you { amount-tokens } extra.
}
text-keep = At least { amount-tokens } must stay in each of your Regions.
text-flip = When you go In Decline, up to { amount-tokens } stay in each of your Regions.
text-water = You may conquer Seas and Lakes.
text-faction-bonus = Your Faction Bonus counts up to { $amount ->
    [one] 1 Region
   *[other] { $amount } Regions
} of each opposing Race.
text-reach = Every { $where }, on any board, counts as adjacent for you.
text-reach-first = While you hold no Region, every { $where }, on any board, counts as adjacent for you.

# ---- card texts: ways to conquer

text-way = Once per turn, you may conquer one { $where } with it.
text-way-less = Once per turn, you may conquer one { $where } for { amount-tokens } less, down to a minimum of 1.
text-way-more = Once per turn, you may conquer one { $where } for { amount-tokens } more.
text-way-fix = Once per turn, you may conquer one { $where } with { amount-tokens }, whatever it costs.
text-way-champion = Once per turn, your Champion conquers one { $where } { $amount ->
    [0] without any token
   *[other] with { amount-tokens }
}, even when you have none in hand.
text-way-die = Once per turn, you may attack one { $where } from the air: you roll the reinforcement die first, and it lowers the cost.
text-way-anywhere = The Region may lie on any board and counts as adjacent.
text-way-adjacent = The Region must be adjacent, or count as adjacent.
text-way-pay = First pay { amount-coins } to the player who holds the Region, or to the stash.
text-way-once-with = In the same turn you may not also { $action }.

# ---- card texts: at a moment

text-same = { $when }: the same.
text-shuffle_bombs = { $when }: shuffle all Bombs into a face-down stack.
text-take_champion = { $when }: take the Champion, who defends like 1 token and can hold a Region alone.
text-take_beasts = { $when }: discard your Beasts, then take one for each { $where } you hold. They serve like your tokens.
text-take_harmony = { $when }: take all Harmony tokens back.
text-reveal_bombs = { $when }: turn up your Bombs in opponents’ Regions. One that explodes drives the opponent out, like a conquest, and leaves the Region empty.
text-choose_form = { $when }: choose { form-human }, which pays you { gain-coins }, or { form-worgen }, which costs { price-coins }.
text-choose_side = { $when }: a Neutral Race may fight for the Alliance or the Horde this turn.
text-gain_coins = { $when }: gain { amount-coins }.
text-gain_coins-faction = { $when }: gain { amount-coins } if its holders belong to the { $from_faction }.
text-gain_coins-non-empty = { $when }: gain { amount-coins } if it was not empty.
text-gain_coins-defenders = { $when }: gain { amount-coins } for each token that defended it, if there were at least { $per_defender_from }.
text-build = { $when }: it receives a { $piece }, which defends like 1 token.
text-build-where = { $when }: a { $where } receives a { $piece }, which defends like 1 token.
text-reach_objective = { $when } with a Military Objective: the conqueror gains { amount-coins }, and so do you if that is somebody else; the token comes back to you. For the { $barred } nothing happens.
text-find_water = { $when }: it moves to the Sea or Lake of its board. If there is none, another Legendary Place replaces it.
text-recruit = { $when }: for each enemy token lost to you this turn, you may buy one of your tokens for { price-coins }.
text-extra_token = { $when }: take 1 more of your tokens, if the tray has one.
text-build_missing = { $when }: each of your Regions without a { $piece } receives one, while they last.
text-lay_marker = { $when }: choose which of your Regions it lies in.
text-neighbours_pay = Then every opponent with an Active Race next to it pays you { amount-coins }.
text-raise_towers = { $when }: place a Watch Tower in each { $where } of yours with more Regions of your Race around it than of any other, and remove it where that has changed. A Watch Tower makes its Region immune.
text-place_bombs = { $when }: you may hide Bombs in adjacent Regions of opponents’ Active Races, at most one in each.
text-place_objectives = { $when }: take your Military Objectives back and place them in different Regions that the { $barred } does not hold.
text-give_harmony = { $when }: give a Harmony token to every opponent whose Active Race you left in peace.
text-drop_bombs = { $when }: your unused Bombs leave play.
text-recall_objectives = { $when }: your Military Objectives go back to the supply.

# ---- card texts: actions

text-intimidate = { uses-times } per turn you may move an opponent’s token from an adjacent Region to another Region of its Race, or discard it if there is none. A Fort or Wisp Wall must be discarded first. A conquest or a final attempt must follow.
text-exchange = { uses-times } per turn, you may exchange everything in one { $where } with everything in another, except Mountains and Legendary Places.
text-steal = { uses-times } per turn, you may take an Artifact next to one of your Regions into that Region.

# ---- card texts: scoring, tolls and losses

text-score-region = At the end of your turn, each { $where } you hold pays { amount-coins } more.
text-score-board = At the end of your turn, each board on which you hold a Region pays { amount-coins }.
text-score-marker = At the end of your turn, each Artifact and Legendary Place you hold pays { amount-coins }.
text-score-here = At the end of your turn, its Region pays { amount-coins } more.
text-score-same-terrain = At the end of your turn, each other Region you hold of the same terrain as its Region pays { amount-coins } more.
text-score-majority = At the end of your turn, you gain { amount-coins } if your Race alone holds the most Regions around it.
text-toll = In every { $where } of yours, opponents first pay you { amount-coins } for { $deeds }.
text-toll-here = In the Region where it lies, opponents first pay you { amount-coins } for { $deeds }.
text-toll-harmony = In every { $where } of yours, opponents who hold a Harmony token first pay you { amount-coins } for { $deeds }.
text-toll-once = One payment is enough for the whole turn.
text-toll-each = The payment is due each time.
text-region-ransom = When the Champion’s Region is taken from you, you lose no token: you pay the conqueror a ransom of 1 coin and take the Champion back.
text-region-beast = When a Region with Beasts is taken from you, you lose one Beast instead of a token.
text-region-nothing = When a Region is taken from you, you lose no token.
text-token-nothing = A token that you would lose comes back to your hand.
text-instead-once = This works once in every turn.
text-persists = It goes on when your Race is In Decline.
text-declined = It also serves a Race In Decline.

# ---- card texts: boards

text-board = A { $size } board with { $count } Regions.
text-board-regions = { $what }: { $regions }.
why-no-guard = Before your first conquest the Champion may stay only in the Region where it stood beside a token, which is readied instead.
why-has-a-race = You already lead an Active Race; put it In Decline first.
why-pick-first = First pick a combo: you lead no Active Race.
why-not-laid-there = It cannot be laid in { $region }.
