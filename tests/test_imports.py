"""The import rule: who may know whom."""

import ast
from pathlib import Path

import pytest

import meetingstone

SRC = Path(meetingstone.__file__).parent

# Games are reached through the registry alone, so no row names them.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "grammar": set(),
    "texts": {"grammar"},
    "registry": {"engine", "texts"},
    "bots": {"engine", "texts", "registry"},
    "arena": {"engine", "texts", "registry", "bots"},
    "research": {"engine", "texts", "registry", "bots", "arena"},
    "errors": set(),
    "citations": {"engine"},
    "facts": {"engine", "texts"},
    "flags": {"engine", "texts", "registry"},
    "terminal": {"engine", "texts", "registry", "bots", "facts"},
    "server": {"engine", "texts", "registry", "bots", "arena"},
    "commands": {
        "engine",
        "texts",
        "registry",
        "errors",
        "citations",
        "flags",
        "bots",
        "arena",
        "research",
        "terminal",
        "server",
        "facts",
    },
    "cli": {"engine", "texts", "registry", "errors", "flags", "commands"},
    "__main__": {"cli"},
    "__init__": set(),
}


def module_name(path: Path) -> str:
    """`games/small_world/state.py` is `games.small_world.state`."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def imports(code: str, package: str) -> set[str]:
    """Our modules, and names in them, that this code imports, written without `meetingstone.`"""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parents = ["meetingstone", *package.split(".")] if package else ["meetingstone"]
            start = parents[: len(parents) + 1 - node.level] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return {name.removeprefix("meetingstone.") for name in found if name.startswith("meetingstone.")}


def house(name: str) -> str:
    """What keeps to itself: a top-level part, or a single game: `engine`, `games.small_world`."""
    parts = name.split(".")
    return ".".join(parts[:2]) if parts[0] == "games" else parts[0]


def trespasses(module: str, imported: set[str]) -> list[str]:
    part = module.split(".")[0]
    allowed = MAY_IMPORT[part] | {house(module)}
    if part not in ("engine", "games"):
        allowed |= {"__version__"}
    return sorted(name for name in imported if house(name) not in allowed)


def test_every_part_has_a_row() -> None:
    parts = {module_name(path).split(".")[0] for path in SRC.rglob("*.py")}
    assert parts - MAY_IMPORT.keys() == set(), "say in MAY_IMPORT what they may import"


def test_nobody_imports_what_it_may_not() -> None:
    found = {}
    for path in SRC.rglob("*.py"):
        module = module_name(path)
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        found[module] = trespasses(module, imports(path.read_text("utf-8"), package.removeprefix("__init__")))
    assert {module: names for module, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("module", "code", "found"),
    [
        ("engine.kernel", "from meetingstone.engine.state import Table\nfrom .frames import Frame", []),
        ("engine.kernel", "import meetingstone.texts", ["texts"]),
        ("engine.kernel", "from meetingstone import texts", ["texts"]),
        ("engine.kernel", "from ..texts import Texts", ["texts.Texts"]),
        ("engine.kernel", "from .. import registry", ["registry"]),
        (
            "games.small_world.flow.turn",
            "from ..state import Region\nfrom meetingstone.engine import Ask",
            [],
        ),
        ("games.small_world.flow.turn", "from meetingstone.texts import Texts", ["texts.Texts"]),
        ("games.small_world.flow.turn", "from ...adventure import view", ["games.adventure.view"]),
        ("games.small_world.flow.turn", "from meetingstone.games import adventure", ["games.adventure"]),
        ("bots.greedy", "from meetingstone import __version__\nfrom meetingstone.registry import game", []),
        ("bots.greedy", "from meetingstone.terminal import play", ["terminal.play"]),
        ("terminal.table", "def f():\n    import meetingstone.games.adventure", ["games.adventure"]),
        ("cli", "from meetingstone.games.small_world import GAME", ["games.small_world.GAME"]),
        ("commands.play", "import msgspec\nfrom meetingstone.terminal import play", []),
    ],
)
def test_a_trespass_is_noticed(module: str, code: str, found: list[str]) -> None:
    assert trespasses(module, imports(code, module.rpartition(".")[0])) == found
