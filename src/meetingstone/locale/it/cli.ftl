# La riga di comando.
cli-usage = Uso:
cli-description = Meeting Stone gioca ai giochi da tavolo ambientati ad Azeroth, con ogni regola applicata e spiegata.
cli-epilog =
    Per cominciare:
      meetingstone serve                         gioca nel browser
      meetingstone play                          gioca contro due bot in questo terminale
      meetingstone rules small_world --find dado che cosa dicono le regole sul dado
      meetingstone cards small_world             che cosa fanno Razze, poteri e indicatori

    «meetingstone COMANDO --help» spiega un comando.
cli-commands = Comandi
cli-command = COMANDO
cli-arguments = Argomenti
cli-options = Opzioni
cli-help = mostra questo aiuto
cli-version = mostra la versione
cli-lang = lingua di tutto quello che leggi: en o it (altrimenti quella del sistema)
cli-json = scrive JSON, per i programmi
cli-game = GIOCO
cli-game-help = il gioco, per esempio small_world
cli-file = FILE
cli-folder = CARTELLA
cli-pack = un pacchetto di carte da aggiungere al gioco: la sua cartella; si può ripetere
cli-file-help = una partita salvata da «meetingstone play»

cli-bad-language = Non c’è la lingua «{ $language }»; ci sono { $known }.
cli-unknown-option = «{ $option }» qui non è un’opzione: vedi «{ $command } --help».
cli-missing = A «{ $command }» manca { $option }: vedi «{ $command } --help».
cli-needs-value = { $option } vuole un valore: vedi «{ $command } --help».
cli-bad-choice = «{ $value }» non va bene per { $option } di «{ $command }»; ci sono: { $known }.
cli-bad-value = «{ $value }» non va bene per { $option }: vedi «{ $command } --help».
cli-bad-usage = «{ $command }» non capisce ({ $error }): vedi «{ $command } --help».
cli-unreadable = «{ $file }» non si può usare: { $error }.
cli-game-options = Opzioni di { $game } ({ $id })

flag-small_world-mode = ognuno per sé (classic, se non dici altro), a squadre, o tutti insieme contro i Murloc
flag-small_world-boards = i tabelloni su cui giocare, con i loro id (vedi «meetingstone cards small_world --deck board»; altrimenti: a sorte)
flag-small_world-first = il posto che comincia, contando da 0 (altrimenti: a sorte)
flag-small_world-team_score = che cosa conta per una squadra: la borsa più povera (se non dici altro) o tutte insieme
flag-small_world-murlocs = quanti segnalini hanno i Murloc quando giocano (altrimenti: 14; di più sono più difficili da battere)
flag-adventure-valor = il valore con cui si vince: 6 per una partita più breve, 8 come stampato (valore predefinito), 10 per una più lunga
flag-length = { $value }: circa { $rounds } giri, da { $low } a { $high } minuti secondo il numero dei giocatori
flag-adventure-characters = come si danno i personaggi: scelti a turno (draft, valore predefinito) o distribuiti a caso
flag-adventure-rounds = dopo tanti giri vince chi ha più valore (valore predefinito: 80)
flag-board_game-overlord = chi le due fazioni fanno a gara a sconfiggere (altrimenti: a sorte)
flag-board_game-classes = come si assegnano i personaggi: scelti a turno (draft, se non dici altro), dati a caso, o quelli consigliati per una prima partita. Fino a quattro giocatori guidano quattro personaggi, di più ne guidano sei
flag-board_game-sides = per ogni posto horde, alliance, together (dalla stessa parte, quale lo decide la sorte) o drawn (a sorte); altrimenti tutti a sorte
flag-board_game-deadly_pvp = variante: negli scontri tra personaggi tutti e due subiscono tutte le ferite
flag-board_game-defeat_overlord = variante: dopo il turno 30 si continua finché qualcuno non sconfigge il Capo Supremo

play-help = gioca in questo terminale
play-description = Gioca qui, da solo contro i bot o con gli amici alla stessa tastiera. La partita si salva dopo ogni decisione; al tavolo scrivi «aiuto».
play-examples =
    Esempi:
      meetingstone play small_world
      meetingstone play small_world --seats you,greedy,random --seed 7
      meetingstone play small_world --seats you:Anna,you:Bruno,greedy
      meetingstone play small_world --mode murlocs --players 1
      meetingstone play board_game --seats you,greedy --overlord kelthuzad --classes first_game
      meetingstone play --load la-mia-partita.json

    «meetingstone play GIOCO --help» mostra le opzioni di un solo gioco.
play-game = il gioco (si può omettere quando ce n’è uno solo)
play-seats = chi gioca, nell’ordine dei posti: «you» (oppure «you:Nome»; più persone si passano la tastiera) o un bot (di solito: you, e greedy in tutti gli altri)
play-players = quanti giocano: tu e i bot
play-seed = lo stesso seme ridà gli stessi dadi e le stesse carte
play-load = continua una partita salvata
play-save = dove salvare (di solito: un nuovo file in ~/.local/share/meetingstone)
play-plain = senza colori né disegni: per lettori di schermo e terminali semplici
play-fast = senza pause mentre giocano i bot
play-no-terminal = Per giocare qui serve il pacchetto «{ $module }»: installalo con «pip install meetingstone[terminal]».
play-load-broken = Questa partita salvata non può proseguire: le sue parti non vanno d’accordo ({ $error }).
play-load-alone = Una partita salvata conosce già gioco, posti, seme e opzioni: usa --load senza di essi.
play-settings = La partita non si può preparare così: { $error }.
play-which-game = Di’ a quale gioco giocare: { $known }.
play-seats-and-players = --seats indica { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, ma --players dice { $players }.

rules-help = cerca nelle regole, trova il codice che ne applica una, o vede quali sono coperte dai test
rules-description = Tutte le regole di un gioco con parole nostre, con il loro numero e le nostre interpretazioni.
rules-examples =
    Esempi:
      meetingstone rules small_world --find "dado" --lang it
      meetingstone rules small_world --find SW-CONQ --json
      meetingstone rules small_world --where SW-CONQ-01
      meetingstone rules small_world --coverage
rules-find = solo le regole che contengono tutte queste parole
rules-coverage = quante regole ha dimostrato l’ultima esecuzione dei test
rules-where = il codice, i contenuti, gli scenari e i test che nominano questa regola; senza ID, quanti nominano ciascuna
rules-where-code = Codice
rules-where-content = Contenuti
rules-where-scenarios = Scenari
rules-where-tests = Test
rules-where-nowhere = Nessun codice e nessun contenuto nomina questa regola.
rules-where-count = { $carried } delle { $enforced } regole che un programma può violare sono nominate dal codice o dai contenuti che le applicano.
rules-where-missing = Mai nominate:
rules-where-unknown = Non c’è nessuna regola «{ $id }»{ $known ->
    [0] .
   *[other] {"."} Forse intendi { $near }.
}
rules-none = Nessuna regola parla di «{ $text }».
rules-ruling = La nostra interpretazione:
rules-covered = { $covered } regole su { $testable } sono coperte da un test riuscito; altre { $informative } nessun programma può violarle.
rules-uncovered = Non coperte:
rules-no-coverage = Non c’è { $file } né qui né in una cartella superiore: esegui prima i test di una copia di Meeting Stone («make test»).
rules-coverage-unreadable = «{ $file }» non si legge come copertura delle regole ({ $error }): esegui di nuovo i test («make test»).

cards-help = mostra le carte di un gioco
cards-description = Tutte le carte di un gioco. I testi sono scritti a partire da ciò che le carte fanno, quindi non possono dire altro.
cards-examples =
    Esempi:
      meetingstone cards small_world
      meetingstone cards small_world --deck race --find moneta --lang it
      meetingstone cards small_world --lang it
cards-find = solo le carte che contengono tutte queste parole
cards-deck = solo un mazzo, per esempio race
cards-none = Nessuna carta parla di «{ $text }».
cards-no-deck = Non c’è il mazzo «{ $deck }»; ci sono { $known }.

verify-help = dimostra che una partita salvata è onesta
verify-description = Controlla una partita salvata: il seme è quello promesso, ogni tiro e ogni pescata ne derivano, ogni risposta era permessa.
verify-examples =
    Esempio:
      meetingstone verify la-mia-partita.json
verify-good = Tutto a posto: { $answers ->
    [one] 1 risposta era permessa
   *[other] { $answers } risposte erano permesse
} e { $chance ->
    [one] 1 tiro o pescata deriva
   *[other] { $chance } tiri e pescate derivano
} dal seme promesso ({ $commitment }). { $over ->
    [yes] La partita è finita.
   *[no] La partita non è ancora finita.
}

replay-help = racconta che cosa è successo in una partita salvata
replay-description = La storia di una partita salvata, riga per riga.
replay-examples =
    Esempi:
      meetingstone replay la-mia-partita.json
      meetingstone replay la-mia-partita.json --upto 40
replay-upto = si ferma dopo questo numero di risposte, tiri e pescate
replay-bad-upto = Questa partita ha { $last ->
    [one] 1 voce
   *[other] { $last } voci
}, quindi --upto non può essere { $upto }.
replay-result = { $count ->
    [0] La partita è finita
    [one] Ha vinto { $winners }
   *[other] Hanno vinto insieme { $winners }
}: { $scores }.
replay-not-over = La partita aspetta alla domanda { $number }.

# ---- learn

learn-help = impara un gioco in dieci minuti, in questo terminale
learn-description = Brevi lezioni al tavolo vero: tu giochi, un maestro ti dice perché. Scrivi il nome di un luogo per toccarlo; «esci» interrompe.
learn-examples =
    Esempi:
      meetingstone learn small_world
      meetingstone learn small_world decline
learn-lesson = la lezione da cui cominciare (altrimenti la prima)
learn-unknown = Non c’è la lezione «{ $lesson }»; ci sono { $known }.
learn-then = Ora gioca: meetingstone play { $game } --seats you,novice
cli-lesson = LEZIONE
