"""Connections as uvicorn keeps them, with an end for those that only cost: a request arrives whole within a time, its
head is no book, few come at once, who asks or pings reads the answers, and one address has so many and no more."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meetingstone.server.browsers import HEADERS
from meetingstone.server.limits import network_of
from meetingstone.server.problems import LARGEST, Problem, malformed, too_large, too_many

WHOLE = 30.0
"""Seconds in which a request has to arrive, from its first byte or from the opening of the connection."""
AHEAD = 16
"""Requests that may wait on a connection for the answer to one before them; browsers send the next one after it."""
UNREAD = 256 * 1024
"""Bytes of answers to pings that may wait for a client."""
_open: Counter[str] = Counter()


def http(most: int | None) -> type[HttpToolsProtocol]:
    """The protocol of requests, with at most so many connections from an address."""
    return type("Requests", (_Requests,), {"most": most})


class _Requests(HttpToolsProtocol):
    most: int | None = None
    _from = ""
    _deadline: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes of the request that are not its body, or come after the end of the one before."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        _give_up(transport)
        self._from = network_of(self.client[0] if self.client else "")
        _open[self._from] += 1
        if self.most is not None and _open[self._from] > self.most:
            _refuse(self.transport, too_many("connections", self.most))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        _leave(self._from)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST and not self.transport.is_closing():
            _refuse(self.transport, too_large())

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise ValueError("so many requests at once")
        self._head = 0
        self._wait()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._rest()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        _refuse(self.transport, malformed(msg))

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()
        _leave(self._from)

    def timeout_keep_alive_handler(self) -> None:
        # Closing would wait for a client that never reads what it asked for.
        self.transport.abort()

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(WHOLE, self.transport.abort)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Live(WebSocketsSansIOProtocol):
    _from = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._from = network_of(self.client[0] if self.client else "")
        _open[self._from] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        _leave(self._from)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            # What asks for such a connection comes whole: nothing more would make sense of it.
            _refuse(self.transport, malformed("upgrade"))

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closing would wait for somebody who is gone.
        self.transport.abort()


def _refuse(transport: Any, problem: Problem) -> None:
    """What the application cannot say: the request does not come to it."""
    body = msgspec.json.encode(problem.complaint)
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    if problem.retry_after is not None:
        headers["retry-after"] = str(problem.retry_after)
    lines = (f"{name}: {value}\r\n" for name, value in headers.items())
    status = HTTPStatus(problem.status)
    transport.write(f"HTTP/1.1 {status} {status.phrase}\r\n{''.join(lines)}\r\n".encode() + body)
    transport.close()


def _give_up(transport: Any) -> None:
    """The system ends the connection when its other end takes nothing for so long of what was sent to it."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with suppress(OSError):
            connection = transport.get_extra_info("socket")
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(WHOLE * 1000))


def _leave(address: str) -> None:
    _open[address] -= 1
    if _open[address] <= 0:
        del _open[address]


def make_room() -> None:
    """As many open files as the system lets us have: each connection is one, and some systems begin with few."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # Where it is "without end" some systems take no such number.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
