"""The table: one root struct per game whose fields are scalars, lists and dicts of frozen entities.

A clone copies the lists and never the entities. Who may see a field stands beside its type:

>>> from typing import Annotated
>>> class Purse(State):
...     coins: Annotated[list[int], Secret("owner")]
>>> purse = Purse(coins=[5, 7])
>>> hidden(purse, seat=0, allies=(0,)).coins
[5, -2]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from typing import Annotated, Any, Literal, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

NONE = -1
"""Nobody, nothing, nowhere: every other small int names an entity."""
HIDDEN = -2
"""Stands in a view where there is something that the seat may not see."""


class Secret(msgspec.Struct, frozen=True):
    """Who sees a field: its owner (the table's index is the seat), the owner's side, those who know (the index is a bit
    mask of seats), or nobody.

    The field is a list or tuple of ints, or of tuples of ints; negative ones (:data:`NONE`) hide nothing.
    Values of the same ``pool`` that a seat cannot tell apart are shuffled among each other by a redeal; with
    ``apart`` each row of the table is a pool of its own.
    """

    seen: Literal["owner", "side", "known", "nobody"]
    pool: str = ""
    apart: bool = False

    def pool_of(self, row: int) -> str:
        return f"{self.pool}-{row}" if self.apart else self.pool


class State(msgspec.Struct, kw_only=True):
    """Base of every game's root struct."""

    content: Any = msgspec.UNSET
    """What the game is played with, where a game refers to it: shared by all clones, and no part of a position."""

    def clone(self) -> Self:
        new = copy(self)
        for name in tables(type(self)):
            setattr(new, name, getattr(self, name).copy())
        return new


_tables: dict[type, tuple[str, ...]] = {}
_secrets: dict[type, tuple[tuple[str, Secret], ...]] = {}


def tables(kind: type) -> tuple[str, ...]:
    """The fields of a state that hold a list or a dict."""
    found = _tables.get(kind)
    if found is None:
        hints = get_type_hints(kind)
        found = _tables[kind] = tuple(
            field.name for field in msgspec.structs.fields(kind) if get_origin(hints[field.name]) in (list, dict)
        )
    return found


def secrets(kind: type) -> tuple[tuple[str, Secret], ...]:
    """The fields of a state or frame that not everybody may see."""
    found = _secrets.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = _secrets[kind] = tuple(
            (name, mark)
            for name, hint in hints.items()
            if get_origin(hint) is Annotated
            for mark in get_args(hint)[1:]
            if isinstance(mark, Secret)
        )
    return found


@cache
def _personal(kind: type) -> tuple[tuple[str, Secret], ...]:
    """Those fields that somebody may see."""
    return tuple((name, mark) for name, mark in secrets(kind) if mark.seen != "nobody")


def _rows_seen(mark: Secret, count: int, seat: int, allies: tuple[int, ...]) -> Sequence[int]:
    """Which rows of a table of ``count`` ``seat`` may see."""
    if mark.seen == "side":
        return [row for row in allies if 0 <= row < count]
    if mark.seen == "owner":
        return (seat,) if 0 <= seat < count else ()
    return [row for row in range(count) if row >> seat & 1] if mark.seen == "known" and seat >= 0 else ()


def hidden(struct: T, seat: int, allies: tuple[int, ...], watched: T | None = None) -> T:
    """A copy of a state or frame in which all that ``seat`` may not see is :data:`HIDDEN`.

    ``watched`` is the copy for a watcher, if there is one: what nobody may see is hidden there already.
    """
    kind = type(struct)
    if not secrets(kind):
        return struct
    changes: dict[str, Any] = {}
    for name, mark in secrets(kind) if watched is None else _personal(kind):
        table = getattr(struct, name)
        rows = _veil_all(table)
        for row in _rows_seen(mark, len(table), seat, allies):
            rows[row] = table[row]
        changes[name] = rows if isinstance(table, list) else tuple(rows)
    return msgspec.structs.replace(struct if watched is None else watched, **changes)


def _veil_all(rows: Sequence[Any]) -> list[Any]:
    # Long stacks of ints, many times per answer: they are worth a short way.
    if rows and type(rows[0]) is int:
        return [HIDDEN if row >= 0 else row for row in rows]
    return [_veil(row) for row in rows]


def _veil(row: Any) -> Any:
    if isinstance(row, tuple):
        return tuple(_veil_all(row))
    if not isinstance(row, int):
        raise TypeError(f"a secret field holds ints and tuples of ints, not {row!r}")
    return HIDDEN if row >= 0 else row


def veiled(struct: msgspec.Struct, seat: int, allies: tuple[int, ...]) -> Iterator[tuple[str, list[int]]]:
    """(pool, values) of every row of ``struct`` that ``seat`` may not see."""
    for name, mark in secrets(type(struct)):
        table = getattr(struct, name)
        seen = _rows_seen(mark, len(table), seat, allies)
        for i, row in enumerate(table):
            if i not in seen:
                yield mark.pool_of(i), _secret_values(row)


def _secret_values(row: Any) -> list[int]:
    if not isinstance(row, tuple):
        return [row] if row >= 0 else []
    if not any([type(value) is tuple for value in row]):
        return [value for value in row if value >= 0]
    return [value for part in row for value in _secret_values(part)]


def unveiled(struct: T, pools: dict[str, list[int]]) -> T:
    """A copy in which every :data:`HIDDEN` value of a pool is dealt from it (pools are used up)."""
    changes: dict[str, Any] = {}
    for name, mark in secrets(type(struct)):
        if mark.pool:
            rows = [_deal(row, pools.get(mark.pool_of(i), [])) for i, row in enumerate(getattr(struct, name))]
            changes[name] = rows if isinstance(getattr(struct, name), list) else tuple(rows)
    return msgspec.structs.replace(struct, **changes) if changes else struct


def _deal(row: Any, pool: list[int]) -> Any:
    if isinstance(row, tuple):
        return tuple(_deal(value, pool) for value in row)
    return pool.pop() if row == HIDDEN else row
