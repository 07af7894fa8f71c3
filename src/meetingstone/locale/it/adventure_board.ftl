# World of Warcraft: The Adventure Game: i nomi di regioni, spazi e incontri stampati sul tabellone.

# ---- regioni

ag-tirisfal_glades = Radure di Tirisfal
    .article = le
ag-silverpine = Foresta di Silverpine
    .article = la
ag-western_plaguelands = Terre Infette Occidentali
    .article = le
ag-eastern_plaguelands = Terre Infette Orientali
    .article = le
ag-alterac = Monti d’Alterac
    .article = i
ag-hillsbrad = Colline di Hillsbrad
    .article = le
ag-hinterlands = Entroterra
    .article = l’
ag-arathi = Altopiano di Arathi
    .article = l’
ag-wetlands = Acquitrini
    .article = gli
ag-dun_morogh = Dun Morogh
ag-loch_modan = Loch Modan
ag-badlands = Terre Brulle
    .article = le
ag-searing_gorge = Gola Rovente
    .article = la
ag-burning_steppes = Steppe Ardenti
    .article = le
ag-elwynn = Foresta di Elwynn
    .article = la
ag-westfall = Westfall
ag-redridge = Colli di Redridge
    .article = i
ag-duskwood = Bosco del Vespro
    .article = il
ag-swamp_of_sorrows = Palude dei Dolori
    .article = la
ag-blasted_lands = Terre Devastate
    .article = le
ag-stranglethorn = Valle di Stranglethorn
    .article = la

# ---- città

ag-undercity = Sepulcra
ag-ironforge = Ironforge
ag-stormwind_city = Città di Stormwind
    .article = la

# ---- luoghi chiave

ag-brill = Brill
ag-the_bulwark = Il Baluardo
ag-the_sepulcher = Il Sepolcro
ag-hearthglen = Hearthglen
ag-andorhal = Andorhal
ag-caer_darrow = Caer Darrow
ag-lights_hope_chapel = Cappella della Speranza
    .article = la
ag-tarren_mill = Mulino di Tarren
    .article = il
ag-southshore = Southshore
ag-aerie_peak = Picco di Aerie
    .article = il
ag-refuge_pointe = Punta del Rifugio
    .article = la
ag-hammerfall = Hammerfall
ag-menethil_harbor = Porto di Menethil
    .article = il
ag-kharanos = Kharanos
ag-thelsamar = Thelsamar
ag-kargath = Kargath
ag-thorium_point = Punta del Torio
    .article = la
ag-morgans_vigil = Veglia di Morgan
    .article = la
ag-goldshire = Goldshire
ag-sentinel_hill = Colle della Sentinella
    .article = il
ag-lakeshire = Lakeshire
ag-darkshire = Darkshire
ag-stonard = Stonard
ag-nethergarde = Forte Nethergarde
    .article = il
ag-nesingwary_camp = Campo di Nesingwary
    .article = il
ag-gromgol = Grom’gol

# ---- spazi normali: non portano nomi stampati, questi dicono solo dove sono

ag-tirisfal_glades_1 = Tirisfal: Riva Ovest
ag-tirisfal_glades_2 = Tirisfal: Costa Nord
ag-silverpine_1 = Silverpine: Bosco Alto
ag-silverpine_2 = Silverpine: Bosco Basso
ag-western_plaguelands_1 = Terre Infette: Campi Incolti
    .article = le
ag-western_plaguelands_2 = Terre Infette: Frutteto Morto
    .article = le
ag-eastern_plaguelands_1 = Terre Infette: Strada Spezzata
    .article = le
ag-eastern_plaguelands_2 = Terre Infette: Bosco dei Funghi
    .article = le
ag-eastern_plaguelands_3 = Terre Infette: Riva di Cenere
    .article = le
ag-alterac_1 = Alterac: Passo Innevato
ag-alterac_2 = Alterac: Sentiero degli Ogre
ag-hillsbrad_1 = Hillsbrad: Crocevia
ag-hillsbrad_2 = Hillsbrad: Costa dei Pescatori
ag-hinterlands_1 = Entroterra: Crinale dei Pini
    .article = l’
ag-hinterlands_2 = Entroterra: Sentiero a Picco
    .article = l’
ag-arathi_1 = Arathi: Praterie
ag-arathi_2 = Arathi: Grande Ponte
ag-wetlands_1 = Acquitrini: Strada Rialzata
    .article = gli
ag-wetlands_2 = Acquitrini: Vecchi Scavi
    .article = gli
ag-wetlands_3 = Acquitrini: Porta dei Draghi
    .article = gli
ag-dun_morogh_1 = Dun Morogh: Distese di Neve
ag-dun_morogh_2 = Dun Morogh: Galleria Profonda
ag-loch_modan_1 = Loch Modan: Grande Diga
ag-badlands_1 = Terre Brulle: Piana di Polvere
    .article = le
ag-searing_gorge_1 = Gola Rovente: Fosse di Scorie
    .article = la
ag-burning_steppes_1 = Steppe Ardenti: Piana di Cenere
    .article = le
ag-burning_steppes_2 = Steppe Ardenti: Nidi di Drago
    .article = le
ag-elwynn_1 = Elwynn: Campi Coltivati
ag-redridge_1 = Redridge: Canyon di Pietra
ag-duskwood_1 = Bosco del Vespro: Strada Buia
    .article = il
ag-swamp_of_sorrows_1 = Palude dei Dolori: Pantano
    .article = la
ag-blasted_lands_1 = Terre Devastate: Deserto Rosso
    .article = le
ag-stranglethorn_1 = Stranglethorn: Margine della Giungla
ag-stranglethorn_2 = Stranglethorn: Giungla Profonda

# ---- incontri del tabellone

ag-shadowfang_keep = Forte Shadowfang
    .article = il
ag-archmage_arugal = Arcimago Arugal
    .article = l’
ag-archmage_arugal-flavour = È stato lui a chiamare i lupi, e li chiama figli.
ag-gnomeregan = Gnomeregan
ag-mekgineer_thermaplugg = Meccaniere Thermaplugg
    .article = il
ag-mekgineer_thermaplugg-flavour = La macchina è sicurissima, a parte le sei bombe.
ag-the_deadmines = Le Miniere della Morte
ag-edwin_vancleef = Edwin VanCleef
ag-edwin_vancleef-flavour = Stormwind non lo ha mai pagato. Riscuote di persona.
ag-scarlet_monastery = Monastero Scarlatto
    .article = il
ag-scarlet_commander = Comandante Scarlatto Mograine
    .article = il
ag-scarlet_commander-flavour = Abbattilo in fretta, prima che lei lo senta.
ag-uldaman = Uldaman
ag-archaedas = Archaedas
ag-archaedas-flavour = Chi osa, domanda, e i muri fanno un passo avanti.
ag-stratholme = Stratholme
ag-baron_rivendare = Barone Rivendare
    .article = il
ag-baron_rivendare-flavour = La città brucia, e il barone riceve ospiti.
ag-jinthaalor = Jintha’Alor
ag-vile_priestess_hexx = Vile Sacerdotessa Hexx
    .article = la
ag-vile_priestess_hexx-flavour = Le serve un sacrificio. Tu hai salito tutti i gradini.
ag-karazhan = Karazhan
ag-the_curator = Il Curatore
ag-the_curator-flavour = Si prega di non toccare gli oggetti esposti. Nessuno.
ag-sunken_temple = Il Tempio Sommerso
ag-shade_of_eranikus = Ombra di Eranikus
    .article = l’
ag-shade_of_eranikus-flavour = Un drago verde ha sognato troppo a lungo cose sbagliate.
ag-booty_bay = Baia del Bottino
    .article = la

# ---- Capi Supremi

ag-nefarian = Nefarian
ag-nefarian_overlord = Nefarian, Signore di Roccianera
ag-nefarian_overlord-flavour = Tutti gli eroi bruciano allo stesso modo. Ha preso appunti.
ag-hakkar = Hakkar
ag-hakkar_overlord = Hakkar lo Scorticanime
ag-hakkar_overlord-flavour = Il dio del sangue beve, e si strozza con i malati.
ag-kelthuzad = Kel’Thuzad
ag-kelthuzad_overlord = Kel’Thuzad, Lich di Naxxramas
ag-kelthuzad_overlord-flavour = Implorate pietà, dice, e ride della parola.
