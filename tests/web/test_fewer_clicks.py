"""What is settled is not asked on the page of the Board Game: free dice, the order of attacks, wounds one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from meetingstone import registry
from meetingstone.engine import Game
from meetingstone.engine.views import view
from meetingstone.games.board_game.flow.wounds import TakeWounds
from meetingstone.server.play import Play
from staged import NAMES, OPEN, Stage, serving, stage
from web.patience import becomes, expect

FREE = "localStorage['meetingstone.free'] = ''"
KEPT = "localStorage['meetingstone.order'] = ''"


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]
    answers: list[tuple[int, str]]
    """What leads from the first order of a fight to the second, by number of the question."""


def late(play: Play) -> bool:
    """Each player leads two characters, and has led them together against something."""
    game = play.session.game
    return bool(game.question and 0 in game.question.awaited() and game.state.turn >= 20)


def shared(play: Play) -> bool:
    """The first player shares wounds among several characters; nothing is asked meanwhile, and the fight goes on."""
    game = play.session.game.clone()
    frame = game.stack[-1] if game.stack else None
    wounds = frame.count if isinstance(frame, TakeWounds) else 0
    for i in range(wounds):
        if game.question is None or game.question.kind != "bg-wound" or len(game.options(0)) < 2:
            return False
        game.take(0, i % 2)
    return wounds > 1 and game.state.fight is not None and len(game.options(0)) > 1


def asks_order(game: Game[Any], round_: int) -> bool:
    question, fight = game.question, game.state.fight
    asks = question is not None and question.kind == "bg-order" and 0 in question.awaited()
    return asks and fight is not None and fight.round == round_


def to_the_next_order(game: Game[Any]) -> list[tuple[int, str]]:
    """The answers of a bot up to the order of the second round; none where the fight ends before."""
    bot, found = registry.bot("greedy")(game.definition, 7), []
    while game.question and game.question.awaited() == (0,) and game.state.fight and not asks_order(game, 2):
        key = game.keys(0)[bot.choose(view(game, 0))]
        found.append((game.number, key))
        game.answer(game.number, key, seat=0)
    return found if asks_order(game, 2) else []


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    answers: list[tuple[int, str]] = []

    def lasts(play: Play) -> bool:
        game = play.session.game
        if asks_order(game, 1):
            answers[:] = to_the_next_order(game.clone())
        return bool(answers)

    data = tmp_path_factory.mktemp("clicks") / "games.db"
    settings = {"classes": "random", "overlord": "nefarian"}
    stages = [
        Stage(id="two", game="board_game", moment=late, names=NAMES[:2], settings=settings, seed=5, tour=True),
        Stage(id="shared", game="board_game", moment=shared, names=NAMES[:2], seed=3),
        Stage(id="kept", game="board_game", moment=lasts, names=NAMES[:2], twins=("asked",)),
    ]
    cookie = stage(data, stages)
    with serving(data, OPEN, "--bot-pause", "0", "--no-limits") as server:
        yield Tables(server, cookie, answers)


def opened(visit: Any, tables: Tables, name: str, **how: Any) -> Any:
    page = visit(f"/table/{name}", server=tables.server, cookie=tables.cookie, **how)
    page.locator(".bg").wait_for()
    return page


def number(page: Any) -> int:
    return int(page.locator(".bg").get_attribute("data-number"))


def test_wounds_are_shared_in_one_control(visit: Any, tables: Tables) -> None:
    """BG-WOUND-02: the sum is what it must be, one button sends it, and each takes what was set."""
    page = opened(visit, tables, "shared")
    shares = page.locator(".shares .stepper")
    shares.first.wait_for()
    wounds = int(re.search(r"\d+", page.locator(".others header .sub").inner_text())[0])
    given = [int(each.inner_text()) for each in shares.locator("output").all()]
    names = [each.get_attribute("aria-label") for each in shares.all()]
    assert sum(given) == wounds and len(given) > 1
    expect(page.locator(".shares [data-more]").first).to_be_disabled()
    most = given.index(max(given))
    other = (most + 1) % len(given)
    shares.nth(most).locator("[data-less]").click()
    expect(page.locator("[data-do=share]")).to_be_disabled()
    shares.nth(other).locator("[data-more]").click()
    given[most] -= 1
    given[other] += 1
    page.locator("[data-do=share]").click()
    page.wait_for_selector(".bg:not([data-kind=bg-wound])")
    told = page.locator(".fightlog li").all_inner_texts()[: wounds + 2]
    assert [sum(line.startswith(f"{name} loses 1 Health") for line in told) for name in names] == given, told


def test_who_wants_to_be_asked_for_free_dice_is(visit: Any, tables: Tables) -> None:
    page = opened(visit, tables, "two-bg-pool")
    expect(page.locator("[data-answer=use_all], .inst").first).to_be_visible()


def test_free_dice_join_the_pool_by_themselves(visit: Any, tables: Tables) -> None:
    """BG-CARD-05."""
    page = visit("/help", server=tables.server, cookie=tables.cookie, script=FREE)
    path = f"{tables.server}/api/tables/two-bg-pool"
    start = page.request.get(path).json()["update"]
    page.goto(f"{tables.server}/table/two-bg-pool")
    becomes(lambda: page.request.get(path).json()["update"] > start, True)


@pytest.mark.parametrize("table", ["kept", "asked"])
def test_the_order_of_attacks_is_asked_once_a_fight(visit: Any, tables: Tables, table: str) -> None:
    """BG-COMBAT-04: unless the player wants to be asked; an order that was taken back is asked again."""
    page = opened(visit, tables, table, script=KEPT if table == "kept" else "")
    first, *others = tables.answers
    page.locator(f"[data-answer='{first[1]}']").click()
    page.wait_for_selector(f".bg:not([data-number='{first[0]}'])")
    for number, key in others:
        # The rest comes from another device of the player.
        sent = page.request.post(
            f"{tables.server}/api/tables/{table}/answers",
            data={"seat": 0, "number": number, "keys": [key]},
            headers={"Origin": tables.server},
        )
        assert sent.ok, sent.text()
        page.wait_for_selector(f".bg:not([data-number='{number}'])")
    if table == "kept":
        page.wait_for_selector(".bg:not([data-kind=bg-order])")
        page.locator(".combat [data-do=undo]").click()
    page.wait_for_selector(".bg[data-kind=bg-order]")
    page.wait_for_timeout(500)
    expect(page.locator(".bg")).to_have_attribute("data-kind", "bg-order")


SETTLED = """async (plan) => {
  const settled = await import("/games/board_game/fight/settled.js");
  const fight = { region: "brill", began: ["leeam"] };
  const around = ({ number, kind, options, health = 5, there = "brill" }) => ({
    desk,
    scene: {
      number, subject: "leeam", heroes: { leeam: { health, max_health: 6 } }, fight: { ...fight, region: there },
      question: { kind, options: options.map((each) => ({ key: each.key ?? each.kind, ...each })) },
    },
  });
  const desk = {
    order: { fight: "", key: "", number: -1 }, passed: { fight: "", uses: [], number: -1 },
    arranged: { equips: [], number: -1 },
  };
  return plan.map(({ does, ...scene }) => {
    const here = around(scene);
    if (does === "go on") return settled.remember(here, ["ready"]) ?? null;
    if (does === "free") return settled.freeOf(here.scene);
    return does === "passed" ? settled.isPassed(here, here.scene.fight) : settled.isArranged(here);
  });
}"""
READY = {"kind": "ready"}
HEAL, DRINK = ({"kind": "use", "key": f"use:leeam:{card}"} for card in ("healing_wave", "minor_potion"))


def judged(visit: Any, *plan: dict[str, Any]) -> list[Any]:
    found: list[Any] = visit("/help").evaluate(SETTLED, list(plan))
    return found


def test_what_was_left_unused_in_a_fight_is_passed_unless_it_is_needed(visit: Any) -> None:
    lost = {"kind": "bg-lost", "options": [READY, HEAL]}
    again = {"does": "passed", **lost}
    assert judged(
        visit,
        {"number": 4, **again},
        {"number": 5, "does": "go on", **lost},
        {"number": 9, **again},
        {"number": 9, **again, "there": "tarren_mill"},
        {"number": 9, **again, "health": 3},
        {"number": 9, **again, "options": [READY, HEAL, DRINK]},
        {"number": 9, **again, "kind": "bg-rolled"},
        {"number": 5, **again},
    ) == [False, None, True, False, False, False, False, False]


def test_management_without_a_new_card_is_passed(visit: Any) -> None:
    """BG-END-02: a new card, or one that can be paid now, is asked about; an answer taken back is asked again."""
    old, new = ({"kind": "equip", "key": f"equip:leeam:{card}:1"} for card in ("bent_staff", "ley_staff"))
    ask = {"kind": "bg-manage", "does": "arranged"}
    assert judged(
        visit,
        {"number": 2, **ask, "options": [READY, old]},
        {"number": 2, **ask, "does": "go on", "options": [READY, old]},
        {"number": 8, **ask, "options": [READY, old]},
        {"number": 8, **ask, "options": [READY]},
        {"number": 8, **ask, "options": [READY, old, new]},
        {"number": 2, **ask, "options": [READY, old]},
    ) == [False, None, True, True, False, False]


def test_what_costs_nothing_and_can_only_help_is_used_of_itself(visit: Any) -> None:
    """BG-CARD-05: of a card that betters a die only the die is chosen; where there are several, so is the card."""
    plain = {"kind": "use", "key": "use:leeam:dire_wand", "plain": True}
    boon, other = ({"kind": "use", "key": f"use:leeam:{card}", "boon": True} for card in ("cruelty", "backstab"))
    every, suffer = {"kind": "use_all"}, {"kind": "suffer"}
    ask = {"number": 1, "kind": "bg-rerolled", "does": "free"}
    assert judged(
        visit,
        {**ask, "options": [READY, plain, boon]},
        {**ask, "options": [READY, plain, HEAL, every]},
        {**ask, "options": [READY, boon]},
        {**ask, "options": [READY, boon, other]},
        {**ask, "options": [READY, HEAL]},
        {**ask, "options": [suffer, boon]},
    ) == ["use:leeam:dire_wand", "use_all", "use:leeam:cruelty", "", "", ""]
