"""What somebody at a table asks the others: to take back the own last answer, and everything since."""

from __future__ import annotations

import asyncio

import msgspec

from meetingstone.server.live.presence import Presence
from meetingstone.server.wire import messages, replies


class Plea(msgspec.Struct):
    """``seat`` wants to take back the answers of the seats in ``answers``; ``waits`` have not said yes yet."""

    seat: int
    answers: tuple[int, ...]
    waits: list[int]
    until: float
    """By the clock of the event loop."""


class Pleas:
    """At most one plea is open at a time."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self.open: Plea | None = None

    def grant(self, seat: int) -> None:
        """The table has agreed, and what ``seat`` asked for is done."""
        self._presence.announce(messages.Verdict(seat, True))

    def refuse(self, by: int | None = None) -> None:
        """Nothing is taken back: ``by`` said no, or nobody said yes in time, or the game went on."""
        if self.open is not None:
            self._presence.announce(messages.Verdict(self.open.seat, False, by))
            self.open = None
            self._presence.tell_info()

    def info(self) -> replies.UndoAsked | None:
        if self.open is None:
            return None
        left = max(0.0, self.open.until - asyncio.get_running_loop().time())
        return replies.UndoAsked(self.open.seat, list(self.open.answers), self.open.waits, round(left, 1))
