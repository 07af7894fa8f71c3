# World of Warcraft: The Adventure Game. Il mazzo sfida rosso: i nomi, e una riga d’atmosfera per incontri ed eventi.

# ---- il Massiccio Roccianera

ag-flamewaker = Destafiamme
ag-flamewaker-flavour = Getta i tuoi libri nel fuoco, o brucia con loro.
ag-sulfuras_shard = Scheggia di Sulfuras
ag-molten_giant = Gigante di Magma
ag-molten_giant-flavour = Anche quando cade, cade addosso a qualcuno.
ag-molten_core_chunk = Frammento del Nucleo Ardente
ag-core_hound = Segugio del Nucleo
ag-core_hound-flavour = Due teste. Se una sbaglia, l’altra si diverte.
ag-core_hound_tooth = Dente di Segugio del Nucleo
ag-ragereaver_golem = Golem Mietirabbia
ag-ragereaver_golem-flavour = Se sibila è in collera. Se tace, scappa.
ag-golem_power_cell = Cella d’Energia del Golem
ag-anvilrage_marshal = Maresciallo Furiadincudine
ag-anvilrage_marshal-flavour = Combatte meglio davanti a un pubblico.
ag-marshals_hauberk = Usbergo del Maresciallo
ag-bloodaxe_warmonger = Guerrafondaio Asciasangue
ag-bloodaxe_warmonger-flavour = Ha chiesto chi fosse il migliore. Hanno indicato te.
ag-bloodaxe = Asciasangue
ag-scarshield_spellbinder = Vincolamagie Scudosfregiato
ag-scarshield_spellbinder-flavour = Ogni incantesimo lascia un filo nella sua mano.
ag-spellbinders_robe = Veste del Vincolamagie
ag-smolderthorn_berserker = Berserker Spinardente
ag-smolderthorn_berserker-flavour = Peggio va per lui, peggio andrà per te.
ag-berserkers_cuirass = Corazza del Berserker
ag-chromatic_dragonspawn = Progenie Draconica Cromatica
ag-chromatic_dragonspawn-flavour = Nefarian non sapeva quale colore scegliere: li ha presi tutti.
ag-chromatic_scale_mail = Maglia di Scaglie Cromatiche
ag-blackwing_technician = Tecnico dell’Ala Nera
ag-blackwing_technician-flavour = Funziona nove volte su dieci. Tu stagli comunque dietro.
ag-blackwing_rifle = Fucile dell’Ala Nera
ag-death_talon_wyrmguard = Dragoguardia Artiglio Letale
ag-death_talon_wyrmguard-flavour = Niente trucchi, dice, e fa sul serio.
ag-wyrmguard_bulwark = Baluardo della Dragoguardia

# ---- Zul’Gurub

ag-razzashi_serpent = Serpente dei Razzashi
ag-razzashi_serpent-flavour = Il tempio lo nutre bene. Morde lo stesso.
ag-razzashi_fang = Zanna dei Razzashi
ag-gurubashi_axe_thrower = Lanciatore d’Asce Gurubashi
ag-gurubashi_axe_thrower-flavour = Hai schivato la prima ascia. Era solo per scena.
ag-gurubashi_throwing_axe = Ascia da Lancio Gurubashi
ag-gurubashi_hexxer = Fattucchiere Gurubashi
ag-gurubashi_hexxer-flavour = È difficile brandire una spada con zampe di rana.
ag-shrunken_head = Testa Rimpicciolita
ag-hakkari_blood_priest = Sacerdote del Sangue Hakkari
ag-hakkari_blood_priest-flavour = Ogni goccia che perdi ha già un padrone.
ag-sacrificial_kris = Kriss Sacrificale
ag-zulian_prowler = Predatore Zuliano
ag-zulian_prowler-flavour = Aspetta che i tuoi amici siano andati avanti.
ag-prowler_hide_jerkin = Giubba di Pelle di Predatore
ag-bloodseeker_bat = Pipistrello Cercasangue
ag-bloodseeker_bat-flavour = Bel colpo, nel punto dov’era un istante fa.
ag-bloodseeker_cape = Cappa del Cercasangue

# ---- Stratholme e Naxxramas

ag-bone_golem = Golem d’Ossa
ag-bone_golem-flavour = Cento soldati, messi insieme senza chiedere loro nulla.
ag-bone_plate = Corazza d’Ossa
ag-patchwork_horror = Orrore di Pezze
ag-patchwork_horror-flavour = Vuole giocare, e ti apre come un regalo.
ag-patchwork_satchel = Bisaccia di Pezze
ag-crypt_fiend = Demone della Cripta
ag-crypt_fiend-flavour = Liberati dalla tela, o combatti con un braccio legato.
ag-crypt_silk_robe = Veste di Seta della Cripta
ag-shrieking_banshee = Banshee Urlante
ag-shrieking_banshee-flavour = Che cos’era che stavi per fare?
ag-banshees_veil = Velo della Banshee
ag-rockwing_gargoyle = Gargolla Alidiroccia
ag-rockwing_gargoyle-flavour = Sul tetto sembrava un ornamento.
ag-gargoyle_scale_mail = Maglia di Scaglie di Gargolla
ag-naxxramas_acolyte = Accolito di Naxxramas
ag-naxxramas_acolyte-flavour = Prega in fretta, e qualcosa di pesante risponde.
ag-acolytes_staff = Bastone dell’Accolito
ag-death_knight_captain = Capitano dei Cavalieri della Morte
ag-death_knight_captain-flavour = Vecchi giuramenti e nuovi incanti arrugginiscono davanti a lui.
ag-captains_runeblade = Lama Runica del Capitano
ag-nerubian_overseer = Sovrintendente Nerubiano
ag-nerubian_overseer-flavour = Il suolo si apre proprio dove volevi mettere i piedi.
ag-overseers_shroud = Sudario del Sovrintendente
ag-skeletal_sharpshooter = Tiratore Scheletrico
ag-skeletal_sharpshooter-flavour = Continua a muoverti. Non ha palpebre né altro da fare.
ag-bonestring_bow = Arco Cordadosso
ag-scourge_quartermaster = Quartiermastro del Flagello
ag-scourge_quartermaster-flavour = Una borsa piena? Che gentile, a portarla fin qui.
ag-quartermasters_strongbox = Cassaforte del Quartiermastro
ag-crimson_battlemage = Mago da Battaglia Cremisi
ag-crimson_battlemage-flavour = Dimentica tutto ciò che sai. Non era una richiesta.
ag-battlemages_circlet = Diadema del Mago da Battaglia

# ---- le Terre Devastate e il Passo Ventomorto

ag-doomguard_punisher = Punitore Demone Guardiano
ag-doomguard_punisher-flavour = Ti rialzerai. Ma non andrai lontano.
ag-punishers_maul = Maglio del Punitore
ag-felguard_sentry = Sentinella Vilguardia
ag-felguard_sentry-flavour = La Legione Infuocata gli ha insegnato tutto degli eroi, tranne a temerli.
ag-sentrys_warboots = Stivali della Sentinella
ag-servant_of_grol = Servitore di Grol
ag-servant_of_grol-flavour = Beve ciò che tenevi in serbo per dopo.
ag-grols_scepter = Scettro di Grol
ag-echo_of_medivh = Eco di Medivh
ag-echo_of_medivh-flavour = Il potere che porti qui è sempre stato suo.
ag-medivhs_journal = Diario di Medivh
