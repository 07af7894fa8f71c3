"""The live connection: one WebSocket per table and client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from litestar.types import Send

from meetingstone.server import access, seats
from meetingstone.server.browsers import is_foreign
from meetingstone.server.house import House
from meetingstone.server.limits import address_of
from meetingstone.server.live.clients import NOTHING, Client
from meetingstone.server.live.handlers import Line, handle, refusal
from meetingstone.server.live.table import LiveTable
from meetingstone.server.people import COOKIE
from meetingstone.server.problems import Problem

NO_ENTRY = 4403
"""The code with which a connection is closed that was never let in; a message before it says why."""
SESSION_ENDED = 4001
"""The code when somebody has logged out or changed the password: it may come back as who it is then."""

SEND = "meetingstone.send"
"""Where a connection finds the way to its client that leads past all layers of the framework."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: NamedDependency[House], table_id: FromPath[str]) -> None:
    await socket.accept()
    # A page of another site does not act with our cookie.
    session = None if is_foreign(socket) else await house.sessions.find(socket.cookies.get(COOKIE))
    someone = await house.people.get(session.person) if session else None
    person, address = someone.id if someone else None, address_of(socket)
    spectate, deltas = socket.query_params.get("spectate"), socket.query_params.get("deltas") == "1"
    try:
        with house.limits.held(("live", person or address), ("live-address", address)):
            table = await house.table(table_id)
            access.seats_seen(table, person, spectate)
            await seats.come_back(house, table, person)
            family = session.family if session else None
            client = Client(table, person, _sender(socket), _seen(socket), deltas, spectate, family)
            client.hang_up = lambda: house.spawn(_end(socket))
            await _serve(socket, house, table, client)
    except Problem as problem:
        await socket.send_text(msgspec.json.encode(refusal(0, problem.complaint)).decode())
        await socket.close(code=NO_ENTRY, reason=problem.complaint.error)


async def _serve(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, client: Client) -> None:
    await table.connect(client)
    sending = asyncio.create_task(client.run())
    try:
        await _listen(socket, house, table, client)
    finally:
        table.disconnect(client)
        client.stop_thinking()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _end(socket: WebSocket[Any, Any, Any]) -> None:
    # The client may be gone already.
    with suppress(WebSocketException, OSError, RuntimeError):
        await socket.close(code=SESSION_ENDED)


def _seen(socket: WebSocket[Any, Any, Any]) -> int:
    """The last update that the client saw before it was cut off."""
    seen = socket.query_params.get("seen", "")
    return int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else NOTHING


def _sender(socket: WebSocket[Any, Any, Any]) -> Any:
    send = cast("Send", socket.scope.get(SEND, socket.send))

    async def text(message: str) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": message})

    return text


async def _listen(socket: WebSocket[Any, Any, Any], house: House, table: LiveTable, client: Client) -> None:
    line = Line(house, table, client, address_of(socket))
    while True:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        await client.has_room()
        await house.messages.wait(line.address)
        await handle(line, data)
