"""What is printed on a card besides its text, in words: its type, level, price and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meetingstone.engine.game import GameDef
from meetingstone.texts import Texts


def facts_said(game: GameDef[Any], facts: Mapping[str, Any], t: Texts) -> list[str]:
    """The facts that are a word or a number, in their order."""
    return [fact(game, name, value, t) for name, value in facts.items() if is_short(game, name, value, t)]


def some_said(game: GameDef[Any], facts: Mapping[str, Any], names: Iterable[str], t: Texts) -> list[str]:
    """Some facts in the order of ``names``."""
    return facts_said(game, {name: facts[name] for name in names if name in facts}, t)


def is_short(game: GameDef[Any], name: str, value: Any, t: Texts) -> bool:
    """A word or a number; a list only of words of the game."""
    if isinstance(value, list):
        return bool(value) and all(t.has(_word(game, name, each)) for each in value)
    return isinstance(value, str | int | float) and value not in ("", False)


def fact(game: GameDef[Any], name: str, value: str | int | float | list[str], t: Texts) -> str:
    """`tokens: 5`; words of the game (`faction: Horde`) have texts of their own."""
    values = value if isinstance(value, list) else [value]
    word = t.join(t.say(id_) if t.has(id_ := _word(game, name, each)) else str(each) for each in values)
    label = t(f"fact-{name}") if t.has(f"fact-{name}") else name
    return label if value is True else f"{label}: {word}"


def _word(game: GameDef[Any], name: str, value: Any) -> str:
    """The id of the text for a value that is a word of the game."""
    return f"{game.fact_words.get(name, f'{name}-')}{value}"
