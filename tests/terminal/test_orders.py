"""Standing orders at the keyboard."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from meetingstone import registry
from meetingstone.engine.record import header_of
from meetingstone.engine.session import Session
from meetingstone.games.adventure.game import GAME
from meetingstone.terminal.play import Play
from meetingstone.texts import Texts
from terminal.test_play import Script

HEROES = [
    {"id": "grumbaz", "space": "brill", "hand": ["charge"]},
    {"id": "sofeea", "space": "undercity", "hand": ["counterspell"]},
]
PLAYED = GAME.windows.kinds.index("ag-at-played") + 1
SEATS = ("you:Anna", "you:Bruno")


def typed(tmp_path: Path, *lines: str, language: str = "en") -> tuple[Play, str]:
    """Anna may play Charge; Bruno beside her, at the same keyboard, holds a Counterspell."""
    g = GAME.position({"players": 2, "hero": HEROES, "phase": "move"})
    session = Session(g, header_of(GAME, g.state.settings, SEATS, b"seed"))
    file = io.StringIO()
    console = Console(file=file, width=110, highlight=False, markup=False, emoji=False)
    script = Script([*lines, "quit"], None)
    play = Play(session, Texts(language), console, script, tmp_path / "game.json", plain=True, fast=True)
    script.play = play
    play.run()
    return play, re.sub(r"\s+", " ", file.getvalue())


@pytest.mark.rules("AG-ABIL-15")
def test_whoever_can_answer_is_asked(tmp_path: Path) -> None:
    play, _ = typed(tmp_path, "play:charge")
    assert play.game.question.kind == "ag-at-played" and play.game.question.awaited() == (1,)


def test_never_passes_without_asking(tmp_path: Path) -> None:
    play, text = typed(tmp_path, "orders", "play:charge", f"orders {PLAYED} never")
    assert f"{PLAYED} A card has been played: When I can" in text
    assert f"{PLAYED} A card has been played: Never" in text
    assert play.orders[1].windows == {"ag-at-played": "never"} and play.orders[0].windows == {}
    assert play.game.question.kind == "ag-move", "the window that was open has gone by, too"


def test_peace_for_a_turn(tmp_path: Path) -> None:
    play, text = typed(tmp_path, "play:charge", "ordini turn", language="it")
    assert play.orders[1].quiet == {"turn": play.game.state.turn} and "Non in questo turno" in text
    assert registry.game("adventure").windows is GAME.windows


@pytest.mark.parametrize("line", ["orders 99 never", "orders 1 perhaps", "orders dance"])
def test_what_is_no_order_is_explained(tmp_path: Path, line: str) -> None:
    play, text = typed(tmp_path, line)
    assert "Set one by its number" in text and play.orders[0].windows == {}
