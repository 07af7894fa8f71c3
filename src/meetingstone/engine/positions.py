"""What the positions of every game have in common: how one is read, how it becomes a game, how a running game is kept.

A position is what a scenario states of the table, in readable words; its fields belong to the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from meetingstone.engine.content import Stated
from meetingstone.engine.frames import Frame
from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Game
from meetingstone.engine.record import stack_of
from meetingstone.engine.rules import ContentError
from meetingstone.engine.state import State

S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Given")


class Given(Stated, frozen=True, omit_defaults=True):
    """Base of a position and of its parts: what is left out takes its default."""


class Exact(Given, frozen=True):
    """What an export writes to come back exactly here: the procedure, and what of the state words do not say."""

    stack: list[dict[str, Any]]
    state: dict[str, Any]

    def game(self, definition: GameDef[Any], laid: dict[str, Any] | None = None) -> Game[Any]:
        """The game that was exported; ``laid`` is the state as far as the words of the position say it."""
        try:
            state = msgspec.convert({**(laid or {}), **self.state}, definition.state, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError(f"position: {error}") from None
        return standing(definition, state, stack_of(definition, self.stack))


MOST = 9999
"""No number of a position is greater: nothing on a table is counted so far."""
BELOW_ZERO = frozenset({"reroll", "attrition", "threat"})
"""What may be less than nothing."""
EXACT = frozenset({"exact", "stack"})
"""Written by exports, in the engine's own numbers."""


def read(plain: Mapping[str, Any], position: type[P]) -> P:
    """A position from the data of its file, or :class:`ContentError` with the field."""
    _check_numbers(plain)
    try:
        return msgspec.convert(plain, position)
    except msgspec.ValidationError as error:
        raise ContentError(f"position: {error}") from None


def _check_numbers(value: Any, name: str = "") -> None:
    if isinstance(value, Mapping):
        for key, each in value.items():
            if key not in EXACT:
                _check_numbers(each, str(key))
    elif isinstance(value, list | tuple):
        for each in value:
            _check_numbers(each, name)
    elif isinstance(value, int | float):
        least = -MOST if name in BELOW_ZERO else 0
        if not least <= value <= MOST:
            raise ContentError(f"position: {name} is {value}; it goes from {least} to {MOST}")


def within(value: int, least: int, most: int, name: str) -> int:
    """A number of a position that has a least and a greatest value."""
    if not least <= value <= most:
        raise ContentError(f"position: {name} is {value}; it goes from {least} to {most}")
    return value


def one_of(words: Sequence[str], name: str, kind: str) -> int:
    """The place of a word in a short list."""
    if name not in words:
        raise ContentError(f"position: {name!r} is no {kind}; write {' or '.join(words)}")
    return words.index(name)


def counted(text: str) -> int:
    """A number that stands in a text."""
    if not text.isdecimal() or len(text) > len(str(MOST)):
        raise ContentError(f"position: {text!r} is no number from 0 to {MOST}")
    return int(text)


def numbered(table: Mapping[str, int], kind: str, name: str) -> int:
    """The number of a card, a region or whatever ``table`` lists, by the name that the position gives it."""
    if name not in table:
        raise ContentError(f"position: there is no {kind} {name}")
    return table[name]


def standing(definition: GameDef[S], state: S, stack: list[Frame]) -> Game[S]:
    """A game that stands at this place of its procedures and asks its next question."""
    g: Game[S] = Game.__new__(Game)
    g.definition = definition
    g.state = state
    g.stack = stack
    g.question = None
    g.number = g.floor = 0
    g.source = None
    g.journal = []
    g.log = []
    g.resume()
    question = g.question
    if question is not None and any(not question.options_of(seat) for seat in question.awaited()):
        raise ContentError(f"position: {question.kind} is asked, but there is nothing to choose from")
    return g


def frames(g: Game[Any]) -> list[dict[str, Any]]:
    """The procedures of ``g`` as data; the step that asked is entered again."""
    plain: list[dict[str, Any]] = msgspec.to_builtins(g.stack, str_keys=True)
    if plain and g.question is not None:
        plain[-1]["pc"] = plain[-1]["at"]
    return plain
