"""What a scenario may state of the table; docs/scenarios.md explains each field."""

from __future__ import annotations

from typing import Literal

from meetingstone.engine.positions import Exact, Given


class HeroPosition(Given, frozen=True):
    """A character; what is left out is as at the start of his level. ``areas`` are numbered from 1."""

    id: str
    seat: int | None = None
    region: str = ""
    level: int = 1
    xp: int | None = None
    health: int | None = None
    energy: int | None = None
    gold: int = 5
    actions: int | None = None
    stun: int = 0
    curse: int = 0
    bag: tuple[str, ...] = ()
    spellbook: tuple[str, ...] = ()
    areas: dict[str, tuple[str, ...]] = {}
    talents: tuple[str, ...] = ()
    prizes: tuple[str, ...] = ()
    pet: int | None = None
    combo: dict[str, int] = {}


class BoxesPosition(Given, frozen=True):
    damage: int = 0
    defense: int = 0
    attrition: int = 0
    armor: int = 0


class FightPosition(Given, frozen=True):
    """A combat that is going on at ``step`` of its round.

    ``against`` is ``blue:murloc``, ``quest:naga``, ``boss:old_snake``, ``overlord`` or ``pvp``; ``attacker`` stands in
    his Attack Phase at ``phase``, with ``dice`` like ``R8 B3 G1``.
    """

    group: tuple[str, ...]
    against: str
    region: str = ""
    round: int | None = None
    """Left out, the first round is going on, or about to begin."""
    step: str = "new_round"
    boxes: BoxesPosition = BoxesPosition()
    enemy: BoxesPosition = BoxesPosition()
    attacker: str = ""
    phase: str = ""
    dice: str = ""
    reroll: int = 0
    attrition: int = 0
    threat: int = 0
    """Added to the opponents' Threat in this Attack Phase."""
    lost_dice: tuple[int, int, int] = (0, 0, 0)
    order: tuple[str, ...] = ()
    """Who has yet to attack in this round, in order."""
    attacked: tuple[str, ...] = ()
    """Who has attacked already in this round of PvP."""
    fallen: tuple[str, ...] = ()
    """Characters of the combat who are defeated."""
    quiet: int = 0
    """Rounds without any loss."""
    used: tuple[str, ...] = ()
    """Cards used in this round, as ``hero card``; ``used_last``: in the round before."""
    used_last: tuple[str, ...] = ()


class Position(Given, frozen=True):
    """What a scenario states of the table; docs/scenarios.md explains each field."""

    players: int = 2
    turn: int = 1
    active: Literal["horde", "alliance"] | None = None
    """Left out, it follows from the turn."""
    phase: str = "act"
    deadly_pvp: bool = False
    defeat_overlord: bool = False
    overlord: Literal["kazzak", "nefarian", "kelthuzad"] = "nefarian"
    overlord_region: str = ""
    kazzak: str = ""
    """Where he stands; the other counters are decoys."""
    counters: tuple[str, ...] | None = None
    peeked: dict[str, tuple[str, ...]] = {}
    """Regions whose counters a faction has seen."""
    hero: tuple[HeroPosition, ...] = ()
    creatures: dict[str, str] = {}
    """``2 green naga cold_scales, 1 blue murloc``: count, colour, kind, and the quest of quest creatures."""
    quests: dict[str, tuple[str, ...]] = {}
    quest_decks: dict[str, tuple[str, ...]] = {}
    """``horde green``: the cards on top, first to be drawn first. The rest of a deck lies below in printed order."""
    quest_discards: dict[str, tuple[str, ...]] = {}
    item_decks: dict[str, tuple[str, ...]] = {}
    item_discards: dict[str, tuple[str, ...]] = {}
    special: tuple[str, ...] | None = None
    merchant: tuple[str, ...] = ()
    event_deck: tuple[str, ...] = ()
    event_discards: tuple[str, ...] = ()
    nothing_below: tuple[str, ...] = ()
    """Decks (``horde green``, ``triangle``, ``events``) that hold only the cards named above."""
    events: tuple[str, ...] = ()
    """Faceup Events, with what lies on them after a colon: ``bounty: leeam_sagewind brandon_lightstone``."""
    won_cauldrons: tuple[str, ...] = ()
    travelled: tuple[str, ...] = ()
    """Characters who have taken a Travel action in this turn."""
    fight: FightPosition | None = None
    exact: Exact | None = None
