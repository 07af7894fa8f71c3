"""A verb: the code of one kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from meetingstone.engine import NONE, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.queries import per
from meetingstone.games.adventure.sources import SCRIPTS, SOURCES
from meetingstone.games.adventure.state import ENCOUNTER, Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


Verb = Callable[[Game[Table], "Run", Any, int], Outcome]
VERBS: dict[type[v.Effect], Verb] = {}


def verb(kind: type[v.Effect]) -> Callable[[Verb], Verb]:
    """Enter the function that carries out this kind of effect."""

    def enter(function: Verb) -> Verb:
        VERBS[kind] = function
        return function

    return enter


def amount_of(g: Game[Table], run: Acting, effect: Any) -> int:
    count: int = effect.amount * per(g.state, effect.per, run.owner)
    return count


def dealer_of(run: Acting) -> int:
    """AG-QUEST-06: whose doing it is; what events and tokens do belongs to nobody."""
    is_card = run.ability != NONE or (run.source != NONE and SOURCES[run.source].kind in ("side", "item", "attached"))
    return run.dealer if is_card or run.dealer == ENCOUNTER else NONE


def place_in(run: Run, effect: v.Effect) -> int:
    """Where an effect stands in its list."""
    return next(i for i, each in enumerate(SCRIPTS[run.script]) if each is effect)
