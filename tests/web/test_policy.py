"""The page under the content security policy as everybody gets it: nothing inline, nothing from elsewhere, no eval."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from staged import PROGRAM, Stage, asked, serving, stage
from web.conftest import Watch
from web.patience import PATIENCE

PAGES = [
    "/",
    "/lobby",
    "/setup/board_game",
    "/gallery/adventure",
    "/rules/small_world",
    "/settings",
    "/help",
    "/learn/small_world",
]
GAMES = {
    "small_world": Stage(id="world", moment=asked("conquer", 2)),
    "board_game": Stage(id="board", game="board_game", moment=lambda play: play.update > 30, names=("Ilka", "Tobin")),
    "adventure": Stage(id="adventure", game="adventure", moment=lambda play: play.update > 30),
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, tuple[str, str]]]:
    data = tmp_path_factory.mktemp("policy") / "games.db"
    cookie = stage(data, [*GAMES.values()])
    with serving(data, PROGRAM) as address:
        yield address, cookie


@pytest.fixture
def look(browser: Any, served: tuple[str, tuple[str, str]]) -> Iterator[Callable[[str], Any]]:
    address, (name, value) = served
    watch = Watch()
    context = browser.new_context()
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    watch.follow(page)

    def go(path: str) -> Any:
        page.goto(address + path, wait_until="networkidle")
        until(page, "document.querySelector('main') && !document.querySelector('main .loading')")
        return page

    yield go
    context.close()
    assert watch.wrong == []


def until(page: Any, condition: str) -> None:
    """As ``wait_for_function`` does it, without evaluating anything inside the page."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(f"Boolean({condition})"):
        assert time.monotonic() < deadline, condition
        time.sleep(0.05)


@pytest.mark.parametrize("path", PAGES)
def test_every_kind_of_page_keeps_to_the_policy(look: Callable[[str], Any], path: str) -> None:
    assert look(path).locator("h1").first.is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_table_keeps_to_the_policy(look: Callable[[str], Any], game: str) -> None:
    page = look(f"/table/{GAMES[game].id}")
    until(page, "document.querySelector('main svg')")
    page.keyboard.press("Escape")


def test_colours_and_the_coach_come_without_inline_style(look: Callable[[str], Any]) -> None:
    page = look("/")
    until(page, "document.querySelector('.seat-1')")
    assert page.evaluate("getComputedStyle(document.querySelector('.seat-1')).getPropertyValue('--c')").strip()
    look("/learn/small_world")
    page.locator("a[href^='/learn/small_world/']").first.click()
    until(page, "document.querySelector('.coach')")
    until(page, "document.adoptedStyleSheets.length || document.querySelector('.coach[data-wants=next]')")


def test_a_script_that_somebody_smuggles_in_does_not_run(browser: Any, served: tuple[str, tuple[str, str]]) -> None:
    page = browser.new_context().new_page()
    page.goto(served[0] + "/help", wait_until="load")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.caught = 1\">')")
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), {text: 'window.caught = 2'}))")
    time.sleep(0.3)
    assert page.evaluate("window.caught") is None
    page.context.close()
