# What the server answers when it cannot do what it was asked.
server-malformed = This message cannot be understood ({ $where }).
server-foreign = A page of another site cannot do anything here.
server-not-json = What changes something here is sent as JSON (Content-Type: application/json).
server-too-large = This is too much at once: a message holds at most { $most } KB.
server-unknown-table = There is no such table.
server-unknown-game = There is no game called “{ $name }”; there are: { $known }.
server-unknown-bot = There is no bot called “{ $name }”; there are: { $known }.
server-unknown-lesson = There is no such lesson.
server-off-script = These answers do not lead through the lesson; begin it again.
server-unknown-seat = This table has no seat { $number }.
server-unknown-invite = This invitation is not one of this table.
server-no-question = After moment { $number } the game is over: there is no position to go on from.
server-unknown-moment = This game has { $last } moments so far, and no moment { $number }.
server-invite-used = This invitation has been used: somebody sits there.
server-needs-invite = This table is not public: you need an invitation.
server-not-open = No seat is free at this table.
server-not-started = The game starts when all seats are taken.
server-paused = The table is paused.
server-not-your-seat = Seat { $number } is not yours.
server-not-seated = You do not sit at this table.
server-not-owner = Only whoever set up the table can do this.
server-bot-plays = A bot plays seat { $number } now: take the seat back first.
server-still-there = Whoever holds seat { $number } is still there.
server-bot-plays-there = A bot plays seat { $number } already.
server-not-long-enough = Whoever holds seat { $number } has not been away for long: a bot may play in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-standard-bot = For somebody who is away only the standard bot plays (“{ $name }”).
server-already-asked = Seat { $number } has asked already: wait until that is answered.
server-not-asked = Nobody asks you to take anything back now.
server-chain-reveals = Something is revealed in the middle of this: send the answers up to there first.
server-no-draft = There is no turn to draft now.
server-draft-changed = Somebody of your side has just changed the draft: look at it again.
server-no-windows = Nobody is asked for reactions in this game.
server-unknown-window = There is no moment “{ $name }” in this game.
server-unknown-span = There is no “{ $name }” now that you could be left in peace for.
server-settings = The table cannot be set up like this: { $error }.
server-wrong-seats = { $players ->
    [one] One plays
   *[other] { $players } play
}, but the table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
server-too-many-guests = Many new guests have come from your address just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-logins = There were many logins from your address just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-tries = There were several tries for this name just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-links = You have made several links just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-tables = You have set up many tables just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-tables-address = Many tables have been set up from your address just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-unfinished = You have { $most } unfinished tables: finish one of them first.
server-too-many-public = You have { $most } public tables that wait for players: let one of them fill up first.
server-too-many-public-address = Many public tables have been set up from your address just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-chat = You have said a lot at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-chat-address = A lot was said at once from your address. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-undo = You have taken a lot back just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-asks = You have asked the others several times just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-too-many-live = You have { $most } connections to tables open: close one of them first.
server-too-many-live-address = From your address { $most } connections to tables are open: close one of them first.
server-too-many-connections = From your address { $most } connections are open: close one of them first.
server-name-taken = Somebody is already called “{ $name }”, or almost so.
server-empty-name = Nothing is left of this name when what cannot be seen is taken away.
server-mixed-name = A name is written in the letters of one script: Latin, Greek or Cyrillic, for example.
server-no-account = Only an account has a password.
server-wrong-old-password = That is not your password until now.
server-unknown-link = This link leads to no guest: it may be mistyped, or a newer one has taken its place.
server-registered = You have an account already: { $name }.
server-wrong-password = Name or password is wrong.
server-goes-on = This table can go on: it cannot be put away.
server-storage = This could not be written down, so it has not happened: the disk may be full. Try again.
server-conflict = Somebody else was faster. Look at the table again.
server-broken = Something is broken here. Nothing is lost; try again.
server-not-found = There is nothing at this address.
server-not-allowed = This address does not take this kind of request.
server-guest = Guest { $number }

# Starting it.
serve-help = play in the browser: start the table and open the page
serve-description = Start the table for this computer and open its page. All games are kept in one file; stop with Ctrl-C, and go on tomorrow.
serve-examples =
    Examples:
      meetingstone serve
      meetingstone serve --port 8080 --no-browser
      meetingstone serve --host 0.0.0.0 --data friends.db
serve-port = the port (default: 7777, or the next free one)
serve-host = the address to listen on (default: 127.0.0.1, this computer only)
serve-data = the file that keeps all games (default: games.db in ~/.local/share/meetingstone)
serve-bot-pause = seconds between the moves of bots while somebody watches (default: 0.3)
serve-absence = seconds after which others may let a bot play for somebody who has left (default: 300)
serve-address = where browsers find the table when a proxy stands before it, as https://games.example: its word on who asks is then taken, and over https cookies go nowhere else
serve-limit = how much one person or address may do, as tables=40/800: forty at once, and forty more in 800 seconds; may be given several times
serve-no-limits = no limits, for measuring on this computer
serve-no-browser = only print the address
serve-ready = Meeting Stone is at { $address } (stop with Ctrl-C)
serve-open-it = There is no browser here: open { $address } in one (stop with Ctrl-C)
serve-stopped = Meeting Stone has stopped. All games are kept in { $file }.
serve-other-content = Begun with other rules or cards: { $stopped ->
    [one] 1 game cannot
   *[other] { $stopped } games cannot
} go on and can be put away, of { $ended ->
    [one] 1 finished one
   *[other] { $ended } finished ones
} the result can be read.
serve-missing = The table in the browser needs the package “{ $module }”: install it with “pip install meetingstone[web]”.
serve-port-taken = Port { $port } of { $host } cannot be used: { $error }. Choose another with --port.
serve-bad-port = A port is a number from 0 to 65535, not { $port }.
serve-bad-address = An address is like https://games.example, not “{ $address }”.
serve-bad-limit = “{ $limit }” is no limit; these are the usual ones: { $known }.
serve-data-in-use = “{ $file }” is in use by another Meeting Stone: stop that one, or choose another file with --data.
serve-data-unusable = “{ $file }” cannot be used: { $error }.
serve-data-newer = “{ $file }” was written by a newer Meeting Stone: install that one, or choose another file with --data.
serve-data-linked = “{ $file }” has two names (a hard link), and games could be lost under one of them: remove the other name.
serve-data-foreign = “{ $file }” is not a file of Meeting Stone.
serve-data-unsound = “{ $file }” is damaged ({ $error }).

# Copies of all games.
backup-help = copy all games, also while they are played
backup-description = Copy the file that keeps all games, whole and checked, also while the server runs. A copy made in any other way may lack what was played last. Keep it to yourself: the seeds of running games are in it.
backup-examples =
    Examples:
      meetingstone backup
      meetingstone backup friends-monday.db --data friends.db
backup-file = the copy (default: meetingstone-DATE-TIME.db here)
backup-exists = “{ $file }” is there already: choose another name.
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }.
restore-help = go back to a copy of all games
restore-description = Put a copy that “meetingstone backup” made in the place of the file that keeps all games. Stop the server before. The file that was there is kept under another name.
restore-examples =
    Examples:
      meetingstone restore meetingstone-2026-11-18-190000.db
      meetingstone restore friends-monday.db --data friends.db
restore-file = the copy
restore-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file } again.
restore-done-aside = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file } again. What was there is now { $before }.

# How fast the table in the browser is.
bench-part = engine (default), or server: many tables with four clients each on this machine
bench-tables = how many tables the server keeps (default: 200)
bench-bad-tables = --tables is a number from 1 to 800, not { $tables }.
bench-server-title = { $tables } tables with { $clients } connected clients on this machine, every answer on disk
bench-server-paced = one answer per table and second: { $answers } answers, from the answer to all four clients { $p50 } ms (median), { $p99 } ms (99 %), { $worst } ms (worst)
bench-server-full = at full speed: { $rate } answers/s, { $cpu } µs of the server’s time each, { $bytes } bytes to each client
bench-server-memory = memory: { $table } KB for a table, { $connection } KB for a connection
