"""What it is worth to wear a weapon or armor: shown by fights, for numbers alone do not say what a power does."""

from __future__ import annotations

from functools import cache

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure import remembered
from meetingstone.games.adventure.changes import redress
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.pieces import Item
from meetingstone.games.adventure.queries import health_of, item_of
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Table
from meetingstone.games.adventure.vocabulary import Modify

SAMPLE = 10
"""So many encounters of his colour are fought."""
POINT = 0.15
"""How many more of them are won with one more point of attack or defense."""
ASIDE = 0.4
"""What a power is worth that no fight shows, in points."""
FOUGHT = frozenset(("attack", "defense", "damage", "taken", "strikes_first"))
"""What fights show."""


def gain(g: Game[Table], seat: int, card: int) -> float:
    """What changes, in points of attack or defense, when he puts an item on, or takes off what he wears."""
    then = g.clone()
    then.source = None
    hero, kind = g.state.heroes[seat], item_of(card).kind
    worn = hero.weapon if kind == "weapon" else hero.armor
    new = NONE if card == worn else card
    redress(then.state, seat, wounds=0, **{kind: new})
    now = g.clone()
    redress(now.state, seat, wounds=0)
    aside = sum(_aside(item_of(each)) * sign for each, sign in ((new, 1), (worn, -1)) if each != NONE)
    return (_fights(then, seat) - _fights(now, seat)) / POINT + aside


def _fights(g: Game[Table], seat: int) -> float:
    """How much more often he wins than loses against encounters of his own colour; a wound is a part of a defeat.

    Unhurt, nobody is defeated in one combat: without the wounds armor would be worth nothing.
    """
    hero = g.state.heroes[seat]
    foes = _foes(hero.level)
    fights = [Fight(attacker=seat, defender=ENCOUNTER, space=hero.space, card=foe) for foe in foes]
    expected = [remembered.before(g, fight, seat) for fight in fights]
    health = health_of(g.state, seat)
    return sum(odds.won - odds.lost - odds.hurt / health for odds in expected) / len(expected)


@cache
def _foes(level: int) -> tuple[int, ...]:
    found = [i for i, card in enumerate(CONTENT.challenges) if card.level == level and card.encounter]
    return tuple(found[:: max(1, len(found) // SAMPLE)])


def _aside(item: Item) -> float:
    return ASIDE * (len(item.use) + sum(_helps(row) for row in item.modify))


def _helps(row: Modify) -> int:
    """Whether it helps, does nothing in a fight that is not shown by it, or hinders."""
    if row.stat in FOUGHT or row.allow in FOUGHT:
        return 0
    good = row.add > 0 if row.stat != "cost" else row.add < 0
    return 1 if good or row.stat is None else -1
