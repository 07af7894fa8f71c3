"""REST: everything that is not live. A program can do all that a person can."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from meetingstone.server import consent, lobby, orders, tables
from meetingstone.server.browsers import is_foreign
from meetingstone.server.description import AS_JSON
from meetingstone.server.endings import Ending, ending_of, kept
from meetingstone.server.house import House
from meetingstone.server.limits import address_of
from meetingstone.server.live import LiveTable
from meetingstone.server.names import look
from meetingstone.server.people import COOKIE, Someone
from meetingstone.server.problems import Problem, foreign
from meetingstone.server.replays import Replays
from meetingstone.server.sessions import ACCOUNT, GUEST, Session
from meetingstone.server.wire import fields, messages, replies, requests

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[str]
MomentNumber = FromPath[Annotated[int, msgspec.Meta(ge=0, le=fields.BIGGEST)]]
TheHouse = NamedDependency[House]
TheSession = NamedDependency[Session | None]
Somebody = NamedDependency[Someone | None]
TheOne = NamedDependency[Someone]
Spectate = FromQuery[Annotated[str, msgspec.Meta(max_length=64)] | None]
NEW_WORD = "meetingstone_word"
"""Where a request keeps what the answer's cookie says from now on."""


async def session(request: AnyRequest, house: TheHouse) -> Session | None:
    """The session of the cookie, if one of our pages sends it. Each day it gets a new word."""
    found = None if is_foreign(request) else await house.sessions.find(request.cookies.get(COOKIE))
    if found is not None and (someone := await house.people.get(found.person)):
        word = await house.sessions.follow(found, lasts(someone))
        if word is not None:
            request.scope["state"][NEW_WORD] = word
    return found


async def somebody(house: TheHouse, session: TheSession) -> Someone | None:
    """Whoever asks."""
    return await house.people.get(session.person) if session else None


async def someone(request: AnyRequest, house: TheHouse, somebody: Somebody) -> Someone:
    """Whoever asks; somebody new becomes a guest and gets a cookie."""
    if somebody is not None:
        return somebody
    if is_foreign(request):
        raise foreign()
    return await _new_guest(request, house)


async def _new_guest(request: AnyRequest, house: House) -> Someone:
    house.limits.take(("guests", address_of(request)))
    guest = await house.people.new_guest(request.headers.get("accept-language"))
    await _be(request, house, guest)
    return guest


async def _be(request: AnyRequest, house: House, someone: Someone, family: str | None = None) -> None:
    """From now on this browser is ``someone``'s."""
    request.scope["state"][NEW_WORD] = await house.sessions.begin(someone.id, lasts(someone), family)


async def _begin_anew(request: AnyRequest, house: House, someone: Someone, session: Session | None) -> None:
    """All sessions of somebody end, also those that were stolen; this browser goes on with a new one."""
    family = session.family if session else None
    house.hang_up(await house.sessions.end(person=someone.id) - {family})
    await _be(request, house, someone, family)


async def _leave(house: House, session: Session | None) -> None:
    if session is not None:
        house.hang_up(await house.sessions.end(family=session.family))


def lasts(someone: Someone) -> float:
    return GUEST if someone.is_guest else ACCOUNT


# ---- me


async def _person(house: House, someone: Someone) -> replies.Person:
    infos = [await house.info(table_id, someone.id) for table_id in await lobby.tables_of(house, someone.id)]
    return replies.Person(
        id=someone.id, name=someone.name, guest=someone.is_guest, language=someone.language, tables=infos
    )


@get("/me", tags=["me"])
async def me(house: TheHouse, someone: TheOne) -> replies.Person:
    """Who you are, and your tables."""
    return await _person(house, someone)


@post("/me", status_code=200, tags=["me"])
async def change_me(house: TheHouse, someone: TheOne, data: JSONBody[requests.Me]) -> replies.Person:
    """Another name or language."""
    await house.people.change(someone, data.name, data.language)
    return await _person(house, someone)


@post("/me/link", status_code=200, tags=["me"])
async def own_link(house: TheHouse, someone: TheOne) -> replies.OwnLink:
    """A guest's way back to his seats when the cookie is lost. A new one voids the one before; accounts need none."""
    house.limits.take(("links", someone.id))
    return replies.OwnLink(await house.people.link(someone))


@post("/return", status_code=200, tags=["me"])
async def come_back(
    request: AnyRequest, house: TheHouse, session: TheSession, data: JSONBody[requests.Return]
) -> replies.Person:
    """Be the guest of a link. What you had until now stays with who you were: the link may be somebody else's."""
    house.limits.take(("logins", address_of(request)))
    found = await house.people.of_link(data.token)
    await _leave(house, session)
    await _be(request, house, found)
    return await _person(house, found)


@post("/register", status_code=200, tags=["me"])
async def register(
    request: AnyRequest, house: TheHouse, session: TheSession, someone: TheOne, data: JSONBody[requests.Credentials]
) -> replies.Person:
    """Make an account of the guest you are; the guest's cookies and link are void."""
    house.limits.take(("logins", address_of(request)))
    await house.people.register(someone, data.name, data.password)
    await _begin_anew(request, house, someone, session)
    return await _person(house, someone)


@post("/password", status_code=200, tags=["me"])
async def change_password(
    request: AnyRequest, house: TheHouse, session: TheSession, someone: TheOne, data: JSONBody[requests.NewPassword]
) -> replies.Person:
    """Another password; whoever is logged in elsewhere is not any more."""
    house.limits.take(("tries", someone.id))
    await house.people.change_password(someone, data.old, data.new)
    await _begin_anew(request, house, someone, session)
    return await _person(house, someone)


@post("/login", status_code=200, tags=["me"])
async def login(
    request: AnyRequest, house: TheHouse, session: TheSession, somebody: Somebody, data: JSONBody[requests.Credentials]
) -> replies.Person:
    """Be the person of an account; what you had as a guest comes with you."""
    address = address_of(request)
    # By the address as well: whoever guesses elsewhere keeps nobody out.
    house.limits.take(("logins", address), ("tries", f"{address} {look(data.name)}"))
    found = await house.people.login(data.name, data.password)
    if session is not None and somebody is not None and somebody.is_guest:
        await tables.hand_over(house, somebody, found)
        house.hang_up(await house.sessions.end(person=somebody.id) - {session.family})
        await _be(request, house, found, session.family)
    else:
        await _leave(house, session)
        await _be(request, house, found)
    return await _person(house, found)


@post("/logout", status_code=200, tags=["me"])
async def logout(request: AnyRequest, house: TheHouse, session: TheSession) -> replies.Person:
    """Your session ends, and you are a new guest."""
    guest = await _new_guest(request, house)
    await _leave(house, session)
    return await _person(house, guest)


# ---- tables


@get("/tables", tags=["tables"])
async def open_tables(house: TheHouse, somebody: Somebody) -> list[replies.TableInfo]:
    """The lobby: public tables with a free seat."""
    person = somebody.id if somebody else None
    infos = [await house.info(table_id, person) for table_id in await lobby.lobby(house)]
    return [info for info in infos if not info.stopped]


@post("/tables", tags=["tables"])
async def new_table(
    request: AnyRequest, house: TheHouse, someone: TheOne, data: JSONBody[requests.NewTable]
) -> replies.TableInfo:
    """Set up a table."""
    return (await tables.create(house, someone, data, address_of(request))).info(someone.id)


async def _present(house: House, someone: Someone, table_id: str) -> LiveTable:
    """The table, to which whoever was away is back: he wants to play."""
    table = await house.table(table_id)
    await tables.come_back(house, table, someone.id)
    return table


@get("/tables/{table_id:str}", tags=["tables"])
async def table_info(house: TheHouse, somebody: Somebody, table_id: TableId) -> replies.TableInfo:
    """A table, as you may know it."""
    return await house.info(table_id, somebody.id if somebody else None)


@post("/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join(house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Join]) -> replies.TableInfo:
    """Take a seat, by an invitation or at a public table."""
    table = await house.table(table_id)
    await tables.join(house, table, someone, data)
    return table.info(someone.id)


@post("/tables/{table_id:str}/answers", status_code=200, tags=["play"])
async def answer(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Answer]
) -> messages.Taken:
    """Answer a question, or a chain of them; it is on disk when this returns."""
    table = await _present(house, someone, table_id)
    tables.check_plays(table, someone.id, data.seat)
    return messages.Taken(await table.answer(data.seat, data.number, data.keys))


@post("/tables/{table_id:str}/undo", status_code=200, tags=["play"])
async def undo(house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]) -> messages.Taken:
    """Take your last answer back, while nothing was revealed and nobody else has acted."""
    table = await _present(house, someone, table_id)
    return messages.Taken(await tables.undo(house, table, someone.id, data.seat))


@post("/tables/{table_id:str}/undo/ask", status_code=200, tags=["play"])
async def ask_undo(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]
) -> replies.TableInfo:
    """Ask the other people to let you take your last answer back, and everything since; among bots it is granted."""
    table = await _present(house, someone, table_id)
    await consent.ask(house, table, someone, data.seat)
    return table.info(someone.id)


@post("/tables/{table_id:str}/undo/consent", status_code=200, tags=["play"])
async def consent_undo(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Consent]
) -> replies.TableInfo:
    """Allow or refuse what somebody wants to take back."""
    table = await _present(house, someone, table_id)
    await consent.vote(house, table, someone, data.seat, data.allow)
    return table.info(someone.id)


@get("/tables/{table_id:str}/orders", tags=["play"])
async def orders_of(house: TheHouse, someone: TheOne, table_id: TableId) -> list[messages.SeatOrders]:
    """When your seats want to be asked at windows, and what is answered for them otherwise."""
    table = await house.table(table_id)
    return [orders.said(table, seat) for seat in table.seats_of(someone.id)]


@post("/tables/{table_id:str}/orders", status_code=200, tags=["play"])
async def give_orders(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OrdersWish]
) -> messages.SeatOrders:
    """Set all standing orders of a seat."""
    table = await _present(house, someone, table_id)
    tables.check_plays(table, someone.id, data.seat)
    return await orders.give(house, table, data)


@post("/tables/{table_id:str}/resign", status_code=200, tags=["tables"])
async def resign(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]
) -> replies.TableInfo:
    """Leave for good; a bot plays on."""
    table = await house.table(table_id)
    await tables.resign(house, table, someone, data.seat)
    return table.info(someone.id)


@post("/tables/{table_id:str}/pause", status_code=200, tags=["tables"])
async def pause(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Pause]
) -> replies.TableInfo:
    """Stop the table, or let it go on."""
    table = await house.table(table_id)
    await tables.pause(house, table, someone, data.on)
    return table.info(someone.id)


@post("/tables/{table_id:str}/takeover", status_code=200, tags=["tables"])
async def takeover(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Takeover]
) -> replies.TableInfo:
    """Let a bot play a seat; without a bot, take your seat back."""
    table = await house.table(table_id)
    await tables.take_over(house, table, someone, data)
    return table.info(someone.id)


@post("/tables/{table_id:str}/close", status_code=204, tags=["tables"])
async def close(house: TheHouse, someone: TheOne, table_id: TableId) -> None:
    """Put away a table of yours that cannot go on: it was begun with other rules or cards."""
    await tables.close(house, someone, table_id)


@post("/tables/{table_id:str}/rematch", status_code=200, tags=["tables"])
async def rematch(request: AnyRequest, house: TheHouse, someone: TheOne, table_id: TableId) -> replies.TableInfo:
    """The same again."""
    table = await house.table(table_id)
    return (await tables.rematch(house, table, someone, address_of(request))).info(someone.id)


@post("/tables/{table_id:str}/chat", status_code=200, tags=["tables"])
async def say(
    request: AnyRequest,
    house: TheHouse,
    someone: TheOne,
    table_id: TableId,
    data: JSONBody[requests.Talk],
    spectate: Spectate = None,
) -> messages.ChatLine:
    """Say something to the table."""
    table = await house.table(table_id)
    if not table.is_with_us(someone.id, spectate):
        raise tables.not_seated()
    return await lobby.chat(house, table, someone, data.text, address_of(request))


@get("/tables/{table_id:str}/chat", tags=["tables"])
async def said(
    house: TheHouse, somebody: Somebody, table_id: TableId, spectate: Spectate = None
) -> list[messages.ChatLine]:
    """What was said at the table; a private one says nothing to strangers, even when its game is over."""
    table = await house.table(table_id)
    person = somebody.id if somebody else None
    tables.seats_seen(table, person, spectate)
    return await lobby.chat_of(house, table) if table.is_with_us(person, spectate) else []


# ---- looking back


@get("/tables/{table_id:str}/record", tags=["play"], responses={200: AS_JSON})
async def record(house: TheHouse, table_id: TableId) -> Response[bytes]:
    """The record: whole, with the seed, once the game is over; before that only what it is played with."""
    table = await house.table(table_id)
    return _file(await table.record(), "application/json", table, ".json")


def _file(content: bytes, kind: str, table: LiveTable, ending: str) -> Response[bytes]:
    """What a browser keeps as a file, with a name that tells game and day."""
    day = datetime.fromtimestamp(table.row.created, UTC).strftime("%Y-%m-%d")
    name = f"{table.row.game}-{day}-{table.row.id}{ending}"
    return Response(content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table_id:str}/moments/{number:int}", tags=["play"])
async def moment(
    house: TheHouse,
    replays: NamedDependency[Replays],
    somebody: Somebody,
    table_id: TableId,
    number: MomentNumber,
    spectate: Spectate = None,
) -> replies.Moment:
    """The table as it was at an update, seen through your seats."""
    table = await house.table(table_id)
    seats = tables.seats_seen(table, somebody.id if somebody else None, spectate)
    return await replays.moment(table, number, seats)


@get("/tables/{table_id:str}/moments/{number:int}/scenario", tags=["play"], media_type="application/toml")
async def position(
    house: TheHouse, replays: NamedDependency[Replays], table_id: TableId, number: MomentNumber
) -> Response[bytes]:
    """The position after an update as a scenario file (`meetingstone scenario` runs it), once the game is over."""
    table = await house.table(table_id)
    _check_over(table)
    written = await replays.scenario(table, number)
    return _file(written.encode(), "application/toml", table, f"-{number}.toml")


@get("/tables/{table_id:str}/result", tags=["play"])
async def result(house: TheHouse, table_id: TableId) -> Ending:
    """Scores, where they come from, the lead by round, the luck of the dice and notable moments, once it is over."""
    try:
        table = await house.table(table_id)
        _check_over(table)
    except Problem as problem:
        known = await kept(house.engine, table_id) if problem.status == 409 else None
        if known is None:
            raise
        return known
    return ending_of(table.play, table.header())


def _check_over(table: LiveTable) -> None:
    if table.row.state != "over":
        raise Problem(409, "not-over", "answer-not-over")


ROUTER = Router(
    "/api",
    route_handlers=[
        me, change_me, own_link, come_back, register, change_password, login, logout, open_tables, new_table,
        table_info, join, answer, undo, ask_undo, consent_undo, orders_of, give_orders, resign, pause, takeover, close,
        rematch, say, said, record, moment, position, result,
    ],
)  # fmt: skip
