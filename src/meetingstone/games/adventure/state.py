"""The pieces on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from meetingstone.engine import NONE, Secret, State

GREY, GREEN, YELLOW, RED = range(4)
ENCOUNTER = -3
"""Stands for a seat where the encounter of the running combat is meant."""
ATTACKER, DEFENDER = range(2)
START, MOVE, EXPLORE, CHALLENGE, MAINTAIN = range(5)
"""Phases of a turn."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table."""

    players: int = 2
    valor: Literal[6, 8, 10] = 8
    """AG-WIN-01 prints 8; 6 makes a shorter game, 10 a longer one."""
    characters: Literal["draft", "random"] = "draft"
    """AG-SETUP-07, or dealt at random."""
    rounds: int = 80
    """After so many rounds the character with most valor wins (AG-WIN-03, AG-WIN-04, AG-WIN-05, AG-WIN-06)."""
    sealed: bool = False
    """AG-INFO-03: a moment is asked about wherever somebody might hold a card for it. For people at different screens,
    who would otherwise learn from each moment what others hold."""


class Errand(msgspec.Struct, frozen=True, array_like=True):
    """An active quest: its target, the spaces where its tokens lie, and how far each goal is."""

    quest: int
    target: int = NONE
    lying: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    """By goal: tokens collected, damage dealt, encounters defeated ..."""
    done: int = 0
    """Goals that are met, as a bit mask."""


class Attachment(msgspec.Struct, frozen=True, array_like=True):
    """An ability card that stays in play; ``item`` is the challenge card that it lies on, NONE for the character."""

    ability: int
    owner: int
    item: int = NONE


class Hero(msgspec.Struct, frozen=True, array_like=True):
    """AG-GEN-01: the one character of a seat and all that he owns openly.

    Items are numbers into ``CONTENT.challenges``.
    """

    character: int
    space: int = NONE
    level: int = GREY
    """AG-LEVEL-01: grey at first."""
    side: int = 0
    """0 is the starting side."""
    wounds: int = 0
    """Damage tokens."""
    disease: int = 0
    energy: int = 0
    weapon: int = NONE
    armor: int = NONE
    bag: tuple[int, ...] = ()
    """AG-SETUP-05, AG-ITEM-10: any number of items."""
    tokens: tuple[int, ...] = ()
    """Kept discovery tokens."""
    attached: tuple[Attachment, ...] = ()
    quests: tuple[Errand, ...] = ()
    log: tuple[int, ...] = ()
    """The quest log: numbers of quests, trophies and events, see ``LOG_TROPHY`` and ``LOG_EVENT``. AG-INFO-02: open."""
    events: tuple[int, ...] = ()
    """Special events that stay with him."""
    force: tuple[tuple[int, int], ...] = ()
    """(source, owner) of all that is in force on him. Kept by ``changes.dress``."""
    hooks: int = 0
    """What ``force`` listens to, as a bit mask."""


LOG_TROPHY = 10_000
LOG_EVENT = 20_000
"""Numbers of ``Hero.log`` from here on are trophies and challenge cards."""


class Lasting(msgspec.Struct, frozen=True, array_like=True):
    """A bonus or ban that outlasts its moment; it ends with the turn, or at the start of the owner's next one."""

    name: str
    seat: int
    amount: int
    source: str
    owner: int = NONE
    """NONE: it ends with the turn."""


class Bonus(msgspec.Struct, frozen=True, array_like=True):
    """A bonus or ban of one side for the running combat."""

    name: str
    side: int
    amount: int
    source: str
    base: int | None = None
    """Another value before bonuses."""


class Fight(msgspec.Struct, frozen=True):
    """The combat that is being fought."""

    attacker: int
    defender: int
    """A seat, or ENCOUNTER."""
    space: int
    card: int = NONE
    """The challenge card that is fought."""
    board: bool = False
    """What is printed on the space is fought."""
    slot: int = NONE
    """The place on the track that the card comes from."""
    dice: tuple[int, int] = (0, 0)
    """Red and black; 0 before the roll."""
    rerolls: int = 0
    """How often dice have been rolled again: a new result may look like the old one."""
    used: tuple[int, ...] = ()
    """Triggered powers that have worked (AG-POWER-03): source * 16 + row."""
    bonuses: tuple[Bonus, ...] = ()
    replaced: tuple[int, int] = (NONE, NONE)
    """The weapon replacement of each side (AG-ABIL-20)."""
    types: tuple[int, int] = (NONE, NONE)
    """Another attack type: 0 melee, 1 ranged."""
    idle: int = 0
    """Sides that make no attack, as a bit mask."""
    struck: int = 0
    """Sides that have made their attack."""
    hits: int = 0
    """Sides whose attack has hit."""
    fallen: int = 0
    """Sides that are defeated."""
    killer: int = NONE
    """Whose card defeated the attacker, if it was not the enemy."""
    over: bool = False
    """Canceled (AG-ABIL-16) or avoided."""
    dismissed: bool = False
    """The encounter card goes back to its deck."""
    begun: bool = False
    """The combat itself has begun; before that it may still be avoided."""


class Scope(IntEnum):
    """How long a count is kept; the table has one dict for each."""

    TURN = 0
    COMBAT = 1


class Tally(IntEnum):
    """What is counted; the key is made by ``tally_key``."""

    PLAYED = 0
    """Ability cards by name (AG-ABIL-14)."""
    USED = 1
    """Powers: source * 16 + row."""


def tally_key(tally: Tally, seat: int, which: int) -> int:
    return (tally << 24) | (seat << 20) | which


class Table(State, kw_only=True):
    """The whole table. Tuples cost a clone nothing, so only what changes all the time is a list."""

    settings: Settings
    turn: int = 0
    round: int = 0
    first: int = 0
    active: int = NONE
    """AG-GEN-03: whose turn it is; a player and his character are one seat."""
    phase: int = 0
    """START, MOVE, EXPLORE, CHALLENGE or MAINTAIN."""
    heroes: list[Hero] = []
    hands: Annotated[list[tuple[int, ...]], Secret("owner", pool="abilities", apart=True)] = []
    decks: Annotated[list[tuple[int, ...]], Secret("nobody", pool="abilities", apart=True)] = []
    """Ability decks; the top is the last."""
    discards: list[tuple[int, ...]] = []
    challenge: Annotated[tuple[tuple[int, ...], ...], Secret("nobody", pool="challenge", apart=True)] = ()
    """By colour; the bottom, from which cards are drawn, is the last."""
    elite: Annotated[tuple[int, ...], Secret("nobody", pool="elite")] = ()
    elite_discards: tuple[int, ...] = ()
    trophies: tuple[int, ...] = ()
    """Copies left of each."""
    pile: Annotated[tuple[int, ...], Secret("nobody", pool="tokens")] = ()
    """Unused discovery tokens."""
    box: Annotated[tuple[tuple[int, ...], ...], Secret("known", pool="tokens")] = ()
    """Discarded discovery tokens, by the seats that have seen them (a bit mask)."""
    hidden: Annotated[tuple[tuple[int, ...], ...], Secret("known", pool="tokens")] = ()
    """AG-DISC-01: facedown discovery tokens on the board, by the seats that know them (a bit mask)."""
    hidden_at: tuple[tuple[int, ...], ...] = ()
    """Their spaces, in the same order."""
    track: tuple[int, ...] = ()
    """AG-BOARD-08: the undefeated encounter of each slot."""
    marked: tuple[int, ...] = ()
    """The space of the marker of each slot."""
    world: int = NONE
    """AG-BOARD-09: the global event."""
    turned: tuple[int, ...] = ()
    """Events that lie with their reverse up."""
    located: tuple[tuple[int, int], ...] = ()
    """(space, event) of location events."""
    afoot: tuple[int, ...] = ()
    """Sources of the global event and the location events, whichever face is up. Kept by ``changes.survey``."""
    hooks: int = 0
    """What all characters' cards, ``afoot`` and the encounter of a combat listen to, as a bit mask. Kept by
    ``changes.dress``, ``survey``, ``begin_fight`` and ``end_fight``."""
    counters: tuple[tuple[int, int], ...] = ()
    """(event, counters on it)."""
    marks: tuple[tuple[int, int], ...] = ()
    """(event, seat) of character tokens on events (AG-QUEST-16)."""
    traps: tuple[tuple[int, int, int], ...] = ()
    """(space, ability card, owner)."""
    abroad: int = 0
    """What events on the board, and cards that another character carries, listen to. Kept like ``hooks``."""
    lasting: tuple[Lasting, ...] = ()
    face: int = NONE
    """The face of the movement die this turn."""
    moves: int = 0
    """Spaces that the active character may still move."""
    moved: bool = False
    """AG-MOVE-06: the active character has come to another space in this turn."""
    walked: bool = False
    """He has taken a step of his movement."""
    halted: bool = False
    """No more steps in this movement phase."""
    stuck: tuple[int, ...] = ()
    """Characters whose next movement phase has no steps."""
    fell: bool = False
    """The active character was defeated in this phase (AG-DEFEAT-08)."""
    fight: Fight | None = None
    loose: int = NONE
    """A special event, or an enemy that was one, while it is resolved."""
    rising: int = NONE
    """An event that has turned into an enemy, to be fought now (AG-EVENT-05)."""
    due: bool = False
    """A quest may have been completed."""
    winners: tuple[int, ...] = ()
    counts: list[dict[int, int]] = []
    """One dict per :class:`Scope`."""

    def clone(self) -> Table:
        new = super().clone()
        new.counts = [scope.copy() for scope in self.counts]
        return new

    def count(self, scope: Scope, tally: Tally, seat: int, which: int) -> int:
        return self.counts[scope].get(tally_key(tally, seat, which), 0)

    def add(self, scope: Scope, tally: Tally, seat: int, which: int) -> None:
        key = tally_key(tally, seat, which)
        self.counts[scope][key] = self.counts[scope].get(key, 0) + 1

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats from ``start`` on, to the left."""
        return ROTATIONS[len(self.heroes)][start]


ROTATIONS = tuple(
    tuple(tuple((start + i) % count for i in range(count)) for start in range(count)) for count in range(5)
)
