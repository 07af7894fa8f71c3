"""How the table looks and how fast it answers, with the most players there can be."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("litestar")


from staged import NAMES, Stage, asked, serving, stage
from web.patience import PATIENCE, at_rest

SIZES = {"large": (1440, 900), "small": (1280, 800), "phone": (390, 844)}
PHONE = SIZES["phone"]
KB = 1024
LONG = ("Massimiliana Bartolomea della Scalaccia!", *NAMES[1:4], "Oona the Unreasonably Long-Winded Player")
STAGES = (
    Stage(id="five", seed=51, names=LONG, moment=asked("conquer", 5)),
    Stage(id="redeploys", seed=41, names=NAMES[:4], moment=asked("redeploy", 3)),
    Stage(id="begins", seed=31, names=NAMES[:3], moment=asked("pick", 1)),
    Stage(id="moves", twins=["flies"], seed=35, names=NAMES[:3], moment=asked("conquer", 2)),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[tuple[str, tuple[str, str]]]:
    """A server with tables in the middle of games, and the cookie of who sits there."""
    data = tmp_path_factory.mktemp("look") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as address:
        yield address, cookie


@pytest.fixture
def sit(house: tuple[str, tuple[str, str]], browser: Any) -> Iterator[Any]:
    """Sit down at a table: `sit("five", size=PHONE)`."""
    address, (name, value) = house
    opened = []

    def make(
        table: str,
        *,
        size: tuple[int, int] = SIZES["large"],
        language: str = "en",
        theme: str = "light",
        motion: str = "reduce",
    ) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size == PHONE,
        )
        opened.append(context)
        context.add_cookies([{"name": name, "value": value, "url": address}])
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}/table/{table}")
        page.locator(".sw .hits").wait_for(state="attached")
        page.evaluate("document.fonts.ready")
        page.wait_for_function("document.querySelector('.world').style.transform")
        at_rest(page, ".sw .hits")
        return page

    yield make
    for context in opened:
        context.close()


# ---- what is seen


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_nothing_sticks_out(sit: Any, size: tuple[int, int], language: str) -> None:
    """Five players with names of forty letters, in both languages: no part is wider than its place."""
    page = sit("five", size=size, language=language)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [*size]
    parts = ".ms-bar, .combos, .ms-prompt, .tray, .players, .player, .log, .ms-deck, .ms-acts, .ms-seat"
    wider = page.evaluate(
        """(parts) => [...document.querySelectorAll(parts)]
            .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className)""",
        parts,
    )
    assert wider == []


@pytest.mark.parametrize("table", ["five", "redeploys", "begins"])
def test_what_matters_is_above_the_fold(sit: Any, table: str) -> None:
    page = sit(table, size=SIZES["small"])
    parts = (".ms-prompt p", ".boardwrap", ".tray h2", ".ms-acts .pri", "[data-do=undo]", ".purse.open", ".log .say")
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= 800, part
    players = page.locator(".player").all()
    assert all((box := each.bounding_box()) and box["y"] + box["height"] <= 800 for each in players)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_no_text_is_smaller_than_11_pixels(sit: Any, size: tuple[int, int]) -> None:
    page = sit("five", size=size)
    small = page.evaluate(
        """() => {
            const found = [];
            for (const each of document.querySelectorAll(".sw *")) {
                const own = [...each.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
                if (!own || each.closest(".unseen, kbd") || !each.getClientRects().length) continue;
                const svg = each.getScreenCTM ? each.getScreenCTM().a : 1;
                const pixels = parseFloat(getComputedStyle(each).fontSize) * svg;
                if (pixels < 10.9) found.push([each.textContent.trim(), each.getAttribute("class"), pixels]);
            }
            return found;
        }"""
    )
    assert small == [], small


def test_targets_on_the_phone_are_large_enough(sit: Any) -> None:
    for table in ("five", "redeploys", "begins"):
        page = sit(table, size=PHONE)
        small = page.evaluate(
            """() => [...document.querySelectorAll(".sw button, .sw a[href]")]
                .map((e) => [e.textContent.trim() || e.getAttribute("aria-label"), e.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 30))
                .map(([name, box]) => [name, box.width, box.height])"""
        )
        assert small == [], table


def test_islands_keep_apart_and_inside_the_frame(sit: Any) -> None:
    """With five boards no region of one island touches another, and none is cut off."""
    page = sit("five", size=SIZES["small"])
    frame, boxes = page.evaluate(
        """() => {
            const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
            return [box(document.querySelector(".boardwrap")), [...document.querySelectorAll(".hit")].map(box)];
        }"""
    )
    assert len(boxes) > 45
    for left, top, right, bottom in boxes:
        assert left >= frame[0] and top >= frame[1] and right <= frame[2] and bottom <= frame[3]
        assert min(right - left, bottom - top) > 40


# ---- what moves


def thread_time(wire: Any) -> float:
    """Seconds that the page itself has worked; whatever else the machine does takes none of them."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "ThreadTime")


def test_a_conquest_is_answered_at_once_and_tokens_fly(sit: Any) -> None:
    """From the key to the new table on screen; the bound is generous, for machines that are slow."""
    page = sit("flies", motion="no-preference")
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((all) => all.forEach((each) => (window.flown += each.addedNodes.length)))
                .observe(document.querySelector(".flights"), { childList: true });
        }"""
    )
    worked = []
    for _ in range(3):
        before = thread_time(wire)
        assert page.evaluate(CONQUER)
        worked.append(thread_time(wire) - before)
    # The best of three: memory is cleared up now and then.
    assert min(worked) < AT_ONCE
    page.wait_for_function("window.flown > 0")
    page.wait_for_function("!document.querySelector('.flight')")


def test_nothing_flies_for_those_who_want_no_motion(sit: Any) -> None:
    page = sit("moves")
    page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((all) => all.forEach((each) => (window.flown += each.addedNodes.length)))
                .observe(document.querySelector(".flights"), { childList: true });
        }"""
    )
    assert page.evaluate(CONQUER)
    assert page.evaluate("window.flown") == 0


AT_ONCE = 0.4
# Whether the table that a key leads to comes on screen.
CONQUER = f"""() => new Promise((done) => {{
    const hand = document.querySelector(".hs b"), before = hand.textContent;
    const look = () => {{
        const same = document.querySelector(".hs b")?.textContent === before;
        requestAnimationFrame(same ? look : () => done(true));
    }};
    document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "1", bubbles: true }}));
    setTimeout(() => done(false), {PATIENCE});
    look();
}})"""


# ---- what it weighs


BUDGET = {"/": (30, 300, 15), "/table/five": (30, 350, 12)}
"""For each page how many requests and KB on the wire without fonts a first visit may take, and requests of the next."""


@pytest.mark.parametrize("path", BUDGET)
def test_a_page_is_light(house: tuple[str, tuple[str, str]], browser: Any, path: str) -> None:
    """A few files for whoever comes first, and next to nothing when it is opened again."""
    address, (name, value) = house
    context = browser.new_context()
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    kept: set[str] = set()
    wire.on("Network.requestWillBeSent", lambda e: addresses.update({e["requestId"]: e["request"]["url"]}))
    wire.on("Network.requestServedFromCache", lambda e: kept.add(e["requestId"]))
    wire.on("Network.responseReceived", lambda e: e["response"]["fromDiskCache"] and kept.add(e["requestId"]))
    wire.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))

    def visit() -> tuple[int, float]:
        for each in (addresses, sizes, kept):
            each.clear()
        page.goto(address + path)
        # Pictures are asked for last, on a slow machine when nothing more seemed to come.
        page.locator(".sw .hits" if path.startswith("/table") else ".games").wait_for(state="attached")
        pictured = page.evaluate("document.querySelector('use[href*=\"/icons.\"]') !== null")
        for _ in range(100 if pictured else 0):
            if any("/icons." in each for each in addresses.values()):
                break
            page.wait_for_timeout(100)
        page.wait_for_load_state("networkidle")
        assert pictured == any("/icons." in each for each in addresses.values())
        asked = [id for id, where in addresses.items() if id not in kept and where.startswith("http")]
        return len(asked), sum(sizes.get(id, 0) for id in asked if "/fonts/" not in addresses[id]) / KB

    (first, weight), (again, rest) = visit(), visit()
    context.close()
    requests, most, next_time = BUDGET[path]
    assert 50 < weight < most and first <= requests
    assert rest < 20 and again <= next_time


def test_a_file_that_the_browser_has_is_not_sent_again(house: tuple[str, tuple[str, str]]) -> None:
    address, _ = house
    for path in ("/app.js", "/locale/it.ftl", "/api/games/small_world/gallery", "/"):
        with urllib.request.urlopen(address + path) as answer:
            tag = answer.headers["ETag"]
        request = urllib.request.Request(address + path, headers={"If-None-Match": tag})
        with pytest.raises(urllib.error.HTTPError) as found:
            urllib.request.urlopen(request)
        assert found.value.code == 304
