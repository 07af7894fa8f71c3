"""The ids of characters, cards and spaces, as scenes and positions name them. In the state they are numbers."""

from __future__ import annotations

from meetingstone.engine import NONE
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import item_of
from meetingstone.games.adventure.state import Table


def character_id(character: int) -> str:
    return CONTENT.characters[character].id


def hero_id(s: Table, seat: int) -> str:
    return character_id(s.heroes[seat].character)


def item_id(card: int) -> str | None:
    return item_of(card).id if card != NONE else None


def item_ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(item_of(card).id for card in cards)


def ability_ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CONTENT.abilities[card].id for card in cards)


def foe_id(card: int) -> str:
    foe = CONTENT.challenges[card].encounter
    assert foe is not None
    return foe.id


def space_id(space: int) -> str:
    return CONTENT.spaces[space].id
