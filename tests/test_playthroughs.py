"""Games as text: a change of rules shows here as a difference that somebody must read."""

from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from meetingstone import registry
from playthrough import TABLES, files, played


@pytest.mark.parametrize(("game", "settings", "path"), list(files()), ids=lambda value: getattr(value, "stem", None))
def test_playthrough_is_unchanged(game: str, settings: dict[str, Any], path: Path) -> None:
    assert played(game, settings) == path.read_text("utf-8")


@pytest.mark.parametrize("game", registry.games())
def test_every_game_and_mode_has_a_playthrough(game: str) -> None:
    tables = TABLES.get(game, [])
    assert tables, f"{game}: no playthrough at all"
    modes = get_args(get_type_hints(registry.game(game).settings).get("mode"))
    missing = {mode for mode in modes} - {table["mode"] for table in tables}
    assert not missing, f"{game}: no playthrough of {missing}"
