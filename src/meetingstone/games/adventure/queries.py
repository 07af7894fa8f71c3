"""Numbers and permissions that cards may change, and conditions that cards may state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.effects import Item, Num
from meetingstone.games.adventure.board import DISTANCE, IS_CITY, LEVEL, PLACES
from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.pieces import AbilityCard, CharacterSide, Encounter
from meetingstone.games.adventure.pieces import Item as ItemCard
from meetingstone.games.adventure.sources import (
    ATTACHED,
    BACK,
    BOARD,
    EVENT,
    FOE,
    INWARD_BIT,
    ITEM,
    OUTWARD_BIT,
    PERMISSIONS,
    SIDE,
    SOURCES,
    Source,
)
from meetingstone.games.adventure.state import (
    ATTACKER,
    DEFENDER,
    ENCOUNTER,
    LOG_EVENT,
    LOG_TROPHY,
    Fight,
    Hero,
    Scope,
    Table,
    Tally,
)
from meetingstone.games.adventure.vocabulary import ALWAYS, LEVELS, Cost, Modify, Need

# ---- names


def hero_name(s: Table, seat: int) -> str:
    return f"@ag-{CONTENT.characters[s.heroes[seat].character].id}"


def ability_name(number: int) -> str:
    return f"@ag-{CONTENT.abilities[number].id}"


def item_name(card: int) -> str:
    return f"@ag-{item_of(card).id}"


def space_name(space: int) -> str:
    return f"@ag-{CONTENT.spaces[space].id}"


def quest_name(quest: int) -> str:
    return f"@ag-{CONTENT.quests[quest].id}"


def token_name(kind: int) -> str:
    return f"@ag-{CONTENT.discoveries[kind].id}"


def foe_name(card: int) -> str:
    """An encounter card, or the enemy on the reverse of an event."""
    encounter = CONTENT.challenges[card].encounter
    assert encounter is not None
    return f"@ag-{encounter.id}"


def event_name(card: int) -> str:
    return f"@ag-{CONTENT.challenges[card].id}"


def face_name(s: Table, card: int) -> str:
    """An event by the face that is up."""
    event = CONTENT.challenges[card].event
    return f"@ag-{event.back.id}" if event and event.back and card in s.turned else event_name(card)


def enemy_name(s: Table, fight: Fight) -> str:
    """Whoever or whatever the attacker fights."""
    if fight.defender != ENCOUNTER:
        return hero_name(s, fight.defender)
    return f"@ag-{foe_of(fight).id}"


# ---- characters


def side_of(hero: Hero) -> CharacterSide:
    """The face of his character card that is up."""
    card = CONTENT.characters[hero.character].card[hero.level]
    return card.other if hero.side else card.start


def affiliation(hero: Hero) -> str:
    """AG-AFFIL-01; AG-AFFIL-02: only what cards state asks for it."""
    return CONTENT.characters[hero.character].affiliation


def right_of(s: Table, seat: int) -> int:
    return (seat - 1) % len(s.heroes)


def left_of(s: Table, seat: int) -> int:
    return (seat + 1) % len(s.heroes)


def valor_of(hero: Hero) -> int:
    """AG-QUEST-15; AG-WIN-02: quests that are not in the log count for nothing."""
    return sum(log_valor(entry) for entry in hero.log)


def ranks(s: Table) -> tuple[int, ...]:
    """AG-WIN-03, AG-WIN-04, AG-WIN-05 and AG-WIN-06 also rank those who have not won."""
    marks = [(valor_of(hero), len(hero.log), hero.level) for hero in s.heroes]
    return tuple(
        1 if seat in s.winners else 1 + len(s.winners) + sum(
            mark > marks[seat] for other, mark in enumerate(marks) if other not in s.winners
        )
        for seat in range(len(s.heroes))
    )  # fmt: skip


def log_valor(entry: int) -> int:
    if entry >= LOG_EVENT:
        event = CONTENT.challenges[entry - LOG_EVENT].event
        assert event is not None
        return event.back.valor if event.back and event.back.valor else event.valor
    if entry >= LOG_TROPHY:
        return CONTENT.trophies[entry - LOG_TROPHY].valor
    return CONTENT.quests[entry].valor


def log_name(entry: int) -> str:
    if entry >= LOG_EVENT:
        return event_name(entry - LOG_EVENT)
    if entry >= LOG_TROPHY:
        return f"@ag-{CONTENT.trophies[entry - LOG_TROPHY].id}"
    return quest_name(entry)


def may_gain(s: Table, seat: int, trophy: int) -> bool:
    """AG-TROPHY-03, AG-TROPHY-04."""
    has_it = LOG_TROPHY + trophy in s.heroes[seat].log
    return bool(s.trophies[trophy]) and not (CONTENT.trophies[trophy].once and has_it)


def items_of(hero: Hero) -> tuple[int, ...]:
    """All items, equipped ones first."""
    worn = tuple(card for card in (hero.weapon, hero.armor) if card != NONE)
    return worn + hero.bag


def others(s: Table, seat: int) -> tuple[int, ...]:
    """AG-GEN-01: the other characters, opponents all of them, clockwise from the active one."""
    start = s.active if s.active != NONE else seat
    return tuple(other for other in s.clockwise(start) if other != seat)


def company(s: Table, seat: int) -> list[int]:
    """Other characters in his space."""
    space = s.heroes[seat].space
    return [other for other, hero in enumerate(s.heroes) if other != seat and hero.space == space]


# ---- the running combat


def foe_of(fight: Fight) -> Encounter:
    """The encounter that is fought."""
    if fight.board:
        printed = CONTENT.spaces[fight.space].encounter
        assert printed is not None
        assert printed.enemy is not None
        return printed.enemy
    foe = CONTENT.challenges[fight.card].encounter
    assert foe is not None
    return foe


def foe_source(fight: Fight) -> int:
    return BOARD[fight.space] if fight.board else FOE[fight.card]


def foe_level(fight: Fight) -> int:
    return LEVEL[fight.space] if fight.board else CONTENT.challenges[fight.card].level


def fight_of(s: Table) -> Fight:
    assert s.fight is not None, "there is no combat"
    return s.fight


def side_in(fight: Fight | None, seat: int) -> int:
    """ATTACKER, DEFENDER or NONE."""
    if fight is None:
        return NONE
    if seat == fight.attacker:
        return ATTACKER
    return DEFENDER if seat == fight.defender else NONE


def enemy_of(s: Table, seat: int) -> int:
    """Whom he fights: a seat, ENCOUNTER or NONE."""
    side = side_in(s.fight, seat)
    if side == NONE or s.fight is None:
        return NONE
    return s.fight.defender if side == ATTACKER else s.fight.attacker


# ---- who is who for a card


class Cast(NamedTuple):
    """The people of a row of a card: whose it is, who carries it, who caused the moment, who was chosen."""

    owner: int
    bearer: int = NONE
    subject: int = NONE
    target: int = NONE
    card: int = NONE
    """The ability card just played (moment ``played``)."""
    blow: bool = False
    """The damage about to be taken comes from an attack (moment ``hurt``)."""
    event: int = NONE
    """The event whose row it is."""


def _who(s: Table, need: Need, cast: Cast) -> int:
    if need.of == "self":
        return cast.owner
    if need.of == "enemy":
        return enemy_of(s, cast.owner)
    if need.of == "bearer":
        return cast.bearer
    return cast.subject if need.of == "subject" else cast.target


Check = Callable[[Table, int, Any, Cast], bool]
"""Whether a condition about a seat (never NONE) holds."""


def _hero_check(check: Callable[[Table, Hero, Any], bool]) -> Check:
    def checked(s: Table, who: int, value: Any, cast: Cast) -> bool:
        return who >= 0 and check(s, s.heroes[who], value)

    return checked


def _enemy_check(check: Callable[[Encounter, int, Any], bool]) -> Check:
    """About the encounter that he fights, or that he is himself."""

    def checked(s: Table, who: int, value: Any, cast: Cast) -> bool:
        fight = s.fight
        if fight is None or fight.defender != ENCOUNTER or side_in(fight, who) == NONE:
            return False
        return check(foe_of(fight), foe_level(fight), value)

    return checked


def _fights(s: Table, who: int, value: tuple[str, ...], cast: Cast) -> bool:
    fight = s.fight
    if fight is None or side_in(fight, who) == NONE:
        return False
    if fight.defender != ENCOUNTER or who == ENCOUNTER:
        return "character" in value
    if not fight.board:
        return "encounter" in value
    return "board" in value or ("overlord" in value and CONTENT.spaces[fight.space].kind == "overlord")


def _flag(mask: str, own: bool) -> Check:
    """Whether the side (or the other one) stands in a mask of the fight."""

    def checked(s: Table, who: int, value: Any, cast: Cast) -> bool:
        side = side_in(s.fight, who)
        if side == NONE or s.fight is None:
            return False
        return bool(getattr(s.fight, mask) >> (side if own else 1 - side) & 1)

    return checked


def _within(s: Table, who: int, value: int, cast: Cast) -> bool:
    here = place_of(s, cast.owner)
    there = place_of(s, who)
    return here != NONE and there != NONE and DISTANCE[here][there] <= value


def place_of(s: Table, seat: int) -> int:
    if seat >= 0:
        return s.heroes[seat].space
    return s.fight.space if s.fight and seat == ENCOUNTER else NONE


def _die(s: Table, who: int, value: tuple[int, ...], cast: Cast) -> bool:
    side = side_in(s.fight, who)
    return side != NONE and s.fight is not None and s.fight.dice[side] in value


def _attached(s: Table, hero: Hero, value: tuple[str, ...]) -> bool:
    return any(
        CONTENT.abilities[each.ability].id in value or set(value) & set(CONTENT.abilities[each.ability].keywords)
        for each in hero.attached
    )


def _icons(card: int, value: tuple[str, ...]) -> bool:
    item = CONTENT.challenges[card].item if card != NONE else None
    return item is not None and bool(set(item.icons) & set(value))


def _card_check(check: Callable[[AbilityCard, Any], bool]) -> Check:
    def checked(s: Table, who: int, value: Any, cast: Cast) -> bool:
        return cast.card != NONE and check(CONTENT.abilities[cast.card], value)

    return checked


def _role(s: Table, who: int, value: str, cast: Cast) -> bool:
    return side_in(s.fight, who) == (ATTACKER if value == "attacker" else DEFENDER)


def _type(s: Table, who: int, value: str, cast: Cast) -> bool:
    return side_in(s.fight, who) != NONE and attack_type(s, who) == (value == "ranged")


def _used(s: Table, who: int, value: tuple[str, ...], cast: Cast) -> bool:
    return who >= 0 and any(s.count(Scope.TURN, Tally.PLAYED, who, CONTENT.ability[name]) for name in value)


def _level_at_least(s: Table, who: int, value: str, cast: Cast) -> bool:
    if who >= 0:
        return s.heroes[who].level >= LEVELS.index(value)
    return s.fight is not None and foe_level(s.fight) >= LEVELS.index(value)


def _valors(s: Table) -> list[int]:
    return [valor_of(hero) for hero in s.heroes]


CHECKS: dict[str, Check] = {
    "level": _level_at_least,
    "below": _hero_check(lambda s, hero, value: hero.level < LEVELS.index(value)),
    "side": _hero_check(lambda s, hero, value: hero.side == (value == "other")),
    "affiliation": _hero_check(lambda s, hero, value: affiliation(hero) == value),
    "role": _role,
    "fights": _fights,
    "enemy_trait": _enemy_check(lambda foe, level, value: bool(set(foe.traits) & set(value))),
    "enemy_colour": _enemy_check(lambda foe, level, value: LEVELS[level] in value),
    "attack_type": _type,
    "die": _die,
    "movement_die": lambda s, who, value, cast: (
        who == s.active and s.face != NONE and BOX.movement_die[s.face][0] in value
    ),
    "won": _flag("fallen", own=False),
    "lost": _flag("fallen", own=True),
    "has_hit": _flag("hits", own=True),
    "was_hit": _flag("hits", own=False),
    "wounds": _hero_check(lambda s, hero, value: hero.wounds >= value),
    "unhurt": _hero_check(lambda s, hero, value: hero.wounds == 0),
    "left": lambda s, who, value, cast: who >= 0 and health_of(s, who) - s.heroes[who].wounds <= value,
    "hand": lambda s, who, value, cast: who >= 0 and len(s.hands[who]) >= value,
    "hand_most": lambda s, who, value, cast: who >= 0 and len(s.hands[who]) <= value,
    "bag": _hero_check(lambda s, hero, value: len(hero.bag) >= value),
    "energy": _hero_check(lambda s, hero, value: hero.energy >= value),
    "weapon": lambda s, who, value, cast: who >= 0 and _icons(worn(s, who, "weapon"), value),
    "armor": lambda s, who, value, cast: who >= 0 and _icons(worn(s, who, "armor"), value),
    "armed": lambda s, who, value, cast: who >= 0 and (worn(s, who, "weapon") != NONE) == value,
    "armored": lambda s, who, value, cast: who >= 0 and (worn(s, who, "armor") != NONE) == value,
    "replaced": lambda s, who, value, cast: _is_replaced(s, who),
    "attached": _hero_check(_attached),
    "diseased": _hero_check(lambda s, hero, value: hero.disease > 0),
    "in_city": _hero_check(lambda s, hero, value: IS_CITY[hero.space] == value),
    "space": lambda s, who, value, cast: place_of(s, who) != NONE and LEVELS[LEVEL[place_of(s, who)]] in value,
    "at": lambda s, who, value, cast: place_of(s, who) != NONE and bool(PLACES[place_of(s, who)] & set(value)),
    "within": _within,
    "alone": lambda s, who, value, cast: who >= 0 and not company(s, who),
    "company": lambda s, who, value, cast: who >= 0 and bool(company(s, who)),
    "moved": lambda s, who, value, cast: (who == s.active and s.moved) == value,
    "walked": lambda s, who, value, cast: (who == s.active and s.walked) == value,
    "own_turn": lambda s, who, value, cast: (who == s.active) == value,
    "keyword": _card_check(lambda card, value: bool(set(card.keywords) & set(value))),
    "timing": _card_check(lambda card, value: card.timing in value),
    "from_combat": lambda s, who, value, cast: cast.blow == value,
    "used": _used,
    "leads": lambda s, who, value, cast: who >= 0 and valor_of(s.heroes[who]) == max(_valors(s)),
    "trails": lambda s, who, value, cast: who >= 0 and valor_of(s.heroes[who]) == min(_valors(s)),
    "marked": lambda s, who, value, cast: who >= 0 and ((cast.event, who) in s.marks) == value,
}

_compiled: dict[int, tuple[tuple[Check, Any], ...]] = {}
"""What a condition really asks, by the identity of the struct: content never changes."""


def _compile(need: Need) -> tuple[tuple[Check, Any], ...]:
    stated = tuple(
        (CHECKS[field.name], getattr(need, field.name))
        for field in msgspec.structs.fields(Need)
        if field.name != "of" and getattr(need, field.name) != field.default
    )
    _compiled[id(need)] = stated
    return stated


def holds(s: Table, need: Need, cast: Cast) -> bool:
    if need is ALWAYS:
        return True
    who = _who(s, need, cast)
    if who == NONE:
        return False
    stated = _compiled.get(id(need))
    if stated is None:
        stated = _compile(need)
    return all(check(s, who, value, cast) for check, value in stated)


def applies(s: Table, need: Need, unless: Need | None, cast: Cast) -> bool:
    return holds(s, need, cast) and (unless is None or not holds(s, unless, cast))


# ---- amounts


def per(s: Table, word: str, owner: int) -> int:
    """How often an amount is given."""
    if not word:
        return 1
    if word == "marker":
        return sum(card != NONE for card in s.track)
    if owner < 0:
        return foe_level(fight_of(s)) + 1 if word == "level" else 0
    hero = s.heroes[owner]
    counted: dict[str, Callable[[], int]] = {
        "level": lambda: hero.level + 1,
        "hand": lambda: len(s.hands[owner]),
        "bag": lambda: len(hero.bag),
        "items": lambda: len(items_of(hero)),
        "attached": lambda: len(hero.attached),
        "wound": lambda: hero.wounds,
        "energy": lambda: hero.energy,
        "token": lambda: len(hero.tokens),
        "logged": lambda: len(hero.log),
        "here": lambda: len(company(s, owner)),
        "trap": lambda: sum(trap[2] == owner for trap in s.traps),
    }
    return counted[word]()


# ---- what cards change


def force_of(s: Table, seat: int, worn: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """(source, owner) of all that is in force on a character, of what he wears only ``worn``.

    AG-ITEM-03: a weapon or armor in the bag is silent, unless it works from there.
    """
    hero = s.heroes[seat]
    force = [(SIDE[hero.character][hero.level][hero.side], seat)]
    force += [(ITEM[card], seat) for card in worn if card != NONE]
    force += [(ITEM[card], seat) for card in hero.bag if works_from_bag(hero, card)]
    for each in hero.attached:
        if ATTACHED[each.ability] and (each.item == NONE or each.item in worn):
            force.append((ATTACHED[each.ability][s.heroes[each.owner].level], each.owner))
    for card in hero.events:
        number = BACK[card] if card in s.turned else EVENT[card]
        if number != NONE:
            force.append((number, seat))
    return tuple(force)


def works_from_bag(hero: Hero, card: int) -> bool:
    """AG-ITEM-04, AG-ITEM-08."""
    item = item_of(card)
    return (item.kind == "bag" or item.bag) and CONTENT.challenges[card].level <= hero.level


def at_work(s: Table, seat: int, hooks: int, name: str = "") -> tuple[tuple[int, int], ...]:
    """(source, owner) of what is in force on a character and works now, as far as it listens to ``hooks``.

    AG-ABIL-21: an item that does not count, or is replaced, is silent with all that is attached to it. What changes the
    price of his ability cards (the number ``name``) goes on while the weapon is replaced.
    """
    hero = s.heroes[seat]
    weapon, armor = hero.weapon, hero.armor
    if weapon != NONE and _listens(hero, weapon, hooks):
        replaced = name != "cost" and _is_replaced(s, seat)
        if replaced or does_not_count(s, seat, "no_weapon"):
            weapon = NONE
    if armor != NONE and _listens(hero, armor, hooks) and does_not_count(s, seat, "no_armor"):
        armor = NONE
    if weapon == hero.weapon and armor == hero.armor:
        return hero.force
    return force_of(s, seat, (weapon, armor))


def _listens(hero: Hero, card: int, hooks: int) -> bool:
    """Whether an item, or a card on it, listens to anything of a mask."""
    return bool(SOURCES[ITEM[card]].hooks & hooks) or any(each.item == card for each in hero.attached)


def _is_replaced(s: Table, seat: int) -> bool:
    """AG-ABIL-20."""
    side = side_in(s.fight, seat)
    return side != NONE and s.fight is not None and s.fight.replaced[side] != NONE


_asked: set[tuple[int, int, str]] = set()


def does_not_count(s: Table, seat: int, ban: str) -> bool:
    """Whether a card says that a weapon or armor does not count. In the conditions of such a ban it still does."""
    question = (id(s), seat, ban)
    if question in _asked:
        return False
    _asked.add(question)
    try:
        return allowed(s, seat, ban)
    finally:
        _asked.discard(question)


def worn(s: Table, seat: int, slot: str) -> int:
    """The weapon or armor that a character has equipped, if it counts."""
    card: int = getattr(s.heroes[seat], slot)
    return card if card != NONE and not does_not_count(s, seat, f"no_{slot}") else NONE


def rows(s: Table, seat: int, name: str) -> Iterator[tuple[str, Modify, Cast]]:
    """(source, row, cast) of everything in force that changes ``name`` of a seat, or of the ENCOUNTER."""
    inward, outward = INWARD_BIT[name], OUTWARD_BIT[name]
    if not s.hooks & (inward | outward):
        return
    if seat >= 0:
        hero = s.heroes[seat]
        if hero.hooks & inward:
            for number, owner in at_work(s, seat, inward, name):
                source = SOURCES[number]
                if not source.hooks & inward:
                    continue
                for row in source.inward[name]:
                    if row.of == "bearer" or owner == seat or row.of in ("all", "horde", "alliance"):
                        cast = Cast(owner, seat, event=source.event)
                        if _is_for(s, row, seat) and applies(s, row.need, row.unless, cast):
                            yield source.id, row, cast
    elif s.fight is not None:
        source = SOURCES[foe_source(s.fight)]
        if source.hooks & inward:
            for row in source.inward[name]:
                cast = Cast(ENCOUNTER)
                if row.of == "self" and applies(s, row.need, row.unless, cast):
                    yield source.id, row, cast
    for other, hero in enumerate(s.heroes):
        if other != seat and hero.hooks & outward:
            for number, owner in at_work(s, other, outward, name):
                source = SOURCES[number]
                if source.hooks & outward:
                    yield from _outward(s, source, name, seat, Cast(owner, other, event=source.event))
    for number in s.afoot:
        source = SOURCES[number]
        if source.hooks & outward:
            yield from _outward(s, source, name, seat, Cast(seat, NONE, seat, event=source.event))
    if s.fight is not None and s.fight.defender == ENCOUNTER and seat == s.fight.attacker:
        source = SOURCES[foe_source(s.fight)]
        if source.hooks & outward:
            yield from _outward(s, source, name, seat, Cast(ENCOUNTER))


def _outward(s: Table, source: Source, name: str, seat: int, cast: Cast) -> Iterator[tuple[str, Modify, Cast]]:
    for row in source.outward[name]:
        if row.of == "enemy":
            mine = enemy_of(s, cast.owner) == seat
        elif seat < 0:
            mine = False
        elif row.of == "here":
            mine = s.heroes[seat].space == place_of(s, cast.owner)
        else:
            mine = _is_for(s, row, seat)
        if mine and applies(s, row.need, row.unless, cast):
            yield source.id, row, cast


def _is_for(s: Table, row: Modify, seat: int) -> bool:
    return row.of not in ("horde", "alliance") or affiliation(s.heroes[seat]) == row.of


def changes(s: Table, seat: int, name: str) -> Iterator[tuple[str, int | None, int]]:
    """(source, another base or None, addition) of a number."""
    for source, row, cast in rows(s, seat, name):
        yield source, row.set, row.add * per(s, row.per, cast.owner)
    for lasting in s.lasting:
        if lasting.name == name and lasting.seat == seat:
            yield lasting.source, None, lasting.amount
    if s.fight is not None and s.fight.bonuses:
        side = side_in(s.fight, seat)
        for bonus in s.fight.bonuses:
            if bonus.name == name and bonus.side == side:
                yield bonus.source, bonus.base, bonus.amount


def number(s: Table, seat: int, name: str, base: int) -> int:
    """A number with everything that changes it."""
    added = 0
    for _, another, add in changes(s, seat, name):
        if another is not None:
            base = another
        added += add
    return base + added


PERMISSION_BITS = {name: INWARD_BIT[name] | OUTWARD_BIT[name] for name in PERMISSIONS}


def allowed(s: Table, seat: int, permission: str) -> bool:
    """Whether a permission (or ban) is in force for a seat."""
    fight = s.fight
    is_lasting = bool(s.lasting) or (fight is not None and bool(fight.bonuses))
    if not is_lasting and not s.hooks & PERMISSION_BITS[permission]:
        return False
    return next(changes(s, seat, permission), None) is not None


# ---- values


def printed(s: Table, seat: int, name: str) -> tuple[str, int]:
    """(source, value) of attack, defense or damage before anything changes it: AG-CHAR-02, AG-ITEM-13, AG-ITEM-14.

    AG-CHAR-03: no equipped weapon replaces the printed damage. AG-ENC-01: an encounter has its own three numbers.
    """
    fight = s.fight
    if seat == ENCOUNTER:
        foe = foe_of(fight_of(s))
        return foe.id, getattr(foe, name)
    hero = s.heroes[seat]
    side = side_in(fight, seat)
    if fight is not None and side != NONE and fight.replaced[side] != NONE:
        card = CONTENT.abilities[fight.replaced[side]]
        assert card.weapon is not None
        if name == "attack":
            return card.id, card.weapon.attack
        if name == "damage" and card.weapon.damage is not None:
            return card.id, card.weapon.damage
    if name == "attack" and (weapon := worn(s, seat, "weapon")) != NONE:
        return item_of(weapon).id, item_of(weapon).attack
    if name == "defense" and (armor := worn(s, seat, "armor")) != NONE:
        return item_of(armor).id, item_of(armor).defense
    return CONTENT.characters[hero.character].id, getattr(side_of(hero), name)


def value(s: Table, seat: int, name: str) -> int:
    """Attack, defense or damage of a seat, or of the ENCOUNTER."""
    total = number(s, seat, name, printed(s, seat, name)[1])
    if name == "damage":
        total += ambushed(s, seat)
    return max(0, total)


def explained(s: Table, seat: int, name: str) -> Num:
    """The same number with all that made it, for those who look at it."""
    source, base = printed(s, seat, name)
    found = [Item(source, "set", base, "AG-COMBAT-10")]
    for origin, another, add in changes(s, seat, name):
        if another is not None:
            found.append(Item(origin, "set", another, "AG-GEN-02"))
        if add:
            found.append(Item(origin, "add", add, "AG-COMBAT-10"))
    if name == "damage" and ambushed(s, seat):
        found.append(Item("@ag-ambush", "add", ambushed(s, seat), "AG-TOK-07"))
    found.append(Item("minimum", "floor", 0, "AG-COMBAT-10"))
    return Num.of(base, found)


def ambushed(s: Table, seat: int) -> int:
    """AG-TOK-07: what an Ambush on his enemy adds to his damage."""
    enemy = enemy_of(s, seat)
    return sum(each.amount for each in s.lasting if each.name == "ambush" and each.seat == enemy)


def attack_type(s: Table, seat: int) -> int:
    """0 melee, 1 ranged (AG-COMBAT-07)."""
    fight = fight_of(s)
    side = side_in(fight, seat)
    if fight.types[side] != NONE:
        return fight.types[side]
    if ambushed(s, seat):
        return 1
    if seat == ENCOUNTER:
        return int(foe_of(fight).type == "ranged")
    hero = s.heroes[seat]
    if fight.replaced[side] != NONE:
        card = CONTENT.abilities[fight.replaced[side]]
        assert card.weapon is not None
        return int(card.weapon.type == "ranged")
    weapon = worn(s, seat, "weapon")
    if weapon != NONE:
        return int(item_of(weapon).type == "ranged")
    return int(side_of(hero).type == "ranged")


def strikes_early(s: Table, seat: int) -> bool:
    """Whether he attacks in the ranged step."""
    return attack_type(s, seat) == 1 or allowed(s, seat, "strikes_first")


def health_of(s: Table, seat: int) -> int:
    """AG-DMG-03, AG-TOK-11."""
    hero = s.heroes[seat]
    return number(s, seat, "health", side_of(hero).health) - hero.disease


def hand_limit(s: Table, seat: int) -> int:
    return number(s, seat, "hand_limit", BOX.hand_limit)


# ---- prices


def card_cost(s: Table, seat: int, ability: int) -> int:
    """AG-ABIL-05: the energy that an ability card costs now."""
    card = CONTENT.abilities[ability]
    total = card.energy
    for _, row, cast in rows(s, seat, "cost"):
        if _prices(row, card):
            total = (row.set if row.set is not None else total) + row.add * per(s, row.per, cast.owner)
    return max(0, total)


def power_cost(s: Table, seat: int, energy: int) -> int:
    """The energy that a power of a card in play costs now (AG-POWER-09)."""
    if not energy:
        return 0
    for _, row, cast in rows(s, seat, "cost"):
        if not row.timing and (not row.cards or "power" in row.cards):
            energy = (row.set if row.set is not None else energy) + row.add * per(s, row.per, cast.owner)
    return max(0, energy)


def _prices(row: Modify, card: AbilityCard) -> bool:
    if row.timing and card.timing not in row.timing:
        return False
    return not row.cards or card.id in row.cards or bool(set(row.cards) & set(card.keywords))


def mana_items(s: Table, seat: int) -> tuple[int, ...]:
    """AG-POTION-01, AG-POTION-03: items that may be drunk as mana potions."""
    return potions(s, seat, "mana")


POTIONS = tuple(card.item.potions if card.item else () for card in CONTENT.challenges)


def potions(s: Table, seat: int, icon: str) -> tuple[int, ...]:
    found = tuple(card for card in items_of(s.heroes[seat]) if icon in POTIONS[card])
    return () if found and allowed(s, seat, "no_potions") else found


def item_of(card: int) -> ItemCard:
    item = CONTENT.challenges[card].item
    assert item is not None
    return item


def payable_items(hero: Hero, cost: Cost) -> tuple[int, ...]:
    """Items in the bag that a price takes (AG-ITEM-12)."""
    return tuple(card for card in hero.bag if counts_as(card, (cost.trait,) if cost.trait else (), cost.colour))


def counts_as(card: int, traits: tuple[str, ...], colour: str | None) -> bool:
    """AG-ITEM-12: whether an item in a bag is of a colour and counts as an encounter with one of these traits."""
    challenge = CONTENT.challenges[card]
    if colour and challenge.level < LEVELS.index(colour):
        return False
    if not traits:
        return True
    return (
        challenge.event is None
        and challenge.encounter is not None
        and bool(set(traits) & set(challenge.encounter.traits))
    )


def can_pay(s: Table, seat: int, energy: int, cost: Cost, hand: int) -> bool:
    """Whether a price can be paid in full; ``hand`` is the number of cards that may be discarded."""
    hero = s.heroes[seat]
    short = max(0, energy - hero.energy)
    if short and len(mana_items(s, seat)) < short:
        return False
    if cost.cards > hand or cost.tokens > len(hero.tokens) or cost.attached > len(hero.attached):
        return False
    if cost.damage and hero.wounds + number(s, seat, "taken", cost.damage) >= health_of(s, seat):
        return False
    if cost.items:
        payable = payable_items(hero, cost)
        if len(payable) < cost.items:
            return False
        if short and len({*payable, *mana_items(s, seat)}) < cost.items + short:
            return False
    return True


# ---- the board


AGGRO = tuple(card.encounter is not None and "aggro" in card.encounter.traits for card in CONTENT.challenges)


def aggro_slots(s: Table, space: int) -> list[int]:
    """AG-AGGRO-01: slots of the track whose markers lie red side up in a space."""
    return [slot for slot in slots_at(s, space) if is_aggro(s.track[slot])]


def slots_at(s: Table, space: int) -> list[int]:
    """AG-BOARD-10: any number of markers may lie in a space."""
    return [slot for slot, at in enumerate(s.marked) if at == space]


def is_aggro(card: int) -> bool:
    return AGGRO[card]


def aggro_spaces(s: Table) -> frozenset[int]:
    return frozenset(space for slot, space in enumerate(s.marked) if space != NONE and is_aggro(s.track[slot]))


def is_held(s: Table, seat: int) -> bool:
    """AG-AGGRO-02: an aggro marker holds him where he is; AG-AGGRO-05: as long as it lies there."""
    return bool(aggro_slots(s, s.heroes[seat].space)) and not allowed(s, seat, "leave_aggro")


def top_level(s: Table, seat: int) -> int:
    """AG-LEVEL-06, AG-MOVE-04: the highest colour of spaces that he may enter."""
    return s.heroes[seat].level + allowed(s, seat, "enter_above")


def tokens_in(s: Table, space: int) -> list[tuple[int, int]]:
    """(row, place in it) of facedown discovery tokens in a space, of which there may be many (AG-BOARD-10)."""
    return [
        (row, i)
        for row, spaces in enumerate(s.hidden_at)
        if space in spaces
        for i, at in enumerate(spaces)
        if at == space
    ]


def errand_of(s: Table, seat: int, quest: int) -> int:
    """The place of an active quest, or NONE."""
    return next((i for i, errand in enumerate(s.heroes[seat].quests) if errand.quest == quest), NONE)
