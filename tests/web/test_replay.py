"""Looking back at a game in the page: every moment by mouse, keys, log and link, while the game goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from web.duel import Duel
from web.patience import expect

PHONE = (390, 844)
Visit = Callable[..., Any]


def at(page: Any) -> int:
    """The step that the bar shows."""
    page.locator(".scrubber").wait_for()
    return int(page.locator(".scrubber input[type=range]").input_value())


def wait_at(page: Any, step: int) -> None:
    page.wait_for_function(f"document.querySelector('.scrubber input[type=range]')?.value === '{step}'")


def knob(page: Any, name: str) -> Any:
    return page.locator(f".scrubber [data-do={name}]")


def last(page: Any) -> int:
    return int(page.locator(".scrubber input[type=range]").get_attribute("max"))


# ---- ways through the past


def test_the_mouse_steps_through_every_moment_and_can_answer_nothing(duel: Duel) -> None:
    duel.rounds(2, 0)
    page = duel.open(duel.anna)
    table = page.locator(".sw")
    now = table.get_attribute("data-number")
    expect(table).to_have_attribute("data-mine", "true")
    page.locator(".log [data-do=lookback]").click()
    start = at(page)
    assert start == last(page) - 1
    knob(page, "back").click()
    wait_at(page, start - 1)
    expect(page.get_by_text("The past", exact=True)).to_be_visible()
    expect(table).to_have_attribute("data-mine", "false")
    expect(page.locator(".tray")).to_have_count(0)
    page.keyboard.press("z")
    page.keyboard.press("e")
    wait_at(page, start - 1)
    track = page.locator(".scrubber input[type=range]").bounding_box()
    page.mouse.click(track["x"] + track["width"] * 0.5, track["y"] + track["height"] / 2)
    page.wait_for_function(f"Math.abs(document.querySelector('.scrubber input').value - {last(page) / 2}) <= 1")
    knob(page, "first").click()
    wait_at(page, 0)
    expect(knob(page, "back")).to_be_disabled()
    knob(page, "turn-forward").click()
    page.wait_for_function("document.querySelector('.scrubber input').value > 1")
    knob(page, "last").click()
    wait_at(page, last(page))
    knob(page, "forward").click()
    page.locator(".scrubber").wait_for(state="detached")
    expect(table).to_have_attribute("data-number", now)
    expect(table).to_have_attribute("data-mine", "true")


def test_keys_step_by_move_and_by_turn(duel: Duel) -> None:
    duel.rounds(2, 0)
    page = duel.open(duel.anna)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrubber")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    first = at(page)
    page.keyboard.press("ArrowLeft")
    wait_at(page, first - 1)
    page.keyboard.press("ArrowRight")
    wait_at(page, first)
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(f"document.querySelector('.scrubber input').value < {first}")
    page.locator(".sw .ms-prompt p", has_text="turn: ").wait_for()
    turn = at(page)
    page.keyboard.press("Home")
    wait_at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("document.querySelector('.scrubber input').value > 0")
    assert at(page) < turn
    page.keyboard.press("End")
    wait_at(page, last(page))
    page.keyboard.press("Escape")
    page.locator(".scrubber").wait_for(state="detached")


def test_the_slider_is_a_slider_for_the_keyboard_too(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna, "?moment=2")
    slider = page.locator(".scrubber input[type=range]")
    slider.focus()
    before = at(page)
    page.keyboard.press("ArrowRight")
    wait_at(page, before + 1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("step"))
    page.keyboard.press("Home")
    wait_at(page, 0)


def test_a_step_needs_no_wait_because_its_scene_is_there_already(duel: Duel) -> None:
    duel.rounds(2, 0)
    page = duel.open(duel.anna, "?moment=6")
    step = at(page)
    # The moments that may be wanted next: at least two before and three after this one.
    page.wait_for_function(
        "performance.getEntriesByType('resource').filter((each) => each.name.includes('/moments/')).length > 5"
    )
    # Whatever is asked for now never comes.
    page.route("**/moments/*", lambda _: None)
    for key, expected in (("ArrowLeft", step - 1), ("ArrowRight", step), ("ArrowRight", step + 1)):
        number = page.locator(".sw").get_attribute("data-number")
        page.keyboard.press(key)
        expect(page.locator(".sw")).not_to_have_attribute("data-number", number)
        wait_at(page, expected)
    # Soon the address names the last of them.
    page.wait_for_function("new URLSearchParams(location.search).get('moment') > 6")
    moment = page.evaluate("new URLSearchParams(location.search).get('moment')")
    shown = duel.call(duel.anna, f"{duel.path}/moments/{moment}")
    expect(page.locator(".sw")).to_have_attribute("data-number", str(shown["scenes"][0]["scene"]["number"]))


# ---- addresses


def test_the_browser_goes_back_to_the_present(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**moment=*")
    first = page.url
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(lambda url: "moment=" in url and url != first)
    page.go_back()
    page.locator(".scrubber").wait_for(state="detached")
    page.wait_for_url(lambda url: "moment" not in url)


def test_a_shared_moment_opens_in_another_browser(duel: Duel, visit: Visit) -> None:
    duel.rounds(2, 0)
    duel.anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = duel.open(duel.anna, "?moment=7")
    step = at(page)
    told = page.locator(".scrubber .told p").inner_text()
    knob(page, "copy").click()
    page.locator(".scrubber [data-do=copy]", has_text="copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = visit(link.removeprefix(duel.address))
    wait_at(stranger, step)
    expect(stranger.locator(".sw")).to_have_attribute("data-seat", "-1")
    expect(stranger.locator(".scrubber .told p")).to_have_text(told.replace("You", "Anna"), use_inner_text=True)
    stranger.locator(".since").wait_for(state="detached")


def test_a_moment_that_never_was_is_a_sentence_and_the_table(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna, "?moment=99999")
    page.get_by_text("99999").wait_for()
    expect(page.locator(".scrubber")).to_have_count(0)
    page = duel.open(duel.bruno, "?moment=nonsense")
    expect(page.locator(".scrubber")).to_have_count(0)


def test_a_finished_game_is_open_to_everybody(duel: Duel, visit: Visit) -> None:
    end = duel.play(lambda info: info["state"] == "over")["update"]
    stranger = visit(f"{duel.page_path}?moment=5")
    assert 0 < at(stranger) < last(stranger)
    expect(stranger.locator("[role=dialog]")).to_have_count(0)
    stranger.keyboard.press("End")
    wait_at(stranger, last(stranger))
    shown = duel.call(stranger, f"{duel.path}/moments/{end}")
    stranger.locator(f'.sw[data-number="{shown["scenes"][0]["scene"]["number"]}"]').wait_for()
    expect(stranger.locator(".scrubber .tick")).to_have_count(10)
    knob(stranger, "now").click()
    stranger.locator(".scrubber").wait_for(state="detached")


# ---- while the game goes on


def test_nobody_is_pulled_back_to_the_live_move(duel: Duel) -> None:
    duel.rounds(1, 1)
    page = duel.open(duel.anna, "?moment=3")
    step, number = at(page), page.locator(".sw").get_attribute("data-number")
    before = last(page)
    duel.move()
    page.locator(".scrubber .to-now", has_text="since").wait_for()
    page.wait_for_function(f"document.querySelector('.scrubber input[type=range]').max > {before}")
    duel.play(lambda info: info["awaits"] == [0])
    page.locator(".scrubber .to-now", has_text="your turn").wait_for()
    wait_at(page, step)
    expect(page.locator(".sw")).to_have_attribute("data-number", number)
    knob(page, "now").click()
    page.locator(".sw[data-mine=true]").wait_for()


def test_what_was_in_mind_survives_a_look_back(duel: Duel) -> None:
    duel.play(lambda info: info["update"] == 1)
    page = duel.open(duel.anna)
    page.keyboard.press("p")
    page.locator(".tray [aria-pressed=true]").first.wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator(".scrubber").wait_for()
    page.keyboard.press("Escape")
    page.locator(".tray [aria-pressed=true]").first.wait_for()


# ---- the log


def test_an_entry_of_the_log_opens_its_moment_and_shows_its_region(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna)
    # What happened in earlier turns is folded.
    folded = page.locator(".log .fold.turn > button[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    entry = page.locator(".log .entry", has_text="You conquered").first
    # Below it stands what the cost is made of.
    sentence = entry.locator(".what").inner_text().strip().splitlines()[0]
    entry.hover()
    page.locator(".map .named").wait_for()
    page.locator(".ms-bar").hover()
    page.locator(".map .named").wait_for(state="detached")
    entry.click()
    at(page)
    expect(page.locator(".scrubber .told p")).to_have_text(sentence, use_inner_text=True)
    expect(page.locator(".log li.here .what", has_text=sentence)).to_have_count(1)
    page.locator(".map .named").first.wait_for()
    step = at(page)
    page.locator(".log li.later .entry").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelector('.scrubber input').value > {step}")


# ---- since your last turn


def test_whoever_comes_back_is_told_what_happened(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna)
    since = page.locator(".since")
    expect(since).to_contain_text("Bruno took")
    expect(since).to_contain_text("Bruno scored")
    expect(page.locator(".log .mark", has_text="Since your last turn")).to_have_count(1)
    since.get_by_role("button", name="Bruno scored").click()
    page.locator(".scrubber .told p", has_text="Bruno scored").wait_for()
    since.wait_for(state="detached")
    knob(page, "now").click()
    since.wait_for()
    page.locator(".since [data-do=watch]").click()
    start = at(page)
    page.wait_for_function(f"document.querySelector('.scrubber input').value > {start}")
    page.keyboard.press("Escape")
    since.get_by_role("button", name="Close").click()
    since.wait_for(state="detached")
    expect(page.locator(".log .mark")).to_have_count(1)


def test_nothing_is_told_twice_after_the_next_answer(duel: Duel) -> None:
    duel.rounds(1, 0)
    page = duel.open(duel.anna)
    page.locator(".since").wait_for()
    # The turn begins with a question; the first conquest is the next deed.
    duel.play(lambda _: duel.taken == 1)
    page.locator(".since").wait_for(state="detached")


# ---- phone, themes, languages


def test_the_bar_fits_a_phone_and_every_button_a_thumb(visit: Visit, address: str) -> None:
    duel = Duel(visit, address, size=PHONE)
    duel.rounds(2, 0)
    page = duel.open(duel.anna)
    page.locator("[data-tool=log]").click()
    page.locator(".log .entry", has_text="Bruno").first.click()
    step = at(page)
    knob(page, "back").click()
    wait_at(page, step - 1)
    box = page.locator(".scrubber").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] and box["height"] < PHONE[1] * 0.45
    for button in page.locator(".scrubber button").all():
        size = button.bounding_box()
        assert size["width"] >= 44 and size["height"] >= 44, button.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    knob(page, "now").click()
    page.locator(".ms-low").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_past_has_no_serious_violation(visit: Visit, address: str, violations: Any, theme: str) -> None:
    duel = Duel(visit, address, theme=theme)
    duel.rounds(1, 0)
    for query, part in (("", ".since"), ("?moment=6", ".scrubber")):
        page = duel.open(duel.anna, query)
        page.locator(part).wait_for()
        assert violations(page) == []


def test_the_past_speaks_italian(visit: Visit, address: str) -> None:
    duel = Duel(visit, address, language="it")
    duel.rounds(1, 0)
    page = duel.open(duel.anna)
    page.locator(".since", has_text="Dal tuo ultimo turno").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text("Il passato").wait_for()
