# Why the adviser thinks so, in sentences.
hint-sw-conquer = { $region }: { $cost ->
    [0] the Champion alone
   *[other] { cost-tokens }
}, { $amount ->
    [one] +1 coin
   *[other] +{ $amount } coins
}, { $safety ->
    [hard] hard to retake
    [fair] not quite safe
   *[easy] easy to retake
}.
hint-sw-attempt = { $region }: the die wins it in { $win } % of all rolls; +{ $amount } { $amount ->
    [one] coin
   *[other] coins
} if it does, and your conquests end either way.
hint-sw-assault = { $region }: { cost-tokens } less what the die shows; +{ $amount } { $amount ->
    [one] coin
   *[other] coins
}.
hint-sw-taken = It is taken from { $seat }.
hint-sw-own = Your own Race In Decline holds it, and would leave it.
hint-sw-pick = { $tokens } tokens, enough for about { $regions } Regions in the first turn; { $price ->
    [0] it costs nothing
    [one] it costs 1 coin
   *[other] it costs { $price } coins
}{ $found ->
    [0] .
    [one] , and 1 coin lies on it.
   *[other] , and { $found } coins lie on it.
}
hint-sw-expand = { $regions ->
    [0] You hold nothing yet
    [one] Your Region pays
   *[other] Your { $regions } Regions pay
}{ $regions ->
    [0] {""}
   *[other] {" "}{ amount-coins }
}; { $count ->
    [0] no token can be spared
    [one] 1 token can be spared
   *[other] { $count } tokens can be spared
} for conquests.
hint-sw-decline = The Regions that stay pay { amount-coins } now; { $left ->
    [0] there is no turn after this one.
    [one] in the one turn that is left you begin with a fresh combo.
   *[other] in the { $left } turns that are left you begin with a fresh combo.
}
hint-sw-done = As things stand the turn pays { amount-coins }; { $count ->
    [0] no token is left to conquer with.
    [one] 1 token in hand makes a Region safer.
   *[other] { $count } tokens in hand make your Regions safer.
}
hint-sw-place = { $region }: { $count ->
    [0] no enemy Region beside it
    [one] 1 enemy Region beside it
   *[other] { $count } enemy Regions beside it
}; as it stands { $safety ->
    [hard] it is hard to take.
    [fair] it is not quite safe.
   *[easy] it is easy to take.
}
hint-sw-abandon = { $region } is lost, and { $count ->
    [one] 1 piece is
   *[other] { $count } pieces are
} free to go elsewhere.
