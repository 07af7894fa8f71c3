"""Which tables there are for whom, and what is said at them."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import insert, select

from meetingstone.server import storage
from meetingstone.server.house import House
from meetingstone.server.live.sitting import SPECTATOR
from meetingstone.server.live.table import LiveTable
from meetingstone.server.names import clean, said
from meetingstone.server.people import Someone
from meetingstone.server.problems import malformed
from meetingstone.server.rows import now
from meetingstone.server.wire import messages

MOST_OF_ONE = 3
"""Tables of one person that the lobby shows at a time."""
DAY = 24 * 3600.0
"""Seconds after which a table that still waits leaves the lobby."""


async def chat(house: House, table: LiveTable, someone: Someone, text: str, address: str) -> messages.ChatLine:
    text = said(text)
    if not clean(text):
        raise malformed("text")
    house.limits.take(("chat", someone.id), ("chat-address", address))
    mine = table.sitting.seats_of(someone.id)
    line = messages.ChatLine(sender=someone.name, text=text, at=now(), seat=mine[0] if mine else SPECTATOR)
    row = {
        "game": table.row.id,
        "person": someone.id,
        "sender": line.sender,
        "seat": line.seat,
        "text": text,
        "at": line.at,
    }
    await house.committer.write(insert(storage.chat).values(row))
    table.presence.tell_said(line)
    return line


async def chat_of(house: House, table: LiveTable, most: int = 100) -> list[messages.ChatLine]:
    lines = storage.chat
    async with house.engine.connect() as connection:
        query = select(lines).where(lines.c.game == table.row.id).order_by(lines.c.id.desc()).limit(most)
        found = (await connection.execute(query)).all()
    return [messages.ChatLine(sender=row.sender, text=row.text, at=row.at, seat=row.seat) for row in reversed(found)]


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
    """The newest tables that wait for anybody, a few of each person's."""
    tables = storage.tables
    waits = (tables.c.public.is_(True), tables.c.state == "open", tables.c.created > now() - DAY)
    query = select(tables.c.id, tables.c.owner).where(*waits).order_by(tables.c.created.desc()).limit(1_000)
    async with house.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    of_one, found = Counter[str](), list[str]()
    for row in rows:
        of_one[row.owner] += 1
        if of_one[row.owner] <= MOST_OF_ONE:
            found.append(row.id)
    return found[:100]
