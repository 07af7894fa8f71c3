"""Artifacts and Legendary Places: turned up when a player enters, and what that sets off."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Game, Shuffle
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.flow.triggers import in_order
from meetingstone.games.small_world.queries import region_name
from meetingstone.games.small_world.state import Table


class MarkersGained(Frame, kw_only=True):
    """SW-MARK-01, SW-MARK-02: a player enters a Region: its face-down marker is turned up, its markers serve him."""

    STEPS = ("reveal", "gain")
    seat: int
    region: int

    def reveal(self, g: Game[Table]) -> Outcome:
        s = g.state
        board = s.map.board[self.region]
        kind = s.face_down[board]
        if kind == NONE or s.map.size_regions[board] != self.region:
            return None
        s.face_down[board] = NONE
        s.marker_at[kind] = self.region
        g.reveal()
        g.tell("revealed", marker=s.content.marker_name(kind), region=region_name(s, self.region))
        return in_order(s, "marker.revealed", g.depth, [(self.seat, s.content.first_marker + kind)])

    def gain(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self.seat >= s.humans:
            return None
        numbers = [s.content.first_marker + kind for kind, at in enumerate(s.marker_at) if at == self.region]
        sources = [(self.seat, number) for number in numbers if number in s.content.listening["marker.gained"]]
        return in_order(s, "marker.gained", g.depth, sources)


class FindWater(Frame, kw_only=True):
    """SW-PLACE-WELL-OF-ETERNITY-01, SW-PLACE-WELL-OF-ETERNITY-03: to the water of the board, or another Place is drawn.

    SW-MARK-05: nothing else moves a Legendary Place.
    """

    STEPS = ("move",)
    marker: int

    def move(self, g: Game[Table]) -> Outcome:
        s = g.state
        here = s.marker_at[self.marker]
        water = s.map.water_of(s.map.board[here])
        if water != NONE:
            s.marker_at[self.marker] = water
            g.tell("marker-moved", marker=s.content.marker_name(self.marker), region=region_name(s, water))
            return None
        return Shuffle(kind="place", rule="SW-PLACE-WELL-OF-ETERNITY-03", size=len(_places(s)), count=1)

    def move_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> None:
        s = g.state
        drawn = _places(s)[outcome[0]]
        s.aside.remove(drawn)
        s.marker_at[drawn] = s.marker_at[self.marker]
        s.marker_at[self.marker] = NONE
        g.tell("revealed", marker=s.content.marker_name(drawn), region=region_name(s, s.marker_at[drawn]))


def _places(s: Table) -> list[int]:
    return [kind for kind in s.aside if kind in s.content.places]
