"""Both languages say the same things, and say nothing that nobody needs."""

import ast
import doctest
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import meetingstone
from meetingstone import texts
from meetingstone.texts import LANGUAGES, PREFIXES, BadText, MissingText, Texts, language_from_env

SRC = Path(meetingstone.__file__).parent


class Mentions(Visitor):
    """The variables, messages and terms that an entry mentions."""

    def __init__(self, entry: ftl.Entry) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add("-" + node.id.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    parser = FluentParser()
    found = sorted((SRC / "locale" / language).glob("*.ftl"))
    return tuple(entry for path in found for entry in parser.parse(path.read_text("utf-8")).body)


def name(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def named(language: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term)]


def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(SRC)): ast.parse(path.read_text("utf-8")) for path in SRC.rglob("*.py")}


def literals() -> set[str]:
    """Every string literal of the code."""
    nodes = (node for tree in trees().values() for node in ast.walk(tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def asked_for(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands for the message id in `t(...)`, `self.t(...)` and `t(... if ... else ...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == "t":
                yield from branches(node.args[0])


def branches(expression: ast.expr) -> Iterator[ast.expr]:
    if isinstance(expression, ast.IfExp):
        yield from branches(expression.body)
        yield from branches(expression.orelse)
    else:
        yield expression


def wrong_ids(tree: ast.AST, known: set[str]) -> list[str]:
    """Message ids in calls of `t` that no language has, or that belong to no registered family."""
    wrong = []
    for asked in asked_for(tree):
        if isinstance(asked, ast.Constant) and asked.value not in known:
            wrong.append(str(asked.value))
        if isinstance(asked, ast.JoinedStr):
            start = asked.values[0]
            if not (isinstance(start, ast.Constant) and str(start.value).startswith(PREFIXES)):
                wrong.append(ast.unparse(asked))
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language: str) -> None:
    times = Counter(name(entry) for entry in named(language))
    assert [each for each, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text_of_its_own(language: str) -> None:
    assert [each for each, message in messages(language).items() if message.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_mentions_exists(language: str) -> None:
    known = {name(entry) for entry in named(language)}
    unknown = {name(entry): Mentions(entry).references - known for entry in named(language)}
    assert {each: missing for each, missing in unknown.items() if missing} == {}


def test_languages_have_the_same_messages() -> None:
    for language in LANGUAGES:
        assert sorted(messages(language)) == sorted(messages("en")), language


def test_languages_use_the_same_variables() -> None:
    english = {each: Mentions(message).variables for each, message in messages("en").items()}
    for language in LANGUAGES:
        theirs = {each: Mentions(message).variables for each, message in messages(language).items()}
        assert theirs == english, language


def test_every_message_is_used() -> None:
    used = literals().union(*(Mentions(entry).references for entry in named("en")))
    assert [each for each in messages("en") if each not in used and not each.startswith(PREFIXES)] == []


def test_every_term_is_used() -> None:
    for language in LANGUAGES:
        used = set[str]().union(*(Mentions(entry).references for entry in named(language)))
        assert [name(e) for e in named(language) if isinstance(e, ftl.Term) and name(e) not in used] == []


def test_every_text_the_code_asks_for_exists() -> None:
    wrong = {path: wrong_ids(tree, set(messages("en"))) for path, tree in trees().items()}
    assert {path: ids for path, ids in wrong.items() if ids} == {}


def test_a_wrong_id_is_noticed() -> None:
    code = 't("yes"); self.t("no" if x else "yes"); t(f"region-{x}"); t(f"{x}-region"); t(x)'
    assert wrong_ids(ast.parse(code), {"yes"}) == ["no", "f'{x}-region'"]


def test_the_example_of_texts_runs() -> None:
    assert doctest.testmod(texts, optionflags=doctest.IGNORE_EXCEPTION_DETAIL).failed == 0


@pytest.mark.parametrize(
    ("language", "items", "sentence"),
    [
        ("en", [], ""),
        ("en", ["Orcs"], "Orcs"),
        ("en", ["Orcs", "Trolls"], "Orcs and Trolls"),
        ("en", ["Orcs", "Trolls", "Dwarves"], "Orcs, Trolls and Dwarves"),
        ("it", ["Orchi", "Troll", "Nani"], "Orchi, Troll e Nani"),
    ],
)
def test_join(language: str, items: list[str], sentence: str) -> None:
    assert Texts(language).join(items) == sentence


def test_numbers_are_plain() -> None:
    sentence = Texts("en")("unknown-bot", name=12345, nearest="a", known="a", count=1)
    assert "12345" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_an_error_in_every_language(language: str) -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        Texts(language)("no-such-text")


def test_a_forgotten_argument_is_an_error() -> None:
    with pytest.raises(BadText, match="unknown-bot"):
        Texts("en")("unknown-bot", name="x")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="'tlh'"):
        Texts("tlh")


@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LANGUAGE": "de:it:en", "LANG": "de_DE.UTF-8"}, "it"),
        ({"MEETINGSTONE_LANG": "en", "LANG": "it_IT.UTF-8"}, "en"),
        ({"MEETINGSTONE_LANG": "it", "LC_ALL": "C"}, "it"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
        ({"LANG": "ita-fantasy"}, "en"),
    ],
)
def test_language_from_env(env: dict[str, str], language: str) -> None:
    assert language_from_env(env) == language
