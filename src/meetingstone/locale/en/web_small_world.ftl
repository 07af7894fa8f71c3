# The table of Small World in the browser.

# ---- what a card does, in a few words

race-blood_elves-brief = Magic pays +1
race-draenei-brief = One loss returns
race-dwarves-brief = Mountains cost −2
race-ethereals-brief = Steal Artifacts
race-forsaken-brief = Buy fallen foes
race-gnomes-brief = One far assault
race-goblins-brief = Hide Bombs
race-humans-brief = Two objectives
race-kobolds-brief = Caverns are near
race-naga-brief = Can hold water
race-night_elves-brief = Forests cost −1
race-orcs-brief = Alliance pays +1
race-pandaren-brief = Harmony tolls
race-tauren-brief = Two per Region
race-trolls-brief = Defended cost −1
race-worgen-brief = Buy wolf form
power-archaeologist-brief = Markers pay +1
power-battle_master-brief = Fights pay +1
power-beast_master-brief = Hills give Beasts
power-blacksmith-brief = All costs −1
power-championing-brief = Champion attacks
power-defensive-brief = Towers on Fields
power-enraged-brief = Big defences pay
power-explorer-brief = Boards pay +1
power-farmer-brief = Fields pay +1
power-fishing-brief = Shores pay +1
power-garrisoned-brief = Forts everywhere
power-herbalist-brief = Hills pay +1
power-intimidating-brief = Move three foes
power-marshdweller-brief = Swamp tolls
power-mining-brief = Caverns pay +1
power-mountaineer-brief = Mountains pay +1
power-portal_mage-brief = Swap by Magic
power-ranger-brief = Forests pay +1
power-sailing-brief = No travel cost
power-swamp_walker-brief = Swamps pay +1

# ---- the frame

sw-tools = Tools
sw-rules = Rules
sw-gallery = Gallery
sw-close = Close
sw-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
sw-waiting = Waiting for { $names }
sw-wait = One moment
sw-ask-redeploy = { $count ->
    [0] All pieces stand: confirm
    [one] Redeploy 1 piece
   *[other] Redeploy { $count } pieces
}
sw-ask-losses = { $count ->
    [0] All pieces stand: confirm
    [one] Put the piece that comes back
   *[other] Put the { $count } pieces that come back
}
sw-note-pick = Each costs one coin for every combo above it; the coins that lie on it are yours.
sw-note-turn = As things stand this turn pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
sw-note-conquer = { $hand ->
    [0] No token in hand.
    [one] 1 token in hand.
   *[other] { $hand } tokens in hand.
} { $ways ->
    [both] Gold Regions can be taken; dashed ones need the die.
    [sure] Gold Regions can be taken.
    [die] Dashed Regions need the die, which ends your conquests.
   *[none] No Region can be taken any more.
}
sw-note-redeploy = Your pieces move freely between your Regions; nothing is sent before you confirm.
sw-cause-taken = { $seat } took { $regions } from you.
sw-cause-rule = Rule { $rule }
sw-decide = Your choice
sw-ask-thing = { $prompt }: { $thing }
sw-step-ready = Ready
sw-step-conquer = Conquer
sw-step-redeploy = Redeploy
sw-step-score = Score
sw-zoom-in = Closer
sw-zoom-out = Farther
sw-zoom-fit = The whole map
sw-whole-map = Show the whole map
sw-key-enter = Enter

# ---- combos

sw-combos = Combos
sw-combos-note = price, tokens, coins
sw-combos-price = price on the coin
sw-combos-label = Combos to pick from
sw-coins-on-it = coins on it
sw-tokens = { $count ->
    [one] token
   *[other] tokens
}
sw-stacks = { $banners } banners and { $badges } badges below
sw-price = Price
sw-found = { $coins ->
    [one] 1 coin lies on it
   *[other] { $coins } coins lie on it
}
sw-take = Take the { $race }

# ---- the board

sw-map = { $count ->
    [0] The map
    [one] The map; one Region to choose
   *[other] The map; { $count } Regions to choose from
}
sw-label-held = { $owned ->
    [yes] { $count } { $race } of { $seat }
   *[no] { $count } { $race }
}
sw-label-declined = { $owned ->
    [yes] { $count } { $race } In Decline of { $seat }
   *[no] { $count } { $race } In Decline
}
sw-label-empty = empty
sw-label-beasts = Beasts: { $count }
sw-label-face-down = a marker nobody has seen
sw-label-cost = cost { $cost }
sw-nothing-here = There is nothing to do here now.

# ---- the cost card

sw-at-least = at least { $amount } ({ $source })
sw-by = with { $ways }
sw-in-hand = { $count } in hand:
sw-roll = roll { $need } or more
sw-left = { $count ->
    [0] none is left
    [one] 1 is left
   *[other] { $count } are left
}
sw-dice-label = { $good } of { $of } faces win: { $need } or more
sw-if-taken = If taken
sw-expected = Expected
sw-conquests-end = conquests end
sw-due = First { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} to { $seat } ({ $card })
sw-due-stash = First { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} to the stash ({ $card })
sw-do-conquer = Conquer, { cost-tokens }
sw-do-conquer-by = With { $ways }, { $cost ->
    [0] free
   *[other] { cost-tokens }
}
sw-do-champion = Send the Champion, { $cost ->
    [0] free
   *[other] { cost-tokens }
}
sw-do-attempt = Attack and roll, { $percent } %
sw-do-attempt-by = Roll with { $ways }, { $percent } %
sw-do-dues = { $deed }, { $amount ->
    [one] pay 1 coin
   *[other] pay { $amount } coins
}
sw-do-assault = Attack from the air

# ---- the tray

sw-tray = Your hand and options
sw-hand = In hand
sw-hand-tip = the rest go home when you end
sw-no-race = No Active Race
sw-watching = You are watching
sw-empty = empty
sw-sure = sure
sw-free = free
sw-key-sure = enough tokens
sw-key-die = with the die
sw-verbs = What to do
sw-verb-attack = Attack
sw-verb-assault = From the air
sw-verb-abandon = Abandon
sw-verb-guard = Champion stays
sw-verb-intimidate = Intimidate
sw-verb-exchange = Exchange
sw-verb-steal = Steal
sw-verb-lay = Place
sw-verb-reveal = Turn up
sw-verb-retreat = Fall back
sw-heading-attack = { $count ->
    [one] One Region can be attacked
   *[other] { $count } Regions can be attacked
}
sw-heading-abandon = Abandon a Region
sw-heading-retreat = Where do they go?
sw-heading-place = { $count ->
    [one] One Region to choose
   *[other] { $count } Regions to choose from
}
sw-heading-to = From { $region } to …
sw-heading-pick = Take a combo
sw-heading-redeploy = { $count ->
    [0] All pieces are placed
    [one] One piece to place
   *[other] { $count } pieces to place
}
sw-heading-plan = Plan
sw-choose = Choose
sw-expand-note = Take back what your Regions can spare, then conquer.
sw-decline-note = { $race }: { $stay ->
    [one] 1 token stays
   *[other] { $stay } tokens stay
} in { $regions ->
    [one] 1 Region
   *[other] { $regions } Regions
} and { $tokens ->
    [0] none leaves
    [one] 1 leaves
   *[other] { $tokens } leave
} play. { $gone ->
    [0] {""}
   *[other] { $old } vanish from the map.
} The turn ends; on the next you pick a new combo.
sw-spread = Spread
sw-stood = As they stood
sw-stood-line = Everything you lifted goes back to where it stood; only what is in your hand is still to be placed.
sw-reset = Start again
sw-there = { $count } there
sw-less = One less in { $region }
sw-more = One more in { $region }
sw-confirm = Confirm
sw-confirm-rest = { $count ->
    [one] 1 to place
   *[other] { $count } to place
}
sw-plan = Plan
sw-plan-go = Do it
sw-plan-close = Close
sw-plan-next = Plan my next turn
sw-heading-plan-next = Plan for your next turn
sw-plan-idle = not reached
sw-plan-step = { $cost ->
    [0] free
   *[other] takes { $cost }
}, { $left } left
sw-plan-earlier = { $region } earlier
sw-plan-later = { $region } later
sw-plan-stops-chance = Here the die decides: the plan ends.
sw-plan-stops-reveal = Here something hidden comes to light: the plan ends.
sw-plan-stops-others = Here others must decide: the plan ends.
sw-plan-at-once = at once
sw-plan-ends = Your conquests end here; then you redeploy.
sw-plan-drop = Take { $region } out of the plan
sw-plan-tip = Touch Regions in the order in which you would take them. Everything is tried on a copy: costs, hand and coins are exact, and nothing is sent.
sw-plan-sum = { $cost } used, { $left } left
sw-income = Income
sw-income-later = Shown on your turn.
sw-end-now = End now
sw-decline-now = Decline now
sw-decline-next = Decline next
sw-with-plan = With the plan
sw-end-conquests = End conquests
sw-undo = Undo
sw-hint = Hint
sw-hint-title = What the bot would do
sw-focus-tip = Touch a gold Region on the map or below: here you see what it costs and brings.
sw-redeploy-tip = Touch Regions on the map or press +. Nothing is sent before you confirm.
sw-touch-first = Touch a Region
sw-meanwhile = Meanwhile
sw-meanwhile-tip = Look around: touch a Region to see who holds it. You are told when it is your turn.
sw-watching-tip = Look around: touch a Region to see who holds it.

# ---- players

sw-goal = Goal:
sw-goal-murlocs = { $people ->
    [one] more coins than the Murlocs after the last round. They have { $theirs }.
   *[other] each of you has more coins than the Murlocs after the last round. They have { $theirs }.
}
sw-goal-standing = { $way ->
    [ahead] { $count ->
        [one] You are one coin ahead.
       *[other] You are { $count } coins ahead.
    }
    [behind] { $count ->
        [one] You are one coin behind.
       *[other] You are { $count } coins behind.
    }
   *[level] You are level, which would be a defeat.
}
sw-goal-teams = { $score ->
    [sum] the team with the most coins wins; those of its members are added up{ $times ->
        [1] .
       *[other] , and those of a player alone count { $times } times.
    }
   *[lowest] of each team the member with the fewest coins counts, and the highest of these wins.
}
sw-players = Players
sw-you = you
sw-to-act = to act
sw-closed = closed
sw-standing = { $hand } in hand · { $map } on the map · { $regions ->
    [one] 1 Region
   *[other] { $regions } Regions
}
sw-hand-short = { $count } in hand
sw-hand-regions = { $count } in hand · { $regions ->
    [one] 1 Region
   *[other] { $regions } Regions
}
sw-in-decline = { $race } In Decline · { $regions ->
    [one] 1 Region
   *[other] { $regions } Regions
}
sw-beasts = { $count ->
    [one] 1 Beast
   *[other] { $count } Beasts
}
sw-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
sw-harmony = Harmony

# ---- log and chat

sw-past-prompt = Looking back: round { $round }, turn: { $name }
sw-since-taken = { $seat } took { $region } from you.
sw-since-conquered = { $seat } conquered { $count ->
    [one] one Region
   *[other] { $count } Regions
}.
sw-log = Log
sw-log-empty = Nothing yet.
sw-filter-all = All
sw-filter-battles = Battles
sw-filter-coins = Coins
sw-filter-chat = Chat
sw-fold-turn = Round { $round }: { $name }
sw-say = Say something to the table

# ---- the die, the end, handing over

sw-rolled-needed = { $needed } needed:
sw-rolled-won = taken!
sw-rolled-lost = not enough
sw-rolled-air = { $amount } on the cost
sw-over = The game is over
sw-over-prompt = { $count ->
    [one] { $names ->
        [You] You won!
       *[other] { $names } won
    }
   *[other] { $names } won
}
sw-spectating = You are watching this table
sw-opening = The table is being laid…

# ---- keys

sw-keyhelp-number = choose the target, combo or answer with this number
sw-keyhelp-targets = go through the targets, or from Region to Region on the map
sw-keyhelp-enter = do what is chosen
sw-keyhelp-end = end, or confirm
sw-keyhelp-hint = what would the bot do?
sw-keyhelp-plan = plan conquests on a copy
sw-keyhelp-spread = spread what is left, when redeploying
sw-keyhelp-stood = back to where they stood, when redeploying
sw-keyhelp-verb = the next thing to do on the map
sw-keyhelp-map = to the map
sw-keyhelp-zoom = closer, farther, the whole map
sw-keyhelp-keys = these keys
