"""Positions of scenarios: readable data to a game and back, and the facts that expectations name."""
