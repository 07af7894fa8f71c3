# What the adviser's estimates are made of.

worth-bg-victory = the way to victory
worth-bg-experience = Experience
worth-bg-goods = gold and items
worth-bg-cards = stronger cards
worth-bg-rivals = what the enemies lose
worth-bg-risk = the danger of defeat
worth-bg-effort = Health, Energy and time
worth-bg-way = the way to go
worth-bg-combat = what it changes in this fight
