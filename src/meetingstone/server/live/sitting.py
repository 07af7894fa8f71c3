"""What all parts of a table know: the game, its seats, and the last update that is on disk."""

from __future__ import annotations

import asyncio
from secrets import compare_digest
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from meetingstone.engine.record import Header
from meetingstone.server import storage
from meetingstone.server.play import Play
from meetingstone.server.problems import Problem
from meetingstone.server.rows import Chair, TableRow, record_seats

SPECTATOR = -1


class Sitting:
    """``shown`` is the last update that is on disk. Nothing newer is ever sent.

    An answer is applied, written, and only then published; if it cannot be written, it is rolled back and nobody has
    seen it.
    """

    def __init__(self, row: TableRow, chairs: list[Chair], play: Play) -> None:
        self.row = row
        self.chairs = chairs
        self.play = play
        self.lock = asyncio.Lock()
        """Held by what changes the table, and by what has to see it between two changes."""
        self.shown = play.update
        self.awaits = play.awaits()
        self.since = play.at

    def settle(self) -> None:
        """What the play has come to is on disk."""
        self.play.settle()
        self.shown, self.awaits, self.since = self.play.update, self.play.awaits(), self.play.at

    def check_running(self) -> None:
        if self.row.state == "open":
            raise Problem(409, "not-started", "server-not-started")
        if self.row.paused:
            raise Problem(409, "paused", "server-paused")

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats that are on the side of ``seat``, and share its drafts."""
        return self.play.definition.allies(self.play.session.game, seat)

    def is_with_us(self, person: str | None, spectate: str | None) -> bool:
        """Whether somebody belongs to the table, if only by its spectators' link, and so takes part in its talk."""
        if self.row.public or self.seats_of(person) or (person is not None and person == self.row.owner):
            return True
        return spectate is not None and compare_digest(spectate.encode(), self.row.spectate.encode())

    def header(self) -> Header:
        """That of the record; the seed is a secret until the game is over."""
        header = self.play.header(record_seats(self.chairs))
        return header if self.row.state == "over" else msgspec.structs.replace(header, seed=None)

    def change(self, **values: Any) -> Executable:
        """What writes other values into the table's row."""
        return update(storage.tables).where(storage.tables.c.id == self.row.id).values(**values)
