"""A bot that takes any option with the same probability: the yardstick for all others."""

from __future__ import annotations

from typing import Any, ClassVar

from meetingstone.bots.base import rng_for
from meetingstone.engine import GameDef
from meetingstone.engine.views import View


class RandomBot:
    name: ClassVar[str] = "random"

    def __init__(self, definition: GameDef[Any], seed: int) -> None:
        self.seed = seed

    def choose(self, seen: View[Any]) -> int:
        return rng_for(self.seed, seen).randrange(len(seen.options))
