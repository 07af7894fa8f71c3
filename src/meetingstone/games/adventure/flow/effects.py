"""A list of effects, carried out in order; what each verb does is in `verbs`."""

from __future__ import annotations

from meetingstone.engine import Ask, Game, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.flow import quests
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.targets import candidates, targets
from meetingstone.games.adventure.flow.verbs.verb import VERBS
from meetingstone.games.adventure.options import Target
from meetingstone.games.adventure.queries import applies
from meetingstone.games.adventure.sources import SCRIPTS
from meetingstone.games.adventure.state import Table


class Run(Acting, kw_only=True):
    """AG-GEN-02: the effects of one use, in order; what cannot be done is skipped."""

    STEPS = ("aim", "act", "settle")
    OWN = {"aim": (Target,)}
    script: int
    i: int = 0
    todo: tuple[int, ...] = ()
    """Characters (or the ENCOUNTER) to whom the running effect still happens."""

    def aim(self, g: Game[Table]) -> Outcome:
        """Find the next effect that applies, and whom it is about; ask if its player chooses."""
        s = g.state
        script = SCRIPTS[self.script]
        cast = self.cast
        while self.i < len(script):
            effect = script[self.i]
            if applies(s, effect.when, effect.unless, cast):
                if not isinstance(effect, v.Aimed):
                    self.todo = (self.owner,)
                    return None
                if effect.to in v.CHOSEN:
                    found = candidates(s, effect, cast)
                    if found:
                        options = tuple(Target(seat) for seat in found)
                        return Ask(seat=self.decider(g), kind="ag-target", rule="AG-GEN-02", options=options)
                else:
                    self.todo = targets(s, effect, cast)
                    if self.todo:
                        return None
            self.i += 1
        self.goto("settle")
        return None

    def aim_answered(self, g: Game[Table], choice: Target) -> None:
        self.target = choice.seat
        self.todo = (choice.seat,)

    def act(self, g: Game[Table]) -> Outcome:
        effect = SCRIPTS[self.script][self.i]
        seat, *rest = self.todo
        self.todo = tuple(rest)
        if rest:
            self.again()
        else:
            self.i += 1
            self.goto("aim")
        return VERBS[type(effect)](g, self, effect, seat)

    def settle(self, g: Game[Table]) -> Outcome:
        return quests.settle(g)

    def why_not_own(self, g: Game[Table], seat: int, option: Target) -> Why | None:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Aimed)
        is_found = option.seat in candidates(g.state, effect, self.cast)
        return None if is_found else Why("AG-GEN-02", "ag-no-target")
