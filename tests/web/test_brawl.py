"""Fights between characters on the page: on every screen all that can be seen can be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Moment, Stage, serving, stage
from web.brawl import PROGRAM, brawling
from web.campaigner import Campaigner
from web.endings import shown
from web.player import EYES, Finger
from web.screens import EVERYWHERE
from web.walker import SIZES, TOUCH, faults

READY = ".bg[data-mine=true][data-busy=false] .combat"


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]


def asked(kind: str, round_: int = 1) -> Moment:
    """The first player is asked a question of this kind in this round of a fight or later."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        fight, question = game.state.fight, game.question
        return bool(question and question.kind == kind and 0 in question.awaited() and fight and fight.round >= round_)

    return is_it


def brawl(id: str, players: int, moment: Moment, *, final: bool = True, twins: tuple[str, ...] = ()) -> Stage:
    names = (*NAMES, "Ugo")[:players]
    settings = {"overlord": "kazzak" if final else "nefarian"}
    return Stage(id=id, twins=twins, game="board_game", moment=moment, names=names, settings=settings)


STAGES = [
    brawl("duel", 2, asked("bg-reroll", 2), final=False),
    brawl("three", 4, asked("bg-pool"), final=False),
    brawl("four", 2, asked("bg-reroll", 2), twins=("touched",)),
    brawl("five", 6, asked("bg-reroll"), final=False),
    brawl("six", 6, asked("bg-reroll", 2)),
    brawl("wounds", 2, asked("bg-wound")),
    brawl("armor", 2, asked("bg-armor")),
]
# Whatever of a fight can be pressed or read off: it must be there when it is pointed at. What only hides what sticks
# out does not scroll, though a program could make it.
HIDDEN = """() => [...document.querySelectorAll(".combat :is(button, a, .die, .tk, .sc, .inst, .ft)")].flatMap((it) => {
    if (!it.getClientRects().length) return [];
    it.scrollIntoView({ block: "center", inline: "center" });
    for (let up = it.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (up.scrollLeft && overflowX === "hidden") up.scrollLeft = 0;
        if (up.scrollTop && overflowY === "hidden") up.scrollTop = 0;
    }
    const { x, y, width, height } = it.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    const seen = found && (it.contains(found) || (!it.matches("button, a") && found.contains(it)));
    return seen ? [] : [`${it.outerHTML.slice(0, 120)} lies under ${found?.outerHTML.slice(0, 80)}`];
})"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("brawl") / "games.db"
    with brawling():
        cookie = stage(data, STAGES)
    with serving(data, PROGRAM, "--bot-pause", "0", "--no-limits") as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


@pytest.mark.screens
@pytest.mark.parametrize("table", [each.id for each in STAGES])
def test_all_of_a_fight_can_be_touched_on_every_screen(visit: Any, tables: Tables, table: str) -> None:
    """Where one soaks, also as a fight opens on each screen, before anybody changes the size of a window."""
    how = {"language": "it", "theme": "dark"} if table in ("four", "six") else {}
    wrong = {}
    for finger in (False, True):
        page = opened(visit, tables, table, touch=finger, **how)
        for name in (each for each in SIZES if each.endswith(("tablet", "phone")) == finger):
            page.set_viewport_size(dict(zip(("width", "height"), SIZES[name], strict=True)))
            if EVERYWHERE:
                page.reload()
                page.wait_for_selector(READY)
            page.evaluate(DRAWN)
            wrong[name] = page.evaluate(HIDDEN) + faults(page, TOUCH if finger else 0)
        page.context.close()
    assert {name: found for name, found in wrong.items() if found} == {}


def test_the_final_battle_is_fought_to_its_end_by_touch(visit: Any, tables: Tables) -> None:
    """Characters against characters, on a tablet: dice, tokens and wounds, until one side has won."""
    page = opened(visit, tables, "touched", size=SIZES["tablet"], touch=True, script=EYES)
    player = Campaigner(page, Finger())
    player.play()
    winners, _ = shown(page)
    assert len(winners) == 1
    assert {"bg-reroll", "reroll"} <= set(player.met)
