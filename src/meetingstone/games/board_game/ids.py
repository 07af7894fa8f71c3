"""The ids of characters, cards and regions, as keys, scenes and positions name them. In the state they are numbers."""

from __future__ import annotations

from meetingstone.engine import NONE
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.state import Hero, Table


def hero_id(hero: Hero) -> str:
    return CONTENT.characters[hero.character].id


def hero_ids(s: Table, heroes: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(hero_id(s.heroes[i]) for i in heroes)


def hero_named(s: Table, name: str) -> int:
    """The character with this id; NONE when he does not play."""
    return next((i for i, hero in enumerate(s.heroes) if hero_id(hero) == name), NONE)


def card_id(number: int) -> str:
    return CONTENT.cards[number].id


def card_ids(numbers: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(card_id(number) for number in numbers)


def region_id(region: int) -> str:
    return CONTENT.regions[region].id


def region_ids(regions: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    return tuple(region_id(region) for region in regions)
