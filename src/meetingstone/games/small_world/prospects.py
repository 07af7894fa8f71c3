"""What a deed would bring in coins: a conquest, and going In Decline."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from msgspec.structs import replace

from meetingstone.engine import NONE
from meetingstone.engine.effects import Item
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.content import CONTENT
from meetingstone.games.small_world.flow.conquest import count_taken
from meetingstone.games.small_world.income import Holding, holding_of, score_items
from meetingstone.games.small_world.queries import faction
from meetingstone.games.small_world.state import EMPTY, Region, Table


def coins_for(do: v.GainCoins, race: int, defenders: int) -> int:
    """SW-GEN-10: what a card pays for a Region that ``race`` held with so many defenders."""
    if do.non_empty and race == NONE:
        return 0
    if do.from_faction and (race == NONE or CONTENT.races[race].faction != do.from_faction):
        return 0
    if do.per_defender_from:
        return do.amount * (defenders if defenders >= do.per_defender_from else 0)
    return do.amount


def objective_coins(do: v.ReachObjective, s: Table, seat: int, r: int) -> int:
    """SW-RACE-HUMANS-03, SW-RACE-HUMANS-05: what a Military Objective in Region ``r`` pays its conqueror."""
    return do.amount if s.regions[r].objective and faction(s, s.players[seat].race) != do.barred else 0


class Prospects:
    """One player about to conquer: what does not depend on the target, looked up once."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._holding = holding_of(s, seat)
        self._markers: dict[int, list[int]] = {}
        for kind, at in enumerate(s.marker_at):
            if at != NONE:
                self._markers.setdefault(at, []).append(CONTENT.first_marker + kind)
        self._mine = Region(race=s.players[seat].race, tokens=1)
        self.now = tuple(score_items(s, seat, holding=self._holding))
        self._coins = coins_of(self.now)
        rows = [row.do for number in self._holding.cards for row in CONTENT.cards[number].trigger]
        self._rewards = [do for do in rows if isinstance(do, v.GainCoins)]

    def gain(self, r: int) -> int:
        """Coins that Region ``r`` would bring this turn: at once, and at scoring beyond the income ``now``.

        Tolls are not taken off. What nobody sees is not guessed: a face-down marker, a ransom out of a closed purse.
        """
        s, seat = self.s, self.seat
        after = copy(s)
        after.regions = s.regions.copy()
        after.turn = s.turn.copy()
        count_taken(after, seat, s.regions[r].race)
        after.regions[r] = self._mine
        return self._reward(r) + coins_of(score_items(after, seat, holding=self._with(r))) - self._coins

    def _with(self, r: int) -> Holding:
        held, declined, cards = self._holding
        if r in declined:
            declined = [other for other in declined if other != r]
        return Holding([*held, r], declined, cards + self._markers.get(r, []))

    def _reward(self, r: int) -> int:
        """What conquering Region ``r`` would pay at once."""
        s, region = self.s, self.s.regions[r]
        coins = sum(coins_for(do, region.race, region.defenders) for do in self._rewards)
        if region.objective:
            laid = [row for race, card in enumerate(CONTENT.races) if s.is_active(race) for row in card.trigger]
            coins += sum(
                objective_coins(row.do, s, self.seat, r) for row in laid if isinstance(row.do, v.ReachObjective)
            )
        return coins


def coins_of(items: Iterable[Item]) -> int:
    return sum([item.amount for item in items])


def decline_items(s: Table, seat: int) -> tuple[Item, ...]:
    """SW-DECL-06, SW-DECL-13, SW-DECL-16: what ``seat`` would score by going In Decline with the Regions it holds.

    The earlier Race In Decline leaves, and Regions that only Beasts or the Champion hold are lost. Bombs that would be
    turned up first are not guessed.
    """
    player = s.players[seat]
    after = copy(s)
    after.regions = [
        EMPTY
        if (region.race == player.declined != NONE)
        or (region.race == player.race and not region.tokens and region.defenders)
        else region
        for region in s.regions
    ]
    after.players = s.players.copy()
    after.players[seat] = replace(player, race=NONE, power=NONE, declined=player.race, declined_power=NONE)
    return tuple(score_items(after, seat, declining=True))
