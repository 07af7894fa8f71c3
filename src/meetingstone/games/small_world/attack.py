"""One player about to conquer: what is in reach, what it costs, item by item, and why not.

The predicate that filters an option is the one that explains.
"""

from __future__ import annotations

from functools import cache

from meetingstone.engine import NONE, Why
from meetingstone.engine.effects import Item, Num, total
from meetingstone.games.small_world.content import Card, Modify
from meetingstone.games.small_world.queries import (
    Due,
    cards_of,
    region_name,
    regions_where,
    toll_takers,
    tolls,
    why_cannot_pay,
    why_immune,
)
from meetingstone.games.small_world.state import Table, Tally

BASE = 2
"""SW-CONQ-01; SW-SEA-02: also of an empty Sea or Lake."""
MINIMUM = Item("minimum", "floor", 1, "SW-CONQ-05")
MOUNTAIN = Item("mountain", "add", 1, "SW-CONQ-02")
"""SW-MTN-01."""
FORT = Item("fort", "add", 1, "SW-CONQ-02")
"""SW-POWER-GARRISONED-02."""
WALL = Item("wall", "add", 1, "SW-CONQ-02")
"""SW-RACE-NIGHT-ELVES-04."""
TRAVEL = Item("travel", "add", 1, "SW-CONQ-03")


@cache
def defenders_item(name: str, count: int) -> Item:
    """SW-MURL-01, SW-DECL-05: each Murloc, each In Decline token and each Active one adds 1."""
    return Item(name, "add", count, "SW-CONQ-04")


class Attacker:
    """One player about to conquer: everything that does not depend on the target, looked up once."""

    __slots__ = (
        "adds", "cards", "champion", "content", "cost_rows", "far", "first", "free", "hand", "held", "intricate",
        "keep", "least", "map", "near", "open", "s", "seat", "takers", "travel", "water",
    )  # fmt: skip

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.content = content = s.content
        self.seat = seat
        player = s.players[seat]
        self.map = m = s.map
        self.cards = cards_of(s, seat)
        self.hand = player.hand + player.beasts
        """SW-TURN-03, SW-POWER-BEAST-MASTER-02: what conquests are made with."""
        self.champion = player.champion
        self.takers = toll_takers(s, seat)
        touching = m.touching
        # SW-FIRST-03: Regions of the Race In Decline are next to nothing.
        held = near = 0
        race = player.race
        for r, region in enumerate(s.regions):
            if region.race == race:
                held |= 1 << r
                near |= touching[r]
        self.held = held
        self.first = not held
        """SW-TURN-04, SW-FIRST-04, SW-ABAN-03: no Region on the boards, whether new, driven out or all abandoned."""
        self.free = 0
        """SW-FIRST-05: where a first conquest costs no travel although it is not adjacent."""
        self.cost_rows: list[tuple[Modify, Item, int]] = []
        """With the Regions of which the row speaks."""
        self.adds: list[tuple[int, int]] = []
        self.least = MINIMUM.amount
        self.intricate = False
        """Whether ``adds`` and ``least`` do not say all of ``cost_rows``."""
        self.travel: list[Item] = []
        self.water = False
        self.keep = 1
        for number in self.cards:
            card = content.cards[number]
            if card.modify:
                self._read(number, card)
            for row in card.reach:
                if not row.first_only:
                    near |= regions_where(s, row.where)
                elif self.first:
                    self.free |= regions_where(s, row.where)
        closed = held if self.water else held | m.water
        self.near = near & ~closed
        # SW-FIRST-02, SW-SUBS-03: Entry Regions of every board, at the travel cost.
        self.far = (m.of_symbol["entry"] | self.free) & ~near & ~closed
        self.open = self.near | self.far

    def _read(self, number: int, card: Card) -> None:
        for index, row in enumerate(card.modify):
            item = self.content.items[number][index]
            if row.query == "cost":
                if not row.form or self.s.count(Tally.FORM, number):
                    self._read_cost(row, item)
            elif row.query == "travel":
                self.travel.append(item)
            elif row.query == "keep":
                self.keep = total(self.keep, [item])
            elif row.query == "water":
                self.water = True

    def _read_cost(self, row: Modify, item: Item) -> None:
        mask = regions_where(self.s, row.where)
        self.cost_rows.append((row, item, mask))
        if row.by:
            return
        if item.layer == "add":
            self.adds.append((mask, item.amount))
        elif item.layer == "floor" and mask == self.map.all:
            self.least = max(self.least, item.amount)
        else:
            self.intricate = True

    def ways(self) -> list[int]:
        """Cards that offer another way to conquer and have not been used this turn."""
        return [number for number in self.cards if self.content.cards[number].way and self._may_use(number)]

    def _may_use(self, number: int) -> bool:
        way = self.content.way_of(number)
        if way.die or self.s.count(Tally.USED, number):
            return False
        return self.champion or not way.champion

    def reaches(self, r: int, ways: tuple[int, ...], *, by_air: bool = False) -> bool:
        """SW-SUBS-02, SW-SUBS-04: whether Region ``r`` is adjacent or counts as such."""
        return by_air or bool(self.near >> r & 1) or any(self.content.way_of(number).anywhere for number in ways)

    def cost(self, r: int, ways: tuple[int, ...] = (), die: int = NONE) -> list[Item]:
        """The items of the cost of Region ``r``; ``die`` is the roll of an assault from the air.

        SW-CONQ-01, SW-CONQ-02, SW-CONQ-03, SW-CONQ-04, SW-CONQ-05; SW-CONQ-11: nothing else in the Region adds to it.
        """
        s = self.s
        region = s.regions[r]
        items = [MINIMUM]
        if self.map.terrain[r] == "mountain":
            items.append(MOUNTAIN)
        if region.fort:
            items.append(FORT)
        if region.wall:
            items.append(WALL)
        if region.race >= 0:
            items.append(defenders_item(self.content.names[region.race], region.defenders))
        # SW-SUBS-04, SW-RACE-GNOMES-03: no travel cost to what counts as adjacent.
        is_far = not (self.near | self.free) >> r & 1 and die == NONE and not self.travel
        if is_far and not (ways and self.reaches(r, ways)):
            items.append(TRAVEL)
        for row, item, mask in self.cost_rows:
            if mask >> r & 1 and self._fits(row, ways):
                items.append(item)
        if die > 0:
            items.append(Item("die", "add", -die, "SW-RACE-GNOMES-04"))
        for number in ways:
            self._add_way(number, items)
        return items

    def price(self, r: int, ways: tuple[int, ...] = (), die: int = NONE) -> int:
        """The total of ``cost``; a plain attack is added up without its items, which are most of the time spent."""
        if ways or die != NONE or self.intricate:
            return total(BASE, self.cost(r, ways, die))
        region = self.s.regions[r]
        price = BASE + region.fort + region.wall
        if region.race >= 0:
            price += region.tokens + region.beasts + region.champion
        if self.map.terrain[r] == "mountain":
            price += 1
        if not (self.near | self.free) >> r & 1 and not self.travel:
            price += 1
        for mask, amount in self.adds:
            if mask >> r & 1:
                price += amount
        return price if price > self.least else self.least

    def _fits(self, row: Modify, ways: tuple[int, ...]) -> bool:
        if not row.by and not row.not_by:
            return True
        ids = [self.content.cards[number].id for number in ways]
        return row.by in ids if row.by else row.not_by not in ids

    def _add_way(self, number: int, items: list[Item]) -> None:
        way = self.content.way_of(number)
        if way.add is not None:
            items.append(Item(self.content.card_name(number), "add", way.add, way.rule))
        if way.fix is not None:
            items.append(Item(self.content.card_name(number), "fix", way.fix, way.rule))
            if way.fix < MINIMUM.amount:
                # Only the Champion goes below the minimum of 1 (SW-CONQ-05, SW-GEN-12).
                items.remove(MINIMUM)

    def why_no_target(self, r: int, ways: tuple[int, ...] = (), *, by_air: bool = False) -> Why | None:
        """Why Region ``r`` may not be attacked at all, whatever the tokens in hand."""
        s = self.s
        region = s.regions[r]
        if not ways and self.open >> r & 1 and region.race not in self.takers and not region.tower:
            # Most calls: within reach, and nobody there who could object.
            return None
        if self.held >> r & 1:
            return Why("SW-CONQ-10", "own-region", {"region": region_name(s, r)})
        if self.map.water >> r & 1 and not self.water:
            # SW-SEA-03: whatever the way to conquer.
            return Why("SW-SEA-01", "water", {"region": region_name(s, r)})
        if region.tower and (why := why_immune(s, self.seat, r)):
            return why
        near = bool(self.near >> r & 1) or by_air or (bool(ways) and self.reaches(r, ways))
        if not near and not self.far >> r & 1:
            rule, reason = ("SW-FIRST-01", "not-an-entry") if self.first else ("SW-SUBS-02", "not-adjacent")
            return Why(rule, reason, {"region": region_name(s, r)})
        for number in ways:
            why = self._why_no_way(number, r, near)
            if why:
                return why
        if not ways and region.race not in self.takers:
            return None
        dues = conquest_dues(s, self.seat, r, ways)
        return why_cannot_pay(s, self.seat, dues) if dues else None

    def _why_no_way(self, number: int, r: int, near: bool) -> Why | None:
        way = self.content.way_of(number)
        name = {"region": region_name(self.s, r), "card": self.content.card_name(number)}
        if way.adjacent and not near:
            return Why(way.rule, "way-needs-adjacent", name)
        return None if way.where.matches(self.s, r) else Why(way.rule, "way-does-not-fit", name)

    def spare(self, ways: tuple[int, ...]) -> bool:
        """SW-CONQ-07: an unused Race token in hand, or the Champion on its own conquest."""
        return self.hand > 0 or any(self.content.way_of(number).champion for number in ways)

    def num(self, r: int, ways: tuple[int, ...] = (), die: int = NONE) -> Num:
        """The cost of Region ``r`` with all that makes it."""
        return _num(tuple(self.cost(r, ways, die)))


@cache
def _num(items: tuple[Item, ...]) -> Num:
    """Cached: most Regions cost what some Region has cost before, and what is the same need not be compared."""
    return Num.of(BASE, items)


def conquest_dues(s: Table, seat: int, r: int, ways: tuple[int, ...] = ()) -> list[Due]:
    """SW-COIN-05: all that ``seat`` must pay before attacking Region ``r``."""
    dues = tolls(s, seat, r, "conquest")
    for number in ways:
        way = s.content.way_of(number)
        if way.pay:
            race = s.regions[r].race
            owner = s.owner[race] if race != NONE else NONE
            dues.append(Due(owner if owner != seat else NONE, way.pay, number, False, way.pay_rule))
    return dues
