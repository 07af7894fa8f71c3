"""What moves tables along while nobody does anything: bots play, and windows are answered by standing orders."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Collection
from typing import Any, Protocol

from meetingstone.engine import Pass
from meetingstone.server.bots import Thinkers
from meetingstone.server.live.table import LiveTable
from meetingstone.server.live.windows import Window
from meetingstone.server.problems import Problem
from meetingstone.server.rows import Chair
from meetingstone.server.settings import Settings

LOG = logging.getLogger("meetingstone.server")
AGAIN = 5.0
"""Seconds before a bot tries again what could not be written."""


class Place(Protocol):
    """Where tables stand."""

    @property
    def settings(self) -> Settings: ...

    @property
    def thinkers(self) -> Thinkers: ...

    def spawn(self, work: Any) -> asyncio.Task[Any]: ...


class Driver:
    def __init__(self, place: Place) -> None:
        self._place = place

    def drive(self, table: LiveTable) -> None:
        """Let bots play, and windows be answered by standing orders, while there is something of it to do."""
        if table.driver is None and self._due(table):
            table.driver = self._place.spawn(self._drive(table))
        elif table.driver is None:
            self._look_later(table)

    def _due(self, table: LiveTable) -> bool:
        return _goes_on(table) and (_next_bot(table) is not None or bool(self._answered_for(table)))

    def _answered_for(self, table: LiveTable) -> list[int]:
        return table.windows.answered_for(self._place.settings.patience)

    def _look_later(self, table: LiveTable) -> None:
        """Somebody who has left is waited for; then the orders of the seat answer."""
        if table.alarm is not None:
            table.alarm.cancel()
        seconds = table.windows.next_look(self._place.settings.patience) if _goes_on(table) else None
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(seconds, self.drive, table) if seconds is not None else None

    async def _drive(self, table: LiveTable) -> None:
        try:
            while self._due(table):
                try:
                    chair = _next_bot(table)
                    if table.windows.sealed is not None or chair is None or self._answered_for(table):
                        await self._attend(table)
                    else:
                        await self._move(table, chair)
                except Problem as problem:
                    if problem.status >= 500:
                        await asyncio.sleep(AGAIN)
            self._look_later(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("the bots of table %s have stopped", table.row.id)
        finally:
            table.driver = None

    # ---- bots

    async def _move(self, table: LiveTable, chair: Chair) -> None:
        async with table.lock:
            at, number, seen = table.shown, table.play.session.game.number, table.play.view(chair.seat)
            keys = table.play.session.game.keys(chair.seat)
        if not keys:
            # Somebody answered before the table was free: this seat is no longer asked.
            return
        index = 0 if len(keys) == 1 else await self._choice(table, chair, seen)
        if table.presence.clients and self._place.settings.bot_pause:
            await asyncio.sleep(self._place.settings.bot_pause)
        if table.shown == at and chair.bot is not None:
            await table.answering.answer(chair.seat, number, [keys[index]])

    async def _choice(self, table: LiveTable, chair: Chair, seen: Any, first: bool = False) -> int:
        assert chair.bot is not None
        try:
            return await self._place.thinkers.choose(table.row.owner, chair.bot, bot_seed(table), seen, first)
        except Exception:
            # A bot that fails passes rather than holding everybody up; where one cannot, games list leaving off last.
            LOG.exception("bot %s failed at table %s", chair.bot, table.row.id)
            return 0 if isinstance(seen.options[0], Pass) else len(seen.options) - 1

    # ---- windows

    async def _attend(self, table: LiveTable) -> None:
        """Answer the open window for all who are not asked, and for bots."""
        window = table.windows.sealed
        if window is None:
            await table.answering.let_go(table.play.session.game.number, self._passes(table))
            return
        async with table.lock:
            game = table.play.session.game
            able = [seat for seat in table.play.awaits() if table.chairs[seat].bot and len(game.options(seat)) > 1]
            views = {seat: table.play.view(seat) for seat in able}
        thoughts = {
            seat: self._place.spawn(self._choice(table, table.chairs[seat], seen, first=True))
            for seat, seen in views.items()
        }
        try:
            await self._until_over(window, thoughts.values())
            decided = {seat: _decision(thought) for seat, thought in thoughts.items() if table.chairs[seat].bot}
        finally:
            for thought in thoughts.values():
                thought.cancel()
        await table.answering.let_go(window.number, self._passes(table) | decided)

    def _passes(self, table: LiveTable) -> dict[int, int]:
        return dict.fromkeys(self._answered_for(table), 0)

    async def _until_over(self, window: Window, thoughts: Collection[asyncio.Task[int]]) -> None:
        """However fast or slowly bots think, the window closes when its time is over, as if none of them could act."""
        await window.over()
        if thoughts and not any(self._place.settings.linger):
            # Where windows have no time of their own nothing is hidden by it.
            await asyncio.wait(thoughts)


def _decision(thought: asyncio.Task[int]) -> int:
    """Who has not come to a decision passes."""
    return thought.result() if thought.done() else 0


def _goes_on(table: LiveTable) -> bool:
    return table.row.state == "playing" and not table.row.paused and table.pleas.open is None


def _next_bot(table: LiveTable) -> Chair | None:
    return next((table.chairs[seat] for seat in table.sitting.awaits if table.chairs[seat].bot is not None), None)


def bot_seed(table: LiveTable) -> int:
    """The same bot at the same table always thinks the same. Nobody can know it beforehand, and it tells nothing."""
    digest = hashlib.blake2b(b"bots", key=table.row.seed, digest_size=8).digest()
    return int.from_bytes(digest)
