"""The scenarios of the Board Game while it is not registered; afterwards tests/test_scenarios.py plays them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meetingstone import registry
from meetingstone.engine import scenario
from meetingstone.games.board_game.game import GAME

FOLDER = Path(__file__).parents[2] / "scenarios" / GAME.id
FILES = sorted(FOLDER.rglob("*.toml")) if GAME.id not in registry.games() else []


class AnyRule:
    """Stands for the catalogue as long as it is not written."""

    def __getitem__(self, rule_id: str) -> str:
        return rule_id


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    if GAME.rules is None:
        monkeypatch.setattr(GAME, "rules", AnyRule())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path, covers: Callable[..., None]) -> None:
    read = scenario.read(path)
    scenario.run(read, {GAME.id: GAME})
    covers(*read.rules)
