"""Bots play the Board Game sensibly, from what they may see, and never get stuck."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from meetingstone.bots.base import Bot
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.random import RandomBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import imagine, view
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.state import Table


def game(seed: int, **settings: Any) -> Game[Table]:
    return Game.new(GAME, settings, seed=seed_from(seed))


def played(g: Game[Table], bots: list[Bot], most: int = 20_000) -> Game[Table]:
    for _ in range(most):
        if g.question is None:
            return g
        seat = g.question.awaited()[0]
        g.take(seat, bots[seat].choose(view(g, seat)))
    raise AssertionError(f"no end in sight: {g.question}")


@pytest.mark.parametrize("overlord", ["kazzak", "nefarian", "kelthuzad"])
def test_greedy_beats_random(overlord: str) -> None:
    for seed in range(2):
        g = game(seed, players=2, overlord=overlord)
        bots: list[Bot] = [GreedyBot(GAME, seed), RandomBot(GAME, seed)]
        mine = seed % 2
        played(g, bots if mine == 0 else bots[::-1])
        # BG-WIN-08: Nefarian may beat both.
        assert g.result().winners == (mine,) or (overlord == "nefarian" and not g.result().winners)
        assert g.result().scores[mine] > 2 * g.result().scores[1 - mine]


def test_five_finish_a_game_and_learn_on_the_way() -> None:
    g = played(game(3, players=5), [GreedyBot(GAME, 3) for _ in range(5)])
    assert max(hero.level for hero in g.state.heroes) >= 4


def test_without_a_final_battle_somebody_beats_the_overlord() -> None:
    g = played(game(2, players=2, defeat_overlord=True), [GreedyBot(GAME, 1), GreedyBot(GAME, 2)])
    assert g.state.winner in (0, 1)


@pytest.mark.rules("BG-TUT-02")
def test_the_first_turn_begins_in_town() -> None:
    g = game(1, players=2, classes="first_game")
    assert g.question is not None and g.question.kind == "bg-act"
    seat = g.question.awaited()[0]
    bot = GreedyBot(GAME, 0)
    assert g.keys(seat)[bot.choose(view(g, seat))].startswith("town:")
    played_turn = g.state.turn
    while g.question is not None and g.state.turn == played_turn:
        seat = g.question.awaited()[0]
        g.take(seat, bot.choose(view(g, seat)))
    # BG-TUT-03: both have bought Powers and wear them.
    for hero in g.state.heroes:
        if hero.faction == 0:
            assert hero.gold < 5 and any(hero.areas)


def test_what_is_hidden_changes_no_answer() -> None:
    g = game(11, players=3, overlord="kazzak")
    rng = Random(11)
    bot = GreedyBot(GAME, 2)
    for step in range(250):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        if step % 10 == 0:
            other = imagine(seen, GAME, rng)
            assert bot.choose(view(other, seat)) == bot.choose(seen)
        g.take(seat, rng.randrange(len(seen.options)))


def test_every_question_of_random_games_gets_estimates() -> None:
    """No kind of question is a dead end, and the estimates come best first, with their parts by name."""
    kinds: Counter[str] = Counter()
    bot = GreedyBot(GAME, 0)
    for seed in range(3):
        g = game(seed, players=2 + seed, classes="random")
        rng = Random(seed)
        while g.question is not None:
            seat = rng.choice(g.question.awaited())
            seen = view(g, seat)
            kinds[g.question.kind] += 1
            if kinds[g.question.kind] % 20 == 1:
                estimates = bot.explain(seen)
                assert estimates[0].index == bot.choose(seen)
                assert sorted(estimate.index for estimate in estimates) == list(range(len(seen.options)))
                assert all(before.value >= after.value for before, after in pairwise(estimates))
            g.take(seat, rng.randrange(len(seen.options)))
    assert len(kinds) > 20
