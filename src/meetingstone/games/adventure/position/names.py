"""Pieces by the names that a position gives them."""

from __future__ import annotations

from meetingstone.engine import NONE, ContentError
from meetingstone.engine.positions import numbered
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.state import Table


def space_named(name: str) -> int:
    return numbered(CONTENT.space, "space", name)


def ability_named(name: str) -> int:
    return numbered(CONTENT.ability, "ability card", name)


def item_named(name: str) -> int:
    return numbered(CONTENT.item, "item", name)


def challenge_named(name: str) -> int:
    return numbered({**CONTENT.item, **CONTENT.challenge}, "challenge card", name)


def token_named(name: str) -> int:
    return numbered(CONTENT.discovery, "discovery token", name)


def words_of(text: str, least: int, example: str) -> list[str]:
    words = text.split()
    if len(words) < least:
        raise ContentError(f"position: {text!r} says too little; write `{example}`")
    return words


def seat_named(s: Table, name: str) -> int:
    found = next((i for i, hero in enumerate(s.heroes) if CONTENT.characters[hero.character].id == name), NONE)
    if found == NONE:
        raise ContentError(f"position: {name} does not play")
    return found
