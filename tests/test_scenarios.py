"""The executable rulebook: every scenario under tests/scenarios plays as it says."""

from collections.abc import Callable
from pathlib import Path

import pytest

from meetingstone import registry
from meetingstone.engine import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path for game in registry.games() for path in (FOLDER / game).rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path, covers: Callable[..., None]) -> None:
    read = scenario.read(path)
    scenario.run(read, registry.games())
    covers(*read.rules)
