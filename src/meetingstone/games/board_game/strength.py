"""How strong a character is, roughly and fast: what his cards bring to a round of combat, as expected hits.

The rules are not asked here: a card is read once, its conditions are guessed, and the answer is kept. Bots use it
where they compare many cards or fights; whoever wants to know it well asks ``odds``.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import CONTENT, Plague
from meetingstone.games.board_game.flow.manage import areas_of
from meetingstone.games.board_game.queries import capacity, sheet_of, widened
from meetingstone.games.board_game.state import Hero
from meetingstone.games.board_game.vocabulary import COLOURS, Ability, Card, Need, Pick

RED, BLUE, GREEN, REROLL, ATTRITION, THREAT, DAMAGE, DEFENSE, ARMOR, HEAL, ENERGY = range(11)
Gains = tuple[float, ...]
"""What a use brings: dice of three colours, Reroll and Attrition value, Threat, hits, Health and Energy."""
NOTHING: Gains = (0.0,) * 11
WORTH: Gains = (1.0, 1.0, 0.7, 0.35, 0.8, -1.0, 1.7, 1.9, 1.3, 0.7, 0.35)
"""Rough worth of one unit of each, in dice; for the order in which Energy is spent."""
IN_COMBAT = frozenset(
    ("round", "pool", "throw", "rolled", "reroll", "rerolled", "place", "placed", "lost", "defense", "round_end")
)

CODED: dict[str, Gains] = {
    "aim": (0, 0, 0, 0, 0, 0, 1.0, 0, 0, 0, 0),
    "frenzy": (0, 0, 0, 0, 4.0, 0, 0, 0, 0, 0, 0),
    "polymorph": (0, 0, 0, 0, 0, 0, 0.8, 0, 0, 0, 0),
    "shadowguard": (0, 0, 0, 0, 0, 0, 1.0, 0, 0, 0, 0),
    "mind_control": (4.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    "enrage": (0, 0, 0, 0, 1.5, 0, 0, 0, 0, 0, 0),
    "resurrection": (0, 0, 0, 0, 0, 0, 0, 0, 0, 2.0, 0),
    "reincarnation": (0, 0, 0, 0, 0, 0, 0, 0, 0, 1.5, 0),
    "mend_pet": (0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0, 0),
    "sacrifice": (0, 0, 0, 0, 0, 0, 0, 0, 0, 2.0, 0),
    "second_heal": (0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0, 0),
    "ready_healing_wave": (0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0, 0),
    "shock": (0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0, 0),
    "dispel": (0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0, 0),
    "reroll_all": (0, 0, 0, 2.0, 0, 0, 0, 0, 0, 0, 0),
}
"""What cards with code of their own bring, about."""


class Use(NamedTuple):
    """One use in a round and its price in Energy."""

    energy: float
    gains: Gains


class Kit(NamedTuple):
    """What a character brings to a combat."""

    free: Gains
    paid: tuple[Use, ...]
    """Each once per round, the best for its Energy first."""
    once: tuple[Use, ...]
    """Each once per combat."""
    ward: bool


def kit_of(hero: Hero) -> Kit:
    return _kit(hero.character, hero.cards, hero.bag, hero.level)


@lru_cache(maxsize=8192)
def _kit(character: int, cards: tuple[int, ...], bag: tuple[int, ...], level: int) -> Kit:
    free = [0.0] * 11
    paid: list[Use] = []
    once: list[Use] = []
    known = frozenset(CONTENT.cards[n].id for n in cards)
    bags = [n for n in dict.fromkeys(bag) if CONTENT.cards[n].type == "bag" and CONTENT.cards[n].level <= level]
    for number in (*cards, *bags):
        card = CONTENT.cards[number]
        for index in range(len(card.ability)):
            ability = widened(cards, number, index)
            if ability.at not in IN_COMBAT:
                continue
            chance = _chance(ability.need, known, cards)
            if not chance or (ability.via and ability.via not in known) or not _can_give_up(ability, cards):
                continue
            gains = tuple([chance * gain for gain in gains_of(card, ability)])
            energy = _price(card, ability, index, cards)
            if ability.forced:
                free = [a + b for a, b in zip(free, gains, strict=True)]
            elif _is_spent(ability):
                once.append(Use(energy, gains))
            elif energy:
                paid.append(Use(energy, gains))
            elif _worth(gains) > 0:
                free = [a + b for a, b in zip(free, gains, strict=True)]
        free[HEAL] += 0.5 * card.health
    paid.sort(key=lambda use: -_worth(use.gains) / use.energy)
    ward = any("ward" in CONTENT.cards[n].grants for n in cards)
    return Kit(tuple(free), tuple(use for use in paid if _worth(use.gains) > 0), tuple(once), ward)


def _is_spent(ability: Ability) -> bool:
    """Whether it works about once in a combat."""
    spent = ability.need.first_round or ability.discard or ability.unequip or bool(ability.give_up)
    return spent or ability.at == "lost"


def _worth(gains: Gains) -> float:
    return sum([gain * worth for gain, worth in zip(gains, WORTH, strict=True)])


def _chance(need: Need, known: frozenset[str], cards: tuple[int, ...]) -> float:
    """How often the conditions of an ability hold, as far as its owner's cards tell."""
    if need.has and not known & set(need.has):
        return 0.0
    if need.used and not known & set(need.used):
        return 0.0
    if need.category and not any(CONTENT.cards[n].category == need.category for n in cards):
        return 0.0
    if need.trait and not any(set(CONTENT.cards[n].trait) & set(need.trait) for n in cards):
        return 0.0
    chance = 1.0
    for stated, factor in (
        (need.used_last, 0.6), (need.no_loss, 0.5), (need.later_round, 0.6), (need.foes > 1, 0.4), (need.killed, 0.3),
        (need.hurt, 0.6), (need.combos, 0.5), (need.without, 0.7), (need.against, 0.5),
    ):  # fmt: skip
        if stated:
            chance *= factor
    return chance


def _can_give_up(ability: Ability, cards: tuple[int, ...]) -> bool:
    names = ability.give_up
    return not names or any(CONTENT.cards[n].id in names or CONTENT.cards[n].category in names for n in cards)


def _price(card: Card, ability: Ability, index: int, cards: tuple[int, ...]) -> float:
    energy: float = ability.energy
    if ability.each:
        energy += 2 * ability.each.energy + ability.each.health
    if card.type == "instant" and (index == 0 or ability.or_else) and not ability.via:
        cost = card.energy
        for source in cards:
            for row in CONTENT.cards[source].modify:
                if row.query == "cost" and not row.again and (card.id in row.cards or row.type == "instant"):
                    cost = row.fix if row.fix is not None and not row.need.used_last else cost + row.add
        energy += max(0, cost)
    return energy


@lru_cache(maxsize=4096)
def gains_of(card: Card, ability: Ability) -> Gains:
    """What one use brings on average, conditions apart."""
    gains = list(CODED.get(ability.handler, NOTHING))
    for letter in ability.dice + ability.roll:
        gains[BLUE if letter == "?" else COLOURS.index(letter)] += 1
    gains[REROLL] += ability.reroll
    gains[ATTRITION] += ability.attrition + ability.pressure
    gains[THREAT] += ability.threat
    gains[DAMAGE] += ability.damage + ability.either
    gains[DEFENSE] += ability.defense
    gains[ARMOR] += ability.armor
    gains[HEAL] += min(4, ability.heal) + ability.gain_health
    gains[ENERGY] += ability.restore + ability.gain_energy
    if ability.combo:
        gains[ATTRITION] += 0.4 * ability.combo
    times = {"": 1.0, "foe": 1.3, "armor": 1.5, "damage": 1.5, "damage_pair": 0.7}[ability.per]
    if ability.spot:
        times *= _dice_expected(ability.spot)
    if ability.each:
        times *= 1.5 if ability.each.combo else 2.0
    if ability.take and (ability.take.any or ability.take.rerolls):
        times *= 1.5
    gains = [gain * times for gain in gains]
    if ability.take:
        lost = min(2, ability.take.most) * (1.0 if ability.at in ("pool", "throw") else 0.3)
        gains[COLOURS.index(ability.take.dice[0])] -= lost
    if ability.change:
        count = 2.0 if ability.change.any or ability.each else min(3.0, ability.change.most)
        letter = ability.change.to[0] if ability.change.to[0] in COLOURS else ability.change.dice[0]
        gains[(DEFENSE, DAMAGE, ARMOR)[COLOURS.index(letter)]] += 0.5 * count if ability.change.to[-1] == "8" else 0.3
    if ability.rise:
        gains[DAMAGE] += 0.35 * min(2, ability.rise.most) * ability.rise.by
    if ability.again:
        gains[REROLL] += 2.0 if ability.again.any or ability.again.level else ability.again.most
    if ability.shift:
        gains[DEFENSE] += 0.4
    if ability.every or ability.to == "friends":
        gains = [gain * 1.3 for gain in gains]
    return tuple(gains)


def _dice_expected(pick: Pick) -> float:
    """Dice that show what is asked for, out of a middling pool."""
    chance = (pick.top - pick.face + 1) / 8
    pool = 1.5 * len(pick.dice)
    if pick.any:
        return pool * chance
    return pool * chance / 2 if pick.pairs else 1 - (1 - chance) ** pool


# ---- one round


class Blow(NamedTuple):
    """Expected results of one Attack Phase; ``spread`` is the variance of all hits."""

    damage: float
    block: float
    late: float
    """What reaches the damage box only in the Resolution step."""
    spread: float
    energy: float
    harm: float
    """Dice that serve the opponents' ability."""
    heal: float


@lru_cache(maxsize=65536)
def blow(kit: Kit, energy: int, threat: int, first: bool, rerolls: bool, plague: Plague | None) -> Blow:
    """One Attack Phase in which all Energy is put to use, the best first."""
    gains = list(kit.free)
    spent = 0.0
    heal = 0.0
    for use in (*kit.once, *kit.paid) if first else kit.paid:
        if spent + use.energy <= energy:
            spent += use.energy
            gains = [a + b for a, b in zip(gains, use.gains, strict=True)]
    heal += gains[HEAL]
    if kit.ward and spent < energy:
        spent += 1
        heal += 0.7
    chance = min(1.0, max(0.0, (9 - threat - gains[THREAT]) / 8))
    red, blue, green = (max(0.0, gains[c]) for c in (RED, BLUE, GREEN))
    pool = red + blue + green
    again = min(max(0.0, gains[REROLL]), pool * (1 - chance)) if rerolls else 0.0
    rate = chance + again * chance / pool if pool else 0.0
    harm = 0.0
    if plague is not None:
        low = plague.top / 8
        found = (red + blue + (green if "G" in plague.dice else 0.0)) * low
        harm = found - min(again, found) * (1 - low)
    damage = blue * rate + gains[DAMAGE]
    defense = red * rate + gains[DEFENSE]
    block = defense + green * rate + gains[ARMOR]
    return Blow(
        damage,
        block,
        defense + max(0.0, gains[ATTRITION]),
        pool * rate * (1 - rate),
        spent - min(spent, max(0.0, gains[ENERGY])),
        harm,
        heal,
    )


# ---- one number for a character

REFERENCE = (5, 5, 5, 6, 6)
"""Threat of the opponents that a character of each level meets."""
_corrections = msgspec.toml.decode(
    (Path(__file__).parent / "tactics" / "measured.toml").read_bytes(), type=dict[str, float]
)
MEASURED = [_corrections.get(card.id, 0.0) for card in CONTENT.cards]
"""How much more each card is worth than it reads, as fights have shown (tools/measure_cards.py).

Only where cards are compared: what a whole character comes to in a fight, ``odds.quick`` was fitted to without it.
"""


def power(hero: Hero) -> float:
    """The strength of a character with the cards he wears, rested."""
    return _power(hero.character, hero.cards, hero.bag, hero.level)


@lru_cache(maxsize=65536)
def _power(character: int, cards: tuple[int, ...], bag: tuple[int, ...], level: int) -> float:
    return _modelled(character, cards, bag, level) + sum([MEASURED[n] for n in cards])


def modelled(hero: Hero) -> float:
    """The same by what the cards state, without what fights have told of them."""
    return _modelled(hero.character, hero.cards, hero.bag, hero.level)


def _modelled(character: int, cards: tuple[int, ...], bag: tuple[int, ...], level: int) -> float:
    hero = Hero(character=character, seat=0, faction=0, region=0, level=level, cards=cards, bag=bag)
    energy, health = capacity(hero, "energy"), capacity(hero, "health")
    kit = _kit(character, cards, bag, level)
    threat = REFERENCE[level - 1]
    opening = blow(kit, energy, threat, True, True, None)
    later = blow(kit, max(0, energy - int(opening.energy)), threat, False, True, None)
    total = 0.0
    for share, each in ((0.6, opening), (0.4, later)):
        total += share * (each.damage + 1.1 * each.block + 0.8 * (each.late - 0.2 * each.block) + 0.35 * each.heal)
    # What a card grants helps, except for the armor that slows its owner down.
    moves = sum([-0.5 if "one_travel" in grants else 0.25 for n in cards if (grants := CONTENT.cards[n].grants)])
    return total + 0.35 * health + 0.1 * energy + moves


def outfit(hero: Hero) -> float:
    """The strength of a character who puts on the best that he owns."""
    return _outfit(hero.character, hero.areas, hero.talents, hero.prizes, hero.bag, hero.spellbook, hero.level)


@lru_cache(maxsize=32768)
def _outfit(
    character: int,
    areas: tuple[tuple[int, ...], ...],
    talents: tuple[int, ...],
    prizes: tuple[int, ...],
    bag: tuple[int, ...],
    spellbook: tuple[int, ...],
    level: int,
) -> float:
    bare = Hero(character=character, seat=0, faction=0, region=0, level=level, areas=areas, bag=bag)
    hero = dress(replace(bare, talents=talents, prizes=prizes))
    spare = [n for n in dict.fromkeys((*spellbook, *bag)) if CONTENT.cards[n].type != "bag"]
    ready = [n for n in spare if CONTENT.cards[n].level <= level]
    while ready:
        gain, best, worn = max(_best_area(hero, n) for n in ready)
        if gain < 0.05 or worn is None:
            break
        hero = worn
        ready.remove(best)
    # What waits for the next level counts a little.
    coming = sum([max(0.0, gain_of(hero, n)) for n in spare if CONTENT.cards[n].level == level + 1])
    return power(hero) + 0.3 * coming


def _best_area(hero: Hero, number: int) -> tuple[float, int, Hero | None]:
    """(gain, card, character who wears it) where the card serves best."""
    now = power(hero)
    card = CONTENT.cards[number]
    price = 0.04 * card.energy * (card.type == "active")
    best: tuple[float, int, Hero | None] = (0.0, number, None)
    for area in range(7):
        worn = worn_in(hero, number, area)
        if worn is not None and power(worn) - now - price > best[0]:
            best = power(worn) - now - price, number, worn
    return best


def prospect(hero: Hero, number: int) -> float:
    """How much stronger a card would make a character who may put on all that he owns."""
    card = CONTENT.cards[number]
    if card.type == "bag" or card.level > hero.level:
        return gain_of(hero, number) * (1.0 if card.level <= hero.level else 0.3)
    owned = replace(hero, spellbook=(*hero.spellbook, number))
    return outfit(owned) - outfit(hero)


def gain_of(hero: Hero, number: int) -> float:
    """How much stronger a card would make a character, in the area where it serves best; what he lacks is not asked."""
    return _gain(hero.character, hero.areas, hero.talents, hero.prizes, hero.bag, hero.level, number)


@lru_cache(maxsize=65536)
def _gain(
    character: int,
    areas: tuple[tuple[int, ...], ...],
    talents: tuple[int, ...],
    prizes: tuple[int, ...],
    bag: tuple[int, ...],
    level: int,
    number: int,
) -> float:
    card = CONTENT.cards[number]
    bag = tuple([n for n in bag if n != number])
    level = max(level, card.level)
    bare = Hero(character=character, seat=0, faction=0, region=0, level=level, areas=areas, bag=bag)
    hero = dress(replace(bare, talents=talents, prizes=prizes))
    now = power(hero)
    if card.type is None:
        return power(dress(replace(hero, talents=(*talents, number)))) - now
    if card.type == "bag":
        return 0.5 * (power(dress(replace(hero, bag=(*bag, number)))) - now) + (0.3 if "food" in card.trait else 0.0)
    gains = [power(after) - now for a in range(7) if (after := worn_in(hero, number, a)) is not None]
    return max(gains, default=0.0) - 0.04 * card.energy * (card.type == "active")


def worn_in(hero: Hero, number: int, area: int) -> Hero | None:
    """The character with a card in an area, or None where it does not fit."""
    card, spaces = CONTENT.cards[number], areas_of(hero)
    space = spaces[area]
    if card.type not in space.types or (space.category and card.category != space.category):
        return None
    if card.category == "stance" and space.category != "stance":
        return None
    if space.trait and card.trait and not set(card.trait) & set(space.trait):
        return None
    lying = hero.areas[area] if area < len(hero.areas) else ()
    if card.is_add_on:
        if any(CONTENT.cards[n].function == card.function for n in lying):
            return None
        worn = (*lying, number)
    else:
        worn = (number, *(n for n in lying if CONTENT.cards[n].is_add_on))
    others = [
        tuple(n for n in cards if not card.category or CONTENT.cards[n].category != card.category)
        for cards in hero.areas
    ]
    others += [()] * (area + 1 - len(others))
    others[area] = worn
    return dress(replace(hero, areas=tuple(others)))


def without(hero: Hero, number: int) -> Hero:
    """The character with a card taken off."""
    areas = tuple(tuple(n for n in cards if n != number) for cards in hero.areas)
    return dress(replace(hero, areas=areas))


def suits(hero: Hero, number: int) -> bool:
    """Whether his class can ever wear a card."""
    card = CONTENT.cards[number]
    if card.type is None or card.type == "bag":
        return True
    return any(
        card.type in space.types and (not space.trait or not card.trait or set(card.trait) & set(space.trait))
        for space in sheet_of(hero).area
    )


def stamina(hero: Hero) -> int:
    """Health that stands between a character and defeat: his own and his Pet's."""
    return hero.health + hero.pet


def is_rested(hero: Hero) -> float:
    """How much of Health and Energy is there, from 0 to 1; Health counts double, and a Curse weighs like a loss."""
    health, energy = max(1, capacity(hero, "health")), max(1, capacity(hero, "energy"))
    full = (2 * min(1.0, hero.health / health) + min(1.0, hero.energy / energy)) / 3
    return full * max(0.5, 1 - 0.15 * hero.curse)
