# World of Warcraft: The Adventure Game: i nomi di missioni, trofei e gettoni scoperta, con una riga su ciascuno.

# ---- missioni iniziali

ag-letter_from_brill = Una Lettera da Brill
ag-letter_from_brill-flavour = Non leggerla. Non perderla. Non fare domande.
ag-bounty = Taglia
ag-bounty-flavour = Vivo sarebbe troppa fatica.
ag-thinning_the_packs = Sfoltire i Branchi
ag-thinning_the_packs-flavour = I pastori pagano a pelle.
ag-harbor_errand = Commissione ai Porti
ag-harbor_errand-flavour = La marea non aspetta nessuno, e nemmeno lo scrivano.
ag-first_blood = Primo Sangue
ag-first_blood-flavour = Tutti sono stati principianti. Per poco.
ag-scouts_report = Il Rapporto dell’Esploratore
ag-scouts_report-flavour = C’è qualcosa sotto quelle pietre. Va’ a vedere.
ag-old_grudge = Vecchi Rancori
ag-old_grudge-flavour = Tutto cominciò con un’ascia prestata.
ag-message_in_person = Da Consegnare di Persona
ag-message_in_person-flavour = Guardalo negli occhi quando lo dici.
ag-howls_of_silverpine = Ululati di Silverpine
ag-howls_of_silverpine-flavour = Qualcosa ulula tra i pini, e sta imparando a parlare.
ag-parcels_for_kharanos = Pacchi per Kharanos
ag-parcels_for_kharanos-flavour = Due casse, un indirizzo, niente scarponi.
ag-grain_for_the_north = Grano per il Nord
ag-grain_for_the_north-flavour = Una pagnotta va più lontano di un esercito.
ag-three_graves = Tre Tombe
ag-three_graves-flavour = Fiori per chi nessuno va più a trovare.
ag-red_bandanas = Bandane Rosse
ag-red_bandanas-flavour = Prima lavatele, per favore.
ag-lessons_for_recruits = Lezioni alle Reclute
ag-lessons_for_recruits-flavour = Insegnagli tutto, poi di nuovo, più piano.
ag-fit_for_the_road = Pronti per il Viaggio
ag-fit_for_the_road-flavour = Stivali, lama, corazza. In quest’ordine.
ag-sowing_the_trail = Seminare il Cammino
ag-sowing_the_trail-flavour = Lascia qualcosa a chi ti viene dietro.
ag-the_first_hall = La Prima Sala
ag-the_first_hall-flavour = Ogni storia comincia con una porta.
ag-laid_to_rest = Riposo Eterno
ag-laid_to_rest-flavour = Camminano perché nessuno ha detto loro di fermarsi.

# ---- missioni d’élite

ag-the_eastern_plagues = Le Piaghe dell’Est
ag-the_eastern_plagues-flavour = Tre porte illuminate in una terra buia.
ag-two_harbors = Due Porti
ag-two_harbors-flavour = Tra l’uno e l’altro è affondata una nave. Scopri quale.
ag-relics_of_uldaman = Reliquie di Uldaman
ag-relics_of_uldaman-flavour = Fatte prima che esistessero mani per romperle.
ag-barrels_for_the_bay = Botti per la Baia
ag-barrels_for_the_bay-flavour = Birra di nano, prezzi da goblin.
ag-the_green_hills = Le Verdi Colline
ag-the_green_hills-flavour = La giungla ha mangiato il libro, pagina per pagina.
ag-fires_of_the_steppes = Fuochi nelle Steppe
ag-fires_of_the_steppes-flavour = Accendi tre fuochi, e forse verrà qualcuno.
ag-watch_on_the_portal = Guardia al Portale
ag-watch_on_the_portal-flavour = È quieto da anni. È questo che preoccupa.
ag-a_cure_for_darkshire = Una Cura per Darkshire
ag-a_cure_for_darkshire-flavour = Erbe della notte, possibilmente colte di giorno.
ag-gryphon_eggs = Uova di Grifone
ag-gryphon_eggs-flavour = Tienile al caldo, e bada alle madri.
ag-the_plague_carts = I Carri della Peste
ag-the_plague_carts-flavour = Qualcuno deve vedere dove vanno.
ag-bones_in_the_marsh = Ossa nella Palude
ag-bones_in_the_marsh-flavour = Troppo grandi per un cavallo, troppo vecchie per un drago.
ag-the_long_patrol = La Lunga Ronda
ag-the_long_patrol-flavour = Tre postazioni, un paio di stivali.
ag-sealed_orders = Ordini Sigillati
ag-sealed_orders-flavour = Anche il sigillo è in codice.
ag-light_fingers = Dita Leggere
ag-light_fingers-flavour = Era lì in giro, dentro una borsa chiusa.
ag-blood_feud = Faida di Sangue
ag-blood_feud-flavour = L’ha cominciata tuo nonno. Finiscila tu.
ag-for_the_fallen = Per i Caduti
ag-for_the_fallen-flavour = Un nome per ogni lapide, e uno in più.
ag-humble_the_mighty = Umiliare i Potenti
ag-humble_the_mighty-flavour = Più alto il vessillo, migliore il bersaglio.
ag-death_of_a_legend = Morte di una Leggenda
ag-death_of_a_legend-flavour = Ai bardi serve un’ultima strofa.
ag-undead_menace = La Minaccia dei Non Morti
ag-undead_menace-flavour = Brucia quel che resta, e poi quel che c’era sotto.
ag-wyrmhunt = Caccia Grossa
ag-wyrmhunt-flavour = Portate corda. Portate molta corda.
ag-halls_of_stone = Sale di Pietra
ag-halls_of_stone-flavour = Monaci nell’una, giganti nell’altra, cortesia in nessuna.
ag-the_dark_gates = I Cancelli Oscuri
ag-the_dark_gates-flavour = Nessuno li chiude. Non ce n’è bisogno.
ag-the_soulflayer = Lo Scorticanime
ag-the_soulflayer-flavour = I tamburi tacciono. Sta ascoltando.
ag-lord_of_blackrock = Il Signore di Roccianera
ag-lord_of_blackrock-flavour = Aspettava te, e il pranzo.
ag-no_throne_too_high = Nessun Trono è Troppo Alto
ag-no_throne_too_high-flavour = I re cadono come tutti, solo da più in alto.
ag-hides_for_the_tanner = Pelli per il Conciatore
ag-hides_for_the_tanner-flavour = Non chiede chi ti ha morso.
ag-bones_for_the_apothecary = Ossa per lo Speziale
ag-bones_for_the_apothecary-flavour = Fresche, per favore. Nei limiti.
ag-spoils_of_war = Bottino di Guerra
ag-spoils_of_war-flavour = Visto e piaciuto: niente domande, niente resi.
ag-uncharted_places = Luoghi Inesplorati
ag-uncharted_places-flavour = La mappa finisce qui. Il resto disegnalo tu.
ag-forbidden_pages = Pagine Proibite
ag-forbidden_pages-flavour = Certi libri sono incatenati per il loro bene.

# ---- trofei

ag-nefarians_head = La Testa di Nefarian
ag-nefarians_head-flavour = Guarda ancora tutti dall’alto in basso.
ag-heart_of_hakkar = Cuore di Hakkar
ag-heart_of_hakkar-flavour = Batte una volta l’anno, per sicurezza.
ag-phylactery_shard = Scheggia del Filatterio
ag-phylactery_shard-flavour = Fredda sotto le dita, e un po’ divertita.
ag-blackwater_charter = Licenza dei Blackwater
ag-blackwater_charter-flavour = Firmata da un barone, macchiata da un pirata.

# ---- gettoni scoperta

ag-gold = Oro
ag-gold-flavour = I soldi trovati comprano le cose migliori.
ag-hearthstone = Pietra del Ritorno
ag-hearthstone-flavour = Si ricorda la strada della locanda.
ag-far_sight = Vista Lontana
ag-far_sight-flavour = Meglio guardare, prima che ci caschi qualcun altro.
ag-goblin_rocket_boots = Stivali a Razzo Goblin
ag-goblin_rocket_boots-flavour = Garantiti fino al primo scoppio.
ag-traveling_merchant = Mercante Ambulante
ag-traveling_merchant-flavour = Tutto ha un prezzo, anche la roba del vicino.
ag-ambush = Imboscata
ag-ambush-flavour = I cespugli erano troppo silenziosi.
ag-false_map = Mappa Falsa
ag-false_map-flavour = Il nord è dove è colato l’inchiostro.
ag-power_drain = Risucchio di Potere
ag-power_drain-flavour = Un attimo fa ce l’avevi.
ag-disease = Malattia
ag-disease-flavour = Solo un colpo di tosse. Verde.
ag-bomb = Bomba
ag-bomb-flavour = Il ticchettio doveva dirti qualcosa.
