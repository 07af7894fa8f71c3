"""Why the bot thinks of an option as it does, in sentences: for hints."""

from __future__ import annotations

from random import Random

from meetingstone.engine import NONE, Game, GameDef, Option, Pass
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View, imagine
from meetingstone.games.adventure import prospects, trials
from meetingstone.games.adventure.flow.combat import fighter_name
from meetingstone.games.adventure.options import Done, Draw, Drink, Go, OwnItem, Play, UsePower
from meetingstone.games.adventure.queries import health_of, item_name, quest_name, side_in, space_name
from meetingstone.games.adventure.state import DEFENDER, Table
from meetingstone.games.adventure.tactics import outfits
from meetingstone.games.adventure.tactics.plans import FAR, PATIENCE, Plan

Remarks = tuple[Phrase, ...]


def remarks(definition: GameDef[Table], seen: View[Table], index: int) -> Remarks:
    """What there is to say for or against an option; nothing where the estimate says it all."""
    if seen.question is None or not seen.state.heroes:
        return ()
    g = imagine(seen, definition, Random(seen.number))
    g.source = None
    option, kind = seen.options[index], seen.question.kind
    if g.state.fight is not None:
        return _combat(g, seen.seat, index, option)
    if kind == "ag-challenge":
        return _challenge(g, seen.seat, option)
    if kind == "ag-move":
        return _move(g, seen.seat, option)
    if kind == "ag-equip" and isinstance(option, OwnItem):
        return _equipment(g, seen.seat, option)
    return ()


def _percent(share: float) -> int:
    return round(100 * share)


def _combat(g: Game[Table], seat: int, index: int, option: Option) -> Remarks:
    if side_in(g.state.fight, seat) == NONE or not isinstance(option, Pass | Play | UsePower):
        return ()
    odds = trials.odds_after(g, seat, index)
    if odds is None:
        return ()
    return (Phrase("hint-ag-rest", {"win": _percent(odds.won), "hit": _percent(odds.hit)}),)


def _challenge(g: Game[Table], seat: int, option: Option) -> Remarks:
    odds = prospects.challenge(g, seat, option)
    if odds is None:
        return ()
    values: dict[str, object] = {"win": _percent(odds.won), "lost": _percent(odds.lost + odds.both)}
    fight = prospects.battle(g.state, seat, option)
    if fight is not None:
        return (Phrase("hint-ag-odds", {**values, "foe": fighter_name(g.state, fight, DEFENDER)}),)
    return (Phrase("hint-ag-draw", values),) if isinstance(option, Draw) else ()


def _move(g: Game[Table], seat: int, option: Option) -> Remarks:
    hero = g.state.heroes[seat]
    if isinstance(option, Drink):
        health = health_of(g.state, seat)
        return (Phrase("hint-ag-health", {"left": health - hero.wounds, "health": health}),)
    if not isinstance(option, Go | Done):
        return ()
    plan = Plan(g, seat)
    space = option.space if isinstance(option, Go) else hero.space
    if plan.aim(space) > 0:
        served = [quest_name(quest) for quest in plan.serves(space)]
        if served:
            return (Phrase("hint-ag-quest", {"space": space_name(space), "quests": served}),)
        return (Phrase("hint-ag-goal", {"space": space_name(space)}),)
    row = plan.ways[space]
    far = {at: gain * PATIENCE ** row[at] for at, gain in plan.far().items() if at != space and row[at] < FAR}
    best = max(far, key=lambda at: far[at], default=NONE)
    if best == NONE or far[best] <= 0:
        return ()
    return (Phrase("hint-ag-way", {"space": space_name(space), "goal": space_name(best), "count": row[best]}),)


def _equipment(g: Game[Table], seat: int, option: OwnItem) -> Remarks:
    hero = g.state.heroes[seat]
    if option.item in (hero.weapon, hero.armor):
        return ()
    better = outfits.gain(g, seat, option.item) > 0
    return (Phrase("hint-ag-stronger" if better else "hint-ag-no-stronger", {"item": item_name(option.item)}),)
