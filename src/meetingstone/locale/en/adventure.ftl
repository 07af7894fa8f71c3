# World of Warcraft: The Adventure Game: words, prompts, options, refusals and the log. Names are in adventure_*.ftl.

# ---- words

ag-level-grey = grey
ag-level-green = green
ag-level-yellow = yellow
ag-level-red = red

ag-resource-scroll = scroll
ag-resource-book = book
ag-resource-small_potion = small healing potion
ag-resource-large_potion = large healing potion
ag-resource-discovery = place discovery
ag-resource-flight = flight path
ag-resource-auction = auction house
ag-resource-quest = quest giver

# ---- prompts with names and numbers

ask-ag-offered = { $card }: what will you do?
ask-ag-with-at-met = { $foe } stands in the way of { $hero }: use something?
ask-ag-with-at-attacked = { $hero } attacks { $foe }: use something?
ask-ag-with-at-hurt = { $hero } is about to take { $amount } damage: use something?
ask-ag-with-at-fall = { $hero } is about to fall: use something?
ask-ag-with-at-played = { $hero } plays { $card }: answer it?
ask-ag-with-discard = { $count ->
    [one] Choose a card to discard
   *[other] Choose the first of { $count } cards to discard
}
ask-ag-with-pay = Choose how you pay { $energy } energy

# ---- why a rule asks, where no card does

because-ag-character = You play one character for the whole game; his class decides which ability cards you draw.
because-ag-quest-order = Both starting quests are yours; only the order in which they are set up is asked.
because-ag-city = Everybody begins in a city of his choice.
because-ag-move = You may use up your spaces in several walks, and play movement cards between them.
because-ag-explore = Whoever stops in a space uses one resource of it.
because-ag-resolve = Several discoveries lie here: you resolve them all, in the order you like.
because-ag-in_city = Some cards and tokens can be used only in a city, and you are in one.
because-ag-challenge = The challenge phase: you take on one challenge of your space.
because-ag-make-room = Only ten undefeated encounters fit on the track; the nearest one gives way, and you choose among equals.
because-ag-quests = Something that your quests ask for can be done here and now.
because-ag-equip = In the maintenance phase you put gear on and off; each item changes once.
because-ag-drop-quest = You can have only two active quests; the one that you give up is gone.
because-ag-quest-target = The quest must be about one of the other characters.
because-ag-order = Several want to act at the same moment: the active character sets the order.
because-ag-power-order = Several powers take effect at the same moment: you set the order.
because-ag-loot = Whoever defeats a character may take one item from his bag.
because-ag-resurrect = A defeated character rises again, healed, in the nearest city; two are equally near.
because-ag-discard = Your hand holds more cards than its limit allows.
because-ag-pay = Each mana potion saves you 1 energy; the item is discarded.
because-ag-at-turn_start = Something of yours can be used now, before the movement die.
because-ag-at-rolled = Something of yours can be used now that the movement die lies.
because-ag-at-entered = Something of yours can be used now that somebody comes to a space.
because-ag-at-explore = Something of yours can be used now, before anything is explored.
because-ag-at-challenge = Something of yours can be used now, before the challenge.
because-ag-at-met = Something of yours can be used before the fight begins.
because-ag-at-attacked = Something of yours can be used before the fight begins.
because-ag-at-maintenance = Something of yours can be used in the maintenance phase.
because-ag-at-turn_end = Something of yours can be used before the turn ends.
because-ag-at-before_roll = What you play now counts before the dice fall.
because-ag-at-after_roll = The dice lie: what you play now can still change the outcome.
because-ag-at-before_ranged = The last chance before ranged attacks strike.
because-ag-at-before_melee = The last chance before melee attacks strike.
because-ag-at-combat_end = The combat is decided; something of yours works now.
because-ag-at-die = The die for a card lies; something of yours can still change it.
because-ag-at-played = Something of yours answers this card.
because-ag-at-hurt = Something of yours can prevent damage.
because-ag-at-fall = Something of yours can save a character.

# ---- prompts: set-up and chance

ask-ag-character = Choose your character
ask-ag-characters = Deal the characters
ask-ag-city = Choose the city in which you start
ask-ag-combat = Roll the combat dice
ask-ag-deal-quests = Deal the starting quests
ask-ag-die = Roll a combat die
ask-ag-first = Roll for the first turn
ask-ag-mix-tokens = Mix the discovery tokens
ask-ag-movement = Roll the movement die
ask-ag-quest-order = Choose the quest that you set up first
ask-ag-random-cards = Pick cards at random
ask-ag-random-item = Pick an item at random
ask-ag-reshuffle = Shuffle the discards into a new deck
ask-ag-shuffle = Shuffle a deck

# ---- prompts: the turn

ask-ag-move = Move, use what belongs to the movement phase, or finish
ask-ag-explore = Choose a resource of this space
ask-ag-resolve = Choose the discovery that you resolve next
ask-ag-in_city = You are in a city: use a card or token here?
ask-ag-place-token = Choose where you lay the discovery token
ask-ag-peek = Choose the discovery token to look at
ask-ag-peeked = Discard the token that you have seen?
ask-ag-flight = Choose where you fly
ask-ag-auction = Choose the item that you trade in
ask-ag-challenge = Choose your challenge
ask-ag-make-room = The track is full: choose the nearest marker to give up
ask-ag-quests = Meet conditions of your quests here, or go on
ask-ag-equip = Equip and unequip items, or finish the turn
ask-ag-drop-quest = Choose the quest that you give up
ask-ag-quest-target = Choose the character that the quest is about

# ---- prompts: moments at which cards and powers may be used

ask-ag-at-turn_start = The turn begins: use something?
ask-ag-at-rolled = The movement die is rolled: use something?
ask-ag-at-entered = Somebody has entered a space: use something?
ask-ag-at-explore = The exploration phase begins: use something?
ask-ag-at-challenge = The challenge phase begins: use something?
ask-ag-at-met = An encounter stands in the way: use something?
ask-ag-at-attacked = An attack is announced: use something?
ask-ag-at-maintenance = The maintenance phase begins: use something?
ask-ag-at-turn_end = The turn ends: use something?
ask-ag-at-before_roll = Before the combat roll: play cards?
ask-ag-at-after_roll = The combat dice are rolled: play cards?
ask-ag-at-before_ranged = Before the ranged step: play cards?
ask-ag-at-before_melee = Before the melee step: play cards?
ask-ag-at-combat_end = The combat ends: use something?
ask-ag-at-die = A die is rolled for a card: use something?
ask-ag-at-played = A card has been played: answer it?
ask-ag-at-hurt = Damage is about to be dealt: use something?
ask-ag-at-fall = A character is about to fall: use something?
ask-ag-order = Choose whose card or power is resolved first
ask-ag-power-order = Choose the power that is resolved first

# ---- prompts: effects

ask-ag-target = Choose whom the card is about
ask-ag-choose = Choose what happens
ask-ag-may = An offer: what will you do?
ask-ag-spend = Pay for more, or stop?
ask-ag-pay = Choose how you pay the energy
ask-ag-pay-item = Choose the item that you pay with
ask-ag-pay-token = Choose the token that you pay with
ask-ag-pay-attached = Choose the attached card that you pay with
ask-ag-search = Choose a card from your deck
ask-ag-recover = Choose a card from your discard pile
ask-ag-discard = Choose a card to discard
ask-ag-discard-other = Choose the card that he discards
ask-ag-attach-item = Choose the item on which the card lies
ask-ag-strip = Choose the attached card that is discarded
ask-ag-trap = Choose where the trap lies
ask-ag-reroll = Choose the die that is rolled again
ask-ag-move-figure = Choose where the figure goes
ask-ag-remove-marker = Choose the undefeated encounter that leaves the board
ask-ag-move-marker = Choose the undefeated encounter that moves
ask-ag-marker-space = Choose where it moves
ask-ag-loot = Take an item from the defeated character’s bag, or leave it
ask-ag-resurrect = Choose the city in which you rise again
ask-ag-item-colour = Choose the colour of the item
ask-ag-keep-item = Choose the item that you keep
ask-ag-lose-item = Choose the item that you lose
ask-ag-steal = Choose the item that you take
ask-ag-steal-back = Take an item in return, or leave it

window-ag-at-turn_start = A turn begins
window-ag-at-rolled = The movement die is rolled
window-ag-at-explore = The exploration phase begins
window-ag-at-met = An encounter stands in the way
window-ag-at-attacked = An attack is announced
window-ag-at-before_roll = Before the combat roll
window-ag-at-after_roll = After the combat roll
window-ag-at-before_ranged = Before the ranged step
window-ag-at-before_melee = Before the melee step
window-ag-at-combat_end = A combat ends
window-ag-at-die = A die is rolled for a card
window-ag-at-played = A card has been played
window-ag-at-hurt = Damage is about to be dealt
window-ag-at-fall = A character is about to fall

# ---- options

option-ag-leave = Leave it: nothing happens
option-ag-peeked-yes = Put it into the box
option-ag-peeked-no = Leave it where it lies
option-ag-reroll-yes = Roll again
option-ag-reroll-no = Let the dice lie
option-ag-move-figure-no = Do not move
option-ag-loot-no = Take nothing
option-ag-steal-back-no = Take nothing in return
option-ag-in_city-no = Use nothing
option-ag-character = { $hero }
option-ag-go = Go to { $space }
option-ag-space = { $space }
option-ag-target = { $hero }
option-ag-play = Play { $card }{ $energy ->
    [0] {""}
   *[other] {" "}({ $energy } energy)
}
option-ag-use-power = Use { $card }{ $energy ->
    [0] {""}
   *[other] {" "}({ $energy } energy)
}: { $does }
option-ag-drink-health = Drink { $item }: heal 1 damage
option-ag-drink-mana = Drink { $item }: 1 energy less to pay
option-ag-drink-swiftness = Drink { $item }: 1 space farther
option-ag-pay = Pay { $energy } energy
option-ag-card = { $card }
option-ag-item = { $item }
option-ag-token = { $token }
option-ag-attached = { $card } on { $hero }
option-ag-branch = { CAPITAL($does) }
option-ag-power-first = { $card } first
option-ag-die-own = Your own die
option-ag-die-enemy = The enemy’s die
option-ag-level = A { $level } item
option-ag-resource = { $resource }
option-ag-resolve = { $token }
option-ag-peek = Token { $number } at { $space }
option-ag-attack = Attack { $hero }
option-ag-fight = Fight { $foe } (marker { $number })
option-ag-face = Take on { $space }
option-ag-event = Resolve { $event }
option-ag-draw = Draw a { $level } challenge card
option-ag-marker = { $foe } at { $space } (marker { $number })
option-ag-quest = { $quest }
option-ag-goal-discard = { $quest }: hand over { $item }
option-ag-goal-cards = { $quest }: discard { $card }
option-ag-goal-collect = { $quest }: collect the token
option-ag-goal-meet = { $quest }: get the token
option-ag-goal-wear = { $quest }: show your gear
option-ag-goal-travel = { $quest }: arrived

# ---- refusals

why-ag-players = The game is for 2 to 4 players, not for { $players }.
why-ag-rounds = A game needs at least one round, not { $rounds }.
why-ag-held = An aggro marker holds you: you cannot move to { $space } while it is here.
why-ag-above-level = { $space } is { $level }: above your level.
why-ag-halted = You cannot move any farther this turn.
why-ag-too-far = { $space } is too far: { $moves ->
    [0] you have no movement left
    [one] you have 1 space left
   *[other] you have { $moves } spaces left
}.
why-ag-already-there = You are in { $space } already.
why-ag-no-such-resource = This space has no { $resource }.
why-ag-token-in-city = { $space } is a city: no discovery may lie there.
why-ag-token-here = The token may not lie in your own space.
why-ag-no-token-there = No discovery lies facedown in { $space }.
why-ag-no-flight-there = { $space } has no flight path.
why-ag-not-your-item = You do not have { $item }.
why-ag-not-among-items = { $item } is not among the items to choose from.
why-ag-changed-already = { $item } was changed already in this step.
why-ag-bag-item = { $item } is a bag item and cannot be equipped.
why-ag-item-level = { $item } is { $level }: above your level.
why-ag-item-icon = Your character cannot use { $item }: its icon is not on your card.
why-ag-not-equipped = { $item } works only while it is equipped.
why-ag-no-such-icon = { $item } does not show that potion.
why-ag-mana-when-paying = { $item } is drunk for mana while you pay for something.
why-ag-only-mana = Nothing but mana potions helps to pay.
why-ag-item-for-price = { $item } is needed for the rest of the price.
why-ag-unhurt = { $item } heals nothing: you are unhurt.
why-ag-no-target = Nobody there can be chosen.
why-ag-must-move = The figure must be moved.
why-ag-figure-there = The figure is in { $space } already.
why-ag-figure-elsewhere = The figure cannot be moved to { $space } by this.
why-ag-not-your-quest = { $quest } is not one of your quests.
why-ag-goal-order = { $quest }: something else comes first.
why-ag-goal-elsewhere = { $quest }: that cannot be done here and now.
why-ag-other-moment = { $card } is for another moment.
why-ag-not-fighting = { $card } is for those who fight.
why-ag-not-active = { $card } is for your own movement phase.
why-ag-own-turn = { $card } is for your own turn.
why-ag-not-meant = { $card } does not answer this.
why-ag-second-copy = You have already played a { $card } this turn.
why-ag-passed = You have passed, and that is final for this moment.
why-ag-not-your-moment = It is not for you to act now: the defender comes first, then the attacker, then the others.
why-ag-order-first = What happens now comes first: choose its order.
why-ag-no-cards = You may not play { $card }: an effect forbids ability cards.
why-ag-no-uses = You may not use { $card }: an effect forbids it.
why-ag-second-weapon = { $card } would be a second weapon replacement in this combat.
why-ag-silent = { $card } does not count in this combat.
why-ag-needs-more = What the card asks for is not given.
why-ag-too-dear = { $card } costs { $cost } energy; you have { $energy }.
why-ag-energy-short = { $cost } energy is to be paid; you have { $energy }.
why-ag-cannot-pay = You cannot pay for this.
why-ag-no-effect = { $card } would do nothing now.
why-ag-in-vain = This would do nothing now.
why-ag-no-reroll = { $card } would do nothing: no such die may be rolled again now.
why-ag-used-up = { $card } has been used already.
why-ag-works-by-itself = { $card } works by itself: there is nothing to use.
why-ag-held-by-aggro = { $card } does not free you from an aggro marker.
why-ag-not-in-hand = { $card } is not in your hand.
why-ag-not-among-cards = { $card } is not among the cards to choose from.
why-ag-aggro-first = An aggro encounter must be fought first.
why-ag-nobody-here = Nobody whom you could attack is here.
why-ag-not-in-space = There is nothing of that kind in your space.
why-ag-only-challenge = Fights and encounters belong to the challenge phase.
why-ag-only-maintenance = { $item } can be equipped or taken off in your maintenance phase only.
why-ag-discoveries-first = A space with discoveries gives no resource this turn.
why-ag-not-found = { $token } is not among the discoveries that you have found.
why-ag-existing-first = What lies in this space comes before any draw.
why-ag-no-item-of-colour = The deck of { $item } holds no item that could come in its place.
why-ag-colour-above-level = That colour ({ $level }) is above your level.
why-ag-deck-without-items = The { $level } deck holds no item.
why-ag-just-taken = { $item } has just been taken from you: take another item, or none.
why-ag-equipped-is-safe = { $item } is equipped, and so safe from theft.
why-ag-not-in-that-bag = { $item } is not in that bag.
why-ag-not-nearest = { $space } is not the nearest city.
why-ag-nearer-marker = Another marker is nearer to the space of the fight.
why-ag-not-that-marker = Marker { $number } cannot be chosen for this.
why-ag-marker-elsewhere = The marker cannot be moved to { $space } by this.
why-ag-no-trap-there = A trap cannot lie in { $space }: it is a city, or too far away.
why-ag-character-taken = { $hero } has been picked already.
why-ag-start-in-a-city = { $space } is not a city: everybody begins in one.

# ---- the log

log-ag-first = { $seat ->
    [You] You begin
   *[other] { $seat } begins
}.
log-ag-seated = { $seat ->
    [You] You play
   *[other] { $seat } plays
} { $character }.
log-ag-starts = { $hero } starts in { $space }.
log-ag-turn = Round { $round }: { $hero }’s turn.
log-ag-rolled = { $hero } rolls: { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}, { $energy } energy.
log-ag-walked = { $hero } goes to { $space }.
log-ag-moved = { $hero } comes to { $space }.
log-ag-flew = { $hero } flies to { $space }.
log-ag-resource = { $hero } uses: { $resource }.
log-ag-found = { $hero } turns up { $token }.
log-ag-kept-token = { $hero } keeps { $token }.
log-ag-laid = { $hero } lays a discovery token at { $space }.
log-ag-drew-token = You draw { $token }.
log-ag-peeked = { $hero } looks at a discovery token at { $space }.
log-ag-peeked-token = It is { $token }.
log-ag-token-gone = A discovery token leaves { $space }.
log-ag-drew = { $hero } draws { $count ->
    [one] an ability card
   *[other] { $count } ability cards
}.
log-ag-drew-card = You draw { $card }.
log-ag-discarded = { $hero } discards { $card }.
log-ag-recovered = { $hero } takes back { $card }.
log-ag-saw-card = { $hero } holds { $card }.
log-ag-played = { $hero } plays { $card }{ $energy ->
    [0] {""}
   *[other] {" "}for { $energy } energy
}.
log-ag-used = { $hero } uses { $card }{ $energy ->
    [0] {""}
   *[other] {" "}for { $energy } energy
}.
log-ag-canceled = { $card } is canceled.
log-ag-triggered = { $card } takes effect.
log-ag-attached = { $card } is attached to { $hero }.
log-ag-detached = { $card } leaves { $hero }.
log-ag-trap = { $hero } sets { $card } at { $space }.
log-ag-sprung = { $hero } springs { $card } at { $space }.
log-ag-drank = { $hero } drinks { $item }: { $potion ->
    [health] health
    [mana] mana
   *[swiftness] swiftness
}.
log-ag-hurt = { $hero } takes { $amount } damage; { $left } health left.
log-ag-healed = { $hero } heals { $amount } damage.
log-ag-prevented = { $hero } is spared { $amount } damage.
log-ag-survived = { $hero } survives.
log-ag-diseased = { $hero } gets a Disease.
log-ag-cured = { $hero } gets rid of every Disease.
log-ag-flipped = { $hero } turns the character card over.
log-ag-level = { $hero } reaches the { $level } level.
log-ag-defeated = { $hero } is defeated.
log-ag-resurrected = { $hero } rises again in { $space }.
log-ag-item = { $hero } gains { $item }.
log-ag-lost-item = { $hero } loses { $item }.
log-ag-stole = { $hero } takes { $item } from { $victim }.
log-ag-turned-in = { $hero } hands over { $item }.
log-ag-equipped = { $hero } equips { $item }.
log-ag-unequipped = { $hero } puts { $item } into the bag.
log-ag-drawn = { $hero } meets { $foe }.
log-ag-faced = { $hero } takes on { $space }.
log-ag-combat = { $hero } fights { $enemy }.
log-ag-dice = Red { $red }, black { $black }.
log-ag-rerolled = Now red { $red }, black { $black }.
log-ag-die = The die shows { $face }.
log-ag-attack = { $hero }, { $ranged ->
    [1] ranged
   *[0] melee
}: { $total } against { $defense }, { $hit ->
    [1] a hit
   *[0] a miss
}.
log-ag-foe-defeated = { $foe } is defeated.
log-ag-undecided = Neither is defeated.
log-ag-combat-canceled = The combat is canceled.
log-ag-combat-avoided = The combat is avoided.
log-ag-undefeated = { $foe } stays undefeated at { $space } (marker { $number }).
log-ag-marker-gone = Marker { $number } leaves the board.
log-ag-marker-moved = Marker { $number } moves to { $space }.
log-ag-deck-exhausted = The { $level } deck holds no more encounters.
log-ag-event = { $hero } draws the event { $event }.
log-ag-event-at = { $event } waits at { $space }.
log-ag-event-gone = { $event } is over.
log-ag-visited = { $hero } resolves { $event }.
log-ag-turned = { $event } is turned over: { $back }.
log-ag-token-on = { $hero } lays a token on { $event }.
log-ag-quest = { $hero } receives the quest { $quest }.
log-ag-quest-target = { $quest } is about { $hero }.
log-ag-quest-dropped = { $hero } gives up { $quest }.
log-ag-goal = { $hero } gets on with { $quest }.
log-ag-logged = { $hero } logs { $card } ({ $valor } valor).
log-ag-no-trophy = No { $trophy } is left.
log-ag-won = { $hero } wins.
