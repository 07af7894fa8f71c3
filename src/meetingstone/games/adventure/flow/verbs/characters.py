"""Characters: flipped, raised, halted, moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from meetingstone.engine import NONE, Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import turn_card
from meetingstone.games.adventure.flow import levels, movement, wounds
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.targets import destinations, shoved
from meetingstone.games.adventure.flow.verbs.verb import dealer_of, place_in, verb
from meetingstone.games.adventure.options import No, Place
from meetingstone.games.adventure.queries import hero_name, right_of, space_name
from meetingstone.games.adventure.sources import SCRIPTS
from meetingstone.games.adventure.state import Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Flip)
def _flip(g: Game[Table], run: Run, effect: v.Flip, seat: int) -> Outcome:
    if seat < 0:
        return None
    side = 1 - g.state.heroes[seat].side if effect.side is None else int(effect.side == "other")
    turn_card(g, seat, side)
    return wounds.Fall(seat=seat, by=dealer_of(run)) if wounds.is_falling(g.state, seat) else None


@verb(v.GainLevel)
def _level(g: Game[Table], run: Run, effect: v.GainLevel, seat: int) -> Outcome:
    return levels.GainLevel(seat=seat, level=v.LEVELS.index(effect.level)) if seat >= 0 else None


@verb(v.Halt)
def _halt(g: Game[Table], run: Run, effect: v.Halt, seat: int) -> Outcome:
    s = g.state
    if effect.next:
        s.stuck = (*s.stuck, seat) if seat >= 0 and seat not in s.stuck else s.stuck
        return None
    s.halted |= seat == s.active
    for frame in g.stack:
        # He moves no farther this turn, by whomever he is moved.
        if isinstance(frame, movement.Walk) and frame.seat == seat:
            frame.way = ()
        elif isinstance(frame, MoveFigure) and frame.mover == seat:
            frame.ended = True
    return None


@verb(v.Move)
def _move(g: Game[Table], run: Run, effect: v.Move, seat: int) -> Outcome:
    if seat < 0 or not destinations(g.state, effect, seat, run.cast):
        return None
    return MoveFigure(**run.passed_on(), mover=seat, script=run.script, i=place_in(run, effect))


class MoveFigure(Acting, kw_only=True):
    """A card moves a figure (AG-MOVE-06); AG-ABIL-22: after a trap it may use the spaces that it has left."""

    STEPS = ("choose",)
    OWN = {"choose": (Place, No)}
    mover: int
    script: int
    i: int
    gone: int = 0
    """Spaces that it has come so far."""
    here: int = NONE
    """Where that was."""
    ended: bool = False

    def _effect(self) -> v.Move:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Move)
        return replace(effect, steps=effect.steps - self.gone, must=False, leaves_aggro=False) if self.gone else effect

    def choose(self, g: Game[Table]) -> Outcome:
        s, effect = g.state, self._effect()
        if self.ended or self.here not in (NONE, s.heroes[self.mover].space):
            return None
        by = {"self": self.decider(g), "mover": self.mover, "right": right_of(s, self.mover)}[effect.by]
        options: list[Option] = [Place(space) for space in destinations(s, effect, self.mover, self.cast)]
        if not effect.must:
            options.append(No())
        return Ask(seat=by, kind="ag-move-figure", rule="AG-MOVE-06", options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, No):
            return None
        assert isinstance(choice, Place)
        s, effect = g.state, self._effect()
        g.tell("ag-moved", hero=hero_name(s, self.mover), space=space_name(choice.space))
        if effect.where == "steps":
            way = shoved(s, self.mover, effect.steps)[choice.space]
            if any(trap[0] == choice.space for trap in s.traps):
                self.gone, self.here = self.gone + len(way), choice.space
                self.again()
            return movement.Walk(seat=self.mover, way=way, counted=False)
        return movement.Enter(seat=self.mover, space=choice.space)

    def why_not_own(self, g: Game[Table], seat: int, option: Place | No) -> Why | None:
        s, effect = g.state, self._effect()
        if isinstance(option, No):
            return Why("AG-GEN-02", "ag-must-move") if effect.must else None
        if option.space in destinations(s, effect, self.mover, self.cast):
            return None
        values: dict[str, int | str] = {"space": space_name(option.space)}
        if option.space == s.heroes[self.mover].space:
            return Why("AG-MOVE-06", "ag-figure-there", values)
        above = movement.why_above_level(s, self.mover, option.space, "AG-MOVE-06")
        return above or Why("AG-MOVE-06", "ag-figure-elsewhere", values)
