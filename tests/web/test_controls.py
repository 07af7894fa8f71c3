"""What people do at the table besides answering: the menu, taking back by consent, plans, keys, who is awaited."""

from __future__ import annotations

import re
from typing import Any

import pytest

from web.duel import Duel, Visit
from web.patience import becomes, expect

PHONE = (390, 844)
ASKED = "(({ mine, busy }) => mine === 'true' && busy === 'false')(document.querySelector('.sw')?.dataset ?? {})"

ORDER = {
    "game": "small_world",
    "settings": {"players": 3, "first": 0, "boards": ["large-1a", "medium-1b", "small-1b"]},
    "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
}
PLAIN_RACES = ("orcs", "tauren", "blood_elves", "draenei", "forsaken", "humans", "night_elves", "dwarves", "trolls")
PLAIN_POWERS = ("mining", "farmer", "ranger", "herbalist", "fishing", "swamp_walker", "explorer", "archaeologist")


def alone(visit: Visit, address: str, **look: Any) -> Any:
    """A table with two bots at which this guest begins, at the first conquest of a combo that only counts coins."""
    page = visit("/help", **look)
    request = page.context.request
    while True:
        table = request.post(address + "/api/tables", data=ORDER).json()
        path = f"{address}/api/tables/{table['id']}"
        (seen,) = request.get(f"{path}/moments/0").json()["scenes"]
        combos = seen["scene"]["columns"][0]
        plain = [each["race"] for each in combos if each["race"] in PLAIN_RACES and each["power"] in PLAIN_POWERS]
        if plain:
            break
    question = seen["scene"]["question"]
    answer = {"number": question["number"], "seat": 0, "keys": [f"pick:{plain[0]}"]}
    assert request.post(f"{path}/answers", data=answer).ok
    page.goto(f"{address}/table/{table['id']}")
    page.wait_for_function(ASKED)
    expect(page.locator(".sw")).to_have_attribute("data-kind", "conquer")
    return page


def income(page: Any, label: str) -> Any:
    """Where one of the bars says its coins."""
    return page.locator(".bars .row", has_text=label).locator("b")


# ---- the menu


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_paused_table_says_so_and_goes_on(visit: Visit, address: str, size: tuple[int, int]) -> None:
    page = alone(visit, address, size=size)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Pause the table").click()
    menu.get_by_role("button", name="Go on").wait_for()
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    page.locator(".banner", has_text="The table is paused").wait_for()
    expect(page.locator(".sw")).to_have_attribute("data-mine", "false")
    page.locator(".banner").get_by_role("button", name="Go on").click()
    page.wait_for_function(ASKED)


def test_a_bot_stands_in_and_gives_the_seat_back(visit: Visit, address: str) -> None:
    page = alone(visit, address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    page.locator(".banner", has_text="A bot plays for you").get_by_role("button", name="Take my seat back").click()
    page.locator(".banner", has_text="A bot plays for you").wait_for(state="detached")
    page.locator(".banner").get_by_role("button", name="Go on").click()
    page.wait_for_function(ASKED)


def test_to_resign_is_asked_first(visit: Visit, address: str) -> None:
    page = alone(visit, address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("dialog", name="Resign")
    expect(question).to_contain_text("you cannot take it back")
    page.keyboard.press("Escape")
    question.wait_for(state="detached")
    page.wait_for_function(ASKED)
    page.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Leave for good").click()
    page.wait_for_url(address + "/")


def test_the_question_mark_tells_the_keys(visit: Visit, address: str) -> None:
    page = alone(visit, address)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("take back")
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Keys").wait_for(state="detached")


# ---- taking back


def test_the_other_person_lets_me_take_back(duel: Duel) -> None:
    duel.play(lambda info: info["awaits"] == [1])
    duel.move()
    before = duel.info()["update"]
    anna, bruno = duel.open(duel.anna), duel.open(duel.bruno)
    anna.keyboard.press("z")
    anna.get_by_role("dialog", name="Take back?").get_by_role("button", name="Ask the others").click()
    anna.locator(".banner", has_text="Waiting for").wait_for()
    wish = bruno.locator(".banner", has_text="wants to take back")
    wish.get_by_role("button", name="Refuse").click()
    anna.locator(".notice", has_text="does not agree").wait_for()
    assert duel.info()["update"] == before
    anna.keyboard.press("z")
    anna.get_by_role("button", name="Ask the others").click()
    wish.get_by_role("button", name="Allow").click()
    anna.wait_for_function(ASKED)
    assert duel.info()["awaits"] == [0] and duel.info()["update"] == before + 1


# ---- plans


def steps_are(page: Any, count: int) -> None:
    page.wait_for_function(f"document.querySelectorAll('.pstep').length === {count}")


def sure_plan(visit: Visit, address: str, count: int) -> tuple[Any, list[str]]:
    """A table with a plan of so many conquests, and the Regions that could have been the first.

    None of them turns up what nobody has seen: there a plan stops.
    """
    while True:
        page = alone(visit, address)
        entries = page.locator(".og .opt .on b").all_inner_texts()
        page.keyboard.press("p")
        for steps in range(1, count + 1):
            page.locator(".planning .opt").first.wait_for()
            page.keyboard.press("1")
            steps_are(page, steps)
            if page.locator(".planning .tip").count():
                break
        else:
            return page, entries


def test_a_plan_comes_true(visit: Visit, address: str) -> None:
    page, _ = sure_plan(visit, address, 2)
    steps = page.locator(".pstep")
    tokens, used = page.locator(".hand .hs b"), page.locator(".plansum")
    becomes(lambda: used.inner_text().endswith(f" {tokens.inner_text()} left"), True)
    places = steps.locator("b").all_inner_texts()
    hand, planned = tokens.inner_text(), income(page, "With the plan").inner_text()
    now = page.locator(".sw").get_attribute("data-number")
    expect(income(page, "End now")).to_have_text("0")
    assert int(planned) > 0
    page.get_by_role("button", name="Do it").click()
    page.wait_for_function(f"document.querySelector('.sw').dataset.number !== '{now}'")
    page.wait_for_function(ASKED)
    expect(steps).to_have_count(0)
    expect(tokens).to_have_text(hand)
    expect(income(page, "End now")).to_have_text(planned)
    for place in places:
        expect(page.locator(".log")).to_contain_text(place)


def test_a_step_that_comes_too_early_is_refused_and_can_be_moved_or_dropped(visit: Visit, address: str) -> None:
    page, entries = sure_plan(visit, address, 1)
    steps = page.locator(".pstep")
    inland = next(name for name in page.locator(".planning .opt .on b").all_inner_texts() if name not in entries)
    page.locator(".planning .opt", has_text=inland).first.click()
    steps_are(page, 2)
    page.get_by_role("button", name=f"{inland} earlier").click()
    page.wait_for_function("document.querySelectorAll('.pstep.wrong').length === 2")
    expect(steps.first).to_contain_text("not an Entry Region")
    expect(page.get_by_role("button", name="Do it")).to_be_disabled()
    page.get_by_role("button", name=f"{inland} later").click()
    page.wait_for_function("document.querySelectorAll('.pstep.wrong').length === 0")
    page.get_by_role("button", name=f"Take {inland} out of the plan").click()
    steps_are(page, 1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".planning").wait_for(state="detached")


def test_the_next_turn_is_planned_while_others_play(duel: Duel) -> None:
    duel.play(lambda info: info["awaits"] == [1])
    anna = duel.open(duel.anna)
    anna.get_by_role("button", name="Plan my next turn").click()
    anna.locator(".planning .opt").first.click()
    anna.locator(".pstep").wait_for()
    expect(anna.get_by_role("button", name="Do it")).to_be_disabled()
    duel.play(lambda info: info["awaits"] == [0])
    anna.wait_for_function(ASKED)
    # It is still there, told anew for the table as it is by now: Bruno may have taken that very Region.
    steps_are(anna, 1)
    anna.wait_for_function(
        "document.querySelector('[data-do=carry-out]').disabled === Boolean(document.querySelector('.pstep.wrong'))"
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_plan_on_the_phone(visit: Visit, address: str, theme: str) -> None:
    page = alone(visit, address, size=PHONE, theme=theme)
    page.locator(".ms-focus").get_by_role("button", name="Plan").click()
    page.locator(".ms-low .opt").first.click()
    page.locator(".pstep").wait_for()
    sizes = page.locator(".pstep button").evaluate_all("(all) => all.map((b) => [b.offsetWidth, b.offsetHeight])")
    assert all(min(size) >= 44 for size in sizes)
    now = page.locator(".sw").get_attribute("data-number")
    page.get_by_role("button", name="Do it").click()
    page.wait_for_function(f"document.querySelector('.sw').dataset.number !== '{now}'")


# ---- keys, and who is awaited


def test_arrows_go_through_all_targets_and_enter_takes_one(visit: Visit, address: str) -> None:
    page = alone(visit, address)
    targets = page.locator(".og .opt").all()
    for target in targets:
        page.keyboard.press("ArrowDown")
        expect(target).to_contain_class("chosen")
        expect(page.locator(".opt.chosen")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    now = page.locator(".sw").get_attribute("data-number")
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelector('.sw').dataset.number !== '{now}'")


def test_home_says_what_i_must_do_and_a_hidden_tab_counts_it(visit: Visit, address: str) -> None:
    page = alone(visit, address)
    page.goto(address + "/")
    page.locator(".run", has_text=re.compile("Your turn.*Conquer")).wait_for()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_function("document.title.startsWith('(1) ')")
    page.wait_for_function("document.querySelector('link[rel=icon]').href.startsWith('data:')")


def test_what_was_said_is_there_for_whoever_comes_later(duel: Duel) -> None:
    anna = duel.open(duel.anna)
    anna.get_by_role("textbox", name="Say something to the table").fill("Good luck!")
    anna.keyboard.press("Enter")
    anna.locator(".said", has_text="Good luck!").wait_for()
    bruno = duel.open(duel.bruno)
    bruno.locator(".said", has_text="Good luck!").wait_for()
