# World of Warcraft: The Adventure Game: il suo tavolo in un terminale.

picture-ag-set-up = La partita si prepara (si vince con { $needed } di valore)
picture-ag-turn = Giro { $round }: { $hero }, { $phase } (si vince con { $needed } di valore)
picture-ag-phase-start = inizio del turno
picture-ag-phase-move = fase di movimento
picture-ag-phase-explore = fase di esplorazione
picture-ag-phase-challenge = fase di sfida
picture-ag-phase-maintain = fase di mantenimento
picture-ag-list = { $items }
picture-ag-many = { $count } { $name }

picture-ag-tip-left = { $moves ->
    [one] Ti resta 1 casella di movimento.
   *[other] Ti restano { $moves } caselle di movimento.
}
picture-ag-tip-move = { $moves ->
    [one] Puoi muovere di 1 casella.
   *[other] Puoi muovere fino a { $moves } caselle.
} «mio» mostra la tua mano, «intorno» le caselle vicine, «missioni» che cosa cerchi, «carte NOME» una carta.
picture-ag-hero = Personaggio
picture-ag-valor = Valore
picture-ag-level = Livello
picture-ag-health = Salute
picture-ag-energy = Energia
picture-ag-hand = Mano
picture-ag-space = Casella
picture-ag-gear = Equipaggiato
picture-ag-state = Inoltre
picture-ag-diseases = Malattia { $count }
picture-ag-what = Che cosa
picture-ag-details = Dettagli
picture-ag-card = { $card } ({ $energy })
picture-ag-bag = Borsa
picture-ag-tokens = Scoperte tenute
picture-ag-log = Diario delle missioni
picture-ag-colour = Colore
picture-ag-gives = Risorse
picture-ag-lies = Chi e che cosa c’è
picture-ag-aggro = { $foe } (gettone aggro { $number })
picture-ag-marker = { $foe } (gettone { $number })
picture-ag-facedown = { $count ->
    [one] 1 scoperta coperta
   *[other] { $count } scoperte coperte
}
picture-ag-quest = Missione
picture-ag-goals = Obiettivi
picture-ag-target = { $quest } ({ $hero })
picture-ag-goal = { $goal }
picture-ag-goal-done = { $goal } (fatto)
picture-ag-goal-begun = { $goal } ({ $count } finora)
picture-ag-number = Gettone
picture-ag-foe = Incontro non sconfitto
picture-ag-strength = Forza
picture-ag-strength-is = attacco { $attack } { $type }, difesa { $defense }, danno { $damage }
picture-ag-on-map-marker = #{ $number } { $foe }
picture-ag-on-map-aggro = #{ $number }! { $foe }
picture-ag-on-map-token = ¤ { $quest }
picture-ag-legend-token = ¤ gettone della tua missione
picture-ag-on-map-facedown = { $count ->
    [one] ?
   *[other] ?{ $count }
}
picture-ag-legend-facedown = ? scoperta coperta
picture-ag-legend-marker = #1 gettone incontro
picture-ag-legend-aggro = #1! gettone aggro
terrain-grey = grigio
terrain-green = verde
terrain-yellow = giallo
terrain-red = rosso
picture-ag-event = { $event } ({ $on })
picture-ag-counters = { $count ->
    [one] 1 contatore
   *[other] { $count } contatori
}
picture-ag-marks = gettoni { DI($heroes) }
picture-ag-world = Evento globale
picture-ag-decks = Carte sfida rimaste
picture-ag-fighter = Combattimento
picture-ag-die = Dado
picture-ag-attack = Attacco con il dado
picture-ag-defense = Difesa
picture-ag-damage = Danno
picture-ag-total = { $total } { $type }
picture-ag-is-hit = ha colpito
picture-ag-is-fallen = sconfitta
picture-ag-is-idle = non attacca
picture-ag-is-early = colpisce nel passo a distanza
picture-ag-to-come = ancora da venire: { $what }
picture-ag-rest = Così com’è: vinci { $won } %, nessuno cade { $undecided } %, cadi { $lost } %; colpisci { $hits } %, vieni colpito { $hit } %; danni a te, in media: { $hurt }.
picture-ag-then = vinci { $won } %, cadi { $lost } %, danni { $hurt }
picture-ag-instead = { $item } va nella tua borsa.
picture-ag-here = lì: { $what }

# ---- dopo la partita

story-ag-from-errands = Lettere e viaggi
story-ag-from-hunts = Cacce e sale
story-ag-from-rivals = Contro i personaggi
story-ag-from-trades = Scambi e scoperte
story-ag-from-trophies = Trofei
story-ag-from-events = Eventi
story-ag-how-target = { $heroes } ha raggiunto { $target } di valore nel giro { $round }.
story-ag-how-more = Più di uno ha raggiunto { $target } di valore nello stesso momento, nel giro { $round }; { $heroes } ne aveva di più: { $valor }.
story-ag-how-rounds = In { $round } giri nessuno ha raggiunto { $target } di valore; { $heroes } ne aveva di più: { $valor }.
story-ag-how-cards = I primi avevano { $valor } di valore ciascuno nel giro { $round }; { $heroes } aveva più carte nel diario: { $cards }.
story-ag-how-level = I primi avevano { $valor } di valore ciascuno, e altrettante carte; { $heroes } aveva il livello più alto: { $level }.
story-ag-how-shared = { $heroes } erano pari in tutto nel giro { $round }, con { $valor } di valore ciascuno, e condividono la vittoria.
story-ag-hero = { $calling }, livello { $level }
story-ag-throw = Contro { $enemy }
story-ag-deed-quests = Missioni
story-ag-deed-trophies = Trofei ed eventi
story-ag-deed-felled = Incontri battuti
story-ag-deed-items = Oggetti vinti
story-ag-deed-rivals = Rivali sconfitti
story-ag-deed-defeats = Sconfitte
story-ag-lead = In testa per sempre
story-ag-lead-told = { $hero }, dal giro { $round } in poi.
story-ag-behind = Vittoria in rimonta
story-ag-behind-told = { $hero }: all’inizio dell’ultimo giro { $heroes } aveva almeno altrettanto valore.
story-ag-changes = Cambi in testa
story-ag-changes-told = { $count } volte, l’ultima nel giro { $round }.
story-ag-first = Primo valore
story-ag-first-told = { $hero }: { $card }, giro { $round }.
story-ag-highest = Livello più alto
story-ag-highest-told = { $hero }: livello { $level } nel giro { $round }.
story-ag-trophy = Un trofeo
story-ag-trophy-told = { $hero }: { $card }, giro { $round }.
story-ag-rival = Un rivale sconfitto
story-ag-rival-told = { $hero } sconfigge { $victim }, giro { $round }.
story-ag-loot = Primo furto
story-ag-loot-told = { $hero } prende { $item } { A($victim) }, giro { $round }.
story-ag-defeats = Più volte sconfitto
story-ag-defeats-told = { $hero }: { $count } volte, l’ultima nel giro { $round }.
story-ag-best-turn = Turno migliore
story-ag-best-turn-told = { $hero }: { $valor } di valore nel giro { $round }.
story-ag-luckiest = Tiro più fortunato
story-ag-luckiest-told = { $hero } contro { $enemy }, giro { $round }: un { $pips }, dove serviva almeno { $need } ({ $percent } %).
story-ag-unluckiest = Tiro più sfortunato
story-ag-unluckiest-told = { $hero } contro { $enemy }, giro { $round }: un { $pips }, dove serviva almeno { $need } ({ $percent } %).
story-ag-decided = Che cosa ha deciso
story-ag-decided-told = { $hero }: { $card }, giro { $round }.
