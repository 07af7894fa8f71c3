"""How a bot plays: what it aims at, and what each option is worth to it."""
