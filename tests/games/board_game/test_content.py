"""What the catalogue of rules says of the content of the box."""

from collections import Counter
from typing import Any

import pytest

from meetingstone.engine import ContentError
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.handlers import HANDLERS
from meetingstone.games.board_game.game import GAME


@pytest.mark.rules("BG-CREAT-01", "BG-CREAT-02", "BG-CREAT-03", "BG-GEN-08")
def test_thirteen_kinds_of_creatures() -> None:
    assert len(CONTENT.kinds) == 13
    assert sum(sum(kind.figures) for kind in CONTENT.kinds) == 120
    for kind in CONTENT.kinds:
        green, red, blue = (kind.values(colour) for colour in range(3))
        assert green.threat == red.threat <= blue.threat <= green.threat + 1
        assert green.attack <= blue.attack <= red.attack and green.health <= blue.health <= red.health
        assert green.attack + green.health < red.attack + red.health


@pytest.mark.rules("BG-BOARD-01", "BG-BOARD-03", "BG-BOARD-04", "BG-BOARD-05", "BG-BOARD-06")
def test_the_board() -> None:
    assert len(CONTENT.regions) == 67 and len({region.area for region in CONTENT.regions}) == 7
    assert sum(len(links) for links in CONTENT.links) == 2 * 118
    for side in ("horde", "alliance"):
        assert sum(side in region.flight for region in CONTENT.regions) == 4
        assert sum(side in region.town for region in CONTENT.regions) == 3
    yards = {region.area for region in CONTENT.regions if region.graveyard}
    assert len(yards) == 7 and not any(region.graveyard for region in CONTENT.regions if region.home)


@pytest.mark.rules("BG-BOARD-07", "BG-BOARD-08")
def test_the_tracks() -> None:
    assert BOX.track.spaces == 30 and BOX.levels == (5, 10, 19, 30)
    assert BOX.track.events == (4, 7, 10, 13, 16, 19, 22, 25)
    items = [space for spaces in BOX.track.items.values() for space in spaces]
    assert not set(items) & set(BOX.track.events)
    assert BOX.track.items == {"triangle": (2, 5, 8, 11), "square": (14, 17, 20), "circle": (23, 26, 29)}


@pytest.mark.rules("BG-POWER-01", "BG-TAL-01", "BG-TAL-03", "BG-CHAR-01", "BG-CHAR-02", "BG-EQUIP-01", "BG-EQUIP-10")
def test_class_decks_and_sheets() -> None:
    for name, file in CONTENT.classes.items():
        assert len(file.power) == 12 and len(file.talent) == 12
        assert [sum(talent.level == level for talent in file.talent) for level in (2, 3, 4, 5)] == [3, 3, 3, 3], name
        assert len(file.sheet.area) == 7
        assert list(file.sheet.health) == sorted(file.sheet.health)
        assert sum(bool(area.printed) for area in file.sheet.area) >= 3


@pytest.mark.rules("BG-EQUIP-14", "BG-EQUIP-12", "BG-POWER-07")
def test_every_power_fits_an_area_of_its_class() -> None:
    for file in CONTENT.classes.values():
        for power in file.power:
            assert any(power.type in area.types for area in file.sheet.area), power.id
    categories = {card.category for card in CONTENT.cards if card.category}
    assert categories == {
        "aura", "blessing", "seal", "demon", "pet", "aspect", "beast_form", "weapon_enhancement", "stance",
    }  # fmt: skip


@pytest.mark.rules("BG-ITEM-04", "BG-ITEM-12", "BG-EQUIP-13")
def test_the_item_decks() -> None:
    copies = {deck: 0 for deck in ("triangle", "square", "circle", "special")}
    for item in CONTENT.items:
        copies[item.deck] += item.copies
        assert item.energy == 0 and item.gold > 0 and 1 <= item.level <= 5
    assert copies == {"triangle": 46, "square": 30, "circle": 16, "special": 28}
    assert len(CONTENT.items) == 95
    add_ons = {item.id for item in CONTENT.items if item.is_add_on}
    assert {item.function for item in CONTENT.items if item.is_add_on} == {"helmet", "shield", "scope"}
    assert len(add_ons) == 9


@pytest.mark.rules("BG-ITEM-08", "BG-QUEST-02", "BG-QUEST-15")
def test_quests_name_every_special_item_once() -> None:
    named = [name for quest in CONTENT.quests for name in quest.special]
    assert sorted(named) == sorted(item.id for item in CONTENT.items if item.deck == "special")
    levels = {"grey": (1,), "green": (2, 3), "yellow": (3, 4), "red": (4, 5)}
    for quest in CONTENT.quests:
        assert quest.level in levels[quest.deck]
        assert any(spawn.colour != "blue" for spawn in quest.spawn)
        assert all(1 <= int(symbol[1:]) <= 3 and symbol[0] in "TSC" for symbol in quest.items)


@pytest.mark.rules("BG-EVENT-25", "BG-EVENT-19", "BG-EVENT-16", "BG-EVENT-18")
def test_the_event_deck() -> None:
    normal = [event for event in CONTENT.events if not event.kelthuzad]
    assert sum(event.copies for event in normal if event.bonus) == 26
    assert sum(event.copies for event in normal if not event.bonus) == 21
    assert sum(event.copies for event in CONTENT.events if event.kelthuzad) == 5
    assert all(0 <= event.fate <= 2 for event in CONTENT.events)
    assert all(event.fate == 0 for event in CONTENT.events if event.bonus or event.kelthuzad)
    assert not any(event.boss.startswith(("kazzak", "nefarian", "kelthuzad")) for event in CONTENT.events)


@pytest.mark.rules("BG-QUEST-01")
@pytest.mark.parametrize("faction", ["horde", "alliance"])
def test_a_faction_has_forty_quests(faction: str) -> None:
    decks = Counter(quest.deck for quest in CONTENT.quests if quest.faction == faction)
    assert decks == {"grey": 8, "green": 12, "yellow": 10, "red": 10}


@pytest.mark.rules("BG-BOARD-06")
def test_regions_are_linked_both_ways() -> None:
    for number, links in enumerate(CONTENT.links):
        assert links and number not in links
        assert all(number in CONTENT.links[other] for other in links)


def test_there_are_three_overlords_and_sixteen_characters() -> None:
    assert [overlord.id for overlord in CONTENT.overlords] == ["kazzak", "nefarian", "kelthuzad"]
    assert Counter(character.faction for character in CONTENT.characters) == {"horde": 8, "alliance": 8}
    assert {character.cls for character in CONTENT.characters} == set(CONTENT.classes)
    assert sum(len(file.power) + len(file.talent) for file in CONTENT.classes.values()) == 216


def test_few_cards_need_code() -> None:
    """At least 85 % are data alone, and no handler stands about unused."""
    named = {ability.handler for card in CONTENT.cards for ability in card.ability} - {""}
    plain = sum(1 for card in CONTENT.cards if not any(ability.handler for ability in card.ability))
    print(f"{plain} of {len(CONTENT.cards)} cards ({100 * plain / len(CONTENT.cards):.1f} %) need no handler")
    assert plain >= 0.85 * len(CONTENT.cards)
    assert named == set(HANDLERS)


@pytest.mark.parametrize(
    ("stated", "sentence"),
    [
        ({"pet": 2}, "has no Pet or Demon"),
        ({"bag": ["imp"]}, "imp is no card for bag"),
        ({"spellbook": ["scimitar"]}, "scimitar is no card for spellbook"),
        ({"talents": ["imp"]}, "imp is no card for talents"),
        ({"areas": {"6": ["nightfall"]}}, "nightfall is no card for areas"),
        ({"areas": {"6": ["minor_mana_potion"]}}, "minor_mana_potion is no card for areas"),
    ],
)
def test_a_character_has_each_card_where_it_belongs(stated: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        GAME.position({"hero": [{"id": "leeam_sagewind", "level": 5, **stated}]})
