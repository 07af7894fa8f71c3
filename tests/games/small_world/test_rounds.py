"""Whole games: whose turn it is, how the marker moves, and how the column of combos lives."""

from random import Random
from typing import Any

import pytest

from conformance import take_randomly
from meetingstone import registry
from meetingstone.engine import NONE, Event, Game, seed_from
from meetingstone.games.small_world.content import base
from meetingstone.games.small_world.options import Pick
from meetingstone.games.small_world.state import Table

CONTENT = base()
SMALL_WORLD = registry.game("small_world")
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
WORGEN = CONTENT.race("worgen")

every_count = pytest.mark.parametrize("players", ROUNDS)


def table(players: int, seed: int = 1, **settings: Any) -> Game[Table]:
    return Game.new(SMALL_WORLD, {"players": players, **settings}, seed=seed_from(seed))


def played(players: int, seed: int, **settings: Any) -> Game[Table]:
    """A random game to its end."""
    g, rng = table(players, seed, **settings), Random(seed)
    while not g.over:
        take_randomly(g, rng)
    return g


def told(g: Game[Table], *kinds: str) -> list[Event]:
    return [event for event in g.log or [] if event.kind in kinds]


# ---- turn order


@pytest.mark.rules("SW-ROUND-01")
@every_count
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    first = [table(players, seed).state.first for seed in range(100)]
    assert set(first) == set(range(players))
    assert max(map(first.count, range(players))) < 2.5 * 100 / players


@pytest.mark.rules("SW-ROUND-01")
@pytest.mark.parametrize("first", range(3))
def test_the_table_may_choose_the_first_player(first: int) -> None:
    for seed in range(5):
        g = table(3, seed, first=first)
        assert g.state.first == g.state.seat == first
        assert g.question is not None and g.question.awaited() == (first,)


@pytest.mark.rules("SW-ROUND-02", "SW-ROUND-03")
@pytest.mark.parametrize("first", [0, 1])
@every_count
def test_every_round_gives_everybody_one_turn_clockwise_from_the_first_player(players: int, first: int) -> None:
    g = played(players, seed=players, first=first)
    clockwise = [(first + i) % players for i in range(players)]
    expected = [
        row for round in range(1, ROUNDS[players] + 1) for row in [("round", round), *(("turn", s) for s in clockwise)]
    ]
    found = [
        (event.kind, event.values["round" if event.kind == "round" else "seat"]) for event in told(g, "round", "turn")
    ]
    # The marker stands on the first spot from the start; before every later round it moves, then the first plays.
    assert found == expected
    assert g.state.round == ROUNDS[players]


@pytest.mark.rules("SW-ROUND-03")
def test_the_marker_moves_before_the_first_player_is_asked() -> None:
    g, rng = table(3, first=1), Random(3)
    before = g.state.round
    while not g.over:
        seat = g.state.seat
        take_randomly(g, rng)
        if g.state.round != before:
            assert (seat, g.state.seat, g.state.round) == (0, 1, before + 1)
            before = g.state.round
    assert before == 10


@pytest.mark.rules("SW-ROUND-04")
@pytest.mark.parametrize("seed", range(8))
def test_in_the_first_round_everybody_picks_conquers_and_scores(seed: int) -> None:
    players = 2 + seed % 4
    g = played(players, seed)
    log = list(g.log or [])
    rounds = [i for i, event in enumerate(log) if event.kind == "round"]
    first_round = log[rounds[0] : rounds[1]]
    starts = [i for i, event in enumerate(first_round) if event.kind == "turn"]
    assert len(starts) == players
    for start, end in zip(starts, [*starts[1:], len(first_round)], strict=True):
        kinds = [event.kind for event in first_round[start:end]]
        assert "declined" not in kinds
        assert kinds.count("picked") == kinds.count("score") == 1
        conquests = [i for i, kind in enumerate(kinds) if kind == "conquered"]
        assert all(kinds.index("picked") < i < kinds.index("score") for i in conquests)


# ---- the column of combos


@pytest.mark.rules("SW-COMBO-01", "SW-COMBO-02", "SW-COMBO-03", "SW-COMBO-04", "SW-COMBO-05", "SW-COMBO-09")
@pytest.mark.parametrize("seed", range(40))
def test_every_pick_is_paid_onto_the_combos_above_and_the_column_moves_up(seed: int) -> None:
    g, rng = table(2 + seed % 4, seed), Random(seed)
    picks = 0
    while not g.over:
        assert g.question is not None
        if g.question.kind == "pick":
            picks += 1
            pick_and_compare(g, rng)
        else:
            take_randomly(g, rng)
    assert picks >= g.state.humans


def pick_and_compare(g: Game[Table], rng: Random) -> None:
    s = g.state
    seat, column, coins, stack = s.seat, s.columns[0], s.coins[s.seat], s.banners[0]
    assert len(column) == 6, "six combos are not visible"
    options = g.options(seat)
    assert [option.race for option in options if isinstance(option, Pick)] == [
        combo.race for price, combo in enumerate(column) if price <= coins
    ]
    price = rng.randrange(len(options))
    g.take(seat, price)
    taken = column[price]
    assert g.state.players[seat].race == taken.race and g.state.players[seat].power == taken.power
    if taken.race != WORGEN:
        # Worgen without a coin have just taken those of their human form.
        assert g.state.coins[seat] == coins - price + taken.coins
    above = [(combo.race, combo.power, combo.coins + 1) for combo in column[:price]]
    below = [(combo.race, combo.power, combo.coins) for combo in column[price + 1 :]]
    left = [(combo.race, combo.power, combo.coins) for combo in g.state.columns[0]]
    assert left[:5] == above + below
    assert len(left) == 6 and left[5][0] == stack[0] and left[5][2] == 0


@pytest.mark.rules("SW-COMBO-10", "SW-COMBO-11")
@pytest.mark.parametrize("seed", range(5))
def test_badges_come_round_again_and_six_combos_are_always_on_show(seed: int) -> None:
    """Five players who go In Decline whenever they can need more than the 20 badges."""
    g = table(5, seed)
    while not g.over:
        s = g.state
        known = [combo.power for combo in s.columns[0]] + s.badges + s.discarded
        known += [power for player in s.players for power in (player.power, player.declined_power) if power != NONE]
        assert sorted(known) == list(range(20)), "a badge is missing, or there twice"
        assert len(s.columns[0]) == 6
        hurry(g)
    shown = [event.values["power"] for event in told(g, "combo")]
    assert len(shown) > 20
    # Until the stack runs out no badge is seen twice.
    assert len(set(shown[:20])) == 20


def hurry(g: Game[Table]) -> None:
    """Decline or be done when possible; conquer something before."""
    assert g.question is not None
    (seat,) = g.question.awaited()
    keys = g.keys(seat)
    conquest = [key for key in keys if key.startswith("conquer:") and g.state.turn == {}]
    wish = next((key for key in [*conquest[:1], "decline", "done"] if key in keys), keys[0])
    g.answer(g.number, wish, seat=seat)
