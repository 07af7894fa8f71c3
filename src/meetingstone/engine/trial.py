"""Trying a chain of answers on a copy: what a plan would cost and bring, from what the seat knows and nothing else.

>>> from meetingstone.engine import seed_from
>>> from meetingstone.engine.kernel import Game
>>> from meetingstone.engine.views import view
>>> from meetingstone.registry import game
>>> g = Game.new(game("small_world"), {"players": 2, "first": 0}, seed=seed_from(7))
>>> tried = try_out(view(g, 0), g.definition, ["nonsense"])
>>> tried.taken, str(tried.refused)
(0, 'unknown-key')
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec

from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Game
from meetingstone.engine.questions import Chance
from meetingstone.engine.rules import AnswerError
from meetingstone.engine.views import View, imagine

NOTHING_SEEN = -1
Stop = Literal["", "chance", "reveal", "others"]


class Trial(msgspec.Struct):
    """How far a chain goes. ``game`` is the copy after ``taken`` answers, or before the last of them where it stops.

    It stops where chance decides, where something hidden would be seen and where others must answer: nobody can know
    what comes then. What the seat may not see is imagined in it, so it is shown through a view like any other.
    """

    taken: int
    game: Game[Any]
    stops: Stop = ""
    refused: AnswerError | None = None


def try_out(seen: View[Any], definition: GameDef[Any], keys: Sequence[str]) -> Trial:
    """Try ``keys`` as answers of the seat that sees ``seen``; when others must answer, as those of its next turn."""
    seat = seen.seat
    g = imagine(seen, definition, Random(0))
    # Without a source of chance the copy stops where chance would decide.
    g.source = None
    if g.question is None or seat not in g.question.asked():
        definition.look_ahead(g, seat)
    # So that a reveal shows, also one of the very first answer.
    g.floor = NOTHING_SEEN
    for taken, key in enumerate(keys):
        before = g.clone()
        try:
            g.answer(g.number, key, seat=seat)
        except AnswerError as error:
            return Trial(taken, g, refused=error)
        if isinstance(g.question, Chance) or g.floor != NOTHING_SEEN:
            stops: Stop = "chance" if isinstance(g.question, Chance) else "reveal"
            return Trial(taken + 1, before, stops)
        if g.question is None or seat not in g.question.asked():
            return Trial(taken + 1, before, "others")
    return Trial(len(keys), g)
