"""What the printed rules name is in the content, with everything that they tell of it (named.toml)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meetingstone.games.adventure.content import HERE
from meetingstone.games.adventure.game import GAME
from meetingstone.texts import Texts

NAMED = tomllib.loads(Path(__file__).with_name("named.toml").read_text("utf-8"))
CONTENT = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted((HERE / "content").glob("*.toml"))}
ENGLISH = Texts("en")


def rows(plain: Any) -> Iterator[dict[str, Any]]:
    """Every table of a file, however deep."""
    if isinstance(plain, dict):
        yield plain
        for value in plain.values():
            yield from rows(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from rows(value)


ROWS = {file: {row["id"]: row for row in rows(plain) if "id" in row} for file, plain in CONTENT.items()}
EVERYTHING = [row for plain in CONTENT.values() for row in rows(plain)]


def lacks(row: Any, stated: Any, path: str = "") -> list[str]:
    """What a row does not state."""
    if isinstance(stated, dict):
        if not isinstance(row, dict):
            return [f"{path} is {row!r}"]
        return [each for key, value in stated.items() for each in lacks(row.get(key), value, f"{path}.{key}")]
    if isinstance(stated, list):
        there = row if isinstance(row, list) else []
        return [f"{path} lacks {each!r}" for each in stated if all(lacks(found, each) for found in there)]
    return [] if row == stated else [f"{path} is {row!r}, not {stated!r}"]


def named(kind: str) -> Any:
    return pytest.mark.parametrize("thing", NAMED[kind], ids=[each["name"] for each in NAMED[kind]])


def check_rules(thing: dict[str, Any]) -> None:
    assert [rule for rule in thing.get("rules", ()) if rule not in GAME.rules] == []


def test_there_are_as_many_as_the_rules_name() -> None:
    assert {kind: len(things) for kind, things in NAMED.items()} == {"thing": 45, "word": 29, "setting": 3}


@named("thing")
def test_a_thing_states_what_the_rules_tell_of_it(thing: dict[str, Any]) -> None:
    row = ROWS[thing["file"]][thing["row"]]
    assert lacks(row, thing["states"], thing["row"]) == []
    if not thing["name"].startswith("("):
        assert ENGLISH(f"ag-{thing['row']}") == thing["name"]
    check_rules(thing)


@named("word")
def test_a_word_is_stated(thing: dict[str, Any]) -> None:
    field = thing["field"]
    values = [row[field] for row in EVERYTHING if field in row]
    assert values
    said = {word for value in values for word in (value if isinstance(value, list) else [value]) if type(word) is str}
    assert set(thing.get("words", ())) <= said
    check_rules(thing)


@named("setting")
def test_a_setting_is_told_and_has_no_effect(thing: dict[str, Any]) -> None:
    files = (HERE.parents[1] / "locale" / "en").glob("*adventure*.ftl")
    told = "\n".join(file.read_text("utf-8") for file in files)
    for name in thing.get("told", ()):
        assert re.search(rf"\b{name}\b", told), name
    for name in thing.get("absent", ()):
        assert name not in told
