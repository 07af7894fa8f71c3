"""The encounters printed on the board: each with powers of its own, and as strong as what it gives."""

from collections import Counter
from statistics import mean

import pytest
from tests.games.adventure.fighters import heroes, odds

from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.pieces import Encounter, Space
from meetingstone.games.adventure.vocabulary import LEVELS, GainLevel, GainTrophy, May
from meetingstone.texts import LANGUAGES, Texts

FIGHTS = [space for space in CONTENT.spaces if space.encounter and space.encounter.enemy]


def enemy(space: Space) -> Encounter:
    assert space.encounter
    assert space.encounter.enemy
    return space.encounter.enemy


def won(space: Space, attack: int = 0) -> float:
    """How often characters of the space's colour win, with its gear and so much more attack."""
    level = LEVELS.index(space.level)
    return mean(odds(hero._replace(effort=attack), enemy(space), level).won for hero in heroes(level, level))


def test_each_has_powers_of_its_own() -> None:
    """AG-OPEN-14."""
    assert all(enemy(space).traits and (enemy(space).trigger or enemy(space).modify) for space in FIGHTS)
    rows = [(enemy(space).trigger, enemy(space).modify) for space in FIGHTS]
    assert len(set(rows)) == len(rows)
    cards = {(c.encounter.trigger, c.encounter.modify) for c in CONTENT.challenges if c.encounter and not c.event}
    assert not cards & {row for row in rows if any(row)}


def test_none_has_aggro() -> None:
    """AG-AGGRO-01: aggro is about markers, and what is printed never leaves one (AG-COMBAT-22)."""
    assert [space.id for space in FIGHTS if "aggro" in enemy(space).traits] == []


@pytest.mark.parametrize("space", [s for s in FIGHTS if s.kind == "encounter"], ids=lambda space: space.id)
def test_what_gives_a_level_is_harder_than_its_deck(space: Space) -> None:
    assert space.encounter
    assert [type(effect) for effect in space.encounter.reward] == [GainLevel]
    assert 0.35 <= won(space) <= 0.68
    assert 0.65 <= won(space, 2) <= 0.95


@pytest.mark.parametrize("space", [s for s in FIGHTS if s.kind == "overlord"], ids=lambda space: space.id)
def test_overlords_fall_to_those_who_prepare(space: Space) -> None:
    """AG-BOARD-05."""
    assert space.encounter
    assert [type(effect) for effect in space.encounter.reward] == [GainTrophy]
    assert 0.1 <= won(space) <= 0.3
    assert 0.4 <= won(space, 2) <= 0.65
    assert won(space, 4) >= 0.7


def test_booty_bay_takes_three_items_for_a_trophy() -> None:
    """AG-OPEN-15: a task that may be left alone."""
    bay = CONTENT.spaces[CONTENT.space["booty_bay"]].encounter
    assert bay
    (task,) = bay.do
    assert isinstance(task, May)
    assert (task.cost.items, task.then, task.otherwise) == (3, (GainTrophy(trophy="blackwater_charter"),), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_spaces_have_names_of_their_own(language: str) -> None:
    t = Texts(language)
    told = Counter(t(f"ag-{space.id}") for space in CONTENT.spaces)
    assert [name for name, count in told.items() if count > 1] == []
    assert all(t(f"ag-{region}") for region in CONTENT.regions)
    for space in FIGHTS:
        assert t(f"ag-{enemy(space).id}")
        assert 2 <= len(t(f"ag-{enemy(space).id}-flavour").split()) <= 12


def test_spaces_of_the_catalogue_have_their_names() -> None:
    """AG-BOARD-11, AG-EX-07, AG-EX-09, AG-EX-26."""
    t = Texts("en")
    names = {
        "undercity": "Undercity", "stormwind_city": "Stormwind City", "ironforge": "Ironforge", "brill": "Brill",
        "lights_hope_chapel": "Light’s Hope Chapel", "caer_darrow": "Caer Darrow", "hearthglen": "Hearthglen",
        "booty_bay": "Booty Bay", "nefarian": "Nefarian",
    }  # fmt: skip
    assert {space: t(f"ag-{space}") for space in names} == names
