# Ciò che si fa a qualunque tavolo nel browser oltre a giocare.

web-cancel = Annulla
table-menu = Menu
table-seats = Posti
table-links = Link da mandare
table-leave = Alla pagina iniziale
table-leave-line = La partita ti aspetta; non si perde nulla.
table-pause = Metti in pausa
table-go-on = Riprendi
table-paused = Il tavolo è in pausa. Nessuno gioca finché qualcuno non riprende.
table-paused-prompt = Il tavolo è in pausa
table-seat-stand-in = un bot fa le veci
table-seat-here = è qui
table-seat-away = è via
table-consents = { $count ->
    [one] ha annullato una volta col consenso
   *[other] ha annullato { $count } volte col consenso
}
table-stand-in = Fai giocare un bot per me
table-stand-in-for = Fai giocare un bot
table-take-back = Riprendi il mio posto
table-bot-plays = Un bot gioca al posto tuo.
table-resign = Abbandona
table-resign-seat = Abbandona: { $name }
table-resign-text = Te ne vai per sempre: un bot gioca al tuo posto fino alla fine e non potrai riprenderlo. Se vuoi tornare più tardi, fai giocare un bot per te.
table-resign-yes = Vai via per sempre
table-undo = Annullare?
table-undo-people = Qualcun altro ha agito, o si è visto qualcosa. Puoi chiedere agli altri: se tutti sono d’accordo, si annulla tutto dalla tua ultima risposta in poi. I dadi cadranno come sono caduti.
table-undo-bots = Qualcun altro ha agito, o si è visto qualcosa. Ai bot non importa: si annulla tutto dalla tua ultima risposta in poi. I dadi cadranno come sono caduti, e la registrazione lo ricorda.
table-undo-ask = Chiedi agli altri
table-undo-yes = Annulla la mossa
table-undo-wish = { $name } vuole annullare l’ultima risposta.
table-undo-wish-others = { $name } vuole annullare l’ultima risposta, e con essa ciò che { $names } ha fatto da allora.
table-undo-waits = Hai chiesto di annullare. In attesa { DI($names) }.
table-undo-allow = Concedi
table-undo-refuse = Rifiuta
table-undo-granted = Annullato.
table-undo-refused = { $name } non è d’accordo: non si annulla nulla.
table-undo-lapsed = Non tutti hanno acconsentito in tempo: non si annulla nulla.
table-seconds = { $count } s
table-waited-seconds = da { $count } s
table-waited-minutes = da { $count } min
table-waited-hours = da { $count } h
table-waited-days = { $count ->
    [one] da un giorno
   *[other] da { $count } giorni
}

# Con che ritmo il tavolo racconta ciò che fanno gli altri.
pace-title = Ritmo degli altri
pace-line = Quanto resta in vista ogni cosa che fanno gli altri prima della successiva. Le tue mosse non aspettano mai.
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-step = Un passo alla volta
pace-now = Subito
pace-fights = Guarda i combattimenti altrui
pace-fights-line = Se è spento, vieni a sapere come finiscono.
pace-plays = { $count ->
    [0] Stanno giocando gli altri.
    [one] È successa un’altra cosa.
   *[other] Sono successe altre { $count } cose.
}
pace-held = { $count ->
    [0] Il tavolo è fermo.
    [one] Fermo: intanto è successa una cosa.
   *[other] Fermo: intanto sono successe { $count } cose.
}
pace-hold = Ferma
pace-go-on = Avanti
pace-next = Prossimo passo
pace-skip = Salta ad adesso
pace-key-skip = salta ciò che hanno fatto gli altri; a tavolo fermo, il prossimo passo
pace-key-skip-all = salta tutto, finché non tocca a te
pace-key-skip-waiting = salta tutto ciò che resta da raccontare
pace-key-hold = ferma ciò che fanno gli altri, e riprendi
seen-victory = Vittoria
seen-defeat = Sconfitta
seen-over = Il combattimento è finito
table-stopped = È stata iniziata con regole o carte diverse da quelle di oggi.
table-lost = La connessione è caduta; la pagina riprova da sola.
table-kept = La connessione è caduta. Ciò che hai scelto è conservato, e parte appena torna.
table-move-late = La partita era andata avanti prima che arrivasse la tua mossa, perciò non è stata accettata.
settings-quiet = Ore di silenzio
settings-quiet-from = dalle
settings-quiet-to = alle

# The shell of every table.

shell-rules = Regole
shell-log = Diario
shell-players = Giocatori
shell-acts = La tua mossa
shell-zoom = Zoom
shell-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}

# Consigli.
hint-best = la migliore
hint-equal = altrettanto buona
hint-close = quasi altrettanto buona
hint-worse = più debole
hint-more = a favore:
hint-less = contro:

# Il Declino si conferma una volta.
decline-asks = Chiedi prima del Declino
decline-asks-line = In Small World: andare In Declino chiude il tuo turno e ti toglie una Razza.
free-uses = Usa ciò che è gratis
free-uses-line = Nel gioco da tavolo: dadi e bonus che non costano niente entrano da soli nella riserva, e di una carta che migliora un dado scegli soltanto il dado. Se è spento, ti viene chiesto ogni volta.
order-keeps = Mantieni l’ordine degli attacchi
order-keeps-line = Nel gioco da tavolo: lo scegli una volta per combattimento e i round seguenti lo mantengono. Annulla lo chiede di nuovo.
settled-passes = Salta ciò che è già deciso
settled-passes-line = Nel gioco da tavolo: ciò che hai già lasciato da parte nello stesso combattimento non viene più proposto tra un tiro e l’altro, né la Gestione del personaggio senza carte nuove. Nel gioco d’avventura: l’equipaggiamento lasciato com’è e i momenti di un combattimento senza nulla di nuovo non vengono chiesti di nuovo, e i passi delle missioni che non costano nulla si compiono da soli. Annulla lo chiede di nuovo.
decline-title = { $race }: andare In Declino?
decline-text = { $stay ->
    [one] 1 segnalino resta
   *[other] { $stay } segnalini restano
} sulla mappa e { $stay ->
    [one] rende
   *[other] rendono
} subito { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}; { $tokens ->
    [0] nessuno lascia il gioco
    [one] 1 lascia il gioco
   *[other] { $tokens } lasciano il gioco
}. { $gone ->
    [0] {""}
   *[other] { $old }: via dalla mappa.{" "}
}Il tuo turno finisce, e al prossimo cominci con una combinazione nuova.
decline-yes = Vai In Declino
decline-never = Sì, e non chiederlo più

# La prima partita che qualcuno comincia: tre indicazioni.
guide-title = Il tavolo in tre indicazioni
guide-step = { $step } di { $steps }
guide-prompt = Che cosa si chiede
guide-prompt-line = Questa riga dice sempre chi deve decidere che cosa. Quando nomina te, la partita ti aspetta quanto vuoi.
guide-board = Dove succede
guide-board-line = Si può toccare ciò che brilla d’oro: prima vedi quanto costa e quanto rende. Tocca altro, e il tavolo dice perché non si può.
guide-help = Se non sei sicuro
guide-help-line = Consiglio dice che cosa farebbe un buon giocatore, e perché. Annulla riprende una mossa finché non si è scoperto niente. Regole si apre alla regola che conta adesso.
guide-next = Avanti
guide-play = Gioca

# Il diario, ripiegato.
log-fold = { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
log-fold-start = Prima del primo turno
