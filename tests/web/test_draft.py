"""Classes are picked on the page of the Board Game: cards that say who is who, what is taken and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Stage, serving, stage
from web.patience import becomes, expect

SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def picking(play: Play) -> bool:
    """Others have picked before, and the first player is asked."""
    question = play.session.game.question
    return question is not None and question.kind == "bg-class" and 0 in question.awaited()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("draft") / "games.db"
    desk, *twins = (f"draft{size}" for size in SIZES)
    cookie = stage(
        data, [Stage(id=desk, twins=(*twins, "draftkeys"), game="board_game", moment=picking, names=NAMES[:4], seed=11)]
    )
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/{name}", server=tables.server, cookie=tables.cookie, **how)
    page.locator(".bg[data-kind=bg-class][data-mine=true]").wait_for()
    return page


@pytest.mark.parametrize("size", SIZES)
def test_a_class_is_a_card_that_says_what_it_is_and_is_taken_by_a_button(visit: Any, tables: Tables, size: str) -> None:
    """BG-SETUP-02."""
    page = opened(visit, tables, f"draft{size}", size=SIZES[size], touch=size != "desk")
    mage = page.locator("[data-class=mage]")
    mage.scroll_into_view_if_needed()
    expect(mage).to_contain_text("Damage from afar")
    expect(mage).to_contain_text("Crooked Staff")
    mage.click()
    page.locator("[data-answer='class:mage']").click()
    picked = page.locator(".classdraft .draft li", has_text="You")
    expect(picked.or_(page.locator(".bg:not(:has(.classdraft))")).first).to_be_visible()
    path = f"{tables.server}/api/tables/draft{size}"
    becomes(
        lambda: "mage" in page.request.get(f"{path}/moments/{page.request.get(path).json()['update']}").text(), True
    )


def test_a_class_that_cannot_be_picked_stays_and_says_why(visit: Any, tables: Tables) -> None:
    """BG-SETUP-02, BG-SETUP-04: what others have taken, and what stands on the other side."""
    page = opened(visit, tables, "draftkeys", language="it")
    refused = page.locator(".classcard.refused")
    expect(refused.first.locator(".ccw")).to_contain_text("già di")
    refused.first.click()
    expect(page.locator(".closeclass > button")).to_be_disabled()
    taken = refused.count()
    offered = page.locator(".classcard:not(.refused)").count()
    assert taken + offered == 9


def test_numbers_and_enter_pick_a_class(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "draftkeys")
    cards = page.locator(".classcard")
    free = [i for i in range(9) if "refused" not in str(cards.nth(i).get_attribute("class"))]
    page.keyboard.press(str(free[-1] + 1))
    expect(cards.nth(free[-1])).to_have_attribute("aria-pressed", "true")
    number = page.locator(".bg").get_attribute("data-number")
    page.keyboard.press("Enter")
    becomes(lambda: page.locator(".bg").get_attribute("data-number") != number, True)
