"""A board as a map of characters: borders from the outlines of its places, words where they fit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from meetingstone.engine.picture import Area

Point = tuple[float, float]
NOWHERE = -1
LETTER, MARGIN = 100.0, 4.0

# A border character by the sides on which the ground changes: up 8, right 4, down 2, left 1.
BORDERS = {
    0: " ", 10: "│", 5: "─", 6: "╭", 3: "╮", 12: "╰", 9: "╯", 14: "├", 11: "┤", 7: "┬", 13: "┴", 15: "┼",
}  # fmt: skip


class Words(NamedTuple):
    """Lines for one place; each is a list of (text, style)."""

    lines: list[list[tuple[str, str]]]

    def widths(self) -> list[int]:
        return [sum(cell_len(text) for text, _ in line) for line in self.lines]


class Ground(NamedTuple):
    """Who owns each character, and the border character there (a blank inside a place)."""

    owner: list[list[int]]
    border: list[list[str]]


def _inside(x: float, y: float, shape: Sequence[Point]) -> bool:
    inside = False
    before = shape[-1]
    for point in shape:
        if (point[1] > y) != (before[1] > y):
            crossing = (before[0] - point[0]) * (y - point[1]) / (before[1] - point[1]) + point[0]
            inside ^= x < crossing
        before = point
    return inside


@cache
def ground(shapes: tuple[tuple[Point, ...], ...], size: Point, width: int, height: int) -> Ground:
    """The outlines on a grid of characters. The corners of the characters are what belongs to a place."""

    def owner(column: int, row: int) -> int:
        x, y = column / width * size[0], row / height * size[1]
        return next((i for i, shape in enumerate(shapes) if _inside(x, y, shape)), NOWHERE)

    corners = [[owner(column, row) for column in range(width + 1)] for row in range(height + 1)]
    owners, borders = [], []
    for row in range(height):
        line, marks = [], []
        for column in range(width):
            a, b = corners[row][column : column + 2]
            c, d = corners[row + 1][column : column + 2]
            sides = 8 * (a != b) + 4 * (b != d) + 2 * (c != d) + (a != c)
            marks.append(BORDERS[sides])
            line.append(max(a, b, c, d))
        owners.append(line)
        borders.append(marks)
    return Ground(owners, borders)


class Chart:
    """One board being drawn."""

    def __init__(self, area: Area, width: int, height: int) -> None:
        self.area = area
        self.width, self.height = width, height
        shapes = tuple(place.shape for place in area.places)
        self.ground = ground(shapes, (area.width, area.height), width, height)
        self.letters: list[list[tuple[str, str]]] = [
            [(mark, "border") if mark != " " else (" ", "") for mark in line] for line in self.ground.border
        ]
        self.taken = [[0.0] * width for _ in range(height)]
        """What it costs to write over a letter, or right beside a word."""

    def write(self, number: int, variants: list[Words]) -> None:
        """Put the words of place ``number`` where they fit best; later variants only when they fit better."""
        bad = self._bad(number)
        best: tuple[float, int, int, Words] | None = None
        for rank, words in enumerate(variants):
            found = self._spot(number, words, bad)
            if found and (best is None or found[0] + rank * 0.5 < best[0]):
                best = (found[0] + rank * 0.5, found[1], found[2], words)
        if best:
            self._put(best[1], best[2], best[3])

    def _bad(self, number: int) -> list[list[float]]:
        """For each row the running sum of what it costs to write over a character."""
        rows = []
        for row in range(self.height):
            sums = [0.0]
            for column in range(self.width):
                border = 3.0 if self.ground.owner[row][column] != number else 2.0
                ground = border if self.ground.border[row][column] != " " or border > 2 else 0.0
                sums.append(sums[-1] + max(ground, self.taken[row][column]))
            rows.append(sums)
        return rows

    def _spot(self, number: int, words: Words, bad: list[list[float]]) -> tuple[float, int, int] | None:
        place = self.area.places[number]
        middle = place.label[0] / self.area.width * self.width
        centre = place.label[1] / self.area.height * self.height - len(words.lines) / 2
        widths = words.widths()
        widest = max(widths)
        best = None
        for top in range(max(0, int(centre) - 6), min(self.height - len(widths), int(centre) + 6) + 1):
            for left in range(max(0, int(middle) - widest - 4), min(self.width - widest, int(middle) + 4) + 1):
                cost = abs(top - centre) * 0.6 + abs(left + widest / 2 - middle) * 0.12
                for i, width in enumerate(widths):
                    start = left + (widest - width) // 2
                    cost += bad[top + i][start + width] - bad[top + i][start]
                if best is None or cost < best[0]:
                    best = (cost, top, left)
        return best

    def _put(self, top: int, left: int, words: Words) -> None:
        widest = max(words.widths())
        for i, (line, width) in enumerate(zip(words.lines, words.widths(), strict=True)):
            column = left + (widest - width) // 2
            for beside in (column - 1, column + width):
                if 0 <= beside < self.width and not self.taken[top + i][beside]:
                    self.taken[top + i][beside] = MARGIN
            for text, style in line:
                for letter in text:
                    if letter != " " or self.ground.border[top + i][column] != " ":
                        self.letters[top + i][column] = (letter, style)
                    self.taken[top + i][column] = LETTER
                    column += cell_len(letter)

    def rows(self, styles: dict[str, Style], grounds: dict[str, Style]) -> list[Text]:
        """The finished map; ``grounds`` colours the land when there are enough colours."""
        rows = []
        for row in range(self.height):
            text = Text(no_wrap=True, end="")
            look = [self._look(row, column, styles, grounds) for column in range(self.width)]
            for style, run in groupby(range(self.width), look.__getitem__):
                text.append("".join(self.letters[row][column][0] for column in run), style)
            rows.append(text)
        return rows

    def _look(self, row: int, column: int, styles: dict[str, Style], grounds: dict[str, Style]) -> Style:
        owner = self.ground.owner[row][column]
        below = grounds.get(self.area.places[owner].ground) if owner != NOWHERE else None
        return (below or Style.null()) + styles.get(self.letters[row][column][1], Style.null())
