"""Card texts are written from the effects: they exist for all of them, and follow every number."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from meetingstone.engine.game import CardInfo
from meetingstone.games.small_world import GAME, vocabulary
from meetingstone.games.small_world.board import LAND, SIZES, SYMBOLS, WATER, faces
from meetingstone.games.small_world.cards import text_of
from meetingstone.games.small_world.content import Card, Modify, Toll, Where, base
from meetingstone.texts import LANGUAGES, Texts

CONTENT = base()
CARDS = GAME.cards()
NO_TEXT = {"order", "rule"}
"""Numbers that say in which order things happen, not what happens."""


def written(card: Card, language: str) -> str:
    return " ".join(Texts(language).say(*sentence) for sentence in text_of(CONTENT, card))


def card(card_id: str) -> Card:
    return CONTENT.cards[CONTENT.number[card_id]]


def info(card_id: str) -> CardInfo:
    return next(each for each in CARDS if each.id == card_id)


def changed(struct: Struct, path: str = "") -> Iterator[tuple[str, Struct]]:
    """``struct`` with one number or terrain in it changed, in every way."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        where = f"{path}.{name}"
        if name in NO_TEXT:
            continue
        if name == "terrain" and value:
            yield where, replace(struct, terrain=next(other for other in LAND if other != value))
        elif isinstance(value, int) and not isinstance(value, bool) and value:
            yield where, replace(struct, **{name: value + (1 if value > 0 else -1)})
        elif isinstance(value, Struct):
            for at, inner in changed(value, where):
                yield at, replace(struct, **{name: inner})
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            for i, row in enumerate(value):
                for at, inner in changed(row, f"{where}[{i}]"):
                    yield at, replace(struct, **{name: (*value[:i], inner, *value[i + 1 :])})


def test_the_box_is_complete() -> None:
    assert Counter(each.deck for each in CARDS) == {"race": 16, "power": 20, "artifact": 5, "place": 7, "board": 12}
    assert len({(each.deck, each.id) for each in CARDS}) == len(CARDS)


@pytest.mark.parametrize("each", CARDS, ids=lambda each: each.id)
def test_every_card_has_a_name_a_text_and_a_section_of_the_rules(each: CardInfo) -> None:
    assert each.text
    assert each.rules in GAME.rules.sections
    for language in LANGUAGES:
        t = Texts(language)
        assert t(each.name)
        for sentence in each.text:
            told = t.say(*sentence)
            assert told.endswith(".") and "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_cards_of_a_deck_say_different_things(language: str) -> None:
    told: dict[tuple[str, str], list[CardInfo]] = {}
    for each in CARDS:
        text = " ".join(Texts(language).say(*sentence) for sentence in each.text)
        told.setdefault((each.deck, text), []).append(each)
    assert {text: [each.id for each in same] for text, same in told.items() if len(same) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", CONTENT.cards, ids=lambda each: each.id)
def test_a_changed_number_changes_the_text(each: Card, language: str) -> None:
    before = written(each, language)
    for path, other in changed(each):
        assert isinstance(other, Card)
        is_fact = path in (".tokens", ".supply")
        is_permission = path == ".modify[0].add" and each.modify[0].query == "water"
        if not is_fact and not is_permission:
            assert written(other, language) != before, path


def test_the_text_follows_the_row() -> None:
    dwarves = card("dwarves")
    swamp = (replace(dwarves.modify[0], add=-1, where=Where(terrain="swamp")),)
    assert written(replace(dwarves, modify=swamp), "en") == (
        "Each Swamp Region costs you 1 token less to conquer, down to a minimum of 1."
    )
    assert (
        written(replace(dwarves, modify=swamp), "it")
        == "Ogni Regione Palude ti costa 1 segnalino in meno, con un minimo di 1."
    )


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (Modify(rule="", query="cost", add=2), "Each Region costs you 2 tokens more to conquer."),
        (Modify(rule="", query="cost", fix=3), "Each Region costs you exactly 3 tokens."),
        (Modify(rule="", query="cost", floor=3), "Each Region costs you at least 3 tokens."),
        (
            Modify(rule="", query="cost", add=1, form="human"),
            "In human form, each Region costs you 1 token more to conquer.",
        ),
        (
            Modify(rule="", query="travel", fix=2),
            "Travel to an Entry Region that is not adjacent costs you 2 tokens extra.",
        ),
    ],
)
def test_rows_that_no_card_has_yet(row: Modify, sentence: str) -> None:
    assert written(replace(card("sailing"), modify=(row,)), "en") == sentence
    assert written(replace(card("sailing"), modify=(row,)), "it")


def test_a_toll_names_its_deeds() -> None:
    toll = Toll(rule="", amount=3, on=("theft",), where=Where(symbol="cavern"))
    assert written(replace(card("sailing"), modify=(), toll=(toll,)), "en") == (
        "In every Cavern Region of yours, opponents first pay you 3 coins for a theft. The payment is due each time."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_text(language: str) -> None:
    verbs = (*get_args(vocabulary.Effect), *get_args(vocabulary.Action))
    assert {sub.__name__ for sub in vocabulary.Verb.__subclasses__()} == {verb.__name__ for verb in verbs}
    known = Texts(language)
    assert [verb.__name__ for verb in verbs if not known.has(f"text-{verb.__struct_config__.tag}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    ids = {
        "race": [race.id for race in CONTENT.races],
        "power": [power.id for power in CONTENT.powers],
        "marker": [marker.id for marker in CONTENT.markers],
        "faction": {race.faction for race in CONTENT.races},
        "piece": ("token", "beast", "champion", "fort", "wall", "tower", "bomb", "objective"),
        "form": ("human", "worgen"),
        "action": [verb.__struct_config__.tag for verb in get_args(vocabulary.Action)],
        "terrain": LAND + WATER,
        "symbol": SYMBOLS,
        "size": SIZES,
        "where": (*LAND, *SYMBOLS, "any", "water", "beside_water", "non_empty", "place"),
        "when": {row.at.replace(".", "-") for each in CONTENT.cards for row in each.trigger},
        "deed": {deed for each in CONTENT.cards for row in each.toll for deed in row.on},
        "board": faces(),
        "region": [land.id for face in faces().values() for land in face.region],
    }
    known = Texts(language)
    names = [f"{family}-{each}" for family, all_of_it in ids.items() for each in all_of_it]
    assert [each for each in names if not known.has(each)] == []


def test_facts() -> None:
    assert info("tauren").facts == {"faction": "horde", "tokens": 11, "supply": 16}
    assert info("fishing").facts == {"tokens": 3}
    assert info("karazhan").facts == {"kind": "place"}
    gilneas = info("small-1b").facts
    assert (gilneas["size"], gilneas["count"]) == ("small", 7)
    assert gilneas["regions"][0] == {"id": "headlands", "terrain": "hill", "symbols": ("entry",)}
