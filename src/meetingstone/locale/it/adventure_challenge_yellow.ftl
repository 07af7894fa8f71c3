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
ag-restless_shade-flavour = L’acciaio la attraversa, e ne esce freddo e inutile.
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

ag-dark_iron_guard = Guardia dei Ferroscuro
ag-dark_iron_guard-flavour = Basso, largo, e ampio esattamente come la porta.
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
ag-venomtip_scorpid-flavour = La puntura è niente. È lunga la settimana dopo.
ag-scorpid_carapace = Carapace di Scorpide
ag-firegut_ogre_mage = Mago Ogre Ventredifuoco
ag-firegut_ogre_mage-flavour = Due teste, un incantesimo, e la tua forza per lanciarlo.
ag-cracked_mana_orb = Globo di Mana Incrinato
ag-black_dragonspawn = Progenie Draconica Nera
ag-black_dragonspawn-flavour = Nelle steppe è a casa, e ama gli ospiti. Arrosto.
ag-dragonspawn_spear = Lancia della Progenie
ag-dragon_whelp = Cucciolo di Drago
ag-dragon_whelp-flavour = La madre è a caccia. Hai ancora un po’ di tempo.
ag-whelp_scale_vest = Corpetto di Scaglie di Cucciolo
ag-dragonmaw_slaver = Schiavista Fauci di Drago
ag-dragonmaw_slaver-flavour = Ti insegue da mezzogiorno. Lui non è stanco.
ag-dragonmaw_blade = Lama Fauci di Drago
