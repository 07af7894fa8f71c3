"""What each open option is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from statistics import fmean

from meetingstone.engine import NONE, Game, GameDef, Option, Pass, React, Roll
from meetingstone.engine.views import View, imagine
from meetingstone.games.adventure import trials
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.evaluate import appraise, holdings
from meetingstone.games.adventure.flow.exploration import PlaceToken
from meetingstone.games.adventure.flow.targets import flights, reach
from meetingstone.games.adventure.options import (
    Attack,
    Done,
    Draw,
    Drink,
    FaceBoard,
    Go,
    HandCard,
    Meet,
    OwnItem,
    PayEnergy,
    PeekAt,
    Place,
    Play,
    QuestFirst,
    TakeResource,
    UsePower,
    Visit,
)
from meetingstone.games.adventure.prospects import battle
from meetingstone.games.adventure.queries import card_cost, power_cost, side_in
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.games.adventure.state import MOVE, Table
from meetingstone.games.adventure.tactics import outfits, worth
from meetingstone.games.adventure.tactics.plans import Plan, distances

Parts = dict[str, float]
RELUCTANCE = 0.15
"""What must at least come of a card or power that is used."""


def judge(definition: GameDef[Table], seen: View[Table]) -> list[Parts] | None:
    question = seen.question
    if question is None or not seen.stack or not seen.state.heroes:
        return None
    g = imagine(seen, definition, Random(seen.number))
    g.source = None
    seat = seen.seat
    judged = JUDGES.get(question.kind)
    if judged:
        return judged(g, seat, seen.options)
    fight = g.state.fight
    if fight is not None and side_in(fight, seat) != NONE:
        return _in_combat(g, seat, seen.options)
    if question.kind.startswith("ag-at-"):
        return _moment(g, seat, seen.options)
    return _tried(g, seat, seen.options)


def price(s: Table, seat: int, option: Option) -> float:
    """What it costs to play a card or use a power."""
    if isinstance(option, Play):
        return RELUCTANCE + worth.CARD + worth.ENERGY * card_cost(s, seat, option.ability)
    if isinstance(option, UsePower):
        use = SOURCES[option.source].use[option.row]
        paid = worth.ENERGY * power_cost(s, seat, use.cost.energy) + worth.CARD * use.cost.cards
        paid += worth.ITEM * (use.cost.items + use.discard) + worth.WOUND * use.cost.damage
        return RELUCTANCE + paid + worth.TOKEN * (SOURCES[option.source].kind == "token")
    return 0.0


# ---- by trying


def _tried(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    return [appraise(trials.tried(g, seat, index), seat) for index in range(len(options))]


def _moment(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """Outside his own combats he uses what pays."""
    base = sum(appraise(g, seat).values())
    found: list[Parts] = []
    for index, option in enumerate(options):
        if isinstance(option, Pass):
            found.append({})
            continue
        gain = sum(appraise(trials.tried(g, seat, index), seat).values()) - base
        found.append({"ag-use": gain - RELUCTANCE})
    return found


def _card_die(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """A die that a card has rolled: what comes of it as it lies, or as it may fall again."""
    found: list[Parts] = []
    for index in range(len(options)):
        then = trials.tried(g, seat, index)
        ends = [then]
        if isinstance(then.question, Roll) and then.question.kind == "ag-die":
            ends = [_fallen(then, seat, outcome) for outcome in product(*then.question.dice)]
        found.append({"ag-use": fmean(sum(appraise(end, seat).values()) for end in ends)})
    return found


def _fallen(g: Game[Table], seat: int, outcome: tuple[int, ...]) -> Game[Table]:
    then = g.clone()
    then.fall(then.number, outcome)
    return trials.tried(then, seat, 0) if isinstance(then.question, React) else then


# ---- combat


def _in_combat(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """AG-COMBAT-03: cards are played if they change the odds by more than they cost."""
    s = g.state
    fight = s.fight
    assert fight is not None
    found: list[Parts] = []
    had = sum(holdings(s, seat).values())
    for index, option in enumerate(options):
        then, odds = trials.after(g, seat, index)
        if odds is None:
            found.append({"ag-combat": 0.0})
            continue
        parts = {"ag-combat": worth.combat_worth(s, seat, fight, odds), "ag-price": -price(s, seat, option)}
        if not isinstance(option, Play | UsePower) and then.state.fight is not None:
            parts["ag-price"] = sum(holdings(then.state, seat).values()) - had
        found.append(parts)
    return found


def _challenges(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    plan = Plan(g, seat)
    found: list[Parts] = []
    for option in options:
        fight = battle(g.state, seat, option)
        if fight is not None:
            gain = plan.combat(fight)
            found.append({"ag-combat": gain - 0.5 * isinstance(option, Attack)})
        elif isinstance(option, FaceBoard):
            found.append({"ag-valor": plan.aim(option.space)})
        elif isinstance(option, Visit):
            found.append({"ag-use": plan.visit(option.card, g.state.heroes[seat].space)})
        elif isinstance(option, Draw):
            found.append({"ag-combat": plan.draws[option.level]})
    return found


# ---- the movement phase


def _moves(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """Where to go; cards, powers and potions by what they add to what he has and to where he may get."""
    s = g.state
    plan = Plan(g, seat)
    here = s.heroes[seat].space
    had = sum(holdings(s, seat).values())
    best = _best_place(g, seat, plan)
    found: list[Parts] = []
    for index, option in enumerate(options):
        if isinstance(option, Go):
            found.append({"ag-place": plan.standing(option.space)})
        elif isinstance(option, Done):
            found.append({"ag-place": plan.standing(here)})
        elif isinstance(option, Drink) and option.potion == "health":
            gain = worth.wounds_cost(s, seat) / max(1, s.heroes[seat].wounds)
            found.append({"ag-place": best, "ag-health": gain - worth.item_worth(s, seat, option.item) - RELUCTANCE})
        else:
            then = trials.tried(g, seat, index)
            gain = sum(holdings(then.state, seat).values()) - had + _lasting(s, then.state, seat)
            # Another stance, or a card that he has put on himself, makes other combats.
            is_other = then.state.heroes[seat].force != s.heroes[seat].force
            new = Plan(then, seat) if is_other else plan
            found.append({"ag-place": _best_place(then, seat, new), "ag-use": gain - RELUCTANCE})
    return found


def _best_place(g: Game[Table], seat: int, plan: Plan) -> float:
    s = g.state
    here = s.heroes[seat].space
    if s.phase != MOVE or s.moves <= 0 or s.halted:
        return plan.standing(here)
    return max(plan.standing(space) for space in {here, *reach(s, seat, s.moves)})


def _lasting(before: Table, after: Table, seat: int) -> float:
    """Bonuses for the rest of the turn."""
    new = after.lasting[len(before.lasting) :]
    return sum(0.9 * each.amount * (1 if each.seat == seat else -0.3) for each in new)


def _resources(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    plan = Plan(g, seat)
    found: list[Parts] = []
    for option in options:
        assert isinstance(option, TakeResource)
        if option.resource == "flight":
            here = g.state.heroes[seat].space
            places = [plan.now(space) + plan.ahead(space) for space in flights(g.state, seat)]
            found.append({"ag-place": max(places, default=0.0) - plan.standing(here) - 0.5})
        else:
            found.append({"ag-use": plan.resource(option.resource)})
    return found


def _places(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    plan = Plan(g, seat)
    return [{"ag-place": plan.standing(option.space)} if isinstance(option, Place) else {} for option in options]


def _token_places(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """AG-RES-07: good tokens where he will pass, bad ones where the others will."""
    frame = g.stack[-1]
    assert isinstance(frame, PlaceToken)
    good = CONTENT.discoveries[frame.drawn[seat][0]].kept
    ways = distances(3)
    spaces = [hero.space for other, hero in enumerate(g.state.heroes) if (other == seat) == good]
    return [
        {"ag-place": -float(min(ways[option.space][space] for space in spaces))} if isinstance(option, Place) else {}
        for option in options
    ]


def _peeks(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """AG-TOK-03: the nearest token is the one that he may soon step on."""
    ways = distances(3)[g.state.heroes[seat].space]
    return [{"ag-place": -float(ways[option.space])} if isinstance(option, PeekAt) else {} for option in options]


# ---- things


def _equipment(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    return [
        {"ag-gear": outfits.gain(g, seat, option.item)} if isinstance(option, OwnItem) else {} for option in options
    ]


def _cheapest(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """What he can do without."""
    return [
        {"ag-gear": -worth.item_worth(g.state, seat, option.item)} if isinstance(option, OwnItem) else {}
        for option in options
    ]


def _dearest(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    return [
        {"ag-gear": worth.item_worth(g.state, seat, option.item)} if isinstance(option, OwnItem) else {}
        for option in options
    ]


def _payments(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """Mana potions save energy, but energy is gone at the end of the turn anyway."""
    return [
        {"ag-gear": -worth.item_worth(g.state, seat, option.item)}
        if isinstance(option, Drink)
        else {"ag-cards": -worth.ENERGY * option.energy}
        if isinstance(option, PayEnergy)
        else {}
        for option in options
    ]


def card_worth(s: Table, seat: int, ability: int) -> float:
    """Cards that can be paid for and do more; a second copy is worth less."""
    card = CONTENT.abilities[ability]
    copies = s.hands[seat].count(ability)
    return worth.CARD + 0.1 * len(card.improved) + 0.3 * (card.weapon is not None) - 0.2 * card.energy - 0.2 * copies


def _cards_away(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    return [
        {"ag-cards": -card_worth(g.state, seat, option.ability)} if isinstance(option, HandCard) else {}
        for option in options
    ]


def _cards_kept(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    return [
        {"ag-cards": card_worth(g.state, seat, option.ability)} if isinstance(option, HandCard) else {}
        for option in options
    ]


def _goals(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """AG-MAINT-02: whatever may be done for a quest is done, with what he can best spare."""
    found: list[Parts] = []
    for option in options:
        if not isinstance(option, Meet):
            found.append({})
            continue
        goal = CONTENT.quests[option.quest].goals[option.goal]
        spent = 0.0
        if goal.discard:
            spent = worth.item_worth(g.state, seat, option.what)
        elif goal.cards:
            spent = card_worth(g.state, seat, option.what)
        found.append({"ag-quests": worth.VALOR, "ag-price": -0.5 * spent})
    return found


def _quests_away(g: Game[Table], seat: int, options: tuple[Option, ...]) -> list[Parts]:
    """AG-QUEST-13: the one that promises least."""
    kept = dict(zip((errand.quest for errand in g.state.heroes[seat].quests), Plan(g, seat).kept(), strict=True))
    return [{"ag-quests": -kept[option.quest]} if isinstance(option, QuestFirst) else {} for option in options]


JUDGES: dict[str, Callable[[Game[Table], int, tuple[Option, ...]], list[Parts]]] = {
    "ag-move": _moves,
    "ag-at-die": _card_die,
    "ag-challenge": _challenges,
    "ag-explore": _resources,
    "ag-flight": _places,
    "ag-place-token": _token_places,
    "ag-peek": _peeks,
    "ag-equip": _equipment,
    "ag-auction": _cheapest,
    "ag-lose-item": _cheapest,
    "ag-pay-item": _cheapest,
    "ag-pay": _payments,
    "ag-keep-item": _dearest,
    "ag-loot": _dearest,
    "ag-steal": _dearest,
    "ag-discard": _cards_away,
    "ag-search": _cards_kept,
    "ag-recover": _cards_kept,
    "ag-quests": _goals,
    "ag-drop-quest": _quests_away,
}
