"""Seats that are played by programs, in worker processes: the event loop never thinks.

A worker gets a view (what its seat may know), never a game.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.bots.base import Estimate
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.server import wire

LOG = logging.getLogger("meetingstone.server")
DEFAULT = "greedy"
HINTS = 3
"""Options that a hint tells of."""

Thought = list[tuple[Estimate, tuple[Phrase, ...]]]


def advice(keys: list[str], thought: Thought) -> list[wire.Advice]:
    """What a bot thinks of the options with these keys, as a client gets it."""
    return [
        wire.Advice(
            keys[each.index],
            round(each.value, 2),
            [wire.Reason(name, round(amount, 2)) for name, amount in each.reasons],
            list(says),
        )
        for each, says in thought
    ]


class Thinkers:
    """The worker processes; they start when the first bot is asked."""

    def __init__(self, workers: int = 0) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, seed: int, seen: View[Any]) -> int:
        """The index of the option that ``bot`` takes."""
        index: int = await self._ask(_choose, seen, bot, seed)
        return index

    async def advise(self, bot: str, seed: int, seen: View[Any]) -> Thought:
        """The best options in the eyes of ``bot``, and why, in sentences."""
        thought: Thought = await self._ask(_advise, seen, bot, seed)
        return thought

    async def odds(self, seen: View[Any], about: str) -> msgspec.Struct | None:
        """What the game says that the seat may expect."""
        found: msgspec.Struct | None = await self._ask(_odds, seen, about)
        return found

    async def _ask(self, work: Any, seen: View[Any], *more: Any) -> Any:
        loop = asyncio.get_running_loop()
        encoded = pickle.dumps(seen)
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._running(), work, encoded, *more)
            except BrokenProcessPool:
                LOG.error("a bot's process died (attempt %d)", attempt)
                self._pool = None
        raise RuntimeError("the bots' processes keep dying")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin)
        return self._pool

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


# ---- in the worker


def _begin() -> None:
    """Ctrl-C is the server's affair; a worker ends with it, also when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _choose(encoded: bytes, bot: str, seed: int) -> int:
    seen: View[Any] = pickle.loads(encoded)
    index: int = registry.bot(bot)(registry.game(seen.game), seed).choose(seen)
    return index


def _advise(encoded: bytes, bot: str, seed: int) -> Thought:
    seen: View[Any] = pickle.loads(encoded)
    definition = registry.game(seen.game)
    estimates = registry.bot(bot)(definition, seed).explain(seen)[:HINTS]
    return [(each, definition.remarks(seen, each.index)) for each in estimates]


def _odds(encoded: bytes, about: str) -> msgspec.Struct | None:
    seen: View[Any] = pickle.loads(encoded)
    return registry.game(seen.game).odds(seen, about)
