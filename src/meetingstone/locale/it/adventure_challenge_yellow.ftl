# World of Warcraft: The Adventure Game. Il mazzo sfida giallo: i nomi, e una riga d’atmosfera per incontri ed eventi.

# ---- le Terre Infette, Andorhal, Scholomance

ag-plague_monster = Mostro della Peste
ag-plague_monster-flavour = Era un cavallo da tiro. Se lo chiami, viene ancora.
ag-war_maul = Maglio da Guerra
ag-skeletal_guardian = Guardiano Scheletrico
ag-skeletal_guardian-flavour = Nessuno gli ha detto che il portone non c’è più.
ag-guardians_mail = Maglia del Guardiano
ag-plaguehound = Segugio della Peste
ag-plaguehound-flavour = Fiuta il sangue attraverso la pietra, e il tuo già scorre.
ag-hound_collar = Collare Chiodato
ag-carrion_grub = Larva dei Cadaveri
ag-carrion_grub-flavour = Dalle qualcosa di tuo, o comincerà da te.
ag-grub_silk_tunic = Tunica di Seta di Larva
ag-restless_shade = Ombra Inquieta
ag-restless_shade-flavour = Dove passa, gli incanti si spengono.
ag-shade_cloak = Mantello d’Ombra
ag-scholomance_adept = Adepta di Scholomance
ag-scholomance_adept-flavour = Legge i tuoi pensieri, e con più gusto quelli brillanti.
ag-adepts_robe = Veste dell’Adepta
ag-scholomance_necromancer = Negromante di Scholomance
ag-scholomance_necromancer-flavour = Qui il cimitero è la parte migliore della classe.
ag-staff_of_quiet_graves = Bastone delle Tombe Quiete
ag-spectral_teacher = Insegnante Spettrale
ag-spectral_teacher-flavour = Una risposta sbagliata resta tale, anche se la ripeti.
ag-lecture_notes = Appunti di Lezione
ag-risen_construct = Costrutto Risorto
ag-risen_construct-flavour = Cucito bene, finché nessuno tira il filo sciolto.
ag-coffin_lid = Coperchio di Bara
ag-scarlet_cavalier = Cavaliere Scarlatto
ag-scarlet_cavalier-flavour = Travolge soltanto chi resta fermo.
ag-cavaliers_blade = Lama del Cavaliere
ag-scarlet_inquisitor = Inquisitore Scarlatto
ag-scarlet_inquisitor-flavour = Anche tutto ciò che dirai sarà bruciato.
ag-inquisitors_torch = Torcia dell’Inquisitore

# ---- Roccianera, la Gola Rovente, le Steppe Ardenti

ag-dark_iron_guard = Guardia Ferroscuro
ag-dark_iron_guard-flavour = Una moneta o una testa. A lui va bene tutto.
ag-ember_wand = Bacchetta di Brace
ag-thorium_thief = Ladro di Torio
ag-thorium_thief-flavour = La borsa o le costole: è un onesto uomo d’affari.
ag-thorium_chain = Cotta di Torio
ag-glassweb_spider = Ragno Telavitrea
ag-glassweb_spider-flavour = La sua tela è filata con la sabbia lasciata dalla lava.
ag-glassweb_cloak = Mantello di Telavitrea
ag-stone_behemoth = Behemoth di Pietra
ag-stone_behemoth-flavour = Le lame gli fanno il solletico. Meglio non farlo ridere.
ag-chunk_of_living_stone = Scheggia di Pietra Viva
ag-venomtip_scorpid = Scorpide Puntavelenosa
ag-venomtip_scorpid-flavour = La tua fiasca è fuori portata, e lui lo sa.
ag-scorpid_carapace = Carapace di Scorpide
ag-firegut_ogre_mage = Mago Ogre Ventredifuoco
ag-firegut_ogre_mage-flavour = Due teste, un incantesimo, e la tua forza per lanciarlo.
ag-cracked_mana_orb = Globo di Mana Incrinato
ag-black_dragonspawn = Progenie Draconica Nera
ag-black_dragonspawn-flavour = Nelle steppe è a casa, e ama gli ospiti. Arrosto.
ag-dragonspawn_spear = Lancia della Progenie
ag-dragon_whelp = Draghetto
ag-dragon_whelp-flavour = La madre è a caccia. Hai ancora un po’ di tempo.
ag-whelp_scale_vest = Corpetto di Scaglie di Draghetto
ag-dragonmaw_slaver = Schiavista Fauci di Drago
ag-dragonmaw_slaver-flavour = Ti insegue da mezzogiorno. Lui non è stanco.
ag-dragonmaw_blade = Lama Fauci di Drago

# ---- l’Entroterra, la Valle di Stranglethorn

ag-savage_owlbeast = Gufobestia Selvaggia
ag-savage_owlbeast-flavour = Un passo falso, e ti è addosso.
ag-owlbeast_mantle = Manto di Gufobestia
ag-wildhammer_outcast = Esule Granmartello
ag-wildhammer_outcast-flavour = Il suo grifone ha lasciato cadere gente migliore di te.
ag-gryphon_whistle = Fischietto per Grifoni
ag-vilebranch_witch_doctor = Stregone Tribale Ramovile
ag-vilebranch_witch_doctor-flavour = Scuote la zucca, e tu dimentichi chi eri.
ag-voodoo_charm = Amuleto Vudù
ag-mosh_ogg_brute = Bruto dei Mosh’Ogg
ag-mosh_ogg_brute-flavour = Conta con le ossa. Non ha mai dovuto contare molto.
ag-ogre_cleaver = Mannaia Ogre
ag-skullsplitter_headhunter = Cacciatore di Teste Spaccacrani
ag-skullsplitter_headhunter-flavour = Vuole la tua testa per quello che c’è dentro.
ag-headhunters_bow = Arco del Cacciatore di Teste
ag-jungle_stalker = Cacciatore della Giungla
ag-jungle_stalker-flavour = Lo vedrai una volta sola, e troppo tardi.
ag-stalkers_boots = Stivali del Cacciatore
ag-runaway_steam_tank = Carro a Vapore Impazzito
ag-runaway_steam_tank-flavour = L’equipaggio è saltato giù un miglio fa. Gente saggia.
ag-spare_boiler_parts = Ricambi per Caldaia
ag-bloodsail_gunner = Artigliera dei Velerosse
ag-bloodsail_gunner-flavour = Carica chiodi, cucchiai e i dadi della settimana scorsa.
ag-bloodsail_blunderbuss = Trombone dei Velerosse

# ---- il Passo Ventomorto, la Palude dei Dolori

ag-deadwind_warlock = Stregone di Ventomorto
ag-deadwind_warlock-flavour = Ti sfila le benedizioni a una a una, come anelli.
ag-felcloth_robe = Veste di Viltessuto
ag-unbound_servant = Servitore Slegato
ag-unbound_servant-flavour = Il padrone non c’è più. I suoi giochi sì.
ag-servants_key = Chiave del Servitore
ag-lost_one_mudlurker = Smarrito Acquattafango
ag-lost_one_mudlurker-flavour = Tira nella nebbia, e spera.
ag-swamp_waders = Stivaloni da Palude
ag-dreaming_wyrmkin = Dragonide Sognante
ag-dreaming_wyrmkin-flavour = Non ti combatte. Ti lascia sognare di aver combattuto.
ag-dreamers_dagger = Pugnale del Sognatore
