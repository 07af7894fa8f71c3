"""Games that were begun with other cards: put away while they run, and told of when they are over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

import pytest

from staged import Stage, asked, serving, stage
from web.patience import becomes, expect
from web.walker import SIZES, TOUCH, faults

STAGES = (
    Stage(id="over", names=("Ilka", "Tobin"), moment=lambda play: False),
    Stage(id="stuck", names=("Ilka", "Tobin"), moment=asked("turn", 2)),
)
OTHERS = "other rules or cards than those of today"


class Changed(NamedTuple):
    server: str
    cookie: tuple[str, str]


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Changed]:
    """A server that is up again after the cards have changed."""
    data = tmp_path_factory.mktemp("changed") / "games.db"
    cookie = stage(data, STAGES)

    def endings() -> int:
        with closing(sqlite3.connect(data)) as file:
            return int(file.execute("SELECT count(*) FROM endings").fetchone()[0])

    with serving(data):
        becomes(endings, 1)
    with closing(sqlite3.connect(data)) as file:
        file.execute("UPDATE tables SET content = 'another'")
        file.commit()
    with serving(data) as server:
        yield Changed(server, cookie)


def look(visit: Any, changed: Changed, path: str, **how: Any) -> Any:
    return visit(path, server=changed.server, cookie=changed.cookie, **how)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_result_is_told_without_ways_to_a_table_that_is_gone(
    visit: Any, changed: Changed, violations: Any, size: str
) -> None:
    phone = size == "phone"
    page = look(visit, changed, "/lobby", size=SIZES[size], touch=phone, theme="dark" if phone else "light")
    page.locator("a[href='/table/over/result']").click()
    expect(page.locator(".gone")).to_contain_text(OTHERS)
    expect(page.locator(".podium li")).to_have_count(2)
    expect(page.locator(".moments li")).not_to_have_count(0)
    for summary in page.locator("summary").all():
        summary.click()
    leading = page.locator("main a[href]").evaluate_all("all => all.map((each) => each.getAttribute('href'))")
    assert leading == ["/setup/small_world"]
    page.mouse.move(1, 1)
    page.locator(".lead-chart svg [tabindex='0']").nth(2).focus()
    expect(page.locator(".reading .when")).to_have_text("After round 2")
    assert violations(page) == []
    page.evaluate("scrollTo(0, 0)")
    assert faults(page, TOUCH if phone else 0) == []


def test_the_table_of_a_game_that_is_over_leads_to_its_result(visit: Any, changed: Changed) -> None:
    page = look(visit, changed, "/table/over")
    expect(page.locator("main h1")).to_have_text("This table can no longer be opened")
    page.get_by_role("link", name="Result").click()
    page.locator(".podium").wait_for()


def test_a_game_that_cannot_go_on_is_put_away(visit: Any, changed: Changed) -> None:
    page = look(visit, changed, "/")
    row = page.locator(".run")
    expect(row).to_contain_text(OTHERS)
    assert "another" not in row.inner_text()
    row.get_by_role("button", name="Put away").click()
    expect(row).to_have_count(0)
    page.goto(changed.server + "/table/stuck")
    expect(page.locator("main h1")).to_have_text("No table at this address")
