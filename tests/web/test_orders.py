"""Standing orders on the page: set in the menu and under a question, by mouse, by keyboard and by finger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meetingstone.server.play import Play
from staged import Stage, serving, stage
from web.test_adventure import PHONE, READY, SETTINGS, Tables


def at_a_window(play: Play) -> bool:
    """The first player may play or use something in a fight of his own."""
    game = play.session.game
    question = game.question
    return (
        question is not None
        and question.kind.startswith("ag-at-")
        and question.awaited() == (0,)
        and game.state.fight is not None
    )


STAGES = [
    Stage(id=f"orders{name}", game="adventure", moment=at_a_window, bot="random", settings=SETTINGS)
    for name in ("never", "fight", "keys", "phone")
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("orders") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/orders{name}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    page.wait_for_selector(".askless")
    return page


def kind_of(page: Any) -> str:
    return str(page.get_attribute(".ag", "data-kind"))


def gone_on(page: Any, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('.ag').dataset.number) > n", arg=before)


def number(page: Any) -> int:
    return int(page.get_attribute(".ag", "data-number"))


def pressed(page: Any, kind: str) -> str:
    return f'[data-window="{kind}"] button[aria-pressed=true]'


def open_orders(page: Any) -> None:
    page.click(".menu-button")
    page.click("[data-do=orders]")
    page.wait_for_selector("dialog.orders")


def test_never_at_this_moment_lets_the_game_go_on(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "never")
    kind, before = kind_of(page), number(page)
    page.click(f'[data-never="{kind}"]')
    gone_on(page, before)
    open_orders(page)
    page.wait_for_selector(pressed(page, kind) + ":has-text('Never')")
    page.click(f'[data-window="{kind}"] button:has-text("When I can")')
    page.wait_for_selector(pressed(page, kind) + ":has-text('When I can')")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(READY)
    open_orders(page)
    page.wait_for_selector(pressed(page, kind) + ":has-text('When I can')")


def test_peace_for_a_fight_plays_it_to_its_end(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "fight")
    before = number(page)
    page.click("[data-quiet=fight]")
    gone_on(page, before)
    page.wait_for_selector(READY)
    assert not (page.query_selector(".ag.fighting") and kind_of(page).startswith("ag-at-"))


def test_orders_by_keyboard(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "keys")
    kind, before = kind_of(page), number(page)
    page.focus(".menu-button")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.menu[open]")
    reach(page, "[data-do=orders]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.orders[open]")
    reach(page, f'[data-window="{kind}"] button:nth-child(3)')
    page.keyboard.press("Space")
    page.wait_for_selector(pressed(page, kind) + ":has-text('Never')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.orders", state="detached")
    gone_on(page, before)


def reach(page: Any, selector: str) -> None:
    """Tab until this has the focus."""
    for _ in range(120):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_orders_fit_a_phone_in_italian(visit: Any, tables: Tables, dark: bool) -> None:
    page = opened(visit, tables, "phone", size=PHONE, language="it", theme="dark" if dark else "light")
    small = "[...document.querySelectorAll('{0}')].map(e => e.getBoundingClientRect()).filter(r => r.height < 43.5)"
    assert page.evaluate(small.format(".askless button") + ".length") == 0
    open_orders(page)
    page.wait_for_selector("text=Se posso")
    assert page.evaluate(small.format("dialog.orders .seg button") + ".length") == 0
    assert page.evaluate("document.querySelector('dialog.orders').scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
