# Many games between bots.
sim-help = play many games between bots and count who wins, with what
sim-description = Play many games between bots, on as many processes as you like, and count wins and points by seat and by what was played. The same seed gives the same numbers, however many processes play. Ctrl-C stops and shows what has been played.
sim-examples =
    Examples:
      meetingstone sim small_world --players 4 --games 1000 --seed 1
      meetingstone sim small_world --seats greedy,random --games 400
      meetingstone sim small_world --players 4 --mode teams --json > teams.json
      meetingstone sim board_game --players 4 --overlord nefarian --classes random

    Wins come with a 95 % interval (Wilson), points with their standard error. A shared victory counts as a part of
    one: half for each of two winners. By Race and power: the win rate of the players who picked it, and the
    coins they won from that pick until their next one.
sim-players = how many play (default: as many as --seats names, or what the game says)
sim-games = how many games (default: 100)
sim-seats = one bot for all seats, or one for each in a list with commas (default: greedy)
sim-jobs = how many processes (default: one for each core)
sim-seed = the same seed gives the same games (default: 0)
sim-at-least-one = { $option } must be 1 or more.
sim-settings = The game cannot be set up like this: { $error }.
sim-wrong-seats = --seats names { $seats } bots, but { $players ->
    [one] 1 plays
   *[other] { $players } play
}: name one bot for all, or one for each.
sim-playing = Playing
sim-progress = { $played } of { $games } games played
sim-partial = Stopped early: { $played } of { $games } games were played.
sim-title = { $table }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $seats } (seed { $seed })
sim-length = { $mean } decisions a game ({ $shortest } to { $longest }); shared victories: { $shared }; won by nobody: { $unwon }
sim-by-seat = By seat
sim-by-bot = By bot
sim-seat = { $number }: { $bot }
sim-times = times
sim-wins = wins
sim-interval = 95 %
sim-points = points

# How fast the engine is.
bench-help = measure the speed of the engine, or of the server, on this machine
bench-description = Measure the engine on one core: random games of four players, and copying, saving, loading and viewing a position in the middle of one. A fixed loop of plain Python is timed between the measurements; the ratio to it can be compared between machines and days.
bench-examples =
    Examples:
      meetingstone bench
      meetingstone bench --game board_game --seconds 20 --json
      meetingstone bench server --tables 200
bench-game = the game that is measured (default: small_world; the server is measured with that one)
bench-seconds = how long to measure, roughly (default: 10)
bench-too-short = --seconds must be more than 0.
bench-title = { $game } on one core of Python { $python }: the median of { $rounds } rounds, and the noise around it
bench-what = what
bench-median = median
bench-noise = from – to
bench-ratio = ratio
bench-playouts = random games, 4 players
bench-clone = copy a position
bench-view = what a seat sees
bench-save = save
bench-load = load
bench-greedy = a decision of the greedy bot
bench-calibration = fixed loop of plain Python
bench-note = Ratio: the time of one decision, copy, and so on, divided by the time of the fixed loop in the same round. Lower is faster.
