"""How the server's rooms are joined: no two of them need each other, and every message has its handler."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path
from typing import get_args, get_type_hints

import meetingstone.server
from meetingstone.server.live.handlers import HANDLERS
from meetingstone.server.wire.messages import LiveMessage

ROOT = Path(meetingstone.server.__file__).parent
HOUSE = "meetingstone.server."


def rooms() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path
        for path in ROOT.rglob("*.py")
        if path.name != "__init__.py"
    }


def needs(code: str, known: dict[str, Path]) -> set[str]:
    """What a file imports of ours, at any place, also for its types alone."""
    names = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name.removeprefix(HOUSE) for name in names} & known.keys()


def test_no_two_rooms_need_each_other() -> None:
    known = rooms()
    joined = {name: needs(path.read_text("utf-8"), known) for name, path in known.items()}
    assert "live.sitting" in joined["live.table"] and "house" in joined["api.play"], "the doors are found"
    # Raises CycleError, which names the rooms.
    assert len([*TopologicalSorter(joined).static_order()]) == len(known)


def test_every_message_has_a_handler_of_its_type() -> None:
    assert HANDLERS.keys() == set(get_args(LiveMessage))
    for kind, handler in HANDLERS.items():
        assert get_type_hints(handler)["message"] is kind
