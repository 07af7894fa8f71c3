"""What things are worth to a character, in tenths of a point of valor."""

from __future__ import annotations

from meetingstone.engine import NONE
from meetingstone.games.adventure.changes import icons_of
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import quests
from meetingstone.games.adventure.flow.quests import required
from meetingstone.games.adventure.odds import Odds
from meetingstone.games.adventure.pieces import Item, Rewarding
from meetingstone.games.adventure.queries import health_of, item_of, side_of, valor_of
from meetingstone.games.adventure.state import ENCOUNTER, Errand, Fight, Hero, Table
from meetingstone.games.adventure.vocabulary import LEVELS, DrawCards, Effect, GainLevel, GainTrophy, Heal, Recover

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


# ---- what a combat is about


def prize(s: Table, seat: int, fight: Fight) -> float:
    """What he gets for defeating his enemy."""
    hero = s.heroes[seat]
    worth = _counted(s, seat, fight)
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
        for effect in printed.reward:
            if isinstance(effect, GainLevel) and LEVELS.index(effect.level) > hero.level:
                worth += LEVEL
            elif isinstance(effect, GainTrophy):
                worth += VALOR * next(t.valor for t in CONTENT.trophies if t.id == effect.trophy)
        return worth
    card = CONTENT.challenges[fight.card]
    if card.event or card.item is None:
        return worth + 3.0
    reward = (
        sum(gift(s, seat, effect) for effect in card.encounter.reward) if isinstance(card.encounter, Rewarding) else 0.0
    )
    return worth + reward + item_worth(s, seat, fight.card)


def gift(s: Table, seat: int, effect: Effect) -> float:
    """What is given beside the item on the back of an encounter."""
    if isinstance(effect, DrawCards | Recover):
        return CARD * effect.amount
    if isinstance(effect, Heal):
        wounds = s.heroes[seat].wounds
        return wounds_cost(s, seat) * min(wounds, wounds if effect.all else effect.amount) / max(1, wounds)
    return GIFT


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
