"""A table that somebody plays or watches: one play, its seats, its clients, and what each of them may see.

``shown`` is the last update that is on disk. Nothing newer is ever sent: an answer is applied, written, and only
then published; if it cannot be written, it is rolled back and nobody has seen it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Mapping, Sequence
from secrets import compare_digest
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Executable, update

from meetingstone.engine import Event, React
from meetingstone.engine.orders import Orders, is_sealed
from meetingstone.engine.record import Header, Record, save
from meetingstone.engine.rules import AnswerError, Why
from meetingstone.engine.scene import Scene
from meetingstone.engine.trial import Trial, try_out
from meetingstone.engine.views import glance
from meetingstone.server import endings, orders, storage
from meetingstone.server.clients import Client
from meetingstone.server.commits import Committer
from meetingstone.server.deltas import deltas
from meetingstone.server.infos import seat_info
from meetingstone.server.play import Play
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Chair, Draft, Step, TableRow, record_seats
from meetingstone.server.wire import messages, replies

LOG = logging.getLogger("meetingstone.server")
SPECTATOR = -1
NO_CHANGES: Mapping[int, msgspec.Raw] = {}
_encode = msgspec.json.Encoder().encode


class Request(msgspec.Struct):
    """``seat`` wants to take back the answers of the seats in ``answers``; ``waits`` have not said yes yet."""

    seat: int
    answers: tuple[int, ...]
    waits: list[int]
    until: float
    """By the clock of the event loop."""


class Window(NamedTuple):
    """A sealed window that is open; whatever is answered, nothing comes of it before ``until`` (by the event loop)."""

    number: int
    until: float

    async def over(self) -> None:
        await asyncio.sleep(max(0.0, self.until - asyncio.get_running_loop().time()))


class News(NamedTuple):
    """The table through the eyes of all who look, and what has changed in their scenes after update ``since``."""

    scenes: dict[int, Scene[Any]]
    since: int
    deltas: dict[int, msgspec.Raw]


class LiveTable:
    def __init__(
        self,
        row: TableRow,
        chairs: list[Chair],
        invites: dict[int, str],
        play: Play,
        committer: Committer,
        reread: Callable[[], Awaitable[Play]],
        published: Callable[[LiveTable], None],
        linger: Callable[[], float],
    ) -> None:
        self.row = row
        self.chairs = chairs
        self.invites = invites
        self.play = play
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.touch()
        self.request: Request | None = None
        self.drafts: dict[int, Draft] = {}
        """By the lowest seat of the side."""
        self._told: dict[int, messages.DraftInfo] = {}
        self.orders: dict[int, Orders] = {}
        self._ordered: dict[int, messages.SeatOrders] = {}
        self.window: Window | None = None
        self.alarm: asyncio.TimerHandle | None = None
        """When to look again whether somebody has been waited for long enough."""
        self.left = {chair.seat: time.monotonic() for chair in chairs}
        """Since when nobody has been there for a seat; those who are connected are not in it."""
        self.shown = play.update
        self.awaits = play.awaits()
        self.since = play.at
        self._committer = committer
        self._reread = reread
        self._published = published
        self._linger = linger
        self._news = News({}, play.update, {})
        self._messages: dict[tuple[tuple[int, ...], int], str] = {}
        self._events: dict[tuple[int, ...], tuple[msgspec.Raw, int]] = {}
        self._private: list[int] = []
        self._scanned = 0
        self._look_out()

    # ---- answering

    async def answer(self, seat: int, number: int, keys: Sequence[str]) -> int:
        """Take a chain of answers; returns the update after it, which is then on disk."""
        if seat in self.left:
            self.left[seat] = time.monotonic()
        if self.window is not None and self.window.number == number:
            await self.window.over()
        return await asyncio.shield(asyncio.ensure_future(self._locked_answer(seat, number, keys)))

    async def _locked_answer(self, seat: int, number: int, keys: Sequence[str]) -> int:
        async with self.lock:
            self.check_running()
            steps = await self._taken(seat, number, keys)
            if self._is_unseen():
                await self._write_unseen(steps)
                self._tell_answered(seat)
            else:
                await self._write(steps)
            return self.shown

    async def _taken(self, seat: int, number: int, keys: Sequence[str]) -> list[Step]:
        try:
            return self.play.answer(seat, number, keys)
        except AnswerError as error:
            raise problem_of(error) from None
        except Problem:
            raise
        except Exception as error:
            # A fault of the game, in the middle of a change: what is on disk is whole.
            LOG.exception("table %s is read again", self.row.id)
            self.play = await self._reread()
            raise Problem(500, "broken", "server-broken") from error

    async def let_go(self, number: int, indices: Mapping[int, int]) -> None:
        """Answer the question of this number, while it is open, for several seats: by the index of an option each."""
        await asyncio.shield(asyncio.ensure_future(self._locked_let_go(number, indices)))

    async def _locked_let_go(self, number: int, indices: Mapping[int, int]) -> None:
        async with self.lock:
            self.check_running()
            steps = list[Step]()
            for seat, index in sorted(indices.items()):
                game = self.play.session.game
                if game.number == number and seat in self.play.awaits():
                    steps += await self._taken(seat, number, [game.keys(seat)[index]])
            if steps:
                await (self._write_unseen(steps) if self._is_unseen() else self._write(steps))

    def _is_unseen(self) -> bool:
        """Whether the window of which everybody knows is still open: what was answered to it is nobody's business."""
        return self.window is not None and self.window.number == self.play.session.game.number

    async def _write(self, steps: list[Step]) -> None:
        statements: list[Executable] = []
        if self.play.is_over:
            statements.append(self._change(state="over"))
            statements.append(endings.keep(self.play, self.play.header(record_seats(self.chairs))))
        done = self._committer.submit(*statements, steps=steps)
        # All of it is made while the disk works.
        news = self._render()
        try:
            await done
        except Problem:
            self.play.roll_back(len(steps))
            raise
        if self.play.is_over:
            self.row.state = "over"
        self._publish(news)

    async def _write_unseen(self, steps: list[Step]) -> None:
        try:
            await self._committer.write(steps=steps)
        except Problem:
            self.play.roll_back(len(steps))
            raise
        self.awaits = self.play.awaits()

    def _tell_answered(self, seat: int) -> None:
        """Whoever has answered an open window by hand sees it; whoever was not asked does not learn that he passed."""
        if seat in self._news.scenes:
            self._news.scenes.update(self.play.scenes([seat]))
        for client in self.clients:
            if seat in client.seats:
                client.owe_scene()
                client.owe_info()

    async def undo(self, seat: int) -> int:
        return await asyncio.shield(asyncio.ensure_future(self._locked_undo(seat)))

    async def _locked_undo(self, seat: int) -> int:
        async with self.lock:
            self.check_running()
            try:
                step = self.play.check_undo(seat)
            except AnswerError as error:
                raise problem_of(error) from None
            await self._write_undo(step)
            return self.shown

    async def _write_undo(self, step: Step) -> None:
        await self._committer.write(steps=[step])
        self.play.undo(step)
        del self._private[bisect_left(self._private, self.play.marks[-1]) :]
        self._scanned = min(self._scanned, self.play.marks[-1])
        self._publish(self._render())

    # ---- taking back by consent, under the lock

    async def take_back(self, seat: int) -> None:
        """What the table has agreed to."""
        step = self.play.check_undo(seat, consent=True)
        self.request = None
        await self._write_undo(step)
        self.announce(messages.Verdict(seat, True))

    def refuse(self, by: int | None = None) -> None:
        """Nothing is taken back: ``by`` said no, or nobody said yes in time, or the game went on."""
        if self.request is not None:
            self.announce(messages.Verdict(self.request.seat, False, by))
            self.request = None
            self.tell_info()

    async def explain(self, seat: int, key: str) -> Why | None:
        async with self.lock:
            return self.play.session.game.explain(key, seat=seat)

    async def plan(self, seat: int, keys: Sequence[str]) -> Trial:
        """What ``seat`` would come to with these answers, as far as it can know."""
        async with self.lock:
            self.check_running()
            try:
                return try_out(self.play.view(seat), self.play.definition, keys)
            except AnswerError as error:
                raise problem_of(error) from None

    def check_running(self) -> None:
        if self.row.state == "open":
            raise Problem(409, "not-started", "server-not-started")
        if self.row.paused:
            raise Problem(409, "paused", "server-paused")

    # ---- showing

    def _publish(self, news: News) -> None:
        self.play.settle()
        self.shown, self.awaits, self.since = self.play.update, self.play.awaits(), self.play.at
        self._look_out()
        self._news = news
        self._messages.clear()
        self._events.clear()
        self.refuse()
        if self.row.state == "over":
            self.tell_info()
        self.tell_drafts()
        self.tell_orders()
        for client in self.clients:
            client.wake()
        self._published(self)

    def _look_out(self) -> None:
        """A sealed window opens: how long it stays open at least is drawn, whoever may be asked."""
        game = self.play.session.game
        if not is_sealed(game.question):
            self.window = None
        elif self.window is None or self.window.number != game.number:
            self.window = Window(game.number, asyncio.get_running_loop().time() + self._linger())

    def _render(self) -> News:
        wanted = {seat for client in self.clients for seat in client.seats}
        scenes = self.play.scenes(wanted) if wanted else {}
        changes = deltas(self._news.scenes, scenes) if any(client.deltas for client in self.clients) else {}
        return News(scenes, self.shown, {seat: msgspec.Raw(_encode(delta)) for seat, delta in changes.items()})

    def message(self, seats: tuple[int, ...], seen: int, *, has_scene: bool = False) -> str:
        """The table as it is, with what happened after update ``seen``; the same for all who see the same.

        A client that has the scene of ``seen`` is told what has changed, if that was the update before this one.
        """
        if not has_scene:
            # Long, and seldom wanted twice: not worth its memory.
            return self._written(seats, seen)
        known = self._messages.get((seats, seen))
        if known is None:
            changes = self._news.deltas if seen == self._news.since else {}
            known = self._messages[seats, seen] = self._written(seats, seen, changes)
        return known

    def _written(self, seats: tuple[int, ...], seen: int, changes: Mapping[int, msgspec.Raw] = NO_CHANGES) -> str:
        since = seen if 0 <= seen <= self.shown else 0
        marks = self.play.marks
        # An undo shortens the log: whoever saw what was taken back gets it from there on.
        start = min(marks[since : self.shown + 1]) if seen == since else 0
        events, first = self._last_events(start, seats) if changes else self._events_from(start, seats)
        scenes = [
            replies.SeatDelta(seat, changes[seat])
            if seat in changes
            else replies.SeatScene(seat, self._news.scenes[seat])
            for seat in seats
        ]
        return _encode(messages.Scenes(self.shown, scenes, events, since, first)).decode()

    def _last_events(self, start: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, int]:
        """What happened in the last update; without secrets in the log it is the same for all, and made once."""
        those = seats if self._private_before(self.play.marks[self.shown]) else ()
        known = self._events.get(those)
        if known is None:
            known = self._events[those] = self._events_from(start, seats)
        return known

    def _events_from(self, start: int, seats: tuple[int, ...]) -> tuple[msgspec.Raw, int]:
        """What ``seats`` may know of the log from ``start`` on, and how much of it they knew before."""
        log = self.play.session.log
        hidden = sum(1 for i in self._private_before(start) if not set(log[i].to or ()) & set(seats))
        return msgspec.Raw(_encode(visible(self.play, start, self.shown, seats))), start - hidden

    def _private_before(self, end: int) -> list[int]:
        log = self.play.session.log
        self._private += [i for i in range(self._scanned, end) if log[i].to is not None]
        self._scanned = max(self._scanned, end)
        return self._private[: bisect_left(self._private, end)]

    async def record(self) -> bytes:
        """The whole game once it is over; before that its header, without seed and entries: both hold secrets."""
        async with self.lock:
            if self.row.state == "over":
                return save(self.play.session.game, self.header())
            return _encode(Record(self.header(), []))

    def header(self) -> Header:
        header = self.play.header(record_seats(self.chairs))
        return header if self.row.state == "over" else msgspec.structs.replace(header, seed=None)

    # ---- clients and seats

    def seats_of(self, person: str | None) -> list[int]:
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def is_with_us(self, person: str | None, spectate: str | None) -> bool:
        """Whether somebody belongs to the table, if only by its spectators' link: he hears and says what is said."""
        if self.row.public or self.seats_of(person) or (person is not None and person == self.row.owner):
            return True
        return spectate is not None and compare_digest(spectate.encode(), self.row.spectate.encode())

    async def connect(self, client: Client) -> None:
        async with self.lock:
            self._see_through(client)
            self.clients.add(client)
            for seat in client.seats:
                self.left.pop(seat, None)
            self.tell_orders()
        self.tell_presence()

    def touch(self) -> None:
        """Somebody wants the table: it stays in memory for a while."""
        self.touched = time.monotonic()

    def disconnect(self, client: Client) -> None:
        self.clients.discard(client)
        self.touch()
        gone = set(client.seats) - {SPECTATOR, *self.online()}
        self.left.update(dict.fromkeys(gone, time.monotonic()))
        self.tell_presence()
        self._published(self)

    def _see_through(self, client: Client) -> None:
        """Under the lock: what is rendered now is on disk."""
        client.seats = tuple(self.seats_of(client.person)) or (SPECTATOR,)
        if self.drafts:
            client.owe_drafts()
        if self.play.definition.windows is not None:
            client.owe_orders()
        missing = [seat for seat in client.seats if seat not in self._news.scenes]
        if missing:
            self._news.scenes.update(self.play.scenes(missing))

    def seats_changed(self) -> None:
        """Under the lock."""
        for client in self.clients:
            before = client.seats
            self._see_through(client)
            if client.seats != before:
                client.look_again()
        self.tell_orders()
        self.tell_info()

    def hand_over(self, before: str, after: str) -> None:
        """Under the lock: what one person has here is another's now; it is on disk already."""
        if before != self.row.owner and not self.seats_of(before):
            return
        if self.row.owner == before:
            self.row.owner = after
        for seat in self.seats_of(before):
            self.chairs[seat].person = after
        for client in self.clients:
            if client.person == before:
                client.person = after
        self.seats_changed()

    def online(self) -> list[int]:
        return sorted({seat for client in self.clients for seat in client.seats if seat != SPECTATOR})

    def tell_info(self) -> None:
        for client in self.clients:
            client.owe_info()

    # ---- drafts

    def side_of(self, seat: int) -> tuple[int, ...]:
        """The seats that share a draft with ``seat``."""
        return self.play.definition.allies(self.play.session.game, seat)

    def tell_drafts(self) -> None:
        """Under the lock: whoever plays for a side whose draft reads otherwise now is told; nobody else notices."""
        if not self.drafts:
            return
        told = {info.seats[0]: info for info in self._judged()}
        changed = {side for side in self._told.keys() | told.keys() if self._told.get(side) != told.get(side)}
        self._told = told
        for client in self.clients:
            if any(seat != SPECTATOR and self.side_of(seat)[0] in changed for seat in client.seats):
                client.owe_drafts()

    def _judged(self) -> list[messages.DraftInfo]:
        """The drafts, with what has become of each step; when its turn is over, nothing of a draft is left."""
        drafts = self.play.definition.drafts
        if drafts is None:
            return []
        seen = glance(self.play.session.game, SPECTATOR)
        found = []
        for draft in self.drafts.values():
            side = self.side_of(draft.side)
            turn = drafts.turn(seen, side)
            steps = drafts.judged(seen, side, draft.steps) if turn == draft.turn else {}
            found.append(messages.DraftInfo(seats=side, turn=turn, version=draft.version, by=draft.by, steps=steps))
        return found

    def said_drafts(self, client: Client) -> messages.DraftsSaid:
        sides = {self.side_of(seat)[0] for seat in client.seats if seat != SPECTATOR}
        return messages.DraftsSaid([info for side, info in self._told.items() if side in sides])

    # ---- standing orders

    def tell_orders(self) -> None:
        """Under the lock: whoever holds a seat whose orders read otherwise now is told."""
        if self.play.definition.windows is None:
            return
        online = self.online()
        told = {seat: orders.said(self, seat) for seat in online}
        changed = {seat for seat in online if self._ordered.get(seat) != told[seat]}
        self._ordered = told
        for client in self.clients:
            if changed & set(client.seats):
                client.owe_orders()

    def said_orders(self, client: Client) -> messages.OrdersSaid:
        return messages.OrdersSaid([self._ordered[seat] for seat in client.seats if seat in self._ordered])

    def tell_presence(self) -> None:
        self.announce(messages.Presence(self.online()))

    def announce(self, message: msgspec.Struct) -> None:
        text = _encode(message).decode()
        for client in self.clients:
            client.say_text(text)

    def tell_said(self, line: messages.ChatLine) -> None:
        text = _encode(line).decode()
        for client in self.clients:
            if self.is_with_us(client.person, client.spectate):
                client.say_text(text)

    def said_info(self, client: Client) -> messages.TableSaid:
        return messages.TableSaid(self.info(client.person))

    def info(self, person: str | None) -> replies.TableInfo:
        """The table as ``person`` may know it."""
        row, mine, online = self.row, self.seats_of(person), self.online()
        is_owner = person is not None and person == row.owner
        seats = [seat_info(chair, chair.seat in online, self.play.consents[chair.seat]) for chair in self.chairs]
        open_seats = {chair.seat for chair in self.chairs if not chair.is_taken}
        return replies.TableInfo(
            id=row.id,
            game=row.game,
            settings=row.settings,
            seats=seats,
            commitment=self.play.session.header.commitment,
            state=row.state,
            awaits=self._awaited(mine) if row.state == "playing" else [],
            prompt=self.play.prompt() if row.state == "playing" else None,
            since=self.since,
            undo=self._asked(),
            update=self.shown,
            public=row.public,
            paused=row.paused,
            invites=[replies.Invite(s, t) for s, t in self.invites.items() if is_owner and s in open_seats],
            spectate=row.spectate if mine or is_owner else "",
            me=mine,
            owner=is_owner,
            rematch=row.rematch,
            created=row.created,
            winners=[*self.play.session.game.result().winners] if row.state == "over" else None,
        )

    def _awaited(self, mine: Sequence[int]) -> list[int]:
        """Nobody learns whom a sealed window waits for, apart from himself."""
        question = self.play.session.game.question
        if self.window is None or not isinstance(question, React):
            return self.awaits
        return [seat for seat in question.seats if seat not in mine or orders.is_asked(self, seat)]

    def _asked(self) -> replies.UndoAsked | None:
        request = self.request
        if request is None:
            return None
        left = max(0.0, request.until - asyncio.get_running_loop().time())
        return replies.UndoAsked(request.seat, list(request.answers), request.waits, round(left, 1))

    def _change(self, **values: Any) -> Executable:
        return update(storage.tables).where(storage.tables.c.id == self.row.id).values(**values)


def visible(play: Play, start: int, upto: int, seats: Sequence[int]) -> list[replies.Happened]:
    """What those who see through ``seats`` may know of the log after update ``upto``, from event ``start`` on."""
    log = play.session.log[start : play.marks[upto]]
    return [
        replies.Happened(event.kind, event.values, update)
        for event, update in zip(log, play.updates(start, upto), strict=True)
        if may_know(event, seats)
    ]


def may_know(event: Event, seats: Sequence[int]) -> bool:
    return event.to is None or any(seat in event.to for seat in seats)
