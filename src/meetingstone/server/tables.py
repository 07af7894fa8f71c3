"""Tables are set up, paused, put away, and played again."""

from __future__ import annotations

import secrets as randomness
from typing import Any

import msgspec
from sqlalchemy import Executable, func, select, tuple_, update

from meetingstone.engine import AnswerError, GameDef, Refused
from meetingstone.engine.packs import key_of
from meetingstone.server import storage
from meetingstone.server.access import check_sits
from meetingstone.server.bots import DEFAULT, check_bot
from meetingstone.server.house import House
from meetingstone.server.live.table import LiveTable
from meetingstone.server.names import checked
from meetingstone.server.people import Someone
from meetingstone.server.play import Play
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import CLOSED, Chair, TableRow, creation, name_bots, now, record_seats, short_id, token
from meetingstone.server.wire import requests


async def create(house: House, owner: Someone, wish: requests.NewTable, address: str) -> LiveTable:
    """A new table; it is on disk when this returns."""
    definition = definition_of(house, key_of(wish.game, wish.packs))
    settings = _settings(definition, wish)
    table_id = short_id()
    chairs = _chairs(owner, wish, table_id)
    return await _create(house, owner, address, definition, settings, chairs, wish.public, table_id=table_id)


async def _create(
    house: House,
    owner: Someone,
    address: str,
    definition: GameDef[Any],
    settings: dict[str, Any],
    chairs: list[Chair],
    public: bool,
    *before: Executable,
    table_id: str,
) -> LiveTable:
    row = TableRow(
        id=table_id,
        game=definition.id,
        settings=settings,
        rules=definition.version,
        content=definition.content_hash,
        seed=randomness.token_bytes(32),
        owner=owner.id,
        public=public,
        state="playing" if all(chair.is_taken for chair in chairs) else "open",
        spectate=token(),
        created=now(),
    )
    try:
        play = Play(row, definition, record_seats(chairs))
    except Refused as refused:
        raise problem_of(refused) from None
    except (AnswerError, msgspec.ValidationError) as error:
        raise Problem(400, "settings", "server-settings", error=str(error)) from None
    await _check_limits(house, owner, address, waits_for_anybody=public and row.state == "open")
    invites = {chair.seat: token() for chair in chairs if not chair.is_taken}
    await house.committer.write(*creation(row, chairs, invites), *before, steps=[play.first()])
    return house.add(row, chairs, invites, play)


def definition_of(house: House, game: str) -> GameDef[Any]:
    if game not in house.definitions:
        known = list(house.definitions)
        raise Problem(404, "unknown-game", "server-unknown-game", name=game, known=known)
    return house.definitions[game]


def _settings(definition: GameDef[Any], wish: requests.NewTable) -> dict[str, Any]:
    given = dict(wish.settings)
    known = {field.name for field in msgspec.structs.fields(definition.settings)}
    if "players" in known:
        given.setdefault("players", len(wish.seats))
    if "sealed" in known:
        # Alone against bots, or around one screen, there is nobody to hide a hand from.
        given.setdefault("sealed", any(each.kind == "friend" for each in wish.seats))
    try:
        checked = msgspec.convert(given, definition.settings)
        plain_settings: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(checked))
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError) as error:
        raise Problem(400, "settings", "server-settings", error=str(error)[:200]) from None
    needed = definition.seats(checked)
    if needed != len(wish.seats):
        raise Problem(400, "wrong-seats", "server-wrong-seats", seats=len(wish.seats), players=needed)
    return plain_settings


def _chairs(owner: Someone, wish: requests.NewTable, table_id: str) -> list[Chair]:
    chairs = []
    for seat, each in enumerate(wish.seats):
        bot = check_bot(each.bot or DEFAULT) if each.kind == "bot" else None
        person = owner.id if each.kind in ("you", "hotseat") else None
        name = checked(each.name) if each.name else owner.name if each.kind == "you" else ""
        chairs.append(Chair(seat=seat, kind=each.kind, name=name, bot=bot, person=person))
    name_bots(table_id, chairs)
    return chairs


async def _check_limits(house: House, owner: Someone, address: str, waits_for_anybody: bool) -> None:
    tables = storage.tables
    goes_on = tuple_(tables.c.game, tables.c.rules, tables.c.content).in_(house.installed())
    unfinished = select(func.count()).where(
        tables.c.owner == owner.id, tables.c.state.in_(("open", "playing")), goes_on
    )
    waiting = select(func.count()).where(tables.c.owner == owner.id, tables.c.state == "open", tables.c.public)
    async with house.engine.connect() as connection:
        house.limits.check("unfinished", (await connection.execute(unfinished)).scalar_one())
        if waits_for_anybody:
            house.limits.check("public", (await connection.execute(waiting)).scalar_one())
    counted = [("tables", owner.id), ("tables-address", address)]
    house.limits.take(*counted, *([("public-address", address)] if waits_for_anybody else []))


async def pause(house: House, table: LiveTable, someone: Someone, on: bool) -> None:
    async with table.lock:
        check_sits(table, someone.id)
        await house.committer.write(table.sitting.change(paused=on))
        table.row.paused = on
        table.pleas.refuse()
        table.presence.tell_info()
    house.drive(table)


async def close(house: House, someone: Someone, table_id: str) -> None:
    """Put away a table that cannot go on; for everybody it is as if there were none."""
    row, _, _ = await house.shelf.read(table_id)
    if row.owner != someone.id:
        raise Problem(403, "not-owner", "server-not-owner")
    stopped = (await house.info(table_id, someone.id)).stopped
    if stopped is None or row.state == "over":
        raise Problem(409, "goes-on", "server-goes-on")
    await house.committer.write(update(storage.tables).where(storage.tables.c.id == table_id).values(state=CLOSED))


async def rematch(house: House, table: LiveTable, someone: Someone, address: str) -> LiveTable:
    """The same people with the same settings; whoever asks second finds the table that the first one opened."""
    async with table.lock:
        check_sits(table, someone.id)
        if table.row.state != "over":
            raise problem_of(AnswerError("not-over"))
        if table.row.rematch:
            return await house.table(table.row.rematch)
        definition = table.play.definition
        chairs = [msgspec.structs.replace(chair) for chair in table.chairs]
        new_id = short_id()
        link = table.sitting.change(rematch=new_id)
        settings = table.row.settings
        public = table.row.public
        new = await _create(house, someone, address, definition, settings, chairs, public, link, table_id=new_id)
        table.row.rematch = new_id
        table.presence.tell_info()
        return new
