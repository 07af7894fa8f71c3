"""Numbers and permissions that cards may change: who holds what, what must be paid.

Every number comes with the items that made it; the predicate that filters an option is the one that explains.
"""

from __future__ import annotations

from typing import NamedTuple

from meetingstone.engine import NONE, Why
from meetingstone.engine.effects import total
from meetingstone.games.small_world.board import mask_of
from meetingstone.games.small_world.content import Query, Where
from meetingstone.games.small_world.state import Table, Tally

# ---- who holds what


def cards_of(s: Table, seat: int) -> list[int]:
    """SW-GEN-06, SW-GEN-07: the cards that serve a player's Active Race: banner, badge, markers in its Regions.

    SW-MARK-03: whoever conquers the Region of a marker has its card from then on.
    """
    player = s.players[seat]
    if player.race == NONE:
        return []
    if seat >= s.humans:
        # SW-REVENGE-05: the Murlocs have no powers, but own the markers in their Regions.
        return markers_of(s, player.race)
    return [player.race, s.content.first_power + player.power, *markers_of(s, player.race)]


def markers_of(s: Table, race: int) -> list[int]:
    """SW-MARK-08: the cards of the markers that lie in Regions of ``race``."""
    regions, first = s.regions, s.content.first_marker
    return [first + kind for kind, r in enumerate(s.marker_at) if r >= 0 and regions[r].race == race]


def number(s: Table, seat: int, query: Query, base: int) -> int:
    """SW-GEN-12: a number of the player's Active Race that cards may change."""
    content = s.content
    by_card, markers = content.says[query]
    player = s.players[seat]
    if not markers and player.race not in by_card and content.first_power + player.power not in by_card:
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
    """SW-FACT-06: a Race keeps its faction in decline; a Neutral one may fight for a side this turn.

    SW-PLACE-BATTLEGROUND-03: only on its own turn; the side is counted with the turn and forgotten with it.
    """
    owner, card = s.owner[race], s.content.side_card
    if owner == s.seat and card != NONE and s.is_active(race):
        side = s.count(Tally.FORM, card)
        if side:
            return SIDES[side]
    return s.content.races[race].faction


SIDES = ("", "alliance", "horde")
OPPOSITE = {"alliance": "horde", "horde": "alliance", "neutral": ""}


# ---- tolls and immunity


class Due(NamedTuple):
    """Coins that must be paid before acting: to whom (NONE: the stash), how many, for which card, by which rule."""

    payee: int
    amount: int
    card: int
    once: bool
    rule: str


def tolls(s: Table, seat: int, r: int, deed: str) -> list[Due]:
    """SW-COIN-05: what ``seat`` owes before a ``deed`` (conquest, bomb, move, theft) in Region ``r``.

    SW-RACE-PANDAREN-04: what was paid once is not asked again this turn. SW-RACE-PANDAREN-06,
    SW-POWER-MARSHDWELLER-02: of a Race In Decline only the badge that goes on asks.
    """
    race = s.regions[r].race
    owner = s.owner[race] if race != NONE else NONE
    if owner in (NONE, seat):
        return []
    player, content = s.players[owner], s.content
    if player.race == race:
        cards = [number for number in (race, content.first_power + player.power) if number in content.toll_cards]
        cards += [content.first_marker + kind for kind in content.toll_markers if s.marker_at[kind] == r]
    elif player.declined_power != NONE:
        cards = [content.first_power + player.declined_power]
    else:
        return []
    if not cards:
        return []
    return [
        Due(owner, row.amount, card, row.once, row.rule)
        for card in cards
        for row in content.cards[card].toll
        if deed in row.on
        and row.where.matches(s, r)
        and not (row.harmony and not s.players[seat].harmony)
        and not (row.once and s.count(Tally.PAID, card))
    ]


def toll_takers(s: Table, seat: int) -> frozenset[int]:
    """The Races whose Regions ``seat`` may have to pay for: all others need no look at their cards."""
    first, cards = s.content.first_power, s.content.toll_cards
    found = [s.regions[s.marker_at[kind]].race for kind in s.content.toll_markers if s.marker_at[kind] != NONE]
    for other, player in enumerate(s.players):
        if other != seat:
            if player.race in cards or first + player.power in cards:
                found.append(player.race)
            if player.declined_power != NONE:
                found.append(player.declined)
    return frozenset(found)


def why_immune(s: Table, seat: int, r: int) -> Why | None:
    """SW-IMM-01, SW-IMM-04, SW-POWER-DEFENSIVE-03: a Watch Tower stops everybody but the Region's own player."""
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
    """Whether ``seat`` may act on Region ``r`` at all: immunity, then tolls (SW-IMM-06: they lift no Watch Tower)."""
    return why_immune(s, seat, r) or why_cannot_pay(s, seat, tolls(s, seat, r, deed))


def region_name(s: Table, r: int) -> str:
    return f"@region-{s.map.ids[r]}"


def is_wiped_out(s: Table, seat: int) -> bool:
    """SW-TURN-06, SW-LOSS-09: the Active Race has no token left anywhere; a Champion in hand does not help."""
    player = s.players[seat]
    return player.hand + player.beasts == 0 and not s.holds(player.race)
