"""What a position is worth to a seat's faction, for choices that show their effect at once."""

from __future__ import annotations

from meetingstone.engine import NONE, Game
from meetingstone.games.board_game.queries import capacity
from meetingstone.games.board_game.state import TIE, Hero, Table
from meetingstone.games.board_game.strength import outfit, power
from meetingstone.games.board_game.tactics.plans import GOLD, POWER

WON = 1000.0
HEALTH, ENERGY = 0.6, 0.35
"""What a token is worth to a character of the first level; higher ones regain them faster."""
CURSE = 0.5


def appraise(g: Game[Table], seat: int) -> dict[str, float]:
    """The faction's parts less those of its enemies."""
    s = g.state
    mine = s.seat_faction[seat]
    if mine == NONE:
        return {}
    parts = dict.fromkeys(("bg-experience", "bg-cards", "bg-goods", "bg-effort", "bg-victory"), 0.0)
    for hero in s.heroes:
        side = 1.0 if hero.faction == mine else -1.0
        parts["bg-experience"] += side * hero.xp
        # What is worn serves already; what is only owned has to be put on.
        worn = power(hero)
        parts["bg-cards"] += side * POWER * (0.6 * worn + 0.4 * outfit(hero))
        parts["bg-goods"] += side * GOLD * hero.gold
        parts["bg-effort"] += side * _tokens(hero)
    if s.winner not in (NONE, TIE):
        parts["bg-victory"] = WON if s.winner == mine else -WON
    return parts


def evaluate(g: Game[Table], seat: int) -> float:
    return sum(appraise(g, seat).values())


def _tokens(hero: Hero) -> float:
    """Health and Energy; the last missing ones count less than the first."""
    health, energy = max(1, capacity(hero, "health")), max(1, capacity(hero, "energy"))
    value = HEALTH * health * _fullness(hero.health / health) + ENERGY * energy * _fullness(hero.energy / energy)
    return (value - CURSE * hero.curse) / hero.level


def _fullness(share: float) -> float:
    return min(1.0, share) * (1.6 - 0.6 * min(1.0, share))
