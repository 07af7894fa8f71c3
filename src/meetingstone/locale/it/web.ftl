# La pagina attorno al tavolo: inizio, preparazione, sala, impostazioni, aiuto, regole e galleria.

web-brand = Meeting Stone
web-skip = Vai al contenuto
web-pages = Pagine
web-nav-play = Gioca
web-nav-lobby = Tavoli
web-nav-rules = Regole
web-games = Giochi
web-game-pages = Regole e carte
web-nav-cards = Carte
web-nav-help = Aiuto
web-home = Inizio
web-close = Chiudi
web-loading = Un momento…
web-me = { $name }: nome e impostazioni
web-language = Lingua
web-theme = Tema
web-theme-light = Giorno
web-theme-dark = Torcia
web-promise = Non serve un account. I bot vedono solo ciò che vede il loro posto. Un progetto di appassionati, senza immagini né testi degli editori.

web-error-offline = Il tavolo non è raggiungibile. Nulla va perso: la pagina riprova da sola.
web-error-not-found = Questo tavolo non esiste, oppure non puoi vederlo.
web-error-server = Il server non ci è riuscito (stato { $status }). Nulla è cambiato; riprova.
web-error-unknown = Qualcosa è andato storto in questa pagina. Ricaricarla aiuta; le tue partite sono al sicuro.

lost-title = Qui non c’è nulla
lost-line = Questo indirizzo non porta da nessuna parte. Forse il link è incompleto.

# ---- al posto di un tavolo

gate-way = Dove sei
gate-sea = Acque inesplorate
gate-about = { $game }, per { $count ->
    [1] un giocatore
   *[other] { $count } giocatori
}
gate-none = Nessun tavolo a questo indirizzo
gate-none-line = È stato messo via, oppure l’indirizzo contiene un errore.
gate-stranger = Qui non hai un posto
gate-stranger-line = Questo tavolo è privato. Con un link dei suoi giocatori puoi sederti o guardare.
gate-device = Giocavi su un altro dispositivo?
gate-device-how = Porta qui il tuo posto: accedi, oppure apri il link che trovi là nelle impostazioni.
gate-stopped = Questa partita non può continuare
gate-over = Questo tavolo non si può più aprire
gate-closed = Non puoi entrare
gate-offline = Il tavolo è irraggiungibile
gate-offline-line = Ogni risposta accettata è al sicuro sul server. La pagina riprova da sola.
gate-retry = Riprova
gate-watch = Guarda la partita
gate-hand-over = Passa il dispositivo { A($name) }
gate-hand-over-line = Nulla di segreto si vede prima che tu lo dica.
gate-hand-over-ready = Sono { $name }

# ---- i giochi

game-small_world = Small World of Warcraft
game-small_world-short = Small World
game-small_world-line = Troppi popoli, un mondo piccolo. Conquista, incassa e impara a lasciare.
game-adventure = Il gioco d’avventura
game-adventure-line = Quattro eroi corrono per i Regni Orientali. Vince chi arriva per primo a otto punti valore.
game-board_game = Il gioco da tavolo
game-board_game-line = Alleanza contro Orda: addestrati, compi missioni e abbatti un Capo Supremo prima degli altri.
weight-light = leggero
weight-medium = medio
weight-heavy = pesante

# ---- inizio

home-running = Le tue partite
home-waiting = { $count ->
    [0] nessuna ti aspetta
    [one] una ti aspetta
   *[other] { $count } ti aspettano
}
home-your-turn = Tocca a te.
home-awaits = Si aspetta { $names }
home-open = { $count ->
    [0] Tutti i posti sono presi
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
home-paused = In pausa
home-with = Con { $names }
home-alone = Giochi tutti i posti
home-continue = Continua
home-close = Metti via
home-result = Risultato
home-look = Guarda
home-choose = A che cosa giochiamo?
home-players = { $low }–{ $high } giocatori
home-minutes = { $low }–{ $high } min
home-hours = { $low }–{ $high } ore
home-play = Gioca subito contro i bot
home-opening = Il tavolo si apre…
home-setup = Prepara un tavolo
home-learn = Impara in 10 minuti
home-not-here = Non ancora in tavola
home-invited = Hai un invito?
home-invited-paste = Incolla il link ricevuto
home-invited-take = Prendi il posto
home-invited-wrong = Questo non è un invito di questo sito: termina con /join/ e due codici.

# ---- preparazione

setup-title = Prepara un tavolo
setup-game = Gioco
setup-seats = Posti
setup-seats-line = da { $low } a { $high } giocatori
setup-who = Chi gioca il posto { $number }
setup-seat-colour = { $number ->
    [1] rosso
    [2] blu
    [3] verde
    [4] viola
    [5] arancione
   *[other] verde acqua
}
setup-you = Tu
setup-you-line = Giochi su questo dispositivo.
setup-friend = Amico
setup-friend-line = Quando il tavolo si apre ricevi un link per questo posto; non serve un account.
setup-hotseat = Qui con te
setup-hotseat-line = Gioca qui; una schermata di passaggio nasconde i segreti.
setup-name = Nome
setup-bot = Bot
setup-bot-level = Livello
setup-bot-style = Stile
setup-bot-steady = Esperto
bot-line = bot, { $style }
setup-add-seat = Aggiungi un posto
setup-remove-seat = Togli un posto
setup-order-hint = I posti giocano in quest’ordine
setup-teams-hint = Alleanza e Orda siedono alternate
setup-presets = Tavoli da cui partire
preset-suggested = consigliata
preset-first = Prima partita
preset-first-line = Tu e un alleato contro due bot. Le classi sono assegnate, il Capo Supremo è Nefarian.
preset-two = Uno contro uno
preset-two-line = Tu contro un bot; ognuno guida due personaggi.
preset-four = Quattro personaggi
preset-four-line = Ognuno sceglie una classe a turno; il Capo Supremo si sorteggia.
preset-six = Sei personaggi
preset-six-line = Tre per parte.
setup-sides = Parti
setup-sides-line = Come stanno i posti, oppure a sorte come da regolamento.
setup-sides-shown = Come qui
setup-sides-drawn = A sorte
sides-hint = Trascina un posto per la maniglia per cambiare parte; oppure prendilo con Spazio e muovilo con le frecce
sides-drawn-line = Le parti si sorteggiano quando tutti hanno scelto una classe. Gli amici possono restare insieme.
sides-horde-line = parte da Brill, gioca per prima
sides-alliance-line = parte da Southshore
sides-count = { $count } su { $most }
sides-same = Stessa parte
sides-same-on = { $names } non si affrontano mai
sides-same-off = { $names } potrebbero affrontarsi
sides-grip = Sposta { $name } ({ $side }) dall’altra parte ({ $other })
sides-lifted = Hai in mano { $name }: le frecce spostano, Spazio posa.
sides-put-down = { $name } resta qui.
sides-moved = { $name }: { $side }.
sides-drop = Posa qui { $name }
sides-exchange = { $count ->
    [one] { $names } passa dall’altra parte in cambio
   *[other] { $names } passano dall’altra parte in cambio
}
sides-stays-even = Le parti restano pari
sides-leads-two = guida due personaggi
sides-why-held = Hai ancora in mano { $name }: prima posa il posto
sides-why-many = { $people } persone non stanno da una sola parte: spegni «Stessa parte» o aggiungi posti
sides-ready = Pronto: le parti sono pari
setup-options = Opzioni
setup-options-line = come nel regolamento, se non cambi nulla
setup-reset = ripristina
setup-number = { $number }
setup-mode = Modo di giocare
setup-mode-line = Ognuno per sé, a squadre, o insieme contro i Murloc.
setup-mode-classic = Classico
setup-mode-teams = Squadre
setup-mode-murlocs = Murloc
setup-team-score = Punteggio di una squadra
setup-team-score-line = Conta la borsa più povera, oppure tutte insieme.
setup-team-score-lowest = Minimo
setup-team-score-sum = Somma
setup-murlocs = Segnalini Murloc
setup-murlocs-line = Più sono, più è difficile batterli.
setup-first = Primo giocatore
setup-first-line = A sorte come da regolamento, oppure il posto 1.
setup-first-drawn = A sorte
setup-first-seat = Posto 1
setup-boards = Tabelloni
setup-boards-line = A sorte come da regolamento, oppure facce a scelta.
setup-boards-chosen = Scelti
setup-packs = Altre carte
setup-packs-line = Si gioca anche con: { $packs }.
setup-public = Nell’elenco dei tavoli
setup-public-line = Chiunque può prendere un posto libero di un amico.
setup-odds = Costi e probabilità
setup-odds-line = Sempre voce per voce, prima di decidere.
setup-undo = Ripensamenti
setup-undo-line = Liberi finché nulla è rivelato o tirato.
setup-fair = Dadi onesti
setup-fair-line = Il seme è promesso prima e mostrato dopo la partita.
setup-length = Circa { $minutes } minuti
setup-length-of = { $value }: circa { $rounds } giri, { $minutes } minuti
setup-minutes = { $minutes } min
setup-length-line = { $people ->
    [0] Solo bot
    [one] Una persona
   *[other] { $people } persone
}{ $bots ->
    [0] {""}
    [one] { " " }e un bot
   *[other] { " " }e { $bots } bot
}, { $rounds } { $span ->
    [turn] turni
   *[round] round
}. Tra { $short } e { $long } minuti; i bot giocano più in fretta delle persone.
setup-start = Apri il tavolo

# ---- posti di un tavolo aperto, e inviti

seats-title = Chi viene al tavolo
seats-free = { $count ->
    [0] tutti i posti sono presi
    [one] un posto è libero
   *[other] { $count } posti sono liberi
}
seats-awaited = { $count ->
    [0] Ci sono tutti
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
}
seats-fill = { $count ->
    [one] Affida il posto libero a un bot
   *[other] Affida i posti liberi ai bot
}
seats-begins = Manda un link a ogni amico. La partita comincia da sola quando ci sono tutti.
seats-take = Prendi un posto; la partita comincia da sola quando ci sono tutti.
seats-empty = Posto libero
seats-mine = tuo
seats-side-horde = Orda
seats-side-alliance = Alleanza
seats-side-together = dalla stessa parte
seats-taken = è qui
seats-waiting = in attesa; non serve un account
seats-link = Link per il posto { $number }
seats-copy = Copia il link
seats-copied = Copiato
seats-spectate = Link per gli spettatori

join-title = Ti hanno invitato
join-line = { $game }, con { $names }.
join-how = Di’ come ti chiami e gioca. Non serve un account.
join-name = Il tuo nome
join-guest = Giochi come ospite. Nessun account, nessuna e-mail. Un link personale, nelle impostazioni, ti riporta qui se questo browser ti dimentica.

# ---- sala

lobby-open = Tavoli aperti
lobby-open-line = chiunque può sedersi
lobby-none = In questo momento nessun tavolo è aperto. Preparane uno e fallo comparire qui.
lobby-finished = Le tue partite finite
lobby-finished-line = con il seme, così ogni tiro si può verificare
lobby-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
lobby-won-you = Hai vinto
lobby-won-none = Al tavolo non ha vinto nessuno
lobby-finished-none = Ancora nessuna.

# ---- impostazioni

settings-title = Impostazioni
settings-page = Questa pagina
settings-language-line = Testi, regole e carte.
settings-theme-line = Pergamena di giorno, un tavolo con la mappa alla luce delle torce.
settings-motion = Movimento
settings-motion-line = I pezzi vanno dove devono andare. Meno movimento se il sistema lo chiede.
settings-sound = Suono
settings-sound-line = Il tuo turno, i dadi, le conquiste, le monete e la fine dei combattimenti.
settings-sound-soft = Piano
settings-sound-normal = Normale
settings-sound-loud = Forte
settings-system = Come il sistema
settings-on = Sì
settings-off = No
settings-you = Tu
settings-guest = ospite su questo dispositivo
settings-account = con un account
settings-account-line = Un account non serve mai. Porta solo le tue partite su un altro dispositivo.
settings-account-name = Nome dell’account
settings-password = Password (almeno 8 caratteri)
settings-login = Entra
settings-register = Crea un account
settings-logout = Esci
settings-save = Salva
settings-saved = Salvato.
settings-own-link = Il tuo link personale
settings-own-link-line = Il tuo link personale ti riporta ai tuoi posti se questo browser ti dimentica, e anche su un altro dispositivo. Tienilo per te; uno nuovo annulla quello di prima.
settings-own-link-make = Crea il mio link
settings-password-old = Password attuale
settings-password-new = Nuova password (almeno 8 caratteri)
settings-password-change = Cambia la password
settings-password-changed = La password è cambiata. Altrove dovrai entrare di nuovo.
back-title = Di nuovo qui
back-line = Questo link riporta un ospite ai suoi posti.
back-have = Come { $name } hai qui { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
}. Ciò che hai resta a quell’ospite: prima crea un tuo link personale nelle impostazioni.
back-yes = Ai miei posti

# ---- aiuto

help-title = Aiuto
help-questions = Domande
help-start = Come comincio?
help-start-text = Nella pagina iniziale premi «Gioca subito contro i bot». Il tavolo si apre subito; la riga sopra il tabellone dice che cosa devi decidere.
help-friends = Come gioco con gli amici?
help-friends-text = Prepara un tavolo, assegna un posto a «Amico» e manda il link che ricevi. Chi lo apre ha il posto. Con «Qui con te» più persone usano lo stesso dispositivo.
help-legal = Che cosa posso fare, e perché no?
help-legal-text = Ciò che puoi toccare brilla d’oro. Tocca altro e la pagina dice perché no, con la regola; premi la regola per leggerla.
help-undo = Posso ripensarci?
help-undo-text = Sì, con un tasto, finché non si è scoperto qualcosa, tirato un dado o qualcun altro ha agito. Dopo puoi chiedere agli altri: se tutti sono d’accordo, si annulla. I bot acconsentono sempre.
help-lost = E se cade la connessione?
help-lost-text = Nulla va perso. La pagina si ricollega da sola, e puoi continuare da un altro dispositivo con lo stesso link o account.
help-fair = I dadi sono onesti?
help-fair-text = Prima della partita il tavolo mostra una promessa (l’impronta del suo seme). A partita finita mostra il seme, e la registrazione scaricata si verifica con «meetingstone verify».
help-bots = I bot barano?
help-bots-text = Ricevono esattamente ciò che vede un giocatore al loro posto, nient’altro.
help-keys = Tasti
help-key-tab = alla prossima cosa che puoi premere
help-key-back = guarda indietro, un passo alla volta; → riporta avanti
help-key-turn-back = guarda indietro, un turno alla volta
help-key-undo = torna indietro
help-key-escape = chiudi ciò che è aperto
help-credits = Riconoscimenti
help-credits-games = Meeting Stone è un progetto di appassionati. Giochi, nomi e mondo appartengono ai loro proprietari; le regole sono raccontate con parole nostre, tabelloni e immagini sono nostri.
help-credits-icons = Icone di Lorc, Delapouite, Skoll, Sbed, Quoting, Kier Heyl e altri, da
help-credits-fonts = Caratteri: Cinzel e Alegreya Sans, SIL Open Font License 1.1.
help-credits-code = Fatto con Preact, htm, Preact Signals e Project Fluent.
help-credits-all = Tutti i riconoscimenti e le licenze

# ---- regole

rulebook-own-words = Ogni regola con parole nostre e il suo numero. La pagina cita questi numeri ogni volta che dice di no.
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
rulebook-none = Nessuna regola parla di «{ $search }».
rulebook-elsewhere = Negli altri giochi:
rulebook-ruling = La nostra lettura:

# ---- imparare

learn-title = Impara in dieci minuti
learn-line = Sei brevi lezioni a un tavolo vero: tu giochi, un maestro ti dice perché. Per una prima partita non serve altro.
learn-rules = Tutte le regole
learn-minutes = circa { $count } { $count ->
        [one] minuto
       *[other] minuti
    }
learn-done = imparata
learn-begin = Comincia
learn-on = Continua
learn-again = Ancora una volta
learn-first = Prima della tua prima partita
coach-title = Maestro
coach-place = Lezione { $at } di { $of }
coach-step = Passo { $step } di { $steps }
coach-next = Continua
coach-show = Fammi vedere
coach-back = Indietro
coach-restart = Da capo
coach-all = Tutte le lezioni
coach-next-lesson = Avanti: { $title }
coach-play = Gioca subito contro un principiante
coach-rival = Rivale

# ---- galleria

gallery-search = Cerca nomi e testi
gallery-kind = Tipo
gallery-all = Tutto
gallery-found = { $count ->
    [one] 1 risultato
   *[other] { $count } risultati
}
gallery-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
gallery-regions = { $count ->
    [one] 1 Regione
   *[other] { $count } Regioni
}

# ---- looking back

replay-title = Riguarda la partita
replay-past = Il passato
replay-place = { $span ->
    [turn] Turno
   *[round] Round
} { $round }, passo { $at } di { $last }
replay-quiet = Qui non è successo nulla che tu possa sapere.
replay-slider = Momento della partita
replay-first = All’inizio (Home)
replay-turn-back = Un turno indietro (Maiusc + ←)
replay-back = Un passo indietro (←)
replay-play = Riproduci
replay-pause = Ferma
replay-forward = Un passo avanti (→)
replay-turn-forward = Un turno avanti (Maiusc + →)
replay-last = All’ultimo passo (Fine)
replay-copy = Copia il link a questo momento
replay-copied = Link copiato
replay-to-now = Torna al presente
replay-to-end = Torna al risultato
replay-asked = Tocca a te
replay-missed = { $count ->
    [one] un passo nel frattempo
   *[other] { $count } passi nel frattempo
}
since-title = Dal tuo ultimo turno
since-watch = Guarda
since-count = { $count ->
    [one] una cosa da sapere
   *[other] { $count } cose da sapere
}

# ---- a turn in six pictures

primer-title = Un turno in sei immagini
primer-print = Stampa questa pagina
primer-all = Tutte le regole
primer-small_world-line = Da otto a dieci round; poi vince chi ha più monete.
primer-small_world-1 = Prendi una combinazione
primer-small_world-1-when = al primo turno, o dopo un Declino
primer-small_world-1-text = Scegli una Razza con il suo Potere. Ogni combinazione che salti costa una moneta; prendi quelle posate sulla tua.
primer-small_world-2 = Prepara le truppe
primer-small_world-2-when = nei turni seguenti
primer-small_world-2-text = Lascia un segnalino in ogni Regione e prendi gli altri in mano. Puoi abbandonare delle Regioni.
primer-small_world-3 = Conquista
primer-small_world-3-when = quante volte puoi
primer-small_world-3-text = Due segnalini, più uno per ogni difensore, Fortezza, Muro di Fuochi Fatui o Montagna. Chi ne ha abbastanza vince sempre.
primer-small_world-4 = Tira per l’ultima
primer-small_world-4-when = una volta per turno
primer-small_world-4-text = Pochi segnalini? Nomina una Regione che ne chiede fino a tre di più, e tira. Poi le conquiste finiscono.
primer-small_world-5 = Riposiziona
primer-small_world-5-when = ogni turno
primer-small_world-5-text = Sposta i segnalini fra le tue Regioni come vuoi, almeno uno in ciascuna.
primer-small_world-6 = Incassa
primer-small_world-6-when = ogni turno
primer-small_world-6-text = Una moneta per ogni Regione, della Razza Attiva e di quella In Declino, e ciò che aggiungono Razza, Potere e luoghi.
primer-small_world-end = Oppure vai In Declino.
primer-small_world-end-text = Invece dei punti da 2 a 5: la tua Razza resta con un segnalino per Regione e rende ancora; al prossimo turno cominci con una combinazione nuova. Quasi tutti lo fanno due o tre volte.
primer-adventure-line = Una corsa attraverso i Regni Orientali: vince chi arriva primo a otto di valore.
primer-adventure-1 = Muovi
primer-adventure-1-when = ogni turno
primer-adventure-1-text = Tira il dado movimento e cammina di tanti spazi. Puoi dividere il cammino e giocare carte movimento nel mezzo.
primer-adventure-2 = Esplora
primer-adventure-2-when = dove ti fermi
primer-adventure-2-text = Usa una risorsa dello spazio, e scopri ciò che vi si nasconde.
primer-adventure-3 = Affronta una sfida
primer-adventure-3-when = ogni turno
primer-adventure-3-text = Pesca un incontro del colore dello spazio, combatti quello che aspetta lì, o attacca un rivale.
primer-adventure-4 = Combatti
primer-adventure-4-when = prima a distanza, poi in mischia
primer-adventure-4-text = Il tuo dado più equipaggiamento e carte contro la sua salute, e viceversa. Vince chi raggiunge la salute dell’altro.
primer-adventure-5 = Missioni e livelli
primer-adventure-5-when = quando le condizioni sono soddisfatte
primer-adventure-5-text = Missioni e nemici battuti danno valore, oggetti e livelli; a un livello nuovo la carta personaggio si gira e diventi più forte.
primer-adventure-6 = Riordina
primer-adventure-6-when = alla fine del turno
primer-adventure-6-text = Metti e togli equipaggiamento, scarta ciò che è di troppo e pesca carte nuove.
primer-adventure-end = La fine.
primer-adventure-end-text = Chi ha abbastanza valore alla fine del proprio turno vince subito.
primer-board_game-line = Alleanza contro Orda, fino a trenta turni; vince chi abbatte il Capo Supremo.
primer-board_game-1 = Due azioni ciascuno
primer-board_game-1-when = le fazioni si alternano
primer-board_game-1-text = Ogni personaggio della fazione fa due azioni: Viaggio, Riposo, Sfida, Addestramento o Città, in qualsiasi ordine.
primer-board_game-2 = Viaggio
primer-board_game-2-when = un’azione
primer-board_game-2-text = Fino a due regioni, o lungo le rotte di volo. Le creature indipendenti fermano il cammino.
primer-board_game-3 = Sfida
primer-board_game-3-when = un’azione
primer-board_game-3-text = Combatti le creature di una missione, da solo o con amici che si uniscono con un’azione loro.
primer-board_game-4 = Tira la riserva di dadi
primer-board_game-4-when = a ogni round di combattimento
primer-board_game-4-text = I colpi blu vanno al danno, quelli rossi alla difesa, il verde è armatura. Il danno abbatte i nemici prima che colpiscano.
primer-board_game-5 = Ricompense e livelli
primer-board_game-5-when = per una missione conclusa
primer-board_game-5-text = Esperienza, oro e oggetti si dividono. I livelli nuovi portano Salute, Energia, Talenti e Poteri più forti da imparare in città e con l’addestramento.
primer-board_game-6 = Il Capo Supremo
primer-board_game-6-when = prima del turno 30
primer-board_game-6-text = Segue la sua strada sulla mappa. Diventate abbastanza forti, andateci insieme e sfidatelo.
primer-board_game-end = La fine.
primer-board_game-end-text = Chi sconfigge il Capo Supremo vince subito. Dopo il turno 30 le fazioni si incontrano nell’ultima battaglia.
