"""No serious violation of accessibility (axe-core), on any page, in any state of the table, in both themes.

A page with an address of its own is added to PAGES in test_page.py. What one has to do something for is a walk: a
function that goes there and yields a name and the page at each stop. Add it to WALKS.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meetingstone import registry
from web.player import EYES, Mouse, Player
from web.test_page import PAGES

PHONE = (390, 844)
LOOKS = [("light", (1440, 900)), ("dark", (1440, 900)), ("light", PHONE), ("dark", PHONE)]
Stop = tuple[str, Any]
Visit = Callable[[str], Any]


def new_table(page: Any, *seats: dict[str, str], **settings: Any) -> str:
    """Set up a table without the page; returns where it is."""
    order = {"game": "small_world", "settings": {"players": len(seats), **settings}, "seats": list(seats)}
    table = page.request.post(page.url.partition("/help")[0] + "/api/tables", data=order).json()
    return f"/table/{table['id']}"


def go(page: Any, path: str) -> None:
    page.goto("/".join(page.url.split("/")[:3]) + path)


YOU, FRIEND, TOM = {"kind": "you"}, {"kind": "friend"}, {"kind": "hotseat", "name": "Tom"}


def pages(visit: Visit) -> Iterator[Stop]:
    for path in PAGES:
        yield path, visit(path)


def the_table(visit: Visit) -> Iterator[Stop]:
    page = visit("/help")
    go(page, new_table(page, YOU, TOM, first=0))
    player = Player(page, Mouse())
    player.until("pick")
    yield "pick", page
    player.step()
    page.locator("[data-answer^=pick]").wait_for()
    yield "a combo", page
    player.until("conquer")
    yield "targets", page
    page.locator("[data-do=hint]").first.click()
    page.locator(".hints").wait_for()
    yield "hint", page
    page.keyboard.press("Escape")
    page.locator(".hints").wait_for(state="detached")
    taken = page.locator("[data-region]:not([data-target])").first
    taken.dispatch_event("click")
    page.locator(".whycard, .swhy").first.wait_for()
    yield "why not", page
    # A sure conquest is made at once by mouse: what it costs shows before.
    target = page.locator("[data-choose]").last
    target.click() if page.locator(".sw.phone").count() else target.hover()
    page.locator(".costcard, .scard").first.wait_for()
    yield "cost", page
    player.until("redeploy")
    yield "redeployment", page
    page.locator("[data-do=spread]").click()
    page.locator("[data-do=confirm]:not(:disabled)").wait_for()
    yield "redeployed", page
    page.locator("[data-do=confirm]").click()
    page.locator("[data-do=ready]").wait_for()
    yield "hand-over", page


def seats_and_invitation(visit: Visit) -> Iterator[Stop]:
    page = visit("/help")
    table = new_table(page, YOU, FRIEND, first=1)
    go(page, table + "/seats")
    link = page.get_by_label("Link for seat 2")
    link.wait_for()
    yield "seats", page
    guest = visit("/" + link.input_value().split("/", 3)[3])
    guest.get_by_label("Your name").fill("Marta")
    yield "invitation", guest
    guest.get_by_role("button", name="Take the seat").click()
    page.locator(".sw[data-mine=false]").wait_for()
    yield "waiting", page


def the_end(visit: Visit) -> Iterator[Stop]:
    page = visit("/help")
    go(page, new_table(page, YOU, {"kind": "bot", "bot": "random"}, first=0))
    page.locator(".sw").wait_for()
    page.request.post(page.url.replace("/table/", "/api/tables/") + "/takeover", data={"seat": 0, "bot": "random"})
    page.locator("[role=dialog] [data-do=result]").wait_for()
    yield "over", page


def lessons_of(game: str, visit: Visit) -> Iterator[Stop]:
    """Every kind of question in the lessons of a game, as the coach leads to it."""
    page = visit("/help")
    seen = set()
    for lesson in registry.game(game).lessons:
        go(page, f"/learn/{game}/{lesson.id}")
        shown = page.locator("[data-busy=false] .coach")
        shown.wait_for()
        while True:
            kind = page.locator("[data-busy]").get_attribute("data-kind")
            if kind not in seen:
                seen.add(kind)
                yield f"{lesson.id}: {kind}", page
            leading = page.locator("[data-coach=next], [data-coach=show]")
            if not leading.count():
                break
            step = shown.get_attribute("data-step")
            leading.click()
            page.locator(f"[data-busy=false] .coach:not([data-step='{step}'])").wait_for()


def the_board_game(visit: Visit) -> Iterator[Stop]:
    return lessons_of("board_game", visit)


def the_adventure_game(visit: Visit) -> Iterator[Stop]:
    return lessons_of("adventure", visit)


WALKS = [pages, the_table, seats_and_invitation, the_end, the_board_game, the_adventure_game]


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize(("theme", "size"), LOOKS, ids=["light", "dark", "phone-light", "phone-dark"])
def test_no_serious_violation(
    visit: Any, lot: Any, violations: Any, walk: Any, theme: str, size: tuple[int, int]
) -> None:
    lot(21)
    stops = walk(lambda path: visit(path, theme=theme, size=size, script=EYES))
    found = {name: wrong for name, page in stops if (wrong := violations(page))}
    assert found == {}
