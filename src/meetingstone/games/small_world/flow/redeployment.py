"""Troop redeployment, by the player whose turn it is and by everybody who was displaced."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import lift, lift_all
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.options import (
    Abandon,
    Assault,
    Attempt,
    Conquer,
    Decline,
    Exchange,
    Intimidate,
    Place,
    Steal,
)
from meetingstone.games.small_world.queries import keep, region_name
from meetingstone.games.small_world.state import Player, Table


def displaced(s: Table, after: int) -> int:
    """The next player, clockwise, who has pieces in hand and a Region to put them; NONE when there is none."""
    start = after + 1 if after < s.humans else s.first
    for i in range(s.humans):
        seat = (start + i) % s.humans
        if seat == after:
            continue
        player = s.players[seat]
        if player.race != NONE and player.pieces and s.holds(player.race):
            return seat
    return NONE


class Redeployment(Asking, kw_only=True):
    """Lift what may move, then place it piece by piece.

    SW-REDEP-01, SW-REDEP-02, SW-REDEP-03, SW-LOSS-03: in any Region of the Race, adjacent or not. SW-REDEP-04: only
    pieces of the Active Race are lifted. SW-POWER-BEAST-MASTER-02, SW-POWER-CHAMPIONING-05: Beasts and the Champion
    with them.

    A player with only Race tokens leaves the minimum where it is. With Beasts or the Champion everything is lifted,
    so that any piece may hold any Region; a Region may not be left short of its minimum.
    """

    STEPS = ("lift_troops", "place")
    OWN = (Place,)
    NOT_NOW = {
        Decline: ("SW-DECL-01", "decline-at-start"),
        **dict.fromkeys(
            (Conquer, Attempt, Assault, Intimidate, Abandon, Exchange, Steal), ("SW-REDEP-01", "conquests-are-over")
        ),
    }
    seat: int
    lifted: bool = False
    stood: tuple[tuple[int, int, int, bool], ...] = ()
    """Where the pieces stood that were lifted: Region, tokens, Beasts, Champion."""

    def lift_troops(self, g: Game[Table]) -> None:
        if self.lifted:
            return
        s = g.state
        player = s.players[self.seat]
        held = s.held(player.race)
        stay = keep(s, self.seat)
        mixed = player.beasts or player.champion or any(s.regions[r].beasts or s.regions[r].champion for r in held)
        self.stood = tuple((r, (it := s.regions[r]).tokens, it.beasts, it.champion) for r in held)
        for r in held:
            if mixed:
                lift_all(s, self.seat, r)
            elif s.regions[r].tokens > stay:
                lift(s, self.seat, r, tokens=s.regions[r].tokens - stay)

    def place(self, g: Game[Table]) -> Outcome:
        s = g.state
        player = s.players[self.seat]
        if not player.pieces:
            return None
        held = s.held(player.race)
        if not held:
            # SW-LOSS-04, SW-FIRST-06: they wait in hand.
            return None
        # The shorter way to the options: one is asked for each piece, of all pieces and Regions of a turn.
        options = tuple(Place(r, piece) for piece in _kinds(player) for r in self._needy(s) or held)
        return Ask(seat=self.seat, kind="redeploy", rule=self._rule, options=options)

    def why_not_own(self, g: Game[Table], option: Place) -> Why | None:
        s = g.state
        values: dict[str, int | str] = {"region": region_name(s, option.region)}
        if s.regions[option.region].race != s.players[self.seat].race:
            return Why(self._rule, "not-your-region", values)
        if option.piece not in _kinds(s.players[self.seat]):
            return Why("SW-REDEP-03", "no-such-piece", {**values, "piece": f"@piece-{option.piece}"})
        needy = self._needy(s)
        return Why("SW-REDEP-02", "others-need-it", values) if needy and option.region not in needy else None

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        why = super().why_not(g, seat, option)
        return replace(why, rule=self._rule) if why and why.reason == "conquests-are-over" else why

    @property
    def _rule(self) -> str:
        """The rule by which pieces are placed: after one's own conquests, or after those of somebody else."""
        return "SW-LOSS-02" if self.lifted else "SW-REDEP-01"

    def _needy(self, s: Table) -> list[int]:
        """The Regions below their minimum, once the pieces in hand do for these and no other."""
        player, stay = s.players[self.seat], keep(s, self.seat)
        short = {r: stay - s.regions[r].defenders for r in s.held(player.race) if s.regions[r].defenders < stay}
        return list(short) if sum(short.values()) == player.pieces else []

    def place_answered(self, g: Game[Table], choice: Place) -> None:
        self.again()
        s = g.state
        region, player = s.regions[choice.region], s.players[self.seat]
        if choice.piece == "token":
            s.regions[choice.region] = replace(region, tokens=region.tokens + 1)
            s.players[self.seat] = replace(player, hand=player.hand - 1)
        elif choice.piece == "beast":
            s.regions[choice.region] = replace(region, beasts=region.beasts + 1)
            s.players[self.seat] = replace(player, beasts=player.beasts - 1)
        else:
            s.regions[choice.region] = replace(region, champion=True)
            s.players[self.seat] = replace(player, champion=False)
        g.tell("placed", seat=self.seat, region=region_name(s, choice.region), piece=f"@piece-{choice.piece}")


class OthersRedeploy(Frame, kw_only=True):
    """SW-LOSS-02, SW-LOSS-08: as the very last action of a turn, clockwise from the current player."""

    STEPS = ("next_player",)
    seat: int

    def next_player(self, g: Game[Table]) -> Outcome:
        seat = displaced(g.state, after=self.seat)
        if seat == NONE:
            return None
        self.again()
        return Redeployment(seat=seat, lifted=True)


def _kinds(player: Player) -> list[str]:
    kinds = {"token": player.hand, "beast": player.beasts, "champion": player.champion}
    return [kind for kind, count in kinds.items() if count]
