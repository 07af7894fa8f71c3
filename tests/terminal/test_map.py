"""Maps one can play on: every place, every way, what to type, who stands where; at 80 and at 120 columns."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.picture import Picture
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.terminal.atlas import AWAY, Atlas, sheets
from meetingstone.terminal.play import Play
from meetingstone.terminal.voice import Voice
from meetingstone.terminal.ways import STEPS, Spot, laid_out
from meetingstone.texts import Texts
from terminal.test_play import Script

WIDTHS = (80, 120)
SETTINGS: dict[str, dict[str, Any]] = {"adventure": {"players": 2}, "board_game": {"players": 2}}
FIRST = {"adventure": "ag-move", "board_game": "bg-act"}


def game_at(name: str, kind: str, wanted: str = "") -> Game[Any]:
    """The first time that seat 0 is asked this, and may answer something that begins like ``wanted``."""
    g = Game.new(registry.game(name), SETTINGS[name], seed=seed_from(3))
    rng = Random(1)
    while True:
        assert g.question is not None
        seat = next(iter(g.question.awaited()))
        keys = g.keys(seat)
        if seat == 0 and g.question.kind == kind and any(key.startswith(wanted) for key in keys):
            return g
        g.take(seat, rng.randrange(len(keys)))


def picture_of(name: str) -> Picture:
    g = game_at(name, FIRST[name])
    return g.definition.picture(view(g, 0))


def name_of(t: Texts, name: str) -> str:
    return t(name[1:]).rpartition(": ")[2]


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_place_is_drawn_with_its_name_and_whole_within_the_width(name: str, width: int, language: str) -> None:
    picture, t = picture_of(name), Texts(language)
    seen: set[str] = set()
    for sheet in sheets(picture.areas, width):
        places = [place for area in sheet for place in area.places]
        rows = Atlas(picture.areas, {}, Voice(t, ()), {}).draw([place.id for place in places], width - 1)
        assert max(cell_len(row.plain) for row in rows) < width
        text = "\n".join(row.plain for row in rows)
        assert [name_of(t, place.name) for place in places if name_of(t, place.name) not in text] == []
        seen |= {place.id for place in places}
    assert seen == {place.id for area in picture.areas for place in area.places}


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_way_is_a_line_from_place_to_place(name: str, width: int) -> None:
    """No line runs through a name, none stops in between, and no two run in one."""
    picture = picture_of(name)
    places = {place.id: place for area in picture.areas for place in area.places}
    for sheet in sheets(picture.areas, width):
        inside = {place.id for area in sheet for place in area.places}
        spots = tuple(
            Spot(each, *places[each].label, len(name_of(Texts("en"), places[each].name)) + 2, 2) for each in inside
        )
        ways = tuple(sorted({tuple(sorted((a, b))) for a in inside for b in places[a].neighbours if b in inside}))
        drawn = laid_out(tuple(sorted(spots)), ways, width - 1, 40)  # type: ignore[arg-type]
        size = {spot.id: spot for spot in spots}
        words = {
            (row, column): each
            for each, corner in drawn.corners.items()
            for row in range(corner[0], corner[0] + 2)
            for column in range(corner[1], corner[1] + size[each].width)
        }
        assert len(words) == sum(2 * spot.width for spot in spots), "no two names overlap"
        used: set[tuple[tuple[int, int], int]] = set()
        for way in ways:
            line = drawn.ways[way]  # type: ignore[index]
            met = set()
            for (row, column), sides in line.items():
                assert (row, column) not in words
                for side, (down, right) in STEPS.items():
                    if sides & side:
                        assert ((row, column), side) not in used
                        used.add(((row, column), side))
                        there = (row + down, column + right)
                        assert there in line or there in words, "a line ends in the open"
                        met |= {words[there]} if there in words else set()
            assert met == set(way)


@pytest.mark.parametrize(
    ("name", "area", "beyond"),
    [
        ("board_game", "alterac", "Hillsbrad Fields"),
        ("adventure", "alterac", "The Bulwark"),
    ],
)
def test_one_area_with_the_ends_of_its_ways(name: str, area: str, beyond: str) -> None:
    picture, t = picture_of(name), Texts("en")
    places = [place.id for each in picture.areas if each.id == area for place in each.places]
    text = "\n".join(row.plain for row in Atlas(picture.areas, {}, Voice(t, ()), {}).draw(places, 79))
    assert f"{AWAY}{beyond}" in text
    everywhere = {place.id: place for each in picture.areas for place in each.places}
    ends = {other for place in places for other in everywhere[place].neighbours} - set(places)
    assert text.count(AWAY) == len(ends)


# ---- at the keyboard


class Typed:
    """A table with the cards and dice of ``game_at``, and what was printed."""

    def __init__(
        self, path: Path, name: str, kind: str, lines: list[str], *, width: int = 100, plain: bool = False
    ) -> None:
        game = game_at(name, kind, "go:")
        session = Session.new(game.definition, SETTINGS[name], seats=("you", "random"), seed=seed_from(3))
        session.game = game
        self.file = io.StringIO()
        console = Console(file=self.file, width=width, highlight=False, markup=False, emoji=False)
        self.play = Play(session, Texts("en"), console, Script(lines), path, plain=plain, fast=True)
        self.play.run()

    @property
    def text(self) -> str:
        """Without the last line, which is never broken."""
        return self.file.getvalue().rpartition("The game is saved")[0]


MOVES = [("adventure", "ag-move"), ("board_game", "bg-travel")]


@pytest.mark.parametrize(("name", "kind"), MOVES)
def test_what_stands_in_brackets_is_what_one_types(tmp_path: Path, name: str, kind: str) -> None:
    """The map that comes with the question shows what is reached on foot, the whole map flights, too."""
    table = Typed(tmp_path / "game.json", name, kind, ["map"])
    asking = table.play.asking
    keys = {place: key for place, key in asking.targets.items() if key}
    assert keys
    near, _, whole = table.text.partition(table.play.voice.say(f"ask-{kind}"))
    here, links = asking.picture.here, {p.id: p.neighbours for area in asking.picture.areas for p in area.places}
    for place, key in keys.items():
        entry = next(entry for entry in asking.top if entry.key == key)
        assert asking.keys[entry.index] == f"go:{place}"
        for drawn in (near, whole) if here in links[place] else (whole,):
            assert f"[{key}]" in drawn
            assert asking.places[place][1].rpartition(": ")[2] in drawn


@pytest.mark.parametrize(("name", "kind"), MOVES)
@pytest.mark.parametrize("width", WIDTHS)
def test_map_and_list_show_the_whole_board(tmp_path: Path, name: str, kind: str, width: int) -> None:
    for command in ("map", "list"):
        table = Typed(tmp_path / "game.json", name, kind, [command], width=width)
        printed = table.text[table.text.rindex(table.play.voice.say(f"ask-{kind}")) :]
        names = [place.name for area in table.play.picture(0).areas for place in area.places]
        flat = re.sub(r"\s+", " ", printed)
        assert [each for each in names if name_of(table.play.t, each) not in flat] == []
        assert max(cell_len(row) for row in printed.split("\n")) <= width


@pytest.mark.parametrize(
    ("name", "word", "there", "elsewhere"),
    [
        ("board_game", "silverpine", "Ambermill", "Tyr’s Hand"),
        ("board_game", "ambermill", "Pyrewood Village", "Tyr’s Hand"),
        ("adventure", "duskwood", "Karazhan", "Scarlet Monastery"),
    ],
)
def test_one_area_by_its_name_or_that_of_a_place(
    tmp_path: Path, name: str, word: str, there: str, elsewhere: str
) -> None:
    kind = dict(MOVES)[name]
    for command in ("map", "list"):
        table = Typed(tmp_path / "game.json", name, kind, [f"{command} {word}"])
        printed = table.text[table.text.rindex(table.play.voice.say(f"ask-{kind}")) :]
        assert there in printed and elsewhere not in printed


def test_who_and_what_stands_where(tmp_path: Path) -> None:
    table = Typed(tmp_path / "game.json", "adventure", "ag-move", ["map"])
    for seat, hero in enumerate(table.play.definition.scene(view(table.play.game, -1)).heroes.values()):
        assert f"{'AB'[seat]} {table.play.t(f'ag-{hero.id}')}" in table.text


def test_towns_and_flights_stand_at_their_regions(tmp_path: Path) -> None:
    """BG-TRAVEL-05: where one may fly or trade shows on the map."""
    table = Typed(tmp_path / "game.json", "board_game", "bg-travel", ["map"])
    assert re.search(r"○ Brill [Hh†]+", table.text) and "Horde town" in table.text


def test_a_list_for_who_cannot_see_the_map(tmp_path: Path) -> None:
    table = Typed(tmp_path / "game.json", "adventure", "ag-move", ["map"], plain=True)
    assert "╭" not in table.text
    assert "next to" in table.text
