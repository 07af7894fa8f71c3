"""Where games are kept, and how they are written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path


def data_folder(env: Mapping[str, str] = os.environ) -> Path:
    base = env.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "meetingstone"


def new_save(game_id: str) -> Path:
    """A file of its own for every game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = data_folder() / f"{game_id}-{stamp}.json"
    number = 2
    while path.exists():
        path = data_folder() / f"{game_id}-{stamp}-{number}.json"
        number += 1
    return path


def write(path: Path, data: bytes) -> None:
    """All or nothing: a crash in the middle leaves the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    os.replace(new, path)
