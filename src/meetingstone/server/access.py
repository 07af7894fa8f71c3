"""Who may look at a table, and who may play at it."""

from __future__ import annotations

from meetingstone.server.live.sitting import SPECTATOR
from meetingstone.server.live.table import LiveTable
from meetingstone.server.problems import Problem
from meetingstone.server.rows import Chair


def chair_of(table: LiveTable, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Problem(404, "unknown-seat", "server-unknown-seat", number=seat + 1)
    return table.chairs[seat]


def check_plays(table: LiveTable, person: str | None, seat: int) -> str:
    """Only its holder answers for a seat, and not while a bot stands in. Returns the holder."""
    chair = chair_of(table, seat)
    if person is None or chair.person != person:
        raise Problem(403, "not-your-seat", "server-not-your-seat", number=seat + 1)
    if chair.bot is not None:
        raise Problem(409, "bot-plays", "server-bot-plays", number=seat + 1)
    return person


def check_sits(table: LiveTable, person: str | None) -> None:
    if not table.sitting.seats_of(person) and person != table.row.owner:
        raise not_seated()


def not_seated() -> Problem:
    return Problem(403, "not-seated", "server-not-seated")


def seats_seen(table: LiveTable, person: str | None, spectate: str | None) -> tuple[int, ...]:
    """Through whose eyes somebody may look: the own seats, or a spectator's when the table allows it."""
    mine = tuple(table.sitting.seats_of(person))
    if mine:
        return mine
    if table.row.state == "over" or table.sitting.is_with_us(person, spectate):
        return (SPECTATOR,)
    raise not_seated()
