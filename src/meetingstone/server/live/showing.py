"""What each of those who look at a table sees of it, as messages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from meetingstone.engine.scene import Scene
from meetingstone.server.live.deltas import deltas
from meetingstone.server.live.log import Log
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.wire import messages, replies

NO_CHANGES: Mapping[int, msgspec.Raw] = {}
_encode = msgspec.json.Encoder().encode


class News(NamedTuple):
    """The table through the eyes of all who look, and what has changed in their scenes after update ``since``."""

    scenes: dict[int, Scene[Any]]
    since: int
    deltas: dict[int, msgspec.Raw]


class Showing:
    def __init__(self, sitting: Sitting, presence: Presence) -> None:
        self._sitting = sitting
        self._presence = presence
        self.log = Log(sitting)
        self._news = News({}, sitting.shown, {})
        self._messages: dict[tuple[tuple[int, ...], int], str] = {}
        self._events: dict[tuple[int, ...], tuple[msgspec.Raw, int]] = {}

    def render(self) -> News:
        """What there will be to see once the play, as it stands, is on disk."""
        wanted, clients = self._presence.looked_through(), self._presence.clients
        scenes = self._sitting.play.scenes(wanted) if wanted else {}
        changes = deltas(self._news.scenes, scenes) if any(client.deltas for client in clients) else {}
        encoded = {seat: msgspec.Raw(_encode(delta)) for seat, delta in changes.items()}
        return News(scenes, self._sitting.shown, encoded)

    def show(self, news: News) -> None:
        self._news = news
        self._messages.clear()
        self._events.clear()

    def look(self, seats: Collection[int]) -> None:
        """Somebody looks through these seats from now on. Under the lock: what is drawn now is on disk."""
        missing = [seat for seat in seats if seat not in self._news.scenes]
        if missing:
            self._news.scenes.update(self._sitting.play.scenes(missing))

    def look_again(self, seat: int) -> None:
        """What a seat sees has changed, and nothing else has."""
        if seat in self._news.scenes:
            self._news.scenes.update(self._sitting.play.scenes([seat]))

    def message(self, seats: tuple[int, ...], seen: int, *, has_scene: bool = False) -> str:
        """The table as it is, with what happened after update ``seen``; the same for all who see the same.

        A client that has the scene of ``seen`` is told what has changed, if that was the update before this one.
        """
        if not has_scene:
            # Long, and seldom wanted twice: not worth its memory.
            return self._written(seats, seen)
        known = self._messages.get((seats, seen))
        if known is None:
            changes = self._news.deltas if seen == self._news.since else {}
            known = self._messages[seats, seen] = self._written(seats, seen, changes)
        return known

    def _written(self, seats: tuple[int, ...], seen: int, changes: Mapping[int, msgspec.Raw] = NO_CHANGES) -> str:
        shown, marks, scenes = self._sitting.shown, self._sitting.play.marks, self._news.scenes
        since = seen if 0 <= seen <= shown else 0
        # An undo shortens the log: clients that saw what was taken back get it from there on.
        start = min(marks[since : shown + 1]) if seen == since else 0
        events, first = self._last_events(start, seats) if changes else self.log.told(start, seats)
        seen_by_seat = [
            replies.SeatDelta(seat, changes[seat]) if seat in changes else replies.SeatScene(seat, scenes[seat])
            for seat in seats
        ]
        return _encode(messages.Scenes(shown, seen_by_seat, events, since, first)).decode()

    def _last_events(self, start: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, int]:
        """What happened in the last update; without secrets in the log it is the same for all, and made once."""
        those = seats if self.log.has_secrets(self._sitting.play.marks[self._sitting.shown]) else ()
        known = self._events.get(those)
        if known is None:
            known = self._events[those] = self.log.told(start, seats)
        return known
