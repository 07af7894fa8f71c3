race-furbolgs = Furbolgs
race-furbolgs-brief = Out of the woods
race-ogres = Ogres
race-ogres-brief = Hills, Caverns −1
race-wildhammer = Wildhammer Dwarves
race-wildhammer-brief = Boards pay +1

power-murloc_hunter = Murloc Hunter
power-murloc_hunter-brief = Murloc signs +1
power-tollkeeper = Tollkeeper
power-tollkeeper-brief = Shore tolls
power-vigilant = Vigilant
power-vigilant-brief = One loss returns
