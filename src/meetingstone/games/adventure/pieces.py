"""What is printed: ability, character, challenge and quest cards, trophies, discovery tokens, and the board.

Their rows are made of the words of vocabulary.py.
"""

from __future__ import annotations

from typing import Literal

from meetingstone.engine.content import Stated
from meetingstone.games.adventure.vocabulary import (
    ALWAYS,
    FREE,
    Affiliation,
    AttackType,
    Cost,
    Effects,
    Icon,
    InForce,
    Level,
    Moment,
    Need,
    Potion,
    Resource,
    Use,
)

# ---- ability cards


class Weapon(Stated, frozen=True, kw_only=True):
    """AG-ABIL-20: a weapon replacement."""

    attack: int
    type: AttackType
    damage: int | None = None
    """Replaces the damage value too; as a rule it does not."""


class Improved(Stated, frozen=True, kw_only=True):
    """AG-ABIL-19: more text from a level on."""

    level: Level
    do: Effects = ()
    attached: InForce | None = None
    """More rows of the card while it is attached."""
    trap: Effects = ()
    """What happens besides to whoever springs it; the level of whoever has set it counts when it springs."""


class AbilityCard(Stated, frozen=True, kw_only=True):
    """A card of an ability deck."""

    id: str
    """Its name in files, keys and texts (``ag-<id>``)."""
    copies: int = 1
    timing: Literal["movement", "combat", "special"]
    """AG-ABIL-09: boot, crossed swords or energy burst."""
    energy: int = 0
    at: tuple[Moment, ...] = ()
    """When; nothing for a movement card (any time in the phase) and for a combat card without a stated moment."""
    of: Literal["self", "other", "any"] = "self"
    """Whose moment it answers; ``self`` for movement and combat cards."""
    keywords: tuple[str, ...] = ()
    """Words that other cards may refer to: spell, curse, shot, pet, stance, shout, trap, demon ..."""
    need: Need = ALWAYS
    unless: Need | None = None
    cost: Cost = FREE
    """Beside the energy."""
    weapon: Weapon | None = None
    do: Effects = ()
    improved: tuple[Improved, ...] = ()
    attached: InForce | None = None
    """What works while it is attached; there ``self`` is who played it and ``bearer`` who carries it. Its
    die is the bearer's, its moments and uses are those of who played it."""
    trap: Effects = ()
    """What happens to whoever springs it (effect ``set_trap``): he is ``subject`` and ``target``."""

    def __post_init__(self) -> None:
        if self.timing == "special" and not self.at:
            raise ValueError("a special card says when it is played (at)")
        if self.timing == "movement" and set(self.at) - {"move", "rolled"}:
            raise ValueError("a movement card is played in the movement phase (move or rolled)")


# ---- character cards


class CharacterSide(InForce, frozen=True, kw_only=True):
    """One side of a character card (AG-CHAR-01)."""

    health: int
    attack: int
    type: AttackType
    defense: int
    damage: int = 1
    icons: tuple[Icon, ...]


class CharacterCard(Stated, frozen=True, kw_only=True):
    """A character at one level."""

    level: Level
    start: CharacterSide
    """The side marked as starting side."""
    other: CharacterSide


class Character(Stated, frozen=True, kw_only=True):
    """A character: four cards and a deck."""

    id: str
    race: str
    cls: str
    """His class; his deck is ``abilities_<cls>.toml``."""
    affiliation: Affiliation
    """Of all his levels (AG-AFFIL-01)."""
    card: tuple[CharacterCard, ...]


# ---- challenge cards


class Item(InForce, frozen=True, kw_only=True):
    """An item: weapon, armor or bag item (AG-ITEM-01)."""

    id: str
    kind: Literal["weapon", "armor", "bag"]
    attack: int = 0
    """Of a weapon."""
    type: AttackType | None = None
    """Of a weapon."""
    defense: int = 0
    """Of armor."""
    icons: tuple[Icon, ...] = ()
    potions: tuple[Potion, ...]
    bag: bool = False
    """AG-ITEM-04: the bag symbol of a weapon or armor that works from inside the bag; a bag item always has it."""

    def __post_init__(self) -> None:
        if (self.kind == "weapon") != (self.type is not None):
            raise ValueError("a weapon, and nothing else, states attack and type")
        if (self.kind == "armor") != bool(self.defense):
            raise ValueError("armor, and nothing else, states defense")
        if not self.potions:
            raise ValueError("every item has a potion icon (AG-POTION-05)")
        if self.kind == "bag" and self.icons:
            raise ValueError("a bag item has no restriction icons (AG-ITEM-09)")


class Encounter(InForce, frozen=True, kw_only=True):
    """What is fought: an encounter card, an enemy on the reverse of an event, or a printed one (AG-ENC-01)."""

    id: str
    traits: tuple[str, ...] = ()
    """``aggro`` has rules of its own (AG-AGGRO-01); the others are only names for other cards (AG-CARD-07)."""
    attack: int
    type: AttackType
    defense: int
    damage: int


class Rewarding(Encounter, frozen=True, kw_only=True):
    """What a challenge card fights with: its victor gains more than its back."""

    reward: Effects = ()


class EncounterCard(Rewarding, frozen=True, kw_only=True):
    """A challenge card: an encounter with an item on its back (AG-CARD-01)."""

    item: Item


class Enemy(Rewarding, frozen=True, kw_only=True):
    """An enemy on the reverse of an event (AG-EVENT-07)."""


class EventText(InForce, frozen=True, kw_only=True):
    """What one face of an event says."""

    do: Effects = ()
    """Special: at once. Location: when resolved in a challenge phase. Global: when it comes into play."""
    valor: int = 0
    """When it lies in a quest log (effect ``log``)."""


class EventBack(EventText, frozen=True, kw_only=True):
    """A reverse that is a text like the front."""

    id: str


class Event(EventText, frozen=True, kw_only=True):
    """A challenge card: an event (AG-EVENT-01). Its reverse is an item, an enemy or another text."""

    id: str
    kind: Literal["global", "location", "special"]
    space: str = ""
    """The key location of a location event."""
    stays: bool = False
    """A special event that stays in play with the character who drew it, until its text discards it."""
    item: Item | None = None
    enemy: Enemy | None = None
    back: EventBack | None = None

    def __post_init__(self) -> None:
        if (self.kind == "location") != bool(self.space):
            raise ValueError("a location event, and nothing else, names its space")
        if sum(each is not None for each in (self.item, self.enemy, self.back)) != 1:
            raise ValueError("the reverse of an event is one of item, enemy and back (AG-EVENT-02)")


# ---- quests


class Goal(Stated, frozen=True, kw_only=True):
    """One condition of a quest; it states exactly one of the things to do, and perhaps where."""

    travel: tuple[str, ...] = ()
    """Be in one of these spaces in the quest step (AG-QUEST-03)."""
    collect: tuple[str, ...] = ()
    """Collect the tokens that lie on these spaces, in any order (AG-QUEST-04)."""
    meet: bool = False
    """Get the token from the target while sharing a space with him (AG-QUEST-11)."""
    damage: int = 0
    """Deal as much damage in all to the target, or to any other characters if the quest has none (AG-QUEST-06)."""
    defeat: int = 0
    """Defeat as many: the target or, with the fields below, encounters."""
    trait: tuple[str, ...] = ()
    """Of ``defeat`` and ``discard``: encounters with one of these traits."""
    colour: Level | None = None
    """Of ``defeat`` and ``discard``: encounters of this colour or a higher one."""
    board: tuple[str, ...] = ()
    """Of ``defeat``: one of these game board encounters; ``overlord`` is any overlord."""
    encounter: bool = False
    """Of ``defeat``: encounter cards, whatever they are."""
    discard: int = 0
    """Discard as many items from the bag in the quest step (AG-ITEM-12)."""
    cards: int = 0
    """Discard as many ability cards in the quest step."""
    level: Level | None = None
    """Have this level."""
    wear: int = 0
    """Have items equipped in the quest step: as many of ``colour`` or higher."""
    steal: int = 0
    """Take as many items from other characters."""
    place: int = 0
    """Place as many discovery tokens."""
    explore: int = 0
    """Resolve as many discovery tokens."""
    at: tuple[str, ...] = ()
    """Only in one of these spaces or regions."""

    def __post_init__(self) -> None:
        stated = [name for name in GOALS if getattr(self, name)]
        if len(stated) != 1:
            raise ValueError(f"a goal is one of {', '.join(GOALS)}; here: {', '.join(stated) or 'nothing'}")


GOALS = (
    "travel", "collect", "meet", "damage", "defeat", "discard", "cards", "level", "wear", "steal", "place", "explore",
)  # fmt: skip


class Quest(Stated, frozen=True, kw_only=True):
    """A quest card (AG-QUEST-01)."""

    id: str
    deck: Literal["starting", "elite"]
    valor: int
    tokens: tuple[str, ...] = ()
    """Spaces on which a token of its owner is put when he receives it (AG-QUEST-02)."""
    target: Literal["", "choose", "left", "right", "leader", "horde", "alliance"] = ""
    """The character that it is about: chosen by its owner, his neighbour, whoever else has most valor, or a chosen one
    of an affiliation (any other one if there is none). He gets a token of the owner."""
    goals: tuple[Goal, ...]
    any_order: bool = False
    """The goals need not be met in their order (AG-QUEST-05)."""
    reward: Effects = ()
    """What it gives beside its valor."""


# ---- trophies and discovery tokens


class Trophy(Stated, frozen=True, kw_only=True):
    """A trophy card (AG-TROPHY-01)."""

    id: str
    valor: int
    copies: int
    once: bool = False
    """AG-TROPHY-04: each character may have it only once."""


class Discovery(Stated, frozen=True, kw_only=True):
    """A kind of discovery token (AG-DISC-04)."""

    id: str
    copies: int = 2
    kept: bool
    """Green: kept for later and spent by one of its uses. Red: ``do`` happens at once."""
    use: tuple[Use, ...] = ()
    """Of a kept token; spending it discards it (AG-DISC-08)."""
    do: Effects = ()
    stays: bool = False
    """A red token that is not discarded, because it lies on the character card (AG-DISC-05)."""

    def __post_init__(self) -> None:
        if self.kept != bool(self.use) or self.kept == bool(self.do):
            raise ValueError("a kept token states use, one that takes effect at once states do")


# ---- the board


class BoardEncounter(InForce, frozen=True, kw_only=True):
    """What a game board encounter says (AG-BOARD-04): a fight with a reward, or instructions."""

    enemy: Encounter | None = None
    reward: Effects = ()
    do: Effects = ()
    """Instructions without a fight."""

    def __post_init__(self) -> None:
        if (self.enemy is None) == (not self.do):
            raise ValueError("a game board encounter states either enemy or do")


class Space(Stated, frozen=True, kw_only=True):
    """A space of the board; where it is drawn stands in map.json."""

    id: str
    kind: Literal["normal", "key", "city", "encounter", "overlord"]
    """In this order AG-BOARD-01, AG-BOARD-02, AG-BOARD-03, AG-BOARD-04 and AG-BOARD-05."""
    level: Level
    region: str
    links: tuple[str, ...]
    resources: tuple[Resource, ...] = ()
    """Of a normal space; cities and key locations have the sets of box.toml."""
    encounter: BoardEncounter | None = None

    def __post_init__(self) -> None:
        if (self.kind in ("encounter", "overlord")) != (self.encounter is not None):
            raise ValueError("a game board encounter, and nothing else, states encounter")
        if (self.kind == "normal") != bool(self.resources):
            raise ValueError("a normal space, and nothing else, states resources")


class Box(Stated, frozen=True, kw_only=True):
    """Numbers and sets of the box that are no card."""

    movement_die: tuple[tuple[int, int], ...]
    """AG-MOVE-11: movement and energy of each face."""
    hand_limit: int
    opening_hand: int
    markers: int
    """AG-TRACK-01: encounter markers, and slots of the track."""
    valor: tuple[int, ...]
    """Targets that a table may choose from; the printed one is 8 (AG-WIN-01)."""
    active_quests: int
    city: tuple[Resource, ...]
    key: tuple[Resource, ...]
