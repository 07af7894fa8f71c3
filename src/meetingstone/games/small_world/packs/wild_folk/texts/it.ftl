race-furbolgs = Furbolg
    .article = i
race-ogres = Ogre
    .article = gli
race-wildhammer = Nani Granmartello
    .article = i

power-murloc_hunter = Cacciatori di Murloc
power-tollkeeper = Gabellieri
power-vigilant = Vigili
