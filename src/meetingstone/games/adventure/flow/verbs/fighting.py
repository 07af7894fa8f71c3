"""Attacks, dice, and combats that end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Roll
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import add_lasting, set_fight
from meetingstone.games.adventure.flow.dice import COMBAT_DIE, movement_roll, take_movement_roll
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.targets import dice_to_reroll, may_reroll
from meetingstone.games.adventure.flow.verbs import choices
from meetingstone.games.adventure.flow.verbs.verb import verb
from meetingstone.games.adventure.options import DieOf, No, Yes
from meetingstone.games.adventure.queries import fight_of, right_of, side_in
from meetingstone.games.adventure.state import Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Strike)
def _strike(g: Game[Table], run: Run, effect: v.Strike, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if s.fight is not None and side != NONE:
        types = list(s.fight.types)
        types[side] = int(effect.type == "ranged")
        set_fight(s, types=tuple(types))
    return None


@verb(v.Ambush)
def _ambush(g: Game[Table], run: Run, effect: v.Ambush, seat: int) -> Outcome:
    add_lasting(g.state, "ambush", seat, effect.damage, run.name, NONE)
    return None


@verb(v.NoAttack)
def _no_attack(g: Game[Table], run: Run, effect: v.NoAttack, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if s.fight is not None and side != NONE:
        set_fight(s, idle=s.fight.idle | 1 << side)
    return None


# ---- dice


@verb(v.Reroll)
def _reroll(g: Game[Table], run: Run, effect: v.Reroll, seat: int) -> Outcome:
    s = g.state
    if not may_reroll(s, effect, run.owner):
        return None
    if effect.die == "movement":
        return RerollMovement(seat=run.owner)
    if effect.die == "card":
        return RerollOne(rolled=run.about)
    sides = dice_to_reroll(s, effect, run.owner)
    return RerollDice(owner=run.owner, sides=sides, one=effect.die == "either", may=effect.may)


class RerollMovement(Frame, kw_only=True):
    """AG-MOVE-10: the old result is thrown away completely."""

    STEPS = ("roll",)
    seat: int

    def roll(self, g: Game[Table]) -> Outcome:
        return movement_roll()

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        take_movement_roll(g, self.seat, faces[0])


class RerollOne(Frame, kw_only=True):
    """AG-TOK-04: the die of a card is rolled again, before its result is looked at."""

    STEPS = ("roll",)
    rolled: int
    """The stack index of the frame that has rolled it."""

    def roll(self, g: Game[Table]) -> Roll:
        return Roll(kind="ag-die", rule="AG-TOK-04", dice=(COMBAT_DIE,))

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        rolled = g.stack[self.rolled]
        assert isinstance(rolled, choices.RollOne)
        rolled.fall(g, faces[0])


class RerollDice(Asking, kw_only=True):
    """AG-POWER-07: combat dice are rolled again; what the old results have done stays."""

    STEPS = ("pick", "roll")
    owner: int
    sides: tuple[int, ...]
    one: bool = False
    may: bool = False

    def pick(self, g: Game[Table]) -> Outcome:
        s = g.state
        seat = self.owner if self.owner >= 0 else right_of(s, fight_of(s).attacker)
        options = self.candidates(g, seat)
        return Ask(seat=seat, kind="ag-reroll", rule="AG-POWER-07", options=options) if options else None

    def candidates(self, g: Game[Table], seat: int) -> tuple[Option, ...]:
        own = side_in(g.state.fight, self.owner)
        options: list[Option] = []
        if self.one:
            options = [DieOf(side == own) for side in self.sides]
        elif self.may:
            options = [Yes()]
        return (*options, No()) if self.may else tuple(options)

    def pick_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, No):
            self.pc = len(self.STEPS)
        elif isinstance(choice, DieOf):
            own = side_in(g.state.fight, self.owner)
            self.sides = (own if choice.own else 1 - own,)

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="ag-combat", rule="AG-POWER-07", dice=(COMBAT_DIE,) * len(self.sides))

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        fight = fight_of(g.state)
        dice = list(fight.dice)
        for side, face in zip(self.sides, faces, strict=True):
            dice[side] = face
        set_fight(g.state, dice=tuple(dice), rerolls=fight.rerolls + 1)
        g.tell("ag-rerolled", red=dice[0], black=dice[1])


@verb(v.SetDie)
def _set_die(g: Game[Table], run: Run, effect: v.SetDie, seat: int) -> Outcome:
    s = g.state
    if s.fight is None or s.fight.dice == (0, 0):
        return None
    side = max(0, side_in(s.fight, run.owner))
    if effect.die == "enemy":
        side = 1 - side
    dice = list(s.fight.dice)
    dice[side] = effect.face or min(6, max(1, dice[side] + effect.by))
    set_fight(s, dice=tuple(dice))
    g.tell("ag-rerolled", red=dice[0], black=dice[1])
    return None


@verb(v.SwapDice)
def _swap_dice(g: Game[Table], run: Run, effect: v.SwapDice, seat: int) -> Outcome:
    fight = g.state.fight
    if fight is not None and fight.dice != (0, 0):
        set_fight(g.state, dice=(fight.dice[1], fight.dice[0]))
        g.tell("ag-rerolled", red=fight.dice[1], black=fight.dice[0])
    return None


# ---- combats


@verb(v.CancelCombat)
def _cancel_combat(g: Game[Table], run: Run, effect: v.CancelCombat, seat: int) -> Outcome:
    if g.state.fight is not None:
        set_fight(g.state, over=True, dismissed=effect.dismiss)
        g.tell("ag-combat-canceled")
    return None


@verb(v.Avoid)
def _avoid(g: Game[Table], run: Run, effect: v.Avoid, seat: int) -> Outcome:
    fight = g.state.fight
    if fight is not None and not fight.begun:
        set_fight(g.state, over=True, dismissed=effect.fate == "deck" and fight.slot == NONE)
        g.tell("ag-combat-avoided")
    return None
