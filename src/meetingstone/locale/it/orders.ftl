# Quando i giocatori vogliono che si chiedano loro reazioni.

orders-title = Reazioni
orders-line = Quando vuoi che ti si chieda se giocare o usare qualcosa? Nessun altro lo vede, né viene a sapere perché hai passato.
orders-ask = Sempre
orders-able = Se posso
orders-never = Mai
orders-away = Mentre sono via
orders-away-pass = Passa per me
orders-away-wait = Aspettami
orders-less = Non chiedere più:
orders-never-here = Mai in questo momento
orders-window = Un momento per le reazioni …
quiet-fight = Non in questo scontro
quiet-turn = Non in questo turno
