# Un elenco: "Orchi, Troll e Nani".
list-between = { ", " }
list-last = { " e " }
list-last-before-e = { " ed " }

unknown-game = Non c’è nessun gioco di nome «{ $name }»{ $count ->
    [0] , e nessuno è installato.
   *[other] ; il più vicino è «{ $nearest }» (ci sono: { $known }).
}
unknown-bot = Non c’è nessun bot di nome «{ $name }»{ $count ->
    [0] , e nessuno è installato.
   *[other] ; il più vicino è «{ $nearest }» (ci sono: { $known }).
}

# I bot, ognuno con una riga.
bots-title = Bot:
bot-random = Casuale
bot-random-line = Fa qualunque cosa sia permessa.
bot-novice = Novizio
bot-novice-line = Vede che cosa rende, ma ogni tanto sbaglia.
bot-greedy = Avido
bot-greedy-line = Valuta tutto e prende ciò che rende di più.
bot-hunter = Cacciatore
bot-hunter-line = Attacca i giocatori piuttosto che le terre vuote.
bot-builder = Costruttore
bot-builder-line = Gioca per i turni che verranno.
bot-raider = Razziatore
bot-raider-line = Vuole le sue monete in questo turno.

# Come una frase chiama un giocatore: chi legge, e un giocatore senza nome.
seat-you = Tu
seat-number = Giocatore { $number }

option-pass = Passa

# ---- risposte che non si possono accettare

answer-unknown-key = «{ $key }» non è fra le tue opzioni.
answer-unknown-step = «{ $step }» non è un passo della tua parte.
answer-over = La partita è finita.
answer-not-over = La partita non è ancora finita, quindi non ha un risultato.
answer-stale = Questa risposta vale per la domanda { $number }, ma la partita è ora alla domanda { $current }.
answer-not-yours = Non tocca a te rispondere.
answer-no-chance-due = La partita non attende né un lancio né una pescata.
answer-impossible-roll = Questi dadi non possono dare { $outcome }.
answer-impossible-draw = Qui non si può pescare { $outcome }.
answer-nothing-to-undo = Non c’è nulla da annullare.
answer-undo-needs-consent = Puoi annullare solo se il tavolo è d’accordo: qualcun altro ha agito, o si è visto qualcosa di nascosto.
answer-too-late-to-undo = Non si può più annullare: da allora è successo troppo, o delle scelte segrete sono state scoperte.

# ---- registrazioni che non si possono usare

record-unreadable = Questo file non si può leggere come partita salvata ({ $error }).
record-not-a-game = Questo file non è una partita salvata: dice di essere «{ $format }».
record-unknown-version = Questo file ha il formato in versione { $version }, e si può leggere solo la versione { $known }.
record-edited = Questo file è stato modificato dopo il salvataggio: il codice di controllo è sbagliato.
record-damaged = Ciò che è conservato di questa partita è danneggiato dalla mossa { $number } in poi: torna a una copia di riserva (meetingstone restore).
record-unknown-game = Questo gioco si chiama «{ $game }», e nessun gioco con quel nome è installato.
record-other-rules = Questa partita usa le regole in versione { $version }, ed è installata la versione { $known }.
record-other-content = Questa partita usa carte o tabelloni ({ $content }) diversi da quelli installati ({ $known }).
record-other-packs = Questa partita usa pacchetti di carte che qui mancano: { $packs }. Indica la cartella di ognuno con --pack.
record-position = La posizione in questo file non si può ripristinare ({ $error }).
record-settings = Le impostazioni in questo file non sono valide ({ $error }).
record-entry = La risposta { $number } di questa registrazione non è possibile ({ $error }).
record-no-seed = Questa registrazione non contiene il seme, quindi i suoi dadi non si possono verificare.
record-seed-unreadable = Il seme di questa registrazione non si può leggere.
record-commitment = Il seme non è quello promesso prima della partita.
record-outcome = Il lancio o la pescata della domanda { $number } non segue dal seme.
record-digest = La registrazione non porta alla posizione che dichiara.
why-not-your-decision = Ora la decisione non spetta a te.

# ---- lezioni

lesson-other = È permesso, e in una partita potresti farlo. { $because }
lesson-look = È permesso. Ma prima continua a leggere: premi Continua.
lesson-over = Questa lezione è finita; passa alla prossima.
