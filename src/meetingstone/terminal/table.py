"""The table drawn with Rich: title, players, map, and small tables of words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from meetingstone.engine.picture import Area, Panel, Picture, Piece, Place
from meetingstone.engine.state import NONE
from meetingstone.terminal.atlas import Atlas, ends_said, grounds_said, sheets
from meetingstone.terminal.chart import Chart, Words
from meetingstone.terminal.voice import LETTERS, Voice

SEAT_COLOURS = ("#7fd7ff", "#ff9b8a", "#ffd75f", "#d7afff", "#9be98a")
SIGNS = {
    "entry": "»", "magic": "✦", "cavern": "∩", "murloc": "ψ", "size": "◆",
    "town-horde": "H", "town-alliance": "A", "flight-horde": "h", "flight-alliance": "a", "graveyard": "†",
}  # fmt: skip
STYLES = {
    "border": Style(color="#8a8a8a"),
    "name": Style(bold=True),
    "ground": Style(dim=True),
    "target": Style(bold=True, reverse=True),
    "piece": Style(italic=True),
    "neutral": Style(),
    **{f"seat{i}": Style(color=colour, bold=True) for i, colour in enumerate(SEAT_COLOURS)},
    **{f"faded{i}": Style(color=colour, italic=True) for i, colour in enumerate(SEAT_COLOURS)},
}
ON_LAND = {
    "border": Style(color="#b0a890"),
    "name": Style(color="#ffffff", bold=True),
    "ground": Style(color="#c8c8c0"),
    "piece": Style(color="#ffffff", italic=True),
    "neutral": Style(color="#e8e8e8"),
}
GROUNDS = {
    "fields": Style(bgcolor="#54481c"),
    "hill": Style(bgcolor="#3c4a22"),
    "forest": Style(bgcolor="#173a20"),
    "swamp": Style(bgcolor="#3b2c47"),
    "mountain": Style(bgcolor="#43434a"),
    "sea": Style(bgcolor="#12304d"),
    "lake": Style(bgcolor="#17415c"),
}
SEATS = {i: Style(color=colour, bold=True) for i, colour in enumerate(SEAT_COLOURS)}
WIDEST = 120
GAP = 2
"""Free columns between two of a table."""
SIDE_BY_SIDE = 96
"""Columns for two boards; in fewer their names lie over the borders and over one another."""
NARROW, PER_PLACE = 36, 6
"""Columns for the map of a few places, and for each of them."""


class Painter:
    """Draws pictures on one console in one voice."""

    def __init__(self, console: Console, voice: Voice, *, plain: bool) -> None:
        self.console = console
        self.voice = voice
        self.plain = plain

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def print(self, *what: RenderableType) -> None:
        for each in what:
            self.console.print(each, width=self.width)

    def height(self, *what: RenderableType) -> int:
        """How many rows this takes."""
        options = self.console.options.update(width=self.width)
        return sum(len(self.console.render_lines(each, options, pad=False)) for each in what)

    def entries(self, lines: str) -> None:
        """`Choose      a number or letter`: what is said of a word stays beside it in a narrow terminal."""
        split = [(line, re.fullmatch(r"(\S*(?: \S+)*) {2,}(.+)", line)) for line in lines.split("\n")]
        width = max((cell_len(entry[1]) for _, entry in split if entry), default=0)
        for line, entry in split:
            grid = Grid.grid(padding=(0, GAP, 0, 0))
            grid.add_column(min_width=width if entry else 0, no_wrap=bool(entry))
            grid.add_column()
            grid.add_row(*(entry.groups() if entry else (line, "")))
            self.print(grid)

    def seat_style(self, seat: int) -> Style:
        return Style(color=SEAT_COLOURS[seat % len(SEAT_COLOURS)], bold=True) if seat >= 0 else Style.null()

    # ---- the players

    def title(self, picture: Picture) -> None:
        voice = self.voice
        words = Text(voice.cell(picture.title), style="bold")
        if picture.turn != NONE and voice.seat(picture.turn):
            words.append(" · ")
            mine = picture.turn == picture.seat
            whose = voice.t("terminal-your-turn" if mine else "terminal-turn-of", seat=voice.seat(picture.turn))
            words.append(whose, self.seat_style(picture.turn))
        self.print("")
        # A rule would cut off what is longer than the line.
        fits = cell_len(words.plain) + GAP < self.width
        self.print(Line(words, style="dim", align="left") if fits and not self.plain else words)

    def panel(self, panel: Panel) -> None:
        """A table, or a paragraph for each row where the words are too long for the columns."""
        voice = self.voice
        heads = [voice.t(column) for column in panel.columns]
        rows = [(row, [voice.cell(cell, row.seat) for cell in row.cells]) for row in panel.rows]
        widest = [max(map(_longest_word, words)) for words in zip(heads, *(cells for _, cells in rows), strict=True)]
        if sum(widest) + GAP * len(widest) > self.width:
            for row, cells in rows:
                words = [f"{head} {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True) if cell]
                line = Text.assemble((cells[0], self.seat_style(row.seat)), *(f" · {each}" for each in words))
                self.print(line)
            return
        grid = Grid(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
        for head, width in zip(heads, widest, strict=True):
            grid.add_column(head, min_width=width)
        for row, cells in rows:
            texts = [Text(cell) for cell in cells]
            if row.seat != NONE:
                texts[0].stylize(self.seat_style(row.seat))
            grid.add_row(*texts)
        self.print(grid)

    def status(self, picture: Picture) -> list[Text]:
        """A line about the seat itself, from each of its rows among the players."""
        lines = []
        for panel in picture.panels:
            for row in panel.rows if panel.id == "players" else ():
                if row.seat != picture.seat:
                    continue
                words = [
                    f"{self.voice.t(column)} {self.voice.cell(cell)}"
                    for column, cell in zip(panel.columns[1:], row.cells[1:], strict=True)
                    if cell != ""
                ]
                lines.append(Text(" · ".join(words), style=self.seat_style(picture.seat)))
        return lines

    # ---- the map

    def map(self, picture: Picture, targets: Mapping[str, str], only: str = "") -> None:
        """All boards, or one of them."""
        areas = [area for area in picture.areas if not only or area.id == only]
        if self.plain:
            # The whole list of a large board is long: what is empty stands only in the list that is asked for.
            self.list(picture, targets, only, bare=bool(only) or not picture.vast)
        elif picture.vast:
            for sheet in sheets(areas, self.width):
                self._ways(picture, targets, [place.id for area in sheet for place in area.places], sheet)
            self._legend(picture, targets)
        else:
            for shelf in shelves(areas, self.width):
                self._shelf(shelf, targets)
            self._legend(picture, targets)

    def around(self, picture: Picture, targets: Mapping[str, str]) -> None:
        """Of a board with ways, what lies round here and round all that may be chosen."""
        neighbours = {place.id: place.neighbours for area in picture.areas for place in area.places}
        near = dict.fromkeys((picture.here, *neighbours[picture.here]))
        # What is reached by flight lies apart: it stands in the list.
        while more := [name for name in targets if name not in near and any(n in near for n in neighbours[name])]:
            near |= dict.fromkeys(more)
        if self.plain or not any(name in targets for name in neighbours[picture.here]):
            return
        self._ways(picture, targets, list(near), ())
        self._legend(picture, targets)

    def _ways(self, picture: Picture, targets: Mapping[str, str], places: list[str], areas: Sequence[Area]) -> None:
        if areas:
            self.print("", Text(" · ".join(self.voice.t(area.name[1:]) for area in areas), style="bold reverse"))
        atlas = Atlas(picture.areas, targets, self.voice, SEATS, SIGNS)
        self.print(*atlas.draw(places, min(self.width - 1, NARROW + len(places) * PER_PLACE)))

    def _shelf(self, shelf: list[tuple[Area, int]], targets: Mapping[str, str]) -> None:
        height = 24 if len(shelf) == 1 and shelf[0][1] > 70 else 18
        columns = [self._chart(area, width, height, targets) for area, width in shelf]
        for rows in zip(*columns, strict=True):
            line = Text(no_wrap=True)
            for row in rows:
                line.append_text(row)
            line.rstrip()
            self.print(line)

    def _chart(self, area: Area, width: int, height: int, targets: Mapping[str, str]) -> list[Text]:
        chart = Chart(area, width, height - 1)
        for number, place in enumerate(area.places):
            chart.write(number, self._words(place, targets.get(place.id, "")))
        deep = self.console.color_system in ("256", "truecolor") and not self.console.no_color
        styles = {**STYLES, **ON_LAND} if deep else STYLES
        name = f" {self.voice.t(area.name[1:])} "
        title = Text.assemble((name, "bold reverse"), " " * (width - len(name)), no_wrap=True, end="")
        return [title, *chart.rows(styles, GROUNDS if deep else {})]

    def _words(self, place: Place, target: str) -> list[Words]:
        voice = self.voice
        name = voice.t(place.name[1:])
        signs = "".join(SIGNS.get(sign, "·") for sign in place.signs)
        ground = [(f"[{target}]", "target"), (" ", "ground")] if target else []
        terrain = voice.t(f"terrain-{place.ground}") if place.ground else ""
        ground.append((f"{terrain} {signs}".strip(), "ground"))
        below = []
        if place.holder:
            below.append([self._holder(place.holder)])
        full = [[(self._piece(piece), "piece")] for piece in place.pieces]
        one = [[(", ".join(self._piece(piece) for piece in place.pieces), "piece")]] if place.pieces else []
        whole = [[(name, "name")]]
        split = [[(part, "name")] for part in _halves(name)]
        wide = [[*ground, ("  ", "ground"), *below[0]]] if below else [ground]
        return [
            Words([*head, *middle, *pieces])
            for pieces in ([one, full] if len(full) > 1 else [full])
            for head in ([whole, split] if len(split) > 1 else [whole])
            for middle in ([[ground, *below], wide] if below else [[ground]])
        ]

    def _holder(self, piece: Piece) -> tuple[str, str]:
        """`A Orcs 3`; a Race In Decline has a small letter."""
        # Where a Champion or Beasts stand alone, no token does.
        name = f"{self.voice.cell(piece.name)} {piece.count}" if piece.count else self.voice.cell(piece.name)
        if piece.seat == NONE:
            return name, "neutral"
        letter = LETTERS[piece.seat]
        style = f"{'faded' if piece.faded else 'seat'}{piece.seat % len(SEAT_COLOURS)}"
        return f"{letter.lower() if piece.faded else letter} {name}", style

    def _piece(self, piece: Piece) -> str:
        name = self.voice.cell(piece.name)
        letter = f"{LETTERS[piece.seat]} " if piece.seat != NONE else ""
        return f"{letter}{name} {piece.count}" if piece.count > 1 else f"{letter}{name}"

    def _legend(self, picture: Picture, targets: Mapping[str, str]) -> None:
        """What the signs mean, none of them broken."""
        lines: list[str] = []
        for word in self._signs_said(picture, targets):
            if lines and cell_len(lines[-1]) + GAP + cell_len(word) <= self.width:
                lines[-1] += f"{' ' * GAP}{word}"
            else:
                lines.append(word)
        self.print(*(Text(line, style="dim") for line in lines))

    def _signs_said(self, picture: Picture, targets: Mapping[str, str]) -> list[str]:
        t = self.voice.t
        signs = dict.fromkeys(sign for area in picture.areas for place in area.places for sign in place.signs)
        words = [f"{SIGNS.get(sign, '·')} {t(f'symbol-{sign}')}" for sign in signs]
        if picture.vast:
            keys = [t("terminal-legend-key")] if targets else []
            pieces = [self.voice.cell(word) for word in picture.legend]
            return [*words, *grounds_said(picture.areas, t), *pieces, *keys, ends_said(t)]
        holders = [place.holder for area in picture.areas for place in area.places if place.holder]
        if any(holder.faded for holder in holders):
            words.append(t("terminal-legend-declined"))
        if targets:
            words.append(t("terminal-legend-target"))
        return words

    def list(self, picture: Picture, targets: Mapping[str, str], only: str = "", *, bare: bool = True) -> None:
        """The map as a list: for screen readers, narrow terminals, and whoever looks for something."""
        names = {place.id: self.voice.t(place.name[1:]) for area in picture.areas for place in area.places}
        for area in picture.areas:
            if only and area.id != only:
                continue
            places = [place for place in area.places if bare or place.holder or place.pieces or place.id in targets]
            if not places:
                continue
            self.print("", Text(self.voice.t(area.name[1:]), style="bold"))
            for place in places:
                line = self.place_line(place, targets.get(place.id, ""))
                near = self.voice.t(
                    "terminal-neighbours", names=self.voice.t.join(names[other] for other in place.neighbours)
                )
                line.append(f"; {near}", "dim")
                self.print(Padding(line, (0, 0, 0, 2)))

    def place_line(self, place: Place, target: str = "") -> Text:
        """`Searing Gorge: mountain, Cavern; A Orcs 3; Fort`."""
        t = self.voice.t
        line = Text()
        if target:
            line.append(f"[{target}] ", STYLES["target"])
        line.append(t(place.name[1:]), "bold")
        ground = [t(f"terrain-{place.ground}")] if place.ground else []
        words = [*ground, *(t(f"symbol-{sign}") for sign in place.signs)]
        if place.gives != "":
            words.append(self.voice.cell(place.gives))
        if words:
            line.append(f": {', '.join(words)}")
        if place.holder:
            name, style = self._holder(place.holder)
            line.append("; ")
            line.append(name, STYLES[style])
            if place.holder.faded:
                line.append(f" ({t('terminal-faded')})")
        for piece in place.pieces:
            line.append("; ")
            line.append(self._piece(piece), SEATS.get(piece.seat, ""))
        return line


def targets_of(picture: Picture, keys: Sequence[str] = ()) -> dict[str, str]:
    """What stands in brackets at a place: on a board with ways what to type, otherwise what it costs."""
    if picture.vast:
        return {
            choice.places[0]: key for choice, key in zip(picture.choices, keys, strict=True) if len(choice.places) == 1
        }
    return costs_of(picture)


def costs_of(picture: Picture) -> dict[str, str]:
    """What it costs to take each place now or soon, the cheapest way: `3`, or `3?` with the die."""
    found: dict[str, tuple[bool, int]] = {
        place.id: (False, place.cost.total)
        for area in picture.areas
        for place in area.places
        if place.open and place.cost
    }
    for choice in picture.choices:
        if choice.cost and choice.places:
            rank = (choice.odds is not None, choice.cost.total)
            place = choice.places[0]
            found[place] = min(found.get(place, rank), rank)
    return {place: f"{cost}{'?' if die else ''}" for place, (die, cost) in found.items()}


def shelves(areas: list[Area], width: int) -> list[list[tuple[Area, int]]]:
    """Boards side by side where the terminal is wide enough, each with its columns."""
    found: list[list[tuple[Area, int]]] = []
    row: list[Area] = []
    for area in areas:
        row.append(area)
        if len(row) == 2 or len(area.places) > 11 or len(areas) == 1 or width < SIDE_BY_SIDE:
            found.append(_columns(row, width))
            row = []
    if row:
        found.append(_columns(row, width))
    return found


def _columns(row: list[Area], width: int) -> list[tuple[Area, int]]:
    if len(row) == 1:
        return [(row[0], min(width - 1, 100 if len(row[0].places) > 11 else 76))]
    whole = sum(area.width for area in row)
    first = round((width - 1) * row[0].width / whole)
    return [(row[0], first), (row[1], width - 1 - first)]


def _longest_word(words: str) -> int:
    return max(map(cell_len, words.split()), default=0)


def _halves(name: str) -> list[str]:
    """A long name on two lines, broken at the space nearest to its middle."""
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    if not spaces or len(name) < 10:
        return [name]
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]
