# Il tavolo di Small World, come lo disegnano il terminale o la pagina.
picture-round = Round { $round } di { $rounds }

picture-player = Giocatore
picture-team = Squadra
picture-active = Razza Attiva
picture-declined = In Declino
picture-hand = In mano
picture-regions = Regioni
picture-coins = Monete
picture-closed-purse = borsa chiusa
picture-race-and-power = { $race } ({ $power })
picture-regions-held = { $declined ->
    [0] { $active }
   *[other] { $active } + { $declined } In Declino
}
picture-in-hand = { $tokens }{ $beasts ->
    [0] {""}
    [one] {" "}+ 1 Bestia
   *[other] {" "}+ { $beasts } Bestie
}{ $champion ->
    [0] {""}
   *[other] {" "}+ Campione
}{ $harmony ->
    [0] {""}
   *[other] {" "}+ Armonia
}

picture-price = Prezzo
picture-combo = Combinazione
picture-faction = Fazione
picture-tokens = Segnalini
picture-coins-on-it = Monete sopra

picture-conquer = Conquista { IL($region) }
picture-attempt = Tira il dado per { IL($region) }

picture-group-abandon = Abbandona una Regione
picture-group-assault = Attacca dal cielo, ovunque
picture-group-exchange = Scambia due Regioni attraverso i portali
picture-group-intimidate = Intimidisci un vicino
picture-group-steal = Ruba un Artefatto
picture-group-ways = Conquista con { $ways }

picture-there-now = ora { $count }
picture-tip-redeploy = { $count ->
    [one] 1 da disporre.
   *[other] { $count } da disporre. Più d’uno: «2x { $region }»; tutti quelli che restano: «resto { $region }»; più cose in una riga con le virgole.
}
picture-coins-found = { $coins ->
    [one] con 1 moneta sopra
   *[other] con { $coins } monete sopra
}
picture-due = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
} { A($payee) } ({ $card })
picture-due-stash = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
} alla riserva ({ $card })
picture-face-down = indicatore ?

picture-start = All’inizio
picture-combos = Combinazioni: monete trovate meno prezzo
picture-paid = Pagate
picture-received = Ricevute dagli altri

deck-race = Razze
deck-power = Poteri Speciali
deck-artifact = Artefatti
deck-place = Luoghi Leggendari
deck-board = Tabelloni

# Che cosa soppesa un bot, in monete.
worth-coins = monete in mano
worth-turn = monete di questo turno
worth-race = la tua Razza Attiva da qui in poi
worth-decline = la tua Razza In Declino da qui in poi
worth-pieces = pezzi ancora da usare
worth-others = ciò che perdono gli altri

fact-faction = fazione
fact-tokens = segnalini
fact-supply = nella scatola
fact-kind = tipo
fact-size = dimensione
fact-count = Regioni
kind-artifact = Artefatto
kind-place = Luogo Leggendario

# ---- dopo la partita: titolo e riga di ogni momento, e a che cosa serviva un lancio

story-from-start = Monete iniziali
story-from-regions = Regioni
story-from-cards = Razze e poteri
story-from-faction = Bonus Fazione
story-from-markers = Artefatti e luoghi
story-from-deals = Combinazioni e pagamenti
story-how-lead = { $lead ->
    [one] Davanti per una sola moneta.
   *[other] Davanti per { $lead } monete.
}
story-how-tokens = Monete pari: hanno deciso i segnalini sulla mappa.
story-how-shared = Pari per monete e per segnalini sulla mappa: la vittoria è condivisa.
story-how-teams = { $score ->
    [sum] Contano le monete di tutti i membri
   *[lowest] Di ogni squadra conta chi ha meno monete
}: { $teams }.
story-how-team = { $team } { $points }
story-how-murlocs-won = { $players ->
    [one] Davanti ai Murloc, { $coins } a { $murlocs }.
   *[other] Anche il più povero dei giocatori era davanti ai Murloc, { $coins } a { $murlocs }.
}
story-how-murlocs-lost = { $players ->
    [one] Dietro ai Murloc, { $coins } a { $murlocs }.
   *[other] Il più povero dei giocatori era dietro ai Murloc, { $coins } a { $murlocs }.
}
story-how-murlocs-level = Pari con i Murloc a { $coins }: non basta.
story-lead = In testa fino alla fine
story-lead-told = { $seats }, dalla fine del round { $round } in poi.
story-changes = Cambi in testa
story-changes-told = { $count ->
    [one] Uno solo, alla fine del round { $round }.
   *[other] { $count }, l’ultimo alla fine del round { $round }.
}
story-tie = Monete pari
story-tie-told = { $seats }: davanti grazie ai segnalini sulle plance, { $count } in tutto.
story-turn = Miglior turno
story-turn-told = { $seats }: { amount-coins } nel round { $round }.
story-race = Miglior combinazione
story-race-told = { $race } { $power }, { $seats }: { amount-coins }.
story-dearest = Conquista più cara
story-dearest-told = { $region } per { cost-tokens }: { $seats }, round { $round }.
story-loss = Perdita più grave
story-loss-told = { $seats }: { $count } Regioni in una volta sola, round { $round }.
story-luckiest = Lancio più fortunato
story-luckiest-told = { $seats }: { $region } con un { $pips } dove serviva { $need }, probabilità { $percent } %.
story-unluckiest = Lancio più sfortunato
story-unluckiest-told = { $seats }: solo { $pips } per { IL($region) } dove serviva { $need }, probabilità { $percent } %.
story-throw-attempt = Tentativo finale: { $region }
story-throw-assault = Dall’alto: { $region }
