# Di che cosa sono fatte le stime del consigliere.

worth-bg-victory = la strada verso la vittoria
worth-bg-experience = Esperienza
worth-bg-goods = oro e oggetti
worth-bg-cards = carte più forti
worth-bg-rivals = ciò che perdono i nemici
worth-bg-risk = il pericolo di una sconfitta
worth-bg-effort = Salute, Energia e tempo
worth-bg-way = la strada da fare
worth-bg-combat = ciò che cambia in questo combattimento
