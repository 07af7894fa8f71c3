"""Conquering Regions: the loop of a turn's conquests and everything a player may do meanwhile."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Roll, Why
from meetingstone.engine.effects import total
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.attack import BASE, BEST_ROLL, MINIMUM, Attacker, way_of
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.changes import bump, change_player, clear, lift, lift_all
from meetingstone.games.small_world.content import BOX, CONTENT
from meetingstone.games.small_world.flow import actions
from meetingstone.games.small_world.flow.conquest import Conquest
from meetingstone.games.small_world.options import (
    Abandon,
    Assault,
    Attempt,
    Conquer,
    Done,
    Exchange,
    GiveUp,
    Guard,
    Intimidate,
    Steal,
)
from meetingstone.games.small_world.queries import card_name, immunity_dues, region_name, why_cannot_pay
from meetingstone.games.small_world.state import Table, Tally

ACTION_CARDS = frozenset(number for number, card in enumerate(CONTENT.cards) if card.action)


class Conquests(Frame, kw_only=True):
    """SW-SUBS-01..04, SW-ABAN-01..05, SW-FINAL-01..07: conquer as often as one likes, then stop."""

    STEPS = ("conquer", "afterwards")
    seat: int
    stood: int = NONE
    """The one Region that the Champion may go on guarding (SW-TURN-02)."""

    def conquer(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.count(Tally.OVER):
            return None
        attacker = Attacker(s, self.seat)
        options: list[Option] = [*targets(attacker), *assaults(attacker)]
        if not s.count(Tally.CONQUESTS):
            options += [Abandon(r) for r in bits(attacker.held)]
            options += [Guard(r) for r in bits(attacker.held) if attacker.champion and r == self.stood]
        if not ACTION_CARDS.isdisjoint(attacker.cards):
            options += actions.options(s, self.seat, attacker)
        options.append(Done())
        return Ask(seat=self.seat, kind="conquer", rule="SW-SUBS-01", options=tuple(options))

    def conquer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            return None
        self.again()
        if isinstance(choice, Conquer | Attempt):
            attempt = isinstance(choice, Attempt)
            return Conquest(seat=self.seat, region=choice.region, cost=choice.cost, ways=choice.ways, attempt=attempt)
        if isinstance(choice, Assault):
            return AirAssault(seat=self.seat, region=choice.region)
        if isinstance(choice, Abandon):
            abandon(g, self.seat, choice.region)
            return None
        if isinstance(choice, Guard):
            guard(g, self.seat, choice.region)
            return None
        return _act(g, self.seat, choice)

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
        return _act(g, self.seat, choice)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        s = g.state
        kind, _, rest = key.partition(":")
        if kind in ("place", "retreat"):
            return Why("SW-FINAL-05" if kind == "retreat" else "SW-REDEP-01", "redeploy-later")
        if kind == "guard":
            return Why("SW-POWER-CHAMPIONING-03", "no-guard")
        if kind == "decline":
            return Why("SW-DECL-01", "decline-at-start")
        if kind in ("intimidate", "exchange", "steal"):
            return actions.explain(s, self.seat, kind, rest)
        name, _, by = rest.partition(":")
        r = s.map.index.get(name, NONE)
        if r == NONE:
            return None
        if s.count(Tally.OVER):
            return Why("SW-FINAL-06", "conquests-ended")
        attacker = Attacker(s, self.seat)
        if kind == "abandon":
            return _why_not_abandon(attacker, r)
        if kind == "assault":
            return why_not_assault(attacker, r)
        if kind in ("conquer", "attempt"):
            return _why_not(attacker, r, by, attempt=kind == "attempt")
        return None


def _act(g: Game[Table], seat: int, choice: Option) -> Outcome:
    assert isinstance(choice, Intimidate | Exchange | Steal)
    return actions.carry_out(g, seat, choice)


# ---- targets


def targets(attacker: Attacker, die: int = NONE, only: int = NONE) -> list[Option]:
    """Every Region that can be taken outright, or with the die; ``only`` is the target of an assault from the air."""
    options: list[Option] = []
    near = 1 << only if only != NONE else attacker.open
    if attacker.hand:
        for r in bits(near):
            _add_target(options, attacker, r, (), die)
    for ways in _ways_together(attacker):
        reach = any(way_of(number).anywhere for number in ways)
        regions = attacker.s.map.all & ~attacker.held if reach and only == NONE else near
        for r in bits(regions):
            if len(ways) == 1 or _each_matters(attacker, r, ways, die):
                _add_target(options, attacker, r, ways, die)
    return options


def _add_target(options: list[Option], attacker: Attacker, r: int, ways: tuple[int, ...], die: int) -> None:
    cost = attacker.price(r, ways, die)
    short = cost - attacker.hand
    if short > BEST_ROLL or not attacker.spare(ways) or attacker.why_no_target(r, ways, by_air=die != NONE):
        return
    if short <= 0:
        options.append(Conquer(r, cost, ways))
    elif attacker.hand >= attacker.keep:
        options.append(Attempt(r, cost, ways))


def _ways_together(attacker: Attacker) -> list[tuple[int, ...]]:
    ways = attacker.ways()
    return [some for count in range(1, len(ways) + 1) for some in combinations(ways, count)]


def _each_matters(attacker: Attacker, r: int, ways: tuple[int, ...], die: int) -> bool:
    """Of several ways at once, each must change the reach or the cost; alone a way may always be used."""
    full = attacker.why_no_target(r, ways, by_air=die != NONE), attacker.price(r, ways, die)
    for number in ways:
        rest = tuple(other for other in ways if other != number)
        if full == (attacker.why_no_target(r, rest, by_air=die != NONE), attacker.price(r, rest, die)):
            return False
    return True


def _why_not(attacker: Attacker, r: int, by: str, *, attempt: bool, die: int = NONE) -> Why | None:
    """Why Region ``r`` cannot be taken outright (or with the die) by the ways that ``by`` names."""
    ids = [way for way in by.split("+") if way and way != "assault"]
    if any(CONTENT.number.get(way, NONE) not in attacker.cards for way in ids):
        marker = CONTENT.number.get(ids[0], NONE) >= CONTENT.first_marker
        return Why("SW-MARK-08" if marker else "SW-GEN-06", "way-not-yours")
    ways = tuple(CONTENT.number[way] for way in ids)
    for number in ways:
        if number not in attacker.ways():
            used = attacker.s.count(Tally.USED, number)
            return Why(_rule_of_use(number), "way-used" if used else "no-way", {"card": card_name(number)})
    why = attacker.why_no_target(r, ways, by_air=die != NONE)
    if why:
        return why
    name = region_name(attacker.s, r)
    if not attacker.spare(ways):
        return Why("SW-CONQ-07", "no-token", {"region": name})
    cost = attacker.price(r, ways, die)
    values: dict[str, int | str] = {"region": name, "cost": cost, "hand": attacker.hand}
    if attempt and cost <= attacker.hand:
        return Why("SW-CONQ-08", "no-die-needed", values)
    if attempt and attacker.hand < attacker.keep:
        return Why("SW-RACE-TAUREN-02", "attempt-needs-two", values)
    if cost - attacker.hand <= (BEST_ROLL if attempt else 0):
        # Ways in another order, or one that changes nothing here: no rule forbids it.
        return None
    if attempt:
        return Why("SW-FINAL-01", "too-short", values)
    return _why_floor(attacker, r, ways, die) or Why("SW-SUBS-01", "too-few-tokens", values)


def _rule_of_use(number: int) -> str:
    """The rule that limits a way to conquer: the one of the action with which it shares its use, if there is one."""
    card = CONTENT.cards[number]
    if card.way is None:
        return f"{card.rules}-01"
    return card.action[0].rule if card.way.once_with else card.way.rule


def _why_floor(attacker: Attacker, r: int, ways: tuple[int, ...], die: int) -> Why | None:
    """SW-RACE-TAUREN-02: the tokens in hand would do, did not a card of the Race ask for more."""
    items = attacker.cost(r, ways, die)
    for item in items:
        if item.layer == "floor" and item is not MINIMUM:
            rest = [other for other in items if other is not item]
            if total(BASE, rest) <= attacker.hand:
                return Why(item.rule, "never-fewer", {"card": item.source, "tokens": item.amount})
    return None


# ---- abandoning


def _why_not_abandon(attacker: Attacker, r: int) -> Why:
    name: dict[str, int | str] = {"region": region_name(attacker.s, r)}
    if not attacker.held >> r & 1:
        return Why("SW-ABAN-01", "not-your-region", name)
    return Why("SW-ABAN-01", "abandon-first", name)


def abandon(g: Game[Table], seat: int, r: int) -> None:
    """SW-ABAN-01..04: every piece of the Region comes to hand."""
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


def assaults(attacker: Attacker) -> list[Option]:
    number = _assault_card(attacker)
    if number == NONE or not attacker.hand:
        return []
    s = attacker.s
    return [Assault(r) for r in bits(s.map.all & ~attacker.held) if why_not_assault(attacker, r) is None]


def _assault_card(attacker: Attacker) -> int:
    for number in attacker.cards:
        way = CONTENT.cards[number].way
        if way and way.die and not attacker.s.count(Tally.USED, number):
            return number
    return NONE


def why_not_assault(attacker: Attacker, r: int) -> Why | None:
    """SW-RACE-GNOMES-02, SW-RACE-GNOMES-03. Tolls are due only when the attack goes on (SW-RACE-GNOMES-04)."""
    s = attacker.s
    name: dict[str, int | str] = {"region": region_name(s, r)}
    if _assault_card(attacker) == NONE:
        return Why("SW-RACE-GNOMES-02", "no-assault", name)
    if attacker.held >> r & 1:
        return Why("SW-CONQ-10", "own-region", name)
    if s.map.water >> r & 1:
        return Why("SW-RACE-GNOMES-03", "water", name)
    if s.regions[r].tower:
        return Why("SW-RACE-GNOMES-03", "watch-tower", name)
    if not attacker.hand:
        return Why("SW-CONQ-07", "no-token", name)
    # SW-IMM-02: an Aegis that cannot be paid off is immunity, and known before the roll.
    return why_cannot_pay(s, attacker.seat, immunity_dues(s, attacker.seat, r))


class AirAssault(Frame, kw_only=True):
    """SW-RACE-GNOMES-02..05: name the target, roll, then conquer it, try once more with the die, or give up."""

    STEPS = ("roll", "decide")
    seat: int
    region: int
    die: int = NONE

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="assault-die", rule="SW-RACE-GNOMES-04", dice=(BOX.die,))

    def roll_answered(self, g: Game[Table], outcome: tuple[int, ...]) -> None:
        bump(g.state, Tally.USED, _assault_card(Attacker(g.state, self.seat)))
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

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, rest = key.partition(":")
        name, _, by = rest.partition(":")
        r = g.state.map.index.get(name, NONE)
        if kind not in ("conquer", "attempt") or r == NONE:
            return None
        if r != self.region:
            return Why("SW-RACE-GNOMES-04", "assault-target", {"region": region_name(g.state, self.region)})
        return _why_not(Attacker(g.state, self.seat), r, by, attempt=kind == "attempt", die=self.die)
