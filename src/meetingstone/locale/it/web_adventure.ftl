# Il tavolo di The Adventure Game nel browser. Termini delle regole, nomi, opzioni e diario stanno in adventure*.ftl.

agt-prompt = { $name }: { $prompt }
agt-where-to = Dove vai?
agt-before-going-on = Altro, prima di proseguire?
agt-over = Vince la partita: { $names }
agt-past = { $round ->
    [0] Stai rivedendo la preparazione
   *[other] Stai rivedendo il giro { $round }
}
agt-round = Giro { $round }
agt-map = Mappa dei Regni Orientali, { $count ->
    [0] 76 caselle
    [one] una casella da scegliere
   *[other] { $count } caselle tra cui scegliere
}
agt-north = N
agt-legend = I Regni Orientali
agt-legend-token = Scoperta, coperta
agt-legend-marker = Incontro non sconfitto
agt-legend-aggro = Aggro: ti trattiene
agt-legend-award = Battilo: ottieni il livello
agt-legend-quest = Gettone missione
agt-legend-note = Entri fino al tuo livello
agt-phases = Fasi del turno
agt-phase-start = Inizio
agt-phase-move = Movimento
agt-phase-explore = Esplorazione
agt-phase-challenge = Sfida
agt-phase-maintain = Mantenimento
agt-turn-of = Gioca { $name }: { $phase }
agt-stay = Resta qui
agt-go-on = Prosegui
agt-end-turn = Fine turno
agt-only-walk = Solo lo spostamento
agt-only-walk-line = Resti nella fase di movimento: puoi ancora usare le caselle rimaste, le carte e le pozioni.
agt-go-and-on = Vai { A($space) } e prosegui
agt-passed-settled = Nulla di nuovo: si passa come prima.
agt-put-on = Indossa { IL($item) }
agt-take-off = Togli { IL($item) }
agt-resource-does = { $resource ->
    [scroll] Peschi 1 carta.
    [book] Peschi 2 carte. Tutti gli altri ne pescano 1 e ne scartano 1.
    [small_potion] Curi 1 danno.
    [large_potion] Curi 2 danni e ogni Malattia.
    [discovery] Guardi un nuovo gettone scoperta e lo nascondi in un’altra casella.
    [flight] Voli in un’altra casella con una rotta di volo.
    [auction] Cedi un oggetto per un altro dello stesso colore.
   *[quest] Prendi una missione d’élite.
}
agt-targets = Caselle tra cui scegliere
agt-extras = Carte, pozioni e poteri
agt-steps = { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}
agt-note-move = Fino a { $moves ->
    [one] 1 casella
   *[other] { $moves } caselle
}, non oltre il livello { $level }. Energia: { $energy }.
agt-note-moved = Nessuna casella di movimento rimasta. Energia: { $energy }.
agt-note-choosing = Scelto { $space }: { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}.
agt-note-fight = Energia: { $energy }
agt-note-pass = Se passi: vinci { $won } %, cadi { $fall } %, −{ $hurt } salute.
agt-you-hold = Hai in mano { $token }
agt-nothing-there = Ora non se ne può fare nulla.
agt-equip-later = L’equipaggiamento si indossa e si toglie nella tua fase di mantenimento.
agt-use = Usa
agt-why-not = Perché non ora?

# ---- trovare un luogo

agt-find = Dov’è …?
agt-find-hint = Un luogo, un personaggio, un incontro
agt-find-nothing = Sul tabellone non c’è nulla con questo nome.

# ---- che cos’è una casella

agt-label-level = casella di livello { $level }
agt-label-marker = incontro non sconfitto { $number }: { $foe }
agt-label-aggro = aggro { $number }: { $foe }
agt-label-tokens = { $count ->
    [one] un gettone scoperta, coperto
   *[other] { $count } gettoni scoperta, coperti
}
agt-preview = Che cosa ti aspetta: { $space }
agt-preview-aggro = { CAPITAL(IL($foe)) } ti trattiene qui: devi combattere.
agt-preview-marker = Qui ti aspetta { IL($foe) }: puoi combattere.
agt-preview-task = Qui ti aspetta una prova.
agt-preview-award = Vincendo ottieni il livello { $level }.
agt-preview-draw = Peschi una carta sfida di livello { $level } (ne restano { $left }).
agt-preview-trap = Una trappola { DI($name) }: { $card }
agt-preview-hero = { $name } è qui: puoi attaccare.
agt-preview-fight = Il tuo dado + { $attack } contro { $theirs }; il suo dado + { $strike } contro { $defense }, { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}. { $first ->
    [you] Colpisci per primo.
    [foe] Colpisce per primo.
   *[both] Colpite insieme.
}

# ---- gli altri

agt-players = Giocatori
agt-first-to = vince chi arriva a { $valor } di valore
agt-of = su { $of }
agt-now-of = { $now } su { $of }
agt-picks = sceglie un personaggio
agt-open-hero = Guarda da vicino: { $name }
agt-health-of = Salute { $now } su { $most }
agt-hand-count = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
agt-item-count = { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
}
agt-undefeated = Non sconfitti
agt-slots = { $used } su { $of }
agt-slot = Posto { $number }: { $foe }, { $space }
agt-slot-aggro = Posto { $number }: { $foe } con aggro, { $space }
agt-decks = Mazzi sfida
agt-decks-told = Mazzi sfida: { $grey } carte grigie, { $green } verdi, { $yellow } gialle, { $red } rosse
agt-global-event = Evento globale
agt-event-front = Fronte
agt-event-reverse = Retro
agt-event-counters = { $count ->
    [one] 1 contatore
   *[other] { $count } contatori
}
agt-event-token = Gettone { DI($hero) }
agt-event-global = Evento globale
agt-event-location = Evento di luogo
agt-event-special = Evento speciale
agt-filter-all = Tutto
agt-filter-mine = Miei
agt-filter-fights = Scontri
agt-filter-chat = Chat

# ---- le mie cose

agt-tray = Plancia
agt-may-use = Può usare
agt-gear = Equipaggiamento e borsa
agt-bag = Borsa: { $count }
agt-kept = Tenuti
agt-no-weapon = Nessuna arma
agt-no-armor = Nessuna armatura
agt-fit-worn = Ora lo indossi.
agt-fit-level = Non ancora per te: serve il livello { $level }.
agt-fit-icon = Non fa per te: serve { $icons }.
agt-fit-attack = Il tuo attacco con quest’arma: { $then } invece di { $now }.
agt-fit-defense = La tua difesa con questa armatura: { $then } invece di { $now }.
agt-quests = Missioni
agt-quest-starting = Missione iniziale
agt-quest-elite = Missione d’élite
agt-quest-any = In qualsiasi ordine
agt-valor = Valore
agt-log = Nel diario:
agt-hand = Mano
agt-hand-empty = Nessuna carta in mano
agt-health = Salute
agt-attack = attacco
agt-defense = difesa
agt-damage = danni
agt-energy-left = energia
agt-energy = { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
}
agt-free = gratis
agt-source = altro
agt-other-face = L’altra faccia della carta
agt-goal-travel = Vai a: { $places }
agt-goal-collect = Raccogli i gettoni ({ $done } su { $of }): { $places }
agt-goal-meet = Fermati nella casella { DI($who) }
agt-goal-board = { $of ->
    [1] Batti l’incontro di: { $places }
   *[other] Batti incontri ({ $places }): { $done } su { $of }
}
agt-goal-overlord = Batti un Capo Supremo
agt-goal-damage = Infliggi danni{ $someone ->
    [yes] {" "}{ A($who) }
   *[no] {""}
}: { $done } su { $of }
agt-goal-defeat-hero = Sconfiggi { $who } in combattimento
agt-goal-defeat = Sconfiggi incontri{ $coloured ->
    [yes] {" "}di livello { $level } o superiore
   *[no] {""}
}{ $some ->
    [yes] {" "}({ $traits })
   *[no] {""}
}{ $there ->
    [yes] , { $places }
   *[no] {""}
}: { $done } su { $of }
agt-goal-discard = Consegna oggetti{ $coloured ->
    [yes] {" "}di livello { $level } o superiore
   *[no] {""}
}{ $some ->
    [yes] {" "}({ $traits })
   *[no] {""}
}{ $there ->
    [yes] , { $places }
   *[no] {""}
}: { $done } su { $of }
agt-goal-cards = Scarta carte abilità{ $there ->
    [yes] , { $places }
   *[no] {""}
}: { $done } su { $of }
agt-goal-level = Raggiungi il livello { $level }
agt-goal-wear = Indossa oggetti{ $coloured ->
    [yes] {" "}di livello { $level } o superiore
   *[no] {""}
}: { $done } su { $of }
agt-goal-steal = Ruba oggetti{ $someone ->
    [yes] {" "}{ A($who) }
   *[no] {""}
}: { $done } su { $of }
agt-goal-place = Colloca gettoni scoperta{ $there ->
    [yes] , { $places }
   *[no] {""}
}: { $done } su { $of }
agt-goal-explore = Esplora{ $there ->
    [yes] {" "}{ $places }
   *[no] {""}
}: { $done } su { $of }

# ---- il combattimento

agt-combat-at = Combattimento: { $space }
agt-stage-roll = Tiro
agt-stage-powers = Poteri
agt-stage-ranged = A distanza
agt-stage-melee = Mischia
agt-stage-end = Fine
agt-strikes = Colpisce { $name }
agt-strikes-early = Colpisce per primo { $name }
agt-die-red = Dado rosso: { $face }
agt-die-black = Dado nero: { $face }
agt-die-movement = Dado movimento: { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}, { $energy ->
    [one] 1 punto energia
   *[other] { $energy } punti energia
}
agt-plus = +{ $amount }
agt-counts = vale { $amount }
agt-needs = { $chance ->
    [no] fuori portata
   *[yes] serve { $roll }+
}
agt-still = Deve ancora agire, { $source }: { $does }
agt-hits = A segno: { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
agt-misses = Mancato per { $by }
agt-after-you = Il tuo attacco { $total } contro { $defense }:
agt-after-foe = Il suo { $total } contro { $defense }:
agt-after-hit = a segno
agt-after-miss = mancato per { $by }
agt-after-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
agt-odds = Vinci { $won } %, nessuno cade { $neither } %, cadi { $fall } %; danni subiti in media: { $hurt }
agt-odds-won = vinci { $share } %
agt-odds-neither = nessuno { $share } %
agt-odds-fall = cadi { $share } %
agt-odds-hurt = −{ $hurt } salute
agt-no-attack = Nessun attacco
agt-turn-card = { $card }: gira la carta
agt-waits = Si attende { $names }
agt-deck-left = { $left ->
    [one] 1 carta nel mazzo
   *[other] { $left } carte nel mazzo
}
agt-look-at-board = Guarda il tabellone (M)
agt-back-to-fight = Torna al combattimento
agt-back-to-options = Torna alla domanda

# ---- telefono e tasti

agt-seat-told = { $name }: salute { $left } su { $health }, { $hand ->
    [one] una carta
   *[other] { $hand } carte
}, valore { $valor } su { $needed }
agt-touch-first = Tocca una casella
agt-focus-tip = Tocca una casella che brilla, sulla mappa o qui: vedi che cosa ti aspetta prima di andarci.
agt-meanwhile-tip = Guardati intorno: tocca una casella per vedere che cosa c’è. Quando tocca a te lo saprai.
agt-watching-tip = Guardati intorno: tocca una casella per vedere che cosa c’è.
agt-tab-hand = Mano
agt-tab-sheet = Scheda
agt-tab-quests = Missioni
agt-keyhelp-number = scegli l’opzione o la casella con quel numero
agt-keyhelp-targets = da una casella alla prossima
agt-keyhelp-enter = vai alla casella scelta
agt-keyhelp-end = resta, passa o prosegui
agt-keyhelp-find = trova un luogo
agt-keyhelp-map = al tabellone, o indietro
agt-keyhelp-hand = alla mano

# ---- preparazione

setup-valor = Valore per vincere
setup-valor-line = Il regolamento indica 8; con 6 la partita è più breve, con 10 più lunga.
setup-characters = Personaggi
setup-characters-line = Ogni giocatore sceglie a turno, oppure vengono distribuiti.
setup-characters-draft = scelti a turno
setup-characters-random = distribuiti a caso
