"""Without a connection a page of its own says so; nothing old is shown, and the page can be installed."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from staged import LET_EVALUATE, PROGRAM, serving
from web.patience import PATIENCE, expect

READY = (
    "navigator.serviceWorker.ready.then((it) => it.active.state === 'activated' && navigator.serviceWorker.controller)"
)


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    context = browser.new_context(locale="it", color_scheme="dark")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def test_a_page_stands_in_while_the_server_is_gone(page: Any, tmp_path: Path) -> None:
    with serving(tmp_path / "games.db") as address:
        page.goto(address + "/help")
        page.wait_for_function(f"{READY}.then(Boolean)")
    page.goto(address + "/table/abc")
    expect(page.locator("h1:visible")).to_have_text("Il tavolo è irraggiungibile")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 16, 12)"
    assert page.url == address + "/table/abc"
    # Nothing of the game or of the page itself is kept.
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)))).flat()"""
    )
    assert sorted(each.rpartition("/")[2].split(".")[0] for each in kept) == [
        "early", "offline", "offline", "offline", "stone",
    ]  # fmt: skip
    port = address.rpartition(":")[2]
    with serving(tmp_path / "games.db", (*PROGRAM[:1], LET_EVALUATE + PROGRAM[1]), "--port", port):
        expect(page.locator("h1:visible")).to_have_text("Nessun tavolo a questo indirizzo")


def test_the_page_can_be_installed(address: str) -> None:
    with urllib.request.urlopen(address + "/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(address + icon["src"]) as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            head = answer.read(24)
            assert f"{int.from_bytes(head[16:20])}x{int.from_bytes(head[20:24])}" == icon["sizes"]


def test_the_worker_is_looked_at_anew_each_time(address: str) -> None:
    with urllib.request.urlopen(address + "/worker.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]
        # What it keeps is named after its content, so that a new page makes a new worker.
        kept = re.findall(r'"(/[^"]+)"', answer.read().decode())
    assert len(kept) == 5 and all(re.search(r"\.[0-9a-f]{12}\.\w+$", each) for each in kept)
