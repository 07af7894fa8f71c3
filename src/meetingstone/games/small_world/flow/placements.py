"""End-of-turn placements: Forts still missing, Aegis and Heart, Watch Towers, Military Objectives."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import change_player, pay_coins, supply_left
from meetingstone.games.small_world.content import BOX, CONTENT
from meetingstone.games.small_world.income import sole_majority
from meetingstone.games.small_world.options import Done, Lay
from meetingstone.games.small_world.queries import immunity_dues, region_name, why_immune
from meetingstone.games.small_world.state import Table


class BuildPieces(Frame, kw_only=True):
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
        options = tuple(Lay(self.piece, r) for r in sites)
        return Ask(seat=self.seat, kind="build", rule=self.rule, options=options)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        return why_not_laid(g.state, key, self.rule)

    def build_answered(self, g: Game[Table], choice: Lay) -> None:
        self.again()
        self._raise(g, choice.region)

    def _raise(self, g: Game[Table], r: int) -> None:
        raise_piece(g, self.seat, self.piece, r)


def why_not_laid(s: Table, key: str, rule: str) -> Why | None:
    """A thing is laid in the Regions that its rule names, and in no other."""
    r = s.map.index.get(key.rpartition(">")[2], NONE)
    if not key.startswith("lay:") or r == NONE:
        return None
    return Why(rule, "not-laid-there", {"region": region_name(s, r)})


def raise_piece(g: Game[Table], seat: int, piece: str, r: int) -> None:
    s = g.state
    s.regions[r] = replace(s.regions[r], **{piece: True})
    g.tell("raised", seat=seat, piece=f"@piece-{piece}", region=region_name(s, r))


def tower_sites(s: Table, seat: int, terrain: str) -> tuple[int, ...]:
    """SW-POWER-DEFENSIVE-01: Regions of the terrain around which the Race alone holds most."""
    race = s.players[seat].race
    return tuple(r for r in s.held(race) if s.map.terrain[r] == terrain and sole_majority(s, r) == race)


class LayMarker(Frame, kw_only=True):
    """SW-ARTIFACT-AEGIS-OF-AGGRAMAR-01, SW-ARTIFACT-HEART-OF-AZEROTH-01, SW-ARTIFACT-HEART-OF-AZEROTH-02."""

    STEPS = ("lay", "collect")
    seat: int
    marker: int
    neighbours_pay: int
    rule: str
    pay_rule: str

    def lay(self, g: Game[Table]) -> Outcome:
        s = g.state
        thing = CONTENT.markers[self.marker].id
        options = tuple(Lay(thing, r) for r in s.held(s.players[self.seat].race))
        return Ask(seat=self.seat, kind="lay", rule=self.rule, options=options)

    def lay_answered(self, g: Game[Table], choice: Lay) -> None:
        s = g.state
        s.marker_at[self.marker] = choice.region
        g.tell("laid", seat=self.seat, marker=f"@marker-{choice.thing}", region=region_name(s, choice.region))

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        return why_not_laid(g.state, key, self.rule)

    def collect(self, g: Game[Table]) -> None:
        """SW-COIN-06: forced, so limited to what is there. SW-IMM-04: immunity spares no neighbour."""
        s = g.state
        races = {s.regions[r].race for r in s.map.neighbours[s.marker_at[self.marker]]} - {NONE}
        for seat in sorted({s.owner[race] for race in races if s.is_active(race)} - {self.seat}):
            amount = min(self.neighbours_pay, s.coins[seat])
            if amount:
                pay_coins(g, seat, self.seat, amount, self.pay_rule)


class PlaceObjectives(Frame, kw_only=True):
    """SW-RACE-HUMANS-02: up to two Regions where the barred faction is not; taken back first."""

    STEPS = ("take_back", "place")
    seat: int
    barred: str

    def take_back(self, g: Game[Table]) -> None:
        recall_objectives(g.state)
        change_player(g.state, self.seat, objectives=BOX.objectives)

    def place(self, g: Game[Table]) -> Outcome:
        s = g.state
        left = s.players[self.seat].objectives
        sites = [r for r in range(len(s.regions)) if left and why_no_objective(s, self.seat, r, self.barred) is None]
        options: tuple[Option, ...] = (*(Lay("objective", r) for r in sites), Done())
        return Ask(seat=self.seat, kind="objectives", rule="SW-RACE-HUMANS-02", options=options)

    def place_answered(self, g: Game[Table], choice: Option) -> None:
        if not isinstance(choice, Lay):
            return
        self.again()
        s = g.state
        change_player(s, self.seat, objectives=s.players[self.seat].objectives - 1)
        raise_piece(g, self.seat, "objective", choice.region)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        name = key.rpartition(">")[2]
        r = g.state.map.index.get(name, NONE)
        if not key.startswith("lay:objective>") or r == NONE:
            return None
        return why_no_objective(g.state, self.seat, r, self.barred)


def why_no_objective(s: Table, seat: int, r: int, barred: str) -> Why | None:
    name: dict[str, int | str] = {"region": region_name(s, r)}
    region = s.regions[r]
    if region.objective:
        return Why("SW-RACE-HUMANS-02", "objective-there", name)
    if region.race != NONE and CONTENT.races[region.race].faction == barred:
        return Why("SW-RACE-HUMANS-02", "alliance-there", name)
    if why_immune(s, seat, r) or immunity_dues(s, seat, r):
        return Why("SW-IMM-03", "immune", name)
    return None


def recall_objectives(s: Table) -> None:
    s.regions = [replace(region, objective=False) if region.objective else region for region in s.regions]
