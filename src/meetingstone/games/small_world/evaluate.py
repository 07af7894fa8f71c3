"""What a position is worth to a seat, in expected coins at the end of the game.

The parts of :class:`Worth`: coins in hand; what this turn will still earn, with a plan for the tokens in hand while
conquests go on; what the Active Race will earn in the turns that are left, going In Decline at the best moment; the
same for the Race In Decline; pieces laid out for later; and what the others have and stand to earn.
"""

from __future__ import annotations

from typing import NamedTuple

from meetingstone.engine import NONE, Game
from meetingstone.games.small_world.income import score_items
from meetingstone.games.small_world.outlook import TREASURE, Look, even_risk, fresh, prospect
from meetingstone.games.small_world.plan import NO_PLAN, best_plan
from meetingstone.games.small_world.queries import cards_of, keep
from meetingstone.games.small_world.state import Table


class Worth(NamedTuple):
    """The parts of a position's worth."""

    coins: float
    turn: float
    race: float
    decline: float
    pieces: float
    others: float


STYLES = {
    "hunter": {"others": 2.0},
    "builder": {"race": 1.3, "decline": 1.3, "pieces": 1.5},
    "raider": {"coins": 1.4, "turn": 1.4},
}
"""Weights of these parts, by style. Alone against the greedy bot they win 54 %, 48 % and 50 % of the games; the hunter
takes 61 % of its Regions from players instead of 48 %, the builder declines more often and the raider less."""


def evaluate(g: Game[Table], seat: int) -> float:
    return sum(appraise(g, seat))


def appraise(g: Game[Table], seat: int) -> Worth:
    s = g.state
    if not s.players:
        return Worth(0, 0, 0, 0, 0, 0)
    look = Look(g, seat)
    if s.players[seat].race != NONE:
        turn, race = _with_race(look)
    elif look.unscored:
        turn, race = float(len(look.old)), fresh(look.left + 1)
    else:
        turn, race = 0.0, fresh(look.left)
    return Worth(float(s.coins[seat]), turn, race, look.declined_worth(), _pieces(look), look.others())


def _with_race(look: Look) -> tuple[float, float]:
    """What this turn will still earn, and what the Active Race will earn later."""
    s, player = look.s, look.s.players[look.seat]
    plan = best_plan(look) if look.conquering else NO_PLAN
    pays, bonus = _this_turn(s, look.seat)
    held = len(look.mine) + plan.regions
    tokens = player.pieces + look.tokens
    risk = even_risk(held, tokens) if look.conquering else look.risk_of_mine(player.pieces)
    later = prospect(look.left, held, tokens, bonus + plan.bonus + plan.once, risk, keep(s, look.seat))
    return pays + plan.coins if look.unscored else 0.0, later + plan.worth


def _this_turn(s: Table, seat: int) -> tuple[float, float]:
    """What scoring pays now, and how much of it is a bonus that comes again."""
    pays = bonus = 0
    for item in score_items(s, seat):
        pays += item.amount
        if item.rule not in ("SW-SCORE-01", "SW-SCORE-02", "SW-FACT-04"):
            bonus += item.amount
    return float(pays), float(bonus)


# ---- pieces laid out


def _pieces(look: Look) -> float:
    """Bombs, Military Objectives and Artifacts of the Active Race, as far as they promise coins."""
    s = look.s
    if not look.left:
        return 0.0
    worth = 0.0
    race = s.players[look.seat].race
    banner = s.content.races[race].id if race != NONE else ""
    if banner == "goblins":
        worth += BOMB * sum(bomb != NONE for bomb in s.bombs)
    if banner == "humans":
        worth += _objectives(look)
    for number in cards_of(s, look.seat):
        if s.content.cards[number].id == "aegis_of_aggramar":
            worth += AEGIS_TOLL * look.risk(s.marker_at[number - s.content.first_marker])
        if number >= s.content.first_marker:
            worth += TREASURE * min(look.left, 3) / 3
    return worth


def _objectives(look: Look) -> float:
    """Military Objectives pay whoever reaches them and the Humans; best where the Humans can go next turn."""
    near = 0
    for r in look.mine:
        near |= look.map.touching[r]
    humans = look.s.players[look.seat].race
    worth = 0.0
    for r, region in enumerate(look.s.regions):
        if region.objective and region.race != humans:
            cost = 2 + region.defenders + region.fort + region.wall
            worth += (1.6 if near >> r & 1 else 0.6) * max(0.3, 1 - 0.12 * cost)
    return worth


BOMB = 0.55
"""Half of the Bombs explode."""
AEGIS_TOLL = 1.5
