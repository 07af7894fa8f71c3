"""Revenge of the Murlocs: the turn of a Race that nobody plays."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.changes import change_player
from meetingstone.games.small_world.flow.combo import Replenish
from meetingstone.games.small_world.flow.conquest import Conquest
from meetingstone.games.small_world.flow.redeployment import OthersRedeploy
from meetingstone.games.small_world.flow.scoring import score
from meetingstone.games.small_world.flow.turn import ready
from meetingstone.games.small_world.income import score_items
from meetingstone.games.small_world.state import EMPTY, Table


class MurlocTurn(Frame, kw_only=True):
    """Lift all but one token a Region, take the cheapest Regions while tokens last, score.

    SW-REVENGE-03, SW-REVENGE-04, SW-REVENGE-05, SW-REVENGE-06.
    """

    STEPS = ("ready_troops", "conquer", "put_down", "score_coins", "others_redeploy", "show_combos")
    seat: int
    last: int = NONE
    """The Region conquered last."""

    def ready_troops(self, g: Game[Table]) -> None:
        g.tell("murlocs")
        ready(g, self.seat)

    def conquer(self, g: Game[Table]) -> Outcome:
        attacker = Attacker(g.state, self.seat)
        target = cheapest(attacker)
        if target == NONE:
            return None
        self.again()
        self.last = target
        return Conquest(seat=self.seat, region=target, cost=attacker.price(target))

    def put_down(self, g: Game[Table]) -> None:
        """SW-REVENGE-04: tokens too few for any Region join the Region conquered last, or else the first one."""
        s = g.state
        held = s.held(s.content.murlocs)
        if held:
            at = self.last if self.last != NONE else held[0]
            s.regions[at] = replace(s.regions[at], tokens=s.regions[at].tokens + s.players[self.seat].hand)
            change_player(s, self.seat, hand=0)

    def score_coins(self, g: Game[Table]) -> None:
        score(g, self.seat)

    def others_redeploy(self, g: Game[Table]) -> Outcome:
        return OthersRedeploy(seat=self.seat)

    def show_combos(self, g: Game[Table]) -> Outcome:
        return Replenish()


def cheapest(attacker: Attacker) -> int:
    """SW-REVENGE-04: the cheapest Region; among equals one held by a human, then the most coins, then the first."""
    s = attacker.s
    best: tuple[int, int, int, int] | None = None
    for r in bits(attacker.near | attacker.far):
        if attacker.why_no_target(r):
            continue
        cost = attacker.price(r)
        race = s.regions[r].race
        human = race != NONE and s.owner[race] != NONE
        rank = (cost, not human, -_worth(s, r), r)
        if cost <= attacker.hand and (best is None or rank < best):
            best = rank
    return best[3] if best else NONE


def _worth(s: Table, r: int) -> int:
    """Coins that the Region would add to what the Murlocs score."""
    taken = s.clone()
    taken.regions[r] = replace(EMPTY, race=s.content.murlocs, tokens=1)
    return sum(item.amount for item in score_items(taken, s.seat)) - sum(item.amount for item in score_items(s, s.seat))
