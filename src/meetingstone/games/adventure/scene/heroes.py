"""The characters with their values, belongings and quests, as the page shows them."""

from __future__ import annotations

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.effects import Item
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.ids import character_id, item_id, item_ids
from meetingstone.games.adventure.queries import (
    allowed,
    attack_type,
    explained,
    hand_limit,
    health_of,
    item_of,
    log_name,
    log_valor,
    side_of,
    valor_of,
)
from meetingstone.games.adventure.state import Errand, Hero, Table
from meetingstone.games.adventure.vocabulary import LEVELS, Level


class ValueScene(msgspec.Struct, frozen=True):
    """A number and all that made it."""

    total: int
    items: tuple[Item, ...] = ()


class GoalScene(msgspec.Struct, frozen=True):
    """How far a goal is; ``now`` says that it is the next to be met."""

    count: int
    done: bool
    now: bool


class ErrandScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An active quest."""

    id: str
    goals: tuple[GoalScene, ...]
    target: int | None = None
    lying: tuple[str, ...] = ()
    """Spaces where its tokens lie."""


class AttachedScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability card that stays in play; ``item`` is what it lies on."""

    id: str
    owner: int
    item: str | None = None


class HeroScene(msgspec.Struct, frozen=True, kw_only=True):
    """A character with all that lies openly in front of its player."""

    id: str
    seat: int
    space: str
    level: Level
    side: int
    health: int
    wounds: int
    disease: int
    energy: int
    weapon: str | None
    armor: str | None
    bag: tuple[str, ...]
    tokens: tuple[str, ...]
    attached: tuple[AttachedScene, ...]
    quests: tuple[ErrandScene, ...]
    log: tuple[tuple[str, int], ...]
    """Quests, trophies and events with their valor."""
    events: tuple[str, ...]
    valor: int
    hand: int
    hand_limit: int
    deck: int
    discards: tuple[str, ...]
    attack: ValueScene
    defense: ValueScene
    damage: ValueScene
    ranged: bool


def value_scene(s: Table, seat: int, name: str) -> ValueScene:
    found = explained(s, seat, name)
    return ValueScene(found.total, tuple(item for item in found.items if item.layer != "floor"))


def hero_scene(s: Table, seat: int) -> HeroScene:
    hero = s.heroes[seat]
    return HeroScene(
        id=character_id(hero.character),
        seat=seat,
        space=CONTENT.spaces[hero.space].id,
        level=LEVELS[hero.level],
        side=hero.side,
        health=health_of(s, seat),
        wounds=hero.wounds,
        disease=hero.disease,
        energy=hero.energy,
        weapon=item_id(hero.weapon),
        armor=item_id(hero.armor),
        bag=item_ids(hero.bag),
        tokens=tuple(CONTENT.discoveries[kind].id for kind in hero.tokens),
        attached=tuple(
            AttachedScene(CONTENT.abilities[each.ability].id, each.owner, item_id(each.item)) for each in hero.attached
        ),
        quests=tuple(_errand(errand) for errand in hero.quests),
        log=tuple((log_name(entry).removeprefix("@ag-"), log_valor(entry)) for entry in hero.log),
        events=tuple(CONTENT.challenges[card].id for card in hero.events),
        valor=valor_of(hero),
        hand=len(s.hands[seat]),
        hand_limit=hand_limit(s, seat),
        deck=len(s.decks[seat]),
        discards=tuple(CONTENT.abilities[card].id for card in s.discards[seat]),
        attack=value_scene(s, seat, "attack"),
        defense=value_scene(s, seat, "defense"),
        damage=value_scene(s, seat, "damage"),
        ranged=_is_ranged(s, seat, hero),
    )


def _is_ranged(s: Table, seat: int, hero: Hero) -> bool:
    if s.fight is not None and seat in (s.fight.attacker, s.fight.defender):
        return bool(attack_type(s, seat))
    if hero.weapon != NONE and not allowed(s, seat, "no_weapon"):
        return item_of(hero.weapon).type == "ranged"
    return side_of(hero).type == "ranged"


def _errand(errand: Errand) -> ErrandScene:
    quest = CONTENT.quests[errand.quest]
    done = [bool(errand.done >> i & 1) for i in range(len(quest.goals))]
    return ErrandScene(
        id=quest.id,
        goals=tuple(
            GoalScene(errand.counts[i], done[i], not done[i] and (quest.any_order or all(done[:i])))
            for i in range(len(quest.goals))
        ),
        target=errand.target if errand.target != NONE else None,
        lying=tuple(CONTENT.spaces[space].id for space in errand.lying),
    )
