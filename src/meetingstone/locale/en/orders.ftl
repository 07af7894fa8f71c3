# When players want to be asked for reactions.

orders-title = Reactions
orders-line = When do you want to be asked whether to play or use something? Nobody else sees this, or learns why you have passed.
orders-ask = Always
orders-able = When I can
orders-never = Never
orders-away = While I am away
orders-away-pass = Pass for me
orders-away-wait = Wait for me
orders-less = Don’t ask again:
orders-never-here = Never at this moment
orders-window = A moment for reactions …
quiet-fight = Not in this fight
quiet-turn = Not this turn
