# World of Warcraft: The Adventure Game: nomi e frasi del mazzo sfide verde; `ag-` e l’id della carta.

# ---- ingegneri e maghi

ag-goblin_engineer = Ingegnere Goblin
ag-goblin_engineer-flavour = Funziona nove volte su dieci. Ha già contato fino a nove.
ag-high_tech_supergun = Superfucile ad Alta Tecnologia
ag-venture_co_shredder = Trituratore della Compagnia Affari
ag-venture_co_shredder-flavour = È fatto per gli alberi, ma mangia anche le spade.
ag-goblin_jumper_cables = Cavi di Avviamento Goblin
ag-dark_iron_saboteur = Sabotatore Ferroscuro
ag-dark_iron_saboteur-flavour = Se scappa sorridendo, scappa anche tu.
ag-seaforium_charge = Carica di Seaforium
ag-dalaran_wizard = Mago di Dalaran
ag-dalaran_wizard-flavour = Accanto a lui ogni incantesimo pesa il doppio.
ag-runed_robe = Veste Runica
ag-arcane_remnant = Residuo Arcano
ag-arcane_remnant-flavour = Una fame che qualcuno ha scordato di congedare.
ag-mana_gem = Gemma di Mana
ag-twilight_acolyte = Accolito del Crepuscolo
ag-twilight_acolyte-flavour = Una goccia per i padroni, o la coppa intera.
ag-acolytes_hood = Cappuccio dell’Accolito

# ---- soldati e fuorilegge

ag-scarlet_scout = Esploratrice Scarlatta
ag-scarlet_scout-flavour = Tocca quella bottiglia e la spacca.
ag-scarlet_recurve = Arco Ricurvo Scarlatto
ag-blackrock_outrunner = Staffetta Roccianera
ag-blackrock_outrunner-flavour = È già alle tue spalle.
ag-blackrock_cleaver = Mannaia Roccianera
ag-dragonmaw_raider = Razziatore Fauci di Drago
ag-dragonmaw_raider-flavour = Non percorre strade che non abbia già bruciato.
ag-dragonmaw_ringmail = Maglia ad Anelli Fauci di Drago
ag-syndicate_assassin = Assassino della Congrega
ag-syndicate_assassin-flavour = Il tuo fabbro è bravo. Lo conosce anche lei.
ag-assassins_kris = Kriss dell’Assassino
ag-defias_night_blade = Lama Notturna dei Defias
ag-defias_night_blade-flavour = Qui, non più qui, di nuovo qui.
ag-night_blades_cowl = Cappuccio della Lama Notturna
ag-bloodsail_swashbuckler = Spadaccino dei Velerosse
ag-bloodsail_swashbuckler-flavour = Ogni graffio è una moneta nelle sue tasche.
ag-bloodsail_cutlass = Sciabola dei Velerosse

# ---- tribù

ag-mosshide_mongrel = Meticcio Mantomuschio
ag-mosshide_mongrel-flavour = La fame lo rende goffo, o tremendo.
ag-fences_ledger = Registro del Ricettatore
ag-bluegill_oracle = Oracolo Branchiazzurra
ag-bluegill_oracle-flavour = Ha visto come andrà a finire: all’umido.
ag-tidecallers_staff = Bastone del Chiamamaree
ag-crushridge_ogre = Ogre Spezzacresta
ag-crushridge_ogre-flavour = La testa sinistra vuole dormire. Spera che vinca.
ag-ogre_stone_maul = Maglio di Pietra Ogre
ag-witherbark_hexer = Fattucchiere Scorzasecca
ag-witherbark_hexer-flavour = Adesso i tuoi gingilli danno retta a lui.
ag-voodoo_doll = Bambola Vudù
ag-bloodscalp_headhunter = Cacciatore di Teste Scotennasangue
ag-bloodscalp_headhunter-flavour = La prima lancia serviva solo a prendere la misura.
ag-headhunters_spear = Lancia del Cacciatore di Teste
ag-stonevault_basher = Pestatore Voltapietra
ag-stonevault_basher-flavour = Luccica! E quel che luccica si stacca.
ag-bashers_buckler = Brocchiere del Pestatore

# ---- bestie e draghi

ag-crystal_spider = Ragno di Cristallo
ag-crystal_spider-flavour = Lo vedi solo quando il sole è basso.
ag-spider_silk_boots = Stivali di Seta di Ragno
ag-leech_widow = Vedova Sanguisuga
ag-leech_widow-flavour = Bevono prima i suoi fili, poi lei.
ag-throwing_net = Rete da Lancio
ag-hinterlands_owlbeast = Gufobestia dell’Entroterra
ag-hinterlands_owlbeast-flavour = Ammirala da lontano.
ag-owl_feather_hood = Cappuccio di Piume di Gufo
ag-stranglethorn_tiger = Tigre di Stranglethorn
ag-stranglethorn_tiger-flavour = Non disturba mai chi sta in compagnia.
ag-tiger_hide_tunic = Tunica di Pelle di Tigre
ag-jungle_raptor = Raptor della Giungla
ag-jungle_raptor-flavour = Quando si acquatta, è già troppo tardi.
ag-raptor_claw_charm = Ciondolo d’Artiglio di Raptor
ag-wetlands_crocolisk = Crocolisco degli Acquitrini
ag-wetlands_crocolisk-flavour = Il tronco nel fiume ha richiuso la bocca.
ag-crocolisk_scale_coat = Casacca di Scaglie di Crocolisco
ag-ironjaw_basilisk = Basilisco Mascelferro
ag-ironjaw_basilisk-flavour = Il suo giardino è pieno di statue sorprese.
ag-basilisk_eye_wand = Bacchetta Occhio di Basilisco
ag-redridge_whelp = Draghetto di Redridge
ag-redridge_whelp-flavour = Ali piccole, poca pazienza, fiamma lunga.
ag-smoldering_heart = Cuore Fumante

# ---- morti, demoni ed elementi

ag-nightbane_weaver = Tessitrice Fiele di Notte
ag-nightbane_weaver-flavour = Tesse le ombre come altri tessono la lana.
ag-nightbane_crook = Vincastro Fiele di Notte
ag-plague_spreader = Untore
ag-plague_spreader-flavour = Gli basta un graffio.
ag-plague_doctors_mask = Maschera del Medico della Peste
ag-fallen_knight_of_lordaeron = Cavaliere Caduto di Lordaeron
ag-fallen_knight_of_lordaeron-flavour = Chiede la parola d’ordine di un re morto.
ag-pale_knights_plate = Piastre del Cavaliere Pallido
ag-rogue_voidwalker = Ombra del Vuoto Ribelle
ag-rogue_voidwalker-flavour = Più cose sai, più gli piaci.
ag-voidwalkers_bracers = Bracciali dell’Ombra del Vuoto
ag-bog_beast = Bestia della Palude
ag-bog_beast-flavour = Nel fango nessuno sta saldo sui piedi.
ag-iron_axe = Ascia di Ferro
ag-rock_elemental = Elementale di Roccia
ag-rock_elemental-flavour = Aspetta la crepa, poi colpisci.
ag-core_of_earth = Nucleo di Terra
