"""What comes of an option: it is tried in an imagined game in which nobody answers it."""

from __future__ import annotations

from itertools import product

from meetingstone.engine import Chance, Frame, Game, React, Roll
from meetingstone.games.adventure import odds
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.options import Done, No
from meetingstone.games.adventure.state import Table

LONGEST = 16
"""So many questions on the way to the next decision are answered at most."""
ON_THE_WAY = frozenset(
    ("ag-keep-item", "ag-pay", "ag-pay-item", "ag-pay-token", "ag-pay-attached", "ag-discard", "ag-target")
)
"""Questions about how something is done, not whether: the first answer will do for an estimate."""


def tried(g: Game[Table], seat: int, index: int) -> Game[Table]:
    """The game after an option, at the next real decision, throw of dice or end; the others pass."""
    then = g.clone()
    take(then, seat, index)
    return then


def take(then: Game[Table], seat: int, index: int) -> None:
    """Take an option, and answer what stands between it and the next decision."""
    then.source = None
    then.take(seat, index)
    for _ in range(LONGEST):
        question = then.question
        if question is None or isinstance(question, Chance):
            break
        awaited = question.awaited()
        if isinstance(question, React):
            others = [other for other in awaited if other != seat]
            if not others and question.kind != "ag-at-played":
                break
            then.take(others[0] if others else seat, 0)
        elif awaited[0] == seat and question.kind in ON_THE_WAY:
            then.take(seat, _on_the_way(then, seat))
        else:
            break


def _on_the_way(g: Game[Table], seat: int) -> int:
    options = g.options(seat)
    return next((i for i, option in enumerate(options) if not isinstance(option, Done | No)), 0)


def odds_after(g: Game[Table], seat: int, index: int) -> Odds | None:
    """The odds of the running combat after an option."""
    return after(g, seat, index)[1]


def after(g: Game[Table], seat: int, index: int) -> tuple[Game[Table], Odds | None]:
    """The game after an option, and the odds of the combat that was running before it."""
    place = next((i for i in reversed(range(len(g.stack))) if isinstance(g.stack[i], Combat)), None)
    then = g.clone()
    combat = then.stack[place] if place is not None else None
    take(then, seat, index)
    if place is None or combat is None:
        return then, None
    question = then.question
    if isinstance(question, Roll) and then.stack[-1] is not combat and combat in then.stack:
        return then, _rerolled(then, question, seat, place)
    return then, _rest(then, combat, seat, g.state)


def _rerolled(g: Game[Table], question: Roll, seat: int, place: int) -> Odds | None:
    """Dice that an effect rolls are gone through; those of the combat itself are the affair of the odds."""
    found = []
    for outcome in product(*question.dice):
        then = g.clone()
        combat = then.stack[place]
        then.fall(then.number, outcome)
        found.append(_rest(then, combat, seat, g.state))
    return odds.mean([each for each in found if each is not None])


def _rest(g: Game[Table], combat: Frame, seat: int, before: Table) -> Odds | None:
    assert isinstance(combat, Combat)
    if combat.fought is not None:
        return odds.decided(combat.fought, seat, before, g.state)
    return odds.running(g, seat)
