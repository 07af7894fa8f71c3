"""A player's turn: expand with new conquests, or go In Decline."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.small_world.changes import lift, settle
from meetingstone.games.small_world.flow.combo import PickCombo, Replenish
from meetingstone.games.small_world.flow.conquests import Conquests
from meetingstone.games.small_world.flow.decline import GoInDecline
from meetingstone.games.small_world.flow.meant import Asking
from meetingstone.games.small_world.flow.redeployment import OthersRedeploy, Redeployment
from meetingstone.games.small_world.flow.scoring import score
from meetingstone.games.small_world.flow.triggers import triggers
from meetingstone.games.small_world.options import (
    Abandon,
    Assault,
    Attempt,
    Conquer,
    Decline,
    Exchange,
    Expand,
    Intimidate,
    Pick,
    Place,
    Reveal,
    SitOut,
    Steal,
)
from meetingstone.games.small_world.queries import is_wiped_out, keep
from meetingstone.games.small_world.state import Table


class Turn(Asking, kw_only=True):
    """SW-GEN-11, SW-TURN-01: the steps of an expanding turn; a turn of decline leaves after the choice."""

    STEPS = (
        "choose", "start_effects", "ready_troops", "conquests", "recruits", "redeploy", "score_coins",
        "end_placements", "others_redeploy", "show_combos",
    )  # fmt: skip
    OWN = (Expand, SitOut, Decline)
    NOT_NOW = {
        Pick: ("SW-COMBO-01", "has-a-race"),
        **dict.fromkeys(
            (Conquer, Attempt, Assault, Abandon, Intimidate, Exchange, Steal, Place, Reveal),
            ("SW-DECL-01", "choose-first"),
        ),
    }
    seat: int
    stood: int = NONE
    """Where the Champion stood beside a token before the troops were readied."""

    def choose(self, g: Game[Table]) -> Outcome:
        """SW-ROUND-04, SW-DECL-11: without a Race one is picked, and goes on to conquer and score in this turn."""
        s = g.state
        if s.players[self.seat].race == NONE:
            return PickCombo(seat=self.seat)
        return Ask(seat=self.seat, kind="turn", rule="SW-TURN-01", options=self.legal(g, self.seat))

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Expand):
            return None
        # SW-DECL-07: no conquests; only those whom a Bomb displaced are still to come.
        self.goto("others_redeploy")
        return GoInDecline(seat=self.seat) if isinstance(choice, Decline) else SitOutTurn(seat=self.seat)

    def start_effects(self, g: Game[Table]) -> Outcome:
        return triggers(g, "turn.start")

    def ready_troops(self, g: Game[Table]) -> None:
        """SW-TURN-02: all Active tokens but those that must stay come to hand; redeployment is free anyway."""
        self.stood = ready(g, self.seat)

    def conquests(self, g: Game[Table]) -> Outcome:
        return Conquests(seat=self.seat, stood=self.stood)

    def recruits(self, g: Game[Table]) -> Outcome:
        """SW-RACE-FORSAKEN-03: after the last conquest, before redeployment."""
        return triggers(g, "recruits")

    def redeploy(self, g: Game[Table]) -> Outcome:
        return Redeployment(seat=self.seat)

    def score_coins(self, g: Game[Table]) -> None:
        score(g, self.seat)

    def end_placements(self, g: Game[Table]) -> Outcome:
        return triggers(g, "turn.end")

    def others_redeploy(self, g: Game[Table]) -> Outcome:
        return OthersRedeploy(seat=self.seat)

    def show_combos(self, g: Game[Table]) -> Outcome:
        return Replenish()

    def why_not_own(self, g: Game[Table], option: Option) -> Why | None:
        if isinstance(option, Decline):
            return None
        wiped_out = is_wiped_out(g.state, self.seat)
        if isinstance(option, SitOut):
            return None if wiped_out else Why("SW-TURN-06", "not-wiped-out")
        return Why("SW-TURN-06", "wiped-out") if wiped_out else None


def ready(g: Game[Table], seat: int) -> int:
    """SW-TURN-02: lift the spare pieces; returns the Region from which the Champion came, or NONE."""
    s = g.state
    stood = NONE
    stay = keep(s, seat)
    lifted = 0
    for r in s.held(s.players[seat].race):
        region = s.regions[r]
        champion = region.champion and region.tokens >= stay
        tokens = max(0, region.tokens - max(0, stay - (region.champion and not champion)))
        if tokens or champion:
            lift(s, seat, r, tokens=tokens, champion=champion)
            lifted += tokens + champion
            stood = r if champion else stood
        settle(g, r)
    if lifted:
        g.tell("readied", seat=seat, count=lifted)
    return stood


class SitOutTurn(Frame, kw_only=True):
    """SW-TURN-06: no token is left: Bombs are still turned up, and the In Decline Race scores."""

    STEPS = ("idle_effects", "score_coins")
    seat: int

    def idle_effects(self, g: Game[Table]) -> Outcome:
        return triggers(g, "turn.idle")

    def score_coins(self, g: Game[Table]) -> None:
        score(g, self.seat)
