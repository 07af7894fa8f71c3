"""The table of the Board Game in words: it says what the table says, and its menus can be typed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.board_game.campaigns import CAMPAIGNS, again
from meetingstone.engine import Game, seed_from
from meetingstone.engine.picture import Panel, Phrase, Picture
from meetingstone.engine.views import view
from meetingstone.games.board_game.changes import change
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.state import FACTIONS
from meetingstone.terminal.menu import LIMIT, Entry, menu_of
from meetingstone.terminal.voice import Voice
from meetingstone.texts import LANGUAGES, Texts

TABLE = {"players": 2, "overlord": "kazzak"}
LONGEST = 2 * LIMIT
"""Letters and folders come on top of a page."""
OFTEN = 9


def moments() -> Iterator[tuple[Game[Any], int]]:
    """Decisions all over whole games, and who took them."""
    for name in CAMPAIGNS:
        for number, (g, seat) in enumerate(again(name)):
            if number % OFTEN == 0 and not g.over:
                yield g, seat


def panel(picture: Picture, name: str) -> Panel:
    return next(panel for panel in picture.panels if panel.id == name)


def test_the_panels_say_what_lies_on_the_table() -> None:
    voice = Voice(Texts("en"), [f"seat{i}" for i in range(6)])
    fights = 0
    for g, seat in moments():
        s = g.state
        picture = GAME.picture(view(g, seat))
        if not s.heroes:
            assert len(panel(picture, "players").rows) == s.settings.heroes, "one line for every class to pick"
            continue
        rows = panel(picture, "players").rows
        assert len(rows) == len(s.heroes)
        own = [i for i, hero in enumerate(s.heroes) if hero.seat == seat]
        assert [row.seat for row in rows[: len(own)]] == [seat] * len(own), "one's own characters come first"
        for i, row in zip(own, rows, strict=False):
            hero = s.heroes[i]
            assert voice.cell(row.cells[4]).startswith(f"{hero.health}/")
            assert voice.cell(row.cells[5]).startswith(f"{hero.energy}/")
            assert row.cells[6:8] == (hero.gold, hero.actions)
        assert len(panel(picture, "quests").rows) == sum(len(quests) for quests in s.quests)
        assert g.question is not None
        looks_closely = "fight" if s.fight else "cards" if g.question.kind == "bg-manage" and own else ""
        assert [each.id for each in picture.focus] == [looks_closely] * bool(looks_closely)
        if s.fight:
            fights += 1
            told = " ".join(voice.cell(cell) for row in picture.focus[0].rows for cell in row.cells)
            for side, boxes in enumerate(s.fight.boxes):
                if s.fight.sides[side]:
                    assert voice.t(f"bg-{FACTIONS[side]}") in told and str(boxes.damage) in told
    assert fights > 10


def test_every_piece_stands_on_the_map_where_it_is() -> None:
    for g, seat in moments():
        s = g.state
        places = {place.id: place for area in GAME.picture(view(g, seat)).areas for place in area.places}
        assert set(places) == set(CONTENT.region)
        for hero in s.heroes:
            if hero.region >= 0:
                names = [piece.name for piece in places[CONTENT.regions[hero.region].id].pieces]
                assert f"@bg-{CONTENT.characters[hero.character].id}" in names
        for region, place in places.items():
            figures = sum(1 for creature in s.creatures if creature.region == CONTENT.region[region])
            creatures = [
                piece for piece in place.pieces if isinstance(piece.name, Phrase) and "kind" in piece.name.values
            ]
            assert sum(piece.count for piece in creatures) == figures


def lines(entries: list[Entry]) -> Iterator[int]:
    """The options of a menu, from whatever depth; no level is longer than a screen, and no key stands twice."""
    assert len(entries) <= LONGEST
    assert len({entry.key for entry in entries}) == len(entries)
    for entry in entries:
        if entry.below:
            yield from lines(entry.below)
        else:
            yield entry.index


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_typed_and_everything_can_be_said(language: str) -> None:
    """Long lists are folded into pages; nothing is lost on the way, and every cell has its words."""
    voice = Voice(Texts(language), [f"seat{i}" for i in range(6)])
    for g, seat in moments():
        picture = GAME.picture(view(g, seat))
        titles = [voice.say(*option.says(g)) for option in g.options(seat)]
        assert len(titles) == len(picture.choices)
        menu = menu_of(picture, titles, lambda choice: voice.cell(choice.group.title) if choice.group else "")
        assert sorted(lines(menu)) == list(range(len(titles)))
        for each in (*picture.panels, *picture.focus):
            assert all(voice.t(column) for column in each.columns)
            assert all(len(row.cells) == len(each.columns) for row in each.rows)
            assert all("@" not in voice.cell(cell, row.seat) for row in each.rows for cell in row.cells)
        said = [voice.cell(picture.title), *(voice.cell(note) for choice in picture.choices for note in choice.notes)]
        assert all(said) and not any("@bg" in text for text in said)


def test_a_list_of_hundreds_is_paged() -> None:
    """BG-EVENT-05: every pair of bids of two rich characters is an option, and each can be typed."""
    g = Game.new(GAME, TABLE, seed=seed_from(0))
    rng = Random(0)
    while g.question is not None and g.question.kind != "bg-auction":
        for i in range(len(g.state.heroes)):
            change(g.state, i, gold=30)
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    assert g.question is not None
    seat = g.question.awaited()[0]
    titles = [Texts("en").say(*option.says(g)) for option in g.options(seat)]
    assert len(titles) == 31 * 31
    menu = menu_of(GAME.picture(view(g, seat)), titles, lambda choice: "")
    assert sorted(lines(menu)) == list(range(len(titles)))
    assert max(map(depth, menu)) == 3, "pages of pages of bids"
    assert " … " in menu[0].title


def depth(entry: Entry) -> int:
    return 1 + max(map(depth, entry.below), default=0)


def test_a_watcher_reads_no_more_than_is_faceup() -> None:
    voice = Voice(Texts("en"), ["Anna", "Bruno"])
    for g, _ in moments():
        told = str([voice.cell(cell) for row in panel(GAME.picture(view(g, -1)), "beside").rows for cell in row.cells])
        assert "(decoy)" not in told and "(it is he)" not in told
