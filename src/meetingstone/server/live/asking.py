"""What players want to know of a table before they answer; nothing changes by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meetingstone.engine.rules import AnswerError, Why
from meetingstone.engine.trial import Trial, try_out
from meetingstone.engine.views import View
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.problems import problem_of


class Asking:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    async def explain(self, seat: int, key: str) -> Why | None:
        async with self._sitting.lock:
            return self._sitting.play.session.game.explain(key, seat=seat)

    async def plan(self, seat: int, keys: Sequence[str]) -> Trial:
        """What ``seat`` would come to with these answers, as far as it can know."""
        async with self._sitting.lock:
            self._sitting.check_running()
            try:
                return try_out(self._sitting.play.view(seat), self._sitting.play.definition, keys)
            except AnswerError as error:
                raise problem_of(error) from None

    async def view(self, seat: int) -> View[Any]:
        """What ``seat`` may know of the running game."""
        async with self._sitting.lock:
            self._sitting.check_running()
            return self._sitting.play.view(seat)

    async def choice(self, seat: int) -> tuple[View[Any], list[str]]:
        """What ``seat`` may know, and the keys of its options; it must be asked."""
        async with self._sitting.lock:
            self._sitting.check_running()
            game = self._sitting.play.session.game
            if game.question is None or seat not in game.question.asked():
                raise problem_of(AnswerError("not-yours", seat=seat))
            return self._sitting.play.view(seat), game.keys(seat)
