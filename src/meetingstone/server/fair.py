"""Turns for many people at a few places: however much one of them wants, the next place is somebody else's."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary


class Turns:
    """``places`` at which work is done at once, ``each`` of them at most by one person.

    People with something to do stand in a circle: whoever got a place goes to its end.
    """

    def __init__(self, places: int, each: int) -> None:
        self._free = places
        self._each = each
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, whose: str, first: bool = False) -> None:
        """Wait for a place, with ``first`` before all else that this person waits for. Give it back when done."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._waiting.setdefault(whose, deque())
        if first:
            line.appendleft(turn)
        else:
            line.append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(whose, turn)
            else:
                self.give_back(whose)
            raise

    def give_back(self, whose: str) -> None:
        self._free += 1
        self._held[whose] -= 1
        if not self._held[whose]:
            del self._held[whose]
        self._call()

    def _call(self) -> None:
        while self._free and (whose := self._next()) is not None:
            line = self._waiting.pop(whose)
            turn = line.popleft()
            if line:
                self._waiting[whose] = line
            if not turn.cancelled():
                self._free -= 1
                self._held[whose] += 1
                turn.set_result(None)

    def _next(self) -> str | None:
        return next((whose for whose in self._waiting if self._held[whose] < self._each), None)

    def _leave(self, whose: str, turn: asyncio.Future[None]) -> None:
        line = self._waiting.get(whose)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[whose]


class Shares:
    """What people have asked for and not got: at most ``most`` things of one person; he waits before he asks more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: defaultdict[str, set[asyncio.Task[Any]]] = defaultdict(set)

    async def begin(self, whose: str, work: Callable[[], asyncio.Task[Any]]) -> asyncio.Task[Any]:
        """Start ``work`` as soon as ``whose`` share allows it."""
        while len(self._tasks[whose]) >= self._most:
            await asyncio.wait(self._tasks[whose], return_when=asyncio.FIRST_COMPLETED)
        task = work()
        self._tasks[whose].add(task)
        task.add_done_callback(lambda done: self._end(whose, done))
        return task

    def _end(self, whose: str, task: asyncio.Task[Any]) -> None:
        self._tasks[whose].discard(task)
        if not self._tasks[whose]:
            del self._tasks[whose]


class OneByOne:
    """What many connections of one address send at once: between two messages everybody else gets on.

    Thousands of messages may arrive together, and taking one that is there already waits for nothing.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def wait(self, address: str) -> None:
        lock = self._locks.setdefault(address, asyncio.Lock())
        async with lock:
            await asyncio.sleep(0)
