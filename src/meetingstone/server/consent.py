"""Taking back by consent: somebody asks, the other people at the table allow or refuse, and silence is a no.

Bots agree to everything: where no other person plays, it is granted at once. While people are asked, bots wait. Whoever
plays on or pauses the table has refused.
"""

from __future__ import annotations

import asyncio

from meetingstone.engine.rules import AnswerError
from meetingstone.server.house import House
from meetingstone.server.live import LiveTable, Request
from meetingstone.server.people import Someone
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.tables import check_plays

PATIENCE = 60.0
"""Seconds in which people may answer."""


async def ask(house: House, table: LiveTable, someone: Someone, seat: int) -> None:
    """Ask the others to let ``seat`` take its last answer back, and everything since."""
    check_plays(table, someone.id, seat)
    await asyncio.shield(house.spawn(_ask(house, table, someone, seat)))


async def _ask(house: House, table: LiveTable, someone: Someone, seat: int) -> None:
    async with table.lock:
        table.check_running()
        if table.request is not None:
            raise Problem(409, "already-asked", "server-already-asked", number=table.request.seat + 1)
        try:
            answers = table.play.session.to_take_back(seat)
        except AnswerError as error:
            raise problem_of(error) from None
        others = [chair.seat for chair in table.chairs if chair.bot is None and chair.person not in (None, someone.id)]
        house.limits.take(("asks" if others else "undo", someone.id))
        if not others:
            await table.take_back(seat)
            return
        table.request = Request(seat, answers, others, asyncio.get_running_loop().time() + PATIENCE)
        house.spawn(_lapse(house, table, table.request))
    table.tell_info()


async def vote(house: House, table: LiveTable, someone: Someone, seat: int, allow: bool) -> None:
    """``seat`` allows or refuses what is asked; the last one to allow grants it."""
    check_plays(table, someone.id, seat)
    await asyncio.shield(house.spawn(_vote(house, table, someone, seat, allow)))


async def _vote(house: House, table: LiveTable, someone: Someone, seat: int, allow: bool) -> None:
    async with table.lock:
        table.check_running()
        request = table.request
        if request is None or seat not in request.waits:
            raise Problem(409, "not-asked", "server-not-asked")
        if not allow:
            table.refuse(seat)
        else:
            # Whoever plays several seats is asked once.
            mine = table.seats_of(someone.id)
            request.waits = [other for other in request.waits if other not in mine]
            if not request.waits:
                await table.take_back(request.seat)
    table.tell_info()
    house.drive(table)


async def _lapse(house: House, table: LiveTable, request: Request) -> None:
    await asyncio.sleep(PATIENCE)
    async with table.lock:
        if table.request is request:
            table.refuse()
    house.drive(table)
