"""What every card says, written from its content: change a number there and the text changes.

A sentence is a text id with its values; the phrases in it come from ``wording.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from meetingstone.engine.game import CardInfo
from meetingstone.engine.picture import Phrase
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import BOX, CONTENT, Challenge
from meetingstone.games.adventure.vocabulary import LEVELS
from meetingstone.games.adventure.wording import (
    FOE,
    YOU,
    Voice,
    Words,
    any_of,
    commas,
    conditions,
    items_like,
    moment,
    names,
    price,
    row_of,
    told,
)

Sentence = tuple[str, dict[str, Any]]


def cards() -> tuple[CardInfo, ...]:
    """Characters, abilities, challenge cards, quests, trophies, discoveries and spaces."""
    return (
        *(_character(hero, card) for hero in CONTENT.characters for card in hero.card),
        *(_ability(card, cls) for cls, deck in CONTENT.decks.items() for card in deck),
        *(_challenge(card) for card in CONTENT.challenges),
        *(_quest(quest) for quest in CONTENT.quests),
        *(_trophy(trophy) for trophy in CONTENT.trophies),
        *(_discovery(token) for token in CONTENT.discoveries),
        *(_space(space) for space in CONTENT.spaces),
    )


def _does(words: Words) -> Sentence:
    return "text-ag-does", {"does": words}


def rows_of(rows: v.InForce) -> tuple[v.Modify | v.Trigger | v.Use, ...]:
    """What works while a card is in force, in the order in which it is told."""
    return (*rows.modify, *rows.trigger, *rows.use)


def _rows(rows: v.InForce, voice: Voice, spends: str = "") -> Iterator[Sentence]:
    for row in rows_of(rows):
        yield _does(row_of(row, voice, spends))


def _explained(face: Iterable[Sentence]) -> tuple[Sentence, ...]:
    """A face, and what a Disease does if it deals one."""
    said = tuple(face)
    return (*said, ("text-ag-disease", {})) if any(_deals_disease([*values.values()]) for _, values in said) else said


def _deals_disease(words: Any) -> bool:
    if isinstance(words, list | tuple):
        return any(_deals_disease(word) for word in words)
    return isinstance(words, Phrase) and (words.id == "ag-do-disease" or _deals_disease([*words.values.values()]))


FACT_WORDS = {
    "class": "ag-class-", "race": "ag-race-", "level": "ag-level-", "colour": "ag-level-", "timing": "ag-timing-",
    "type": "ag-type-", "kind": "ag-kind-", "region": "ag-", "space": "ag-", "item": "ag-",
}  # fmt: skip


# ---- characters


def _character(character: pieces.Character, card: pieces.CharacterCard) -> CardInfo:
    facts = {
        "level": card.level,
        "class": character.cls,
        "race": character.race,
        "faction": character.affiliation,
        "health": [card.start.health, card.other.health],
        "attack": [card.start.attack, card.other.attack],
        "defense": [card.start.defense, card.other.defense],
        "damage": [card.start.damage, card.other.damage],
        "icons": list(card.start.icons),
    }
    text = (*side_text(character, card, "start"), *side_text(character, card, "other"))
    return CardInfo(
        id=f"{character.id}_{card.level}",
        deck="character",
        name=f"ag-{character.id}",
        text=text,
        facts=facts,
        rules="AG-CHAR",
    )


def side_text(character: pieces.Character, card: pieces.CharacterCard, side: v.Side) -> tuple[Sentence, ...]:
    """One side of a character card."""
    shown = card.start if side == "start" else card.other
    sides = (f"@ag-{character.id}-start", f"@ag-{character.id}-other")
    values = {"side": sides[side == "other"], "health": shown.health, **_strength(shown)}
    return (
        ("text-ag-side", values),
        ("text-ag-icons", {"icons": names(shown.icons, "ag-icon")}),
        *_rows(shown, YOU._replace(sides=sides)),
    )


def _strength(fighter: pieces.CharacterSide | pieces.Encounter) -> dict[str, Any]:
    return {
        "attack": fighter.attack,
        "type": f"@ag-type-{fighter.type}",
        "defense": fighter.defense,
        "damage": fighter.damage,
    }


# ---- abilities


def _ability(card: pieces.AbilityCard, cls: str) -> CardInfo:
    facts: dict[str, Any] = {
        "class": cls,
        "timing": card.timing,
        "energy": card.energy,
        "keywords": list(card.keywords),
    }
    return CardInfo(
        id=card.id,
        deck="ability",
        name=f"ag-{card.id}",
        copies=card.copies,
        text=ability_text(card),
        facts=facts,
        rules="AG-ABIL",
    )


def ability_text(card: pieces.AbilityCard) -> tuple[Sentence, ...]:
    return _explained(_ability_text(card))


def _ability_text(card: pieces.AbilityCard) -> Iterator[Sentence]:
    voice = YOU._replace(bearer="you") if _stays_with_owner(card) else YOU
    if card.keywords:
        yield "text-ag-keywords", {"keywords": commas(names(card.keywords, "ag-keyword"))}
    when = commas(list(_when(card)))
    does: list[Words] = []
    if card.weapon:
        does.append(_weapon(card.weapon))
    if card.do:
        does.append(told(card.do, voice))
    if does:
        first, *others = does
        words = Phrase("ag-semicolon", {"first": first, "next": others}) if others else first
        yield "text-ag-when", {"when": when, "does": words}
    if card.trap:
        yield "text-ag-trap", {"does": told(card.trap, voice._replace(subject="same"))}
    if card.attached:
        for row in rows_of(card.attached):
            yield "text-ag-attached", {"does": row_of(row, voice, "card")}
    for more in card.improved:
        level = f"@ag-level-{more.level}"
        if more.do:
            yield "text-ag-improved", {"level": level, "does": told(more.do, voice)}
        for row in rows_of(more.attached) if more.attached else ():
            yield "text-ag-improved-attached", {"level": level, "does": row_of(row, voice, "card")}
        if more.trap:
            yield "text-ag-improved-trap", {"level": level, "does": told(more.trap, voice._replace(subject="same"))}


def _stays_with_owner(card: pieces.AbilityCard) -> bool:
    return any(isinstance(effect, v.Attach) and effect.to == "self" for effect in card.do)


def _when(card: pieces.AbilityCard) -> Iterator[Words]:
    if card.at:
        yield any_of([moment(at, card.of, YOU) for at in card.at])
    elif card.weapon:
        yield moment("before_roll", "self", YOU)
    else:
        yield f"@ag-play-{card.timing}"
    yield from conditions(card.need, card.unless, YOU)
    paid = list(price(card.cost))
    if paid:
        yield Phrase("ag-for", {"price": paid})


def _weapon(weapon: pieces.Weapon) -> Phrase:
    values = {"attack": weapon.attack, "type": f"@ag-type-{weapon.type}"}
    if weapon.damage is None:
        return Phrase("ag-weapon", values)
    return Phrase("ag-weapon-damage", {**values, "damage": weapon.damage})


# ---- challenge cards


def _challenge(card: Challenge) -> CardInfo:
    level = LEVELS[card.level]
    facts: dict[str, Any] = {"colour": level}
    text: list[Sentence] = []
    if card.event:
        facts |= {"kind": card.event.kind, "space": card.event.space, "valor": card.event.valor}
        text += event_text(card.event)
    elif card.encounter:
        text += encounter_text(card.encounter)
    if card.encounter:
        facts |= {name: getattr(card.encounter, name) for name in ("attack", "type", "defense", "damage")}
        facts["traits"] = list(card.encounter.traits)
    if card.item:
        facts["item"] = card.item.id
        text += [("text-ag-back-item", {"item": f"@ag-{card.item.id}"}), *item_text(card.item)]
    return CardInfo(
        id=card.id,
        deck=f"challenge_{level}",
        name=f"ag-{card.id}",
        text=tuple(text),
        facts={name: value for name, value in facts.items() if value},
        rules="AG-EVENT" if card.event else "AG-ENC",
    )


def encounter_text(encounter: pieces.Encounter) -> tuple[Sentence, ...]:
    """An encounter card, the enemy of an event, or a printed encounter."""
    traits = [("text-ag-traits", {"traits": commas(names(encounter.traits, "ag-trait"))})] if encounter.traits else []
    reward = encounter.reward if isinstance(encounter, pieces.Rewarding) else ()
    return _explained([*traits, ("text-ag-foe", _strength(encounter)), *_rows(encounter, FOE), *_reward(reward)])


def _reward(reward: v.Effects) -> Iterator[Sentence]:
    if reward:
        yield "text-ag-reward", {"does": told(reward, YOU)}


def item_text(item: pieces.Item) -> tuple[Sentence, ...]:
    return _explained(_item_text(item))


def _item_text(item: pieces.Item) -> Iterator[Sentence]:
    if item.kind == "weapon":
        yield "text-ag-weapon", {"attack": item.attack, "type": f"@ag-type-{item.type}", "icons": _icons(item)}
    elif item.kind == "armor":
        yield "text-ag-armor", {"defense": item.defense, "icons": _icons(item)}
    else:
        yield "text-ag-bag", {}
    if item.bag and item.kind != "bag":
        yield "text-ag-works-in-bag", {}
    yield from _rows(item, YOU, "item")
    yield "text-ag-potions", {"potions": any_of(names(item.potions, "ag-potion"))}


def _icons(item: pieces.Item) -> Words:
    return any_of(names(item.icons, "ag-icon")) if item.icons else "@ag-icon-any"


def event_text(event: pieces.Event) -> tuple[Sentence, ...]:
    """Both faces; an item on the reverse tells for itself."""
    return (*front_text(event), *_reverse(event))


def front_text(event: pieces.Event) -> tuple[Sentence, ...]:
    return _explained(_front(event))


def back_text(back: pieces.EventBack) -> tuple[Sentence, ...]:
    return _explained(_face(back))


def _front(event: pieces.Event) -> Iterator[Sentence]:
    if event.kind == "location":
        yield "text-ag-event-location", {"space": f"@ag-{event.space}"}
    else:
        yield f"text-ag-event-{event.kind}", {}
    yield from _face(event)
    if event.stays:
        yield "text-ag-event-stays", {}


def _reverse(event: pieces.Event) -> Iterator[Sentence]:
    if event.enemy:
        yield "text-ag-back-enemy", {"foe": f"@ag-{event.enemy.id}"}
        yield from encounter_text(event.enemy)
    if event.back:
        yield "text-ag-back-text", {"back": f"@ag-{event.back.id}"}
        yield from back_text(event.back)


def _face(face: pieces.EventText) -> Iterator[Sentence]:
    if face.do:
        yield _does(told(face.do, YOU))
    yield from _rows(face, YOU)
    if face.valor:
        yield "text-ag-valor-logged", {"valor": face.valor}


# ---- quests, trophies, discoveries


def _quest(quest: pieces.Quest) -> CardInfo:
    return CardInfo(
        id=quest.id,
        deck=f"quest_{quest.deck}",
        name=f"ag-{quest.id}",
        text=quest_text(quest),
        facts={"valor": quest.valor},
        rules="AG-QUEST",
    )


def quest_text(quest: pieces.Quest) -> tuple[Sentence, ...]:
    return _explained(_quest_text(quest))


def _quest_text(quest: pieces.Quest) -> Iterator[Sentence]:
    if quest.tokens:
        yield "text-ag-quest-tokens", {"spaces": names(quest.tokens), "count": len(quest.tokens)}
    if quest.target:
        yield f"text-ag-quest-target-{quest.target}", {}
    goals = [goal_words(goal, bool(quest.target)) for goal in quest.goals]
    if len(goals) == 1:
        yield _does(goals[0])
    elif quest.any_order:
        yield "text-ag-quest-any", {"goals": goals}
    else:
        *others, last = goals
        yield "text-ag-quest-order", {"first": commas(others), "last": last}
    yield from _reward(quest.reward)
    yield "text-ag-valor", {"valor": quest.valor}


def goal_words(goal: pieces.Goal, targeted: bool = False) -> Words:
    """What has to be done for one goal; ``targeted``: the quest is about a character."""
    does = _goal(goal, targeted)
    if not goal.at:
        return does
    form = "ag-goal-in" if set(goal.at) <= set(CONTENT.regions) else "ag-goal-at"
    return Phrase(form, {"does": does, "where": any_of(names(goal.at))})


def _goal(goal: pieces.Goal, targeted: bool) -> Words:
    like = items_like(goal.trait, goal.colour)
    if goal.travel:
        return Phrase("ag-goal-travel", {"spaces": any_of(names(goal.travel))})
    if goal.collect:
        return Phrase("ag-goal-collect", {"spaces": names(goal.collect), "count": len(goal.collect)})
    if goal.defeat and goal.board == ("overlord",):
        return Phrase("ag-goal-defeat-overlord", {"amount": goal.defeat})
    if goal.board and all(CONTENT.spaces[CONTENT.space[name]].kind == "overlord" for name in goal.board):
        return Phrase("ag-goal-defeat-named", {"amount": goal.defeat, "foes": any_of(names(goal.board))})
    if goal.defeat and goal.board:
        return Phrase("ag-goal-defeat-board", {"amount": goal.defeat, "spaces": any_of(names(goal.board))})
    if goal.defeat and (goal.encounter or like):
        return Phrase("ag-goal-defeat-cards", {"amount": goal.defeat, "kind": like})
    if goal.defeat:
        return Phrase("ag-goal-defeat-target" if targeted else "ag-goal-defeat", {"amount": goal.defeat})
    if goal.damage:
        return Phrase("ag-goal-damage-target" if targeted else "ag-goal-damage", {"amount": goal.damage})
    if goal.level:
        return Phrase("ag-goal-level", {"level": f"@ag-level-{goal.level}"})
    if goal.meet:
        return "@ag-goal-meet"
    name = next(name for name in ("discard", "cards", "wear", "steal", "place", "explore") if getattr(goal, name))
    return Phrase(f"ag-goal-{name}", {"amount": getattr(goal, name), "kind": like})


def _trophy(trophy: pieces.Trophy) -> CardInfo:
    text: tuple[Sentence, ...] = (("text-ag-valor", {"valor": trophy.valor}),)
    if trophy.once:
        text += (("text-ag-once", {}),)
    return CardInfo(
        id=trophy.id,
        deck="trophy",
        name=f"ag-{trophy.id}",
        copies=trophy.copies,
        text=text,
        facts={"valor": trophy.valor},
        rules="AG-WIN",
    )


def _discovery(token: pieces.Discovery) -> CardInfo:
    return CardInfo(
        id=token.id,
        deck="discovery",
        name=f"ag-{token.id}",
        copies=token.copies,
        text=discovery_text(token),
        facts={"kept": token.kept},
        rules="AG-TOK",
    )


def discovery_text(token: pieces.Discovery) -> tuple[Sentence, ...]:
    if token.kept:
        return ("text-ag-token-kept", {}), *(_does(row_of(use, YOU)) for use in token.use)
    return _explained([("text-ag-token-now", {"does": told(token.do, YOU)})])


# ---- the board


def _space(space: pieces.Space) -> CardInfo:
    facts: dict[str, Any] = {
        "kind": space.kind,
        "colour": space.level,
        "region": space.region,
        "neighbours": list(space.links),
        "resources": list(resources_of(space)),
    }
    return CardInfo(
        id=space.id,
        deck="space",
        name=f"ag-{space.id}",
        text=space_text(space),
        facts=facts,
        rules="AG-BOARD",
    )


def resources_of(space: pieces.Space) -> tuple[v.Resource, ...]:
    return {"city": BOX.city, "key": BOX.key}.get(space.kind, space.resources)


def space_text(space: pieces.Space) -> tuple[Sentence, ...]:
    return tuple(_space_text(space))


def _space_text(space: pieces.Space) -> Iterator[Sentence]:
    values = {"level": f"@ag-level-{space.level}", "region": f"@ag-{space.region}"}
    yield f"text-ag-space-{space.kind}", values
    yield "text-ag-space-links", {"spaces": names(space.links)}
    resources = resources_of(space)
    if resources:
        yield "text-ag-space-resources", {"resources": any_of(names(resources, "ag-resource"))}
    if space.encounter:
        yield from task_text(space.encounter)


def task_text(printed: pieces.BoardEncounter) -> Iterator[Sentence]:
    """Who is fought in a space, or what it tells whoever stops there."""
    if printed.enemy:
        yield "text-ag-space-foe", {"foe": f"@ag-{printed.enemy.id}"}
        yield from encounter_text(printed.enemy)
    if printed.do:
        yield "text-ag-space-do", {"does": told(printed.do, YOU)}
    yield from _reward(printed.reward)
