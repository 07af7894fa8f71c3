"""Somebody who waits for the page: what a test says of a page is awaited, never read at once.

After a touch or a key the page may need another frame or an answer of the server, and a busy machine takes its time for
both. Whatever does not come at all fails the test, only later.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60_000
"""Milliseconds that anything on the page may take."""
GLANCE = 0.02
"""Seconds between two looks at the page."""

# The element that is found has not moved for some frames: effects that follow a picture come one or two later.
AT_REST = """async (what) => {
  const place = () => {
    const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
    return [x, y, width, height].join();
  };
  for (let last = place(), frames = 0; frames < 4; ) {
    await new Promise(requestAnimationFrame);
    const now = place();
    frames = now === last ? frames + 1 : 0;
    last = now;
  }
}"""


def expect(what: Any) -> Any:
    """Playwright's `expect`, as patient as everything else here. It may be missing where this is read."""
    from playwright.sync_api import expect as awaited

    awaited.set_options(timeout=PATIENCE)
    return awaited(what)


def becomes(look: Callable[[], Any], wanted: Any) -> None:
    """Something that is read from the page comes to be so."""
    end = time.monotonic() + PATIENCE / 1000
    while (seen := look()) != wanted and time.monotonic() < end:
        time.sleep(GLANCE)
    assert seen == wanted


def at_rest(page: Any, what: str) -> None:
    """An element is there, and stays where it is."""
    page.locator(what).first.wait_for(state="attached")
    page.evaluate(AT_REST, what)


def go(page: Any, path: str) -> None:
    """To another page of the site without loading anything anew, as by the browser's arrows."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
