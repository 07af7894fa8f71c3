"""Tables on every screen: nothing is cut off, covered, out of reach or small to touch, and nobody is kept out.

In every run the middle of each game; where one soaks every kind of question of many games, and all that opens over it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from meetingstone.server.play import Play
from staged import NAMES, Moment, Stage
from web.screens import AT_TABLES, EVERYWHERE, SCREENS, Tables, Walk, at_tables, each_look, none, tables_of
from web.walker import LAYOUTS

pytestmark = pytest.mark.screens


def asked(kind: str, round_: int) -> Moment:
    """The first player is asked a question of this kind in this round or turn, or later."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        now: int = getattr(game.state, "round", 0) or getattr(game.state, "turn", 0)
        return bool(game.question and game.question.kind == kind and 0 in game.question.awaited() and now >= round_)

    return is_it


def late(turn: int) -> Moment:
    """Nothing in particular: it is late in the game."""
    return lambda play: getattr(play.session.game.state, "turn", 0) >= turn


class Tour(NamedTuple):
    middle: Stage
    """Looked at in every run, and with all that opens over it where one soaks."""
    others: Sequence[Stage]
    """Where one soaks: by each the questions that the first player is asked on the way."""
    fight: str = ""
    """Where all that opens is looked at in a fight, too."""


SIX = (*NAMES, "Ugo")
TOURS = {
    "small_world": Tour(
        Stage(id="teams", seed=52, names=NAMES[:4], settings={"mode": "teams"}, moment=asked("turn", 4), tour=True),
        [
            Stage(id="five", seed=51, names=NAMES, moment=lambda play: False, bot="novice", tour=True),
            Stage(id="murlocs", seed=53, names=NAMES[:2], settings={"mode": "murlocs"}, moment=lambda play: False,
                  tour=True),
        ],
    ),
    "adventure": Tour(
        Stage(id="walk", game="adventure", seed=54, names=NAMES[:3], settings={"characters": "random"},
              moment=asked("ag-move", 5), bot="novice", tour=True),
        [
            Stage(id="draft", game="adventure", seed=56, names=NAMES[:4], settings={"rounds": 9},
                  moment=lambda play: False, tour=True),
            Stage(id="two", game="adventure", seed=57, names=NAMES[:2], settings={"characters": "random", "valor": 6},
                  moment=lambda play: False, bot="novice", tour=True),
        ],
        fight="draft-ag-at-after_roll",
    ),
    "board_game": Tour(
        Stage(id="act", game="board_game", seed=55, names=NAMES[:4], settings={"classes": "first_game"},
              moment=asked("bg-act", 6), bot="novice", tour=True),
        [
            Stage(id="six", game="board_game", seed=58, names=SIX, settings={"overlord": "kelthuzad"},
                  moment=late(8), bot="novice", tour=True),
            Stage(id="two", game="board_game", seed=18, names=NAMES[:2], settings={"overlord": "nefarian"},
                  moment=late(16), tour=True),
        ],
        fight="two-bg-reroll",
    ),
}  # fmt: skip


class Met(NamedTuple):
    tables: Tables
    paths: list[str]
    """All that is looked at."""
    deep: list[str]
    """Of these, where all is opened that can be."""


def once(ids: Sequence[str]) -> Iterator[str]:
    """Each kind of question once, from whichever table met it first; every table where it ended."""
    met = set()
    for id in ids:
        _, _, kind = id.partition("-")
        if kind not in met or not kind:
            met.add(kind)
            yield id


@pytest.fixture(scope="module", params=TOURS)
def met(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Met]:
    tour = TOURS[request.param]
    stages = [tour.middle, *tour.others] if EVERYWHERE else [tour.middle]
    with tables_of(tmp_path_factory.mktemp(request.param) / "games.db", stages) as tables:
        middle = f"/table/{tour.middle.id}"
        if not EVERYWHERE:
            yield Met(tables, [middle], [middle])
            return
        spectate = hashlib.sha256(tour.middle.id.encode()).hexdigest()[:22]
        paths = [f"/table/{id}" for id in (tables.ids if request.param == "small_world" else once(tables.ids))]
        looked_back = f"{middle}?moment=12"
        watched = f"{middle}?spectate={spectate}"
        fight = [f"/table/{tour.fight}"] if tour.fight in tables.ids else []
        yield Met(tables, [*paths, looked_back, watched], [middle, *fight])


@each_look
def test_tables_fit_every_screen(visit: Any, met: Met, language: str, theme: str) -> None:
    walk = Walk(at_tables(visit, met.tables, language=language, theme=theme))
    none(walk.wrong(met.paths))


@each_look
def test_what_opens_over_a_table_fits_every_screen(visit: Any, met: Met, language: str, theme: str) -> None:
    sizes = SCREENS if EVERYWHERE else ("phone",)
    walk = Walk(at_tables(visit, met.tables, language=language, theme=theme), sizes)
    none(walk.wrong(met.deep, AT_TABLES))


@each_look
def test_tables_keep_nobody_out(visit: Any, met: Met, violations: Any, language: str, theme: str) -> None:
    sizes = LAYOUTS if EVERYWHERE else ("tablet",)
    walk = Walk(at_tables(visit, met.tables, language=language, theme=theme), sizes, lambda page, _: violations(page))
    none(walk.wrong(met.paths))
