"""What a position is worth to a seat, in expected coins at the end of the game.

Five parts, which :func:`appraise` names: coins in hand; what this turn will still earn (with a plan for the tokens in
hand while conquests go on); what the Active Race and the In Decline Race will earn in the turns that are left, going
In Decline at the best moment; pieces laid out for later; and what the others stand to earn.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from meetingstone.engine import NONE, Game
from meetingstone.games.small_world import vocabulary as v
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.content import BOX, CONTENT, MURLOCS
from meetingstone.games.small_world.flow.turn import Turn
from meetingstone.games.small_world.queries import (
    OPPOSITE,
    Attacker,
    cards_of,
    faction,
    keep,
    regions_where,
    score_items,
)
from meetingstone.games.small_world.state import Region, Table, Tally

SCORED = Turn.STEPS.index("score_coins")
REDEPLOYING = Turn.STEPS.index("redeploy")

# The numbers below were tuned by play-outs between versions of the greedy bot.
STEP = 2.7
"""Tokens that one more Region takes, in the long run."""
FRESH = 11.0
"""Tokens of a combo that nobody has chosen yet."""
FRESH_BONUS = 0.3
"""Its coins per Region besides the one for the Region."""
EROSION = 0.18
"""The share of Regions that a Race loses between two turns, when nothing is known of them."""
DECLINED_EROSION = 0.16
RISK = 0.32
"""The chance to lose a Region that costs 3 before the next turn, when an enemy stands beside it."""
DETERRENCE = 0.4
"""How fast that falls with every token that it costs more."""
UNREACHED = 0.3
ENTRY = 0.3
"""How much of it remains where no enemy is near, and how much more where everybody may enter."""
EXPOSURE = 0.65
"""How much of it the average Region has."""
RIVALRY = 0.9
ALLIANCE = 0.7
SURPRISE = 2.0
"""A face-down marker."""
TREASURE = 1.2
"""An Artifact, or a Legendary Place, beyond the coins it pays."""


class Worth(NamedTuple):
    """The parts of a position's worth."""

    coins: float
    turn: float
    race: float
    decline: float
    pieces: float
    others: float


def evaluate(g: Game[Table], seat: int) -> float:
    return sum(appraise(g, seat))


def appraise(g: Game[Table], seat: int) -> Worth:
    s = g.state
    if not s.regions or not s.players:
        return Worth(0, 0, 0, 0, 0, 0)
    look = Look(g, seat)
    player = s.players[seat]
    coins = float(s.coins[seat])
    turn = race = 0.0
    later = 0.0
    if player.race != NONE:
        active = len(look.mine)
        bonus = 0.0
        plan = NO_PLAN
        if look.unscored:
            turn, bonus = _this_turn(s, seat)
            if look.conquering:
                plan = _plan(look)
                turn += plan.coins
                bonus += plan.bonus
        elif active:
            bonus = _this_turn(s, seat)[1]
        held = active + plan.regions
        tokens = player.pieces + look.tokens
        risk = _even_risk(held, tokens) if look.conquering else look.risk_of_mine(player.pieces)
        race = _prospect(look.left, held, tokens, bonus + plan.once, risk, keep(s, seat)) + plan.worth
        later = _pieces(look)
    elif look.unscored:
        turn = float(len(look.old))
        race = fresh(look.left + 1)
    else:
        race = fresh(look.left)
    return Worth(coins, turn, race, look.declined_worth(), later, look.others())


class Look:
    """The board as one seat sees it, in one pass."""

    def __init__(self, g: Game[Table], seat: int) -> None:
        self.s = s = g.state
        self.seat = seat
        self.map = s.map
        player = s.players[seat]
        self.mine: list[int] = []
        self.old: list[int] = []
        self.tokens = 0
        self.counts: dict[int, int] = {}
        self.strength: dict[int, int] = {}
        enemies = 0
        active, declined = player.race, player.declined
        hostile = self._hostile_races()
        for r, region in enumerate(s.regions):
            race = region.race
            if race < 0:
                continue
            if race == active:
                self.mine.append(r)
                self.tokens += region.tokens + region.beasts + region.champion
            elif race == declined:
                self.old.append(r)
            else:
                self.counts[race] = self.counts.get(race, 0) + 1
                self.strength[race] = self.strength.get(race, 0) + region.tokens
                if race in hostile:
                    enemies |= 1 << r
        self.enemies = enemies
        self._find_phase(g)
        self.left = self.scorings(seat) - self.unscored
        """Turns after the one that runs."""

    def _hostile_races(self) -> frozenset[int]:
        """Active Races of opponents."""
        s = self.s
        return frozenset(
            player.race for seat, player in enumerate(s.players) if player.race != NONE and not self.is_friend(seat)
        )

    def is_friend(self, seat: int) -> bool:
        s = self.s
        if seat == self.seat:
            return True
        if s.settings.mode == "murlocs":
            return seat < s.humans
        return s.players[seat].team != NONE and s.players[seat].team == s.players[self.seat].team

    def _find_phase(self, g: Game[Table]) -> None:
        """Whether the seat's turn runs and has not been scored; whether it still conquers."""
        self.running = NONE
        """Whose turn has yet to be scored."""
        self.conquering = False
        for frame in g.stack:
            if isinstance(frame, Turn):
                if frame.at < SCORED and frame.pc <= SCORED:
                    self.running = frame.seat
                    self.conquering = frame.at < REDEPLOYING and not self.s.count(Tally.OVER)
                break
        self.unscored = self.running == self.seat
        self.conquering = self.conquering and self.unscored

    def scorings(self, seat: int) -> int:
        """How often ``seat`` will score, the turn that runs included."""
        s = self.s
        left = s.rounds - s.round
        if s.seat == NONE:
            return left
        if seat >= s.humans:
            return left + 1
        if s.seat >= s.humans:
            return left
        place, now = (seat - s.first) % s.humans, (s.seat - s.first) % s.humans
        return left + (place > now or seat == self.running)

    # ---- safety

    def risk(self, r: int, more: float = 0.0) -> float:
        """The chance that Region ``r``, with ``more`` tokens, is lost before the next turn."""
        region = self.s.regions[r]
        if region.tower:
            return 0.0
        tokens = region.tokens + region.beasts + region.champion + region.fort + region.wall + more
        if self.map.terrain[r] == "mountain":
            tokens += 1
        risk = RISK * exp(DETERRENCE * (1 - tokens))
        if not self.map.touching[r] & self.enemies:
            risk *= UNREACHED + (ENTRY if self.map.of_symbol["entry"] >> r & 1 else 0.0)
        return risk

    def risk_of_mine(self, in_hand: int) -> float:
        """The average risk, with the tokens in hand spread evenly."""
        if not self.mine:
            return EROSION
        more = in_hand / len(self.mine)
        return sum([self.risk(r, more) for r in self.mine]) / len(self.mine)

    # ---- the other Races on the map

    def declined_worth(self) -> float:
        """What the In Decline Race will earn until another follows it."""
        left = min(self.left, 4)
        worth = 0.0
        for r in self.old:
            stays = 1 - self.risk(r)
            # The first turn's scoring comes with this turn while it has not been scored.
            worth += stays * (1 - stays**left) / max(1 - stays, 0.01) if stays < 1 else left
        return worth

    def others(self) -> float:
        """What the others have and stand to earn, with the sign it has for the seat."""
        s = self.s
        friends = rivals = 0.0
        rival_count = 0
        for seat, player in enumerate(s.players):
            if seat == self.seat:
                continue
            left = self.scorings(seat)
            worth = s.coins[seat] + held_worth(left) * self.counts.get(player.race, 0)
            worth += declined_factor(left) * self.counts.get(player.declined, 0)
            worth += 0.35 * min(left, 3) * (self.strength.get(player.race, 0) + player.hand) / STEP
            if self.is_friend(seat):
                friends += worth
            else:
                rivals += worth
                rival_count += 1
        return ALLIANCE * friends - RIVALRY * rivals / max(rival_count, 1)


@cache
def held_worth(left: int) -> float:
    """Coins that one Region of an Active Race pays in the turns that are left, roughly."""
    return sum((1 - EROSION) ** turn for turn in range(1, min(left, 4) + 1))


@cache
def declined_factor(left: int) -> float:
    return sum((1 - DECLINED_EROSION) ** turn for turn in range(1, min(left, 3) + 1))


# ---- the turns to come


def _prospect(left: int, held: float, tokens: float, bonus: float, risk: float, stay: int = 1) -> float:
    """Coins of ``left`` more turns with a Race that goes In Decline at the best moment.

    ``bonus`` is what the Regions held pay besides their coins, ``risk`` the share lost before the next turn, ``stay``
    how many tokens hold a Region.
    """
    best = 0.0
    start = max(held, 1.0)
    earned = 0.0
    for turn in range(left + 1):
        lost = held * risk
        held -= lost
        tokens -= lost * 0.8
        after = left - turn - 1
        if after < 0:
            return max(best, earned)
        best = max(best, earned + held * (1 + declined_factor(after)) + fresh(after))
        held = min(held + max(tokens - held * stay, 0.0) / STEP, max(tokens / stay, 0.0))
        earned += held + (bonus + FRESH_BONUS * (held - start) if held > start else bonus * held / start)
        risk = _even_risk(held, tokens)
    return max(best, earned)


def _even_risk(held: float, tokens: float) -> float:
    """The risk of Regions among which the tokens are spread evenly."""
    if held <= 0:
        return EROSION
    return EXPOSURE * RISK * exp(DETERRENCE * (1 - max(tokens / held, 1.0)))


@cache
def fresh(left: int) -> float:
    """Coins of ``left`` turns that begin with the choice of a combo."""
    if left <= 0:
        return 0.0
    held = FRESH / STEP
    return held * (1 + FRESH_BONUS) + _prospect(left - 1, held, FRESH, FRESH_BONUS * held, EROSION)


# ---- this turn


def _this_turn(s: Table, seat: int) -> tuple[float, float]:
    """What scoring pays now, and how much of it is a bonus that comes again."""
    pays = bonus = 0
    for item in score_items(s, seat):
        pays += item.amount
        if item.rule not in ("SW-SCORE-01", "SW-SCORE-02", "SW-FACT-04"):
            bonus += item.amount
    return float(pays), float(bonus)


class Plan(NamedTuple):
    """What the tokens in hand may still bring this turn."""

    regions: float
    coins: float
    """At scoring, or at once."""
    bonus: float
    """The part of it that comes again."""
    once: float
    worth: float
    """Beyond coins: markers, and losses of others."""


NO_PLAN = Plan(0.0, 0.0, 0.0, 0.0, 0.0)


class Prize(NamedTuple):
    coins: float
    bonus: float
    worth: float


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
            card = CONTENT.cards[number]
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
        self.deny = RIVALRY / max(1, len(s.players) - 1)
        self.known = {r for r in s.marker_at if r != NONE}
        m = look.map
        self.unknown = {m.size_region(board) for board, kind in enumerate(s.face_down) if kind != NONE}

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
                coins -= sum(due.amount for due in self.attacker.dues(r, ()))
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
                pays += sum(row.amount for row in CONTENT.markers[kind].score if row.per == "here")
        return pays, TREASURE * left / 3

    def _spoils(self, region: Region) -> tuple[float, float]:
        """Coins for taking a Region from somebody, and what he loses by it."""
        s, look = self.s, self.look
        race = region.race
        side = CONTENT.races[race].faction
        coins = 0.0
        for gain in self.gains:
            if gain.from_faction and gain.from_faction != side:
                continue
            defenders = region.defenders
            if gain.per_defender_from:
                coins += gain.amount * (defenders if defenders >= gain.per_defender_from else 0)
            else:
                coins += gain.amount
        if side == self.enemy and race != MURLOCS and not s.count(Tally.TAKEN, race):
            coins += 0.8
        owner = s.owner[race]
        if owner == NONE or owner == look.seat:
            return coins, 0.0
        left = look.scorings(owner)
        lost = held_worth(left) + 0.3 if s.is_active(race) else declined_factor(left)
        return coins, lost * (-ALLIANCE if look.is_friend(owner) else self.deny)


def _plan(look: Look) -> Plan:
    """Take Regions one by one, the best for its price first, as long as the tokens in hand last."""
    s = look.s
    attacker = Attacker(s, look.seat)
    hand = attacker.hand
    if not hand:
        return NO_PLAN
    judge = _Judge(look, attacker)
    touching = look.map.touching
    closed = attacker.held if attacker.water else attacker.held | look.map.water
    frontier = attacker.near | attacker.far
    future = held_worth(look.left)
    prices: dict[int, tuple[float, int, Prize]] = {}
    regions = coins = bonus = worth = 0.0
    taken = 0
    while hand > 0:
        best: tuple[float, int, int] | None = None
        for r in bits(frontier & ~taken):
            if r not in prices:
                if s.regions[r].tower:
                    closed |= 1 << r
                    continue
                prize = judge.prize(r)
                cost = attacker.price(r)
                prices[r] = ((prize.coins + prize.worth + future) / (cost + 0.25), cost, prize)
            rank, cost, _ = prices[r]
            if cost <= hand and (best is None or rank > best[0]):
                best = (rank, cost, r)
        if best is None:
            break
        _, cost, r = best
        prize = prices[r][2]
        hand -= cost
        taken |= 1 << r
        regions += 1
        coins += prize.coins
        bonus += prize.bonus
        worth += prize.worth
        attacker.near |= touching[r] & ~closed
        frontier = (frontier | touching[r]) & ~closed
    if hand > 0:
        odds, prize = _last_throw(attacker, hand, prices, taken)
        regions += odds
        coins += odds * prize.coins
        bonus += odds * prize.bonus
        worth += odds * prize.worth
    return Plan(regions, coins, bonus, max(0.0, (coins - bonus - regions) * 0.5), worth)


def _last_throw(
    attacker: Attacker, hand: int, prices: dict[int, tuple[float, int, Prize]], taken: int
) -> tuple[float, Prize]:
    """SW-FINAL-01: the best attempt with the die."""
    best = (0.0, Prize(0.0, 0.0, 0.0))
    if hand < attacker.keep:
        return best
    for r, (_, cost, prize) in prices.items():
        if not taken >> r & 1:
            odds = ODDS.get(cost - hand, 0.0)
            if odds * (prize.coins + prize.worth + 1) > best[0] * (best[1].coins + best[1].worth + 1):
                best = (odds, prize)
    return best


ODDS = {short: sum(face >= short for face in BOX.die) / len(BOX.die) for short in range(1, max(BOX.die) + 1)}


# ---- pieces laid out


def _pieces(look: Look) -> float:
    """Bombs, Military Objectives and Artifacts of the Active Race, as far as they promise coins."""
    s = look.s
    if not look.left:
        return 0.0
    worth = 0.0
    player = s.players[look.seat]
    for r, bomb in enumerate(s.bombs):
        if bomb != NONE and s.regions[r].race >= 0 and s.owner[s.regions[r].race] != look.seat:
            worth += 0.55
    if player.race == HUMANS:
        near = 0
        for r in look.mine:
            near |= look.map.touching[r]
        for r, region in enumerate(s.regions):
            if region.objective and region.race != player.race:
                cost = 2 + region.defenders + region.fort + region.wall
                worth += (1.6 if near >> r & 1 else 0.6) * max(0.3, 1 - 0.12 * cost)
    for number in cards_of(s, look.seat):
        if number == AEGIS:
            worth += look.risk(s.marker_at[number - CONTENT.first_marker]) * 1.5
        if number >= CONTENT.first_marker:
            worth += TREASURE * min(look.left, 3) / 3
    return worth


HUMANS = CONTENT.race("humans")
AEGIS = CONTENT.number["aegis_of_aggramar"]
