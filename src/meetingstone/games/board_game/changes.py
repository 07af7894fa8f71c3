"""Every change of the table has one verb here."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from meetingstone.engine import NONE, Game
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.queries import (
    capacity,
    card_name,
    fight_of,
    hero_name,
    pet_health,
    pet_of,
    region_name,
    sheet_of,
)
from meetingstone.games.board_game.state import Attack, Boxes, Fight, Hero, Scope, Source, Table
from meetingstone.games.board_game.vocabulary import COLOURS

AREAS = 7
"""Card areas printed on every sheet (BG-EQUIP-01)."""
CURSE = "@bg-curse"
"""The source of what Curse tokens take from Reroll and Attrition value (BG-COND-05)."""


def change(s: Table, i: int, **values: Any) -> Hero:
    hero = s.heroes[i] = replace(s.heroes[i], **values)
    return hero


# ---- the sheet


def dress(hero: Hero) -> Hero:
    """Work out the cards in force and the moments at which they or the Bag speak.

    Preprinted cards are in force while they are uncovered (BG-EQUIP-10, BG-EQUIP-11); add-ons cover nothing
    (BG-ITEM-14).
    """
    printed = CONTENT.printed[hero.character]
    race = CONTENT.number[f"{CONTENT.characters[hero.character].race}_race"]
    shown: list[int] = [race]
    for area, numbers in enumerate(hero.areas):
        shown += numbers
        covered = any(not CONTENT.cards[number].is_add_on for number in numbers)
        if area < len(printed) and printed[area] != NONE and not covered:
            shown.append(printed[area])
    shown += hero.talents + hero.prizes
    hooks = grants = 0
    for number in shown:
        hooks |= CONTENT.hooks[number]
        grants |= CONTENT.grants[number]
    for number in hero.bag:
        hooks |= CONTENT.hooks[number]
    # The area of the Hood of Shadow is told only while something lies in it.
    areas = hero.areas if len(hero.areas) > AREAS and hero.areas[AREAS] else hero.areas[:AREAS]
    return replace(hero, areas=areas, cards=tuple(shown), hooks=hooks, grants=grants)


def redress(s: Table, i: int, **values: Any) -> Hero:
    """Change what a character owns; BG-CHAR-07: tokens above a lower capacity are removed, those of a Pet as well."""
    before = capacity(s.heroes[i], "health"), capacity(s.heroes[i], "energy")
    hero = dress(replace(s.heroes[i], **values))
    after = capacity(hero, "health"), capacity(hero, "energy")
    if after[0] < before[0]:
        hero = replace(hero, health=min(hero.health, max(1, after[0])))
    if after[1] < before[1]:
        hero = replace(hero, energy=min(hero.energy, after[1]))
    if hero.pet:
        pet = pet_of(hero)
        hero = replace(hero, pet=min(hero.pet, pet_health(hero, pet)) if pet != NONE else 0)
    s.heroes[i] = hero
    return hero


def area_of(hero: Hero, number: int) -> int:
    return next((i for i, numbers in enumerate(hero.areas) if number in numbers), NONE)


def unequip(g: Game[Table], i: int, number: int) -> None:
    """BG-EQUIP-03: a Power goes to the Spellbook, an item to the Bag; the Bag's limit is checked by the caller. What is
    left on a Pet or Demon is lost (BG-POWER-13)."""
    s = g.state
    hero = s.heroes[i]
    at = area_of(hero, number)
    assert at != NONE, f"{CONTENT.cards[number].id} is not equipped"
    numbers = list(hero.areas[at])
    numbers.remove(number)
    areas = (*hero.areas[:at], tuple(numbers), *hero.areas[at + 1 :])
    values: dict[str, Any] = {"areas": areas}
    if is_item(number):
        values["bag"] = (*hero.bag, number)
    else:
        values["spellbook"] = (*hero.spellbook, number)
    if CONTENT.cards[number].health:
        values["pet"] = 0
    values["combo"] = tuple((card, count) for card, count in hero.combo if card != number)
    redress(s, i, **values)
    g.tell("bg-unequipped", hero=hero_name(s, i), card=card_name(number))


def is_item(number: int) -> bool:
    return number in _ITEMS


_ITEMS = frozenset(CONTENT.number[item.id] for item in CONTENT.items)


# ---- Health, Energy, gold


def regain(g: Game[Table], i: int, *, health: int = 0, energy: int = 0) -> tuple[int, int]:
    """BG-CHAR-05: up to the capacity; returns what was really regained."""
    s = g.state
    hero = s.heroes[i]
    more_health = max(0, min(health, capacity(hero, "health") - hero.health))
    more_energy = max(0, min(energy, capacity(hero, "energy") - hero.energy))
    if more_health or more_energy:
        change(s, i, health=hero.health + more_health, energy=hero.energy + more_energy)
        g.tell("bg-regained", hero=hero_name(s, i), health=more_health, energy=more_energy)
    return more_health, more_energy


def gain(g: Game[Table], i: int, *, health: int = 0, energy: int = 0) -> None:
    """BG-CHAR-06: also beyond the capacity; ``settle_surplus`` takes the surplus back when its time is over."""
    if health or energy:
        hero = g.state.heroes[i]
        change(g.state, i, health=hero.health + health, energy=hero.energy + energy)
        g.tell("bg-gained", hero=hero_name(g.state, i), health=health, energy=energy)


def settle_surplus(s: Table) -> None:
    for i, hero in enumerate(s.heroes):
        health, energy = capacity(hero, "health"), capacity(hero, "energy")
        if hero.health > health or hero.energy > energy:
            change(s, i, health=min(hero.health, health), energy=min(hero.energy, energy))


def spend_energy(g: Game[Table], i: int, amount: int) -> None:
    """BG-CHAR-03."""
    if amount:
        hero = g.state.heroes[i]
        change(g.state, i, energy=max(0, hero.energy - amount))


def pay_gold(g: Game[Table], i: int, amount: int) -> None:
    """BG-CHAR-11."""
    hero = g.state.heroes[i]
    assert hero.gold >= amount, "gold that nobody has"
    change(g.state, i, gold=hero.gold - amount)


def earn_gold(g: Game[Table], i: int, amount: int) -> None:
    if amount:
        change(g.state, i, gold=g.state.heroes[i].gold + amount)
        g.tell("bg-gold", hero=hero_name(g.state, i), amount=amount)


def move(g: Game[Table], i: int, region: int) -> None:
    change(g.state, i, region=region)
    g.tell("bg-moved", hero=hero_name(g.state, i), region=region_name(region))


# ---- the fight


def set_fight(s: Table, **values: Any) -> Fight:
    s.fight = replace(fight_of(s), **values)
    return s.fight


def set_attack(s: Table, **values: Any) -> Attack:
    assert s.attack is not None
    s.attack = replace(s.attack, **values)
    return s.attack


def modify(s: Table, source: Source) -> None:
    """Add to the Reroll value, the Attrition value and the Threat of the running Attack Phase."""
    assert s.attack is not None
    attack = s.attack
    set_attack(
        s,
        reroll=attack.reroll + source.reroll,
        attrition=attack.attrition + source.attrition,
        threat=attack.threat + source.threat,
        sources=(*attack.sources, source),
    )


def cure(s: Table, i: int) -> None:
    """Stun and Curse tokens are removed; in an Attack Phase what the Curses took from its values comes back."""
    change(s, i, stun=0, curse=0)
    attack = s.attack
    if attack is None or attack.hero != i:
        return
    lifted = [source for source in attack.sources if source.name == CURSE]
    set_attack(
        s,
        reroll=attack.reroll - sum(source.reroll for source in lifted),
        attrition=attack.attrition - sum(source.attrition for source in lifted),
        sources=tuple(source for source in attack.sources if source.name != CURSE),
    )


def put(s: Table, faction: int, *, damage: int = 0, defense: int = 0, attrition: int = 0, armor: int = 0) -> None:
    """Tokens into (or, negative, out of) the Combat Area of a faction, never below zero (BG-COMBAT-25, BG-PVP-07)."""
    fight = fight_of(s)
    old = fight.boxes[faction]
    new = Boxes(
        max(0, old.damage + damage),
        max(0, old.defense + defense),
        max(0, old.attrition + attrition),
        max(0, old.armor + armor),
    )
    boxes = (new, fight.boxes[1]) if faction == 0 else (fight.boxes[0], new)
    s.fight = replace(fight, boxes=boxes)
    if s.attack and s.heroes[s.attack.hero].faction == faction:
        seen = s.attack.placed
        s.attack = replace(
            s.attack,
            placed=Boxes(
                max(0, seen.damage + new.damage - old.damage),
                max(0, seen.defense + new.defense - old.defense),
                max(0, seen.attrition + new.attrition - old.attrition),
                max(0, seen.armor + new.armor - old.armor),
            ),
        )


def add_dice(s: Table, letters: str) -> list[int]:
    """BG-DICE-02: dice beyond the seventh of a colour, and of a banned one, are lost. Returns what joined the pool."""
    assert s.attack is not None
    attack = s.attack
    room = dice.free(attack, fight_of(s))
    added = []
    for letter in letters:
        colour = COLOURS.index(letter)
        if room[colour]:
            room[colour] -= 1
            added.append(dice.die(colour))
    set_attack(s, dice=(*attack.dice, *added))
    return added


def take_die(s: Table, d: int) -> None:
    """BG-DICE-09, BG-DICE-10: out of the pool for the rest of this phase."""
    assert s.attack is not None
    removed = list(s.attack.removed)
    removed[dice.colour_of(d)] += 1
    set_attack(s, dice=dice.without(s.attack.dice, d), removed=tuple(removed))


# ---- scopes of counts


def new_action(s: Table) -> None:
    """BG-CARD-08: outside combat the limit of a card is one character action, so the counts of combats go too."""
    s.counts[Scope.ACTION] = {}
    new_combat(s)


def new_round(s: Table) -> None:
    s.counts[Scope.LAST_ROUND] = s.counts[Scope.ROUND]
    s.counts[Scope.ROUND] = {}


def new_combat(s: Table) -> None:
    for scope in (Scope.ROUND, Scope.LAST_ROUND, Scope.COMBAT):
        s.counts[scope] = {}


def new_turn(s: Table) -> None:
    s.counts[Scope.TURN] = {}
    new_action(s)


# ---- items


def bag_load(hero: Hero) -> int:
    """BG-ITEM-17: Potions, Scrolls and Food do not count."""
    return sum(1 for number in hero.bag if counts_in_bag(number))


def counts_in_bag(number: int) -> bool:
    return not set(CONTENT.cards[number].trait) & {"potion", "scroll", "food"}


def bag_is_over(hero: Hero) -> bool:
    return bag_load(hero) > BOX.bag


def deck_of(number: int) -> int:
    """The Item deck of a card: triangle, square or circle; NONE for a special item."""
    item = _BY_NUMBER[number]
    return ("triangle", "square", "circle", "special").index(item.deck) if item.deck != "special" else NONE


_BY_NUMBER = {CONTENT.number[item.id]: item for item in CONTENT.items}


def use_up(s: Table, i: int, number: int) -> None:
    """BG-CARD-15: to the discard pile of its deck."""
    bag = list(s.heroes[i].bag)
    bag.remove(number)
    redress(s, i, bag=tuple(bag))
    deck = deck_of(number)
    if deck != NONE:
        s.item_discards[deck] = (*s.item_discards[deck], number)


def new_hero(character: int, seat: int, faction: int) -> Hero:
    """BG-SETUP-06, BG-SETUP-07, BG-SETUP-08, BG-SETUP-13."""
    hero = Hero(character=character, seat=seat, faction=faction, region=CONTENT.home(faction), gold=BOX.gold)
    sheet = sheet_of(hero)
    return dress(replace(hero, health=sheet.health[0], energy=sheet.energy[0]))
