"""Characters: flipped, raised, halted, moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import turn_card
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import levels, movement, wounds
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.targets import destinations, reach, way_to
from meetingstone.games.adventure.flow.verbs.verb import place_in, verb
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
    return wounds.Fall(seat=seat) if wounds.is_falling(g.state, seat) else None


@verb(v.GainLevel)
def _level(g: Game[Table], run: Run, effect: v.GainLevel, seat: int) -> Outcome:
    return levels.GainLevel(seat=seat, level=v.LEVELS.index(effect.level)) if seat >= 0 else None


@verb(v.Halt)
def _halt(g: Game[Table], run: Run, effect: v.Halt, seat: int) -> Outcome:
    s = g.state
    if effect.next or seat != s.active:
        s.stuck = (*s.stuck, seat) if seat >= 0 and seat not in s.stuck else s.stuck
    else:
        s.halted = True
    return None


@verb(v.Move)
def _move(g: Game[Table], run: Run, effect: v.Move, seat: int) -> Outcome:
    if seat < 0 or not destinations(g.state, effect, seat, run.cast):
        return None
    return MoveFigure(**run.passed_on(), mover=seat, script=run.script, i=place_in(run, effect))


class MoveFigure(Acting, kw_only=True):
    """A card moves a figure (AG-MOVE-06)."""

    STEPS = ("choose",)
    mover: int
    script: int
    i: int

    def _effect(self) -> v.Move:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Move)
        return effect

    def choose(self, g: Game[Table]) -> Outcome:
        s, effect = g.state, self._effect()
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
            way = way_to(reach(s, self.mover, effect.steps, leaves_aggro=True), choice.space)
            return movement.Walk(seat=self.mover, way=way, counted=False)
        return movement.Enter(seat=self.mover, space=choice.space)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        kind, _, name = key.partition(":")
        if kind == "space" and name in CONTENT.space:
            return movement.why_not_go(g.state, self.mover, CONTENT.space[name], on_foot=False)
        return Why("AG-GEN-02", "ag-must-move") if kind == "no" else None
