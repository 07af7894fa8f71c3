"""Goblin Bombs: hidden at the end of a turn, turned up at the start of the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import lose_region, pay_dues
from meetingstone.games.small_world.flow.conquest import count_taken
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.flow.placements import laid
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


class RevealBombs(Asking, kw_only=True):
    """Every Bomb on the map in turn, in the order that its player chooses.

    SW-RACE-GOBLINS-04, SW-RACE-GOBLINS-05, SW-RACE-GOBLINS-06, SW-RACE-GOBLINS-07, SW-RACE-GOBLINS-08,
    SW-RACE-GOBLINS-10, SW-IMM-05. ``paying`` is False on a turn of decline or without tokens: explosions then earn
    nothing from the banner or the badge (SW-DECL-08, SW-TURN-06).
    """

    STEPS = ("take_back", "choose", "pay", "turn_up", "explode", "rewards")
    OWN = (Reveal, RevealAll)
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
        options = self.legal(g, self.seat)
        return Ask(seat=self.seat, kind="reveal", rule="SW-RACE-GOBLINS-04", options=options)

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        if self.STEPS[self.at] == "choose":
            return super().own(g, seat)
        dues = tolls(g.state, self.seat, self.region, "bomb")
        return iter((PayForBomb(sum(due.amount for due in dues)), DropBomb()))

    def why_not_own(self, g: Game[Table], option: Option) -> Why | None:
        if not isinstance(option, Reveal) or g.state.bombs[option.region] != NONE:
            return None
        return Why("SW-RACE-GOBLINS-04", "no-bomb-there", {"region": region_name(g.state, option.region)})

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
        return Ask(seat=self.seat, kind="bomb", rule="SW-RACE-GOBLINS-10", options=self.legal(g, self.seat))

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


class PlaceBombs(Asking, kw_only=True):
    """SW-RACE-GOBLINS-03, SW-RACE-GOBLINS-09: from the top of the stack, at most one per Region."""

    STEPS = ("place",)
    seat: int

    def place(self, g: Game[Table]) -> Outcome:
        return Ask(seat=self.seat, kind="bombs", rule="SW-RACE-GOBLINS-03", options=self.legal(g, self.seat))

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        return chain(laid(g.state, "bomb") if g.state.bomb_stack else (), (Done(),))

    def why_not_own(self, g: Game[Table], option: Option) -> Why | None:
        return why_no_bomb(g.state, self.seat, option.region) if isinstance(option, Lay) else None

    def place_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Lay):
            self.again()
            s = g.state
            s.bombs[choice.region] = s.bomb_stack.pop()
            g.tell("bomb-placed", seat=self.seat, region=region_name(s, choice.region), left=len(s.bomb_stack))


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
        box = g.state.content.box
        count = box.exploding_bombs + box.dud_bombs
        return Shuffle(kind="bomb-stack", rule="SW-RACE-GOBLINS-02", size=count, count=count)

    def shuffle_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        g.state.bomb_stack = [int(i < g.state.content.box.exploding_bombs) for i in order]
        g.state.spent = []
