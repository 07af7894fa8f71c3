"""The end of the game: the last round, purses closed until then, who wins."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from conformance import take_randomly
from meetingstone import registry
from meetingstone.engine import HIDDEN, Event, Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.small_world.state import Table

SMALL_WORLD = registry.game("small_world")
LAST_ROUND = {2: 10, 3: 10, 4: 9, 5: 8}
BOARDS = {
    2: ("large-1b", "small-1b"),
    3: ("large-1b", "medium-1a", "small-1b"),
    4: ("large-1b", "medium-1a", "medium-2a", "small-1b"),
    5: ("large-1b", "large-2b", "medium-1a", "small-1b", "small-2a"),
}

every_count = pytest.mark.parametrize("players", LAST_ROUND)


def table(players: int, seed: int, **settings: Any) -> Game[Table]:
    return Game.new(SMALL_WORLD, {"players": players, **settings}, seed=seed_from(seed))


def played(g: Game[Table], seed: int, watch: Callable[[Game[Table]], None] = lambda g: None) -> Game[Table]:
    """``g`` at its end, played at random; ``watch`` sees every decision."""
    rng = Random(seed)
    while not g.over:
        watch(g)
        take_randomly(g, rng)
    return g


def ended(players: int, coins: list[int], regions: dict[str, str], **player: list[Any]) -> Game[Table]:
    """The moment after the last turn: races[i], powers[i] ... of each player."""
    rows = [
        {"coins": amount, **{name: values[seat] for name, values in player.items()}}
        for seat, amount in enumerate(coins)
    ]
    return SMALL_WORLD.position(
        {
            "players": players,
            "boards": BOARDS[players],
            "round": LAST_ROUND[players],
            "seat": players - 1,
            "phase": "show_combos",
            "player": rows,
            "regions": regions,
        }
    )


# ---- the last round


@pytest.mark.rules("SW-END-01")
@every_count
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_takes_one_last_turn_in_the_last_round(players: int, first: int) -> None:
    g = played(table(players, seed=players + first, first=first), seed=first)
    log = list(g.log or [])
    last = max(i for i, event in enumerate(log) if event.kind == "round")
    assert log[last].values == {"round": LAST_ROUND[players], "rounds": LAST_ROUND[players]}
    turns = [event.values["seat"] for event in log[last:] if event.kind == "turn"]
    assert turns == [(first + i) % players for i in range(players)]
    assert log[-1].kind == "end"


@pytest.mark.rules("SW-END-01")
@every_count
def test_the_game_ends_with_the_last_turn_of_the_last_round_and_not_before(players: int) -> None:
    plain = {"players": players, "boards": BOARDS[players], "phase": "show_combos", "seat": players - 1}
    for round in range(1, LAST_ROUND[players]):
        g = SMALL_WORLD.position({**plain, "round": round})
        assert not g.over and g.state.round == round + 1
    for seat in range(players - 1):
        assert not SMALL_WORLD.position({**plain, "round": LAST_ROUND[players], "seat": seat}).over
    assert SMALL_WORLD.position({**plain, "round": LAST_ROUND[players]}).over


# ---- closed purses


@pytest.mark.rules("SW-COIN-02")
@every_count
def test_nobody_sees_the_coins_of_the_others_until_the_end(players: int) -> None:
    def watch(g: Game[Table]) -> None:
        for seat in range(players):
            seen = view(g, seat).state.coins
            assert seen == [coins if other == seat else HIDDEN for other, coins in enumerate(g.state.coins)]

    played(table(players, seed=3), 3, watch)


@pytest.mark.rules("SW-COIN-02", "SW-END-02")
@every_count
def test_all_coins_are_revealed_at_the_end(players: int) -> None:
    g = played(table(players, seed=5), 5)
    for seat in range(players):
        assert view(g, seat).state.coins == g.state.coins
    (end,) = (event for event in g.log or [] if event.kind == "end")
    assert end.values["coins"] == g.state.coins and end.to is None


@pytest.mark.rules("SW-COIN-02")
def test_gains_payments_and_coins_on_combos_are_seen_by_all() -> None:
    g = table(4, seed=6)
    rng = Random(6)
    kinds: set[str] = set()
    while not g.over:
        start = len(g.log or [])
        take_randomly(g, rng)
        new: list[Event] = list(g.log or [])[start:]
        kinds |= {event.kind for event in new}
        assert all(event.to is None for event in new)
        for seat in range(4):
            assert view(g, seat).state.columns == g.state.columns
    assert {"score", "picked", "gain"} <= kinds


# ---- who wins


@pytest.mark.rules("SW-COIN-01", "SW-END-02")
@pytest.mark.parametrize("seed", range(12))
def test_the_coins_are_the_score_and_the_most_win(seed: int) -> None:
    g = played(table(2 + seed % 4, seed), seed)
    result = g.result()
    assert list(result.scores) == g.state.coins
    best = max(g.state.coins)
    assert result.winners and all(g.state.coins[seat] == best for seat in result.winners)
    if g.state.coins.count(best) == 1:
        assert result.winners == (g.state.coins.index(best),)


@pytest.mark.rules("SW-END-02")
def test_coins_on_combos_belong_to_nobody() -> None:
    g = SMALL_WORLD.position(
        {
            "players": 2,
            "boards": BOARDS[2],
            "round": 10,
            "seat": 1,
            "phase": "show_combos",
            "column": ["humans farmer 40", "forsaken ranger", "draenei fishing", "naga mining", "kobolds sailing"],
            "player": [{"coins": 30}, {"coins": 31}],
        }
    )
    assert g.result().winners == (1,)
    assert g.result().scores == (30, 31)


@pytest.mark.rules("SW-END-03", "SW-END-04")
@pytest.mark.parametrize(
    ("coins", "orcs", "trolls", "tauren", "winners"),
    [
        ((70, 69, 69), 1, 5, 8, (0,)),  # no tie: tokens do not matter
        ((70, 70, 69), 4, 5, 8, (1,)),  # the third is not tied
        ((70, 70, 70), 4, 5, 8, (2,)),
        ((70, 70, 70), 5, 5, 4, (0, 1)),
        ((70, 70, 70), 4, 4, 4, (0, 1, 2)),
        ((69, 70, 70), 8, 4, 4, (1, 2)),
    ],
)
def test_ties(coins: tuple[int, ...], orcs: int, trolls: int, tauren: int, winners: tuple[int, ...]) -> None:
    regions = {"elwynn": f"{orcs} orcs", "tanaris": f"{trolls} trolls", "greymane": f"{tauren} tauren"}
    races, powers = ["orcs", "trolls", "tauren"], ["farmer", "mining", "ranger"]
    g = ended(3, list(coins), regions, race=races, power=powers)
    assert g.over
    assert g.result().winners == winners
