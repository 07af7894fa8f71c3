# The table in a terminal.
terminal-welcome = { $game ->
    [adventure] Type a number, a letter or the name of a space, card or item. “help” lists everything else.
    [board_game] Type a number, a letter or the name of a region or card. “help” lists everything else.
   *[other] Type a number, a letter or the name of a Region. “help” lists everything else.
}
terminal-commitment = The dice and cards are fixed already; their seal is { $commitment }… (see “meetingstone verify”).
terminal-advice = number or name · help · hint · undo · map · why NAME · rules TEXT · quit
terminal-turn-of = turn of { $seat }
terminal-your-turn = your turn ({ $seat })
terminal-base = base
terminal-at-least = at least { $amount }
terminal-fixed = { $amount } with { $source }
terminal-odds = { $good } of { $faces } faces ({ $percent } %)
terminal-back = Enter goes back.

terminal-legend-declined = a b c: In Decline
terminal-faded = In Decline
terminal-legend-target = [3] cost, [3?] die
terminal-legend-key = [3] type 3 or the name; a name in reverse without a number: type the name
terminal-legend-ends = { $sign } leads on
terminal-no-map = There is no map yet: the game is still being set up.

terminal-ambiguous = “{ $word }” could be { $names }.
terminal-too-long = That line has { $count } characters; { $most } are enough for anything that can be typed here.
terminal-which = “{ $word }” could be:
terminal-no-number = There is no { $number } here: the numbers and letters in front of the lines are your choices.
terminal-no-panel = There is no “{ $word }” on the table; there are: { $names }.
panel-players = players characters
panel-combos = combos
panel-cards = sheets equipment
panel-own = mine hand bag
panel-around = around space
panel-track = track encounters markers
panel-world = world events decks
panel-quests = quests quest
panel-board = creatures board
panel-beside = overlord events merchant
terminal-unknown = { $game ->
    [adventure] “{ $word }” is no option, no space and no command: “help” lists the commands.
    [board_game] “{ $word }” is no option, no region and no command: “help” lists the commands.
   *[other] “{ $word }” is no option, no Region and no command: “help” lists the commands.
}
terminal-why-unknown = Nothing here and no rule is called “{ $word }”.
terminal-only-times = That was possible { $done } of { $times } times.
terminal-chain-stopped = That is as far as it went; not answered: { $rest }.

terminal-allowed = You may: { $option }.
terminal-you-may = You may: { $option }
terminal-neighbours = next to { $names }
terminal-cost = cost for you: { $sum }
terminal-cards-usage = Say what to look for: “cards { $example }”.
terminal-rules-usage = Say what to look for: “rules mountain”.
terminal-more = … and { $count } more: use more words.
terminal-nothing-found = Nothing speaks of “{ $word }”.
terminal-no-board = There is no board “{ $word }”: there are { $names }.
terminal-income = If your turn ended now, you would score { $total }:
terminal-hint = The bot beside you would choose: { $option }.
terminal-hint-for = For it: { $reasons }.
terminal-hint-against = Against it: { $reasons }.
terminal-followed = The bot’s choice: { $option }.
terminal-hint-doubt = But that wins { $win } % of the fights; { $better } % with: { $option }.
terminal-hint-close = About as good: { $option }.
terminal-hint-worse = Worse: { $option }.
terminal-undone = Taken back.
terminal-undo-consent = Something was seen or somebody else has acted since: does the table agree?
terminal-yes-no = yes or no?
terminal-yes = yes y

terminal-hand-over = Pass the keyboard to { $seat }.
terminal-press-enter = Enter when only you are looking …{" "}
terminal-interrupt = Ctrl-C once more saves and leaves; anything else goes on.
terminal-saved = Saved in { $file }.
terminal-saved-leave = The game is saved. Go on with: meetingstone play --load { $file }
terminal-exported = The position is in { $file }; “meetingstone scenario { $file }” checks it.
terminal-cannot-write = “{ $file }” cannot be written: { $error }.

terminal-winners = { $count ->
    [one] { $names ->
        [You] You won!
       *[other] { $names } won.
    }
   *[other] { $names } won.
}
terminal-nobody-won = Nobody at this table won.
terminal-source = Points from
terminal-total = Total
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1) }
terminal-luck = { $seat }: { $what ->
    [dice] { $hits } of { $tries } dice counted
    [attacks] { $hits } of { $tries } attack rolls hit
   *[attempts] { $hits } of { $tries } attempts with the die
}, { $expected } to be expected.
terminal-luck-pips = { $seat }: { $throws } dice, { $average } on average where { $expected } is to be expected.
terminal-seed = Seed { $seed }, promised as { $commitment }.
terminal-record = The record is in { $file }: “meetingstone replay” tells it again, “meetingstone verify” checks every die.

# The words for each command in this language, beside the English one.
terminal-words-why = why look ?
terminal-words-rules = rules rule
terminal-words-cards = cards card
terminal-words-combos = combos table players
terminal-words-map = map m
terminal-words-list = list regions
terminal-words-score = score income coins
terminal-words-log = log history
terminal-words-undo = undo z
terminal-words-hint = hint tip
terminal-words-follow = follow
terminal-words-orders = orders reactions
terminal-orders-how = Set one by its number: “orders 3 never”, “orders 3 ask” (always), “orders 3 able” (when I can). “orders turn” or “orders fight”: not asked until it is over.
terminal-words-save = save
terminal-words-export = export
terminal-words-help = help h
terminal-words-quit = quit exit q
terminal-words-rest = rest all
terminal-help =
    Choose      a number or letter · a name, or its beginning ({ $start }) · a whole key ({ $key })
    Enter       the question once more
    Several     names or numbers with commas, 3x NAME for three times, rest NAME for all that is left
    why …       why am I asked · why NAME · why 3 · why { $key }: the numbers, the rule, why not
    rules …     search the rules          cards …  what a card says
    map [NAME]  the map, or one part      list [NAME]  the same in words
    table …     all that lies there       score    how you stand now
                or one part of it: { $panels }
    log [50]    what happened             hint     what a bot would do (follow, 3x follow: do it)
    undo        take back                 save [FILE] · export [FILE] (the position, as a scenario)
    orders      when to be asked          quit     save and leave
terminal-help-small_world =
    In Small World of Warcraft
    A conquest  the name of a Region; [3] on the map is its cost, [3?] one for the die
    Redeploy    2x { $place }, rest { $place }: several pieces at once
    Letters     d done · e expand · l go In Decline · a abandon · x exchange · i intimidate
terminal-help-adventure =
    In The Adventure Game
    Move        the number on the map or the name of a space; colours above your level are closed to you
    mine        your hand, bag and tokens · quests, yours and others’ · around, what lies next to you
    A fight     shows both sides with their powers and the odds; each card beside it says what it changes
    Letters     d done · y yes · n no · c draw a card
terminal-help-board_game =
    In The Board Game
    Travel      the number on the map or the name of a region; several with commas go one after the other
    quests      what they give and who guards them · sheets, what all wear · creatures · overlord
    A fight     shows dice, boxes and the odds; u uses all that is free, g goes on, r rerolls, k keeps
    Letters     d done · g go on · b buy · s sell · t train
terminal-lesson-not-kept = Nothing is kept of a lesson.
terminal-lesson-enter = Enter goes on …
