race-furbolgs = Furbolg
    .article = i
race-furbolgs-brief = Foreste −1
race-ogres = Ogre
    .article = gli
race-ogres-brief = Colline, Caverne −1
race-wildhammer = Nani Granmartello
    .article = i
race-wildhammer-brief = Plance: +1

power-murloc_hunter = Cacciatori di Murloc
power-murloc_hunter-brief = Simboli Murloc: +1
power-tollkeeper = Gabellieri
power-tollkeeper-brief = Pedaggi sulle rive
power-vigilant = Vigili
power-vigilant-brief = Una perdita torna
