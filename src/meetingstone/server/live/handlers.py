"""What is done for each message of the live connection."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from meetingstone.engine.scene import scenes
from meetingstone.engine.trial import Trial
from meetingstone.server import access, lobby
from meetingstone.server import undo as taking_back
from meetingstone.server.bots import DEFAULT, advice
from meetingstone.server.house import House
from meetingstone.server.live.clients import Client
from meetingstone.server.live.driver import bot_seed
from meetingstone.server.live.table import LiveTable
from meetingstone.server.problems import LARGEST, Complaint, Problem, complaint_of, malformed, too_large
from meetingstone.server.wire import fields, messages

LOG = logging.getLogger("meetingstone.server")

_decoder: msgspec.json.Decoder[messages.LiveMessage] = msgspec.json.Decoder(messages.LiveMessage)


class Line(NamedTuple):
    """Where a message comes from."""

    house: House
    table: LiveTable
    client: Client
    address: str

    def check_plays(self, seat: int) -> str:
        """Only who holds a seat may speak for it. Returns who that is."""
        return access.check_plays(self.table, self.client.person, seat)


async def handle(line: Line, data: str | bytes) -> None:
    """Do what a message asks for, or say why not."""
    try:
        message = _decoded(data)
    except Problem as problem:
        line.client.say(refusal(_id_in(data), problem.complaint))
        return
    await _refusing(line, message.id, HANDLERS[type(message)](line, message))


async def _refusing(line: Line, message_id: int, work: Awaitable[None]) -> None:
    try:
        await work
    except Problem as problem:
        line.client.say(refusal(message_id, problem.complaint))
    except Exception:
        LOG.exception("a message to table %s failed", line.table.row.id)
        line.client.say(refusal(message_id, Complaint("broken", "server-broken")))


# ---- answering


async def answer(line: Line, message: messages.LiveAnswer) -> None:
    line.check_plays(message.seat)
    _say_taken(line, message, await line.table.answering.answer(message.seat, message.number, message.keys))


async def undo(line: Line, message: messages.LiveUndo) -> None:
    _say_taken(line, message, await taking_back.undo(line.house, line.table, line.client.person, message.seat))


def _say_taken(line: Line, message: messages.Live, update: int) -> None:
    if message.id:
        line.client.say(messages.Taken(update, message.id))


# ---- asking


async def explain(line: Line, message: messages.LiveExplain) -> None:
    line.check_plays(message.seat)
    line.client.say(messages.Explained(message.id, await line.table.asking.explain(message.seat, message.key)))


async def plan(line: Line, message: messages.LivePlan) -> None:
    line.check_plays(message.seat)
    line.client.say(_planned(message, await line.table.asking.plan(message.seat, message.keys)))


def _planned(message: messages.LivePlan, tried: Trial) -> messages.Planned:
    scene = scenes(tried.game, [message.seat])[message.seat]
    refused = complaint_of(tried.refused) if tried.refused else None
    return messages.Planned(message.id, tried.taken, scene, tried.stops, refused)


async def hint(line: Line, message: messages.LiveHint) -> None:
    house, table = line.house, line.table

    async def advised(whose: str) -> messages.Hinted:
        seen, keys = await table.asking.choice(message.seat)
        thought = await house.thinkers.advise(whose, DEFAULT, bot_seed(table), seen)
        return messages.Hinted(message.id, advice(keys, thought))

    await _find_out(line, message.id, line.check_plays(message.seat), advised)


async def odds(line: Line, message: messages.LiveOdds) -> None:
    house, table = line.house, line.table

    async def expected(whose: str) -> messages.OddsTold:
        seen = await table.asking.view(message.seat)
        return messages.OddsTold(message.id, await house.thinkers.odds(whose, seen, message.about))

    await _find_out(line, message.id, line.check_plays(message.seat), expected)


async def _find_out(line: Line, message_id: int, whose: str, find: Callable[[str], Awaitable[msgspec.Struct]]) -> None:
    """It takes a while, and nothing else that the client sends waits for it."""

    async def thought() -> None:
        line.client.say(await find(whose))

    line.client.thinks(
        await line.house.asked.begin(whose, lambda: line.house.spawn(_refusing(line, message_id, thought())))
    )


# ---- beside the game


async def intend(line: Line, message: messages.LiveIntend) -> None:
    line.check_plays(message.seat)
    line.client.say(messages.Noted(message.id, await line.house.finish(line.table.drafts.intend(message))))


async def consider(line: Line, message: messages.LiveConsider) -> None:
    line.check_plays(message.seat)
    line.client.say(messages.Considered(message.id, await line.table.drafts.consider(message)))


async def order(line: Line, message: messages.LiveOrders) -> None:
    line.check_plays(message.seat)
    await line.house.finish(line.table.orders.give(message.wish()))
    line.client.say(messages.Ordered(message.id))


async def chat(line: Line, message: messages.LiveChat) -> None:
    house, table, client = line.house, line.table, line.client
    someone = await house.people.get(client.person) if client.person else None
    if someone is None or not table.sitting.is_with_us(client.person, client.spectate):
        raise access.not_seated()
    await lobby.chat(house, table, someone, message.text, line.address)


HANDLERS: dict[type[messages.Live], Callable[[Line, Any], Awaitable[None]]] = {
    messages.LiveAnswer: answer,
    messages.LiveUndo: undo,
    messages.LiveExplain: explain,
    messages.LivePlan: plan,
    messages.LiveHint: hint,
    messages.LiveOdds: odds,
    messages.LiveIntend: intend,
    messages.LiveConsider: consider,
    messages.LiveOrders: order,
    messages.LiveChat: chat,
}


# ---- reading, refusing


def _decoded(data: str | bytes) -> messages.LiveMessage:
    if len(data) > LARGEST:
        raise too_large()
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from None


def refusal(message_id: int, said: Complaint) -> messages.RefusedMessage:
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
