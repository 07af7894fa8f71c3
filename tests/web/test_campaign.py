"""The Board Game's table on the page: travelling, the sheet, the town, by mouse, by keyboard and on the phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import Moment, Stage, serving, stage
from web.patience import at_rest, expect

READY = ".bg[data-mine=true][data-busy=false]"
PHONE = (390, 844)


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def asked(kind: str, has: str = "") -> Moment:
    """The first player is asked a question of this kind, with an option whose key begins so."""

    def is_it(play: Play) -> bool:
        question = play.session.game.question
        if question is None or question.kind != kind or 0 not in question.awaited():
            return False
        return any(option.key.startswith(has) for option in play.scenes((0,))[0].question.options)

    return is_it


SETTINGS = {"classes": "first_game", "overlord": "kazzak"}
MOMENTS = {
    "act": asked("bg-act", "travel:"),
    "manage": asked("bg-manage", "equip:"),
    "town": asked("bg-town", "train:"),
    "challenge": asked("bg-act", "challenge:"),
}
TWINS = {"act": ("campaignkeys", "campaignlook", "campaignsmall")}
STAGES = [
    Stage(
        id=f"campaign{table}",
        twins=TWINS.get(table, ()),
        game="board_game",
        moment=moment,
        names=("Ilka", "Tobin"),
        settings=SETTINGS,
    )
    for table, moment in MOMENTS.items()
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("campaign") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/campaign{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


def number(page: Any) -> int:
    return int(page.get_attribute(".bg", "data-number"))


def answered(page: Any, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('.bg').dataset.number) > n", arg=before)


def test_a_region_that_glows_is_travelled_to_by_touching_it_twice(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "act")
    before, target = number(page), page.locator("[data-target=travel]").first
    region = target.get_attribute("data-region")
    at_rest(page, "[data-target=travel]")
    target.click(force=True)
    expect(page.locator(".ms-acts .pri")).to_contain_text("Travel to")
    at_rest(page, f"[data-region={region}]")
    page.locator(f"[data-region={region}]").click(force=True)
    answered(page, before)
    page.wait_for_selector(".ch.act")
    name = page.get_attribute(f"#b-{region}", "aria-label").split(",")[0]
    expect(page.locator(".ms-side section.turn")).to_contain_text(name)


def test_a_region_out_of_reach_says_why(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "look")
    at_rest(page, "[data-region=stratholme]")
    page.locator(".hit:not([data-target])[data-region=stratholme]").click(force=True)
    expect(page.locator(".whynot[role=alert]")).to_contain_text("Stratholme")


def test_a_turn_is_played_by_keyboard_alone(visit: Any, tables: Tables) -> None:
    """T lists where one may go, a number chooses, Enter goes; N is the next character; E ends."""
    page = opened(visit, tables, "keys")
    before = number(page)
    page.keyboard.press("t")
    page.wait_for_selector(".decision.places")
    page.keyboard.press("1")
    page.wait_for_selector(".ms-acts .pri >> text=Travel to")
    page.keyboard.press("Enter")
    answered(page, before)
    page.wait_for_selector(READY)
    page.keyboard.press("s")
    page.wait_for_selector("dialog .charsheet")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog .charsheet", state="detached")


def test_a_card_goes_where_it_fits_and_says_why_not_elsewhere(visit: Any, tables: Tables) -> None:
    """BG-EQUIP-04: the areas that it fits glow; another one names the rule."""
    page = opened(visit, tables, "manage")
    page.locator(".inhand.can").first.click()
    page.locator(".area.fits").first.wait_for()
    page.locator(".area.wont .layhere").first.click()
    expect(page.locator(".area .whynot")).to_contain_text("BG-")
    before = number(page)
    page.locator(".area.fits .layhere").first.click()
    answered(page, before)


def test_a_town_shows_all_wares_and_says_why_one_is_too_dear(visit: Any, tables: Tables) -> None:
    """BG-CHAR-11, BG-TRAIN-02."""
    page = opened(visit, tables, "town")
    assert page.locator(".shop .pickcard").count() > page.locator(".shop .pickcard[data-answer]").count() > 0
    page.locator(".shop .pickcard.cannot").first.click()
    page.wait_for_selector(".whynot[role=alert]")
    before = number(page)
    page.locator(".shop .pickcard[data-answer]").first.click()
    answered(page, before)


def open_sheet(page: Any) -> None:
    page.locator("[data-sheet]").first.click()
    page.locator("dialog .charsheet").wait_for()


def open_quest(page: Any) -> None:
    page.locator("[data-quest]").first.click()
    page.locator("dialog .closer").wait_for()


def list_places(page: Any) -> None:
    page.locator("[data-deed=travel]").click()
    page.locator("[data-place]").first.click()


def stay(page: Any) -> None:
    """Look at what is there."""


LOOKS = {
    "table": ("look", stay),
    "places": ("look", list_places),
    "sheet": ("look", open_sheet),
    "quest": ("look", open_quest),
    "manage": ("manage", stay),
    "town": ("town", stay),
}


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("look", LOOKS)
def test_nothing_keeps_anybody_out(
    visit: Any, tables: Tables, violations: Any, look: str, theme: str, size: tuple[int, int]
) -> None:
    table, way = LOOKS[look]
    page = opened(visit, tables, table, theme=theme, size=size)
    way(page)
    assert violations(page) == []


def test_the_phone_has_the_map_the_actions_and_sheets_within_reach(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "small", size=PHONE)
    small = page.evaluate(
        """[...document.querySelectorAll(".bg button")].filter((b) => b.offsetWidth)
            .map((b) => [b.className, b.offsetWidth, b.offsetHeight]).filter(([, w, h]) => w < 44 || h < 44)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for sheet in ("players", "log", "rules", "rules"):
        page.locator(f"[data-tool={sheet}]").click()
    expect(page.locator(".ms-sheet")).to_have_count(0)
    page.locator("[data-deed=travel]").click()
    page.locator("[data-place]").first.click()
    before = number(page)
    page.locator(".ms-acts .pri").click()
    answered(page, before)


def test_h_says_what_the_bot_would_do_and_why(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "look")
    page.keyboard.press("h")
    hints = page.locator(".hints")
    hints.locator("li p").first.wait_for()
    expect(hints.locator("li")).to_have_count(3)
    expect(hints.locator("li").first).to_contain_text("best")
    # Touching a hint leads to the button that does it.
    key = hints.locator("[data-hint]").first.get_attribute("data-hint")
    hints.locator("[data-hint]").first.click()
    page.wait_for_function(
        """key => {
            const { answer, deed } = document.activeElement.dataset;
            return [answer, deed].some((shown) => shown && key.startsWith(shown));
        }""",
        arg=key,
    )
    page.keyboard.press("Escape")
    hints.wait_for(state="detached")


def test_p_shows_what_is_within_reach_and_a_row_leads_there(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "challenge")
    page.keyboard.press("p")
    rows = page.locator(".plan li")
    expect(rows.first).to_contain_text("this turn")
    expect(rows.first).to_contain_text("%")
    rows.first.locator("button").click()
    page.keyboard.press("p")
    page.locator(".plan").wait_for(state="detached")


def test_a_challenge_shows_its_odds_before_it_is_made(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "challenge")
    page.keyboard.press("a")
    page.wait_for_selector(".choice[data-answer^=challenge] .expected >> text=nobody falls")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_hint_and_plan_are_accessible_and_large_enough_on_a_phone(
    visit: Any, tables: Tables, violations: Any, theme: str
) -> None:
    page = opened(visit, tables, "challenge", theme=theme, size=PHONE)
    for do, inside in (("plan", ".plan li"), ("hint", ".hints:not(.plan) li")):
        page.locator(f"[data-do={do}]").first.click()
        page.locator(inside).first.wait_for()
        assert violations(page) == []
        small = page.evaluate(
            "() => [...document.querySelectorAll('.hints button')].filter(b => { const r = b.getBoundingClientRect();"
            " return r.width && (r.width < 43.5 || r.height < 43.5) }).map(b => b.outerHTML.slice(0, 90))"
        )
        assert small == []
        page.keyboard.press("Escape")
