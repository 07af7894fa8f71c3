# Di che cosa sono fatte le stime del consigliere.

worth-bg-victory = la strada verso la vittoria
worth-bg-experience = Esperienza
worth-bg-goods = oro e oggetti
worth-bg-cards = carte più forti
worth-bg-rivals = ciò che perdono i nemici
worth-bg-risk = sicurezza dalla sconfitta
worth-bg-effort = Salute, Energia e tempo risparmiati
worth-bg-way = una strada breve
worth-bg-combat = ciò che cambia in questo combattimento

# Perché la pensa così, in frasi. La Forza di un personaggio è ciò che porta in un round, in colpi, con Salute ed Energia.

hint-bg-plan-quest = Il piano: { $heroes } contro { $foe } in { $region }; vittoria in circa { $win } % dei casi, { $xp } PE in tutto.
hint-bg-plan-boss = Il piano: { $heroes } contro { $foe } in { $region }; vittoria in circa { $win } % dei casi.
hint-bg-plan-counter = Il piano: { $heroes } contro Lord Kazzak in { $region }; vittoria in circa { $win } % dei casi.
hint-bg-plan-pvp = Il piano: { $heroes } contro i nemici in { $region }; vittoria in circa { $win } % dei casi.
hint-bg-plan-look = Il piano: { $heroes } per guardare il segnalino in { $region }.
hint-bg-plan-war = Il piano: { $heroes } per tenere { $regions } finché il turno dei nemici non è finito.
hint-bg-plan-learn = Il piano: { $heroes } per imparare un Potere in { $region }; ogni combattimento che segue è più facile.
hint-bg-plan-town = Il piano: { $heroes } nella città di { $region }.
hint-bg-other-plan = { $hero } ha di meglio da fare.
hint-bg-no-plan = Per { $hero } ora non c’è nulla a portata che convenga.
hint-bg-waits = { $hero } aspetta gli altri.
hint-bg-way = { $count ->
    [one] { $region } è a un Viaggio da { $hero }.
   *[other] { $region } è a { $count } Viaggi da { $hero }.
  }
hint-bg-steps = { $count ->
    [0] { $target } è la meta.
    [one] Da { $region } manca un passo a { $target }.
   *[other] Da { $region } mancano { $count } passi a { $target }.
  }
hint-bg-lack = A { $hero } mancano { $health } Salute e { $energy } Energia.
hint-bg-must-fight = Finché in { $region } ci sono creature indipendenti, lì non si può fare altro.
hint-bg-counter = Sotto il segnalino c’è Lord Kazzak o un’esca.
hint-bg-odds = { $heroes }: vittoria in circa { $win } % dei casi, { $wounds } Salute persa, { $energy } Energia rimasta.
hint-bg-pvp = { $heroes }: vittoria in circa { $win } % dei casi contro i nemici che sono lì.
hint-bg-look = Guardare non costa azioni, e i nemici non sapranno che cosa c’è sotto.
hint-bg-nothing-more = Nessuno ha di meglio da fare.
hint-bg-still = { $heroes }: c’è ancora qualcosa che conviene fare.
hint-bg-gift = { $card } serve di più a { $hero }.
hint-bg-stronger = Forza di { $hero }: { $before } prima, { $after } dopo.
hint-bg-no-stronger = Non rende più forte { $hero }: Forza { $before } prima, { $after } dopo.
hint-bg-later = { $hero } può indossarla dal livello { $level }.
hint-bg-bag = { $hero } la porta nella Borsa finché non serve.
hint-bg-spare = { $hero } non ha modo migliore di usarla.
hint-bg-needed = A { $hero } serve ancora.
hint-bg-energy-left = Dopo, a { $hero } restano { $energy } Energia.
hint-bg-deck = Livello { $level } circa; i tuoi personaggi sono in media al { $mine }.
hint-bg-die-harms = Un { $face } fa scattare la capacità degli avversari.
hint-bg-roll-misses = Non colpisce; un nuovo tiro colpisce in { $chance } % dei casi (da { $face } in su).
hint-bg-roll-hits = Colpisce; un nuovo tiro colpirebbe solo in { $chance } % dei casi (da { $face } in su).
hint-bg-die-misses = Così com’è non colpisce (serve { $face }).
hint-bg-die-hits = Così com’è colpisce (serve { $face }).
hint-bg-use-all = Non costano nulla e possono solo aiutare.
hint-bg-slay = Colpisce con Attacco { $attack } e richiede { $health } colpi.
hint-bg-health-left = A { $hero } restano { $health } Salute.
hint-bg-round = Così com’è il round, { $wounds ->
    [0] non passa alcuna ferita
    [one] passa circa una ferita
   *[other] passano circa { $wounds } ferite
  } e { $hits ->
    [0] non manca alcun colpo
    [one] manca circa un colpo
   *[other] mancano circa { $hits } colpi
  } alla vittoria.
hint-bg-round-won = Così com’è, il round dovrebbe essere vinto senza ferite.
