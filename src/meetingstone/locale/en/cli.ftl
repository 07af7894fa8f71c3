# The command line.
cli-usage = Usage:
cli-description = Meeting Stone plays board games set in Azeroth, with every rule enforced and explained.
cli-epilog =
    First steps:
      meetingstone serve                         play in the browser
      meetingstone play                          play against two bots in this terminal
      meetingstone rules small_world --find die  what the rules say about the die
      meetingstone cards small_world             what every Race, power and marker does

    “meetingstone COMMAND --help” explains a command.
cli-commands = Commands
cli-command = COMMAND
cli-arguments = Arguments
cli-options = Options
cli-help = show this help
cli-version = show the version
cli-lang = language of everything you read: en or it (otherwise what your system says)
cli-json = write JSON, for programs
cli-game = GAME
cli-game-help = the game, for example small_world
cli-file = FILE
cli-folder = FOLDER
cli-pack = a pack of cards to play with as well: its folder; may be given several times
cli-file-help = a game saved by “meetingstone play”

cli-bad-language = There is no language “{ $language }”; there are { $known }.
cli-unknown-option = “{ $option }” is not an option here: see “{ $command } --help”.
cli-missing = “{ $command }” also needs { $option }: see “{ $command } --help”.
cli-needs-value = { $option } needs a value: see “{ $command } --help”.
cli-bad-choice = “{ $value }” cannot stand for { $option } of “{ $command }”; there are: { $known }.
cli-bad-value = “{ $value }” cannot stand for { $option }: see “{ $command } --help”.
cli-bad-usage = “{ $command }” does not understand this ({ $error }): see “{ $command } --help”.
cli-unreadable = “{ $file }” cannot be used: { $error }.
cli-game-options = Options of { $game } ({ $id })

flag-small_world-mode = each for themselves (classic, the default), in teams, or together against the Murlocs
flag-small_world-boards = the boards to play on, by their ids (see “meetingstone cards small_world --deck board”; default: drawn)
flag-small_world-first = the seat that begins, counted from 0 (default: drawn)
flag-small_world-team_score = what counts for a team: its lowest purse (the default), or all purses together
flag-small_world-murlocs = how many tokens the Murlocs have when they play (default: 14; more are harder to beat)
flag-adventure-valor = the valor that wins: 6 for a shorter game, 8 as printed (the default), 10 for a longer one
flag-length = { $value }: about { $rounds } rounds, { $low } to { $high } minutes by the number of players
flag-adventure-characters = how the characters are given out: picked in turn (draft, the default) or dealt at random
flag-adventure-rounds = after so many rounds whoever has most valor wins (default: 80)
flag-board_game-overlord = whom both factions race to defeat (default: drawn)
flag-board_game-classes = how the characters are given out: picked in turn (draft, the default), dealt at random, or the suggested ones for a first game. Up to four players lead four characters, more lead six
flag-board_game-sides = for each seat horde, alliance, together (one side, whichever is drawn) or drawn (default: all are drawn)
flag-board_game-deadly_pvp = variant: in fights between characters both sides take all wounds
flag-board_game-defeat_overlord = variant: the game goes on after turn 30 until somebody defeats the Overlord

play-help = play a game in this terminal
play-description = Play a game here, alone against bots or with friends at one keyboard. The game is saved after every decision; type “help” at the table.
play-examples =
    Examples:
      meetingstone play small_world
      meetingstone play small_world --seats you,greedy,random --seed 7
      meetingstone play small_world --seats you:Anna,you:Bruno,greedy
      meetingstone play small_world --mode murlocs --players 1
      meetingstone play board_game --seats you,greedy --overlord kelthuzad --classes first_game
      meetingstone play --load my-game.json

    “meetingstone play GAME --help” shows the options of one game.
play-game = the game (may be left out when there is only one)
play-seats = who plays, in the order of the seats: “you” (or “you:Name”; several share the keyboard), or a bot (default: you, and greedy on all others)
play-players = how many play: you and bots
play-seed = the same seed gives the same dice and cards again
play-load = go on with a saved game
play-save = where to save (default: a new file in ~/.local/share/meetingstone)
play-plain = no colours and no drawing: for screen readers and simple terminals
play-fast = no pauses while bots play
play-no-terminal = Playing here needs the package “{ $module }”: install it with “pip install meetingstone[terminal]”.
play-load-broken = This saved game cannot go on: its parts do not fit together ({ $error }).
play-load-alone = A saved game knows its game, seats, seed and options: give --load without them.
play-settings = The game cannot be set up like this: { $error }.
play-which-game = Say which game to play: { $known }.
play-seats-and-players = --seats names { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, but --players says { $players }.

rules-help = search the rules, find the code that carries one out, or see which of them the tests cover
rules-description = Every rule of a game in our own words, with its number and our rulings.
rules-examples =
    Examples:
      meetingstone rules small_world --find "reinforcement die"
      meetingstone rules small_world --find SW-CONQ --json
      meetingstone rules small_world --where SW-CONQ-01
      meetingstone rules small_world --coverage
rules-find = only rules that contain all these words
rules-coverage = how many rules the last run of the tests proved
rules-where = the code, content, scenarios and tests that name this rule; without an ID, how many name each
rules-where-code = Code
rules-where-content = Content
rules-where-scenarios = Scenarios
rules-where-tests = Tests
rules-where-nowhere = No code and no content names this rule.
rules-where-count = { $carried } of { $enforced } rules that a program can break are named by the code or content that carries them out.
rules-where-missing = Named by none:
rules-where-unknown = There is no rule “{ $id }”{ $known ->
    [0] .
   *[other] {"."} Perhaps you mean { $near }.
}
rules-none = No rule speaks of “{ $text }”.
rules-ruling = Our ruling:
rules-covered = { $covered } of { $testable } rules are covered by a test that passed; { $informative } more cannot be broken by a program.
rules-uncovered = Not covered:
rules-no-coverage = There is no { $file } here or in a folder above: run the tests of a checkout of Meeting Stone first (“make test”).
rules-coverage-unreadable = “{ $file }” cannot be read as the coverage of the rules ({ $error }): run the tests again (“make test”).

cards-help = show the cards of a game
cards-description = Every card of a game. The texts are written from what the cards do, so they cannot differ from it.
cards-examples =
    Examples:
      meetingstone cards small_world
      meetingstone cards small_world --deck race --find coin
      meetingstone cards small_world --lang it
cards-find = only cards that contain all these words
cards-deck = only one deck, for example race
cards-none = No card speaks of “{ $text }”.
cards-no-deck = There is no deck “{ $deck }”; there are { $known }.

verify-help = prove that a saved game is honest
verify-description = Check a saved game: the seed is the one that was promised, every roll and draw follows from it, every answer was allowed.
verify-examples =
    Example:
      meetingstone verify my-game.json
verify-good = All is well: { $answers ->
    [one] 1 answer was
   *[other] { $answers } answers were
} allowed, and { $chance ->
    [one] 1 roll or draw follows
   *[other] { $chance } rolls and draws follow
} from the promised seed ({ $commitment }). { $over ->
    [yes] The game is over.
   *[no] The game is not over yet.
}

replay-help = read what happened in a saved game
replay-description = The story of a saved game, line by line.
replay-examples =
    Examples:
      meetingstone replay my-game.json
      meetingstone replay my-game.json --upto 40
replay-upto = stop after this many answers, rolls and draws
replay-bad-upto = This game has { $last ->
    [one] 1 entry
   *[other] { $last } entries
}, so --upto cannot be { $upto }.
replay-result = { $count ->
    [0] The game is over
    [one] { $winners } won
   *[other] { $winners } won together
}: { $scores }.
replay-not-over = The game waits at question { $number }.

# ---- learn

learn-help = learn a game in ten minutes, in this terminal
learn-description = Short lessons at the real table: you play, a coach tells you why. Type the name of a place to touch it; “quit” leaves.
learn-examples =
    Examples:
      meetingstone learn small_world
      meetingstone learn small_world decline
learn-lesson = the lesson to begin with (default: the first)
learn-unknown = There is no lesson “{ $lesson }”; there are { $known }.
learn-then = Now play: meetingstone play { $game } --seats you,novice
cli-lesson = LESSON
