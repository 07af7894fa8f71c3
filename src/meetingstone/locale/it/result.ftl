# ---- la pagina dopo la partita

result-title = Risultato
result-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
result-lost = { $names }: vittoria contro tutti
result-not-over = Questa partita è ancora in corso.
result-gone = Giocata con regole o carte diverse da quelle di oggi: ciò che si racconta qui resta, ma il tavolo non si può più aprire.
result-to-table = Al tavolo
result-board = Guarda il tabellone
result-rematch = Rivincita
result-link = Link a questo risultato
result-podium = Posti
result-place = Posto { $place }
result-shared = a pari merito
result-lead = { $span ->
    [turn] Chi era in testa, turno per turno
   *[round] Chi era in testa, round per round
}
result-lead-line = { $unit ->
    [xp] XP
    [valor] valore
   *[coins] monete
} alla fine di ogni { $span ->
    [turn] turno
   *[round] round
}
result-unit = { $unit ->
    [xp] XP
    [valor] valore
   *[coins] monete
}
result-by-side = Fazioni
result-by-figure = Personaggi
result-level = Livello { $level }
result-figures = Personaggi
result-figures-line = che cosa ha fatto ognuno
result-figure = Personaggio
result-start = Inizio
result-after = { $span ->
    [turn] Dopo il turno { $number }
   *[round] Dopo il round { $number }
}
result-chart-after = { $span ->
    [turn] Dopo il turno { $number }: { $points }
   *[round] Dopo il round { $number }: { $points }
}
result-chart-start = All’inizio: { $points }
result-chart-score = { $name } { $points }
result-as-table = Come tabella
result-span = { $span ->
    [turn] Turno
   *[round] Round
}
result-sources = { $unit ->
    [xp] XP per provenienza
    [valor] Valore per provenienza
   *[coins] Monete per provenienza
}
result-sources-line = la somma è il punteggio
result-bar = { $name }: { $parts }; in tutto { $total }
result-part = { $group } { $amount }
result-source = Provenienza
result-total = Totale
result-luck = { $what ->
    [dice] Fortuna con i dadi
    [attacks] Fortuna con i dadi
   *[attempts] Fortuna con il dado
}
result-luck-line = che cosa è uscito, e che cosa ci si poteva aspettare
result-luck-none = Mai lanciato.
result-luck-tries = { $what ->
    [dice] Dadi utili: { $hits } su { $tries }
    [attacks] Tiri d’attacco riusciti: { $hits } su { $tries }
   *[attempts] Tentativi riusciti: { $hits } su { $tries }
}
result-luck-expected = attesi { $expected }
result-luck-pips = { $pips } punti in { $throws ->
    [one] un lancio
   *[other] { $throws } lanci
}
result-luck-scale = Più fortuna di { $percent } giocatori su 100 con le stesse probabilità
result-unlucky = sfortuna
result-lucky = fortuna
result-faces = { $count } volte { $face }, attese { $expected }
result-throws = { $count ->
    [one] Il lancio
   *[other] Tutti i { $count } lanci
}
result-roll-for = Per
result-roll-need = Serviva
result-roll-chance = Probabilità
result-roll-fell = Uscito
result-roll-end = Esito
result-roll-good = riuscito
result-roll-bad = fallito
result-moments = Momenti da ricordare
result-moments-line = ognuno apre il tavolo com’era allora
result-export = Da portare via
result-record = Registrazione della partita
result-record-line = Tutto ciò che è stato deciso e lanciato, per rivederlo e per provarlo.
result-scenario = Posizione come scenario
result-scenario-line = Per provare un’altra strada, segnalare un errore, farne un rompicapo.
result-position = Posizione
result-position-at = { $span ->
    [turn] Inizio del turno { $number }
   *[round] Inizio del round { $number }
}
result-position-last = Prima dell’ultima mossa
result-download = Scarica

# ---- dadi onesti, al tavolo e dopo la partita

fair-title = Dadi onesti
fair-promise = Prima della prima mossa il server ha fissato un seme segreto, da cui seguono ogni lancio e ogni mescolata, e ne ha pubblicato l’impronta, mostrata qui. A partita finita si mostra anche il seme, e chiunque può controllare che nulla sia cambiato nel frattempo.
fair-commitment = Impronta
fair-seed = Seme
fair-copy = Copia: { $what }
fair-copy-short = Copia
fair-copied = Copiato
fair-checking = Controllo in corso…
fair-good = Controllato in questo browser: l’impronta è quella di questo seme, quindi i dadi erano fissati prima della prima mossa.
fair-bad = L’impronta non è quella di questo seme: di questa partita non ci si può fidare.
fair-unable = Questo browser controlla le impronte solo su connessioni sicure. Il comando qui sotto lo fa ovunque.
fair-verify = Scarica la registrazione ed esegui questo comando: estrae di nuovo dal seme ogni lancio e ogni mescolata, e controlla ogni mossa secondo le regole.
