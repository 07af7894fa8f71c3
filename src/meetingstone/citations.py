"""Where a rule stands: the code and the content that carry it out, the scenarios and tests that prove it.

Whoever carries a rule out names its id in a docstring or a comment. So the index is a search for ids, never a list
that somebody keeps: it cannot be out of date.

>>> from meetingstone.registry import game
>>> places = cited(game("small_world"))["SW-CONQ-01"]
>>> places.code[0].file
'games/small_world/attack.py'
"""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from meetingstone.engine import GameDef

PACKAGE = Path(__file__).parent
TESTS = PACKAGE.parents[1] / "tests"
"""There is such a folder in a checkout; an installed package comes without."""
CATALOGUE = "rules.toml"
ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d{2}\b")


class Place(msgspec.Struct, frozen=True, order=True):
    """A line that names a rule."""

    file: str
    line: int
    text: str


class Citations(msgspec.Struct):
    """All places that name one rule."""

    code: list[Place] = []
    content: list[Place] = []
    scenarios: list[Place] = []
    tests: list[Place] = []

    @property
    def carried_out(self) -> bool:
        """Whether code or content says that it makes the rule hold."""
        return bool(self.code or self.content)


def cited(definition: GameDef[Any]) -> dict[str, Citations]:
    """The citations of every rule of a game, by its id."""
    found: dict[str, Citations] = {rule: Citations() for rule in definition.rules.rules}
    home = Path(inspect.getfile(type(definition))).parent
    for path in _files(home, PACKAGE / "engine", suffix=".py"):
        _note(found, path, PACKAGE, "code")
    for path in _files(home, suffix=".toml"):
        if path.name != CATALOGUE:
            # Lessons are content too: they carry out the advice that a rulebook gives.
            _note(found, path, PACKAGE, "content")
    for path in _files(TESTS / "scenarios" / definition.id, suffix=".toml"):
        _note(found, path, TESTS.parent, "scenarios")
    for path in _files(TESTS, suffix=".py"):
        _note(found, path, TESTS.parent, "tests")
    return found


def _files(*folders: Path, suffix: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob(f"*{suffix}"))


def _note(found: dict[str, Citations], path: Path, root: Path, kind: str) -> None:
    places: dict[str, list[Place]] = defaultdict(list)
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for rule in dict.fromkeys(ID.findall(line)):
            if rule in found:
                places[rule].append(Place(path.relative_to(root).as_posix(), number, line.strip()))
    for rule, some in places.items():
        getattr(found[rule], kind).extend(some)
