"""Seats are taken, given to bots and handed back."""

from __future__ import annotations

import math
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from meetingstone.bots.names import names_for
from meetingstone.engine import AnswerError
from meetingstone.server import storage
from meetingstone.server.access import chair_of, check_sits
from meetingstone.server.bots import DEFAULT, check_bot
from meetingstone.server.house import House
from meetingstone.server.live.table import LiveTable
from meetingstone.server.people import Someone
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Chair
from meetingstone.server.wire import requests


async def join(house: House, table: LiveTable, someone: Someone, wish: requests.Join) -> None:
    """Take a seat by its invitation, or any free one at a public table."""
    async with table.lock:
        chair = _wished(table, someone, wish)
        if chair.person == someone.id:
            return
        if chair.is_taken:
            raise Problem(410, "invite-used", "server-invite-used")
        if table.row.state != "open":
            raise Problem(409, "not-open", "server-not-open")
        await _seat(house, table, chair, person=someone.id, name=someone.name)
    house.drive(table)


def _wished(table: LiveTable, someone: Someone, wish: requests.Join) -> Chair:
    if wish.token is not None:
        seat = next((seat for seat, each in table.invites.items() if each == wish.token), None)
        if seat is None:
            raise Problem(404, "unknown-invite", "server-unknown-invite")
        return table.chairs[seat]
    if not table.row.public:
        raise Problem(403, "needs-invite", "server-needs-invite")
    if wish.seat is not None:
        return chair_of(table, wish.seat)
    mine = table.sitting.seats_of(someone.id)
    if mine:
        return table.chairs[mine[0]]
    free = next((chair for chair in table.chairs if not chair.is_taken), None)
    if free is None:
        raise Problem(409, "not-open", "server-not-open")
    return free


async def _seat(house: House, table: LiveTable, chair: Chair, **changes: Any) -> None:
    """Under the lock: change a seat on disk, then in memory; the game starts when all seats are taken."""
    after = msgspec.structs.replace(chair, **changes)
    starts = table.row.state == "open" and all((after if c is chair else c).is_taken for c in table.chairs)
    seats, invites = storage.seats, storage.invites
    key = (seats.c.game == table.row.id, seats.c.seat == chair.seat)
    statements: list[Executable] = [update(seats).where(*key).values(changes)]
    if changes.get("person"):
        used = (invites.c.game == table.row.id, invites.c.seat == chair.seat)
        statements.append(update(invites).where(*used).values(used_by=changes["person"]))
    if starts:
        statements.append(table.sitting.change(state="playing"))
    await house.committer.write(*statements)
    for name, value in changes.items():
        setattr(chair, name, value)
    if starts:
        table.row.state = "playing"
    table.seats_changed()


async def take_over(house: House, table: LiveTable, someone: Someone, wish: requests.Takeover) -> None:
    """A bot plays for a seat from now on, or its player again.

    The holder may have any bot, and so may the owner of the table for a free seat. The others may have the standard
    one for somebody who has been away for a while.
    """
    async with table.lock:
        chair = chair_of(table, wish.seat)
        is_mine = chair.person == someone.id
        if wish.bot is None:
            if not is_mine:
                raise Problem(403, "not-your-seat", "server-not-your-seat", number=chair.seat + 1)
            await _seat(house, table, chair, bot=None, absent=False)
            return
        check_bot(wish.bot)
        if is_mine:
            await _seat(house, table, chair, bot=wish.bot, absent=False)
        elif not chair.is_taken:
            check_sits(table, someone.id)
            if someone.id != table.row.owner:
                raise Problem(403, "not-owner", "server-not-owner")
            taken = [each.name for each in table.chairs]
            await _seat(house, table, chair, bot=wish.bot, name=names_for(table.row.id, 1, taken)[0])
        else:
            check_sits(table, someone.id)
            _check_absent(house, table, chair, wish.bot)
            await _seat(house, table, chair, bot=wish.bot, absent=True)
    house.drive(table)


def _check_absent(house: House, table: LiveTable, chair: Chair, bot: str) -> None:
    number = chair.seat + 1
    if chair.bot is not None:
        raise Problem(409, "bot-plays", "server-bot-plays-there", number=number)
    if chair.seat not in table.presence.left:
        raise Problem(409, "still-there", "server-still-there", number=number)
    waits = table.presence.left[chair.seat] + house.settings.absence - time.monotonic()
    if waits > 0:
        minutes = math.ceil(waits / 60)
        raise Problem(409, "not-long-enough", "server-not-long-enough", number=number, minutes=minutes)
    if bot != DEFAULT:
        raise Problem(409, "standard-bot", "server-standard-bot", number=number, name=DEFAULT)


async def come_back(house: House, table: LiveTable, person: str | None) -> None:
    """A player for whom a bot stood in plays again."""
    async with table.lock:
        for seat in table.sitting.seats_of(person):
            if table.chairs[seat].absent:
                await _seat(house, table, table.chairs[seat], bot=None, absent=False)


async def resign(house: House, table: LiveTable, someone: Someone, seat: int) -> None:
    """Leave for good: a bot plays the seat to the end."""
    async with table.lock:
        chair = chair_of(table, seat)
        if chair.person != someone.id:
            raise Problem(403, "not-your-seat", "server-not-your-seat", number=seat + 1)
        if table.row.state == "over":
            raise problem_of(AnswerError("over"))
        await _seat(house, table, chair, kind="bot", bot=chair.bot or DEFAULT, person=None, absent=False)
    house.drive(table)


async def hand_over(house: House, guest: Someone, account: Someone) -> None:
    """All that a guest has goes to the account he turns out to have: tables, seats, invitations and what he said."""
    await house.committer.write(
        *(
            update(column.table).where(column == guest.id).values({column: account.id})
            for column in (
                storage.tables.c.owner,
                storage.seats.c.person,
                storage.invites.c.used_by,
                storage.chat.c.person,
            )
        )
    )
    for table in await house.in_memory():
        async with table.lock:
            table.hand_over(guest.id, account.id)
