"""Pieces by the names that a position gives them."""

from __future__ import annotations

from meetingstone.engine import NONE, ContentError
from meetingstone.engine.positions import numbered
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.ids import hero_named
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.vocabulary import Card, ItemCard, Power, Talent


def region_named(name: str) -> int:
    return numbered(CONTENT.region, "region", name)


PLACES: dict[str, tuple[type[Card], ...]] = {
    "bag": (ItemCard,),
    "spellbook": (Power,),
    "areas": (Power, ItemCard),
    "talents": (Talent,),
}
"""Which cards a character keeps where."""


def cards_named(names: tuple[str, ...], place: str = "") -> tuple[int, ...]:
    found = tuple(numbered(CONTENT.number, "card", name) for name in names)
    for number in found:
        card = CONTENT.cards[number]
        if not isinstance(card, PLACES.get(place, Card)) or (place == "areas" and card.type == "bag"):
            raise ContentError(f"position: {card.id} is no card for {place}")
    return found


def player_named(s: Table, name: str) -> int:
    found = hero_named(s, name)
    if found == NONE:
        raise ContentError(f"position: {name} does not play")
    return found
