"""What every card says, written from its content: change a number there and the text changes.

A sentence is a text id with its values, and a value may be a phrase of its own. Whoever holds the card is called
"you". An ability is told in the order of its fields: moment, condition, price, effect, and what happens afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from meetingstone.engine import ContentError
from meetingstone.engine.game import CardInfo
from meetingstone.engine.picture import Phrase
from meetingstone.games.board_game.content import (
    CONTENT,
    CREATURE_COLOURS,
    Area,
    Boss,
    Character,
    EventCard,
    Kind,
    Overlord,
    Payout,
    Plague,
    Quest,
    Region,
)
from meetingstone.games.board_game.vocabulary import (
    ALWAYS,
    COLOUR_NAMES,
    COLOURS,
    Ability,
    Card,
    Change,
    Each,
    ItemCard,
    Modify,
    Need,
    Pick,
    Power,
    Talent,
)

Sentence = tuple[str, dict[str, Any]]
Words = str | Phrase
"""A name (``@bg-moonfire``) or a phrase."""
DECKS = {"T": "@bg-triangle", "S": "@bg-square", "C": "@bg-circle"}
ALL = 99
"""An amount that means "up to the capacity", or "as many as you like"."""


def cards() -> tuple[CardInfo, ...]:
    """Class cards, items, quests, Events, creatures, bosses, characters and regions."""
    return (
        *(_class_card(card) for card in CONTENT.cards if isinstance(card, Power | Talent)),
        *(_printed(card) for file in CONTENT.classes.values() for card in file.printed),
        *(_item(item) for item in CONTENT.items),
        *(_quest(quest) for quest in CONTENT.quests),
        *(_event(event) for event in CONTENT.events),
        *(_prize(CONTENT.cards[CONTENT.number[name]]) for name in prizes()),
        *(_creature(kind, colour) for kind in CONTENT.kinds for colour in range(len(CREATURE_COLOURS))),
        *(_overlord(overlord) for overlord in CONTENT.overlords),
        *(_boss(CONTENT.bosses[CONTENT.boss[event.boss]]) for event in CONTENT.events if event.boss),
        *(_character(character) for character in CONTENT.characters),
        *(_race(race) for race in dict.fromkeys(character.race for character in CONTENT.characters)),
        *(_region(region) for region in CONTENT.regions),
    )


def prizes() -> tuple[str, ...]:
    """Auction Items and the relic."""
    return tuple(event.prize for event in CONTENT.events if event.prize)


# ---- cards


def _facts(card: Card) -> dict[str, Any]:
    """What is printed on a card beside its text; what it does not have is left out."""
    facts = {
        "type": card.type,
        "level": card.level,
        "gold": card.gold,
        "energy": card.energy,
        "category": card.category,
        "health": card.health,
        "function": card.function,
        "trait": list(card.trait),
    }
    return {name: value for name, value in facts.items() if value}


def _class_card(card: Power | Talent) -> CardInfo:
    facts: dict[str, Any] = {"class": CONTENT.class_of[CONTENT.number[card.id]], **_facts(card)}
    if isinstance(card, Power):
        if card.label:
            facts["label"] = card.label
        return CardInfo(
            id=card.id, deck="class_power", name=f"bg-{card.id}", text=text_of(card), facts=facts, rules="BG-POWER"
        )
    return CardInfo(
        id=card.id, deck="class_talent", name=f"bg-{card.id}", text=text_of(card), facts=facts, rules="BG-TAL"
    )


def _printed(card: Card) -> CardInfo:
    return CardInfo(
        id=card.id, deck="printed", name=f"bg-{card.id}", text=text_of(card), facts=_facts(card), rules="BG-EQUIP"
    )


def _item(item: ItemCard) -> CardInfo:
    return CardInfo(
        id=item.id,
        deck=f"item_{item.deck}",
        name=f"bg-{item.id}",
        copies=item.copies,
        text=text_of(item),
        facts=_facts(item),
        rules="BG-ITEM",
    )


def _prize(card: Card) -> CardInfo:
    return CardInfo(id=card.id, deck="prize", name=f"bg-{card.id}", text=text_of(card), facts={}, rules="BG-EVENT")


def _race(race: str) -> CardInfo:
    card = CONTENT.cards[CONTENT.number[f"{race}_race"]]
    return CardInfo(
        id=card.id,
        deck="racial",
        name=f"bg-{card.id}",
        text=text_of(card),
        facts={"race": race},
        rules="BG-CHAR",
    )


def text_of(card: Card) -> tuple[Sentence, ...]:
    """Everything that ``card`` does, row by row."""
    return tuple(_sentences(card))


def _sentences(card: Card) -> Iterator[Sentence]:
    for ability in card.ability:
        yield _ability(ability)
    for row in card.modify:
        yield from _modify(row)
    for grant in card.grants:
        yield f"text-bg-grant-{grant}", {}
    if any(ability.via == card.id for other in CONTENT.cards for ability in other.ability):
        yield "text-bg-fires", {"card": _name(card.id)}


# ---- abilities


def _ability(row: Ability) -> Sentence:
    values: dict[str, Any] = {"moment": _moment(row), "does": _use(row)}
    needs = list(_needs(row.need))
    return ("text-bg-ability-if", {**values, "need": needs}) if needs else ("text-bg-ability", values)


def _moment(row: Ability) -> Words:
    if row.via:
        return _name(row.via)
    moment = f"@bg-moment-{row.at}"
    if row.of == "friend":
        return Phrase("bg-of-every" if row.every else "bg-of-friend", {"moment": moment})
    return moment


def _use(row: Ability) -> Words | list[Words]:
    """Price, effects and what happens afterwards, as one phrase."""
    price, effects = list(_price(row)), list(_effects(row))
    special: list[Words] = [f"@card-{row.handler}"] if row.handler else []
    after = list(_afterwards(row))
    each = _each_time(row)
    if each and effects:
        # What happens once is told apart from what happens for each die or unit.
        after, special = special + after, []
    effects += special
    if not effects:
        effects, price, each = price or after, [], ""
        after = after if effects is not after else []
    told: Any = effects
    if price:
        told = (
            Phrase("bg-for-each", {"price": price, "each": each, "does": effects})
            if each
            else Phrase("bg-then", {"first": price, "next": effects})
        )
    elif each:
        told = Phrase("bg-each", {"each": each, "does": effects})
    if after:
        told = Phrase("bg-after", {"does": told, "after": after})
    if row.or_else:
        told = Phrase("bg-instead", {"does": told})
    return Phrase("bg-must", {"does": told}) if row.forced else told


def _each_time(row: Ability) -> str:
    """What effects are multiplied by, if anything."""
    if row.per:
        return f"@bg-per-{row.per}"
    if row.each:
        return "@bg-per-payment"
    if row.spot and row.spot.pairs:
        return "@bg-per-pair"
    if row.spot and row.spot.any:
        return "@bg-per-die"
    return "@bg-per-die" if row.take and (row.take.any or row.take.rerolls or row.take.most > 1) else ""


def _price(row: Ability) -> Iterator[Words]:
    if row.energy:
        yield Phrase("bg-pay-energy", {"amount": row.energy})
    if row.each:
        yield _each(row.each)
    if row.spot:
        yield Phrase("bg-spot", {"dice": _pick(row.spot)})
    if row.take:
        yield Phrase("bg-take-out", {"dice": _pick(row.take, exactly=row.forced)})
    if row.give_up:
        yield Phrase("bg-unequip", {"card": _any_of([_card_or_category(name) for name in row.give_up])})


def _each(each: Each) -> Words:
    what, amount = next((what, n) for what in ("energy", "health", "combo") if (n := getattr(each, what)))
    unit = Phrase(f"bg-pay-{what}", {"amount": amount})
    if each.most == ALL:
        return Phrase("bg-any-times", {"price": unit})
    return Phrase("bg-up-to-times", {"price": unit, "most": each.most})


def _effects(row: Ability) -> Iterator[Words]:
    if row.dice:
        first, *others = _dice(row.dice)
        yield Phrase("bg-add", {"dice": first})
        yield from others
    if row.roll:
        yield Phrase("bg-roll-more", {"dice": _dice(row.roll)})
    if row.change:
        yield Phrase("bg-change", {"dice": _pick(row.change), "to": _becomes(row.change)})
    if row.rise:
        yield Phrase("bg-rise", {"dice": _pick(row.rise), "by": row.rise.by})
    if row.again:
        dice = _pick(row.again, level=row.again.level)
        yield Phrase("bg-reroll-again" if row.again.free else "bg-reroll-once", {"dice": dice})
    for name in ("reroll", "attrition", "threat"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-value-{name}", {"amount": _signed(amount)})
    for name in ("damage", "defense", "either", "pressure", "armor"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-place-{name}", {"count": amount})
    if row.shift:
        boxes = {"source": f"@bg-box-{row.shift.source}", "target": f"@bg-box-{row.shift.target}"}
        many = row.shift.most == ALL
        yield Phrase("bg-shift-any", boxes) if many else Phrase("bg-shift", {**boxes, "count": row.shift.most})
    whose = "self" if (row.of, row.to) == ("self", "subject") else row.to
    for name in ("heal", "restore", "gain_health", "gain_energy"):
        if amount := getattr(row, name):
            yield Phrase(f"bg-{'heal_fully' if amount == ALL else name}-{whose}", {"amount": amount})
    if row.combo:
        yield Phrase("bg-place-combo", {"count": row.combo})
    if row.cure:
        yield "@bg-cure"


def _afterwards(row: Ability) -> Iterator[Words]:
    if row.unequip:
        yield "@bg-unequip-this"
    if row.discard:
        yield "@bg-discard-this"


def _signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


# ---- dice


def _dice(letters: str) -> list[Words]:
    """``RRG``: 2 red dice and 1 green die."""
    names = dict(zip((*COLOURS, "?"), (*COLOUR_NAMES, "any"), strict=True))
    return [Phrase(f"bg-dice-{names[c]}", {"count": letters.count(c)}) for c in dict.fromkeys(letters)]


def _colours(letters: str) -> str:
    """``RB``: red-blue; all three are any."""
    names = [name for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True) if letter in letters]
    return "any" if len(names) == len(COLOURS) else "-".join(names)


def _pick(pick: Pick, *, exactly: bool = False, level: bool = False) -> Words:
    many = pick.any or pick.pairs or pick.rerolls or level
    kind = Phrase(f"bg-such-{_colours(pick.dice)}", {"count": 2 if many else pick.most})
    values: dict[str, Any] = {"dice": _showing(kind, pick.face, pick.top), "count": pick.most}
    if level:
        return Phrase("bg-pick-level", values)
    if pick.rerolls:
        return Phrase("bg-pick-rerolls", values)
    if pick.pairs:
        return Phrase("bg-pick-pairs", values)
    if pick.any:
        return Phrase("bg-pick-any", values)
    if pick.most > 1:
        return Phrase("bg-pick-exactly" if exactly or pick.all else "bg-pick-most", values)
    return Phrase("bg-pick-one", values)


def _showing(dice: Words, face: int, top: int) -> Words:
    if (face, top) == (1, 8):
        return dice
    if face == top:
        return Phrase("bg-showing", {"dice": dice, "face": face})
    if top == 8:
        return Phrase("bg-showing-more", {"dice": dice, "face": face})
    return Phrase("bg-showing-less", {"dice": dice, "face": top})


def _becomes(change: Change) -> Words:
    colour, face = change.to[:-1], int(change.to[-1])
    if colour == "?":
        return Phrase("bg-to-any", {"face": face})
    if not colour:
        return str(face)
    name = COLOUR_NAMES[COLOURS.index(colour)]
    return f"@bg-shows-{name}-{face}" if face else f"@bg-die-{name}"


# ---- conditions


def _needs(need: Need) -> Iterator[Words]:
    if need.has:
        yield Phrase("bg-need-has", {"cards": _any_of([_name(name) for name in need.has])})
    if need.category:
        yield Phrase("bg-need-has", {"cards": f"@category-{need.category}"})
    if need.trait:
        yield Phrase("bg-need-has", {"cards": _any_of([f"@trait-{trait}" for trait in need.trait])})
    if need.used:
        yield Phrase("bg-need-used", {"cards": _any_of([_name(name) for name in need.used])})
    if need.against:
        yield Phrase("bg-need-against", {"foes": _any_of([f"@bg-foes-{kind}" for kind in need.against])})
    if need.foes:
        yield Phrase("bg-need-foes", {"count": need.foes})
    for name in ("used_last", "no_loss", "first_round", "later_round", "killed", "hurt", "combos"):
        if getattr(need, name):
            yield f"@bg-need-{name}"
    if need.without:
        dice = Phrase(f"bg-such-{_colours(need.without)}", {"count": 2})
        if need.spare:
            yield Phrase("bg-need-without-but", {"dice": dice, "card": _name(need.spare)})
        else:
            yield Phrase("bg-need-without", {"dice": dice})


def _any_of(names: Sequence[Words]) -> Words:
    """``a, b or c``."""
    *others, last = names
    if not others:
        return last
    first = others[0]
    for other in others[1:]:
        first = Phrase("bg-comma", {"first": first, "next": other})
    return Phrase("bg-or", {"first": first, "last": last})


def _name(card_id: str) -> str:
    return f"@bg-{card_id}"


def _card_or_category(name: str) -> str:
    return _name(name) if name in CONTENT.number else f"@category-{name}"


# ---- what cards change on others


def _modify(row: Modify) -> Iterator[Sentence]:
    values: dict[str, Any] = {"what": _changed(row), "amount": _signed(row.add) if row.fix is None else row.fix}
    layer = "add" if row.fix is None else "fix"
    if row.query in ("health", "energy"):
        yield f"text-bg-capacity-{row.query}", values
        if row.filled:
            yield f"text-bg-filled-{row.query}", {"amount": row.add}
    elif row.query in ("uses", "pet", "combo", "combo_face", "stays"):
        text = f"text-bg-{row.query}"
        yield f"{text}-first" if row.first else text, values
    elif row.again:
        yield f"text-bg-{row.query}-again", values
    elif row.need != ALWAYS:
        yield f"text-bg-{row.query}-{layer}-if", {**values, "need": list(_needs(row.need))}
    else:
        yield f"text-bg-{row.query}-{layer}", values


def _changed(row: Modify) -> list[str] | str:
    """The cards that a row speaks of."""
    if row.cards:
        return [_name(name) for name in row.cards]
    if row.category:
        return [f"@category-{category}" for category in row.category]
    return f"@bg-all-{row.type}" if row.type else "@bg-all-powers"


# ---- creatures and bosses


def _values_of(threat: int, attack: int, health: int) -> dict[str, int]:
    return {"threat": threat, "attack": attack, "health": health}


def _creature(kind: Kind, colour: int) -> CardInfo:
    values = kind.values(colour)
    facts = {
        "colour": CREATURE_COLOURS[colour],
        **_values_of(values.threat, values.attack, values.health),
        "figures": kind.figures[colour],
    }
    return CardInfo(
        id=f"{CREATURE_COLOURS[colour]}_{kind.id}",
        deck="creature",
        name=f"bg-{kind.id}",
        text=tuple(_creature_text(kind)),
        facts=facts,
        rules="BG-CREAT",
    )


def _creature_text(kind: Kind) -> Iterator[Sentence]:
    if kind.ability:
        yield _plague(kind.ability)
    if kind.leave:
        yield "text-bg-leave-survivor" if kind.leave_each else "text-bg-leave", {"count": kind.leave}
    if kind.no_reroll:
        yield "text-bg-no-reroll", {}
    if kind.no_attrition:
        yield "text-bg-no-attrition", {}
    if kind.armor_from:
        yield "text-bg-armor-from", {"face": kind.armor_from}


def _plague(row: Plague) -> Sentence:
    costs: list[Words] = [
        Phrase(f"bg-suffer-{name}", {"count": amount})
        for name in ("health", "energy", "stun", "curse", "strip", "hits", "pressure")
        if (amount := getattr(row, name))
    ]
    if row.lose_die:
        costs.append("@bg-suffer-die")
    dice = _showing(Phrase(f"bg-such-{_colours(row.dice)}", {"count": 1}), 1, row.top)
    return "text-bg-plague", {"moment": f"@bg-moment-{row.at}", "dice": dice, "costs": costs}


def _boss(boss: Boss) -> CardInfo:
    values = boss.values
    facts = {**_values_of(values.threat, values.attack, values.health), "regions": [boss.region]}
    return CardInfo(
        id=boss.id, deck="boss", name=f"bg-{boss.id}", text=tuple(_boss_text(boss)), facts=facts, rules="BG-EVENT"
    )


def _boss_text(boss: Boss) -> Iterator[Sentence]:
    if boss.ability:
        yield _plague(boss.ability)
    if boss.reroll:
        yield "text-bg-boss-reroll", {"amount": _signed(boss.reroll)}
    if boss.leave:
        yield "text-bg-leave-participant" if boss.leave_each else "text-bg-leave", {"count": boss.leave}
    if boss.leave_first:
        yield "text-bg-leave-first", {"count": boss.leave_first}
    if boss.stun:
        yield "text-bg-boss-stun", {"count": boss.stun}
    for name in ("no_pressure", "half_attrition", "hits_by_eights", "attrition_by_sixes"):
        if getattr(boss, name):
            yield f"text-bg-boss-{name}", {}


def _overlord(overlord: Overlord) -> CardInfo:
    four, six = overlord.four, overlord.six
    facts = {
        side: _values_of(boss.values.threat, boss.values.attack, boss.values.health)
        for side, boss in (("four", four), ("six", six))
    }
    return CardInfo(
        id=overlord.id,
        deck="overlord",
        name=f"bg-{overlord.id}",
        text=tuple(_overlord_text(overlord)),
        facts=facts,
        rules=four.rules,
    )


def _overlord_text(overlord: Overlord) -> Iterator[Sentence]:
    start = [f"@bg-{name}" for name in overlord.start]
    yield f"text-bg-overlord-{overlord.id}", {"start": start}
    for heroes, boss in ((4, overlord.four), (6, overlord.six)):
        yield (
            "text-bg-side",
            {
                "heroes": heroes,
                **_values_of(boss.values.threat, boss.values.attack, boss.values.health),
            },
        )
    shared = list(_boss_text(overlord.four))
    for mine, other in zip(shared, _boss_text(overlord.six), strict=True):
        if mine == other:
            yield mine
        elif mine[0] == "text-bg-leave":
            yield "text-bg-leave-heroes", {}
        else:
            raise ContentError(f"bosses.toml: no text says how the sides of {overlord.id} differ")


# ---- quests and Events


def _quest(quest: Quest) -> CardInfo:
    facts = {
        "faction": quest.faction,
        "colour": quest.deck,
        "level": quest.level,
        "gold": quest.gold,
        "xp": quest.xp,
        "items": list(quest.items),
        "special": list(quest.special),
        "creatures": [
            {"kind": row.kind, "colour": row.colour, "count": row.count, "region": row.region} for row in quest.spawn
        ],
    }
    return CardInfo(
        id=quest.id,
        deck=f"quest_{quest.faction}",
        name=f"bg-{quest.id}",
        text=tuple(_quest_text(quest)),
        facts=facts,
        rules="BG-QUEST",
    )


def _quest_text(quest: Quest) -> Iterator[Sentence]:
    quarry = [_spawned(row) for row in quest.spawn if row.colour != "blue"]
    others = [_spawned(row) for row in quest.spawn if row.colour == "blue"]
    yield "text-bg-quest", {"creatures": quarry}
    if others:
        yield "text-bg-quest-others", {"creatures": others}
    yield "text-bg-reward", {"reward": _rewards(quest.gold, quest.xp, quest.items)}
    if quest.special:
        yield "text-bg-quest-special", {"cards": _any_of([_name(name) for name in quest.special])}


def _spawned(row: Any) -> Phrase:
    values = {"kind": f"@bg-{row.kind}", "colour": f"@bg-{row.colour}", "region": f"@bg-{row.region}"}
    return Phrase("bg-spawned", {"count": row.count, **values})


def _rewards(gold: int, xp: int, items: Sequence[str]) -> list[Words]:
    found: list[Words] = []
    if gold:
        found.append(Phrase("bg-reward-gold", {"amount": gold}))
    if xp:
        found.append(Phrase("bg-reward-xp", {"amount": xp}))
    return found + [Phrase("bg-reward-item", {"deck": DECKS[item[0]], "count": int(item[1:])}) for item in items]


def _event(event: EventCard) -> CardInfo:
    facts = {"bonus": event.bonus, "fate": event.fate, "regions": list(event.regions)}
    return CardInfo(
        id=event.id,
        deck="event_kelthuzad" if event.kelthuzad else "event",
        name=f"bg-{event.id}",
        copies=event.copies,
        text=tuple(_event_text(event)),
        facts=facts,
        rules="BG-EVENT",
    )


def _event_text(event: EventCard) -> Iterator[Sentence]:
    if event.bonus:
        yield "text-bg-event-bonus", {}
    values: dict[str, Any] = {}
    if event.regions:
        values["regions"] = [f"@bg-{name}" for name in event.regions]
    if event.does == "auction":
        values["card"] = _name(event.prize)
    if event.boss:
        boss = CONTENT.bosses[CONTENT.boss[event.boss]]
        numbers = _values_of(boss.values.threat, boss.values.attack, boss.values.health)
        yield "text-bg-event-stands", {"boss": f"@bg-{boss.id}", "region": f"@bg-{boss.region}", **numbers}
        yield from _boss_text(boss)
    if event.does != "boss":
        yield f"text-bg-event-{event.does}", values
    yield from _payouts(event.stronger, event.weaker)
    if event.prize and event.does == "boss":
        yield "text-bg-event-relic", {"card": _name(event.prize)}
    if event.fate:
        yield "text-bg-event-fate", {"count": event.fate}


def _payouts(stronger: Payout, weaker: Payout) -> Iterator[Sentence]:
    if stronger == weaker == Payout():
        return
    rich = _rewards(stronger.gold, stronger.xp, stronger.items)
    if stronger == weaker:
        yield "text-bg-reward", {"reward": rich}
    else:
        poor = _rewards(weaker.gold, weaker.xp, weaker.items)
        yield "text-bg-rewards", {"stronger": rich, "weaker": poor}


# ---- characters and regions


def _character(character: Character) -> CardInfo:
    sheet = CONTENT.sheets[character.cls]
    facts = {
        "faction": character.faction,
        "class": character.cls,
        "race": character.race,
        "health": list(sheet.health),
        "energy": list(sheet.energy),
    }
    return CardInfo(
        id=character.id,
        deck="character",
        name=f"bg-{character.id}",
        text=tuple(_character_text(character)),
        facts=facts,
        rules="BG-CHAR",
    )


def _character_text(character: Character) -> Iterator[Sentence]:
    sheet = CONTENT.sheets[character.cls]
    race = CONTENT.cards[CONTENT.number[f"{character.race}_race"]]
    levels = {"health": "/".join(map(str, sheet.health)), "energy": "/".join(map(str, sheet.energy))}
    yield "text-bg-sheet", levels
    yield "text-bg-racial", {"card": _name(race.id)}
    yield from text_of(race)
    printed = CONTENT.printed[CONTENT.character[character.id]]
    for number, (area, card) in enumerate(zip(sheet.area, printed, strict=True), 1):
        yield from _area(number, area, card)


def _area(number: int, area: Area, printed: int) -> Iterator[Sentence]:
    kinds = [f"@category-{area.category}"] if area.category else [f"@type-{each}" for each in area.types]
    values: dict[str, Any] = {"area": number, "types": _any_of(kinds)}
    if area.trait:
        yield "text-bg-area-trait", {**values, "traits": _any_of([f"@trait-{trait}" for trait in area.trait])}
    else:
        yield "text-bg-area", values
    if printed >= 0:
        yield "text-bg-area-printed", {"card": _name(CONTENT.cards[printed].id)}


def _region(region: Region) -> CardInfo:
    facts = {
        "area": region.area,
        "neighbours": list(region.links),
        "town": list(region.town),
        "flight": list(region.flight),
        "graveyard": region.graveyard,
    }
    return CardInfo(
        id=region.id,
        deck="region",
        name=f"bg-{region.id}",
        text=tuple(_region_text(region)),
        facts=facts,
        rules="BG-BOARD",
    )


def _region_text(region: Region) -> Iterator[Sentence]:
    yield "text-bg-links", {"regions": [f"@bg-{name}" for name in region.links]}
    if region.home:
        yield "text-bg-home", {"faction": f"@bg-{region.home}"}
    for icon in ("town", "flight"):
        if sides := getattr(region, icon):
            yield f"text-bg-{icon}", {"factions": [f"@bg-{side}" for side in sides]}
    if region.graveyard:
        yield "text-bg-graveyard", {}
