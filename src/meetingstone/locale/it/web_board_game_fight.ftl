### Il combattimento del gioco da tavolo sulla pagina.

bgf-fight = Combattimento
bgf-pvp = Tra personaggi
bgf-final = La battaglia finale
bgf-round = round { $round }
bgf-map = Mappa
bgf-rule = Apri la regola { $rule }
bgf-steps = Passi del round
bgf-attack-phase = Fase di attacco
bgf-defense-phase = Fase di difesa
bgf-step-pool = Riserva di dadi
bgf-step-reroll = Rilancio
bgf-step-place = Gettoni
bgf-step-armor = Armatura
bgf-step-strike = Attacco a distanza
bgf-step-damage = Danno
bgf-step-resolution = Risoluzione

## Dice and boxes

bgf-die = { $colour } { $face }
bgf-die-unrolled = { $colour }, non ancora lanciato
bgf-die-hits = colpisce
bgf-die-misses = manca
bgf-die-spotted = individuato
bgf-die-rerolled = già rilanciato
bgf-die-chosen = scelto
bgf-die-harms = attiva l’abilità degli avversari
bgf-feeds-damage = I colpi blu vanno ai danni
bgf-feeds-defense = Colpi rossi e armatura verde vanno alla difesa
bgf-box-damage = Danno
bgf-box-defense = Difesa
bgf-box-attrition = Attrito
bgf-into-box = In questo riquadro: { $box }
bgf-area-of = Area di combattimento: { $faction }
bgf-lane-damage = { $step ->
    [damage] quanto resta dopo l’Attacco a distanza
    [resolution] si aggiungono difesa e attrito
   *[strike] paga gli avversari all’Attacco a distanza
}
bgf-lane-defense = { $step ->
    [resolution] i colpi si aggiungono ai danni
   *[damage] contro l’Attacco degli avversari
}
bgf-lane-attrition = { $step ->
    [resolution] ora si aggiunge ai danni
   *[strike] si aggiunge alla Risoluzione
}
bgf-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
bgf-hits-and-armor = { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
} e { $armor } armatura
bgf-tokens = { $lies } già presenti, { $fresh } da questo attacco, { $may } solo se il rilancio colpisce
bgf-armor-tokens = armatura: { $lies } già presenti, { $fresh } da questo attacco
bgf-to-fell = di { $health } per abbattere { $foe }
bgf-fells = { $count ->
    [one] L’Attacco a distanza abbatte { $foes }
   *[other] L’Attacco a distanza ne abbatte { $count }: { $foes }
}
bgf-blocked = di { $attack } di Attacco parati:
bgf-wounds = { $count ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $count } ferite
}
bgf-joins = { $count ->
    [one] si aggiunge alla Risoluzione
   *[other] si aggiungono alla Risoluzione
}
bgf-no-pressure = rimossi prima della Risoluzione
bgf-at-resolution = Alla Risoluzione
bgf-sum = Alla Risoluzione { $damage } danni, { $defense } colpi di difesa e { $attrition } di attrito fanno { $have } su { $needed } necessari
bgf-part-damage = { $count } danni
bgf-part-defense = { $count } difesa
bgf-part-attrition = { $count } attrito
bgf-part-short = ne mancano { $count }
bgf-of = su { $needed }
bgf-legend-hit = colpo
bgf-legend-armor = armatura
bgf-legend-fresh = da questo attacco
bgf-legend-may = se il rilancio colpisce

## The group and the opponents

bgf-group = Ordine del gruppo
bgf-attacks-now = attacca ora
bgf-attacks-later = attacca dopo
bgf-has-attacked = gettoni posti
bgf-fallen = sconfitto
bgf-show-hero = { $name }: { $word }. Mostra le carte
bgf-health-of = Salute { $now } di { $most }
bgf-energy-of = Energia { $now } di { $most }
bgf-stun = Stordimento { $count }
bgf-curse = Maledizione { $count }
bgf-or-more = { $face } o più
bgf-or-more-hits = colpisce
bgf-rerolls = Rilancio { $used } di { $total }
bgf-opponents = Avversari
bgf-threat = Minaccia
bgf-attack = Attacco
bgf-health = Salute
bgf-foe = { $count ->
    [one] { $foe }
   *[other] { $count } × { $foe }
}: Minaccia { $threat }, Attacco { $attack }, Salute { $health }
bgf-independent = creatura indipendente
bgf-boss = boss
bgf-pay = tocca per pagare { $health } colpi
bgf-fell = Abbatti
bgf-slain = Caduti: { $foes }
bgf-cards-of = Carte { DI($name) }
bgf-level = livello { $level }
bgf-used = usata
bgf-may-be-used = utilizzabile
bgf-combo = { $count ->
    [one] 1 gettone combo
   *[other] { $count } gettoni combo
}
bgf-race-and-talents = Razza e talenti
bgf-bag = Borsa

## Characters against characters

bgf-attackers = attaccanti
bgf-defenders = difensori
bgf-attacked = ha attaccato
bgf-attacks-next = attacca dopo
bgf-rolled-by = { $name } ha lanciato
bgf-placed = posti
bgf-not-rolled = ancora nessun lancio
bgf-lane-blue = Colpi blu
bgf-lane-red = Colpi rossi, armatura verde
bgf-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
bgf-strike-left = { $count ->
    [one] ne resta 1 e colpisce subito
   *[other] ne restano { $count } e colpiscono subito
}
bgf-defense-left = { $count ->
    [one] 1 colpo per la Risoluzione
   *[other] { $count } colpi per la Risoluzione
}, { $armor } di armatura
bgf-if-ended = Se il round finisse ora
bgf-still-to-attack = { $count ->
    [one] { $names } deve ancora attaccare
   *[other] { $names } devono ancora attaccare
}
bgf-no-armor = nessuna armatura
bgf-armor-idle = { $count } di armatura, nulla da togliere
bgf-armor-takes = { $count } di armatura { $count ->
    [one] toglie { $hits }
   *[other] tolgono { $hits }
}
bgf-strike-word = { $count ->
    [one] colpisce
   *[other] colpiscono
}
bgf-joined = { $defense } difesa + { $attrition } attrito
bgf-suffers = { $faction } subisce
bgf-suffers-how = { $once } subito, { $later } alla Risoluzione
bgf-wound-more = { $faction } ferisce di più

## The decision

bgf-ask-reroll = scegli i dadi da rilanciare
bgf-odds = { $count ->
    [0] Con i dadi così come sono
    [one] Se rilanci questo dado
   *[other] Se rilanci questi { $count }
}
bgf-keeping = tenendoli: { $value }
bgf-win-round = vittoria in questo round
bgf-survive = { $count ->
    [one] sopravvivi
    [2] sopravvivono entrambi
   *[other] sopravvivono tutti
}
bgf-expected-loss = Salute persa, in media
bgf-without = Non contati: { $names }, che devono ancora attaccare.
bgf-use-now = Ora puoi usare
bgf-energy-left = { $count } Energia
bgf-through = gratis, con { $card }
bgf-choose = Scegli
bgf-wounds-left = { $count ->
    [one] 1 ferita da prendere
   *[other] { $count } ferite da dividere
}
bgf-share-left = restano { $left } Salute su { $of }
bgf-share-falls = viene sconfitto
bgf-share-rest = { $count ->
    [one] ancora 1 ferita
   *[other] ancora { $count } ferite
}
bgf-share = Prendete così le { $count } ferite
bgf-passed = Saltato come prima in questo combattimento; Annulla lo chiede di nuovo.
bgf-order-kept = L’ordine degli attacchi resta: { $order }
bgf-pick-rerolls = { $count ->
    [0] { $most ->
        [one] Tocca un dado per rilanciarlo.
       *[other] Tocca fino a { $most } dadi.
    }
    [one] 1 scelto, al massimo { $most }.
   *[other] { $count } scelti, al massimo { $most }.
}
bgf-pick-dice = { $count ->
    [0] { $most ->
        [one] Tocca un dado.
       *[other] Tocca da { $least } a { $most } dadi.
    }
    [one] 1 scelto, al massimo { $most }.
   *[other] { $count } scelti, al massimo { $most }.
}
bgf-worst = I mancati
bgf-keep-all = Tieni tutti
bgf-roll = Lancia i dadi
bgf-reroll-dice = { $count ->
    [0] Rilancia
    [one] Rilancia 1 dado
   *[other] Rilancia { $count } dadi
}
bgf-take-dice = { $count ->
    [0] Questi dadi
    [one] Questo dado
   *[other] Questi { $count } dadi
}
bgf-undo = Annulla
bgf-parts = Parti del combattimento
bgf-part-fight = Lotta
bgf-part-sheet = Scheda
bgf-log = Registro

# ---- l’intero combattimento

bgf-whole = L’intero combattimento
bgf-whole-how = Simulato molte volte come combatterebbe il bot; errore standard della probabilità di vittoria
bgf-whole-win = di vittoria
bgf-whole-survive = nessuno cade
bgf-whole-wounds = Salute persa
bgf-whole-energy = Energia rimasta
bgf-whole-thinking = Viene simulato …
bgf-change = Probabilità di vincere il combattimento: { $from } % senza, { $to } % con
bgf-change-wounds = Salute persa nell’intero combattimento: { $from } senza, { $to } con
bgf-change-how = Probabilità di vincere l’intero combattimento, senza e con (± { $error })
bgf-change-unclear = Nessuna differenza chiara per l’intero combattimento (± { $error })
