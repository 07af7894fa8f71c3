# Small World's table, as a terminal or a page draws it.
picture-round = Round { $round } of { $rounds }

picture-player = Player
picture-team = Team
picture-active = Active Race
picture-declined = In Decline
picture-hand = Hand
picture-regions = Regions
picture-coins = Coins
picture-closed-purse = closed purse
picture-race-and-power = { $power } { $race }
picture-regions-held = { $declined ->
    [0] { $active }
   *[other] { $active } + { $declined } In Decline
}
picture-in-hand = { $tokens }{ $beasts ->
    [0] {""}
    [one] {" "}+ 1 Beast
   *[other] {" "}+ { $beasts } Beasts
}{ $champion ->
    [0] {""}
   *[other] {" "}+ Champion
}{ $harmony ->
    [0] {""}
   *[other] {" "}+ Harmony
}

picture-price = Price
picture-combo = Combo
picture-faction = Faction
picture-tokens = Tokens
picture-coins-on-it = Coins on it

picture-conquer = Conquer { $region }
picture-attempt = Roll the die for { $region }

picture-group-abandon = Abandon a Region
picture-group-assault = Attack from the air, anywhere
picture-group-exchange = Exchange two Regions through portals
picture-group-intimidate = Intimidate a neighbour
picture-group-steal = Steal an Artifact
picture-group-ways = Conquer with { $ways }

picture-there-now = { $count } there now
picture-tip-redeploy = { $count ->
    [one] 1 left.
   *[other] { $count } left. Several at once: “2x { $region }”; all that is left: “rest { $region }”; more in one line with commas.
}
picture-coins-found = { $coins ->
    [one] with 1 coin on it
   *[other] with { $coins } coins on it
}
picture-due = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} to { $payee } ({ $card })
picture-due-stash = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} to the stash ({ $card })
picture-face-down = marker ?

picture-start = At the start
picture-combos = Combos: coins found, less price
picture-paid = Paid
picture-received = Received from others

deck-race = Races
deck-power = Special Powers
deck-artifact = Artifacts
deck-place = Legendary Places
deck-board = Boards

# What a bot weighs, in coins.
worth-coins = coins in hand
worth-turn = coins of this turn
worth-race = your Active Race from now on
worth-decline = your Race In Decline from now on
worth-pieces = pieces left to use
worth-others = what the others lose

fact-faction = faction
fact-tokens = tokens
fact-supply = in the box
fact-kind = kind
fact-size = size
fact-count = Regions
kind-artifact = Artifact
kind-place = Legendary Place

# ---- after the game: title and line of each moment, and what a throw was for

story-from-start = Coins at the start
story-from-regions = Regions
story-from-cards = Races and powers
story-from-faction = Faction Bonus
story-from-markers = Artifacts and places
story-from-deals = Combos and payments
story-how-lead = { $lead ->
    [one] Ahead by a single coin.
   *[other] Ahead by { $lead } coins.
}
story-how-tokens = Level on coins: the tokens on the map decided.
story-how-shared = Level on coins, and on tokens on the map: the victory is shared.
story-how-teams = { $score ->
    [sum] The coins of all members count
   *[lowest] Of each team the member with the fewest coins counts
}: { $teams }.
story-how-team = { $team } { $points }
story-how-murlocs-won = { $players ->
    [one] Ahead of the Murlocs, { $coins } to { $murlocs }.
   *[other] Even the poorest of the players was ahead of the Murlocs, { $coins } to { $murlocs }.
}
story-how-murlocs-lost = { $players ->
    [one] Behind the Murlocs, { $coins } to { $murlocs }.
   *[other] The poorest of the players was behind the Murlocs, { $coins } to { $murlocs }.
}
story-how-murlocs-level = Level with the Murlocs at { $coins }: that is not enough.
story-lead = In front for good
story-lead-told = { $seats }, from the end of round { $round } on.
story-changes = The lead changed hands
story-changes-told = { $count ->
    [one] Once, at the end of round { $round }.
   *[other] { $count } times, the last time at the end of round { $round }.
}
story-tie = Equal coins
story-tie-told = { $seats }: ahead by tokens on the boards, { $count } of them.
story-turn = Best turn
story-turn-told = { $seats }: { amount-coins } in round { $round }.
story-race = Best combo
story-race-told = { $power } { $race } of { $seats }: { amount-coins }.
story-dearest = Dearest conquest
story-dearest-told = { $region } for { cost-tokens }: { $seats }, round { $round }.
story-loss = Heaviest loss
story-loss-told = { $seats }: { $count } Regions in a single turn, round { $round }.
story-luckiest = Luckiest roll
story-luckiest-told = { $seats }: { $region } with a { $pips } where { $need } was needed, a chance of { $percent } %.
story-unluckiest = Unluckiest roll
story-unluckiest-told = { $seats }: only { $pips } for { $region } where { $need } was needed, a chance of { $percent } %.
story-throw-attempt = Final attempt: { $region }
story-throw-assault = From the air: { $region }
