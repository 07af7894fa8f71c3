"""Damage, healing, defeat and disease."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import change, cure, mend
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import combat, wounds
from meetingstone.games.adventure.flow.verbs.verb import amount_of, dealer_of, verb
from meetingstone.games.adventure.queries import allowed, health_of, hero_name, number
from meetingstone.games.adventure.state import ENCOUNTER, Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Damage)
def _damage(g: Game[Table], run: Run, effect: v.Damage, seat: int) -> Outcome:
    amount = amount_of(g, run, effect)
    if amount <= 0:
        return None
    if seat == ENCOUNTER:
        combat.hurt_foe(g, amount)
        return None
    return wounds.Hurt(seat=seat, amount=amount, by=dealer_of(run))


@verb(v.Heal)
def _heal(g: Game[Table], run: Run, effect: v.Heal, seat: int) -> Outcome:
    s = g.state
    if seat < 0 or allowed(s, seat, "no_healing"):
        return None
    amount = s.heroes[seat].wounds if effect.all else number(s, seat, "healed", amount_of(g, run, effect))
    mend(g, seat, max(0, amount))
    return None


@verb(v.Prevent)
def _prevent(g: Game[Table], run: Run, effect: v.Prevent, seat: int) -> Outcome:
    hurt = g.stack[run.about]
    assert isinstance(hurt, wounds.Hurt)
    prevented = hurt.amount if effect.all else min(hurt.amount, effect.amount)
    hurt.amount -= prevented
    g.tell("ag-prevented", hero=hero_name(g.state, hurt.seat), amount=prevented)
    if not effect.reflect or hurt.by == NONE or not prevented:
        return None
    if hurt.by == ENCOUNTER:
        combat.hurt_foe(g, prevented)
        return None
    return wounds.Hurt(seat=hurt.by, amount=prevented, by=dealer_of(run))


@verb(v.Survive)
def _survive(g: Game[Table], run: Run, effect: v.Survive, seat: int) -> Outcome:
    s = g.state
    fall = g.stack[run.about]
    assert isinstance(fall, wounds.Fall)
    left = health_of(s, fall.seat)
    change(s, fall.seat, wounds=max(0, left - effect.health))
    g.tell("ag-survived", hero=hero_name(s, fall.seat))
    return None


@verb(v.Disease)
def _disease(g: Game[Table], run: Run, effect: v.Disease, seat: int) -> Outcome:
    s = g.state
    if seat < 0:
        return None
    if effect.cure:
        cure(g, seat)
        return None
    if not _take_disease(s, run):
        return None
    change(s, seat, disease=s.heroes[seat].disease + 1)
    g.tell("ag-diseased", hero=hero_name(s, seat))
    return wounds.Fall(seat=seat, by=dealer_of(run))


def _take_disease(s: Table, run: Run) -> bool:
    """AG-TOK-11: a token lies on the card; an explored one does, another is taken from pile or box (AG-LIMIT-01)."""
    kind = CONTENT.discovery["disease"]
    if run.name == "disease":
        return True
    if kind in s.pile:
        place = s.pile.index(kind)
        s.pile = s.pile[:place] + s.pile[place + 1 :]
        return True
    for row, kinds in enumerate(s.box):
        if kind in kinds:
            place = kinds.index(kind)
            s.box = (*s.box[:row], kinds[:place] + kinds[place + 1 :], *s.box[row + 1 :])
            return True
    return False
