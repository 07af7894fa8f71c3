"""Bots play well, play the same again, and know only what they may know."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.bots.base import Bot, play
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.random import RandomBot
from meetingstone.engine import Game, GameDef, seed_from
from meetingstone.engine.views import imagine, view

MODES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 5},
    {"players": 4, "mode": "teams"},
    {"players": 2, "mode": "murlocs"},
]


def small_world() -> GameDef[Any]:
    return registry.game("small_world")


def game(seed: int, **settings: Any) -> Game[Any]:
    return Game.new(small_world(), settings or {"players": 2}, seed=seed_from(seed))


def shares(games: int, **settings: Any) -> float:
    """Games won by one greedy bot, in every seat in turn, against random ones."""
    won = 0.0
    for seed in range(games):
        g = game(seed, **settings)
        seats = settings["players"]
        mine = seed % seats
        play(g, {seat: (GreedyBot if seat == mine else RandomBot)(small_world(), seed) for seat in range(seats)})
        winners = g.result().winners
        won += (mine in winners) / max(len(winners), 1)
    return won


def test_greedy_beats_random() -> None:
    assert shares(20, players=2) >= 18


def test_one_greedy_beats_three_random_ones() -> None:
    assert shares(8, players=4) >= 7


def test_both_are_registered() -> None:
    assert registry.bot("random") is RandomBot
    assert registry.bot("greedy") is GreedyBot


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
@pytest.mark.parametrize("settings", MODES)
def test_the_same_seeds_play_the_same_game(kind: type[Bot], settings: dict[str, Any]) -> None:
    digests = []
    for _ in range(2):
        g = game(5, **settings)
        for _ in range(60):
            assert g.question is not None
            seat = g.question.awaited()[0]
            # A new bot for each decision: an answer depends on the view alone.
            g.take(seat, kind(small_world(), 1).choose(view(g, seat)))
        digests.append(g.digest())
    assert digests[0] == digests[1]


@pytest.mark.parametrize("settings", MODES)
def test_what_is_hidden_changes_no_answer(settings: dict[str, Any]) -> None:
    g = game(11, **settings)
    rng = Random(11)
    bot = GreedyBot(small_world(), 2)
    for step in range(120):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        if step % 10 == 0:
            other = imagine(seen, small_world(), rng)
            assert other.digest() != g.digest()
            assert bot.choose(view(other, seat)) == bot.choose(seen)
        g.take(seat, rng.randrange(len(seen.options)))


def test_estimates_come_best_first() -> None:
    g = game(3, players=3)
    bot = GreedyBot(small_world(), 0)
    for _ in range(30):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        estimates = bot.explain(seen)
        assert estimates[0].index == bot.choose(seen)
        assert sorted(estimate.index for estimate in estimates) == list(range(len(seen.options)))
        assert all(before.value >= after.value for before, after in pairwise(estimates))
        g.take(seat, estimates[0].index)


def test_a_bot_leaves_its_view_alone() -> None:
    g = game(4, players=2)
    assert g.question is not None
    seat = g.question.awaited()[0]
    before = g.digest()
    seen = view(g, seat)
    GreedyBot(small_world(), 0).choose(seen)
    assert g.digest() == before
    assert seen == view(g, seat)
