"""End-of-turn placements: Forts still missing, Aegis and Heart, Watch Towers, Military Objectives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import change_player, pay_coins, supply_left
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.income import sole_majority
from meetingstone.games.small_world.options import Done, Lay
from meetingstone.games.small_world.queries import immunity_dues, region_name, why_immune
from meetingstone.games.small_world.state import Table


class BuildPieces(Asking, kw_only=True):
    """SW-POWER-GARRISONED-01, SW-POWER-DEFENSIVE-01: one piece in each Region; the player chooses when too few."""

    STEPS = ("build",)
    seat: int
    piece: str
    regions: tuple[int, ...]
    rule: str

    def build(self, g: Game[Table]) -> Outcome:
        s = g.state
        left = supply_left(s, self.piece)
        sites = [r for r in self.regions if not getattr(s.regions[r], self.piece)]
        if len(sites) <= left:
            for r in sites:
                self._raise(g, r)
            return None
        if not left:
            return None
        return Ask(seat=self.seat, kind="build", rule=self.rule, options=self.legal(g, self.seat))

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return laid(g.state, self.piece)

    def why_not_own(self, g: Game[Table], option: Lay) -> Why | None:
        s = g.state
        fits = option.region in self.regions and not getattr(s.regions[option.region], self.piece)
        return None if fits else Why(self.rule, "not-laid-there", {"region": region_name(s, option.region)})

    def build_answered(self, g: Game[Table], choice: Lay) -> None:
        self.again()
        self._raise(g, choice.region)

    def _raise(self, g: Game[Table], r: int) -> None:
        raise_piece(g, self.seat, self.piece, r)


def laid(s: Table, thing: str) -> Iterator[Option]:
    """A thing could be meant for every Region."""
    return (Lay(thing, r) for r in range(len(s.regions)))


def raise_piece(g: Game[Table], seat: int, piece: str, r: int) -> None:
    s = g.state
    s.regions[r] = replace(s.regions[r], **{piece: True})
    g.tell("raised", seat=seat, piece=f"@piece-{piece}", region=region_name(s, r))


def tower_sites(s: Table, seat: int, terrain: str) -> tuple[int, ...]:
    """SW-POWER-DEFENSIVE-01: Regions of the terrain around which the Race alone holds most."""
    race = s.players[seat].race
    return tuple(r for r in s.held(race) if s.map.terrain[r] == terrain and sole_majority(s, r) == race)


class LayMarker(Asking, kw_only=True):
    """SW-ARTIFACT-AEGIS-OF-AGGRAMAR-01, SW-ARTIFACT-HEART-OF-AZEROTH-01, SW-ARTIFACT-HEART-OF-AZEROTH-02."""

    STEPS = ("lay", "collect")
    seat: int
    marker: int
    neighbours_pay: int
    rule: str
    pay_rule: str

    def lay(self, g: Game[Table]) -> Outcome:
        return Ask(seat=self.seat, kind="lay", rule=self.rule, options=self.legal(g, self.seat))

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return laid(g.state, g.state.content.markers[self.marker].id)

    def why_not_own(self, g: Game[Table], option: Lay) -> Why | None:
        s = g.state
        if s.regions[option.region].race == s.players[self.seat].race:
            return None
        return Why(self.rule, "not-laid-there", {"region": region_name(s, option.region)})

    def lay_answered(self, g: Game[Table], choice: Lay) -> None:
        s = g.state
        s.marker_at[self.marker] = choice.region
        g.tell("laid", seat=self.seat, marker=f"@marker-{choice.thing}", region=region_name(s, choice.region))

    def collect(self, g: Game[Table]) -> None:
        """SW-COIN-06: forced, so limited to what is there. SW-IMM-04: immunity spares no neighbour."""
        s = g.state
        races = {s.regions[r].race for r in s.map.neighbours[s.marker_at[self.marker]]} - {NONE}
        for seat in sorted({s.owner[race] for race in races if s.is_active(race)} - {self.seat}):
            amount = min(self.neighbours_pay, s.coins[seat])
            if amount:
                pay_coins(g, seat, self.seat, amount, self.pay_rule)


class PlaceObjectives(Asking, kw_only=True):
    """SW-RACE-HUMANS-02: up to two Regions where the barred faction is not; taken back first."""

    STEPS = ("take_back", "place")
    seat: int
    barred: str

    def take_back(self, g: Game[Table]) -> None:
        recall_objectives(g.state)
        change_player(g.state, self.seat, objectives=g.state.content.box.objectives)

    def place(self, g: Game[Table]) -> Outcome:
        return Ask(seat=self.seat, kind="objectives", rule="SW-RACE-HUMANS-02", options=self.legal(g, self.seat))

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        left = g.state.players[seat].objectives
        return chain(laid(g.state, "objective") if left else (), (Done(),))

    def why_not_own(self, g: Game[Table], option: Option) -> Why | None:
        return why_no_objective(g.state, self.seat, option.region, self.barred) if isinstance(option, Lay) else None

    def place_answered(self, g: Game[Table], choice: Option) -> None:
        if not isinstance(choice, Lay):
            return
        self.again()
        s = g.state
        change_player(s, self.seat, objectives=s.players[self.seat].objectives - 1)
        raise_piece(g, self.seat, "objective", choice.region)


def why_no_objective(s: Table, seat: int, r: int, barred: str) -> Why | None:
    name: dict[str, int | str] = {"region": region_name(s, r)}
    region = s.regions[r]
    if region.objective:
        return Why("SW-RACE-HUMANS-02", "objective-there", name)
    if region.race != NONE and s.content.races[region.race].faction == barred:
        return Why("SW-RACE-HUMANS-02", "alliance-there", name)
    if why_immune(s, seat, r) or immunity_dues(s, seat, r):
        return Why("SW-IMM-03", "immune", name)
    return None


def recall_objectives(s: Table) -> None:
    s.regions = [replace(region, objective=False) if region.objective else region for region in s.regions]
