"""Places and ways as a map: names, what to type for them, who and what stands there, where ways lead on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from meetingstone.engine.picture import Area, Piece, Place
from meetingstone.engine.state import NONE
from meetingstone.terminal.voice import LETTERS, Voice
from meetingstone.terminal.ways import DOWN, LEFT, RIGHT, STEPS, UP, Cell, Spot, laid_out
from meetingstone.texts import Texts

SIGNS = {"": "○", "grey": "○", "green": "◇", "yellow": "△", "red": "◆"}
"""What stands in front of a name, by the ground of the place."""
GROUNDS = tuple(SIGNS)
"""A way is as its harder end, and these grow harder."""
COLOURS = {
    "": Style(color="#a0a0a0"),
    "grey": Style(color="#a8a8a8"),
    "green": Style(color="#5fc35f"),
    "yellow": Style(color="#e0c040"),
    "red": Style(color="#ff6f5f"),
}
LINES = {
    "": "│─╭╮╰╯┼",
    "grey": "│─╭╮╰╯┼",
    "green": "╎╌╭╮╰╯┼",
    "yellow": "║═╔╗╚╝╬",
    "red": "┃━┏┓┗┛╋",
}
"""How the ways of each ground look: a map can be read without colours, too."""
SHAPES = {
    UP | DOWN: 0,
    UP: 0,
    DOWN: 0,
    LEFT | RIGHT: 1,
    LEFT: 1,
    RIGHT: 1,
    RIGHT | DOWN: 2,
    LEFT | DOWN: 3,
    UP | RIGHT: 4,
    UP | LEFT: 5,
}
CROSSED = 6
AWAY = "›"
INDENT = 2
ROOM = 22
"""Columns for what stands at a place; what is longer goes on in the next line."""
LOW, PER_PLACE, FULL = 9, 0.86, 78
"""Rows of a map: this many, and for each place so many more, at this width."""
CROWD = 0.33
"""Places that a column of width has room for, before a map is cut into sheets."""


class Block(NamedTuple):
    """The lines of one place as (text, style)."""

    lines: list[list[tuple[str, Style | str]]]

    @property
    def width(self) -> int:
        return max(sum(cell_len(text) for text, _ in line) for line in self.lines)


class Atlas:
    """All places of a board; draws some of them."""

    def __init__(
        self,
        areas: Iterable[Area],
        keys: Mapping[str, str],
        voice: Voice,
        seat_style: Mapping[int, Style],
        printed: Mapping[str, str] | None = None,
    ) -> None:
        """``printed``: how what is printed on a place is drawn."""
        self.printed = printed or {}
        self.places = {place.id: place for area in areas for place in area.places}
        self.keys = keys
        self.voice = voice
        self.seat_style = seat_style

    def draw(self, wanted: Sequence[str], width: int) -> list[Text]:
        """These places with the ways between them; ways that lead on end at a name."""
        blocks = {name: self._block(self.places[name]) for name in wanted}
        beyond = dict.fromkeys(
            other for name in wanted for other in self.places[name].neighbours if other not in blocks
        )
        blocks |= {name: self._end(self.places[name]) for name in beyond}
        height = LOW + round(
            PER_PLACE * FULL / width * (len(wanted) + len(beyond) / 2) * self._thickness(blocks, wanted)
        )
        sheet = laid_out(
            tuple(self._spot(name, block, wanted) for name, block in blocks.items()),
            tuple(self._ways(wanted)),
            width,
            height,
        )
        canvas = _Canvas(width, height)
        for (a, b), line in sheet.ways.items():
            canvas.line(line, max((self.places[a].ground, self.places[b].ground), key=GROUNDS.index))
        for name, block in blocks.items():
            canvas.words(sheet.corners[name], block)
        for (a, b), line in sheet.ways.items():
            for name in (a, b):
                canvas.join(sheet.corners[name], blocks[name], line)
        return canvas.rows()

    def _thickness(self, blocks: Mapping[str, Block], wanted: Sequence[str]) -> float:
        """How many rows a place takes, beside the two that are usual."""
        return (sum(len(blocks[name].lines) for name in wanted) / max(1, len(wanted)) + 1.5) / 3.2

    def _ways(self, wanted: Sequence[str]) -> list[tuple[str, str]]:
        inside = set(wanted)
        return sorted(
            {(min(name, other), max(name, other)) for name in inside for other in self.places[name].neighbours}
        )

    def _spot(self, name: str, block: Block, wanted: Sequence[str]) -> Spot:
        """The end of a way stands at the edge of the map, on its side."""
        x, y = self.places[name].label
        across = [self.places[each].label[0] for each in wanted]
        down = [self.places[each].label[1] for each in wanted]
        return Spot(
            name,
            min(max(x, min(across)), max(across)),
            min(max(y, min(down)), max(down)),
            block.width,
            len(block.lines),
        )

    # ---- words

    def _name(self, place: Place) -> str:
        """`Tirisfal: West Shore` is called West Shore where one sees that it lies in Tirisfal."""
        return self.voice.t(place.name[1:]).rpartition(": ")[2]

    def _end(self, place: Place) -> Block:
        key = self.keys.get(place.id)
        tag: list[tuple[str, Style | str]] = [(f"[{key}]", "bold reverse"), (" ", "")] if key else []
        return Block([[(AWAY, "dim"), *tag, (self._name(place), "dim italic")]])

    def _block(self, place: Place) -> Block:
        key = self.keys.get(place.id)
        sign = (SIGNS[place.ground], COLOURS[place.ground])
        name = (self._name(place), "bold reverse" if key is not None else "bold")
        lines: list[list[tuple[str, Style | str]]] = [[sign, (" ", ""), name, *self._signs(place)]]
        room = max(ROOM, cell_len(name[0]))
        for words, style in ([(f"[{key}]", Style(bold=True, reverse=True))] if key else []) + self._stand(place):
            last = lines[-1] if len(lines) > 1 else None
            if last is not None and sum(cell_len(text) for text, _ in last) + cell_len(words) + 1 <= INDENT + room:
                last += [(" ", ""), (words, style)]
            else:
                lines.append([(" " * INDENT, ""), (words, style)])
        return Block(lines)

    def _signs(self, place: Place) -> list[tuple[str, Style | str]]:
        signs = "".join(self.printed.get(sign, "") for sign in place.signs)
        return [(f" {signs}", "dim")] if signs else []

    def _stand(self, place: Place) -> list[tuple[str, Style]]:
        pieces = [*([place.holder] if place.holder else []), *place.pieces]
        return [(self._piece(piece), self.seat_style.get(piece.seat, Style(italic=True))) for piece in pieces]

    def _piece(self, piece: Piece) -> str:
        name = self.voice.cell(piece.name)
        letter = f"{LETTERS[piece.seat]} " if piece.seat != NONE else ""
        return f"{letter}{name} {piece.count}" if piece.count > 1 else f"{letter}{name}"


class _Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.letters: list[list[tuple[str, Style | str]]] = [[(" ", "")] * width for _ in range(height)]
        self.lined: dict[Cell, str] = {}

    def line(self, cells: Mapping[Cell, int], ground: str) -> None:
        for cell, sides in cells.items():
            look = LINES[ground][CROSSED if cell in self.lined else SHAPES[sides]]
            self.lined[cell] = ground
            self.letters[cell[0]][cell[1]] = (look, COLOURS[ground])

    def words(self, corner: Cell, block: Block) -> None:
        for row, line in enumerate(block.lines, corner[0]):
            column = corner[1]
            for text, style in line:
                for letter in text:
                    if column < self.width and row < len(self.letters):
                        self.letters[row][column] = (letter, style)
                    column += max(1, cell_len(letter))

    def join(self, corner: Cell, block: Block, line: Mapping[Cell, int]) -> None:
        """A way comes to the words of a place, also where they do not fill the whole of its room."""
        texts = {row: text for row, text in enumerate(map(_extent, block.lines), corner[0])}
        inside = range(corner[1], corner[1] + block.width)
        for cell, sides in line.items():
            for side, (down, right) in STEPS.items():
                row, column = cell[0] + down, cell[1] + right
                while sides & side and row in texts and column in inside and column - corner[1] not in texts[row]:
                    self.letters[row][column] = (LINES[self.lined[cell]][SHAPES[side]], COLOURS[self.lined[cell]])
                    row, column = row + down, column + right

    def rows(self) -> list[Text]:
        rows = []
        for line in self.letters:
            row = Text(no_wrap=True)
            for letter, style in line:
                row.append(letter, style)
            row.rstrip()
            rows.append(row)
        while rows and not rows[-1].plain:
            rows.pop()
        return rows


def _extent(line: Sequence[tuple[str, Style | str]]) -> range:
    """The columns between the first and the last letter of a line."""
    words = "".join(text for text, _ in line)
    return range(len(words) - len(words.lstrip()), cell_len(words.rstrip()))


def grounds_said(areas: Sequence[Area], t: Texts) -> list[str]:
    """How the places and ways of each ground look."""
    found = {place.ground for area in areas for place in area.places} - {""}
    return [f"{SIGNS[each]}{LINES[each][1]} {t(f'terrain-{each}')}" for each in sorted(found, key=GROUNDS.index)]


def ends_said(t: Texts) -> str:
    return t("terminal-legend-ends", sign=AWAY)


def sheets(areas: Sequence[Area], width: int) -> list[list[Area]]:
    """Areas that fit on one map together: neighbours in their order."""
    room = width * CROWD
    found: list[list[Area]] = []
    for area in areas:
        if found and sum(len(each.places) for each in found[-1]) + len(area.places) <= room:
            found[-1].append(area)
        else:
            found.append([area])
    return found
