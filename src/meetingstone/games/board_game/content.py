"""The box: what content/*.toml states, checked when it is read and numbered for the state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from meetingstone.engine import NONE, ContentError, content
from meetingstone.engine.content import Stated, nearest
from meetingstone.games.board_game import vocabulary
from meetingstone.games.board_game.unread import unread
from meetingstone.games.board_game.vocabulary import (
    FUNCTIONS,
    GRANTS,
    MOMENTS,
    TRAITS,
    Ability,
    Card,
    Colour,
    Faction,
    ItemCard,
    Power,
    Talent,
)

HERE = Path(__file__).parent
GREEN, RED, BLUE = range(3)
"""Colours of creatures; green and red are quest creatures, blue ones are independent (BG-GEN-05)."""
CREATURE_COLOURS: tuple[Colour, ...] = ("green", "red", "blue")
QUEST_COLOURS = ("green", "yellow", "red")
ITEM_DECKS = ("triangle", "square", "circle")


# ---- the board


class Region(Stated, frozen=True, kw_only=True):
    """A region of one of the areas (BG-BOARD-01); the drawing stands in map.json."""

    id: str
    area: str
    links: tuple[str, ...]
    town: tuple[Faction, ...] = ()
    flight: tuple[Faction, ...] = ()
    graveyard: bool = False
    home: Literal["", "horde", "alliance"] = ""
    """The faction that starts here (BG-BOARD-02)."""


class Track(Stated, frozen=True, kw_only=True):
    """The turn track (BG-BOARD-07)."""

    spaces: int
    events: tuple[int, ...]
    items: dict[str, tuple[int, ...]]


class Box(Stated, frozen=True, kw_only=True):
    """Numbers of the box that are no card."""

    levels: tuple[int, ...]
    """XP at which levels 2 to 5 are reached (BG-BOARD-08)."""
    gold: int
    bag: int
    dice: int
    merchant: tuple[int, int, int]
    """Cards of the first Merchant deck: triangle, square, circle."""
    grey_quests: dict[str, int]
    """Starting grey quests by number of characters."""
    track: Track


# ---- creatures and bosses


class Values(msgspec.Struct, frozen=True, array_like=True):
    """Threat, Attack and Health, of creatures and bosses alike (BG-CREAT-02)."""

    threat: int
    attack: int
    health: int


class Kind(Stated, frozen=True, kw_only=True):
    """A type of creature: values and figures by colour, and its ability (BG-CREAT-01).

    ``per`` counts dice at the end of the Reroll step; ``leave`` hits leave the damage box at the end of the Resolution
    step, for each survivor or in all.
    """

    id: str
    green: Values
    red: Values
    blue: Values
    figures: tuple[int, int, int]
    """Green, red, blue: no more than these can stand on the board (BG-GEN-08)."""
    ability: Plague | None = None
    leave: int = 0
    leave_each: bool = True
    no_reroll: bool = False
    no_attrition: bool = False
    armor_from: int = 0
    """Armor comes only from green dice with this face (BG-CREAT-12)."""

    def values(self, colour: int) -> Values:
        return (self.green, self.red, self.blue)[colour]


class Plague(Stated, frozen=True, kw_only=True):
    """What dice with low faces cost the active character."""

    dice: str = "RB"
    top: int = 1
    health: int = 0
    energy: int = 0
    stun: int = 0
    curse: int = 0
    strip: int = 0
    """Powers unequipped."""
    lose_die: bool = False
    at: Literal["rerolled", "placed"] = "rerolled"
    hits: int = 0
    """Hits that leave the damage box."""
    pressure: int = 0
    """Hits that leave the attrition box."""


HARM = ("health", "energy", "stun", "curse", "strip", "lose_die", "hits", "pressure")
"""What an ability of creatures and bosses may cost."""


class Boss(Stated, frozen=True, kw_only=True):
    """A boss of an Event card, or an Overlord's side (BG-EVENT-16, BG-EVENT-18)."""

    id: str
    values: Values
    region: str = ""
    ability: Plague | None = None
    reroll: int = 0
    """Added to the Reroll value of those who fight it."""
    leave: int = 0
    """Hits that leave the damage box at the end of each round; ``leave_each`` per participant."""
    leave_each: bool = False
    leave_first: int = 0
    """Hits that leave the damage box at the start of each round."""
    stun: int = 0
    """Stun tokens for every participant at the end of each round."""
    no_pressure: bool = False
    """Tokens in the attrition box are removed before the Resolution step."""
    half_attrition: bool = False
    """BG-OVER-12."""
    hits_by_eights: bool = False
    """BG-OVER-12."""
    attrition_by_sixes: bool = False
    """BG-OVER-13."""
    rules: str = ""


class Overlord(Stated, frozen=True, kw_only=True):
    """BG-OVER-02: a sheet, with a side for four characters and one for six, and where he stands at first."""

    id: Literal["kazzak", "nefarian", "kelthuzad"]
    four: Boss
    six: Boss
    start: tuple[str, ...]


# ---- sheets


class Area(Stated, frozen=True, kw_only=True):
    """A card area of a sheet (BG-EQUIP-04, BG-EQUIP-05); no ``trait`` means All."""

    types: tuple[vocabulary.Type, ...]
    trait: tuple[str, ...] = ()
    category: str = ""
    """Only Powers of this unique category (BG-EQUIP-07)."""
    printed: tuple[str, ...] = ()
    """Ids of the preprinted card: one, or Horde's and Alliance's."""


class Sheet(Stated, frozen=True, kw_only=True):
    """One class: what is printed on its sheet (BG-CHAR-01)."""

    id: str
    health: tuple[int, int, int, int, int]
    energy: tuple[int, int, int, int, int]
    area: tuple[Area, ...]


class Character(Stated, frozen=True, kw_only=True):
    """One of the 16 characters."""

    id: str
    cls: str
    race: str
    faction: Faction


class ClassFile(Stated, frozen=True, kw_only=True):
    """content/classes/<class>.toml."""

    sheet: Sheet
    printed: tuple[Card, ...]
    power: tuple[Power, ...]
    talent: tuple[Talent, ...]


# ---- quests and events


class Spawn(Stated, frozen=True, kw_only=True):
    kind: str
    colour: Colour
    count: int = 1
    region: str


class Quest(Stated, frozen=True, kw_only=True):
    """A Quest card (BG-QUEST-15). ``items`` are draws like ``T2``: deck and number of cards drawn (BG-ITEM-05)."""

    id: str
    faction: Faction
    deck: Literal["grey", "green", "yellow", "red"]
    level: int
    gold: int
    xp: int
    spawn: tuple[Spawn, ...]
    items: tuple[str, ...] = ()
    special: tuple[str, ...] = ()


class Payout(Stated, frozen=True, kw_only=True):
    gold: int = 0
    xp: int = 0
    items: tuple[str, ...] = ()


class EventCard(Stated, frozen=True, kw_only=True):
    """An Event card. ``does`` names its procedure in flow/events.py."""

    id: str
    does: str
    title: str = ""
    """Shared by cards that count as the same in one check (BG-EVENT-03); the id when empty."""
    copies: int = 1
    bonus: bool = False
    fate: int = 0
    kelthuzad: bool = False
    """Only in the deck when he is the Overlord."""
    boss: str = ""
    regions: tuple[str, ...] = ()
    stronger: Payout = Payout()
    weaker: Payout = Payout()
    prize: str = ""
    """The Auction Item, or the relic."""


# ---- reading

T = TypeVar("T")


class _Board(Stated, frozen=True):
    region: tuple[Region, ...]


class _Creatures(Stated, frozen=True):
    kind: tuple[Kind, ...]


class _Bosses(Stated, frozen=True):
    overlord: tuple[Overlord, ...]
    boss: tuple[Boss, ...]


class _Characters(Stated, frozen=True):
    character: tuple[Character, ...]
    race: tuple[Card, ...]


class _Items(Stated, frozen=True):
    item: tuple[ItemCard, ...]


class _Quests(Stated, frozen=True):
    quest: tuple[Quest, ...]


class _Events(Stated, frozen=True):
    event: tuple[EventCard, ...]
    prize: tuple[Card, ...]


FIELDS = tuple(field.name for field in msgspec.structs.fields(Ability))


def read(path: Path, kind: type[T]) -> T:
    return content.read(path, kind, fields=FIELDS)


class Content:
    """All that lies in the box. In the state everything is its index here."""

    def __init__(self, folder: Path) -> None:
        self.box = read(folder / "box.toml", Box)
        self.regions = read(folder / "board.toml", _Board).region
        self.kinds = read(folder / "creatures.toml", _Creatures).kind
        bosses = read(folder / "bosses.toml", _Bosses)
        self.overlords = bosses.overlord
        self.bosses = bosses.boss + tuple(
            side for overlord in bosses.overlord for side in (overlord.four, overlord.six)
        )
        people = read(folder / "characters.toml", _Characters)
        self.characters = people.character
        self.classes = {path.stem: read(path, ClassFile) for path in sorted((folder / "classes").glob("*.toml"))}
        self.sheets = {name: file.sheet for name, file in self.classes.items()}
        self.items = read(folder / "items.toml", _Items).item
        self.quests = read(folder / "quests.toml", _Quests).quest
        events = read(folder / "events.toml", _Events)
        self.events = events.event
        self.cards: tuple[Card, ...] = (
            *(power for file in self.classes.values() for power in file.power),
            *(talent for file in self.classes.values() for talent in file.talent),
            *(card for file in self.classes.values() for card in file.printed),
            *people.race,
            *self.items,
            *events.prize,
        )
        self.number = {card.id: i for i, card in enumerate(self.cards)}
        self.region = {region.id: i for i, region in enumerate(self.regions)}
        self.kind = {kind.id: i for i, kind in enumerate(self.kinds)}
        self.quest = {quest.id: i for i, quest in enumerate(self.quests)}
        self.boss = {boss.id: i for i, boss in enumerate(self.bosses)}
        self.event = {event.id: i for i, event in enumerate(self.events)}
        self.character = {character.id: i for i, character in enumerate(self.characters)}
        self.links = tuple(tuple(self.region[name] for name in region.links) for region in self.regions)
        self.hooks = tuple(_hooks(card) for card in self.cards)
        self.grants = tuple(sum(1 << GRANTS.index(grant) for grant in card.grants) for card in self.cards)
        self.by_moment = tuple(_by_moment(card) for card in self.cards)
        self.class_of = {
            self.number[card.id]: name for name, file in self.classes.items() for card in (*file.power, *file.talent)
        }
        self._check()

    @cached_property
    def printed(self) -> tuple[tuple[int, ...], ...]:
        """For each character the preprinted card of each area, or NONE."""
        return tuple(
            tuple(self._printed(area, character.faction) for area in self.sheets[character.cls].area)
            for character in self.characters
        )

    def _printed(self, area: Area, faction: str) -> int:
        if not area.printed:
            return NONE
        return self.number[area.printed[0 if faction == "horde" else -1]]

    def powers_of(self, cls: str) -> range:
        first = self.number[self.classes[cls].power[0].id]
        return range(first, first + len(self.classes[cls].power))

    def talents_of(self, cls: str) -> range:
        first = self.number[self.classes[cls].talent[0].id]
        return range(first, first + len(self.classes[cls].talent))

    def home(self, faction: int) -> int:
        return self._homes[faction]

    @cached_property
    def _homes(self) -> tuple[int, int]:
        found = {region.home: i for i, region in enumerate(self.regions) if region.home}
        return found["horde"], found["alliance"]

    def _check(self) -> None:
        """What one file says of another must be there."""
        everything = (self.cards, self.regions, self.kinds, self.quests, self.bosses, self.events, self.characters)
        for table in everything:
            ids = [each.id for each in table]
            for name in ids:
                if ids.count(name) > 1:
                    raise ContentError(f"content: {name} occurs twice")
        for region in self.regions:
            for other in region.links:
                if other not in self.region or region.id not in self.regions[self.region[other]].links:
                    raise ContentError(f"board.toml: {region.id} links to {other}, but not the other way round")
        for quest in self.quests:
            for spawn in quest.spawn:
                if spawn.kind not in self.kind or spawn.region not in self.region:
                    raise ContentError(f"quests.toml: {quest.id} spawns {spawn.kind} at {spawn.region}")
            for name in quest.special:
                if name not in self.number:
                    raise ContentError(f"quests.toml: {quest.id} names {name}, which is no item")
        foes: tuple[Kind | Boss, ...] = (*self.kinds, *self.bosses)
        for foe in foes:
            for reason in unread_of_foe(foe):
                raise ContentError(f"content: {foe.id} states {reason}")
        categories = {card.category for card in self.cards if card.category}
        for card in self.cards:
            _check_card(card, self.number, categories)
        for file in self.classes.values():
            for card in file.printed:
                if any(row.unequip for row in card.ability):
                    raise ContentError(f"content: {card.id} states unequip, but a preprinted card is never unequipped")


def unread_of_foe(foe: Kind | Boss) -> Iterator[str]:
    """Each thing that a creature or a boss states and nothing reads, in words."""
    plague = foe.ability
    if plague and not any(getattr(plague, name) for name in HARM):
        yield "an ability that costs nothing"
    if not foe.leave and foe.leave_each != isinstance(foe, Kind):
        yield "leave_each without leave"
    if isinstance(foe, Kind) and foe.no_attrition and plague and plague.pressure:
        yield "hits that never lie in the attrition box"


def _check_card(card: Card, known: dict[str, int], categories: set[str]) -> None:
    """What a card names must be there, and somebody must read all that it states."""
    for trait in card.trait:
        if card.type is None or trait not in TRAITS.get(card.type, ()):
            raise ContentError(f"content: {card.id} is {card.type} and has the trait {trait}")
    if card.function and card.function not in FUNCTIONS:
        raise ContentError(f"content: {card.id} has the function {card.function}; known are {', '.join(FUNCTIONS)}")
    needs = [*(row.need for row in card.ability), *(row.need for row in card.modify)]
    cards = [name for need in needs for name in (*need.has, *need.used, need.spare)]
    cards += [name for row in card.modify for name in row.cards] + [row.via for row in card.ability]
    either = [name for row in card.ability for name in row.give_up]
    of_categories = [name for row in card.modify for name in row.category] + [need.category for need in needs]
    traits = [name for need in needs for name in need.trait]
    for stated, words in (
        (cards, set(known)),
        (of_categories, categories),
        (either, {*known, *categories}),
        (traits, {trait for kind in TRAITS.values() for trait in kind}),
    ):
        for name in filter(None, stated):
            if name not in words:
                raise ContentError(f"content: {card.id} names {name}{nearest(name, words)}")
    for reason in unread(card):
        raise ContentError(f"content: {card.id} states {reason}")


def _hooks(card: Card) -> int:
    mask = 0
    for ability in card.ability:
        mask |= 1 << MOMENTS.index(ability.at)
    return mask


def _by_moment(card: Card) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for i, ability in enumerate(card.ability):
        found[ability.at] = (*found.get(ability.at, ()), i)
    return found


CONTENT = Content(HERE / "content")
BOX = CONTENT.box
