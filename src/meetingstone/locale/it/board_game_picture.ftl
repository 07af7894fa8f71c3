# World of Warcraft: The Board Game: il tavolo in un terminale, e ciò che si racconta dopo la partita.

picture-bg-set-up = La partita viene preparata
picture-bg-turn = Turno { $turn } di { $turns }: { $faction }
picture-bg-final = La battaglia finale
picture-bg-list = { $items }
picture-bg-many = { $count } { $name }

picture-bg-hero = Personaggio
picture-bg-class = Classe
picture-bg-of-class = { $hero } ({ $class })
picture-bg-level = Livello
picture-bg-level-xp = { $level } ({ $xp } XP)
picture-bg-health = Salute
picture-bg-energy = Energia
picture-bg-gold = Oro
picture-bg-actions = Azioni
picture-bg-region = Regione
picture-bg-state = Inoltre
picture-bg-pet = { $card } { $health }/{ $of }
picture-bg-stun = Stordimento { $count }
picture-bg-curse = Maledizione { $count }
picture-bg-combo = { $card }: { $count ->
    [one] 1 gettone combo
   *[other] { $count } gettoni combo
}
picture-bg-equipped = Equipaggiate
picture-bg-spellbook = Libro degli incantesimi
picture-bg-bag = Borsa
picture-bg-talents = Talenti, premi

picture-bg-quest = Missione
picture-bg-stands = Creature
picture-bg-reward = Ricompensa
picture-bg-in-region = { $what }, { $region }
picture-bg-kind = { $kind } ({ $colour })
picture-bg-creatures = { $count } { $kind } ({ $colour })
picture-bg-reward-plain = { $xp } XP, { $gold } oro
picture-bg-rewards = { $xp } XP, { $gold } oro; { $items }
picture-bg-draw = { $count ->
    [one] 1 carta
   *[other] la migliore di { $count } carte
} ({ $deck })

picture-bg-also = Là c’è anche
picture-bg-boss = { $boss }
picture-bg-war = campo di battaglia { DI($event) }
picture-bg-plague = gettone pestilenza
picture-bg-facedown = gettone ?
picture-bg-what = Sul tavolo
picture-bg-details = {" "}
picture-bg-overlord = Capo Supremo
picture-bg-overlord-is = { $overlord } (Minaccia { $threat }, Attacco { $attack }, Salute { $health }): { $where }
picture-bg-counter = { $region }?
picture-bg-decoy = { $region } (esca)
picture-bg-kazzak = { $region } (è lui)
picture-bg-event = Evento
picture-bg-event-is = { $event }
picture-bg-event-with = { $event }: { $what }
picture-bg-gold-there = { $gold } oro
picture-bg-values = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
picture-bg-kept = { $faction } conserva { $kinds }
picture-bg-next-event = Prossimo Evento
picture-bg-at-turn = turno { $turn }
picture-bg-merchant = Mercante
picture-bg-priced = { $card } { $gold }
picture-bg-side = { $xp } XP; carte Missione rimaste: { $green } verdi, { $yellow } gialle, { $red } rosse

picture-bg-fight = Combattimento
picture-bg-fight-at = { $region }, round { $round }: { $step }
picture-bg-fight-final = la battaglia finale, round { $round }: { $step }
picture-bg-step-start = inizio del round
picture-bg-step-pool = Riserva di dadi
picture-bg-step-reroll = Rilancio
picture-bg-step-place = Posizionamento gettoni
picture-bg-step-armor = armatura
picture-bg-step-strike = Attacco a distanza
picture-bg-step-damage = Danno
picture-bg-step-resolution = Risoluzione
picture-bg-step-end = fine del combattimento
picture-bg-foes = Avversari
picture-bg-foe = { $foe }: Minaccia { $threat }, Attacco { $attack }, Salute { $health }
picture-bg-side-fights = { $heroes }; riquadri: { picture-bg-boxes }
picture-bg-boxes = danno { $damage }, difesa { $defense }, attrito { $attrition }, armatura { $armor }
picture-bg-fighter = { $hero } (Salute { $health }, Energia { $energy })
picture-bg-wounds = Ferite dopo questa
picture-bg-harm = La loro abilità
picture-bg-harms = colpisce ogni dado fino a { $top }: { $colours }
picture-bg-attacks = Attacca ora
picture-bg-attacker = { $hero }: colpisce da { $threat } in su; rilanci { $left } di { $reroll }; Attrito { $attrition }
picture-bg-from = Modificato da
picture-bg-pool = Da tirare
picture-bg-hits = Colpi
picture-bg-misses = Mancati
picture-bg-chosen = Scelti
picture-bg-coming = Verranno piazzati
picture-bg-rest = Se continui come il bot: { $win } % di vincere{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}, { $survive } % che nessuno cada; in media { $wounds } Salute persa e { $energy } Energia rimasta.
picture-bg-then = { $win } % di vincere, { $survive } % nessuno cade
picture-bg-together = { $win } % con { $heroes }
picture-bg-alone-or = { $alone }; { $together }
picture-bg-throws-out = butta fuori { $card }
picture-bg-reroll-hits = ritirato colpisce con { $percent } %
picture-bg-class-has = Salute { $health }, Energia { $energy } per livello; comincia con { $cards }
picture-bg-only-side = solo per { IL($faction) }
picture-bg-covers = copre { $card }
picture-bg-uses = usa { $cards }
picture-bg-go-round = poi si forma la riserva di dadi
picture-bg-go-pool = poi si tira la riserva
picture-bg-go-throw = poi si tira la riserva
picture-bg-go-rolled = poi si può ritirare
picture-bg-go-rerolled = poi i colpi vanno nei riquadri
picture-bg-go-place = poi i colpi restano dove sono
picture-bg-go-placed = poi attacca il prossimo, o cade il danno
picture-bg-go-defense = poi colpiscono gli avversari
picture-bg-go-lost = poi la Salute resta persa
picture-bg-go-round_end = poi comincia il round seguente, se qualcuno è in piedi
picture-bg-go-combat_end = poi il combattimento è finito
picture-bg-go-fall = poi il personaggio è sconfitto
picture-bg-go-manage = poi tutto resta equipaggiato così
picture-bg-go-rest = poi tornano i gettoni
picture-bg-go-turn = poi cominciano le azioni

symbol-town-horde = città dell’Orda
symbol-town-alliance = città dell’Alleanza
symbol-flight-horde = rotta di volo dell’Orda
symbol-flight-alliance = rotta di volo dell’Alleanza
symbol-graveyard = cimitero
picture-bg-here = { $what }
picture-bg-group-equip = { $hero }: equipaggia
picture-bg-group-unequip = { $hero }: rimuovi
picture-bg-group-hand = { $hero } dà un oggetto
picture-bg-group-gold = { $hero } dà oro
picture-bg-group-trade = { $hero } scambia
picture-bg-group-buy = Compra dal Mercante
picture-bg-group-sell = Vendi un oggetto
picture-bg-group-train = Impara un Potere
picture-bg-tip-auction = Un’offerta per ogni tuo personaggio: «bid:3+0» offre 3 con il primo e niente con il secondo.
picture-bg-finish = Concludi le azioni di questo turno
picture-bg-does = { $action ->
    [travel] vai fino a 2 regioni più in là
    [rest] { $all ->
        [1] recupera tutto
       *[other] recupera { $amount } fra Salute ed Energia
    }
    [train] impara Poteri pagando in oro
   *[town] recupera { $amount }, tratta con il Mercante, impara Poteri
}
picture-bg-by-flight = in volo
picture-bg-stops = lì il viaggio finisce
picture-bg-tip-act = «missioni» elenca le missioni e le loro creature, «creature» che altro sta sul tabellone.
picture-bg-tip-travel = Più regioni in una volta: i loro nomi separati da una virgola.

# ---- dopo la partita: da dove vengono i XP, titolo e riga di ogni momento

story-bg-from-quests = Missioni
story-bg-from-events = Eventi
story-bg-from-pvp = Combattimenti fra personaggi
story-bg-quests-grey = Missioni grigie
story-bg-quests-green = Missioni verdi
story-bg-quests-yellow = Missioni gialle
story-bg-quests-red = Missioni rosse
story-bg-fights = Boss e creature
story-bg-wars = Guerre
story-bg-plague = Pestilenza rimossa
story-bg-pvp = Combattimenti fra personaggi
story-bg-throw = Riserva di dadi { DI($hero) }
story-bg-won = Vince { IL($faction) }
story-bg-drawn = Pareggio: non vince nessuno
story-bg-overlord-falls-win = { $overlord } è caduto nel turno { $turn } per mano { DI($faction) }.
story-bg-nefarian-arrives-win = { $overlord } è arrivato al Baluardo nel turno { $turn }, e lì { IL($faction) } lo ha sconfitto.
story-bg-nefarian-arrives-draw = { $overlord } è arrivato al Baluardo nel turno { $turn }, e nessuno ha saputo fermarlo.
story-bg-final-win = { CAPITAL(IL($faction)) } ha vinto la battaglia finale dopo il turno { $turn }.
story-bg-final-draw = La battaglia finale dopo il turno { $turn } non ha lasciato nessuno in piedi.
story-bg-tie-draw = In { $turn } turni nessuno ha abbattuto { $overlord }.
story-bg-hero = { $cls }, livello { $level }
story-bg-deed-quests = Missioni
story-bg-deed-felled = Avversari abbattuti
story-bg-deed-hits = Colpi
story-bg-deed-pvp = Nemici battuti
story-bg-deed-defeats = Sconfitte
story-bg-deed-gold = Oro ottenuto
story-bg-luckiest = Riserva più fortunata
story-bg-luckiest-told = { $hero }, turno { $turn }: dadi utili { $good } su { $count }, attesi { $expected }.
story-bg-unluckiest = Riserva più sfortunata
story-bg-unluckiest-told = { $hero }, turno { $turn }: dadi utili { $good } su { $count }, attesi { $expected }.
story-bg-lead = In testa fino alla fine
story-bg-lead-told = { $faction }, dal turno { $turn } in poi.
story-bg-behind = Vittoria in rimonta
story-bg-behind-told = { $faction }, con meno XP del nemico.
story-bg-best-turn = Miglior turno
story-bg-best-turn-told = { $faction }: { $xp } XP nel turno { $turn }.
story-bg-first-quest = Prima missione completata
story-bg-first-quest-told = { $quest }, turno { $turn }.
story-bg-highest = Livello più alto
story-bg-highest-told = { $hero }: livello { $level } nel turno { $turn }.
story-bg-auction = Asta più cara
story-bg-auction-told = { $card } per { $gold } oro: { $hero }, turno { $turn }.
story-bg-blow = Colpo più duro
story-bg-blow-told = { $hero }: { $damage ->
    [one] 1 colpo
   *[other] { $damage } colpi
} nel riquadro danno, turno { $turn }.
story-bg-loot = Primo bottino
story-bg-loot-told = { $hero } prende { $card } { DA($loser) }, turno { $turn }.
story-bg-defeats = Chi è caduto più spesso
story-bg-defeats-told = { $hero }: { $count } volte, l’ultima nel turno { $turn }.
story-bg-pvp-won = Combattimento fra personaggi vinto
story-bg-pvp-won-told = { $faction }, turno { $turn }.
story-bg-overlord = Sfida al Capo Supremo
story-bg-overlord-told = { $heroes } contro { $overlord }, turno { $turn }.
story-bg-overlord-falls = Il Capo Supremo cade
story-bg-overlord-falls-told = { $faction }, turno { $turn }.
story-bg-final = Battaglia finale
story-bg-final-told = Attacca: { $faction }.
deck-cls = Classi
deck-faction = Fazioni
