"""How a bot plays: what each option is worth, without trying it out."""
