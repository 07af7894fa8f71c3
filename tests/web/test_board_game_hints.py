"""A hint of the Board Game leads to the answer that it names, and keys go on from there; no notice covers an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone import registry
from meetingstone.engine.views import view
from meetingstone.server.play import Play
from staged import Moment, Stage, serving, stage
from web.patience import expect

READY = ".bg[data-mine=true][data-busy=false]"


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def advised(kind: str, wish: str) -> Moment:
    """The first player is asked a question of this kind, and a bot would answer with a key that begins so."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        if game.question is None or game.question.kind != kind or 0 not in game.question.awaited():
            return False
        bot = registry.bot("greedy")(game.definition, 7)
        return game.keys(0)[bot.choose(view(game, 0))].startswith(wish)

    return is_it


MOMENTS = {
    "challenge": advised("bg-act", "challenge:"),
    "travel": advised("bg-act", "travel:"),
    "manage": advised("bg-manage", "equip:"),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("hints") / "games.db"
    settings = {"classes": "first_game", "overlord": "kazzak"}
    stages = [
        Stage(id=f"hint{name}", game="board_game", moment=moment, names=("Ilka", "Tobin"), settings=settings)
        for name, moment in MOMENTS.items()
    ]
    cookie = stage(data, stages)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/hint{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


def followed(page: Any, wish: str) -> str:
    """Ask for hints and touch the one whose answer begins so."""
    page.keyboard.press("h")
    hint = page.locator(f"[data-hint^='{wish}']").first
    key: str = hint.get_attribute("data-hint")
    hint.click()
    return key


def goes_on(page: Any, before: str) -> None:
    page.wait_for_selector(f".bg:not([data-number='{before}'])")


def test_a_hint_to_challenge_opens_whom(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "challenge")
    key = followed(page, "challenge:")
    expect(page.locator(".decision.challenge")).to_be_visible()
    expect(page.locator("[data-deed=challenge]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-deed=travel]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(f".decision [data-answer='{key}']")).to_be_focused()
    before = page.get_attribute(".bg", "data-number")
    page.keyboard.press("Enter")
    goes_on(page, before)


def test_a_hint_to_travel_opens_where_to_and_enter_goes_to_what_was_chosen(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "travel")
    followed(page, "travel:")
    place = page.locator(".decision.places [data-place]").first
    expect(place).to_be_focused()
    before = page.get_attribute(".bg", "data-number")
    page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    goes_on(page, before)


def test_a_hint_to_equip_takes_the_card_in_hand_and_keys_live_on(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "manage")
    key = followed(page, "equip:")
    card = key.split(":")[2]
    expect(page.locator(f"[data-held={card}]").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".area.fits [data-answer='{key}']")).to_be_focused()
    # One step back at a time: the hints, then the card.
    page.keyboard.press("Escape")
    page.locator(".hints").wait_for(state="detached")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-held={card}]").first).to_have_attribute("aria-pressed", "false")
    before = page.get_attribute(".bg", "data-number")
    page.keyboard.press("e")
    goes_on(page, before)


NOTICE = """() => document.querySelector("main").insertAdjacentHTML("afterend",
  `<div class="notice"><p>The server does not answer. Your choice is kept and goes out as soon as it does.</p>
  <button type="button" class="btn sm">Close</button></div>`)"""
COVERED = """() => {
  const over = document.querySelector(".notice");
  return [...document.querySelectorAll("[data-answer], [data-do], [data-deed]")].filter((button) => {
    const a = button.getBoundingClientRect(), b = over.getBoundingClientRect();
    const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return a.width && meet && !over.contains(button);
  }).map((button) => button.outerHTML.slice(0, 90));
}"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)])
def test_a_notice_lies_over_no_answer(visit: Any, tables: Tables, size: tuple[int, int]) -> None:
    page = opened(visit, tables, "manage", size=size)
    page.evaluate(NOTICE)
    page.locator(".notice").wait_for()
    assert page.evaluate(COVERED) == []
