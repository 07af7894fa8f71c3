"""Tables as they lie on disk."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.engine.orders import Orders
from meetingstone.server import storage
from meetingstone.server.problems import no_table
from meetingstone.server.rows import CLOSED, Chair, Draft, Step, TableRow, name_bots, struct_of


class Shelf:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # ---- one table

    async def read(self, table_id: str) -> tuple[TableRow, list[Chair], dict[int, str]]:
        """The table, its seats, and its invitations by seat."""
        tables, seats, invites = storage.tables, storage.seats, storage.invites
        with storage.reading():
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
                if found is None or found["state"] == CLOSED:
                    raise no_table()
                rows = await connection.execute(select(seats).where(seats.c.game == table_id).order_by(seats.c.seat))
                tokens = await connection.execute(select(invites).where(invites.c.game == table_id))
                chairs = [struct_of(row, Chair) for row in rows.mappings()]
                name_bots(table_id, chairs)
                return struct_of(found, TableRow), chairs, {row.seat: row.token for row in tokens}

    async def drafts(self, table_id: str) -> list[Draft]:
        drafts = storage.drafts
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(drafts).where(drafts.c.game == table_id))
            return [struct_of(row, Draft) for row in rows.mappings()]

    async def orders(self, table_id: str) -> dict[int, Orders]:
        """The standing orders of the seats."""
        orders = storage.orders
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(orders).where(orders.c.game == table_id))).mappings().all()
        return {row["seat"]: struct_of(row, Orders) for row in rows}

    async def steps(self, table_id: str, after: int = -1) -> list[Step]:
        entries = storage.entries
        query = select(entries).where(entries.c.game == table_id, entries.c.number > after).order_by(entries.c.number)
        with storage.reading():
            async with self._engine.connect() as connection:
                return [struct_of(row, Step) for row in (await connection.execute(query)).mappings()]

    async def last(self, table_id: str) -> int:
        """The number of the last entry that was written."""
        heads = storage.heads
        with storage.reading():
            async with self._engine.connect() as connection:
                found = await connection.execute(select(heads.c.last).where(heads.c.game == table_id))
                return found.scalar() or 0

    # ---- all tables

    async def running(self) -> list[str]:
        """The tables at which a game goes on."""
        tables = storage.tables
        query = select(tables.c.id).where(tables.c.state == "playing", tables.c.paused.is_(False))
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def without_ending(self) -> list[str]:
        """Tables whose games ended before endings were kept."""
        tables, known = storage.tables, storage.endings
        query = select(tables.c.id).where(tables.c.state == "over", tables.c.id.not_in(select(known.c.game)))
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def stopped(self, installed: Sequence[tuple[str, int, str]]) -> tuple[int, int]:
        """How many games cannot go on with the installed ones, and how many that have ended can only be read."""
        tables = storage.tables
        others = tuple_(tables.c.game, tables.c.rules, tables.c.content).not_in(installed)
        query = select(tables.c.state, func.count()).where(others).group_by(tables.c.state)
        async with self._engine.connect() as connection:
            found = {state: count for state, count in await connection.execute(query)}
        return found.get("open", 0) + found.get("playing", 0), found.get("over", 0)
