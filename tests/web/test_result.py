"""The page after the game, in a real browser: what it says against what the record holds."""

from __future__ import annotations

import json
import re
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.small_world.watching import watched
from meetingstone.cli import main
from meetingstone.engine.record import read_record
from meetingstone.games.small_world.content import base
from web.patience import becomes, expect, go

BOX = base().box
PHONE = (390, 844)
LOOKS = [("light", (1440, 900)), ("dark", (1440, 900)), ("light", PHONE), ("dark", PHONE)]


class Finished:
    """A game that Anna and Bruno have played to its end at one device, at random."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.call("/api/me", {"name": "Anna"})
        seats = [{"kind": "you"}, {"kind": "hotseat", "name": "Bruno"}]
        order = {"game": "small_world", "settings": {"players": 2, "first": 0}, "seats": seats}
        self.id: str = self.call("/api/tables", order)["id"]
        self._play(Random(5))
        self.page = f"/table/{self.id}/result"
        self.told = self.call(f"/api/tables/{self.id}/result")
        self.record = read_record(self.fetch(f"/api/tables/{self.id}/record"))

    def _play(self, rng: Random) -> None:
        update = 0
        while True:
            scenes = [each["scene"] for each in self.call(f"/api/tables/{self.id}/moments/{update}")["scenes"]]
            if scenes[0]["over"]:
                return
            asked = next(scene for scene in scenes if scene["question"]["options"])
            keys = [rng.choice(asked["question"]["options"])["key"]]
            answer = {"number": asked["question"]["number"], "seat": asked["me"], "keys": keys}
            update = self.call(f"/api/tables/{self.id}/answers", answer)["update"]

    def call(self, path: str, body: Any = None) -> Any:
        return json.loads(self.fetch(path, body))

    def fetch(self, path: str, body: Any = None) -> bytes:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with self._opener.open(request) as response:
            return bytes(response.read())

    def seat_at(self, page: Any) -> None:
        """The browser becomes Anna's."""
        cookies = [{"name": each.name, "value": each.value, "url": self.address} for each in self.jar]
        page.context.clear_cookies()
        page.context.add_cookies(cookies)


@pytest.fixture(scope="module")
def finished(address: str) -> Finished:
    return Finished(address)


def numbers(page: Any, selector: str) -> list[int]:
    return [int(text) for text in page.locator(selector).all_inner_texts()]


def test_places_chart_and_sources_tell_the_same_scores(visit: Any, finished: Finished) -> None:
    page = visit(finished.page)
    coins, _ = watched(finished.record)
    scores = list(coins[-1])
    assert numbers(page, ".podium-score") == sorted(scores, reverse=True)
    assert numbers(page, ".bar-total") == scores
    assert numbers(page, ".sources tfoot td") == scores
    groups = page.locator(".sources tr.group").all()
    for seat, score in enumerate(scores):
        cells = [row.locator("td").nth(seat).inner_text() for row in groups]
        assert sum(int(cell or 0) for cell in cells) == score
    page.locator(".lead-chart summary").click()
    rows = page.locator(".lead-chart tbody tr").all()
    becomes(lambda: [tuple(int(cell or -1) for cell in row.locator("td").all_inner_texts()) for row in rows], coins)


def test_the_chart_tells_its_values_to_pointer_and_keyboard(visit: Any, finished: Finished) -> None:
    page = visit(finished.page)
    coins, _ = watched(finished.record)
    points = page.locator(".lead-chart svg a")
    expect(points).to_have_count(len(coins))
    points.nth(3).focus()
    expect(page.locator(".reading")).to_contain_text("After round 3")
    label = points.nth(3).get_attribute("aria-label")
    assert all(f" {points}" in label for points in coins[3])
    points.nth(5).hover()
    expect(page.locator(".reading b")).to_have_text([str(each) for each in coins[5]])
    expect(page.locator(".lead-chart .line .sign")).to_have_count(2 * len(coins))


def test_luck_is_what_the_record_says(visit: Any, finished: Finished) -> None:
    page = visit(finished.page)
    _, throws = watched(finished.record)
    for seat, card in enumerate(page.locator(".luck").all()):
        mine = [throw for throw in throws if throw.seat == seat]
        if not mine:
            assert "Never rolled" in card.inner_text()
            continue
        said = card.inner_text()
        assert f"{sum(throw.pips for throw in mine)} pips in" in said
        assert f"{len(mine) * sum(BOX.die) / len(BOX.die):.1f} to be expected" in said
        chances = [sum(face >= throw.need for face in BOX.die) / 6 for throw in mine if throw.need is not None]
        hits = sum(throw.need is not None and throw.pips >= throw.need for throw in mine)
        if chances:
            assert f"{hits} of {len(chances)} attempt" in said
            assert f"{sum(chances):.1f} to be expected" in said
        counts = [int(text) for text in card.locator(".histogram .count").all_text_contents()]
        assert counts == [sum(throw.pips == face for throw in mine) for face in sorted(set(BOX.die))]
        card.locator("summary").click()
        card.locator("tbody tr").first.wait_for()
        rows = [row.locator("td").all_inner_texts() for row in card.locator("tbody tr").all()]
        for (need, chance, fell, end), throw in zip(rows, mine, strict=True):
            assert int(fell) == throw.pips
            if throw.need is None:
                assert (need, chance, end) == ("–", "–", "–")
            else:
                good = sum(face >= throw.need for face in BOX.die)
                assert (int(need), chance) == (throw.need, f"{round(100 * good / len(BOX.die))}%")
                assert end.strip() == ("success" if throw.pips >= throw.need else "failure")


def test_a_moment_opens_the_table_as_it_was(visit: Any, finished: Finished) -> None:
    page = visit(finished.page)
    dearest = next(each for each in finished.told["story"]["moments"] if each["title"] == "story-dearest")
    update = finished.told["updates"][dearest["event"]]
    page.locator(".moments a", has_text="Dearest conquest").click()
    page.wait_for_url(re.compile(rf"/table/{finished.id}\?moment={update}$"))
    page.locator("main.full svg.map[role=group]").wait_for()
    expect(page.locator("[role=dialog].over")).to_have_count(0)


def test_the_seed_is_checked_in_the_browser(visit: Any, finished: Finished) -> None:
    page = visit(finished.page)
    page.locator(".verdict.good").wait_for()
    seed, commitment = finished.record.header.seed, finished.record.header.commitment
    expect(page.get_by_label("Seed", exact=True)).to_have_value(seed)
    expect(page.get_by_label("Fingerprint", exact=True)).to_have_value(commitment)


def test_another_seed_is_noticed(visit: Any, finished: Finished) -> None:
    page = visit("/help")

    def swap(route: Any) -> None:
        told = json.loads(json.dumps(finished.told))
        told["header"]["seed"] = "00" * 32
        route.fulfill(json=told)

    page.route("**/api/tables/*/result", swap)
    go(page, finished.page)
    page.locator(".verdict.bad").wait_for()


def test_what_is_downloaded_is_proved_and_runs(visit: Any, finished: Finished, tmp_path: Path) -> None:
    page = visit(finished.page)
    for place, command in (("Record of the game", "verify"), ("Position as a scenario", "scenario")):
        with page.expect_download() as waiting:
            page.locator(".keep .inner > div", has_text=place).get_by_role("link", name="Download").click()
        file = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(file)
        assert file.name.startswith("small_world-20")
        assert main([command, str(file)]) == 0
        if command == "verify":
            expect(page.locator(".fair pre")).to_contain_text(file.name)


def test_whoever_played_may_play_again(visit: Any, finished: Finished) -> None:
    page = visit("/help")
    finished.seat_at(page)
    page.goto(finished.address + f"/table/{finished.id}")
    dialog = page.get_by_role("dialog", name="The game is over")
    dialog.wait_for()
    offered = dialog.locator("[data-do]")
    becomes(
        lambda: offered.evaluate_all("all => all.map(each => each.dataset.do)"),
        ["result", "rematch", "lookback", "board"],
    )
    dialog.get_by_role("button", name="Look at the board").click()
    dialog.wait_for(state="detached")
    page.locator(".ms-acts [data-do=result]").click()
    page.wait_for_url(re.compile(r"/result$"))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/table/(?!{finished.id})[\w-]+$"))
    page.locator("main.full svg.map[role=group]").wait_for()


def test_a_stranger_sees_the_result_but_no_rematch(visit: Any, finished: Finished) -> None:
    page = visit(finished.page, language="it")
    expect(page.locator("h1")).to_have_text(re.compile("^vinc", re.IGNORECASE))
    expect(page.get_by_role("button", name="Rivincita")).to_have_count(0)


def test_a_running_game_shows_its_fingerprint_and_has_no_result_yet(visit: Any) -> None:
    page = visit("/")
    page.locator("[data-play=small_world]").click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    told = page.evaluate(f"fetch('/api/tables/{table}').then((r) => r.json()).then((t) => t.commitment)")
    expect(page.get_by_label("Fingerprint", exact=True)).to_have_value(told)
    page.keyboard.press("Escape")
    page.locator(".fair-card").wait_for(state="hidden")
    go(page, f"/table/{table}/result")
    page.get_by_text("still being played").wait_for()


@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone", "phone-dark"])
def test_nothing_is_cut_off_or_hard_to_read(
    visit: Any, finished: Finished, violations: Any, theme: str, size: tuple[int, int]
) -> None:
    page = visit(finished.page, theme=theme, size=size)
    page.locator(".verdict.good").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    small = """() => [...document.querySelectorAll('.result *')].filter((each) => [...each.childNodes].some((node) =>
        node.nodeType === 3 && node.data.trim()) && each.checkVisibility()).map((each) => {
            const scale = each.ownerSVGElement ? each.ownerSVGElement.getScreenCTM().a : 1;
            return [each.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(each).fontSize) * scale];
        }).filter(([, size]) => size < 11)"""
    assert page.evaluate(small) == []
    assert violations(page) == []
    if size == PHONE:
        low = """() => [...document.querySelectorAll('.result :is(button, a, summary, select, input)')].filter((each) =>
            !each.closest('table, svg') && each.checkVisibility()).map((each) =>
            [each.outerHTML.slice(0, 80), (each.closest('label') ?? each).getBoundingClientRect().height])
            .filter(([, height]) => height < 44)"""
        assert page.evaluate(low) == []
