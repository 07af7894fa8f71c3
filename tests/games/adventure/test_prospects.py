"""What a player may ask before deciding where to go."""

from __future__ import annotations

from random import Random

import pytest

from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Table


@pytest.fixture(scope="module")
def moving() -> Game[Table]:
    """Somebody may move, and undefeated encounters lie on the board."""
    rng = Random(2)
    g = Game.new(GAME, {"players": 2, "characters": "random"}, seed=seed_from(2))
    while g.question.kind != "ag-move" or sum(space >= 0 for space in g.state.marked) < 2:
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    return g


def test_a_space_tells_the_odds_of_what_is_fought_there(moving: Game[Table]) -> None:
    """AG-CHAL-04, AG-CHAL-05: a marker there, or what is drawn; nothing in a city."""
    seat = moving.question.awaited()[0]
    seen = view(moving, seat)
    for space, printed in enumerate(CONTENT.spaces):
        found = GAME.odds(seen, f"space:{printed.id}")
        assert found is not None
        if IS_CITY[space]:
            assert not found.options
        for slot, at in enumerate(moving.state.marked):
            if at == space:
                assert f"fight:{slot + 1}" in found.options
        for odds in found.options.values():
            assert odds.won + odds.both + odds.lost + odds.undecided == pytest.approx(1)


def test_asking_moves_nobody_and_strange_questions_have_no_answer(moving: Game[Table]) -> None:
    seat = moving.question.awaited()[0]
    before = moving.state.heroes[seat]
    seen = view(moving, seat)
    GAME.odds(seen, "space:brill")
    assert seen.state.heroes[seat] == before
    assert GAME.odds(seen, "space:nowhere") is None
    assert GAME.odds(seen, "weather") is None
