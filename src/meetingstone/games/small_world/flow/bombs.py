"""Goblin Bombs: hidden at the end of a turn, turned up at the start of the next."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.changes import lose_region, pay_dues
from meetingstone.games.small_world.content import BOX
from meetingstone.games.small_world.flow.conquest import count_taken
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.options import Done, DropBomb, Lay, PayForBomb, Reveal, RevealAll
from meetingstone.games.small_world.queries import (
    immunity_dues,
    is_opponent,
    region_name,
    tolls,
    why_cannot_pay,
    why_immune,
)
from meetingstone.games.small_world.state import Table


class RevealBombs(Frame, kw_only=True):
    """Every Bomb on the map in turn, in the order that its player chooses.

    SW-RACE-GOBLINS-04, SW-RACE-GOBLINS-05, SW-RACE-GOBLINS-06, SW-RACE-GOBLINS-07, SW-RACE-GOBLINS-08,
    SW-RACE-GOBLINS-10, SW-IMM-05. ``paying`` is False on a turn of decline or without tokens: explosions then earn
    nothing from the banner or the badge (SW-DECL-08, SW-TURN-06).
    """

    STEPS = ("take_back", "choose", "pay", "turn_up", "explode", "rewards")
    seat: int
    paying: bool
    in_order: bool = False
    """The rest is turned up in the order of the Regions."""
    region: int = NONE
    race: int = NONE
    defenders: int = 0

    def take_back(self, g: Game[Table]) -> None:
        """SW-RACE-GOBLINS-07: where no opponent stands any more, unseen, back to the top of the stack."""
        s = g.state
        for r, bomb in enumerate(s.bombs):
            if bomb != NONE and not is_opponent(s, self.seat, s.regions[r].race):
                s.bomb_stack.append(bomb)
                s.bombs[r] = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        left = [r for r, bomb in enumerate(g.state.bombs) if bomb != NONE]
        if not left:
            self.pc = len(self.STEPS)
            return None
        if self.in_order or len(left) == 1:
            self._begin(g, left[0])
            return None
        options = (*(Reveal(r) for r in left), RevealAll())
        return Ask(seat=self.seat, kind="reveal", rule="SW-RACE-GOBLINS-04", options=options)

    def choose_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Reveal):
            self._begin(g, choice.region)
            return
        self.in_order = True
        self.again()

    def _begin(self, g: Game[Table], r: int) -> None:
        self.region = r
        self.race = g.state.regions[r].race
        self.defenders = g.state.regions[r].defenders

    def pay(self, g: Game[Table]) -> Outcome:
        s = g.state
        dues = tolls(s, self.seat, self.region, "bomb")
        if why_immune(s, self.seat, self.region) or why_cannot_pay(s, self.seat, dues):
            self._drop(g)
            return None
        if not dues:
            return None
        options: tuple[Option, ...] = (PayForBomb(sum(due.amount for due in dues)), DropBomb())
        return Ask(seat=self.seat, kind="bomb", rule="SW-RACE-GOBLINS-10", options=options)

    def pay_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, DropBomb):
            self._drop(g)
            return None
        pay_dues(g, self.seat, tolls(g.state, self.seat, self.region, "bomb"))
        return None

    def _drop(self, g: Game[Table]) -> None:
        """Discarded without effect, and nobody sees which it was."""
        s = g.state
        s.spent.append(s.bombs[self.region])
        s.bombs[self.region] = NONE
        g.tell("bomb-dropped", region=region_name(s, self.region))
        self.goto("take_back")

    def turn_up(self, g: Game[Table]) -> None:
        """SW-RACE-GOBLINS-06: a revealed Bomb is not used again."""
        s = g.state
        explodes = bool(s.bombs[self.region])
        s.bombs[self.region] = NONE
        g.reveal()
        g.tell("bomb-explodes" if explodes else "bomb-fizzles", region=region_name(s, self.region))
        if not explodes:
            self.goto("take_back")

    def explode(self, g: Game[Table]) -> None:
        """SW-RACE-GOBLINS-05: like a conquest that leaves the Region empty."""
        lose_region(g, self.region, self.seat)
        count_taken(g.state, self.race)

    def rewards(self, g: Game[Table]) -> Outcome:
        self.goto("take_back")
        return triggers(g, "region.taken", g.depth) if self.paying else None


class PlaceBombs(Frame, kw_only=True):
    """SW-RACE-GOBLINS-03, SW-RACE-GOBLINS-09: from the top of the stack, at most one per Region."""

    STEPS = ("place",)
    seat: int

    def place(self, g: Game[Table]) -> Outcome:
        s = g.state
        regions = bomb_sites(s, self.seat) if s.bomb_stack else []
        options = (*(Lay("bomb", r) for r in regions), Done())
        return Ask(seat=self.seat, kind="bombs", rule="SW-RACE-GOBLINS-03", options=options)

    def place_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Lay):
            self.again()
            s = g.state
            s.bombs[choice.region] = s.bomb_stack.pop()
            g.tell("bomb-placed", seat=self.seat, region=region_name(s, choice.region), left=len(s.bomb_stack))

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        r = g.state.map.index.get(key.rpartition(">")[2], NONE)
        if not key.startswith("lay:bomb>") or r == NONE:
            return None
        return why_no_bomb(g.state, self.seat, r)


def bomb_sites(s: Table, seat: int) -> list[int]:
    neighbours = 0
    for r in s.held(s.players[seat].race):
        neighbours |= s.map.touching[r]
    return [r for r in bits(neighbours) if why_no_bomb(s, seat, r) is None]


def why_no_bomb(s: Table, seat: int, r: int) -> Why | None:
    """SW-RACE-GOBLINS-03: only next door, with an opponent's Active Race, one per Region, not where it is immune."""
    race = s.regions[r].race
    name: dict[str, int | str] = {"region": region_name(s, r)}
    if not is_opponent(s, seat, race) or not s.is_active(race):
        return Why("SW-RACE-GOBLINS-03", "no-active-opponent", name)
    if not any(s.regions[other].race == s.players[seat].race for other in s.map.neighbours[r]):
        return Why("SW-RACE-GOBLINS-03", "not-adjacent", name)
    if s.bombs[r] != NONE:
        return Why("SW-RACE-GOBLINS-03", "bomb-there", name)
    return Why("SW-IMM-05", "immune", name) if _is_guarded(s, seat, r) else None


def _is_guarded(s: Table, seat: int, r: int) -> bool:
    """SW-IMM-05: no Bomb is placed where the Region is immune already: Watch Tower or Aegis."""
    return why_immune(s, seat, r) is not None or bool(immunity_dues(s, seat, r))


class ShuffleBombs(Frame, kw_only=True):
    """SW-RACE-GOBLINS-02: all Bombs of the box, face down and unseen."""

    STEPS = ("shuffle",)

    def shuffle(self, g: Game[Table]) -> Outcome:
        count = BOX.exploding_bombs + BOX.dud_bombs
        return Shuffle(kind="bomb-stack", rule="SW-RACE-GOBLINS-02", size=count, count=count)

    def shuffle_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        g.state.bomb_stack = [int(i < BOX.exploding_bombs) for i in order]
        g.state.spent = []
