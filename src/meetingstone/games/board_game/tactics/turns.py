"""Answers of a faction turn: which action, where to, with whom."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Option
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.challenge import Challenged, normal_fight
from meetingstone.games.board_game.flow.ongoing import overlord_boss
from meetingstone.games.board_game.flow.trade import TradeWith
from meetingstone.games.board_game.options import (
    Act,
    Challenge,
    Done,
    Equip,
    GoTo,
    HandItem,
    Hasten,
    Invite,
    Join,
    Look,
    Ready,
    Trade,
    Unequip,
    UseCard,
)
from meetingstone.games.board_game.queries import capacity, energy_of, equip_cost
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.strength import gain_of, is_rested, power, without, worn_in
from meetingstone.games.board_game.tactics.plans import (
    DEFEAT,
    ERRANDS,
    GOLD,
    POWER,
    VICTORY,
    Goal,
    Parts,
    Plan,
    arrival,
    assigned,
    fight_plan,
)
from meetingstone.games.board_game.tactics.routes import FAR, SURE, actions_to, ways_to, wild

IDLE: Parts = {"bg-effort": -0.5}
ACTION = 0.8
"""What an action might bring elsewhere, in XP."""
LOOKING = 5.0
"""To know what a counter is; it costs nothing."""
EQUIPPED_LATE = 0.8
"""What an Energy token is worth when Nefarian comes before it can be regained."""


# ---- actions


def acts(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    given = assigned(s, s.active)
    return [_act(s, option, given) for option in options]


def _act(s: Table, option: Option, given: dict[int, Plan]) -> Parts:
    if isinstance(option, Ready):
        return {}
    if isinstance(option, Look):
        return {"bg-victory": LOOKING}
    if isinstance(option, Trade):
        gain = max(best_gift(s, option.hero, option.other), best_gift(s, option.other, option.hero))[0]
        return {"bg-cards": gain} if gain > 0.3 else IDLE
    if isinstance(option, UseCard):
        return _power_outside(s, option)
    assert isinstance(option, Act | Challenge)
    plan = given.get(option.hero)
    if isinstance(option, Challenge) and option.target == "blue":
        if plan is not None and not _is_ready_for(s, option, plan):
            return IDLE
        # Nothing else can be done there (BG-ACT-02); whoever is strongest begins.
        return {"bg-effort": 0.1 + 0.01 * s.heroes[option.hero].health}
    step = next_step(s, option.hero, plan)
    if plan is None or step == "wait":
        return IDLE
    if isinstance(option, Challenge):
        meant = (plan.kind, plan.which, plan.place(option.hero))
        fits = step == "challenge" and (option.target, option.which, option.region) == meant
    else:
        fits = option.action == step
    return plan.worth if fits else IDLE


def _is_ready_for(s: Table, option: Challenge, plan: Plan) -> bool:
    """Whether those who stand here can beat independent creatures, or nobody comes who would help."""
    here = [i for i in s.heroes_in(option.region, s.active) if s.heroes[i].actions]
    coming = [i for i in plan.group if i not in here and plan.place(i) == option.region]
    foes = normal_fight(s, "blue", option.which, option.region, s.active, ()).foes
    return not coming or odds.quick(tuple([s.heroes[i] for i in here]), foes).win >= SURE


def next_step(s: Table, i: int, plan: Plan | None) -> str:
    """The next action of a character: travel, rest, train, town, challenge, or wait for the others."""
    if plan is None:
        return "wait"
    hero = s.heroes[i]
    if plan.rests and is_rested(hero) < 0.95:
        return "rest"
    if hero.region != plan.place(i):
        return "travel"
    if plan.kind in ERRANDS:
        return plan.kind
    if plan.kind not in ("look", "war"):
        late = [j for j in plan.group if s.heroes[j].region != plan.place(j) or not s.heroes[j].actions]
        if not late:
            return "challenge"
        rough = wild(s)
        soon = all(actions_to(s, s.heroes[j], plan.place(j), rough) < s.heroes[j].actions for j in late)
        if soon and hero.actions < 2:
            return "wait"
    missing = is_rested(hero) < 1
    return "rest" if missing and hero.region not in wild(s) else "wait"


def _power_outside(s: Table, option: UseCard) -> Parts:
    """Powers that are used between actions, or as one."""
    row = CONTENT.cards[option.card].ability[option.ability]
    hero = s.heroes[option.hero]
    price = energy_of(s, option.hero, option.card, option.ability)
    if row.heal:
        missing = min(row.heal, capacity(hero, "health") - hero.health)
        return {"bg-effort": (0.6 * missing - 0.4 * price) / hero.level - 0.1}
    if row.handler == "prayer":
        near = s.heroes_in(hero.region, hero.faction)
        missing = sum(capacity(s.heroes[i], "health") - s.heroes[i].health for i in near)
        return {"bg-effort": (0.6 * missing - 0.4 * price) / hero.level - ACTION}
    return IDLE


# ---- Travel


def travels(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    i: int = frame.hero  # type: ignore[attr-defined]
    target, rough = destination(s, i), wild(s)
    near = ways_to(s, s.heroes[i], target, rough)
    found: list[Parts] = []
    for option in options:
        if isinstance(option, Look):
            found.append({"bg-victory": LOOKING})
            continue
        region = option.region if isinstance(option, GoTo) else s.heroes[i].region
        danger = -2.0 if region in rough and region != target and isinstance(option, GoTo) else 0.0
        found.append({"bg-way": -0.5 * near.get(region, FAR), "bg-risk": danger})
    return found


def destination(s: Table, i: int) -> int:
    """Where a character wants to be; without a plan, home."""
    hero = s.heroes[i]
    plan = assigned(s, hero.faction).get(i)
    return plan.place(i) if plan is not None else CONTENT.home(hero.faction)


def extra_steps(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    i: int = frame.hero  # type: ignore[attr-defined]
    hero = s.heroes[i]
    left = ways_to(s, hero, destination(s, i), wild(s)).get(hero.region, FAR)
    found: list[Parts] = []
    for option in options:
        if isinstance(option, Look):
            found.append({"bg-victory": LOOKING})
        elif not isinstance(option, Hasten):
            found.append({})
        elif CONTENT.cards[option.card].type is None:
            found.append({"bg-way": 0.5 if left else -0.1})
        else:
            found.append({"bg-way": 0.5 if left == 1 else 0.0, "bg-cards": -0.3})
    return found


def flights(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    """Goblin Zeppelin, and where a defeated character is carried."""
    i: int = frame.hero  # type: ignore[attr-defined]
    hero = s.heroes[i]
    rough = wild(s)
    near = ways_to(s, hero, destination(s, i), rough)
    found: list[Parts] = []
    for option in options:
        region = option.region if isinstance(option, GoTo) else hero.region
        parts = {"bg-way": -0.3 * min(20, near.get(region, FAR))}
        if region in rough and not isinstance(option, Done):
            parts["bg-risk"] = -2.0
        found.append(parts)
    return found


# ---- fights: whom to invite, whether to join


def venture(s: Table, target: str, which: int, region: int, group: tuple[int, ...]) -> Parts:
    """What a fight brings the faction, less what the actions of those who join it might bring elsewhere."""
    faction = s.heroes[group[0]].faction
    cost = {"bg-effort": -ACTION * len(group)}
    heroes = tuple([s.heroes[i] for i in group])
    if target == "pvp":
        enemies = tuple([s.heroes[i] for i in s.heroes_in(region, 1 - faction)])
        win = odds.quick_pvp(heroes, enemies)
        return {**cost, "bg-rivals": 2.0 * win * len(enemies), "bg-risk": -(1 - win) * DEFEAT * len(group)}
    foes = normal_fight(s, target, which, region, faction, group).foes
    if target == "boss" and which == overlord_boss(s):
        return {**cost, "bg-victory": VICTORY * odds.quick(heroes, foes).win}
    if target == "blue":
        outcome = odds.quick(heroes, foes)
        hurt = 0.6 * outcome.wounds / heroes[0].level
        return {**cost, "bg-risk": -(1 - outcome.win) * (DEFEAT * len(group) + 2.0) - hurt}
    goal = Goal(target, which, region, foes)
    plan = fight_plan(s, goal, group, (0,) * len(group), ())
    # Their actions are not counted here: friends who stand there anyway had better fight along, as games have shown.
    return {name: value * len(group) for name, value in plan.worth.items()}


def invites(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    assert isinstance(frame, Challenged)
    return [
        venture(s, frame.target, frame.which, frame.region, (frame.hero, *option.heroes))
        if isinstance(option, Invite)
        else {}
        for option in options
    ]


def joins(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    assert isinstance(frame, Challenged)
    rest = tuple(i for i in frame.invited[1:])
    found: list[Parts] = []
    for option in options:
        joined = (option.hero,) if isinstance(option, Join) else ()
        found.append(venture(s, frame.target, frame.which, frame.region, (*frame.group, *joined, *rest)))
    return found


def bounds(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    return [
        venture(s, option.target, option.which, option.region, (option.hero,)) if isinstance(option, Challenge) else {}
        for option in options
    ]


# ---- Character Management and trades


def arrangements(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    found: list[Parts] = []
    for option in options:
        if not isinstance(option, Equip | Unequip):
            found.append({})
            continue
        hero = s.heroes[option.hero]
        after = worn_in(hero, option.card, option.area) if isinstance(option, Equip) else without(hero, option.card)
        gain = POWER * (power(after) - power(hero)) if after is not None else 0.0
        energy = equip_cost(hero, option.card) if isinstance(option, Equip) else 0
        last = s.turn >= BOX.track.spaces and not s.settings.defeat_overlord
        price = (0.05 if last else 0.12) / hero.level + EQUIPPED_LATE * arrival(s)
        found.append({"bg-cards": gain, "bg-effort": -(0.02 + price * energy)})
    return found


def best_gift(s: Table, giver: int, taker: int) -> tuple[float, int]:
    """What a friend gains by the card that serves him best, and that card."""
    return max(((_gift(s, giver, taker, card), card) for card in s.heroes[giver].bag), default=(0.0, NONE))


def _gift(s: Table, giver: int, taker: int, card: int) -> float:
    """How much more a card serves a friend than its owner."""
    if CONTENT.cards[card].soulbound or CONTENT.cards[card].level > s.heroes[taker].level:
        return 0.0
    return POWER * (gain_of(s.heroes[taker], card) - max(0.0, gain_of(s.heroes[giver], card))) - GOLD


def gifts(s: Table, frame: Frame, options: tuple[Option, ...], seat: int) -> list[Parts]:
    assert isinstance(frame, TradeWith)
    found: list[Parts] = []
    for option in options:
        if isinstance(option, HandItem):
            taker = frame.other if option.hero == frame.hero else frame.hero
            found.append({"bg-cards": _gift(s, option.hero, taker, option.card) - 0.3})
        else:
            found.append({} if isinstance(option, Ready) else {"bg-goods": -GOLD})
    return found
