"""The Board Game at the keyboard: whole games and their story, the map area by area, long lists page by page."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from meetingstone import registry
from meetingstone.engine import seed_from
from meetingstone.engine.record import read_record, verify
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.games.board_game.changes import change
from meetingstone.terminal.play import Play
from meetingstone.texts import Texts
from terminal.test_play import Script, Typist, first


class Campaign:
    """A table at a scripted keyboard, and all that was printed."""

    def __init__(
        self, path: Path, lines: list[str], then: Typist | None = None, *, language: str = "en", plain: bool = True
    ) -> None:
        settings = {"players": 2, "overlord": "kazzak", "classes": "first_game"}
        session = Session.new(registry.game("board_game"), settings, seats=("you", "random"), seed=seed_from(4))
        self.file = io.StringIO()
        console = Console(file=self.file, width=110, highlight=False, markup=False, emoji=False)
        script = Script(lines, then)
        self.play = Play(session, Texts(language), console, script, path, plain=plain, fast=True)
        script.play = self.play

    def run(self) -> str:
        self.play.run()
        return re.sub(r"\s+", " ", self.file.getvalue())

    def until(self, kind: str, gold: int = 0) -> None:
        """Go on by program until the person is asked this."""
        game: Any = self.play.game
        rng = Random(0)
        while not (game.question.kind == kind and 0 in game.question.awaited()):
            for i in range(len(game.state.heroes)):
                change(game.state, i, gold=gold)
            seat = game.question.awaited()[0]
            self.play.session.answer(game.number, rng.choice(game.keys(seat)), seat=seat)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_whole_game_is_typed_and_told(path: Path) -> None:
    table = Campaign(path, [], first, language="it")
    text = table.run()
    game = table.play.game
    assert game.over and "Totale" in text
    assert "@bg" not in text and "bgt-" not in text and "{" not in text
    story = table.play.definition.story(game)
    assert story is not None and story.moments
    for moment in story.moments:
        assert table.play.t(moment.title) in text
    verify(read_record(path.read_bytes()), registry.games())


def test_the_board_is_drawn_area_by_area(path: Path) -> None:
    table = Campaign(path, ["map"], plain=False)
    table.until("bg-act")
    text = table.run()
    assert "╭" in text and "Brill" in text
    t = table.play.t
    for area in table.play.picture(0).areas:
        assert t(area.name[1:]) in text


def test_a_bid_among_hundreds_is_found_page_by_page(path: Path) -> None:
    """BG-EVENT-05: two rich characters have 961 pairs of bids; three short keys name any of them."""
    table = Campaign(path, ["2", "1", "3"])
    table.until("bg-auction", gold=30)
    options = table.play.game.keys(0)
    assert len(options) == 31 * 31
    text = table.run()
    assert " … " in text
    taken = [entry.key for entry in table.play.game.journal or [] if entry.seat == 0][-1]
    assert taken == options[39 + 2], "the third of the first page of the second page"


def test_a_part_of_the_table_is_called_by_its_name(path: Path) -> None:
    table = Campaign(path, ["quests", "table overlord", "table nonsense", "help"])
    table.until("bg-act")
    text = table.run()
    quests = [quest.id for quest in table.play.definition.scene(view(table.play.game, -1)).factions["horde"].quests]
    for quest in quests:
        assert table.play.t(f"bg-{quest}") in text
    assert "Threat 7" in text, "Lord Kazzak, from his part of the table"
    assert "There is no “nonsense” on the table" in text
    assert "elwynn" not in text and "(agam)" in text and "In The Board Game" in text, "the help speaks of this game"
