### The fight of the Board Game on the page.

bgf-turn = { $faction }, turn { $turn }.
bgf-fought-by = In combat: { $heroes }.
bgf-fight = Fight
bgf-pvp = Combat of characters
bgf-final = The final battle
bgf-round = round { $round }
bgf-map = Map
bgf-rule = Open the rule { $rule }
bgf-steps = Steps of the round
bgf-attack-phase = Attack Phase
bgf-defense-phase = Defense Phase
bgf-step-pool = Dice Pool
bgf-step-reroll = Reroll
bgf-step-place = Place Tokens
bgf-step-armor = Armor
bgf-step-strike = Ranged Strike
bgf-step-damage = Damage
bgf-step-resolution = Resolution

## Dice and boxes

bgf-die = { $colour } { $face }
bgf-die-unrolled = { $colour }, not rolled yet
bgf-die-hits = hits
bgf-die-misses = misses
bgf-die-spotted = spotted
bgf-die-rerolled = rerolled already
bgf-die-chosen = chosen
bgf-die-harms = sets the opponents’ ability to work
bgf-feeds-damage = Blue hits go to damage
bgf-feeds-defense = Red hits and green armor go to defense
bgf-box-damage = Damage
bgf-box-defense = Defense
bgf-box-attrition = Attrition
bgf-into-box = Into this box: { $box }
bgf-area-of = Combat Area: { $faction }
bgf-lane-damage = { $step ->
    [pvp] wounds the enemy at Ranged Strike
    [damage] what is left after the Ranged Strike
    [resolution] joined by defense and attrition
   *[strike] pays for opponents at Ranged Strike
}
bgf-lane-defense = { $step ->
    [pvp] hits for Resolution, and armor to exchange
    [resolution] the hits join the damage
   *[damage] held against the opponents’ Attack
}
bgf-lane-attrition = { $step ->
    [pvp] counts at Resolution
    [resolution] joins the damage now
   *[strike] joins at Resolution
}
bgf-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
bgf-hits-and-armor = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} and { $armor } armor
bgf-tokens = { $lies } lie there, { $fresh } from this attack, { $may } only if the reroll hits
bgf-armor-tokens = armor: { $lies } lie there, { $fresh } from this attack
bgf-to-fell = of { $health } to fell { $foe }
bgf-fells = { $count ->
    [one] Ranged Strike fells { $foes }
   *[other] Ranged Strike fells { $count }: { $foes }
}
bgf-strikes = { $count ->
    [one] wound at Ranged Strike, unless armor takes it
   *[other] wounds at Ranged Strike, unless armor takes them
}
bgf-blocked = of { $attack } Attack blocked:
bgf-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
}
bgf-parries = { $count ->
    [0] no armor to exchange
    [one] 1 armor takes hits of the enemy away
   *[other] { $count } armor take hits of the enemy away
}
bgf-joins = { $count ->
    [one] joins at Resolution
   *[other] join at Resolution
}
bgf-no-pressure = removed before Resolution
bgf-at-resolution = At Resolution
bgf-sum = At Resolution { $damage } damage, { $defense } defense and { $attrition } attrition hits make { $have } of { $needed } needed
bgf-part-damage = { $count } damage
bgf-part-defense = { $count } defense
bgf-part-attrition = { $count } attrition
bgf-part-short = { $count } short
bgf-of = of { $needed }
bgf-pvp-sum = At Resolution { $ours } hits of { $faction } stand against { $others } of { $other }
bgf-pvp-wounds = { $count ->
    [0] even
    [one] wound for { $faction }
   *[other] wounds for { $faction }
}
bgf-legend-hit = hit
bgf-legend-armor = armor
bgf-legend-fresh = from this attack
bgf-legend-may = if the reroll hits

## The group and the opponents

bgf-group = Order of the group
bgf-attacks-now = attacks now
bgf-attacks-later = attacks later
bgf-has-attacked = tokens placed
bgf-fallen = defeated
bgf-show-hero = { $name }: { $word }. Show the cards
bgf-health-of = Health { $now } of { $most }
bgf-energy-of = Energy { $now } of { $most }
bgf-stun = Stun { $count }
bgf-curse = Curse { $count }
bgf-or-more = { $face } or more
bgf-or-more-hits = hits
bgf-rerolls = Reroll { $used } of { $total }
bgf-opponents = Opponents
bgf-fighters = In this combat
bgf-threat = Threat
bgf-attack = Attack
bgf-health = Health
bgf-energy = Energy
bgf-level-short = Level
bgf-foe = { $count ->
    [one] { $foe }
   *[other] { $count } × { $foe }
}: Threat { $threat }, Attack { $attack }, Health { $health }
bgf-rival = { $name }: level { $level }, Energy { $energy }, Health { $health }
bgf-independent = independent creature
bgf-boss = boss
bgf-pay = touch to pay { $health } hits
bgf-fell = Fell
bgf-slain = Fallen: { $foes }
bgf-cards-of = Cards of { $name }
bgf-level = level { $level }
bgf-used = used
bgf-may-be-used = may be used
bgf-combo = { $count ->
    [one] 1 combo token
   *[other] { $count } combo tokens
}
bgf-race-and-talents = Race and Talents
bgf-bag = Bag

## The decision

bgf-ask-reroll = choose dice to reroll
bgf-odds = { $count ->
    [0] As the dice lie
    [one] If you reroll this die
   *[other] If you reroll these { $count }
}
bgf-keeping = keeping all: { $value }
bgf-win-round = win this round
bgf-survive = { $count ->
    [one] survive
    [2] both survive
   *[other] all survive
}
bgf-expected-loss = Health lost, expected
bgf-without = Not counted: { $names } still to attack.
bgf-use-now = You may use now
bgf-energy-left = { $count } Energy
bgf-through = free, by { $card }
bgf-choose = Choose
bgf-wounds-left = { $count ->
    [one] 1 wound to take
   *[other] { $count } wounds to share
}
bgf-pick-rerolls = { $count ->
    [0] Touch up to { $most } dice.
   *[other] { $count } of up to { $most } chosen.
}
bgf-pick-dice = { $count ->
    [0] Touch { $least } to { $most } dice.
   *[other] { $count } of up to { $most } chosen.
}
bgf-worst = The misses
bgf-keep-all = Keep all
bgf-roll = Roll the dice
bgf-reroll-dice = { $count ->
    [0] Reroll
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
bgf-take-dice = { $count ->
    [0] These dice
    [one] This die
   *[other] These { $count } dice
}
bgf-undo = Undo
bgf-parts = Parts of the fight
bgf-part-fight = Fight
bgf-part-sheet = Sheet
bgf-log = Log

# ---- the whole fight

bgf-whole = The whole fight
bgf-whole-how = Played out many times as the bot would fight; the standard error of the chance to win
bgf-whole-win = to win
bgf-whole-survive = nobody falls
bgf-whole-wounds = Health lost
bgf-whole-energy = Energy left
bgf-whole-thinking = It is being played out …
bgf-change = Chance to win the fight: { $from } % without it, { $to } % with it
bgf-change-wounds = Health lost in the whole fight: { $from } without it, { $to } with it
bgf-change-how = Chance to win the whole fight without and with it (± { $error })
bgf-change-unclear = No clear difference for the whole fight (± { $error })
