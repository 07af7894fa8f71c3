### The fight of the Board Game on the page.

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
    [damage] what is left after the Ranged Strike
    [resolution] joined by defense and attrition
   *[strike] pays for opponents at Ranged Strike
}
bgf-lane-defense = { $step ->
    [resolution] the hits join the damage
   *[damage] held against the opponents’ Attack
}
bgf-lane-attrition = { $step ->
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
bgf-blocked = of { $attack } Attack blocked:
bgf-wounds = { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
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
bgf-threat = Threat
bgf-attack = Attack
bgf-health = Health
bgf-foe = { $count ->
    [one] { $foe }
   *[other] { $count } × { $foe }
}: Threat { $threat }, Attack { $attack }, Health { $health }
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

## Characters against characters

bgf-attackers = attackers
bgf-defenders = defenders
bgf-attacked = has attacked
bgf-attacks-next = attacks next
bgf-rolled-by = { $name } rolled
bgf-placed = placed
bgf-not-rolled = not rolled yet
bgf-lane-blue = Blue hits
bgf-lane-red = Red hits, green armor
bgf-left = { $count } left
bgf-strike-left = { $count ->
    [one] 1 left strikes at once
   *[other] { $count } left strike at once
}
bgf-defense-left = { $count ->
    [one] 1 hit for the Resolution
   *[other] { $count } hits for the Resolution
}, { $armor } armor
bgf-if-ended = If the round ended now
bgf-still-to-attack = { $count ->
    [one] { $names } has still to attack
   *[other] { $names } have still to attack
}
bgf-no-armor = no armor
bgf-armor-idle = { $count } armor, nothing to take off
bgf-armor-takes = { $count ->
    [one] 1 armor takes off { $hits }
   *[other] { $count } armor take off { $hits }
}
bgf-strike-word = { $count ->
    [one] strikes
   *[other] strike
}
bgf-joined = { $defense } defense + { $attrition } attrition
bgf-suffers = { $faction } suffers
bgf-suffers-how = { $once } at once, { $later } at Resolution
bgf-wound-more = { $faction } wounds more

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
bgf-share-left = { $left } of { $of } Health left
bgf-share-falls = is defeated
bgf-share-rest = { $count ->
    [one] 1 wound more
   *[other] { $count } wounds more
}
bgf-share = Take { $count } wounds like this
bgf-passed = Passed as before in this fight; Undo asks again.
bgf-order-kept = The order of the attacks stays: { $order }
bgf-pick-rerolls = { $count ->
    [0] { $most ->
        [one] Touch a die to reroll it.
       *[other] Touch up to { $most } dice.
    }
   *[other] { $count } of up to { $most } chosen.
}
bgf-pick-dice = { $count ->
    [0] { $most ->
        [one] Touch a die.
       *[other] Touch { $least } to { $most } dice.
    }
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
