"""The lessons of the Adventure Game in a real browser, by mouse, by keyboard and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from web.course import answer, each_step, go_on, is_over, lead_to_the_end, open_lesson, step_is
from web.patience import expect
from web.player import EYES, Finger, Hand, Keys, Mouse

PHONE = (390, 844)


def walk(page: Any, hand: Hand, space: str) -> None:
    """A space is chosen, and touched again: on the map with a mouse, among the buttons with the keyboard."""
    chosen = page.locator(f"[data-place={space}][aria-pressed=true]")
    if isinstance(hand, Keys):
        hand.press(page, f"[data-place={space}]")
        chosen.wait_for()
        page.keyboard.press("Enter")
        return
    page.locator(f".hit[data-region={space}]").click(force=True)
    chosen.wait_for()
    page.locator(f".hit[data-region={space}]").click(force=True)


def touch(page: Any, hand: Hand, space: str) -> None:
    """A space that is out of reach: with the keyboard it is looked for first."""
    if isinstance(hand, Keys):
        page.keyboard.press("f")
        page.locator(".finder input:focus").wait_for()
        page.keyboard.type(space.replace("_", " "))
        page.locator(f"[data-found={space}]").wait_for()
        page.keyboard.press("Enter")
        page.locator(f"[data-region={space}]:focus").wait_for()
        page.keyboard.press("Enter")
    else:
        page.locator(f".hit[data-region={space}]").click(force=True)


def card(page: Any, hand: Hand, name: str) -> None:
    """On smaller screens a touch lifts the card, and there it is played."""
    lifted = page.locator(".ag:not(.desk)").count() and page.locator(f".held[data-card={name}] .play").count()
    hand.press(page, f".held[data-card={name}]")
    if lifted:
        hand.press(page, ".closer [data-answer]")


def why_not(page: Any, hand: Hand, item: str) -> None:
    """A closer look at an item has the button that tells why it cannot be equipped."""
    hand.press(page, f"[data-item={item}]")
    hand.press(page, ".closer [data-do=why]")
    expect(page.locator(".whynot")).to_contain_text("AG-ITEM-09")


def both(page: Any, hand: Hand, first: str, second: str) -> None:
    answer(page, hand, first)
    expect(page.locator(f"[data-answer='{first}']")).to_have_count(0)
    answer(page, hand, second)


WAYS: dict[str, list[Any]] = {
    "walk": [
        (go_on,),
        (go_on,),
        (touch, "the_bulwark"),
        (walk, "brill"),
        (answer, "done"),
        (answer, "resource:scroll"),
        (go_on,),
    ],
    "fight": [
        (go_on,),
        (answer, "play:heroic_throw"),
        (go_on,),
        (answer, "play:shield_slam"),
        (answer, "goal:letter_from_brill:1"),
        (answer, "item:patched_mail"),
    ],
    "gear": [
        (go_on,),
        (card, "mortal_strike"),
        (card, "charge"),
        (card, "charge"),
        (answer, "drink:red_bandana:health"),
        (walk, "undercity"),
        (answer, "done"),
        (answer, "resource:large_potion"),
        (why_not, "tallow_wand"),
        (answer, "item:militia_longsword"),
        (answer, "done"),
    ],
    "quest": [
        (go_on,),
        (walk, "shadowfang_keep"),
        (answer, "done"),
        (answer, "play:mortal_strike"),
        (go_on,),
        (go_on,),
        (answer, "done"),
    ],
    "rivals": [
        (go_on,),
        (answer, "attack:burbonn"),
        (go_on,),
        (both, "use:grumbaz:1", "play:shield_slam"),
        (answer, "item:recruits_shield"),
        (go_on,),
        (both, "item:recruits_shield", "done"),
        (go_on,),
        (go_on,),
    ],
}


@pytest.mark.parametrize("lesson", WAYS)
@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_lesson_is_played_by_mouse_and_by_keyboard(visit: Any, lesson: str, hand: type[Mouse | Keys]) -> None:
    each_step(open_lesson(visit, "adventure", lesson, script=EYES), hand(), *WAYS[lesson])


@pytest.mark.parametrize("lesson", WAYS)
def test_on_a_phone_the_coach_leads_to_the_end(visit: Any, lesson: str) -> None:
    page = open_lesson(visit, "adventure", lesson, size=PHONE, touch=True, language="it")
    for button in page.locator(".coach .ways > *").all():
        assert button.bounding_box()["height"] >= 44
    lead_to_the_end(page, tap=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_phone_opens_the_sheet_where_the_thing_lies(visit: Any) -> None:
    """By finger alone: hand, character and board are where the coach speaks of them."""
    page, finger = open_lesson(visit, "adventure", "gear", size=PHONE, touch=True, script=EYES), Finger()
    for step, (way, *values) in enumerate(WAYS["gear"]):
        step_is(page, step)
        shown = page.locator(".ms-sheet .on[data-sheet=hero]")
        expect(shown).to_have_count(int(step in (4, 8, 9)))
        item = {4: "red_bandana", 9: "militia_longsword"}.get(step)
        if item:
            finger.press(page, f"[data-item={item}]")
            finger.press(page, f".closer [data-answer='{values[0]}']")
        elif way is walk:
            finger.press(page, f"[data-place={values[0]}]")
            finger.press(page, f"[data-answer='go:{values[0]}']")
        else:
            way(page, finger, *values)
    is_over(page)


def test_the_coach_points_at_what_is_to_be_touched(visit: Any) -> None:
    page = open_lesson(visit, "adventure", "gear")
    go_on(page, Mouse())
    step_is(page, 1)
    outline = "(each) => getComputedStyle(each).outlineStyle"
    assert page.locator(".held[data-card=mortal_strike]").evaluate(outline) == "solid"
    assert page.locator(".held[data-card=shield_slam]").evaluate(outline) != "solid"


def test_odds_come_with_the_options_of_a_fight(visit: Any) -> None:
    page = open_lesson(visit, "adventure", "fight")
    expect(page.locator(".opt[data-answer='play:heroic_throw'] .oddsbox")).to_contain_text("83 %")


def test_a_quest_names_the_places_of_which_one_will_do(visit: Any) -> None:
    page = open_lesson(visit, "adventure", "walk")
    expect(page.locator(".quests")).to_contain_text("Shadowfang Keep, Gnomeregan or The Deadmines")
