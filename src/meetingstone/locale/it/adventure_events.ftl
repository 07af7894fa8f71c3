# World of Warcraft: The Adventure Game: nomi degli eventi e di ciò che sta sull’altra faccia, con una riga per ognuno.

# ---- grigi

ag-market_day = Giorno di Mercato
ag-market_day-flavour = Bancarelle, canzoni e pergamene a metà prezzo.
ag-last_bargains = Ultime Occasioni
ag-last_bargains-flavour = Via tutto, prima che partano i carri.
ag-winter_storm = Tempesta d’Inverno
ag-winter_storm-flavour = Nessuno va lontano. Tutti siedono al fuoco e pensano.
ag-the_thaw = Disgelo
ag-the_thaw-flavour = La neve se ne va, e lascia ciò che nascondeva.
ag-old_hatreds = Antichi Rancori
ag-old_hatreds-flavour = Alla locanda qualcuno ha detto la parola sbagliata.
ag-marked_for_revenge = Segnato per la Vendetta
ag-marked_for_revenge-flavour = Chi ha vinto beve da solo, rivolto alla porta.
ag-shipwreck = Naufragio
ag-shipwreck-flavour = La marea restituisce ciò che non le piace.
ag-salvaged_compass = Bussola Recuperata
ag-wanted_hogger = Ricercato: Hogger
ag-wanted_hogger-flavour = La taglia è buona. Chiedi agli ultimi quattro.
ag-hogger = Hogger
ag-apothecary_trial = La Prova dello Speziale
ag-apothecary_trial-flavour = Bevi e dimmi che cosa vedi.
ag-apothecarys_last_flask = Ultima Ampolla dello Speziale
ag-campfire_tale = Racconto attorno al Fuoco
ag-campfire_tale-flavour = Stanotte c’è posto per tutti.
ag-buried_treasure = Tesoro Sepolto
ag-buried_treasure-flavour = Il vecchio diceva il vero. Perfino sull’albero.
ag-price_on_your_head = Una Taglia sulla Tua Testa
ag-price_on_your_head-flavour = Il ritratto sul manifesto ti somiglia parecchio.
ag-hunted_no_more = Preda Non Più
ag-hunted_no_more-flavour = Ora conosci i loro volti. Loro, soltanto il manifesto.

# ---- verdi

ag-blood_moon = Luna di Sangue
ag-blood_moon-flavour = Stanotte anche i miti affilano il coltello.
ag-pale_dawn = Alba Pallida
ag-pale_dawn-flavour = Basta così. Lavatevi le mani e sedetevi.
ag-closed_skies = Cieli Chiusi
ag-closed_skies-flavour = I grifoni non vogliono volare. Le strade sono piene.
ag-open_skies = Cieli Aperti
ag-open_skies-flavour = Nutrili una volta, e verranno al primo fischio.
ag-tax_season = Tempo di Tasse
ag-tax_season-flavour = Che cosa hai nella sacca? Aprila, per favore.
ag-fleeing_tax_collector = Esattore in Fuga
ag-stitches_walks = Rattoppo è in Cammino
ag-stitches_walks-flavour = Suona la campana. Suonala ancora. Corri.
ag-stitches = Rattoppo
ag-fighting_pit = Fossa dei Combattimenti
ag-fighting_pit-flavour = Sangue sulla sabbia, oro sul tavolo.
ag-champion_of_the_pit = Campione della Fossa
ag-gryphon_nest = Nido di Grifone
ag-gryphon_nest-flavour = Porta un dono, oppure porta le bende.
ag-gryphon_egg = Uovo di Grifone
ag-bounty_posted = Taglia Affissa
ag-bounty_posted-flavour = Qualcuno ha già pagato per te.
ag-bounty_hunter = Cacciatore di Taglie
ag-loa_bargain = Un Patto con i Loa
ag-loa_bargain-flavour = Forza oggi. Il conto arriva all’alba.
ag-favour_of_the_loa = Favore dei Loa
ag-favour_of_the_loa-flavour = Tre doni di sangue. Ora il debito è loro.

# ---- gialli

ag-plague_wind = Vento Pestilenziale
ag-plague_wind-flavour = Chiudete le imposte, e pregate che soffi verso est.
ag-clean_wind = Vento Pulito
ag-clean_wind-flavour = Dopo anni, il bucato torna a stendersi all’aperto.
ag-ley_tide = Marea Arcana
ag-ley_tide-flavour = Dalle una pagina, e la tua lama canterà.
ag-ley_drought = Secca Arcana
ag-ley_drought-flavour = Ognuno ha preso un poco. Non resta niente.
ag-dawn_crusade = Crociata dell’Alba
ag-dawn_crusade-flavour = Ogni vessillo è benvenuto, purché marci verso nord.
ag-blessing_of_the_dawn = Benedizione dell’Alba
ag-blessing_of_the_dawn-flavour = Chiedono una cosa sola: tu c’eri?
ag-skeleton_key = La Chiave Scheletrica
ag-skeleton_key-flavour = La porta fa una domanda. I più se ne vanno.
ag-darkmaster_gandling = Maestro Oscuro Gandling
ag-darkmaster_gandling-flavour = Di nuovo in ritardo? Fuori, fino alla campanella.
ag-atalai_awakening = Il Risveglio degli Atal’ai
ag-atalai_awakening-flavour = Sotto la palude cantano a qualcosa che ascolta.
ag-avatar_of_hakkar = Avatar di Hakkar
ag-avatar_of_hakkar-flavour = Mezzo dio, e affamato il doppio di uno intero.
ag-gurubashi_chest = Il Forziere dei Gurubashi
ag-gurubashi_chest-flavour = Un forziere, un’arena, e tutti hanno sentito il corno.
ag-arena_champions_mark = Marchio del Campione dell’Arena
ag-black_market = Il Mercato Nero
ag-black_market-flavour = Niente nomi, niente domande, niente resi dopo mezzanotte.
ag-syndicate_fence = Ricettatore della Congrega
ag-portal_storm = Tempesta di Portali
ag-portal_storm-flavour = Ovunque tu ti svegli, il posto l’ha scelto un altro.
ag-steady_portal = Un Portale Stabile
ag-steady_portal-flavour = Tienilo aperto. No, con tutte e due le mani.

# ---- rossi

ag-scourge_invasion = Invasione del Flagello
ag-scourge_invasion-flavour = La necropoli proietta un’ombra, e l’ombra cammina.
ag-lich_of_the_necropolis = Lich della Necropoli
ag-lich_of_the_necropolis-flavour = Era uno dei suoi prediletti. Vuole vedere chi è stato.
ag-embers_of_war = Braci di Guerra
ag-embers_of_war-flavour = La pace era vecchia. Brucia bene.
ag-bitter_truce = Tregua Amara
ag-bitter_truce-flavour = Spade sul tavolo, e nessuno si siede.
ag-siege_of_the_cities = Assedio alle Città
ag-siege_of_the_cities-flavour = Porte chiuse, finché qualcuno non compie un’impresa.
ag-grateful_cities = Città Riconoscenti
ag-grateful_cities-flavour = Avanti, avanti! Il primo giro lo offriamo noi.
ag-shadow_over_lights_hope = Ombra sulla Speranza
ag-shadow_over_lights_hope-flavour = Le campane gelano a metà del rintocco.
ag-frost_wyrm = Dragone dei Ghiacci
ag-frost_wyrm-flavour = Morì di freddo, un tempo, e il freddo è rimasto.
ag-dark_portal_stirs = Il Portale Oscuro si Desta
ag-dark_portal_stirs-flavour = La pietra ronza, e le guardie smettono di scherzare.
ag-portal_shard = Scheggia di Portale
ag-fallen_star = Stella Caduta
ag-fallen_star-flavour = Certe stelle portano fortuna. Altre si alzano in piedi.
ag-fallen_infernal = Infernale Caduto
ag-fallen_infernal-flavour = Il cratere è ancora caldo, e il suo umore anche.
ag-call_of_the_champions = Appello ai Campioni
ag-call_of_the_champions-flavour = I re ricordano gli umili il giorno del bisogno.
ag-champion_of_azeroth = Campione di Azeroth
ag-champion_of_azeroth-flavour = Per due volte hai tenuto fede. Ne bastava una.
ag-corrupted_blood = Sangue Corrotto
ag-corrupted_blood-flavour = Non starmi vicino. No, nemmeno lì.
ag-blood_of_the_survivor = Sangue del Superstite
ag-blood_of_the_survivor-flavour = La febbre è passata: oggi il peggio l’hai già visto.
