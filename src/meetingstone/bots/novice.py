"""A bot that judges like the greedy one and has lapses: among the better half of its options it takes what appeals."""

from __future__ import annotations

from math import exp
from typing import Any, ClassVar

from meetingstone.bots.base import rng_for
from meetingstone.bots.greedy import GreedyBot, ranked
from meetingstone.engine.views import View

LAPSE = 1.5
"""Points by which an option may look better or worse to a novice than it is: a third of the odds at so much less."""


class NoviceBot(GreedyBot):
    name: ClassVar[str] = "novice"

    def choose(self, seen: View[Any]) -> int:
        values = self.values(seen)
        better = ranked(values)[: (len(values) + 1) // 2]
        odds = [exp((values[index] - values[better[0]]) / LAPSE) for index in better]
        return rng_for(self.seed, seen).choices(better, odds)[0]
