"""Answers and what is taken back: applied, written, and only then published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from sqlalchemy import Executable

from meetingstone.engine.rules import AnswerError
from meetingstone.server import endings
from meetingstone.server.commits import Committer
from meetingstone.server.live.pleas import Pleas
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.publishing import Publishing
from meetingstone.server.live.showing import Showing
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.live.windows import Windows
from meetingstone.server.play import Play
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Step, record_seats

LOG = logging.getLogger("meetingstone.server")


class Answering:
    def __init__(
        self,
        sitting: Sitting,
        presence: Presence,
        windows: Windows,
        showing: Showing,
        pleas: Pleas,
        publishing: Publishing,
        committer: Committer,
        reread: Callable[[], Awaitable[Play]],
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._windows = windows
        self._showing = showing
        self._pleas = pleas
        self._publishing = publishing
        self._committer = committer
        self._reread = reread

    # ---- answers

    async def answer(self, seat: int, number: int, keys: Sequence[str]) -> int:
        """Take a chain of answers; returns the update after it, which is then on disk."""
        self._presence.acts(seat)
        await self._windows.over(number)
        return await asyncio.shield(asyncio.ensure_future(self._answer(seat, number, keys)))

    async def _answer(self, seat: int, number: int, keys: Sequence[str]) -> int:
        async with self._sitting.lock:
            self._sitting.check_running()
            steps = await self._taken(seat, number, keys)
            if self._windows.is_unseen():
                await self._write_unseen(steps)
                # The seat has its answer; seats that were not asked must not learn who passed.
                self._showing.look_again(seat)
                self._presence.tell_answered(seat)
            else:
                await self._write(steps)
            return self._sitting.shown

    async def let_go(self, number: int, indices: Mapping[int, int]) -> None:
        """Answer the question of this number, while it is open, for several seats: by the index of an option each."""
        await asyncio.shield(asyncio.ensure_future(self._let_go(number, indices)))

    async def _let_go(self, number: int, indices: Mapping[int, int]) -> None:
        async with self._sitting.lock:
            self._sitting.check_running()
            steps = list[Step]()
            for seat, index in sorted(indices.items()):
                play = self._sitting.play
                game = play.session.game
                if game.number == number and seat in play.awaits():
                    steps += await self._taken(seat, number, [game.keys(seat)[index]])
            if steps:
                await (self._write_unseen(steps) if self._windows.is_unseen() else self._write(steps))

    async def _taken(self, seat: int, number: int, keys: Sequence[str]) -> list[Step]:
        try:
            return self._sitting.play.answer(seat, number, keys)
        except AnswerError as error:
            raise problem_of(error) from None
        except Problem:
            raise
        except Exception as error:
            # A fault of the game, in the middle of a change: what is on disk is whole.
            LOG.exception("table %s is read again", self._sitting.row.id)
            self._sitting.play = await self._reread()
            raise Problem(500, "broken", "server-broken") from error

    async def _write(self, steps: list[Step]) -> None:
        sitting, play = self._sitting, self._sitting.play
        statements: list[Executable] = []
        if play.is_over:
            statements.append(sitting.change(state="over"))
            statements.append(endings.keep(play, play.header(record_seats(sitting.chairs))))
        done = self._committer.submit(*statements, steps=steps)
        # All of it is made while the disk works.
        news = self._showing.render()
        try:
            await done
        except Problem:
            play.roll_back(len(steps))
            raise
        if play.is_over:
            sitting.row.state = "over"
        self._publishing.publish(news)

    async def _write_unseen(self, steps: list[Step]) -> None:
        try:
            await self._committer.write(steps=steps)
        except Problem:
            self._sitting.play.roll_back(len(steps))
            raise
        self._sitting.awaits = self._sitting.play.awaits()

    # ---- taking back

    async def undo(self, seat: int) -> int:
        return await asyncio.shield(asyncio.ensure_future(self._undo(seat)))

    async def _undo(self, seat: int) -> int:
        async with self._sitting.lock:
            self._sitting.check_running()
            try:
                step = self._sitting.play.check_undo(seat)
            except AnswerError as error:
                raise problem_of(error) from None
            await self._write_undo(step)
            return self._sitting.shown

    async def take_back(self, seat: int) -> None:
        """Under the lock: what the table has agreed to."""
        step = self._sitting.play.check_undo(seat, consent=True)
        self._pleas.open = None
        await self._write_undo(step)
        self._pleas.grant(seat)

    async def _write_undo(self, step: Step) -> None:
        await self._committer.write(steps=[step])
        play = self._sitting.play
        play.undo(step)
        self._showing.log.cut(play.marks[-1])
        self._publishing.publish(self._showing.render())
