# ---- the page after the game

result-title = Result
result-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
result-lost = { $names } won against everybody
result-not-over = This game is still being played.
result-gone = Played with other rules or cards than those of today: what is told here stays, but the table can no longer be opened.
result-to-table = To the table
result-board = Look at the board
result-rematch = Rematch
result-link = Link to this result
result-podium = Places
result-place = Place { $place }
result-shared = shared
result-lead = { $span ->
    [turn] Lead by turn
   *[round] Lead by round
}
result-lead-line = { $unit ->
    [xp] XP
    [valor] valor
   *[coins] coins
} at the end of each { $span ->
    [turn] turn
   *[round] round
}
result-unit = { $unit ->
    [xp] XP
    [valor] valor
   *[coins] coins
}
result-by-side = Sides
result-by-figure = Characters
result-level = Level { $level }
result-figures = Characters
result-figures-line = what each of them did
result-figure = Character
result-start = Start
result-after = { $span ->
    [turn] After turn { $number }
   *[round] After round { $number }
}
result-chart-after = { $span ->
    [turn] After turn { $number }: { $points }
   *[round] After round { $number }: { $points }
}
result-chart-start = At the start: { $points }
result-chart-score = { $name } { $points }
result-as-table = As a table
result-span = { $span ->
    [turn] Turn
   *[round] Round
}
result-sources = { $unit ->
    [xp] XP by source
    [valor] Valor by source
   *[coins] Coins by source
}
result-sources-line = all adds up to the score
result-bar = { $name }: { $parts }; { $total } in all
result-part = { $group } { $amount }
result-source = Source
result-total = Total
result-luck = { $what ->
    [dice] Luck of the dice
    [attacks] Luck of the dice
   *[attempts] Luck of the die
}
result-luck-line = what fell, against what could be expected
result-luck-none = Never rolled.
result-luck-tries = { $what ->
    [dice] { $hits } of { $tries } dice counted
    [attacks] { $hits } of { $tries } attack rolls hit
   *[attempts] { $tries ->
        [one] { $hits } of { $tries } attempt succeeded
       *[other] { $hits } of { $tries } attempts succeeded
    }
}
result-luck-expected = { $expected } to be expected
result-luck-pips = { $pips } pips in { $throws ->
    [one] one roll
   *[other] { $throws } rolls
}
result-luck-scale = Luckier than { $percent } of 100 players with the same odds
result-unlucky = unlucky
result-lucky = lucky
result-faces = { $count } times { $face }, { $expected } to be expected
result-throws = { $count ->
    [one] The roll
   *[other] All { $count } rolls
}
result-roll-for = For
result-roll-need = Needed
result-roll-chance = Chance
result-roll-fell = Rolled
result-roll-end = Outcome
result-roll-good = success
result-roll-bad = failure
result-moments = Notable moments
result-moments-line = each opens the table as it was then
result-export = Take it with you
result-record = Record of the game
result-record-line = Everything that was decided and rolled, for replays and for proof.
result-scenario = Position as a scenario
result-scenario-line = To try another way, to report a fault, to make a puzzle.
result-position = Position
result-position-at = { $span ->
    [turn] Beginning of turn { $number }
   *[round] Beginning of round { $number }
}
result-position-last = Before the last move
result-download = Download

# ---- fair dice, at the table and after the game

fair-title = Fair dice
fair-promise = Before the first move the server fixed a secret seed from which every roll and every shuffle follows, and published its fingerprint, shown here. When the game is over the seed is shown too, and anybody can check that nothing was changed on the way.
fair-commitment = Fingerprint
fair-seed = Seed
fair-copy = Copy { $what }
fair-copy-short = Copy
fair-copied = Copied
fair-checking = Checking…
fair-good = Checked in this browser: the fingerprint is that of this seed, so the dice were fixed before the first move.
fair-bad = The fingerprint is not that of this seed: this game cannot be trusted.
fair-unable = This browser checks fingerprints on secure connections only. The command below does it everywhere.
fair-verify = Download the record and run this: it draws every roll and shuffle again from the seed, and checks every move against the rules.
