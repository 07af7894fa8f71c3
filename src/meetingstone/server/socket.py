"""The live connection: one WebSocket per table and client."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from litestar.types import Send

from meetingstone.engine import AnswerError
from meetingstone.engine.scene import scenes
from meetingstone.engine.trial import Trial
from meetingstone.server import drafts, lobby, orders, tables
from meetingstone.server.bots import DEFAULT, advice
from meetingstone.server.browsers import is_foreign
from meetingstone.server.clients import NOTHING, Client
from meetingstone.server.house import House, bot_seed
from meetingstone.server.limits import address_of
from meetingstone.server.live import LiveTable
from meetingstone.server.people import COOKIE
from meetingstone.server.problems import LARGEST, Complaint, Problem, complaint_of, malformed, problem_of, too_large
from meetingstone.server.wire import fields, messages, replies

LOG = logging.getLogger("meetingstone.server")
NO_ENTRY = 4403
"""The code with which a connection is closed that was never let in; a message before it says why."""
SESSION_ENDED = 4001
"""The code when somebody has logged out or changed the password: it may come back as who it is then."""

SEND = "meetingstone.send"
"""Where a connection finds the way to its client that leads past all layers of the framework."""

_decode = msgspec.json.Decoder(messages.LiveMessage).decode
_encode = msgspec.json.Encoder().encode


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
            tables.seats_seen(table, person, spectate)
            await tables.come_back(house, table, person)
            family = session.family if session else None
            client = Client(table, person, _sender(socket), _seen(socket), deltas, spectate, family)
            client.hang_up = lambda: house.spawn(_end(socket))
            await _serve(socket, house, table, client)
    except Problem as problem:
        await socket.send_text(_encode(_refusal(0, problem.complaint)).decode())
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
    address = address_of(socket)
    while True:
        try:
            event = await socket.receive()
        except WebSocketDisconnect:
            return
        if event["type"] != "websocket.receive":
            return
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        await client.has_room()
        await house.messages.wait(address)
        await _refusing(table, client, data, partial(_take, house, table, client, data, address))


async def _refusing(table: LiveTable, client: Client, data: str | bytes, work: Callable[[], Awaitable[None]]) -> None:
    """Do what a message asks for, or say why not."""
    try:
        await work()
    except Problem as problem:
        client.say(_refusal(_id_in(data), problem.complaint))
    except Exception:
        LOG.exception("a message to table %s failed", table.row.id)
        client.say(_refusal(_id_in(data), Complaint("broken", "server-broken")))


async def _take(house: House, table: LiveTable, client: Client, data: str | bytes, address: str) -> None:
    if len(data) > LARGEST:
        raise too_large()
    try:
        message = _decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from None
    if isinstance(message, messages.LiveAnswer):
        tables.check_plays(table, client.person, message.seat)
        update = await table.answer(message.seat, message.number, message.keys)
        if message.id:
            client.say(messages.Taken(update, message.id))
    elif isinstance(message, messages.LiveUndo):
        update = await tables.undo(house, table, client.person, message.seat)
        if message.id:
            client.say(messages.Taken(update, message.id))
    elif isinstance(message, messages.LiveExplain):
        tables.check_plays(table, client.person, message.seat)
        client.say(messages.Explained(message.id, await table.explain(message.seat, message.key)))
    elif isinstance(message, messages.LiveHint | messages.LiveOdds):
        whose = tables.check_plays(table, client.person, message.seat)
        thought = partial(_thought, house, table, client, whose, message)
        client.thinks(await house.asked.begin(whose, lambda: house.spawn(_refusing(table, client, data, thought))))
    elif isinstance(message, messages.LivePlan):
        tables.check_plays(table, client.person, message.seat)
        client.say(_planned(message.id, message.seat, await table.plan(message.seat, message.keys)))
    elif isinstance(message, messages.LiveIntend):
        tables.check_plays(table, client.person, message.seat)
        client.say(messages.Noted(message.id, await drafts.intend(house, table, message)))
    elif isinstance(message, messages.LiveConsider):
        tables.check_plays(table, client.person, message.seat)
        client.say(messages.Considered(message.id, await drafts.consider(table, message)))
    elif isinstance(message, messages.LiveOrders):
        tables.check_plays(table, client.person, message.seat)
        await orders.give(house, table, message.wish())
        client.say(messages.Ordered(message.id))
    else:
        someone = await house.people.get(client.person) if client.person else None
        if someone is None or not table.is_with_us(client.person, client.spectate):
            raise tables.not_seated()
        await lobby.chat(house, table, someone, message.text, address)


def _planned(message_id: int, seat: int, tried: Trial) -> messages.Planned:
    scene = scenes(tried.game, [seat])[seat]
    refused = complaint_of(tried.refused) if tried.refused else None
    return messages.Planned(message_id, tried.taken, scene, tried.stops, refused)


async def _thought(
    house: House, table: LiveTable, client: Client, whose: str, message: messages.LiveHint | messages.LiveOdds
) -> None:
    if isinstance(message, messages.LiveHint):
        client.say(messages.Hinted(message.id, await _advice(house, table, whose, message.seat)))
    else:
        client.say(messages.OddsTold(message.id, await _odds(house, table, whose, message.seat, message.about)))


async def _odds(house: House, table: LiveTable, whose: str, seat: int, about: str) -> Any:
    async with table.lock:
        table.check_running()
        seen = table.play.view(seat)
    return await house.thinkers.odds(whose, seen, about)


async def _advice(house: House, table: LiveTable, whose: str, seat: int) -> list[replies.Advice]:
    async with table.lock:
        table.check_running()
        game = table.play.session.game
        if game.question is None or seat not in game.question.asked():
            raise problem_of(AnswerError("not-yours", seat=seat))
        seen, keys = table.play.view(seat), game.keys(seat)
    return advice(keys, await house.thinkers.advise(whose, DEFAULT, bot_seed(table), seen))


def _refusal(message_id: int, said: Complaint) -> messages.RefusedMessage:
    return messages.RefusedMessage(
        id=message_id, error=said.error, text_id=said.text_id, values=said.values, rule=said.rule
    )


class _OnlyId(msgspec.Struct):
    id: fields.MessageId = 0


def _id_in(data: str | bytes) -> int:
    """Which message is refused, if that much of it can be read."""
    if len(data) > LARGEST:
        return 0
    try:
        return msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
