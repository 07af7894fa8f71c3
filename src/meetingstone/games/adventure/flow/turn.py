"""A turn: movement, exploration, challenge, maintenance (AG-TURN)."""

from __future__ import annotations

from meetingstone.engine import Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import change, new_turn
from meetingstone.games.adventure.flow import moments
from meetingstone.games.adventure.flow.challenge import ChallengePhase
from meetingstone.games.adventure.flow.dice import movement_roll, take_movement_roll
from meetingstone.games.adventure.flow.exploration import Exploration
from meetingstone.games.adventure.flow.maintenance import Maintenance
from meetingstone.games.adventure.flow.movement import Movement
from meetingstone.games.adventure.queries import hero_name
from meetingstone.games.adventure.state import CHALLENGE, EXPLORE, MAINTAIN, MOVE, START, Table


class Turn(Frame, kw_only=True):
    """AG-TURN-02: four phases in fixed order; AG-TURN-04: wherever he is sent meanwhile, those that are left follow."""

    STEPS = ("begin", "start", "roll", "rolled", "move", "explore", "challenge", "maintain", "end", "pass_die")
    seat: int

    def begin(self, g: Game[Table]) -> None:
        s = g.state
        s.active = self.seat
        new_turn(s)
        s.face = -1
        s.moves = 0
        s.moved = s.walked = False
        s.halted = self.seat in s.stuck
        if s.halted:
            s.stuck = tuple(seat for seat in s.stuck if seat != self.seat)
        _enter(s, START)
        g.tell("ag-turn", hero=hero_name(s, self.seat), round=s.round)

    def start(self, g: Game[Table]) -> Outcome:
        """AG-TURN-05."""
        return moments.moment(g.state, "turn_start", self.seat)

    def roll(self, g: Game[Table]) -> Outcome:
        """AG-MOVE-01."""
        _enter(g.state, MOVE)
        return movement_roll()

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        take_movement_roll(g, self.seat, faces[0])

    def rolled(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "rolled", self.seat)

    def move(self, g: Game[Table]) -> Outcome:
        return Movement(seat=self.seat)

    def explore(self, g: Game[Table]) -> Outcome:
        _enter(g.state, EXPLORE)
        return Exploration(seat=self.seat)

    def challenge(self, g: Game[Table]) -> Outcome:
        """AG-DEFEAT-08: after a defeat while exploring it is skipped, wherever a False Map has then taken him."""
        fell = g.state.fell
        _enter(g.state, CHALLENGE)
        return None if fell else ChallengePhase(seat=self.seat)

    def maintain(self, g: Game[Table]) -> Outcome:
        """AG-MAINT-05: on every turn, whatever happened before."""
        _enter(g.state, MAINTAIN)
        return Maintenance(seat=self.seat)

    def end(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "turn_end", self.seat)

    def pass_die(self, g: Game[Table]) -> None:
        """AG-TURN-03, AG-MAINT-04: unspent energy is lost."""
        s = g.state
        change(s, self.seat, energy=0)
        s.turn += 1


def _enter(s: Table, phase: int) -> None:
    s.phase = phase
    s.fell = False
