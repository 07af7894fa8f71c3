"""The page after the Adventure Game: who won and how, valor round by round and by source, what each character did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from web.finished import (
    LOOKS,
    PAGE,
    Finished,
    check_figures,
    check_how,
    check_italian,
    check_look,
    game_over,
    rows,
)
from web.patience import becomes, expect


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    with game_over(tmp_path_factory.mktemp("over"), "adventure", {"characters": "random", "valor": 6}) as found:
        yield found


def test_who_won_and_how(visit: Any, finished: Finished) -> None:
    page, result = visit(PAGE, server=finished.server), finished.told["result"]
    expect(page.locator(".podium li")).to_have_count(2)
    check_how(page, finished.told["story"])
    won = page.locator(".podium .won")
    expect(won).to_have_count(1)
    assert int(won.get_attribute("data-points") or 0) == max(result["scores"]) >= 6
    said = page.inner_text("main").lower().split()
    assert "valor" in said and "coins" not in said and "xp" not in said


def test_valor_round_by_round_and_by_source(visit: Any, finished: Finished) -> None:
    page, told = visit(PAGE, server=finished.server), finished.told
    page.locator(".lead-chart summary").click()
    becomes(lambda: rows(page, ".lead-chart"), [list(stage["points"]) for stage in told["story"]["stages"]])
    # Everybody plays alone: sides and characters are the same.
    expect(page.get_by_role("button", name="Characters")).to_have_count(0)
    page.locator(".lead-chart svg a").nth(4).focus()
    expect(page.locator(".reading")).to_contain_text("After round 4")
    totals = page.locator("section:has(#sources) tfoot td")
    expect(totals).to_have_text([str(score) for score in told["result"]["scores"]])


def test_characters_and_dice(visit: Any, finished: Finished) -> None:
    page, story = visit(PAGE, server=finished.server), finished.told["story"]
    check_figures(page, story)
    for card, luck in zip(page.locator(".luck").all(), story["luck"], strict=True):
        expect(card).to_contain_text(f"{luck['hits']} of {luck['tries']} attack rolls hit")
    first = page.locator(".luck").first
    first.locator("summary").click()
    expect(first.locator("tbody tr")).to_have_count(story["luck"][0]["throws"])


def test_a_moment_opens_the_table_as_it_was(visit: Any, finished: Finished) -> None:
    page = visit(PAGE, server=finished.server)
    page.locator(".moments a").first.click()
    page.locator(".ag.past .mapwrap").wait_for()
    expect(page.locator(".scrubber")).to_contain_text("Round")


def test_in_italian(visit: Any, finished: Finished) -> None:
    check_italian(visit, finished)


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone", "phone-dark"])
def test_nothing_is_cut_off_or_hard_to_read(
    visit: Any, finished: Finished, violations: Any, theme: str, size: tuple[int, int]
) -> None:
    check_look(visit(PAGE, server=finished.server, theme=theme, size=size), violations)
