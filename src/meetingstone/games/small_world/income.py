"""What a turn earns, item by item."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meetingstone.engine import NONE
from meetingstone.engine.effects import Item
from meetingstone.games.small_world.content import Score
from meetingstone.games.small_world.queries import OPPOSITE, cards_of, faction, markers_of, number, regions_where
from meetingstone.games.small_world.state import Table, Tally


class Holding(NamedTuple):
    """What one player scores for: the Regions of the Active Race and of the one In Decline, and the cards."""

    held: list[int]
    declined: list[int]
    cards: list[int]


def holding_of(s: Table, seat: int) -> Holding:
    player = s.players[seat]
    return Holding(s.held(player.race), s.held(player.declined), cards_of(s, seat))


def score_items(s: Table, seat: int, *, declining: bool = False, holding: Holding | None = None) -> Iterator[Item]:
    """SW-SCORE-01, SW-SCORE-02, SW-SCORE-03: what ``seat`` earns at the end of its turn, item by item.

    SW-SCORE-04: the cards are those of the Active Race. SW-SEA-02: water counts as a Region like any other.
    Whoever knows its ``holding`` already spares the look through all Regions.
    """
    player = s.players[seat]
    held, declined, cards = holding or holding_of(s, seat)
    if held:
        yield Item(s.content.card_name(player.race), "add", len(held), "SW-SCORE-01")
    if declined:
        yield Item(s.content.card_name(player.declined), "add", len(declined), "SW-SCORE-02")
    for card in cards:
        for row in s.content.cards[card].score:
            amount = row.amount * _times(s, player.race, held, card, row)
            if amount and row.per != "majority_around":
                yield Item(s.content.card_name(card), "add", amount, row.rule)
    yield from _majority_items(s, player.race, player.declined)
    fighters = player.declined if declining else player.race
    if fighters != NONE:
        yield from faction_bonus(s, seat, fighters)


def _times(s: Table, race: int, held: list[int], number: int, row: Score) -> int:
    m = s.map
    at = s.marker_at[number - s.content.first_marker] if number >= s.content.first_marker else NONE
    if row.per == "region":
        where = regions_where(s, row.where)
        return sum([where >> r & 1 for r in held])
    if row.per == "board":
        return len({m.board[r] for r in held})
    if row.per == "marker":
        return len(markers_of(s, race))
    if row.per == "same_terrain":
        return sum(m.terrain[r] == m.terrain[at] for r in held if r != at)
    return 1


def _majority_items(s: Table, *races: int) -> Iterator[Item]:
    """SW-PLACE-WELL-OF-ETERNITY-02: for the one Race that holds most Regions around the marker."""
    for kind, row in s.content.majorities:
        if s.marker_at[kind] != NONE:
            best = sole_majority(s, s.marker_at[kind])
            if best in races and best != NONE:
                yield Item(s.content.marker_name(kind), "add", row.amount, row.rule)


def sole_majority(s: Table, r: int) -> int:
    """The Race that alone holds the most Regions next to ``r``, Murlocs included (SW-MURL-04); or NONE.

    SW-IMM-04: Regions that are immune count like all others.
    """
    counts: dict[int, int] = {}
    for other in s.map.neighbours[r]:
        race = s.regions[other].race
        if race != NONE:
            counts[race] = counts.get(race, 0) + 1
    top = max(counts.values(), default=0)
    leaders = [race for race, count in counts.items() if count == top]
    return leaders[0] if len(leaders) == 1 else NONE


def faction_bonus(s: Table, seat: int, fighters: int) -> Iterator[Item]:
    """SW-FACT-04, SW-FACT-05: 1 coin for each Race of the opposite faction that lost Regions to ``fighters`` this turn.

    SW-FACT-07: nobody is the opposite of a Neutral Race. SW-RACE-ORCS-03: what a card paid at once is not taken off.
    """
    losses = s.counts(Tally.TAKEN)
    if not losses:
        return
    enemy = OPPOSITE[faction(s, fighters)]
    for race, taken in losses:
        if s.content.races[race].faction == enemy:
            yield Item("faction", "add", 1, "SW-FACT-04")
            if more := more_bonus(s, seat, taken):
                yield Item(s.content.card_name(s.content.side_card), "add", more, "SW-PLACE-BATTLEGROUND-01")


def more_bonus(s: Table, seat: int, taken: int) -> int:
    """SW-PLACE-BATTLEGROUND-01: beyond the first coin for a Race that lost so many Regions."""
    return min(taken, number(s, seat, "faction_bonus", 1)) - 1 if taken > 1 else 0


class Held(NamedTuple):
    """What each Race holds; the last entry is nobody's."""

    regions: list[int]
    tokens: list[int]
    """SW-END-03: Beasts count, the Champion does not."""


def held_by_all(s: Table) -> Held:
    regions, tokens = [0] * (len(s.content.races) + 1), [0] * (len(s.content.races) + 1)
    for region in s.regions:
        race = region.race
        if race != NONE:
            regions[race] += 1
            tokens[race] += region.tokens + region.beasts
    return Held(regions, tokens)


def tokens_on_boards(s: Table, seat: int) -> int:
    """SW-END-03: Race tokens of a player, Active and In Decline."""
    tokens, player = held_by_all(s).tokens, s.players[seat]
    return tokens[player.race] + tokens[player.declined]
