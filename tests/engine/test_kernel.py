"""Clones and digests."""

from random import Random

import pytest

from conformance import take_randomly
from engine.parley import PARLEY
from engine.parley.table import game, opened, say
from meetingstone.engine import Game

NONE: tuple[str, ...] = ()


def test_a_clone_equals() -> None:
    g = game()
    assert g.clone().digest() == g.digest()


@pytest.mark.parametrize("seed", range(5))
def test_an_old_clone_never_changes(seed: int) -> None:
    g, rng = game(seed=seed), Random(seed)
    clones: list[tuple[Game, str]] = []
    while not g.over:
        clones.append((g.clone(), g.digest()))
        take_randomly(g, rng)
    assert all(clone.digest() == digest for clone, digest in clones)


def test_the_original_never_changes_through_its_clone() -> None:
    g, rng = game(), Random(1)
    before, entries, told = g.digest(), list(g.journal), list(g.log)
    clone = g.clone()
    while not clone.over:
        take_randomly(clone, rng)
    assert (g.digest(), g.journal, g.log) == (before, entries, told)


def test_a_clone_goes_on_to_the_same_end() -> None:
    g = game()
    clone = g.clone()
    for one in (g, clone):
        rng = Random(2)
        while not one.over:
            take_randomly(one, rng)
    assert clone.digest() == g.digest()


def test_a_digest_does_not_depend_on_the_order_of_a_scope() -> None:
    first, second = game(), game()
    first.state.used = {1: 1, 2: 1}
    second.state.used = {2: 1, 1: 1}
    assert first.digest() == second.digest()


def test_a_digest_tells_positions_apart() -> None:
    g = opened(hands=(("feast", "herald"), NONE, NONE, NONE))
    other = g.clone()
    say(other, "play:feast")
    assert other.digest() != g.digest()


def test_the_same_seed_gives_the_same_game() -> None:
    assert game(seed=4).digest() == game(seed=4).digest() != game(seed=5).digest()


def test_without_a_seed_the_game_waits_for_chance() -> None:
    g = Game.new(PARLEY, {})
    assert g.question.kind == "shuffle"
    assert g.question.awaited() == ()


def test_the_options_of_a_table_are_checked() -> None:
    with pytest.raises(ValueError, match=r"rounds"):
        Game.new(PARLEY, {"rounds": 9})
