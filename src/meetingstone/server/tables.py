"""What happens around a game: a table is set up, seats are taken, given to bots and handed back."""

from __future__ import annotations

import math
import secrets as randomness
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, func, select, tuple_, update

from meetingstone import registry
from meetingstone.bots.names import names_for
from meetingstone.engine import AnswerError, GameDef, Refused
from meetingstone.server import storage
from meetingstone.server.bots import DEFAULT
from meetingstone.server.house import House
from meetingstone.server.live import SPECTATOR, LiveTable
from meetingstone.server.names import checked
from meetingstone.server.people import Someone
from meetingstone.server.play import Play
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import CLOSED, Chair, TableRow, creation, name_bots, now, record_seats, short_id, token
from meetingstone.server.wire import requests


async def create(house: House, owner: Someone, wish: requests.NewTable, address: str) -> LiveTable:
    """A new table; it is on disk when this returns."""
    definition = definition_of(house, wish.game)
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


def check_bot(name: str) -> str:
    try:
        registry.bot(name)
    except registry.UnknownName as unknown:
        raise Problem(404, "unknown-bot", "server-unknown-bot", name=name, known=list(unknown.known)) from None
    return name


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


# ---- who may


def chair_of(table: LiveTable, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Problem(404, "unknown-seat", "server-unknown-seat", number=seat + 1)
    return table.chairs[seat]


def check_plays(table: LiveTable, person: str | None, seat: int) -> str:
    """Only whoever holds a seat answers for it, and not while a bot stands in. Returns who that is."""
    chair = chair_of(table, seat)
    if person is None or chair.person != person:
        raise Problem(403, "not-your-seat", "server-not-your-seat", number=seat + 1)
    if chair.bot is not None:
        raise Problem(409, "bot-plays", "server-bot-plays", number=seat + 1)
    return person


def check_sits(table: LiveTable, person: str | None) -> None:
    if not table.seats_of(person) and person != table.row.owner:
        raise not_seated()


def not_seated() -> Problem:
    return Problem(403, "not-seated", "server-not-seated")


def seats_seen(table: LiveTable, person: str | None, spectate: str | None) -> tuple[int, ...]:
    """Through whose eyes somebody may look: the own seats, or a spectator's when the table allows it."""
    mine = tuple(table.seats_of(person))
    if mine:
        return mine
    if table.row.state == "over" or table.is_with_us(person, spectate):
        return (SPECTATOR,)
    raise not_seated()


async def undo(house: House, table: LiveTable, person: str | None, seat: int) -> int:
    """Take the seat's last answer back; returns the update after it."""
    house.limits.take(("undo", check_plays(table, person, seat)))
    return await table.undo(seat)


# ---- seats


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
    mine = table.seats_of(someone.id)
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
        statements.append(change(table, state="playing"))
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
    if chair.seat not in table.left:
        raise Problem(409, "still-there", "server-still-there", number=number)
    waits = table.left[chair.seat] + house.settings.absence - time.monotonic()
    if waits > 0:
        minutes = math.ceil(waits / 60)
        raise Problem(409, "not-long-enough", "server-not-long-enough", number=number, minutes=minutes)
    if bot != DEFAULT:
        raise Problem(409, "standard-bot", "server-standard-bot", number=number, name=DEFAULT)


async def come_back(house: House, table: LiveTable, person: str | None) -> None:
    """Whoever was away and played for by a bot plays again himself."""
    async with table.lock:
        for seat in table.seats_of(person):
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


async def pause(house: House, table: LiveTable, someone: Someone, on: bool) -> None:
    async with table.lock:
        check_sits(table, someone.id)
        await house.committer.write(change(table, paused=on))
        table.row.paused = on
        table.refuse()
        table.tell_info()
    house.drive(table)


async def close(house: House, someone: Someone, table_id: str) -> None:
    """Put away a table that cannot go on; for everybody it is as if there were none."""
    row, _, _ = await house.read(table_id)
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
        definition = definition_of(house, table.row.game)
        chairs = [msgspec.structs.replace(chair) for chair in table.chairs]
        new_id = short_id()
        link = change(table, rematch=new_id)
        settings = table.row.settings
        public = table.row.public
        new = await _create(house, someone, address, definition, settings, chairs, public, link, table_id=new_id)
        table.row.rematch = new_id
        table.tell_info()
        return new


def change(table: LiveTable, **values: Any) -> Executable:
    return update(storage.tables).where(storage.tables.c.id == table.row.id).values(**values)
