"""What is settled is not asked on the page of the Board Game: free dice, the order of attacks, wounds one by one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Stage, serving, stage
from web.patience import becomes, expect

SETTLED = "localStorage['meetingstone.order'] = ''; localStorage['meetingstone.free'] = ''"
LOOKS = 400


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def late(play: Play) -> bool:
    """Each player leads two characters, and has led them together against something."""
    game = play.session.game
    return bool(game.question and 0 in game.question.awaited() and game.state.turn >= 20)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("clicks") / "games.db"
    settings = {"classes": "random", "overlord": "nefarian"}
    table = Stage(id="two", game="board_game", moment=late, names=NAMES[:2], settings=settings, seed=5, tour=True)
    cookie = stage(data, [table])
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/{name}", server=tables.server, cookie=tables.cookie, **how)
    page.locator(".bg").wait_for()
    return page


def number(page: Any) -> int:
    return int(page.locator(".bg").get_attribute("data-number"))


def test_wounds_are_shared_in_one_control(visit: Any, tables: Tables) -> None:
    """BG-WOUND-02: the sum is what it must be, and one button sends it."""
    page = opened(visit, tables, "two-bg-wound")
    shares = page.locator(".shares")
    if not shares.count():
        expect(page.locator("[data-answer^='wound:']").first).to_be_visible()
        return
    first = number(page)
    more, less = shares.locator("[data-more]").first, shares.locator("[data-less]:not([disabled])").first
    expect(more).to_be_disabled()
    less.click()
    expect(shares.locator("[data-do=share]")).to_be_disabled()
    shares.locator("[data-more]:not([disabled])").last.click()
    shares.locator("[data-do=share]").click()
    becomes(lambda: number(page) > first, True)


def test_who_wants_to_be_asked_for_free_dice_is(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "two-bg-pool")
    expect(page.locator("[data-answer=use_all], .inst").first).to_be_visible()


def test_free_dice_join_the_pool_by_themselves(visit: Any, tables: Tables) -> None:
    """BG-CARD-05."""
    page = visit("/help", server=tables.server, cookie=tables.cookie, script=SETTLED)
    path = f"{tables.server}/api/tables/two-bg-pool"
    start = page.request.get(path).json()["update"]
    page.goto(f"{tables.server}/table/two-bg-pool")
    becomes(lambda: page.request.get(path).json()["update"] > start, True)


def test_the_order_of_attacks_is_asked_once_a_fight(visit: Any, tables: Tables) -> None:
    """BG-COMBAT-04."""
    page = opened(visit, tables, "two-bg-order", script=SETTLED)
    page.locator("[data-answer^='order:']").last.click()
    round_ = page.locator(".combat")
    for _ in range(LOOKS):
        kind = page.locator(".bg").get_attribute("data-kind")
        if not round_.count() or "round 2" in round_.inner_text():
            break
        if kind != "bg-order" and page.locator(".bg[data-mine=true][data-busy=false]").count():
            page.keyboard.press("Enter")
        time.sleep(0.05)
    time.sleep(1)
    assert page.locator(".bg").get_attribute("data-kind") != "bg-order"
