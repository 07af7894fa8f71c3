"""Lessons on the page, for the tests of every game: where the coach stands, and one step after the other."""

from __future__ import annotations

from typing import Any

from web.player import Hand


def open_lesson(visit: Any, game: str, lesson: str, **how: Any) -> Any:
    page = visit(f"/learn/{game}/{lesson}", **how)
    step_is(page, 0)
    return page


def step_is(page: Any, step: int) -> None:
    """The coach is there, and the table takes the next answer."""
    page.locator(f"[data-busy=false] .coach[data-step='{step}']").wait_for()


def is_over(page: Any) -> None:
    page.locator(".coach[data-wants='']").wait_for()


def go_on(page: Any, hand: Hand) -> None:
    hand.press(page, "[data-coach=next]")


def answer(page: Any, hand: Hand, key: str) -> None:
    page.locator("[data-busy=false]").first.wait_for()
    hand.press(page, f"[data-answer='{key}']")


def each_step(page: Any, hand: Hand, *ways: Any) -> None:
    """Take the steps of a lesson, one after the other."""
    for number, (way, *values) in enumerate(ways):
        step_is(page, number)
        way(page, hand, *values)
    is_over(page)


def lead_to_the_end(page: Any, tap: bool = False) -> None:
    """Whoever lets himself be shown every step gets to the end."""
    leading = page.locator("[data-coach=next], [data-coach=show]")
    while leading.count():
        step = page.locator(".coach").get_attribute("data-step")
        leading.tap() if tap else leading.click()
        page.locator(f"[data-busy=false] .coach:not([data-step='{step}'])").wait_for()
    is_over(page)
