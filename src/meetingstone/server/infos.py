"""Seats and packs as everybody may know them, and tables that cannot be opened any more."""

from __future__ import annotations

from collections.abc import Sequence

from meetingstone.engine.chance import commitment
from meetingstone.engine.packs import Pack
from meetingstone.server.problems import Complaint
from meetingstone.server.rows import Chair, TableRow
from meetingstone.server.wire import replies


def pack_info(pack: Pack) -> replies.PackInfo:
    said = pack.manifest
    title = replies.Wording(said.title.en, said.title.it)
    return replies.PackInfo(name=said.name, title=title, author=said.author, licence=said.licence)


def seat_info(chair: Chair, online: bool = False, consents: int = 0) -> replies.SeatInfo:
    return replies.SeatInfo(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        taken=chair.is_taken,
        online=online,
        consents=consents,
    )


def stopped_info(
    row: TableRow, chairs: Sequence[Chair], person: str | None, why: Complaint, winners: Sequence[int] | None = None
) -> replies.TableInfo:
    """A table that cannot be played on, from what lies on disk: there is nothing to see of the game itself."""
    return replies.TableInfo(
        id=row.id,
        game=row.game,
        packs=[],
        settings=row.settings,
        seats=[seat_info(chair) for chair in chairs],
        commitment=commitment(row.seed),
        state=row.state,
        stopped=why,
        awaits=[],
        prompt=None,
        since=row.created,
        undo=None,
        update=0,
        public=row.public,
        paused=row.paused,
        invites=[],
        spectate="",
        me=[chair.seat for chair in chairs if person is not None and chair.person == person],
        owner=person is not None and person == row.owner,
        rematch=row.rematch,
        created=row.created,
        winners=None if winners is None else [*winners],
    )
