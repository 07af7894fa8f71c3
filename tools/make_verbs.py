"""Write docs/board_game_cards.md and docs/adventure_cards.md: what a card may state, from vocabulary.py and content.

python tools/make_verbs.py
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from meetingstone.engine.content import Stated
from meetingstone.games.adventure import content as adventure_content
from meetingstone.games.adventure import pieces as adventure_pieces
from meetingstone.games.adventure import vocabulary as adventure
from meetingstone.games.board_game import vocabulary as board_game
from meetingstone.games.board_game.content import CONTENT as BOARD_GAME

DOCS = Path(__file__).parent.parent / "docs"

BOARD_GAME_HEAD = """# What a card of the Board Game may state

Generated from `games/board_game/vocabulary.py` by `python tools/make_verbs.py`; a test keeps it current.

A card is a row in `games/board_game/content/`. It states abilities, modifiers and grants; its text in both languages is
written from them (`games/board_game/wording.py`). {plain} of {total} cards ({share:.1f} %) need nothing else; the
others name a handler in `flow/handlers.py` for what no field says. The last column counts the cards that use a field.
"""
ADVENTURE_HEAD = """# What a card of the Adventure Game may state

Generated from `vocabulary.py` and `pieces.py` in `games/adventure/` by `python tools/make_verbs.py`; a test keeps it
current.

A card is a row in `games/adventure/content/`; how rows are written is told in `games/adventure/README.md`. Its text in
both languages is written from it (`games/adventure/cards.py`, `wording.py`). {plain} of {total} faces of cards, tokens
and spaces ({share:.1f} %) need nothing else: no card has code of its own. The last column counts the cards that use a
field.
"""


class Page:
    """One page: the structs and lists of words of a vocabulary, with how many cards use each."""

    def __init__(
        self,
        file: str,
        head: str,
        modules: tuple[ModuleType, ...],
        cards: Iterable[msgspec.Struct],
        structs: tuple[str, ...],
        lists: dict[str, tuple[str, ...]],
        handlers: Callable[[Any], list[str]],
    ) -> None:
        self.file = DOCS / file
        self.head = head
        self.source = "\n".join(Path(str(module.__file__)).read_text("utf-8") for module in modules)
        self.modules = modules
        self.cards = tuple(cards)
        self.parts = [tuple(_parts(card)) for card in self.cards]
        self.structs = structs
        self.lists = lists
        """Of each list of words, the fields that name one."""
        self.handlers = handlers

    def text(self) -> str:
        plain = sum(1 for card in self.cards if not self.handlers(card))
        total = len(self.cards)
        tree = ast.parse(self.source)
        found = [self.head.format(plain=plain, total=total, share=100 * plain / total)]
        for name in self.structs:
            found.append(
                self._struct(next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == name))
            )
        for name in self.lists:
            node = next(each for each in tree.body if isinstance(each, ast.Assign) and _target(each) == name)
            found.append(self._words(name, node))
        found.append(self._handlers())
        return "\n".join(found)

    def _struct(self, node: ast.ClassDef) -> str:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Stated"]
        module = next(module for module in self.modules if hasattr(module, node.name))
        tag = getattr(module, node.name).__struct_config__.tag
        title = f"## {node.name}" + (f": `{tag}`" if tag else "")
        lines = [title, "", _flat(ast.get_docstring(node) or "")]
        if bases:
            lines.append(f"It has all fields of {bases[0]}, too.")
        if tag:
            lines.append(f"Cards: {sum(1 for parts in self.parts if any(_is(part, node.name) for part in parts))}.")
        rows = list(self._fields(node))
        if rows:
            lines += ["", "| field | type | default | meaning | cards |", "|---|---|---|---|---|"]
            lines += [f"| {' | '.join(row)} |" for row in rows]
        return "\n".join([*lines, ""])

    def _fields(self, node: ast.ClassDef) -> Iterator[tuple[str, ...]]:
        for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
            if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
                continue
            name = statement.target.id
            meaning = ""
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                meaning = _flat(str(following.value.value))
            default = ast.unparse(statement.value) if statement.value else ""
            kind = ast.unparse(statement.annotation).replace("|", "\\|")
            uses = sum(1 for parts in self.parts if any(_states(part, node.name, name) for part in parts))
            yield f"`{name}`", f"`{kind}`", f"`{default}`" if default else "", meaning, str(uses)

    def _words(self, name: str, node: ast.Assign) -> str:
        """A list of words; the comment after each says what it means."""
        lines = self.source.splitlines()[node.lineno - 1 : node.end_lineno]
        found = [match for line in lines if (match := re.match(r'\s+"(\w+)",(?:\s+# (.*))?$', line))]
        rows = [f"| `{match[1]}` | {match[2] or ''} | {self._named(name, match[1])} |" for match in found]
        return "\n".join([f"## {name}", "", "| word | meaning | cards |", "|---|---|---|", *rows, ""])

    def _named(self, name: str, word: str) -> int:
        fields = self.lists[name]
        return sum(1 for parts in self.parts if any(_names(part, fields, word) for part in parts))

    def _handlers(self) -> str:
        rows = [f"| `{name}` | `{getattr(card, 'id', '')}` |" for card in self.cards for name in self.handlers(card)]
        if not rows:
            return ""
        return "\n".join(["## Handlers", "", "| handler | card |", "|---|---|", *sorted(rows), ""])


def _parts(value: Any) -> Iterator[msgspec.Struct]:
    if isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _is(part: msgspec.Struct, struct: str) -> bool:
    return struct in [kind.__name__ for kind in type(part).__mro__]


def _states(part: msgspec.Struct, struct: str, field: str) -> bool:
    if not _is(part, struct):
        return False
    known = _fields_of(type(part))[field]
    return known.required or getattr(part, field) != known.default


@cache
def _fields_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Kept, because looking types up takes msgspec milliseconds."""
    return {each.name: each for each in msgspec.structs.fields(kind)}


def _names(part: msgspec.Struct, fields: tuple[str, ...], word: str) -> bool:
    stated = (getattr(part, name, None) for name in fields)
    return any(value == word or (isinstance(value, tuple) and word in value) for value in stated)


def _target(node: ast.Assign) -> str:
    return getattr(node.targets[0], "id", "")


def _flat(text: str) -> str:
    return " ".join(text.replace("``", "`").split()).replace("|", "\\|")


def _board_game_handlers(card: board_game.Card) -> list[str]:
    return [ability.handler for ability in card.ability if ability.handler]


def _no_handlers(card: Stated) -> list[str]:
    return []


EFFECTS = tuple(kind.__name__ for kind in adventure.AnyEffect.__args__)
PAGES = (
    Page(
        "board_game_cards.md",
        BOARD_GAME_HEAD,
        (board_game,),
        BOARD_GAME.cards,
        (
            "Card", "Power", "Talent", "ItemCard", "Ability", "Need", "Pick", "Change", "Raise", "Again", "Each",
            "Shift", "Modify",
        ),
        {"Moment": ("at",), "Grant": ("grants",)},
        _board_game_handlers,
    ),
    Page(
        "adventure_cards.md",
        ADVENTURE_HEAD,
        (adventure, adventure_pieces),
        adventure_content.CONTENT.faces(),
        (
            "InForce", "Use", "Trigger", "Modify", "Need", "Cost", "Effect", "Aimed", *EFFECTS, "Branch", "Result",
            "AbilityCard", "Weapon", "Improved", "Character", "CharacterCard", "CharacterSide", "Encounter",
            "EncounterCard", "Enemy", "Item", "EventText", "Event", "Quest", "Goal", "Trophy", "Discovery", "Space",
            "BoardEncounter",
        ),
        {
            "Moment": ("at",), "Who": ("to", "of"), "Per": ("per",), "Stat": ("stat",), "Permission": ("allow", "what"),
        },
        _no_handlers,
    ),
)  # fmt: skip

if __name__ == "__main__":
    for page in PAGES:
        page.file.write_text(page.text(), "utf-8")
