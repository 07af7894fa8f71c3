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
ag-sacrificial_kris = Kris Sacrificale
ag-zulian_prowler = Predatore Zuliano
ag-zulian_prowler-flavour = Aspetta che i tuoi amici siano andati avanti.
ag-prowler_hide_jerkin = Giubba di Pelle di Predatore
ag-bloodseeker_bat = Pipistrello Cercasangue
ag-bloodseeker_bat-flavour = Bel colpo, nel punto dov’era un istante fa.
ag-bloodseeker_cape = Cappa del Cercasangue
