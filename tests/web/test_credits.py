"""Whoever drew an icon is named where it is drawn with, and nobody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src/meetingstone/web"
SHAPE = re.compile(r'^  "?([\w-]+)"?:\s+"m', re.IGNORECASE | re.MULTILINE)
CREDIT = re.compile(r"^- ([A-Z][\w ]+?)(?: \(http\S+\))?: (.+)$", re.MULTILINE)


def credited(text: str) -> list[str]:
    """The icons of every author in a list whose longer lines are indented."""
    joined = re.sub(r"\n {2,}", " ", re.sub(r"^// ?", "", text, flags=re.MULTILINE))
    return [icon for author in CREDIT.finditer(joined) for icon in author[2].split(", ")]


@pytest.mark.parametrize("game", ["small_world", "board_game", "adventure"])
def test_every_icon_of_a_table_has_its_author(game: str) -> None:
    head, found, shapes = (WEB / "games" / game / "icons.js").read_text().partition("\n/**")
    assert found and "creativecommons.org/licenses/by/3.0" in head
    assert sorted(credited(head)) == sorted(SHAPE.findall(shapes))


def test_every_icon_of_the_pages_has_its_author_or_is_ours() -> None:
    credits = (WEB / "CREDITS.md").read_text()
    ours = re.search(r"Our own drawings: ([\w,\s-]+);", credits)
    assert ours
    drawn = re.findall(r'<symbol id="(?:i-)?([\w-]+)"', (WEB / "icons.svg").read_text())
    assert sorted([*credited(credits), *re.split(r",\s+", ours[1])]) == sorted(drawn)
