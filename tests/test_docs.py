"""What the documents show runs as they show it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.bots.base import play
from meetingstone.engine import ContentError, Game, seed_from

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


def written_pack(folder: Path) -> Path:
    """The pack that docs/packs.md makes, file by file."""
    document = (DOCS / "packs.md").read_text("utf-8")
    manifest, powers, rules, _ = re.findall(r"^```toml\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    (names,) = re.findall(r"^```ftl\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    files = {"pack.toml": manifest, "powers.toml": powers, "rules.toml": rules}
    files |= {"texts/en.ftl": names, "texts/it.ftl": names}
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_the_pack_that_a_document_makes_is_played(tmp_path: Path) -> None:
    game = registry.game("small_world", [written_pack(tmp_path / "my_first")])
    g = Game.new(game, {"players": 2}, seed=seed_from(1))
    play(g, {seat: registry.bot("random")(game, seed=seat) for seat in range(2)})
    assert g.over and "pearl_diver" in game.content.number
    for block in re.findall(r"^```python\n(.*?)^```", (DOCS / "packs.md").read_text("utf-8"), re.MULTILINE | re.DOTALL):
        exec(compile(block, "packs.md", "exec", dont_inherit=True), {})


def test_a_pack_is_told_its_mistakes_as_the_document_says(tmp_path: Path) -> None:
    (said,) = re.findall(r"^```text\n(.*?)^```", (DOCS / "packs.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    trigger = '[{ at = "turn.end", do = { do = "gain_coins" }, rule = "SW-GEN-10" }]'
    changes = [
        ("powers.toml", 'per = "region"', 'per = "regoin"'),
        ("powers.toml", "tokens = 4", f"tokens = 4\ntrigger = {trigger}"),
        ("texts/it.ftl", "pearl_diver =", "pearl_divers ="),
    ]
    told = []
    for number, (name, old, new) in enumerate(changes):
        pack = written_pack(tmp_path / str(number))
        (pack / name).write_text((pack / name).read_text("utf-8").replace(old, new), "utf-8")
        with pytest.raises(ContentError) as error:
            registry.game("small_world", [pack])
        told.append(str(error.value))
    assert told == said.splitlines()
