"""The middle of a game on tablets and phones, upright and lying: nothing is cut off, covered or too small to touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Moment, Stage
from web.screens import Tables, each_look, tables_of, wrong

pytestmark = pytest.mark.screens
HELD = ("tablet", "lying tablet", "lying phone", "phone", "small phone")


def asked(kind: str, round_: int) -> Moment:
    """The first player is asked a question of this kind in this round or turn, or later."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        now: int = getattr(game.state, "round", 0) or getattr(game.state, "turn", 0)
        return bool(game.question and game.question.kind == kind and 0 in game.question.awaited() and now >= round_)

    return is_it


STAGES = {
    "small_world": Stage(id="teams", seed=52, names=NAMES[:4], settings={"mode": "teams"}, moment=asked("turn", 4)),
    "adventure": Stage(id="walk", game="adventure", seed=54, names=NAMES[:3], settings={"characters": "random"},
                       moment=asked("ag-move", 5), bot="novice"),
    "board_game": Stage(id="act", game="board_game", seed=55, names=NAMES[:4], settings={"classes": "first_game"},
                        moment=asked("bg-act", 6), bot="novice"),
}  # fmt: skip


@pytest.fixture(scope="module", params=STAGES)
def tables(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with tables_of(tmp_path_factory.mktemp(request.param) / "games.db", [STAGES[request.param]]) as found:
        yield found


@each_look
def test_a_table_fits_whatever_is_held_in_the_hand(visit: Any, tables: Tables, language: str, theme: str) -> None:
    (table,) = tables.ids
    assert wrong(visit, tables, table, sizes=HELD, language=language, theme=theme) == []


def test_a_table_on_a_tablet_keeps_nobody_out(visit: Any, tables: Tables, violations: Any) -> None:
    (table,) = tables.ids
    page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, size=(820, 1180), touch=True)
    page.locator(".ms-table.portrait[data-mine=true]").wait_for()
    assert violations(page) == []
