# What the adviser’s estimates are made of.

worth-ag-valor = valor
worth-ag-quests = quests
worth-ag-level = levels
worth-ag-gear = items
worth-ag-health = health
worth-ag-cards = cards, tokens and energy
worth-ag-attached = attached cards
worth-ag-place = what is within reach
worth-ag-combat = what comes of the fight
worth-ag-price = what it costs
worth-ag-use = what it gives at once

# Why it thinks so, in sentences.

hint-ag-rest = With that you win in { $win } % and are hit in { $hit } % of all cases, if nobody plays anything more.
hint-ag-odds = { $foe }: about { $win } % to win, { $lost } % to be defeated.
hint-ag-draw = Of the encounters in this deck you beat about { $win } %; they defeat you in { $lost } %.
hint-ag-health = You have { $left } of { $health } health left.
hint-ag-quest = In { $space } you can get on with { $quests }.
hint-ag-goal = There is something for you in { $space }.
hint-ag-way = { $count ->
    [one] From { $space } it is one step to { $goal }, where the plan leads.
   *[other] From { $space } it is { $count } steps to { $goal }, where the plan leads.
  }
hint-ag-stronger = { $item } makes you stronger than what you wear now.
hint-ag-no-stronger = What you wear now is at least as good as { $item }.
