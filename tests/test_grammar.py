"""Italian joins prepositions to names by what the names say, not by hand in each sentence."""

import doctest
import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from meetingstone import grammar
from meetingstone.texts import Texts

TABLE = json.loads((Path(__file__).parent / "grammar_cases.json").read_text(encoding="utf-8"))
ITALIAN = Path(grammar.__file__).parent / "locale" / "it"

# Variables that hold the name of somebody, of a place or of a card.
NAMES = {
    "hero", "heroes", "name", "names", "card", "who", "region", "regions", "loser", "seat", "other", "source", "space",
    "spaces", "victim", "quest", "payee", "goal", "here", "item", "faction", "start", "event",
}  # fmt: skip
NUMBERS = {("web_board_game.ftl", "spaces")}
"""Files in which a variable of such a name counts."""

BEFORE_A_VARIABLE = re.compile(r"(?<![\w’'])(ad|a|di|da|in|su) \{ ?\$(\w+) ?\}", re.IGNORECASE)
BEFORE_A_PLACE = re.compile(r"(?<![\w’'])(\w+[’]?) ?\{ ?((?:region|race|ag|bg)-\w+) ?\}")


@pytest.mark.parametrize(("word", "names", "joined"), TABLE["cases"])
def test_words_join(word: str, names: str, joined: str) -> None:
    assert grammar.join_names(word, names, TABLE["articles"]) == joined


def test_the_example_runs() -> None:
    assert doctest.testmod(grammar).failed == 0


def test_sentences_join_what_they_are_given() -> None:
    t = Texts("it")
    assert t.say("option-place", {"piece": "@piece-token", "region": "@region-badlands"}).endswith("nelle Terre Brulle")
    assert t.say("option-ag-go", {"space": "@ag-the_bulwark"}) == "Vai al Baluardo"
    assert t.say("option-ag-go", {"space": "@ag-andorhal"}) == "Vai ad Andorhal"


@pytest.mark.parametrize("file", sorted(ITALIAN.glob("*.ftl")), ids=lambda file: file.stem)
def test_no_bare_preposition_stands_before_a_name(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    bare = [
        match[0]
        for match in BEFORE_A_VARIABLE.finditer(text)
        if match[2] in NAMES and (file.name, match[2]) not in NUMBERS
    ]
    articles = _articles()
    forms = {form for row in grammar.JOINED.values() for form in row} | {"ad", "a", "di", "da", "in", "su"}
    bare += [match[0] for match in BEFORE_A_PLACE.finditer(text) if match[1].lower() in forms and match[2] in articles]
    assert bare == []


def test_a_bare_preposition_is_noticed() -> None:
    assert BEFORE_A_VARIABLE.search("Vai a { $space }.")
    assert BEFORE_A_PLACE.search("Vai nelle { region-badlands }.")


def test_each_name_has_one_article() -> None:
    """Names are looked up as they are written: two that are written alike must agree."""
    found: dict[str, set[str]] = {}
    for file in ITALIAN.glob("*.ftl"):
        for name, article in grammar.articles_of([FluentResource(file.read_text(encoding="utf-8"))]).items():
            found.setdefault(name, set()).add(article)
    assert found
    assert {name: articles for name, articles in found.items() if len(articles) > 1} == {}
    assert {article for articles in found.values() for article in articles} <= set(grammar.ARTICLES)


def _articles() -> set[str]:
    """The messages of names that have an article."""
    found = set()
    for file in ITALIAN.glob("*.ftl"):
        for match in re.finditer(r"^([\w-]+) = .*\n    \.article = ", file.read_text(encoding="utf-8"), re.MULTILINE):
            found.add(match[1])
    return found


@pytest.mark.parametrize("file", sorted(ITALIAN.glob("*.ftl")), ids=lambda file: file.stem)
def test_an_overlord_has_one_name(file: Path) -> None:
    other = re.findall(r"Cap[oi] suprem[oi]|cap[oi] [Ss]uprem[oi]", file.read_text(encoding="utf-8"))
    assert other == []


def test_and_becomes_ed_before_an_e() -> None:
    """*Goldshire ed Elwynn*, but *le Terre Brulle e l’Entroterra*."""
    t = Texts("it")
    assert t.join(["Westfall", "Elwynn"]) == "Westfall ed Elwynn"
    assert t.say("text-ag-space-links", {"spaces": ["@ag-badlands", "@ag-hinterlands"]}).endswith(
        "le Terre Brulle e l’Entroterra."
    )


ONE_WORD = {
    "Owlbeast": "Gufobestia",
    "Voidwalker": "Ombra del Vuoto",
    "Kris": "Kriss",
    "Crocolisk": "Crocolisco",
    "Witch Doctor": "Stregone Tribale",
    "Whelp": "Draghetto",
    "Soulflayer": "Scorticanime",
    "Aerie Peak": "Picco di Aerie",
}
"""Things of which all three games speak by one name."""


@pytest.mark.parametrize("word", ONE_WORD)
def test_one_thing_has_one_name(word: str) -> None:
    italian = Texts("it")
    found = [
        match[1]
        for file in (ITALIAN.parent / "en").glob("*.ftl")
        for match in re.finditer(r"^((?:ag|bg|region)-\w+) = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        if re.search(rf"\b{word}\b", match[2])
    ]
    assert len(found) > 1
    assert [italian(each) for each in found if ONE_WORD[word] not in italian(each)] == []
