"""Nothing in the box goes untested: every card, board face and refusal occurs in the scenarios and random games."""

import re
from pathlib import Path
from random import Random

import pytest

import meetingstone
from games.small_world.test_random_games import TABLES
from meetingstone import registry
from meetingstone.engine import Game, Refused, Why, scenario, seed_from
from meetingstone.games.small_world.board import faces
from meetingstone.games.small_world.content import base

CONTENT = base()
MURLOCS = CONTENT.murlocs
LOCALE = Path(meetingstone.__file__).parent / "locale" / "en"
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "small_world"
GAMES = 120


def cards_of(g: Game) -> set[str]:
    """What is or was in play, by the log and the table."""
    seen = {value[1:].partition("-")[2] for event in g.log for value in event.values.values() if _is_name(value)}
    markers = {CONTENT.markers[kind].id for kind, at in enumerate(g.state.marker_at) if at >= 0}
    races = {race for player in g.state.players for race in (player.race, player.declined)} - {-1, MURLOCS}
    powers = {player.power for player in g.state.players} - {-1}
    return (
        seen
        | markers
        | {CONTENT.races[race].id for race in races}
        | {CONTENT.powers[power].id for power in powers}
        | set(g.state.boards)
    )


def _is_name(value: object) -> bool:
    return isinstance(value, str) and value.startswith(("@race-", "@power-", "@marker-"))


@pytest.fixture(scope="module")
def occurred() -> tuple[set[str], set[str]]:
    """The cards and the reasons of refusals that occur."""
    cards: set[str] = set()
    reasons: set[str] = set()
    patch = pytest.MonkeyPatch()

    class Watched(Refused):
        def __init__(self, why: Why) -> None:
            reasons.add(why.reason)
            super().__init__(why)

    patch.setattr("meetingstone.engine.kernel.Refused", Watched)
    patch.setattr("meetingstone.games.small_world.flow.match.Refused", Watched)
    definition = registry.game("small_world")
    for path in SCENARIOS.rglob("*.toml"):
        cards |= cards_of(scenario.run(scenario.read(path), registry.games()))
    for settings in REFUSED_SETTINGS:
        with pytest.raises(Refused):
            Game.new(definition, settings)
    for seed in range(GAMES):
        g = Game.new(definition, TABLES[seed % len(TABLES)], seed=seed_from(seed))
        rng = Random(seed)
        while not g.over:
            seat = g.question.awaited()[0]
            g.take(seat, rng.randrange(len(g.options(seat))))
        cards |= cards_of(g)
    patch.undo()
    return cards, reasons


REFUSED_SETTINGS = [
    {"players": 6},
    {"players": 2, "first": 5},
    {"players": 1, "mode": "murlocs", "murlocs": 2},
    {"players": 2, "boards": ["large-1a", "large-9z"]},
    {"players": 2, "boards": ["large-1a", "large-2a"]},
    {"players": 5, "boards": ["large-1a", "large-1b", "medium-1a", "small-1a", "small-2a"]},
]


def test_every_card_and_board_occurs(occurred: tuple[set[str], set[str]]) -> None:
    everything = {card.id for card in CONTENT.cards} | set(faces())
    assert everything - occurred[0] - {"murlocs"} == set()


def test_every_refusal_occurs(occurred: tuple[set[str], set[str]]) -> None:
    texts = "".join(file.read_text("utf-8") for file in LOCALE.glob("*.ftl"))
    # Texts of the other games are named `why-ag-` and `why-bg-`.
    known = set(re.findall(r"^why-((?!ag-|bg-)\S+) =", texts, re.M))
    assert known - occurred[1] - {"not-your-decision"} == set()


@pytest.mark.rules("SW-ROUND-02")
def test_a_seat_that_is_not_asked_learns_only_that() -> None:
    g = Game.new(registry.game("small_world"), {"players": 3, "first": 0}, seed=seed_from(1))
    why = g.explain("pick:naga", seat=1)
    assert why == Why("SW-ROUND-02", "not-your-decision")
