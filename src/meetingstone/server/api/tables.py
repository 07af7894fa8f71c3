"""Tables, their seats, and what is said at them."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from meetingstone.server import access, lobby, seats, tables
from meetingstone.server.api.visitors import AnyRequest, Somebody, Spectate, TableId, TheHouse, TheOne
from meetingstone.server.limits import address_of
from meetingstone.server.wire import messages, replies, requests


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


@get("/tables/{table_id:str}", tags=["tables"])
async def table_info(house: TheHouse, somebody: Somebody, table_id: TableId) -> replies.TableInfo:
    """A table, as you may know it."""
    return await house.info(table_id, somebody.id if somebody else None)


@post("/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join(house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Join]) -> replies.TableInfo:
    """Take a seat, by an invitation or at a public table."""
    table = await house.table(table_id)
    await seats.join(house, table, someone, data)
    return table.info(someone.id)


@post("/tables/{table_id:str}/resign", status_code=200, tags=["tables"])
async def resign(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]
) -> replies.TableInfo:
    """Leave for good; a bot plays on."""
    table = await house.table(table_id)
    await seats.resign(house, table, someone, data.seat)
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
    await seats.take_over(house, table, someone, data)
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
    if not table.sitting.is_with_us(someone.id, spectate):
        raise access.not_seated()
    return await lobby.chat(house, table, someone, data.text, address_of(request))


@get("/tables/{table_id:str}/chat", tags=["tables"])
async def said(
    house: TheHouse, somebody: Somebody, table_id: TableId, spectate: Spectate = None
) -> list[messages.ChatLine]:
    """What was said at the table; a private one says nothing to strangers, even when its game is over."""
    table = await house.table(table_id)
    person = somebody.id if somebody else None
    access.seats_seen(table, person, spectate)
    return await lobby.chat_of(house, table) if table.sitting.is_with_us(person, spectate) else []
