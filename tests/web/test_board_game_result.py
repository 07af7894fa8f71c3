"""The page after a game of the Board Game: who won and how, experience turn by turn, what each character did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meetingstone.texts import Texts
from web.finished import (
    LOOKS,
    PAGE,
    Finished,
    check_figures,
    check_how,
    check_look,
    game_over,
    rows,
)
from web.italian import EARS, foreign
from web.patience import becomes, expect


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    settings = {"classes": "first_game", "overlord": "nefarian"}
    with game_over(tmp_path_factory.mktemp("over"), "board_game", settings) as found:
        yield found


def test_who_won_and_how(visit: Any, finished: Finished) -> None:
    page, t = visit(PAGE, server=finished.server), Texts("en")
    story = finished.told["story"]
    expect(page.locator(".podium li")).to_have_count(2)
    assert page.inner_text("h1").lower() == t.say(story["won"]["id"], story["won"]["values"]).lower()
    check_how(page, story)
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
    check_figures(page, story)
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
    page.get_by_role("button", name="Characters").click()
    page.locator(".lead-chart .level").first.wait_for()
    check_look(page, violations)
