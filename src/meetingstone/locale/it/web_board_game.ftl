# Il tavolo del Board Game nel browser. Parole delle regole, nomi, opzioni e diario sono in board_game*.ftl.

bg-curse = Maledizione

bgt-race-and-class = { $class } { $race }
bgt-prompt = { $name }: { $prompt }
bgt-over = { $faction }: vittoria
bgt-past = Stai riguardando il turno { $turn }
bgt-map = Mappa di Lordaeron, { $count ->
    [0] 67 regioni
    [one] una regione raggiungibile
   *[other] { $count } regioni raggiungibili
}
bgt-legend-town = città
bgt-legend-flight = volo
bgt-legend-quest = missione
bgt-legend-strong = missione, forte
bgt-legend-independent = indipendente
bgt-legend-war = guerra
bgt-legend-closed = invalicabile
bgt-lordamere = Lago Lordamere
bgt-darrowmere = Lago Darrowmere
bgt-label-town = città: { $faction }
bgt-label-flight = punto di volo: { $faction }
bgt-label-graveyard = cimitero
bgt-label-counter = gettone coperto
bgt-label-plague = gettone peste
bgt-label-creatures = { $count } { $kind } ({ $colour }){ $owned ->
    [yes] {" "}della missione { $quest }
   *[no] , indipendenti
}
bgt-figure = { $count } { $kind } ({ $colour })

# ---- domanda e tracciati

bgt-travel-to = Viaggia { A($region) }
bgt-route-by = { $count } passi, per { $region }
bgt-route-step = Un passo
bgt-route-flight = Per rotta di volo
bgt-end-turn = Concludi le azioni
bgt-arranged = Le carte restano come sono: non c’è niente di nuovo da equipaggiare. Annulla lo chiede di nuovo.
bgt-end-manage = Fatto
bgt-end-trade = Chiudi lo scambio
bgt-end-sale = Tienili tutti
bgt-end-swap = Tieni le missioni
bgt-end-bargain = Non comprare niente
bgt-end-zeppelin = Resta qui
bgt-end-beasts = Lasciale dove sono
bgt-end-rest = Riposa e basta
bgt-end-town = Lascia la città
bgt-end-train = Basta così
bgt-turn = Turno
bgt-turn-of = Turno { $turn } di { $spaces }
bgt-final = Fine
bgt-xp-short = XP
bgt-experience = Esperienza: { $told }
bgt-level = Livello { $level }

# ---- accanto alla mappa

bgt-faction-turn = Turno: { $faction }
bgt-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
}
bgt-plays-turn = gioca il turno { $turn }
bgt-character = { $name }, { $owner }, livello { $level }, { $region }, Salute { $health }, Energia { $energy }, oro { $gold }, azioni { $actions }
bgt-health-of = { $now } di { $most } Salute
bgt-energy-of = { $now } di { $most } Energia
bgt-health = Salute
bgt-attack = Attacco
bgt-threat = Minaccia
bgt-gold = { $amount } oro
bgt-xp = { $amount } XP
bgt-energy = { $amount } Energia
bgt-stun = { $count } Stordimento
bgt-stun-short = Stord. { $count }
bgt-curse = { $count } Maledizione
bgt-curse-short = Maled. { $count }
bgt-open-sheet = Scheda { DI($name) }
bgt-look-closer = Guarda da vicino: { $name }
bgt-overlord = Capo Supremo
bgt-overlord-at = { DOVE($region) }
bgt-overlord-way = { DOVE($region) }, a { $count ->
    [one] 1 regione
   *[other] { $count } regioni
} dal Baluardo
bgt-overlord-hidden = { $count ->
    [one] nascosto sotto un gettone
   *[other] nascosto sotto uno di { $count } gettoni
}
bgt-events = Eventi
bgt-since-turn = dal turno { $turn }
bgt-deck-note = livello { $levels }, { $gold } oro, { $xp } XP; { $left ->
    [one] resta 1 carta
   *[other] restano { $left } carte
}
bgt-quest-note = livello { $level }, { $gold } oro, { $xp } XP
bgt-quest-instead = Al suo posto ne arriva una nuova del mazzo { $colour }
bgt-look-level = (livello { $level })
bgt-look-steps = { $count ->
    [0] è lì
    [one] a 1 passo
   *[other] a { $count } passi
}
bgt-look-foes = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
}
bgt-look-plain = creatura della missione
bgt-look-strong = creatura forte della missione
bgt-look-independent = indipendente
bgt-look-quest = Missione { DI($faction) }, mazzo { $colour }
bgt-look-defeat = Da sconfiggere
bgt-look-also = Appare anche
bgt-look-reward = Ricompensa, divisa fra chi ha partecipato
bgt-look-event = Evento
bgt-look-bonus = Evento Bonus
bgt-look-boss = Evento con un boss
bgt-look-fate = Numero del Fato { $fate }: di tante regioni si muove Nefarian
bgt-look-wins = Chi lo sconfigge vince subito la partita.
bgt-look-against = contro { IL($faction) }
bgt-event-heroes = Segnati: { $heroes }
bgt-event-tried = Hanno già tentato: { $factions }
bgt-event-kept = { $faction } tiene: { $kinds }
bgt-filter-all = Tutto
bgt-filter-fights = Scontri
bgt-filter-chat = Chat

# ---- vassoio

bgt-tray = Vassoio
bgt-actions-of = Azioni { DI($name) }
bgt-first-action = Prima azione { DI($name) }
bgt-second-action = Seconda azione { DI($name) }
bgt-action-travel = Viaggio
bgt-action-rest = Riposo
bgt-action-challenge = Sfida
bgt-action-train = Allenamento
bgt-action-town = Città
bgt-note-travel = { $count ->
    [one] 1 regione
   *[other] { $count } regioni
}
bgt-note-rest = { $count ->
    [0] niente da recuperare
    [one] recupera 1 gettone
   *[other] recupera { $count } gettoni
}
bgt-regain = { $count ->
    [one] Recupera 1 gettone, Salute o Energia
   *[other] Recupera { $count } gettoni tra Salute ed Energia
}
bgt-note-targets = { $count ->
    [one] 1 bersaglio
   *[other] { $count } bersagli
}
bgt-note-train = impara Poteri
bgt-note-town = compra e impara
bgt-note-pvp = nemici qui
bgt-why-not = perché no?
bgt-quests-of = Missioni: { $faction }
bgt-quest-label = { $name }, livello { $level }, { $left } creature rimaste, { $region }; ricompensa { $gold } oro, { $xp } XP

# ---- decisioni

bgt-decision = Decisione
bgt-options = Che cosa puoi fare
bgt-where-to = Dove si va?
bgt-whom = Chi sfidi?
bgt-stops = le creature fermano il Viaggio
bgt-as-list = In elenco
bgt-why-not-card = Perché non { $card }?
bgt-use = Usa
bgt-give = Dai
bgt-bid = Offri
bgt-less = Meno
bgt-more = Più
bgt-for-card = al posto { DI($card) }
bgt-for-hero = per { $name }
bgt-hands-over = Lo cede { $name }
bgt-nothing-there = Lì ora non c’è niente da fare.
bgt-too-far = { $region } è a più di due passi.
bgt-draft = Classi
bgt-draft-open = da scegliere
bgt-draft-order = Chi sceglie
bgt-draft-now = sceglie ora
bgt-draft-easy = facile
bgt-draft-medium = media
bgt-draft-hard = difficile
bgt-draft-taken = già { DI($name) }
bgt-draft-other-side = Solo { $faction }: le fazioni non sarebbero pari
bgt-draft-dice = Dadi all’inizio: { $dice }
bgt-draft-take = Prendi: { $class }
bgt-draft-not-yet = Non tocca ancora a te scegliere
bgt-draft-other-hero = per { IL($faction) }: { $race }, { $name }
bgt-draft-begins = Comincia con
bgt-draft-first-powers = Primi Poteri da imparare
bgt-draft-growth = Salute ed Energia, dal livello 1 al 5
bgt-draft-energy = Energia
class-warrior-role = Prima linea
class-warrior-line = Sta davanti ed è difficile da abbattere. Colpisce con i dadi rossi: ciò che ferisce, para anche. Poca Energia, poche scelte per round: una buona prima classe.
class-paladin-role = Protettore
class-paladin-line = Un combattente in maglia che protegge e benedice il gruppo. Fa meno danno del Guerriero e più per gli amici.
class-hunter-role = Arciere con bestia
class-hunter-line = Tira con i dadi blu prima che il nemico risponda. Una bestia prende ferite al suo posto; trappole e punture rallentano i nemici.
class-mage-role = Danno da lontano
class-mage-line = Molti dadi blu, stoffa sottile. Spende Energia a ogni round, perciò i riposi vanno previsti. Più avanti porta gli amici attraverso la mappa.
class-priest-role = Guaritore
class-priest-line = Tiene in vita tutto il gruppo con cure e scudi. Debole da solo: meglio con un amico accanto.
class-druid-role = Mutaforma
class-druid-line = Orso, felino o incantatore: la forma decide quali dadi si tirano. Sa fare tutto, ma mai due cose insieme.
class-rogue-role = Duellante
class-rogue-line = Mette da parte segnalini combo per un colpo pesante e avvelena le lame. Ottimo contro uno solo, fragile contro molti.
class-shaman-role = Totem e tempeste
class-shaman-line = I totem aiutano tutti nel combattimento, gli incantesimi sulle armi cambiano i dadi rossi. Molto da piazzare e da ricordare.
class-warlock-role = Maledizioni e demoni
class-warlock-line = Logora i nemici con l’attrito e lascia sanguinare un demone per sé. Paga la forza con la Salute: occhio ai cuori.
bgt-group-train = Impara
bgt-group-buy = Compra
bgt-group-sell = Vendi
bgt-group-regain = Recupera
bgt-group-talent = Prendi
bgt-group-keep = Tieni
bgt-group-merchant = Cedi
bgt-group-hand = Dai un oggetto
bgt-group-gold = Dai oro
bgt-group-act = Azioni
bgt-group-trade = Scambia
bgt-group-equip = Equipaggia
bgt-group-unequip = Rimuovi
bgt-group-beasts = Creature
bgt-group-loot = Saccheggia
bgt-group-summon = Evoca
bgt-group-give-up = Rinuncia

# ---- scheda

bgt-printed = stampata
bgt-empty = vuoto
bgt-covers = copre { $card }
bgt-lay-here = Equipaggia { $card } nell’area { $area }
bgt-why-not-here = Perché non { $card } nell’area { $area }?
bgt-unequip = Rimuovi { $card }
bgt-tip-take = Prendi una carta dal Libro degli incantesimi o dalla Borsa: le aree adatte si illuminano.
bgt-tip-lay = Posala in un’area; un’altra area dice perché non va bene.
bgt-spellbook = Libro degli incantesimi
bgt-bag = Borsa
bgt-talents = Razza, Talenti e premi
bgt-nothing = niente

# ---- scontro

bgt-back-to-fight = Torna allo scontro

# ---- telefono e tasti

bgt-steps = { $count ->
    [one] Un passo
   *[other] { $count } passi
}
bgt-choose-action = Scegli un’azione
bgt-focus-tip = Tocca una Regione: vedi chi c’è e quanto è lontana. In quelle dorate puoi viaggiare.
bgt-meanwhile-tip = Guardati intorno: tocca una Regione per vedere chi c’è. Quando tocca a te lo saprai.
bgt-watching-tip = Guardati intorno: tocca una Regione per vedere chi c’è.
bgt-nobody-there = Non c’è nessuno.
bgt-overlord-away = a { $count ->
    [one] 1 regione
   *[other] { $count } regioni
}
bgt-tab-heroes = Personaggi
bgt-tab-quests = Missioni

# ---- il consiglio: la bozza del turno
bgt-council = Consiglio
bgt-council-title = Consiglio della fazione
bgt-council-line = Una bozza del turno: tutti voi la vedete e la cambiate, non obbliga nessuno.
bgt-council-of = Che cosa è previsto per { $name }
bgt-council-empty = Per { $name } non è ancora deciso nulla.
bgt-council-next = Poi
bgt-council-with = Insieme a
bgt-council-sooner = Anticipa questo passo
bgt-council-drop = Togli questo passo
bgt-council-carry-out = Fallo ora
bgt-council-done = (fatto)
bgt-council-changed = { $name } ha cambiato la bozza del turno.
bgt-common-vote = { $name }: { $choice }
bgt-answered = Hai scelto, e puoi ancora cambiare idea. Si attende { $names }.
bgt-common = Si decide insieme. Se non siete d’accordo, { $mine ->
    [yes] decidi tu: il tuo personaggio ha
   *[no] decide { $name }, il cui personaggio ha
} più XP.

bgt-keyhelp-number = Scegli ciò che porta il numero
bgt-keyhelp-targets = Da una regione raggiungibile alla prossima
bgt-keyhelp-enter = Vai nella regione scelta
bgt-keyhelp-actions = Viaggio, Riposo, Sfida, Allenamento, Città
bgt-keyhelp-next = Il tuo prossimo personaggio
bgt-keyhelp-end = Concludi, o lascia com’è
bgt-keyhelp-sheet = Apri la scheda del personaggio
bgt-keyhelp-all = Tutto ciò che puoi fare, in elenco
bgt-keyhelp-council = Il consiglio: prepara il turno con la tua fazione
bgt-keyhelp-map = Alla mappa, o di nuovo allo scontro

# ---- preparazione

setup-overlord = Capo Supremo
setup-overlord-line = Chi le due fazioni gareggiano a sconfiggere.
setup-overlord-random = A sorte
setup-classes = Classi
setup-classes-line = Come si assegnano i personaggi.
setup-classes-draft = Scelte a turno
setup-classes-random = Distribuite
setup-classes-first = Prima partita
setup-deadly-pvp = Scontri mortali
setup-deadly-pvp-line = Negli scontri fra personaggi entrambe le parti subiscono tutte le ferite.
setup-defeat-overlord = Finché il Signore cade
setup-defeat-overlord-line = Si continua oltre il turno 30, finché qualcuno lo sconfigge.
setup-no = No
setup-yes = Sì

# ---- probabilità e piano

bgt-odds-exact = esatta
bgt-odds-error = ± { $error } ({ $fights } combattimenti simulati)
bgt-odds-line = { $win } % di vittoria, { $error }; { $survive } % che nessuno cada; in media { $wounds } Salute persa e { $energy } Energia rimasta
bgt-odds-rest = di vittoria · { $survive } % nessuno cade · −{ $wounds } Salute · { $energy } Energia rimasta
bgt-odds-with = Con { $heroes }:
bgt-odds-if-kazzak = se c’è Lord Kazzak
bgt-plan = Che cosa è a portata
bgt-plan-note = I combattimenti che la tua fazione può raggiungere in questo turno o nel prossimo, con carte, Salute ed Energia di adesso.
bgt-plan-thinking = I combattimenti vengono simulati …
bgt-plan-nothing = In due turni non c’è nulla a portata.
bgt-plan-now = questo turno
bgt-plan-next = prossimo turno
bgt-plan-first = Prima bisogna combattere: { $foes }
bgt-keyhelp-plan = Che cosa è a portata, e con quali probabilità

# ---- che cosa darebbe una carta, e a chi

bgt-gain-hits = { $sign }{ $size } { $size ->
    [1] colpo
   *[other] colpi
}
bgt-gain-stops = { $sign }{ $size } { $size ->
    [1] parato
   *[other] parati
}
bgt-gain-heals = { $sign }{ $size } Salute
bgt-fit-instead = al posto di: { $card }
bgt-fit-never = non può usarla
bgt-fit-takes = { $count ->
    [0] { $class }: niente { $type }
   *[other] { $class }: solo { $traits }
}
bgt-fit-otherwise = aiuta in altro modo
bgt-fit-later = dal livello { $level }
bgt-fit-then = poi { $gain }
bgt-fit-same = nessun guadagno
bgt-fit-worse = meno forte
bgt-bag-full = Borsa piena: una carta va al Mercante
bgt-bag-holds = Borsa { DI($name) }: { $held } su { $most }
bgt-bag-is-full = La Borsa { DI($name) } è piena ({ $held } su { $most }): con un’altra carta, una va al Mercante
bgt-gold-short = { $amount ->
    [one] manca 1 oro
   *[other] mancano { $amount } monete d’oro
}
bgt-not-now = non ora
bgt-sell-for = Vendi per { $gold } oro
bgt-learn-for = Impara per { $gold } oro
bgt-buy-for = Compra per { $gold } oro
bgt-buy-for-friend = Compra per { $name }, { $gold } oro
