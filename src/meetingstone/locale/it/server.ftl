# Che cosa risponde il server quando non può fare ciò che gli si chiede.
server-malformed = Questo messaggio non si capisce ({ $where }).
server-foreign = Una pagina di un altro sito qui non può fare nulla.
server-not-json = Ciò che cambia qualcosa qui si manda come JSON (Content-Type: application/json).
server-too-large = È troppo in una volta: un messaggio contiene al massimo { $most } KB.
server-unknown-table = Questo tavolo non esiste.
server-unknown-game = Nessun gioco si chiama «{ $name }»; ci sono: { $known }.
server-unknown-bot = Nessun bot si chiama «{ $name }»; ci sono: { $known }.
server-unknown-lesson = Questa lezione non esiste.
server-off-script = Queste risposte non portano attraverso la lezione; ricominciala.
server-unknown-seat = Questo tavolo non ha un posto { $number }.
server-unknown-invite = Questo invito non è di questo tavolo.
server-no-question = Dopo il momento { $number } la partita è finita: da lì non si può continuare.
server-unknown-moment = Questa partita ha finora { $last } momenti, e nessun momento { $number }.
server-invite-used = Questo invito è già stato usato: il posto è occupato.
server-needs-invite = Questo tavolo non è pubblico: serve un invito.
server-not-open = A questo tavolo non c’è un posto libero.
server-not-started = La partita comincia quando tutti i posti sono occupati.
server-paused = Il tavolo è in pausa.
server-not-your-seat = Il posto { $number } non è tuo.
server-not-seated = Non siedi a questo tavolo.
server-not-owner = Può farlo solo chi ha preparato il tavolo.
server-bot-plays = Al posto { $number } ora gioca un bot: riprenditi prima il posto.
server-still-there = Chi occupa il posto { $number } è ancora qui.
server-bot-plays-there = Al posto { $number } gioca già un bot.
server-not-long-enough = Chi occupa il posto { $number } si è allontanato da poco: un bot può giocare tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
server-standard-bot = Per chi si è allontanato gioca soltanto il bot normale («{ $name }»).
server-already-asked = Il posto { $number } ha già chiesto: aspetta la risposta.
server-not-asked = Ora nessuno ti chiede di annullare qualcosa.
server-chain-reveals = Nel mezzo si scopre qualcosa: manda prima le risposte fin lì.
server-no-draft = Ora non c’è nessun turno da preparare.
server-draft-changed = Qualcuno della tua parte ha appena cambiato la bozza: riguardala.
server-no-windows = In questo gioco a nessuno si chiedono reazioni.
server-unknown-window = In questo gioco non c’è nessun momento «{ $name }».
server-unknown-span = Ora non c’è nessun «{ $name }» durante il quale lasciarti in pace.
server-settings = Il tavolo non si può preparare così: { $error }.
server-wrong-seats = { $players ->
    [one] Gioca uno
   *[other] Giocano in { $players }
}, ma il tavolo ha { $seats ->
    [one] un posto
   *[other] { $seats } posti
}.
server-too-many-guests = Dal tuo indirizzo sono arrivati molti ospiti nuovi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-logins = Dal tuo indirizzo ci sono stati molti accessi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-tries = Con questo nome ci sono stati diversi tentativi. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-links = Hai appena creato diversi link. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-tables = Hai appena preparato molti tavoli. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-tables-address = Dal tuo indirizzo sono stati preparati molti tavoli. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-unfinished = Hai { $most } tavoli non finiti: finiscine prima uno.
server-too-many-public = Hai { $most } tavoli pubblici che aspettano giocatori: lascia che prima uno si riempia.
server-too-many-public-address = Dal tuo indirizzo sono stati preparati molti tavoli pubblici. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-chat = Hai detto molto in una volta. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-chat-address = Dal tuo indirizzo è stato detto molto in una volta. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-undo = Hai appena annullato molte mosse. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-asks = Hai appena chiesto agli altri diverse volte. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
server-too-many-live = Hai { $most } collegamenti aperti con i tavoli: chiudine prima uno.
server-too-many-live-address = Dal tuo indirizzo sono aperti { $most } collegamenti con i tavoli: chiudine prima uno.
server-too-many-connections = Dal tuo indirizzo sono aperti { $most } collegamenti: chiudine prima uno.
server-name-taken = C’è già qualcuno che si chiama «{ $name }», o quasi.
server-empty-name = Di questo nome non resta nulla, tolto ciò che non si vede.
server-mixed-name = Un nome si scrive con le lettere di un solo alfabeto: per esempio latino, greco o cirillico.
server-no-account = Solo un account ha una password.
server-wrong-old-password = Questa non è la tua password attuale.
server-unknown-link = Questo link non porta a nessun ospite: forse è scritto male, o uno più recente ne ha preso il posto.
server-registered = Hai già un account: { $name }.
server-wrong-password = Il nome o la password è sbagliato.
server-goes-on = Questo tavolo può continuare: non si può mettere via.
server-storage = Non è stato possibile scriverlo, quindi non è successo: forse il disco è pieno. Riprova.
server-conflict = Qualcun altro è stato più veloce. Guarda di nuovo il tavolo.
server-broken = Qualcosa qui è rotto. Niente è andato perso; riprova.
server-not-found = A questo indirizzo non c’è niente.
server-not-allowed = Questo indirizzo non accetta questo tipo di richiesta.
server-guest = Ospite { $number }

# L’avvio.
serve-help = gioca nel browser: avvia il tavolo e apre la pagina
serve-description = Avvia il tavolo per questo computer e apre la sua pagina. Tutte le partite stanno in un solo file; si ferma con Ctrl-C e si continua domani.
serve-examples =
    Esempi:
      meetingstone serve
      meetingstone serve --port 8080 --no-browser
      meetingstone serve --host 0.0.0.0 --data amici.db
serve-port = la porta (se manca: 7777, o la prossima libera)
serve-host = l’indirizzo su cui ascoltare (se manca: 127.0.0.1, solo questo computer)
serve-data = il file che conserva tutte le partite (se manca: games.db in ~/.local/share/meetingstone)
serve-bot-pause = secondi tra le mosse dei bot mentre qualcuno guarda (se manca: 0,3)
serve-absence = secondi dopo i quali gli altri possono far giocare un bot per chi si è allontanato (se manca: 300)
serve-address = dove i browser trovano il tavolo se davanti c’è un proxy, per esempio https://giochi.example: chi chiede è allora chi dice il proxy, e con https i cookie non vanno altrove
serve-limit = quanto può fare una persona o un indirizzo, per esempio tables=40/800: quaranta in una volta, e altri quaranta in 800 secondi; si può ripetere
serve-no-limits = nessun limite, per misurare su questo computer
serve-no-browser = scrive soltanto l’indirizzo
serve-ready = Meeting Stone è a { $address } (si ferma con Ctrl-C)
serve-open-it = Qui non c’è un browser: apri { $address } in uno (si ferma con Ctrl-C)
serve-stopped = Meeting Stone si è fermato. Tutte le partite restano in { $file }.
serve-other-content = Iniziate con altre regole o carte: { $stopped ->
    [one] 1 partita non può continuare e si può mettere
   *[other] { $stopped } partite non possono continuare e si possono mettere
} via, di { $ended ->
    [one] 1 finita
   *[other] { $ended } finite
} si può leggere il risultato.
serve-missing = Al tavolo nel browser serve il pacchetto «{ $module }»: si installa con «pip install meetingstone[web]».
serve-port-taken = La porta { $port } di { $host } non si può usare: { $error }. Scegline un’altra con --port.
serve-bad-port = Una porta è un numero da 0 a 65535, non { $port }.
serve-bad-address = Un indirizzo è come https://giochi.example, non «{ $address }».
serve-bad-limit = «{ $limit }» non è un limite; questi sono quelli soliti: { $known }.
serve-data-in-use = «{ $file }» è usato da un altro Meeting Stone: ferma quello, o scegli un altro file con --data.
serve-data-unusable = «{ $file }» non si può usare: { $error }.
serve-data-newer = «{ $file }» è stato scritto da un Meeting Stone più recente: installa quello, o scegli un altro file con --data.
serve-data-linked = «{ $file }» ha due nomi (un hard link), e sotto uno dei due si potrebbero perdere partite: togli l’altro nome.
serve-data-foreign = «{ $file }» non è un file di Meeting Stone.
serve-data-unsound = «{ $file }» è danneggiato ({ $error }).

# Copie di tutte le partite.
backup-help = copia tutte le partite, anche mentre si gioca
backup-description = Copia il file che conserva tutte le partite, intero e controllato, anche mentre il server è in funzione. A una copia fatta in altro modo può mancare ciò che si è giocato per ultimo. Tienila per te: contiene i semi delle partite in corso.
backup-examples =
    Esempi:
      meetingstone backup
      meetingstone backup amici-lunedi.db --data amici.db
backup-file = la copia (se manca: meetingstone-DATA-ORA.db qui)
backup-exists = «{ $file }» esiste già: scegli un altro nome.
backup-done = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} in { $file }.
restore-help = torna a una copia di tutte le partite
restore-description = Mette una copia fatta da «meetingstone backup» al posto del file che conserva tutte le partite. Prima ferma il server. Il file che c’era resta sotto un altro nome.
restore-examples =
    Esempi:
      meetingstone restore meetingstone-2026-11-18-190000.db
      meetingstone restore amici-lunedi.db --data amici.db
restore-file = la copia
restore-done = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} di nuovo in { $file }.
restore-done-aside = { $tables ->
    [one] Un tavolo è
   *[other] { $tables } tavoli sono
} di nuovo in { $file }. Ciò che c’era ora è { $before }.

# La velocità del tavolo nel browser.
bench-part = engine (se manca), o server: molti tavoli con quattro client ciascuno su questa macchina
bench-tables = quanti tavoli tiene il server (se manca: 200)
bench-bad-tables = --tables è un numero da 1 a 800, non { $tables }.
bench-server-title = { $tables } tavoli con { $clients } client collegati su questa macchina, ogni risposta su disco
bench-server-paced = una risposta per tavolo al secondo: { $answers } risposte, dalla risposta a tutti e quattro i client { $p50 } ms (mediana), { $p99 } ms (99 %), { $worst } ms (la peggiore)
bench-server-full = a piena velocità: { $rate } risposte/s, { $cpu } µs di tempo del server ciascuna, { $bytes } byte a ogni client
bench-server-memory = memoria: { $table } KB per tavolo, { $connection } KB per collegamento
