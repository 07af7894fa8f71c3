"""The page needs a browser and the real server; both are started once for all its tests."""

from __future__ import annotations

import os
import shutil
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from web.duel import Duel
from web.patience import PATIENCE

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def lacking(reason: str) -> Any:
    """Skip in one line; in CI a test that does not run is a test that fails."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def lot_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("page") / "lot"


@pytest.fixture(autouse=True)
def lot(lot_file: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[int], None]]:
    """`lot(7)`: the tables that this test sets up from now on draw from this number, and so do their bots.

    A test that does not choose has a number of its own: it never meets other tables than last time.
    """

    def choose(number: int) -> None:
        lot_file.write_text(str(number))

    choose(zlib.crc32(request.node.nodeid.encode()))
    yield choose
    lot_file.unlink()


@pytest.fixture(scope="session")
def address(lot_file: Path) -> Iterator[str]:
    """Where the real server listens."""
    try:
        import litestar  # noqa: F401
    except ModuleNotFoundError:
        lacking("The page is not tested: the server is not installed (pip install 'meetingstone[web]').")
    from staged import serving

    rigged = (str(Path(__file__).with_name("rigged.py")), str(lot_file))
    # Hundreds of guests come from here in a few minutes.
    with serving(lot_file.with_name("games.db"), rigged, "--bot-pause", "0", "--no-limits") as where:
        yield where


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        lacking("The page is not tested: Playwright is not installed (pip install playwright).")
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        lacking("The page is not tested: no Chromium is installed.")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        opened.close()


# With preload axe would fetch style sheets from where they are not; what else it could tell is long and never read.
AXE = {"preload": False, "resultTypes": ["violations"]}
# What comes in or fades is looked at when it has arrived; what glows for ever is as it is.
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


@pytest.fixture(scope="session")
def violations() -> Callable[[Any], list[tuple[str, list[str]]]]:
    """What keeps somebody out of a page, by the checker axe-core: every serious violation, and where it occurs."""
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ModuleNotFoundError:
        lacking("Accessibility is not tested: axe is not installed (pip install axe-playwright-python).")
    checker = Axe()

    def find(page: Any) -> list[tuple[str, list[str]]]:
        page.wait_for_function(AT_REST)
        found = checker.run(page, options=AXE).response["violations"]
        grave = [each for each in found if each["impact"] in ("serious", "critical")]
        return [(each["id"], [told(node) for node in each["nodes"][:3]]) for each in grave]

    def told(node: dict[str, Any]) -> str:
        """What is wrong where, with the colours that are too near to each other."""
        said = "; ".join(check["message"] for check in node["any"] if check["id"] == "color-contrast")
        return f"{node['html'][:160]} {said}".strip()

    return find


class Watch:
    """What the console of a page said that it should not."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def follow(self, page: Any) -> None:
        page.on("pageerror", lambda error: self.wrong.append(f"{page.url}: {error}"))
        page.on("console", lambda m: self.wrong.append(f"{page.url}: {m.text}") if m.type in TROUBLE else None)


TROUBLE = ("error", "warning")
READY = "document.querySelector('main h1') && !document.querySelector('main .loading')"
Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any, address: str) -> Iterator[Visit]:
    """Open a page as somebody new: `visit("/lobby", theme="dark")`. Trouble in its console fails the test."""
    opened = []
    watch = Watch()

    def make(
        path: str,
        *,
        theme: str = "light",
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        script: str = "",
        pace: str = "now",
        motion: str = "reduce",
        server: str = address,
        cookie: tuple[str, str] | None = None,
    ) -> Any:
        context = browser.new_context(
            color_scheme=theme,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
        )
        # Who does not look at the pace does not wait for it.
        keeps = {"pace": pace, "decline": "at-once", "order": "ask", "free": "ask", "settled": "ask"}
        keeps["guided"] = "small_world,adventure,board_game"
        known = " ".join(f"localStorage['meetingstone.{name}'] ??= '{value}';" for name, value in keeps.items())
        context.add_init_script(f"try {{ {known} }} catch {{}}\n{script}")
        opened.append(context)
        if cookie:
            context.add_cookies([{"name": cookie[0], "value": cookie[1], "url": server}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch.follow(page)
        page.goto(server + path, wait_until="load")
        page.wait_for_function(READY)
        return page

    yield make
    for context in opened:
        context.close()
    assert watch.wrong == []


@pytest.fixture
def duel(visit: Visit, address: str) -> Duel:
    return Duel(visit, address)
