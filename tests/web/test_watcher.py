"""Somebody who only watches a table: told what happens, and never that it will be their turn."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Stage, serving, stage
from web.duel import Duel
from web.patience import expect

PROMISE = re.compile(r"your turn|you are (told|asked)|tocca a te|tuo turno", re.IGNORECASE)
# All that is read or heard: what stands there, and the names of buttons and pictures.
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((each) => [each.getAttribute("aria-label"), each.title])].join("\\n")"""


def begun(play: Play) -> bool:
    """The first player may act."""
    question = play.session.game.question
    return question is not None and question.kind in ("turn", "bg-act", "ag-move") and 0 in question.awaited()


def rolled(play: Play) -> bool:
    """Dice were thrown in a fight that is over."""
    return begun(play) and any(event.kind == "bg-rolled" for event in play.session.log)


STAGES = [
    Stage(id="small_world", moment=begun, names=NAMES[:2]),
    Stage(id="board_game", game="board_game", moment=begun, names=NAMES[:2], settings={"classes": "first_game"}),
    Stage(id="adventure", game="adventure", moment=begun, names=NAMES[:2], settings={"characters": "random"}),
]


FOUGHT = Stage(id="fought", game="board_game", moment=rolled, names=NAMES[:2], settings={"classes": "first_game"})
# Signs on the bar of the past that are larger than their place or do not lie on it.
ASTRAY = """() => [...document.querySelectorAll(".scrubber .sign")].flatMap((sign) => {
    const bar = document.querySelector(".scrubber .reel").getBoundingClientRect(), box = sign.getBoundingClientRect();
    const beside = box.left >= bar.left - 9 && box.right <= bar.right + 9;
    const on = beside && box.top >= bar.top - 2 && box.bottom <= bar.bottom;
    return on && box.width <= 24 && box.height <= 24 ? [] : [JSON.stringify(box)];
})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("watched") / "games.db"
    stage(data, [*STAGES, FOUGHT])
    with serving(data) as where:
        yield where


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)], ids=["desk", "tablet"])
@pytest.mark.parametrize(("game", "language"), [(each.id, "en") for each in STAGES] + [("small_world", "it")])
def test_nobody_who_watches_is_promised_a_turn(
    visit: Any, server: str, game: str, language: str, size: tuple[int, int]
) -> None:
    spectate = hashlib.sha256(game.encode()).hexdigest()[:22]
    page = visit(f"/table/{game}?spectate={spectate}", server=server, language=language, size=size)
    page.locator("[data-mine=false]").first.wait_for()
    assert not PROMISE.search(page.evaluate(SAID))
    page.keyboard.press("?")
    page.locator(".keyhelp").wait_for()
    assert not PROMISE.search(page.evaluate(SAID))


def test_whoever_watches_skips_what_waits_and_sees_what_comes_after(visit: Any, address: str) -> None:
    duel = Duel(visit, address)
    table = duel.call(duel.anna, duel.path)
    page = visit(f"{duel.page_path}?spectate={table['spectate']}", pace="step")
    page.locator(".sw").wait_for()
    number = page.locator(".sw").get_attribute("data-number")
    duel.play(lambda now: now["awaits"] == [1])
    page.locator(".pacing").wait_for()
    page.keyboard.press("Shift+.")
    expect(page.locator(".pacing")).to_have_count(0)
    assert page.locator(".sw").get_attribute("data-number") != number
    duel.play(lambda now: now["awaits"] == [0])
    page.locator(".pacing").wait_for()


def test_signs_of_dice_are_small_and_lie_on_the_bar(visit: Any, server: str) -> None:
    spectate = hashlib.sha256(FOUGHT.id.encode()).hexdigest()[:22]
    page = visit(f"/table/{FOUGHT.id}?spectate={spectate}", server=server)
    page.locator(".bg[data-busy=false]").wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator(".scrubber .sign").first.wait_for()
    assert page.evaluate(ASTRAY) == []
