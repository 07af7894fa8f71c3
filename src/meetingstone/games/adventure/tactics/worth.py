"""What things are worth to a character, in tenths of a point of valor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from meetingstone.engine import NONE
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import icons_of
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import quests
from meetingstone.games.adventure.flow.quests import required
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.pieces import Item, Rewarding
from meetingstone.games.adventure.queries import (
    Cast,
    applies,
    can_pay,
    health_of,
    item_of,
    log_valor,
    power_cost,
    side_of,
    valor_of,
)
from meetingstone.games.adventure.sources import SOURCES, TRIGGER_BIT
from meetingstone.games.adventure.state import ENCOUNTER, LOG_EVENT, Errand, Fight, Hero, Table
from meetingstone.games.adventure.vocabulary import LEVELS

VALOR = 10.0
LEVEL = 12.0
"""A level opens better land, gear and quests."""
GEAR = 1.8
"""A point of attack or defense that is worn."""
WOUND = 0.8
DEFEAT = 4.0
CARD = 0.7
ENERGY = 0.4
RANGED = 0.6
"""To strike first, in points of attack."""
ITEM = 0.8
"""Any item: a potion, and a third of what Booty Bay asks."""
BAGFUL = 4
"""More items than that are hardly worth carrying."""
TOKEN = 0.6
FOUND = 1.6
"""An item that is drawn: it may be one to wear."""
SICK = 1.2
GIFT = 1.0
"""Anything else that an encounter gives."""
STARTED = 0.85
"""What a goal that is met is worth before its quest is complete."""


def strength(item: Item) -> float:
    """Of a weapon or armor, in points of attack or defense."""
    powers = 0.5 * len(item.trigger) + 0.4 * len(item.use) + 0.4 * len(item.modify)
    return item.attack + item.defense + powers + RANGED * (item.type == "ranged")


def fits(s: Table, seat: int, card: int) -> bool:
    """AG-ITEM-08, AG-ITEM-09, for now or a later level."""
    return set(item_of(card).icons) <= set(icons_of(s, seat))


def bare(hero: Hero, kind: str) -> float:
    """Without a weapon or armor he fights with what stands on the side that is up."""
    side = side_of(hero)
    return side.attack + RANGED * (side.type == "ranged") if kind == "weapon" else float(side.defense)


def worn(hero: Hero, kind: str) -> float:
    card = hero.weapon if kind == "weapon" else hero.armor
    return strength(item_of(card)) if card != NONE else bare(hero, kind)


def item_worth(s: Table, seat: int, card: int) -> float:
    """What an item adds to what he wears, or else what any item is worth."""
    hero = s.heroes[seat]
    item = item_of(card)
    any_item = spare(hero)
    if item.kind == "bag":
        return any_item + 0.3 * (len(item.use) + len(item.modify))
    if card in (hero.weapon, hero.armor):
        return ITEM + GEAR * max(0.0, strength(item) - bare(hero, item.kind))
    if not fits(s, seat, card):
        return any_item
    later = 0.6 if CONTENT.challenges[card].level > hero.level else 0.9
    return any_item + later * GEAR * max(0.0, strength(item) - worn(hero, item.kind))


def spare(hero: Hero) -> float:
    """What an item is worth that nobody wears: less, the more of them he has."""
    return ITEM * min(1.0, BAGFUL / (1 + len(hero.bag))) ** 2


def wounds_cost(s: Table, seat: int) -> float:
    """Wounds weigh more when few are left to take."""
    wounds, health = s.heroes[seat].wounds, max(1, health_of(s, seat))
    return WOUND * wounds * (0.6 + 0.8 * wounds / health)


def errand_worth(errand: Errand) -> float:
    """What the goals met so far are worth."""
    quest = CONTENT.quests[errand.quest]
    met = 0.0
    for i, goal in enumerate(quest.goals):
        met += 1.0 if errand.done >> i & 1 else min(1.0, errand.counts[i] / required(goal))
    return STARTED * VALOR * quest.valor * met / len(quest.goals)


def goal_worth(errand: Errand, goal: int) -> float:
    """What one more step of a goal is worth."""
    quest = CONTENT.quests[errand.quest]
    return VALOR * quest.valor / len(quest.goals) / required(quest.goals[goal])


def quests_worth(s: Table, seat: int) -> float:
    return sum(errand_worth(errand) for errand in s.heroes[seat].quests)


def valor_worth(s: Table, seat: int) -> float:
    """His own valor less some of what the best of the others has; the winner's is worth much more."""
    mine = valor_of(s.heroes[seat])
    best = max((valor_of(hero) for other, hero in enumerate(s.heroes) if other != seat), default=0)
    end = 100.0 * (mine >= s.settings.valor) - 100.0 * (best >= s.settings.valor)
    return VALOR * mine - 0.3 * VALOR * best + end


# ---- what effects promise


def promised(s: Table, seat: int, do: v.Effects, event: int = NONE, flip: Flip | None = None) -> float:
    """What a list of effects is worth to whoever causes them, before they happen; for rewards and events."""
    return sum(_promise(s, seat, effect, event, flip) for effect in do)


def _promise(s: Table, seat: int, effect: v.Effect, event: int, flip: Flip | None) -> float:
    if not applies(s, effect.when, effect.unless, Cast(seat, seat, seat, seat, event=event)):
        return 0.0
    if isinstance(effect, v.Aimed) and effect.to not in OWN:
        return 0.0
    of = partial(promised, s, seat, event=event, flip=flip)
    if isinstance(effect, v.May):
        taken = of(effect.then) - _price(effect.cost) if can_pay_now(s, seat, effect.cost) else -FAR_TOO_DEAR
        return max(taken, of(effect.otherwise))
    if isinstance(effect, v.Choose):
        ways = [way for way in effect.options if can_pay_now(s, seat, way.cost)]
        return max((of(way.then) - _price(way.cost) for way in ways), default=0.0)
    if isinstance(effect, v.RollDie):
        return sum(len(row.on) * of(row.then) for row in effect.rows) / 6
    if isinstance(effect, v.Each):
        return of(effect.then)
    if isinstance(effect, v.LayToken):
        if (event, seat) in s.marks:
            return 0.0
        is_last = sum(card == event for card, _ in s.marks) + 1 == len(s.heroes)
        return of(effect.then) + is_last * of(effect.all)
    if isinstance(effect, v.CountEvent):
        count = dict(s.counters).get(event, 0) + 1
        return of(effect.then) * (count / effect.at) ** 2
    if isinstance(effect, v.FlipEvent):
        return _other_face(s, seat, event, flip) * (TOO_LATE if effect.space else 1.0)
    known = PROMISES.get(type(effect))
    return known(s, seat, effect, event) if known else GIFT


OWN = frozenset(("self", "subject", "target", "any", "all", "poorest", "horde", "alliance"))
"""Whom an effect must be about to be worth anything to whoever causes it."""
FAR_TOO_DEAR = 99.0
TOO_LATE = 0.5
"""An enemy that waits elsewhere may fall to somebody else."""
Flip = Callable[[int], float]
"""What the enemy on the reverse of an event is worth now."""


def can_pay_now(s: Table, seat: int, cost: v.Cost) -> bool:
    return can_pay(s, seat, power_cost(s, seat, cost.energy), cost, len(s.hands[seat]))


def _price(cost: v.Cost) -> float:
    paid = ENERGY * cost.energy + WOUND * cost.damage + CARD * cost.cards
    return paid + ITEM * cost.items + TOKEN * cost.tokens


def _other_face(s: Table, seat: int, card: int, flip: Flip | None) -> float:
    """AG-EVENT-03: what an event promises to whoever turns it over."""
    event = CONTENT.challenges[card].event
    if event is None:
        return 0.0
    if event.back:
        later = (row.do for row in event.back.trigger if row.at == "turn_start" and row.of == "self")
        return sum(promised(s, seat, do, card) for do in (event.back.do, *later))
    if event.item:
        return item_worth(s, seat, card)
    return flip(card) if flip else GIFT


def _healing(s: Table, seat: int, effect: Any, event: int) -> float:
    wounds = s.heroes[seat].wounds
    return wounds_cost(s, seat) * min(wounds, wounds if effect.all else effect.amount) / max(1, wounds)


def _log(s: Table, seat: int, effect: Any, event: int) -> float:
    return VALOR * log_valor(LOG_EVENT + event) if event != NONE else 0.0


PROMISES: dict[type[v.Effect], Callable[[Table, int, Any, int], float]] = {
    v.Damage: lambda s, seat, effect, event: -WOUND * effect.amount,
    v.Heal: _healing,
    v.DrawCards: lambda s, seat, effect, event: CARD * effect.amount,
    v.Recover: lambda s, seat, effect, event: CARD * effect.amount,
    v.DiscardCards: lambda s, seat, effect, event: -CARD * min(effect.amount, len(s.hands[seat])),
    v.GainItem: lambda s, seat, effect, event: FOUND * (effect.amount + 0.5 * (effect.look - 1)),
    v.LoseItem: lambda s, seat, effect, event: -ITEM * min(effect.amount, len(s.heroes[seat].bag)),
    v.Disease: lambda s, seat, effect, event: SICK * (s.heroes[seat].disease if effect.cure else -1),
    v.DrawDiscovery: lambda s, seat, effect, event: 0.3 * effect.amount,
    v.PlaceDiscovery: lambda s, seat, effect, event: 0.3 * effect.amount,
    v.GainLevel: lambda s, seat, effect, event: LEVEL * (LEVELS.index(effect.level) > s.heroes[seat].level),
    v.GainTrophy: lambda s, seat, effect, event: VALOR * CONTENT.trophies[CONTENT.trophy[effect.trophy]].valor,
    v.Log: _log,
    v.DiscardEvent: lambda s, seat, effect, event: 0.0,
    v.Move: lambda s, seat, effect, event: 0.0,
    v.Summon: lambda s, seat, effect, event: 0.0,
}


# ---- what a combat is about


def prize(s: Table, seat: int, fight: Fight) -> float:
    """What he gets for defeating his enemy."""
    worth = _counted(s, seat, fight) + _celebrated(s, seat, fight)
    if fight.defender != ENCOUNTER:
        enemy = fight.defender if seat == fight.attacker else fight.attacker
        bag = s.heroes[enemy].bag
        loot = max((item_worth(s, seat, card) for card in bag), default=0.0)
        if bag:
            loot += sum(goal_worth(errand, i) for _, i, errand, goal in quests.open_goals(s, seat) if goal.steal)
        return worth + loot + 1.0
    if fight.board:
        printed = CONTENT.spaces[fight.space].encounter
        assert printed is not None
        return worth + promised(s, seat, printed.reward)
    card = CONTENT.challenges[fight.card]
    if isinstance(card.encounter, Rewarding):
        worth += promised(s, seat, card.encounter.reward, fight.card)
    return worth + (item_worth(s, seat, fight.card) if card.item else 0.0)


def _counted(s: Table, seat: int, fight: Fight) -> float:
    """What a victory is worth to his quests."""
    worth = 0.0
    enemy = fight.defender if seat == fight.attacker else fight.attacker
    for _, i, errand, goal in quests.open_goals(s, seat):
        if not goal.defeat or not quests.is_here(s, seat, goal):
            continue
        if fight.defender == ENCOUNTER:
            worth += goal_worth(errand, i) * quests.is_wanted(goal, fight)
        elif not (goal.trait or goal.colour or goal.board or goal.encounter) and errand.target in (NONE, enemy):
            worth += goal_worth(errand, i)
    return worth


def _celebrated(s: Table, seat: int, fight: Fight) -> float:
    """What events give for a victory."""
    bit = TRIGGER_BIT["won"]
    if not s.hooks & bit:
        return 0.0
    mine = [number for number, _ in s.heroes[seat].force if SOURCES[number].event != NONE]
    worth, running, s.fight = 0.0, s.fight, fight
    for number in (*s.afoot, *mine):
        for row in SOURCES[number].triggers_at.get("won", ()):
            trigger, event = SOURCES[number].trigger[row], SOURCES[number].event
            if applies(s, trigger.need, trigger.unless, Cast(seat, seat, seat, event=event)):
                worth += promised(s, seat, trigger.do, event)
    s.fight = running
    return worth


def blow_worth(s: Table, seat: int, enemy: int) -> float:
    """What a point of damage to a character is worth to his quests, and for its own sake."""
    worth = 0.2
    for _, i, errand, goal in quests.open_goals(s, seat):
        if goal.damage and errand.target in (NONE, enemy) and quests.is_here(s, seat, goal):
            worth += goal_worth(errand, i)
    return worth


def fall_cost(s: Table, seat: int, fight: Fight) -> float:
    """A defeat costs the way back, and perhaps an item; it also heals."""
    hero = s.heroes[seat]
    stolen = max((item_worth(s, seat, card) for card in hero.bag), default=0.0) if fight.defender >= 0 else 0.0
    return DEFEAT + stolen + CARD * len(hero.attached) - 0.5 * wounds_cost(s, seat)


def combat_worth(s: Table, seat: int, fight: Fight, odds: Odds) -> float:
    enemy = fight.defender if seat == fight.attacker else fight.attacker
    falls = odds.lost + odds.both
    worth = odds.won * prize(s, seat, fight) + odds.both * _counted(s, seat, fight)
    worth -= falls * fall_cost(s, seat, fight) + (1 - falls) * WOUND * odds.hurt
    return worth + (odds.dealt * blow_worth(s, seat, enemy) if enemy >= 0 else 0.0)
