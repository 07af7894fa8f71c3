"""Card texts of the Board Game are written from the effects: they exist for all, and follow every number."""

import importlib.util
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from meetingstone.engine.game import CardInfo
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.vocabulary import Again, Card, Pick
from meetingstone.games.board_game.wording import text_of
from meetingstone.texts import LANGUAGES, Texts

CARDS = GAME.cards()
ROOT = Path(__file__).parents[3]
FACTS = {"level", "gold", "energy", "health", "copies"}
"""Numbers of a card that are printed beside its text."""


def written(card: Card, language: str = "en") -> str:
    return " ".join(Texts(language).say(*sentence) for sentence in text_of(card))


def card(card_id: str) -> Card:
    return CONTENT.cards[CONTENT.number[card_id]]


def info(card_id: str) -> CardInfo:
    return next(each for each in CARDS if each.id == card_id)


def is_open(pick: Pick) -> bool:
    """Whether a pick names no number of dice."""
    return pick.any or pick.pairs or pick.rerolls or (isinstance(pick, Again) and pick.level)


def changed(struct: Struct, path: str = "") -> Iterator[tuple[str, Struct]]:
    """``struct`` with one number in it changed, in every way."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        where = f"{path}.{name}"
        if isinstance(struct, Card) and name in FACTS:
            continue
        if isinstance(struct, Pick) and name == "most" and is_open(struct):
            continue
        if isinstance(value, int) and not isinstance(value, bool) and value:
            if name not in ("face", "top") or 1 < value < 8:
                yield where, replace(struct, **{name: value + (1 if value > 0 else -1)})
        elif isinstance(value, Struct):
            for at, inner in changed(value, where):
                yield at, replace(struct, **{name: inner})
        elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
            for i, row in enumerate(value):
                for at, inner in changed(row, f"{where}[{i}]"):
                    yield at, replace(struct, **{name: (*value[:i], inner, *value[i + 1 :])})


def test_the_box_is_complete() -> None:
    assert Counter(each.deck for each in CARDS) == {
        "class_power": 108,
        "class_talent": 108,
        "printed": 33,
        "item_triangle": 27,
        "item_square": 24,
        "item_circle": 16,
        "item_special": 28,
        "quest_alliance": 40,
        "quest_horde": 40,
        "event": 27,
        "event_kelthuzad": 5,
        "prize": 5,
        "creature": 39,
        "overlord": 3,
        "boss": 7,
        "character": 16,
        "racial": 8,
        "region": 67,
    }
    assert len({(each.deck, each.id) for each in CARDS}) == len(CARDS)


def test_every_card_has_copies_as_in_the_box() -> None:
    copies: Counter[str] = Counter()
    for each in CARDS:
        copies[each.deck] += each.copies
    decks = ("item_triangle", "item_square", "item_circle", "item_special", "event", "event_kelthuzad")
    assert [copies[deck] for deck in decks] == [46, 30, 16, 28, 47, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    t = Texts(language)
    for each in CARDS:
        assert t(each.name) and t(f"deck-{each.deck}")
        sentences = [t.say(*sentence) for sentence in each.text]
        assert sentences and all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences), each.id
        assert sentences[-1].endswith("."), each.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_facts_are_texts(language: str) -> None:
    t = Texts(language)
    named = ("class", "race", "type", "category", "function", "label", "colour", "area", "faction", "trait")
    for each in CARDS:
        for name in named:
            words = each.facts.get(name, [])
            for word in words if isinstance(words, list) else [words]:
                assert t(f"{name}-{word}"), each.id
        assert all(t.has(f"fact-{name}") for name in each.facts if isinstance(each.facts[name], int | str)), each.id


@pytest.mark.parametrize("each", CONTENT.cards, ids=lambda each: each.id)
def test_every_number_shows_in_the_text(each: Card) -> None:
    was = written(each)
    for where, other in changed(each):
        assert isinstance(other, Card)
        assert written(other) != was, f"{each.id}{where} is not told"


@pytest.mark.parametrize(
    ("card_id", "english", "italian"),
    [
        (
            "entangling_roots",
            "End of Reroll: spot one red or blue die showing 7 or more, then roll 1 blue die more and Attrition +1.",
            "Fine del Rilancio: individua un dado rosso o blu con 7 o più, poi tira in più 1 dado blu e Attrito +1.",
        ),
        (
            "thorns",
            "End of Reroll: take up to 3 green dice showing 5 or more out of the pool; for each die, place 1 hit into "
            "the damage box.",
            "Fine del Rilancio: togli dalla riserva fino a 3 dadi verdi con 5 o più; per ogni dado, piazza 1 colpo nel "
            "riquadro danno.",
        ),
        (
            "rejuvenation",
            "After losing Health (any friendly participant): that character regains 2 Health; then unequip this card.",
            "Dopo una perdita di Salute (qualsiasi amico partecipante): quel personaggio recupera 2 Salute; poi "
            "rimuovi questa carta.",
        ),
        (
            "berserker_stance",
            "Dice Pool: Attrition +2. End of Dice Pool: change one red die to 8. Before the roll: take 2 green dice "
            "out of the pool (not optional).",
            "Riserva di dadi: Attrito +2. Fine della Riserva di dadi: trasforma un dado rosso in 8. Prima del tiro: "
            "togli dalla riserva 2 dadi verdi (obbligatorio).",
        ),
        (
            "seal_of_righteousness",
            "Dice Pool: Attrition +1. Judgement: add 1 red die.",
            "Riserva di dadi: Attrito +1. Giudizio: aggiungi 1 dado rosso.",
        ),
        (
            "efficiency",
            "Serpent’s Sting, Scorpid Sting and Multi-Shot: Energy cost −1.",
            "Morso del Serpente, Pungiglione di Scorpide e Tiro Multiplo: costo dell’Energia −1.",
        ),
        (
            "lethal_shots",
            "Start of Reroll: take up to your Reroll value of red dice out of the pool; for each die, roll 1 blue die "
            "more; then your Reroll value cannot be used in this phase.",
            "Inizio del Rilancio: togli dalla riserva dadi rossi fino al tuo valore di Rilancio; per ogni dado, tira "
            "in più 1 dado blu; poi in questa fase il tuo valore di Rilancio non si può usare.",
        ),
        (
            "elemental_fury",
            "Place Tokens: spot pairs of dice showing 8; for each pair, place 1 hit into the damage box.",
            "Posizionamento gettoni: individua coppie di dadi con 8; per ogni coppia, piazza 1 colpo nel riquadro "
            "danno.",
        ),
    ],
)
def test_texts_read_well(card_id: str, english: str, italian: str) -> None:
    assert written(card(card_id)) == english
    assert written(card(card_id), "it") == italian


def test_an_overlord_tells_both_sides() -> None:
    text = " ".join(Texts("en").say(*sentence) for sentence in info("kelthuzad").text)
    assert "With 4 characters: Threat 7, Attack 14, Health 18." in text
    assert "With 6 characters: Threat 7, Attack 21, Health 27." in text
    assert "as many hits leave the damage box as there are characters in the game" in text


def test_the_pages_of_verbs_are_current() -> None:
    spec = importlib.util.spec_from_file_location("make_verbs", ROOT / "tools" / "make_verbs.py")
    assert spec and spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for page in tool.PAGES:
        assert page.file.read_text("utf-8") == page.text(), "run: python tools/make_verbs.py"


def test_the_page_explains_every_field() -> None:
    page = (ROOT / "docs" / "board_game_cards.md").read_text("utf-8")
    rows = [re.split(r"(?<!\\)\|", line) for line in page.splitlines() if line.startswith("| `")]
    assert [cells[1] for cells in rows if len(cells) == 7 and not cells[4].strip()] == []
