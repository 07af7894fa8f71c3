"""Bots play well, play the same again, and know only what they may know."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.bots.base import Bot, play
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.novice import NoviceBot
from meetingstone.bots.random import RandomBot
from meetingstone.bots.styles import BuilderBot, HunterBot, RaiderBot
from meetingstone.engine import Game, GameDef, seed_from
from meetingstone.engine.views import imagine, view
from meetingstone.texts import LANGUAGES, Texts

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


def shares(one: type[Bot], others: type[Bot], games: int, **settings: Any) -> float:
    """Games won by one bot, in every seat in turn, against others."""
    won = 0.0
    for seed in range(games):
        g = game(seed, **settings)
        seats = settings["players"]
        mine = seed % seats
        play(g, {seat: (one if seat == mine else others)(small_world(), seed) for seat in range(seats)})
        winners = g.result().winners
        won += (mine in winners) / max(len(winners), 1)
    return won


def test_greedy_beats_random() -> None:
    assert shares(GreedyBot, RandomBot, 20, players=2) >= 18


def test_one_greedy_beats_three_random_ones() -> None:
    assert shares(GreedyBot, RandomBot, 8, players=4) >= 7


def test_a_novice_stands_between_random_and_greedy() -> None:
    assert shares(NoviceBot, RandomBot, 10, players=2) >= 9
    assert shares(NoviceBot, GreedyBot, 10, players=2) <= 4


def test_all_are_registered_and_told() -> None:
    kinds = (RandomBot, NoviceBot, GreedyBot, HunterBot, BuilderBot, RaiderBot)
    assert {kind.name: kind for kind in kinds}.items() <= registry.bots().items()
    for language in LANGUAGES:
        assert all(Texts(language).has(f"bot-{kind.name}{more}") for kind in kinds for more in ("", "-line"))


@pytest.mark.parametrize("kind", [HunterBot, BuilderBot, RaiderBot])
def test_a_style_is_known_to_the_game_and_plays_another_game(kind: type[Bot]) -> None:
    parts = small_world().appraise(game(1), 0)
    assert small_world().styles[kind.name].keys() <= parts.keys()
    assert choices(kind) != choices(GreedyBot)


def choices(kind: type[Bot]) -> list[int]:
    """What a bot takes at the decisions of one game, which goes on as the greedy bot would have it."""
    g = game(6, players=3)
    found = []
    for _ in range(80):
        assert g.question is not None
        seat = g.question.awaited()[0]
        found.append(kind(small_world(), 1).choose(view(g, seat)))
        g.take(seat, GreedyBot(small_world(), 1).choose(view(g, seat)))
    return found


@pytest.mark.parametrize("kind", [RandomBot, NoviceBot, GreedyBot, HunterBot])
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
    bots = [kind(small_world(), 2) for kind in (GreedyBot, NoviceBot, HunterBot)]
    for step in range(120):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        if step % 10 == 0:
            other = imagine(seen, small_world(), rng)
            assert other.digest() != g.digest()
            assert all(bot.choose(view(other, seat)) == bot.choose(seen) for bot in bots)
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
