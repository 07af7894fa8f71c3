"""What lies in the box: the board as printed, characters, ability cards, items, encounters, events and quests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec

from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import Gallery, GalleryCard
from meetingstone.games.adventure import pieces
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.board import RESOURCES
from meetingstone.games.adventure.cards import (
    Sentence,
    ability_text,
    back_text,
    discovery_text,
    encounter_text,
    front_text,
    item_text,
    quest_text,
    side_text,
    task_text,
)
from meetingstone.games.adventure.content import BOX, CONTENT, HERE
from meetingstone.games.adventure.vocabulary import LEVELS


class PlaceScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space as printed."""

    x: float
    y: float
    icon: str = ""
    kind: Literal["normal", "key", "city", "encounter", "overlord"]
    level: v.Level
    region: str
    links: tuple[str, ...]
    resources: tuple[str, ...] = ()
    foe: str | None = None
    awards: str | None = None
    """AG-BOARD-06: the level that beating it awards, or ``task`` for another reward."""


class RegionScene(msgspec.Struct, frozen=True):
    terrain: str
    path: str
    label: tuple[float, float, float]
    """Where its name stands, and how far it is turned."""


class LandScene(msgspec.Struct, frozen=True):
    """The painting below the spaces, made by tools/make_adventure_land.py."""

    coast: str
    shores: tuple[str, ...]
    regions: dict[str, RegionScene]
    paths: tuple[tuple[str, str, float, float], ...]
    """Two spaces, and the point that the path between them is bent round."""
    strewn: tuple[tuple[str, str, float, float, float], ...]
    """Drawing, terrain, place and size."""


class MapScene(msgspec.Struct, frozen=True):
    width: int
    height: int
    spaces: dict[str, PlaceScene]
    land: LandScene


class SideScene(msgspec.Struct, frozen=True):
    """A face of a character card."""

    health: int
    attack: int
    type: str
    defense: int
    damage: int
    icons: tuple[str, ...]


class CharacterScene(msgspec.Struct, frozen=True):
    race: str
    cls: str
    affiliation: v.Affiliation
    cards: dict[v.Level, tuple[SideScene, SideScene]]
    """By level: starting side and other side."""


class AbilityScene(msgspec.Struct, frozen=True, kw_only=True):
    cls: str
    timing: str
    energy: int
    copies: int
    keywords: tuple[str, ...]
    weapon: tuple[int, str] | None
    """Attack and type of a weapon replacement."""
    improved: tuple[v.Level, ...]
    trap: bool
    stays: bool


class ItemScene(msgspec.Struct, frozen=True, kw_only=True):
    level: v.Level
    kind: str
    attack: int
    defense: int
    type: str | None
    icons: tuple[str, ...]
    potions: tuple[str, ...]
    foe: str | None
    """The encounter on its other face."""


class FoeScene(msgspec.Struct, frozen=True, kw_only=True):
    level: v.Level
    traits: tuple[str, ...]
    attack: int
    type: str
    defense: int
    damage: int
    item: str | None
    """What is on its other face."""


class EventScene(msgspec.Struct, frozen=True, kw_only=True):
    level: v.Level
    kind: str
    valor: int
    space: str | None
    foe: str | None
    item: str | None
    back: str | None
    """What is on its other face, by its id: an enemy, an item or another text."""


class QuestScene(msgspec.Struct, frozen=True, kw_only=True):
    deck: str
    valor: int
    any_order: bool
    goals: tuple[pieces.Goal, ...]


class BoxGallery(Gallery, frozen=True, kw_only=True):
    """Cards, the board and its land, characters, and what is printed on every piece, on both faces (AG-INFO-01)."""

    texts: dict[str, tuple[Phrase, ...]]
    """What each face says, by its id; of a character card ``<id>:<level>:<side>``."""
    map: MapScene
    characters: dict[str, CharacterScene]
    abilities: dict[str, AbilityScene]
    items: dict[str, ItemScene]
    foes: dict[str, FoeScene]
    events: dict[str, EventScene]
    quests: dict[str, QuestScene]
    trophies: dict[str, int]
    discoveries: dict[str, bool]
    """Whether a token is kept."""
    slots: int
    active_quests: int


@cache
def chart() -> MapScene:
    drawn = msgspec.json.decode((HERE / "content" / "map.json").read_bytes())
    return MapScene(
        width=drawn["width"],
        height=drawn["height"],
        spaces={
            space.id: PlaceScene(
                **drawn["spaces"][space.id],
                kind=space.kind,
                level=space.level,
                region=space.region,
                links=space.links,
                resources=tuple(RESOURCES[i]),
                foe=space.encounter.enemy.id if space.encounter and space.encounter.enemy else None,
                awards=_award(space.encounter) if space.encounter else None,
            )
            for i, space in enumerate(CONTENT.spaces)
        },
        land=msgspec.json.decode((HERE / "content" / "land.json").read_bytes(), type=LandScene),
    )


def _award(encounter: pieces.BoardEncounter) -> str:
    return next((effect.level for effect in encounter.reward if isinstance(effect, v.GainLevel)), "task")


def _side(side: pieces.CharacterSide) -> SideScene:
    return SideScene(side.health, side.attack, side.type, side.defense, side.damage, side.icons)


def _foe(foe: pieces.Encounter, level: v.Level, item: str | None = None) -> FoeScene:
    return FoeScene(
        level=level,
        traits=foe.traits,
        attack=foe.attack,
        type=foe.type,
        defense=foe.defense,
        damage=foe.damage,
        item=item,
    )


def _foes() -> dict[str, FoeScene]:
    found = {
        card.encounter.id: _foe(card.encounter, LEVELS[card.level], card.item.id if card.item else None)
        for card in CONTENT.challenges
        if card.encounter
    }
    for space in CONTENT.spaces:
        if space.encounter and space.encounter.enemy:
            found[space.encounter.enemy.id] = _foe(space.encounter.enemy, space.level)
    return found


def _faces() -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    for character in CONTENT.characters:
        for card in character.card:
            for side in SIDES:
                yield f"{character.id}:{card.level}:{side}", side_text(character, card, side)
    for ability in CONTENT.abilities:
        yield ability.id, ability_text(ability)
    for challenge in CONTENT.challenges:
        if challenge.encounter:
            yield challenge.encounter.id, encounter_text(challenge.encounter)
        if challenge.event:
            yield challenge.event.id, front_text(challenge.event)
            if challenge.event.back:
                yield challenge.event.back.id, back_text(challenge.event.back)
        if challenge.item:
            yield challenge.item.id, item_text(challenge.item)
    for space in CONTENT.spaces:
        if space.encounter and space.encounter.enemy:
            yield space.encounter.enemy.id, encounter_text(space.encounter.enemy)
        elif space.encounter:
            yield space.id, tuple(task_text(space.encounter))
    for quest in CONTENT.quests:
        yield quest.id, quest_text(quest)
    for token in CONTENT.discoveries:
        yield token.id, discovery_text(token)


SIDES: tuple[v.Side, v.Side] = ("start", "other")


def gallery(cards: tuple[GalleryCard, ...]) -> BoxGallery:
    return BoxGallery(
        cards=cards,
        texts={name: tuple(Phrase(*sentence) for sentence in text) for name, text in _faces()},
        map=chart(),
        characters={
            each.id: CharacterScene(
                each.race,
                each.cls,
                each.affiliation,
                {card.level: (_side(card.start), _side(card.other)) for card in each.card},
            )
            for each in CONTENT.characters
        },
        abilities={
            card.id: AbilityScene(
                cls=cls,
                timing=card.timing,
                energy=card.energy,
                copies=card.copies,
                keywords=card.keywords,
                weapon=(card.weapon.attack, card.weapon.type) if card.weapon else None,
                improved=tuple(more.level for more in card.improved),
                trap=bool(card.trap),
                stays=card.attached is not None,
            )
            for cls, deck in CONTENT.decks.items()
            for card in deck
        },
        items={
            card.item.id: ItemScene(
                level=LEVELS[card.level],
                kind=card.item.kind,
                attack=card.item.attack,
                defense=card.item.defense,
                type=card.item.type,
                icons=card.item.icons,
                potions=card.item.potions,
                foe=card.encounter.id if card.encounter else None,
            )
            for card in CONTENT.challenges
            if card.item
        },
        foes=_foes(),
        events={
            card.event.id: EventScene(
                level=LEVELS[card.level],
                kind=card.event.kind,
                valor=card.event.valor,
                space=card.event.space or None,
                foe=card.event.enemy.id if card.event.enemy else None,
                item=card.event.item.id if card.event.item else None,
                back=card.event.back.id if card.event.back else None,
            )
            for card in CONTENT.challenges
            if card.event
        },
        quests={
            quest.id: QuestScene(deck=quest.deck, valor=quest.valor, any_order=quest.any_order, goals=quest.goals)
            for quest in CONTENT.quests
        },
        trophies={trophy.id: trophy.valor for trophy in CONTENT.trophies},
        discoveries={token.id: token.kept for token in CONTENT.discoveries},
        slots=BOX.markers,
        active_quests=BOX.active_quests,
    )
