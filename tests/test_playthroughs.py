"""Games as text: a change of rules shows here as a difference that somebody must read."""

from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from meetingstone import registry
from playthrough import TABLES, files, played


@pytest.mark.parametrize(("game", "settings", "path"), list(files()), ids=lambda value: getattr(value, "stem", None))
def test_playthrough_is_unchanged(game: str, settings: dict[str, Any], path: Path) -> None:
    assert played(game, settings) == path.read_text("utf-8")


VARIED = {"adventure": ("characters", "valor"), "board_game": ("classes", "deadly_pvp"), "small_world": ("mode",)}
"""Settings each value of which changes the course of a game. Random players never defeat the Overlord on purpose, so
a game that lasts until then has no end."""


@pytest.mark.parametrize("game", registry.games())
def test_every_game_and_mode_has_a_playthrough(game: str) -> None:
    tables = TABLES.get(game, [])
    assert tables, f"{game}: no playthrough at all"
    for name, hint in get_type_hints(registry.game(game).settings).items():
        if name in VARIED[game]:
            wanted = set(get_args(hint)) or {True}
            missing = wanted - {table.get(name) for table in tables}
            assert not missing, f"{game}: no playthrough with {name} {missing}"
