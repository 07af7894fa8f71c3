"""The log of a table as each may know it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from meetingstone.engine import Event
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.wire import replies

_encode = msgspec.json.Encoder().encode


class Log:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._private: list[int] = []
        """Where in the log events stand that not everybody may know."""
        self._scanned = 0

    def cut(self, length: int) -> None:
        """What came after was taken back."""
        del self._private[bisect_left(self._private, length) :]
        self._scanned = min(self._scanned, length)

    def has_secrets(self, end: int) -> bool:
        """Whether anything before event ``end`` is not for everybody."""
        return bool(self._private_before(end))

    def told(self, start: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, int]:
        """What ``seats`` may know of the log from ``start`` on, and how much of it they knew before."""
        log = self._sitting.play.session.log
        hidden = sum(1 for i in self._private_before(start) if not set(log[i].to or ()) & set(seats))
        return msgspec.Raw(_encode(self._visible(start, seats))), start - hidden

    def _visible(self, start: int, seats: Sequence[int]) -> list[replies.Happened]:
        play, shown = self._sitting.play, self._sitting.shown
        log = play.session.log[start : play.marks[shown]]
        return [
            replies.Happened(event.kind, event.values, update)
            for event, update in zip(log, play.updates(start, shown), strict=True)
            if may_know(event, seats)
        ]

    def _private_before(self, end: int) -> list[int]:
        log = self._sitting.play.session.log
        self._private += [i for i in range(self._scanned, end) if log[i].to is not None]
        self._scanned = max(self._scanned, end)
        return self._private[: bisect_left(self._private, end)]


def may_know(event: Event, seats: Sequence[int]) -> bool:
    return event.to is None or any(seat in event.to for seat in seats)
