# World of Warcraft: The Adventure Game: parole, domande, scelte, rifiuti e cronaca. I nomi sono in adventure_*.ftl.

# ---- parole

ag-level-grey = grigio
ag-level-green = verde
ag-level-yellow = giallo
ag-level-red = rosso

ag-resource-scroll = pergamena
ag-resource-book = libro
ag-resource-small_potion = piccola pozione curativa
ag-resource-large_potion = grande pozione curativa
ag-resource-discovery = metti una scoperta
ag-resource-flight = rotta di volo
ag-resource-auction = casa d’aste
ag-resource-quest = datore di missioni

# ---- domande con nomi e numeri

ask-ag-offered = { $card }: che cosa fai?
ask-ag-with-at-met = { $hero } si imbatte { IN($foe) }: usi qualcosa?
ask-ag-with-at-attacked = { $hero } attacca { $foe }: usi qualcosa?
ask-ag-with-at-hurt = { $hero } sta per subire { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}: usi qualcosa?
ask-ag-with-at-fall = { $hero } sta per cadere: usi qualcosa?
ask-ag-with-at-played = { $hero } gioca { $card }: rispondi?
ask-ag-with-discard = { $count ->
    [one] Scegli una carta da scartare
   *[other] Scegli la prima di { $count } carte da scartare
}
ask-ag-with-pay = Scegli come paghi { $energy ->
    [one] 1 punto energia
   *[other] { $energy } punti energia
}

# ---- perché una regola chiede, dove non chiede una carta

because-ag-character = Giochi un solo personaggio per tutta la partita; la sua classe decide quali carte abilità peschi.
because-ag-quest-order = Le due missioni iniziali sono tue: si chiede solo quale preparare per prima.
because-ag-city = Ognuno inizia in una città a scelta.
because-ag-move = Puoi dividere le tue caselle fra più spostamenti, e giocare carte movimento nel mezzo.
because-ag-explore = Chi si ferma in una casella ne usa una risorsa.
because-ag-resolve = Qui ci sono più scoperte: le risolvi tutte, nell’ordine che vuoi.
because-ag-in_city = Certe carte e certi gettoni si usano solo in città, e tu sei in una città.
because-ag-challenge = Fase di sfida: affronti una sola sfida della tua casella.
because-ag-make-room = Sul tracciato stanno solo dieci incontri non sconfitti: il più vicino fa posto, e fra pari scegli tu.
because-ag-quests = Qui e ora puoi fare qualcosa che le tue missioni chiedono.
because-ag-equip = Nella fase di mantenimento indossi e togli l’equipaggiamento; ogni oggetto cambia una volta.
because-ag-drop-quest = Puoi avere solo due missioni attive; quella a cui rinunci è persa.
because-ag-quest-target = La missione deve riguardare uno degli altri personaggi.
because-ag-order = Più giocatori vogliono agire nello stesso momento: l’ordine lo decide il personaggio attivo.
because-ag-power-order = Più poteri hanno effetto nello stesso momento: l’ordine lo decidi tu.
because-ag-loot = Chi sconfigge un personaggio può prendere un oggetto dalla sua borsa.
because-ag-resurrect = Chi è sconfitto risorge, guarito, nella città più vicina; due sono alla stessa distanza.
because-ag-discard = Hai in mano più carte di quante ne permetta il limite.
because-ag-pay = Ogni pozione di mana ti fa risparmiare 1 punto energia; l’oggetto si scarta.
because-ag-at-turn_start = Puoi usare qualcosa ora, prima del dado movimento.
because-ag-at-rolled = Puoi usare qualcosa ora che il dado movimento è tirato.
because-ag-at-entered = Puoi usare qualcosa ora che qualcuno arriva in una casella.
because-ag-at-explore = Puoi usare qualcosa ora, prima di esplorare.
because-ag-at-challenge = Puoi usare qualcosa ora, prima della sfida.
because-ag-at-met = Puoi usare qualcosa prima che cominci lo scontro.
because-ag-at-attacked = Puoi usare qualcosa prima che cominci lo scontro.
because-ag-at-maintenance = Puoi usare qualcosa nella fase di mantenimento.
because-ag-at-turn_end = Puoi usare qualcosa prima che finisca il turno.
because-ag-at-before_roll = Ciò che giochi ora conta prima che cadano i dadi.
because-ag-at-after_roll = I dadi sono tirati: ciò che giochi ora può ancora cambiare l’esito.
because-ag-at-before_ranged = Ultima occasione prima degli attacchi a distanza.
because-ag-at-before_melee = Ultima occasione prima degli attacchi in mischia.
because-ag-at-combat_end = Il combattimento è deciso; qualcosa di tuo ha effetto ora.
because-ag-at-die = Il dado per una carta è tirato; qualcosa di tuo può ancora cambiarlo.
because-ag-at-played = Qualcosa di tuo risponde a questa carta.
because-ag-at-hurt = Qualcosa di tuo può prevenire danni.
because-ag-at-fall = Qualcosa di tuo può salvare un personaggio.

# ---- domande: preparazione e caso

ask-ag-character = Scegli il tuo personaggio
ask-ag-characters = Distribuire i personaggi
ask-ag-city = Scegli la città da cui parti
ask-ag-combat = Tirare i dadi da combattimento
ask-ag-deal-quests = Distribuire le missioni iniziali
ask-ag-die = Tirare un dado da combattimento
ask-ag-first = Tirare per il primo turno
ask-ag-mix-tokens = Mescolare i gettoni scoperta
ask-ag-movement = Tirare il dado movimento
ask-ag-quest-order = Scegli la missione da preparare per prima
ask-ag-random-cards = Prendere carte a caso
ask-ag-random-item = Prendere un oggetto a caso
ask-ag-reshuffle = Mescolare gli scarti in un nuovo mazzo
ask-ag-shuffle = Mescolare un mazzo

# ---- domande: il turno

ask-ag-move = Muoviti, usa ciò che appartiene alla fase di movimento, o finisci
ask-ag-explore = Scegli una risorsa di questa casella
ask-ag-resolve = Scegli la scoperta da risolvere ora
ask-ag-in_city = Sei in città: usi qui una carta o un gettone?
ask-ag-place-token = Scegli dove mettere il gettone scoperta
ask-ag-peek = Scegli il gettone scoperta da guardare
ask-ag-peeked = Scarti il gettone che hai visto?
ask-ag-flight = Scegli dove volare
ask-ag-auction = Scegli l’oggetto da dare in cambio
ask-ag-challenge = Scegli la tua sfida
ask-ag-make-room = Il tracciato è pieno: scegli il gettone più vicino da togliere
ask-ag-quests = Soddisfa qui condizioni delle tue missioni, o prosegui
ask-ag-equip = Indossa e togli oggetti, o finisci il turno
ask-ag-drop-quest = Scegli la missione a cui rinunci
ask-ag-quest-target = Scegli il personaggio di cui parla la missione

# ---- domande: momenti in cui si usano carte e poteri

ask-ag-at-turn_start = Il turno comincia: usi qualcosa?
ask-ag-at-rolled = Il dado movimento è tirato: usi qualcosa?
ask-ag-at-entered = Qualcuno è entrato in una casella: usi qualcosa?
ask-ag-at-explore = La fase di esplorazione comincia: usi qualcosa?
ask-ag-at-challenge = La fase di sfida comincia: usi qualcosa?
ask-ag-at-met = Un incontro sbarra la strada: usi qualcosa?
ask-ag-at-attacked = È annunciato un attacco: usi qualcosa?
ask-ag-at-maintenance = La fase di mantenimento comincia: usi qualcosa?
ask-ag-at-turn_end = Il turno finisce: usi qualcosa?
ask-ag-at-before_roll = Prima del tiro di combattimento: giochi una carta?
ask-ag-at-after_roll = I dadi da combattimento sono tirati: giochi una carta?
ask-ag-at-before_ranged = Prima del passo a distanza: giochi una carta?
ask-ag-at-before_melee = Prima del passo di mischia: giochi una carta?
ask-ag-at-combat_end = Il combattimento finisce: usi qualcosa?
ask-ag-at-die = È tirato un dado per una carta: usi qualcosa?
ask-ag-at-played = È stata giocata una carta: rispondi?
ask-ag-at-hurt = Stanno per essere inflitti danni: usi qualcosa?
ask-ag-at-fall = Un personaggio sta per cadere: usi qualcosa?
ask-ag-order = Scegli quale carta o potere si risolve per primo
ask-ag-power-order = Scegli il potere da risolvere per primo

# ---- domande: effetti

ask-ag-target = Scegli chi riguarda la carta
ask-ag-choose = Scegli che cosa succede
ask-ag-may = Un’offerta: che cosa fai?
ask-ag-spend = Paghi ancora, o ti fermi?
ask-ag-pay = Scegli come paghi l’energia
ask-ag-pay-item = Scegli l’oggetto con cui paghi
ask-ag-pay-token = Scegli il gettone con cui paghi
ask-ag-pay-attached = Scegli la carta assegnata con cui paghi
ask-ag-search = Scegli una carta dal tuo mazzo
ask-ag-recover = Scegli una carta dalla tua pila degli scarti
ask-ag-discard = Scegli una carta da scartare
ask-ag-discard-other = Scegli la carta che deve scartare
ask-ag-attach-item = Scegli l’oggetto a cui assegnare la carta
ask-ag-strip = Scegli la carta assegnata da scartare
ask-ag-trap = Scegli dove sta la trappola
ask-ag-reroll = Scegli il dado da ritirare
ask-ag-move-figure = Scegli dove va la miniatura
ask-ag-remove-marker = Scegli l’incontro non sconfitto che lascia il tabellone
ask-ag-move-marker = Scegli l’incontro non sconfitto da spostare
ask-ag-marker-space = Scegli dove si sposta
ask-ag-loot = Prendi un oggetto dalla borsa dello sconfitto, o lascialo
ask-ag-resurrect = Scegli la città in cui risorgi
ask-ag-item-colour = Scegli il colore dell’oggetto
ask-ag-keep-item = Scegli l’oggetto che tieni
ask-ag-lose-item = Scegli l’oggetto che perdi
ask-ag-steal = Scegli l’oggetto che prendi
ask-ag-steal-back = Prendi in cambio un oggetto, o lascialo

window-ag-at-turn_start = Comincia un turno
window-ag-at-rolled = Il dado movimento è tirato
window-ag-at-explore = Comincia la fase di esplorazione
window-ag-at-met = Un incontro sbarra la strada
window-ag-at-attacked = Viene annunciato un attacco
window-ag-at-before_roll = Prima del tiro di combattimento
window-ag-at-after_roll = Dopo il tiro di combattimento
window-ag-at-before_ranged = Prima del passo a distanza
window-ag-at-before_melee = Prima del passo in mischia
window-ag-at-combat_end = Finisce un combattimento
window-ag-at-die = È tirato un dado per una carta
window-ag-at-played = È stata giocata una carta
window-ag-at-hurt = Stanno per essere inflitti danni
window-ag-at-fall = Un personaggio sta per cadere

# ---- scelte

option-ag-leave = Lascia stare: non succede nulla
option-ag-peeked-yes = Mettilo nella scatola
option-ag-peeked-no = Lascialo dov’è
option-ag-reroll-yes = Tira di nuovo
option-ag-reroll-no = Lascia i dadi come sono
option-ag-move-figure-no = Non spostare
option-ag-loot-no = Non prendere nulla
option-ag-steal-back-no = Non prendere nulla in cambio
option-ag-in_city-no = Non usare nulla
option-ag-character = { $hero }
option-ag-go = Vai { A($space) }
option-ag-space = { $space }
option-ag-target = { $hero }
option-ag-play = Gioca { $card }{ $energy ->
    [0] {""}
   *[other] {" "}(energia: { $energy })
}
option-ag-use-power = Usa { $card }{ $energy ->
    [0] {""}
   *[other] {" "}(energia: { $energy })
}: { $does }
option-ag-drink-health = Usa { IL($item) } come pozione: curi 1 danno
option-ag-drink-mana = Usa { IL($item) } come pozione: paghi 1 punto energia in meno
option-ag-drink-swiftness = Usa { IL($item) } come pozione: 1 casella in più
option-ag-pay = Paga { $energy ->
    [one] 1 punto energia
   *[other] { $energy } punti energia
}
option-ag-card = { $card }
option-ag-item = { $item }
option-ag-token = { $token }
option-ag-attached = { $card } { SU($hero) }
option-ag-branch = { CAPITAL($does) }
option-ag-power-first = Prima { $card }
option-ag-die-own = Il tuo dado
option-ag-die-enemy = Il dado del nemico
option-ag-level = Un oggetto { $level }
option-ag-resource = { $resource }
option-ag-resolve = { $token }
option-ag-peek = Gettone { $number } { A($space) }
option-ag-attack = Attacca { $hero }
option-ag-fight = Combatti contro { IL($foe) } (gettone { $number })
option-ag-face = Affronta { IL($space) }
option-ag-event = Risolvi { $event }
option-ag-draw = Pesca una carta sfida: { $level }
option-ag-marker = { $foe } { A($space) } (gettone { $number })
option-ag-quest = { $quest }
option-ag-goal-discard = { $quest }: consegna { IL($item) }
option-ag-goal-cards = { $quest }: scarta { $card }
option-ag-goal-collect = { $quest }: raccogli il gettone
option-ag-goal-meet = { $quest }: prendi il gettone
option-ag-goal-wear = { $quest }: mostra l’equipaggiamento
option-ag-goal-travel = { $quest }: sei a destinazione

# ---- rifiuti

why-ag-players = Si gioca da 2 a 4, non in { $players }.
why-ag-rounds = Una partita ha bisogno di almeno un giro, non { $rounds }.
why-ag-held = Un gettone aggro ti trattiene: finché è qui non puoi andare { A($space) }.
why-ag-above-level = { $space } è di colore { $level }: sopra il tuo livello.
why-ag-halted = In questo turno non puoi muoverti oltre.
why-ag-too-far = Non arrivi { A($space) }: { $moves ->
    [0] non ti resta movimento
    [one] ti resta 1 casella
   *[other] ti restano { $moves } caselle
}.
why-ag-already-there = Sei già { DOVE($space) }.
why-ag-no-such-resource = Questa casella non ha la risorsa { $resource }.
why-ag-token-in-city = { $space } è una città: lì non può stare alcuna scoperta.
why-ag-token-here = Il gettone non può stare nella tua casella.
why-ag-no-token-there = { CAPITAL(DOVE($space)) } non c’è nessuna scoperta coperta.
why-ag-no-flight-there = { $space } non ha rotte di volo.
why-ag-not-your-item = { $item } non è tra le tue cose.
why-ag-not-among-items = { $item } non è fra gli oggetti tra cui scegliere.
why-ag-changed-already = In questo passo hai già indossato o tolto { $item }.
why-ag-bag-item = { $item } è un oggetto da borsa: non si può indossare.
why-ag-item-level = { $item } è di colore { $level }: sopra il tuo livello.
why-ag-item-icon = Il tuo personaggio non può usare { $item }: la sua icona non è sulla tua carta.
why-ag-not-equipped = { $item } ha effetto solo se fa parte del tuo equipaggiamento.
why-ag-no-such-icon = { $item } non mostra quella pozione.
why-ag-mana-when-paying = Come pozione di mana { IL($item) } serve solo mentre paghi qualcosa.
why-ag-only-mana = Per pagare servono solo pozioni di mana.
why-ag-item-for-price = { $item } serve per il resto del prezzo.
why-ag-unhurt = { $item } non cura nulla: non hai danni.
why-ag-no-target = Non si può scegliere nessuno.
why-ag-must-move = La miniatura va spostata.
why-ag-figure-there = La miniatura è già { DOVE($space) }.
why-ag-figure-elsewhere = Con questo la miniatura non si può spostare { A($space) }.
why-ag-not-your-quest = { $quest } non è una delle tue missioni.
why-ag-goal-order = { $quest }: prima viene qualcos’altro.
why-ag-goal-elsewhere = { $quest }: qui e ora non si può fare.
why-ag-other-moment = { $card } è per un altro momento.
why-ag-not-fighting = { $card } è per chi combatte.
why-ag-not-active = { $card } è per la tua fase di movimento.
why-ag-own-turn = { $card } è per il tuo turno.
why-ag-not-meant = { $card } non risponde a questo.
why-ag-second-copy = In questo turno hai già giocato { $card }.
why-ag-passed = Hai passato, e per questo momento la scelta è definitiva.
why-ag-not-your-moment = Ora non tocca a te: prima viene il difensore, poi l’attaccante, poi gli altri.
why-ag-order-first = Prima viene ciò che accade ora: scegline l’ordine.
why-ag-no-cards = Non puoi giocare { $card }: un effetto vieta le carte abilità.
why-ag-no-uses = Non puoi usare { $card }: un effetto lo vieta.
why-ag-second-weapon = { $card } sarebbe una seconda arma sostitutiva in questo combattimento.
why-ag-silent = { $card } non conta in questo combattimento.
why-ag-needs-more = Manca ciò che la carta richiede.
why-ag-too-dear = { $card } costa { $cost ->
    [one] 1 punto energia
   *[other] { $cost } punti energia
}; ne hai { $energy }.
why-ag-energy-short = Devi pagare { $cost ->
    [one] 1 punto energia
   *[other] { $cost } punti energia
}; ne hai { $energy }.
why-ag-cannot-pay = Non puoi pagare per questo.
why-ag-no-effect = { $card } ora non farebbe nulla.
why-ag-in-vain = Questo ora non farebbe nulla.
why-ag-no-reroll = { $card } non farebbe nulla: ora quel dado non si può ritirare.
why-ag-used-up = { $card }: l’uso consentito è esaurito.
why-ag-works-by-itself = { $card } ha effetto da sé: non c’è nulla da usare.
why-ag-held-by-aggro = { $card } non libera da un gettone aggro.
why-ag-not-in-hand = { $card } non è nella tua mano.
why-ag-not-among-cards = { $card } non è fra le carte tra cui scegliere.
why-ag-aggro-first = Prima si deve combattere un incontro aggro.
why-ag-nobody-here = Qui non c’è nessuno da attaccare.
why-ag-not-in-space = Nella tua casella non c’è nulla del genere.
why-ag-only-challenge = Combattimenti e incontri appartengono alla fase di sfida.
why-ag-only-maintenance = { $item } si può equipaggiare o togliere solo nella tua fase di mantenimento.
why-ag-discoveries-first = Una casella con scoperte non dà risorse in questo turno.
why-ag-not-found = { $token } non è fra le scoperte che hai trovato.
why-ag-existing-first = Ciò che si trova in questa casella viene prima di ogni pesca.
why-ag-no-item-of-colour = Il mazzo { DI($item) } non contiene oggetti che possano prenderne il posto.
why-ag-colour-above-level = Quel colore ({ $level }) è sopra il tuo livello.
why-ag-deck-without-items = Il mazzo di colore { $level } non contiene oggetti.
why-ag-just-taken = Ti hanno appena preso { $item }: prendi un altro oggetto, o nessuno.
why-ag-equipped-is-safe = Ciò che si porta addosso non si può rubare: { $item }.
why-ag-not-in-that-bag = { $item } non è in quella borsa.
why-ag-not-nearest = { $space } non è la città più vicina.
why-ag-nearer-marker = Un altro gettone è più vicino alla casella dello scontro.
why-ag-not-that-marker = Il gettone { $number } non si può scegliere per questo.
why-ag-marker-elsewhere = Con questo il gettone non si può spostare { A($space) }.
why-ag-no-trap-there = Una trappola non può stare { DOVE($space) }: è una città, o è troppo lontana.
why-ag-character-taken = Qualcuno ha già scelto { $hero }.
why-ag-start-in-a-city = { $space } non è una città: tutti iniziano in una città.

# ---- la cronaca

log-ag-first = { $seat ->
    [Tu] Cominci tu
   *[other] Comincia { $seat }
}.
log-ag-seated = { $seat ->
    [Tu] Giochi con
   *[other] { $seat } gioca con
} { $character }.
log-ag-starts = { $hero } parte { DA($space) }.
log-ag-turn = Giro { $round }: turno { DI($hero) }.
log-ag-rolled = { $hero } tira: { $moves ->
    [one] 1 casella
   *[other] { $moves } caselle
}, { $energy ->
    [one] 1 punto energia
   *[other] { $energy } punti energia
}.
log-ag-walked = { $hero } va { A($space) }.
log-ag-moved = { $hero } arriva { A($space) }.
log-ag-flew = { $hero } vola { A($space) }.
log-ag-resource = { $hero } usa: { $resource }.
log-ag-found = { $hero } scopre { $token }.
log-ag-kept-token = { $hero } tiene { $token }.
log-ag-laid = { $hero } mette un gettone scoperta { A($space) }.
log-ag-drew-token = Peschi { $token }.
log-ag-peeked = { $hero } guarda un gettone scoperta { A($space) }.
log-ag-peeked-token = È { $token }.
log-ag-token-gone = Un gettone scoperta lascia { IL($space) }.
log-ag-drew = { $hero } pesca { $count ->
    [one] una carta abilità
   *[other] { $count } carte abilità
}.
log-ag-drew-card = Peschi { $card }.
log-ag-discarded = { $hero } scarta { $card }.
log-ag-recovered = { $hero } riprende { $card }.
log-ag-saw-card = { $hero } ha in mano { $card }.
log-ag-played = { $hero } gioca { $card }{ $energy ->
    [0] {""}
    [one] {" "}per 1 punto energia
   *[other] {" "}per { $energy } punti energia
}.
log-ag-used = { $hero } usa { $card }{ $energy ->
    [0] {""}
    [one] {" "}per 1 punto energia
   *[other] {" "}per { $energy } punti energia
}.
log-ag-canceled = La carta { $card } è annullata.
log-ag-triggered = { $card } ha effetto.
log-ag-attached = La carta { $card } è assegnata { A($hero) }.
log-ag-detached = La carta { $card } lascia { $hero }.
log-ag-trap = { $hero } mette { $card } { A($space) }.
log-ag-sprung = { $hero } fa scattare { $card } { A($space) }.
log-ag-drank = { $hero } usa { IL($item) } come pozione di { $potion ->
    [health] salute
    [mana] mana
   *[swiftness] velocità
}.
log-ag-hurt = { $hero } subisce { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}; salute rimasta: { $left }.
log-ag-healed = { $hero } cura { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}.
log-ag-prevented = { CAPITAL(A($hero)) } { $amount ->
    [one] è risparmiato 1 danno
   *[other] sono risparmiati { $amount } danni
}.
log-ag-survived = { $hero } sopravvive.
log-ag-diseased = { $hero } prende una Malattia.
log-ag-cured = { $hero } si libera di ogni Malattia.
log-ag-flipped = { $hero } gira la carta personaggio.
log-ag-level = { $hero } raggiunge il livello { $level }.
log-ag-defeated = Sconfitta { DI($hero) }.
log-ag-resurrected = { $hero } risorge { A($space) }.
log-ag-item = { $hero } ottiene { IL($item) }.
log-ag-lost-item = { $hero } perde { IL($item) }.
log-ag-stole = { $hero } prende { IL($item) } { A($victim) }.
log-ag-turned-in = { $hero } consegna { IL($item) }.
log-ag-equipped = { $hero } indossa { IL($item) }.
log-ag-unequipped = { $hero } mette { IL($item) } nella borsa.
log-ag-drawn = { $hero } incontra { IL($foe) }.
log-ag-faced = { $hero } affronta { IL($space) }.
log-ag-combat = { $hero } combatte contro { IL($enemy) }.
log-ag-dice = Rosso { $red }, nero { $black }.
log-ag-rerolled = Ora rosso { $red }, nero { $black }.
log-ag-die = Il dado mostra { $face }.
log-ag-attack = { $hero }, { $ranged ->
    [1] a distanza
   *[0] in mischia
}: { $total } contro { $defense }, { $hit ->
    [1] colpito
   *[0] mancato
}.
log-ag-foe-defeated = { CAPITAL(IL($foe)) } cade.
log-ag-undecided = Nessuno cade.
log-ag-combat-canceled = Il combattimento è annullato.
log-ag-combat-avoided = Il combattimento è evitato.
log-ag-undefeated = { CAPITAL(IL($foe)) } resta in agguato { DOVE($space) } (gettone { $number }).
log-ag-marker-gone = Il gettone { $number } lascia il tabellone.
log-ag-marker-moved = Il gettone { $number } si sposta { A($space) }.
log-ag-deck-exhausted = Il mazzo { $level } non ha più incontri.
log-ag-event = { $hero } pesca l’evento { $event }.
log-ag-event-at = { $event } attende { A($space) }.
log-ag-event-gone = L’evento { $event } è finito.
log-ag-visited = { $hero } risolve { $event }.
log-ag-turned = { $event } si gira: { $back }.
log-ag-token-on = { $hero } mette un gettone { SU($event) }.
log-ag-quest = { $hero } riceve la missione { $quest }.
log-ag-quest-target = La missione { $quest } riguarda { $hero }.
log-ag-quest-dropped = { $hero } rinuncia alla missione { $quest }.
log-ag-goal = { $hero } fa progressi nella missione { $quest }.
log-ag-logged = { $hero } mette nel diario { $card } (valore: { $valor }).
log-ag-no-trophy = Di questo trofeo non ne restano: { $trophy }.
log-ag-won = Vince { $hero }.
