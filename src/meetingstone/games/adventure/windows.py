"""The moments of the game as windows: for which of them players may leave standing orders."""

from __future__ import annotations

from meetingstone.engine.orders import Windows
from meetingstone.engine.views import View
from meetingstone.games.adventure.flow.moments import RULES
from meetingstone.games.adventure.sources import ABILITY_HOOKS, SOURCES, USE_BIT
from meetingstone.games.adventure.state import Fight, Table

_HOOKS = (*ABILITY_HOOKS, *(source.hooks for source in SOURCES))


class Moments(Windows[Table]):
    kinds = tuple(f"ag-at-{moment}" for moment in RULES if any(hooks & USE_BIT[moment] for hooks in _HOOKS))
    """Those of which some card of the box speaks."""
    spans = ("fight", "turn")

    def running(self, seen: View[Table]) -> dict[str, int]:
        s = seen.state
        turn = {"turn": s.turn}
        return {"fight": _number(s.turn, s.fight), **turn} if s.fight is not None else turn

    def active(self, seen: View[Table]) -> int:
        return seen.state.active


def _number(turn: int, fight: Fight) -> int:
    """Somebody who fights the same enemy in the same place again in one turn still fights him."""
    number = turn
    for part in (fight.space, fight.card, fight.attacker, fight.defender):
        number = number * 1_000 + part + 3
    return number
