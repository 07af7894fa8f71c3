race-furbolgs = Furbolgs
race-ogres = Ogres
race-wildhammer = Wildhammer Dwarves

power-murloc_hunter = Murloc Hunter
power-tollkeeper = Tollkeeper
power-vigilant = Vigilant
