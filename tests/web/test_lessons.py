"""The lessons in a real browser: by mouse, by keyboard, on a phone, in Italian, and read by axe."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web import course
from web.course import is_over, step_is
from web.patience import at_rest, expect

PHONE = (390, 844)
LESSONS = ("arrive", "conquer", "die", "redeploy", "score", "decline")


def open_lesson(visit: Any, lesson: str, **how: Any) -> Any:
    return course.open_lesson(visit, "small_world", lesson, **how)


def go_on(page: Any) -> None:
    page.locator("[data-coach=next]").click()


def touch(page: Any, region: str) -> None:
    at_rest(page, f"[data-region={region}]")
    page.locator(f"[data-region={region}]").click(force=True)


def target(page: Any, region: str) -> None:
    """The button of a region in the tray: pressing it is the same as touching the map."""
    page.locator(f"[data-choose={region}]").click()


def place(page: Any, *regions: str) -> None:
    for region in regions:
        page.locator(f"[data-more={region}]").click()
    page.locator("[data-do=confirm]").click()


# ---- all six by mouse


def arrive(page: Any) -> None:
    go_on(page)
    page.locator("[data-combo=orcs]").click()
    page.locator("[data-answer='pick:orcs']").click()
    step_is(page, 2)
    touch(page, "elwynn")
    step_is(page, 3)
    page.get_by_text("is not an Entry Region").wait_for()
    target(page, "blasted_lands")


def conquer(page: Any) -> None:
    target(page, "redridge")
    step_is(page, 1)
    target(page, "burning_steppes")
    step_is(page, 2)
    touch(page, "duskwood")
    step_is(page, 3)
    target(page, "elwynn")


def die(page: Any) -> None:
    touch(page, "elwynn")
    step_is(page, 1)
    target(page, "deadwind")
    page.locator("[data-answer='attempt:deadwind']").click()
    step_is(page, 2)
    place(page, "redridge")


def redeploy(page: Any) -> None:
    touch(page, "westfall")
    step_is(page, 1)
    place(page, "redridge", "elwynn", "elwynn")
    step_is(page, 2)
    go_on(page)
    step_is(page, 3)
    place(page, "badlands", "redridge")


def score(page: Any) -> None:
    go_on(page)
    target(page, "redridge")
    step_is(page, 2)
    place(page, "redridge", "burning_steppes")


def decline(page: Any) -> None:
    page.locator("[data-answer=decline]").click()
    step_is(page, 1)
    go_on(page)
    step_is(page, 2)
    page.locator("[data-combo=dwarves]").click()
    page.locator("[data-answer='pick:dwarves']").click()
    step_is(page, 3)
    target(page, "blasted_lands")
    step_is(page, 4)
    target(page, "deadwind")
    page.locator(".sw[data-busy=false] [data-choose=redridge]").wait_for()
    page.locator("[data-do=end]").click()
    step_is(page, 5)
    page.locator("[data-do=spread]").click()
    page.locator("[data-do=confirm]").click()


BY_MOUSE = {"arrive": arrive, "conquer": conquer, "die": die, "redeploy": redeploy, "score": score, "decline": decline}


def test_the_course_is_played_by_mouse_into_a_first_game(visit: Any) -> None:
    page = visit("/learn/small_world")
    page.locator(".lessons .next a").click()
    for lesson, teach in BY_MOUSE.items():
        page.wait_for_url(f"**/learn/small_world/{lesson}")
        step_is(page, 0)
        teach(page)
        is_over(page)
        if lesson != LESSONS[-1]:
            page.locator("[data-coach=lesson]").click()
    page.get_by_role("link", name="All lessons").click()
    page.locator(".lessons .done").nth(5).wait_for()
    page.get_by_role("button", name="Play now against a novice").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    page.locator("main.full svg.map[role=group]").wait_for()


# ---- what a learner does otherwise


def test_the_coach_answers_what_is_allowed_but_not_wanted(visit: Any) -> None:
    page = open_lesson(visit, "conquer")
    target(page, "searing_gorge")
    page.locator(".coach .aside", has_text="That is allowed").wait_for()
    step_is(page, 0)
    target(page, "redridge")
    step_is(page, 1)
    expect(page.locator(".coach .aside")).to_have_count(0)


def test_back_undo_restart_and_show_me(visit: Any) -> None:
    page = open_lesson(visit, "conquer")
    expect(page.locator("[data-coach=back]")).to_be_disabled()
    for step in (1, 2, 3, 4):
        page.locator("[data-coach=show]").click()
        step_is(page, step)
    page.locator("[data-coach=back]").click()
    step_is(page, 3)
    page.keyboard.press("z")
    step_is(page, 2)
    page.locator("[data-coach=restart]").click()
    step_is(page, 0)


def test_a_rule_opens_beside_the_lesson(visit: Any) -> None:
    page = open_lesson(visit, "conquer")
    page.locator(".coach .rule-id").click()
    expect(page.locator("dialog .rule[aria-current]").first).to_contain_text("SW-CONQ-01")


def test_hints_work_in_a_lesson(visit: Any) -> None:
    page = open_lesson(visit, "conquer")
    page.locator("[data-do=hint]").click()
    page.locator(".hints li").first.wait_for()


def test_an_unknown_lesson_is_lost(visit: Any) -> None:
    page = visit("/learn/small_world/chess")
    expect(page.locator("main h1")).not_to_be_empty()
    expect(page.locator(".coach")).to_have_count(0)


# ---- keyboard, phone, Italian, axe


def test_a_lesson_by_keyboard_only(visit: Any) -> None:
    page = open_lesson(visit, "decline")
    keys = page.keyboard
    said = page.locator(".coach [aria-live=polite]")
    expect(said).to_contain_text("In Decline")
    keys.press(page.locator("[data-answer=decline] kbd").inner_text())
    step_is(page, 1)
    keys.press("Enter")
    step_is(page, 2)
    # Keys may follow each other faster than the page is drawn.
    keys.press("1")
    keys.press("Enter")
    step_is(page, 3)
    keys.press(page.locator("[data-choose=blasted_lands] kbd").inner_text())
    step_is(page, 4)
    keys.press(page.locator("[data-choose=deadwind] kbd").inner_text())
    page.locator(".sw[data-busy=false] [data-choose=redridge]").wait_for()
    keys.press("e")
    step_is(page, 5)
    keys.press("s")
    keys.press("e")
    is_over(page)
    expect(said).to_contain_text("You know all you need")


def test_a_lesson_on_a_phone(visit: Any) -> None:
    page = open_lesson(visit, "die", size=PHONE)
    at_rest(page, "[data-region=elwynn]")
    box = page.locator(".coach").bounding_box()
    at = page.locator("[data-region=elwynn]").bounding_box()
    assert at["y"] > box["y"] + box["height"] - 1, "the coach covers what is to be touched"
    for button in page.locator(".coach .ways > *").all():
        assert button.bounding_box()["height"] >= 44
    touch(page, "elwynn")
    step_is(page, 1)
    touch(page, "deadwind")
    page.locator("[data-answer='attempt:deadwind']").click()
    step_is(page, 2)
    place(page, "deadwind")
    is_over(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_lesson_in_italian(visit: Any) -> None:
    page = open_lesson(visit, "score", language="it")
    expect(page.locator(".coach")).to_contain_text("Ogni turno finisce con le monete")
    page.get_by_role("button", name="Continua").click()
    target(page, "redridge")
    step_is(page, 2)
    page.get_by_role("button", name="Fammi vedere").click()
    is_over(page)
    page.get_by_role("link", name="Avanti: Declinare").wait_for()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_lesson_has_a_serious_violation(visit: Any, violations: Any, theme: str, size: tuple[int, int]) -> None:
    page = open_lesson(visit, "redeploy", theme=theme, size=size)
    page.locator("[data-coach=show]").click()
    step_is(page, 1)
    assert violations(page) == []
