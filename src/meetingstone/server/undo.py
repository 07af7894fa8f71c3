"""Taking back: freely while nothing was revealed, otherwise by consent.

Somebody asks, the other people at the table allow or refuse, and silence is a no. Bots agree to everything: where no
other person plays, it is granted at once. While people are asked, bots wait. Who plays on or pauses the table has
refused.
"""

from __future__ import annotations

import asyncio

from meetingstone.engine.rules import AnswerError
from meetingstone.server.access import check_plays
from meetingstone.server.house import House
from meetingstone.server.live.pleas import Plea
from meetingstone.server.live.table import LiveTable
from meetingstone.server.people import Someone
from meetingstone.server.problems import Problem, problem_of

PATIENCE = 60.0
"""Seconds in which people may answer."""


async def undo(house: House, table: LiveTable, person: str | None, seat: int) -> int:
    """Take the seat's last answer back, while that is free; returns the update after it."""
    house.limits.take(("undo", check_plays(table, person, seat)))
    return await table.answering.undo(seat)


async def ask(house: House, table: LiveTable, someone: Someone, seat: int) -> None:
    """Ask the others to let ``seat`` take its last answer back, and everything since."""
    check_plays(table, someone.id, seat)
    await house.finish(_ask(house, table, someone, seat))


async def _ask(house: House, table: LiveTable, someone: Someone, seat: int) -> None:
    async with table.lock:
        table.sitting.check_running()
        if table.pleas.open is not None:
            raise Problem(409, "already-asked", "server-already-asked", number=table.pleas.open.seat + 1)
        try:
            answers = table.play.session.to_take_back(seat)
        except AnswerError as error:
            raise problem_of(error) from None
        others = [chair.seat for chair in table.chairs if chair.bot is None and chair.person not in (None, someone.id)]
        house.limits.take(("asks" if others else "undo", someone.id))
        if not others:
            await table.answering.take_back(seat)
            return
        table.pleas.open = Plea(seat, answers, others, asyncio.get_running_loop().time() + PATIENCE)
        house.spawn(_lapse(house, table, table.pleas.open))
    table.presence.tell_info()


async def vote(house: House, table: LiveTable, someone: Someone, seat: int, allow: bool) -> None:
    """``seat`` allows or refuses what is asked; the last one to allow grants it."""
    check_plays(table, someone.id, seat)
    await house.finish(_vote(house, table, someone, seat, allow))


async def _vote(house: House, table: LiveTable, someone: Someone, seat: int, allow: bool) -> None:
    async with table.lock:
        table.sitting.check_running()
        plea = table.pleas.open
        if plea is None or seat not in plea.waits:
            raise Problem(409, "not-asked", "server-not-asked")
        if not allow:
            table.pleas.refuse(seat)
        else:
            # Somebody who plays several seats is asked once.
            mine = table.sitting.seats_of(someone.id)
            plea.waits = [other for other in plea.waits if other not in mine]
            if not plea.waits:
                await table.answering.take_back(plea.seat)
    table.presence.tell_info()
    house.drive(table)


async def _lapse(house: House, table: LiveTable, plea: Plea) -> None:
    await asyncio.sleep(PATIENCE)
    async with table.lock:
        if table.pleas.open is plea:
            table.pleas.refuse()
    house.drive(table)
