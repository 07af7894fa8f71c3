# Un elenco: "Orchi, Troll e Nani".
list-between = { ", " }
list-last = { " e " }

unknown-game = Non c’è nessun gioco di nome «{ $name }»{ $count ->
    [0] , e nessuno è installato.
   *[other] ; il più vicino è «{ $nearest }» (ci sono: { $known }).
}
unknown-bot = Non c’è nessun bot di nome «{ $name }»{ $count ->
    [0] , e nessuno è installato.
   *[other] ; il più vicino è «{ $nearest }» (ci sono: { $known }).
}
