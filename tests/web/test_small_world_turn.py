"""A turn of Small World on the page: hints in words, a decline asked for once more, troops back as they stood."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import Moment, Stage, asked, serving, stage
from web.patience import becomes, expect, go

PHONE = (390, 844)


def may(start: str, end: str = "") -> Moment:
    """The first player has an answer that begins and ends so."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        return 0 in play.awaits() and any(key.startswith(start) and key.endswith(end) for key in game.keys(0))

    return is_it


STAGES = (
    Stage(id="turn", twins=("turnphone", "turnnever", "turnhint"), moment=asked("turn", 4)),
    Stage(id="redeploy", twins=("redeployphone",), moment=asked("redeploy", 3)),
    Stage(id="conquer", twins=("listed", "listedphone", "after"), moment=asked("conquer", 3)),
    Stage(id="champion", seed=2, moment=may("conquer:", ":championing")),
    Stage(id="other", moment=may("abandon:")),
    Stage(id="pick", twins=("pickphone",), moment=asked("pick", 1)),
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


LISTS = [("listed", {}, 1), ("listedphone", {"size": PHONE}, 2), ("pick", {}, 2), ("pickphone", {"size": PHONE}, 2)]


@pytest.mark.parametrize(("name", "how", "presses"), LISTS)
def test_enter_does_what_was_chosen_in_the_list(
    visit: Any, tables: Tables, name: str, how: dict[str, Any], presses: int
) -> None:
    """Chosen by Enter and done by Enter; a sure conquest on a desk is done at once."""
    page = opened(visit, tables, name, **how)
    number = page.locator(".sw").get_attribute("data-number")
    target = page.locator("[data-choose]").last
    target.focus()
    page.keyboard.press("Enter")
    if presses == 2:
        expect(target).to_contain_class("chosen")
        expect(page.locator(".sw")).to_have_attribute("data-number", str(number))
        page.keyboard.press("Enter")
    becomes(lambda: page.locator(".sw").get_attribute("data-number") != number, True)


def test_keys_go_on_after_a_hint(visit: Any, tables: Tables) -> None:
    """Escape takes back what the hint chose, Enter does it, and Z takes it back again."""
    page = opened(visit, tables, "after")
    number = page.locator(".sw").get_attribute("data-number")
    first = page.locator(".hints [data-hint^='conquer:']").first
    page.keyboard.press("h")
    first.click()
    chosen = page.locator(".ms-acts [data-answer]")
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("h")
    first.click()
    page.keyboard.press("Enter")
    becomes(lambda: page.locator(".sw").get_attribute("data-number") != number, True)
    expect(page.locator(".sw")).to_have_attribute("data-busy", "false")
    page.keyboard.press("z")
    becomes(lambda: page.locator(".sw").get_attribute("data-number"), number)


def test_the_button_says_what_it_takes(visit: Any, tables: Tables) -> None:
    """SW-CONQ-01: a number beside the deed, the same as on the tile."""
    page = opened(visit, tables, "conquer")
    tile = page.locator(".opt.sure[data-choose]").first
    cost = int(tile.locator(".oc b").inner_text())
    page.keyboard.press("ArrowDown")
    expect(page.locator(".ms-acts .pri")).to_contain_text(re.compile(rf"Conquer, {cost} token"))


def test_a_hint_is_followed_whatever_it_is_for(visit: Any, tables: Tables) -> None:
    """A hint to abandon a Region chooses just that, not the attack that the map offers first."""
    path = f"{tables.server}/api/tables/other"
    page = visit("/help", server=tables.server, cookie=tables.cookie)
    (seen,) = page.request.get(f"{path}/moments/{page.request.get(path).json()['update']}").json()["scenes"]
    key = next(each["key"] for each in seen["scene"]["question"]["options"] if each["kind"] == "abandon")

    def hinting(here: Any) -> None:
        there = here.connect_to_server()

        def told(message: str) -> None:
            said = json.loads(message)
            if said.get("type") == "hint":
                said["estimates"] = [{"key": key, "value": 1, "reasons": [], "says": []}]
            here.send(json.dumps(said))

        there.on_message(told)

    page.route_web_socket("**/*", hinting)
    page.goto(f"{tables.server}/table/other")
    page.locator(".sw[data-mine=true]").wait_for()
    number = page.locator(".sw").get_attribute("data-number")
    page.keyboard.press("h")
    page.locator(f"[data-hint='{key}']").click()
    expect(page.locator("[data-verb=abandon]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".ms-acts [data-answer='{key}']")).to_be_visible()
    page.keyboard.press("Enter")
    becomes(lambda: page.locator(".sw").get_attribute("data-number") != number, True)
    (now,) = page.request.get(f"{path}/moments/{page.request.get(path).json()['update']}").json()["scenes"]
    assert now["scene"]["regions"][key.removeprefix("abandon:")]["seat"] is None


@pytest.mark.rules("SW-POWER-CHAMPIONING-01")
def test_the_champion_is_sent_and_no_token_with_it(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "champion")
    path = f"{tables.server}/api/tables/champion"
    (seen,) = page.request.get(f"{path}/moments/{page.request.get(path).json()['update']}").json()["scenes"]
    options = seen["scene"]["question"]["options"]
    sent = next(each for each in options if each["key"].endswith(":championing") and each["cost"] == 0)
    page.locator(f"[data-choose={sent['region']}]").click()
    answer = page.locator(f"[data-answer='{sent['key']}']").first
    if answer.count():
        expect(answer).to_contain_text("Send the Champion, free")
        answer.click()
    expect(page.locator(".log .entry .what").filter(has_text="with the Champion alone")).to_have_count(1)


def test_the_purse_of_a_player_alone_counts_twice_against_two(visit: Any) -> None:
    """SW-TEAM-04: where purses are added up."""
    counted = visit("/help").evaluate(
        """async () => {
            const { teamsOf } = await import("/games/small_world/model.js");
            const players = [["alliance", 10], ["horde", 17], ["alliance", 20]]
                .map(([team, coins], seat) => ({ seat, team, coins }));
            return ["sum", "lowest"].map((team_score) => teamsOf({ players, team_score }).map(({ points }) => points));
        }"""
    )
    assert counted == [[30, 34], [10, 17]]
