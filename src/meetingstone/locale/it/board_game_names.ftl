# World of Warcraft: The Board Game: i nomi di tutto ciò che sta nella scatola; l’id di una cosa è il suo nome con `bg-`.

# ---- fazioni, classi, razze

bg-horde = Orda
    .article = l’
bg-alliance = Alleanza
    .article = l’
bg-druid = Druido
bg-hunter = Cacciatore
bg-mage = Mago
bg-paladin = Paladino
bg-priest = Sacerdote
bg-rogue = Ladro
bg-shaman = Sciamano
bg-warlock = Stregone
bg-warrior = Guerriero
bg-night_elf = Elfo della Notte
bg-tauren = Tauren
bg-human = Umano
bg-orc = Orco
bg-troll = Troll
bg-gnome = Gnomo
bg-undead = Non Morto
bg-dwarf = Nano

# ---- personaggi

bg-artumnis_moondream = Artumnis Moondream
bg-meadowfrey = Meadowfrey
bg-burbonn_fang = Burbonn Fang
bg-thundershot = Thundershot
bg-brebo_bigshot = Brebo Bigshot
bg-sofeea_icecall = Sofeea Icecall
bg-brandon_lightstone = Brandon Lightstone
bg-weefla_sorrowfall = Weefla Sorrowfall
bg-wennu_bloodsinger = Wennu Bloodsinger
bg-alissi_quicksting = Alissi Quicksting
bg-dongon_swiftblade = Dongon Swiftblade
bg-zowka_shattertusk = Zowka Shattertusk
bg-sandrai_darkshine = Sandrai Darkshine
bg-leeam_sagewind = Leeam Sagewind
bg-shailara_witherblade = Shailara Witherblade
bg-grumbaz_crowsblood = Grumbaz Crowsblood

# ---- abilità razziali

bg-night_elf_race = Fondersi nelle Ombre
bg-tauren_race = Zoccolo di Guerra
bg-human_race = Specializzazione nelle Armi
bg-orc_race = Furia Sanguinaria
bg-troll_race = Rigenerazione
bg-gnome_race = Mente Espansiva
bg-undead_race = Cannibalismo
bg-dwarf_race = Forma di Pietra

# ---- aree

bg-tirisfal = Radure di Tirisfal
    .article = le
bg-silverpine = Foresta di Silverpine
    .article = la
bg-alterac = Monti d’Alterac
    .article = i
bg-hillsbrad = Colline di Hillsbrad
    .article = le
bg-western_plaguelands = Terre Infette Occidentali
    .article = le
bg-hinterlands = Entroterra
    .article = l’
bg-eastern_plaguelands = Terre Infette Orientali
    .article = le

# ---- regioni

bg-agamand_mills = Mulini di Agamand
    .article = i
bg-garrens_haunt = Rifugio di Garren
    .article = il
bg-scarlet_monastery = Monastero Scarlatto
    .article = il
bg-brightwater_lake = Lago Brightwater
    .article = il
bg-venomweb_vale = Valle di Venomweb
    .article = la
bg-brill = Brill
bg-stillwater_pond = Stagno di Stillwater
    .article = lo
bg-deathknell = Deathknell
bg-nightmare_vale = Valle dell’Incubo
    .article = la
bg-tirisfal_outpost = Avamposto di Tirisfal
    .article = l’
bg-balnir_farmstead = Fattoria Balnir
    .article = la
bg-the_undercity = Sepulcra
bg-north_tides_hollow = Conca di North Tide
    .article = la
bg-shining_strand = Riva Splendente
    .article = la
bg-fenris_isle = Isola di Fenris
    .article = l’
bg-deep_elem_mine = Miniera di Deep Elem
    .article = la
bg-the_sepulcher = Il Sepolcro
bg-olsens_farthing = Podere di Olsen
    .article = il
bg-ambermill = Ambermill
bg-pyrewood_village = Villaggio di Pyrewood
    .article = il
bg-dalaran_ruins = Rovine di Dalaran
    .article = le
bg-corrahns_dagger = Pugnale di Corrahn
    .article = il
bg-ruins_of_alterac = Rovine d’Alterac
    .article = le
bg-soferas_naze = Promontorio di Sofera
    .article = il
bg-chillwind_point = Punta Chillwind
    .article = la
bg-the_uplands = Gli Altipiani
bg-hillsbrad_fields = Campi di Hillsbrad
    .article = i
bg-tarren_mill = Mulino di Tarren
    .article = il
bg-azurelode_mine = Miniera di Azurelode
    .article = la
bg-southshore = Southshore
bg-durnholde_keep = Forte di Durnholde
    .article = il
bg-aerie_valley = Valle di Aerie
    .article = la
bg-dun_garok = Dun Garok
bg-purgation_isle = Isola della Purificazione
    .article = l’
bg-the_bulwark = Il Baluardo
bg-hearthglen = Hearthglen
bg-dalsons_tears = Lacrime di Dalson
    .article = le
bg-the_weeping_cave = La Grotta Piangente
bg-gahrrons_withering = Declino di Gahrron
    .article = il
bg-ruins_of_andorhal = Rovine di Andorhal
    .article = le
bg-sorrow_hill = Colle del Dolore
    .article = il
bg-caer_darrow = Caer Darrow
bg-aerie_peak = Picco di Aerie
    .article = il
bg-plaguemist_ravine = Gola di Plaguemist
    .article = la
bg-queldanil_lodge = Rifugio di Quel’Danil
    .article = il
bg-shadraalor = Shadra’Alor
bg-altar_of_zul = Altare di Zul
    .article = l’
bg-skulk_rock = Roccia di Skulk
    .article = la
bg-seradane = Seradane
bg-shaolwatha = Shaol’watha
bg-jinthaalor = Jintha’Alor
bg-overlook_cliffs = Scogliere del Belvedere
    .article = le
bg-stratholme = Stratholme
bg-terrordale = Terrordale
bg-northpass_tower = Torre di Northpass
    .article = la
bg-plaguewood = Plaguewood
bg-blackwood_lake = Lago Blackwood
    .article = il
bg-eastwall_tower = Torre di Eastwall
    .article = la
bg-the_noxious_glade = La Radura Nociva
bg-fungal_vale = Valle dei Funghi
    .article = la
bg-marris_stead = Podere dei Marris
    .article = il
bg-crown_guard_tower = Torre di Crown Guard
    .article = la
bg-the_infectis_scar = La Cicatrice d’Infectis
bg-pestilent_scar = Cicatrice Pestilenziale
    .article = la
bg-darrowshire = Darrowshire
bg-corins_crossing = Crocevia di Corin
    .article = il
bg-tyrs_hand = Mano di Tyr
    .article = la

# ---- creature

bg-murloc = Murloc
bg-gnoll = Gnoll
bg-ghoul = Ghoul
bg-scarlet_crusader = Crociato Scarlatto
bg-naga = Naga
bg-spider = Ragno
bg-worgen = Worgen
bg-wildkin = Bestia Ancestrale
bg-ogre = Ogre
bg-wraith = Spettro
    .article = lo
bg-doom_guard = Demone Guardiano
bg-drake = Draco
bg-infernal = Infernale

# ---- Capi Supremi e boss

bg-kazzak = Lord Kazzak
bg-kazzak_4 = Lord Kazzak
bg-kazzak_6 = Lord Kazzak
bg-nefarian = Nefarian
bg-nefarian_4 = Nefarian
bg-nefarian_6 = Nefarian
bg-kelthuzad = Kel’Thuzad
bg-kelthuzad_4 = Kel’Thuzad
bg-kelthuzad_6 = Kel’Thuzad
bg-abomination = L’Abominio di Darrowshire
bg-zaeldarr = Zaeldarr il Reietto
bg-old_snake = Il Vecchio Serpente
bg-spectre = Lo Spettro Vendicativo
bg-daecris = Daecris dei Molti
bg-cauldron = Custode dei Calderoni
    .article = il

# ---- Eventi

bg-new_horizons = Nuovi Orizzonti
bg-professions_and_crafts = Arti e Mestieri
bg-the_beasts_of_lordaeron = Le Belve di Lordaeron
bg-auction_ring = Casa d’Aste: Anello dell’Agilità
bg-auction_boots = Casa d’Aste: Stivali della Resistenza
bg-auction_mount = Casa d’Aste: Cavalcatura Fidata
bg-auction_hood = Casa d’Aste: Cappuccio dell’Ombra
bg-goblin_zeppelin = Zeppelin dei Goblin
bg-traveling_merchants = Mercanti Viaggiatori
bg-another_path_to_power = Un’Altra Via al Potere
bg-goblin_merchant = Mercante Goblin
bg-old_hatreds = Vecchi Rancori
bg-bounty = Taglia
bg-subterfuge = Sotterfugio
bg-ears_and_heads_of_the_wild = Orecchie e Teste Selvagge
bg-cleanse_the_land = Purificare la Terra
bg-foul_plaguewinds = Venti di Pestilenza
bg-the_andorhal_war = La Guerra di Andorhal
bg-the_domination_war = La Guerra del Dominio
bg-the_two_towers_war = La Guerra delle Due Torri
bg-the_silverpine_war = La Guerra di Silverpine
bg-the_hinterlands_war = La Guerra dell’Entroterra
bg-the_abomination_of_darrowshire = L’Abominio di Darrowshire
bg-zaeldarr_the_outcast = Zaeldarr il Reietto
bg-the_old_snake = Il Vecchio Serpente
bg-a_spectral_revenge = Una Vendetta Spettrale
bg-daecris_of_the_many = Daecris dei Molti
bg-scourge_cauldrons = Calderoni del Flagello
bg-light_of_ages = Luce delle Ere
bg-spread_the_plague = Diffondere la Pestilenza
bg-soul_taint = Contaminazione dell’Anima
bg-arcane_corruption = Corruzione Arcana

# ---- oggetti all’asta e la reliquia

bg-ring_of_agility = Anello dell’Agilità
bg-boots_of_endurance = Stivali della Resistenza
bg-trusty_mount = Cavalcatura Fidata
bg-hood_of_shadow = Cappuccio dell’Ombra
bg-light_of_ages_relic = Reliquia della Luce delle Ere

# ---- missioni dell’Alleanza

bg-gnolls_on_the_warpath = Gnoll sul Sentiero di Guerra
bg-dogs_in_the_mill = Cani nel Mulino
bg-island_of_the_muckdwellers = L’Isola degli Abitanti del Fango
bg-raiders_in_the_ruins = Predoni fra le Rovine
bg-red_ruin = Rovina Rossa
bg-fishy_business = Affari che Puzzano di Pesce
bg-ghoulish_harvest = Raccolto Macabro
bg-dark_alliances = Oscure Alleanze
bg-shades_of_sorrow = Ombre di Dolore
bg-city_by_the_sea = La Città sul Mare
bg-the_fields_of_war = I Campi di Guerra
bg-lost_treasure = Tesoro Perduto
bg-murlocs_in_the_mountains = Murloc fra i Monti
bg-prospects_of_wealth = Prospettive di Ricchezza
bg-crusade_against_the_crusaders = Crociata contro i Crociati
bg-murlocs_in_the_mines = Murloc nelle Miniere
bg-ghost_farm = La Fattoria Fantasma
bg-serpents_in_the_lake = Serpenti nel Lago
bg-moonrage_mines = Le Miniere di Moonrage
bg-shadows_of_the_past = Ombre del Passato
bg-alone_in_the_wild = Soli nelle Terre Selvagge
bg-unexpected_visitors = Visitatori Inattesi
bg-the_moon_cursed_village = Il Villaggio Maledetto dalla Luna
bg-savage_raiders = Predoni Selvaggi
bg-ogres_in_andorhal = Ogre ad Andorhal
bg-blighted_beasts = Belve Appestate
bg-wildkin_in_the_woods = Bestie Ancestrali nei Boschi
bg-a_danger_from_the_depths = Un Pericolo dagli Abissi
bg-eyes_in_the_ruins = Occhi fra le Rovine
bg-crushing_the_crushridge = Schiacciare i Crushridge
bg-demon_in_the_depths = Un Demone nelle Profondità
bg-murloc_menace = Minaccia Murloc
bg-crimson_lair = La Tana Cremisi
bg-howling_at_the_moon = Ululati alla Luna
bg-web_of_evil = La Tela del Male
bg-darkness_and_flame = Oscurità e Fiamme
bg-the_mouth_of_hell = La Bocca dell’Inferno
bg-unnatural_fury = Furia Innaturale
bg-lair_of_the_wyrm = La Tana del Drago
bg-the_haunted_tower = La Torre Infestata

# ---- missioni dell’Orda

bg-horrors_at_the_gates = Orrori alle Porte
bg-nightmare_zealots = Zeloti dell’Incubo
bg-a_scourge_of_ghouls = Un Flagello di Ghoul
bg-a_darkness_in_brightwater = Oscurità a Brightwater
bg-a_howling_in_haunted_places = Ululati in Luoghi Infestati
bg-terror_in_the_fields = Terrore nei Campi
bg-danger_in_stillwater = Pericolo a Stillwater
bg-legacy_of_evil = Eredità del Male
bg-shadows_of_war = Ombre di Guerra
bg-evil_brew = Intruglio Malefico
bg-a_hunger_in_the_vale = Fame nella Valle
bg-wolves_in_the_fold = Lupi nell’Ovile
bg-devils_from_the_deep = Diavoli dagli Abissi
bg-the_sunken_shrine = Il Santuario Sommerso
bg-shades_of_darkness = Ombre dell’Oscurità
bg-hinterlands_outrunners = Esploratori dell’Entroterra
bg-unwelcome_visitors = Visitatori Sgraditi
bg-red_vengeance = Vendetta Rossa
bg-belly_of_the_beast = Nel Ventre della Bestia
bg-dark_hills_dark_hearts = Colli Oscuri, Cuori Oscuri
bg-dealing_with_goblins = Trattare con i Goblin
bg-ghosts_in_the_ruins = Fantasmi fra le Rovine
bg-into_the_scarlet_monastery = Dentro il Monastero Scarlatto
bg-monsters_on_the_march = Mostri in Marcia
bg-ogres_in_the_uplands = Ogre sugli Altipiani
bg-rumbling_on_the_river = Rimbombi sul Fiume
bg-flayers_in_the_vale = Scorticatori nella Valle
bg-a_battle_in_the_wild = Battaglia nelle Terre Selvagge
bg-ghouls_in_the_graveyard = Ghoul nel Cimitero
bg-skulking_wildkin = Bestie Ancestrali in Agguato
bg-tower_infernal = La Torre Infernale
bg-shattered_mill = Il Mulino Infranto
bg-poison_for_the_poisoners = Veleno per gli Avvelenatori
bg-cold_scales = Scaglie Fredde
bg-the_hunger_of_death = La Fame della Morte
bg-curse_of_savagery = La Maledizione della Ferocia
bg-murlocs_in_the_ruins = Murloc fra le Rovine
bg-in_service_to_demons = Al Servizio dei Demoni
bg-the_ogres_of_durnholde = Gli Ogre di Durnholde
bg-brutes_in_the_barrows = Bruti nei Tumuli

# ---- oggetti: triangolo

bg-trogg_club = Clava dei Trogg
bg-minor_agility_potion = Pozione Minore dell’Agilità
bg-bent_staff = Bastone Curvo
bg-gnarled_staff = Bastone Nodoso
bg-laminated_recurve_bow = Arco Ricurvo Laminato
bg-neophytes_robe = Veste del Neofita
bg-ley_staff = Bastone delle Linee Arcane
bg-soldiers_armor = Armatura del Soldato
bg-cobalt_buckler = Brocchiere di Cobalto
bg-iridescent_hammer = Martello Iridescente
bg-scroll_of_lesser_spirit = Pergamena dello Spirito Inferiore
bg-skycaller = Evocacieli
bg-archers_buckler = Brocchiere dell’Arciere
bg-scimitar = Scimitarra
bg-dull_blade = Lama Smussata
bg-bastard_sword = Spada Bastarda
bg-robe_of_apprenticeship = Veste dell’Apprendistato
bg-rakzur_club = Clava di Rakzur
bg-shadow_wand = Bacchetta dell’Ombra
bg-fine_longbow = Buon Arco Lungo
bg-minor_mana_potion = Pozione Minore di Mana
bg-cadet_vest = Corpetto del Cadetto
bg-crocolisk_steak = Bistecca di Crocolisco
bg-cured_leather_armor = Armatura di Cuoio Conciato
bg-minor_healing_potion = Pozione Minore di Cura
bg-footman_tunic = Tunica del Fante
bg-scroll_of_lesser_strength = Pergamena della Forza Inferiore

# ---- oggetti: quadrato

bg-bone_studded_leather = Cuoio Borchiato d’Osso
bg-scroll_of_great_strength = Pergamena della Grande Forza
bg-witch_doctors_cane = Canna dello Stregone Tribale
bg-skullsplitting_crossbow = Balestra Spaccacrani
bg-ravenwood_bow = Arco di Ravenwood
bg-solid_iron_maul = Mazza di Ferro Massiccio
bg-greater_mana_potion = Pozione Superiore di Mana
bg-firestarter = Appiccafuoco
bg-wand_of_eventide = Bacchetta del Vespro
bg-dustfall_robes = Vesti di Polvere
bg-lesser_mana_potion = Pozione Inferiore di Mana
bg-scroll_of_great_spirit = Pergamena del Grande Spirito
bg-enchanted_gold_bloodrobe = Veste di Sangue e Oro Incantata
bg-darkwater_talwar = Talwar di Acquascura
bg-advisors_gnarled_staff = Bastone Nodoso del Consigliere
bg-lesser_healing_potion = Pozione Inferiore di Cura
bg-lesser_agility_potion = Pozione Inferiore dell’Agilità
bg-skullance_shield = Scudo di Skullance
bg-greater_healing_potion = Pozione Superiore di Cura
bg-greater_agility_potion = Pozione Superiore dell’Agilità
bg-battlesmasher_of_the_bear = Maglio da Battaglia dell’Orso
bg-decapitating_sword = Spada Decapitatrice
bg-glyphed_helm = Elmo Inciso di Glifi
bg-tortoise_armor = Armatura della Testuggine

# ---- oggetti: cerchio

bg-hameyas_slayer = Uccisore di Hameya
bg-deathchill_armor = Armatura del Gelo Mortale
bg-bone_of_the_infernal = Osso dell’Infernale
bg-taran_smasher = Maglio di Taran
bg-crackling_staff = Bastone Crepitante
bg-screeching_bow = Arco Stridente
bg-spire_of_hakkar = Guglia di Hakkar
bg-dragonscale_armor = Armatura di Scaglie di Drago
bg-earthen_rod = Verga della Terra
bg-opulent_tunic_of_the_whale = Tunica Sontuosa della Balena
bg-royal_highmark_vestments = Paramenti Reali di Highmark
bg-flamestrider_robes = Vesti del Camminafiamme
bg-cadaverous_armor = Armatura Cadaverica
bg-deathblow = Colpo Mortale
bg-gorewood_bow = Arco di Legnosangue
bg-war_maul = Maglio da Guerra

# ---- oggetti speciali

bg-biznicks_accurascope = Mirino di Precisione di Biznick
bg-robes_of_the_west = Vesti dell’Ovest
bg-icicle_rod = Verga di Ghiaccioli
bg-quelserrar = Quel’Serrar
bg-pyric_caduceus = Caduceo di Fuoco
bg-shadowforge_bushmaster = Schioppo di Forgiascura
bg-bad_mojo_mask = Maschera del Malocchio
bg-robe_of_power = Veste del Potere
bg-archeus = Archeus
bg-bloodrazor = Rasoio di Sangue
bg-scroll_of_the_whale = Pergamena della Balena
bg-thorium_helm = Elmo di Torio
bg-lunar_wand_of_arcane_wrath = Bacchetta Lunare dell’Ira Arcana
bg-cannonball_runner = Corridore Palla di Cannone
bg-fist_of_the_peoples_militia = Pugno della Milizia Popolare
bg-crest_of_retribution = Stemma della Punizione
bg-fist_of_stone = Pugno di Pietra
bg-felstone_good_luck_charm = Portafortuna di Felstone
bg-ironfoe = Ferronemico
bg-ankh_of_life = Ankh della Vita
bg-lorekeepers_ring = Anello del Custode del Sapere
bg-electrocutioner_leg = Gamba dell’Elettroesecutore
bg-amulet_of_protection = Amuleto della Protezione
bg-cowl_of_heroes = Cappuccio degli Eroi
bg-outriders_bow = Arco dell’Avanguardia
bg-jade_breastplate_of_power = Corazza di Giada del Potere
bg-head_of_grimhal_duuc = Testa di Grim’hal Duuc
bg-feathered_breastplate = Corazza Piumata

# ---- Druido

bg-wrath = Ira
bg-darkwood_staff = Bastone di Legnoscuro
bg-camouflaged_cloak = Mantello Mimetico
bg-bear_form = Forma d’Orso
bg-mark_of_the_wild = Marchio Selvaggio
bg-rejuvenation = Rinvigorimento
bg-cat_form = Forma Felina
bg-moonfire = Fuoco Lunare
bg-entangling_roots = Radici Avviluppanti
bg-thorns = Spine
bg-healing_touch = Tocco Curativo
bg-barkskin = Pelle di Corteccia
bg-ferocious_bite = Morso Feroce
bg-starfire = Fuoco Stellare
bg-tranquility = Tranquillità
bg-ferocity = Ferocia
bg-moonfury = Furia Lunare
bg-omen_of_clarity = Presagio di Chiarezza
bg-natures_grasp = Stretta della Natura
bg-natures_grace = Grazia della Natura
bg-improved_rejuvenation = Rinvigorimento Migliorato
bg-hurricane = Uragano
bg-thick_hide = Pelle Spessa
bg-weapon_balance = Equilibrio delle Armi
bg-strength_of_the_wild = Forza Selvaggia
bg-vengeance_druid = Vendetta (Druido)
bg-innervate = Stimolo

# ---- Cacciatore

bg-old_blunderbuss = Vecchio Trombone
bg-hunters_blade = Lama del Cacciatore
bg-huntsmans_cape = Mantella del Battitore
bg-scorpid_sting = Pungiglione di Scorpide
bg-aspect_of_the_monkey = Aspetto della Scimmia
bg-hunters_mark = Marchio del Cacciatore
bg-wing_clip = Taglio d’Ali
bg-bear = Orso
bg-serpents_sting = Morso del Serpente
bg-aspect_of_the_hawk = Aspetto del Falco
bg-mend_pet = Cura Famiglio
bg-multi_shot = Tiro Multiplo
bg-aspect_of_the_cheetah = Aspetto del Ghepardo
bg-white_tiger = Tigre Bianca
bg-immolation_trap = Trappola Infuocata
bg-lightning_reflexes = Riflessi Fulminei
bg-efficiency = Efficienza
bg-precision = Precisione
bg-improved_hunters_mark = Marchio del Cacciatore Migliorato
bg-improved_sting = Pungiglione Migliorato
bg-lethal_shots = Tiri Letali
bg-mortal_shots = Tiri Mortali
bg-growl = Ringhio
bg-aimed_shot = Tiro Mirato
bg-lacerate = Lacerazione
bg-frenzy = Frenesia
bg-trueshot = Tiro Infallibile

# ---- Mago

bg-dire_wand = Bacchetta Funesta
bg-moonstone_wand = Bacchetta di Pietralunare
bg-crooked_staff = Bastone Storto
bg-crimson_robe = Veste Cremisi
bg-magesmith_robe = Veste dell’Artefice
bg-arcane_intellect = Intelletto Arcano
bg-fireball = Palla di Fuoco
bg-frostbolt = Dardo di Gelo
bg-fire_blast = Esplosione di Fuoco
bg-polymorph = Metamorfosi
bg-arcane_missiles = Missili Arcani
bg-mana_shield = Scudo di Mana
bg-dispel = Dissoluzione
bg-teleport = Teletrasporto
bg-cone_of_cold = Cono di Freddo
bg-portal = Portale
bg-arcane_explosion = Esplosione Arcana
bg-arcane_focus = Concentrazione Arcana
bg-winters_chill = Brivido d’Inverno
bg-arcane_meditation = Meditazione Arcana
bg-piercing_ice = Ghiaccio Perforante
bg-ice_block = Blocco di Ghiaccio
bg-impact = Impatto
bg-arcane_mind = Mente Arcana
bg-shatter = Frantumazione
bg-combustion = Combustione
bg-ice_barrier = Barriera di Ghiaccio
bg-arcane_power = Potere Arcano
bg-incinerate = Incenerimento

# ---- Paladino

bg-judgement = Giudizio
bg-forsaken_maul = Maglio dei Reietti
bg-rusty_chainmail = Cotta di Maglia Arrugginita
bg-seal_of_righteousness = Sigillo della Rettitudine
bg-devotion_aura = Aura della Devozione
bg-blessing_of_might = Benedizione della Potenza
bg-holy_light = Luce Sacra
bg-lay_on_hands = Imposizione delle Mani
bg-hammer_of_justice = Martello della Giustizia
bg-blessing_of_freedom = Benedizione della Libertà
bg-seal_of_justice = Sigillo della Giustizia
bg-concentration_aura = Aura della Concentrazione
bg-seal_of_command = Sigillo del Comando
bg-blessing_of_protection = Benedizione della Protezione
bg-consecration = Consacrazione
bg-improved_devotion = Devozione Migliorata
bg-improved_righteousness = Rettitudine Migliorata
bg-mace_specialization = Specializzazione nelle Mazze
bg-improved_might = Potenza Migliorata
bg-holy_shield = Scudo Sacro
bg-reckoning = Resa dei Conti
bg-vengeance_paladin = Vendetta (Paladino)
bg-benediction = Grazia Divina
bg-improved_holy_light = Luce Sacra Migliorata
bg-holy_shock = Folgore Sacra
bg-conviction = Convinzione
bg-blessing_of_kings = Benedizione dei Re

# ---- Sacerdote

bg-spellcrafter_wand = Bacchetta del Tessitore di Incantesimi
bg-heavy_mace = Mazza Pesante
bg-frayed_robe = Veste Sfilacciata
bg-apprentice_robe = Veste dell’Apprendista
bg-shadow_word_pain = Parola d’Ombra: Dolore
bg-power_word_fortitude = Parola del Potere: Fermezza
bg-lesser_heal = Cura Inferiore
bg-power_word_shield = Parola del Potere: Scudo
bg-greater_heal = Cura Superiore
bg-shadowguard = Guardia d’Ombra
bg-holy_fire = Fuoco Sacro
bg-smite = Punizione
bg-mind_control = Controllo Mentale
bg-resurrection = Resurrezione
bg-prayer_of_healing = Preghiera di Guarigione
bg-starshards = Schegge di Stelle
bg-holy_specialization = Specializzazione Sacra
bg-improved_pain = Dolore Migliorato
bg-improved_healing = Cure Migliorate
bg-mental_strength = Forza Mentale
bg-inner_focus = Concentrazione Interiore
bg-meditation = Meditazione
bg-holy_nova = Nova Sacra
bg-improved_smite = Punizione Migliorata
bg-darkness = Oscurità
bg-shadowform = Forma d’Ombra
bg-mental_agility = Agilità Mentale
bg-divine_spirit = Spirito Divino

# ---- Ladro

bg-ashwood_bow = Arco di Frassino
bg-cursed_felblade = Lama Vile Maledetta
bg-assassins_blade = Lama dell’Assassino
bg-worn_leather_vest = Corpetto di Cuoio Logoro
bg-stealth = Furtività
bg-eviscerate = Sventramento
bg-sinister_strike = Assalto Sinistro
bg-ambush = Imboscata
bg-backstab = Pugnalata alle Spalle
bg-evasion = Elusione
bg-dual_wield = Doppia Arma
bg-cheap_shot = Colpo Basso
bg-vanish = Svanire
bg-rupture = Rottura
bg-deadly_poison = Veleno Mortale
bg-slice_and_dice = Affettamento
bg-improved_backstab = Pugnalata alle Spalle Migliorata
bg-improved_sinister_strike = Assalto Sinistro Migliorato
bg-relentless_strikes = Assalti Implacabili
bg-opportunity = Opportunità
bg-improved_dual_wield = Doppia Arma Migliorata
bg-improved_ambush = Imboscata Migliorata
bg-ruthlessness = Spietatezza
bg-cold_blood = Sangue Freddo
bg-preparation = Preparazione
bg-adrenaline_rush = Scarica di Adrenalina
bg-seal_fate = Destino Segnato
bg-premeditation = Premeditazione

# ---- Sciamano

bg-lightning_bolt = Dardo Fulminante
bg-rough_staff = Bastone Grezzo
bg-primal_wraps = Fasce Primordiali
bg-rockbiter_weapon = Arma Mordiroccia
bg-lightning_shield = Scudo di Fulmini
bg-healing_wave = Onda di Cura
bg-earth_shock = Scossa di Terra
bg-stoneskin_totem = Totem Pelledipietra
bg-reincarnation = Reincarnazione
bg-windfury_weapon = Arma Furia del Vento
bg-ghost_wolf = Lupo Spettrale
bg-chain_lightning = Catena di Fulmini
bg-frost_shock = Scossa di Gelo
bg-purge = Epurazione
bg-strength_of_earth_totem = Totem della Forza della Terra
bg-elemental_focus = Concentrazione Elementale
bg-improved_healing_wave = Onda di Cura Migliorata
bg-improved_rockbiter = Mordiroccia Migliorata
bg-call_of_thunder = Richiamo del Tuono
bg-thundering_strikes = Colpi Tonanti
bg-parry = Parata
bg-stormstrike = Assalto della Tempesta
bg-improved_windfury = Furia del Vento Migliorata
bg-natures_swiftness = Rapidità della Natura
bg-elemental_fury = Furia Elementale
bg-elemental_mastery = Maestria Elementale
bg-mana_tide_totem = Totem della Marea di Mana

# ---- Stregone

bg-gravestone_scepter = Scettro di Lapide
bg-worn_staff = Bastone Consunto
bg-moldy_robes = Vesti Ammuffite
bg-azure_silk_hood = Cappuccio di Seta Azzurra
bg-immolate = Immolazione
bg-shadow_bolt = Dardo d’Ombra
bg-demon_armor = Armatura Demoniaca
bg-corruption = Corruzione
bg-imp = Folletto
bg-curse_of_recklessness = Maledizione dell’Imprudenza
bg-voidwalker = Ombra del Vuoto
bg-curse_of_agony = Maledizione dell’Agonia
bg-curse_of_exhaustion = Maledizione dello Sfinimento
bg-succubus = Succube
bg-ritual_of_summoning = Rituale di Evocazione
bg-deathcoil = Spira Mortale
bg-improved_shadow_bolt = Dardo d’Ombra Migliorato
bg-demonic_embrace = Abbraccio Demoniaco
bg-conflagrate = Conflagrazione
bg-fel_stamina = Vigore Vile
bg-improved_immolate = Immolazione Migliorata
bg-shadowburn = Bruciatura d’Ombra
bg-siphon_life = Risucchio Vitale
bg-sacrifice = Sacrificio
bg-soothing_kiss = Bacio Soave
bg-unholy_power = Potere Empio
bg-holocaust = Rogo
bg-nightfall = Crepuscolo

# ---- Guerriero

bg-battle_stance = Posizione da Battaglia
bg-charge = Carica
bg-rusty_sword = Spada Arrugginita
bg-slarkskin = Pelle di Slark
bg-rend = Squarcio
bg-heroic_strike = Assalto Eroico
bg-battle_shout = Urlo di Battaglia
bg-thunder_clap = Schianto del Tuono
bg-intercept = Intercettazione
bg-defensive_stance = Posizione Difensiva
bg-bloodrage = Ira Sanguinaria
bg-shield_wall = Muro di Scudi
bg-revenge = Rivalsa
bg-cleave = Fendente
bg-berserker_stance = Posizione del Berserker
bg-execute = Esecuzione
bg-improved_heroic_strike = Assalto Eroico Migliorato
bg-anger_management = Controllo della Rabbia
bg-cruelty = Crudeltà
bg-piercing_howl = Ululato Penetrante
bg-unbridled_wrath = Ira Sfrenata
bg-improved_battleshout = Urlo di Battaglia Migliorato
bg-dual_wield_specialization = Specializzazione nella Doppia Arma
bg-enrage = Furore
bg-impale = Impalamento
bg-mortal_strike = Assalto Mortale
bg-shield_discipline = Disciplina dello Scudo
bg-blood_thirst = Sete di Sangue
