"""Numbers and permissions that cards may change: what a conquest costs, who may reach what, what a turn earns.

Every number comes with the items that made it; the predicate that filters an option is the one that explains.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meetingstone.engine import NONE, Why
from meetingstone.engine.effects import Item, Num, total
from meetingstone.games.small_world.board import mask_of
from meetingstone.games.small_world.content import BOX, CONTENT, Card, Modify, Query, Score, Way, Where
from meetingstone.games.small_world.state import Table, Tally

BASE = 2
"""SW-CONQ-01."""
MINIMUM = Item("minimum", "floor", 1, "SW-CONQ-05")
MOUNTAIN = Item("mountain", "add", 1, "SW-CONQ-02")
FORT = Item("fort", "add", 1, "SW-CONQ-02")
WALL = Item("wall", "add", 1, "SW-CONQ-02")
TRAVEL = Item("travel", "add", 1, "SW-CONQ-03")
BEST_ROLL = max(BOX.die)


@cache
def defenders_item(race: int, count: int) -> Item:
    return Item(f"@race-{CONTENT.races[race].id}", "add", count, "SW-CONQ-04")


@cache
def _modify_item(number: int, index: int) -> Item:
    """The item that a card's row adds to a number."""
    card = CONTENT.cards[number]
    row = card.modify[index]
    for layer, amount in (("add", row.add), ("fix", row.fix), ("floor", row.floor)):
        if amount is not None:
            return Item(card_name(number), layer, amount, row.rule)  # type: ignore[arg-type]
    raise AssertionError(f"{card.id}: a modify row states add, fix or floor")


@cache
def card_name(number: int) -> str:
    """The text id of a card's name."""
    card = CONTENT.cards[number]
    if number < CONTENT.first_power:
        return f"@race-{card.id}"
    return f"@power-{card.id}" if number < CONTENT.first_marker else f"@marker-{card.id}"


# ---- who holds what


def cards_of(s: Table, seat: int) -> list[int]:
    """SW-GEN-06: the cards that serve a player's Active Race: banner, badge, and the markers in its Regions."""
    player = s.players[seat]
    if player.race == NONE:
        return []
    if seat >= s.humans:
        # SW-REVENGE-05: the Murlocs have no powers, but own the markers in their Regions.
        return markers_of(s, player.race)
    return [player.race, CONTENT.first_power + player.power, *markers_of(s, player.race)]


def markers_of(s: Table, race: int) -> list[int]:
    """SW-MARK-08: the cards of the markers that lie in Regions of ``race``."""
    regions, first = s.regions, CONTENT.first_marker
    return [first + kind for kind, r in enumerate(s.marker_at) if r >= 0 and regions[r].race == race]


class _Say(NamedTuple):
    """What each card adds to a number, and whether a marker is among these cards."""

    items: dict[int, list[Item]]
    markers: bool


@cache
def _say(query: Query) -> _Say:
    items = {
        number: [_modify_item(number, index) for index, row in enumerate(card.modify) if row.query == query]
        for number, card in enumerate(CONTENT.cards)
        if any(row.query == query for row in card.modify)
    }
    return _Say(items, any(number >= CONTENT.first_marker for number in items))


def number(s: Table, seat: int, query: Query, base: int) -> int:
    """A number of the player's Active Race that cards may change."""
    by_card, markers = _say(query)
    player = s.players[seat]
    if not markers and player.race not in by_card and CONTENT.first_power + player.power not in by_card:
        return base
    items = [item for card in cards_of(s, seat) if card in by_card for item in by_card[card]]
    return total(base, items) if items else base


_printed: dict[tuple[tuple[str, ...], Where], int] = {}


def regions_where(s: Table, where: Where) -> int:
    """The Regions of which ``where`` speaks, as a mask; what is printed on the boards is looked up once."""
    if where.non_empty is not None or where.place is not None:
        return mask_of([r for r in range(len(s.regions)) if where.matches(s, r)])
    found = _printed.get((s.boards, where))
    if found is None:
        found = mask_of([r for r in range(len(s.regions)) if where.matches(s, r)])
        _printed[s.boards, where] = found
    return found


def keep(s: Table, seat: int) -> int:
    """SW-REDEP-02, SW-RACE-TAUREN-01: how many pieces must stay in each Region."""
    return number(s, seat, "keep", 1)


def is_opponent(s: Table, seat: int, race: int) -> bool:
    """SW-GEN-08: whether ``race`` belongs to another player."""
    return race != NONE and s.owner[race] not in (NONE, seat)


def faction(s: Table, race: int) -> str:
    """SW-FACT-06: a Race keeps its faction in decline; a Neutral one may fight for a side this turn."""
    owner = s.owner[race]
    if owner == s.seat and s.is_active(race):
        side = s.count(Tally.FORM, SIDE_CARD)
        if side:
            return SIDES[side]
    return CONTENT.races[race].faction


SIDES = ("", "alliance", "horde")
SIDE_CARD = CONTENT.number["battleground"]
OPPOSITE = {"alliance": "horde", "horde": "alliance", "neutral": ""}


# ---- tolls and immunity


class Due(NamedTuple):
    """Coins that must be paid before acting: to whom (NONE: the stash), how many, for which card, by which rule."""

    payee: int
    amount: int
    card: int
    once: bool
    rule: str


TOLL_CARDS = frozenset(number for number, card in enumerate(CONTENT.cards) if card.toll)
TOLL_MARKERS = tuple(kind for kind, marker in enumerate(CONTENT.markers) if marker.toll)


def tolls(s: Table, seat: int, r: int, deed: str) -> list[Due]:
    """SW-COIN-05: what ``seat`` owes before a ``deed`` (conquest, bomb, move, theft) in Region ``r``."""
    race = s.regions[r].race
    owner = s.owner[race] if race != NONE else NONE
    if owner in (NONE, seat):
        return []
    player = s.players[owner]
    if player.race == race:
        cards = [number for number in (race, CONTENT.first_power + player.power) if number in TOLL_CARDS]
        cards += [CONTENT.first_marker + kind for kind in TOLL_MARKERS if s.marker_at[kind] == r]
    elif player.declined_power != NONE:
        cards = [CONTENT.first_power + player.declined_power]
    else:
        return []
    if not cards:
        return []
    return [
        Due(owner, row.amount, card, row.once, row.rule)
        for card in cards
        for row in CONTENT.cards[card].toll
        if deed in row.on
        and row.where.matches(s, r)
        and not (row.harmony and not s.players[seat].harmony)
        and not (row.once and s.count(Tally.PAID, card))
    ]


def toll_takers(s: Table, seat: int) -> frozenset[int]:
    """The Races whose Regions ``seat`` may have to pay for: all others need no look at their cards."""
    first = CONTENT.first_power
    found = [s.regions[s.marker_at[kind]].race for kind in TOLL_MARKERS if s.marker_at[kind] != NONE]
    for other, player in enumerate(s.players):
        if other != seat:
            if player.race in TOLL_CARDS or first + player.power in TOLL_CARDS:
                found.append(player.race)
            if player.declined_power != NONE:
                found.append(player.declined)
    return frozenset(found)


def why_immune(s: Table, seat: int, r: int) -> Why | None:
    """SW-IMM-01: a Watch Tower stops everybody but the Region's own player."""
    region = s.regions[r]
    if region.tower and s.owner[region.race] != seat:
        return Why("SW-IMM-01", "watch-tower", {"region": region_name(s, r)})
    return None


def why_cannot_pay(s: Table, seat: int, dues: list[Due]) -> Why | None:
    """SW-COIN-04: conditions are paid in full first."""
    owed = sum(due.amount for due in dues)
    if owed > s.coins[seat]:
        rule = dues[0].rule if len(dues) == 1 else "SW-COIN-05"
        return Why(rule, "too-few-coins", {"price": owed, "coins": s.coins[seat]})
    return None


def immunity_dues(s: Table, seat: int, r: int) -> list[Due]:
    """SW-IMM-02: what lifts the immunity of an Aegis; it alone asks a toll for whatever is done to its Region."""
    return tolls(s, seat, r, "theft")


def why_untouchable(s: Table, seat: int, r: int, deed: str) -> Why | None:
    """Whether ``seat`` may act on Region ``r`` at all: immunity, then tolls."""
    return why_immune(s, seat, r) or why_cannot_pay(s, seat, tolls(s, seat, r, deed))


def region_name(s: Table, r: int) -> str:
    return f"@region-{s.map.ids[r]}"


# ---- conquest


class Attacker:
    """One player about to conquer: everything that does not depend on the target, looked up once."""

    __slots__ = (
        "adds", "cards", "champion", "cost_rows", "far", "first", "free", "hand", "held", "intricate", "keep", "least",
        "map", "near", "s", "seat", "takers", "travel", "water",
    )  # fmt: skip

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        player = s.players[seat]
        self.map = m = s.map
        self.cards = cards_of(s, seat)
        self.hand = player.hand + player.beasts
        self.champion = player.champion
        self.takers = toll_takers(s, seat)
        touching = m.touching
        held = near = 0
        race = player.race
        for r, region in enumerate(s.regions):
            if region.race == race:
                held |= 1 << r
                near |= touching[r]
        self.held = held
        self.first = not held
        self.free = 0
        """Where a first conquest costs no travel although it is not adjacent."""
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
            card = CONTENT.cards[number]
            if card.modify:
                self._read(number, card)
            for row in card.reach:
                if not row.first_only:
                    near |= regions_where(s, row.where)
                elif self.first:
                    self.free |= regions_where(s, row.where)
        closed = held if self.water else held | m.water
        self.near = near & ~closed
        self.far = (m.of_symbol["entry"] | self.free) & ~near & ~closed

    def _read(self, number: int, card: Card) -> None:
        for index, row in enumerate(card.modify):
            item = _modify_item(number, index)
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
        return [number for number in self.cards if CONTENT.cards[number].way and self._may_use(number)]

    def _may_use(self, number: int) -> bool:
        way = way_of(number)
        if way.die or self.s.count(Tally.USED, number):
            return False
        return self.champion or not way.champion

    def reaches(self, r: int, ways: tuple[int, ...], *, by_air: bool = False) -> bool:
        """Whether Region ``r`` counts as adjacent."""
        return by_air or bool(self.near >> r & 1) or any(way_of(number).anywhere for number in ways)

    def cost(self, r: int, ways: tuple[int, ...] = (), die: int = NONE) -> list[Item]:
        """SW-CONQ-01..05: the items of the cost of Region ``r``; ``die`` is the roll of an assault from the air."""
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
            items.append(defenders_item(region.race, region.defenders))
        if not (self.near | self.free) >> r & 1 and die == NONE and not self.travel and not self.reaches(r, ways):
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
        ids = [CONTENT.cards[number].id for number in ways]
        return row.by in ids if row.by else row.not_by not in ids

    def _add_way(self, number: int, items: list[Item]) -> None:
        way = way_of(number)
        if way.add is not None:
            items.append(Item(card_name(number), "add", way.add, way.rule))
        if way.fix is not None:
            items.append(Item(card_name(number), "fix", way.fix, way.rule))
            if way.fix < MINIMUM.amount:
                # Only the Champion goes below the minimum of 1 (SW-CONQ-05).
                items.remove(MINIMUM)

    def dues(self, r: int, ways: tuple[int, ...]) -> list[Due]:
        """SW-COIN-05: all that must be paid before attacking Region ``r``."""
        race = self.s.regions[r].race
        owner = self.s.owner[race] if race >= 0 else NONE
        dues = tolls(self.s, self.seat, r, "conquest") if owner != NONE else []
        for number in ways:
            way = way_of(number)
            if way.pay:
                payee = owner if owner != self.seat else NONE
                dues.append(Due(payee, way.pay, number, False, way.pay_rule))
        return dues

    def why_no_target(self, r: int, ways: tuple[int, ...] = (), *, by_air: bool = False) -> Why | None:
        """Why Region ``r`` may not be attacked at all, whatever the tokens in hand."""
        s = self.s
        if self.held >> r & 1:
            return Why("SW-CONQ-10", "own-region", {"region": region_name(s, r)})
        if self.map.water >> r & 1 and not self.water:
            return Why("SW-SEA-01", "water", {"region": region_name(s, r)})
        region = s.regions[r]
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
        dues = self.dues(r, ways)
        return why_cannot_pay(s, self.seat, dues) if dues else None

    def _why_no_way(self, number: int, r: int, near: bool) -> Why | None:
        way = way_of(number)
        name = {"region": region_name(self.s, r), "card": card_name(number)}
        if way.adjacent and not near:
            return Why(way.rule, "way-needs-adjacent", name)
        return None if way.where.matches(self.s, r) else Why(way.rule, "way-does-not-fit", name)

    def spare(self, ways: tuple[int, ...]) -> bool:
        """SW-CONQ-07: an unused Race token in hand, or the Champion on its own conquest."""
        return self.hand > 0 or any(way_of(number).champion for number in ways)

    def num(self, r: int, ways: tuple[int, ...] = (), die: int = NONE) -> Num:
        """The cost of Region ``r`` with all that makes it."""
        return Num.of(BASE, self.cost(r, ways, die))


@cache
def way_of(number: int) -> Way:
    way = CONTENT.cards[number].way
    assert way is not None
    return way


def attempt_odds(short: int) -> tuple[int, int]:
    """SW-FINAL-03: how many faces of the die suffice, of how many."""
    return sum(face >= short for face in BOX.die), len(BOX.die)


# ---- scoring


def score_items(s: Table, seat: int, *, declining: bool = False) -> Iterator[Item]:
    """SW-SCORE-01..04: what ``seat`` earns at the end of its turn, item by item."""
    player = s.players[seat]
    for race, rule in ((player.race, "SW-SCORE-01"), (player.declined, "SW-SCORE-02")):
        if race != NONE and (held := len(s.held(race))):
            yield Item(card_name(race), "add", held, rule)
    if player.race != NONE:
        cards = cards_of(s, seat) if seat < s.humans else markers_of(s, player.race)
        for number in cards:
            for row in CONTENT.cards[number].score:
                amount = row.amount * _times(s, player.race, number, row)
                if amount and row.per != "majority_around":
                    yield Item(card_name(number), "add", amount, row.rule)
    yield from _majority_items(s, player.race, player.declined)
    if not declining and player.race != NONE:
        yield from faction_bonus(s, seat)


def _times(s: Table, race: int, number: int, row: Score) -> int:
    m = s.map
    held = s.held(race)
    at = s.marker_at[number - CONTENT.first_marker] if number >= CONTENT.first_marker else NONE
    if row.per == "region":
        return sum(row.where.matches(s, r) for r in held)
    if row.per == "board":
        return len({m.board[r] for r in held})
    if row.per == "marker":
        return len(markers_of(s, race))
    if row.per == "same_terrain":
        return sum(m.terrain[r] == m.terrain[at] for r in held if r != at)
    return 1


def _majority_items(s: Table, *races: int) -> Iterator[Item]:
    """SW-PLACE-WELL-OF-ETERNITY-02: for the one Race that holds most Regions around the marker."""
    for kind, marker in enumerate(CONTENT.markers):
        for row in marker.score:
            if row.per == "majority_around" and s.marker_at[kind] != NONE:
                best = sole_majority(s, s.marker_at[kind])
                if best in races and best != NONE:
                    yield Item(card_name(CONTENT.first_marker + kind), "add", row.amount, row.rule)


def sole_majority(s: Table, r: int) -> int:
    """The Race that alone holds the most Regions next to ``r``, Murlocs included (SW-MURL-04); or NONE."""
    counts: dict[int, int] = {}
    for other in s.map.neighbours[r]:
        race = s.regions[other].race
        if race != NONE:
            counts[race] = counts.get(race, 0) + 1
    top = max(counts.values(), default=0)
    leaders = [race for race, count in counts.items() if count == top]
    return leaders[0] if len(leaders) == 1 else NONE


def faction_bonus(s: Table, seat: int) -> Iterator[Item]:
    """SW-FACT-04: 1 coin for each Race of the opposite faction that lost a Region this turn."""
    if not s.counted(Tally.TAKEN):
        return
    enemy = OPPOSITE[faction(s, s.players[seat].race)]
    limit = number(s, seat, "faction_bonus", 1)
    for race, card in enumerate(CONTENT.races):
        taken = s.count(Tally.TAKEN, race)
        if taken and card.faction == enemy:
            yield Item("faction", "add", 1, "SW-FACT-04")
            if min(taken, limit) > 1:
                yield Item(card_name(SIDE_CARD), "add", min(taken, limit) - 1, "SW-PLACE-BATTLEGROUND-01")


def tokens_on_boards(s: Table, seat: int) -> int:
    """SW-END-03: Race tokens of a player, Active and In Decline; Beasts count, the Champion does not."""
    player = s.players[seat]
    mine = {player.race, player.declined} - {NONE}
    return sum(region.tokens + region.beasts for region in s.regions if region.race in mine)


def is_wiped_out(s: Table, seat: int) -> bool:
    """SW-TURN-06: the Active Race has no token left anywhere; a Champion in hand does not help."""
    player = s.players[seat]
    return player.hand + player.beasts == 0 and not s.held(player.race)
