"""Effects that hold others: choices, prices, rolls, and each of several characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Ask, Game, Option, Roll, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.flow import effects, moments, payment
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.dice import COMBAT_DIE
from meetingstone.games.adventure.flow.targets import is_feasible
from meetingstone.games.adventure.flow.verbs.verb import place_in, verb
from meetingstone.games.adventure.options import Branch, Done, No, Yes
from meetingstone.games.adventure.queries import can_pay, holds, power_cost
from meetingstone.games.adventure.sources import SCRIPTS, script_of
from meetingstone.games.adventure.state import ENCOUNTER, Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Choose)
def _choose(g: Game[Table], run: Run, effect: v.Choose, seat: int) -> Outcome:
    return ChooseBranch(**run.passed_on(), chooser=_chooser(g, run, seat), script=run.script, i=place_in(run, effect))


def _chooser(g: Game[Table], run: Run, seat: int) -> int:
    return seat if seat >= 0 else run.decider(g)


class ChooseBranch(Acting, kw_only=True):
    """AG-GEN-02: one of several ways that a card offers, each perhaps with a price."""

    STEPS = ("choose", "go_on")
    chooser: int
    script: int
    i: int
    picked: int = NONE

    def _branches(self) -> tuple[v.Branch, ...]:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Choose)
        return effect.options

    def choose(self, g: Game[Table]) -> Outcome:
        options = self.legal(g, self.chooser)
        if not options:
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.chooser, kind="ag-choose", rule="AG-GEN-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        return (Branch(i, self.script, self.i, self.owner == ENCOUNTER) for i in range(len(self._branches())))

    def why_not_own(self, g: Game[Table], seat: int, option: Branch) -> Why | None:
        s, branch = g.state, self._branches()[option.index]
        cast = self.cast._replace(owner=self.chooser)
        if not holds(s, branch.need, cast):
            return Why("AG-GEN-02", "ag-needs-more")
        if not _can_pay(s, self.chooser, branch.cost):
            return Why("AG-ABIL-06", "ag-cannot-pay")
        is_vain = branch.then and not is_feasible(s, branch.then[0], cast)
        return Why("AG-GEN-02", "ag-in-vain") if is_vain else None

    def choose_answered(self, g: Game[Table], choice: Branch) -> Outcome:
        self.picked = choice.index
        return _payment(g.state, self.chooser, self._branches()[choice.index].cost)

    def go_on(self, g: Game[Table]) -> Outcome:
        return effects.Run(**self.handed_to(self.chooser), script=script_of(self._branches()[self.picked].then))


def _can_pay(s: Table, seat: int, cost: v.Cost) -> bool:
    return can_pay(s, seat, power_cost(s, seat, cost.energy), cost, len(s.hands[seat]))


def _payment(s: Table, seat: int, cost: v.Cost) -> Outcome:
    return payment.payment(s, seat, power_cost(s, seat, cost.energy), cost)


@verb(v.May)
def _may(g: Game[Table], run: Run, effect: v.May, seat: int) -> Outcome:
    return MayDo(**run.passed_on(), chooser=_chooser(g, run, seat), script=run.script, i=place_in(run, effect))


class MayDo(Acting, kw_only=True):
    """AG-GEN-02: something that somebody may do because a card says so, perhaps for a price."""

    STEPS = ("offer", "go_on")
    chooser: int
    script: int
    i: int
    taken: bool = False

    def _effect(self) -> v.May:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.May)
        return effect

    def offer(self, g: Game[Table]) -> Outcome:
        s, effect = g.state, self._effect()
        cast = self.cast._replace(owner=self.chooser)
        if not _can_pay(s, self.chooser, effect.cost) or (effect.then and not is_feasible(s, effect.then[0], cast)):
            return None
        options = self.candidates(g, self.chooser)
        return Ask(seat=self.chooser, kind="ag-may", rule="AG-GEN-02", options=options)

    def candidates(self, g: Game[Table], seat: int) -> tuple[Option, ...]:
        foe = self.owner == ENCOUNTER
        return Yes(script=self.script, i=self.i, foe=foe), No(script=self.script, i=self.i, foe=foe)

    def offer_answered(self, g: Game[Table], choice: Yes | No) -> Outcome:
        self.taken = isinstance(choice, Yes)
        return _payment(g.state, self.chooser, self._effect().cost) if self.taken else None

    def go_on(self, g: Game[Table]) -> Outcome:
        effect = self._effect()
        then = effect.then if self.taken else effect.otherwise
        return effects.Run(**self.handed_to(self.chooser), script=script_of(then)) if then else None


@verb(v.Spend)
def _spend(g: Game[Table], run: Run, effect: v.Spend, seat: int) -> Outcome:
    return SpendOn(**run.passed_on(), script=run.script, i=place_in(run, effect), left=effect.most)


class SpendOn(Acting, kw_only=True):
    """AG-GEN-02: the price of a card that may be paid again and again."""

    STEPS = ("offer", "go_on")
    script: int
    i: int
    left: int

    def _effect(self) -> v.Spend:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Spend)
        return effect

    def offer(self, g: Game[Table]) -> Outcome:
        if self.left <= 0 or not _can_pay(g.state, self.owner, self._effect().cost):
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.owner, kind="ag-spend", rule="AG-GEN-02", options=self.candidates(g, self.owner))

    def candidates(self, g: Game[Table], seat: int) -> tuple[Option, ...]:
        return Yes(script=self.script, i=self.i), Done()

    def offer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            self.pc = len(self.STEPS)
            return None
        self.left -= 1
        return _payment(g.state, self.owner, self._effect().cost)

    def go_on(self, g: Game[Table]) -> Outcome:
        self.goto("offer")
        return effects.Run(**self.passed_on(), script=script_of(self._effect().then))


@verb(v.RollDie)
def _roll_die(g: Game[Table], run: Run, effect: v.RollDie, seat: int) -> Outcome:
    return RollOne(**run.passed_on(), roller=seat, script=run.script, i=place_in(run, effect))


class RollOne(Acting, kw_only=True):
    """A combat die decides what happens; AG-TOK-04: unless it is rolled again."""

    STEPS = ("roll", "answers", "act")
    roller: int
    script: int
    i: int
    face: int = 0

    def roll(self, g: Game[Table]) -> Outcome:
        return Roll(kind="ag-die", rule="AG-POWER-04", dice=(COMBAT_DIE,))

    def roll_answered(self, g: Game[Table], faces: tuple[int, ...]) -> None:
        self.fall(g, faces[0])

    def fall(self, g: Game[Table], face: int) -> None:
        self.face = face
        g.tell("ag-die", face=face)

    def answers(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "die", self.roller, about=g.depth)

    def act(self, g: Game[Table]) -> Outcome:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.RollDie)
        row = next((row for row in effect.rows if self.face in row.on), None)
        if row is None:
            return None
        passed = {**self.handed_to(self.roller), "target": self.roller}
        return effects.Run(**passed, script=script_of(row.then))


@verb(v.Each)
def _each(g: Game[Table], run: Run, effect: v.Each, seat: int) -> Outcome:
    if seat < 0:
        return None
    passed = {**run.passed_on(), "owner": seat, "whose": run.dealer, "target": seat}
    return effects.Run(**passed, script=script_of(effect.then))
