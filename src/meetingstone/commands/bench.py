"""`meetingstone bench`: the speed of the engine, as numbers and as ratios to a fixed loop of plain Python.

`meetingstone bench server` measures the table in the browser instead (:mod:`meetingstone.server.load`).
"""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from meetingstone import registry
from meetingstone.engine import Game, GameDef, seed_from
from meetingstone.engine.record import header_of, load, save
from meetingstone.engine.views import view
from meetingstone.errors import Trouble
from meetingstone.texts import Texts

GAME, SETTINGS = "small_world", {"players": 4}
ROUNDS = 7
PLAYOUTS = "playouts"
MICROS = 1e6
NEVER = 10**9


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "bench", help=t("bench-help"), description=t("bench-description"), epilog=t("bench-examples")
    )
    parser.add_argument("what", nargs="?", choices=("engine", "server"), default="engine", help=t("bench-part"))
    parser.add_argument("--game", default=GAME, metavar=t("cli-game"), help=t("bench-game"))
    parser.add_argument("--seconds", type=float, default=10.0, metavar="N", help=t("bench-seconds"))
    parser.add_argument("--tables", type=int, default=200, metavar="N", help=t("bench-tables"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    if not args.seconds > 0:
        raise Trouble("bench-too-short")
    if args.what == "server":
        return _server(args, t)
    definition = registry.game(args.game)
    figures = measure(definition, args.seconds)
    if args.json:
        plain = {name: figure._asdict() for name, figure in figures.items()}
        about = {"game": definition.id, "python": platform.python_version(), "rounds": ROUNDS}
        print(json.dumps({**about, **plain}, indent=2))
    else:
        show(definition, figures, t)
    return 0


def _server(args: argparse.Namespace, t: Texts) -> int:
    try:
        from meetingstone.server import load
    except ModuleNotFoundError as missing:
        raise Trouble("serve-missing", module=missing.name or "") from None
    if not 1 <= args.tables <= 800:
        raise Trouble("bench-bad-tables", tables=args.tables)
    found = load.measure(args.tables, args.seconds)
    if args.json:
        print(json.dumps({"python": platform.python_version(), **found._asdict()}, indent=2))
        return 0
    print(t("bench-server-title", tables=found.tables, clients=found.clients))
    print(
        t("bench-server-paced", answers=found.paced_answers, p50=found.p50_ms, p99=found.p99_ms, worst=found.worst_ms)
    )
    print(t("bench-server-full", rate=found.answers_per_second, cpu=found.cpu_us, bytes=found.update_bytes))
    print(t("bench-server-memory", table=found.table_kb, connection=found.connection_kb))
    return 0


class Figure(NamedTuple):
    """One measurement over all rounds. ``ratio`` is the time of one action over that of the calibration loop."""

    unit: str
    median: float
    low: float
    high: float
    ratio: float


def measure(definition: GameDef[Any], seconds: float) -> dict[str, Figure]:
    """Every round times the calibration loop and then each measurement, so that a slow moment hits both."""
    timers = _timers(definition)
    times: dict[str, list[float]] = {name: [] for name in timers}
    loops: list[float] = []
    ratios: dict[str, list[float]] = {name: [] for name in timers}
    for name, timer in timers.items():
        # A first round fills caches.
        times[name] = [timer(0, 0.01)][:0]
    share = seconds / ROUNDS
    for number in range(ROUNDS):
        for name, timer in timers.items():
            part = 0.5 if name == PLAYOUTS else 0.5 / (len(timers) - 1)
            loop = calibrate()
            taken = timer(number, share * part)
            loops.append(loop)
            times[name].append(taken)
            ratios[name].append(taken / loop)
    figures = {name: _figure(name, times[name], ratios[name]) for name in timers}
    figures["calibration"] = _figure("calibration", loops, [1.0])
    return figures


def _figure(name: str, seconds: list[float], ratios: list[float]) -> Figure:
    ratio = round(median(ratios), 5)
    if name == PLAYOUTS:
        rates = sorted(1 / taken for taken in seconds)
        return Figure("decisions/s", round(median(rates)), round(rates[0]), round(rates[-1]), ratio)
    micros = sorted(taken * MICROS for taken in seconds)
    return Figure("µs", round(median(micros), 2), round(micros[0], 2), round(micros[-1], 2), ratio)


def calibrate() -> float:
    """Seconds of a fixed workload that has nothing to do with the engine: ints, lists, dicts and calls."""
    start = perf_counter()
    table: dict[int, list[int]] = {}
    total = 0
    for i in range(20_000):
        total = (total * 31 + i) & 0xFFFF
        table.setdefault(total & 63, []).append(i)
        if i & 255 == 0:
            total += sum(map(len, table.values()))
    return perf_counter() - start


# ---- what is timed: functions of (round, seconds) that return the seconds of one action

Timer = Callable[[int, float], float]


def _timers(definition: GameDef[Any]) -> dict[str, Timer]:
    g = _middle(definition)
    header = header_of(definition, g.state.settings, ("random",) * 4, seed_from(0))
    data = save(g, header)
    seat = g.question.awaited()[0] if g.question else 0
    return {
        PLAYOUTS: lambda number, seconds: playouts(definition, number, seconds),
        "clone": _timed(g.clone),
        "view": _timed(lambda: view(g, seat)),
        "save": _timed(lambda: save(g, header)),
        "load": _timed(lambda: load(data, {definition.id: definition})),
        "greedy": lambda number, seconds: _greedy(definition, number, seconds),
    }


def _timed(action: Callable[[], object]) -> Timer:
    def timer(_: int, seconds: float) -> float:
        count = 0
        start = now = perf_counter()
        while now - start < seconds or not count:
            for _ in range(10):
                action()
            count += 10
            now = perf_counter()
        return (now - start) / count

    return timer


def playouts(definition: GameDef[Any], number: int, seconds: float) -> float:
    """Random games, options listed, without journal and log: seconds per decision."""
    decisions = 0
    seed = number * 10_000
    start = perf_counter()
    while perf_counter() - start < seconds or not decisions:
        g = Game.new(definition, SETTINGS, seed=seed_from(seed))
        g.journal = g.log = None
        random = Random(seed).random
        seed += 1
        while (question := g.question) is not None:
            seat = question.awaited()[0]
            g.take(seat, int(random() * len(question.options_of(seat))))
            decisions += 1
    return (perf_counter() - start) / decisions


def _middle(definition: GameDef[Any]) -> Game[Any]:
    """The position after half the decisions of a random game."""
    decisions = _random_game(definition, NEVER)[1]
    return _random_game(definition, decisions // 2)[0]


def _random_game(definition: GameDef[Any], most: int) -> tuple[Game[Any], int]:
    g = Game.new(definition, SETTINGS, seed=seed_from(0))
    rng = Random(0)
    decisions = 0
    while g.question is not None and decisions < most:
        seat = g.question.awaited()[0]
        g.take(seat, rng.randrange(len(g.options(seat))))
        decisions += 1
    return g, decisions


def _greedy(definition: GameDef[Any], number: int, seconds: float) -> float:
    """Decisions of a table of greedy bots, from the first on: seconds per decision."""
    g = Game.new(definition, SETTINGS, seed=seed_from(number))
    bots = [registry.bot("greedy")(definition, seat) for seat in range(SETTINGS["players"])]
    decisions = 0
    start = perf_counter()
    while g.question is not None and (perf_counter() - start < seconds or not decisions):
        seat = g.question.awaited()[0]
        g.take(seat, bots[seat].choose(view(g, seat)))
        decisions += 1
    return (perf_counter() - start) / decisions


# ---- what is shown


def show(definition: GameDef[Any], figures: dict[str, Figure], t: Texts) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    names = {
        PLAYOUTS: t("bench-playouts"),
        "clone": t("bench-clone"),
        "view": t("bench-view"),
        "save": t("bench-save"),
        "load": t("bench-load"),
        "greedy": t("bench-greedy"),
        "calibration": t("bench-calibration"),
    }
    table = Table(
        title=t("bench-title", game=t(f"game-{definition.id}"), python=platform.python_version(), rounds=ROUNDS),
        title_justify="left",
        box=SIMPLE,
    )
    table.add_column(t("bench-what"))
    for heading in (t("bench-median"), t("bench-noise"), t("bench-ratio")):
        table.add_column(heading, justify="right")
    for name, figure in figures.items():
        digits = 0 if figure.median >= 100 else 1
        table.add_row(
            names[name],
            f"{figure.median:.{digits}f} {figure.unit}",
            f"{figure.low:.{digits}f} – {figure.high:.{digits}f}",
            f"{figure.ratio:.4f}",
        )
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(table)
    console.print(t("bench-note"), style="dim")
