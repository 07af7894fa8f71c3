"""The drawing of Lordaeron: where regions lie, how their borders run, and what is strewn over them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from meetingstone.engine.content import Stated
from meetingstone.games.board_game.content import HERE

Point = tuple[float, float]
Strewn = tuple[str, float, float, float]
"""A small drawing: its name, where, and how large."""


class Shape(Stated, frozen=True, kw_only=True):
    """One region; two of them touch exactly where one may walk, or along a ``closed`` border."""

    label: Point
    bounds: tuple[float, float, float, float]
    polygon: tuple[Point, ...]


class Border(Stated, frozen=True, kw_only=True):
    kind: Literal["open", "open-area", "closed", "coast", "shore", "cliff"]
    path: str


class Drawing(Stated, frozen=True, kw_only=True):
    width: int
    height: int
    regions: dict[str, Shape]
    areas: dict[str, str]
    """The outline of each area."""
    borders: tuple[Border, ...]
    terrain: dict[str, str]
    """Sea, lake, mountain and land, as outlines."""
    decor: tuple[Strewn, ...]
    peaks: tuple[Strewn, ...]


@cache
def drawing() -> Drawing:
    return msgspec.json.decode((HERE / "content" / "map.json").read_bytes(), type=Drawing)
