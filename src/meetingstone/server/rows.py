"""A table and its seats as they lie on disk."""

from __future__ import annotations

import secrets as randomness
import time
from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Executable, RowMapping, insert

from meetingstone.bots.names import names_for
from meetingstone.engine.drafts import Intent
from meetingstone.server import storage
from meetingstone.server.wire.fields import Kind

T = TypeVar("T", bound=msgspec.Struct)
PlayState = Literal["open", "playing", "over"]
CLOSED = "closed"
"""The state of a table that its owner has put away, because it could not go on."""


class Chair(msgspec.Struct, kw_only=True):
    """A seat. ``person`` holds it, ``bot`` plays it: both at once while a bot stands in for somebody.

    ``absent``: others have let it, because he was away; when he is back, the seat is his again.
    """

    seat: int
    kind: Kind
    name: str
    bot: str | None = None
    person: str | None = None
    absent: bool = False

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    settings: dict[str, Any]
    rules: int
    content: str
    seed: bytes
    owner: str
    public: bool = False
    paused: bool = False
    state: PlayState = "open"
    spectate: str
    rematch: str | None = None
    created: float


class Step(msgspec.Struct, kw_only=True):
    """One entry: the set-up (number 0), an answer, or an answer taken back (question -1), with what chance drew.

    What the table agreed to take back has the key ``consent``: all since the last answer of ``seat``. ``hash`` is
    that of all entries up to this one (`chain.py`).
    """

    game: str
    number: int
    question: int
    seat: int
    key: str
    outcomes: list[list[int]]
    at: float
    hash: str = ""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """What a side means to do in a turn; ``side`` is the lowest of its seats, ``by`` the seat that changed it last."""

    game: str
    side: int
    turn: int
    version: int
    by: int
    steps: dict[str, tuple[Intent, ...]]


TAKEN_BACK = -1
BY_CONSENT = "consent"


def token(size: int = 16) -> str:
    return randomness.token_urlsafe(size)


def short_id() -> str:
    """For links that people read: no two characters that look alike."""
    return "".join(randomness.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def now() -> float:
    return round(time.time(), 3)


def plain(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def struct_of(row: RowMapping, kind: type[T]) -> T:
    # The names of columns are a kind of string that msgspec does not take.
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)


def creation(row: TableRow, chairs: list[Chair], invites: dict[int, str]) -> list[Executable]:
    """What writes a new table."""
    statements: list[Executable] = [
        insert(storage.tables).values(plain(row)),
        insert(storage.seats).values([{"game": row.id, **plain(chair)} for chair in chairs]),
    ]
    if invites:
        tokens = [{"token": token, "game": row.id, "seat": seat, "used_by": None} for seat, token in invites.items()]
        statements.append(insert(storage.invites).values(tokens))
    return statements


def name_bots(table_id: str, chairs: Sequence[Chair]) -> None:
    """Bots that have no name get one."""
    nameless = [chair for chair in chairs if chair.kind == "bot" and not chair.name]
    names = names_for(table_id, len(nameless), [chair.name for chair in chairs])
    for chair, name in zip(nameless, names, strict=True):
        chair.name = name


def record_seats(chairs: Sequence[Chair]) -> list[str]:
    """Seats as records name them: by ``you`` or the kind of bot, and the name."""
    return [f"{chair.bot or 'you'}:{chair.name}" if chair.name else chair.bot or "you" for chair in chairs]
