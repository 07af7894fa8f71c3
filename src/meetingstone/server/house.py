"""All tables: which are in memory, and how they come back from disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine, Mapping, Sequence
from random import SystemRandom
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone import registry
from meetingstone.engine.orders import Orders
from meetingstone.engine.record import RecordError
from meetingstone.server import endings, private, storage
from meetingstone.server.bots import Thinkers
from meetingstone.server.commits import Committer
from meetingstone.server.fair import OneByOne, Shares
from meetingstone.server.infos import stopped_info
from meetingstone.server.limits import Limits
from meetingstone.server.live.driver import Driver
from meetingstone.server.live.table import LiveTable
from meetingstone.server.people import People
from meetingstone.server.play import Play, replayed
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Chair, Draft, TableRow, record_seats
from meetingstone.server.sessions import Sessions
from meetingstone.server.settings import Settings
from meetingstone.server.shelf import Shelf
from meetingstone.server.wire import replies

LOG = logging.getLogger("meetingstone.server")
IDLE = 120.0
"""Seconds after which a table that nobody watches or asks for leaves the memory."""
THOUGHTS = 4
"""Hints and odds that a person may have asked for and not got."""
T = TypeVar("T")


class House:
    """Everything that the handlers share."""

    engine: AsyncEngine
    shelf: Shelf
    committer: Committer
    people: People
    sessions: Sessions

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.definitions = registry.games(settings.packs)
        """By `packs.key_of`: the games alone, and with the packs of this server."""
        self.thinkers = Thinkers(settings.workers)
        self.asked = Shares(THOUGHTS)
        self.messages = OneByOne()
        self.limits = Limits(settings.limits)
        self.is_open = False
        self.live: dict[str, LiveTable] = {}
        self._driver = Driver(self)
        self._chance = SystemRandom()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        if self.is_open:
            return
        private.close_files(self.settings.data)
        self.engine = storage.engine_for(self.settings.data)
        try:
            await storage.migrate(self.engine)
        except BaseException:
            await self.engine.dispose()
            raise
        self.is_open = True
        self.committer = Committer(self.engine)
        self.shelf = Shelf(self.engine)
        self.people = People(self.engine, self.committer)
        self.sessions = Sessions(self.engine, self.committer)
        self.spawn(self._resume())
        self.spawn(self._tidy())

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.committer.close()
        await self.engine.dispose()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also when the client that asked for it is gone meanwhile."""
        done: T = await asyncio.shield(self.spawn(work))
        return done

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- tables in memory

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from disk; raises a :class:`Problem` when there is none."""
        known = self.live.get(table_id)
        if known is not None:
            known.presence.touch()
            return known
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def info(self, table_id: str, person: str | None) -> replies.TableInfo:
        """The table as ``person`` may know it; one that cannot be played on says why."""
        try:
            return (await self.table(table_id)).info(person)
        except Problem as problem:
            if problem.status != 409:
                raise
            row, chairs, _ = await self.shelf.read(table_id)
            ended = await endings.kept(self.engine, table_id) if row.state == "over" else None
            return stopped_info(row, chairs, person, problem.complaint, ended.result.winners if ended else None)

    async def in_memory(self) -> list[LiveTable]:
        """Every table in memory; those that were on their way there may have been read before the last write."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        return [*self.live.values()]

    def hang_up(self, families: Collection[str]) -> None:
        """Close the live connections of sessions that have ended."""
        for table in self.live.values():
            for client in table.presence.clients:
                if client.family in families:
                    client.hang_up()

    def linger(self) -> float:
        """How long a window stays open at least; it owes nothing to the game."""
        return self._chance.uniform(*self.settings.linger)

    def add(
        self,
        row: TableRow,
        chairs: list[Chair],
        invites: dict[int, str],
        play: Play,
        drafts: Sequence[Draft] = (),
        given: Mapping[int, Orders] | None = None,
    ) -> LiveTable:
        async def reread() -> Play:
            return await self._replayed(row, chairs)

        def drive() -> None:
            # By its name: what a table holds must not hold the table.
            if row.id in self.live:
                self.drive(self.live[row.id])

        table = LiveTable(
            row,
            chairs,
            invites,
            play,
            committer=self.committer,
            reread=reread,
            drive=drive,
            linger=lambda: self.linger(),
            drafts=drafts,
            orders=given,
        )
        self.live[row.id] = table
        if any(self.settings.linger) and any(chair.bot for chair in chairs):
            self.thinkers.begin()
        self.drive(table)
        return table

    def drive(self, table: LiveTable) -> None:
        """Bots play at the table, and windows are answered by standing orders, while there is something of it to do."""
        self._driver.drive(table)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row, chairs, invites = await self.shelf.read(table_id)
            drafts, given = await self.shelf.drafts(table_id), await self.shelf.orders(table_id)
            return self.add(row, chairs, invites, await self._replayed(row, chairs), drafts, given)
        finally:
            del self._loading[table_id]

    async def _replayed(self, row: TableRow, chairs: list[Chair]) -> Play:
        mine = [each for each in self.definitions.values() if each.id == row.game]
        if not mine:
            raise Problem(409, "unknown-game", "record-unknown-game", game=row.game)
        # A table goes on with the cards that it began with.
        definition = next((each for each in mine if each.content_hash == row.content), mine[0])
        steps, last = await self.shelf.steps(row.id), await self.shelf.last(row.id)
        try:
            return await asyncio.to_thread(replayed, row, definition, record_seats(chairs), steps, last)
        except RecordError as error:
            raise problem_of(error) from None

    async def _resume(self) -> None:
        """Games in which a bot is awaited go on by themselves after a restart."""
        for table_id in await self.shelf.running():
            try:
                await self.table(table_id)
            except (Problem, DBAPIError) as problem:
                LOG.warning("table %s cannot go on: %s", table_id, getattr(problem, "complaint", problem))
        await self._keep_endings()

    async def _keep_endings(self) -> None:
        """Games that ended before endings were kept."""
        for table_id in await self.shelf.without_ending():
            try:
                table = await self.table(table_id)
                await self.committer.write(endings.keep(table.play, table.sitting.header()))
            except (Problem, DBAPIError) as problem:
                LOG.warning("the ending of table %s cannot be kept: %s", table_id, problem)

    def installed(self) -> list[tuple[str, int, str]]:
        """Game, rules and content of the tables that can go on."""
        return [(each.id, each.version, each.content_hash) for each in self.definitions.values()]

    async def stopped(self) -> tuple[int, int]:
        """How many games cannot go on, and how many that have ended can only be read."""
        return await self.shelf.stopped(self.installed())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            self.forget_idle(IDLE)
            await self.sessions.tidy()

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody watches, plays or has asked for lately leave the memory; they are on disk."""
        since = time.monotonic() - seconds
        for table in [*self.live.values()]:
            if table.is_idle and table.presence.touched <= since:
                del self.live[table.row.id]
