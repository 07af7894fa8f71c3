"""The pieces on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from meetingstone.engine import NONE, Secret, State
from meetingstone.games.board_game.vocabulary import Faction

HORDE, ALLIANCE = range(2)
BOTH = 2
FACTIONS: tuple[Faction, Faction] = ("horde", "alliance")
OverlordChoice = Literal["random", "kazzak", "nefarian", "kelthuzad"]
SideChoice = Literal["horde", "alliance", "together", "drawn"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table."""

    players: int = 2
    overlord: OverlordChoice = "random"
    classes: Literal["draft", "random", "first_game"] = "draft"
    """How classes are given out; ``first_game`` deals the suggested characters (BG-TUT-01)."""
    sides: tuple[SideChoice, ...] | msgspec.UnsetType = msgspec.UNSET
    """BG-SETUP-05: what the table has agreed on for each seat: a faction, the same one as all others who are
    ``together``, or the draw. Unset, as in records from before there was a choice: all are drawn (BG-SETUP-04)."""
    deadly_pvp: bool = False
    """BG-VARD-01."""
    defeat_overlord: bool = False
    """BG-VARO-01."""

    @property
    def agreed(self) -> tuple[SideChoice, ...]:
        drawn: SideChoice = "drawn"
        return self.sides or (drawn,) * self.players

    @property
    def heroes(self) -> int:
        """BG-PLAY-06, BG-PLAY-07: four characters for two to four players, six for five or six."""
        return 4 if self.players <= 4 else 6


class Hero(msgspec.Struct, frozen=True, array_like=True):
    """One character and all that he owns, open to everybody (BG-GEN-06). Cards are numbers into ``CONTENT.cards``."""

    character: int
    seat: int
    faction: int
    region: int
    level: int = 1
    xp: int = 0
    health: int = 0
    energy: int = 0
    gold: int = 0
    actions: int = 0
    stun: int = 0
    curse: int = 0
    """Stun and Curse tokens lie with the character (BG-COND-01)."""
    bag: tuple[int, ...] = ()
    spellbook: tuple[int, ...] = ()
    areas: tuple[tuple[int, ...], ...] = ((),) * 7
    """The cards in each area of the sheet; printed cards are not listed."""
    talents: tuple[int, ...] = ()
    prizes: tuple[int, ...] = ()
    """Auction Items (BG-EVENT-07) and the relic."""
    pet: int = 0
    """Health tokens on the Pet or Demon; they are none of the character's own (BG-POWER-13)."""
    combo: tuple[tuple[int, int], ...] = ()
    """Combo tokens by Finishing Move (BG-POWER-15)."""
    cards: tuple[int, ...] = ()
    """All cards in force: equipped, printed and uncovered, Talents, race, prizes. Kept by ``changes.dress``."""
    hooks: int = 0
    """The moments at which ``cards`` or the Bag have something to say, as a bit mask."""
    grants: int = 0
    """What ``cards`` grant, as a bit mask."""


class Creature(msgspec.Struct, frozen=True, array_like=True):
    """One figure on the board, always in a region, with any number of others (BG-BOARD-01).

    ``quest`` is the Quest card that spawned it (BG-CHAL-06), NONE for an independent creature.
    """

    kind: int
    colour: int
    region: int
    quest: int = NONE


class Boxes(msgspec.Struct, frozen=True, array_like=True):
    """The Combat Area of one faction (BG-BOARD-09, BG-COMBAT-25)."""

    damage: int = 0
    defense: int = 0
    attrition: int = 0
    armor: int = 0


class Foe(msgspec.Struct, frozen=True, array_like=True):
    """An opponent in a normal combat: a creature, or a boss with its combat values."""

    threat: int
    attack: int
    health: int
    kind: int = NONE
    colour: int = NONE
    quest: int = NONE
    boss: int = NONE
    """Index into ``CONTENT.bosses``; NONE for creatures."""


class Fight(msgspec.Struct, frozen=True):
    """The combat that is being fought, normal or between characters (BG-COMBAT-01)."""

    kind: Literal["blue", "quest", "boss", "pvp"]
    region: int
    attackers: int
    """The faction that began it (BG-PVP-02)."""
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    """Heroes of each faction still in the combat."""
    began: tuple[int, ...]
    """All who took part, also the fallen."""
    fallen: tuple[int, ...] = ()
    foes: tuple[Foe, ...] = ()
    killed: tuple[Foe, ...] = ()
    round: int = 0
    boxes: tuple[Boxes, Boxes] = (Boxes(), Boxes())
    lost_dice: tuple[int, int, int] = (0, 0, 0)
    """BG-CREAT-10: dice that a Doom Guard has taken out for the whole combat."""
    order: tuple[int, ...] = ()
    """Who has yet to attack in this round, in order."""
    spent: int = NONE
    """Execute: the faction whose hits of this round are cleared after the Ranged Strike step, or BOTH."""
    quiet: int = 0
    """Rounds in a row without any loss (BG-COMBAT-23)."""
    last: bool = False
    """The game ends with this combat, whatever comes of it."""
    depth: int = 0
    """Where the combat stands on the stack, for those who leave it in the middle."""

    @property
    def heroes(self) -> tuple[int, ...]:
        return self.sides[0] + self.sides[1]


class Source(msgspec.Struct, frozen=True, array_like=True):
    """What a card, a boss or Curse tokens add to the Reroll value, the Attrition value and the Threat."""

    name: str
    reroll: int = 0
    attrition: int = 0
    threat: int = 0


class Attack(msgspec.Struct, frozen=True):
    """The Attack Phase of one character. A die is an int, see dice.py."""

    hero: int
    dice: tuple[int, ...] = ()
    removed: tuple[int, int, int] = (0, 0, 0)
    """BG-DICE-09: dice set aside for the rest of this phase, by colour."""
    caps: tuple[int, int, int] = (7, 7, 7)
    """Most dice of each colour; lower where a card forbids more (BG-CARD-16)."""
    reroll: int = 0
    attrition: int = 0
    threat: int = 0
    """Added to the opponents' Threat."""
    placed: Boxes = Boxes()
    """What this phase has put into the boxes."""
    sources: tuple[Source, ...] = ()
    """Where ``reroll``, ``attrition`` and ``threat`` come from, for those who look at them."""


class FaceUp(msgspec.Struct, frozen=True, array_like=True):
    """An Event that lies beside the board; ``since`` is the turn of its draw, ``data`` its own counts."""

    event: int
    since: int
    data: tuple[int, ...] = ()


class Scope(IntEnum):
    """How long a count is kept; the table has one dict for each."""

    ACTION = 0
    ROUND = 1
    LAST_ROUND = 2
    COMBAT = 3
    TURN = 4


class Tally(IntEnum):
    """What is counted; the key is made by ``tally_key``."""

    USED = 0
    """Uses of a card by a character."""
    POTIONS = 1
    SCROLLS = 2
    LOST = 3
    """Health tokens lost."""
    TRAVELLED = 4
    COMBOS = 5
    """Combo tokens placed."""
    MOUNTED = 6
    TRADED = 7
    """A pair has traded after the last action."""


def tally_key(tally: Tally, hero: int, which: int = 0) -> int:
    return (tally << 16) | (hero << 12) | which


class Table(State, kw_only=True):
    """The whole table."""

    settings: Settings
    turn: int = 0
    """The number of the faction turn; its space on the track is ``(turn - 1) % 30 + 1``."""
    active: int = NONE
    """The faction whose turn it is."""
    seat_faction: list[int] = []
    """The faction of each seat."""
    lots: list[int] = []
    """All heroes in an order drawn anew for each faction turn: it settles ties for most XP (BG-DEC-02)."""
    heroes: list[Hero] = []
    creatures: list[Creature] = []
    quests: list[tuple[int, ...]] = []
    """Eligible quests of each faction."""
    quest_decks: Annotated[list[tuple[int, ...]], Secret("nobody", pool="quests", apart=True)] = []
    """Row ``faction * 3 + colour``: green, yellow, red; the top is the last."""
    quest_discards: list[tuple[int, ...]] = []
    item_decks: Annotated[list[tuple[int, ...]], Secret("nobody", pool="items", apart=True)] = []
    """Triangle, square, circle; the top is the last."""
    item_discards: list[tuple[int, ...]] = []
    """Used-up cards of each deck (BG-CARD-15)."""
    special: list[int] = []
    """What is left of the Special Item deck; it may be searched (BG-GEN-07)."""
    merchant: list[int] = []
    """Faceup: everybody may look through it (BG-GEN-06)."""
    event_deck: Annotated[list[int], Secret("nobody", pool="events")] = []
    event_discards: list[int] = []
    events: list[FaceUp] = []
    overlord: int = NONE
    overlord_region: int = NONE
    counters: list[int] = []
    """Regions of Lord Kazzak's facedown counters; NONE once discarded."""
    kazzak: Annotated[list[int], Secret("nobody")] = []
    """For each counter 1 if it is he, 0 for a decoy."""
    peeked: Annotated[list[tuple[int, ...]], Secret("side")] = []
    """What each seat's faction has seen of the counters; NONE for those it has not (BG-OVER-09)."""
    cauldrons_seen: bool = False
    won_cauldrons: list[bool] = []
    """Scourge Cauldrons: whether the card was drawn, and the factions that have won there."""
    hoard: list[int] = []
    """Items given up while an Event is resolved; then they lie on its card."""
    hoard_gold: int = 0
    marked: list[int] = []
    """Characters marked while Bounty is resolved."""
    fight: Fight | None = None
    attack: Attack | None = None
    winner: int = NONE
    """The faction that has won, or TIE."""
    counts: list[dict[int, int]] = []
    """One dict per :class:`Scope`."""

    def clone(self) -> Table:
        new = super().clone()
        new.counts = [scope.copy() for scope in self.counts]
        return new

    def heroes_of(self, faction: int) -> list[int]:
        return [i for i, hero in enumerate(self.heroes) if hero.faction == faction]

    def heroes_in(self, region: int, faction: int = NONE) -> list[int]:
        return [
            i
            for i, hero in enumerate(self.heroes)
            if hero.region == region and (faction == NONE or hero.faction == faction)
        ]

    def seats_of(self, faction: int) -> tuple[int, ...]:
        return tuple(seat for seat, side in enumerate(self.seat_faction) if side == faction)

    def winners(self) -> tuple[int, ...]:
        return () if self.winner in (TIE, NONE) else self.seats_of(self.winner)

    def places(self) -> tuple[int, ...]:
        """Where nobody has won, all share the first."""
        won = self.winners()
        return tuple(1 if not won or seat in won else 2 for seat in range(len(self.seat_faction)))

    def count(self, scope: Scope, tally: Tally, hero: int, which: int = 0) -> int:
        return self.counts[scope].get(tally_key(tally, hero, which), 0)

    def add(self, scope: Scope, tally: Tally, hero: int, which: int = 0, amount: int = 1) -> None:
        key = tally_key(tally, hero, which)
        counts = self.counts[scope]
        counts[key] = counts.get(key, 0) + amount


TIE = 2
"""``Table.winner`` when nobody has won."""
