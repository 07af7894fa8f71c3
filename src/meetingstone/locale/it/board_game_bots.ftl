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

hint-bg-plan-quest = Il piano: { $heroes } contro { $foe } { DOVE($region) }; vittoria in circa { $win } % dei casi, { $xp } XP in tutto.
hint-bg-plan-boss = Il piano: { $heroes } contro { $foe } { DOVE($region) }; vittoria in circa { $win } % dei casi.
hint-bg-plan-counter = Il piano: { $heroes } contro Lord Kazzak { DOVE($region) }; vittoria in circa { $win } % dei casi.
hint-bg-plan-pvp = Il piano: { $heroes } contro i nemici { DOVE($region) }; vittoria in circa { $win } % dei casi.
hint-bg-plan-look = Il piano: { $heroes } per guardare il gettone { DOVE($region) }.
hint-bg-plan-war = Il piano: { $heroes } per tenere { $regions } finché il turno dei nemici non è finito.
hint-bg-plan-learn = Il piano: { $heroes } per imparare un Potere { DOVE($region) }; ogni combattimento che segue è più facile.
hint-bg-plan-town = Il piano: { $heroes } nella città { DI($region) }.
hint-bg-other-plan = { $hero } ha di meglio da fare.
hint-bg-no-plan = Per { $hero } ora non c’è nulla a portata che convenga.
hint-bg-waits = { $hero } aspetta gli altri.
hint-bg-way = { $count ->
    [one] { $region } è a un Viaggio { DA($hero) }.
   *[other] { $region } è a { $count } Viaggi { DA($hero) }.
  }
hint-bg-steps = { $count ->
    [0] { $target } è la meta.
    [one] { CAPITAL(DA($region)) } manca un passo { A($target) }.
   *[other] { CAPITAL(DA($region)) } mancano { $count } passi { A($target) }.
  }
hint-bg-lack = { CAPITAL(A($hero)) } mancano { $health } Salute e { $energy } Energia.
hint-bg-must-fight = Finché { DOVE($region) } ci sono creature indipendenti, lì non si può fare altro.
hint-bg-counter = Sotto il gettone c’è Lord Kazzak o un’esca.
hint-bg-odds = { $heroes }: vittoria in circa { $win } % dei casi, { $wounds } Salute persa, { $energy } Energia rimasta.
hint-bg-pvp = { $heroes }: vittoria in circa { $win } % dei casi contro i nemici che sono lì.
hint-bg-look = Guardare non costa azioni, e i nemici non sapranno che cosa c’è sotto.
hint-bg-nothing-more = Nessuno ha di meglio da fare.
hint-bg-still = { $heroes }: c’è ancora qualcosa che conviene fare.
hint-bg-gift = { $card } serve di più { A($hero) }.
hint-bg-stronger = Forza { DI($hero) }: { $before } prima, { $after } dopo.
hint-bg-no-stronger = Non rende più forte { $hero }: Forza { $before } prima, { $after } dopo.
hint-bg-later = { $hero } può indossarla dal livello { $level }.
hint-bg-bag = { $hero } la porta nella Borsa finché non serve.
hint-bg-spare = { $hero } non ha modo migliore di usarla.
hint-bg-needed = { CAPITAL(A($hero)) } serve ancora.
hint-bg-energy-left = Dopo, { A($hero) } restano { $energy } Energia.
hint-bg-deck = Livello { $level } circa; i tuoi personaggi sono in media al { $mine }.
hint-bg-die-harms = Un { $face } fa scattare la capacità degli avversari.
hint-bg-roll-misses = Non colpisce; un nuovo tiro colpisce in { $chance } % dei casi (da { $face } in su).
hint-bg-roll-hits = Colpisce; un nuovo tiro colpirebbe solo in { $chance } % dei casi (da { $face } in su).
hint-bg-die-misses = Così com’è non colpisce (serve { $face }).
hint-bg-die-hits = Così com’è colpisce (serve { $face }).
hint-bg-use-all = Non costano nulla e possono solo aiutare.
hint-bg-slay = Colpisce con Attacco { $attack } e richiede { $health } colpi.
hint-bg-health-left = { CAPITAL(A($hero)) } restano { $health } Salute.
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
