"""The board holds what the rulebook and its open points ask for (AG-BOARD-01 to AG-BOARD-11)."""

import json
from collections import Counter
from itertools import pairwise

from meetingstone.games.adventure.content import BOX, CONTENT, HERE
from meetingstone.games.adventure.vocabulary import LEVELS, GainLevel, GainTrophy

SPACES = {space.id: space for space in CONTENT.spaces}


def reach(start: str, level: str, most: int = 99) -> dict[str, int]:
    """Distance of every space that a character of ``level`` can walk to."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [
            there
            for here in edge
            for there in SPACES[here].links
            if there not in found
            and LEVELS.index(SPACES[there].level) <= LEVELS.index(level)
            and found.setdefault(there, found[here] + 1) <= most
        ]
    return {space: distance for space, distance in found.items() if distance <= most}


def test_it_has_76_spaces_and_109_paths() -> None:
    assert len(SPACES) == 76
    assert sum(len(space.links) for space in CONTENT.spaces) == 2 * 109
    assert Counter(space.kind for space in CONTENT.spaces) == {
        "normal": 34, "key": 26, "city": 3, "encounter": 10, "overlord": 3,
    }  # fmt: skip


def test_every_city_is_reached_on_foot_by_a_grey_character() -> None:
    """AG-BOARD-11."""
    cities = {space.id for space in CONTENT.spaces if space.kind == "city"}
    assert cities == {"undercity", "ironforge", "stormwind_city"}
    assert all(cities <= set(reach(city, "grey")) for city in cities)
    assert all(SPACES[city].level == "grey" for city in cities)


def test_brill_is_near_undercity() -> None:
    assert reach("undercity", "grey")["brill"] <= 2


def test_everything_is_connected() -> None:
    assert set(reach("undercity", "red")) == set(SPACES)


def test_named_key_locations_exist() -> None:
    for name in ("brill", "lights_hope_chapel", "caer_darrow", "hearthglen", "goldshire", "southshore", "lakeshire"):
        assert SPACES[name].kind == "key"


def test_each_level_is_awarded_where_the_level_before_may_go() -> None:
    """AG-BOARD-06."""
    for before, level in pairwise(LEVELS):
        awarding = [
            space.id
            for space in CONTENT.spaces
            if space.encounter
            and any(isinstance(each, GainLevel) and each.level == level for each in space.encounter.reward)
        ]
        assert len(awarding) >= 2
        assert set(awarding) <= set(reach("ironforge", before))
    green = [s for s in CONTENT.spaces if s.encounter and GainLevel(level="green") in s.encounter.reward]
    assert all(s.encounter and s.encounter.enemy and s.encounter.enemy.type == "melee" for s in green)


def test_overlords_stand_on_red_spaces_and_give_trophies() -> None:
    """AG-BOARD-05, AG-TROPHY-01."""
    overlords = {space.id: space for space in CONTENT.spaces if space.kind == "overlord"}
    assert set(overlords) == {"nefarian", "hakkar", "kelthuzad"}
    for space in overlords.values():
        assert space.level == "red"
        assert space.encounter
        assert any(isinstance(each, GainTrophy) for each in space.encounter.reward)
    assert SPACES["nefarian"].encounter
    assert SPACES["nefarian"].encounter.reward == (GainTrophy(trophy="nefarians_head"),)


def test_booty_bay_is_a_peaceful_task() -> None:
    """AG-TROPHY-01."""
    bay = SPACES["booty_bay"].encounter
    assert bay
    assert bay.enemy is None
    assert bay.do


def test_resources_of_cities_and_key_locations() -> None:
    """AG-BOARD-02, AG-BOARD-03."""
    assert set(BOX.city) == {"large_potion", "quest", "flight", "auction"}
    assert set(BOX.key) == {"scroll", "small_potion", "discovery"}
    flights = [space.id for space in CONTENT.spaces if "flight" in space.resources]
    assert len(flights) >= 4


def test_every_space_is_drawn() -> None:
    drawn = json.loads((HERE / "content" / "map.json").read_text("utf-8"))
    assert set(drawn["spaces"]) == set(SPACES)
