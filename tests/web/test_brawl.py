"""Fights between characters on the page: on every screen all that can be seen can be touched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from meetingstone.games.board_game.flow.wounds import TakeWounds
from meetingstone.server.play import Play
from staged import NAMES, Moment, Stage, serving, stage
from web.brawl import PROGRAM, brawling
from web.campaigner import Campaigner
from web.endings import shown
from web.player import EYES, Finger
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


def shared(play: Play) -> bool:
    """The first player shares several wounds among several characters without anybody who could bear them instead."""
    game = play.session.game
    frame = game.stack[-1]
    if not isinstance(frame, TakeWounds) or frame.count < 2 or not game.question or 0 not in game.question.awaited():
        return False
    side = game.state.fight.sides[frame.faction] if game.state.fight else ()
    heroes = [game.state.heroes[i] for i in side]
    return len(side) > 1 and all(not hero.pet and hero.health > 2 for hero in heroes)


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
SHARED = brawl("shared", 2, shared)
# Whatever of a fight can be pressed or read off: it must be there when it is pointed at.
HIDDEN = """() => [...document.querySelectorAll(".combat :is(button, a, .die, .tk)")].flatMap((it) => {
    if (!it.getClientRects().length) return [];
    it.scrollIntoView({ block: "center", inline: "center" });
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
        cookie = stage(data, [*STAGES, SHARED])
    with serving(data, PROGRAM, "--bot-pause", "0", "--no-limits") as server:
        yield Tables(server, cookie)


def opened(visit: Any, tables: Tables, table: str, **how: Any) -> Any:
    page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, **how)
    page.wait_for_selector(READY)
    return page


@pytest.mark.parametrize("table", [each.id for each in STAGES])
def test_all_of_a_fight_can_be_touched_on_every_screen(visit: Any, tables: Tables, table: str) -> None:
    page = opened(visit, tables, table, language="it" if table in ("four", "six") else "en")
    wrong = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        finger = name.endswith(("tablet", "phone"))
        wrong[name] = page.evaluate(HIDDEN) + faults(page, TOUCH if finger else 0)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_wounds_are_shared_in_one_control(visit: Any, tables: Tables) -> None:
    """Set once, they are answered one by one; nothing can be sent before all are given."""
    page = opened(visit, tables, "shared")
    shares = page.locator(".shares .stepper")
    wounds = int(re.search(r"\d+", page.locator(".others header .sub").inner_text())[0])
    given = [int(each.inner_text()) for each in shares.locator("output").all()]
    names = [each.get_attribute("aria-label") for each in shares.all()]
    assert sum(given) == wounds and len(given) > 1
    most = given.index(max(given))
    shares.nth(most).locator("button").first.click()
    expect(page.locator("[data-do=share]")).to_be_disabled()
    other = (most + 1) % len(given)
    shares.nth(other).locator("button").last.click()
    page.locator("[data-do=share]").click()
    page.wait_for_selector(".bg:not([data-kind=bg-wound])")
    given[most] -= 1
    given[other] += 1
    lost = page.locator(".fightlog li").all_inner_texts()
    assert [sum(line.startswith(f"{name} loses 1 Health") for line in lost) for name in names] == given, lost


def test_the_final_battle_is_fought_to_its_end_by_touch(visit: Any, tables: Tables) -> None:
    """Characters against characters, on a tablet: dice, tokens and wounds, until one side has won."""
    page = opened(visit, tables, "touched", size=SIZES["tablet"], touch=True, script=EYES)
    player = Campaigner(page, Finger())
    player.play()
    winners, _ = shown(page)
    assert len(winners) == 1
    assert {"bg-reroll", "reroll"} <= set(player.met)
