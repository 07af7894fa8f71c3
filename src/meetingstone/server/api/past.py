"""Looking back: records, earlier moments, and how games ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from meetingstone.server import access
from meetingstone.server.api.visitors import Somebody, Spectate, TableId, TheHouse
from meetingstone.server.description import AS_JSON
from meetingstone.server.endings import Ending, ending_of, kept
from meetingstone.server.live.table import LiveTable
from meetingstone.server.problems import Problem
from meetingstone.server.replays import Replays
from meetingstone.server.wire import fields, replies

MomentNumber = FromPath[Annotated[int, msgspec.Meta(ge=0, le=fields.BIGGEST)]]


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
    seats = access.seats_seen(table, somebody.id if somebody else None, spectate)
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
    return ending_of(table.play, table.sitting.header())


def _check_over(table: LiveTable) -> None:
    if table.row.state != "over":
        raise Problem(409, "not-over", "answer-not-over")
