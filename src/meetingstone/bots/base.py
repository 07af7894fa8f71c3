"""What a bot is, and how one plays a whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Protocol

import msgspec

from meetingstone.engine import AnswerError, Game, GameDef
from meetingstone.engine.views import View, view


class Estimate(msgspec.Struct, frozen=True):
    """What a bot thinks of one option, in the game's own points.

    ``reasons`` are the parts of ``value``, by name, in which the option differs most from the others.
    """

    index: int
    value: float
    reasons: tuple[tuple[str, float], ...] = ()


class Bot(Protocol):
    """A player for one seat: made once per game, asked for one decision at a time.

    The same view always gets the same answer, so a game can be taken up again anywhere.
    """

    name: ClassVar[str]

    def __init__(self, definition: GameDef[Any], seed: int) -> None: ...

    def choose(self, seen: View[Any]) -> int:
        """The index of the chosen option in ``seen.options``."""
        ...


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of the options, best first."""

    def explain(self, seen: View[Any]) -> list[Estimate]: ...


def rng_for(seed: int, seen: View[Any]) -> Random:
    """Chance for one decision: the same for the same bot, seat and question."""
    return Random(f"{seed}/{seen.seat}/{seen.number}")


def play(g: Game[Any], bots: Mapping[int, Bot], *, watch: Callable[[Game[Any]], None] | None = None) -> int:
    """Let ``bots`` (by seat) play ``g`` to its end; returns the number of decisions."""
    decisions = 0
    while g.question is not None:
        if watch is not None:
            watch(g)
        awaited = g.question.awaited()
        if not awaited:
            raise AnswerError("not-yours", seat=-1)
        seat = awaited[0]
        g.take(seat, bots[seat].choose(view(g, seat)))
        decisions += 1
    return decisions
