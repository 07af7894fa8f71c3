"""Pieces by the names that a position gives them."""

from __future__ import annotations

from meetingstone.engine import NONE, ContentError
from meetingstone.engine.positions import numbered
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.ids import hero_named
from meetingstone.games.board_game.state import Table


def region_named(name: str) -> int:
    return numbered(CONTENT.region, "region", name)


def cards_named(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(numbered(CONTENT.number, "card", name) for name in names)


def player_named(s: Table, name: str) -> int:
    found = hero_named(s, name)
    if found == NONE:
        raise ContentError(f"position: {name} does not play")
    return found
