# World of Warcraft: The Adventure Game: che cosa dicono le carte. Un testo si compone delle frasi qui sotto: quando, a
# quale condizione, a che prezzo, che cosa succede.

# ---- parole delle carte

deck-ability = Carte abilità
deck-challenge_grey = Carte sfida grigie
deck-challenge_green = Carte sfida verdi
deck-challenge_yellow = Carte sfida gialle
deck-challenge_red = Carte sfida rosse
deck-quest_starting = Missioni iniziali
deck-quest_elite = Missioni d’élite
deck-trophy = Trofei
deck-discovery = Gettoni scoperta
deck-space = Caselle del tabellone
fact-timing = momento
fact-valor = valore
fact-defense = Difesa
fact-damage = danno
fact-kept = si tiene
fact-item = oggetto
fact-region = regione
fact-space = casella

ag-kind-normal = casella normale
ag-kind-key = luogo chiave
ag-kind-city = città
ag-kind-encounter = incontro del tabellone
ag-kind-overlord = Capo Supremo
ag-kind-global = evento globale
ag-kind-location = evento di luogo
ag-kind-special = evento speciale
ag-type-melee = in mischia
ag-type-ranged = a distanza
ag-timing-movement = movimento
ag-timing-combat = combattimento
ag-timing-special = speciale
ag-role-attacker = attaccante
ag-role-defender = difensore
ag-side-of-horde = all’Orda
ag-side-of-alliance = all’Alleanza
ag-side-start = il lato iniziale
ag-side-other = l’altro lato
ag-foes-encounter = una carta incontro
ag-foes-character = un personaggio
ag-foes-board = un incontro del tabellone
ag-foes-overlord = un Capo Supremo

ag-stat-attack = attacco
ag-stat-defense = difesa
ag-stat-damage = danno
ag-stat-health = salute
ag-stat-movement = movimento
ag-stat-energy = energia dopo il tiro di movimento
ag-stat-hand_limit = limite della mano
ag-stat-taken = ai danni subiti da ogni attacco o effetto
ag-stat-healed = a ogni cura
ag-stat-drawn = carta a ogni pesca
ag-stat-scroll = alle carte di una pergamena
ag-stat-defender_energy = energia da difensore

ag-icon-sword = spada
ag-icon-hammer = martello
ag-icon-axe = ascia
ag-icon-dagger = pugnale
ag-icon-staff = bastone
ag-icon-wand = bacchetta
ag-icon-bow = arco
ag-icon-gun = fucile
ag-icon-cloth = stoffa
ag-icon-leather = cuoio
ag-icon-mail = maglia
ag-icon-shield = scudo
ag-icon-any = per tutti
ag-potion-health = salute
ag-potion-mana = mana
ag-potion-swiftness = velocità

ag-trait-abomination = Abominio
ag-trait-aggro = Aggro
ag-trait-arcane = Arcano
ag-trait-beast = Bestia
ag-trait-cultist = Cultista
ag-trait-defias = Defias
ag-trait-demon = Demone
ag-trait-dragon = Drago
ag-trait-dwarf = Nano
ag-trait-elemental = Elementale
ag-trait-ghost = Spettro
ag-trait-giant = Gigante
ag-trait-gnoll = Gnoll
ag-trait-gnome = Gnomo
ag-trait-goblin = Goblin
ag-trait-humanoid = Umanoide
ag-trait-kobold = Coboldo
ag-trait-mage = Mago
ag-trait-mechanical = Meccanico
ag-trait-murloc = Murloc
ag-trait-ogre = Ogre
ag-trait-orc = Orco
ag-trait-overlord = Capo Supremo
ag-trait-pirate = Pirata
ag-trait-scarlet = Scarlatto
ag-trait-syndicate = Congrega
ag-trait-trogg = Trogg
ag-trait-troll = Troll
ag-trait-undead = Non Morto
ag-trait-worgen = Worgen

# ---- persone: come soggetto, come destinatario, come possessore

ag-who-you = tu
ag-who-it = l’incontro
ag-who-he = lui
ag-who-enemy = il nemico
ag-who-bearer = chi la porta
ag-who-subject = quel personaggio
ag-who-target = quel personaggio
ag-who-other = un altro personaggio
ag-who-other-within = un altro personaggio { $within ->
    [0] nella tua casella
    [one] entro 1 casella
   *[other] entro { $within } caselle
}
ag-who-any = un personaggio
ag-who-any-within = un personaggio { $within ->
    [0] nella tua casella
    [one] entro 1 casella
   *[other] entro { $within } caselle
}
ag-who-others = ogni altro personaggio
ag-who-all = ogni personaggio
ag-who-here = ogni altro personaggio nella tua casella
ag-who-space = ogni personaggio in questa casella
ag-who-right = il personaggio alla destra
ag-who-left = il personaggio alla sinistra
ag-who-horde = ogni personaggio dell’Orda
ag-who-alliance = ogni personaggio dell’Alleanza
ag-who-richest = chi ha più valore
ag-who-poorest = chi ha meno valore

ag-to-you = a te
ag-to-it = all’incontro
ag-to-he = a lui
ag-to-enemy = al nemico
ag-to-bearer = a chi la porta
ag-to-subject = a quel personaggio
ag-to-target = a quel personaggio
ag-to-other = a un altro personaggio
ag-to-other-within = a { ag-who-other-within }
ag-to-any = a un personaggio
ag-to-any-within = a { ag-who-any-within }
ag-to-others = a ogni altro personaggio
ag-to-all = a ogni personaggio
ag-to-here = a ogni altro personaggio nella tua casella
ag-to-space = a ogni personaggio in questa casella
ag-to-right = al personaggio alla destra
ag-to-left = al personaggio alla sinistra
ag-to-horde = a ogni personaggio dell’Orda
ag-to-alliance = a ogni personaggio dell’Alleanza
ag-to-richest = a chi ha più valore
ag-to-poorest = a chi ha meno valore

ag-of-you = tuo
ag-of-it = dell’incontro
ag-of-he = di lui
ag-of-enemy = del nemico
ag-of-bearer = di chi la porta
ag-of-subject = di quel personaggio
ag-of-target = di quel personaggio
ag-of-other = di un altro personaggio
ag-of-other-within = di { ag-who-other-within }
ag-of-any = di un personaggio
ag-of-any-within = di { ag-who-any-within }
ag-of-others = di ogni altro personaggio
ag-of-all = di ogni personaggio
ag-of-here = di ogni altro personaggio nella tua casella
ag-of-space = di ogni personaggio in questa casella
ag-of-right = del personaggio alla destra
ag-of-left = del personaggio alla sinistra
ag-of-horde = di ogni personaggio dell’Orda
ag-of-alliance = di ogni personaggio dell’Alleanza
ag-of-richest = di chi ha più valore
ag-of-poorest = di chi ha meno valore

# ---- come si uniscono le frasi

ag-or = { $first } o { $last }
ag-comma = { $first }, { $next }
ag-then = { $first }; poi { $next }
ag-then-if = { $first }; poi, { $next }
ag-then-may = { $first }; poi, { $next }
ag-semicolon = { $first }; { $next }
ag-or-else = { $first }; oppure { $next }
ag-row = { $when }: { $does }
ag-paid = { $price }, poi { $does }
ag-conditional = { $need }, { $does }
ag-does-if = { $does } { $need }
ag-if = se { $need }
ag-unless = tranne se { $need }
ag-for = per { $price }
ag-on = con { $faces }
ag-once-turn = una volta a turno
ag-once-combat = una volta a combattimento
ag-until-turn = { $does } fino alla fine del turno
ag-until-next_turn = { $does } fino all’inizio del tuo prossimo turno
ag-for-each = { $does } per ogni { $per }
ag-per-level = livello (da grigio 1 a rosso 4)
ag-per-hand = carta in mano
ag-per-bag = oggetto nella borsa
ag-per-items = oggetto
ag-per-attached = carta assegnata
ag-per-wound = gettone danno sulla carta personaggio
ag-per-energy = punto energia rimasto
ag-per-token = gettone scoperta tenuto
ag-per-logged = carta nel diario delle missioni
ag-per-here = altro personaggio nella casella
ag-per-marker = incontro non sconfitto sul tracciato
ag-per-trap = tua trappola sul tabellone

# ---- momenti

ag-play-movement = nella tua fase di movimento
ag-play-combat = in combattimento
ag-at-turn_start = all’inizio { $whose ->
    [you] del tuo turno
    [other] del turno di un altro
   *[any] del turno di ogni personaggio
}
ag-at-rolled = dopo { $whose ->
    [you] il tuo tiro di movimento
    [other] il tiro di movimento di un altro
   *[any] ogni tiro di movimento
}
ag-at-move = { $whose ->
    [you] nella tua fase di movimento
    [other] nella fase di movimento di un altro
   *[any] in ogni fase di movimento
}
ag-at-entered = quando { $whose ->
    [you] entri
    [other] un altro personaggio entra
   *[any] un personaggio entra
} in una casella
ag-at-explore = all’inizio { $whose ->
    [you] della tua fase di esplorazione
    [other] della fase di esplorazione di un altro
   *[any] di ogni fase di esplorazione
}
ag-at-challenge = all’inizio { $whose ->
    [you] della tua fase di sfida
    [other] della fase di sfida di un altro
   *[any] di ogni fase di sfida
}
ag-at-met = quando { $whose ->
    [you] incontri
    [other] un altro personaggio incontra
   *[any] un personaggio incontra
} un avversario
ag-at-attacked = quando { $whose ->
    [you] qualcuno ti attacca
    [other] qualcuno attacca un altro personaggio
   *[any] qualcuno attacca un personaggio
}
ag-at-maintenance = { $whose ->
    [you] nel tuo passo equipaggiamento
    [other] nel passo equipaggiamento di un altro
   *[any] in ogni passo equipaggiamento
}
ag-at-turn_end = alla fine { $whose ->
    [you] del tuo turno
    [other] del turno di un altro
   *[any] del turno di ogni personaggio
}
ag-at-in_city = { $whose ->
   *[you] nel tuo turno in una città
}
ag-at-before_roll = { $whose ->
    [other] nel combattimento di altri, prima del tiro
   *[you] prima del tiro di combattimento
}
ag-at-after_roll = { $whose ->
    [other] nel combattimento di altri, dopo il tiro
   *[you] dopo il tiro di combattimento
}
ag-at-before_ranged = { $whose ->
    [other] nel combattimento di altri, prima del passo a distanza
   *[you] prima del passo a distanza
}
ag-at-before_melee = { $whose ->
    [other] nel combattimento di altri, prima del passo di mischia
   *[you] prima del passo di mischia
}
ag-at-combat_end = { $whose ->
    [other] alla fine di un combattimento di altri
   *[you] alla fine del combattimento
}
ag-at-die = dopo che { $whose ->
    [you] hai tirato
    [other] un altro personaggio ha tirato
   *[any] un personaggio ha tirato
} un dado per una carta
ag-at-played = quando { $whose ->
    [you] giochi
    [other] un altro personaggio gioca
   *[any] un personaggio gioca
} una carta abilità
ag-at-hurt = quando { $whose ->
    [you] stai per subire danni
    [other] un altro personaggio sta per subire danni
   *[any] un personaggio sta per subire danni
}
ag-at-fall = quando { $whose ->
    [you] stai per subire una sconfitta
    [other] un altro personaggio sta per subire una sconfitta
   *[any] un personaggio sta per subire una sconfitta
}
ag-at-hit = quando { $whose ->
    [you] colpisci
    [it] l’incontro colpisce
    [other] un altro personaggio colpisce
   *[any] un personaggio colpisce
}
ag-at-missed = quando { $whose ->
    [you] manchi il colpo
    [it] l’incontro manca il colpo
    [other] un altro personaggio manca il colpo
   *[any] un personaggio manca il colpo
}
ag-at-won = quando { $whose ->
    [you] vinci un combattimento
    [it] l’incontro vince il combattimento
    [other] un altro personaggio vince un combattimento
   *[any] un personaggio vince un combattimento
}
ag-at-defeated = dopo { $whose ->
    [you] una tua sconfitta
    [other] la sconfitta di un altro
   *[any] ogni sconfitta di un personaggio
}
ag-at-item = quando { $whose ->
    [you] ottieni
    [other] un altro personaggio ottiene
   *[any] un personaggio ottiene
} un oggetto
ag-at-levelled = quando { $whose ->
    [you] sali
    [other] un altro personaggio sale
   *[any] un personaggio sale
} di livello
ag-at-completed = quando { $whose ->
    [you] compi
    [other] un altro personaggio compie
   *[any] un personaggio compie
} una missione

# ---- condizioni

ag-need-level = { $who ->
    [you] sei
    [he] è
    [same] è
   *[other] { $name } è
} almeno di livello { $what }
ag-need-below = { $who ->
    [you] sei
    [he] è
    [same] è
   *[other] { $name } è
} sotto il livello { $what }
ag-need-side = { $who ->
    [you] la tua carta mostra
    [same] la sua carta mostra
   *[other] la carta { $of } mostra
} { $what }
ag-need-affiliation = { $who ->
    [you] appartieni
    [he] appartiene
    [same] appartiene
   *[other] { $name } appartiene
} { $what }
ag-need-role = { $who ->
    [you] sei
    [he] è
    [same] è
   *[other] { $name } è
} { $what }
ag-need-fights = { $who ->
    [you] combatti
    [he] combatte
    [same] combatte
   *[other] { $name } combatte
} contro { $what }
ag-need-enemy_trait = { $who ->
    [you] combatti
    [he] combatte
    [same] combatte
   *[other] { $name } combatte
} contro un incontro con il tratto { $what }
ag-need-enemy_colour = il colore dell’incontro è { $what }
ag-need-attack_type = { $who ->
    [you] il tuo attacco
    [same] il suo attacco
   *[other] l’attacco { $of }
} è { $what }
ag-need-die = { $who ->
    [you] il tuo dado
    [same] il suo dado
   *[other] il dado { $of }
} mostra { $what }
ag-need-movement_die = { $who ->
    [you] il tuo tiro di movimento
    [same] il suo tiro di movimento
   *[other] il tiro di movimento { $of }
} era { $what }
ag-need-won = { $who ->
    [you] hai vinto
    [he] ha vinto
    [same] ha vinto
   *[other] { $name } ha vinto
}
ag-need-lost = { $who ->
    [you] hai subito una sconfitta
    [it] l’incontro è sconfitto
    [he] ha subito una sconfitta
    [same] ha subito una sconfitta
   *[other] { $name } ha subito una sconfitta
}
ag-need-has_hit = { $who ->
    [you] hai colpito
    [he] ha colpito
    [same] ha colpito
   *[other] { $name } ha colpito
}
ag-need-was_hit = { $who ->
    [you] hai subito un colpo
    [he] ha subito un colpo
    [same] ha subito un colpo
   *[other] { $name } ha subito un colpo
}
ag-need-wounds = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} almeno { $what ->
    [one] 1 danno
   *[other] { $what } danni
}
ag-need-unhurt = { $who ->
    [you] non hai
    [he] non ha
    [same] non ha
   *[other] { $name } non ha
} danni
ag-need-left = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} ancora { $what ->
    [one] solo 1 punto salute
   *[other] al massimo { $what } punti salute
}
ag-need-hand = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} almeno { $what ->
    [one] 1 carta
   *[other] { $what } carte
} in mano
ag-need-hand_most = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} al massimo { $what ->
    [one] 1 carta
   *[other] { $what } carte
} in mano
ag-need-bag = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} almeno { $what ->
    [one] 1 oggetto
   *[other] { $what } oggetti
} { $who ->
    [you] nella tua
   *[other] nella sua
} borsa
ag-need-energy = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} ancora almeno { $what ->
    [one] 1 punto energia
   *[other] { $what } punti energia
}
ag-need-weapon = { $who ->
    [you] la tua arma
    [same] la sua arma
   *[other] l’arma { $of }
} mostra l’icona { $what }
ag-need-armor = { $who ->
    [you] la tua armatura
    [same] la sua armatura
   *[other] l’armatura { $of }
} mostra l’icona { $what }
ag-need-armed = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} un’arma equipaggiata
ag-need-armed-not = { $who ->
    [you] non hai
    [he] non ha
    [same] non ha
   *[other] { $name } non ha
} armi equipaggiate
ag-need-armored = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} un’armatura equipaggiata
ag-need-armored-not = { $who ->
    [you] non hai
    [he] non ha
    [same] non ha
   *[other] { $name } non ha
} armature equipaggiate
ag-need-replaced = { $who ->
    [you] usi
    [he] usa
    [same] usa
   *[other] { $name } usa
} un’arma sostitutiva
ag-need-attached = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} { $what } tra le carte assegnate
ag-a-card = una carta { $keyword }
ag-need-diseased = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} una Malattia
ag-need-marked = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} un gettone su questo evento
ag-need-marked-not = { $who ->
    [you] non hai
    [he] non ha
    [same] non ha
   *[other] { $name } non ha
} gettoni su questo evento
ag-need-in_city = { $who ->
    [you] sei
    [he] si trova
    [same] si trova
   *[other] { $name } si trova
} in una città
ag-need-in_city-not = { $who ->
    [you] non sei
    [he] non si trova
    [same] non si trova
   *[other] { $name } non si trova
} in una città
ag-need-space = { $who ->
    [you] la tua casella
    [same] la sua casella
   *[other] la casella { $of }
} è di colore { $what }
ag-need-at = { $who ->
    [you] sei
    [he] si trova
    [same] si trova
   *[other] { $name } si trova
} { DOVE($what) }
ag-need-within = { $who ->
    [you] sei
    [he] si trova
    [same] si trova
   *[other] { $name } si trova
} { $what ->
    [0] nella tua casella
    [one] entro 1 casella
   *[other] entro { $what } caselle
}
ag-need-alone = { $who ->
    [you] non hai
    [he] non ha
    [same] non ha
   *[other] { $name } non ha
} altri personaggi nella casella
ag-need-company = un altro personaggio è { $who ->
    [you] nella tua casella
    [same] nella sua casella
   *[other] nella casella { $of }
}
ag-need-moved = { $who ->
    [you] ti sei mosso
    [he] si è mosso
    [same] si è mosso
   *[other] { $name } si è mosso
} in questo turno
ag-need-moved-not = { $who ->
    [you] non ti sei mosso
    [he] non si è mosso
    [same] non si è mosso
   *[other] { $name } non si è mosso
} in questo turno
ag-need-walked = { $who ->
    [you] hai fatto
    [he] ha fatto
    [same] ha fatto
   *[other] { $name } ha fatto
} un passo in questo turno
ag-need-walked-not = { $who ->
    [you] non hai fatto
    [he] non ha fatto
    [same] non ha fatto
   *[other] { $name } non ha fatto
} alcun passo in questo turno
ag-need-own_turn = { $who ->
    [you] è il tuo turno
    [same] è il suo turno
   *[other] è il turno { $of }
}
ag-need-own_turn-not = { $who ->
    [you] non è il tuo turno
    [same] non è il suo turno
   *[other] non è il turno { $of }
}
ag-need-keyword = la carta è { $what }
ag-need-timing = la carta è di tipo { $what }
ag-need-from_combat = i danni vengono da un attacco
ag-need-from_combat-not = i danni non vengono da un attacco
ag-need-used = { $who ->
    [you] hai giocato
    [he] ha giocato
    [same] ha giocato
   *[other] { $name } ha giocato
} { $what } in questo turno
ag-need-leads = nessuno ha più valore di { $who ->
    [you] te
   *[other] { $name }
}
ag-need-trails = nessuno ha meno valore di { $who ->
    [you] te
   *[other] { $name }
}

# ---- prezzi

ag-with-trait = con il tratto { $traits }
ag-of-colour = { $level ->
    [rosso] di livello rosso
   *[other] di livello { $level } o superiore
}
ag-such = {" "}{ $kinds }
ag-price-energy = { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
}
ag-price-damage = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-price-cards = { $amount ->
    [one] 1 carta della tua mano
   *[other] { $amount } carte della tua mano
}
ag-price-items = { $amount ->
    [one] 1 oggetto della tua borsa
   *[other] { $amount } oggetti della tua borsa
}{ $kind }
ag-price-tokens = { $amount ->
    [one] 1 gettone tenuto
   *[other] { $amount } gettoni tenuti
}
ag-price-attached = { $amount ->
    [one] 1 carta assegnata a te
   *[other] { $amount } carte assegnate a te
}
ag-price-this-item = questo oggetto
ag-price-this-card = questa carta
ag-pay-energy = paga { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
}
ag-pay-damage = subisci { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-pay-cards = scarta { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
ag-pay-items = scarta { $who ->
    [you] dalla tua
   *[other] dalla sua
} borsa { $amount ->
    [one] 1 oggetto{ $kind }
   *[other] { $amount } oggetti{ $kind }
}
ag-pay-tokens = scarta { $amount ->
    [one] 1 gettone tenuto
   *[other] { $amount } gettoni tenuti
}
ag-pay-attached = scarta { $amount ->
    [one] 1 carta assegnata
   *[other] { $amount } carte assegnate
}
ag-nothing = nulla

# ---- effetti

ag-bonus = { $amount } { $stat }
ag-fixed = { $stat } { $amount }
ag-do-damage = { $who ->
    [you] subisci
    [he] subisce
    [same] subisce
   *[other] { $name } subisce
} { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-do-heal = { $who ->
    [you] cura
    [he] cura
    [same] cura
   *[other] { $name } cura
} { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-do-heal-all = { $who ->
    [you] cura
    [he] cura
    [same] cura
   *[other] { $name } cura
} tutti i danni
ag-do-draw = { $who ->
    [you] pesca
    [he] pesca
    [same] pesca
   *[other] { $name } pesca
} { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
ag-do-discard-choose = { $who ->
    [you] scarta
    [he] scarta
    [same] scarta
   *[other] { $name } scarta
} { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
ag-do-discard-random = { $who ->
    [you] scarta
    [he] scarta
    [same] scarta
   *[other] { $name } scarta
} { $amount ->
    [one] 1 carta a caso
   *[other] { $amount } carte a caso
}
ag-do-discard-all = { $who ->
    [you] scarta
    [he] scarta
    [same] scarta
   *[other] { $name } scarta
} tutta la mano
ag-do-recover = riprendi in mano dagli scarti { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} { $random ->
    [1] a caso
   *[0] a scelta
}
ag-do-recover-keyword = riprendi in mano dagli scarti { $amount ->
    [one] 1 carta { $keyword }
   *[other] { $amount } carte { $keyword }
} { $random ->
    [1] a caso
   *[0] a scelta
}
ag-do-search = guarda le prime { $look } carte del tuo mazzo, prendine in mano { $take } e scarta le altre
ag-do-look_at_hand = guarda la mano { $of }{ $amount ->
    [0] {""}
    [one] {" "}e scartane 1 carta a tua scelta
   *[other] {" "}e scartane { $amount } carte a tua scelta
}
ag-do-steal_card = { $name } scarta { $amount ->
    [one] 1 carta a caso e tu peschi 1 carta
   *[other] { $amount } carte a caso e tu ne peschi altrettante
}
ag-do-energy = { $who ->
    [you] ottieni
    [he] ottiene
    [same] ottiene
   *[other] { $name } ottiene
} { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
}
ag-do-energy-less = { $who ->
    [you] perdi
    [he] perde
    [same] perde
   *[other] { $name } perde
} { $amount ->
    [one] 1 punto energia
   *[other] { $amount } punti energia
}
ag-do-boost = { $who ->
    [you] hai
    [he] ha
    [same] ha
   *[other] { $name } ha
} { $bonuses }
ag-do-strike-ranged = { $who ->
    [you] il tuo attacco
    [same] il suo attacco
   *[other] l’attacco { $of }
} diventa a distanza
ag-do-strike-melee = { $who ->
    [you] il tuo attacco
    [same] il suo attacco
   *[other] l’attacco { $of }
} diventa in mischia
ag-do-ambush = in ogni combattimento di questo turno il tuo nemico attacca a distanza e con { $amount } danno
ag-do-value = { $who ->
    [you] il tuo valore di { $stat }
   *[other] il valore di { $stat } { $of }
} è { $amount }, prima dei bonus
ag-do-reroll = ritira { $die }
ag-do-reroll-may = puoi ritirare { $die }
ag-die-of-you = il tuo dado
ag-die-of-it = il dado dell’incontro
ag-die-of-he = il suo dado
ag-die-of-enemy = il dado del nemico
ag-die-either = uno dei due dadi
ag-die-both = i due dadi
ag-die-movement = il dado movimento
ag-die-card = quel dado
ag-do-set_die = gira { $die } su { $face }
ag-do-set_die-up = alza { $die } di { $by }
ag-do-set_die-down = abbassa { $die } di { $by }
ag-do-swap_dice = scambia i due dadi
ag-do-cancel_card = annulla quella carta
ag-do-cancel_combat = annulla il combattimento
ag-do-cancel_combat-dismiss = annulla il combattimento e rimetti la carta incontro nel suo mazzo
ag-do-avoid-track = evita il combattimento (un incontro appena pescato resta non sconfitto)
ag-do-avoid-deck = evita il combattimento (un incontro appena pescato torna nel suo mazzo)
ag-do-no_attack = { $who ->
    [you] non attacchi
    [he] non attacca
    [same] non attacca
   *[other] { $name } non attacca
}
ag-do-quest = { $who ->
    [you] pesca
    [he] pesca
    [same] pesca
   *[other] { $name } pesca
} una missione d’élite
ag-do-prevent = { $amount ->
    [one] previeni 1 danno
   *[other] previeni { $amount } danni
}
ag-do-prevent-all = previeni tutti i danni
ag-do-prevent-reflect = infliggi i danni prevenuti a chi li faceva
ag-do-survive = eviti la sconfitta e resti con { $health ->
    [one] 1 punto salute
   *[other] { $health } punti salute
}
ag-do-flip = gira la carta personaggio{ $who ->
    [you] {""}
   *[other] {" "}{ $of }
}
ag-do-flip-side = gira la carta personaggio{ $who ->
    [you] {""}
   *[other] {" "}{ $of }
} ({ $side })
ag-do-attach = assegna questa carta { $who ->
    [you] al tuo personaggio
   *[other] { $to }
}
ag-do-attach-weapon = assegna questa carta { $who ->
    [you] alla tua arma
   *[other] all’arma { $of }
}
ag-do-attach-armor = assegna questa carta { $who ->
    [you] alla tua armatura
   *[other] all’armatura { $of }
}
ag-do-attach-any = assegna questa carta { $who ->
    [you] alla tua arma o armatura
   *[other] all’arma o all’armatura { $of }
}
ag-attached-all = tutte le carte assegnate
ag-attached-all-keyword = tutte le carte { $keyword } assegnate
ag-attached-some = { $amount ->
    [one] 1 carta assegnata
   *[other] { $amount } carte assegnate
}
ag-attached-some-keyword = { $amount ->
    [one] 1 carta { $keyword } assegnata
   *[other] { $amount } carte { $keyword } assegnate
}
ag-do-strip = scarta { $cards } { $to }
ag-do-strip-others = scarta { $cards } { $to } da altri
ag-do-discard_this = scarta questa carta
ag-do-return_this = riprendi in mano questa carta
ag-do-set_trap = metti questa carta { $within ->
    [0] nella tua casella
    [one] su una casella entro 1 casella
   *[other] su una casella entro { $within } caselle
}, non in una città
ag-do-move = { $who ->
    [you] spostati
    [he] si sposta
   *[other] sposta { $name }
} { $where }
ag-do-move-may = { $who ->
    [you] puoi spostarti
    [he] può spostarsi
   *[other] puoi spostare { $name }
} { $where }
ag-do-move-mover = { $name } si muove { $where }
ag-do-move-may-mover = { $name } può muoversi { $where }
ag-do-move-right = { $who ->
    [you] il giocatore alla tua destra ti sposta
   *[other] il giocatore alla destra { $of } lo sposta
} { $where }
ag-do-move-may-right = { $who ->
    [you] il giocatore alla tua destra può spostarti
   *[other] il giocatore alla destra { $of } può spostarlo
} { $where }
ag-do-move-aggro = { $does } (anche via da un gettone aggro)
ag-where-steps = { $steps ->
    [one] di 1 casella
   *[other] fino a { $steps } caselle
}
ag-where-steps-must = { $steps ->
    [one] di 1 casella
    [2] di 1 o 2 caselle
   *[other] da 1 a { $steps } caselle
}
ag-where-city = in una città
ag-where-nearest_city = nella città più vicina
ag-where-flight = in una casella con una rotta di volo
ag-where-key = in un luogo chiave
ag-where-key-within = in un luogo chiave a non più di { $within ->
    [one] 1 casella
   *[other] { $within } caselle
}
ag-where-character = dove si trova un altro personaggio
ag-where-character-within = dove si trova un altro personaggio, a non più di { $within ->
    [one] 1 casella
   *[other] { $within } caselle
}
ag-where-named = { A($space) }
ag-where-home = { $who ->
    [you] nella tua casella
   *[other] nella casella { $of }
}
ag-do-halt = { $who ->
    [you] non muoverti
    [he] non si muove
    [same] non si muove
   *[other] { $name } non si muove
} oltre in questo turno
ag-do-halt-next = { $who ->
    [you] non fai passi nella tua prossima fase di movimento
    [he] non fa passi nella sua prossima fase di movimento
    [same] non fa passi nella sua prossima fase di movimento
   *[other] { $name } non fa passi nella sua prossima fase di movimento
}
ag-do-item = { $who ->
    [you] ottieni
    [he] ottiene
    [same] ottiene
   *[other] { $name } ottiene
} { $items }
ag-do-item-look = { $who ->
    [you] ottieni
    [he] ottiene
    [same] ottiene
   *[other] { $name } ottiene
} uno fra { $items }
ag-items-own = { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} del { $who ->
    [you] tuo
   *[other] suo
} livello
ag-items-space = { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} del colore della casella
ag-items-choose = { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} di un colore a scelta, non oltre il { $who ->
    [you] tuo
   *[other] suo
} livello
ag-items-coloured = { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} di colore { $level }
ag-do-lose_item-bag = { $who ->
    [you] scarta
    [he] scarta
    [same] scarta
   *[other] { $name } scarta
} { $who ->
    [you] dalla tua
   *[other] dalla sua
} borsa { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} { $random ->
    [1] a caso
   *[0] a scelta
}
ag-do-lose_item-any = { $who ->
    [you] scarta
    [he] scarta
    [same] scarta
   *[other] { $name } scarta
} { $amount ->
    [one] 1 oggetto
   *[other] { $amount } oggetti
} { $random ->
    [1] a caso
   *[0] a scelta
}, equipaggiato o nella borsa
ag-do-lose_item-weapon = { $who ->
    [you] scarta la tua arma
    [he] scarta la sua arma
    [same] scarta la sua arma
   *[other] { $name } scarta la sua arma
}
ag-do-lose_item-armor = { $who ->
    [you] scarta la tua armatura
    [he] scarta la sua armatura
    [same] scarta la sua armatura
   *[other] { $name } scarta la sua armatura
}
ag-do-steal = prendi un oggetto a scelta dalla borsa { $of }
ag-do-steal-back = prendi un oggetto a scelta dalla borsa { $of }, che può prenderne uno dalla tua in cambio
ag-do-disease = { $who ->
    [you] prendi
    [he] prende
    [same] prende
   *[other] { $name } prende
} una Malattia
ag-do-disease-cure = { $who ->
    [you] liberati
    [he] si libera
    [same] si libera
   *[other] { $name } si libera
} di ogni Malattia
ag-do-place_discovery = { $who ->
    [he] mette
   *[other] metti
} { $amount ->
    [one] 1 gettone scoperta
   *[other] { $amount } gettoni scoperta
}
ag-do-draw_discovery = { $amount ->
    [one] pesca 1 gettone scoperta e risolvilo
   *[other] pesca { $amount } gettoni scoperta e risolvili
}
ag-do-peek = { $amount ->
    [one] guarda 1 gettone scoperta coperto sul tabellone
   *[other] guarda { $amount } gettoni scoperta coperti sul tabellone
}
ag-do-peek-discard = { $amount ->
    [one] guarda 1 gettone scoperta coperto sul tabellone e scartalo, se vuoi
   *[other] guarda { $amount } gettoni scoperta coperti sul tabellone e scarta quelli che vuoi
}
ag-do-resource = usa questa risorsa: { $resource }
ag-do-level = { $who ->
    [you] raggiungi
    [he] raggiunge
    [same] raggiunge
   *[other] { $name } raggiunge
} il livello { $level }
ag-do-trophy = prendi il trofeo { $trophy }
ag-do-log = metti questo evento nel tuo diario delle missioni
ag-do-flip_event = gira questo evento
ag-do-flip_event-at = gira questo evento: ciò che ne esce attende { A($space) }
ag-do-lay_token = { $who ->
    [you] metti un tuo gettone
    [he] mette un suo gettone
    [same] mette un suo gettone
   *[other] { $name } mette un suo gettone
} su questo evento
ag-do-lay_token-first = { $does }; la prima volta, { $then }
ag-do-lay_token-all = { $does }; quando tutti i personaggi vi hanno un gettone, { $all }
ag-do-discard_event = scarta questo evento
ag-do-count_event = metti un contatore su questo evento e, quando sono { $at }, { $does }
ag-undefeated = un incontro non sconfitto
ag-undefeated-within = un incontro non sconfitto entro { $within ->
    [one] 1 casella
   *[other] { $within } caselle
}
ag-do-remove_marker = rimetti nel suo mazzo { $foe }
ag-do-remove_marker-loot = ottieni il suo oggetto
ag-do-move_marker = sposta { $steps ->
    [one] di 1 casella
   *[other] al massimo di { $steps } caselle
} { $foe }
ag-do-summon = l’ultimo incontro del mazzo { $level } compare { $where }, non sconfitto
ag-place-named = { A($space) }
ag-place-of = { $who ->
    [it] qui
    [you] nella tua casella
   *[other] nella casella { $of }
}
ag-do-choose = { $who ->
    [you] scegli
    [he] sceglie
    [same] sceglie
   *[other] { $name } sceglie
}: { $ways }
ag-do-may = { $who ->
    [you] se vuoi
    [he] se vuole
   *[other] { $name }, se vuole
}, { $does }
ag-do-may-pay = { $who ->
    [you] se vuoi, { $price }; se lo fai
    [he] se vuole, { $price }; se lo fa
   *[other] { $name }, se vuole, { $price }; se lo fa
}, { $does }
ag-otherwise = { $does }; altrimenti { $other }
ag-do-spend = se vuoi, fino a { $most } volte { $price }; ogni volta: { $does }
ag-do-roll = { $who ->
    [you] tira
    [he] tira
    [same] tira
   *[other] { $name } tira
} un dado da combattimento ({ $rows })
ag-result = con { $faces }: { $does }
ag-do-each = { $name } ({ $does })

# ---- permessi e divieti

ag-rule-leave_aggro = { $who ->
    [you] puoi
    [he] può
    [same] può
   *[other] { $name } può
} lasciare una casella con un gettone aggro
ag-rule-pass_aggro = i gettoni aggro non { $who ->
    [you] ti fermano
   *[other] fermano { $name }
}
ag-rule-enter_above = { $who ->
    [you] puoi
    [he] può
    [same] può
   *[other] { $name } può
} entrare in caselle di un livello più alto
ag-rule-no_cards = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} giocare carte abilità
ag-rule-no_potions = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} bere pozioni
ag-rule-no_powers = { $who ->
    [you] i tuoi poteri automatici
   *[other] i poteri automatici { $of }
} non funzionano
ag-rule-no_uses = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} usare poteri della carta personaggio e degli oggetti
ag-rule-no_rerolls = { $who ->
    [you] il tuo dado
   *[other] il dado { $of }
} non si può ritirare
ag-rule-no_healing = { $who ->
    [you] non curi
    [he] non cura
    [same] non cura
   *[other] { $name } non cura
} danni
ag-rule-no_flight = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} usare rotte di volo
ag-rule-no_auction = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} usare la casa d’aste
ag-rule-no_quests = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} pescare missioni da un datore di missioni
ag-rule-no_attack = { $who ->
    [you] non puoi
    [all] nessun personaggio può
    [he] non può
    [same] non può
   *[other] { $name } non può
} attaccare personaggi
ag-rule-no_target = nessun personaggio può { $who ->
    [you] attaccarti
    [same] attaccarlo
   *[other] attaccare { $name }
}
ag-rule-no_theft = nulla si può prendere { $who ->
    [you] dalla tua borsa
   *[other] dalla borsa { $of }
}
ag-rule-no_weapon = { $who ->
    [you] la tua arma
   *[other] l’arma { $of }
} non conta
ag-rule-no_armor = { $who ->
    [you] la tua armatura
   *[other] l’armatura { $of }
} non conta
ag-rule-no_loot = { $who ->
    [you] non ottieni
    [he] non ottiene
    [same] non ottiene
   *[other] { $name } non ottiene
} oggetti dagli incontri
ag-rule-any_icon = { $who ->
    [you] puoi
    [he] può
    [same] può
   *[other] { $name } può
} equipaggiare oggetti con qualsiasi icona
ag-rule-keeps_attached = le carte assegnate { $to } restano dopo una sconfitta
ag-rule-immune_traps = le trappole non { $who ->
    [you] ti fanno nulla
   *[other] fanno nulla { $to }
}
ag-rule-strikes_first = { $who ->
    [you] il tuo attacco in mischia
   *[other] l’attacco in mischia { $of }
} colpisce nel passo a distanza
ag-rule-choose_city = dopo una sconfitta { $who ->
    [you] risorgi
    [he] risorge
    [same] risorge
   *[other] { $name } risorge
} in una città a scelta
ag-rule-peeks = { $who ->
    [you] conosci
    [he] conosce
    [same] conosce
   *[other] { $name } conosce
} le scoperte coperte a portata

# ---- costi delle carte

ag-cost-all = { $who ->
    [you] le tue carte abilità
   *[other] le carte abilità { $of }
} costano { $by ->
    [-1] 1 punto energia in meno
    [1] 1 punto energia in più
   *[other] { $amount } punti energia
}
ag-cost-powers = { $who ->
    [you] i poteri delle tue carte in gioco
   *[other] i poteri delle carte in gioco { $of }
} costano { $by ->
    [-1] 1 punto energia in meno
    [1] 1 punto energia in più
   *[other] { $amount } punti energia
}
ag-cost-cards = { $who ->
    [you] le tue carte { $cards }
   *[other] le carte { $cards } { $of }
} costano { $by ->
    [-1] 1 punto energia in meno
    [1] 1 punto energia in più
   *[other] { $amount } punti energia
}
ag-cost-timing = { $who ->
    [you] le tue carte di tipo { $timing }
   *[other] le carte di tipo { $timing } { $of }
} costano { $by ->
    [-1] 1 punto energia in meno
    [1] 1 punto energia in più
   *[other] { $amount } punti energia
}

# ---- obiettivi delle missioni

ag-goal-at = { A($where) }, { $does }
ag-goal-in = { DOVE($where) }, { $does }
ag-goal-travel = vai { A($spaces) }
ag-goal-collect = { $count ->
    [one] raccogli il gettone { A($spaces) }
   *[other] raccogli i gettoni { A($spaces) }
}
ag-goal-meet = raggiungi quel personaggio nella sua casella e fatti dare il tuo gettone
ag-goal-damage = infliggi ad altri personaggi in tutto { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-goal-damage-target = infliggi a quel personaggio in tutto { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
ag-goal-defeat = { $amount ->
    [one] sconfiggi un altro personaggio
   *[other] sconfiggi altri personaggi { $amount } volte
}
ag-goal-defeat-target = { $amount ->
    [one] sconfiggi quel personaggio
   *[other] sconfiggi quel personaggio { $amount } volte
}
ag-goal-defeat-cards = { $amount ->
    [one] sconfiggi 1 incontro{ $kind }
   *[other] sconfiggi { $amount } incontri{ $kind }
}
ag-goal-defeat-board = { $amount ->
    [one] vinci il combattimento { A($spaces) }
   *[other] vinci { $amount } combattimenti { A($spaces) }
}
ag-goal-defeat-named = { $amount ->
    [one] sconfiggi { $foes }
   *[other] sconfiggi { $foes } { $amount } volte
}
ag-goal-defeat-overlord = { $amount ->
    [one] sconfiggi un Capo Supremo
   *[other] sconfiggi { $amount } Capi Supremi
}
ag-goal-discard = scarta dalla tua borsa { $amount ->
    [one] 1 oggetto{ $kind }
   *[other] { $amount } oggetti{ $kind }
}
ag-goal-cards = { $amount ->
    [one] scarta 1 carta abilità
   *[other] scarta { $amount } carte abilità
}
ag-goal-level = raggiungi il livello { $level }
ag-goal-wear = { $amount ->
    [one] porta equipaggiato 1 oggetto{ $kind }
   *[other] porta equipaggiati { $amount } oggetti{ $kind }
}
ag-goal-steal = { $amount ->
    [one] prendi 1 oggetto a un altro personaggio
   *[other] prendi { $amount } oggetti ad altri personaggi
}
ag-goal-place = { $amount ->
    [one] metti 1 gettone scoperta
   *[other] metti { $amount } gettoni scoperta
}
ag-goal-explore = { $amount ->
    [one] risolvi 1 gettone scoperta
   *[other] risolvi { $amount } gettoni scoperta
}

# ---- frasi

ag-weapon = attacco { $attack } { $type } al posto dell’arma
ag-weapon-damage = attacco { $attack } { $type } e danno { $damage } al posto dell’arma
text-ag-does = { CAPITAL($does) }.
text-ag-when = { CAPITAL($when) }: { $does }.
text-ag-keywords = { $keywords }.
text-ag-attached = Finché è assegnata: { $does }.
text-ag-trap = Chi entra { $does }.
text-ag-improved = { $level ->
    [rosso] Al livello rosso
   *[other] Dal livello { $level } in su
}: { $does }.
text-ag-improved-attached = { $level ->
    [rosso] Al livello rosso
   *[other] Dal livello { $level } in su
}, finché è assegnata: { $does }.
text-ag-improved-trap = { $level ->
    [rosso] Al livello rosso
   *[other] Dal livello { $level } in su
}, chi entra inoltre { $does }.
text-ag-side = { $side }: salute { $health }, attacco { $attack } { $type }, difesa { $defense }, danno { $damage }.
text-ag-icons = Può equipaggiare: { $icons }.
text-ag-traits = { $traits }.
text-ag-foe = Attacco { $attack } { $type }, difesa { $defense }, danno { $damage }.
text-ag-reward = Ricompensa: { $does }.
text-ag-weapon = Arma ({ $icons }): attacco { $attack } { $type }.
text-ag-armor = Armatura ({ $icons }): difesa { $defense }.
text-ag-disease = Ogni Malattia riduce la salute di 1 fino alla prossima sconfitta o grande pozione curativa.
text-ag-bag = Vale nella borsa.
text-ag-works-in-bag = Vale anche nella borsa.
text-ag-potions = Pozione: { $potions }.
text-ag-back-item = Retro: { $item }.
text-ag-back-enemy = Retro: { $foe }.
text-ag-back-text = Retro: { $back }.
text-ag-event-global = Evento globale.
text-ag-event-location = Evento di luogo: { $space }.
text-ag-event-special = Evento speciale.
text-ag-event-stays = Resta con chi l’ha pescato.
text-ag-valor = Valore: { $valor }.
text-ag-valor-logged = Valore nel diario delle missioni: { $valor }.
text-ag-quest-tokens = All’inizio metti { $count ->
    [one] un tuo gettone
   *[other] i tuoi gettoni
} { A($spaces) }.
text-ag-quest-target-choose = Scegli un altro personaggio.
text-ag-quest-target-left = Riguarda il personaggio alla tua sinistra.
text-ag-quest-target-right = Riguarda il personaggio alla tua destra.
text-ag-quest-target-leader = Riguarda un altro personaggio, fra quelli con più valore.
text-ag-quest-target-horde = Riguarda un personaggio dell’Orda o, se non ce n’è, un altro.
text-ag-quest-target-alliance = Riguarda un personaggio dell’Alleanza o, se non ce n’è, un altro.
text-ag-quest-order = Prima { $first }, poi { $last }.
text-ag-quest-any = In qualsiasi ordine: { $goals }.
text-ag-once = Ogni personaggio può averne uno solo.
text-ag-token-kept = Si tiene finché non lo si usa; poi si scarta.
text-ag-token-now = Subito: { $does }.
text-ag-space-normal = Casella di colore { $level }: { $region }.
text-ag-space-key = Luogo chiave, { $level }: { $region }.
text-ag-space-city = Città, { $level }: { $region }.
text-ag-space-encounter = Incontro del tabellone, { $level }: { $region }.
text-ag-space-overlord = Capo Supremo, { $level }: { $region }.
text-ag-space-links = Confina con { IL($spaces) }.
text-ag-space-resources = Risorsa: { $resources }.
text-ag-space-foe = Qui si combatte contro { IL($foe) }.
text-ag-space-do = Nella tua fase di sfida: { $does }.
