"""Plans on a copy: they come true to the last number, stop where nobody can know more, and tell no secret."""

from random import Random
from typing import Any

import pytest

from meetingstone.engine import seed_from
from meetingstone.engine.kernel import Game
from meetingstone.engine.rules import Refused
from meetingstone.engine.scene import scenes
from meetingstone.engine.trial import try_out
from meetingstone.engine.views import imagine, view
from meetingstone.games.small_world.game import GAME
from meetingstone.games.small_world.state import Table


def played(seed: int, players: int = 3) -> Game[Table]:
    """A game in its fourth round, at the first question of somebody who has a Race."""
    g: Game[Table] = Game.new(GAME, {"players": players, "first": 0}, seed=seed_from(seed))
    rng = Random(seed)
    while g.state.round < 4 or g.question is None or g.question.kind != "turn":
        seat = g.question.awaited()[0]
        keys = g.keys(seat)
        # Somebody who only declines never conquers.
        g.answer(g.number, rng.choice([key for key in keys if key != "decline"] or keys), seat=seat)
    return g


def scene(g: Game[Table], seat: int) -> Any:
    return scenes(g, [seat])[seat]


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_comes_true(seed: int) -> None:
    g = played(seed)
    seat = g.question.awaited()[0]
    rng, keys = Random(seed), ["expand"]
    while True:
        tried = try_out(view(g, seat), GAME, keys)
        assert tried.taken == len(keys) and tried.refused is None
        if tried.stops:
            break
        seen = [option.key for option in scene(tried.game, seat).question.options]
        keys.append(rng.choice([key for key in seen if key.startswith(("conquer", "attempt", "abandon"))] or seen))
        real = g.clone()
        for key in keys[:-1]:
            real.answer(real.number, key, seat=seat)
        assert scene(tried.game, seat) == scene(real, seat)


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_is_made_from_what_the_seat_knows(seed: int) -> None:
    g = played(seed)
    for seat in range(3):
        truth = try_out(view(g, seat), GAME, ["expand"])
        for deal in range(3):
            other = imagine(view(g, seat), GAME, Random(deal))
            again = try_out(view(other, seat), GAME, ["expand"])
            assert scene(again.game, seat) == scene(truth.game, seat)


def test_it_stops_where_a_new_combo_is_turned_up() -> None:
    g: Game[Table] = Game.new(GAME, {"players": 2, "first": 0}, seed=seed_from(7))
    before = scene(g, 0)
    tried = try_out(view(g, 0), GAME, [g.keys(0)[0], "done"])
    assert (tried.taken, tried.stops) == (1, "reveal")
    assert scene(tried.game, 0) == before


def test_it_stops_at_the_die() -> None:
    for seed in range(20):
        g = played(seed)
        seat = g.question.awaited()[0]
        opened = scene(try_out(view(g, seat), GAME, ["expand"]).game, seat)
        keys = [option.key for option in opened.question.options if option.kind == "attempt"]
        if keys:
            tried = try_out(view(g, seat), GAME, ["expand", keys[0], "done"])
            assert (tried.taken, tried.stops) == (2, "chance")
            assert scene(tried.game, seat) == opened
            return
    raise AssertionError("no attempt was found")


def test_a_step_that_cannot_be_taken_is_refused_with_its_rule() -> None:
    g = played(2)
    seat = g.question.awaited()[0]
    own = g.state.map.ids[g.state.held(g.state.players[seat].race)[0]]
    tried = try_out(view(g, seat), GAME, ["expand", f"conquer:{own}", "done"])
    assert tried.taken == 1 and isinstance(tried.refused, Refused) and tried.refused.why.rule.startswith("SW-")


def test_others_may_plan_their_next_turn_meanwhile() -> None:
    g = played(2)
    seat = (g.question.awaited()[0] + 1) % 3
    before = g.digest()
    tried = try_out(view(g, seat), GAME, ["expand"])
    ahead = scene(tried.game, seat)
    assert tried.taken == 1 and ahead.turn == seat and ahead.costs and ahead.income is not None
    assert g.digest() == before
