"""Both languages say the same things, and say nothing that nobody needs."""

import ast
import doctest
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import meetingstone
from meetingstone import texts
from meetingstone.engine import Event, Game, Why, seed_from
from meetingstone.engine.effects import Item
from meetingstone.games.small_world import GAME
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


@cache
def literals() -> frozenset[str]:
    """Every string literal of the code."""
    nodes = (node for tree in trees().values() for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def asked_for(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands for the message id in `t(...)`, `self.t(...)`, `Phrase(...)` and `t(... if ... else ...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("t", "Phrase"):
                yield from branches(node.args[0])


PAGE = SRC / "web"
JS_STRING = re.compile(r'"([^"\\\n]*)"|`([^`]*)`')
JS_CALL = re.compile(r"(?<![\w.])t\(\s*")


@cache
def scripts() -> dict[str, str]:
    """The page's own modules; libraries that are kept in the tree say nothing to players."""
    found = (path for path in sorted(PAGE.rglob("*.js")) if PAGE / "lib" not in path.parents)
    return {str(path.relative_to(SRC)): path.read_text("utf-8") for path in found}


def page_literals() -> set[str]:
    """Every string literal of the page; what stands in a template of markup counts, too."""
    return {match[1] for code in scripts().values() for match in re.finditer(r'"([^"\\\n]*)"', code)}


def asked_by_page(code: str) -> Iterator[str]:
    """What stands for the message id in `t(...)` and `t(... ? ... : ...)`; a template with its first `${`."""
    for call in JS_CALL.finditer(code):
        depth, end = 1, call.end()
        while depth and end < len(code) and not (depth == 1 and code[end] == ","):
            depth += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        # What stands in an index is no id: `t(NAMES[kind ?? "attack"] ?? "other")`.
        first = re.sub(r"\[[^\]]*\]", "", code[call.end() : end])
        for string in JS_STRING.finditer(first):
            before = first[: string.start()].rstrip()
            if not before or before[-1] in "?:":
                yield string[1] if string[1] is not None else string[2]


def wrong_ids_of_page(code: str, known: set[str]) -> list[str]:
    return [
        asked
        for asked in asked_by_page(code)
        if not (asked.partition("${")[0].startswith(PREFIXES) if "${" in asked else asked in known)
    ]


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
    plain = {literal.removeprefix("@") for literal in literals() | page_literals()}
    used = plain.union(*(Mentions(entry).references for entry in named("en")))
    own = [each for each in messages("en") if each not in used and not each.startswith(PREFIXES)]
    assert [each for each in own if not occurs(each, "", literals())] == []


def test_every_term_is_used() -> None:
    for language in LANGUAGES:
        used = set[str]().union(*(Mentions(entry).references for entry in named(language)))
        assert [name(e) for e in named(language) if isinstance(e, ftl.Term) and name(e) not in used] == []


def test_every_text_the_code_asks_for_exists() -> None:
    wrong = {path: wrong_ids(tree, set(messages("en"))) for path, tree in trees().items()}
    assert {path: ids for path, ids in wrong.items() if ids} == {}


def test_every_text_the_page_asks_for_exists() -> None:
    wrong = {path: wrong_ids_of_page(code, set(messages("en"))) for path, code in scripts().items()}
    assert {path: ids for path, ids in wrong.items() if ids} == {}


def test_a_wrong_id_of_the_page_is_noticed() -> None:
    code = """t("yes"); t(a === "b" ? "no" : "yes", { x: f("z") }); t(A[b ?? "c"]);
    html`${t(`region-${x}`)}`; t(`${x}-y`);"""
    assert wrong_ids_of_page(code, {"yes"}) == ["no", "${x}-y"]


def test_a_wrong_id_is_noticed() -> None:
    code = 't("yes"); self.t("no" if x else "yes"); t(f"region-{x}"); t(f"{x}-region"); t(x)'
    assert wrong_ids(ast.parse(code), {"yes"}) == ["no", "f'{x}-region'"]


# ---- what the code says without calling `t`: reasons, kinds, options, card texts

CALLS: dict[str, tuple[str, int, str]] = {
    "Why": ("why-", 1, "reason"),
    "tell": ("log-", 0, "kind"),
    **{each: ("ask-", -1, "kind") for each in ("Ask", "AskAll", "AskAny", "AskTeam", "Roll", "Shuffle")},
    "AnswerError": ("answer-", 0, "reason"),
    "RecordError": ("record-", 0, "reason"),
    "Item": ("source-", 0, "source"),
}
"""Family of texts, position and name of the argument that names the text."""

HANDED: dict[str, tuple[str, int, str]] = {
    "_ask": ("ask-", 1, "kind"),
    "_pick": ("ask-", 1, "kind"),
    "together": ("ask-", 2, "kind"),
    "whoever": ("ask-", 1, "kind"),
}
"""The same of what games call to ask in their own way."""

COMPUTED = {
    ("engine/frames.py", "ask-"),
    ("games/adventure/flow/moments.py", "ask-"),
    ("games/adventure/flow/payment.py", "ask-"),
    ("games/board_game/flow/attack.py", "ask-"),
    ("games/board_game/flow/teams.py", "ask-"),
    ("games/board_game/flow/moments.py", "ask-"),
    ("games/board_game/flow/use.py", "ask-"),
}
"""Where the name is put together or handed on at run time: the kind of a window follows its event."""


class Use(NamedTuple):
    """A call that names a text: where, which family, the names it may have, the values it gives (None: unknown)."""

    place: str
    family: str
    names: set[str] | None
    values: set[str] | None


def calls(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Every call with the function in which it stands."""
    for child in ast.iter_child_nodes(node):
        inner = child if isinstance(child, ast.FunctionDef) else scope
        if isinstance(child, ast.Call):
            yield child, inner
        yield from calls(child, inner)


def assigned(variable: str, scope: ast.AST) -> Iterator[ast.expr]:
    """What a variable of a function may hold."""
    for node in ast.walk(scope):
        if isinstance(node, ast.AnnAssign) and node.value and getattr(node.target, "id", "") == variable:
            yield node.value
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if getattr(target, "id", "") == variable:
                yield node.value
            names = [getattr(each, "id", "") for each in target.elts] if isinstance(target, ast.Tuple) else []
            if variable in names:
                parts = (part for part in branches(node.value) if isinstance(part, ast.Tuple))
                yield from (part.elts[names.index(variable)] for part in parts)


def words(expression: ast.expr, scope: ast.AST) -> set[str] | None:
    """The words that an expression may be, or None if that cannot be read from the code."""
    found = set[str]()
    for part in branches(expression):
        if isinstance(part, ast.Constant):
            found.add(str(part.value))
        elif isinstance(part, ast.Name):
            held = [words(value, scope) for value in assigned(part.id, scope)]
            if not held or None in held:
                return None
            found = found.union(*(each or set() for each in held))
        else:
            return None
    return found


def keys(expression: ast.expr | None, scope: ast.AST) -> set[str] | None:
    """The keys of a dict that is written in the same function, or None."""
    if expression is None:
        return set()
    if isinstance(expression, ast.Name):
        held = [keys(value, scope) for value in assigned(expression.id, scope)]
        return held[0] if len(held) == 1 else None
    if not isinstance(expression, ast.Dict):
        return None
    found = set[str]()
    for key, value in zip(expression.keys, expression.values, strict=True):
        if isinstance(key, ast.Constant):
            found.add(str(key.value))
        elif key is None and (inner := keys(value, scope)) is not None:
            found |= inner
        else:
            return None
    return found


def uses(path: str, tree: ast.AST) -> Iterator[Use]:
    for call, scope in calls(tree, tree):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        known = CALLS | HANDED if path.startswith("games/") else CALLS
        if called not in known:
            continue
        family, position, keyword = known[called]
        given = {each.arg: each.value for each in call.keywords}
        named = given.get(keyword, call.args[position] if 0 <= position < len(call.args) else None)
        if named is None:
            continue
        values: set[str] | None = {each for each in given if each} if None not in given else None
        if family == "why-":
            values = keys(given.get("values", call.args[2] if len(call.args) > 2 else None), scope)
        yield Use(f"{path}:{call.lineno}", family, words(named, scope), values)


def all_uses() -> list[Use]:
    found = [use for path, tree in trees().items() for use in uses(path, tree)]
    sources = [use for use in found if use.family == "source-"]
    plain = [use for use in sources if use.names and not any(name.startswith("@") for name in use.names)]
    return [use for use in found if use.family != "source-"] + plain


SILENT = {"Option", "CardOption", "HeroOption", "Deal"}
"""Options that name their text by their tag, unless they say something themselves."""


def silent_options() -> dict[str, str]:
    """Options that say just `option-<tag>`, and where they are."""
    found = {}
    for path, tree in trees().items():
        for node in ast.walk(tree):
            bases = {getattr(base, "id", "") for base in node.bases} if isinstance(node, ast.ClassDef) else set()
            if not isinstance(node, ast.ClassDef) or not bases & SILENT:
                continue
            says = any(isinstance(part, ast.FunctionDef) and part.name == "says" for part in node.body)
            for tag in (each.value for each in node.keywords if each.arg == "tag"):
                if not says and isinstance(tag, ast.Constant):
                    found[f"option-{tag.value}"] = f"{path}:{node.lineno}"
    return found


def variables(message_id: str, language: str = "en") -> set[str]:
    """The values that a message needs, also through the messages it mentions."""
    mentions = Mentions(messages(language)[message_id])
    others = (variables(each, language) for each in mentions.references if not each.startswith("-"))
    return mentions.variables.union(*others)


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Strings that the code puts together, as patterns."""
    nodes = (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr))
    shapes = {tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in n.values) for n in nodes}
    told = [shape for shape in shapes if re.search("[a-z]", "".join(part or "" for part in shape))]
    return tuple(re.compile("".join("(.+)" if part is None else re.escape(part) for part in shape)) for shape in told)


def occurs(message_id: str, family: str, known: frozenset[str]) -> bool:
    """Whether the code holds a message's name, whole, without its family, or in parts."""
    if known & {message_id, f"@{message_id}", message_id.removeprefix(family)}:
        return True
    names = {message_id, message_id.removeprefix(family)}
    matches = (pattern.fullmatch(name) for pattern in templates() for name in names)
    return any(set(match.groups()) <= known for match in matches if match)


def test_every_reason_and_kind_has_a_text() -> None:
    known = messages("en")
    missing = [
        f"{use.place}: {use.family}{n}" for use in all_uses() for n in use.names or () if use.family + n not in known
    ]
    missing += [f"{place}: {option}" for option, place in silent_options().items() if option not in known]
    missing += [
        f"a literal: {each}"
        for each in literals()
        if re.fullmatch("(text|option)-[a-z_-]*[a-z]", each) and each not in known
    ]
    assert missing == [], "write these texts in locale/*/*.ftl"


def test_every_reason_and_kind_can_be_read_from_the_code() -> None:
    unknown = [
        use.place
        for use in all_uses()
        if use.names is None and (use.place.partition(":")[0], use.family) not in COMPUTED
    ]
    assert unknown == [], "write the reason or kind as a literal there, so that its text can be checked"


def test_every_text_gets_the_values_it_needs() -> None:
    short = {}
    for use in all_uses():
        for each in (use.family + name for name in use.names or () if use.family + name in messages("en")):
            if use.values is not None and (lacking := variables(each) - use.values):
                short[f"{use.place}: {each}"] = lacking
    assert short == {}


@pytest.mark.parametrize("family", ["why-", "log-", "ask-", "option-", "answer-", "record-", "source-", "text-"])
def test_every_text_of_a_family_is_used(family: str) -> None:
    known = literals() | page_literals()
    unused = [each for each in messages("en") if each.startswith(family) and not occurs(each, family, known)]
    assert unused == [], "nothing in the code says these: delete them"


def test_a_missing_reason_is_noticed() -> None:
    code = """
def f(g, name, far):
    rule, reason = ("R", "near") if far else ("R", "far")
    values: dict = {"region": name}
    g.tell("gone" if far else "come", seat=1)
    return Why(rule, reason, {**values, "cost": 1}) or Ask(kind=name, options=()) or Item("die", "add", 1, "R")
"""
    found = {use.family: use[2:] for use in uses("f.py", ast.parse(code))}
    assert found == {
        "log-": ({"gone", "come"}, {"seat"}),
        "why-": ({"near", "far"}, {"region", "cost"}),
        "ask-": (None, {"kind", "options"}),
        "source-": ({"die"}, set()),
    }


# ---- values that are texts


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Conquer Elwynn with 1 token, using Ashes of Al’ar and Frostmourne"),
        ("it", "Conquista Elwynn con 1 segnalino, usando Ceneri di Al’ar e Gelidanima"),
    ],
)
def test_say_renders_values_first(language: str, sentence: str) -> None:
    ways = ["@marker-ashes_of_alar", "@marker-frostmourne"]
    values = {"region": "@region-elwynn", "cost": 1, "ways": ways}
    assert Texts(language).say("option-conquer-by", values) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Searing Gorge costs 4 tokens and you have 3 in hand: 1 short."),
        ("it", "Gola Rovente costa 4 segnalini e tu ne hai in mano 3: ne manca 1."),
    ],
)
def test_why(language: str, sentence: str) -> None:
    why = Why("SW-SUBS-01", "too-few-tokens", {"region": "@region-searing_gorge", "cost": 4, "hand": 3})
    assert Texts(language).why(why) == sentence


@pytest.mark.parametrize(
    ("language", "seats", "sentence"),
    [
        ("en", ("You", "Greedy 1"), "Greedy 1 paid 2 coins to you."),
        ("en", ("Random 1", "Greedy 1"), "Greedy 1 paid 2 coins to Random 1."),
        ("en", None, "Player 2 paid 2 coins to Player 1."),
        ("it", ("Tu", "Greedy 1"), "Greedy 1 ha pagato 2 monete a te."),
        ("it", ("Greedy 1", "Tu"), "Tu hai pagato 2 monete a Greedy 1."),
    ],
)
def test_log_names_the_players(language: str, seats: tuple[str, ...] | None, sentence: str) -> None:
    event = Event("pay", {"seat": 1, "payee": 0, "amount": 2, "rule": "SW-COIN-05"})
    assert Texts(language).log(event, seats) == sentence


def test_sources_are_cards_or_words_of_the_rules() -> None:
    items = [Item("@race-orcs", "add", 2, "SW-CONQ-04"), Item("travel", "add", 1, "SW-CONQ-03")]
    assert [Texts("en").source(item.source) for item in items] == ["Orcs", "travel"]


def test_a_value_that_is_no_text_is_an_error() -> None:
    with pytest.raises(BadText, match="None"):
        Texts("en").say("option-abandon", {"region": None})


# ---- whole games, told in both languages


def attempts(g: Game, rng: Random) -> list[str]:
    """Keys that somebody might try, most of them not allowed."""
    m = g.state.map
    a, b = rng.choice(m.ids), rng.choice(m.ids)
    race, marker = rng.choice(("orcs", "humans", "tauren")), rng.choice(("frostmourne", "karazhan", "ashes_of_alar"))
    return [
        "expand", "decline", "sit_out", "recruit:9", "form:worgen", f"pick:{race}", f"conquer:{a}", f"attempt:{a}",
        f"conquer:{a}:{marker}", f"conquer:{a}:championing", f"assault:{a}", f"abandon:{a}", f"place:{a}",
        f"place:{a}:beast", f"lay:objective>{a}", f"intimidate:{a}>{b}", f"exchange:{a}+{b}", f"steal:{marker}>{a}",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "settings", [{"players": 3}, {"players": 5}, {"players": 4, "mode": "teams"}, {"players": 2, "mode": "murlocs"}]
)
def test_a_whole_game_can_be_told(language: str, settings: dict[str, object]) -> None:
    t, rng = Texts(language), Random(7)
    g = Game.new(GAME, settings, seed=seed_from(7))
    while g.question:
        (seat,) = g.question.awaited()
        t("ask-" + g.question.kind)
        for option in g.options(seat):
            t.say(*option.says(g))
        for why in (g.explain(key, seat=seat) for key in attempts(g, rng)):
            assert why is None or t.why(why).endswith(".")
        g.take(seat, rng.randrange(len(g.options(seat))))
    assert g.log
    assert all(t.log(event).endswith(".") for event in g.log)


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


@pytest.mark.parametrize(("language", "foreign"), [("en", "«»"), ("it", "“”")])
def test_each_language_has_its_own_quotation_marks_and_percents_stand_apart(language: str, foreign: str) -> None:
    for path in (SRC / "locale" / language).glob("*.ftl"):
        text = path.read_text("utf-8")
        assert not set(foreign) & set(text), path.name
        assert "}%" not in text, path.name
