"""Conquering Regions: the loop of a turn's conquests and everything a player may do meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Game, Option, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.board import bits, mask_of
from meetingstone.games.small_world.changes import bump, change_player, clear, lift, lift_all
from meetingstone.games.small_world.flow import actions
from meetingstone.games.small_world.flow.conquest import Conquest
from meetingstone.games.small_world.flow.meant import Asking, attacks
from meetingstone.games.small_world.flow.targets import assault_card, assaults, targets, why_not, why_not_assault
from meetingstone.games.small_world.options import (
    Abandon,
    Assault,
    Attempt,
    Conquer,
    Decline,
    Done,
    Exchange,
    GiveUp,
    Guard,
    Intimidate,
    Place,
    Retreat,
    Steal,
)
from meetingstone.games.small_world.queries import region_name
from meetingstone.games.small_world.state import Table, Tally


class Conquests(Asking, kw_only=True):
    """SW-SUBS-01, SW-TURN-05, SW-FINAL-06: conquer as often as one likes, or not at all, then stop."""

    STEPS = ("conquer", "afterwards")
    OWN = (Conquer, Attempt, Assault, Abandon, Guard, Intimidate, Exchange, Steal, Done)
    NOT_NOW = {
        Decline: ("SW-DECL-01", "decline-at-start"),
        Place: ("SW-REDEP-01", "redeploy-later"),
        Retreat: ("SW-FINAL-05", "redeploy-later"),
    }
    seat: int
    stood: int = NONE
    """The one Region that the Champion may go on guarding (SW-TURN-02)."""
    owes: bool = False
    """SW-POWER-INTIMIDATING-06: somebody was intimidated, and no conquest has followed yet."""

    def conquer(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.count(Tally.OVER):
            return None
        attacker = Attacker(s, self.seat)
        conquests: list[Option] = [*targets(attacker), *assaults(attacker)]
        sure = sure_targets(attacker, conquests)
        others = [option for option in self._others(g, attacker) if self._is_allowed(g, option, sure)]
        options = (*conquests, *others) if self.owes else (*conquests, *others, Done())
        return Ask(seat=self.seat, kind="conquer", rule="SW-SUBS-01", options=options)

    def _others(self, g: Game[Table], attacker: Attacker) -> list[Option]:
        """What one may do between two conquests, whether or not a conquest is owed. SW-ABAN-01: abandon before all."""
        s = g.state
        options: list[Option] = []
        if not s.count(Tally.CONQUESTS):
            options += [Abandon(r) for r in bits(attacker.held)]
            options += [Guard(r) for r in bits(attacker.held) if attacker.champion and r == self.stood]
        if not s.content.action_cards.isdisjoint(attacker.cards):
            options += actions.options(s, self.seat, attacker)
        return options

    def _is_allowed(self, g: Game[Table], option: Option, sure: int) -> bool:
        """SW-POWER-INTIMIDATING-06: once a conquest is owed, nothing may make the last one impossible."""
        if isinstance(option, Intimidate):
            if sure & ~(1 << option.region) & ~(1 << option.to if option.to != NONE else 0):
                return True
        elif not self.owes:
            return True
        return can_conquer(_after(g, self.seat, option), self.seat)

    def conquer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            return None
        self.again()
        self.owes = isinstance(choice, Intimidate) or (self.owes and not isinstance(choice, CONQUESTS))
        if isinstance(choice, Conquer | Attempt):
            attempt = isinstance(choice, Attempt)
            return Conquest(seat=self.seat, region=choice.region, cost=choice.cost, ways=choice.ways, attempt=attempt)
        if isinstance(choice, Assault):
            return AirAssault(seat=self.seat, region=choice.region)
        return _carry_out(g, self.seat, choice)

    def afterwards(self, g: Game[Table]) -> Outcome:
        """SW-POWER-PORTAL-MAGE-03, SW-RACE-ETHEREALS-02: some powers work until scoring, also after the last roll."""
        if not g.state.count(Tally.OVER):
            return None
        options = actions.options(g.state, self.seat, None)
        return Ask(seat=self.seat, kind="afterwards", rule="SW-FINAL-06", options=(*options, Done()))

    def afterwards_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            return None
        self.again()
        return _carry_out(g, self.seat, choice)

    def why_not_own(self, g: Game[Table], option: Option) -> Why | None:
        over = bool(g.state.count(Tally.OVER))
        if isinstance(option, Done):
            return Why("SW-POWER-INTIMIDATING-06", "conquest-owed") if self.owes and not over else None
        why = self._why_impossible(g, option, over)
        if why or over or isinstance(option, CONQUESTS):
            return why
        attacker = Attacker(g.state, self.seat)
        if self._is_allowed(g, option, sure_targets(attacker, targets(attacker))):
            return None
        return Why("SW-POWER-INTIMIDATING-06", "no-conquest-left")

    def _why_impossible(self, g: Game[Table], option: Option, over: bool) -> Why | None:
        """What speaks against an option, whether or not a conquest is owed."""
        s = g.state
        if isinstance(option, Intimidate | Exchange | Steal):
            return actions.why_not(s, self.seat, option)
        if isinstance(option, Guard):
            return self._why_not_guard(s, option.region)
        if over:
            return Why("SW-FINAL-06", "conquests-ended")
        if isinstance(option, Abandon):
            return why_not_abandon(s, self.seat, option.region)
        attacker = Attacker(s, self.seat)
        if isinstance(option, Assault):
            return why_not_assault(attacker, option.region)
        assert isinstance(option, Conquer | Attempt)
        return why_not(attacker, option)

    def _why_not_guard(self, s: Table, r: int) -> Why | None:
        player = s.players[self.seat]
        may = player.champion and r == self.stood and s.regions[r].race == player.race
        return None if may and not s.count(Tally.CONQUESTS) else Why("SW-POWER-CHAMPIONING-03", "no-guard")


CONQUESTS = (Conquer, Attempt, Assault)
"""What pays the conquest that is owed: an assault counts from its roll on, whatever falls."""


def _carry_out(g: Game[Table], seat: int, choice: Option) -> Outcome:
    """What is done between two conquests."""
    if isinstance(choice, Abandon):
        abandon(g, seat, choice.region)
        return None
    if isinstance(choice, Guard):
        guard(g, seat, choice.region)
        return None
    assert isinstance(choice, Intimidate | Exchange | Steal)
    return actions.carry_out(g, seat, choice)


def sure_targets(attacker: Attacker, conquests: list[Option]) -> int:
    """The Regions, as a mask, that can be taken or attempted by tokens alone and without a coin."""
    regions, takers = attacker.s.regions, attacker.takers
    return mask_of(
        [
            option.region
            for option in conquests
            if isinstance(option, Conquer | Attempt) and not option.ways and regions[option.region].race not in takers
        ]
    )


def can_conquer(g: Game[Table], seat: int, only: int = NONE) -> bool:
    """Whether a conquest, an attempt or an assault is possible, at once or after intimidating on in one Region.

    Only what leaves a Region makes it cheaper, so the goal of a token does not matter. ``only``: where that has begun.
    """
    attacker = Attacker(g.state, seat)
    if targets(attacker) or assaults(attacker):
        return True
    offered = actions.options(g.state, seat, attacker)
    uses = {use.region: use for use in offered if isinstance(use, Intimidate) and only in (NONE, use.region)}
    return any(can_conquer(_after(g, seat, use), seat, use.region) for use in uses.values())


def _after(g: Game[Table], seat: int, choice: Option) -> Game[Table]:
    after = g.clone()
    _carry_out(after, seat, choice)
    return after


# ---- abandoning


def why_not_abandon(s: Table, seat: int, r: int) -> Why | None:
    name: dict[str, int | str] = {"region": region_name(s, r)}
    if s.regions[r].race != s.players[seat].race:
        return Why("SW-ABAN-01", "not-your-region", name)
    return Why("SW-ABAN-01", "abandon-first", name) if s.count(Tally.CONQUESTS) else None


def abandon(g: Game[Table], seat: int, r: int) -> None:
    """SW-ABAN-01, SW-ABAN-02, SW-ABAN-04: every piece of the Region comes to hand, and it is nobody's.

    SW-ABAN-05: so it is a target like any empty Region.
    """
    g.tell("abandoned", seat=seat, region=region_name(g.state, r))
    lift_all(g.state, seat, r)
    clear(g, r)


def guard(g: Game[Table], seat: int, r: int) -> None:
    """SW-TURN-02, SW-POWER-CHAMPIONING-03: the Champion stays in the Region and a token comes to hand instead."""
    s = g.state
    lift(s, seat, r, tokens=1)
    s.regions[r] = replace(s.regions[r], champion=True)
    change_player(s, seat, champion=False)
    g.tell("placed", seat=seat, region=region_name(s, r), piece="@piece-champion")


# ---- an assault from the air


class AirAssault(Asking, kw_only=True):
    """Name the target, roll, then conquer it, try once more with the die, or give up.

    SW-RACE-GNOMES-02, SW-RACE-GNOMES-04, SW-RACE-GNOMES-05.
    """

    STEPS = ("roll", "decide")
    seat: int
    region: int
    die: int = NONE

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="assault-die", rule="SW-RACE-GNOMES-04", dice=(g.state.content.box.die,))

    def roll_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> None:
        bump(g.state, Tally.USED, assault_card(Attacker(g.state, self.seat)))
        # SW-ABAN-01: the die has been seen; Regions are abandoned before.
        bump(g.state, Tally.CONQUESTS)
        self.die = outcome[0]
        g.tell("assault", seat=self.seat, region=region_name(g.state, self.region), die=self.die)

    def decide(self, g: Game[Table]) -> Outcome:
        options = targets(Attacker(g.state, self.seat), self.die, self.region)
        return Ask(seat=self.seat, kind="assault", rule="SW-RACE-GNOMES-04", options=(*options, GiveUp()))

    def decide_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Conquer | Attempt):
            return Conquest(
                seat=self.seat,
                region=self.region,
                cost=choice.cost,
                ways=choice.ways,
                attempt=isinstance(choice, Attempt),
                die=self.die,
            )
        return None

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        yield from attacks(g.state, seat, Conquer, self.die)
        yield from attacks(g.state, seat, Attempt, self.die)
        yield GiveUp()

    def why_not_own(self, g: Game[Table], option: Conquer | Attempt | GiveUp) -> Why | None:
        if isinstance(option, GiveUp):
            return None
        if option.region != self.region:
            return Why("SW-RACE-GNOMES-04", "assault-target", {"region": region_name(g.state, self.region)})
        return why_not(Attacker(g.state, self.seat), option, self.die)
