"""Revenge of the Murlocs: the turn of a Race that nobody plays."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Game
from meetingstone.engine.effects import total
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.board import bits
from meetingstone.games.small_world.content import CONTENT
from meetingstone.games.small_world.flow.conquest import Conquest
from meetingstone.games.small_world.flow.redeployment import Redeployment, displaced
from meetingstone.games.small_world.flow.scoring import score
from meetingstone.games.small_world.flow.turn import ready
from meetingstone.games.small_world.queries import BASE, Attacker
from meetingstone.games.small_world.state import Table


class MurlocTurn(Frame, kw_only=True):
    """SW-REVENGE-03..06: lift all but one token a Region, take the cheapest Regions while tokens last, score."""

    STEPS = ("ready_troops", "conquer", "score_coins", "others_redeploy")
    seat: int

    def ready_troops(self, g: Game[Table]) -> None:
        ready(g, self.seat)

    def conquer(self, g: Game[Table]) -> Outcome:
        attacker = Attacker(g.state, self.seat)
        target = cheapest(attacker)
        if target == NONE:
            return None
        self.again()
        return Conquest(seat=self.seat, region=target)

    def score_coins(self, g: Game[Table]) -> None:
        score(g, self.seat)

    def others_redeploy(self, g: Game[Table]) -> Outcome:
        seat = displaced(g.state, after=self.seat)
        if seat == NONE:
            return None
        self.again()
        return Redeployment(seat=seat, lifted=True)


def cheapest(attacker: Attacker) -> int:
    """SW-REVENGE-04: the cheapest Region; among equals one held by a human, then the most coins, then the first."""
    s = attacker.s
    best: tuple[int, int, int, int] | None = None
    for r in bits(attacker.near | attacker.far):
        if attacker.why_no_target(r):
            continue
        cost = total(BASE, attacker.cost(r))
        race = s.regions[r].race
        human = race != NONE and s.owner[race] != NONE
        rank = (cost, not human, -_worth(s, r), r)
        if cost <= attacker.hand and (best is None or rank < best):
            best = rank
    return best[3] if best else NONE


def _worth(s: Table, r: int) -> int:
    """Coins that the Region pays its holder each turn, as far as one can see."""
    here = (CONTENT.markers[kind] for kind, at in enumerate(s.marker_at) if at == r)
    return 1 + sum(row.amount for marker in here for row in marker.score if row.per == "here")
