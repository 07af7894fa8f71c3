"""The cards: one row each. A card is played in its owner's turn, or used in the window that ``at`` names."""

from typing import Literal

import msgspec

from meetingstone.engine.effects import Layer


class Modify(msgspec.Struct, frozen=True):
    """Changes the harm that the owner ``does`` or ``suffers``."""

    harm: Literal["does", "suffers"]
    layer: Layer
    amount: int = 0


class Instead(msgspec.Struct, frozen=True):
    """The owner throws this card away and ``event`` becomes another."""

    event: str
    become: str
    order: int = 0
    optional: bool = False


class Card(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    copies: int
    cost: int = 0
    at: str = "turn"
    band: str = ""
    do: str = ""
    amount: int = 0
    lasting: bool = False
    modify: Modify | None = None
    instead: Instead | None = None
    trigger: str = ""


ROWS = (
    Card(name="smear", copies=6, cost=1, do="harm", amount=2),
    Card(name="counterspell", copies=5, cost=1, at="card.played", band="cancel", do="cancel"),
    Card(name="applause", copies=2, at="card.played", band="optional", do="gain", amount=1),
    Card(name="walkout", copies=1, do="leave"),
    Card(name="herald", copies=2, lasting=True, modify=Modify("does", "add", 1)),
    Card(name="wall", copies=2, lasting=True, modify=Modify("suffers", "halve_up")),
    Card(name="oath", copies=1, lasting=True, modify=Modify("suffers", "cap", 2)),
    Card(name="ward", copies=2, lasting=True, instead=Instead("harm", "fine", order=1)),
    Card(name="mirror", copies=2, lasting=True, instead=Instead("harm", "nothing", order=2)),
    Card(name="scapegoat", copies=2, lasting=True, instead=Instead("harm", "nothing", optional=True)),
    Card(name="patron", copies=2, lasting=True, instead=Instead("fine", "nothing", optional=True)),
    Card(name="toll", copies=1, lasting=True, at="card.played", band="forced", do="gain", amount=1),
    Card(name="jester", copies=1, lasting=True, trigger="mock"),
    Card(name="feast", copies=2, lasting=True, trigger="gain", amount=1),
)

DECK: tuple[Card, ...] = tuple(row for row in ROWS for _ in range(row.copies))
"""Every physical card: its place here is its number in the state."""


def label(card: int) -> str:
    return f"{DECK[card].name}.{card}"
