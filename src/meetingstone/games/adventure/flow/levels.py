"""Gaining a level (AG-LEVEL)."""

from __future__ import annotations

from meetingstone.engine import Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import change, dress, unfit
from meetingstone.games.adventure.flow import cards, moments, quests
from meetingstone.games.adventure.queries import hero_name
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS

CARDS = 3
"""AG-LEVEL-03."""


class GainLevel(Frame, kw_only=True):
    """Heal, draw, change the card; AG-LEVEL-07: nothing for a level one has or has passed.

    AG-LEVEL-02, AG-LEVEL-03, AG-LEVEL-04, AG-LEVEL-05, AG-LEVEL-08.
    """

    STEPS = ("heal", "draw", "swap", "after")
    seat: int
    level: int

    def heal(self, g: Game[Table]) -> None:
        s = g.state
        if self.level <= s.heroes[self.seat].level:
            self.pc = len(self.STEPS)
            return
        change(s, self.seat, wounds=0)

    def draw(self, g: Game[Table]) -> Outcome:
        return cards.Draw(seat=self.seat, count=CARDS)

    def swap(self, g: Game[Table]) -> None:
        """AG-LEVEL-04: the side that is up stays up, and all that lies on the character stays with him."""
        s = g.state
        change(s, self.seat, level=self.level)
        g.tell("ag-level", hero=hero_name(s, self.seat), level=f"@ag-level-{LEVELS[self.level]}")
        for seat in range(len(s.heroes)):
            dress(s, seat)
        unfit(g, self.seat)
        quests.look_at_levels(s, self.seat)

    def after(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "levelled", self.seat)
