# Il tavolo nel terminale.
terminal-welcome = { $game ->
    [adventure] Scrivi un numero, una lettera o il nome di una casella, carta o oggetto. «aiuto» elenca tutto il resto.
    [board_game] Scrivi un numero, una lettera o il nome di una regione o carta. «aiuto» elenca tutto il resto.
   *[other] Scrivi un numero, una lettera o il nome di una Regione. «aiuto» elenca tutto il resto.
}
terminal-commitment = Dadi e carte sono già decisi; il loro sigillo è { $commitment }… (vedi «meetingstone verify»).
terminal-advice = numero o nome · aiuto · consiglio · annulla · mappa · perché NOME · esci
terminal-turn-of = tocca { A($seat) }
terminal-your-turn = tocca a te ({ $seat })
terminal-base = base
terminal-at-least = almeno { $amount }
terminal-fixed = { $amount } con { $source }
terminal-odds = { $good } facce su { $faces } ({ $percent } %)
terminal-back = Invio torna indietro.

terminal-legend-declined = a b c: In Declino
terminal-faded = In Declino
terminal-legend-target = [3] costo, [3?] dado
terminal-legend-key = [3] scrivi 3 o il nome; un nome in negativo senza numero: scrivi il nome
terminal-legend-ends = { $sign } porta più in là
terminal-no-map = Non c’è ancora una mappa: la partita è in preparazione.

terminal-ambiguous = «{ $word }» può essere { $names }.
terminal-too-long = Quella riga ha { $count } caratteri: ne bastano { $most } per tutto ciò che si può scrivere qui.
terminal-which = «{ $word }» può essere:
terminal-no-number = Qui non c’è { $number }: i numeri e le lettere davanti alle righe sono le tue scelte.
terminal-no-panel = Sul tavolo non c’è «{ $word }»; ci sono: { $names }.
panel-players = giocatori personaggi
panel-combos = combinazioni
panel-cards = schede equipaggiamento
panel-own = mio mano borsa
panel-around = intorno casella
panel-track = tracciato incontri gettoni
panel-world = mondo eventi mazzi
panel-quests = missioni missione
panel-board = creature tabellone
panel-beside = Signore eventi mercante
terminal-unknown = { $game ->
    [adventure] «{ $word }» non è un’opzione, né una casella, né un comando: «aiuto» elenca i comandi.
    [board_game] «{ $word }» non è un’opzione, né una regione, né un comando: «aiuto» elenca i comandi.
   *[other] «{ $word }» non è un’opzione, né una Regione, né un comando: «aiuto» elenca i comandi.
}
terminal-why-unknown = Niente qui e nessuna regola si chiama «{ $word }».
terminal-only-times = È stato possibile { $done ->
    [one] 1 volta
   *[other] { $done } volte
} su { $times }.
terminal-chain-stopped = Fin qui; senza risposta: { $rest }.

terminal-allowed = Puoi farlo: { $option }.
terminal-you-may = Puoi: { $option }
terminal-neighbours = confina con { $names }
terminal-cost = costo per te: { $sum }
terminal-cards-usage = Di’ che cosa cercare: «carte { $example }».
terminal-rules-usage = Di’ che cosa cercare: «regole montagna».
terminal-more = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}: usa più parole.
terminal-nothing-found = Niente parla di «{ $word }».
terminal-no-board = Non c’è il tabellone «{ $word }»: ci sono { $names }.
terminal-income = Se il tuo turno finisse ora, guadagneresti { $total }:
terminal-hint = Il bot accanto a te sceglierebbe: { $option }.
terminal-hint-for = A favore: { $reasons }.
terminal-hint-against = Contro: { $reasons }.
terminal-followed = La scelta del bot: { $option }.
terminal-hint-doubt = Così però si vince nel { $win } % dei casi; nel { $better } % con: { $option }.
terminal-hint-close = Quasi altrettanto buono: { $option }.
terminal-hint-worse = Peggio: { $option }.
terminal-undone = Annullato.
terminal-undo-consent = Nel frattempo si è visto qualcosa o ha agito qualcun altro: il tavolo è d’accordo?
terminal-yes-no = sì o no?
terminal-yes = si s yes y

terminal-hand-over = Passa la tastiera { A($seat) }.
terminal-press-enter = Invio quando guardi solo tu …{" "}
terminal-interrupt = Ancora Ctrl-C salva ed esce; qualsiasi altra cosa continua.
terminal-saved = Salvata in { $file }.
terminal-saved-leave = La partita è salvata. Per continuare: meetingstone play --load { $file }
terminal-exported = La posizione è in { $file }; «meetingstone scenario { $file }» la controlla.
terminal-cannot-write = «{ $file }» non si può scrivere: { $error }.

terminal-winners = { $count ->
    [one] { $names ->
        [Tu] Hai vinto!
       *[other] Ha vinto { $names }.
    }
   *[other] Hanno vinto { $names }.
}
terminal-nobody-won = A questo tavolo non ha vinto nessuno.
terminal-source = Punti da
terminal-total = Totale
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1) }
terminal-luck = { $seat }: { $what ->
    [dice] dadi utili { $hits } su { $tries }
    [attacks] tiri d’attacco riusciti { $hits } su { $tries }
   *[attempts] tentativi riusciti con il dado { $hits } su { $tries }
}, attesi { $expected }.
terminal-luck-pips = { $seat }: { $throws } dadi, in media { $average } dove ci si aspetta { $expected }.
terminal-seed = Seme { $seed }, promesso come { $commitment }.
terminal-record = La partita è in { $file }: «meetingstone replay» la racconta, «meetingstone verify» controlla ogni dado.

# Le parole di ogni comando in questa lingua, accanto a quella inglese.
terminal-words-why = perché guarda ?
terminal-words-rules = regole regola
terminal-words-cards = carte carta
terminal-words-combos = tavolo giocatori combinazioni
terminal-words-map = mappa m
terminal-words-list = lista regioni
terminal-words-score = punti monete
terminal-words-log = diario cronaca
terminal-words-undo = annulla z
terminal-words-hint = consiglio
terminal-words-follow = segui
terminal-words-orders = ordini reazioni
terminal-orders-how = Cambiane uno con il suo numero: «ordini 3 never» (mai), «ordini 3 ask» (sempre), «ordini 3 able» (se posso). «ordini turn» o «ordini fight»: nessuna domanda finché dura il turno o lo scontro.
terminal-words-save = salva
terminal-words-export = esporta
terminal-words-help = aiuto h
terminal-words-quit = esci q
terminal-words-rest = resto tutto tutti
terminal-help =
    Scegli      un numero o una lettera · un nome, o il suo inizio ({ $start }) · una chiave ({ $key })
    Invio       la domanda ancora una volta
    Più volte   nomi o numeri con le virgole, 3x NOME per tre volte, resto NOME per tutto ciò che avanza
    perché …    perché mi si chiede · perché NOME · perché 3 · perché { $key }: i numeri, la regola, perché no
    regole …    cerca nelle regole        carte …    che cosa dice una carta
    mappa [NOME]  la mappa, o una parte     lista [NOME]  lo stesso a parole
    tavolo …    tutto ciò che c’è         punti      come stai ora
                o una sua parte: { $panels }
    diario [50]   che cosa è successo       consiglio  che cosa farebbe un bot (segui, 3x segui: fallo)
    annulla     torna indietro            salva [FILE] · esporta [FILE] (la posizione, come scenario)
    ordini      quando chiederti          esci       salva ed esce
terminal-help-small_world =
    In Small World of Warcraft
    Conquista   il nome di una Regione; [3] sulla mappa è il costo, [3?] con il dado
    Ridispiega  2x { $place }, resto { $place }: più pezzi insieme
    Lettere     d fatto · e espanditi · l vai in Declino · a abbandona · x scambia · i intimidisci
terminal-help-adventure =
    In The Adventure Game
    Muoviti     il numero sulla mappa o il nome di una casella; i colori sopra il tuo livello ti sono chiusi
    mio         la tua mano, la borsa e i gettoni · missioni, tue e altrui · intorno, ciò che hai vicino
    Combatti    vedi i due lati con i poteri e le probabilità; accanto a ogni carta, che cosa cambia
    Lettere     d fatto · y sì · n no · c pesca una carta
terminal-help-board_game =
    In The Board Game
    Viaggia     il numero sulla mappa o il nome di una regione; più nomi con le virgole, uno dopo l’altro
    missioni    che cosa danno e chi le difende · schede, ciò che tutti portano · creature · mercante
    Combatti    vedi dadi, riquadri e probabilità; u usa tutto ciò che è gratis, g va avanti, r ritira, k tiene
    Lettere     d fatto · g avanti · b compra · s vendi · t addestra
terminal-lesson-not-kept = Di una lezione non resta nulla.
terminal-lesson-enter = Invio per continuare …
