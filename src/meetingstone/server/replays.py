"""Earlier moments of a game: played once from the entries, then a few steps from the nearest position that was kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from meetingstone.engine import Event, GameDef, React, scenario
from meetingstone.engine.kernel import Game
from meetingstone.engine.orders import is_sealed, lets_go
from meetingstone.engine.record import RecordError
from meetingstone.engine.scene import scenes
from meetingstone.server import chain
from meetingstone.server.live.log import may_know
from meetingstone.server.live.table import LiveTable
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import BY_CONSENT, TAKEN_BACK, Step, TableRow
from meetingstone.server.wire import replies

GAMES = 16
"""Games of which positions are kept; the one that nobody has looked at for longest goes first."""
APART = 8
"""Answers between two positions that are kept: at most so many are played again for any moment."""
POSITIONS = 256
"""Positions kept of one game. Only a game with very many answers taken back has more."""


class Reel:
    """A game from its beginning. An answer that was taken back leads nowhere, but can be looked at like any other.

    ``origin[n]`` is the answer after which the table stood as it does after update ``n``: ``n`` itself, unless ``n``
    takes an answer back. ``parent[n]`` is the origin of the position in which answer ``n`` was given.
    """

    def __init__(self, row: TableRow, definition: GameDef[Any]) -> None:
        self.lock = asyncio.Lock()
        self.told: list[list[Event]] = []
        self._steps: list[Step] = []
        self._origin: list[int] = []
        self._parent: list[int] = []
        self._depth: list[int] = []
        self._let_go: set[int] = set()
        self._head = Game.new(definition, row.settings, seed=row.seed)
        self._kept: OrderedDict[int, Game[Any]] = OrderedDict()

    @property
    def last(self) -> int:
        return len(self._steps) - 1

    def go_on(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self._steps.append(step)
            if step.number == 0:
                self._note(origin=0, parent=0, depth=0)
            elif step.question == TAKEN_BACK:
                taken = self._origin[-1]
                while step.key == BY_CONSENT and not self._is_last(taken, step.seat):
                    taken = self._parent[taken]
                origin = self._parent[taken]
                self._head = self.position(origin)
                self._note(origin=origin, parent=origin, depth=self._depth[origin])
            else:
                self._head.log = []
                if lets_go(self._head.question, step.key):
                    self._let_go.add(step.number)
                self._head.answer(step.question, step.key, seat=step.seat)
                parent = self._origin[-1]
                self._note(origin=step.number, parent=parent, depth=self._depth[parent] + 1)

    def _is_last(self, answer: int, seat: int) -> bool:
        """Whether it is what ``seat`` takes back by consent: no window that it let go by, or has answered secretly."""
        step = self._steps[answer]
        is_open = is_sealed(self._head.question) and step.question == self._head.number
        return step.seat == seat and answer not in self._let_go and not is_open

    def _note(self, *, origin: int, parent: int, depth: int) -> None:
        self.told.append(self._head.log or [])
        self._origin.append(origin)
        self._parent.append(parent)
        self._depth.append(depth)
        if depth % APART == 0 and origin == self.last:
            self._kept[origin] = self._head.clone()
            if len(self._kept) > POSITIONS:
                # The first position stays: every other can be reached from it.
                self._kept.move_to_end(0)
                self._kept.popitem(last=False)

    def position(self, number: int) -> Game[Any]:
        """The game after update ``number``, to look at."""
        at, ahead = self._origin[number], list[Step]()
        while at not in self._kept:
            ahead.append(self._steps[at])
            at = self._parent[at]
        game = self._kept[at].clone()
        for step in reversed(ahead):
            game.answer(step.question, step.key, seat=step.seat)
        return game


class Replays:
    """``steps`` reads the entries of a table after one of them."""

    def __init__(self, steps: Callable[[str, int], Awaitable[list[Step]]]) -> None:
        self._steps = steps
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def moment(self, table: LiveTable, number: int, seats: tuple[int, ...]) -> replies.Moment:
        reel, game = await self._at(table, number)
        if isinstance(game.question, React) and game.question.sealed:
            # Afterwards it does not matter who answered when, and nobody is to learn it.
            game.question = msgspec.structs.replace(game.question, chosen=())
        found = [replies.SeatScene(seat, scene) for seat, scene in scenes(game, seats).items()]
        events = [replies.Happened(e.kind, e.values, number) for e in reel.told[number] if may_know(e, seats)]
        return replies.Moment(number, table.shown, found, events)

    async def scenario(self, table: LiveTable, number: int) -> str:
        """The position after an update with all its secrets: the game must be over."""
        _, game = await self._at(table, number)
        if game.over:
            raise Problem(409, "no-question", "server-no-question", number=number)
        return scenario.write(game, f"{table.row.game} {table.row.id} {number}")

    async def _at(self, table: LiveTable, number: int) -> tuple[Reel, Game[Any]]:
        if not 0 <= number <= table.shown:
            raise Problem(404, "unknown-moment", "server-unknown-moment", number=number, last=table.shown)
        reel = self._reel(table)
        async with reel.lock:
            if reel.last < number:
                steps = await self._steps(table.row.id, reel.last)
                self._check(table, reel.last + 1, steps)
                await asyncio.to_thread(reel.go_on, steps)
            return reel, reel.position(number)

    def _check(self, table: LiveTable, first: int, steps: Sequence[Step]) -> None:
        try:
            chain.check_from(table.play.hashes[first], first, steps)
        except RecordError as error:
            raise problem_of(error) from None

    def _reel(self, table: LiveTable) -> Reel:
        reel = self._reels.pop(table.row.id, None) or Reel(table.row, table.play.definition)
        self._reels[table.row.id] = reel
        while len(self._reels) > GAMES:
            self._reels.popitem(last=False)
        return reel
