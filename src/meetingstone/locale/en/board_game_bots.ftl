# What the adviser’s estimates are made of.

worth-bg-victory = the way to victory
worth-bg-experience = Experience
worth-bg-goods = gold and items
worth-bg-cards = stronger cards
worth-bg-rivals = what the enemies lose
worth-bg-risk = safety from defeat
worth-bg-effort = Health, Energy and time saved
worth-bg-way = a short way
worth-bg-combat = what it changes in this fight

# Why it thinks so, in sentences. A character’s Strength is what he brings to a round, in hits, with his Health and Energy.

hint-bg-plan-quest = The plan: { $heroes } against the { $foe } in { $region }; won in about { $win } %, for { $xp } XP in all.
hint-bg-plan-boss = The plan: { $heroes } against { $foe } in { $region }; won in about { $win } %.
hint-bg-plan-counter = The plan: { $heroes } against Lord Kazzak in { $region }; won in about { $win } %.
hint-bg-plan-pvp = The plan: { $heroes } against the enemies in { $region }; won in about { $win } %.
hint-bg-plan-look = The plan: { $heroes } to look at the counter in { $region }.
hint-bg-plan-war = The plan: { $heroes } to hold { $regions } until the enemies’ turn is over.
hint-bg-plan-learn = The plan: { $heroes } to learn a Power in { $region }; every later fight is easier with it.
hint-bg-plan-town = The plan: { $heroes } to shop and rest in the town of { $region }.
hint-bg-other-plan = { $hero } has something better to do.
hint-bg-no-plan = Nothing within reach pays for { $hero } now.
hint-bg-waits = { $hero } waits for the others.
hint-bg-way = { $count ->
    [one] { $region } is one Travel away from { $hero }.
   *[other] { $region } is { $count } Travels away from { $hero }.
  }
hint-bg-steps = { $count ->
    [0] { $target } is where to go.
    [one] From { $region } it is one step to { $target }.
   *[other] From { $region } it is { $count } steps to { $target }.
  }
hint-bg-lack = { $hero } lacks { $health } Health and { $energy } Energy.
hint-bg-must-fight = While independent creatures stand in { $region }, nothing else can be done there.
hint-bg-counter = Under the counter lies Lord Kazzak or a decoy.
hint-bg-odds = { $heroes }: about { $win } % to win, { $wounds } Health lost, { $energy } Energy left.
hint-bg-pvp = { $heroes }: about { $win } % to win against the enemies there.
hint-bg-look = Looking costs no action, and the enemies do not learn what lies there.
hint-bg-nothing-more = Nobody has anything better to do.
hint-bg-still = { $heroes } could still do something that pays.
hint-bg-gift = { $card } serves { $hero } better.
hint-bg-stronger = Strength of { $hero }: { $before } before, { $after } with it.
hint-bg-no-stronger = It does not make { $hero } stronger: Strength { $before } before, { $after } with it.
hint-bg-later = { $hero } can wear it from level { $level } on.
hint-bg-bag = { $hero } carries it in the Bag until it is needed.
hint-bg-spare = { $hero } has no better use for it.
hint-bg-needed = { $hero } still has a use for it.
hint-bg-energy-left = { $hero } has { $energy } Energy left after it.
hint-bg-deck = Level { $level } or so; your characters are at { $mine } on average.
hint-bg-die-harms = A { $face } sets the opponents’ ability to work.
hint-bg-roll-misses = It misses; a new roll hits in { $chance } % (from { $face } on).
hint-bg-roll-hits = It hits; a new roll would hit in { $chance } % only (from { $face } on).
hint-bg-die-misses = As it lies, it misses (it takes { $face }).
hint-bg-die-hits = As it lies, it hits (it takes { $face }).
hint-bg-use-all = They cost nothing and can only help.
hint-bg-slay = It strikes with Attack { $attack } and takes { $health } hits.
hint-bg-health-left = { $hero } has { $health } Health left.
hint-bg-round = As the round stands, { $wounds ->
    [0] no wound gets
    [one] about one wound gets
   *[other] about { $wounds } wounds get
  } through and { $hits ->
    [0] no hit is missing
    [one] about one hit is missing
   *[other] about { $hits } hits are missing
  } for the victory.
hint-bg-round-won = As the round stands, it should be won without a wound.
