"""Rulings that the twelve faces cannot show: Magic in the Region of the size letter, and several waters on a board."""

from collections.abc import Iterator
from typing import Any

import pytest

from meetingstone.engine import Game
from meetingstone.games.small_world.board import Face, Land, faces
from meetingstone.games.small_world.game import GAME
from meetingstone.games.small_world.state import Table

FACE = "small-9a"


def land(name: str, terrain: str, neighbours: str, *symbols: str) -> Land:
    return Land(name, terrain, symbols, tuple(neighbours.split()), (0, 0), ((0, 0), (1, 0), (0, 1)))


@pytest.fixture(autouse=True)
def islet() -> Iterator[None]:
    """A small face of two Lakes that touch, a shore between them and an isle with Magic and the size letter."""
    faces()[FACE] = Face(
        FACE,
        "small-9",
        "small",
        1,
        1,
        (
            land("isle", "fields", "shore north_lake", "magic", "size"),
            land("shore", "hill", "isle north_lake south_lake", "entry"),
            land("north_lake", "lake", "isle shore south_lake"),
            land("south_lake", "lake", "shore north_lake"),
        ),
    )
    yield
    del faces()[FACE]


def table(**position: Any) -> Game[Table]:
    return GAME.position({"players": 2, "boards": ["large-1b", FACE], **position})


def facts(g: Game[Table]) -> dict[str, Any]:
    return GAME.facts(g)


@pytest.mark.rules("SW-POWER-FISHING-01")
def test_a_region_on_two_waters_pays_one_fishing_coin() -> None:
    g = table(player=[{"race": "orcs", "power": "fishing"}], regions={"shore": "1 orcs"})
    assert facts(g)["players"][0]["income"] == 2


@pytest.mark.rules("SW-POWER-FISHING-01")
def test_a_lake_of_fishing_naga_pays_when_it_touches_another_lake() -> None:
    g = table(player=[{"race": "naga", "power": "fishing"}], regions={"north_lake": "1 naga"})
    assert facts(g)["players"][0]["income"] == 2


PORTAL: dict[str, Any] = {
    "phase": "conquests",
    "player": [{"race": "orcs", "power": "portal_mage", "hand": 2}, {"race": "naga", "power": "farmer"}],
}


@pytest.mark.rules("SW-MARK-01", "SW-POWER-PORTAL-MAGE-01")
def test_arriving_through_a_portal_turns_the_marker_up() -> None:
    g = table(**PORTAL, regions={"deadwind": "1 naga", "elwynn": "1 orcs"}, face_down={FACE: "karazhan"})
    g.answer(g.number, "exchange:deadwind+isle", seat=0)
    assert facts(g)["regions"]["isle"] == "1 naga"
    assert facts(g)["markers"] == {"karazhan": "isle"}
    assert facts(g)["face_down"] == {}


@pytest.mark.rules("SW-MARK-09", "SW-POWER-PORTAL-MAGE-01")
def test_a_face_down_marker_stays_when_nobody_arrives() -> None:
    regions = {"deadwind": "1 murlocs", "elwynn": "1 orcs"}
    g = table(**PORTAL, regions=regions, face_down={FACE: "frostmourne"})
    g.answer(g.number, "exchange:deadwind+isle", seat=0)
    assert facts(g)["regions"]["isle"] == "1 murlocs"
    assert facts(g)["markers"] == {}
    assert facts(g)["face_down"] == {FACE: "frostmourne"}


@pytest.mark.rules("SW-MARK-09", "SW-POWER-PORTAL-MAGE-01")
def test_a_face_down_marker_alone_is_nothing_to_exchange() -> None:
    g = table(**PORTAL, regions={"elwynn": "1 orcs"}, face_down={FACE: "frostmourne"})
    assert not [key for key in g.keys(0) if key.startswith("exchange:")]
    why = g.explain("exchange:deadwind+isle", seat=0)
    assert why is not None and why.rule == "SW-POWER-PORTAL-MAGE-01"


@pytest.mark.rules("SW-PLACE-WELL-OF-ETERNITY-01")
def test_no_printed_face_has_two_waters_to_choose_from() -> None:
    printed = [face for face in faces().values() if face.id != FACE]
    assert len(printed) == 12
    assert all(sum(land.terrain in ("sea", "lake") for land in face.region) <= 1 for face in printed)
