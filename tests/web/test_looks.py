"""Quests, Events and the Overlord, looked at closely; and prompts of the Board Game that name what asks them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Stage, serving, stage
from web.patience import becomes, expect

SIZES = [(1440, 900), (390, 844)]


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def acting(play: Play) -> bool:
    game = play.session.game
    question = game.question
    return bool(question and question.kind == "bg-act" and 0 in question.awaited() and game.state.turn >= 8)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("looks") / "games.db"
    settings = {"classes": "random", "overlord": "nefarian"}
    table = Stage(id="act", game="board_game", moment=acting, names=NAMES[:4], settings=settings, seed=11, tour=True)
    cookie = stage(data, [table])
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/{name}", server=tables.server, cookie=tables.cookie, **how)
    page.locator(".bg[data-mine=true]").wait_for()
    return page


def test_a_quest_tells_where_it_is_what_stands_there_and_who_is_how_far(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "act")
    page.locator(".quest").first.click()
    look = page.locator(".questlook")
    expect(look.locator(".mappiece .litup").first).to_be_visible()
    expect(look.locator(".foes li").first.locator(".tah")).to_be_visible()
    expect(look.locator(".waysto em").first).to_have_text(re.compile("is there|away"))
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_an_event_and_the_overlord_have_their_piece_of_the_map(
    visit: Any, tables: Tables, violations: Any, size: tuple[int, int]
) -> None:
    page = opened(visit, tables, "act", size=size, touch=size[0] < 700, language="it")
    if size[0] < 700:
        page.locator(".ms-seat").last.tap()
    page.locator(".lord .whole").click()
    lord = page.locator(".lordlook")
    expect(lord.locator(".stones li").last).to_have_text("Il Baluardo")
    expect(lord.locator(".against li")).to_have_count(2)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    page.locator("[data-event]").first.click()
    expect(page.locator(".eventlook p.first")).not_to_be_empty()


def test_a_prompt_names_the_quest_that_asks_and_what_each_answer_does(visit: Any, tables: Tables) -> None:
    """BG-QUEST-05."""
    page = opened(visit, tables, "act-bg-quest-deck")
    panel = page.locator(".decision")
    expect(panel.locator("h2")).to_contain_text("draw its new quest?")
    expect(panel.locator(".cause .named")).not_to_be_empty()
    expect(panel.locator(".decknote").first).to_contain_text("cards left")
    panel.locator(".cause .named").click()
    expect(page.locator(".questlook")).to_be_visible()


def test_the_log_is_folded_by_turn_and_by_fight(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "act")
    turns = page.locator(".log .fold.turn > button")
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    texts = turns.all_inner_texts()
    assert len(texts) >= 6 and all("Turn" in each for each in texts[:-1])
    expect(turns.nth(2)).to_have_attribute("aria-expanded", "false")
    lines = page.locator(".log li:not(.fold, .said)")
    few = lines.count()
    for i in range(1, turns.count()):
        turns.nth(i).click()
    becomes(lambda: lines.count() > few, True)
    fight = page.locator(".log .fold.fight > button[aria-expanded=false]").first
    expect(fight).to_contain_text("Combat")
    more = lines.count()
    fight.click()
    becomes(lambda: lines.count() > more, True)
    # An entry opens its moment, and the turn of that moment stays open.
    lines.last.locator("button").click()
    expect(page.locator(".log li.here").first).to_be_visible()
