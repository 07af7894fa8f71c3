"""The page after a game of the Board Game: who won and how, experience turn by turn, what each character did."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.texts import Texts
from staged import Stage, serving, stage
from web.italian import EARS, foreign
from web.patience import becomes, expect

PHONE = (390, 844)
LOOKS = [("light", (1440, 900)), ("dark", (1440, 900)), ("light", PHONE), ("dark", PHONE)]
PAGE = "/table/over/result"
OVER = Stage(
    id="over",
    game="board_game",
    names=("Ilka", "Tobin"),
    settings={"classes": "first_game", "overlord": "nefarian"},
    moment=lambda play: False,
)


class Finished(NamedTuple):
    server: str
    told: Any


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    data = tmp_path_factory.mktemp("over") / "games.db"
    stage(data, [OVER])
    with serving(data) as server, urllib.request.urlopen(f"{server}/api/tables/over/result") as answer:
        yield Finished(server, json.load(answer))


def rows(page: Any, table: str) -> list[list[int]]:
    """The numbers of a table; a dash is nothing."""
    return [
        [int(cell.replace("–", "0")) for cell in row.locator("td").all_inner_texts()]
        for row in page.locator(f"{table} tbody tr").all()
    ]


def test_who_won_and_how(visit: Any, finished: Finished) -> None:
    page, t = visit(PAGE, server=finished.server), Texts("en")
    story = finished.told["story"]
    expect(page.locator(".podium li")).to_have_count(2)
    assert page.inner_text("h1").lower() == t.say(story["won"]["id"], story["won"]["values"]).lower()
    assert page.inner_text(".how") == t.say(story["how"]["id"], story["how"]["values"])
    assert "coin" not in page.inner_text("main").lower() and "round" not in page.inner_text("main").lower()


def test_experience_by_side_and_by_character(visit: Any, finished: Finished) -> None:
    page, story = visit(PAGE, server=finished.server), finished.told["story"]
    page.locator(".lead-chart summary").click()
    first = [side["seats"][0] for side in story["sides"]]
    sides = [[stage["points"][seat] for seat in first] for stage in story["stages"]]
    becomes(lambda: rows(page, ".lead-chart"), sides)
    page.get_by_role("button", name="Characters").click()
    page.locator(".lead-chart .level").first.wait_for()
    page.locator(".lead-chart summary").click()
    points = [figure["points"] for figure in story["figures"]]
    becomes(lambda: rows(page, ".lead-chart"), [list(row) for row in zip(*points, strict=True)])
    page.locator(".lead-chart svg a").nth(4).focus()
    expect(page.locator(".reading")).to_contain_text("After turn 4")


def test_characters_and_dice(visit: Any, finished: Finished) -> None:
    page, story = visit(PAGE, server=finished.server), finished.told["story"]
    assert rows(page, ".figures") == [[each["points"][-1], *each["deeds"]] for each in story["figures"]]
    for card, luck in zip(page.locator(".luck").all(), story["luck"], strict=True):
        assert f"{luck['hits']} of {luck['tries']} dice counted" in card.inner_text()


def test_a_moment_opens_the_table_as_it_was(visit: Any, finished: Finished) -> None:
    page = visit(PAGE, server=finished.server)
    page.locator(".moments a").first.click()
    page.locator(".bg.past svg.map[role=group]").wait_for()
    expect(page.locator(".scrubber")).to_contain_text("Turn")


def test_in_italian(visit: Any, finished: Finished) -> None:
    page = visit(PAGE, server=finished.server, language="it", script=EARS)
    page.get_by_role("button", name="Personaggi").click()
    page.locator(".lead-chart .level").first.wait_for()
    page.locator(".verdict.good").wait_for()
    assert foreign(page.evaluate("[...heard]")) == []


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone", "phone-dark"])
def test_nothing_is_cut_off_or_hard_to_read(
    visit: Any, finished: Finished, violations: Any, theme: str, size: tuple[int, int]
) -> None:
    page = visit(PAGE, server=finished.server, theme=theme, size=size)
    page.locator(".verdict.good").wait_for()
    page.get_by_role("button", name="Characters").click()
    page.locator(".lead-chart .level").first.wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
