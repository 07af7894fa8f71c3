# World of Warcraft: The Adventure Game: nomi e frasi del mazzo sfide grigio; `ag-` e l’id della carta.

# ---- non morti

ag-rotten_ghoul = Ghoul Marcio
ag-rotten_ghoul-flavour = Ha dimenticato tutto tranne la cena.
ag-smites_mighty_hammer = Possente Martello di Smite
ag-tirisfal_skeleton = Scheletro di Tirisfal
ag-tirisfal_skeleton-flavour = Le frecce lo attraversano come il vento uno steccato.
ag-rattling_hauberk = Usbergo Sferragliante
ag-wailing_ancestor = Antenato Lamentoso
ag-wailing_ancestor-flavour = La sua mano attraversa l’acciaio e trova il cuore.
ag-mourning_shroud = Velo del Lutto
ag-rot_hide_scavenger = Predatore Pellemarcia
ag-rot_hide_scavenger-flavour = Gettagli qualcosa, qualsiasi cosa, e fai un passo indietro.
ag-bone_charm = Amuleto d’Osso
ag-decaying_hound = Segugio Putrescente
ag-decaying_hound-flavour = Più profumi di salute, più forte morde.
ag-houndmasters_whistle = Fischietto del Canettiere

# ---- bestie

ag-mountain_boar = Cinghiale di Montagna
ag-mountain_boar-flavour = Ogni eroe comincia da un cinghiale.
ag-medicine_staff = Bastone del Guaritore
ag-young_wolf = Lupo Giovane
ag-young_wolf-flavour = Inciampa, si scrolla e salta di nuovo.
ag-travelers_cloak = Mantello del Viandante
ag-forest_spider = Ragno di Foresta
ag-forest_spider-flavour = Chi colpisce la tela non colpisce il ragno.
ag-silk_rope = Corda di Seta
ag-duskbat = Pipistrello del Crepuscolo
ag-duskbat-flavour = Prima senti i denti, poi le ali.
ag-bat_wing_cape = Cappa d’Ali di Pipistrello
ag-ice_claw_bear = Orso Artigli di Ghiaccio
ag-ice_claw_bear-flavour = Dormiva, finché non hai acceso il fuoco.
ag-bear_pelt_coat = Giubba di Pelle d’Orso
ag-westfall_coyote = Coyote di Westfall
ag-westfall_coyote-flavour = Ogni mostro lasciato vivo dà coraggio al branco.
ag-howling_horn = Corno Ululante
ag-fleshripper_vulture = Avvoltoio Scarnificatore
ag-fleshripper_vulture-flavour = Trova la fessura nell’armatura prima di te.
ag-feathered_cap = Berretto Piumato

# ---- fuorilegge

ag-defias_cutpurse = Borsaiolo dei Defias
ag-defias_cutpurse-flavour = La tua sacca pesava di più, un momento fa.
ag-fine_longbow = Arco Lungo di Pregio
ag-defias_pillager = Saccheggiatore dei Defias
ag-defias_pillager-flavour = Prima il fumo, poi il fuoco, poi più nessuno.
ag-red_bandana = Bandana Rossa
ag-syndicate_footpad = Malvivente della Congrega
ag-syndicate_footpad-flavour = I viandanti ricchi combattono piano. Lui lo sa.
ag-footpads_dirk = Pugnale del Malvivente
ag-militia_deserter = Disertore della Milizia
ag-militia_deserter-flavour = Ha lasciato l’esercito, ma non l’addestramento.
ag-militia_longsword = Spada Lunga della Milizia
ag-deranged_gravedigger = Becchino Squilibrato
ag-deranged_gravedigger-flavour = Ti ha già preso le misure. Due volte.
ag-grave_dust = Polvere di Tomba
ag-scarlet_recruit = Recluta Scarlatta
ag-scarlet_recruit-flavour = Tre settimane di servizio, tutte passate dietro lo scudo.
ag-recruits_shield = Scudo della Recluta
ag-dark_iron_spy = Spia Ferroscuro
ag-dark_iron_spy-flavour = Ha letto i tuoi piani da sopra la tua spalla.
ag-powder_horn = Corno da Polvere
ag-venture_co_foreman = Caposquadra della Compagnia Affari
ag-venture_co_foreman-flavour = Una partita tra amici? Usa i miei dadi, amico.
ag-foremans_blunderbuss = Trombone del Caposquadra

# ---- tribù

ag-kobold_miner = Coboldo Minatore
ag-kobold_miner-flavour = Prima la candela, poi la vita.
ag-patched_mail = Maglia Rattoppata
ag-kobold_geomancer = Coboldo Geomante
ag-kobold_geomancer-flavour = Finché la candela arde, le pietre obbediscono.
ag-tallow_wand = Bacchetta di Sego
ag-riverpaw_brute = Bruto Zampafiume
ag-riverpaw_brute-flavour = Colpisce, ride e colpisce ancora.
ag-gnoll_hide_vest = Farsetto di Pelle di Gnoll
ag-frostmane_troll = Troll Mantogelido
ag-frostmane_troll-flavour = L’hai ferito. Guarda meglio: no, non l’hai ferito.
ag-frostmane_hex_staff = Bastone Malefico dei Mantogelido
ag-stonesplinter_trogg = Trogg Frantumapietra
ag-stonesplinter_trogg-flavour = Il sangue lo incuriosisce.
ag-trogg_club = Clava di Trogg
ag-murloc_raider = Razziatore Murloc
ag-murloc_raider-flavour = Proprio quando tutto andava bene: mrgl.
ag-lucky_fish = Pesce Fortunato
ag-vilefin_tidehunter = Cacciamarea Pinnavile
ag-vilefin_tidehunter-flavour = Un murloc non è mai un murloc solo.
ag-clam_purse = Borsellino di Vongola
ag-worgen_howler = Worgen Ululante
ag-worgen_howler-flavour = Per un attimo dimentichi perfino il tuo nome.
ag-moonrage_blade = Lama della Luna Furiosa

# ---- cose che non dovrebbero camminare

ag-harvest_golem = Golem Mietitore
ag-harvest_golem-flavour = Costruito per mietere il grano, non va per il sottile.
ag-harvest_reaper = Falce da Raccolto
ag-leper_gnome = Gnomo Lebbroso
ag-leper_gnome-flavour = Non stringergli la mano.
ag-pocket_gyroscope = Giroscopio Tascabile
ag-burning_imp = Folletto Ardente
ag-burning_imp-flavour = Dammi una pagina da bruciare, o brucio te.
ag-imp_ember = Brace di Folletto
ag-glade_wisp = Fuoco Fatuo della Radura
ag-glade_wisp-flavour = Allunghi la mano, ed è già altrove.
ag-wisp_in_a_jar = Fuoco Fatuo in Barattolo
