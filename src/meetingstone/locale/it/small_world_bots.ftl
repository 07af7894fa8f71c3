# Perché il consigliere la pensa così, a frasi intere.
hint-sw-conquer = { $region }: { $cost ->
    [0] il solo Campione
   *[other] { cost-tokens }
}, { $amount ->
    [one] +1 moneta
   *[other] +{ $amount } monete
}, { $safety ->
    [hard] difficile da riprendere
    [fair] non del tutto al sicuro
   *[easy] facile da riprendere
}.
hint-sw-attempt = { $region }: il dado basta nel { $win } % dei lanci; se basta, +{ $amount } { $amount ->
    [one] moneta
   *[other] monete
}, e in ogni caso le tue conquiste finiscono.
hint-sw-assault = { $region }: { cost-tokens } meno quel che mostra il dado; +{ $amount } { $amount ->
    [one] moneta
   *[other] monete
}.
hint-sw-taken = La perde { $seat }.
hint-sw-own = La tiene la tua stessa Razza In Declino, che la lascerebbe.
hint-sw-pick = { $tokens } segnalini, che bastano per circa { $regions } Regioni al primo turno; { $price ->
    [0] non costa niente
    [one] costa 1 moneta
   *[other] costa { $price } monete
}{ $found ->
    [0] .
    [one] , e sopra c’è 1 moneta.
   *[other] , e sopra ci sono { $found } monete.
}
hint-sw-expand = { $regions ->
    [0] Non occupi ancora niente
    [one] La tua Regione rende
   *[other] Le tue { $regions } Regioni rendono
}{ $regions ->
    [0] {""}
   *[other] {" "}{ amount-coins }
}; { $count ->
    [0] nessun segnalino è libero
    [one] 1 segnalino è libero
   *[other] { $count } segnalini sono liberi
} per conquistare.
hint-sw-decline = Le Regioni che restano rendono subito { amount-coins }; { $left ->
    [0] dopo questo non ci sono altri turni.
    [one] nell’unico turno che resta cominci con una combinazione nuova.
   *[other] nei { $left } turni che restano cominci con una combinazione nuova.
}
hint-sw-done = Così com’è, il turno rende { amount-coins }; { $count ->
    [0] in mano non resta niente con cui conquistare.
    [one] il segnalino in mano rende più sicura una Regione.
   *[other] i { $count } segnalini in mano rendono più sicure le tue Regioni.
}
hint-sw-place = { $region }: { $count ->
    [0] nessuna Regione nemica accanto
    [one] 1 Regione nemica accanto
   *[other] { $count } Regioni nemiche accanto
}; così com’è, { $safety ->
    [hard] è difficile da prendere.
    [fair] non è del tutto al sicuro.
   *[easy] è facile da prendere.
}
hint-sw-abandon = { $region } va persa, e { $count ->
    [one] 1 pezzo è libero
   *[other] { $count } pezzi sono liberi
} di andare altrove.
