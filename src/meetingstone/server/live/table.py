"""A table that somebody plays or watches: what its parts are, who comes and goes, and what each may know of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping

import msgspec

from meetingstone.engine.orders import Orders
from meetingstone.engine.record import Record, save
from meetingstone.server.commits import Committer
from meetingstone.server.infos import pack_info, seat_info
from meetingstone.server.live.answering import Answering
from meetingstone.server.live.asking import Asking
from meetingstone.server.live.clients import Client
from meetingstone.server.live.drafts import SideDrafts
from meetingstone.server.live.orders import StandingOrders
from meetingstone.server.live.pleas import Pleas
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.publishing import Publishing
from meetingstone.server.live.showing import Showing
from meetingstone.server.live.sitting import SPECTATOR, Sitting
from meetingstone.server.live.windows import Windows
from meetingstone.server.play import Play
from meetingstone.server.rows import Chair, Draft, TableRow
from meetingstone.server.wire import messages, replies


class LiveTable:
    """``drive`` is called whenever a bot may be awaited, or a window answered by standing orders."""

    def __init__(
        self,
        row: TableRow,
        chairs: list[Chair],
        invites: dict[int, str],
        play: Play,
        *,
        committer: Committer,
        reread: Callable[[], Awaitable[Play]],
        drive: Callable[[], None],
        linger: Callable[[], float],
        drafts: Iterable[Draft] = (),
        orders: Mapping[int, Orders] | None = None,
    ) -> None:
        self.row = row
        self.chairs = chairs
        self.invites = invites
        self.sitting = Sitting(row, chairs, play)
        self.lock = self.sitting.lock
        self.presence = Presence(self.sitting)
        self.orders = StandingOrders(self.sitting, self.presence, committer, drive, orders or {})
        self.windows = Windows(self.sitting, self.presence, self.orders, linger)
        self.drafts = SideDrafts(self.sitting, self.presence, committer, drafts)
        self.pleas = Pleas(self.presence)
        self.showing = Showing(self.sitting, self.presence)
        self.asking = Asking(self.sitting)
        publishing = Publishing(
            self.sitting,
            self.presence,
            self.windows,
            self.showing,
            self.pleas,
            self.drafts,
            self.orders,
            drive,
        )
        self.answering = Answering(
            self.sitting, self.presence, self.windows, self.showing, self.pleas, publishing, committer, reread
        )
        self._drive = drive
        self.driver: asyncio.Task[None] | None = None
        """Plays for bots, and answers windows by standing orders."""
        self.alarm: asyncio.TimerHandle | None = None
        """When to look again whether somebody has been waited for long enough."""

    @property
    def play(self) -> Play:
        return self.sitting.play

    @property
    def shown(self) -> int:
        return self.sitting.shown

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is under way."""
        return not (self.presence.clients or self.driver or self.alarm or self.lock.locked())

    # ---- who comes and goes

    async def connect(self, client: Client) -> None:
        async with self.lock:
            self._see_through(client)
            self.presence.enter(client)
            self.orders.tell()
        self.presence.tell_presence()

    def disconnect(self, client: Client) -> None:
        self.presence.leave(client)
        self.presence.tell_presence()
        self._drive()

    def _see_through(self, client: Client) -> None:
        """Under the lock: the client looks through the seats that its person holds now."""
        client.seats = tuple(self.sitting.seats_of(client.person)) or (SPECTATOR,)
        if self.drafts.held:
            client.owe_drafts()
        if self.play.definition.windows is not None:
            client.owe_orders()
        self.showing.look(client.seats)

    def seats_changed(self) -> None:
        """Under the lock."""
        for client in self.presence.clients:
            before = client.seats
            self._see_through(client)
            if client.seats != before:
                client.look_again()
        self.orders.tell()
        self.presence.tell_info()

    def hand_over(self, before: str, after: str) -> None:
        """Under the lock: what one person has here is another's now; it is on disk already."""
        if before != self.row.owner and not self.sitting.seats_of(before):
            return
        if self.row.owner == before:
            self.row.owner = after
        for seat in self.sitting.seats_of(before):
            self.chairs[seat].person = after
        for client in self.presence.clients:
            if client.person == before:
                client.person = after
        self.seats_changed()

    # ---- what each may know

    def message(self, client: Client) -> str:
        """The table as the client sees it, with all that has happened since it saw it last."""
        has_scene = client.deltas and not client.is_new
        return self.showing.message(client.seats, client.seen, has_scene=has_scene)

    def said_info(self, client: Client) -> messages.TableSaid:
        return messages.TableSaid(self.info(client.person))

    def said_drafts(self, client: Client) -> messages.DraftsSaid:
        return self.drafts.told(client)

    def said_orders(self, client: Client) -> messages.OrdersSaid:
        return self.orders.told(client)

    def info(self, person: str | None) -> replies.TableInfo:
        """The table as ``person`` may know it."""
        row, play, sitting = self.row, self.play, self.sitting
        mine, online = sitting.seats_of(person), self.presence.online()
        is_owner = person is not None and person == row.owner
        seats = [seat_info(chair, chair.seat in online, play.consents[chair.seat]) for chair in self.chairs]
        open_seats = {chair.seat for chair in self.chairs if not chair.is_taken}
        return replies.TableInfo(
            id=row.id,
            game=row.game,
            packs=[pack_info(pack) for pack in play.definition.packs],
            settings=row.settings,
            seats=seats,
            commitment=play.session.header.commitment,
            state=row.state,
            awaits=self.windows.awaited(mine) if row.state == "playing" else [],
            prompt=play.prompt() if row.state == "playing" else None,
            since=sitting.since,
            undo=self.pleas.info(),
            update=sitting.shown,
            public=row.public,
            paused=row.paused,
            invites=[replies.Invite(s, t) for s, t in self.invites.items() if is_owner and s in open_seats],
            spectate=row.spectate if mine or is_owner else "",
            me=mine,
            owner=is_owner,
            rematch=row.rematch,
            created=row.created,
            winners=[*play.session.game.result().winners] if row.state == "over" else None,
        )

    async def record(self) -> bytes:
        """The whole game once it is over; before that its header, without seed and entries: both hold secrets."""
        async with self.lock:
            header = self.sitting.header()
            if self.row.state == "over":
                return save(self.play.session.game, header)
            return msgspec.json.encode(Record(header, []))
