"""Scoring Victory coins."""

from __future__ import annotations

from meetingstone.engine import Game
from meetingstone.games.small_world.queries import score_items
from meetingstone.games.small_world.state import Table


def score(g: Game[Table], seat: int, *, declining: bool = False) -> None:
    """SW-SCORE-01..05, SW-FACT-04..09: coins for Regions, bonuses and the Faction Bonus."""
    items = list(score_items(g.state, seat, declining=declining))
    total = sum(item.amount for item in items)
    g.state.coins[seat] += total
    g.tell("score", seat=seat, total=total, items=[(item.source, item.amount, item.rule) for item in items])
