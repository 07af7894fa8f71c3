"""The rules begin with a turn in six pictures, and all rules follow."""

from __future__ import annotations

from typing import Any

import pytest

from web.patience import expect

GAMES = ["small_world", "adventure", "board_game"]
SIZES = [(1440, 900), (820, 1180), (390, 844)]
MISSING = """() => [...document.querySelectorAll(".primer ol use")]
    .map((use) => use.getAttribute("href")).filter((id) => !document.querySelector(id))"""
WIDE = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_in_six_pictures(visit: Any, violations: Any, game: str, language: str) -> None:
    page = visit(f"/rules/{game}", language=language, theme="dark" if language == "it" else "light")
    pictures = page.locator(".primer li")
    expect(pictures.locator(".drawn > svg")).to_have_count(6)
    assert page.evaluate(MISSING) == []
    heads = pictures.locator("h3").all_inner_texts()
    assert len(set(heads)) == 6 and not any("primer-" in each for each in heads)
    expect(page.locator(".rulebook [data-rule]").first).to_be_attached()
    assert violations(page) == []
    pictures.nth(2).locator(".rule-id").click()
    expect(page.locator(".drawer [data-section]").first).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_pictures_fit_every_window_and_print(visit: Any, size: tuple[int, int]) -> None:
    page = visit("/rules/board_game", size=size, touch=size[0] < 900)
    page.locator(".primer .drawn > svg").first.wait_for()
    assert not page.evaluate(WIDE)
    page.emulate_media(media="print")
    expect(page.locator(".rulebook")).to_be_hidden()
    expect(page.locator(".primer li").last).to_be_visible()


def test_an_address_with_a_rule_opens_at_that_rule(visit: Any) -> None:
    page = visit("/rules/small_world#SW-CONQ-01")
    rule = page.locator("[data-rule='SW-CONQ-01']")
    rule.wait_for()
    page.wait_for_function(
        "Math.abs(document.querySelector(\"[data-rule='SW-CONQ-01']\").getBoundingClientRect().top) < innerHeight"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_picture(visit: Any, game: str) -> None:
    page = visit(f"/learn/{game}")
    pictures = page.locator(".lessons li .drawn > svg")
    pictures.first.wait_for()
    assert pictures.count() == page.locator(".lessons li").count()
    assert page.evaluate(MISSING.replace(".primer ol", ".lessons .drawn")) == []
    drawn = page.locator(".lessons li .drawn > svg").evaluate_all("all => all.map((each) => each.innerHTML)")
    assert len(set(drawn)) == len(drawn)
