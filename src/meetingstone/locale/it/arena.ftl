# Molte partite tra bot.
sim-help = gioca molte partite tra bot e conta chi vince, e con che cosa
sim-description = Gioca molte partite tra bot, su quanti processi vuoi, e conta vittorie e punti per posto e per ciò che si è giocato. Lo stesso seme dà gli stessi numeri, qualunque sia il numero di processi. Ctrl-C ferma e mostra ciò che è stato giocato.
sim-examples =
    Esempi:
      meetingstone sim small_world --players 4 --games 1000 --seed 1
      meetingstone sim small_world --seats greedy,random --games 400
      meetingstone sim small_world --players 4 --mode teams --json > teams.json
      meetingstone sim board_game --players 4 --overlord nefarian --classes random

    Le vittorie hanno un intervallo al 95 % (Wilson), i punti il loro errore standard. Una vittoria condivisa vale una
    parte: metà per ciascuno di due vincitori. Per Razza e potere: le vittorie di chi li ha scelti, e le
    monete ottenute da quella scelta fino alla successiva.
sim-players = in quanti si gioca (altrimenti: quanti ne nomina --seats, o quanti dice il gioco)
sim-games = quante partite (altrimenti: 100)
sim-seats = un bot per tutti i posti, o uno per ciascuno in un elenco con virgole (altrimenti: greedy)
sim-jobs = quanti processi (altrimenti: uno per ogni core)
sim-seed = lo stesso seme dà le stesse partite (altrimenti: 0)
sim-at-least-one = { $option } deve essere almeno 1.
sim-settings = Il gioco non si può preparare così: { $error }.
sim-wrong-seats = --seats nomina { $seats } bot, ma { $players ->
    [one] gioca 1 solo
   *[other] giocano in { $players }
}: nominane uno per tutti, o uno per ciascuno.
sim-playing = In gioco
sim-progress = { $played } partite su { $games } giocate
sim-partial = Interrotto: { $played } partite su { $games } sono state giocate.
sim-title = { $table }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $seats } (seme { $seed })
sim-length = { $mean } decisioni a partita (da { $shortest } a { $longest }); vittorie condivise: { $shared }; senza vincitore: { $unwon }
sim-by-seat = Per posto
sim-by-bot = Per bot
sim-seat = { $number }: { $bot }
sim-times = volte
sim-wins = vittorie
sim-interval = 95 %
sim-points = punti

# La velocità del motore.
bench-help = misura la velocità del motore, o del server, su questa macchina
bench-description = Misura il motore su un solo core: partite casuali in quattro, e copia, salvataggio, caricamento e vista di una posizione a metà partita. Tra le misure si cronometra un ciclo fisso di puro Python; il rapporto con esso si può confrontare tra macchine e giorni diversi.
bench-examples =
    Esempi:
      meetingstone bench
      meetingstone bench --game board_game --seconds 20 --json
      meetingstone bench server --tables 200
bench-game = il gioco da misurare (altrimenti: small_world; il server si misura con quello)
bench-seconds = quanto misurare, all'incirca (altrimenti: 10 secondi)
bench-too-short = --seconds deve essere più di 0.
bench-title = { $game } su un core di Python { $python }: la mediana di { $rounds } giri, e il rumore attorno
bench-what = che cosa
bench-median = mediana
bench-noise = da – a
bench-ratio = rapporto
bench-playouts = partite casuali in 4
bench-clone = copiare una posizione
bench-view = ciò che vede un posto
bench-save = salvare
bench-load = caricare
bench-greedy = una decisione del bot greedy
bench-calibration = ciclo fisso di puro Python
bench-note = Rapporto: il tempo di una decisione, di una copia e così via, diviso per il tempo del ciclo fisso nello stesso giro. Più basso è più veloce.
