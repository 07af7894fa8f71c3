# Le sei lezioni di Small World: un testo prima di ogni passo di games/small_world/lessons/*.toml, e uno alla fine.

lesson-arrive-title = Arrivare
lesson-arrive-step-1 = Ogni partita comincia con una scelta: una Razza con il suo Potere Speciale. La prima esposta è gratuita; ogni posto più in basso costa 1 moneta, lasciata su quelle che scavalchi. Prendi gli { race-orcs } per 1 moneta.
lesson-arrive-step-2 = I due numeri insieme sono i tuoi segnalini: 10. Una nuova Razza viene dal mare, quindi non può cominciare nell’entroterra. Tocca { region-elwynn } e leggi perché.
lesson-arrive-step-3 = Un’ancora segna una Regione d’Ingresso. Una Regione costa 2 segnalini, più 1 per il viaggio. Sbarca in { region-badlands }.
lesson-arrive-end = Hai messo piede a terra. Da qui ti espandi nelle Regioni intorno.

lesson-conquer-title = Conquistare
lesson-conquer-step-1 = Le Regioni accanto alle tue si illuminano, ognuna con il suo costo. Una vuota richiede 2 segnalini. Conquista { region-redridge }.
lesson-conquer-step-2 = Una Montagna ne richiede 1 in più. Conquista { region-burning_steppes } con 3 segnalini.
lesson-conquer-step-3 = Non ogni Regione è a portata. Tocca { region-duskwood } per vedere che cosa dicono le regole.
lesson-conquer-step-4 = I difensori rendono più cara una Regione: 1 per ogni segnalino, 1 per una Fortezza. { region-elwynn } richiede 2 + 1 + 1 segnalini. Conquistala.
lesson-conquer-end = Gli Umani perdono il segnalino che era lì. E gli { race-orcs } ottengono subito 1 moneta, perché gli Umani sono dell’Alleanza: è la loro dote.

lesson-die-title = Il dado
lesson-die-step-1 = Ti restano 2 segnalini e { region-deadwind }, una Montagna, ne costa 3. Tocca la Regione: ti viene detto che cosa manca.
lesson-die-step-2 = Per l’ultima conquista possono mancarti fino a 3 segnalini: lanci il dado, che mostra 0, 0, 0, 1, 2 o 3. Ti serve almeno 1: 3 facce su 6. Tenta { region-deadwind } con il dado.
lesson-die-step-3 = Il dado rotola.
lesson-die-step-4 = Un 2: la Regione è tua, e tutti i tuoi segnalini sono andati lì. Qualunque cosa dica il dado, le tue conquiste sono finite. Ora ridispiega: lascia il segnalino libero in { region-deadwind }.
lesson-die-end = Con uno 0 avresti tenuto i segnalini, senza ottenere la Regione: un tentativo non costa nulla, ma è l’ultimo.

lesson-redeploy-title = Ridispiegare
lesson-redeploy-step-1 = Dopo le conquiste in ogni tua Regione resta 1 segnalino; gli altri tornano in mano, da distribuire di nuovo. Puoi rinforzare solo ciò che è tuo: prova { region-westfall }.
lesson-redeploy-step-2 = Gli Umani stanno accanto a { region-elwynn }. Mettici 2 segnalini.
lesson-redeploy-step-3 = Metti l’ultimo in { region-redridge }.
lesson-redeploy-end = Ogni segnalino in una Regione la rende più cara per gli altri. La Regione { region-badlands } sta dietro le linee: 1 basta.

lesson-score-title = Incassare
lesson-score-step-1 = Il turno finisce con le monete. Prima ancora una Regione: togli la Regione { region-redridge } ai Troll dell’Orda.
lesson-score-step-2 = Ora la tua rendita è 7: 3 per le tue Regioni, 1 per la Regione della tua Razza In Declino, 2 per le caverne dei tuoi minatori e 1 di Bonus Fazione, perché hai tolto una Regione all’Orda. Metti i due segnalini liberi in { region-redridge } e incassa.
lesson-score-end = Alla fine contano solo le monete. La tua borsa è chiusa per gli altri, come la loro per te.

lesson-decline-title = Declinare
lesson-decline-step-1 = Gli { race-orcs } non hanno segnalini liberi: non conquisteranno più nulla. All’inizio di un turno puoi andare In Declino invece di espanderti. Fallo: incassi ancora una volta per le tue Regioni, senza il Potere Speciale.
lesson-decline-step-2 = L’altro giocatore fa il suo turno.
lesson-decline-step-3 = Gli { race-orcs } restano sulla mappa e continuano a rendere, ma non si muovono più. Ora prendi una nuova combinazione: sui { race-dwarves } ci sono monete, che vengono con loro.
lesson-decline-step-4 = Una nuova Razza arriva dal mare, come all’inizio. Sbarca in { region-blasted_lands }.
lesson-decline-step-5 = Termina qui le conquiste e incassa per entrambe le tue Razze.
lesson-decline-end = 1 moneta per la nuova Razza e 3 per la vecchia. Il momento del declino decide quasi ogni partita. Ora sai tutto ciò che serve: gioca!
