"""BG-OVER-06: the way of Nefarian to The Bulwark."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow import meant
from meetingstone.games.board_game.flow.finale import NefarianArrives
from meetingstone.games.board_game.flow.ongoing import distances
from meetingstone.games.board_game.flow.teams import together
from meetingstone.games.board_game.options import GoTo
from meetingstone.games.board_game.queries import region_name
from meetingstone.games.board_game.state import Table

BULWARK = CONTENT.region["the_bulwark"]


class MoveNefarian(Frame, kw_only=True):
    """BG-OVER-06: along a shortest path to The Bulwark; the active faction picks among equal ones."""

    STEPS = ("step", "arrived")
    steps: int

    def step(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.steps or s.overlord_region == BULWARK:
            return None
        return together(g, s.active, "bg-nefarian", "BG-OVER-06", tuple(GoTo(r) for r in self._ways(s)))

    def _ways(self, s: Table) -> list[int]:
        distance = distances(BULWARK)
        here = s.overlord_region
        return [r for r in CONTENT.links[here] if distance[r] == distance[here] - 1]

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return meant.regions()

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        assert isinstance(option, GoTo)
        if option.region in self._ways(g.state):
            return None
        return Why("BG-OVER-06", "bg-not-the-way", {"region": region_name(option.region)})

    def step_answered(self, g: Game[Table], choice: GoTo) -> None:
        s = g.state
        s.overlord_region = choice.region
        g.tell("bg-nefarian-moves", region=region_name(choice.region))
        self.steps -= 1
        self.again()

    def arrived(self, g: Game[Table]) -> Outcome:
        return NefarianArrives() if g.state.overlord_region == BULWARK else None
