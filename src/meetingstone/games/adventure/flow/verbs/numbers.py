"""Energy, steps, and values that change for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import add_bonus, add_lasting, change
from meetingstone.games.adventure.flow.verbs.verb import amount_of, verb
from meetingstone.games.adventure.queries import per, side_in
from meetingstone.games.adventure.state import Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Energy)
def _energy(g: Game[Table], run: Run, effect: v.Energy, seat: int) -> Outcome:
    s = g.state
    # AG-ABIL-07: only the active character and a defender have energy at all.
    if seat == s.active or (seat >= 0 and side_in(s.fight, seat) != NONE):
        change(s, seat, energy=max(0, s.heroes[seat].energy + amount_of(g, run, effect)))
    return None


@verb(v.Steps)
def _steps(g: Game[Table], run: Run, effect: v.Steps, seat: int) -> Outcome:
    g.state.moves = max(0, g.state.moves + amount_of(g, run, effect))
    return None


@verb(v.Boost)
def _boost(g: Game[Table], run: Run, effect: v.Boost, seat: int) -> Outcome:
    s = g.state
    times = per(s, effect.per, run.owner)
    for name in ("attack", "defense", "damage", "taken", "movement"):
        amount = getattr(effect, name) * times
        if amount and name == "movement" and effect.until == "turn":
            s.moves = max(0, s.moves + amount)
        elif amount:
            _change_number(s, run, seat, name, amount, effect.until)
    return None


def _change_number(s: Table, run: Run, seat: int, name: str, amount: int, until: str) -> None:
    """A bonus or ban for the combat, for the turn, or to the start of the next turn of whoever gave it."""
    if until == "combat":
        side = side_in(s.fight, seat)
        if side != NONE:
            add_bonus(s, name, side, amount, run.name)
    elif seat >= 0:
        owner = run.owner if until == "next_turn" and run.owner >= 0 else NONE
        add_lasting(s, name, seat, amount, run.name, owner)
    elif side_in(s.fight, seat) != NONE:
        add_bonus(s, name, side_in(s.fight, seat), amount, run.name)


@verb(v.Forbid)
def _forbid(g: Game[Table], run: Run, effect: v.Forbid, seat: int) -> Outcome:
    _change_number(g.state, run, seat, effect.what, 1, effect.until)
    return None


@verb(v.Value)
def _value(g: Game[Table], run: Run, effect: v.Value, seat: int) -> Outcome:
    s = g.state
    side = side_in(s.fight, seat)
    if side == NONE:
        return None
    for name in ("attack", "defense", "damage"):
        wanted = getattr(effect, name)
        if wanted is not None:
            add_bonus(s, name, side, 0, run.name, base=wanted)
    return None
