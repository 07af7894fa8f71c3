"""What an attacker may conquer, attempt or assault now, and why not."""

from __future__ import annotations

from itertools import combinations

from meetingstone.engine import NONE, Option, Why
from meetingstone.engine.effects import total
from meetingstone.games.small_world.attack import BASE, MINIMUM, Attacker
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.options import Assault, Attempt, Conquer
from meetingstone.games.small_world.queries import immunity_dues, region_name, why_cannot_pay
from meetingstone.games.small_world.state import Tally


def targets(attacker: Attacker, die: int = NONE, only: int = NONE) -> list[Option]:
    """Every Region that can be taken outright, or with the die; ``only`` is the target of an assault from the air."""
    options: list[Option] = []
    near = 1 << only if only != NONE else attacker.open
    if attacker.hand:
        for r in bits(near):
            _add_target(options, attacker, r, (), die)
    for ways in _ways_together(attacker):
        reach = any(attacker.content.way_of(number).anywhere for number in ways)
        regions = attacker.s.map.all & ~attacker.held if reach and only == NONE else near
        for r in bits(regions):
            if len(ways) == 1 or _each_matters(attacker, r, ways, die):
                _add_target(options, attacker, r, ways, die)
    return options


def _add_target(options: list[Option], attacker: Attacker, r: int, ways: tuple[int, ...], die: int) -> None:
    """SW-CONQ-08, SW-FINAL-01, SW-FINAL-02: taken outright, or attempted when a good roll could take it."""
    cost = attacker.price(r, ways, die)
    short = cost - attacker.hand
    if (
        short > attacker.content.best_roll
        or not attacker.spare(ways)
        or attacker.why_no_target(r, ways, by_air=die != NONE)
    ):
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


def why_not(attacker: Attacker, option: Conquer | Attempt, die: int = NONE) -> Why | None:
    """Why a Region cannot be taken outright, or with the die, by the ways of the option."""
    r, ways, attempt = option.region, option.ways, isinstance(option, Attempt)
    for number in ways:
        if number not in attacker.cards:
            return Why("SW-MARK-08" if number >= attacker.content.first_marker else "SW-GEN-06", "way-not-yours")
        if number not in attacker.ways():
            used = attacker.s.count(Tally.USED, number)
            return Why(
                _rule_of_use(attacker, number),
                "way-used" if used else "no-way",
                {"card": attacker.content.card_name(number)},
            )
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
    if cost - attacker.hand <= (attacker.content.best_roll if attempt else 0):
        if len(ways) < 2 or _each_matters(attacker, r, ways, die):
            return None
        return Why("SW-MARK-04", "way-needless", {"region": name})
    if attempt:
        return Why("SW-FINAL-01", "too-short", values)
    return _why_floor(attacker, r, ways, die) or Why("SW-SUBS-01", "too-few-tokens", values)


def _rule_of_use(attacker: Attacker, number: int) -> str:
    """The rule that limits a way to conquer: the one of the action with which it shares its use, if there is one."""
    card = attacker.content.cards[number]
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


# ---- an assault from the air


def assaults(attacker: Attacker) -> list[Option]:
    number = assault_card(attacker)
    if number == NONE or not attacker.hand:
        return []
    s = attacker.s
    return [Assault(r) for r in bits(s.map.all & ~attacker.held) if why_not_assault(attacker, r) is None]


def assault_card(attacker: Attacker) -> int:
    for number in attacker.cards:
        way = attacker.content.cards[number].way
        if way and way.die and not attacker.s.count(Tally.USED, number):
            return number
    return NONE


def why_not_assault(attacker: Attacker, r: int) -> Why | None:
    """SW-RACE-GNOMES-02, SW-RACE-GNOMES-03, SW-SEA-03. Tolls wait until the attack goes on (SW-RACE-GNOMES-04)."""
    s = attacker.s
    name: dict[str, int | str] = {"region": region_name(s, r)}
    if assault_card(attacker) == NONE:
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
