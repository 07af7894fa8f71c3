# Small World of Warcraft: nomi, domande, opzioni, rifiuti, diario, e le parole di cui sono fatti i testi delle carte.
# «1» davanti a un nome evita l’articolo, che dipenderebbe dal genere.

# ---- numeri con il loro nome

amount-coins = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}
price-coins = { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
gain-coins = { $gain ->
    [one] 1 moneta
   *[other] { $gain } monete
}
amount-tokens = { $amount ->
    [one] 1 segnalino
   *[other] { $amount } segnalini
}
cost-tokens = { $cost ->
    [one] 1 segnalino
   *[other] { $cost } segnalini
}
count-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
uses-times = { $uses ->
    [one] Una volta
    [2] Due volte
   *[other] { $uses } volte
}

# ---- Razze

race-blood_elves = Elfi del Sangue
    .article = gli
race-draenei = Draenei
    .article = i
race-dwarves = Nani
    .article = i
race-ethereals = Eterei
    .article = gli
race-forsaken = Reietti
    .article = i
race-gnomes = Gnomi
    .article = gli
race-goblins = Goblin
    .article = i
race-humans = Umani
    .article = gli
race-kobolds = Coboldi
    .article = i
race-naga = Naga
    .article = i
race-night_elves = Elfi della Notte
    .article = gli
race-orcs = Orchi
    .article = gli
race-pandaren = Pandaren
    .article = i
race-tauren = Tauren
    .article = i
race-trolls = Troll
    .article = i
race-worgen = Worgen
    .article = i
race-murlocs = Murloc
    .article = i

faction-alliance = Alleanza
    .article = l’
faction-horde = Orda
    .article = l’
faction-neutral = Neutrale

form-human = forma umana
form-worgen = forma Worgen

# ---- Poteri Speciali

power-archaeologist = Archeologi
power-battle_master = Maestri di Guerra
power-beast_master = Signori delle Bestie
power-blacksmith = Fabbri
power-championing = Campioni
power-defensive = Difensivi
power-enraged = Infuriati
power-explorer = Esploratori
power-farmer = Contadini
power-fishing = Pescatori
power-garrisoned = Guarnigione
power-herbalist = Erboristi
power-intimidating = Intimidatori
power-marshdweller = Abitapaludi
power-mining = Minatori
power-mountaineer = Montanari
power-portal_mage = Maghi dei Portali
power-ranger = Ranger
power-sailing = Navigatori
power-swamp_walker = Camminapaludi

# Quello che fa un potere, dopo «puoi» o «permette di».
action-intimidate = intimidire un vicino
action-exchange = scambiare Regioni
action-steal = rubare un Artefatto

# ---- Artefatti e Luoghi Leggendari

marker-aegis_of_aggramar = Egida di Aggramar
    .article = l’
marker-ashes_of_alar = Ceneri di Al’ar
    .article = le
marker-doomhammer = Martelfato
marker-frostmourne = Gelidanima
marker-heart_of_azeroth = Cuore di Azeroth
    .article = il
marker-battleground = Campo di Battaglia
    .article = il
marker-dark_portal = Portale Oscuro
    .article = il
marker-karazhan = Karazhan
marker-lights_hope_chapel = Cappella della Luce
    .article = la
marker-meeting_stone = Pietra dell’Incontro
    .article = la
marker-spirit_healer = Spirito Guaritore
    .article = lo
marker-well_of_eternity = Pozzo dell’Eternità
    .article = il

# ---- pezzi e tabelloni

piece-token = segnalino
piece-beast = Bestia
piece-champion = Campione
piece-fort = Fortezza
piece-wall = Muro di Fuochi Fatui
piece-tower = Torre di Guardia
piece-bomb = Bomba
piece-objective = Obiettivo Militare

# Dove va un pezzo che lascia la mappa.
away = via

terrain-fields = Campi
terrain-hill = Collina
terrain-forest = Foresta
terrain-swamp = Palude
terrain-mountain = Montagna
terrain-sea = Mare
terrain-lake = Lago

symbol-magic = Magia
symbol-cavern = Caverna
symbol-murloc = Murloc
symbol-entry = Regione d’Ingresso
symbol-size = Lettera della dimensione

size-large = grande
size-medium = medio
size-small = piccolo

# ---- parti di un costo o di un punteggio che non vengono da una carta

source-base = base
source-minimum = minimo
source-mountain = Montagna
source-fort = Fortezza
source-wall = Muro di Fuochi Fatui
source-travel = viaggio
source-die = dado dei rinforzi
source-faction = Bonus Fazione

# ---- domande

ask-pick = Scegli una Razza con il suo Potere Speciale
ask-turn = Espanditi, o vai In Declino
ask-conquer = Conquista una Regione, o termina le conquiste
ask-afterwards = Le conquiste sono finite: usa ciò che le tue carte permettono ancora, o prosegui
ask-assault = Conquista la Regione attaccata dall’alto, o rinuncia
ask-assault-die = Tira il dado dei rinforzi per l'assalto dall'aria.
ask-bomb-stack = Mescola le Bombe.
ask-attempt = Lancia il dado dei rinforzi
ask-retreat = Scegli la Regione a cui si uniscono i segnalini rimasti
ask-redeploy = Ridispiega le tue truppe, un pezzo alla volta
ask-recruit = Scegli quanti segnalini comprare
ask-form = Scegli una forma per questo turno
ask-side = Scegli per chi combatte la tua Razza in questo turno
ask-reveal = Scegli quale Bomba rivelare adesso
ask-bomb = Paga per scoprire questa Bomba, o scartala
ask-bombs = Nascondi Bombe nelle Regioni vicine, o fermati
ask-build = I pezzi non bastano per tutte le tue Regioni: scegline una
ask-lay = Scegli la Regione in cui deve trovarsi
ask-objectives = Piazza i tuoi Obiettivi Militari, o fermati
ask-boards = Pesca i tabelloni
ask-faces = Pesca le facce dei tabelloni
ask-banners = Mescola gli stendardi delle Razze
ask-badges = Mescola le tessere dei Poteri Speciali
ask-markers = Pesca gli Artefatti e i Luoghi Leggendari
ask-first = Estrai il primo giocatore
ask-place = Pesca un altro Luogo Leggendario

# ---- che cosa chiede: ciò che è successo prima della domanda

cause-losses = Da ciò che hai perso { $count ->
    [one] torna in mano 1 pezzo: va
   *[other] tornano in mano { $count } pezzi: vanno
} nelle Regioni che ti restano.
cause-bomb = { CAPITAL(DOVE($region)) } la Bomba resta coperta finché non paghi { amount-coins } { A($payee) } ({ $card }).
cause-assault = { $die ->
    [0] Il dado segna 0: { $region } costa quanto prima.
   *[other] Il dado segna { $die }: { $region } costa { $die } in meno.
}
cause-retreat = L’attacco { A($region) } è fallito: { $count ->
    [one] il pezzo rimasto va
   *[other] i { $count } pezzi rimasti vanno tutti insieme
} in una tua Regione.
cause-build = Pezzi di questo tipo ancora disponibili ({ $piece }): { $count }.
cause-recruit = { $count ->
    [one] In questo turno un segnalino nemico è stato perso
   *[other] In questo turno { $count } segnalini nemici sono stati persi
} contro di te; ognuno dei tuoi costa { price-coins }.

# ---- opzioni

option-pick = Prendi { $race } { $power }: { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}, { $price ->
    [0] gratis
   *[other] per { price-coins }
}
option-expand = Espanditi con nuove conquiste
option-decline = Vai In Declino
option-sit_out = Lascia passare il turno
option-done = Fatto
option-conquer = Conquista { IL($region) } con { cost-tokens }
option-conquer-by = Conquista { IL($region) } { $cost ->
    [0] senza segnalini
   *[other] con { cost-tokens }
}, usando { $ways }
option-attempt = Lancia il dado per { IL($region) }, che costa { cost-tokens }
option-attempt-by = Lancia il dado per { IL($region) }, che costa { cost-tokens } usando { $ways }
option-assault = Attacca { IL($region) } dall’alto
option-give_up = Rinuncia all’attacco
option-abandon = Abbandona { IL($region) }
option-guard = Fai tenere { IL($region) } al Campione e raduna un segnalino
option-intimidate = Sposta 1 { $piece } { DA($region) } { A($to) }
option-intimidate-away = Scarta 1 { $piece } { DOVE($region) }
option-exchange = Scambia { IL($region) } e { IL($other) }
option-steal = Ruba { $marker }, da portare { DOVE($to) }
option-place = Piazza 1 { $piece } { DOVE($region) }
option-place-champion = Piazza il { piece-champion } { DOVE($region) }
option-lay = Colloca { $thing } { DOVE($region) }
option-retreat = Ripiega { DOVE($region) }
option-form-human = Forma umana: ottieni monete subito
option-form-worgen = Forma Worgen: paga subito e conquista con meno
option-side-none = Resta Neutrale
option-side-alliance = Combatti per l’Alleanza
option-side-horde = Combatti per l’Orda
option-recruit = { $count ->
    [0] Non comprare segnalini
    [one] Compra 1 segnalino
   *[other] Compra { $count } segnalini
}
option-reveal = Rivela la Bomba { DOVE($region) }
option-reveal_all = Rivela tutte le Bombe rimaste
option-pay = Paga { amount-coins } e scopri la Bomba
option-drop = Scarta la Bomba

# ---- rifiuti: preparazione

why-players = { $players ->
    [one] Qui non si può giocare in 1
   *[other] Qui non si può giocare in { $players }
}: scegli da { $low } a { $high } giocatori.
why-first-player = Non c’è un posto { $first } che possa cominciare.
why-murlocs = I Murloc non possono avere { $murlocs } segnalini: scegli da { $low } a { $high }.
why-unknown-board = Non c’è nessun tabellone di nome «{ $board }».
why-board-sizes = Questi tabelloni non hanno le dimensioni che servono per { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}.
why-both-faces = Due di questi sono facce dello stesso tabellone: scegli tabelloni diversi.

# ---- rifiuti: il turno

why-combo-price = Questa combinazione costa { price-coins } e tu ne hai { $coins }: ne { MINUS($price, $coins) ->
    [one] manca 1
   *[other] mancano { MINUS($price, $coins) }
}.
why-not-on-show = { $race }: ora non si può prendere. Scegli una delle combinazioni esposte.
why-wiped-out = La tua Razza non ha più segnalini con cui espandersi: vai In Declino, o lascia passare il turno.
why-not-wiped-out = Solo una Razza senza segnalini può lasciar passare il turno: espanditi, o vai In Declino.
why-choose-first = Prima scegli se espanderti o andare In Declino.
why-decline-at-start = Si va In Declino solo all’inizio del turno, invece di espandersi.
why-too-few-coins = Questo costa { price-coins } e tu ne hai { $coins }: ne { MINUS($price, $coins) ->
    [one] manca 1
   *[other] mancano { MINUS($price, $coins) }
}.

# ---- rifiuti: le conquiste

why-own-region = { $region } è già una tua Regione.
why-water = { $region } è acqua, e la tua Razza non può conquistare Mari e Laghi.
why-watch-tower = Una Torre di Guardia rende immune { IL($region) }.
why-immune = { $region } è immune per te.
why-not-an-entry = { $region } non è una Regione d’Ingresso, e tu non occupi ancora nessuna Regione: comincia da una Regione d’Ingresso.
why-not-adjacent = { $region } non è adiacente a nessuna delle tue Regioni.
why-way-needs-adjacent = { $card } funziona solo su una Regione adiacente, e { $region } non lo è.
why-way-does-not-fit = { $card } non si può usare { SU($region) }.
why-way-not-yours = Non puoi conquistare con questo: non è sul tuo stendardo né sulla tua tessera, e non si trova in una tua Regione.
why-way-used = { $card }: già usato in questo turno.
why-no-way = { $card }: ora non ti aiuta a conquistare.
why-way-needless = Uno di questi modi non cambia nulla { DOVE($region) }: fanne a meno.
why-no-token = Non hai segnalini in mano con cui conquistare { $region }.
why-too-few-tokens = { $region } costa { cost-tokens } e tu ne hai in mano { $hand }: ne { MINUS($cost, $hand) ->
    [one] manca 1
   *[other] mancano { MINUS($cost, $hand) }
}.
why-too-short = { $region } costa { cost-tokens } e tu ne hai in mano { $hand }: ne { MINUS($cost, $hand) ->
    [one] manca 1
   *[other] mancano { MINUS($cost, $hand) }
}, più di quanto possa dare il dado.
why-no-die-needed = { $region } costa { cost-tokens } e tu ne hai in mano { $hand }: si conquista senza il dado.
why-attempt-needs-two = Per un tentativo finale { SU($region) } servono almeno 2 tuoi segnalini in mano, e tu ne hai { $hand }. In tutto costa { $cost }.
why-never-fewer = { $card }: non si conquista mai con meno di { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}.
why-conquests-ended = Il tentativo finale ha chiuso le tue conquiste per questo turno.
why-conquests-are-over = Le conquiste sono finite: ora stai ridispiegando le truppe.
why-redeploy-later = Si ridispiega dopo le conquiste: prima terminale.
why-not-your-region = { $region } non è una Regione della tua Razza Attiva.
why-abandon-first = { $region } non si può più abbandonare: si fa prima della prima conquista del turno.
why-no-assault = Non puoi attaccare { IL($region) } dall’alto: ora nessuna tua carta lo permette.
why-assault-target = Il bersaglio di questo attacco è { $region }: conquista quella Regione, o rinuncia.

# ---- rifiuti: i poteri

why-no-such-power = Nessuna tua carta ti permette di { $power }.
why-action-used = { $uses ->
    [one] In questo turno l’hai già fatto una volta, e di più non si può.
   *[other] In questo turno l’hai già fatto { $uses } volte, e di più non si può.
}
why-nobody-to-intimidate = { CAPITAL(DOVE($region)) } non c’è nessun segnalino avversario da intimidire.
why-champion-stays = { CAPITAL(DOVE($region)) } c’è solo il Campione, che non si può spostare.
why-conquest-owed = Hai intimidito qualcuno: prima di fermarti devi fare una conquista o un tentativo finale.
why-no-conquest-left = Dopo questo non potresti più conquistare nulla in questo turno, ma quando si intimidisce qualcuno deve seguire una conquista o un tentativo finale.
why-intimidate-before-last = Puoi intimidire { IL($region) } solo prima della tua ultima conquista, con un segnalino ancora in mano.
why-defences-first = La Fortezza o il Muro di Fuochi Fatui { DOVE($region) } va scartato prima.
why-goal-of-the-same-race = Un segnalino lascia { IL($region) } solo per un’altra Regione della sua Razza.
why-no-such-piece-there = { CAPITAL(DOVE($region)) } non c’è nessun pezzo «{ $piece }» da intimidire.
why-no-magic = { $region } non mostra il simbolo Magia.
why-nothing-to-exchange = Non c’è nulla da scambiare: scegli due Regioni diverse, non entrambe spoglie.
why-marker-unknown = { $marker }: non si trova scoperto sulla mappa.
why-already-yours = { $marker }: si trova già in una tua Regione.
why-steal-from-neighbour = { $marker }: si può prendere solo in una tua Regione che gli è adiacente.
why-artifacts-only = { $marker }: non è un Artefatto, e solo gli Artefatti si possono rubare.
why-too-few-losses = { $count ->
    [0] In questo turno nessun segnalino nemico è caduto per mano tua, quindi non c’è nessuno da reclutare.
    [one] In questo turno è caduto 1 segnalino nemico per mano tua, quindi puoi comprare al massimo 1 segnalino.
   *[other] In questo turno sono caduti { $count } segnalini nemici per mano tua, quindi puoi comprare al massimo { $count } segnalini.
}
why-tray-empty = { $count ->
    [0] Nel vassoio non restano segnalini della tua Razza.
    [one] Nel vassoio resta solo 1 segnalino della tua Razza.
   *[other] Nel vassoio restano solo { $count } segnalini della tua Razza.
}

# ---- rifiuti: piazzare pezzi

why-no-such-piece = Non hai in mano nessun pezzo «{ $piece }» da piazzare { DOVE($region) }.
why-others-need-it = Altre Regioni hanno bisogno di questo pezzo più { DI($region) }: prima portale al loro minimo.
why-no-active-opponent = { CAPITAL(DOVE($region)) } non c’è una Razza Attiva di un avversario.
why-bomb-there = { CAPITAL(DOVE($region)) } c’è già una Bomba.
why-no-bomb-there = { CAPITAL(DOVE($region)) } non c’è nessuna Bomba.
why-objective-there = { CAPITAL(DOVE($region)) } c’è già un Obiettivo Militare.
why-alliance-there = { CAPITAL(DOVE($region)) } c’è l’Alleanza: piazza altrove l’Obiettivo Militare.

# ---- il diario

log-boards = I tabelloni sono { $boards }.
log-first = Primo giocatore: { $seat }.
log-round = Round { $round } di { $rounds }.
log-turn = Turno: { $seat }.
log-murlocs = Turno: Murloc.
log-combo = { $race } { $power }: nuova combinazione esposta.
log-picked = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} preso { $race } { $power } con { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}, { $price ->
    [0] gratis
   *[other] per { price-coins }
}{ $found ->
    [0] {""}
    [one] {", "}trovando 1 moneta
   *[other] {", "}trovando { $found } monete
}.
log-readied = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} radunato { count-tokens }.
log-beasts = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} preso { $count ->
    [one] 1 Bestia
   *[other] { $count } Bestie
}.
log-form = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} preso { $form }.
log-side = { $seat } { $seat ->
    [Tu] combatti
   *[other] combatte
} per questo turno con: { $side }.
log-conquered = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} conquistato { IL($region) } con { $champion ->
    [0] { count-tokens }
   *[other] { $cost ->
        [0] il solo { piece-champion }
       *[other] il { piece-champion } e { cost-tokens }
    }
} ({ $race }).
log-attempt = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} ottenuto { $die } con il dado per { IL($region) }, che costava { cost-tokens }: attacco riuscito.
log-attempt-failed = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} ottenuto { $die } con il dado per { IL($region) }, che costava { cost-tokens }: attacco fallito.
log-assault = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} attaccato { IL($region) } dall’alto e ottenuto { $die } con il dado.
log-abandoned = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} abbandonato { IL($region) }.
log-emptied = { $region }: ora è una Regione vuota.
log-lost = { $race }: perdita di { count-tokens }.
log-spared = { $seat } non { $seat ->
    [Tu] hai
   *[other] ha
} perso segnalini ({ $card }).
log-intimidated = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} intimidito { IL($region) }: { $piece } → { $goal }.
log-exchanged = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} scambiato { IL($region) } e { IL($other) }.
log-stolen = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} rubato { $marker }, ora { DOVE($region) }.
log-revealed = { $marker }: ora allo scoperto { DOVE($region) }.
log-marker-moved = { $marker }: ora { DOVE($region) }.
log-recruited = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} ricevuto { count-tokens } ({ $race }).
log-placed = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} piazzato 1 { $piece } { DOVE($region) }.
log-raised = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} piazzato 1 { $piece } { DOVE($region) }.
log-tower-removed = La Torre di Guardia { DOVE($region) } è stata tolta.
log-laid = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} collocato { $marker } { DOVE($region) }.
log-harmony = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} ricevuto un segnalino Armonia.
log-bomb-placed = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} nascosto una Bomba { DOVE($region) }; { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
log-bomb-dropped = La Bomba { DOVE($region) } è stata scartata senza guardarla.
log-bomb-explodes = La Bomba { DOVE($region) } è esplosa.
log-bomb-fizzles = La Bomba { DOVE($region) } non è esplosa.
log-gain = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} ottenuto { amount-coins } ({ $source }).
log-pay = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} pagato { amount-coins } a { $payee ->
    [Tu] te
   *[other] { $payee }
}.
log-pay-stash = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} pagato { amount-coins } alla riserva.
log-score = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} incassato { $total ->
    [one] 1 moneta
   *[other] { $total } monete
}.
log-declined = { $seat } { $seat ->
    [Tu] hai
   *[other] ha
} mandato In Declino: { $race }.
log-vanished = { $race }: via dalla mappa ({ $seat }).
log-end = La partita è finita. Monete, posto per posto: { $coins }.

# ---- testi delle carte: Regioni, momenti e azioni

where-any = Regione
where-fields = Regione Campi
where-hill = Regione Collina
where-forest = Regione Foresta
where-swamp = Regione Palude
where-mountain = Regione Montagna
where-magic = Regione con Magia
where-cavern = Regione con Caverna
where-murloc = Regione con il simbolo Murloc
where-entry = Regione d’Ingresso
where-size = Regione con la lettera della dimensione
where-water = Regione di Mare o Lago
where-beside_water = Regione rivierasca
where-non_empty = Regione non vuota
where-place = Regione con un Luogo Leggendario

when-combo-picked = Quando scegli questa combinazione
when-turn-start = All’inizio del tuo turno
when-turn-idle = In un turno in cui non ti espandi
when-turn-end = Alla fine del tuo turno
when-recruits = Dopo la tua ultima conquista
when-decline = Quando vai In Declino
when-region-taken = Quando prendi una Regione
when-region-conquered = Quando conquisti una Regione
when-region-conquered-anyone = Quando un giocatore qualsiasi conquista una Regione
when-marker-revealed = Quando viene alla luce
when-marker-gained = Quando arriva in una tua Regione

deed-conquest = una conquista
deed-bomb = una Bomba
deed-move = uno spostamento di segnalini
deed-defence = la rimozione di una Fortezza o di un Muro di Fuochi Fatui
deed-theft = un furto

# ---- testi delle carte: numeri

text-cost-less = Ogni { $where } ti costa { amount-tokens } in meno, con un minimo di 1.
text-cost-more = Ogni { $where } ti costa { amount-tokens } in più.
text-cost-less-form = In { $form }, ogni { $where } ti costa { amount-tokens } in meno, con un minimo di 1.
text-cost-more-form = In { $form }, ogni { $where } ti costa { amount-tokens } in più.
text-cost-fix = Ogni { $where } ti costa esattamente { amount-tokens }.
text-cost-floor = Ogni { $where } ti costa almeno { amount-tokens }.
text-cost-floor-by = Con { $card }, ogni { $where } ti costa almeno { amount-tokens }.
text-cost-floor-but = Ogni { $where } ti costa almeno { amount-tokens }, salvo con { $card }.
text-travel = { $amount ->
    [0] Il viaggio verso una Regione d’Ingresso non adiacente non ti costa nulla in più.
   *[other] Il viaggio verso una Regione d’Ingresso non adiacente ti costa { amount-tokens } in più.
}
text-keep = In ogni tua Regione devono restare almeno { amount-tokens }.
text-flip = Quando vai In Declino, in ogni tua Regione restano fino a { amount-tokens }.
text-water = Puoi conquistare Mari e Laghi.
text-faction-bonus = Il tuo Bonus Fazione conta fino a { $amount ->
    [one] 1 Regione
   *[other] { $amount } Regioni
} di ogni Razza opposta.
text-reach = Ogni { $where }, su qualsiasi tabellone, per te conta come adiacente.
text-reach-first = Finché non occupi Regioni, ogni { $where }, su qualsiasi tabellone, per te conta come adiacente.

# ---- testi delle carte: modi di conquistare

text-way = Una volta per turno permette di conquistare una { $where }.
text-way-less = Una volta per turno puoi conquistare una { $where } con { amount-tokens } in meno, con un minimo di 1.
text-way-more = Una volta per turno puoi conquistare una { $where } con { amount-tokens } in più.
text-way-fix = Una volta per turno puoi conquistare una { $where } con { amount-tokens }, qualunque sia il costo.
text-way-champion = Una volta per turno il tuo Campione conquista una { $where } { $amount ->
    [0] senza segnalini
   *[other] con { amount-tokens }
}, anche quando non ne hai in mano.
text-way-die = Una volta per turno puoi attaccare dall’alto una { $where }: prima lanci il dado dei rinforzi, che abbassa il costo.
text-way-anywhere = La Regione può essere su qualsiasi tabellone e conta come adiacente.
text-way-adjacent = La Regione deve essere adiacente, o contare come adiacente.
text-way-pay = Prima paga { amount-coins } al giocatore che occupa la Regione, o alla riserva.
text-way-once-with = Nello stesso turno non puoi anche { $action }.

# ---- testi delle carte: in un certo momento

text-same = { $when }: lo stesso.
text-shuffle_bombs = { $when }: mescola tutte le Bombe in una pila coperta.
text-take_champion = { $when }: prendi il Campione, che difende come 1 segnalino e può occupare una Regione da solo.
text-take_beasts = { $when }: scarta le tue Bestie, poi prendine una per ogni { $where } che occupi. Servono come i tuoi segnalini.
text-take_harmony = { $when }: riprendi tutti i segnalini Armonia.
text-reveal_bombs = { $when }: scopri le tue Bombe nelle Regioni degli avversari. Una che esplode scaccia l’avversario, come una conquista, e lascia vuota la Regione.
text-choose_form = { $when }: scegli la { form-human }, che ti dà { gain-coins }, o la { form-worgen }, che costa { price-coins }.
text-choose_side = { $when }: una Razza Neutrale può combattere in questo turno per l’Alleanza o per l’Orda.
text-gain_coins = { $when }: ottieni { amount-coins }.
text-gain_coins-faction = { $when }: ottieni { amount-coins } se chi la occupava appartiene { A($from_faction) }.
text-gain_coins-non-empty = { $when }: ottieni { amount-coins } se non era vuota.
text-gain_coins-defenders = { $when }: ottieni { amount-coins } per ogni segnalino che la difendeva, se erano almeno { $per_defender_from }.
text-build = { $when }: riceve 1 { $piece }, che difende come 1 segnalino.
text-build-where = { $when }: una { $where } riceve 1 { $piece }, che difende come 1 segnalino.
text-reach_objective = { $when } con un Obiettivo Militare: chi conquista ottiene { amount-coins }, e anche tu se è un altro; il segnalino torna a te. Per { IL($barred) } non succede nulla.
text-find_water = { $when }: va nel Mare o Lago del suo tabellone. Se non c’è, un altro Luogo Leggendario lo sostituisce.
text-recruit = { $when }: per ogni segnalino nemico caduto per mano tua in questo turno, puoi comprare 1 tuo segnalino per { price-coins }.
text-extra_token = { $when }: prendi 1 tuo segnalino in più, se il vassoio ne ha.
text-build_missing = { $when }: ogni tua Regione senza { $piece } ne riceve 1, finché ce ne sono.
text-lay_marker = { $when }: scegli in quale delle tue Regioni deve trovarsi.
text-neighbours_pay = Poi ogni avversario con una Razza Attiva lì accanto ti paga { amount-coins }.
text-raise_towers = { $when }: metti una Torre di Guardia in ogni tua { $where } che ha intorno più Regioni della tua Razza che di ogni altra, e toglila dove non è più così. Una Torre di Guardia rende immune la sua Regione.
text-place_bombs = { $when }: puoi nascondere Bombe nelle Regioni adiacenti delle Razze Attive avversarie, al massimo una per Regione.
text-place_objectives = { $when }: riprendi i tuoi Obiettivi Militari e piazzali in Regioni diverse, non occupate { DA($barred) }.
text-give_harmony = { $when }: dai un segnalino Armonia a ogni avversario di cui hai lasciato in pace la Razza Attiva.
text-drop_bombs = { $when }: le tue Bombe non usate escono dal gioco.
text-recall_objectives = { $when }: i tuoi Obiettivi Militari tornano nella scorta.

# ---- testi delle carte: azioni

text-intimidate = { uses-times } per turno puoi spostare un segnalino avversario da una Regione adiacente a un’altra Regione della sua Razza, o scartarlo se non ce n’è. Una Fortezza o un Muro di Fuochi Fatui va scartato prima. Deve seguire una conquista o un tentativo finale.
text-exchange = { uses-times } per turno puoi scambiare tutto ciò che sta in una { $where } con tutto ciò che sta in un’altra, tranne Montagne e Luoghi Leggendari.
text-steal = { uses-times } per turno puoi portare in una tua Regione un Artefatto che le sta accanto.

# ---- testi delle carte: punteggio, pedaggi e perdite

text-score-region = Alla fine del tuo turno, ogni { $where } che occupi rende { amount-coins } in più.
text-score-board = Alla fine del tuo turno, ogni tabellone su cui occupi una Regione rende { amount-coins }.
text-score-marker = Alla fine del tuo turno, ogni Artefatto e Luogo Leggendario che possiedi rende { amount-coins }.
text-score-here = Alla fine del tuo turno, la sua Regione rende { amount-coins } in più.
text-score-same-terrain = Alla fine del tuo turno, ogni altra Regione che occupi con lo stesso terreno della sua rende { amount-coins } in più.
text-score-majority = Alla fine del tuo turno, ottieni { amount-coins } se solo la tua Razza occupa il maggior numero di Regioni intorno.
text-toll = In ogni tua { $where }, gli avversari ti pagano prima { amount-coins } per { $deeds }.
text-toll-here = Nella Regione in cui si trova, gli avversari ti pagano prima { amount-coins } per { $deeds }.
text-toll-harmony = In ogni tua { $where }, gli avversari che hanno un segnalino Armonia ti pagano prima { amount-coins } per { $deeds }.
text-toll-once = Un solo pagamento vale per tutto il turno.
text-toll-each = Il pagamento è dovuto ogni volta.
text-region-ransom = Quando ti tolgono la Regione del Campione, non perdi segnalini: paghi a chi conquista un riscatto di 1 moneta e riprendi il Campione.
text-region-beast = Quando ti tolgono una Regione con Bestie, perdi una Bestia invece di un segnalino.
text-region-nothing = Quando ti tolgono una Regione, non perdi segnalini.
text-token-nothing = Un segnalino che perderesti torna nella tua mano.
text-instead-once = Funziona una volta in ogni turno.
text-persists = Continua quando la tua Razza è In Declino.
text-declined = Serve anche una Razza In Declino.

# ---- testi delle carte: tabelloni

text-board = Tabellone { $size } con { $count } Regioni.
text-board-regions = { $what }: { $regions }.
why-no-guard = Prima della tua prima conquista il Campione può restare solo nella Regione in cui si trovava accanto a un segnalino, che viene radunato al suo posto.
why-has-a-race = Guidi già una Razza Attiva: prima mettila In Declino.
why-pick-first = Prima scegli una combinazione: non guidi alcuna Razza Attiva.
why-not-laid-there = Non si può collocare qui: { $region }.
