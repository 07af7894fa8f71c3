# The six lessons of Small World: one text before each step of games/small_world/lessons/*.toml, and one at the end.

lesson-arrive-title = Arrive
lesson-arrive-step-1 = Every game begins with a choice: a Race with its Special Power. The first on show is free; each one further down costs 1 coin, laid on those you pass over. Pick the { race-orcs } for 1 coin.
lesson-arrive-step-2 = The two numbers together are your tokens: 10. A new Race comes from the sea, so it cannot begin inland. Touch { region-elwynn } and read why.
lesson-arrive-step-3 = An anchor marks an Entry Region. A Region costs 2 tokens, and 1 more for the journey. Land in { region-badlands }.
lesson-arrive-end = You have a foothold. From here on you spread to the Regions around it.

lesson-conquer-title = Conquer
lesson-conquer-step-1 = Regions next to yours light up, each with its cost. An empty one takes 2 tokens. Conquer { region-redridge }.
lesson-conquer-step-2 = A Mountain takes 1 more. Conquer { region-burning_steppes } with 3 tokens.
lesson-conquer-step-3 = Not every Region is in reach. Touch { region-duskwood } to see what the rules say.
lesson-conquer-step-4 = Defenders make a Region dearer: 1 for each token, 1 for a Fort. { region-elwynn } takes 2 + 1 + 1 tokens. Conquer it.
lesson-conquer-end = The Humans lose the token that stood there. And the { race-orcs } earn 1 coin at once, because the Humans are of the Alliance: that is their own gift.

lesson-die-title = The die
lesson-die-step-1 = You have 2 tokens left and { region-deadwind }, a Mountain, costs 3. Touch it: what you lack is said.
lesson-die-step-2 = For your last conquest you may be up to 3 tokens short and roll the die, which shows 0, 0, 0, 1, 2 or 3. You need 1 or more: 3 faces of 6. Try { region-deadwind } with the die.
lesson-die-step-3 = The die rolls.
lesson-die-step-4 = A 2: the Region is yours, and all your tokens went there. Whatever the die says, your conquests are over. Now redeploy: leave the spare token in { region-deadwind }.
lesson-die-end = Had the die shown 0, you would have kept your tokens and gone without the Region: an attempt costs nothing, but it is the last.

lesson-redeploy-title = Redeploy
lesson-redeploy-step-1 = After the conquests 1 token stays in each of your Regions; the others come to your hand, to be spread anew. You can reinforce only what is yours: try { region-westfall }.
lesson-redeploy-step-2 = The Humans stand beside { region-elwynn }. Put 2 tokens there.
lesson-redeploy-step-3 = Put the last one in { region-redridge }.
lesson-redeploy-end = Every token in a Region makes it dearer for the others. { region-badlands } lies behind the lines: 1 is enough.

lesson-score-title = Score
lesson-score-step-1 = Your turn ends with coins. One more Region first: take { region-redridge } from the Trolls of the Horde.
lesson-score-step-2 = Now your income is 7: 3 for your Regions, 1 for the Region of your Race In Decline, 2 for the caverns that your miners hold, and 1 Faction Bonus, because you took a Region from the Horde. Put both spare tokens in { region-redridge } and collect it.
lesson-score-end = Coins are the only thing that counts at the end. Your purse is closed to the others, as theirs are to you.

lesson-decline-title = Decline
lesson-decline-step-1 = The { race-orcs } have no tokens to spare: they will conquer nothing more. At the start of a turn you may go In Decline instead of expanding. Do so: you score your Regions once more, without the Special Power.
lesson-decline-step-2 = The other player takes a turn.
lesson-decline-step-3 = The { race-orcs } stay on the map and go on earning, but never move again. Now pick a new combo: coins lie on the { race-dwarves }, and they come with the combo.
lesson-decline-step-4 = A new Race arrives by sea, as at the beginning. Land in { region-blasted_lands }.
lesson-decline-step-5 = End your conquests here and score for both of your Races.
lesson-decline-end = 1 coin for the new Race and 3 for the old one. When to go In Decline decides most games. Now you know all you need: play!
