"""Content is checked when it is read, and what is wrong is said in one sentence."""

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from meetingstone.engine import ContentError
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT, HERE, Content, effects_of
from meetingstone.games.adventure.vocabulary import LEVELS, AbilityCard
from meetingstone.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("abilities_mage.toml", 'do = "cancel_card"', 'do = "cancel_cart"', "did you mean cancel_card?"),
        ("abilities_mage.toml", "energy = 1", "enrgy = 1", "did you mean energy?"),
        ("abilities_mage.toml", 'at = ["played"]', 'at = ["met"]', "cancel_card cannot happen at met"),
        ("trophies.toml", 'id = "nefarians_head"', 'id = "nefarians_hat"', "did you mean nefarians_hat?"),
        ("quests.toml", 'tokens = ["brill"]', "tokens = []", "collects a token on brill that was never put there"),
        ("board.toml", 'links = ["undercity", "tirisfal_glades_1"', 'links = ["tirisfal_glades_1"', "the other way"),
        ("discoveries.toml", 'kept = false\ndo', 'kept = true\ndo', "a kept token states use"),
        ("characters.toml", 'level = "green"', 'level = "grey"', "states cards for grey, green, yellow and red"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        Content(folder)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_every_word_that_a_card_uses_exists() -> None:
    assert CONTENT.loose_ends() == []


def test_a_pack_is_a_few_files_more(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    quest = '[[quest]]\nid = "pack_quest"\ndeck = "elite"\nvalor = 1\ngoals = [{ travel = ["brill"] }]\n'
    (folder / "quests_pack.toml").write_text(quest, "utf-8")
    assert "pack_quest" in Content(folder).quest


def test_trophies_and_tokens_are_those_of_the_box() -> None:
    """AG-TROPHY-01, AG-DISC-01, AG-OPEN-10, AG-OPEN-11."""
    assert sum(trophy.copies for trophy in CONTENT.trophies) == 16
    assert {token.id: token.copies for token in CONTENT.discoveries} == dict.fromkeys(
        (
            "gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant",
            "ambush", "false_map", "power_drain", "disease", "bomb",
        ),
        2,
    )  # fmt: skip
    kept = {token.id for token in CONTENT.discoveries if token.kept}
    assert kept == {"gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant"}


# ---- ability decks


def verbs(card: v.Stated) -> set[str]:
    return {verb for verb, _ in effects_of(card)}


def attaches(card: AbilityCard, to_item: bool) -> bool:
    return any(isinstance(effect, v.Attach) and bool(effect.item) == to_item for _, effect in effects_of(card))


@pytest.mark.parametrize("deck", CONTENT.decks)
def test_an_ability_deck_has_23_cards(deck: str) -> None:
    """AG-ABIL-01; with copies of most of its abilities (AG-OPEN-06)."""
    cards = CONTENT.decks[deck]
    assert sum(card.copies for card in cards) == 23
    assert 11 <= len(cards) <= 14
    assert {card.copies for card in cards} == {1, 2, 3}


def test_every_kind_of_ability_card_is_in_at_least_two_decks() -> None:
    """AG-ABIL-09, AG-ABIL-15 to AG-ABIL-22."""
    found = Counter[str]()
    for deck in CONTENT.decks.values():
        kinds = {card.timing for card in deck} | {f"improved {more.level}" for card in deck for more in card.improved}
        kinds |= {verb for card in deck for verb in verbs(card) & {"cancel_card", "cancel_combat", "set_trap"}}
        kinds |= {"attach to a character" for card in deck if attaches(card, to_item=False)}
        kinds |= {"attach to an item" for card in deck if attaches(card, to_item=True)}
        kinds |= {"weapon replacement" for card in deck if card.weapon}
        found.update(kinds)
    assert set(found) == {
        "movement", "combat", "special", "improved green", "improved yellow", "improved red", "cancel_card",
        "cancel_combat", "set_trap", "attach to a character", "attach to an item", "weapon replacement",
    }  # fmt: skip
    assert [kind for kind, decks in found.items() if decks < 2] == []


def test_traps_and_attached_cards_say_what_they_do() -> None:
    """AG-ABIL-17, AG-ABIL-22."""
    for card in CONTENT.abilities:
        assert ("attach" in verbs(card)) == (card.attached is not None), card.id
        assert ("set_trap" in verbs(card)) == bool(card.trap) == ("trap" in card.keywords), card.id


def test_a_weapon_replacement_keeps_up_with_the_weapons_of_its_level() -> None:
    """AG-ABIL-20: the strongest weapons have 3, 4, 6 and 8; more than that costs more than an energy."""
    for card in CONTENT.abilities:
        if card.weapon is None:
            continue
        dear = card.energy > 1 or card.cost != v.FREE
        for level, best in zip(LEVELS, (3, 4, 6, 8), strict=True):
            grown = [e for more in card.improved if LEVELS.index(more.level) <= LEVELS.index(level) for e in more.do]
            attack = card.weapon.attack + sum(
                e.attack for e in (*card.do, *grown) if isinstance(e, v.Boost) and e.to == "self"
            )
            assert best - 1 <= attack <= best + 2 * dear, f"{card.id} at {level}"


def test_nothing_but_an_attack_defeats_the_great_encounters() -> None:
    """AG-COMBAT-14: any damage defeats an encounter, so a card that deals it says whom it is for."""
    for card in CONTENT.abilities:
        for _, effect in effects_of(card):
            if isinstance(effect, v.Damage) and effect.to == "enemy":
                assert effect.when.fights in (("character",), ("encounter",)), card.id
                assert effect.when.fights == ("character",) or effect.when.enemy_colour, card.id


def test_cards_that_answer_others_are_free() -> None:
    """AG-ABIL-07: outside one's own turn there is no energy to pay them with."""
    for card in CONTENT.abilities:
        if card.of == "other" or set(card.at) & {"attacked", "hurt", "fall"}:
            assert card.energy == 0, card.id


def test_abilities_that_the_rules_name() -> None:
    """AG-OPEN-06: what is known of cards of the box."""
    by_id = {card.id: card for card in CONTENT.abilities}
    bolt = by_id["shadow_bolt"]
    assert bolt in CONTENT.decks["warlock"]
    assert bolt.weapon == v.Weapon(attack=3, type="ranged")
    frostbolt = by_id["frostbolt"]
    assert frostbolt in CONTENT.decks["mage"]
    assert (frostbolt.energy, frostbolt.copies >= 2) == (1, True)
    assert verbs(by_id["ice_block"]) & {"avoid"}
    assert "met" in by_id["ice_block"].at
    assert (by_id["blink"].energy, by_id["blink"].timing) == (1, "combat")
    assert by_id["blink"].do == (v.CancelCombat(),)
    assert by_id["counterspell"].do == (v.CancelCard(),)
    assert (by_id["counterspell"].need.of, by_id["counterspell"].need.within) == ("subject", 3)
    there = by_id["portal"].do[0]
    assert isinstance(there, v.Move)
    assert (there.where, there.leaves_aggro) == ("city", True)
    curse = by_id["curse_of_recklessness"].attached
    assert curse is not None
    assert {row.stat: row.add > 0 for row in curse.modify} == {"attack": True, "defense": False}


def test_no_two_abilities_are_the_same_but_for_a_name() -> None:
    plain = [msgspec.structs.replace(card, id="", copies=1, keywords=()) for card in CONTENT.abilities]
    assert [card.id for card, bare in zip(CONTENT.abilities, plain, strict=True) if plain.count(bare) > 1] == []


# ---- characters


def test_the_characters_of_the_box() -> None:
    """AG-CHAR-05, AG-AFFIL-03."""
    assert {person.id: (person.race, person.cls, person.affiliation) for person in CONTENT.characters} == {
        "grumbaz": ("orc", "warrior", "horde"),
        "sofeea": ("undead", "mage", "horde"),
        "burbonn": ("dwarf", "hunter", "alliance"),
        "sandrai": ("human", "warlock", "alliance"),
    }
    assert sum(len(person.card) for person in CONTENT.characters) == 16


def test_numbers_of_characters_that_the_rules_print() -> None:
    """AG-OPEN-04, AG-OPEN-17."""
    grey = {person.id: person.card[0] for person in CONTENT.characters}
    sandrai, burbonn, grumbaz = grey["sandrai"].start, grey["burbonn"].start, grey["grumbaz"].start
    assert (sandrai.health, sandrai.attack, sandrai.type, sandrai.defense) == (4, 1, "ranged", 4)
    assert (burbonn.type, burbonn.defense, grey["burbonn"].other.defense) == ("melee", 3, 4)
    assert (grumbaz.attack, grumbaz.type, grumbaz.damage) == (2, "melee", 1)
    assert (grey["grumbaz"].other.attack, grey["grumbaz"].other.damage) == (3, 2)
    assert {grey[name].start.attack for name in ("sofeea", "burbonn", "sandrai")} == {1}
    assert "staff" in sandrai.icons
    assert {"bow", "gun"} <= set(burbonn.icons)
    assert "hammer" in grumbaz.icons


@pytest.mark.parametrize("person", CONTENT.characters, ids=lambda person: person.id)
def test_both_sides_of_a_character_differ_and_turn_into_each_other(person: v.Character) -> None:
    """AG-CHAR-04, AG-OPEN-18."""
    for card in person.card:
        assert (card.start.use, card.start.trigger, card.start.modify) != (
            card.other.use, card.other.trigger, card.other.modify,
        )  # fmt: skip
        for side, turns_to in ((card.start, "other"), (card.other, "start")):
            assert turns_to in {effect.side for _, effect in effects_of(side) if isinstance(effect, v.Flip)}
            assert side.icons == card.start.icons
    for before, after in zip(person.card, person.card[1:], strict=False):
        for low, high in ((before.start, after.start), (before.other, after.other)):
            assert (low.health, low.attack, low.defense, low.damage) <= (
                high.health, high.attack, high.defense, high.damage,
            )  # fmt: skip
            assert low.defense < high.defense
            assert low.attack < high.attack


# ---- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_and_characters_have_a_name_and_a_line(language: str) -> None:
    t = Texts(language)
    for each in (*CONTENT.abilities, *CONTENT.characters):
        assert t(f"ag-{each.id}")
        assert len(t(f"ag-{each.id}-flavour").split()) <= 12, each.id
    for word in {word for card in CONTENT.abilities for word in card.keywords}:
        assert t(f"ag-keyword-{word}")
    for person in CONTENT.characters:
        assert t(f"ag-class-{person.cls}")
        assert t(f"ag-race-{person.race}")
        assert t(f"ag-{person.id}-start")
        assert t(f"ag-{person.id}-other")
