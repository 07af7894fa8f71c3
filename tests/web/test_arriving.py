"""Arriving: three pointers in the first game that somebody starts, and the games that are over, with who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from staged import Stage, serving, stage
from web.patience import expect

NEW = "if (!sessionStorage.came) { localStorage['meetingstone.guided'] = ''; sessionStorage.came = 1 }"
SIZES = [(1440, 900), (820, 1180), (390, 844)]
COVERED = """() => {
    const ring = document.querySelector(".guide-ring").getBoundingClientRect();
    const card = document.querySelector(".guide-card").getBoundingClientRect();
    const whole = card.top >= 0 && card.left >= 0 && card.bottom <= innerHeight && card.right <= innerWidth;
    const big = ring.height > innerHeight - 2 * 190;
    return whole && (big || card.bottom <= ring.top || card.top >= ring.bottom) ? "" : JSON.stringify([ring, card]);
}"""


WATCH = """window.counts = []; const look = () => {
    const shown = document.querySelector(".over li.won .counted [aria-hidden]")?.textContent;
    if (shown) window.counts.push(shown);
    requestAnimationFrame(look);
}; look();"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["small_world", "board_game", "adventure"])
def test_the_first_play_now_points_at_three_things_and_offers_the_lesson(
    visit: Any, game: str, size: tuple[int, int]
) -> None:
    page = visit("/", script=NEW, size=size, touch=size[0] < 900)
    page.locator(f"[data-play={game}]").click()
    card = page.locator(".guide-card")
    titles = []
    for _ in range(3):
        card.wait_for()
        page.locator(".guide-ring").wait_for()
        assert page.evaluate(COVERED) == ""
        titles.append(card.locator("h2").inner_text())
        expect(card.locator("[data-do=guide-learn]")).to_have_attribute("href", f"/learn/{game}")
        card.locator("[data-do=guide-next]").click()
    assert len(set(titles)) == 3
    expect(card).to_have_count(0)
    page.reload()
    page.locator("[data-mine]").first.wait_for()
    expect(card).to_have_count(0)


def test_escape_ends_the_pointers_and_who_has_learned_gets_none(visit: Any) -> None:
    page = visit("/", script=NEW, language="it")
    page.locator("[data-play=small_world]").click()
    page.locator(".guide-card").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".guide-card")).to_have_count(0)
    other = visit("/", script=NEW + "localStorage['meetingstone.learned.small_world'] = 'arrive'")
    other.locator("[data-play=small_world]").click()
    other.locator(".sw").wait_for()
    expect(other.locator(".guide-card")).to_have_count(0)


@pytest.mark.parametrize(("language", "said"), [("en", "won"), ("it", "vinto")])
def test_finished_games_tell_who_won_and_when(visit: Any, tmp_path: Path, language: str, said: str) -> None:
    data = tmp_path / "games.db"
    cookie = stage(data, [Stage(id="over", names=("Ilka", "Tobin"), moment=lambda play: False)])
    with serving(data) as server:
        page = visit("/lobby", server=server, cookie=cookie, language=language)
        row = page.locator(".table-list li", has=page.locator("a[href='/table/over/result']"))
        expect(row.locator(".won")).to_contain_text(said)
        result = page.request.get(f"{server}/api/tables/over/result").json()["result"]
        assert page.request.get(f"{server}/api/tables/over").json()["winners"] == result["winners"]
        # The server ends before the browser would.
        page.close()


def test_coins_are_counted_out_at_the_end_unless_nothing_may_move(visit: Any, tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    cookie = stage(data, [Stage(id="over", names=("Ilka", "Tobin"), moment=lambda play: False)])
    with serving(data) as server:
        still = visit("/table/over", server=server, cookie=cookie)
        row = still.locator(".over li.won")
        points = str(row.get_attribute("data-points"))
        expect(row.locator(".counted [aria-hidden]")).to_have_text(points)
        expect(still.locator(".over .why")).to_contain_text("coin")
        page = visit("/table/over", server=server, cookie=cookie, motion="no-preference", pace="normal", script=WATCH)
        expect(page.locator(".over li.won .counted [aria-hidden]")).to_have_text(points)
        seen = page.evaluate("window.counts")
        assert len(set(seen)) > 3 and seen == sorted(seen, key=int)
        # The server ends before the browsers would.
        still.close()
        page.close()
