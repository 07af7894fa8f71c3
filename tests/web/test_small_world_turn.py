"""A turn of Small World on the page: hints in words, a decline asked for once more, troops back as they stood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from staged import Stage, asked, serving, stage
from web.patience import becomes, expect, go

PHONE = (390, 844)
STAGES = (
    Stage(id="turn", twins=("turnphone", "turnnever", "turnhint"), moment=asked("turn", 4)),
    Stage(id="redeploy", twins=("redeployphone",), moment=asked("redeploy", 3)),
)
ASKS = "localStorage['meetingstone.decline'] = ''"


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("turns") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/{name}", server=tables.server, cookie=tables.cookie, **how)
    page.locator(".sw[data-mine=true]").wait_for()
    return page


@pytest.mark.parametrize("language", ["en", "it"])
def test_hints_are_sentences_without_bare_numbers(visit: Any, tables: Tables, language: str) -> None:
    page = opened(visit, tables, "turnhint", language=language)
    page.keyboard.press("h")
    hints = page.locator(".hints li")
    hints.first.wait_for()
    expect(hints.first.locator("em")).to_have_text({"en": "best", "it": "la migliore"}[language])
    for each in hints.all():
        assert re.search(r"\w+ \w+.*\.$", each.locator("p").first.inner_text())
        assert not re.search(r"\d", each.locator("em").inner_text())


def test_a_hint_that_is_no_place_is_done_by_enter(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "turnhint")
    page.keyboard.press("h")
    hint = page.locator("[data-hint=expand]")
    hint.click()
    expect(page.locator("[data-answer=expand]")).to_be_focused()


@pytest.mark.parametrize(("name", "how"), [("turn", {}), ("turnphone", {"size": PHONE, "touch": True})])
def test_a_decline_is_asked_for_once_more(visit: Any, tables: Tables, name: str, how: dict[str, Any]) -> None:
    """SW-DECL-01: it ends the turn, so a slip must not be enough."""
    page = opened(visit, tables, name, script=ASKS, **how)
    number = page.locator(".sw").get_attribute("data-number")
    page.locator("[data-answer=decline]").click()
    asked_again = page.locator("dialog.confirm")
    expect(asked_again).to_contain_text(re.compile(r"stays? on the map and pays? \d+ coins? now"))
    asked_again.get_by_role("button", name="Cancel").click()
    expect(page.locator(".sw")).to_have_attribute("data-number", str(number))
    page.locator("[data-answer=decline]").click()
    asked_again.locator("[data-do=yes]").click()
    becomes(lambda: page.locator(".sw").get_attribute("data-number") != number, True)


def test_who_does_not_want_to_be_asked_is_not(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "turnnever", script=ASKS)
    page.locator("[data-answer=decline]").click()
    page.locator("dialog.confirm [data-do=never]").click()
    becomes(lambda: page.evaluate("localStorage['meetingstone.decline']"), "at-once")
    go(page, "/settings")
    expect(page.get_by_role("switch", name="Ask before a decline")).to_have_attribute("aria-checked", "false")


@pytest.mark.parametrize(("name", "how"), [("redeploy", {}), ("redeployphone", {"size": PHONE, "touch": True})])
def test_troops_go_back_as_they_stood(visit: Any, tables: Tables, name: str, how: dict[str, Any]) -> None:
    """SW-REDEP-01: one button and one confirm leave everything where it was."""
    page = opened(visit, tables, name, **how)
    path = f"{tables.server}/api/tables/{name}"
    last = page.request.get(path).json()["update"]
    (seen,) = page.request.get(f"{path}/moments/{last}").json()["scenes"]
    stood = seen["scene"]["stood"]
    assert stood and any(sum(map(int, pieces)) > 1 for pieces in stood.values())
    page.locator("[data-do=stood]").first.click()
    if not page.locator("[data-do=confirm]").first.is_enabled():
        page.locator("[data-do=spread]").first.click()
    page.locator("[data-do=confirm]").first.click()
    hand = sum(seen["scene"]["players"][0][each] for each in ("hand", "beasts", "champion"))
    becomes(lambda: page.request.get(path).json()["update"] >= last + hand - 1, True)

    def back(moment: int) -> bool:
        (then,) = page.request.get(f"{path}/moments/{moment}").json()["scenes"]
        regions = then["scene"]["regions"]
        return all(
            regions[region]["tokens"] >= tokens and regions[region]["beasts"] >= beasts
            for region, (tokens, beasts, _) in stood.items()
        )

    assert not back(last)
    assert any(back(moment) for moment in range(last + 1, last + hand + 1))


def test_the_log_is_folded_by_turn(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "turnhint", language="it")
    turns = page.locator(".log .fold.turn > button")
    expect(turns.first).to_have_attribute("aria-expanded", "true")
    expect(turns.nth(1)).to_contain_text(re.compile(r"Round \d+: \w+.*\d+ voci"))
    lines = page.locator(".log .entry")
    few = lines.count()
    turns.nth(1).press("Enter")
    becomes(lambda: lines.count() > few, True)
