"""The pieces on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

import msgspec

from meetingstone.engine import NONE, Secret, State
from meetingstone.games.small_world.board import Map, map_of
from meetingstone.games.small_world.content import Content

Mode = Literal["classic", "teams", "murlocs"]
TEAMS = ("alliance", "horde", "neutral")
"""What ``Player.team`` counts."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table."""

    players: int = 3
    mode: Mode = "classic"
    boards: tuple[str, ...] = ()
    """Faces to play on; drawn at random when empty."""
    first: int = NONE
    """The first player; drawn at random when NONE (SW-ROUND-01)."""
    team_score: Literal["lowest", "sum"] = "lowest"
    murlocs: int = 14
    """How many tokens the Murlocs have when they play: the difficulty."""


class Region(msgspec.Struct, frozen=True, array_like=True, cache_hash=True):
    """What lies in one Region. SW-GEN-04: ``race`` is set exactly while somebody occupies it, and there is only one."""

    race: int = NONE
    tokens: int = 0
    beasts: int = 0
    champion: bool = False
    fort: bool = False
    wall: bool = False
    tower: bool = False
    objective: bool = False

    @property
    def defenders(self) -> int:
        """SW-POWER-BEAST-MASTER-03, SW-POWER-CHAMPIONING-02: Race tokens; Beasts and the Champion count like them."""
        return self.tokens + self.beasts + self.champion


EMPTY = Region()


class Player(msgspec.Struct, frozen=True, array_like=True):
    """What lies in front of one player, coins apart. SW-GEN-03: at most one Active Race and one In Decline."""

    race: int = NONE
    power: int = NONE
    declined: int = NONE
    declined_power: int = NONE
    """Only a power that goes on in decline (SW-DECL-03)."""
    hand: int = 0
    beasts: int = 0
    champion: bool = False
    harmony: bool = False
    objectives: int = 0
    team: int = NONE

    @property
    def pieces(self) -> int:
        """Pieces in hand."""
        return self.hand + self.beasts + self.champion


class Combo(msgspec.Struct, frozen=True, array_like=True):
    """A Race and Special Power on show, with the coins that lie on it."""

    race: int
    power: int
    coins: int = 0


class Tally(IntEnum):
    """What is counted during one turn; the key in ``State.turn`` is ``tally * 64 + id``."""

    USED = 0
    """Uses of a card."""
    TAKEN = 1
    """Regions conquered from a Race (Faction Bonus)."""
    ATTACKED = 2
    """Attacks on a player's Active Race (Pandaren)."""
    PAID = 3
    """A toll that is paid once per turn, by the card that asks for it."""
    CONQUESTS = 4
    OVER = 5
    """Set when the final attempt has ended the conquests."""
    KILLED = 6
    """Enemy Race tokens lost (Forsaken)."""
    SAVED = 7
    """A card has kept its first casualty (Draenei)."""
    FORM = 8
    """A form or side chosen for the turn, by the card that offers it."""


def tally_key(tally: Tally, which: int = 0) -> int:
    return tally * 64 + which


class Table(State, kw_only=True):
    """The whole table."""

    content: Content
    settings: Settings
    boards: tuple[str, ...] = ()
    round: int = 0
    rounds: int = 0
    first: int = NONE
    seat: int = NONE
    """The player whose turn it is."""
    regions: list[Region] = []
    players: list[Player] = []
    coins: Annotated[list[int], Secret("side")] = []
    """SW-COIN-01, SW-COIN-03: what is paid with and what counts in the end; only values, so nothing is changed."""
    owner: list[int] = []
    """The player of each Race, or NONE."""
    tray: list[int] = []
    columns: list[tuple[Combo, ...]] = []
    banners: Annotated[list[tuple[int, ...]], Secret("nobody", pool="banners", apart=True)] = []
    badges: Annotated[list[int], Secret("nobody", pool="badges")] = []
    discarded: list[int] = []
    """Badges that wait to be shuffled again (SW-COMBO-10)."""
    marker_at: list[int] = []
    """Where each face-up Artifact or Legendary Place lies."""
    face_down: Annotated[list[int], Secret("nobody", pool="markers")] = []
    """The face-down marker of each board."""
    aside: Annotated[list[int], Secret("nobody", pool="markers")] = []
    bomb_stack: Annotated[list[int], Secret("nobody", pool="bombs")] = []
    """1 explodes, 0 does not; the top is the last."""
    bombs: Annotated[list[int], Secret("nobody", pool="bombs")] = []
    """The Bomb in each Region."""
    spent: Annotated[list[int], Secret("nobody", pool="bombs")] = []
    """Bombs that were discarded unseen (SW-IMM-05)."""
    turn: dict[int, int] = {}

    @property
    def map(self) -> Map:
        return map_of(self.boards)

    @property
    def humans(self) -> int:
        """Seats that people or bots play; the Murlocs of their own mode come after them."""
        return self.settings.players

    def is_active(self, race: int) -> bool:
        """SW-GEN-03: whether the tokens of ``race`` show their coloured side."""
        owner = self.owner[race]
        return owner != NONE and self.players[owner].race == race

    def held(self, race: int) -> list[int]:
        """The Regions that ``race`` occupies."""
        if race == NONE:
            return []
        return [r for r, region in enumerate(self.regions) if region.race == race]

    def holds(self, race: int) -> bool:
        """Whether ``race`` occupies a Region."""
        if race != NONE:
            for region in self.regions:
                if region.race == race:
                    return True
        return False

    def count(self, tally: Tally, which: int = 0) -> int:
        return self.turn.get(tally * 64 + which, 0)

    def counts(self, tally: Tally) -> list[tuple[int, int]]:
        """All that has been counted under ``tally`` this turn, by id."""
        return sorted([(key % 64, count) for key, count in self.turn.items() if count and key // 64 == tally])
