# World of Warcraft: The Board Game: what cards say. A text is put together from the phrases below, in the order of the
# fields of an ability: moment, condition, price, effect, afterwards.

# ---- words of the cards

class-druid = { bg-druid }
class-hunter = { bg-hunter }
class-mage = { bg-mage }
class-paladin = { bg-paladin }
class-priest = { bg-priest }
class-rogue = { bg-rogue }
class-shaman = { bg-shaman }
class-warlock = { bg-warlock }
class-warrior = { bg-warrior }
race-night_elf = { bg-night_elf }
race-human = { bg-human }
race-orc = { bg-orc }
race-troll = { bg-troll }
race-gnome = { bg-gnome }
race-undead = { bg-undead }
race-dwarf = { bg-dwarf }
area-tirisfal = { bg-tirisfal }
area-silverpine = { bg-silverpine }
area-alterac = { bg-alterac }
area-hillsbrad = { bg-hillsbrad }
area-western_plaguelands = { bg-western_plaguelands }
area-hinterlands = { bg-hinterlands }
area-eastern_plaguelands = { bg-eastern_plaguelands }
colour-green = { bg-green }
colour-red = { bg-red }
colour-blue = { bg-blue }
colour-yellow = { bg-yellow }
colour-grey = { bg-grey }

type-instant = Instant Power
type-active = Active Power
type-melee = Melee
type-ranged = Ranged
type-armor = Armor
type-general = General
type-bag = Bag
trait-mace = Mace
trait-staff = Staff
trait-sword = Sword
trait-bow = Bow
trait-gun = Gun
trait-wand = Wand
trait-cloth = Cloth
trait-leather = Leather
trait-mail = Mail
trait-trinket = Trinket
trait-head = Head
trait-potion = Potion
trait-scroll = Scroll
trait-food = Food
function-helmet = Helmet
function-shield = Shield
function-scope = Scope
function-poison = Poison
category-aspect = Aspect
category-aura = Aura
category-beast_form = Beast Form
category-blessing = Blessing
category-demon = Demon
category-pet = Pet
category-seal = Seal
category-stance = Stance
category-weapon_enhancement = Weapon Enhancement
label-finishing_move = Finishing Move

fact-class = class
fact-race = race
fact-type = type
fact-level = level
fact-gold = gold
fact-energy = Energy
fact-category = category
fact-health = Health
fact-function = function
fact-trait = trait
fact-label = keyword
fact-colour = colour
fact-xp = XP
fact-bonus = Bonus Event
fact-fate = Fate
fact-threat = Threat
fact-attack = Attack
fact-figures = figures
fact-area = area
fact-graveyard = graveyard
fact-town = town
fact-flight = flight path
town-horde = { bg-horde }
town-alliance = { bg-alliance }
flight-horde = { bg-horde }
flight-alliance = { bg-alliance }

deck-class_power = Powers
deck-class_talent = Talents
deck-printed = Preprinted cards
deck-item_triangle = Triangle items
deck-item_square = Square items
deck-item_circle = Circle items
deck-item_special = Special items
deck-quest_alliance = Quests of the Alliance
deck-quest_horde = Quests of the Horde
deck-event = Events
deck-event_kelthuzad = Kel’Thuzad’s Events
deck-prize = Auction Items and the relic
deck-creature = Creatures
deck-overlord = Overlords
deck-boss = Bosses
deck-character = Characters
deck-racial = Racial abilities
deck-region = Regions

# ---- sentences

text-bg-ability = { $moment }: { $does }.
text-bg-ability-if = { $moment }, { $need }: { $does }.
text-bg-fires = Once a round: use what an equipped card states for { $card }, without paying.

bg-of-friend = { $moment } (any friendly participant)
bg-of-every = { $moment } (every friendly participant)
bg-then = { $first }, then { $next }
bg-for-each = { $price }; { $each }, { $does }
bg-each = { $each }, { $does }
bg-after = { $does }; then { $after }
bg-instead = instead, { $does }
bg-must = { $does } (not optional)
bg-or = { $first } or { $last }
bg-comma = { $first }, { $next }

bg-per-foe = for each opponent
bg-per-armor = for each armor token that you have placed in this phase
bg-per-damage = for each hit that you have placed into the damage box in this phase
bg-per-damage_pair = for every two hits that you have placed into the damage box in this phase
bg-per-payment = each time
bg-per-die = for each die
bg-per-pair = for each pair

# ---- prices

bg-pay-energy = pay { $amount } Energy
bg-pay-health = lose { $amount } Health
bg-pay-combo = { $amount ->
    [one] spend 1 combo token
   *[other] spend { $amount } combo tokens
}
bg-any-times = { $price } any number of times
bg-up-to-times = { $price } up to { $most } times
bg-spot = spot { $dice }
bg-take-out = take { $dice } out of the pool
bg-unequip = unequip { $card }

# ---- dice

bg-dice-red = { $count ->
    [one] 1 red die
   *[other] { $count } red dice
}
bg-dice-blue = { $count ->
    [one] 1 blue die
   *[other] { $count } blue dice
}
bg-dice-green = { $count ->
    [one] 1 green die
   *[other] { $count } green dice
}
bg-dice-any = { $count ->
    [one] 1 die of any colour
   *[other] { $count } dice of any colours
}
bg-such-red = { $count ->
    [one] red die
   *[other] red dice
}
bg-such-blue = { $count ->
    [one] blue die
   *[other] blue dice
}
bg-such-green = { $count ->
    [one] green die
   *[other] green dice
}
bg-such-red-blue = { $count ->
    [one] red or blue die
   *[other] red or blue dice
}
bg-such-any = { $count ->
    [one] die
   *[other] dice
}
bg-showing = { $dice } showing { $face }
bg-showing-more = { $dice } showing { $face } or more
bg-showing-less = { $dice } showing { $face } or less
bg-pick-one = one { $dice }
bg-pick-most = up to { $count } { $dice }
bg-pick-exactly = { $count } { $dice }
bg-pick-any = any number of { $dice }
bg-pick-pairs = pairs of { $dice }
bg-pick-rerolls = up to your Reroll value of { $dice }
bg-pick-level = up to your level of { $dice }
bg-any-colour = dice of any colour
bg-to-any = { $face } of any colour

# ---- effects

bg-add = add { $dice }
bg-roll-more = roll { $dice } more
bg-change = change { $dice } to { $to }
bg-rise = raise { $dice } by { $by }
bg-reroll-once = reroll { $dice }, apart from the Reroll value
bg-reroll-again = reroll { $dice }, apart from the Reroll value and without using up their reroll
bg-value-reroll = Reroll { $amount }
bg-value-attrition = Attrition { $amount }
bg-value-threat = the opponents’ Threat { $amount }
bg-place-damage = { $count ->
    [one] place 1 hit into the damage box
   *[other] place { $count } hits into the damage box
}
bg-place-defense = { $count ->
    [one] place 1 hit into the defense box
   *[other] place { $count } hits into the defense box
}
bg-place-either = { $count ->
    [one] place 1 hit into the damage or defense box
   *[other] place { $count } hits into the damage or defense box
}
bg-place-pressure = { $count ->
    [one] place 1 hit into the attrition box
   *[other] place { $count } hits into the attrition box
}
bg-place-armor = { $count ->
    [one] place 1 armor token
   *[other] place { $count } armor tokens
}
bg-place-combo = { $count ->
    [one] place 1 combo token
   *[other] place { $count } combo tokens
}
bg-shift = { $count ->
    [one] move 1 hit of this phase from the { $source } to the { $target }
   *[other] move up to { $count } hits of this phase from the { $source } to the { $target }
}
bg-shift-any = move any number of hits of this phase from the { $source } to the { $target }
bg-heal-self = regain { $amount } Health
bg-heal-subject = that character regains { $amount } Health
bg-heal-friends = every friendly participant regains { $amount } Health
bg-heal_fully-self = regain all Health
bg-restore-self = regain { $amount } Energy
bg-restore-subject = that character regains { $amount } Energy
bg-restore-friends = every friendly participant regains { $amount } Energy
bg-gain_health-self = gain { $amount } Health, even beyond the capacity
bg-gain_health-friends = every friendly participant gains { $amount } Health, even beyond the capacity
bg-gain_energy-self = gain { $amount } Energy, even beyond the capacity
bg-gain_energy-friends = every friendly participant gains { $amount } Energy, even beyond the capacity
bg-cure = remove all your Stun and Curse tokens
bg-unequip-this = unequip this card
bg-discard-this = discard this card

# ---- conditions

bg-need-has = with { $cards } in force
bg-need-used = if { $cards } was used in this round
bg-need-used_last = if it was also used in the round just before
bg-need-no_loss = if you lost no Health in that round
bg-need-first_round = in the first round
bg-need-later_round = from the second round on
bg-need-killed = if an opponent has fallen
bg-need-hurt = if you have lost Health in this round
bg-need-combos = if you have placed combo tokens in this round
bg-need-foes = against { $count } or more opponents
bg-need-against = against { $foes }
bg-need-without = with no { $dice } in the pool
bg-need-without-but = with no { $dice } in the pool (two are allowed with { $card })
bg-foes-red = red creatures
bg-foes-blue = independent creatures
bg-foes-boss = a boss or Overlord
bg-foes-characters = enemy characters
bg-foes-creatures = creatures

# ---- what cards change on others

bg-all-powers = All your Powers
bg-all-instant = Your Instant Powers
text-bg-cost-add = { $what }: Energy cost { $amount }.
text-bg-cost-again = { $what }: the second use in a round costs { $amount } Energy.
text-bg-cost-fix-if = { $what }: Energy cost { $amount } { $need }.
text-bg-equip-fix = { $what }: equipping costs { $amount } Energy.
text-bg-uses = { $what }: { $amount } uses per round.
text-bg-heal-add = { $what }: healing { $amount }.
text-bg-heal-fix = { $what }: heals { $amount } Health.
text-bg-capacity-health = Health capacity { $amount }.
text-bg-capacity-energy = Energy capacity { $amount }.
text-bg-filled-health = You gain { $amount } Health at once.
text-bg-filled-energy = You gain { $amount } Energy at once.
text-bg-combo = Whenever you place combo tokens, place { $amount } times as many.
text-bg-spot = { $what }: you may spot { $dice }.
text-bg-roll = { $what }: instead of each of its dice, roll { $dice }.
text-bg-pet = { $what }: { $amount } Health.
text-bg-stays = { $what }: stays equipped when used.
text-bg-stays-first = { $what }: stays equipped the first time it is used in a combat.

text-bg-grant-travel_freely = You may begin a Travel action among independent creatures, and they do not stop you.
text-bg-grant-never_stopped = Independent creatures do not stop your Travel action.
text-bg-grant-one_travel = You may take only one Travel action in a faction turn.
text-bg-grant-swift = On a Travel action: unequip this card to go one region farther.
text-bg-grant-full_rest = A Rest action restores all your Health and Energy.
text-bg-grant-immolate_any = { bg-immolate } may change any red or blue die to a blue 8.
text-bg-grant-intercept = Your Challenge may reach quest creatures or enemy characters in an adjacent region; you move there.
text-bg-grant-off_hand = The general area also takes a Sword or Mace up to level 3.
text-bg-grant-ward = Once a round: pay 1 Energy to prevent the loss of 1 Health.
text-bg-grant-free_instant = Once per combat an Instant Power costs you nothing.
text-bg-grant-drake_proof = The Drake’s ability does not work on you.
text-bg-grant-mount = Once per faction turn a Travel action goes one region farther.
text-bg-grant-boots = After each Travel action you regain 1 Energy.
text-bg-grant-hood = You have one more area, for an Instant Power.
text-bg-grant-relic = When a combat with Kel’Thuzad begins, place 4 hits into the damage box.

# ---- cards that need more than these phrases

card-mend_pet = your Pet is back to full Health
card-polymorph = one independent creature of this combat is defeated
card-dispel = every die showing 1 or 2 is taken out of the pool
card-teleport = go to an adjacent region; independent creatures do not stop you
card-portal = you and any friends in your region go to your starting region
card-backfire = if two or more red or blue dice show 1, every participant loses 1 Health
card-shadowguard = place as many hits into the damage box as you have lost Health in this round, at most 3
card-mind_control = add red dice equal to half the Attack of an opposing creature, rounded down
card-resurrection = he stays where he falls and regains Health and Energy, together as many as your level; he still counts as defeated
card-prayer = all friends in your region regain all their Health
card-vanish = equip { bg-stealth } from your Spellbook
card-shock = take one other die out of the pool
card-reincarnation = you stay where you fall, with 2 Health and 2 Energy; you still count as defeated
card-summoning = one friendly character comes to your region
card-execute = after the Ranged Strike the hits of your faction are removed
card-no_rerolls = your Reroll value cannot be used in this phase
card-aim = one blue die will show 8 and another 7, without being rolled
card-frenzy = place twice as many hits into the attrition box as Health was left on it
card-ice_block = leave the combat; you stay in the region
card-second_heal = another friendly participant regains 2 Health
card-ready_healing_wave = equip { bg-healing_wave } from your Spellbook
card-sacrifice = gain as much Health as your level, until the round ends
card-call_demon = equip a Demon from your Spellbook, if none is equipped
card-enrage = Attrition +1 for each Health lost in this round and the one before, at most +4
card-feast = regain all Health and Energy
card-reroll_all = reroll all dice
card-red_rerolls_only = blue and green dice cannot be rerolled

# ---- creatures, bosses and Overlords

text-bg-plague = { $moment }: for each { $dice } the active character suffers: { $costs }.
bg-suffer-health = { $count } Health lost
bg-suffer-energy = { $count } Energy lost
bg-suffer-stun = { $count ->
    [one] 1 Stun token
   *[other] { $count } Stun tokens
}
bg-suffer-curse = { $count ->
    [one] 1 Curse token
   *[other] { $count } Curse tokens
}
bg-suffer-strip = { $count ->
    [one] 1 Power unequipped
   *[other] { $count } Powers unequipped
}
bg-suffer-hits = { $count ->
    [one] 1 hit less in the damage box
   *[other] { $count } hits less in the damage box
}
bg-suffer-pressure = { $count ->
    [one] 1 hit less in the attrition box
   *[other] { $count } hits less in the attrition box
}
bg-suffer-die = the die lost for the rest of the combat
text-bg-leave = At the end of each round { $count ->
    [one] 1 hit leaves
   *[other] { $count } hits leave
} the damage box.
text-bg-leave-survivor = At the end of each round { $count ->
    [one] 1 hit leaves
   *[other] { $count } hits leave
} the damage box for each surviving creature.
text-bg-leave-participant = At the end of each round { $count ->
    [one] 1 hit leaves
   *[other] { $count } hits leave
} the damage box for each participant.
text-bg-leave-heroes = At the end of each round as many hits leave the damage box as there are characters in the game.
text-bg-leave-first = At the start of each round { $count ->
    [one] 1 hit leaves
   *[other] { $count } hits leave
} the damage box.
text-bg-no-reroll = The Reroll value cannot be used.
text-bg-no-attrition = No hits go into the attrition box.
text-bg-armor-from = Armor comes only from green dice showing { $face }; cards place none.
text-bg-boss-reroll = Everybody who fights him has Reroll { $amount }.
text-bg-boss-stun = At the end of each round every participant takes { $count ->
    [one] 1 Stun token
   *[other] { $count } Stun tokens
}.
text-bg-boss-no_pressure = Hits in the attrition box are removed before the Resolution step.
text-bg-boss-half_attrition = Attrition counts half, rounded up.
text-bg-boss-hits_by_eights = Damage and defense box together take only as many hits as there are red and blue 8s; the others go into the attrition box.
text-bg-boss-attrition_by_sixes = Attrition counts at most one for each red or blue die showing 6 or more, which is spotted for it.
text-bg-side = With { $heroes } characters: Threat { $threat }, Attack { $attack }, Health { $health }.
text-bg-overlord-kazzak = Facedown counters lie in { $start }; he is under one of them. A character in such a region may look at it for his faction; a challenge turns it over.
text-bg-overlord-nefarian = He starts in { $start }. After each Event card he moves as many regions as its Fate Number toward { bg-the_bulwark }; when he reaches it, the last battle begins.
text-bg-overlord-kelthuzad = He starts in { $start }. His five Events are shuffled into the deck.

# ---- quests and rewards

text-bg-quest = Defeat { $creatures }.
text-bg-quest-others = Also appearing: { $creatures }.
bg-spawned = { $count } { $kind } ({ $colour }) in { $region }
text-bg-reward = Reward: { $reward }.
text-bg-rewards = Reward of the stronger faction: { $stronger }. Of the weaker: { $weaker }.
text-bg-quest-special = Special item: { $cards }.
bg-reward-gold = { $amount } gold
bg-reward-xp = { $amount } XP
bg-reward-item = { $count ->
    [one] 1 card of the { $deck } deck
   *[other] 1 of { $count } cards of the { $deck } deck
}

# ---- Events

text-bg-event-bonus = Bonus Event: draw again afterwards.
text-bg-event-fate = Fate Number { $count }.
text-bg-event-stands = { $boss } stands in { $region }: Threat { $threat }, Attack { $attack }, Health { $health }.
text-bg-event-relic = One of the victors keeps { $card }.
text-bg-event-swap_quests = Each faction may give up one of its quests for a new green, yellow or red one; its quest creatures leave the board, its independent ones stay.
text-bg-event-crafts = Each character takes gold equal to his level, or regains as many Health and Energy tokens.
text-bg-event-beasts = The factions take turns, two moves each: a group of independent creatures goes up to 2 regions, not to an enemy character, a starting region or independent creatures of its own type. No group moves twice.
text-bg-event-auction = All players bid secretly for { $card }.
text-bg-event-zeppelin = From the fewest XP upward, each character may go to a friendly flight point without enemy characters.
text-bg-event-bargains = From the fewest XP upward, each character may buy one item of the Merchant at half price, rounded up.
text-bg-event-other_talents = From the fewest XP upward, each character swaps Talents for others of the same or a lower level, or takes gold equal to twice his level.
text-bg-event-sale = From the fewest XP upward, each character may sell one item of his Bag at half price, rounded down.
text-bg-event-old_hatreds = The first faction to win a combat between characters is rewarded, each of its participants.
text-bg-event-bounty = A random character of each faction is marked. When the first of them falls in a combat between characters, each enemy character is rewarded.
text-bg-event-subterfuge = The factions may also fight creatures of enemy quests. Completing such a quest pays 1 XP less, its owner draws the new one, and this Event ends.
text-bg-event-ears_and_heads = Until the next Event card each defeated independent creature pays 1 XP and gold equal to half its Attack, rounded down, shared. It pays nothing while { bg-cleanse_the_land } or { bg-foul_plaguewinds } lies out.
text-bg-event-cleanse = The factions keep the independent creatures that they defeat. The first to reach a total Attack of 10 is rewarded, each of its characters.
text-bg-event-plaguewinds = A Travel action that begins in the Plaguelands costs 1 Energy. Each independent creature defeated there pays 2 XP. The Event ends when none is left there.
text-bg-event-war = The War is won by the faction that holds { $regions } at the end of an enemy turn; each of its characters is rewarded.
text-bg-event-hoarder = Every character gives up one item of his Bag; the victors take them all.
text-bg-event-toll_of_gold = Every character gives up half his gold, rounded down; the victors take it all.
text-bg-event-cauldrons = Each faction has a single attempt. Until a faction has won here, Kel’Thuzad has 4 more Attack against it.
text-bg-event-plague = Plague tokens lie in { $regions }. While any is left, creatures and bosses in the Plaguelands have 2 more Attack. After an action in such a region a character may pay 3 Energy to remove the token, for 1 XP.
text-bg-event-taint_health = Characters within 4 regions of Kel’Thuzad lose half their Health, rounded down. With { bg-spread_the_plague } in play: within 8 regions, rounded up.
text-bg-event-taint_energy = Characters within 4 regions of Kel’Thuzad lose half their Energy, rounded down. With { bg-spread_the_plague } in play: within 8 regions, rounded up.

# ---- characters and regions

text-bg-sheet = At levels 1 to 5: Health { $health }, Energy { $energy }.
text-bg-racial = Racial ability { $card }:
text-bg-area = Area { $area }: { $types }.
text-bg-area-trait = Area { $area }: { $types } ({ $traits }).
text-bg-area-printed = Printed there: { $card }.
text-bg-links = Adjacent to { $regions }.
text-bg-home = Starting region: { $faction }.
text-bg-town = Town: { $factions }.
text-bg-flight = Flight path: { $factions }.
text-bg-graveyard = Graveyard.
