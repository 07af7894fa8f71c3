"""Earlier moments of a game. They are played again from the entries; whoever steps forward does not start over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from meetingstone.engine.record import RecordError
from meetingstone.server import wire
from meetingstone.server.house import House
from meetingstone.server.live import LiveTable, visible
from meetingstone.server.play import Play, replayed
from meetingstone.server.problems import Problem, complaint_of
from meetingstone.server.rows import Step, record_seats

KEPT = 16
"""Games that are held at the moment last asked for."""


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house
        self._kept: OrderedDict[str, Play] = OrderedDict()
        self._lock = asyncio.Lock()

    async def moment(self, table: LiveTable, number: int, seats: tuple[int, ...]) -> wire.Moment:
        if number > table.shown:
            raise Problem(404, "unknown-moment", "server-unknown-moment", number=number, last=table.shown)
        async with self._lock:
            play = await self._at(table, number)
            scenes = [wire.SeatScene(seat, play.definition.scene(play.glance(seat))) for seat in seats]
            before = play.marks[number - 1] if number else 0
            events = visible(play, min(before, play.marks[number]), number, seats)
            return wire.Moment(number, table.shown, scenes, events)

    async def _at(self, table: LiveTable, number: int) -> Play:
        play = self._kept.pop(table.row.id, None)
        steps = await self._house.steps(table.row.id, upto=number)
        try:
            if play is None or play.update > number:
                seats = record_seats(table.chairs)
                play = await asyncio.to_thread(replayed, table.row, table.play.definition, seats, steps)
            else:
                await asyncio.to_thread(_go_on, play, steps[play.update + 1 :])
        except RecordError as error:
            said = complaint_of(error)
            raise Problem(409, said.error, said.text_id, **said.values) from None
        self._kept[table.row.id] = play
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return play


def _go_on(play: Play, steps: list[Step]) -> None:
    for step in steps:
        play.repeat(step)
