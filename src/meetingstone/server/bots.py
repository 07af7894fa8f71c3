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
from meetingstone.server.fair import Turns
from meetingstone.server.problems import Problem
from meetingstone.server.wire import replies

LOG = logging.getLogger("meetingstone.server")
DEFAULT = "greedy"
ATTEMPTS = 3
"""How often something is thought about whose process dies each time."""
HINTS = 3
"""Options that a hint tells of."""

Thought = list[tuple[Estimate, tuple[Phrase, ...]]]


def advice(keys: list[str], thought: Thought) -> list[replies.Advice]:
    """What a bot thinks of the options with these keys, as a client gets it."""
    return [
        replies.Advice(
            keys[each.index],
            round(each.value, 2),
            [replies.Reason(name, round(amount, 2)) for name, amount in each.reasons],
            list(says),
        )
        for each, says in thought
    ]


def check_bot(name: str) -> str:
    """The name, if there is such a bot."""
    try:
        registry.bot(name)
    except registry.UnknownName as unknown:
        raise Problem(404, "unknown-bot", "server-unknown-bot", name=name, known=list(unknown.known)) from None
    return name


class Thinkers:
    """The worker processes; they start when the first bot is asked.

    Moves have processes of their own: whatever people want to know, no bot plays later for it.
    """

    def __init__(self, workers: int = 0) -> None:
        workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._moves = _Crew(workers, each=workers)
        self._answers = _Crew(max(1, workers // 2), each=1, polite=True)

    async def choose(self, whose: str, bot: str, seed: int, seen: View[Any], first: bool = False) -> int:
        """The index of the option that ``bot`` takes at a table that ``whose`` is; ``first``: others wait for it."""
        index: int = await self._moves.do(whose, first, _choose, seen, bot, seed)
        return index

    async def advise(self, whose: str, bot: str, seed: int, seen: View[Any]) -> Thought:
        """The best options in the eyes of ``bot``, and why, in sentences, for ``whose`` question."""
        thought: Thought = await self._answers.do(whose, False, _advise, seen, bot, seed)
        return thought

    async def odds(self, whose: str, seen: View[Any], about: str) -> msgspec.Struct | None:
        """What the game says that the seat may expect, for ``whose`` question."""
        found: msgspec.Struct | None = await self._answers.do(whose, False, _odds, seen, about)
        return found

    def begin(self) -> None:
        """Start the first process of moves, for bots that will have little time."""
        self._moves.begin()

    async def close(self) -> None:
        await asyncio.gather(self._moves.close(), self._answers.close())


class _Crew:
    """Worker processes that do as much at once as there are; what waits, waits here and not with them.

    So when a process dies, only what it and its fellows had in hand is done again, by one new crew.
    """

    def __init__(self, workers: int, each: int, polite: bool = False) -> None:
        self._workers = workers
        self._polite = polite
        self._turns = Turns(workers, each)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, whose: str, first: bool, work: Any, seen: View[Any], *more: Any) -> Any:
        for _ in range(ATTEMPTS):
            await self._turns.take(whose, first)
            try:
                running = self._submit(whose, work, pickle.dumps(seen), *more)
            except BaseException:
                self._turns.give_back(whose)
                raise
            try:
                # Whoever asked may be gone before it is done: until then the place is taken.
                return await asyncio.shield(running)
            except BrokenProcessPool:
                continue
        raise RuntimeError("the bots' processes keep dying")

    def _submit(self, whose: str, work: Any, *given: Any) -> asyncio.Future[Any]:
        pool = self._running()
        try:
            running = asyncio.wrap_future(pool.submit(work, *given))
        except BrokenProcessPool:
            # It died with nothing in hand.
            self._replace(pool)
            return self._submit(whose, work, *given)
        running.add_done_callback(lambda done: self._is_done(whose, pool, done))
        return running

    def _is_done(self, whose: str, pool: ProcessPoolExecutor, done: asyncio.Future[Any]) -> None:
        if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool):
            self._replace(pool)
        self._turns.give_back(whose)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _begin, (self._polite,))
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """The first who notices does it; the others find the new crew."""
        if self._pool is broken:
            LOG.error("a bot's process died")
            self._pool = None

    def begin(self) -> None:
        if self._pool is None:
            self._running().submit(_get_ready)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


# ---- in the worker


def _begin(polite: bool) -> None:
    """Ctrl-C is the server's affair; a worker ends with it, also when it is killed. The polite let others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if polite and hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _get_ready() -> None:
    registry.games()


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
