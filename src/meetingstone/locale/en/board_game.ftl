# World of Warcraft: The Board Game: words, prompts, options, refusals and the log. Names are in board_game_names.ftl,
# what cards say in board_game_cards.ftl.

# ---- words

bg-green = green
bg-red = red
bg-blue = blue
bg-yellow = yellow
bg-grey = grey
bg-die-red = red
bg-die-blue = blue
bg-die-green = green
bg-triangle = triangle
bg-square = square
bg-circle = circle
bg-special = special
bg-box-damage = damage box
bg-box-defense = defense box
bg-box-attrition = attrition box
bg-minimum = minimum
bg-reroll = the reroll
bg-no-dice = no dice

bg-shows-red-1 = red 1
bg-shows-red-2 = red 2
bg-shows-red-3 = red 3
bg-shows-red-4 = red 4
bg-shows-red-5 = red 5
bg-shows-red-6 = red 6
bg-shows-red-7 = red 7
bg-shows-red-8 = red 8
bg-shows-blue-1 = blue 1
bg-shows-blue-2 = blue 2
bg-shows-blue-3 = blue 3
bg-shows-blue-4 = blue 4
bg-shows-blue-5 = blue 5
bg-shows-blue-6 = blue 6
bg-shows-blue-7 = blue 7
bg-shows-blue-8 = blue 8
bg-shows-green-1 = green 1
bg-shows-green-2 = green 2
bg-shows-green-3 = green 3
bg-shows-green-4 = green 4
bg-shows-green-5 = green 5
bg-shows-green-6 = green 6
bg-shows-green-7 = green 7
bg-shows-green-8 = green 8

bg-moment-round = Start of a round
bg-moment-pool = Dice Pool
bg-moment-throw = Before the roll
bg-moment-rolled = End of Dice Pool
bg-moment-reroll = Start of Reroll
bg-moment-rerolled = End of Reroll
bg-moment-place = Place Tokens
bg-moment-placed = End of Place Tokens
bg-moment-lost = After losing Health
bg-moment-spent = After spending Energy
bg-moment-defense = Defense Phase
bg-moment-round_end = End of a round
bg-moment-combat_end = End of a combat
bg-moment-turn = Start of the faction turn
bg-moment-action = Action
bg-moment-before = Just before an action
bg-moment-rest = Rest
bg-moment-fall = On defeat

# ---- prompts: set-up and chance

ask-bg-class = Choose a class
ask-bg-classes = Deal the classes
ask-bg-factions = Draw the factions
ask-bg-overlord = Draw the Overlord
ask-bg-counters = Mix Lord Kazzak’s counters facedown
ask-bg-shuffle = Shuffle a deck
ask-bg-lots = Draw lots
ask-bg-roll = Roll the dice pool
ask-bg-more-dice = Roll the additional dice

# ---- prompts: the faction turn

ask-bg-act = Take actions with your characters, in any order, or finish
ask-bg-bound = Independent creatures must be challenged before the turn can end
ask-bg-travel = Choose the next region
ask-bg-extra-step = Go one region farther, or stop here
ask-bg-split = Share the tokens between Health and Energy
ask-bg-train = Choose a Power to learn
ask-bg-town = In town: recover, train, buy and sell
ask-bg-trade = Give items or gold, or finish the trade
ask-bg-manage = Character Management: equip and unequip cards, or finish
ask-bg-rest = You rest: eat something from the Bag, or just rest
ask-bg-turn = The faction turn begins: use something first, or go on
ask-bg-gather = Choose who travels
ask-bg-nefarian = Choose Nefarian’s way
ask-bg-cleanse = Remove the plague token for 3 Energy, or leave it

# ---- prompts: a challenge

ask-bg-invite = Choose whom you invite to the combat
ask-bg-join = Join the combat for an action, or stay out
ask-bg-order = Choose the order of the attacks
ask-bg-next = Choose who attacks next
ask-bg-round = The combat round begins: use something, or go on
ask-bg-pool = Dice Pool step: use cards, then roll
ask-bg-throw = Before the roll: use something, or roll
ask-bg-rolled = The dice are rolled: use cards, or go on
ask-bg-reroll = Reroll step: use cards, choose dice to reroll, or keep them
ask-bg-rerolled = End of the Reroll step: use cards, or go on
ask-bg-place = Place Tokens step: use cards, or go on
ask-bg-placed = The tokens are placed: use cards, or go on
ask-bg-defense = Defense Phase: use cards, or go on
ask-bg-lost = Health was lost: heal, or go on
ask-bg-spent = Energy was spent: drink something, or go on
ask-bg-round_end = The round ends: use something, or go on
ask-bg-combat_end = The combat ends: use something, or go on
ask-bg-fall = A character is about to be defeated: save him, or let him fall
ask-bg-slay = Choose the opponent that the damage box pays for
ask-bg-wound = Choose who takes the next wound
ask-bg-bear = Choose who bears the lost Health
ask-bg-refuge = Choose where the defeated character returns
ask-bg-armor = Choose the hits that your armor takes away
ask-bg-loot = Take an item from the defeated enemy, or leave it
ask-bg-strip = Choose a Power to unequip

# ---- prompts: using a card

ask-bg-units = Choose how much you pay
ask-bg-spot = Choose a die to spot
ask-bg-take = Choose a die to take out of the pool
ask-bg-change = Choose a die to change
ask-bg-rise = Choose a die to raise
ask-bg-again = Choose a die to reroll
ask-bg-trim = Choose a die that Stun or Curse takes away
ask-bg-token-order = Choose which tokens take dice first
ask-bg-give-up = Choose the card that you unequip for this
ask-bg-combo = Choose the Finishing Move for the combo token
ask-bg-colour = Choose a colour
ask-bg-either = Choose the box for the hit
ask-bg-shift = Choose how many hits move
ask-bg-give-hit = Choose the hit that moves to the attrition box
ask-bg-heal-another = Choose who else is healed
ask-bg-call-demon = Choose a Demon to call
ask-bg-bring-out = Choose which card makes room

# ---- prompts: rewards and Events

ask-bg-finish = Choose the quest that is rewarded first
ask-bg-quest-deck = From which deck does the new quest come?
ask-bg-keep = Choose the card to keep
ask-bg-give = Choose who receives the card
ask-bg-overflow = The Bag is too full: choose a card for the Merchant
ask-bg-talent = Choose a Talent
ask-bg-swap = Give one quest up for a new one of its colour, or keep them
ask-bg-crafts = Take gold, or regain tokens
ask-bg-zeppelin = Fly to a flight point of your faction, or stay
ask-bg-bargain = Buy one item of the Merchant at half price, or none
ask-bg-sale = Sell one item of the Bag at half price, or keep them all
ask-bg-other-talents = Swap Talents, or take gold
ask-bg-give-to-zaeldarr = Choose the item that Zaeldarr takes
ask-bg-beasts = Move a group of independent creatures, or leave them
ask-bg-auction = Bid for the prize: nobody sees it before all have bid

# ---- prompts with names and numbers, and why the rule asks

ask-with-bg-wound = { $count ->
    [one] Who takes the last wound?
   *[other] { $count } wounds to share: who takes the next?
}
ask-with-bg-bear = { $hero } is about to lose 1 Health: who bears it?
ask-with-bg-split = { $hero } regains { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}: Health or Energy?
ask-with-bg-slay = { $count ->
    [one] 1 hit lies in the damage box: whom does it fell?
   *[other] { $count } hits lie in the damage box: whom do they fell?
}
ask-with-bg-overflow = The Bag of { $hero } holds { $held } of { $most }: which card goes to the Merchant?
ask-with-bg-quest-deck = From which deck does the { $faction } draw its new quest?
ask-with-bg-give = Who receives { $card }?
ask-with-bg-auction = Bid for { $card }: nobody sees it before all have bid
because-bg-class = Everybody leads a class for the whole game; it decides which Powers you can learn, and no class is taken twice.
because-bg-act = Each of your characters has two actions in a faction turn.
because-bg-bound = Nobody may leave independent creatures unfought where he stands: until then the turn cannot end.
because-bg-travel = A Travel goes up to two regions; independent creatures end it where they stand.
because-bg-extra-step = Something of yours lets this Travel go one region farther; its price is on the answer.
because-bg-split = Each token is Health or Energy, as you like, up to what your level holds.
because-bg-train = A Training action teaches any Powers of your class and level that you can pay, at least one.
because-bg-town = In a town of your faction one action does all of this, in any order.
because-bg-trade = Friends in one region may trade once after each action of one of them; nothing is handed back in the same trade.
because-bg-manage = After its last action a faction puts cards on and off: at no other time of the turn. A card that covers a printed one takes its place.
because-bg-rest = Food from the Bag works only while you rest.
because-bg-turn = Something of yours can be used now, at the start of the faction turn.
because-bg-gather = Your Power brings friends along: whoever is chosen travels without an action.
because-bg-nefarian = Two ways to The Bulwark are equally short: you choose where Nefarian goes.
because-bg-cleanse = A plague token lies where your characters stand; whoever removes it pays 3 Energy.
because-bg-invite = Friends in the region with an action left may join; they share the fight and its reward.
because-bg-join = You are invited: it costs an action, and you share wounds, XP, gold and items.
because-bg-order = Attacks come one after another, and what the first places helps the next; the order can change each round.
because-bg-next = The sides attack in turn; each chooses who of its own comes next.
because-bg-round = Something of yours can be used now, at the start of the combat round.
because-bg-pool = What you use now adds dice or changes this attack; then the pool is rolled.
because-bg-throw = The pool is full; what you use now counts before the dice fall.
because-bg-rolled = The dice lie: some of your cards work on the roll as it is.
because-bg-reroll = Each die may be rolled once more, as many dice as your Reroll value says.
because-bg-rerolled = Rerolls are over; some of your cards work on the dice as they lie now.
because-bg-place = The hits are about to be placed; what you use now still changes them.
because-bg-placed = The tokens of this attack lie in the boxes; some of your cards work on them.
because-bg-defense = The opponents strike next; what you use now answers them.
because-bg-lost = A character has just lost Health and can be healed at once.
because-bg-spent = Energy was just spent; a potion of yours gives some of it back.
because-bg-round_end = The round is over; some of your cards work before the next.
because-bg-combat_end = The combat is decided; some of your cards work now.
because-bg-fall = He has no Health left; a card of yours can still keep him in the fight.
because-bg-slay = The damage box pays the Health of opponents at the Ranged Strike; whoever falls does not strike back.
because-bg-wound = The wounds of a side are shared as its players like; whoever loses the last Health is defeated.
because-bg-bear = A Pet, or a card that prevents it, can take the loss in the character’s stead.
because-bg-refuge = A defeated character rises at one of the nearest graveyards or in the starting region, with 1 Health and 1 Energy.
because-bg-armor = Each armor takes off one enemy hit, first in the damage box; both sides choose in secret.
because-bg-loot = Whoever defeats a character may take one item that is not soulbound.
because-bg-strip = The Wildkin’s ability takes a Power off your sheet; you may equip it again later.
because-bg-units = This card can be paid more than once, and each payment does as much again.
because-bg-trim = Each Stun or Curse takes one die of the pool away; you choose which.
because-bg-token-order = Stun takes blue and red dice, Curse any: what comes first can matter.
because-bg-finish = Several quests were completed at once; their rewards come one after another.
because-bg-quest-deck = A completed quest is replaced at once; stronger colours pay more and fight harder.
because-bg-keep = More cards were drawn than are kept; the others go back.
because-bg-give = The reward belongs to the group: whoever took part can have it.
because-bg-overflow = A Bag has room for so much; Potions, Scrolls and Food do not count.
because-bg-talent = A new level brings one Talent of your class; it works for the rest of the game.
because-bg-crafts = The Event gives each character gold equal to the level, or as many tokens.
because-bg-auction = All bid at the same moment; the highest bid is paid and takes the item, the others keep their gold.
because-bg-swap = The Event lets each faction give one quest up for a new one of the same colour.

# ---- options

option-use = { $hero }: use { $card }
option-use-paid = { $hero }: use { $card } for { $energy } Energy
option-use_all = Use all of these
option-ready = Go on
option-enough = No more
option-units = { $count ->
    [one] Pay once
   *[other] Pay { $count } times
}
option-give-up-card = Unequip { $card }
option-die = { $colour } { $face ->
    [0] die
   *[other] { $face }
}
option-reroll = Reroll the chosen dice
option-keep = Keep the dice
option-colour = { $colour }
option-first-stun = Stun first
option-first-curse = Curse first
option-box = Into the { $box }
option-shift = { $count ->
    [0] Move no hits
    [one] Move 1 hit
   *[other] Move { $count } hits
}
option-suffer = Let the opponents’ ability work
option-order = { $heroes }
option-wound = { $hero } takes the wound
option-bear = Lose 1 Health
option-pet = { $card } takes it
option-ward = Prevent it with { $card } for 1 Energy
option-slay = { $foe }
option-go = { $region }
option-quest_deck = The { $colour } deck
option-combo = On { $card }
option-keep_item = Keep { $card }
option-to_merchant = Give up { $card }
option-talent = Take { $card }
option-summon = Call { $card }
option-bring-out = Equip { $card } in area { $area }
option-bring-out-for = Equip { $card } in place of { $other } (area { $area })
option-hasten = With { $card }
option-give = { $hero }
option-act-travel = { $hero }: Travel
option-act-rest = { $hero }: Rest
option-act-train = { $hero }: Training
option-act-town = { $hero }: Town
option-challenge-blue = { $hero }: challenge the independent creatures ({ $kind }) in { $region }
option-challenge-quest = { $hero }: challenge the quest creatures ({ $kind }) in { $region }
option-challenge-boss = { $hero }: challenge { $kind } in { $region }
option-challenge-counter = { $hero }: challenge the facedown counter in { $region }
option-challenge-pvp = { $hero }: challenge the enemy characters in { $region }
option-look = { $hero }: look at the facedown counter
option-trade = { $hero } and { $other }: trade

# ---- the draft of a faction's turn
bg-draft-travel = Travel to { $region }
bg-draft-rest = Rest in { $region }
bg-draft-train = Train in { $region }
bg-draft-town = Visit the town of { $region }
bg-draft-blue = Challenge the independent creatures ({ $kind }) in { $region }{ $count ->
    [0] { "" }
   *[other] { " " }with { $friends }
}
bg-draft-quest = Challenge the quest creatures ({ $kind }) in { $region }{ $count ->
    [0] { "" }
   *[other] { " " }with { $friends }
}
bg-draft-boss = Challenge { $kind } in { $region }{ $count ->
    [0] { "" }
   *[other] { " " }with { $friends }
}
bg-draft-counter = Challenge the facedown counter in { $region }{ $count ->
    [0] { "" }
   *[other] { " " }with { $friends }
}
bg-draft-pvp = Challenge the enemy characters in { $region }{ $count ->
    [0] { "" }
   *[other] { " " }with { $friends }
}

option-hand = { $hero } gives { $card }
option-gold = { $hero } gives { $amount } gold
option-split = { $health } Health and { $energy } Energy
option-regain = Regain Health and Energy
option-train = Learn { $card } for { $gold } gold
option-buy = Buy { $card } for { $gold } gold
option-sell = Sell { $card } for { $gold } gold
option-invite = Choose { $heroes }
option-invite-nobody = Choose nobody
option-join = { $hero } joins
option-stay_out = { $hero } stays out
option-equip = { $hero }: equip { $card } in area { $area }
option-equip-paid = { $hero }: equip { $card } in area { $area } for { $energy } Energy
option-unequip = { $hero }: unequip { $card }
option-class = { $class }
option-finish = { $quest }
option-next = { $hero }
option-parry = Take away { $damage } damage, { $defense } defense and { $attrition } attrition
option-loot = { $winner } takes { $card } from { $loser }
option-bid = Bid { $amount } gold
option-swap = Give up { $quest }
option-take_gold = Take { $amount } gold
option-beasts = { $kind }: from { $source } to { $target }
option-retrain = Swap { $old } for { $new }
option-cleanse = { $hero } removes the token

# ---- refusals

why-bg-players = { $players ->
    [one] One cannot play alone
   *[other] { $players } players are too few or too many
}: choose 2 to 6 players.
why-bg-sides-seats = Sides are named for { $sides ->
    [one] 1 seat
   *[other] { $sides } seats
}, but { $players } play.
why-bg-sides-uneven = The sides must come out even: { $heroes } characters each.
why-bg-class-taken = { $class }: already taken by { $seat }.
why-bg-class-other-side = { $class }: plays for one faction only ({ $faction }), and the sides would not work out any more.
why-bg-not-active = It is not the turn of { $hero }’s faction.
why-bg-not-yours = { $hero } is not your character.
why-bg-no-part = { $hero } takes no part in this.
why-bg-not-here = { $hero } is not in { $region }.
why-bg-no-actions = { $hero } has no actions left in this turn.
why-bg-acts-next = { $hero } has used what works just before an action of his own: that action comes next.
why-bg-must-challenge = { $hero } must first challenge the independent creatures ({ $kind }) in { $region }.
why-bg-blue-first = In { $region } the independent creatures ({ $kind }) must be challenged first.
why-bg-no-target = In { $region } there is nothing that { $hero } could challenge.
why-bg-whom-to-challenge = { $hero } can challenge here: say whom.
why-bg-enemy-quest = The quest creatures in { $region } belong to a quest of the enemy.
why-bg-not-your-quest = { $quest } is no quest of your faction.
why-bg-no-quest-left = No quest can be drawn from the { $colour } deck: none is left, or its creatures are not.
why-bg-beasts-moved = These creatures ({ $kind }) in { $region } have moved already.
why-bg-beasts-not-there = These creatures ({ $kind }) cannot go to { $region }: it is too far, a starting region, or held by enemies or their own kind.
why-bg-no-counter = In { $region } there is no facedown counter that { $hero }’s faction has not looked at.
why-bg-one-travel = A card allows { $hero } only one Travel action per turn.
why-bg-plaguewinds = Foul Plaguewinds: { $hero } has no Energy to set out from the Plaguelands.
why-bg-nothing-to-train = There is no Power that { $hero } may learn and can pay now.
why-bg-no-town = { $region } has no town of { $hero }’s faction.
why-bg-one-step-at-least = A Travel action goes at least one region.
why-bg-enemy-home = { $region } is the enemy’s starting region: you may not enter it.
why-bg-enemy-flight = The flight path to { $region } belongs to the enemy, and the region is not adjacent.
why-bg-not-adjacent = { $region } is not adjacent, and no flight path of yours leads there.
why-bg-only-adjacent = { $region } is not adjacent.
why-bg-not-the-way = { $region } does not lie on a shortest way to The Bulwark.
why-bg-no-landing = The Zeppelin does not fly to { $region }: it goes to another flight point of your faction, where no enemy stands.
why-bg-draft-too-far = { $hero } cannot come from { $here } to { $region } with one Travel.
why-bg-draft-not-there = { $hero } is not in { $region } by then.
why-bg-draft-no-action = { $hero } keeps no action to join.
why-bg-fell-here = A graveyard in the region of the defeat does not count: { $region } is where the character fell.
why-bg-no-refuge = { $region } is neither one of the nearest graveyards nor the starting region.
why-bg-split-all = All the tokens are taken, and neither Health nor Energy goes beyond its capacity.
why-bg-buy-one = A Training action buys at least one Power.
why-bg-other-class = { $card } belongs to another class.
why-bg-known = { $card } is already yours.
why-bg-no-swap = { $other } cannot be swapped for { $card }: the new Talent is of a higher level, or the old one has only just come.
why-bg-level-too-low = { $card } needs level { $level }.
why-bg-no-gold = { $card } costs { $gold } gold and you have { $held }: { MINUS($gold, $held) } short.
why-bg-not-for-sale = { $card } is not in the Merchant deck.
why-bg-only-in-town = { $card } can be bought or sold only in a Town action.
why-bg-regained = { $hero } has already regained in this Town action: that is done once.
why-bg-full = { $hero } has nothing to regain: Health and Energy are at capacity.
why-bg-soulbound = { $card } is soulbound: it can be neither sold nor given away.
why-bg-cannot-sell = { $card } cannot be sold: it is not an item of yours.
why-bg-no-trade = { $hero } cannot trade now: only friends in one region trade, once after each action of one of them.
why-bg-nothing-to-trade = Neither { $hero } nor { $other } has anything to give.
why-bg-no-cleansing = { $hero } cannot remove a plague token now: that is done after an action in such a region, for { $energy } Energy.
why-bg-no-gold-to-give = { $hero } cannot give that much gold now.
why-bg-no-power-trade = { $card } is no item: only items and gold are traded.
why-bg-not-in-bag = { $card } is not in the Bag.
why-bg-not-counted = { $card } does not count in the Bag: it need not leave.
why-bg-handed-back = What was given in this trade is not handed back.
why-bg-not-in-force = { $card } is not in force: it must be equipped, or lie in the Bag if it is used from there.
why-bg-used-up = { $card } cannot be used again now.
why-bg-first-ability-first = { $card } must be paid for first: its other abilities follow in the same round.
why-bg-one-potion = Only one Potion may be drunk in a combat round.
why-bg-one-scroll = Only one Scroll may be read in a combat round.
why-bg-need = What { $card } requires is not given now.
why-bg-no-energy = { $card } costs { $energy } Energy and you have { $held }.
why-bg-too-many-units = { $card } cannot be paid for that many times now: at most { $count }.
why-bg-cannot-give-up = { $card } is not what this card asks for.
why-bg-no-such-die = There is no die that { $card } could use.
why-bg-no-free-die = All dice that { $card } would add are already in use, lost or forbidden.
why-bg-must-suffer = The opponents’ ability must work before you go on.
why-bg-no-pet = { $hero } has no Pet or Demon that could absorb it.
why-bg-own-loss = A Pet or Demon absorbs only wounds: this loss is { $hero }’s own.
why-bg-other-moment = { $card } works at another moment: { $moment }.
why-bg-own-phase-only = { $card } helps only its owner.
why-bg-few-to-use = There are not several cards here that cost nothing and only add something.
why-bg-not-now = Cards are used at their own moments, not here.
why-bg-no-rerolls-left = Your Reroll value is { $value }, and it is used up.
why-bg-rerolled-once = A die may be rerolled only once.
why-bg-no-dice-chosen = No dice have been chosen for the reroll yet.
why-bg-dice-chosen = Dice have been chosen for the reroll: they are rolled first.
why-bg-die-does-not-fit = No die like this in the pool fits here.
why-bg-pick-on = { $card } asks for more dice: you cannot stop here.
why-bg-no-die-of-colour = No { $colour } die is left.
why-bg-no-hit-there = No hit can be moved out of the { $box } here.
why-bg-too-few-hits = { $foe } falls to { $health ->
    [one] 1 hit
   *[other] { $health } hits
}; the damage box holds { $hits }.
why-bg-parry-all = Each armor token takes one hit out of the damage or defense box and one out of the attrition box, as far as there are any.
why-bg-no-such-area = There is no area { $area } on this sheet.
why-bg-not-owned = { $card } is neither in the Spellbook nor in the Bag.
why-bg-bag-item = { $card } is used from the Bag and is not equipped.
why-bg-stances-only = Area { $area } takes only Stances, and { $card } is none.
why-bg-stance-area = { $card } is a Stance and fits only the Stance area.
why-bg-wrong-type = Area { $area } does not take cards of the type of { $card }.
why-bg-wrong-trait = Area { $area } does not take items with the trait of { $card }.
why-bg-same-function = Area { $area } already holds an add-on with the function of { $card }.
why-bg-unique = { $card } and { $other } are of the same unique category: only one may be equipped.
why-bg-not-equipped = { $card } is not equipped, or was already unequipped in this step.
why-bg-no-power-there = { $card } is no Power that lies on the sheet.

# ---- the log: set-up and turns

log-bg-picked = { $seat ->
    [You] You pick
   *[other] { $seat } picks
} the class { $cls }.
log-bg-arrives = { $seat }: { $hero } ({ $faction }).
log-bg-overlord = The Overlord is { $overlord }.
log-bg-merchant-opens = The Merchant offers { $cards }.
log-bg-merchant = The Merchant now offers { $card }.
log-bg-turn = Turn { $turn }: { $faction }.
log-bg-moved = { $hero } goes to { $region }.
log-bg-carried = { $hero } returns in { $region }.
log-bg-regained = { $hero } regains { $health } Health and { $energy } Energy.
log-bg-gained = { $hero } gains { $health } Health and { $energy } Energy.
log-bg-uncursed = { $hero } gets rid of a Curse.
log-bg-trained = { $hero } learns { $card } for { $gold } gold.
log-bg-bought = { $hero } buys { $card } for { $gold } gold.
log-bg-sold = { $hero } sells { $card } for { $gold } gold.
log-bg-handed = { $hero } gives { $card } to { $other }.
log-bg-paid = { $hero } gives { $amount } gold to { $other }.
log-bg-equipped = { $hero } equips { $card }{ $energy ->
    [0] .
   *[other] { " " }for { $energy } Energy.
}
log-bg-unequipped = { $hero } unequips { $card }.
log-bg-peeked = { $hero } looks at the facedown counter in { $region }.
log-bg-peeked-kazzak = { $hero } looks at the counter in { $region }: it is Lord Kazzak.
log-bg-peeked-decoy = { $hero } looks at the counter in { $region }: it is a decoy.
log-bg-kazzak-found = The counter in { $region } is turned over: it is Lord Kazzak.
log-bg-decoy = The counter in { $region } is turned over: it is a decoy.

# ---- the log: combat

log-bg-challenged = { $hero } begins a Challenge in { $region }.
log-bg-joined = { $hero } joins the combat.
log-bg-combat = Combat: { $heroes } against { $foes }.
log-bg-pvp = Combat between characters: { $heroes }.
log-bg-used = { $hero } uses { $card }{ $energy ->
    [0] .
   *[other] { " " }for { $energy } Energy.
}
log-bg-rolled = { $hero } rolls { $dice }.
log-bg-rerolled = { $hero } rerolls: { $dice }.
log-bg-rolled-more = { $hero } rolls additionally { $dice }.
log-bg-plagued = The opponents’ ability works on { $count ->
    [one] 1 die
   *[other] { $count } dice
} of { $hero }.
log-bg-placed = { $hero } places { $damage } damage, { $defense } defense, { $attrition } attrition and { $armor } armor.
log-bg-slain = Defeated: { $foe }, for { $health } hits.
log-bg-damage = Attack { $attack }, held off { $blocked }: { $wounds ->
    [0] no wounds.
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
log-bg-strikes = Ranged Strike: wounds for the Horde { $horde }, for the Alliance { $alliance }.
log-bg-resolution = Resolution: wounds for the Horde { $horde }, for the Alliance { $alliance }.
log-bg-lost = { $hero } loses 1 Health and has { $left } left.
log-bg-pet-hurt = { $card } takes a wound for { $hero }.
log-bg-warded = { $hero } prevents a loss with { $card }.
log-bg-defeated = { $hero } is defeated.
log-bg-ice-block = { $hero } leaves the combat.
log-bg-deadlock = Nobody can win this combat: it ends.
log-bg-combat-over = { $won ->
    [1] The combat is won.
   *[other] The combat is over; the opponents remain.
}
log-bg-pvp-won = The combat is won by the { $faction }.
log-bg-pvp-undecided = The combat ends without a winner.
log-bg-looted = { $hero } takes { $card } from { $loser }.

# ---- the log: rewards

log-bg-completed = Quest completed: { $quest }.
log-bg-quest = New quest ({ $faction }): { $quest }.
log-bg-quest-short = { $quest } goes back: there are not enough figures.
log-bg-quest-dropped = Quest given up: { $quest }.
log-bg-spawned = In { $region } there { $count ->
    [one] appears
   *[other] appear
} { $count } { $creature } ({ $colour }).
log-bg-gold = { $hero } receives { $amount } gold.
log-bg-xp = { $hero } earns { $amount } XP and has { $xp }.
log-bg-level = { $hero } reaches level { $level }.
log-bg-talent = { $hero } takes the Talent { $card }.
log-bg-drew = Drawn from the { $deck } deck: { $cards }.
log-bg-received = { $hero } receives { $card }.
log-bg-to-merchant = { $hero } leaves { $card } to the Merchant.

# ---- the log: Events and the end

log-bg-event = Event: { $event }.
log-bg-event-ends = The Event ends: { $event }.
log-bg-nefarian-moves = Nefarian moves to { $region }.
log-bg-nefarian-arrives = Nefarian reaches { $region }: the last battle begins.
log-bg-beasts-moved = Independent creatures ({ $creature }) move from { $source } to { $target }.
log-bg-bids = Bids of { $heroes }: { $bids }.
log-bg-won-auction = { $hero } wins { $card } for { $gold } gold.
log-bg-marked = Marked: { $heroes }.
log-bg-gave-up = { $hero } gives up { $card }.
log-bg-gave-gold = { $hero } gives up { $amount } gold.
log-bg-tainted-health = { $hero } loses { $amount } Health.
log-bg-tainted-energy = { $hero } loses { $amount } Energy.
log-bg-cleansed = { $hero } removes the plague from { $region }.
log-bg-war-won = { $event }: won by the { $faction }.
log-bg-final = The final battle begins; the { $faction } attacks.
log-bg-overlord-falls = The Overlord falls: the { $faction } wins the game.
log-bg-wins = The { $faction } wins the game.
log-bg-tie = The game ends in a draw.
