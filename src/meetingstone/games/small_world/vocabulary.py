"""The verbs that content files may use: what a race, power or marker can do. How is in verbs.py.

Each verb is a struct; its docstring is its documentation and its fields are its parameters.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Verb(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all verbs."""


# ---- when a combo is picked


class ShuffleBombs(Verb, frozen=True, tag="shuffle_bombs"):
    """All Bombs are shuffled into a face-down stack."""


class TakeChampion(Verb, frozen=True, tag="take_champion"):
    """The Champion comes to the player's hand."""


# ---- at the start of a turn


class TakeBeasts(Verb, frozen=True, tag="take_beasts"):
    """All Beasts are discarded; then one is taken for each Region of a terrain."""

    terrain: str


class TakeHarmony(Verb, frozen=True, tag="take_harmony"):
    """All Harmony tokens come back."""


class RevealBombs(Verb, frozen=True, tag="reveal_bombs"):
    """The Bombs that lie in opponents' Regions are turned up."""


class ChooseForm(Verb, frozen=True, tag="choose_form"):
    """One of two forms for this turn: one pays coins, the other costs coins and has modifiers of its own."""

    gain: int
    price: int


class ChooseSide(Verb, frozen=True, tag="choose_side"):
    """A Neutral Race may fight for a faction this turn."""


# ---- when a Region is taken


class GainCoins(Verb, frozen=True, tag="gain_coins"):
    """Coins for taking a Region, if what was there fits."""

    amount: int = 1
    from_faction: Literal["", "alliance", "horde"] = ""
    non_empty: bool = False
    per_defender_from: int = 0
    """Pays ``amount`` per defending Race token, from this many on."""


class Build(Verb, frozen=True, tag="build"):
    """A piece of defence rises in the Region just conquered."""

    piece: Literal["fort", "wall"]
    terrain: str = ""


class ReachObjective(Verb, frozen=True, tag="reach_objective"):
    """A Military Objective in the conquered Region pays the conqueror and its owner, unless the faction is barred."""

    amount: int
    barred: Literal["alliance", "horde"]


class FindWater(Verb, frozen=True, tag="find_water"):
    """The revealed marker moves to the water of its board, or makes room for another Legendary Place."""


# ---- after the last conquest


class Recruit(Verb, frozen=True, tag="recruit"):
    """Tokens may be bought for the losses caused this turn."""

    price: int


class ExtraToken(Verb, frozen=True, tag="extra_token"):
    """One more Race token from the tray."""


# ---- at the end of a turn


class BuildMissing(Verb, frozen=True, tag="build_missing"):
    """Each occupied Region without the piece gets one, while there are some."""

    piece: Literal["fort"]


class LayMarker(Verb, frozen=True, tag="lay_marker"):
    """The marker is laid in one of the owner's Regions; then neighbours may owe coins."""

    neighbours_pay: int = 0
    pay_rule: str = ""


class RaiseTowers(Verb, frozen=True, tag="raise_towers"):
    """Watch Towers rise and fall with the majority around Regions of a terrain."""

    terrain: str


class PlaceBombs(Verb, frozen=True, tag="place_bombs"):
    """Bombs may be hidden in neighbouring Regions of opponents' Active Races."""


class PlaceObjectives(Verb, frozen=True, tag="place_objectives"):
    """Military Objectives may be placed where a faction is not."""

    barred: Literal["alliance", "horde"]


class GiveHarmony(Verb, frozen=True, tag="give_harmony"):
    """A Harmony token for every opponent who was left in peace this turn."""


# ---- when the Race goes In Decline


class DropBombs(Verb, frozen=True, tag="drop_bombs"):
    """Unused Bombs leave play."""


class RecallObjectives(Verb, frozen=True, tag="recall_objectives"):
    """The Military Objectives go back to the supply."""


Effect = (
    ShuffleBombs
    | TakeChampion
    | TakeBeasts
    | TakeHarmony
    | RevealBombs
    | ChooseForm
    | ChooseSide
    | GainCoins
    | Build
    | ReachObjective
    | FindWater
    | Recruit
    | ExtraToken
    | BuildMissing
    | LayMarker
    | RaiseTowers
    | PlaceBombs
    | PlaceObjectives
    | GiveHarmony
    | DropBombs
    | RecallObjectives
)


# ---- whenever the player likes during the own turn


class Intimidate(Verb, frozen=True, tag="intimidate"):
    """Move an opposing token from a neighbouring Region; a Fort or Wisp Wall there must go first."""

    uses: int
    rule: str


class Exchange(Verb, frozen=True, tag="exchange"):
    """Exchange what lies in two Regions that show a symbol."""

    uses: int
    symbol: str
    rule: str


class Steal(Verb, frozen=True, tag="steal"):
    """Take a neighbouring Artifact into a Region of one's own."""

    uses: int
    rule: str


Action = Intimidate | Exchange | Steal
