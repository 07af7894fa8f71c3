# Il tavolo del Board Game in un terminale.

picture-bg-before = Preparazione
picture-bg-turn = Turno { $turn } di { $spaces }: { $faction }
picture-bg-final = La battaglia finale
picture-bg-character = Personaggio
picture-bg-who = { $hero } ({ $faction })
picture-bg-region = Dove
picture-bg-level = Livello
picture-bg-level-of = { $level } ({ $xp } PE)
picture-bg-health = Salute
picture-bg-energy = Energia
picture-bg-gold = Oro
picture-bg-actions = Azioni
picture-bg-of = { $now }/{ $most }
picture-bg-faction = Fazione
picture-bg-quest = Missione
picture-bg-creatures = Creature rimaste
picture-bg-reward = Ricompensa
picture-bg-group = { $count } { $kind } ({ $colour }, { $region })
picture-bg-list = { $all }
picture-bg-pays = { $gold } oro, { $xp } PE{ $items ->
    [0] {""}
    [one] , 1 oggetto
   *[other] , { $items } oggetti
}
picture-bg-event = Signore supremo ed Eventi
picture-bg-values = Minaccia/Attacco/Salute
picture-bg-values-of = { $threat }/{ $attack }/{ $health }
picture-bg-hidden = sotto uno di { $count } segnalini
picture-bg-way = { $region }, { $count } da { bg-the_bulwark }
picture-bg-fight = Scontro
picture-bg-boxes-and-dice = Valori, caselle, dadi
picture-bg-boxes = danno { $damage }, difesa { $defense }, logoramento { $attrition }, armatura { $armor }
picture-bg-pool = attacca { $hero }
picture-bg-attack = colpisce da { $threat } in su; Rilanci { $used } di { $reroll }; Logoramento { $attrition }
picture-bg-die = { $colour }
picture-bg-rolled = { $colour } { $face }{ $marks }
picture-bg-figure = { $kind } ({ $colour })
picture-bg-counter = segnalino coperto
picture-bg-plague = segnalino peste
picture-bg-sheet = Carte di { $hero }
picture-bg-bid = { $gold } oro in tutto
picture-bg-gold-of = Oro di { $hero }
picture-bg-train = Impara
picture-bg-buy = Compra
picture-bg-sell = Vendi

symbol-town-horde = città dell’Orda
symbol-town-alliance = città dell’Alleanza
symbol-flight-horde = volo dell’Orda
symbol-flight-alliance = volo dell’Alleanza
symbol-graveyard = cimitero
