"""All tables: which are in memory, how they come back from disk, and the bots that play at them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Collection, Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec
from sqlalchemy import func, select, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone import registry
from meetingstone.engine import Pass
from meetingstone.engine.orders import Orders
from meetingstone.engine.record import RecordError
from meetingstone.server import endings, orders, private, storage
from meetingstone.server.bots import Thinkers
from meetingstone.server.commits import Committer
from meetingstone.server.fair import OneByOne, Shares
from meetingstone.server.infos import stopped_info
from meetingstone.server.limits import LIMITS, Limit, Limits
from meetingstone.server.live import LiveTable
from meetingstone.server.people import People
from meetingstone.server.play import Play, replayed
from meetingstone.server.problems import Problem, no_table, problem_of
from meetingstone.server.rows import CLOSED, Chair, Draft, Step, TableRow, name_bots, record_seats, struct_of
from meetingstone.server.sessions import Sessions
from meetingstone.server.wire import replies

LOG = logging.getLogger("meetingstone.server")
IDLE = 120.0
"""Seconds after which a table that nobody watches or asks for leaves the memory."""
THOUGHTS = 4
"""Hints and odds that a person may have asked for and not got."""
AGAIN = 5.0
"""Seconds before a bot tries again what could not be written."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. ``bot_pause`` is how long a bot's move is held back while somebody watches."""

    data: Path
    bot_pause: float = 0.0
    linger: tuple[float, float] = (0.0, 0.0)
    """Between so many seconds a sealed window stays open at least; bots have that time. (0, 0): they take theirs."""
    patience: float = 30.0
    """Seconds after which windows no longer wait for somebody who has left the table."""
    absence: float = 300.0
    """Seconds after which others may let a bot play for somebody who has left the table."""
    workers: int = 0
    limits: Mapping[str, Limit] = msgspec.field(default_factory=lambda: LIMITS)
    """How much one person or one address may do; what is not in it has no limit."""
    address: str | None = None
    """Where browsers find the table when something stands before it: `https://games.example`."""
    web: Path | None = None


class House:
    """Everything that the handlers share."""

    engine: AsyncEngine
    committer: Committer
    people: People
    sessions: Sessions

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.definitions = registry.games()
        self.thinkers = Thinkers(settings.workers)
        self.asked = Shares(THOUGHTS)
        self.messages = OneByOne()
        self.limits = Limits(settings.limits)
        self.is_open = False
        self.live: dict[str, LiveTable] = {}
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
            known.touch()
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
            row, chairs, _ = await self.read(table_id)
            ended = await endings.kept(self.engine, table_id) if row.state == "over" else None
            return stopped_info(row, chairs, person, problem.complaint, ended.result.winners if ended else None)

    async def in_memory(self) -> list[LiveTable]:
        """Every table in memory; those that were on their way there may have been read before the last write."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        return [*self.live.values()]

    def hang_up(self, families: Collection[str]) -> None:
        """Close the live connections of sessions that have ended."""
        for table in self.live.values():
            for client in table.clients:
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
        drafts: list[Draft] | None = None,
        given: dict[int, Orders] | None = None,
    ) -> LiveTable:
        async def reread() -> Play:
            return await self._replayed(row, chairs)

        table = LiveTable(row, chairs, invites, play, self.committer, reread, self.drive, lambda: self.linger())
        table.orders = given or {}
        table.drafts = {draft.side: draft for draft in drafts or ()}
        table.tell_drafts()
        self.live[row.id] = table
        if any(self.settings.linger) and any(chair.bot for chair in chairs):
            self.thinkers.begin()
        self.drive(table)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row, chairs, invites = await self.read(table_id)
            drafts, given = await self._drafts(table_id), await orders.read(self.engine, table_id)
            return self.add(row, chairs, invites, await self._replayed(row, chairs), drafts, given)
        finally:
            del self._loading[table_id]

    async def read(self, table_id: str) -> tuple[TableRow, list[Chair], dict[int, str]]:
        with storage.reading():
            return await self._read(table_id)

    async def _read(self, table_id: str) -> tuple[TableRow, list[Chair], dict[int, str]]:
        tables, seats, invites = storage.tables, storage.seats, storage.invites
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None or found["state"] == CLOSED:
                raise no_table()
            rows = await connection.execute(select(seats).where(seats.c.game == table_id).order_by(seats.c.seat))
            tokens = await connection.execute(select(invites).where(invites.c.game == table_id))
            chairs = [struct_of(row, Chair) for row in rows.mappings()]
            name_bots(table_id, chairs)
            return struct_of(found, TableRow), chairs, {row.seat: row.token for row in tokens}

    async def _drafts(self, table_id: str) -> list[Draft]:
        drafts = storage.drafts
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(drafts).where(drafts.c.game == table_id))
            return [struct_of(row, Draft) for row in rows.mappings()]

    async def steps(self, table_id: str, after: int = -1) -> list[Step]:
        entries = storage.entries
        query = select(entries).where(entries.c.game == table_id, entries.c.number > after).order_by(entries.c.number)
        with storage.reading():
            async with self.engine.connect() as connection:
                return [struct_of(row, Step) for row in (await connection.execute(query)).mappings()]

    async def _replayed(self, row: TableRow, chairs: list[Chair]) -> Play:
        definition = self.definitions.get(row.game)
        if definition is None:
            raise Problem(409, "unknown-game", "record-unknown-game", game=row.game)
        steps, last = await self.steps(row.id), await self._last(row.id)
        try:
            return await asyncio.to_thread(replayed, row, definition, record_seats(chairs), steps, last)
        except RecordError as error:
            raise problem_of(error) from None

    async def _last(self, table_id: str) -> int:
        """The number of the last entry that was written."""
        heads = storage.heads
        with storage.reading():
            async with self.engine.connect() as connection:
                found = await connection.execute(select(heads.c.last).where(heads.c.game == table_id))
                return found.scalar() or 0

    async def _resume(self) -> None:
        """Games in which a bot is awaited go on by themselves after a restart."""
        tables = storage.tables
        async with self.engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.state == "playing", tables.c.paused.is_(False))
            ids = [row.id for row in await connection.execute(query)]
        for table_id in ids:
            try:
                await self.table(table_id)
            except (Problem, DBAPIError) as problem:
                LOG.warning("table %s cannot go on: %s", table_id, getattr(problem, "complaint", problem))

        await self._keep_endings()

    async def _keep_endings(self) -> None:
        """Games that ended before endings were kept."""
        tables, known = storage.tables, storage.endings
        async with self.engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.state == "over", tables.c.id.not_in(select(known.c.game)))
            ids = [row.id for row in await connection.execute(query)]
        for table_id in ids:
            try:
                table = await self.table(table_id)
                await self.committer.write(endings.keep(table.play, table.header()))
            except (Problem, DBAPIError) as problem:
                LOG.warning("the ending of table %s cannot be kept: %s", table_id, problem)

    def installed(self) -> list[tuple[str, int, str]]:
        """Game, rules and content of the tables that can go on."""
        return [(each.id, each.version, each.content_hash) for each in self.definitions.values()]

    async def stopped(self) -> tuple[int, int]:
        """How many games cannot go on, and how many that have ended can only be read."""
        tables = storage.tables
        others = tuple_(tables.c.game, tables.c.rules, tables.c.content).not_in(self.installed())
        query = select(tables.c.state, func.count()).where(others).group_by(tables.c.state)
        async with self.engine.connect() as connection:
            found = {state: count for state, count in await connection.execute(query)}
        return found.get("open", 0) + found.get("playing", 0), found.get("over", 0)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE)
            self.forget_idle(IDLE)
            await self.sessions.tidy()

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody watches, plays or has asked for lately leave the memory; they are on disk."""
        since = time.monotonic() - seconds
        for table in [*self.live.values()]:
            busy = table.driver is not None or table.alarm is not None or table.lock.locked()
            if not table.clients and not busy and table.touched <= since:
                del self.live[table.row.id]

    # ---- bots

    def drive(self, table: LiveTable) -> None:
        """Let bots play, and windows be answered by standing orders, while there is something of it to do."""
        if table.driver is None and self._due(table):
            table.driver = self.spawn(self._drive(table))
        elif table.driver is None:
            self._look_later(table)

    def _due(self, table: LiveTable) -> bool:
        return _goes_on(table) and (_next_bot(table) is not None or bool(self._answered_for(table)))

    def _answered_for(self, table: LiveTable) -> list[int]:
        return orders.answered_for(table, self.settings.patience)

    def _look_later(self, table: LiveTable) -> None:
        """Somebody who has left is waited for; then his orders answer for him."""
        if table.alarm is not None:
            table.alarm.cancel()
        seconds = orders.next_look(table, self.settings.patience) if _goes_on(table) else None
        loop = asyncio.get_running_loop()
        table.alarm = loop.call_later(seconds, self.drive, table) if seconds is not None else None

    async def _drive(self, table: LiveTable) -> None:
        try:
            while self._due(table):
                try:
                    chair = _next_bot(table)
                    if table.window is not None or chair is None or self._answered_for(table):
                        await orders.attend(self, table)
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

    async def _move(self, table: LiveTable, chair: Chair) -> None:
        async with table.lock:
            at, number, seen = table.shown, table.play.session.game.number, table.play.view(chair.seat)
            keys = table.play.session.game.keys(chair.seat)
        index = 0 if len(keys) == 1 else await self.choice(table, chair, seen)
        if table.clients and self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        if table.shown == at and chair.bot is not None:
            await table.answer(chair.seat, number, [keys[index]])

    async def choice(self, table: LiveTable, chair: Chair, seen: Any, first: bool = False) -> int:
        assert chair.bot is not None
        try:
            return await self.thinkers.choose(table.row.owner, chair.bot, bot_seed(table), seen, first)
        except Exception:
            # A bot that fails passes rather than holding everybody up; where one cannot, games list leaving off last.
            LOG.exception("bot %s failed at table %s", chair.bot, table.row.id)
            return 0 if isinstance(seen.options[0], Pass) else len(seen.options) - 1


def _goes_on(table: LiveTable) -> bool:
    return table.row.state == "playing" and not table.row.paused and table.request is None


def _next_bot(table: LiveTable) -> Chair | None:
    return next((table.chairs[seat] for seat in table.awaits if table.chairs[seat].bot is not None), None)


def bot_seed(table: LiveTable) -> int:
    """The same bot at the same table always thinks the same. Nobody can know it beforehand, and it tells nothing."""
    digest = hashlib.blake2b(b"bots", key=table.row.seed, digest_size=8).digest()
    return int.from_bytes(digest)
