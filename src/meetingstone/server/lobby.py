"""Which tables there are for whom, and what is said at them."""

from __future__ import annotations

from sqlalchemy import insert, select

from meetingstone.server import storage, wire
from meetingstone.server.house import House
from meetingstone.server.live import SPECTATOR, LiveTable
from meetingstone.server.names import clean, said
from meetingstone.server.people import Someone
from meetingstone.server.problems import malformed
from meetingstone.server.rows import now


async def chat(house: House, table: LiveTable, someone: Someone, text: str) -> wire.ChatLine:
    text = said(text)
    if not clean(text):
        raise malformed("text")
    mine = table.seats_of(someone.id)
    line = wire.ChatLine(sender=someone.name, text=text, at=now(), seat=mine[0] if mine else SPECTATOR)
    row = {
        "game": table.row.id,
        "person": someone.id,
        "sender": line.sender,
        "seat": line.seat,
        "text": text,
        "at": line.at,
    }
    await house.committer.write(insert(storage.chat).values(row))
    table.announce(line)
    return line


async def chat_of(house: House, table: LiveTable, most: int = 100) -> list[wire.ChatLine]:
    lines = storage.chat
    async with house.engine.connect() as connection:
        query = select(lines).where(lines.c.game == table.row.id).order_by(lines.c.id.desc()).limit(most)
        found = (await connection.execute(query)).all()
    return [wire.ChatLine(sender=row.sender, text=row.text, at=row.at, seat=row.seat) for row in reversed(found)]


async def tables_of(house: House, person: str, states: tuple[str, ...] = ("open", "playing", "over")) -> list[str]:
    """The newest tables of a person, running ones first."""
    tables, seats = storage.tables, storage.seats
    sits = select(seats.c.game).where(seats.c.person == person)
    query = (
        select(tables.c.id)
        .where((tables.c.owner == person) | tables.c.id.in_(sits), tables.c.state.in_(states))
        .order_by(tables.c.state == "over", tables.c.created.desc())
        .limit(20)
    )
    async with house.engine.connect() as connection:
        return [row.id for row in await connection.execute(query)]


async def lobby(house: House) -> list[str]:
    tables = storage.tables
    query = select(tables.c.id).where(tables.c.public.is_(True), tables.c.state == "open")
    async with house.engine.connect() as connection:
        return [row.id for row in await connection.execute(query.order_by(tables.c.created.desc()).limit(100))]
