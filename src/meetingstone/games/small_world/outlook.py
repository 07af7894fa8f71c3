"""What Regions and Races promise in the turns to come: the rough model behind :mod:`evaluate`.

All is in expected coins. The numbers at the top were tuned by games between versions of the greedy bot.
"""

from __future__ import annotations

from functools import cache
from math import exp

from meetingstone.engine import NONE, Game
from meetingstone.games.small_world.flow.turn import Turn
from meetingstone.games.small_world.state import Table, Tally

SCORED = Turn.STEPS.index("score_coins")
REDEPLOYING = Turn.STEPS.index("redeploy")

STEP = 2.7
"""Tokens that one more Region takes, in the long run."""
FRESH = 10.6
"""Tokens of a combo that nobody has chosen yet."""
FRESH_BONUS = 0.4
"""Its coins per Region besides the one for the Region."""
EROSION = 0.18
"""The share of Regions that a Race loses between two turns, when nothing is known of them."""
DECLINED_EROSION = 0.16
"""The same for a Race In Decline."""
RISK = 0.32
"""The chance to lose a Region that costs 3 before the next turn, when an enemy stands beside it."""
DETERRENCE = 0.4
"""How fast that falls with every token that it costs more."""
UNREACHED = 0.3
ENTRY = 0.3
"""How much of it remains where no enemy is near, and how much more where everybody may enter."""
EXPOSURE = 0.65
"""How much of it the average Region has."""
TOKEN = 0.13
"""What one more token of an opponent earns him in a turn."""
RIVALRY = 0.9
"""What a coin of the average opponent is worth; and, with the other sign, a coin of a friend."""
ALLIANCE = 0.7
TREASURE = 1.2
"""An Artifact, or a Legendary Place, beyond the coins it pays."""


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
            worth += TOKEN * min(left, 3) * (self.strength.get(player.race, 0) + player.hand)
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
    """The same for a Race In Decline."""
    return sum((1 - DECLINED_EROSION) ** turn for turn in range(1, min(left, 3) + 1))


# ---- the turns to come


def prospect(left: int, held: float, tokens: float, bonus: float, risk: float, stay: int = 1) -> float:
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
        earned += held + (bonus if held >= start else bonus * held / start)
        risk = even_risk(held, tokens)
    return max(best, earned)


def even_risk(held: float, tokens: float) -> float:
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
    return held * (1 + FRESH_BONUS) + prospect(left - 1, held, FRESH, FRESH_BONUS * held, EROSION)
