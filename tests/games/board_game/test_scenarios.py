"""The scenarios of the Board Game while it is not registered; afterwards tests/test_scenarios.py plays them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meetingstone import registry
from meetingstone.engine import scenario
from meetingstone.games.board_game.game import GAME

FOLDER = Path(__file__).parents[2] / "scenarios" / GAME.id
FILES = sorted(FOLDER.rglob("*.toml")) if GAME.id not in registry.games() else []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path, covers: Callable[..., None]) -> None:
    read = scenario.read(path)
    scenario.run(read, {GAME.id: GAME})
    covers(*read.rules)
