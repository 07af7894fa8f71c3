"""Answers, what is taken back, and standing orders."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from meetingstone.server import access, seats
from meetingstone.server import undo as taking_back
from meetingstone.server.api.visitors import TableId, TheHouse, TheOne
from meetingstone.server.house import House
from meetingstone.server.live.table import LiveTable
from meetingstone.server.people import Someone
from meetingstone.server.wire import messages, replies, requests


async def _present(house: House, someone: Someone, table_id: str) -> LiveTable:
    """The table, for a player who is back and wants to play."""
    table = await house.table(table_id)
    await seats.come_back(house, table, someone.id)
    return table


@post("/tables/{table_id:str}/answers", status_code=200, tags=["play"])
async def answer(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Answer]
) -> messages.Taken:
    """Answer a question, or a chain of them; it is on disk when this returns."""
    table = await _present(house, someone, table_id)
    access.check_plays(table, someone.id, data.seat)
    return messages.Taken(await table.answering.answer(data.seat, data.number, data.keys))


@post("/tables/{table_id:str}/undo", status_code=200, tags=["play"])
async def undo(house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]) -> messages.Taken:
    """Take your last answer back, while nothing was revealed and nobody else has acted."""
    table = await _present(house, someone, table_id)
    return messages.Taken(await taking_back.undo(house, table, someone.id, data.seat))


@post("/tables/{table_id:str}/undo/ask", status_code=200, tags=["play"])
async def ask_undo(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OfSeat]
) -> replies.TableInfo:
    """Ask the other people to let you take your last answer back, and everything since; among bots it is granted."""
    table = await _present(house, someone, table_id)
    await taking_back.ask(house, table, someone, data.seat)
    return table.info(someone.id)


@post("/tables/{table_id:str}/undo/consent", status_code=200, tags=["play"])
async def consent_undo(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.Consent]
) -> replies.TableInfo:
    """Allow or refuse what somebody wants to take back."""
    table = await _present(house, someone, table_id)
    await taking_back.vote(house, table, someone, data.seat, data.allow)
    return table.info(someone.id)


@get("/tables/{table_id:str}/orders", tags=["play"])
async def orders_of(house: TheHouse, someone: TheOne, table_id: TableId) -> list[messages.SeatOrders]:
    """When your seats want to be asked at windows, and what is answered for them otherwise."""
    table = await house.table(table_id)
    return [table.orders.said(seat) for seat in table.sitting.seats_of(someone.id)]


@post("/tables/{table_id:str}/orders", status_code=200, tags=["play"])
async def give_orders(
    house: TheHouse, someone: TheOne, table_id: TableId, data: JSONBody[requests.OrdersWish]
) -> messages.SeatOrders:
    """Set all standing orders of a seat."""
    table = await _present(house, someone, table_id)
    access.check_plays(table, someone.id, data.seat)
    return await house.finish(table.orders.give(data))
