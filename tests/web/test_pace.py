"""How fast the table tells what others do, and that nothing which one does oneself waits or is lost."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from web.duel import Duel
from web.patience import becomes, expect

Visit = Callable[..., Any]
PROMPT = 3.0
"""Seconds in which a click shows on a busy machine; on an idle one it is a tenth."""


def met(visit: Visit, address: str, **look: Any) -> tuple[Duel, Any]:
    """Anna has played her first turn and looks on while Bruno plays his."""
    duel = Duel(visit, address, **look)
    duel.play(lambda now: now["awaits"] == [1])
    page = duel.open(duel.anna)
    expect(page.locator(".sw")).to_have_attribute("data-mine", "false")
    return duel, page


def number(page: Any) -> int:
    return int(page.locator(".sw").get_attribute("data-number"))


def bruno_plays(duel: Duel) -> int:
    """His whole turn, two answers; returns the number of the question that comes after it."""
    update = duel.play(lambda now: now["awaits"] == [0])["update"]
    (seen,) = duel.call(duel.anna, f"{duel.path}/moments/{update}")["scenes"]
    return int(seen["scene"]["question"]["number"])


def test_step_by_step_each_thing_waits_for_a_key_and_can_be_skipped(visit: Visit, address: str) -> None:
    duel, page = met(visit, address, pace="step")
    end = bruno_plays(duel)
    bar = page.locator(".pacing")
    bar.wait_for()
    first = number(page)
    assert first < end
    page.keyboard.press(".")
    page.wait_for_function(f"Number(document.querySelector('.sw').dataset.number) > {first}")
    assert number(page) < end
    bar.locator("[data-do=next]").click()
    page.keyboard.press("Shift+.")
    becomes(lambda: number(page), end)
    expect(page.locator(".sw")).to_have_attribute("data-mine", "true")
    expect(bar).to_have_count(0)


def test_the_others_can_be_held_and_go_on(visit: Visit, address: str) -> None:
    duel, page = met(visit, address, pace="fast")
    page.keyboard.press(",")
    page.locator(".pacing").wait_for()
    before = number(page)
    end = bruno_plays(duel)
    expect(page.locator(".pacing p")).to_contain_text("things have happened since")
    assert number(page) == before
    page.locator(".pacing [data-do=hold]").click()
    becomes(lambda: number(page), end)


def test_at_a_normal_pace_what_matters_stands_for_about_a_second(visit: Visit, address: str) -> None:
    duel, page = met(visit, address, pace="normal")
    page.evaluate(
        """() => {
            window.changes = [];
            const note = () => window.changes.push(performance.now());
            new MutationObserver(note).observe(document.querySelector(".sw"), { attributeFilter: ["data-number"] });
        }"""
    )
    end = bruno_plays(duel)
    becomes(lambda: number(page), end)
    changes = page.evaluate("window.changes")
    assert len(changes) > 1
    assert min(after - before for before, after in pairwise(changes)) > 800


def test_the_pace_is_chosen_at_the_table_and_remembered(visit: Visit, address: str) -> None:
    _, page = met(visit, address)
    page.locator(".menu-button").click()
    page.get_by_role("group", name="Pace of the others").get_by_role("button", name="Fast").click()
    assert page.evaluate("localStorage['meetingstone.pace']") == "fast"
    page.reload()
    page.locator(".menu-button").click()
    chosen = page.get_by_role("group", name="Pace of the others").locator("[aria-pressed=true]")
    expect(chosen).to_have_text("Fast")


def test_a_click_shows_at_once(visit: Visit, address: str) -> None:
    """From the click on an answer to the next question, in the page with the slowest pace."""
    duel = Duel(visit, address, pace="slow", motion="no-preference")
    page = duel.open(duel.anna)
    expect(page.locator(".sw")).to_have_attribute("data-mine", "true")
    before = number(page)
    page.keyboard.press("1")
    page.locator("[data-answer^='pick:']").first.wait_for()
    took = page.evaluate(
        """async (before) => {
            const table = document.querySelector(".sw");
            const start = performance.now();
            document.querySelector("[data-answer^='pick:']").click();
            while (Number(table.dataset.number) === before) await new Promise(requestAnimationFrame);
            return performance.now() - start;
        }""",
        before,
    )
    print(f"from click to change: {took:.0f} ms")
    assert took < PROMPT * 1000


class Line:
    """The connection of a page to the table, which can be cut."""

    def __init__(self, page: Any) -> None:
        self.is_cut = False
        self.open: list[Any] = []
        page.route_web_socket("**/live?*", self.connect)

    def connect(self, socket: Any) -> None:
        if self.is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for each in self.open:
            each.close()
        self.open.clear()


def chosen_without_a_connection(visit: Visit, address: str) -> tuple[Duel, Line, Any]:
    duel = Duel(visit, address)
    line = Line(duel.anna)
    page = duel.open(duel.anna)
    expect(page.locator(".sw")).to_have_attribute("data-mine", "true")
    line.cut()
    page.locator(".linelost").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".linelost")).to_contain_text("What you chose is kept")
    return duel, line, page


def test_a_click_without_a_connection_is_kept_told_and_sent(visit: Visit, address: str) -> None:
    _, line, page = chosen_without_a_connection(visit, address)
    before = number(page)
    line.is_cut = False
    page.wait_for_function(f"Number(document.querySelector('.sw').dataset.number) > {before}")
    expect(page.locator(".linelost")).to_have_count(0)
    assert not page.locator(".notice").count()


def test_word_of_a_lost_line_covers_no_button(visit: Visit, address: str) -> None:
    """In any game: it lies over the bar or the board."""
    page = visit("/")
    line = Line(page)
    page.locator("[data-play=adventure]").click()
    page.locator(".ag[data-mine=true]").wait_for()
    line.cut()
    word = page.locator(".linelost")
    word.wait_for()
    for size in ((1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        lost, acts = word.bounding_box(), page.locator(".ms-acts").bounding_box()
        assert lost["y"] + lost["height"] <= acts["y"] and lost["x"] >= 0 and lost["x"] + lost["width"] <= size[0]
    assert word.evaluate("each => getComputedStyle(each).position") == "fixed"


def test_a_click_that_came_too_late_is_told(visit: Visit, address: str) -> None:
    """Meanwhile he played on from another device."""
    duel, line, page = chosen_without_a_connection(visit, address)
    duel.move()
    line.is_cut = False
    expect(page.locator(".notice")).to_contain_text("gone on before your move arrived")
