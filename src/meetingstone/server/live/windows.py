"""Windows at a table of several people: who is asked, and how nobody learns which of them was.

A sealed window stays open for a short time that owes nothing to who holds what; only then is it answered for all who
are not asked: bots, seats that can only pass, seats that do not want to be asked, and players who have left. What is
answered before all have is told to nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from meetingstone.engine import NONE, Pass, React
from meetingstone.engine.orders import is_sealed
from meetingstone.engine.views import glance
from meetingstone.server.live.orders import StandingOrders
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.sitting import Sitting

FOREVER = float("inf")


class Window(NamedTuple):
    """A sealed window that is open; whatever is answered, nothing comes of it before ``until`` (by the event loop)."""

    number: int
    until: float

    async def over(self) -> None:
        await asyncio.sleep(max(0.0, self.until - asyncio.get_running_loop().time()))


class Windows:
    def __init__(
        self, sitting: Sitting, presence: Presence, orders: StandingOrders, linger: Callable[[], float]
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._orders = orders
        self._linger = linger
        self.sealed: Window | None = None
        self.look_out()

    # ---- how long it stays open

    def look_out(self) -> None:
        """A sealed window opens: how long it stays open at least is drawn, whoever may be asked."""
        game = self._sitting.play.session.game
        if not is_sealed(game.question):
            self.sealed = None
        elif self.sealed is None or self.sealed.number != game.number:
            self.sealed = Window(game.number, asyncio.get_running_loop().time() + self._linger())

    async def over(self, number: int) -> None:
        """Wait until answers to the question of this number may have consequences."""
        if self.sealed is not None and self.sealed.number == number:
            await self.sealed.over()

    def is_unseen(self) -> bool:
        """Whether the window of which everybody knows is still open: what was answered to it is nobody's business."""
        return self.sealed is not None and self.sealed.number == self._sitting.play.session.game.number

    # ---- who is asked

    def answered_for(self, patience: float) -> list[int]:
        """The awaited seats that a window is let go for without asking them."""
        return [seat for seat, waits in self._waits(patience).items() if waits <= 0]

    def next_look(self, patience: float) -> float | None:
        """In how many seconds somebody who has left will have been waited for long enough; None: nobody is."""
        return min((waits for waits in self._waits(patience).values() if 0 < waits < FOREVER), default=None)

    def is_asked(self, seat: int) -> bool:
        """Whether the open window waits for the decision of this seat."""
        return seat in self._sitting.play.awaits() and self._waits(FOREVER).get(seat, FOREVER) > 0

    def awaited(self, mine: Sequence[int]) -> list[int]:
        """For whom the table waits. Nobody learns whom a sealed window waits for, apart from himself."""
        question = self._sitting.play.session.game.question
        if self.sealed is None or not isinstance(question, React):
            return self._sitting.awaits
        return [seat for seat in question.seats if seat not in mine or self.is_asked(seat)]

    def _waits(self, patience: float) -> dict[int, float]:
        """Seconds that the open window still waits for each awaited seat; bots that can act decide for themselves."""
        game, windows = self._sitting.play.session.game, self._sitting.play.definition.windows
        question = game.question
        if question is None or windows is None or not (is_sealed(question) or question.kind in windows.kinds):
            return {}
        seen = glance(game, NONE)
        running, active, left = windows.running(seen), windows.active(seen), self._presence.left
        waits = {}
        for seat in question.awaited():
            options, chair = question.options_of(seat), self._sitting.chairs[seat]
            if not isinstance(options[0], Pass) or (chair.bot is not None and len(options) > 1):
                continue
            orders = self._orders.of(seat)
            if chair.bot is not None or not orders.asks(question.kind, options, running):
                waits[seat] = 0.0
            elif orders.away == "wait" or seat == active or seat not in left:
                waits[seat] = FOREVER
            else:
                waits[seat] = left[seat] + patience - time.monotonic()
        return waits
