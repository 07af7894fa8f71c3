"""What a deed would bring in coins: a conquest, and going In Decline."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.engine.effects import Item
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.board import mask_of
from meetingstone.games.small_world.flow.conquest import count_taken
from meetingstone.games.small_world.income import Holding, more_bonus, score_items
from meetingstone.games.small_world.queries import OPPOSITE, faction, regions_where
from meetingstone.games.small_world.state import EMPTY, Region, Table, Tally


def coins_for(s: Table, do: v.GainCoins, race: int, defenders: int) -> int:
    """SW-GEN-10: what a card pays for a Region that ``race`` held with so many defenders."""
    if do.non_empty and race == NONE:
        return 0
    if do.from_faction and (race == NONE or s.content.races[race].faction != do.from_faction):
        return 0
    if do.per_defender_from:
        return do.amount * (defenders if defenders >= do.per_defender_from else 0)
    return do.amount


def objective_coins(do: v.ReachObjective, s: Table, seat: int, r: int) -> int:
    """SW-RACE-HUMANS-03, SW-RACE-HUMANS-05: what a Military Objective in Region ``r`` pays its conqueror."""
    return do.amount if s.regions[r].objective and faction(s, s.players[seat].race) != do.barred else 0


class Prospects:
    """One player about to conquer: what does not depend on the target, looked up once."""

    def __init__(self, s: Table, seat: int, holding: Holding) -> None:
        self.s = s
        self.seat = seat
        self._holding = holding
        self._enemy = OPPOSITE[faction(s, s.players[seat].race)]
        self._markers: dict[int, list[int]] = {}
        for kind, at in enumerate(s.marker_at):
            if at != NONE:
                self._markers.setdefault(at, []).append(s.content.first_marker + kind)
        rows = [row.do for number in holding.cards for row in s.content.cards[number].trigger]
        self._rewards = [do for do in rows if isinstance(do, v.GainCoins)]
        self._adds = self._score_rows()
        contested = [s.marker_at[kind] for kind, _ in s.content.majorities if s.marker_at[kind] != NONE]
        around = [other for r in contested for other in s.map.neighbours[r]]
        self._intricate = mask_of([*holding.declined, *self._markers, *around])
        """Where more changes than ``_adds`` and the Faction Bonus say: markers, and the own Race In Decline."""

    def _score_rows(self) -> list[tuple[int, int]]:
        """What one more Region is worth to the cards, where it is one of these."""
        s, m, held = self.s, self.s.map, self._holding.held
        adds = []
        for card in self._holding.cards:
            for row in s.content.cards[card].score:
                if row.per == "region":
                    adds.append((regions_where(s, row.where), row.amount))
                elif row.per == "board":
                    boards = {m.board[r] for r in held}
                    adds.append((mask_of([r for r, board in enumerate(m.board) if board not in boards]), row.amount))
                elif row.per == "same_terrain":
                    like = m.terrain[s.marker_at[card - s.content.first_marker]]
                    adds.append((mask_of([r for r, terrain in enumerate(m.terrain) if terrain == like]), row.amount))
        return adds

    def gain(self, r: int) -> int:
        """Coins that Region ``r`` would bring this turn: at once, and at scoring beyond what is held already.

        Tolls are not taken off. What nobody sees is not guessed: a face-down marker, a ransom out of a closed purse.
        """
        if self._intricate >> r & 1:
            return self._reward(r) + self._scored_with(r)
        coins = 1 + self._reward(r) + self._bonus(self.s.regions[r].race)
        for mask, amount in self._adds:
            if mask >> r & 1:
                coins += amount
        return coins

    def _bonus(self, race: int) -> int:
        """What the Faction Bonus grows by with one more Region of ``race``."""
        if race == NONE or self.s.content.races[race].faction != self._enemy:
            return 0
        s, seat, taken = self.s, self.seat, self.s.count(Tally.TAKEN, race)
        return more_bonus(s, seat, taken + 1) - more_bonus(s, seat, taken) if taken else 1

    def _scored_with(self, r: int) -> int:
        """What Region ``r`` adds to the income, by adding up both."""
        s = self.s
        before = coins_of(score_items(s, self.seat, holding=self._holding))
        after = copy(s)
        after.regions = s.regions.copy()
        after.turn = s.turn.copy()
        count_taken(after, s.regions[r].race)
        after.regions[r] = Region(race=s.players[self.seat].race, tokens=1)
        return coins_of(score_items(after, self.seat, holding=self._with(r))) - before

    def _with(self, r: int) -> Holding:
        held, declined, cards = self._holding
        if r in declined:
            declined = [other for other in declined if other != r]
        return Holding([*held, r], declined, cards + self._markers.get(r, []))

    def _reward(self, r: int) -> int:
        """What conquering Region ``r`` would pay at once."""
        s, region = self.s, self.s.regions[r]
        coins = sum([coins_for(s, do, region.race, region.defenders) for do in self._rewards])
        if region.objective:
            laid = [row for race, card in enumerate(s.content.races) if s.is_active(race) for row in card.trigger]
            coins += sum(
                objective_coins(row.do, s, self.seat, r) for row in laid if isinstance(row.do, v.ReachObjective)
            )
        return coins


def coins_of(items: Iterable[Item]) -> int:
    return sum([item.amount for item in items])


def decline_items(s: Table, seat: int, held: Iterable[int]) -> tuple[Item, ...]:
    """SW-DECL-06, SW-DECL-13, SW-DECL-16: what ``seat`` would score by going In Decline with the Regions it has
    ``held``.

    The earlier Race In Decline leaves, and Regions that only Beasts or the Champion hold are lost. Bombs that would be
    turned up first are not guessed.
    """
    player, regions = s.players[seat], s.regions
    kept = [r for r in held if regions[r].tokens or not regions[r].defenders]
    after = copy(s)
    after.regions = [EMPTY if region.race in (player.race, player.declined) else region for region in regions]
    for r in kept:
        after.regions[r] = regions[r]
    after.players = s.players.copy()
    after.players[seat] = replace(player, race=NONE, power=NONE, declined=player.race, declined_power=NONE)
    return tuple(score_items(after, seat, declining=True, holding=Holding([], kept, [])))
