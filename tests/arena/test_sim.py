"""Many games at once: the same numbers however they are played, and honest intervals."""

import doctest
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meetingstone import cli
from meetingstone.arena import sim, stats
from meetingstone.arena.sim import Plan, Played, Report, Spell, count, simulate
from meetingstone.registry import UnknownName
from meetingstone.texts import Texts

PLAN = Plan("small_world", {"players": 2}, ("random", "random"), seed=3)


def test_the_number_of_processes_changes_nothing() -> None:
    assert simulate(PLAN, 20, jobs=1) == simulate(PLAN, 20, jobs=2)


def test_another_seed_plays_other_games() -> None:
    other = msgspec.structs.replace(PLAN, seed=4)
    assert simulate(PLAN, 3).seats != simulate(other, 3).seats


def test_more_games_begin_with_the_same_ones() -> None:
    seen: list[int] = []
    simulate(PLAN, 3, progress=seen.append)
    assert seen == [1, 2, 3]
    assert sim.play_one(PLAN, 1) == sim.play_one(PLAN, 1) != sim.play_one(PLAN, 2)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownName, match="rendom"):
        simulate(Plan("small_world", {"players": 2}, ("random", "rendom")), 1)


# ---- counting


ALONE = ((0,), (1,))


def played(number: int, winners: tuple[int, ...], *spells: Spell, sides: tuple[tuple[int, ...], ...] = ALONE) -> Played:
    return Played(number, winners, (10 * number, 20), 100 + number, spells, sides)


def report(*games: Played) -> Report:
    return count(PLAN, len(games), list(games))


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    found = report(played(0, (0,)), played(1, (0, 1)), played(2, ()))
    assert [line.wins for line in found.seats] == [1.5, 0.5]
    assert (found.shared, found.unwon) == (1, 1)


def test_a_team_wins_whole() -> None:
    together = played(0, (0, 1), sides=((0, 1),))
    assert [line.wins for line in report(together).seats] == [1, 1]
    assert report(together).shared == 0


@pytest.mark.parametrize(
    ("game", "settings", "sides"),
    [
        ("small_world", {"players": 5, "mode": "teams"}, ((0, 2), (1, 3), (4,))),
        ("small_world", {"players": 2, "mode": "murlocs"}, ((0, 1),)),
        ("small_world", {"players": 3}, ((0,), (1,), (2,))),
        ("adventure", {"players": 2}, ((0,), (1,))),
    ],
)
def test_who_wins_together(game: str, settings: dict[str, Any], sides: tuple[tuple[int, ...], ...]) -> None:
    assert sim.play_one(Plan(game, settings, ("random",) * settings["players"]), 0).sides == sides


def test_factions_of_the_board_game_win_together() -> None:
    found = sim.play_one(Plan("board_game", {"players": 4}, ("random",) * 4), 0)
    assert sorted(len(side) for side in found.sides) == [2, 2]


def test_names_stand_where_ids_would(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("small_world", "adventure", "board_game"):
        plan = Plan(game, {"players": 2}, ("random", "random"), seed=1)
        for lines in simulate(plan, 2).tags.values():
            assert all(Texts("en").has(line.name) for line in lines), lines


def test_length_and_points() -> None:
    found = report(played(0, (0,)), played(2, (1,)))
    assert (found.decisions.mean, found.decisions.shortest, found.decisions.longest) == (101, 100, 102)
    assert [(line.points, line.points_error) for line in found.seats] == [(10, 10), (20, 0)]


def test_what_was_played_twice_in_a_game_counts_one_win_but_both_points() -> None:
    orcs = Spell(0, "race", "race-orcs", 12), Spell(0, "race", "race-orcs", 6)
    (line,) = report(played(0, (0,), *orcs)).tags["race"]
    assert (line.name, line.count, line.wins, line.points) == ("race-orcs", 1, 1, 9)


def test_seats_of_the_same_bot_are_counted_together() -> None:
    (line,) = report(played(0, (0,)), played(1, (1,))).bots
    assert (line.name, line.count, line.win_rate) == ("random", 4, 0.5)


def test_races_and_powers_of_small_world_are_counted() -> None:
    found = simulate(PLAN, 2)
    assert set(found.tags) == {"race", "power"}
    assert all(line.name.startswith("race-") for line in found.tags["race"])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (0.5, 1, 0.055, 0.945), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert stats.wilson(wins, games) == (low, high)


def test_the_examples_run() -> None:
    assert doctest.testmod(stats).failed == 0
    assert doctest.testmod(sim).failed == 0


# ---- the command


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(["sim", "small_world", "--seats", "random", "--players", "3", "--games", "2", "--jobs", "1", "--json"])
        == 0
    )
    found = msgspec.json.decode(capsys.readouterr().out, type=Report)
    assert (found.played, found.plan.seats) == (2, ("random",) * 3)
    assert [line.name for line in found.seats] == ["0", "1", "2"]


def test_tables_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, heading in (("en", "By seat"), ("it", "Per posto")):
        words = ["--lang", language, "sim", "small_world", "--seats", "random,random", "--games", "1", "--jobs", "1"]
        assert cli.main(words) == 0
        assert heading in capsys.readouterr().out


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "9"],
        ["--players", "x"],
        ["--games", "0"],
        ["--jobs", "0"],
        ["--seats", "rendom"],
        ["--seats", "random,random", "--players", "4"],
        ["--mode", "nonsense"],
    ],
)
def test_wrong_options_get_one_sentence(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "small_world", "--jobs", "1", *options]) == 2
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1 and err.endswith((".\n", ")\n"))


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_what_has_been_played(jobs: str, tmp_path: Path) -> None:
    words = ["sim", "small_world", "--seats", "random", "--players", "2", "--games", "2000", "--jobs", jobs, "--json"]
    out = tmp_path / "report.json"
    with out.open("w") as file:
        process = subprocess.Popen(
            # Not from -c: worker processes start by importing the main module again.
            [sys.executable, "-m", "meetingstone.cli", *words],
            stdout=file,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
        )
        assert process.stderr is not None
        process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=60)
        assert process.returncode == 130
    found = msgspec.json.decode(out.read_bytes(), type=Report)
    assert 0 < found.played < found.games == 2000
