"""Why the bot thinks of an option as it does, in sentences: for hints.

The numbers are those that it decides by, so they are as rough as its eye for them.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from meetingstone.engine import NONE, Frame, Option
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.board_game import dice, odds
from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.challenge import Challenged, normal_fight
from meetingstone.games.board_game.flow.event_payments import GiveOne
from meetingstone.games.board_game.flow.items import DrawItems
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.trade import TradeWith
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.options import (
    Act,
    Buy,
    Challenge,
    Equip,
    GiveItem,
    GoTo,
    HandItem,
    Invite,
    Join,
    KeepItem,
    Look,
    LootItem,
    QuestDeck,
    Ready,
    Regain,
    Sell,
    Slay,
    StayOut,
    SwapQuest,
    SwapTalent,
    TakeDie,
    TakeTalent,
    TakeWound,
    Trade,
    Train,
    Unequip,
    UseAll,
    UseCard,
)
from meetingstone.games.board_game.queries import (
    capacity,
    card_name,
    energy_of,
    equip_cost,
    fight_of,
    hero_name,
    region_name,
    threat,
)
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.strength import outfit, power, without, worn_in
from meetingstone.games.board_game.tactics.fighting import WEIGHERS
from meetingstone.games.board_game.tactics.judge import DECK_LEVELS
from meetingstone.games.board_game.tactics.plans import Goal, Plan, assigned, is_spare, lesson, spoils
from meetingstone.games.board_game.tactics.routes import FAR, actions_to, steps_to, wild
from meetingstone.games.board_game.tactics.turns import best_gift, destination, next_step
from meetingstone.games.board_game.tactics.uses import need_of, plague_here

Remarks = tuple[Phrase, ...]


def remarks(seen: View[Table], index: int) -> Remarks:
    """What there is to say for or against an option; nothing where the estimate says it all."""
    frame, option = seen.stack[-1], seen.options[index]
    speaker = SPEAKERS.get(type(option))
    said = speaker(seen.state, frame, option) if speaker else ()
    return (*said, *_round(seen.state, frame, seen.question.kind if seen.question else ""))


def _percent(share: float) -> int:
    return round(100 * share)


# ---- actions


def _act(s: Table, frame: Frame, option: Act) -> Remarks:
    plan = assigned(s, s.active).get(option.hero)
    if plan is None or next_step(s, option.hero, plan) != option.action:
        return _elsewhere(s, option.hero, plan)
    return (*_plan(s, option.hero, plan), *_step(s, option.hero, plan, option.action))


def _elsewhere(s: Table, i: int, plan: Plan | None) -> Remarks:
    if plan is None:
        return (Phrase("hint-bg-no-plan", {"hero": hero_name(s, i)}),)
    if next_step(s, i, plan) == "wait":
        return (Phrase("hint-bg-waits", {"hero": hero_name(s, i)}),)
    return (Phrase("hint-bg-other-plan", {"hero": hero_name(s, i)}), *_plan(s, i, plan))


def _step(s: Table, i: int, plan: Plan, action: str) -> Remarks:
    hero = s.heroes[i]
    if action == "rest":
        return (_lack(s, i),)
    if action == "travel":
        count = actions_to(s, hero, plan.place(i), wild(s))
        return (Phrase("hint-bg-way", {"hero": hero_name(s, i), "region": region_name(plan.place(i)), "count": count}),)
    return ()


def _lack(s: Table, i: int) -> Phrase:
    hero = s.heroes[i]
    health = max(0, capacity(hero, "health") - hero.health)
    energy = max(0, capacity(hero, "energy") - hero.energy)
    return Phrase("hint-bg-lack", {"hero": hero_name(s, i), "health": health, "energy": energy})


def _plan(s: Table, i: int, plan: Plan) -> Remarks:
    """What the bot means to do with a character."""
    values: dict[str, object] = {
        "heroes": [hero_name(s, j) for j in plan.group],
        "region": region_name(plan.place(i)),
    }
    if plan.kind in ("quest", "boss", "counter", "pvp"):
        values["win"] = _percent(plan.win)
    if plan.kind == "quest":
        faction = s.heroes[i].faction
        foes = normal_fight(s, "quest", plan.which, plan.place(i), faction, ()).foes
        xp, _ = spoils(s, Goal("quest", plan.which, plan.place(i), foes), plan.group)
        foe = f"@bg-{CONTENT.kinds[plan.which].id}"
        return (Phrase("hint-bg-plan-quest", {**values, "foe": foe, "xp": round(sum(xp.values()))}),)
    if plan.kind == "boss":
        return (Phrase("hint-bg-plan-boss", {**values, "foe": f"@bg-{CONTENT.bosses[plan.which].id}"}),)
    if plan.kind == "counter":
        return (Phrase("hint-bg-plan-counter", values),)
    if plan.kind == "pvp":
        return (Phrase("hint-bg-plan-pvp", values),)
    if plan.kind == "look":
        return (Phrase("hint-bg-plan-look", values),)
    if plan.kind == "war":
        return (Phrase("hint-bg-plan-war", {**values, "regions": [region_name(r) for r in plan.places]}),)
    if plan.kind in ("train", "town") and lesson(s.heroes[i]) > 0:
        return (Phrase("hint-bg-plan-learn", values),)
    if plan.kind == "town":
        return (Phrase("hint-bg-plan-town", values),)
    return ()


def _challenge(s: Table, frame: Frame, option: Challenge) -> Remarks:
    plan = assigned(s, s.active).get(option.hero)
    fits = plan is not None and (plan.kind, plan.which) == (option.target, option.which)
    if option.target == "counter":
        return (Phrase("hint-bg-counter"), *(_plan(s, option.hero, plan) if plan is not None and fits else ()))
    group = plan.group if plan is not None and fits else (option.hero,)
    first: Remarks = (Phrase("hint-bg-must-fight", {"region": region_name(option.region)}),)
    return (*(first if option.target == "blue" else ()), _odds(s, option.target, option.which, option.region, group))


def _odds(s: Table, target: str, which: int, region: int, group: tuple[int, ...]) -> Phrase:
    """What the bot expects of a fight of this group."""
    heroes = tuple(s.heroes[i] for i in group)
    names = [hero_name(s, i) for i in group]
    faction = heroes[0].faction
    if target == "pvp":
        enemies = tuple(s.heroes[i] for i in s.heroes_in(region, 1 - faction))
        return Phrase("hint-bg-pvp", {"heroes": names, "win": _percent(odds.quick_pvp(heroes, enemies))})
    outcome = odds.quick(heroes, normal_fight(s, target, which, region, faction, group).foes)
    values = {"win": _percent(outcome.win), "wounds": round(outcome.wounds), "energy": round(outcome.energy)}
    return Phrase("hint-bg-odds", {"heroes": names, **values})


def _invite(s: Table, frame: Frame, option: Invite) -> Remarks:
    assert isinstance(frame, Challenged)
    return (_odds(s, frame.target, frame.which, frame.region, (frame.hero, *option.heroes)),)


def _join(s: Table, frame: Frame, option: Join | StayOut) -> Remarks:
    assert isinstance(frame, Challenged)
    joined = (option.hero,) if isinstance(option, Join) else ()
    return (_odds(s, frame.target, frame.which, frame.region, (*frame.group, *joined, *frame.invited[1:])),)


def _go(s: Table, frame: Frame, option: GoTo) -> Remarks:
    i: int = getattr(frame, "hero", NONE)
    if i == NONE:
        # Nefarian's way.
        return ()
    target = destination(s, i)
    steps = steps_to(s.heroes[i].faction, target, wild(s)).get(option.region, FAR)
    if steps == FAR:
        return ()
    plan = assigned(s, s.heroes[i].faction).get(i)
    values = {"region": region_name(option.region), "target": region_name(target), "count": steps}
    return (Phrase("hint-bg-steps", values), *(_plan(s, i, plan) if plan else ()))


def _ready(s: Table, frame: Frame, option: Ready) -> Remarks:
    if not isinstance(frame, FactionTurn):
        return ()
    plans = assigned(s, s.active)
    busy = [i for i in s.heroes_of(s.active) if s.heroes[i].actions and next_step(s, i, plans.get(i)) != "wait"]
    if not busy:
        return (Phrase("hint-bg-nothing-more"),)
    return (Phrase("hint-bg-still", {"heroes": [hero_name(s, i) for i in busy]}),)


def _look(s: Table, frame: Frame, option: Look) -> Remarks:
    return (Phrase("hint-bg-look"),)


def _trade(s: Table, frame: Frame, option: Trade) -> Remarks:
    gifts = [
        (*best_gift(s, giver, taker), taker)
        for giver, taker in ((option.hero, option.other), (option.other, option.hero))
    ]
    gain, card, taker = max(gifts)
    return (Phrase("hint-bg-gift", {"card": card_name(card), "hero": hero_name(s, taker)}),) if gain > 0 else ()


def _hand(s: Table, frame: Frame, option: HandItem) -> Remarks:
    assert isinstance(frame, TradeWith)
    taker = frame.other if option.hero == frame.hero else frame.hero
    return _owned(s, taker, option.card)


# ---- cards


def _stronger(s: Table, i: int, before: float, after: float) -> Phrase:
    before, after = round(before, 1), round(after, 1)
    values = {"hero": hero_name(s, i), "before": before, "after": after}
    return Phrase("hint-bg-stronger" if after > before else "hint-bg-no-stronger", values)


def _owned(s: Table, i: int, card: int) -> Remarks:
    """What a character would make of one more card."""
    hero = s.heroes[i]
    if CONTENT.cards[card].type == "bag":
        return (Phrase("hint-bg-bag", {"hero": hero_name(s, i)}),)
    if CONTENT.cards[card].level > hero.level:
        return (Phrase("hint-bg-later", {"hero": hero_name(s, i), "level": CONTENT.cards[card].level}),)
    owned = replace(hero, spellbook=(*hero.spellbook, card))
    return (_stronger(s, i, outfit(hero), outfit(owned)),)


def _learned(s: Table, i: int, before: tuple[int, ...], after: tuple[int, ...]) -> Remarks:
    weaker, stronger = (power(dress(replace(s.heroes[i], talents=talents))) for talents in (before, after))
    return (_stronger(s, i, weaker, stronger),)


def _buy(s: Table, frame: Frame, option: Train | Buy) -> Remarks:
    i: int = frame.hero  # type: ignore[attr-defined]
    return _owned(s, i, option.card)


def _sell(s: Table, frame: Frame, option: Sell) -> Remarks:
    i: int = frame.hero  # type: ignore[attr-defined]
    hero = s.heroes[i]
    spare = option.card in hero.bag and is_spare(hero, option.card)
    return (Phrase("hint-bg-spare" if spare else "hint-bg-needed", {"hero": hero_name(s, i)}),)


def _regain(s: Table, frame: Frame, option: Regain) -> Remarks:
    i: int = frame.hero  # type: ignore[attr-defined]
    return (_lack(s, i),)


def _talent(s: Table, frame: Frame, option: TakeTalent) -> Remarks:
    i: int = frame.hero  # type: ignore[attr-defined]
    known = s.heroes[i].talents
    return _learned(s, i, known, (*known, option.card))


def _swap_talent(s: Table, frame: Frame, option: SwapTalent) -> Remarks:
    i: int = frame.hero  # type: ignore[attr-defined]
    known = s.heroes[i].talents
    return _learned(s, i, known, tuple(option.new if n == option.old else n for n in known))


def _arrange(s: Table, frame: Frame, option: Equip | Unequip) -> Remarks:
    hero = s.heroes[option.hero]
    after = worn_in(hero, option.card, option.area) if isinstance(option, Equip) else without(hero, option.card)
    if after is None:
        return ()
    price = equip_cost(hero, option.card) if isinstance(option, Equip) else 0
    left = {"hero": hero_name(s, option.hero), "energy": hero.energy - price}
    return (
        _stronger(s, option.hero, power(hero), power(after)),
        *((Phrase("hint-bg-energy-left", left),) if price else ()),
    )


def _keep(s: Table, frame: Frame, option: KeepItem) -> Remarks:
    assert isinstance(frame, DrawItems)
    return tuple(said for i in frame.group for said in _owned(s, i, option.card))


def _give(s: Table, frame: Frame, option: GiveItem) -> Remarks:
    card = frame.card if isinstance(frame, GiveOne) else frame.kept if isinstance(frame, DrawItems) else NONE
    return _owned(s, option.hero, card) if card != NONE else ()


def _loot(s: Table, frame: Frame, option: LootItem) -> Remarks:
    return _owned(s, option.winner, option.card)


# ---- quests


def _level_of(s: Table) -> float:
    mine = s.heroes_of(s.active)
    return round(sum(s.heroes[i].level for i in mine) / len(mine), 1)


def _deck(s: Table, frame: Frame, option: QuestDeck) -> Remarks:
    return (Phrase("hint-bg-deck", {"level": DECK_LEVELS[option.colour], "mine": _level_of(s)}),)


def _swap(s: Table, frame: Frame, option: SwapQuest) -> Remarks:
    return (Phrase("hint-bg-deck", {"level": CONTENT.quests[option.quest].level, "mine": _level_of(s)}),)


# ---- the fight


def _use(s: Table, frame: Frame, option: UseCard) -> Remarks:
    hero = s.heroes[option.hero]
    price = 0 if option.by != NONE else energy_of(s, option.hero, option.card, option.ability)
    left = {"hero": hero_name(s, option.hero), "energy": hero.energy - price}
    lacks = CONTENT.cards[option.card].ability[option.ability].heal and not s.fight
    return (
        *((_lack(s, option.hero),) if lacks else ()),
        *((Phrase("hint-bg-energy-left", left),) if price else ()),
    )


def _use_all(s: Table, frame: Frame, option: UseAll) -> Remarks:
    return (Phrase("hint-bg-use-all"),)


def _die(s: Table, frame: Frame, option: TakeDie) -> Remarks:
    if s.attack is None:
        return ()
    face, shown, plague = threat(s, s.attack.hero), dice.face_of(option.die), plague_here(s)
    chance = _percent(min(1.0, max(0.0, (9 - face) / 8)))
    if plague and shown and shown <= plague.top and "RBG"[dice.colour_of(option.die)] in plague.dice:
        return (Phrase("hint-bg-die-harms", {"face": shown}),)
    if not shown:
        return ()
    if isinstance(frame, AttackPhase):
        return (
            Phrase("hint-bg-roll-hits" if shown >= face else "hint-bg-roll-misses", {"face": face, "chance": chance}),
        )
    return (Phrase("hint-bg-die-hits" if shown >= face else "hint-bg-die-misses", {"face": face}),)


def _slay(s: Table, frame: Frame, option: Slay) -> Remarks:
    foe = fight_of(s).foes[option.foe]
    return (Phrase("hint-bg-slay", {"attack": foe.attack, "health": foe.health}),)


def _wound(s: Table, frame: Frame, option: TakeWound) -> Remarks:
    hero = s.heroes[option.hero]
    return (Phrase("hint-bg-health-left", {"hero": hero_name(s, option.hero), "health": hero.health + hero.pet}),)


ROUND = frozenset(WEIGHERS) - {"bg-slay", "bg-wound", "bg-bear", "bg-order", "bg-split", "bg-strip", "bg-heal-another"}
"""Questions that are decided by what the round still needs."""


def _round(s: Table, frame: Frame, kind: str) -> Remarks:
    """What would come of this round without anything more."""
    if s.fight is None or s.fight.kind == "pvp" or not (isinstance(frame, Moment) or kind in ROUND):
        return ()
    owner = s.attack.hero if s.attack else frame.subject if isinstance(frame, Moment) else NONE
    if owner == NONE or owner not in s.fight.heroes or not s.fight.foes:
        return ()
    need = need_of(s, owner)
    wounds, hits = round(max(0.0, need.wounds), 1), round(max(0.0, need.kills), 1)
    if not wounds and not hits:
        return (Phrase("hint-bg-round-won"),)
    return (Phrase("hint-bg-round", {"wounds": wounds, "hits": hits}),)


SPEAKERS: dict[type[Option], Callable[..., Remarks]] = {
    Act: _act,
    Challenge: _challenge,
    Invite: _invite,
    Join: _join,
    StayOut: _join,
    GoTo: _go,
    Ready: _ready,
    Look: _look,
    Trade: _trade,
    HandItem: _hand,
    Train: _buy,
    Buy: _buy,
    Sell: _sell,
    Regain: _regain,
    TakeTalent: _talent,
    SwapTalent: _swap_talent,
    Equip: _arrange,
    Unequip: _arrange,
    KeepItem: _keep,
    GiveItem: _give,
    LootItem: _loot,
    QuestDeck: _deck,
    SwapQuest: _swap,
    UseCard: _use,
    UseAll: _use_all,
    TakeDie: _die,
    Slay: _slay,
    TakeWound: _wound,
}
"""Who speaks of each kind of option, given the table, the running frame and the option."""
