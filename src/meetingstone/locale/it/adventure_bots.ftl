# Di che cosa sono fatte le stime del consigliere.

worth-ag-valor = valore
worth-ag-quests = missioni
worth-ag-level = livelli
worth-ag-gear = oggetti
worth-ag-health = salute
worth-ag-cards = carte, gettoni ed energia
worth-ag-attached = carte assegnate
worth-ag-place = ciò che è a portata
worth-ag-combat = ciò che si ricava dal combattimento
worth-ag-price = ciò che costa
worth-ag-use = ciò che dà subito

# Perché la pensa così, in frasi.

hint-ag-rest = Così vinci nel { $win } % dei casi e subisci un colpo nel { $hit } %, se nessuno gioca altro.
hint-ag-odds = { $foe }: vinci in circa il { $win } % dei casi, cadi nel { $lost } %.
hint-ag-draw = Contro un incontro di questo mazzo vinci in circa il { $win } % dei casi e cadi nel { $lost } %.
hint-ag-health = Ti restano { $left } punti salute su { $health }.
hint-ag-quest = { CAPITAL(DOVE($space)) } puoi portare avanti { $quests }.
hint-ag-goal = { CAPITAL(DOVE($space)) } c’è qualcosa per te.
hint-ag-way = { $count ->
    [one] { CAPITAL(DA($space)) } manca un passo { A($goal) }, dove porta il piano.
   *[other] { CAPITAL(DA($space)) } mancano { $count } passi { A($goal) }, dove porta il piano.
  }
hint-ag-stronger = Con { IL($item) } sei più forte di adesso.
hint-ag-no-stronger = Ciò che indossi ora vale almeno quanto { IL($item) }.
