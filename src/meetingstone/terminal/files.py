"""Where games are kept, and how they are written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any


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


def toml(table: Mapping[str, Any], path: str = "") -> str:
    """Plain data as TOML: first what fits on a line, then tables, then lists of tables."""
    lines, tables = [], []
    for key, value in table.items():
        name = key if key.replace("_", "").replace("-", "").isalnum() else _value(key)
        if value is None:
            continue
        if isinstance(value, Mapping):
            tables.append(f"\n[{path}{name}]\n{toml(value, f'{path}{name}.')}")
        elif isinstance(value, list | tuple) and value and all(isinstance(row, Mapping) for row in value):
            tables += [f"\n[[{path}{name}]]\n{toml(row, f'{path}{name}.')}" for row in value]
        else:
            lines.append(f"{name} = {_value(value)}\n")
    return "".join([*lines, *tables])


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_value(key)} = {_value(each)}' for key, each in value.items())} }}"
    quoted = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{quoted}"'
