# Il tavolo di Small World nel browser.

# ---- what a card does, in a few words

race-blood_elves-brief = Magia: +1
race-draenei-brief = Una perdita torna
race-dwarves-brief = Montagne −2
race-ethereals-brief = Rubano Artefatti
race-forsaken-brief = Caduti in vendita
race-gnomes-brief = Assalto lontano
race-goblins-brief = Bombe nascoste
race-humans-brief = Due obiettivi
race-kobolds-brief = Caverne vicine
race-naga-brief = Tengono l’acqua
race-night_elves-brief = Foreste −1
race-orcs-brief = Alleanza: +1
race-pandaren-brief = Pedaggi Armonia
race-tauren-brief = Due per Regione
race-trolls-brief = Difese −1
race-worgen-brief = Forma di lupo
power-archaeologist-brief = Segnalini: +1
power-battle_master-brief = Battaglie: +1
power-beast_master-brief = Colline: Bestie
power-blacksmith-brief = Ogni costo −1
power-championing-brief = Campione attacca
power-defensive-brief = Torri sui Campi
power-enraged-brief = Difese pagano
power-explorer-brief = Plance: +1
power-farmer-brief = Campi: +1
power-fishing-brief = Rive: +1
power-garrisoned-brief = Fortezze ovunque
power-herbalist-brief = Colline: +1
power-intimidating-brief = Tre spostamenti
power-marshdweller-brief = Pedaggi in Palude
power-mining-brief = Caverne: +1
power-mountaineer-brief = Montagne: +1
power-portal_mage-brief = Scambi di Magia
power-ranger-brief = Foreste: +1
power-sailing-brief = Viaggi gratis
power-swamp_walker-brief = Paludi: +1

# ---- the frame

sw-tools = Strumenti
sw-rules = Regole
sw-gallery = Galleria
sw-close = Chiudi
sw-thinking = { $count ->
    [one] { $names } sta pensando
   *[other] { $names } stanno pensando
}
sw-waiting = In attesa { DI($names) }
sw-wait = Un momento
sw-ask-redeploy = { $count ->
    [0] Tutti i pezzi sono a posto: conferma
    [one] Ridispiega 1 pezzo
   *[other] Ridispiega { $count } pezzi
}
sw-ask-losses = { $count ->
    [0] Tutti i pezzi sono a posto: conferma
    [one] Metti il pezzo che torna
   *[other] Metti i { $count } pezzi che tornano
}
sw-note-pick = Ognuna costa una moneta per ogni combo che le sta sopra; le monete che ha sopra sono tue.
sw-note-turn = Così com’è, questo turno rende { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
sw-note-conquer = { $hand ->
    [0] Nessun segnalino in mano.
    [one] 1 segnalino in mano.
   *[other] { $hand } segnalini in mano.
} { $ways ->
    [both] Le Regioni dorate si possono prendere; quelle tratteggiate vogliono il dado.
    [sure] Le Regioni dorate si possono prendere.
    [die] Le Regioni tratteggiate vogliono il dado, che chiude le conquiste.
   *[none] Non si può più prendere nessuna Regione.
}
sw-note-redeploy = I tuoi pezzi si spostano liberamente fra le tue Regioni; nulla parte finché non confermi.
sw-cause-taken = { $seat } ti ha preso { IL($regions) }.
sw-cause-rule = Regola { $rule }
sw-decide = A te la scelta
sw-ask-thing = { $prompt }: { $thing }
sw-step-ready = Prepara
sw-step-conquer = Conquista
sw-step-redeploy = Disponi
sw-step-score = Incassa
sw-zoom-in = Più vicino
sw-zoom-out = Più lontano
sw-zoom-fit = Tutta la mappa
sw-whole-map = Mostra tutta la mappa
sw-key-enter = Invio

# ---- combos

sw-combos = Combo
sw-combos-note = prezzo e monete
sw-combos-price = il prezzo è sulla moneta
sw-combos-label = Combo tra cui scegliere
sw-coins-on-it = monete sopra
sw-tokens = { $count ->
    [one] segnalino
   *[other] segnalini
}
sw-stacks = Sotto restano { $banners } stendardi e { $badges } stemmi
sw-price = Prezzo
sw-found = { $coins ->
    [one] con 1 moneta sopra
   *[other] con { $coins } monete sopra
}
sw-take = Prendi { $race }

# ---- the board

sw-map = { $count ->
    [0] La mappa
    [one] La mappa; una Regione da scegliere
   *[other] La mappa; { $count } Regioni tra cui scegliere
}
sw-label-held = { $owned ->
    [yes] { $count } { $race } { DI($seat) }
   *[no] { $count } { $race }
}
sw-label-declined = { $owned ->
    [yes] { $count } { $race } In Declino { DI($seat) }
   *[no] { $count } { $race } In Declino
}
sw-label-empty = vuota
sw-label-beasts = Bestie: { $count }
sw-label-face-down = un segnalino che nessuno ha visto
sw-label-cost = costo { $cost }
sw-nothing-here = Qui ora non c’è nulla da fare.

# ---- the cost card

sw-at-least = almeno { $amount } ({ $source })
sw-by = con { $ways }
sw-in-hand = { $count } in mano:
sw-roll = serve { $need } o più
sw-left = { $count ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $count }
}
sw-dice-label = Vincono { $good } facce su { $of }: { $need } o più
sw-if-taken = Se presa
sw-expected = In media
sw-conquests-end = poi si smette
sw-due = Prima { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
} { A($seat) } ({ $card })
sw-due-stash = Prima { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
} alla riserva ({ $card })
sw-do-conquer = Conquista, { cost-tokens }
sw-do-conquer-by = Con { $ways }, { $cost ->
    [0] gratis
   *[other] { cost-tokens }
}
sw-do-champion = Manda il Campione, { $cost ->
    [0] gratis
   *[other] { cost-tokens }
}
sw-do-attempt = Attacca e tira, { $percent } %
sw-do-attempt-by = Tira con { $ways }, { $percent } %
sw-do-dues = { $deed }, { $amount ->
    [one] paga 1 moneta
   *[other] paga { $amount } monete
}
sw-do-assault = Attacca dal cielo

# ---- the tray

sw-tray = La tua mano e le tue opzioni
sw-hand = In mano
sw-hand-tip = alla fine gli altri tornano
sw-no-race = Nessuna Razza Attiva
sw-watching = Stai guardando
sw-empty = vuota
sw-sure = sicuro
sw-free = gratis
sw-key-sure = segnalini bastanti
sw-key-die = con il dado
sw-verbs = Che cosa fare
sw-verb-attack = Attacca
sw-verb-assault = Dal cielo
sw-verb-abandon = Abbandona
sw-verb-guard = Il Campione resta
sw-verb-intimidate = Intimidisci
sw-verb-exchange = Scambia
sw-verb-steal = Ruba
sw-verb-lay = Metti
sw-verb-reveal = Rivela
sw-verb-retreat = Ripiega
sw-heading-attack = { $count ->
    [one] Si può attaccare una Regione
   *[other] Si possono attaccare { $count } Regioni
}
sw-heading-abandon = Abbandona una Regione
sw-heading-retreat = Dove vanno?
sw-heading-place = { $count ->
    [one] Una Regione da scegliere
   *[other] { $count } Regioni tra cui scegliere
}
sw-heading-to = { CAPITAL(DA($region)) } a …
sw-heading-pick = Prendi una combo
sw-heading-redeploy = { $count ->
    [0] Tutti i pezzi sono a posto
    [one] Un pezzo da mettere
   *[other] { $count } pezzi da mettere
}
sw-heading-plan = Piano
sw-choose = Scegli
sw-expand-note = Riprendi i segnalini che le Regioni possono dare, poi conquista.
sw-decline-note = { $race }: { $stay ->
    [one] resta 1 segnalino
   *[other] restano { $stay } segnalini
} in { $regions ->
    [one] 1 Regione
   *[other] { $regions } Regioni
} e { $tokens ->
    [0] nessuno lascia
    [one] 1 lascia
   *[other] { $tokens } lasciano
} il gioco. { $gone ->
    [0] {""}
   *[other] { $old }: via dalla mappa.
} Il turno finisce; al prossimo scegli una nuova combo.
sw-spread = Distribuisci
sw-stood = Com’erano
sw-stood-line = Tutto ciò che hai sollevato torna dov’era; resta da piazzare solo ciò che hai in mano.
sw-reset = Ricomincia
sw-there = { $count } qui
sw-less = Uno in meno { DOVE($region) }
sw-more = Uno in più { DOVE($region) }
sw-confirm = Conferma
sw-confirm-rest = { $count ->
    [one] 1 da mettere
   *[other] { $count } da mettere
}
sw-plan = Piano
sw-plan-go = Esegui
sw-plan-close = Chiudi
sw-plan-next = Pianifica il mio prossimo turno
sw-heading-plan-next = Piano per il tuo prossimo turno
sw-plan-idle = non si arriva fin qui
sw-plan-step = { $cost ->
    [0] gratis
   *[other] costa { $cost }
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
sw-plan-earlier = { $region } prima
sw-plan-later = { $region } dopo
sw-plan-stops-chance = Qui decide il dado: il piano finisce.
sw-plan-stops-reveal = Qui si scopre qualcosa: il piano finisce.
sw-plan-stops-others = Qui devono decidere altri: il piano finisce.
sw-plan-at-once = subito
sw-plan-ends = Qui finiscono le conquiste; poi riposizioni.
sw-plan-drop = Togli { $region } dal piano
sw-plan-tip = Tocca le Regioni nell’ordine in cui le prenderesti. Tutto si prova su una copia: costi, mano e monete sono esatti, e non si invia nulla.
sw-plan-sum = { $cost } usati, { $left } rimasti
sw-income = Entrate
sw-income-later = Si vedono nel tuo turno.
sw-end-now = Se finisci
sw-decline-now = In Declino ora
sw-decline-next = Declino poi
sw-with-plan = Con il piano
sw-end-conquests = Basta conquiste
sw-undo = Annulla
sw-hint = Consiglio
sw-hint-title = Che cosa farebbe il bot
sw-focus-tip = Tocca una Regione dorata sulla mappa o qui sotto: vedrai quanto costa e quanto rende.
sw-redeploy-tip = Tocca le Regioni sulla mappa o premi +. Nulla parte finché non confermi.
sw-touch-first = Tocca una Regione
sw-meanwhile = Intanto
sw-meanwhile-tip = Guardati intorno: tocca una Regione per vedere chi la tiene. Quando tocca a te lo saprai.
sw-watching-tip = Guardati intorno: tocca una Regione per vedere chi la tiene.

# ---- players

sw-goal = Obiettivo:
sw-goal-murlocs = { $people ->
    [one] più monete dei Murloc dopo l’ultimo round. Ne hanno { $theirs }.
   *[other] ciascuno di voi con più monete dei Murloc dopo l’ultimo round. Ne hanno { $theirs }.
}
sw-goal-standing = { $way ->
    [ahead] { $count ->
        [one] Sei in vantaggio di una moneta.
       *[other] Sei in vantaggio di { $count } monete.
    }
    [behind] { $count ->
        [one] Sei sotto di una moneta.
       *[other] Sei sotto di { $count } monete.
    }
   *[level] Siete pari, e la parità sarebbe una sconfitta.
}
sw-goal-teams = { $score ->
    [sum] vince la squadra con più monete; quelle dei suoi membri si sommano{ $times ->
        [1] .
       *[other] , e quelle di chi gioca da solo contano { $times } volte.
    }
   *[lowest] di ogni squadra conta chi ha meno monete, e vince la squadra in cui quel numero è più alto.
}
sw-players = Giocatori
sw-you = tu
sw-to-act = di turno
sw-closed = chiusa
sw-standing = { $hand } in mano · { $map } sulla mappa · { $regions ->
    [one] 1 Regione
   *[other] { $regions } Regioni
}
sw-hand-short = { $count } in mano
sw-hand-regions = { $count } in mano · { $regions ->
    [one] 1 Regione
   *[other] { $regions } Regioni
}
sw-in-decline = { $race } In Declino · { $regions ->
    [one] 1 Regione
   *[other] { $regions } Regioni
}
sw-beasts = { $count ->
    [one] 1 Bestia
   *[other] { $count } Bestie
}
sw-objectives = { $count ->
    [one] 1 obiettivo
   *[other] { $count } obiettivi
}
sw-harmony = Armonia

# ---- log and chat

sw-past-prompt = Uno sguardo indietro: round { $round }, turno: { $name }
sw-since-taken = { $seat } ti ha preso { IL($region) }.
sw-since-conquered = Regioni conquistate { DA($seat) }: { $count }.
sw-log = Diario
sw-log-empty = Ancora nulla.
sw-filter-all = Tutto
sw-filter-battles = Battaglie
sw-filter-coins = Monete
sw-filter-chat = Chat
sw-fold-turn = Round { $round }: { $name }
sw-say = Di’ qualcosa al tavolo

# ---- the die, the end, handing over

sw-rolled-needed = serve { $needed }:
sw-rolled-won = presa!
sw-rolled-lost = non basta
sw-rolled-air = { $amount } al costo
sw-over = La partita è finita
sw-over-prompt = { $count ->
    [one] { $names ->
        [Tu] Hai vinto!
       *[other] Ha vinto { $names }
    }
   *[other] Hanno vinto { $names }
}
sw-spectating = Stai guardando questo tavolo
sw-opening = Il tavolo si sta apparecchiando…

# ---- keys

sw-keyhelp-number = scegli il bersaglio, la combo o la risposta con questo numero
sw-keyhelp-targets = scorri i bersagli, o passa da una Regione all’altra sulla mappa
sw-keyhelp-enter = esegui ciò che è scelto
sw-keyhelp-end = termina, o conferma
sw-keyhelp-hint = che cosa farebbe il bot?
sw-keyhelp-plan = pianifica le conquiste su una copia
sw-keyhelp-spread = distribuisci ciò che resta, nel riposizionamento
sw-keyhelp-stood = rimetti tutto com’era, nel riposizionamento
sw-keyhelp-verb = la prossima cosa da fare sulla mappa
sw-keyhelp-map = alla mappa
sw-keyhelp-zoom = più vicino, più lontano, tutta la mappa
sw-keyhelp-keys = questi tasti
