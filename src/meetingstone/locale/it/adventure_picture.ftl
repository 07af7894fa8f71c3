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

picture-ag-tip-move = { $moves ->
    [one] Puoi muovere di 1 casella.
   *[other] Puoi muovere fino a { $moves } caselle.
} “mio” mostra la tua mano, “intorno” le caselle vicine, “missioni” che cosa cerchi, “carte NOME” una carta.
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
picture-ag-aggro = { $foe } (segnalino aggro { $number })
picture-ag-marker = { $foe } (segnalino { $number })
picture-ag-facedown = { $count ->
    [one] 1 scoperta coperta
   *[other] { $count } scoperte coperte
}
picture-ag-quest = Missione
picture-ag-goals = Obiettivi
picture-ag-target = riguarda { $hero }
picture-ag-goal = { $goal }
picture-ag-goal-done = { $goal } (fatto)
picture-ag-goal-begun = { $goal } ({ $count } finora)
picture-ag-number = Segnalino
picture-ag-foe = Incontro non sconfitto
picture-ag-strength = Forza
picture-ag-strength-is = attacco { $attack } { $type }, difesa { $defense }, danno { $damage }
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
picture-ag-here = lì: { $what }
