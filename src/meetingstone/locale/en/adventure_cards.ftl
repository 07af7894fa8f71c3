# World of Warcraft: The Adventure Game: what cards say. A text is put together from the phrases below: when, under what
# condition, for what price, what happens.

# ---- words of the cards

deck-ability = Ability cards
deck-challenge_grey = Grey challenge cards
deck-challenge_green = Green challenge cards
deck-challenge_yellow = Yellow challenge cards
deck-challenge_red = Red challenge cards
deck-quest_starting = Starting quests
deck-quest_elite = Elite quests
deck-trophy = Trophies
deck-discovery = Discovery tokens
deck-space = Spaces of the board
fact-timing = timing
fact-valor = valor
fact-defense = Defense
fact-damage = damage
fact-kept = is kept
fact-item = item
fact-region = region
fact-space = space

ag-kind-normal = normal space
ag-kind-key = key location
ag-kind-city = city
ag-kind-encounter = board encounter
ag-kind-overlord = overlord
ag-kind-global = global event
ag-kind-location = location event
ag-kind-special = special event
ag-type-melee = melee
ag-type-ranged = ranged
ag-timing-movement = movement
ag-timing-combat = combat
ag-timing-special = special
ag-role-attacker = the attacker
ag-role-defender = the defender
ag-side-of-horde = the Horde
ag-side-of-alliance = the Alliance
ag-side-start = the starting side
ag-side-other = the other side
ag-foes-encounter = an encounter card
ag-foes-character = a character
ag-foes-board = an encounter of the board
ag-foes-overlord = an overlord

ag-stat-attack = attack
ag-stat-defense = defense
ag-stat-damage = damage
ag-stat-health = health
ag-stat-movement = movement
ag-stat-energy = energy after the movement roll
ag-stat-hand_limit = hand limit
ag-stat-taken = to damage taken from each attack or effect
ag-stat-healed = to each healing
ag-stat-drawn = card from each draw
ag-stat-scroll = to the cards of a scroll
ag-stat-defender_energy = energy as a defender

ag-icon-sword = sword
ag-icon-hammer = hammer
ag-icon-axe = axe
ag-icon-dagger = dagger
ag-icon-staff = staff
ag-icon-wand = wand
ag-icon-bow = bow
ag-icon-gun = gun
ag-icon-cloth = cloth
ag-icon-leather = leather
ag-icon-mail = mail
ag-icon-shield = shield
ag-icon-any = for everybody
ag-potion-health = health
ag-potion-mana = mana
ag-potion-swiftness = swiftness

ag-trait-abomination = Abomination
ag-trait-aggro = Aggro
ag-trait-arcane = Arcane
ag-trait-beast = Beast
ag-trait-cultist = Cultist
ag-trait-defias = Defias
ag-trait-demon = Demon
ag-trait-dragon = Dragon
ag-trait-dwarf = Dwarf
ag-trait-elemental = Elemental
ag-trait-ghost = Ghost
ag-trait-giant = Giant
ag-trait-gnoll = Gnoll
ag-trait-gnome = Gnome
ag-trait-goblin = Goblin
ag-trait-humanoid = Humanoid
ag-trait-kobold = Kobold
ag-trait-mage = Mage
ag-trait-mechanical = Mechanical
ag-trait-murloc = Murloc
ag-trait-ogre = Ogre
ag-trait-orc = Orc
ag-trait-overlord = Overlord
ag-trait-pirate = Pirate
ag-trait-scarlet = Scarlet
ag-trait-syndicate = Syndicate
ag-trait-trogg = Trogg
ag-trait-troll = Troll
ag-trait-undead = Undead
ag-trait-worgen = Worgen

# ---- people: as a subject, as a receiver, as an owner

ag-who-you = you
ag-who-it = it
ag-who-he = he
ag-who-enemy = the enemy
ag-who-bearer = the bearer
ag-who-subject = that character
ag-who-target = that character
ag-who-other = another character
ag-who-other-within = another character { $within ->
    [0] in your space
    [one] within 1 space
   *[other] within { $within } spaces
}
ag-who-any = a character
ag-who-any-within = a character { $within ->
    [0] in your space
    [one] within 1 space
   *[other] within { $within } spaces
}
ag-who-others = every other character
ag-who-all = every character
ag-who-here = every other character in your space
ag-who-space = every character in this space
ag-who-right = the character on the right
ag-who-left = the character on the left
ag-who-horde = every character of the Horde
ag-who-alliance = every character of the Alliance
ag-who-richest = whoever has most valor
ag-who-poorest = whoever has least valor

ag-to-you = to you
ag-to-it = to it
ag-to-he = to him
ag-to-enemy = to the enemy
ag-to-bearer = to the bearer
ag-to-subject = to that character
ag-to-target = to that character
ag-to-other = to another character
ag-to-other-within = to { ag-who-other-within }
ag-to-any = to a character
ag-to-any-within = to { ag-who-any-within }
ag-to-others = to every other character
ag-to-all = to every character
ag-to-here = to every other character in your space
ag-to-space = to every character in this space
ag-to-right = to the character on the right
ag-to-left = to the character on the left
ag-to-horde = to every character of the Horde
ag-to-alliance = to every character of the Alliance
ag-to-richest = to whoever has most valor
ag-to-poorest = to whoever has least valor

ag-of-you = your
ag-of-it = its
ag-of-he = his
ag-of-enemy = the enemy’s
ag-of-bearer = the bearer’s
ag-of-subject = that character’s
ag-of-target = that character’s
ag-of-other = another character’s
ag-of-other-within = { ag-who-other-within }’s
ag-of-any = a character’s
ag-of-any-within = { ag-who-any-within }’s
ag-of-others = every other character’s
ag-of-all = every character’s
ag-of-here = every other character’s
ag-of-space = every character’s
ag-of-right = the right-hand character’s
ag-of-left = the left-hand character’s
ag-of-horde = every Horde character’s
ag-of-alliance = every Alliance character’s
ag-of-richest = the leading characters’
ag-of-poorest = the last characters’

# ---- how phrases are joined

ag-or = { $first } or { $last }
ag-comma = { $first }, { $next }
ag-then = { $first }; then { $next }
ag-then-if = { $first }; then, { $next }
ag-then-may = { $first }; then { $next }
ag-semicolon = { $first }; { $next }
ag-or-else = { $first }; or { $next }
ag-row = { $when }: { $does }
ag-paid = { $price }, then { $does }
ag-conditional = { $need }, { $does }
ag-does-if = { $does } { $need }
ag-if = if { $need }
ag-unless = unless { $need }
ag-for = for { $price }
ag-on = on { $faces }
ag-once-turn = once a turn
ag-once-combat = once a combat
ag-until-turn = { $does } until the end of the turn
ag-until-next_turn = { $does } until the start of your next turn
ag-for-each = { $does } for each { $per }
ag-per-level = level (grey 1 to red 4)
ag-per-hand = card in hand
ag-per-bag = item in the bag
ag-per-items = item
ag-per-attached = attached card
ag-per-wound = damage token on the character card
ag-per-energy = energy left
ag-per-token = kept discovery token
ag-per-logged = card in the quest log
ag-per-here = other character in the space
ag-per-marker = undefeated encounter on the track
ag-per-trap = trap of yours on the board

# ---- moments

ag-play-movement = in your movement phase
ag-play-combat = in a combat
ag-at-turn_start = at the start of { $whose ->
    [you] your turn
    [other] another character’s turn
   *[any] every character’s turn
}
ag-at-rolled = after { $whose ->
    [you] your movement roll
    [other] another character’s movement roll
   *[any] every movement roll
}
ag-at-move = in { $whose ->
    [you] your movement phase
    [other] another character’s movement phase
   *[any] every movement phase
}
ag-at-entered = when { $whose ->
    [you] you enter
    [other] another character enters
   *[any] a character enters
} a space
ag-at-explore = at the start of { $whose ->
    [you] your exploration phase
    [other] another character’s exploration phase
   *[any] every exploration phase
}
ag-at-challenge = at the start of { $whose ->
    [you] your challenge phase
    [other] another character’s challenge phase
   *[any] every challenge phase
}
ag-at-met = when { $whose ->
    [you] you meet
    [other] another character meets
   *[any] a character meets
} an encounter
ag-at-attacked = when { $whose ->
    [you] you are attacked
    [other] another character is attacked
   *[any] a character is attacked
}
ag-at-maintenance = in { $whose ->
    [you] your equipment step
    [other] another character’s equipment step
   *[any] every equipment step
}
ag-at-turn_end = at the end of { $whose ->
    [you] your turn
    [other] another character’s turn
   *[any] every character’s turn
}
ag-at-in_city = { $whose ->
   *[you] in your turn in a city
}
ag-at-before_roll = { $whose ->
    [other] in a combat of others, before the roll
   *[you] before the combat roll
}
ag-at-after_roll = { $whose ->
    [other] in a combat of others, after the roll
   *[you] after the combat roll
}
ag-at-before_ranged = { $whose ->
    [other] in a combat of others, before the ranged step
   *[you] before the ranged step
}
ag-at-before_melee = { $whose ->
    [other] in a combat of others, before the melee step
   *[you] before the melee step
}
ag-at-combat_end = { $whose ->
    [other] at the end of a combat of others
   *[you] at the end of the combat
}
ag-at-die = after { $whose ->
    [you] you roll
    [other] another character rolls
   *[any] a character rolls
} a die for a card
ag-at-played = when { $whose ->
    [you] you play
    [other] another character plays
   *[any] a character plays
} an ability card
ag-at-hurt = when { $whose ->
    [you] you are about to take damage
    [other] another character is about to take damage
   *[any] a character is about to take damage
}
ag-at-fall = when { $whose ->
    [you] you are about to be defeated
    [other] another character is about to be defeated
   *[any] a character is about to be defeated
}
ag-at-hit = when { $whose ->
    [you] you hit
    [it] it hits
    [other] another character hits
   *[any] a character hits
}
ag-at-missed = when { $whose ->
    [you] you miss
    [it] it misses
    [other] another character misses
   *[any] a character misses
}
ag-at-won = when { $whose ->
    [you] you win a combat
    [it] it wins the combat
    [other] another character wins a combat
   *[any] a character wins a combat
}
ag-at-defeated = after { $whose ->
    [you] you are defeated
    [other] another character is defeated
   *[any] a character is defeated
}
ag-at-item = when { $whose ->
    [you] you gain
    [other] another character gains
   *[any] a character gains
} an item
ag-at-levelled = when { $whose ->
    [you] you gain
    [other] another character gains
   *[any] a character gains
} a level
ag-at-completed = when { $whose ->
    [you] you complete
    [other] another character completes
   *[any] a character completes
} a quest

# ---- conditions

ag-need-level = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} at least { $what }
ag-need-below = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} below { $what }
ag-need-side = { $what } of { $who ->
    [you] your
   *[other] { $of }
} card is up
ag-need-affiliation = { $who ->
    [you] you belong
    [same] belongs
   *[other] { $name } belongs
} to { $what }
ag-need-role = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} { $what }
ag-need-fights = { $who ->
    [you] you fight
    [same] fights
   *[other] { $name } fights
} { $what }
ag-need-enemy_trait = { $who ->
    [you] you fight
    [same] fights
   *[other] { $name } fights
} an encounter with the trait { $what }
ag-need-enemy_colour = the encounter is { $what }
ag-need-attack_type = { $who ->
    [you] your
   *[other] { $of }
} attack is { $what }
ag-need-die = { $who ->
    [you] your
   *[other] { $of }
} die shows { $what }
ag-need-movement_die = { $who ->
    [you] your
   *[other] { $of }
} movement roll was { $what }
ag-need-won = { $who ->
    [you] you have won
    [same] has won
   *[other] { $name } has won
}
ag-need-lost = { $who ->
    [you] you were defeated
    [same] was defeated
   *[other] { $name } was defeated
}
ag-need-has_hit = { $who ->
    [you] you have hit
    [same] has hit
   *[other] { $name } has hit
}
ag-need-was_hit = { $who ->
    [you] you were hit
    [same] was hit
   *[other] { $name } was hit
}
ag-need-wounds = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} at least { $what } damage
ag-need-unhurt = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} unhurt
ag-need-left = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} at most { $what } health left
ag-need-hand = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} at least { $what } { $what ->
    [one] card
   *[other] cards
} in hand
ag-need-hand_most = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} { $what ->
    [0] no card
    [one] at most 1 card
   *[other] at most { $what } cards
} in hand
ag-need-bag = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} at least { $what } { $what ->
    [one] item
   *[other] items
} in { $who ->
    [you] your
   *[other] his
} bag
ag-need-energy = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} at least { $what } energy left
ag-need-weapon = { $who ->
    [you] your
   *[other] { $of }
} weapon is a { $what }
ag-need-armor = { $who ->
    [you] your
   *[other] { $of }
} armor shows { $what }
ag-need-armed = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} a weapon equipped
ag-need-armed-not = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} no weapon equipped
ag-need-armored = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} armor equipped
ag-need-armored-not = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} no armor equipped
ag-need-replaced = { $who ->
    [you] you use
    [same] uses
   *[other] { $name } uses
} a weapon replacement
ag-need-attached = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} { $what } attached
ag-a-card = a { $keyword } card
ag-need-diseased = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} diseased
ag-need-marked = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} a token on this event
ag-need-marked-not = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} no token on this event
ag-need-in_city = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} in a city
ag-need-in_city-not = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} not in a city
ag-need-space = { $who ->
    [you] your
   *[other] { $of }
} space is { $what }
ag-need-at = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} in { $what }
ag-need-within = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} { $what ->
    [0] in your space
    [one] within 1 space
   *[other] within { $what } spaces
}
ag-need-alone = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} alone in the space
ag-need-company = another character is in { $who ->
    [you] your
   *[other] { $of }
} space
ag-need-moved = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} moved this turn
ag-need-moved-not = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} not moved this turn
ag-need-walked = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} taken a step this turn
ag-need-walked-not = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} taken no step this turn
ag-need-own_turn = it is { $who ->
    [you] your
   *[other] { $of }
} turn
ag-need-own_turn-not = it is not { $who ->
    [you] your
   *[other] { $of }
} turn
ag-need-keyword = it is a { $what } card
ag-need-timing = it is a { $what } card
ag-need-from_combat = the damage comes from an attack
ag-need-from_combat-not = the damage does not come from an attack
ag-need-used = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} played { $what } this turn
ag-need-leads = nobody has more valor than { $who ->
    [he] him
   *[other] { $name }
}
ag-need-trails = nobody has less valor than { $who ->
    [he] him
   *[other] { $name }
}

# ---- prices

ag-with-trait = with the trait { $traits }
ag-of-colour = of at least { $level } colour
ag-such = {" "}{ $kinds }
ag-price-energy = { $amount } energy
ag-price-damage = { $amount } damage
ag-price-cards = { $amount ->
    [one] 1 card from your hand
   *[other] { $amount } cards from your hand
}
ag-price-items = { $amount ->
    [one] 1 item from your bag
   *[other] { $amount } items from your bag
}{ $kind }
ag-price-tokens = { $amount ->
    [one] 1 kept token
   *[other] { $amount } kept tokens
}
ag-price-attached = { $amount ->
    [one] 1 card attached to you
   *[other] { $amount } cards attached to you
}
ag-price-this-item = this item
ag-price-this-card = this card
ag-pay-energy = pay { $amount } energy
ag-pay-damage = take { $amount } damage
ag-pay-cards = { $amount ->
    [one] discard 1 card
   *[other] discard { $amount } cards
}
ag-pay-items = { $amount ->
    [one] discard 1 item{ $kind }
   *[other] discard { $amount } items{ $kind }
} from { $who ->
    [you] your
   *[other] his
} bag
ag-pay-tokens = { $amount ->
    [one] discard 1 kept token
   *[other] discard { $amount } kept tokens
}
ag-pay-attached = { $amount ->
    [one] discard 1 attached card
   *[other] discard { $amount } attached cards
}
ag-nothing = nothing

# ---- effects

ag-bonus = { $amount } { $stat }
ag-fixed = { $stat } { $amount }
ag-do-damage = { $who ->
    [you] take
    [same] takes
   *[other] { $name } takes
} { $amount } damage
ag-do-heal = { $who ->
    [you] heal
    [same] heals
   *[other] { $name } heals
} { $amount } damage
ag-do-heal-all = { $who ->
    [you] heal
    [same] heals
   *[other] { $name } heals
} all damage
ag-do-draw = { $who ->
    [you] draw
    [same] draws
   *[other] { $name } draws
} { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
ag-do-discard-choose = { $who ->
    [you] discard
    [same] discards
   *[other] { $name } discards
} { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
ag-do-discard-random = { $who ->
    [you] discard
    [same] discards
   *[other] { $name } discards
} { $amount ->
    [one] 1 card at random
   *[other] { $amount } cards at random
}
ag-do-discard-all = { $who ->
    [you] discard your whole hand
    [same] discards his whole hand
   *[other] { $name } discards his whole hand
}
ag-do-recover = take { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} { $random ->
    [1] at random
   *[0] of your choice
} from your discard pile into your hand
ag-do-recover-keyword = take { $amount ->
    [one] 1 { $keyword } card
   *[other] { $amount } { $keyword } cards
} { $random ->
    [1] at random
   *[0] of your choice
} from your discard pile into your hand
ag-do-search = look at the top { $look } cards of your deck, take { $take } into your hand and discard the others
ag-do-look_at_hand = look at { $of } hand{ $amount ->
    [0] {""}
    [one] {" "}and discard 1 card of your choice from it
   *[other] {" "}and discard { $amount } cards of your choice from it
}
ag-do-steal_card = { $name } discards { $amount ->
    [one] 1 card at random and you draw 1 card
   *[other] { $amount } cards at random and you draw as many
}
ag-do-energy = { $who ->
    [you] gain
    [same] gains
   *[other] { $name } gains
} { $amount } energy
ag-do-energy-less = { $who ->
    [you] lose
    [same] loses
   *[other] { $name } loses
} { $amount } energy
ag-do-boost = { $who ->
    [you] you have
    [same] has
   *[other] { $name } has
} { $bonuses }
ag-do-strike-ranged = { $who ->
    [you] your
   *[other] { $of }
} attack becomes ranged
ag-do-strike-melee = { $who ->
    [you] your
   *[other] { $of }
} attack becomes melee
ag-do-ambush = in every combat of this turn your enemy attacks at range and with { $amount } damage
ag-do-value = { $who ->
    [you] your
   *[other] { $of }
} { $stat } is { $amount }, before bonuses
ag-do-reroll = reroll { $die }
ag-do-reroll-may = { $die } may be rerolled
ag-die-of-you = your die
ag-die-of-it = its die
ag-die-of-he = his die
ag-die-of-enemy = the enemy’s die
ag-die-either = one of the two dice
ag-die-both = both dice
ag-die-movement = the movement die
ag-die-card = that die
ag-do-set_die = turn { $die } to { $face }
ag-do-set_die-up = turn { $die } up by { $by }
ag-do-set_die-down = turn { $die } down by { $by }
ag-do-swap_dice = swap the two dice
ag-do-cancel_card = cancel that card
ag-do-cancel_combat = cancel the combat
ag-do-cancel_combat-dismiss = cancel the combat and put an encounter card back into its deck
ag-do-avoid-track = avoid the fight (a drawn encounter stays undefeated)
ag-do-avoid-deck = avoid the fight (a drawn encounter goes back into its deck)
ag-do-no_attack = { $who ->
    [you] make
    [same] makes
   *[other] { $name } makes
} no attack
ag-do-quest = { $who ->
    [you] draw
    [same] draws
   *[other] { $name } draws
} an elite quest
ag-do-prevent = prevent { $amount } of the damage
ag-do-prevent-all = prevent all of the damage
ag-do-prevent-reflect = deal what was prevented to whoever dealt it
ag-do-survive = you are not defeated and keep { $health } health
ag-do-flip = turn { $who ->
    [you] your
   *[other] { $of }
} character card over
ag-do-flip-side = turn { $who ->
    [you] your
   *[other] { $of }
} character card to { $side }
ag-do-attach = attach this card { $who ->
    [you] to your character
   *[other] { $to }
}
ag-do-attach-weapon = attach this card to { $who ->
    [you] your
   *[other] { $of }
} weapon
ag-do-attach-armor = attach this card to { $who ->
    [you] your
   *[other] { $of }
} armor
ag-do-attach-any = attach this card to { $who ->
    [you] your
   *[other] { $of }
} weapon or armor
ag-attached-all = all cards attached
ag-attached-all-keyword = all { $keyword } cards attached
ag-attached-some = { $amount ->
    [one] 1 card attached
   *[other] { $amount } cards attached
}
ag-attached-some-keyword = { $amount ->
    [one] 1 { $keyword } card attached
   *[other] { $amount } { $keyword } cards attached
}
ag-do-strip = discard { $cards } { $to }
ag-do-strip-others = discard { $cards } { $to } by others
ag-do-discard_this = discard this card
ag-do-return_this = take this card back into your hand
ag-do-set_trap = lay this card { $within ->
    [0] in your space
    [one] on a space within 1 space
   *[other] on a space within { $within } spaces
}, not in a city
ag-do-move = { $who ->
    [you] move
    [he] he moves
   *[other] move { $name }
} { $where }
ag-do-move-may = { $who ->
    [you] you may move
    [he] he may move
   *[other] you may move { $name }
} { $where }
ag-do-move-mover = { $name } moves { $where }
ag-do-move-may-mover = { $name } may move { $where }
ag-do-move-right = { $who ->
    [you] the player on your right moves you
   *[other] the player on { $of } right moves him
} { $where }
ag-do-move-may-right = { $who ->
    [you] the player on your right may move you
   *[other] the player on { $of } right may move him
} { $where }
ag-do-move-aggro = { $does } (also away from an aggro marker)
ag-where-steps = { $steps ->
    [one] 1 space
   *[other] up to { $steps } spaces
}
ag-where-steps-must = { $steps ->
    [one] 1 space
    [2] 1 or 2 spaces
   *[other] 1 to { $steps } spaces
}
ag-where-city = to a city
ag-where-nearest_city = to the nearest city
ag-where-flight = to a space with a flight path
ag-where-key = to a key location
ag-where-key-within = to a key location at most { $within ->
    [one] 1 space
   *[other] { $within } spaces
} away
ag-where-character = to another character
ag-where-character-within = to another character at most { $within ->
    [one] 1 space
   *[other] { $within } spaces
} away
ag-where-named = to { $space }
ag-where-home = to { $who ->
    [you] your
   *[other] { $of }
} space
ag-do-halt = { $who ->
    [you] move
    [same] moves
   *[other] { $name } moves
} no farther this turn
ag-do-halt-next = { $who ->
    [you] take no step in your next movement phase
    [same] takes no step in his next movement phase
   *[other] { $name } takes no step in his next movement phase
}
ag-do-item = { $who ->
    [you] gain
    [same] gains
   *[other] { $name } gains
} { $items }
ag-do-item-look = { $who ->
    [you] gain
    [same] gains
   *[other] { $name } gains
} one of { $items }
ag-items-own = { $amount ->
    [one] 1 item
   *[other] { $amount } items
} of { $who ->
    [you] your
   *[other] his
} level
ag-items-space = { $amount ->
    [one] 1 item
   *[other] { $amount } items
} of the colour of the space
ag-items-choose = { $amount ->
    [one] 1 item of a colour
   *[other] { $amount } items of colours
} up to { $who ->
    [you] your
   *[other] his
} level
ag-items-coloured = { $amount ->
    [one] 1 { $level } item
   *[other] { $amount } { $level } items
}
ag-do-lose_item-bag = { $who ->
    [you] discard
    [same] discards
   *[other] { $name } discards
} { $amount ->
    [one] 1 item
   *[other] { $amount } items
} { $random ->
    [1] at random{" "}
   *[0] {""}
}from { $who ->
    [you] your
   *[other] his
} bag
ag-do-lose_item-any = { $who ->
    [you] discard
    [same] discards
   *[other] { $name } discards
} { $amount ->
    [one] 1 item
   *[other] { $amount } items
} { $random ->
    [1] at random,{" "}
   *[0] {""}
}equipped or from { $who ->
    [you] your
   *[other] his
} bag
ag-do-lose_item-weapon = { $who ->
    [you] discard your weapon
    [same] discards his weapon
   *[other] { $name } discards his weapon
}
ag-do-lose_item-armor = { $who ->
    [you] discard your armor
    [same] discards his armor
   *[other] { $name } discards his armor
}
ag-do-steal = take an item of your choice from { $of } bag
ag-do-steal-back = take an item of your choice from { $of } bag (its owner may take one of yours in return)
ag-do-disease = { $who ->
    [you] get
    [same] gets
   *[other] { $name } gets
} a Disease
ag-do-disease-cure = { $who ->
    [you] get
    [same] gets
   *[other] { $name } gets
} rid of every Disease
ag-do-place_discovery = { $who ->
    [he] he places
   *[other] place
} { $amount ->
    [one] 1 discovery token
   *[other] { $amount } discovery tokens
}
ag-do-draw_discovery = { $amount ->
    [one] draw 1 discovery token and resolve it
   *[other] draw { $amount } discovery tokens and resolve them
}
ag-do-peek = { $amount ->
    [one] look at 1 facedown discovery token on the board
   *[other] look at { $amount } facedown discovery tokens on the board
}
ag-do-peek-discard = { $amount ->
    [one] look at 1 facedown discovery token on the board and discard it if you like
   *[other] look at { $amount } facedown discovery tokens on the board and discard any of them
}
ag-do-resource = use this resource: { $resource }
ag-do-level = { $who ->
    [you] gain
    [same] gains
   *[other] { $name } gains
} the { $level } level
ag-do-trophy = take the trophy { $trophy }
ag-do-log = put this event into your quest log
ag-do-flip_event = turn this event over
ag-do-flip_event-at = turn this event over: what comes out of it waits at { $space }
ag-do-lay_token = { $who ->
    [you] lay a token of yours
    [same] lays a token of his
   *[other] { $name } lays a token of his
} on this event
ag-do-lay_token-first = { $does }; the first time, { $then }
ag-do-lay_token-all = { $does }; once every character has a token there, { $all }
ag-do-discard_event = discard this event
ag-do-count_event = put a counter on this event and, when there are { $at }, { $does }
ag-undefeated = an undefeated encounter
ag-undefeated-within = an undefeated encounter within { $within ->
    [one] 1 space
   *[other] { $within } spaces
}
ag-do-remove_marker = put { $foe } back into its deck
ag-do-remove_marker-loot = gain its item
ag-do-move_marker = move { $foe } { $steps ->
    [one] 1 space
   *[other] up to { $steps } spaces
}
ag-do-summon = the bottom { $level } encounter appears undefeated { $where }
ag-place-named = at { $space }
ag-place-of = { $who ->
    [it] here
   *[other] in { $of } space
}
ag-do-choose = { $who ->
    [you] choose one
    [same] chooses one
   *[other] { $name } chooses one
}: { $ways }
ag-do-may = { $who ->
    [you] you
   *[other] { $name }
} may { $does }
ag-do-may-pay = { $who ->
    [you] you may { $price }; if you do
    [same] may { $price }; if he does
   *[other] { $name } may { $price }; if he does
}, { $does }
ag-otherwise = { $does }; if not, { $other }
ag-do-spend = you may { $price } up to { $most } times; each time: { $does }
ag-do-roll = { $who ->
    [you] roll
    [same] rolls
   *[other] { $name } rolls
} a combat die ({ $rows })
ag-result = on { $faces }: { $does }
ag-do-each = { $name } ({ $does })

# ---- permissions and bans

ag-rule-leave_aggro = { $who ->
    [you] you may
    [same] may
   *[other] { $name } may
} leave a space with an aggro marker
ag-rule-pass_aggro = { $who ->
    [you] you are
    [same] is
   *[other] { $name } is
} not stopped by aggro markers
ag-rule-enter_above = { $who ->
    [you] you may
    [same] may
   *[other] { $name } may
} enter spaces one level higher
ag-rule-no_cards = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} play ability cards
ag-rule-no_potions = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} drink potions
ag-rule-no_powers = { $who ->
    [you] your
   *[other] { $of }
} triggered powers do not work
ag-rule-no_uses = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} use powers of character card and items
ag-rule-no_rerolls = { $who ->
    [you] your
   *[other] { $of }
} die may not be rerolled
ag-rule-no_healing = { $who ->
    [you] you heal
    [same] heals
   *[other] { $name } heals
} no damage
ag-rule-no_flight = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} use flight paths
ag-rule-no_auction = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} use auction houses
ag-rule-no_quests = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} draw a quest from a quest giver
ag-rule-no_attack = { $who ->
    [you] you may not
    [all] no character may
    [same] may not
   *[other] { $name } may not
} attack a character
ag-rule-no_target = no character may attack { $who ->
    [you] you
    [same] him
   *[other] { $name }
}
ag-rule-no_theft = nothing may be taken from { $who ->
    [you] your
   *[other] { $of }
} bag
ag-rule-no_weapon = { $who ->
    [you] your
   *[other] { $of }
} weapon does not count
ag-rule-no_armor = { $who ->
    [you] your
   *[other] { $of }
} armor does not count
ag-rule-no_loot = { $who ->
    [you] you win
    [same] wins
   *[other] { $name } wins
} no item from encounters
ag-rule-any_icon = { $who ->
    [you] you may
    [same] may
   *[other] { $name } may
} equip items whatever their icons
ag-rule-keeps_attached = cards attached { $to } stay through a defeat
ag-rule-immune_traps = traps do nothing { $who ->
    [you] to you
   *[other] { $to }
}
ag-rule-strikes_first = { $who ->
    [you] your
   *[other] { $of }
} melee attack strikes in the ranged step
ag-rule-choose_city = after a defeat { $who ->
    [you] you rise
    [same] rises
   *[other] { $name } rises
} again in a city of choice
ag-rule-peeks = { $who ->
    [you] you know
    [same] knows
   *[other] { $name } knows
} the facedown discoveries in reach

# ---- costs of cards

ag-cost-all = { $who ->
    [you] your
   *[other] { $of }
} ability cards cost { $by ->
    [-1] 1 energy less
    [1] 1 energy more
   *[other] { $amount } energy
}
ag-cost-powers = { $who ->
    [you] your
   *[other] { $of }
} powers of cards in play cost { $by ->
    [-1] 1 energy less
    [1] 1 energy more
   *[other] { $amount } energy
}
ag-cost-cards = { $who ->
    [you] your
   *[other] { $of }
} { $cards } cards cost { $by ->
    [-1] 1 energy less
    [1] 1 energy more
   *[other] { $amount } energy
}
ag-cost-timing = { $who ->
    [you] your
   *[other] { $of }
} { $timing } cards cost { $by ->
    [-1] 1 energy less
    [1] 1 energy more
   *[other] { $amount } energy
}

# ---- goals of quests

ag-goal-at = at { $where }, { $does }
ag-goal-in = in { $where }, { $does }
ag-goal-travel = go to { $spaces }
ag-goal-collect = { $count ->
    [one] collect the token at { $spaces }
   *[other] collect the tokens at { $spaces }
}
ag-goal-meet = get your token from that character in his space
ag-goal-damage = deal { $amount } damage in all to other characters
ag-goal-damage-target = deal { $amount } damage in all to that character
ag-goal-defeat = { $amount ->
    [one] defeat another character
   *[other] defeat other characters { $amount } times
}
ag-goal-defeat-target = { $amount ->
    [one] defeat that character
   *[other] defeat that character { $amount } times
}
ag-goal-defeat-cards = { $amount ->
    [one] defeat 1 encounter{ $kind }
   *[other] defeat { $amount } encounters{ $kind }
}
ag-goal-defeat-board = { $amount ->
    [one] win the fight at { $spaces }
   *[other] win { $amount } fights at { $spaces }
}
ag-goal-defeat-named = { $amount ->
    [one] defeat { $foes }
   *[other] defeat { $foes } { $amount } times
}
ag-goal-defeat-overlord = { $amount ->
    [one] defeat an overlord
   *[other] defeat { $amount } overlords
}
ag-goal-discard = { $amount ->
    [one] discard 1 item{ $kind } from your bag
   *[other] discard { $amount } items{ $kind } from your bag
}
ag-goal-cards = { $amount ->
    [one] discard 1 ability card
   *[other] discard { $amount } ability cards
}
ag-goal-level = gain the { $level } level
ag-goal-wear = { $amount ->
    [one] have 1 item{ $kind } equipped
   *[other] have { $amount } items{ $kind } equipped
}
ag-goal-steal = { $amount ->
    [one] take 1 item from another character
   *[other] take { $amount } items from other characters
}
ag-goal-place = { $amount ->
    [one] place 1 discovery token
   *[other] place { $amount } discovery tokens
}
ag-goal-explore = { $amount ->
    [one] resolve 1 discovery token
   *[other] resolve { $amount } discovery tokens
}

# ---- sentences

ag-weapon = { $type } attack { $attack } instead of your weapon
ag-weapon-damage = { $type } attack { $attack } and damage { $damage } instead of your weapon
text-ag-does = { CAPITAL($does) }.
text-ag-when = { CAPITAL($when) }: { $does }.
text-ag-keywords = { $keywords }.
text-ag-attached = While attached: { $does }.
text-ag-trap = Whoever enters { $does }.
text-ag-improved = { $level ->
    [red] At red
   *[other] From { $level } on
}: { $does }.
text-ag-improved-attached = { $level ->
    [red] At red
   *[other] From { $level } on
}, while attached: { $does }.
text-ag-improved-trap = { $level ->
    [red] At red
   *[other] From { $level } on
}, whoever enters also { $does }.
text-ag-side = { $side }: health { $health }, { $type } attack { $attack }, defense { $defense }, damage { $damage }.
text-ag-icons = May equip: { $icons }.
text-ag-traits = { $traits }.
text-ag-foe = { CAPITAL($type) } attack { $attack }, defense { $defense }, damage { $damage }.
text-ag-reward = Reward: { $does }.
text-ag-weapon = Weapon ({ $icons }): { $type } attack { $attack }.
text-ag-armor = Armor ({ $icons }): defense { $defense }.
text-ag-disease = Each Disease lowers health by 1, until the next defeat or large healing potion.
text-ag-bag = Works in the bag.
text-ag-works-in-bag = It works in the bag, too.
text-ag-potions = Potion: { $potions }.
text-ag-back-item = Reverse: { $item }.
text-ag-back-enemy = Reverse: { $foe }.
text-ag-back-text = Reverse: { $back }.
text-ag-event-global = Global event.
text-ag-event-location = Location event: { $space }.
text-ag-event-special = Special event.
text-ag-event-stays = It stays with whoever drew it.
text-ag-valor = { $valor } valor.
text-ag-valor-logged = In a quest log: { $valor } valor.
text-ag-quest-tokens = At the beginning lay { $count ->
    [one] a token of yours
   *[other] tokens of yours
} at { $spaces }.
text-ag-quest-target-choose = Choose another character.
text-ag-quest-target-left = It is about the character on your left.
text-ag-quest-target-right = It is about the character on your right.
text-ag-quest-target-leader = It is about another character with most valor.
text-ag-quest-target-horde = It is about a character of the Horde, or another one if there is none.
text-ag-quest-target-alliance = It is about a character of the Alliance, or another one if there is none.
text-ag-quest-order = First { $first }, then { $last }.
text-ag-quest-any = In any order: { $goals }.
text-ag-once = Each character may have it only once.
text-ag-token-kept = It is kept, and discarded when it is used.
text-ag-token-now = At once: { $does }.
text-ag-space-normal = { CAPITAL($level) } space of { $region }.
text-ag-space-key = Key location of { $region }, { $level }.
text-ag-space-city = City of { $region }, { $level }.
text-ag-space-encounter = Encounter of the board in { $region }, { $level }.
text-ag-space-overlord = Overlord in { $region }, { $level }.
text-ag-space-links = Next to { $spaces }.
text-ag-space-resources = Resource: { $resources }.
text-ag-space-foe = { $foe } is fought here.
text-ag-space-do = In your challenge phase: { $does }.
