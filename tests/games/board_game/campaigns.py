"""Whole games that sensible players have played, to be looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.board_game.game import GAME

CAMPAIGNS: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "overlord": "nefarian", "classes": "random"},
    "four": {"players": 4, "overlord": "kazzak", "classes": "first_game"},
}


def begun(name: str) -> Game[Any]:
    return Game.new(GAME, CAMPAIGNS[name], seed=seed_from(3))


@cache
def answers(name: str) -> tuple[tuple[int, int], ...]:
    """Who chose which option; chance falls as it fell."""
    bots = [registry.bot("greedy")(GAME, seat) for seat in range(CAMPAIGNS[name]["players"])]
    g = begun(name)
    found = []
    while not g.over:
        assert g.question is not None
        seat = g.question.awaited()[0]
        found.append((seat, bots[seat].choose(view(g, seat))))
        g.take(*found[-1])
    return tuple(found)


def again(name: str) -> Iterator[tuple[Game[Any], int]]:
    """The game before each answer, and whose it is; at last the finished game, and nobody."""
    g = begun(name)
    for seat, index in answers(name):
        yield g, seat
        g.take(seat, index)
    assert g.over
    yield g, -1
