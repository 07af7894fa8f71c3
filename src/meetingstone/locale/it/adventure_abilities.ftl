# World of Warcraft: The Adventure Game: i nomi di personaggi e carte abilità, con una riga su ciascuno.

# ---- personaggi

ag-grumbaz = Grumbaz Crowsblood
ag-grumbaz-calling = Guerriero orco
ag-grumbaz-flavour = Conta le cicatrici, e gli amici, sulle dita di una mano.
ag-grumbaz-start = Posizione di Guardia
ag-grumbaz-other = Posizione Furiosa
ag-sofeea = Sofeea Icecall
ag-sofeea-calling = Maga non morta
ag-sofeea-flavour = La morte le ha tolto il calore. Non le è mai mancato.
ag-sofeea-start = Brace Interiore
ag-sofeea-other = Manto di Gelo
ag-burbonn = Burbonn Fang
ag-burbonn-calling = Cacciatore nano
ag-burbonn-flavour = Se lascia tracce, è già preso.
ag-burbonn-start = Sulle Tracce
ag-burbonn-other = Occhio Acuto
ag-sandrai = Sandrai Darkshine
ag-sandrai-calling = Strega umana
ag-sandrai-flavour = Ogni potere ha un prezzo. Lei sa contrattare.
ag-sandrai-start = Padrona di sé
ag-sandrai-other = Patto di Sangue

# ---- classi e razze

ag-class-warrior = Guerriero
ag-class-mage = Mago
ag-class-hunter = Cacciatore
ag-class-warlock = Stregone
ag-race-orc = Orco
ag-race-undead = Non Morto
ag-race-dwarf = Nano
ag-race-human = Umano

# ---- parole chiave delle carte abilità

ag-keyword-strike = Colpo
ag-keyword-shout = Urlo
ag-keyword-stance = Posizione
ag-keyword-shield = Scudo
ag-keyword-spell = Incantesimo
ag-keyword-frost = Gelo
ag-keyword-fire = Fuoco
ag-keyword-arcane = Arcano
ag-keyword-shadow = Ombra
ag-keyword-trap = Trappola
ag-keyword-shot = Tiro
ag-keyword-pet = Animale
ag-keyword-mark = Marchio
ag-keyword-curse = Maledizione
ag-keyword-demon = Demone

# ---- il mazzo del guerriero

ag-charge = Carica
ag-charge-flavour = La strada è corta, se le corri addosso.
ag-mortal_strike = Assalto Mortale
ag-mortal_strike-flavour = Certe ferite non danno retta ai guaritori.
ag-battle_shout = Urlo di Battaglia
ag-battle_shout-flavour = Abbastanza forte da crederci.
ag-shield_wall = Muro di Scudi
ag-shield_wall-flavour = Dietro, il mondo tace.
ag-sharpen_blade = Affilare la Lama
ag-sharpen_blade-flavour = Una sera con la cote risparmia un mattino di bende.
ag-stance_dance = Cambio di Posizione
ag-stance_dance-flavour = Piede sinistro, piede destro, ascia.
ag-berserker_rage = Furia del Berserker
ag-berserker_rage-flavour = Il dolore è solo un altro tamburo.
ag-pummel = Colpo in Faccia
ag-pummel-flavour = Difficile recitare formule senza denti.
ag-shield_slam = Colpo di Scudo
ag-shield_slam-flavour = Uno scudo ha un davanti per un motivo.
ag-heroic_throw = Lancio Eroico
ag-heroic_throw-flavour = Andarci a piedi sarebbe stato troppo lungo.
ag-whirlwind = Turbine
ag-whirlwind-flavour = State indietro. No, più indietro.
ag-last_stand = Ultima Resistenza
ag-last_stand-flavour = Non oggi, e non in ginocchio.
ag-second_wind = Nuovo Respiro
ag-second_wind-flavour = Un respiro, uno sputo, e avanti.
ag-intimidating_shout = Urlo Intimidatorio
ag-intimidating_shout-flavour = Tutti si ricordano di un impegno altrove.

# ---- il mazzo del mago

ag-frostbolt = Dardo di Gelo
ag-frostbolt-flavour = Al freddo anche la rabbia va piano.
ag-fireball = Palla di Fuoco
ag-fireball-flavour = Piccola non la fanno.
ag-counterspell = Controincantesimo
ag-counterspell-flavour = Un dito alzato, e le parole svaniscono.
ag-blink = Balzo Fulmineo
ag-blink-flavour = Qui. Là. Altrove.
ag-portal = Portale
ag-portal-flavour = Attenti al gradino: è lungo quattrocento miglia.
ag-teleport = Teletrasporto
ag-teleport-flavour = La strada più breve è nessuna strada.
ag-ice_block = Blocco di Ghiaccio
ag-ice_block-flavour = Pazienza, ma con le pareti.
ag-arcane_brilliance = Genio Arcano
ag-arcane_brilliance-flavour = Per un attimo tutto ha senso.
ag-fire_blast = Esplosione di Fuoco
ag-fire_blast-flavour = Per una più grande non c’era tempo.
ag-polymorph = Metamorfosi
ag-polymorph-flavour = Bee.
ag-frost_nova = Nova di Gelo
ag-frost_nova-flavour = Trattieniti ancora un poco.
ag-ice_barrier = Barriera di Ghiaccio
ag-ice_barrier-flavour = Si spezza, così lei non deve.
ag-flamestrike = Colonna di Fiamme
ag-flamestrike-flavour = L’erba se ne ricorda per giorni.
ag-arcane_missiles = Missili Arcani
ag-arcane_missiles-flavour = Quanti te ne puoi permettere.

# ---- il mazzo del cacciatore

ag-aimed_shot = Tiro Mirato
ag-aimed_shot-flavour = Fuori l’aria. Adesso.
ag-freezing_trap = Trappola Congelante
ag-freezing_trap-flavour = Passo leggero, o ci passi l’inverno.
ag-explosive_trap = Trappola Esplosiva
ag-explosive_trap-flavour = Consiglio di nano: interra bene, corri forte.
ag-wolf_companion = Lupo Fedele
ag-wolf_companion-flavour = Mangia prima lui. Questo è il patto.
ag-bear_companion = Orso Fedele
ag-bear_companion-flavour = Sembra soltanto che dorma.
ag-kill_command = Ordine di Attacco
ag-kill_command-flavour = Un fischio, e poi i denti.
ag-call_pet = Richiamo dell’Animale
ag-call_pet-flavour = All’ora di cena ritrova sempre la strada.
ag-concussive_shot = Tiro Stordente
ag-concussive_shot-flavour = Suona la campana e vattene.
ag-multi_shot = Tiro Multiplo
ag-multi_shot-flavour = La seconda freccia è per chi ha riso.
ag-hunters_mark = Marchio del Cacciatore
ag-hunters_mark-flavour = Lo vedono tutti, tranne chi lo porta.
ag-feign_death = Morte Apparente
ag-feign_death-flavour = La sua migliore interpretazione finora.
ag-pathfinding = Orientamento
ag-pathfinding-flavour = Muschio, stelle e un buon naso.
ag-fine_scope = Mirino di Precisione
ag-fine_scope-flavour = Vetro gnomesco, pazienza nanica.
ag-misdirection = Depistaggio
ag-misdirection-flavour = È andato di là. A casa tua.

# ---- il mazzo dello stregone

ag-shadow_bolt = Dardo d’Ombra
ag-shadow_bolt-flavour = Tenebra, lanciata con cura.
ag-curse_of_recklessness = Maledizione dell’Imprudenza
ag-curse_of_recklessness-flavour = È facile il coraggio, quando ti tolgono la prudenza.
ag-curse_of_agony = Maledizione dell’Agonia
ag-curse_of_agony-flavour = Si sveglia prima di te.
ag-curse_of_tongues = Maledizione delle Lingue
ag-curse_of_tongues-flavour = La parola era lì, sulla punta.
ag-drain_life = Risucchio di Vita
ag-drain_life-flavour = Non ne facevi buon uso.
ag-life_tap = Tributo Vitale
ag-life_tap-flavour = Un piccolo taglio, un grande prestito.
ag-soul_fire = Fuoco dell’Anima
ag-soul_fire-flavour = Brucia meglio con ciò che vorresti tenere.
ag-dark_bargain = Patto Oscuro
ag-dark_bargain-flavour = Firma qui. L’inchiostro è tuo.
ag-summon_voidwalker = Evoca Ombra del Vuoto
ag-summon_voidwalker-flavour = Soffre in silenzio, a pagamento.
ag-summon_imp = Evoca Folletto
ag-summon_imp-flavour = Piccolo, sgarbato, infiammabile.
ag-spell_lock = Blocco Magico
ag-spell_lock-flavour = Il segugio divora l’ultima sillaba.
ag-fear = Paura
ag-fear-flavour = Mostragli quello che vedi ogni notte.
ag-spellstone = Pietra Magica
ag-spellstone-flavour = Parole antiche, tenute pronte.
ag-ritual_of_summoning = Rituale di Evocazione
ag-ritual_of_summoning-flavour = Nessuno ha chiesto se avevi da fare.
