"""The suite that every game passes, on the tiny game; and that it notices a game that breaks a promise."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from conformance import check_decision, play_randomly
from engine.parley import PARLEY
from engine.parley.frames import Turn
from engine.parley.game import ParleyGame
from engine.parley.options import End
from engine.parley.state import SEATS, Table
from engine.parley.table import game, opened
from meetingstone.engine import Ask, Game
from meetingstone.engine.views import imagine, view


@pytest.mark.parametrize("seed", range(100))
def test_random_games(seed: int) -> None:
    play_randomly(PARLEY, {"rounds": 1 + seed % 3, "dealt": 3 + seed % 4}, seed)


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    for g in positions(seed):
        seat = rng.choice(g.question.awaited())
        imagined = imagine(view(g, seat), PARLEY, rng)
        for _ in range(500):
            if imagined.over:
                break
            one = rng.choice(imagined.question.awaited())
            imagined.take(one, rng.randrange(len(imagined.options(one))))
        assert imagined.over


def positions(seed: int) -> list[Game[Table]]:
    found: list[Game[Table]] = []
    play_randomly(PARLEY, {}, seed, check=lambda g, seats: found.append(g.clone()))
    return found


def test_a_game_without_end_is_noticed() -> None:
    with pytest.raises(AssertionError, match="no end after 10 decisions"):
        play_randomly(PARLEY, {}, 1, bound=10)


def same_key(g: Game[Table]) -> None:
    g.question = Ask(seat=0, kind="act", rule="PA-TURN-01", options=(End(), End()))


def one_option(g: Game[Table]) -> None:
    g.question = Ask(seat=0, kind="act", rule="PA-TURN-01", options=(End(),))


def no_option(g: Game[Table]) -> None:
    g.question = Ask(seat=0, kind="act", rule="PA-TURN-01", options=())


def waits_for_nothing(g: Game[Table]) -> None:
    g.question = None


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (same_key, "options with the same key"),
        (one_option, "can only"),
        (no_option, "has no option"),
        (waits_for_nothing, "waits for nothing"),
    ],
)
def test_a_spoiled_question_is_noticed(spoil: Callable[[Game[Table]], None], message: str) -> None:
    g = game()
    spoil(g)
    with pytest.raises(AssertionError, match=message):
        check_decision(g, SEATS)


def test_a_table_shared_with_a_clone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = opened(hands=(("smear", "feast"), (), (), ()))
    monkeypatch.setattr(Game, "clone", shallow_clone(Game.clone))
    with pytest.raises(AssertionError, match="looking changed the game"):
        check_decision(g, SEATS)


def shallow_clone(deep: Callable[[Game[Any]], Game[Any]]) -> Callable[[Game[Any]], Game[Any]]:
    def clone(g: Game[Any]) -> Game[Any]:
        new = deep(g)
        new.state = g.state
        return new

    return clone


def test_an_option_that_cannot_be_loaded_is_noticed() -> None:
    class Forgetful(ParleyGame):
        options = (End,)

    g = opened(hands=(("smear",), (), (), ()))
    g.definition = Forgetful()
    assert isinstance(g.stack[-1], Turn)
    with pytest.raises(ValueError, match="position"):
        check_decision(g, SEATS)
