"""What a challenge deck must be: counts, variety, and encounters as strong as those who meet them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from statistics import mean

import msgspec
import pytest
from tests.games.adventure.fighters import gear, heroes, odds

from meetingstone.engine.content import Stated
from meetingstone.games.adventure.content import CONTENT, effects_of
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.pieces import EncounterCard, Event, Item
from meetingstone.games.adventure.vocabulary import LEVELS, InForce, Trigger
from meetingstone.texts import LANGUAGES, Texts

COLOURS = LEVELS


def encounters(colour: str) -> list[EncounterCard]:
    cards = (card for card in CONTENT.challenges if LEVELS[card.level] == colour)
    return [card.encounter for card in cards if isinstance(card.encounter, EncounterCard)]


def events(colour: str) -> list[Event]:
    return [card.event for card in CONTENT.challenges if LEVELS[card.level] == colour and card.event]


def items(colour: str) -> list[Item]:
    return [encounter.item for encounter in encounters(colour)]


def has_power(card: InForce) -> bool:
    return bool(card.use or card.trigger or card.modify)


def nameless(card: Stated) -> Stated:
    """A card without its name, and an encounter without the item on its back, which is a card of its own."""
    rows: dict[str, object] = {"id": ""}
    if isinstance(card, EncounterCard):
        rows["item"] = None
    elif isinstance(card, Event):
        rows |= {name: nameless(face) for name in ("item", "enemy", "back") if (face := getattr(card, name))}
    return msgspec.structs.replace(card, **rows)


def alike(cards: list[Stated]) -> list[list[str]]:
    groups: dict[Stated, list[str]] = {}
    for card in cards:
        groups.setdefault(nameless(card), []).append(getattr(card, "id", ""))
    return [group for group in groups.values() if len(group) > 1]


# ---- counts


@pytest.mark.parametrize("colour", COLOURS)
def test_a_deck_has_40_cards(colour: str) -> None:
    """AG-SETUP-02, AG-OPEN-07."""
    assert len(encounters(colour)) == 32
    assert len(events(colour)) == 8
    assert Counter(event.kind for event in events(colour)).keys() == {"global", "location", "special"}


@pytest.mark.parametrize("colour", COLOURS)
def test_location_events_are_spread_over_the_board(colour: str) -> None:
    """AG-EVENT-12: two on one space would push each other out."""
    spaces = [CONTENT.spaces[CONTENT.space[event.space]] for event in events(colour) if event.space]
    assert len({space.region for space in spaces}) == len(spaces)


def test_location_events_of_all_decks_have_spaces_of_their_own() -> None:
    times = Counter(card.event.space for card in CONTENT.challenges if card.event and card.event.space)
    assert [space for space, count in times.items() if count > 1] == []


@pytest.mark.parametrize("colour", COLOURS)
def test_a_fifth_is_aggressive(colour: str) -> None:
    assert all(encounter.traits for encounter in encounters(colour))
    assert 5 <= sum("aggro" in encounter.traits for encounter in encounters(colour)) <= 8


@pytest.mark.parametrize("colour", COLOURS)
def test_most_encounters_have_a_power(colour: str) -> None:
    assert sum(has_power(encounter) for encounter in encounters(colour)) >= 26


@pytest.mark.parametrize("colour", COLOURS)
def test_powers_are_triggered_by_all_faces(colour: str) -> None:
    for cards in (encounters(colour), items(colour)):
        faces = Counter(face for card in cards for trigger in card.trigger for face in trigger.on)
        assert min(faces[face] for face in range(1, 7)) >= 1
        assert max(faces.values()) <= 0.35 * faces.total()


@pytest.mark.parametrize("colour", COLOURS)
def test_every_event_says_something(colour: str) -> None:
    assert [event.id for event in events(colour) if not (event.do or has_power(event))] == []


# ---- items


@pytest.mark.parametrize("colour", COLOURS)
def test_items_are_a_third_of_each_kind(colour: str) -> None:
    kinds = Counter(item.kind for item in items(colour))
    assert all(10 <= kinds[kind] <= 12 for kind in ("weapon", "armor", "bag")), kinds
    assert all(has_power(item) for item in items(colour) if item.kind == "bag")


@pytest.mark.parametrize("colour", COLOURS)
def test_items_have_one_or_two_potions(colour: str) -> None:
    """AG-POTION-05."""
    assert [
        item.id for item in items(colour) if len(item.potions) > 2 or len(set(item.potions)) < len(item.potions)
    ] == []
    icons = Counter(potion for item in items(colour) for potion in item.potions)
    assert min(icons[potion] for potion in ("health", "mana", "swiftness")) >= 0.25 * icons.total()


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("character", CONTENT.characters, ids=lambda character: character.id)
def test_each_character_can_use_about_half_of_the_gear(colour: str, character: object) -> None:
    """AG-ITEM-09."""
    side = character.card[LEVELS.index(colour)].start  # type: ignore[attr-defined]
    wearable = sum(item.kind != "bag" for item in items(colour))
    weapons, armors = (len(gear(LEVELS.index(colour), kind, side)) for kind in ("weapon", "armor"))
    assert 0.4 <= (weapons + armors) / wearable <= 0.65
    assert min(weapons, armors) >= 4


# ---- variety


def test_no_two_cards_differ_only_in_name() -> None:
    cards = [card.encounter for card in CONTENT.challenges if isinstance(card.encounter, EncounterCard)]
    assert alike(list(cards)) == []
    assert alike([card.item for card in CONTENT.challenges if card.item]) == []
    assert alike([card.event for card in CONTENT.challenges if card.event]) == []


def test_all_names_of_challenge_cards_are_different() -> None:
    assert [name for name, count in Counter(names()).items() if count > 1] == []


def names(colour: str = "") -> Iterator[str]:
    for card in CONTENT.challenges:
        if not colour or LEVELS[card.level] == colour:
            yield card.id
            if card.item:
                yield card.item.id
            if card.event and card.event.enemy:
                yield card.event.enemy.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_card_has_a_name_and_a_line_of_flavour(colour: str, language: str) -> None:
    t = Texts(language)
    told = [t(f"ag-{name}") for name in names(colour)]
    assert [name for name, count in Counter(told).items() if count > 1] == []
    for card in (*encounters(colour), *events(colour)):
        line = t(f"ag-{card.id}-flavour")
        assert 2 <= len(line.split()) <= 12, line


# ---- strength

TABLE = {
    "grey": ((0, 3), (4, 6), (1, 2), (2, 3), (4, 5)),
    "green": ((2, 4), (6, 8), (1, 2), (4, 4), (6, 7)),
    "yellow": ((4, 6), (8, 10), (1, 3), (5, 6), (8, 9)),
    "red": ((5, 8), (10, 12), (1, 4), (7, 8), (10, 11)),
}
"""README: attack, defense and damage of encounters, attack of weapons, defense of armor."""


@pytest.mark.parametrize("colour", COLOURS)
def test_values_are_those_of_the_colour(colour: str) -> None:
    """One card in six may lie one beside the table: what is strange about it makes up for that."""
    weapons = [item.attack for item in items(colour) if item.kind == "weapon"]
    armors = [item.defense for item in items(colour) if item.kind == "armor"]
    columns = [[getattr(card, name) for card in encounters(colour)] for name in ("attack", "defense", "damage")]
    for (low, high), column in zip(TABLE[colour], (*columns, weapons, armors), strict=True):
        assert min(column) >= low - 1
        assert max(column) <= high + 1
        assert sum(not low <= value <= high for value in column) <= len(column) / 6


@cache
def fights(colour: int, worn: int | None) -> dict[str, dict[str, list[Odds]]]:
    """Results by encounter and character, for each weapon that he may have."""
    found: dict[str, dict[str, list[Odds]]] = {}
    for hero in heroes(colour, worn):
        for foe in encounters(LEVELS[colour]):
            found.setdefault(foe.id, {}).setdefault(hero.id, []).append(odds(hero, foe, colour))
    return found


def won(results: list[Odds]) -> float:
    return float(mean(result.won for result in results))


def table(colour: int, worn: int | None) -> tuple[dict[str, float], dict[str, float], float]:
    """Shares of fights won by encounter and by character, and the damage that a character takes in one."""
    found = fights(colour, worn)
    by_foe = {foe: mean(won(results) for results in row.values()) for foe, row in found.items()}
    by_hero = {c.id: mean(won(row[c.id]) for row in found.values()) for c in CONTENT.characters}
    hurt = mean(float(mean(r.hurt for r in results)) for row in found.values() for results in row.values())
    return by_foe, by_hero, hurt


@pytest.mark.parametrize("colour", COLOURS)
def test_an_equipped_character_wins_about_three_of_five_fights(colour: str) -> None:
    level = LEVELS.index(colour)
    by_foe, by_hero, hurt = table(level, level)
    assert 0.58 <= mean(by_foe.values()) <= 0.68
    assert all(0.5 <= share <= 0.75 for share in by_hero.values()), by_hero
    assert all(0.35 <= share <= 0.92 for share in by_foe.values()), by_foe
    assert 0.3 <= hurt / (1 + level / 3) <= 0.7


@pytest.mark.parametrize("colour", COLOURS)
def test_who_arrives_with_the_gear_of_the_colour_below_has_a_chance(colour: str) -> None:
    level = LEVELS.index(colour)
    by_foe, by_hero, _ = table(level, level - 1 if level else None)
    assert 0.35 <= mean(by_foe.values()) <= 0.56
    assert min(by_hero.values()) >= 0.3


# ---- the catalogue


def encounter(name: str) -> EncounterCard:
    return next(card for colour in LEVELS for card in encounters(colour) if card.id == name)


def item(name: str) -> Item:
    return next(card.item for card in CONTENT.challenges if card.item and card.item.id == name)


def verbs(trigger: Trigger) -> list[str]:
    return [verb for verb, _ in effects_of(trigger)]


def test_encounters_of_the_catalogue_have_their_values() -> None:
    """AG-EX-04, AG-EX-18 to AG-EX-22, AG-EX-24."""
    ghoul, boar, engineer = (encounter(name) for name in ("rotten_ghoul", "mountain_boar", "goblin_engineer"))
    assert (ghoul.type, ghoul.defense, ghoul.damage) == ("melee", 5, 1)
    assert "aggro" in ghoul.traits
    (power,) = ghoul.trigger
    assert power.on == (6,)
    assert verbs(power) == ["boost", "reroll"]
    assert (boar.type, boar.defense) == ("melee", 4)
    assert ghoul in encounters("grey")
    assert boar in encounters("grey")
    assert (engineer.type, engineer.damage) == ("ranged", 2)
    everything = [card for colour in LEVELS for card in encounters(colour)]
    assert any(trigger.on == (1,) and verbs(trigger) == ["reroll"] for card in everything for trigger in card.trigger)
    assert any((card.type, card.attack, card.damage) == ("ranged", 2, 2) for card in everything)


def test_items_of_the_catalogue_have_their_values() -> None:
    """AG-EX-11, AG-EX-14, AG-EX-17, AG-EX-20, AG-EX-23."""
    hammer, staff, bow, gun = (
        item(name) for name in ("smites_mighty_hammer", "medicine_staff", "fine_longbow", "high_tech_supergun")
    )
    (power,) = hammer.trigger
    assert power.on == (6,)
    assert verbs(power)[0] == "damage"
    assert (staff.type, staff.attack) == ("melee", 2)
    assert bow.type == "ranged"
    assert bow in items("grey")
    assert gun in [*items("grey"), *items("green")]
    bearers = (("grumbaz", hammer), ("sandrai", staff), ("burbonn", bow), ("burbonn", gun))
    for name, weapon in bearers:
        side = CONTENT.characters[CONTENT.character[name]].card[1].start
        assert set(weapon.icons) <= set(side.icons)
    grey = items("grey")
    assert any((each.type, each.attack) == ("ranged", 2) and "wand" in each.icons for each in grey)
    rerolls = [
        each
        for each in grey
        if each.type == "ranged" and any(t.on == (1,) and verbs(t) == ["reroll"] for t in each.trigger)
    ]
    assert rerolls
    mails = [each for each in grey if each.defense == 5 and any(verbs(t) == ["boost", "draw"] for t in each.trigger)]
    assert mails


@pytest.mark.parametrize(
    ("name", "won", "hit"),
    [("mountain_boar", 4 / 6, 4 / 6), ("young_wolf", 3 / 6, 4 / 6 + 1 / 6 * 4 / 6), ("ice_claw_bear", 2 / 6, 4 / 6)],
)
def test_the_odds_of_plain_fights_are_those_of_the_dice(name: str, won: float, hit: float) -> None:
    """AG-EX-19: Sandrai has attack 1 and defense 4, and her ranged attack comes first (AG-COMBAT-08)."""
    foe = encounter(name)
    result = odds(next(hero for hero in heroes(0, None) if hero.id == "sandrai"), foe, 0)
    assert result.won == pytest.approx(won)
    assert result.hurt == pytest.approx((1 - won) * hit * foe.damage)
