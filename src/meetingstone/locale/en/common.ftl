# A list: "Orcs, Trolls and Dwarves".
list-between = { ", " }
list-last = { " and " }
list-last-before-e = { list-last }

unknown-game = There is no game called “{ $name }”{ $count ->
    [0] , and none is installed.
   *[other] ; the nearest is “{ $nearest }” (there are: { $known }).
}
unknown-bot = There is no bot called “{ $name }”{ $count ->
    [0] , and none is installed.
   *[other] ; the nearest is “{ $nearest }” (there are: { $known }).
}

# The bots, each with one line.
bots-title = Bots:
bot-random = Random
bot-random-line = Does anything the rules allow.
bot-novice = Novice
bot-novice-line = Sees what pays, and has lapses.
bot-greedy = Greedy
bot-greedy-line = Weighs everything, and takes what pays most.
bot-hunter = Hunter
bot-hunter-line = Attacks players rather than empty land.
bot-builder = Builder
bot-builder-line = Plays for the turns to come.
bot-raider = Raider
bot-raider-line = Wants its coins this turn.

# How a sentence calls a player: whoever reads, and a player without a name.
seat-you = You
seat-number = Player { $number }

option-pass = Pass

# ---- answers that cannot be taken

answer-unknown-key = “{ $key }” is not among your options.
answer-unknown-step = “{ $step }” is no step of your side.
answer-over = The game is over.
answer-not-over = The game is not over yet, so it has no result.
answer-stale = This answers question { $number }, but the game is at question { $current } now.
answer-not-yours = It is not your turn to answer.
answer-no-chance-due = The game is not waiting for a roll or a draw.
answer-impossible-roll = These dice cannot show { $outcome }.
answer-impossible-draw = { $outcome } cannot be drawn here.
answer-nothing-to-undo = There is nothing to take back.
answer-undo-needs-consent = You can take this back only if the table agrees: somebody else has acted, or something hidden has been seen.
answer-too-late-to-undo = This can no longer be taken back: too much has happened since, or secret decisions have been opened.

# ---- records that cannot be used

record-unreadable = This file cannot be read as a saved game ({ $error }).
record-not-a-game = This file is not a saved game: it says it is “{ $format }”.
record-unknown-version = This file has format version { $version }, and only version { $known } can be read.
record-edited = This file was changed after it was saved: its checksum is wrong.
record-damaged = What is kept of this game is damaged from move { $number } on: go back to a backup (meetingstone restore).
record-unknown-game = This game is called “{ $game }”, and no game of that name is installed.
record-other-rules = This game was played with rules version { $version }, and version { $known } is installed.
record-other-content = This game was played with other cards or boards ({ $content }) than those installed ({ $known }).
record-other-packs = This game was played with packs of cards that are missing here: { $packs }. Name the folder of each with --pack.
record-position = The position in this file cannot be restored ({ $error }).
record-settings = The settings in this file are not valid ({ $error }).
record-entry = Answer { $number } of this record is not possible ({ $error }).
record-no-seed = This record holds no seed, so its dice cannot be checked.
record-seed-unreadable = The seed of this record cannot be read.
record-commitment = The seed is not the one that was promised before the game.
record-outcome = The roll or draw of question { $number } does not follow from the seed.
record-digest = The record does not lead to the position that it claims.
why-not-your-decision = It is not your decision now.

# ---- lessons

lesson-other = That is allowed, and in a game you might do it. { $because }
lesson-look = That is allowed. But first read on: press Continue.
lesson-over = This lesson is over; go on to the next one.
