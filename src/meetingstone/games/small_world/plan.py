"""What the tokens in hand may still bring this turn: a plan of conquests, the best Region for its price first."""

from __future__ import annotations

from typing import NamedTuple

from meetingstone.engine import NONE
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.attack import Attacker, conquest_dues
from meetingstone.games.small_world.board import bits, mask_of
from meetingstone.games.small_world.content import Content
from meetingstone.games.small_world.outlook import ALLIANCE, RIVALRY, TREASURE, Look, declined_factor, held_worth
from meetingstone.games.small_world.queries import OPPOSITE, faction, regions_where
from meetingstone.games.small_world.state import Region, Tally

TRUST = 0.88
"""How much of a plan comes true."""
SURPRISE = 2.0
"""A face-down marker."""


class Plan(NamedTuple):
    """What the tokens in hand may still bring this turn."""

    regions: float
    coins: float
    """At scoring, or at once."""
    bonus: float
    """The part of it that comes again."""
    once: float
    """What such conquests may pay again next turn, roughly."""
    worth: float
    """Beyond coins: markers, and losses of others."""


NO_PLAN = Plan(0.0, 0.0, 0.0, 0.0, 0.0)


class Prize(NamedTuple):
    """What one Region brings; the same parts."""

    coins: float
    bonus: float
    worth: float


NO_PRIZE = Prize(0.0, 0.0, 0.0)


class Target(NamedTuple):
    """A Region within reach; ``rank`` is what it brings for its cost."""

    rank: float
    cost: int
    prize: Prize


class _Judge:
    """What Regions are worth to one attacker."""

    def __init__(self, look: Look, attacker: Attacker) -> None:
        self.look = look
        self.s = s = look.s
        self.attacker = attacker
        self.enemy = OPPOSITE[faction(s, s.players[look.seat].race)]
        self.bonuses: list[tuple[int, int]] = []
        self.boards = False
        self.markers = 0
        self.gains: list[v.GainCoins] = []
        for number in attacker.cards:
            card = s.content.cards[number]
            for row in card.score:
                if row.per == "region":
                    self.bonuses.append((regions_where(s, row.where), row.amount))
                elif row.per == "board":
                    self.boards = True
                elif row.per == "marker":
                    self.markers += row.amount
            for trigger in card.trigger:
                if isinstance(trigger.do, v.GainCoins):
                    self.gains.append(trigger.do)
        self.future = held_worth(look.left)
        self.deny = RIVALRY / max(1, len(s.players) - 1)
        self.known = {r for r in s.marker_at if r != NONE}
        m = look.map
        self.unknown = {m.size_regions[board] for board, kind in enumerate(s.face_down) if kind != NONE}

    def target(self, r: int) -> Target:
        prize, cost = self.prize(r), self.attacker.price(r)
        return Target((prize.coins + prize.worth + self.future) / (cost + 0.25), cost, prize)

    def prize(self, r: int) -> Prize:
        s, look = self.s, self.look
        region = s.regions[r]
        bonus = 0.0
        for mask, amount in self.bonuses:
            if mask >> r & 1:
                bonus += amount
        if self.boards and not any(look.map.board[r] == look.map.board[mine] for mine in look.mine):
            bonus += 1
        coins, worth = 1.0 + bonus, 0.0
        if r in self.known or r in self.unknown:
            gain, lasting = self._marker(r)
            coins, bonus, worth = coins + gain, bonus + gain, worth + lasting
        if region.race >= 0:
            once, harm = self._spoils(region)
            coins += once
            worth += harm
            if region.race in self.attacker.takers:
                coins -= sum(due.amount for due in conquest_dues(self.attacker.s, self.attacker.seat, r))
        if region.objective:
            coins += 2
        return Prize(coins, bonus, worth)

    def _marker(self, r: int) -> tuple[float, float]:
        """Coins each turn, and the rest of what a marker is worth."""
        left = min(self.look.left, 3)
        if r in self.unknown:
            return self.markers, SURPRISE * left / 3
        pays = self.markers
        for kind, at in enumerate(self.s.marker_at):
            if at == r:
                pays += sum(row.amount for row in self.s.content.markers[kind].score if row.per == "here")
        return pays, TREASURE * left / 3

    def _spoils(self, region: Region) -> tuple[float, float]:
        """Coins for taking a Region from somebody, and what he loses by it."""
        s, look = self.s, self.look
        race = region.race
        side = s.content.races[race].faction
        coins = 0.0
        for gain in self.gains:
            if gain.from_faction and gain.from_faction != side:
                continue
            defenders = region.defenders
            if gain.per_defender_from:
                coins += gain.amount * (defenders if defenders >= gain.per_defender_from else 0)
            else:
                coins += gain.amount
        if side == self.enemy and race != s.content.murlocs and not s.count(Tally.TAKEN, race):
            coins += 0.8
        owner = s.owner[race]
        if owner == NONE or owner == look.seat:
            return coins, 0.0
        left = look.scorings(owner)
        lost = held_worth(left) + 0.3 if s.is_active(race) else declined_factor(left)
        return coins, lost * (-ALLIANCE if look.is_friend(owner) else self.deny)


def best_plan(look: Look) -> Plan:
    """Take Regions one by one, the best for its price first, as long as the tokens in hand last."""
    attacker = Attacker(look.s, look.seat)
    hand = attacker.hand
    if not hand:
        return NO_PLAN
    judge = _Judge(look, attacker)
    touching = look.map.touching
    closed = attacker.held if attacker.water else attacker.held | look.map.water
    closed |= mask_of([r for r, region in enumerate(look.s.regions) if region.tower])
    frontier = (attacker.near | attacker.far) & ~closed
    targets: dict[int, Target] = {}
    gains: list[tuple[float, Prize]] = []
    while hand > 0:
        for r in bits(frontier):
            if r not in targets:
                targets[r] = judge.target(r)
        within = [r for r in bits(frontier) if targets[r].cost <= hand]
        if not within:
            break
        best = max(within, key=lambda r: targets[r].rank)
        hand -= targets[best].cost
        gains.append((1.0, targets[best].prize))
        closed |= 1 << best
        attacker.near |= touching[best] & ~closed
        frontier = (frontier | touching[best]) & ~closed
    if hand >= attacker.keep:
        gains.append(_last_throw(look.s.content, hand, [targets[r] for r in bits(frontier) if r in targets]))
    return _sum(gains)


def _sum(gains: list[tuple[float, Prize]]) -> Plan:
    regions = sum([odds for odds, _ in gains])
    coins = sum([odds * prize.coins for odds, prize in gains])
    bonus = sum([odds * prize.bonus for odds, prize in gains])
    worth = sum([odds * prize.worth for odds, prize in gains])
    once = max(0.0, coins - bonus - regions)
    return Plan(TRUST * regions, TRUST * coins, TRUST * bonus, 0.5 * once, TRUST * worth)


def _chance(content: Content, short: int) -> float:
    """SW-FINAL-01: of an attempt that is so many tokens short; nobody attempts what is not."""
    good, faces = content.odds(short)
    return good / faces if short > 0 else 0.0


def _last_throw(content: Content, hand: int, targets: list[Target]) -> tuple[float, Prize]:
    """SW-FINAL-01: the best attempt with the die: its odds and its prize."""
    throws = [(_chance(content, target.cost - hand), target.prize) for target in targets]
    return max(throws, key=lambda throw: throw[0] * (throw[1].coins + throw[1].worth + 1), default=(0.0, NO_PRIZE))
