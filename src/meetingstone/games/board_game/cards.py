"""Every card, creature, character and region as one looks it up: its facts and its text."""

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
from meetingstone.games.board_game.vocabulary import Card, ItemCard, Power, Talent
from meetingstone.games.board_game.wording import Sentence, Words, any_of, colours, name_of, showing, signed, text_of

DECKS = {"T": "@bg-triangle", "S": "@bg-square", "C": "@bg-circle"}


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
    dice = showing(Phrase(f"bg-such-{colours(row.dice)}", {"count": 1}), 1, row.top)
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
        yield "text-bg-boss-reroll", {"amount": signed(boss.reroll)}
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
        yield "text-bg-quest-special", {"cards": any_of([name_of(name) for name in quest.special])}


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
        values["card"] = name_of(event.prize)
    if event.boss:
        boss = CONTENT.bosses[CONTENT.boss[event.boss]]
        numbers = _values_of(boss.values.threat, boss.values.attack, boss.values.health)
        yield "text-bg-event-stands", {"boss": f"@bg-{boss.id}", "region": f"@bg-{boss.region}", **numbers}
        yield from _boss_text(boss)
    if event.does != "boss":
        yield f"text-bg-event-{event.does}", values
    yield from _payouts(event.stronger, event.weaker)
    if event.prize and event.does == "boss":
        yield "text-bg-event-relic", {"card": name_of(event.prize)}
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
    yield "text-bg-racial", {"card": name_of(race.id)}
    yield from text_of(race)
    printed = CONTENT.printed[CONTENT.character[character.id]]
    for number, (area, card) in enumerate(zip(sheet.area, printed, strict=True), 1):
        yield from _area(number, area, card)


def _area(number: int, area: Area, printed: int) -> Iterator[Sentence]:
    kinds = [f"@category-{area.category}"] if area.category else [f"@type-{each}" for each in area.types]
    values: dict[str, Any] = {"area": number, "types": any_of(kinds)}
    if area.trait:
        yield "text-bg-area-trait", {**values, "traits": any_of([f"@trait-{trait}" for trait in area.trait])}
    else:
        yield "text-bg-area", values
    if printed >= 0:
        yield "text-bg-area-printed", {"card": name_of(CONTENT.cards[printed].id)}


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
