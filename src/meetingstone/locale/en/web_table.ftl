# What one does at any table in the browser besides playing.

web-cancel = Cancel
table-menu = Menu
table-seats = Seats
table-links = Links to send
table-leave = To the home page
table-leave-line = The game waits for you; nothing is lost.
table-pause = Pause the table
table-go-on = Go on
table-paused = The table is paused. Nobody plays until somebody goes on.
table-paused-prompt = The table is paused
table-seat-stand-in = a bot stands in
table-seat-here = is here
table-seat-away = is away
table-consents = { $count ->
    [one] took back once by consent
   *[other] took back { $count } times by consent
}
table-stand-in = Let a bot play for me
table-stand-in-for = Let a bot play
table-take-back = Take my seat back
table-bot-plays = A bot plays for you.
table-resign = Resign
table-resign-seat = Resign: { $name }
table-resign-text = You leave for good: a bot plays your seat to the end, and you cannot take it back. To come back later, let a bot play for you instead.
table-resign-yes = Leave for good
table-undo = Take back?
table-undo-people = Somebody else has acted, or something was seen. You can ask the others: if all agree, everything since your last answer is taken back. Dice fall again as they fell.
table-undo-bots = Somebody else has acted, or something was seen. The bots do not mind: everything since your last answer is taken back. Dice fall again as they fell, and the record keeps it.
table-undo-ask = Ask the others
table-undo-yes = Take it back
table-undo-wish = { $name } wants to take back the last answer.
table-undo-wish-others = { $name } wants to take back the last answer, and with it what { $names } did since.
table-undo-waits = You asked to take back. Waiting for { $names }.
table-undo-allow = Allow
table-undo-refuse = Refuse
table-undo-granted = Taken back.
table-undo-refused = { $name } does not agree: nothing is taken back.
table-undo-lapsed = Not everybody agreed in time: nothing is taken back.
table-seconds = { $count } s
table-waited-seconds = for { $count } s
table-waited-minutes = for { $count } min
table-waited-hours = for { $count } h
table-waited-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}

# How fast the table tells what others do.
pace-title = Pace of the others
pace-line = How long each thing that others do stands before the next. Your own moves never wait.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
pace-now = At once
pace-fights = Watch fights of others
pace-fights-line = Off: you are told how they end.
pace-plays = { $count ->
    [0] The others are playing.
    [one] One more thing has happened.
   *[other] { $count } more things have happened.
}
pace-held = { $count ->
    [0] The table stands still.
    [one] Held: one thing has happened since.
   *[other] Held: { $count } things have happened since.
}
pace-hold = Hold
pace-go-on = Go on
pace-next = Next
pace-skip = Skip to now
pace-key-skip = skip what others did; the next step while the table is held
pace-key-skip-all = skip all of it, until it is your turn
pace-key-skip-waiting = skip all that waits to be told
pace-key-hold = hold what others do, and go on
seen-victory = Victory
seen-defeat = Defeat
seen-over = The fight is over
table-stopped = It was begun with other rules or cards than those of today.
table-lost = The connection is lost; the page tries again by itself.
table-kept = The connection is lost. What you chose is kept, and goes out as soon as it is back.
table-move-late = The game had gone on before your move arrived, so it was not taken.
settings-quiet = Quiet hours
settings-quiet-from = from
settings-quiet-to = to

# The shell of every table.

shell-rules = Rules
shell-log = Log
shell-players = Players
shell-acts = Your move
shell-zoom = Zoom
shell-more = { $count } more

# Hints.
hint-best = best
hint-equal = just as good
hint-close = almost as good
hint-worse = weaker
hint-more = for it:
hint-less = against it:

# Going In Decline is asked for once more.
decline-asks = Ask before a decline
decline-asks-line = In Small World: going In Decline ends your turn and gives a Race away.
free-uses = Use what is free
free-uses-line = In the Board Game: dice and bonuses that cost nothing join the pool by themselves, and of a card that betters a die you choose only the die. Off: you are asked each time.
order-keeps = Keep the order of attacks
order-keeps-line = In the Board Game: you choose it once a fight, and later rounds keep it. Undo asks again.
settled-passes = Pass what is settled
settled-passes-line = In the Board Game: what you left unused before in the same fight is not offered again between the rolls, nor Character Management without a new card. In the Adventure Game: gear that you left as it is and moments of a fight with nothing new are not asked again, and steps of quests that cost nothing are taken. Undo asks again.
decline-title = { $race }: go In Decline?
decline-text = { $stay ->
    [one] 1 token stays on the map and pays
   *[other] { $stay } tokens stay on the map and pay
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now; { $tokens ->
    [0] none leaves play
    [one] 1 leaves play
   *[other] { $tokens } leave play
}. { $gone ->
    [0] {""}
   *[other] { $old } vanish from the map.{" "}
}Your turn ends, and on the next you begin with a new combo.
decline-yes = Go In Decline
decline-never = Yes, and do not ask again

# The first game that somebody starts: three pointers.
guide-title = The table in three pointers
guide-step = { $step } of { $steps }
guide-prompt = What is asked
guide-prompt-line = This line always says who must decide what. When it names you, the game waits for you, as long as you like.
guide-board = Where it happens
guide-board-line = What glows in gold can be touched: you see first what it costs and brings. Touch anything else, and the table says why not.
guide-help = When you are not sure
guide-help-line = Hint says what a good player would do, and why. Undo takes a move back until something was revealed. Rules opens at the rule that matters now.
guide-next = Next
guide-play = Play on

# The log, folded.
log-fold = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
log-fold-start = Before the first turn
