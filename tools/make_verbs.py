"""Write docs/board_game_cards.md: what a card of the Board Game may state, from vocabulary.py and the content files.

python tools/make_verbs.py
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from meetingstone.games.board_game import vocabulary
from meetingstone.games.board_game.content import CONTENT

FILE = Path(__file__).parent.parent / "docs" / "board_game_cards.md"
SOURCE = Path(vocabulary.__file__).read_text("utf-8")

HEAD = """# What a card of the Board Game may state

Generated from `games/board_game/vocabulary.py` by `python tools/make_verbs.py`; a test keeps it current.

A card is a row in `games/board_game/content/`. It states abilities, modifiers and grants; its text in both languages is
written from them (`games/board_game/cards.py`). {plain} of {total} cards ({share:.1f} %) need nothing else; the others
name a handler in `flow/handlers.py` for what no field says. The last column counts the cards that use a field.
"""

STRUCTS = (
    "Card", "Power", "Talent", "ItemCard", "Ability", "Need", "Pick", "Change", "Raise", "Again", "Each", "Shift",
    "Modify",
)  # fmt: skip
LISTS = ("Moment", "Grant")


def page() -> str:
    parts = [_head()]
    tree = ast.parse(SOURCE)
    for name in STRUCTS:
        node = next(each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == name)
        parts.append(_struct(node))
    for name in LISTS:
        node = next(each for each in tree.body if isinstance(each, ast.Assign) and _target(each) == name)
        parts.append(_words(name, node))
    parts.append(_handlers())
    return "\n".join(parts)


def _head() -> str:
    total = len(CONTENT.cards)
    plain = sum(1 for card in CONTENT.cards if not any(ability.handler for ability in card.ability))
    return HEAD.format(plain=plain, total=total, share=100 * plain / total)


def _struct(node: ast.ClassDef) -> str:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Stated"]
    lines = [f"## {node.name}", "", _flat(ast.get_docstring(node) or "")]
    if bases:
        lines.append(f"It has all fields of {bases[0]}, too.")
    rows = list(_fields(node))
    if rows:
        lines += ["", "| field | type | default | meaning | cards |", "|---|---|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, ""])


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, ...]]:
    for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        name = statement.target.id
        meaning = ""
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            meaning = _flat(str(following.value.value))
        default = ast.unparse(statement.value) if statement.value else ""
        kind = ast.unparse(statement.annotation).replace("|", "\\|")
        yield f"`{name}`", f"`{kind}`", f"`{default}`" if default else "", meaning, str(_uses(node.name, name))


def _uses(struct: str, field: str) -> int:
    """Cards that state a field of a struct, anywhere."""
    return sum(1 for card in CONTENT.cards if any(_states(part, struct, field) for part in _parts(card)))


def _states(part: msgspec.Struct, struct: str, field: str) -> bool:
    if struct not in [kind.__name__ for kind in type(part).__mro__]:
        return False
    known = {each.name: each for each in msgspec.structs.fields(type(part))}[field]
    return known.required or getattr(part, field) != known.default


def _parts(value: Any) -> Iterator[msgspec.Struct]:
    if isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _words(name: str, node: ast.Assign) -> str:
    """A list of words; the comment after each says what it means."""
    lines = SOURCE.splitlines()[node.lineno - 1 : node.end_lineno]
    found = [match for line in lines if (match := re.match(r'\s+"(\w+)",(?:\s+# (.*))?$', line))]
    rows = [f"| `{match[1]}` | {match[2] or ''} | {_named(name, match[1])} |" for match in found]
    return "\n".join([f"## {name}", "", "| word | meaning | cards |", "|---|---|---|", *rows, ""])


def _named(name: str, word: str) -> int:
    if name == "Grant":
        return sum(1 for card in CONTENT.cards if word in card.grants)
    return sum(1 for card in CONTENT.cards if any(ability.at == word for ability in card.ability))


def _handlers() -> str:
    rows = [
        f"| `{ability.handler}` | `{card.id}` |"
        for card in CONTENT.cards
        for ability in card.ability
        if ability.handler
    ]
    return "\n".join(["## Handlers", "", "| handler | card |", "|---|---|", *sorted(rows), ""])


def _target(node: ast.Assign) -> str:
    return getattr(node.targets[0], "id", "")


def _flat(text: str) -> str:
    return " ".join(text.replace("``", "`").split()).replace("|", "\\|")


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
