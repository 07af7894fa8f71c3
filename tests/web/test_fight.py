"""A fight of the Board Game on the page, by mouse and by keyboard, on tables that stand in the middle of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.games.board_game.scene.fight import FightScene
from meetingstone.server.play import Play
from staged import Moment, Stage, serving, stage
from web.patience import expect

READY = ".bg[data-mine=true][data-busy=false] .combat"
PHONE = (390, 844)
MOST = 80
"""Answers after which a fight must be over."""


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def fighting(kind: str, fits: Callable[[FightScene, list[str]], bool]) -> Moment:
    """The first player fights and is asked a question of this kind, and fight and answers are fit for the test."""

    def is_it(play: Play) -> bool:
        question = play.session.game.question
        if question is None or question.kind != kind or 0 not in question.awaited():
            return False
        fight = play.scenes((0,))[0].fight  # type: ignore[attr-defined]
        return fight is not None and fits(fight, play.session.game.keys(0))

    return is_it


def two_dice_of_a_long_fight(fight: FightScene, keys: list[str]) -> bool:
    """Two dice may be picked, and no roll of all dice ends the fight."""
    assert fight.attack is not None
    longer = sum(foe.health for foe in fight.foes) > len(fight.attack.dice)
    return longer and fight.picks is not None and fight.picks.most >= 2


def a_power_may_be_used(fight: FightScene, keys: list[str]) -> bool:
    return any(key.startswith("use:") for key in keys)


SETTINGS = {"classes": "first_game", "overlord": "nefarian"}
REROLL, POOL, LOOK, LOOK_POOL = "fightreroll", "fightpool", "fightlook", "fightlookpool"
MOMENTS = {
    (REROLL, LOOK): fighting("bg-reroll", two_dice_of_a_long_fight),
    (POOL, LOOK_POOL): fighting("bg-pool", a_power_may_be_used),
}
STAGES = [
    Stage(id=table, twins=[twin], game="board_game", moment=moment, names=("Ilka", "Tobin"), settings=SETTINGS)
    for (table, twin), moment in MOMENTS.items()
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("fight") / "games.db"
    cookie = stage(data, STAGES)
    with serving(data) as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


def number(page: Any) -> int:
    return int(page.get_attribute(".bg", "data-number"))


def answered(page: Any, before: int) -> None:
    """The page has drawn what came of an answer, and it is the player's turn to answer again."""
    page.wait_for_function(
        """n => {
            const { number, busy, mine } = document.querySelector(".bg").dataset;
            return Number(number) > n && busy === "false" && mine === "true";
        }""",
        arg=before,
    )


def test_two_dice_are_picked_by_mouse_and_rerolled_at_once(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, REROLL)
    dice = page.locator("button.die")
    before, reroll = number(page), page.locator("[data-do=picks]")
    expect(reroll).to_be_disabled()
    dice.nth(0).click()
    page.wait_for_selector("button.die[aria-pressed=true]")
    dice.nth(0).click()
    page.wait_for_selector("button.die[aria-pressed=true]", state="detached")
    dice.nth(0).click()
    dice.nth(1).click()
    page.wait_for_selector("[data-do=picks]:not(:disabled) >> text=2")
    # Each of them may bring a token; the legend shows one, too.
    expect(page.locator(".tk.may")).to_have_count(3)
    reroll.click()
    answered(page, before)
    expect(page.locator(".fightlog li").first).not_to_be_empty()
    for _ in range(MOST):
        if not page.locator(".combat").count():
            break
        before, several = number(page), dice.count() and reroll.count()
        page.locator(
            "[data-do=share], .cbtn .btn.pri, .cbtn [data-answer], button.foe.can, .others [data-answer], button.die"
        ).first.click()
        if several:
            reroll.click()
        answered(page, before)
    expect(page.locator(".combat")).to_have_count(0)


def test_a_fight_is_fought_by_keyboard_alone(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, POOL)
    rolled = False
    for _ in range(MOST):
        if not page.locator(".combat").count():
            break
        before = number(page)
        if page.locator("[data-do=worst]:not(:disabled)").count():
            page.keyboard.press("w")
            page.keyboard.press("r")
        elif page.locator("[data-do=worst]").count():
            page.keyboard.press("k")
        elif page.locator(".cbtn [data-answer]").count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        answered(page, before)
        rolled = rolled or page.locator(".die:not(.blank)").count() > 0
    assert rolled and not page.locator(".combat").count()


def test_m_shows_the_map_and_escape_forgets_the_dice(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, LOOK)
    page.keyboard.press("1")
    page.wait_for_selector(".die.sel")
    page.keyboard.press("Escape")
    page.wait_for_selector(".die.sel", state="detached")
    page.keyboard.press("m")
    page.wait_for_selector(".combat", state="detached")
    page.keyboard.press("m")
    page.wait_for_selector(".combat")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_fight_is_accessible(visit: Any, tables: Tables, violations: Any, theme: str, size: tuple[int, int]) -> None:
    page = opened(visit, tables, LOOK, theme=theme, size=size)
    assert violations(page) == []


def test_on_a_phone_targets_are_large_and_nothing_runs_out_of_the_page(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, LOOK, size=PHONE, language="it")
    small = page.evaluate(
        "() => [...document.querySelectorAll('.combat button')].filter(b => { const r = b.getBoundingClientRect();"
        " return r.width && (r.width < 43.5 || r.height < 43.5) }).map(b => b.outerHTML.slice(0, 90))"
    )
    assert small == []
    assert page.evaluate("document.querySelector('.combat').scrollWidth") <= PHONE[0]


def test_the_whole_fight_and_what_a_power_does_to_it_are_shown(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, LOOK_POOL)
    whole = page.locator(".wholefight dl")
    expect(whole).to_contain_text("%")
    expect(page.locator(".wholefight header")).to_contain_text("±")
    change = page.locator(".inst .change").first
    change.wait_for()
    # What is sure is told in wounds, all else in per cent.
    words = change.locator("> [aria-hidden]")
    expect(words).to_contain_text("→")
    told = re.fullmatch(r"([\d.]+) → ([\d.]+)(?: %)?", words.inner_text().strip())
    assert told and all(0 <= float(number) <= 100 for number in told.groups())


def test_h_says_what_the_bot_would_do_and_why(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, LOOK, language="it")
    page.keyboard.press("h")
    hints = page.locator(".hints")
    # Of the dice that may be rerolled each says whether it hits.
    expect(hints).to_contain_text("colpi")
    expect(hints).not_to_contain_text(re.compile("@|hint-"))
    page.keyboard.press("h")
    hints.wait_for(state="detached")
    page.keyboard.press("h")
    hints.wait_for()
    page.keyboard.press("Escape")
    hints.wait_for(state="detached")
