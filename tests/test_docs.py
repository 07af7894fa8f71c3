"""What the documents show runs as they show it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.fixture(autouse=True)
def in_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_the_ten_examples_of_the_library() -> None:
    text = (DOCS / "library.md").read_text("utf-8")
    assert len(re.findall(r"^## \d+\. ", text, re.MULTILINE)) == 10
    found = doctest.testfile(str(DOCS / "library.md"), module_relative=False)
    assert found.failed == 0 and found.attempted > 30


@pytest.mark.parametrize(("name", "lines"), [("new_bot.md", 35), ("new_game.md", 130)])
def test_what_is_built_in_a_document_works(name: str, lines: int) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (DOCS / name).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks[0].splitlines()) <= lines
    world: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks:
        exec(compile(block, name, "exec", dont_inherit=True), world)
