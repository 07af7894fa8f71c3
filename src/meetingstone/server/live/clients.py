"""One connected client: a bounded outbox and the last update it was sent.

A client that reads slowly gets no backlog: whatever happened meanwhile, the next thing it gets is the table as it is
now, with all events since the update it saw last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

OUTBOX = 64
"""Replies and chat lines that wait for a slow client; older ones are dropped."""
NOTHING = -1

Send = Callable[[str], Awaitable[None]]
_encode = msgspec.json.Encoder().encode


class Source(Protocol):
    """Where a client gets what it sends; whole messages, made when it is their turn."""

    @property
    def shown(self) -> int: ...

    def message(self, client: Client) -> str: ...

    def said_info(self, client: Client) -> msgspec.Struct: ...

    def said_drafts(self, client: Client) -> msgspec.Struct: ...

    def said_orders(self, client: Client) -> msgspec.Struct: ...


class Client:
    """A connection to one table; ``seats`` are those it sees through (-1: a spectator).

    With ``deltas`` only the first scene is sent whole: what the connection has brought is known to have arrived.
    """

    def __init__(
        self,
        table: Source,
        person: str | None,
        send: Send,
        seen: int,
        deltas: bool = False,
        spectate: str | None = None,
        family: str | None = None,
    ) -> None:
        self.table = table
        self.person = person
        self.spectate = spectate
        self.family = family
        """That of the session with which it was opened."""
        self.hang_up: Callable[[], object] = lambda: None
        self.seats: tuple[int, ...] = ()
        self.seen = seen
        self.deltas = deltas
        self.is_new = True
        self.owes_info = True
        self._thoughts: set[asyncio.Task[None]] = set()
        self.owes_drafts = False
        self.owes_orders = False
        self._outbox: deque[str] = deque(maxlen=OUTBOX)
        self._send = send
        self._wake = asyncio.Event()
        self._wake.set()
        self._has_room = asyncio.Event()
        self._is_gone = False

    def say(self, message: msgspec.Struct) -> None:
        self.say_text(_encode(message).decode())

    def say_text(self, message: str) -> None:
        self._outbox.append(message)
        self._wake.set()

    def owe_info(self) -> None:
        self.owes_info = True
        self._wake.set()

    def owe_drafts(self) -> None:
        self.owes_drafts = True
        self._wake.set()

    def owe_orders(self) -> None:
        self.owes_orders = True
        self._wake.set()

    def owe_scene(self) -> None:
        """What its seats see has changed, and nothing else: no update tells of it."""
        self.is_new = True
        self._wake.set()

    def wake(self) -> None:
        self._wake.set()

    def look_again(self) -> None:
        """Its seats have changed: it needs all it may see, not what is new."""
        self.is_new = True
        self.seen = NOTHING
        self._wake.set()

    def thinks(self, task: asyncio.Task[None]) -> None:
        """Something that takes a while is found out for this client; nothing else that it sends waits for it."""
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def stop_thinking(self) -> None:
        for task in self._thoughts:
            task.cancel()

    async def has_room(self) -> None:
        """A client that does not read what it is sent is not listened to until it does."""
        if len(self._outbox) >= OUTBOX // 2 and not self._is_gone:
            self._has_room.clear()
            await self._has_room.wait()

    async def run(self) -> None:
        """Send until cancelled or disconnected."""
        try:
            await self._run()
        finally:
            self._is_gone = True
            self._has_room.set()

    async def _run(self) -> None:
        table = self.table
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self.owes_info:
                self.owes_info = False
                await self._send(_encode(table.said_info(self)).decode())
            if self.owes_drafts:
                # Before the refusal of who changed an older one: the next try knows better.
                self.owes_drafts = False
                await self._send(_encode(table.said_drafts(self)).decode())
            if self.owes_orders:
                # Before the scene of a window, so that nobody is bothered with what was not to be asked.
                self.owes_orders = False
                await self._send(_encode(table.said_orders(self)).decode())
            while self._outbox:
                await self._send(self._outbox.popleft())
            self._has_room.set()
            if self.is_new or self.seen != table.shown:
                message = table.message(self)
                self.is_new = False
                self.seen = table.shown
                await self._send(message)
