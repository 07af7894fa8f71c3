"""What a position is worth to a seat, in tenths of a point of valor."""

from __future__ import annotations

from meetingstone.engine import NONE, Game
from meetingstone.games.adventure import odds
from meetingstone.games.adventure.queries import items_of, side_in
from meetingstone.games.adventure.state import Hero, Table
from meetingstone.games.adventure.tactics import worth
from meetingstone.games.adventure.tactics.plans import Plan


def appraise(g: Game[Table], seat: int) -> dict[str, float]:
    s = g.state
    if len(s.heroes) <= seat:
        return {}
    parts = holdings(s, seat)
    if s.heroes[seat].space != NONE:
        parts["ag-place"] = Plan(g, seat).ahead(s.heroes[seat].space)
    if s.fight is not None and side_in(s.fight, seat) != NONE:
        rest = odds.running(g, seat)
        if rest is not None:
            parts["ag-combat"] = worth.combat_worth(s, seat, s.fight, rest)
    return parts


def holdings(s: Table, seat: int) -> dict[str, float]:
    """All but the place: valor, quests, level, gear, health and what can be used up."""
    hero = s.heroes[seat]
    return {
        "ag-valor": worth.valor_worth(s, seat),
        "ag-quests": worth.quests_worth(s, seat) + 2.0 * len(hero.quests),
        "ag-level": worth.LEVEL * hero.level,
        "ag-gear": sum(worth.item_worth(s, seat, card) for card in items_of(hero)),
        "ag-health": -worth.wounds_cost(s, seat) - 1.2 * hero.disease,
        "ag-cards": worth.CARD * len(s.hands[seat]) + worth.TOKEN * len(hero.tokens) + worth.ENERGY * hero.energy,
        "ag-attached": _attached(hero, seat) - 0.3 * _theirs(s, seat),
    }


def _attached(hero: Hero, seat: int) -> float:
    """Cards that one has put on oneself help; those of others hurt."""
    return sum(1.2 if each.owner == seat else -1.2 for each in hero.attached)


def _theirs(s: Table, seat: int) -> float:
    """What the others would not like to lose: their health and what is attached to them."""
    return sum(
        _attached(hero, other) - worth.wounds_cost(s, other) for other, hero in enumerate(s.heroes) if other != seat
    )


def evaluate(g: Game[Table], seat: int) -> float:
    return sum(appraise(g, seat).values())
