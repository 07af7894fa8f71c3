# World of Warcraft: The Board Game: ciò che dicono le carte. Un testo è composto dalle frasi qui sotto, nell’ordine dei
# campi di un’abilità: momento, condizione, prezzo, effetto, conseguenze.

# ---- parole delle carte

class-druid = { bg-druid }
class-hunter = { bg-hunter }
class-mage = { bg-mage }
class-paladin = { bg-paladin }
class-priest = { bg-priest }
class-rogue = { bg-rogue }
class-shaman = { bg-shaman }
class-warlock = { bg-warlock }
class-warrior = { bg-warrior }
race-night_elf = { bg-night_elf }
race-human = { bg-human }
race-orc = { bg-orc }
race-troll = { bg-troll }
race-gnome = { bg-gnome }
race-undead = { bg-undead }
race-dwarf = { bg-dwarf }
area-tirisfal = { bg-tirisfal }
area-silverpine = { bg-silverpine }
area-alterac = { bg-alterac }
area-hillsbrad = { bg-hillsbrad }
area-western_plaguelands = { bg-western_plaguelands }
area-hinterlands = { bg-hinterlands }
area-eastern_plaguelands = { bg-eastern_plaguelands }
colour-green = { bg-green }
colour-red = { bg-red }
colour-blue = { bg-blue }
colour-yellow = { bg-yellow }
colour-grey = { bg-grey }

type-instant = Potere istantaneo
type-active = Potere attivo
type-melee = Mischia
type-ranged = Distanza
type-armor = Armatura
type-general = Generico
type-bag = Borsa
trait-mace = Mazza
trait-staff = Bastone
trait-sword = Spada
trait-bow = Arco
trait-gun = Fucile
trait-wand = Bacchetta
trait-cloth = Stoffa
trait-leather = Cuoio
trait-mail = Maglia
trait-trinket = Monile
trait-head = Testa
trait-potion = Pozione
trait-scroll = Pergamena
trait-food = Cibo
function-helmet = Elmo
function-shield = Scudo
function-scope = Mirino
function-poison = Veleno
category-aspect = Aspetto
category-aura = Aura
category-beast_form = Forma Bestiale
category-blessing = Benedizione
category-demon = Demone
category-pet = Famiglio
category-seal = Sigillo
category-stance = Posizione
category-weapon_enhancement = Potenziamento dell’Arma
label-finishing_move = Mossa Finale

fact-class = classe
fact-race = razza
fact-type = tipo
fact-level = livello
fact-gold = oro
fact-energy = Energia
fact-category = categoria
fact-health = Salute
fact-function = funzione
fact-trait = tratto
fact-label = parola chiave
fact-colour = colore
fact-xp = XP
fact-bonus = Evento Bonus
fact-fate = Destino
fact-threat = Minaccia
fact-attack = Attacco
fact-figures = miniature
fact-area = area
fact-graveyard = cimitero
fact-town = città
fact-flight = rotta di volo
town-horde = { bg-horde }
town-alliance = { bg-alliance }
flight-horde = { bg-horde }
flight-alliance = { bg-alliance }

deck-class_power = Poteri
deck-class_talent = Talenti
deck-printed = Carte prestampate
deck-item_triangle = Oggetti triangolo
deck-item_square = Oggetti quadrato
deck-item_circle = Oggetti cerchio
deck-item_special = Oggetti speciali
deck-quest_alliance = Missioni dell’Alleanza
deck-quest_horde = Missioni dell’Orda
deck-event = Eventi
deck-event_kelthuzad = Eventi di Kel’Thuzad
deck-prize = Oggetti all’asta e reliquia
deck-creature = Creature
deck-overlord = Capi Supremi
deck-boss = Boss
deck-character = Personaggi
deck-racial = Abilità razziali
deck-region = Regioni

# ---- frasi

text-bg-ability = { $moment }: { $does }.
text-bg-ability-if = { $moment }, { $need }: { $does }.
text-bg-fires = Una volta per round: usa, senza pagare, ciò che una carta equipaggiata indica per { $card }.

bg-of-friend = { $moment } (qualsiasi amico partecipante)
bg-of-every = { $moment } (ogni amico partecipante)
bg-then = { $first }, poi { $next }
bg-for-each = { $price }; { $each }, { $does }
bg-each = { $each }, { $does }
bg-after = { $does }; poi { $after }
bg-instead = invece, { $does }
bg-must = { $does } (obbligatorio)
bg-or = { $first } o { $last }
bg-comma = { $first }, { $next }

bg-per-foe = per ogni avversario
bg-per-armor = per ogni gettone armatura che hai piazzato in questa fase
bg-per-damage = per ogni colpo che hai piazzato nel riquadro danno in questa fase
bg-per-damage_pair = per ogni due colpi che hai piazzato nel riquadro danno in questa fase
bg-per-payment = ogni volta
bg-per-die = per ogni dado
bg-per-pair = per ogni coppia

# ---- prezzi

bg-pay-energy = paga { $amount } Energia
bg-pay-health = perdi { $amount } Salute
bg-pay-combo = { $amount ->
    [one] spendi 1 gettone combo
   *[other] spendi { $amount } gettoni combo
}
bg-any-times = { $price } quante volte vuoi
bg-up-to-times = { $price } fino a { $most } volte
bg-spot = individua { $dice }
bg-take-out = togli dalla riserva { $dice }
bg-unequip = rimuovi { $card }

# ---- dadi

bg-dice-red = { $count ->
    [one] 1 dado rosso
   *[other] { $count } dadi rossi
}
bg-dice-blue = { $count ->
    [one] 1 dado blu
   *[other] { $count } dadi blu
}
bg-dice-green = { $count ->
    [one] 1 dado verde
   *[other] { $count } dadi verdi
}
bg-dice-any = { $count ->
    [one] 1 dado di qualsiasi colore
   *[other] { $count } dadi di qualsiasi colore
}
bg-such-red = { $count ->
    [one] dado rosso
   *[other] dadi rossi
}
bg-such-blue = { $count ->
    [one] dado blu
   *[other] dadi blu
}
bg-such-green = { $count ->
    [one] dado verde
   *[other] dadi verdi
}
bg-such-red-blue = { $count ->
    [one] dado rosso o blu
   *[other] dadi rossi o blu
}
bg-such-any = { $count ->
    [one] dado
   *[other] dadi
}
bg-showing = { $dice } con { $face }
bg-showing-more = { $dice } con { $face } o più
bg-showing-less = { $dice } con { $face } o meno
bg-pick-one = un { $dice }
bg-pick-most = fino a { $count } { $dice }
bg-pick-exactly = { $count } { $dice }
bg-pick-any = quanti vuoi fra i { $dice }
bg-pick-pairs = coppie di { $dice }
bg-pick-rerolls = { $dice } fino al tuo valore di Rilancio
bg-pick-level = { $dice } fino al tuo livello
bg-any-colour = dadi di qualsiasi colore
bg-to-any = { $face } di qualsiasi colore

# ---- effetti

bg-add = aggiungi { $dice }
bg-roll-more = tira in più { $dice }
bg-change = trasforma { $dice } in { $to }
bg-rise = aumenta { $dice } di { $by }
bg-reroll-once = rilancia { $dice }, oltre al valore di Rilancio
bg-reroll-again = rilancia { $dice }, oltre al valore di Rilancio e senza consumare il loro rilancio
bg-value-reroll = Rilancio { $amount }
bg-value-attrition = Attrito { $amount }
bg-value-threat = Minaccia degli avversari { $amount }
bg-place-damage = { $count ->
    [one] piazza 1 colpo nel riquadro danno
   *[other] piazza { $count } colpi nel riquadro danno
}
bg-place-defense = { $count ->
    [one] piazza 1 colpo nel riquadro difesa
   *[other] piazza { $count } colpi nel riquadro difesa
}
bg-place-either = { $count ->
    [one] piazza 1 colpo nel riquadro danno o difesa
   *[other] piazza { $count } colpi nel riquadro danno o difesa
}
bg-place-pressure = { $count ->
    [one] piazza 1 colpo nel riquadro attrito
   *[other] piazza { $count } colpi nel riquadro attrito
}
bg-place-armor = { $count ->
    [one] piazza 1 gettone armatura
   *[other] piazza { $count } gettoni armatura
}
bg-place-combo = { $count ->
    [one] piazza 1 gettone combo
   *[other] piazza { $count } gettoni combo
}
bg-shift = { $count ->
    [one] sposta 1 colpo di questa fase dal { $source } al { $target }
   *[other] sposta fino a { $count } colpi di questa fase dal { $source } al { $target }
}
bg-shift-any = sposta quanti colpi vuoi di questa fase dal { $source } al { $target }
bg-heal-self = recupera { $amount } Salute
bg-heal-subject = quel personaggio recupera { $amount } Salute
bg-heal-friends = ogni amico partecipante recupera { $amount } Salute
bg-heal_fully-self = recupera tutta la Salute
bg-restore-self = recupera { $amount } Energia
bg-restore-subject = quel personaggio recupera { $amount } Energia
bg-restore-friends = ogni amico partecipante recupera { $amount } Energia
bg-gain_health-self = guadagna { $amount } Salute, anche oltre la capacità
bg-gain_health-friends = ogni amico partecipante guadagna { $amount } Salute, anche oltre la capacità
bg-gain_energy-self = guadagna { $amount } Energia, anche oltre la capacità
bg-gain_energy-friends = ogni amico partecipante guadagna { $amount } Energia, anche oltre la capacità
bg-cure = elimina tutti i tuoi gettoni Stordimento e Maledizione
bg-unequip-this = rimuovi questa carta
bg-discard-this = scarta questa carta

# ---- condizioni

bg-need-has = con { $cards } in vigore
bg-need-used = se in questo round hai usato { $cards }
bg-need-used_last = se l’hai usata anche nel round precedente
bg-need-no_loss = se in quel round non hai perso Salute
bg-need-first_round = nel primo round
bg-need-later_round = dal secondo round in poi
bg-need-killed = se un avversario è caduto
bg-need-hurt = se in questo round hai perso Salute
bg-need-combos = se in questo round hai piazzato gettoni combo
bg-need-foes = contro almeno { $count } avversari
bg-need-against = contro { $foes }
bg-need-without = senza { $dice } nella riserva
bg-need-without-but = senza { $dice } nella riserva (con { $card } ne sono permessi due)
bg-foes-red = creature rosse
bg-foes-blue = creature indipendenti
bg-foes-boss = un boss o Capo Supremo
bg-foes-characters = personaggi nemici
bg-foes-creatures = creature

# ---- ciò che le carte cambiano ad altre

bg-all-powers = Tutti i tuoi Poteri
bg-all-instant = I tuoi Poteri istantanei
text-bg-cost-add = { $what }: costo dell’Energia { $amount }.
text-bg-cost-again = { $what }: il secondo uso in un round costa { $amount } Energia.
text-bg-cost-fix-if = { $what }: costo dell’Energia { $amount } { $need }.
text-bg-equip-fix = { $what }: equipaggiare costa { $amount } Energia.
text-bg-uses = { $what }: { $amount } usi per round.
text-bg-heal-add = { $what }: guarigione { $amount }.
text-bg-heal-fix = { $what }: guarisce { $amount } Salute.
text-bg-capacity-health = Capacità di Salute { $amount }.
text-bg-capacity-energy = Capacità di Energia { $amount }.
text-bg-filled-health = Guadagni subito { $amount } Salute.
text-bg-filled-energy = Guadagni subito { $amount } Energia.
text-bg-combo = Quando piazzi gettoni combo, piazzane { $amount } volte tanti.
text-bg-spot = { $what }: puoi individuare { $dice }.
text-bg-roll = { $what }: al posto di ogni suo dado, tira { $dice }.
text-bg-pet = { $what }: { $amount } Salute.
text-bg-stays = { $what }: dopo l’uso resta in vigore.
text-bg-stays-first = { $what }: resta in vigore la prima volta che si usa in un combattimento.

text-bg-grant-travel_freely = Puoi iniziare un’azione di Viaggio fra creature indipendenti, e non ti fermano.
text-bg-grant-never_stopped = Le creature indipendenti non fermano la tua azione di Viaggio.
text-bg-grant-one_travel = In un turno di fazione puoi compiere una sola azione di Viaggio.
text-bg-grant-swift = In un’azione di Viaggio: rimuovi questa carta per andare una regione più in là.
text-bg-grant-full_rest = Un’azione di Riposo ti restituisce tutta la Salute e l’Energia.
text-bg-grant-immolate_any = { bg-immolate } può trasformare qualsiasi dado rosso o blu in un 8 blu.
text-bg-grant-intercept = La tua Sfida può raggiungere creature missione o personaggi nemici in una regione adiacente; ti sposti lì.
text-bg-grant-off_hand = L’area generica accetta anche una Spada o una Mazza fino al livello 3.
text-bg-grant-ward = Una volta per round: paga 1 Energia per evitare la perdita di 1 Salute.
text-bg-grant-free_instant = Una volta per combattimento un Potere istantaneo non ti costa nulla.
text-bg-grant-drake_proof = L’abilità del Draco non ha effetto su di te.
text-bg-grant-mount = Una volta per turno di fazione un’azione di Viaggio va una regione più in là.
text-bg-grant-boots = Dopo ogni azione di Viaggio recuperi 1 Energia.
text-bg-grant-hood = Hai un’area in più, per un Potere istantaneo.
text-bg-grant-relic = Quando comincia un combattimento con Kel’Thuzad, piazza 4 colpi nel riquadro danno.

# ---- carte a cui queste frasi non bastano

card-mend_pet = il tuo Famiglio torna alla Salute piena
card-polymorph = una creatura indipendente di questo combattimento è sconfitta
card-dispel = ogni dado con 1 o 2 è tolto dalla riserva
card-teleport = vai in una regione adiacente; le creature indipendenti non ti fermano
card-portal = tu e gli amici che vuoi nella tua regione andate nella vostra regione di partenza
card-backfire = se due o più dadi rossi o blu mostrano 1, ogni partecipante perde 1 Salute
card-shadowguard = piazza nel riquadro danno tanti colpi quanta Salute hai perso in questo round, al massimo 3
card-mind_control = aggiungi dadi rossi pari a metà dell’Attacco di una creatura avversaria, arrotondando per difetto
card-resurrection = resta dove cade e recupera Salute ed Energia, in tutto quanto il tuo livello; conta comunque come sconfitta
card-prayer = tutti gli amici nella tua regione recuperano tutta la Salute
card-vanish = equipaggia { bg-stealth } dal tuo Libro degli incantesimi
card-shock = togli dalla riserva un altro dado
card-reincarnation = resti dove cadi, con 2 Salute e 2 Energia; conta comunque come sconfitta
card-summoning = un personaggio amico viene nella tua regione
card-execute = dopo l’Attacco a distanza i colpi della tua fazione vengono tolti
card-no_rerolls = in questa fase il tuo valore di Rilancio non si può usare
card-aim = un dado blu mostrerà 8 e un altro 7, senza essere tirati
card-frenzy = piazza nel riquadro attrito il doppio dei colpi rispetto alla Salute che gli restava
card-ice_block = lascia il combattimento; resti nella regione
card-second_heal = un altro amico partecipante recupera 2 Salute
card-ready_healing_wave = equipaggia { bg-healing_wave } dal tuo Libro degli incantesimi
card-sacrifice = guadagna Salute pari al tuo livello, fino alla fine del round
card-call_demon = equipaggia un Demone dal tuo Libro degli incantesimi, se non ne hai uno equipaggiato
card-enrage = Attrito +1 per ogni Salute persa in questo round e nel precedente, al massimo +4
card-feast = recupera tutta la Salute e l’Energia
card-reroll_all = rilancia tutti i dadi
card-red_rerolls_only = i dadi blu e verdi non si possono rilanciare

# ---- creature, boss e Capi Supremi

text-bg-plague = { $moment }: per ogni { $dice } il personaggio attivo subisce: { $costs }.
bg-suffer-health = perdita di { $count } Salute
bg-suffer-energy = perdita di { $count } Energia
bg-suffer-stun = { $count ->
    [one] 1 gettone Stordimento
   *[other] { $count } gettoni Stordimento
}
bg-suffer-curse = { $count ->
    [one] 1 gettone Maledizione
   *[other] { $count } gettoni Maledizione
}
bg-suffer-strip = { $count ->
    [one] 1 Potere rimosso
   *[other] { $count } Poteri rimossi
}
bg-suffer-hits = { $count ->
    [one] 1 colpo in meno nel riquadro danno
   *[other] { $count } colpi in meno nel riquadro danno
}
bg-suffer-pressure = { $count ->
    [one] 1 colpo in meno nel riquadro attrito
   *[other] { $count } colpi in meno nel riquadro attrito
}
bg-suffer-die = il dado perso per il resto del combattimento
text-bg-leave = Alla fine di ogni round { $count ->
    [one] 1 colpo lascia
   *[other] { $count } colpi lasciano
} il riquadro danno.
text-bg-leave-survivor = Alla fine di ogni round { $count ->
    [one] 1 colpo lascia
   *[other] { $count } colpi lasciano
} il riquadro danno per ogni creatura superstite.
text-bg-leave-participant = Alla fine di ogni round { $count ->
    [one] 1 colpo lascia
   *[other] { $count } colpi lasciano
} il riquadro danno per ogni partecipante.
text-bg-leave-heroes = Alla fine di ogni round lasciano il riquadro danno tanti colpi quanti sono i personaggi in gioco.
text-bg-leave-first = All’inizio di ogni round { $count ->
    [one] 1 colpo lascia
   *[other] { $count } colpi lasciano
} il riquadro danno.
text-bg-no-reroll = Il valore di Rilancio non si può usare.
text-bg-no-attrition = Nessun colpo va nel riquadro attrito.
text-bg-armor-from = L’armatura viene solo dai dadi verdi con { $face }; le carte non ne piazzano.
text-bg-boss-reroll = Chi lo combatte ha Rilancio { $amount }.
text-bg-boss-stun = Alla fine di ogni round ogni partecipante prende { $count ->
    [one] 1 gettone Stordimento
   *[other] { $count } gettoni Stordimento
}.
text-bg-boss-no_pressure = I colpi nel riquadro attrito vengono tolti prima del passo Risoluzione.
text-bg-boss-half_attrition = L’Attrito conta la metà, arrotondando per eccesso.
text-bg-boss-hits_by_eights = I riquadri danno e difesa insieme accettano solo tanti colpi quanti sono gli 8 rossi e blu; gli altri vanno nel riquadro attrito.
text-bg-boss-attrition_by_sixes = L’Attrito conta al massimo uno per ogni dado rosso o blu con 6 o più, che viene individuato per questo.
text-bg-side = Con { $heroes } personaggi: Minaccia { $threat }, Attacco { $attack }, Salute { $health }.
text-bg-overlord-kazzak = Ci sono gettoni coperti { DOVE($start) }; lui sta sotto uno di essi. Un personaggio in una di queste regioni può guardarlo per la sua fazione; una sfida lo gira.
text-bg-overlord-nefarian = Parte { DA($start) }. Dopo ogni carta Evento si sposta verso { bg-the_bulwark } di tante regioni quante ne indica il Numero del Destino; quando ci arriva, comincia l’ultima battaglia.
text-bg-overlord-kelthuzad = Parte { DA($start) }. I suoi cinque Eventi vengono mescolati nel mazzo.

# ---- missioni e ricompense

text-bg-quest = Sconfiggi { $creatures }.
text-bg-quest-others = Compaiono anche: { $creatures }.
bg-spawned = { $count } { $kind } ({ $colour }) { DOVE($region) }
text-bg-reward = Ricompensa: { $reward }.
text-bg-rewards = Ricompensa della fazione più forte: { $stronger }. Della più debole: { $weaker }.
text-bg-quest-special = Oggetto speciale: { $cards }.
bg-reward-gold = { $amount } oro
bg-reward-xp = { $amount } XP
bg-reward-item = { $count ->
    [one] 1 carta del mazzo { $deck }
   *[other] 1 di { $count } carte del mazzo { $deck }
}

# ---- Eventi

text-bg-event-bonus = Evento Bonus: poi pesca ancora.
text-bg-event-fate = Numero del Destino { $count }.
text-bg-event-stands = { CAPITAL(IL($boss)) } sta { DOVE($region) }: Minaccia { $threat }, Attacco { $attack }, Salute { $health }.
text-bg-event-relic = Uno dei vincitori tiene { IL($card) }.
text-bg-event-swap_quests = Ogni fazione può rinunciare a una sua missione per una nuova verde, gialla o rossa; le sue creature missione lasciano il tabellone, quelle indipendenti restano.
text-bg-event-crafts = Ogni personaggio prende oro pari al suo livello, o recupera altrettanti gettoni Salute ed Energia.
text-bg-event-beasts = Le fazioni si alternano, due mosse ciascuna: un gruppo di creature indipendenti si sposta fino a 2 regioni, non da un personaggio nemico, in una regione di partenza o da creature indipendenti del suo tipo. Nessun gruppo si sposta due volte.
text-bg-event-auction = Tutti i giocatori fanno un’offerta segreta per { IL($card) }.
text-bg-event-zeppelin = A partire da chi ha meno XP, ogni personaggio può andare in un punto di volo amico senza personaggi nemici.
text-bg-event-bargains = A partire da chi ha meno XP, ogni personaggio può comprare un oggetto del Mercante a metà prezzo, arrotondando per eccesso.
text-bg-event-other_talents = A partire da chi ha meno XP, ogni personaggio scambia Talenti con altri di livello uguale o inferiore, o prende oro pari al doppio del suo livello.
text-bg-event-sale = A partire da chi ha meno XP, ogni personaggio può vendere un oggetto della sua Borsa a metà prezzo, arrotondando per difetto.
text-bg-event-old_hatreds = La prima fazione che vince un combattimento fra personaggi è ricompensata, ogni suo partecipante.
text-bg-event-bounty = Un personaggio a caso di ogni fazione è ricercato. Quando il primo di loro cade in un combattimento fra personaggi, ogni personaggio nemico è ricompensato.
text-bg-event-subterfuge = Le fazioni possono combattere anche le creature delle missioni nemiche. Completare una di queste missioni paga 1 XP in meno, il suo proprietario pesca la nuova, e questo Evento finisce.
text-bg-event-ears_and_heads = Fino alla prossima carta Evento ogni creatura indipendente sconfitta paga 1 XP e oro pari a metà del suo Attacco, arrotondando per difetto, da dividere. Non paga nulla mentre è in gioco { bg-cleanse_the_land } o { bg-foul_plaguewinds }.
text-bg-event-cleanse = Le fazioni tengono le creature indipendenti che sconfiggono. La prima che arriva a un Attacco totale di 10 è ricompensata, ogni suo personaggio.
text-bg-event-plaguewinds = Un’azione di Viaggio che comincia nelle Terre Infette costa 1 Energia. Ogni creatura indipendente sconfitta lì paga 2 XP. L’Evento finisce quando non ne restano più.
text-bg-event-war = Vince la Guerra la fazione che tiene { IL($regions) } alla fine di un turno nemico; ogni suo personaggio è ricompensato.
text-bg-event-hoarder = Ogni personaggio cede un oggetto della sua Borsa; i vincitori li prendono tutti.
text-bg-event-toll_of_gold = Ogni personaggio cede metà del suo oro, arrotondando per difetto; i vincitori lo prendono tutto.
text-bg-event-cauldrons = Ogni fazione ha un solo tentativo. Finché una fazione non ha vinto qui, Kel’Thuzad ha 4 Attacco in più contro di essa.
text-bg-event-plague = Ci sono gettoni pestilenza { DOVE($regions) }. Finché ne resta uno, creature e boss nelle Terre Infette hanno 2 Attacco in più. Dopo un’azione in una di queste regioni un personaggio può pagare 3 Energia per togliere il gettone, e ottiene 1 XP.
text-bg-event-taint_health = I personaggi entro 4 regioni da Kel’Thuzad perdono metà della Salute, arrotondando per difetto. Con { bg-spread_the_plague } in gioco: entro 8 regioni, arrotondando per eccesso.
text-bg-event-taint_energy = I personaggi entro 4 regioni da Kel’Thuzad perdono metà dell’Energia, arrotondando per difetto. Con { bg-spread_the_plague } in gioco: entro 8 regioni, arrotondando per eccesso.

# ---- personaggi e regioni

text-bg-sheet = Ai livelli da 1 a 5: Salute { $health }, Energia { $energy }.
text-bg-racial = Abilità razziale { $card }:
text-bg-area = Area { $area }: { $types }.
text-bg-area-trait = Area { $area }: { $types } ({ $traits }).
text-bg-area-printed = Prestampata: { $card }.
text-bg-links = Adiacente { A($regions) }.
text-bg-home = Regione di partenza: { $faction }.
text-bg-town = Città: { $factions }.
text-bg-flight = Rotta di volo: { $factions }.
text-bg-graveyard = Cimitero.
