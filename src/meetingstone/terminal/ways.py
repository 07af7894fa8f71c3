"""A board as places joined by ways: where the words stand, and lines between them that run through no word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

Cell = tuple[int, int]
"""Row and column."""
UP, RIGHT, DOWN, LEFT = 8, 4, 2, 1
STEPS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
TURN, CROSSING, CLOSE = 1.5, 12.0, 0.4
"""What a bend costs beside the steps of a line, another line in its way, a word beside it."""
APART, BELOW = 2, 1
"""Free columns and rows between the words of two places."""
ROUNDS = 4


class Spot(NamedTuple):
    """What is to be placed: where it lies on the board, and how many columns and rows its words take."""

    id: str
    x: float
    y: float
    width: int
    height: int


class Sheet(NamedTuple):
    """Where the words of each place begin, and which sides of each cell the lines touch, way by way."""

    corners: dict[str, Cell]
    ways: dict[tuple[str, str], dict[Cell, int]]


@cache
def laid_out(spots: tuple[Spot, ...], ways: tuple[tuple[str, str], ...], width: int, height: int) -> Sheet:
    """The places near where they lie on the board, and a line for each way."""
    corners = _arranged(spots, ways, width, height)
    return Sheet(corners, _lines({spot.id: spot for spot in spots}, corners, ways, width, height))


# ---- where the words stand


def _arranged(spots: Sequence[Spot], ways: Sequence[tuple[str, str]], width: int, height: int) -> dict[str, Cell]:
    """Each as near as possible to its own place; then again, so that ways are short and pass nobody."""
    wishes = _wishes(spots, width, height)
    near: dict[str, list[str]] = {spot.id: [] for spot in spots}
    for a, b in ways:
        near[a].append(b)
        near[b].append(a)
    found: dict[str, Cell] = {}
    order = sorted(spots, key=lambda spot: (-len(near[spot.id]), spot.id))
    for _ in range(ROUNDS):
        for spot in order:
            found.pop(spot.id, None)
            taken = [(cell, other) for other in spots if (cell := found.get(other.id))]
            found[spot.id] = _best(spot, wishes[spot.id], taken, width, height)
    return found


def _wishes(spots: Sequence[Spot], width: int, height: int) -> dict[str, tuple[float, float]]:
    """Row and column of the upper left corners, if nobody were in the way."""
    left, right = min(spot.x for spot in spots), max(spot.x for spot in spots)
    top, bottom = min(spot.y for spot in spots), max(spot.y for spot in spots)
    return {
        spot.id: (
            (spot.y - top) / max(bottom - top, 1) * (height - spot.height),
            (spot.x - left) / max(right - left, 1) * (width - spot.width),
        )
        for spot in spots
    }


def _best(spot: Spot, wish: tuple[float, float], taken: Sequence[tuple[Cell, Spot]], width: int, height: int) -> Cell:
    """The free corner nearest to the wish; a row is as far as two columns."""
    best: tuple[float, Cell] | None = None
    for row in range(height - spot.height + 1):
        for column in range(width - spot.width + 1):
            far = 2.2 * abs(row - wish[0]) + abs(column - wish[1])
            if best is not None and far >= best[0]:
                continue
            if not any(_clash(row, column, spot, cell, other) for cell, other in taken):
                best = (far, (row, column))
    return best[1] if best else (round(wish[0]), round(wish[1]))


def _clash(row: int, column: int, spot: Spot, cell: Cell, other: Spot) -> bool:
    return (
        row < cell[0] + other.height + BELOW
        and cell[0] < row + spot.height + BELOW
        and column < cell[1] + other.width + APART
        and cell[1] < column + spot.width + APART
    )


# ---- lines


def _lines(
    spots: dict[str, Spot], corners: dict[str, Cell], ways: Sequence[tuple[str, str]], width: int, height: int
) -> dict[tuple[str, str], dict[Cell, int]]:
    """Short ways first: they have the least choice."""
    owner: dict[Cell, str] = {}
    for name, (row, column) in corners.items():
        for r in range(row, row + spots[name].height):
            for c in range(column, column + spots[name].width):
                owner[r, c] = name
    board = _Board(owner, width, height)

    def length(way: tuple[str, str]) -> float:
        (r1, c1), (r2, c2) = corners[way[0]], corners[way[1]]
        return 2 * abs(r1 - r2) + abs(c1 - c2)

    return {way: board.line(*way) for way in sorted(ways, key=length)}


class _Board:
    """Which cells are words, which lines."""

    def __init__(self, owner: dict[Cell, str], width: int, height: int) -> None:
        self.owner = owner
        self.width, self.height = width, height
        self.drawn: dict[Cell, int] = {}
        self.close = {
            (row + r, column + c)
            for row, column in owner
            for r, c in STEPS.values()
            if (row + r, column + c) not in owner
        }

    def line(self, start: str, goal: str) -> dict[Cell, int]:
        """The cheapest way round words and lines; empty when the two touch or nothing leads there."""
        ends = [cell for cell, name in self.owner.items() if name == goal]
        top, bottom = min(r for r, _ in ends), max(r for r, _ in ends)
        left, right = min(c for _, c in ends), max(c for _, c in ends)

        def ahead(cell: Cell) -> int:
            row, column = cell
            return max(top - row, 0, row - bottom) + max(left - column, 0, column - right)

        heap: list[tuple[float, float, Cell, int]] = []
        cost: dict[tuple[Cell, int], float] = {}
        before: dict[tuple[Cell, int], tuple[Cell, int]] = {}
        for cell, name in self.owner.items():
            if name == start:
                for side in STEPS:
                    cost[cell, side] = 0.0
                    heappush(heap, (ahead(cell), 0.0, cell, side))
        while heap:
            _, spent, cell, side = heappop(heap)
            if spent > cost[cell, side]:
                continue
            if self.owner.get(cell) == goal:
                return self._draw(cell, side, before)
            for turn in STEPS:
                following = self._step(cell, side, turn, start, goal)
                if following is None:
                    continue
                there, price = following
                if spent + price < cost.get((there, turn), 1e9):
                    cost[there, turn] = spent + price
                    before[there, turn] = (cell, side)
                    heappush(heap, (spent + price + ahead(there), spent + price, there, turn))
        return {}

    def _step(self, cell: Cell, side: int, turn: int, start: str, goal: str) -> tuple[Cell, float] | None:
        """The next cell and its price, if a line that came into ``cell`` by ``side`` may leave it by ``turn``."""
        if turn == BACK[side]:
            return None
        inside = cell in self.owner
        if inside and turn != side:
            return None
        if self.drawn.get(cell, 0) & (turn | BACK[side]) or (turn != side and cell in self.drawn):
            return None
        there = (cell[0] + STEPS[turn][0], cell[1] + STEPS[turn][1])
        if not (0 <= there[0] < self.height and 0 <= there[1] < self.width):
            return None
        name = self.owner.get(there)
        if name == goal:
            return there, 0.5
        if name is not None:
            return None
        crossed = self.drawn.get(there, 0)
        if crossed & (turn | BACK[turn]):
            return None
        step = 1.0 if turn in (LEFT, RIGHT) else 1.4
        return there, step + (TURN if turn != side else 0) + (CROSSING if crossed else 0) + (
            CLOSE if there in self.close else 0
        )

    def _draw(self, cell: Cell, side: int, before: dict[tuple[Cell, int], tuple[Cell, int]]) -> dict[Cell, int]:
        line: dict[Cell, int] = {}
        at = (cell, side)
        while at in before:
            earlier = before[at]
            if at[0] not in self.owner:
                line[at[0]] = line.get(at[0], 0) | BACK[at[1]]
            if earlier[0] not in self.owner:
                line[earlier[0]] = line.get(earlier[0], 0) | at[1]
            at = earlier
        for each, sides in line.items():
            self.drawn[each] = self.drawn.get(each, 0) | sides
        return line
