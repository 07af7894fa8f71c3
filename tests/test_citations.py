"""Whoever searches a rule by its id finds what carries it out."""

import doctest
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meetingstone import citations, registry
from meetingstone.citations import PACKAGE, Citations, Place, cited
from meetingstone.cli import main
from meetingstone.engine import Frame

GAMES = ("small_world", "adventure", "board_game")
RANGE = re.compile(r"[A-Z]{2}(?:-[A-Z]+)+-\d+\s*(?:\.\.|–| to | bis )|[A-Z]{2}(?:-[A-Z]+)+-\d+, -\d")


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_a_program_can_break_is_named_where_it_is_carried_out(name: str) -> None:
    definition = registry.game(name)
    found = cited(definition)
    enforced = [rule.id for rule in definition.rules.rules.values() if not rule.informative]
    assert [rule for rule in enforced if not found[rule].carried_out] == []


def sources() -> Iterator[Path]:
    yield from PACKAGE.rglob("*.py")
    yield from (path for path in PACKAGE.rglob("*.toml") if path.name != "rules.toml")


def test_no_rule_hides_in_a_range() -> None:
    assert RANGE.search("SW-CONQ-01..05") and RANGE.search("SW-CONQ-01, -05") and not RANGE.search("SW-CONQ-01, too")
    hidden = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in sources()
        for line in path.read_text("utf-8").splitlines()
        if RANGE.search(line)
    ]
    assert hidden == []


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_says_which_rules_it_carries_out(name: str) -> None:
    definition = registry.game(name)
    assert [frame.__name__ for frame in definition.frames if not citations.ID.search(frame.__doc__ or "")] == []
    assert all(issubclass(frame, Frame) for frame in definition.frames)


def test_a_range_or_an_unknown_id_is_no_citation(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text("# SW-CONQ-02..04 and SW-CONQ-99\n# SW-CONQ-02 once more\n")
    found = {"SW-CONQ-02": Citations(), "SW-CONQ-03": Citations()}
    citations._note(found, tmp_path / "some.py", tmp_path, "code")
    assert found["SW-CONQ-02"].code == [
        Place("some.py", 1, "# SW-CONQ-02..04 and SW-CONQ-99"),
        Place("some.py", 2, "# SW-CONQ-02 once more"),
    ]
    assert not found["SW-CONQ-03"].carried_out


def where(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", "small_world", *words]) == 0
    return capsys.readouterr().out


def test_where_shows_code_content_scenarios_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    shown = where(capsys, "--where", "SW-RACE-HUMANS-02")
    assert "games/small_world/flow/placements.py:" in shown
    assert "games/small_world/content/races.toml:" in shown
    assert "tests/scenarios/small_world/races/" in shown


def test_where_as_json_holds_the_lines_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    rules: list[dict[str, Any]] = json.loads(where(capsys, "--where", "--json"))
    assert len(rules) == len(registry.game("small_world").rules.rules)
    place = next(rule for rule in rules if rule["id"] == "SW-CONQ-05")["code"][0]
    assert (PACKAGE / place["file"]).read_text("utf-8").splitlines()[place["line"] - 1].strip() == place["text"]


def test_where_counts_all_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert "293 of 293 rules" in where(capsys, "--where")


def test_an_id_that_does_not_exist_gets_the_nearest_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "small_world", "--where", "SW-CONK-01"]) == 2
    assert "SW-CONQ-01" in capsys.readouterr().err


def test_an_id_may_be_typed_in_a_hurry(capsys: pytest.CaptureFixture[str]) -> None:
    assert "SW-CONQ-01" in where(capsys, "--where", "sw-conq-1")


def test_the_example_of_citations_runs() -> None:
    assert doctest.testmod(citations).failed == 0
