# World of Warcraft: The Board Game: parole, domande, opzioni, rifiuti e diario. I nomi sono in board_game_names.ftl,
# ciò che dicono le carte in board_game_cards.ftl.

# ---- parole

bg-green = verde
bg-red = rosso
bg-blue = blu
bg-yellow = giallo
bg-grey = grigio
bg-die-red = rosso
bg-die-blue = blu
bg-die-green = verde
bg-triangle = triangolo
bg-square = quadrato
bg-circle = cerchio
bg-special = speciale
bg-box-damage = riquadro danno
bg-box-defense = riquadro difesa
bg-box-attrition = riquadro attrito
bg-minimum = minimo
bg-reroll = il rilancio
bg-no-dice = nessun dado

bg-shows-red-1 = rosso 1
bg-shows-red-2 = rosso 2
bg-shows-red-3 = rosso 3
bg-shows-red-4 = rosso 4
bg-shows-red-5 = rosso 5
bg-shows-red-6 = rosso 6
bg-shows-red-7 = rosso 7
bg-shows-red-8 = rosso 8
bg-shows-blue-1 = blu 1
bg-shows-blue-2 = blu 2
bg-shows-blue-3 = blu 3
bg-shows-blue-4 = blu 4
bg-shows-blue-5 = blu 5
bg-shows-blue-6 = blu 6
bg-shows-blue-7 = blu 7
bg-shows-blue-8 = blu 8
bg-shows-green-1 = verde 1
bg-shows-green-2 = verde 2
bg-shows-green-3 = verde 3
bg-shows-green-4 = verde 4
bg-shows-green-5 = verde 5
bg-shows-green-6 = verde 6
bg-shows-green-7 = verde 7
bg-shows-green-8 = verde 8

bg-moment-round = Inizio di un round
bg-moment-pool = Riserva di dadi
bg-moment-throw = Prima del tiro
bg-moment-rolled = Fine della Riserva di dadi
bg-moment-reroll = Inizio del Rilancio
bg-moment-rerolled = Fine del Rilancio
bg-moment-place = Posizionamento gettoni
bg-moment-placed = Fine del Posizionamento gettoni
bg-moment-lost = Dopo una perdita di Salute
bg-moment-spent = Dopo una spesa di Energia
bg-moment-defense = Fase di difesa
bg-moment-round_end = Fine di un round
bg-moment-combat_end = Fine di un combattimento
bg-moment-turn = Inizio del turno di fazione
bg-moment-action = Azione
bg-moment-before = Subito prima di un’azione
bg-moment-rest = Riposo
bg-moment-fall = In caso di sconfitta

# ---- domande: preparazione e caso

ask-bg-class = Scegli una classe
ask-bg-classes = Distribuisci le classi
ask-bg-factions = Estrai le fazioni
ask-bg-overlord = Estrai il Capo Supremo
ask-bg-counters = Mescola a faccia in giù i gettoni di Lord Kazzak
ask-bg-shuffle = Mescola un mazzo
ask-bg-lots = Tira a sorte
ask-bg-roll = Tira la riserva di dadi
ask-bg-more-dice = Tira i dadi aggiuntivi

# ---- domande: il turno di fazione

ask-bg-act = Compi azioni con i tuoi personaggi, in qualsiasi ordine, o termina
ask-bg-bound = Prima che il turno finisca vanno sfidate le creature indipendenti
ask-bg-travel = Scegli la prossima regione
ask-bg-extra-step = Vai una regione più in là, o fermati qui
ask-bg-split = Dividi i gettoni fra Salute ed Energia
ask-bg-train = Scegli un Potere da imparare
ask-bg-town = In città: recupera, addestrati, compra e vendi
ask-bg-trade = Dai oggetti oppure oro, o chiudi lo scambio
ask-bg-manage = Gestione del personaggio: equipaggia e rimuovi carte, o termina
ask-bg-rest = Riposi: mangia qualcosa dalla Borsa, o riposa e basta
ask-bg-turn = Comincia il turno della fazione: usa prima qualcosa, o prosegui
ask-bg-gather = Scegli chi viaggia
ask-bg-nefarian = Scegli la via di Nefarian
ask-bg-cleanse = Togli il segnalino peste per 3 Energia, o lascialo

# ---- domande: una sfida

ask-bg-invite = Scegli chi inviti al combattimento
ask-bg-join = Unisciti al combattimento per un’azione, o restane fuori
ask-bg-order = Scegli l’ordine degli attacchi
ask-bg-next = Scegli chi attacca adesso
ask-bg-round = Comincia il round: usa qualcosa, o prosegui
ask-bg-pool = Passo Riserva di dadi: usa le carte, poi tira
ask-bg-throw = Prima del tiro: usa qualcosa, o tira
ask-bg-rolled = I dadi sono tirati: usa le carte, o prosegui
ask-bg-reroll = Passo Rilancio: usa le carte, scegli i dadi da rilanciare, o tienili
ask-bg-rerolled = Fine del passo Rilancio: usa le carte, o prosegui
ask-bg-place = Passo Posizionamento gettoni: usa le carte, o prosegui
ask-bg-placed = I gettoni sono piazzati: usa le carte, o prosegui
ask-bg-defense = Fase di difesa: usa le carte, o prosegui
ask-bg-lost = È andata persa della Salute: guarisci, o prosegui
ask-bg-spent = Hai speso Energia: bevi qualcosa, o prosegui
ask-bg-round_end = Il round finisce: usa qualcosa, o prosegui
ask-bg-combat_end = Il combattimento finisce: usa qualcosa, o prosegui
ask-bg-fall = Un personaggio sta per essere sconfitto: salvalo, o lascialo cadere
ask-bg-slay = Scegli l’avversario da pagare con il riquadro danno
ask-bg-wound = Scegli chi subisce la prossima ferita
ask-bg-bear = Scegli chi sopporta la perdita di Salute
ask-bg-refuge = Scegli dove ritorna il personaggio sconfitto
ask-bg-armor = Scegli i colpi che la tua armatura toglie
ask-bg-loot = Prendi un oggetto al nemico sconfitto, o lascialo
ask-bg-strip = Scegli un Potere da rimuovere

# ---- domande: usare una carta

ask-bg-units = Scegli quanto paghi
ask-bg-spot = Scegli un dado da individuare
ask-bg-take = Scegli un dado da togliere dalla riserva
ask-bg-change = Scegli un dado da cambiare
ask-bg-rise = Scegli un dado da aumentare
ask-bg-again = Scegli un dado da rilanciare
ask-bg-trim = Scegli un dado tolto da Stordimento o Maledizione
ask-bg-token-order = Scegli quali gettoni tolgono dadi per primi
ask-bg-give-up = Scegli la carta che rimuovi per questo
ask-bg-combo = Scegli la Mossa Finale per il gettone combo
ask-bg-colour = Scegli un colore
ask-bg-either = Scegli il riquadro per il colpo
ask-bg-shift = Scegli quanti colpi si spostano
ask-bg-give-hit = Scegli il colpo che passa nel riquadro attrito
ask-bg-heal-another = Scegli chi altro guarisce
ask-bg-call-demon = Scegli un Demone da chiamare
ask-bg-bring-out = Scegli quale carta fa posto

# ---- domande: ricompense ed Eventi

ask-bg-finish = Scegli la missione da ricompensare per prima
ask-bg-quest-deck = Da quale mazzo arriva la nuova missione?
ask-bg-keep = Scegli la carta da tenere
ask-bg-give = Scegli chi riceve la carta
ask-bg-overflow = La Borsa è troppo piena: scegli una carta per il Mercante
ask-bg-talent = Scegli un Talento
ask-bg-swap = Lascia una missione per una nuova dello stesso colore, o tienile
ask-bg-crafts = Prendi oro, o recupera gettoni
ask-bg-zeppelin = Vola a un punto di volo della tua fazione, o resta
ask-bg-bargain = Compra un oggetto del Mercante a metà prezzo, o nessuno
ask-bg-sale = Vendi un oggetto della Borsa a metà prezzo, o tienili tutti
ask-bg-other-talents = Scambia Talenti, o prendi oro
ask-bg-give-to-zaeldarr = Scegli l’oggetto che prende Zaeldarr
ask-bg-beasts = Sposta un gruppo di creature indipendenti, o lasciale
ask-bg-auction = Fai un’offerta per il premio: nessuno la vede prima che tutti abbiano offerto

# ---- richieste con nomi e numeri, e perché la regola chiede

ask-with-bg-wound = { $count ->
    [one] Chi prende l’ultima ferita?
   *[other] { $count } ferite da dividere: chi prende la prossima?
}
ask-with-bg-bear = { $hero } sta per perdere 1 Salute: chi la subisce?
ask-with-bg-split = { $hero } recupera { $amount ->
    [one] 1 segnalino
   *[other] { $amount } segnalini
}: Salute o Energia?
ask-with-bg-slay = { $count ->
    [one] 1 colpo nel riquadro danno: chi abbatte?
   *[other] { $count } colpi nel riquadro danno: chi abbattono?
}
ask-with-bg-overflow = La Borsa { DI($hero) } tiene { $held } carte su { $most }: quale va al Mercante?
ask-with-bg-quest-deck = Da quale mazzo pesca la nuova missione { IL($faction) }?
ask-with-bg-give = Chi riceve { $card }?
ask-with-bg-auction = Fai un’offerta per { $card }: nessuno la vede prima che tutti abbiano offerto
because-bg-class = Ognuno guida una classe per tutta la partita: decide quali Poteri puoi imparare, e nessuna classe si prende due volte.
because-bg-act = Ogni tuo personaggio ha due azioni in un turno della fazione.
because-bg-bound = Nessuno può lasciare creature indipendenti dove si trova senza combatterle: prima il turno non finisce.
because-bg-travel = Un Viaggio arriva fino a due regioni; le creature indipendenti lo fermano dove stanno.
because-bg-extra-step = Una tua carta allunga di una regione questo Viaggio; il prezzo sta sulla risposta.
because-bg-split = Ogni segnalino è Salute o Energia, a tua scelta, fin dove arriva il tuo livello.
because-bg-train = Un’azione Addestramento insegna i Poteri della tua classe e del tuo livello che puoi pagare, almeno uno.
because-bg-town = In una città della tua fazione una sola azione permette tutto questo, in qualsiasi ordine.
because-bg-trade = Gli amici nella stessa regione possono scambiare una volta dopo ogni azione di uno di loro; in uno scambio niente torna indietro.
because-bg-manage = Dopo l’ultima azione la fazione equipaggia e rimuove le carte: in nessun altro momento del turno. Una carta che ne copre una stampata ne prende il posto.
because-bg-rest = Il Cibo della Borsa serve solo mentre riposi.
because-bg-turn = Qualcosa di tuo si può usare adesso, all’inizio del turno della fazione.
because-bg-gather = Il tuo Potere porta con sé gli amici: chi è scelto viaggia senza spendere un’azione.
because-bg-nefarian = Due strade verso il Baluardo sono ugualmente brevi: scegli tu dove va Nefarian.
because-bg-cleanse = Dove stanno i tuoi personaggi c’è un segnalino peste; chi lo toglie paga 3 Energia.
because-bg-invite = Gli amici nella regione che hanno ancora un’azione possono unirsi: dividono il combattimento e la ricompensa.
because-bg-join = Sei invitato: costa un’azione, e dividi ferite, esperienza, oro e oggetti.
because-bg-order = Gli attacchi vengono uno dopo l’altro, e ciò che piazza il primo aiuta il successivo; l’ordine può cambiare a ogni round.
because-bg-next = Le parti attaccano a turno; ognuna sceglie chi dei suoi viene dopo.
because-bg-round = Qualcosa di tuo si può usare adesso, all’inizio del round di combattimento.
because-bg-pool = Ciò che usi adesso aggiunge dadi o cambia questo attacco; poi si tira la riserva.
because-bg-throw = La riserva è pronta; ciò che usi adesso vale prima che i dadi cadano.
because-bg-rolled = I dadi sono caduti: alcune tue carte agiscono sul tiro così com’è.
because-bg-reroll = Ogni dado si può ritirare una volta, tanti dadi quanti ne dice il tuo valore di Rilancio.
because-bg-rerolled = I rilanci sono finiti; alcune tue carte agiscono sui dadi come stanno adesso.
because-bg-place = I colpi stanno per essere piazzati; ciò che usi adesso li cambia ancora.
because-bg-placed = I segnalini di questo attacco sono nei riquadri; alcune tue carte agiscono su di essi.
because-bg-defense = Ora colpiscono gli avversari; ciò che usi adesso risponde loro.
because-bg-lost = Un personaggio ha appena perso Salute e può essere curato subito.
because-bg-spent = È stata appena spesa Energia; una tua pozione ne ridà un po’.
because-bg-round_end = Il round è finito; alcune tue carte agiscono prima del prossimo.
because-bg-combat_end = Il combattimento è deciso; alcune tue carte agiscono adesso.
because-bg-fall = Non ha più Salute; una tua carta può ancora tenerlo nel combattimento.
because-bg-slay = Il riquadro danno paga la Salute degli avversari all’Attacco a distanza; chi cade non colpisce più.
because-bg-wound = Le ferite di una parte si dividono come vogliono i suoi giocatori; chi perde l’ultima Salute è sconfitto.
because-bg-bear = Un Famiglio, o una carta che la previene, può prendere la perdita al posto del personaggio.
because-bg-refuge = Un personaggio sconfitto si rialza in uno dei cimiteri più vicini o nella regione di partenza, con 1 Salute e 1 Energia.
because-bg-armor = Ogni armatura toglie un colpo nemico, prima nel riquadro danno; le due parti scelgono in segreto.
because-bg-loot = Chi sconfigge un personaggio può prendergli un oggetto che non sia vincolato.
because-bg-strip = L’abilità della Bestia Ancestrale toglie un Potere dalla tua scheda; più tardi puoi equipaggiarlo di nuovo.
because-bg-units = Questa carta si può pagare più volte, e ogni pagamento rifà il suo effetto.
because-bg-trim = Ogni Stordimento o Maledizione toglie un dado della riserva; scegli tu quale.
because-bg-token-order = Lo Stordimento toglie dadi blu e rossi, la Maledizione qualunque: conta chi viene prima.
because-bg-finish = Più missioni si sono concluse insieme; le ricompense arrivano una dopo l’altra.
because-bg-quest-deck = Una missione conclusa si sostituisce subito; i colori più forti pagano di più e combattono meglio.
because-bg-keep = Si sono pescate più carte di quante se ne tengano; le altre tornano indietro.
because-bg-give = La ricompensa è del gruppo: può averla chiunque abbia partecipato.
because-bg-overflow = In una Borsa c’è posto solo per tanto; Pozioni, Pergamene e Cibo non contano.
because-bg-talent = Un livello nuovo porta un Talento della tua classe; vale per il resto della partita.
because-bg-crafts = L’Evento dà a ogni personaggio oro pari al livello, o altrettanti segnalini.
because-bg-auction = Tutti offrono nello stesso momento; l’offerta più alta si paga e prende l’oggetto, gli altri tengono l’oro.
because-bg-swap = L’Evento permette a ogni fazione di cambiare una missione con una nuova dello stesso colore.

# ---- opzioni

option-use = { $hero }: usa { $card }
option-use-paid = { $hero }: usa { $card } per { $energy } Energia
option-use_all = Usale tutte
option-ready = Prosegui
option-enough = Basta così
option-units = { $count ->
    [one] Paga una volta
   *[other] Paga { $count } volte
}
option-give-up-card = Rimuovi { $card }
option-die = { $face ->
    [0] dado { $colour }
   *[other] { $colour } { $face }
}
option-reroll = Rilancia i dadi scelti
option-keep = Tieni i dadi
option-colour = { $colour }
option-first-stun = Prima lo Stordimento
option-first-curse = Prima la Maledizione
option-box = Nel { $box }
option-shift = { $count ->
    [0] Non spostare colpi
    [one] Sposta 1 colpo
   *[other] Sposta { $count } colpi
}
option-suffer = Lascia agire l’abilità degli avversari
option-order = { $heroes }
option-wound = { $hero } subisce la ferita
option-bear = Perdi 1 Salute
option-pet = La subisce { $card }
option-ward = Previenila con { $card } per 1 Energia
option-slay = { $foe }
option-go = { $region }
option-quest_deck = Il mazzo { $colour }
option-combo = { CAPITAL(SU($card)) }
option-keep_item = Tieni { $card }
option-to_merchant = Cedi { $card }
option-talent = Prendi { $card }
option-summon = Chiama { $card }
option-bring-out = Equipaggia { $card } nell’area { $area }
option-bring-out-for = Equipaggia { $card } al posto { DI($other) } (area { $area })
option-hasten = Con { $card }
option-give = { $hero }
option-act-travel = { $hero }: Viaggio
option-act-rest = { $hero }: Riposo
option-act-train = { $hero }: Addestramento
option-act-town = { $hero }: Città
option-challenge-blue = { $hero }: sfida le creature indipendenti ({ $kind }) { DOVE($region) }
option-challenge-quest = { $hero }: sfida le creature missione ({ $kind }) { DOVE($region) }
option-challenge-boss = { $hero }: sfida { $kind } { DOVE($region) }
option-challenge-counter = { $hero }: sfida il gettone coperto { DOVE($region) }
option-challenge-pvp = { $hero }: sfida i personaggi nemici { DOVE($region) }
option-look = { $hero }: guarda il gettone coperto
option-trade = { $hero } e { $other }: scambio

# ---- la bozza del turno di una fazione
bg-draft-travel = Viaggio verso { $region }
bg-draft-rest = Riposo { DOVE($region) }
bg-draft-train = Addestramento { DOVE($region) }
bg-draft-town = Visita alla città { DI($region) }
bg-draft-blue = Sfida alle creature indipendenti ({ $kind }) { DOVE($region) }{ $count ->
    [0] { "" }
   *[other] { " " }con { $friends }
}
bg-draft-quest = Sfida alle creature missione ({ $kind }) { DOVE($region) }{ $count ->
    [0] { "" }
   *[other] { " " }con { $friends }
}
bg-draft-boss = Sfida { A($kind) } { DOVE($region) }{ $count ->
    [0] { "" }
   *[other] { " " }con { $friends }
}
bg-draft-counter = Sfida al gettone coperto { DOVE($region) }{ $count ->
    [0] { "" }
   *[other] { " " }con { $friends }
}
bg-draft-pvp = Sfida ai personaggi nemici { DOVE($region) }{ $count ->
    [0] { "" }
   *[other] { " " }con { $friends }
}

option-hand = { $hero } dà { $card }
option-gold = { $hero } dà { $amount } oro
option-split = { $health } Salute e { $energy } Energia
option-regain = Recupera Salute ed Energia
option-train = Impara { $card } per { $gold } oro
option-buy = Compra { $card } per { $gold } oro
option-sell = Vendi { $card } per { $gold } oro
option-invite = Scegli { $heroes }
option-invite-nobody = Non scegliere nessuno
option-join = { $hero } si unisce
option-stay_out = { $hero } resta fuori
option-equip = { $hero }: equipaggia { $card } nell’area { $area }
option-equip-paid = { $hero }: equipaggia { $card } nell’area { $area } per { $energy } Energia
option-unequip = { $hero }: rimuovi { $card }
option-class = { $class }
option-finish = { $quest }
option-next = { $hero }
option-parry = Togli { $damage } danno, { $defense } difesa e { $attrition } attrito
option-loot = { $winner } prende { $card } { DA($loser) }
option-bid = Offri { $amount } oro
option-swap = Rinuncia { A($quest) }
option-take_gold = Prendi { $amount } oro
option-beasts = { $kind }: { DA($source) } { A($target) }
option-retrain = Scambia { $old } con { $new }
option-cleanse = { $hero } toglie il gettone

# ---- rifiuti

why-bg-players = { $players ->
    [one] Non si può giocare in 1
   *[other] Non si può giocare in { $players }
}: scegli da 2 a 6 giocatori.
why-bg-sides-seats = Le parti sono indicate per { $sides ->
    [one] 1 posto
   *[other] { $sides } posti
}, ma si gioca in { $players }.
why-bg-sides-uneven = Le due parti devono essere pari: { $heroes } personaggi ciascuna.
why-bg-class-taken = { $class }: classe già presa { DA($seat) }.
why-bg-class-other-side = { $class }: classe di una sola fazione ({ $faction }); con questa scelta le parti non tornerebbero più.
why-bg-not-active = Non è il turno della fazione { DI($hero) }.
why-bg-not-yours = { $hero } non è un tuo personaggio.
why-bg-no-part = { $hero } non vi prende parte.
why-bg-not-here = { $hero } non è { DOVE($region) }.
why-bg-no-actions = { $hero } non ha più azioni in questo turno.
why-bg-acts-next = Chi ha usato ciò che precede una propria azione la compie subito: ora tocca { A($hero) }.
why-bg-must-challenge = { $hero } deve prima sfidare le creature indipendenti ({ $kind }) { DOVE($region) }.
why-bg-blue-first = { CAPITAL(DOVE($region)) } vanno sfidate prima le creature indipendenti ({ $kind }).
why-bg-no-target = { CAPITAL(DOVE($region)) } non c’è nulla che { $hero } possa sfidare.
why-bg-whom-to-challenge = { $hero } può sfidare qualcuno qui: di’ chi.
why-bg-enemy-quest = Le creature missione { DOVE($region) } appartengono a una missione del nemico.
why-bg-not-your-quest = { $quest } non è una missione della tua fazione.
why-bg-no-quest-left = Dal mazzo { $colour } non si può pescare nessuna missione: non ce ne sono più, o mancano le creature.
why-bg-beasts-moved = Queste creature ({ $kind }) { DOVE($region) } si sono già spostate.
why-bg-beasts-not-there = Queste creature ({ $kind }) non possono andare { A($region) }: è troppo lontano, è una regione di partenza, o ci sono nemici o creature dello stesso tipo.
why-bg-no-counter = { CAPITAL(DOVE($region)) } non c’è nessun gettone coperto che la fazione { DI($hero) } non abbia già guardato.
why-bg-one-travel = Una carta permette { A($hero) } una sola azione di Viaggio per turno.
why-bg-plaguewinds = Venti di Pestilenza: { $hero } non ha Energia per partire dalle Terre Infette.
why-bg-nothing-to-train = Non c’è nessun Potere che { $hero } possa imparare e pagare ora.
why-bg-no-town = { CAPITAL(DOVE($region)) } non c’è una città della fazione { DI($hero) }.
why-bg-one-step-at-least = Un’azione di Viaggio va almeno una regione più in là.
why-bg-enemy-home = { $region } è la regione di partenza del nemico: non puoi entrarci.
why-bg-enemy-flight = La rotta di volo per { $region } è del nemico, e la regione non è adiacente.
why-bg-not-adjacent = { $region } non è adiacente, e nessuna tua rotta di volo ci arriva.
why-bg-only-adjacent = { $region } non è adiacente.
why-bg-not-the-way = { $region } non è su una delle vie più brevi per il Baluardo.
why-bg-no-landing = Lo Zeppelin non vola { A($region) }: va a un altro punto di volo della tua fazione, dove non ci sono nemici.
why-bg-draft-too-far = { $hero } non può arrivare { DA($here) } { A($region) } con un solo Viaggio.
why-bg-draft-not-there = A quel punto { $hero } non è { DOVE($region) }.
why-bg-draft-no-action = { CAPITAL(A($hero)) } non resta un’azione per unirsi.
why-bg-fell-here = Il cimitero della regione in cui si è sconfitti non conta: il personaggio è caduto { DOVE($region) }.
why-bg-no-refuge = { $region } non è né uno dei cimiteri più vicini né la regione di partenza.
why-bg-split-all = Si prendono tutti i gettoni, e né la Salute né l’Energia superano la capacità.
why-bg-buy-one = Con un’azione di Addestramento si compra almeno un Potere.
why-bg-other-class = { $card } appartiene a un’altra classe.
why-bg-known = { $card } è già tua.
why-bg-no-swap = { $other } non si può cambiare con { $card }: il nuovo Talento è di livello più alto, o il vecchio è appena arrivato.
why-bg-level-too-low = { $card } richiede il livello { $level }.
why-bg-no-gold = { $card } costa { $gold } oro e tu ne hai { $held }: ne manca { MINUS($gold, $held) }.
why-bg-not-for-sale = { $card } non è nel mazzo del Mercante.
why-bg-only-in-town = { $card } si compra o si vende solo con un’azione Città.
why-bg-regained = { $hero } ha già recuperato in questa azione Città: si fa una volta sola.
why-bg-full = { $hero } non ha nulla da recuperare: Salute ed Energia sono al massimo.
why-bg-soulbound = Un oggetto vincolato non si può né vendere né cedere: { $card }.
why-bg-cannot-sell = Non si può vendere { $card }: non è un tuo oggetto.
why-bg-no-trade = { $hero } non può fare scambi adesso: scambiano solo gli amici nella stessa regione, una volta dopo ogni azione di uno di loro.
why-bg-nothing-to-trade = Né { $hero } né { $other } hanno qualcosa da dare.
why-bg-no-cleansing = { $hero } ora non può togliere un gettone pestilenza: lo si fa dopo un’azione in una di quelle regioni, per { $energy } Energia.
why-bg-no-gold-to-give = { $hero } ora non può dare tanto oro.
why-bg-no-power-trade = Si scambiano solo oggetti e oro, e { $card } non è un oggetto.
why-bg-not-in-bag = { $card } non è nella Borsa.
why-bg-not-counted = { $card } non conta nella Borsa: non deve lasciarla.
why-bg-handed-back = Ciò che è stato dato in questo scambio non si restituisce.
why-bg-not-in-force = { $card } non è in vigore: va equipaggiata, o deve stare nella Borsa se si usa da lì.
why-bg-used-up = { $card } non si può usare di nuovo adesso.
why-bg-first-ability-first = Prima va pagata { $card }: le sue altre abilità seguono nello stesso round.
why-bg-one-potion = In un round di combattimento si beve una sola Pozione.
why-bg-one-scroll = In un round di combattimento si legge una sola Pergamena.
why-bg-need = Ora manca ciò che { $card } richiede.
why-bg-no-energy = { $card } costa { $energy } Energia e tu ne hai { $held }.
why-bg-too-many-units = { $card }: ora non si può pagare così tante volte, ma al massimo { $count }.
why-bg-cannot-give-up = { $card } non è ciò che questa carta chiede.
why-bg-no-such-die = Non c’è nessun dado adatto per { $card }.
why-bg-no-free-die = Tutti i dadi che { $card } aggiungerebbe sono già in uso, persi o vietati.
why-bg-must-suffer = L’abilità degli avversari deve agire prima che tu prosegua.
why-bg-no-pet = { $hero } non ha un Famiglio o un Demone che assorba la ferita.
why-bg-own-loss = Un Famiglio o un Demone assorbe solo le ferite: questa perdita tocca { A($hero) }.
why-bg-other-moment = { $card } funziona in un altro momento: { $moment }.
why-bg-own-phase-only = { $card } aiuta solo il suo proprietario.
why-bg-few-to-use = Qui non c’è più d’una carta che non costi nulla e aggiunga soltanto qualcosa.
why-bg-not-now = Le carte si usano nei loro momenti, non qui.
why-bg-no-rerolls-left = Il tuo valore di Rilancio è { $value }, ed è esaurito.
why-bg-rerolled-once = Un dado si può rilanciare una volta sola.
why-bg-no-dice-chosen = Non è ancora stato scelto nessun dado da rilanciare.
why-bg-dice-chosen = Sono già stati scelti dei dadi da rilanciare: prima si rilanciano quelli.
why-bg-die-does-not-fit = Nella riserva non c’è un dado così che qui vada bene.
why-bg-pick-on = { $card } richiede altri dadi: non ci si può fermare qui.
why-bg-no-die-of-colour = Non c’è più nessun dado di questo colore: { $colour }.
why-bg-no-hit-there = Qui non si può spostare nessun colpo dal { $box }.
why-bg-too-few-hits = { $foe } cade con { $health ->
    [one] 1 colpo
   *[other] { $health } colpi
}; nel riquadro danno: { $hits }.
why-bg-parry-all = Ogni gettone armatura toglie un colpo dal riquadro danno o difesa e uno dal riquadro attrito, finché ce ne sono.
why-bg-no-such-area = Su questa scheda non c’è l’area { $area }.
why-bg-not-owned = { $card } non è né nel Libro degli incantesimi né nella Borsa.
why-bg-bag-item = { $card } si usa dalla Borsa e non si equipaggia.
why-bg-stances-only = L’area { $area } accetta solo Posizioni, e { $card } non lo è.
why-bg-stance-area = { $card } è una Posizione e sta solo nell’area delle Posizioni.
why-bg-wrong-type = L’area { $area } non accetta carte del tipo { DI($card) }.
why-bg-wrong-trait = L’area { $area } non accetta oggetti con il tratto { DI($card) }.
why-bg-same-function = Nell’area { $area } c’è già un oggetto aggiuntivo con la funzione { DI($card) }.
why-bg-unique = { $card } e { $other } sono della stessa categoria unica: se ne equipaggia una sola.
why-bg-not-equipped = { $card } non è equipaggiata, o è già stata rimossa in questa fase.
why-bg-no-power-there = { $card } non è un Potere che si trova sulla scheda.

# ---- il diario: preparazione e turni

log-bg-picked = { $seat ->
    [Tu] Scegli
   *[other] { $seat } sceglie
} la classe { $cls }.
log-bg-arrives = { $seat }: { $hero } ({ $faction }).
log-bg-overlord = Il Capo Supremo è { $overlord }.
log-bg-merchant-opens = Il Mercante offre { $cards }.
log-bg-merchant = Ora il Mercante offre { $card }.
log-bg-turn = Turno { $turn }: { $faction }.
log-bg-moved = { $hero } va { A($region) }.
log-bg-carried = { $hero } ritorna { A($region) }.
log-bg-regained = { $hero } recupera { $health } Salute e { $energy } Energia.
log-bg-gained = { $hero } guadagna { $health } Salute e { $energy } Energia.
log-bg-uncursed = { $hero } si libera di una Maledizione.
log-bg-trained = { $hero } impara { $card } per { $gold } oro.
log-bg-bought = { $hero } compra { $card } per { $gold } oro.
log-bg-sold = { $hero } vende { $card } per { $gold } oro.
log-bg-handed = { $hero } dà { $card } { A($other) }.
log-bg-paid = { $hero } dà { $amount } oro { A($other) }.
log-bg-equipped = { $hero } equipaggia { $card }{ $energy ->
    [0] .
   *[other] { " " }per { $energy } Energia.
}
log-bg-unequipped = { $hero } rimuove { $card }.
log-bg-peeked = { $hero } guarda il gettone coperto { DOVE($region) }.
log-bg-peeked-kazzak = { $hero } guarda il gettone { DOVE($region) }: è Lord Kazzak.
log-bg-peeked-decoy = { $hero } guarda il gettone { DOVE($region) }: è un’esca.
log-bg-kazzak-found = Il gettone { DOVE($region) } viene girato: è Lord Kazzak.
log-bg-decoy = Il gettone { DOVE($region) } viene girato: è un’esca.

# ---- il diario: combattimento

log-bg-challenged = { $hero } comincia una Sfida { DOVE($region) }.
log-bg-joined = { $hero } si unisce al combattimento.
log-bg-combat = Combattimento: { $heroes } contro { $foes }.
log-bg-pvp = Combattimento fra personaggi: { $heroes }.
log-bg-used = { $hero } usa { $card }{ $energy ->
    [0] .
   *[other] { " " }per { $energy } Energia.
}
log-bg-rolled = { $hero } tira { $dice }.
log-bg-rerolled = { $hero } rilancia: { $dice }.
log-bg-rolled-more = { $hero } tira in più { $dice }.
log-bg-plagued = L’abilità degli avversari colpisce { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} { DI($hero) }.
log-bg-placed = { $hero } piazza { $damage } danno, { $defense } difesa, { $attrition } attrito e { $armor } armatura.
log-bg-slain = Sconfitta: { $foe }, per { $health } colpi.
log-bg-damage = Attacco { $attack }, respinti { $blocked }: { $wounds ->
    [0] nessuna ferita.
    [one] 1 ferita.
   *[other] { $wounds } ferite.
}
log-bg-strikes = Attacco a distanza: ferite per l’Orda { $horde }, per l’Alleanza { $alliance }.
log-bg-resolution = Risoluzione: ferite per l’Orda { $horde }, per l’Alleanza { $alliance }.
log-bg-lost = { $hero } perde 1 Salute e ne ha ancora { $left }.
log-bg-pet-hurt = { $card } subisce una ferita per { $hero }.
log-bg-warded = { $hero } previene una perdita con { $card }.
log-bg-defeated = Sconfitta per { $hero }.
log-bg-ice-block = { $hero } lascia il combattimento.
log-bg-deadlock = Nessuno può vincere questo combattimento: finisce qui.
log-bg-combat-over = { $won ->
    [1] Il combattimento è vinto.
   *[other] Il combattimento è finito; gli avversari restano.
}
log-bg-pvp-won = Combattimento vinto: { $faction }.
log-bg-pvp-undecided = Il combattimento finisce senza un vincitore.
log-bg-looted = { $hero } prende { $card } { DA($loser) }.

# ---- il diario: ricompense

log-bg-completed = Missione completata: { $quest }.
log-bg-quest = Nuova missione ({ $faction }): { $quest }.
log-bg-quest-short = Torna nel mazzo { $quest }: le miniature non bastano.
log-bg-quest-dropped = Missione abbandonata: { $quest }.
log-bg-spawned = { CAPITAL(DOVE($region)) } { $count ->
    [one] compare
   *[other] compaiono
} { $count } { $creature } ({ $colour }).
log-bg-gold = { $hero } riceve { $amount } oro.
log-bg-xp = { $hero } ottiene { $amount } XP e ne ha { $xp }.
log-bg-level = { $hero } raggiunge il livello { $level }.
log-bg-talent = { $hero } prende il Talento { $card }.
log-bg-drew = Dal mazzo { $deck }: { $cards }.
log-bg-received = { $hero } riceve { $card }.
log-bg-to-merchant = { $hero } lascia { $card } al Mercante.

# ---- il diario: Eventi e fine

log-bg-event = Evento: { $event }.
log-bg-event-ends = L’Evento finisce: { $event }.
log-bg-nefarian-moves = Nefarian si sposta { A($region) }.
log-bg-nefarian-arrives = Nefarian raggiunge { $region }: comincia l’ultima battaglia.
log-bg-beasts-moved = Creature indipendenti ({ $creature }) si spostano { DA($source) } { A($target) }.
log-bg-bids = Offerte { DI($heroes) }: { $bids }.
log-bg-won-auction = { $hero } vince { $card } per { $gold } oro.
log-bg-marked = Ricercati: { $heroes }.
log-bg-gave-up = { $hero } cede { $card }.
log-bg-gave-gold = { $hero } cede { $amount } oro.
log-bg-tainted-health = { $hero } perde { $amount } Salute.
log-bg-tainted-energy = { $hero } perde { $amount } Energia.
log-bg-cleansed = { $hero } toglie la pestilenza { DA($region) }.
log-bg-war-won = { $event }: vince { $faction }.
log-bg-final = Comincia la battaglia finale; attacca: { $faction }.
log-bg-overlord-falls = Il Capo Supremo cade; vince la partita: { $faction }.
log-bg-wins = Vince la partita: { $faction }.
log-bg-tie = La partita finisce in parità.
