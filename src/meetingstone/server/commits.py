"""Group commit: what is written within a few milliseconds shares one transaction and is acknowledged after it.

While one transaction is on its way to the disk the next one gathers, so a lonely answer waits for nothing and many
at once cost one ``fsync``. Everything that is written passes through here: SQLite has one writer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meetingstone.server.problems import Problem, full
from meetingstone.server.rows import Step
from meetingstone.server.storage import WRITE_ENTRIES, WRITE_HEADS

LOG = logging.getLogger("meetingstone.server")
GATHER = 0.003
"""Seconds in which a busy server gathers what one transaction writes."""
MOST = 2_000
"""Writes of one transaction."""


class _Write(NamedTuple):
    statements: tuple[Executable, ...]
    steps: Sequence[Step]
    done: asyncio.Future[None]


class Committer:
    """The one writer. ``steps`` are entries of games, written after the statements of their transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._waiting: list[_Write] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self.transactions = 0

    def submit(self, *statements: Executable, steps: Sequence[Step] = ()) -> asyncio.Future[None]:
        """A future that is done when all of it is on disk, or fails with a :class:`Problem` when nothing is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(statements, steps, done))
        self._wake.set()
        return done

    async def write(self, *statements: Executable, steps: Sequence[Step] = ()) -> None:
        await self.submit(*statements, steps=steps)

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self._waiting:
            await asyncio.sleep(0.005)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._waiting[:MOST]:
                await self._commit(batch)
                del self._waiting[: len(batch)]
                if len(self._waiting) > 1:
                    await asyncio.sleep(GATHER)

    async def _commit(self, batch: list[_Write]) -> None:
        try:
            await self._transaction(batch)
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError):
                # One of them collides; the others must not suffer for it.
                for write in batch:
                    await self._commit([write])
                return
            LOG.error("nothing was written: %s", error)
            for write in batch:
                _settle(write.done, problem_for(error))
        else:
            for write in batch:
                _settle(write.done, None)

    async def _transaction(self, batch: list[_Write]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                await self._execute(self._connection, batch)
        except BaseException:
            # Whatever it was, the next transaction starts on a sound connection.
            broken, self._connection = self._connection, None
            await broken.close()
            raise
        self.transactions += 1

    async def _execute(self, connection: AsyncConnection, batch: list[_Write]) -> None:
        for write in batch:
            for statement in write.statements:
                await connection.execute(statement)
        steps = [step for write in batch for step in write.steps]
        if steps:
            await connection.execute(WRITE_ENTRIES, {"steps": msgspec.json.encode(steps).decode()})
            heads = {step.game: step.number for step in steps}
            await connection.execute(WRITE_HEADS, {"heads": msgspec.json.encode(heads).decode()})


def problem_for(error: Exception) -> Problem:
    if isinstance(error, IntegrityError):
        return Problem(409, "conflict", "server-conflict")
    if isinstance(error, DBAPIError | OSError):
        return full()
    return Problem(500, "broken", "server-broken")


def _settle(done: asyncio.Future[None], problem: Problem | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
