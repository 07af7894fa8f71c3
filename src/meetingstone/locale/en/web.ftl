# The page around the table: home, set-up, lobby, settings, help, rules and gallery.

web-brand = Meeting Stone
web-skip = Go to the content
web-pages = Pages
web-nav-play = Play
web-nav-lobby = Tables
web-nav-rules = Rules
web-games = Games
web-game-pages = Rules and cards
web-nav-cards = Cards
web-nav-help = Help
web-home = Home
web-close = Close
web-loading = One moment…
web-me = { $name }: name and settings
web-language = Language
web-theme = Theme
web-theme-light = Day
web-theme-dark = Torch
web-promise = No account needed. Bots see only what their seat may see. A fan project, without any art or text of the publishers.

web-error-offline = The table cannot be reached. Nothing is lost: the page tries again by itself.
web-error-not-found = There is no such table, or it is not yours to see.
web-error-server = The server could not do that (status { $status }). Nothing was changed; try again.
web-error-unknown = Something went wrong on this page. Loading it again helps; your games are safe.

lost-title = Nothing here
lost-line = This address leads nowhere. Perhaps the link was cut short.

# ---- instead of a table

gate-way = Where you are
gate-sea = Uncharted waters
gate-about = { $game }, for { $count ->
    [1] one player
   *[other] { $count } players
}
gate-none = No table at this address
gate-none-line = It was put away, or the address has a slip.
gate-stranger = You have no seat here
gate-stranger-line = This table is private. With a link from its players you can sit down or watch.
gate-device = Were you playing on another device?
gate-device-how = Bring your seat along: sign in, or open the link from the settings there.
gate-stopped = This game cannot go on
gate-over = This table can no longer be opened
gate-closed = You cannot get in
gate-offline = The table is out of reach
gate-offline-line = Every answer that was taken is safe on the server. This page tries again by itself.
gate-retry = Try again
gate-watch = Watch the game
gate-hand-over = Pass the device to { $name }
gate-hand-over-line = Nothing secret is shown before you say so.
gate-hand-over-ready = I am { $name }

# ---- the games

game-small_world = Small World of Warcraft
game-small_world-short = Small World
game-small_world-line = Too many peoples, one small world. Conquer, score, and know when to let go.
game-adventure = The Adventure Game
game-adventure-line = Four heroes race through the Eastern Kingdoms. First to eight valor wins.
game-board_game = The Board Game
game-board_game-line = Alliance against Horde: train, quest, and bring down an overlord before the other side.
weight-light = light
weight-medium = medium
weight-heavy = heavy

# ---- home

home-running = Your games
home-waiting = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
home-your-turn = Your turn.
home-awaits = Waiting for { $names }
home-open = { $count ->
    [0] All seats are taken
    [one] One seat is still free
   *[other] { $count } seats are still free
}
home-paused = Paused
home-with = With { $names }
home-alone = You play every seat
home-continue = Continue
home-close = Put away
home-result = Result
home-look = Look in
home-choose = What shall we play?
home-players = { $low }–{ $high } players
home-minutes = { $low }–{ $high } min
home-hours = { $low }–{ $high } hours
home-play = Play now against bots
home-opening = Opening the table…
home-setup = Set up a table
home-learn = Learn in ten minutes
home-not-here = Not on the table yet
home-invited = Invited?
home-invited-paste = Paste the link you were sent
home-invited-take = Take the seat
home-invited-wrong = This is not an invitation of this site. It ends in /join/ and two codes.

# ---- set-up

setup-title = Set up a table
setup-game = Game
setup-seats = Seats
setup-seats-line = { $low } to { $high } players
setup-who = Who plays seat { $number }
setup-seat-colour = { $number ->
    [1] red
    [2] blue
    [3] green
    [4] violet
    [5] orange
   *[other] teal
}
setup-you = You
setup-you-line = You play on this device.
setup-friend = Friend
setup-friend-line = You get a link for this seat when the table opens; no account needed.
setup-hotseat = Hot-seat
setup-hotseat-line = Plays here too; a hand-over screen hides secrets.
setup-name = Name
setup-bot = Bot
setup-bot-level = Level
setup-bot-style = Style
setup-bot-steady = Steady
bot-line = bot, { $style }
setup-add-seat = Add a seat
setup-remove-seat = Remove a seat
setup-order-hint = Seats play in this order
setup-teams-hint = Alliance and Horde sit alternately
setup-presets = Tables to start from
preset-suggested = suggested
preset-first = First game
preset-first-line = You and an ally against two bots. Classes are dealt, Nefarian is the Overlord.
preset-two = One on one
preset-two-line = You against a bot; each leads two characters.
preset-four = Four characters
preset-four-line = Everybody picks a class in turn; the Overlord is drawn.
preset-six = Six characters
preset-six-line = Three on each side.
setup-sides = Sides
setup-sides-line = As the seats stand, or drawn by lot as printed.
setup-sides-shown = As shown
setup-sides-drawn = By lot
sides-hint = Drag a seat by its grip to change sides; or lift it with Space and move it with the arrows
sides-drawn-line = Sides are drawn when all have picked a class. Friends may stay together.
sides-horde-line = starts in Brill, plays first
sides-alliance-line = starts in Southshore
sides-count = { $count } of { $most }
sides-same = Same side
sides-same-on = { $names } never face each other
sides-same-off = { $names } may face each other
sides-grip = Move { $name } ({ $side }) to the other side ({ $other })
sides-lifted = { $name } is in your hand: arrows move, Space puts down.
sides-put-down = { $name } stays here.
sides-moved = { $name }: { $side }.
sides-drop = Put { $name } here
sides-exchange = { $count ->
    [one] { $names } goes over in exchange
   *[other] { $names } go over in exchange
}
sides-stays-even = The sides stay even
sides-leads-two = leads two characters
sides-why-held = { $name } is still in your hand: put the seat down first
sides-why-many = { $people } people do not fit on one side: switch off “Same side”, or add seats
sides-ready = Ready: the sides are even
setup-options = Options
setup-options-line = as in the rulebook unless changed
setup-reset = reset
setup-number = { $number }
setup-mode = Way to play
setup-mode-line = Each for themselves, in teams, or together against the Murlocs.
setup-mode-classic = Classic
setup-mode-teams = Teams
setup-mode-murlocs = Murlocs
setup-team-score = Score of a team
setup-team-score-line = Its lowest purse counts, or all purses together.
setup-team-score-lowest = Lowest
setup-team-score-sum = Sum
setup-murlocs = Murloc tokens
setup-murlocs-line = More of them are harder to beat.
setup-first = First player
setup-first-line = Drawn by lot as printed, or seat 1.
setup-first-drawn = By lot
setup-first-seat = Seat 1
setup-boards = Boards
setup-boards-line = By lot as printed, or faces of your choice.
setup-boards-chosen = Chosen
setup-packs = Further cards
setup-packs-line = Also play with: { $packs }.
setup-public = Listed in the lobby
setup-public-line = Anybody may take a free seat of a friend.
setup-odds = Costs and odds
setup-odds-line = Always itemised before you commit.
setup-undo = Taking back
setup-undo-line = Free until something is revealed or rolled.
setup-fair = Fair dice
setup-fair-line = The seed is promised before and shown after the game.
setup-length = About { $minutes } minutes
setup-length-of = { $value }: about { $rounds } rounds, { $minutes } minutes
setup-minutes = { $minutes } min
setup-length-line = { $people ->
    [0] Bots only
    [one] One person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] { " " }and one bot
   *[other] { " " }and { $bots } bots
}, { $rounds } { $span ->
    [turn] turns
   *[round] rounds
}. Between { $short } and { $long } minutes; bots play faster than people.
setup-start = Open the table

# ---- seats of an open table, and invitations

seats-title = Who comes to the table
seats-free = { $count ->
    [0] all seats are taken
    [one] one seat is free
   *[other] { $count } seats are free
}
seats-awaited = { $count ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
seats-fill = { $count ->
    [one] Give the empty seat to a bot
   *[other] Give the empty seats to bots
}
seats-begins = Send each friend a link. The game starts by itself when everybody is here.
seats-take = Take a seat; the game starts by itself when everybody is here.
seats-empty = Free seat
seats-mine = yours
seats-side-horde = Horde
seats-side-alliance = Alliance
seats-side-together = on one side
seats-taken = is here
seats-waiting = waiting; no account needed
seats-link = Link for seat { $number }
seats-copy = Copy link
seats-copied = Copied
seats-spectate = Link for spectators

join-title = You are invited
join-line = { $game }, with { $names }.
join-how = Say your name and play. No account needed.
join-name = Your name
join-guest = You play as a guest. No account, no mail. A link of your own, in the settings, brings you back if this browser forgets you.

# ---- lobby

lobby-open = Open tables
lobby-open-line = anybody may sit down
lobby-none = No table is open right now. Set one up and let it be listed here.
lobby-finished = Your finished games
lobby-finished-line = with the seed, so that every roll can be checked
lobby-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
lobby-won-you = You won
lobby-won-none = Nobody at the table won
lobby-finished-none = None yet.

# ---- settings

settings-title = Settings
settings-page = This page
settings-language-line = Texts, rules and cards.
settings-theme-line = Parchment by day, a map table by torchlight.
settings-motion = Motion
settings-motion-line = Pieces move where they go. Less motion if your system asks for it.
settings-sound = Sound
settings-sound-line = Your turn, dice, conquests, coins, and how fights end.
settings-sound-soft = Soft
settings-sound-normal = Normal
settings-sound-loud = Loud
settings-system = As the system
settings-on = On
settings-off = Off
settings-you = You
settings-guest = guest on this device
settings-account = with an account
settings-account-line = An account is never needed. It only carries your games to another device.
settings-account-name = Account name
settings-password = Password (8 letters or more)
settings-login = Log in
settings-register = Make an account
settings-logout = Log out
settings-save = Save
settings-saved = Saved.
settings-own-link = Your own link
settings-own-link-line = Your own link brings you back to your seats if this browser forgets you, and on another device. Keep it to yourself; a new one voids the old one.
settings-own-link-make = Make my link
settings-password-old = Password until now
settings-password-new = New password (8 letters or more)
settings-password-change = Change the password
settings-password-changed = The password is changed. Everywhere else you are logged out.
back-title = Welcome back
back-line = This link brings a guest back to the seats he holds.
back-have = As { $name } you have { $count ->
    [one] a table
   *[other] { $count } tables
} here. What you have stays with that guest: first make a link of your own in the settings.
back-yes = Back to my seats

# ---- help

help-title = Help
help-questions = Questions
help-start = How do I start?
help-start-text = On the home page press “Play now against bots”. The table opens at once; the line above the board says what you must decide.
help-friends = How do I play with friends?
help-friends-text = Set up a table, give a seat to “Friend” and send the link you get. Whoever opens it has the seat. With “Hot-seat” several people share one device.
help-legal = What may I do, and why not?
help-legal-text = What you may touch glows in gold. Touch anything else and the page says why not, with the rule; press the rule to read it.
help-undo = Can I take something back?
help-undo-text = Yes, with one key, until something hidden was revealed, a die was rolled or somebody else has acted. After that you can ask the others: if all agree, it is taken back. Bots always agree.
help-lost = What if the connection breaks?
help-lost-text = Nothing is lost. The page finds its way back by itself, and you can go on from another device with the same link or account.
help-fair = Are the dice fair?
help-fair-text = Before the game the table shows a promise (the hash of its seed). When the game is over it shows the seed, and the downloaded record can be checked with “meetingstone verify”.
help-bots = Do the bots cheat?
help-bots-text = They get exactly what a player in their seat sees, nothing else.
help-keys = Keys
help-key-tab = to the next thing you can press
help-key-undo = take back
help-key-back = look back, one step at a time; → leads forward again
help-key-turn-back = look back, one turn at a time
help-key-escape = close what is open
help-credits = Credits
help-credits-games = Meeting Stone is a fan project. Games, names and world belong to their owners; rules are told in our own words, boards and pictures are our own.
help-credits-icons = Icons by Lorc, Delapouite, Skoll, Sbed, Quoting, Kier Heyl and others, from
help-credits-fonts = Fonts: Cinzel and Alegreya Sans, SIL Open Font License 1.1.
help-credits-code = Made with Preact, htm, Preact Signals and Project Fluent.
help-credits-all = All credits and licences

# ---- rules

rulebook-own-words = Every rule in our own words, with its number. The page cites these numbers whenever it says no.
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rulebook-none = No rule mentions “{ $search }”.
rulebook-elsewhere = In the other games:
rulebook-ruling = Our reading:

# ---- learning

learn-title = Learn in ten minutes
learn-line = Six short lessons at a real table: you do it, a coach tells you why. You need no more for a first game.
learn-rules = All the rules
learn-minutes = about { $count } { $count ->
        [one] minute
       *[other] minutes
    }
learn-done = learned
learn-begin = Begin
learn-on = Go on
learn-again = Once more
learn-first = Before your first game
coach-title = Coach
coach-place = Lesson { $at } of { $of }
coach-step = Step { $step } of { $steps }
coach-next = Continue
coach-show = Show me
coach-back = Back
coach-restart = Begin again
coach-all = All lessons
coach-next-lesson = Next: { $title }
coach-play = Play now against a novice
coach-rival = Rival

# ---- gallery

gallery-search = Search names and texts
gallery-kind = Kind
gallery-all = All
gallery-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
gallery-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
gallery-regions = { $count ->
    [one] 1 Region
   *[other] { $count } Regions
}

# ---- looking back

replay-title = Look back at the game
replay-past = The past
replay-place = { $span ->
    [turn] Turn
   *[round] Round
} { $round }, step { $at } of { $last }
replay-quiet = Nothing that you may know happened here.
replay-slider = Moment of the game
replay-first = To the beginning (Home)
replay-turn-back = One turn back (Shift + ←)
replay-back = One step back (←)
replay-play = Play
replay-pause = Stop
replay-forward = One step forward (→)
replay-turn-forward = One turn forward (Shift + →)
replay-last = To the last step (End)
replay-copy = Copy link to this moment
replay-copied = Link copied
replay-to-now = Back to now
replay-to-end = Back to the result
replay-asked = It is your turn
replay-missed = { $count ->
    [one] one step since
   *[other] { $count } steps since
}
since-title = Since your last turn
since-watch = Watch it
since-count = { $count ->
    [one] one thing to know
   *[other] { $count } things to know
}

# ---- a turn in six pictures

primer-title = A turn in six pictures
primer-print = Print this page
primer-all = All rules
primer-small_world-line = Eight to ten rounds; then the most coins win.
primer-small_world-1 = Take a combo
primer-small_world-1-when = first turn, or after a decline
primer-small_world-1-text = Choose a Race with its Power. Each combo that you skip costs a coin; take the coins that lie on yours.
primer-small_world-2 = Ready your troops
primer-small_world-2-when = later turns
primer-small_world-2-text = Leave one token in each Region and take the rest in hand. You may give Regions up.
primer-small_world-3 = Conquer
primer-small_world-3-when = as often as you can
primer-small_world-3-text = Two tokens, and one more for every defender, Fort, Wisp Wall or Mountain. Enough tokens always win.
primer-small_world-4 = Roll for the last one
primer-small_world-4-when = once a turn
primer-small_world-4-text = Too few tokens? Name a Region that up to three more would take, and roll. Then your conquests end.
primer-small_world-5 = Redeploy
primer-small_world-5-when = every turn
primer-small_world-5-text = Move your tokens among your Regions as you like, at least one in each.
primer-small_world-6 = Score
primer-small_world-6-when = every turn
primer-small_world-6-text = One coin for each Region, of the active and of the declined Race, and what Race, Power and places add.
primer-small_world-end = Or go In Decline.
primer-small_world-end-text = Instead of 2 to 5: your Race stays with one token a Region and still pays; next turn you begin with a new combo. Most players do it two or three times.
primer-adventure-line = Race through the Eastern Kingdoms; the first to eight valor wins.
primer-adventure-1 = Move
primer-adventure-1-when = every turn
primer-adventure-1-text = Roll the movement die and walk so many spaces. You may walk in several pieces and play movement cards in between.
primer-adventure-2 = Explore
primer-adventure-2-when = where you stop
primer-adventure-2-text = Use one resource of the space, and turn up what was discovered there.
primer-adventure-3 = Challenge
primer-adventure-3-when = every turn
primer-adventure-3-text = Draw an encounter of the colour of the space, fight one that waits there, or attack a rival.
primer-adventure-4 = Fight
primer-adventure-4-when = ranged first, then melee
primer-adventure-4-text = Your die plus your gear and cards against its health, and the other way round. Whoever reaches the other’s health wins.
primer-adventure-5 = Quests and levels
primer-adventure-5-when = when the conditions are met
primer-adventure-5-text = Quests and beaten foes pay valor, items and levels; a new level turns your character card and makes you stronger.
primer-adventure-6 = Keep house
primer-adventure-6-when = end of the turn
primer-adventure-6-text = Put gear on and off, discard what is too much, and draw new cards.
primer-adventure-end = The end.
primer-adventure-end-text = Whoever has enough valor when his turn ends wins at once.
primer-board_game-line = Alliance against Horde, up to thirty turns; whoever brings down the Overlord wins.
primer-board_game-1 = Two actions each
primer-board_game-1-when = the factions take turns
primer-board_game-1-text = Each character of the faction takes two actions: Travel, Rest, Challenge, Training or Town, in any order.
primer-board_game-2 = Travel
primer-board_game-2-when = an action
primer-board_game-2-text = Up to two regions, or along flight paths. Independent creatures end the way.
primer-board_game-3 = Challenge
primer-board_game-3-when = an action
primer-board_game-3-text = Fight the creatures of a quest, alone or with friends who join for an action of theirs.
primer-board_game-4 = Roll the dice pool
primer-board_game-4-when = each round of a fight
primer-board_game-4-text = Blue hits go to damage, red ones to defense, green is armor. Damage fells foes before they strike back.
primer-board_game-5 = Rewards and levels
primer-board_game-5-when = for a completed quest
primer-board_game-5-text = Experience, gold and items are shared. New levels bring Health, Energy, Talents and stronger Powers to learn in towns and by training.
primer-board_game-6 = The Overlord
primer-board_game-6-when = before turn 30
primer-board_game-6-text = He has his own way across the map. Grow strong enough, go there together, and challenge him.
primer-board_game-end = The end.
primer-board_game-end-text = Whoever defeats the Overlord wins at once. After turn 30 the factions meet in the last battle.
