"""`meetingstone sim`: many games between bots, and who wins with what."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.arena.sim import Line, Plan, Progress, Report, simulate
from meetingstone.errors import Trouble
from meetingstone.flags import MANY, take_flags, take_packs, told, wished
from meetingstone.texts import Texts

BOT = "greedy"
INTERRUPTED = 130


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser], t: Texts) -> None:
    parser = commands.add_parser(
        "sim",
        help=t("sim-help"),
        description=t("sim-description"),
        epilog=f"{t('sim-examples')}\n\n{registry.bots_told(t)}",
    )
    parser.add_argument("game", metavar=t("cli-game"), help=t("cli-game-help"))
    parser.add_argument("--players", type=int, metavar="N", help=t("sim-players"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=t("sim-games"))
    parser.add_argument("--seats", default=BOT, metavar="greedy,random", help=t("sim-seats"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=t("sim-jobs"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=t("sim-seed"))
    parser.add_argument("--json", action="store_true", help=t("cli-json"))
    take_packs(parser, t)
    take_flags(parser, t)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace, t: Texts) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Trouble("sim-at-least-one", option="--games" if args.games < 1 else "--jobs")
    plan = plan_of(args)
    with _progress(args.games, t) as progress:
        report = simulate(plan, args.games, jobs=min(args.jobs, args.games), progress=progress)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report, t)
    if report.is_partial:
        print(t("sim-partial", played=report.played, games=report.games), file=sys.stderr)
        return INTERRUPTED
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """What the options ask for; the game itself refuses what it cannot be played with."""
    definition = registry.game(args.game, args.pack)
    named = tuple(name.strip() for name in args.seats.split(","))
    settings = wished(args)
    players = len(named) if args.players is None and len(named) > 1 else args.players
    if players is not None:
        settings["players"] = min(players, MANY)
    try:
        seats = definition.seats(msgspec.convert(settings, definition.settings))
    except msgspec.ValidationError as error:
        raise Trouble("sim-settings", error=str(error)) from None
    if len(named) not in (1, seats):
        raise Trouble("sim-wrong-seats", seats=len(named), players=seats)
    packs = tuple(str(pack.folder) for pack in definition.packs)
    return Plan(args.game, settings, named if len(named) == seats else named * seats, args.seed, packs)


# ---- what is shown


@contextmanager
def _progress(games: int, t: Texts) -> Iterator[Progress | None]:
    """A bar on a terminal; otherwise a line now and then."""
    if not sys.stderr.isatty():
        yield lambda played: _print_line(played, games, t)
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t("sim-playing"), total=games)
        yield lambda played: bar.update(task, completed=played)


def _print_line(played: int, games: int, t: Texts) -> None:
    step = max(1, games // 10)
    if played % step == 0 or played == games:
        print(t("sim-progress", played=played, games=games), file=sys.stderr, flush=True)


def show(report: Report, t: Texts) -> None:
    """Readable tables on stdout."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(
        t(
            "sim-title",
            table=", ".join([report.plan.game, *told(report.plan.settings)]),
            games=report.played,
            seats=t.join(report.plan.seats),
            seed=report.plan.seed,
        )
    )
    length = report.decisions
    console.print(
        t(
            "sim-length",
            mean=f"{length.mean:.0f}",
            shortest=length.shortest,
            longest=length.longest,
            shared=report.shared,
            unwon=report.unwon,
        )
    )
    seats = [t("sim-seat", number=int(line.name) + 1, bot=report.plan.seats[int(line.name)]) for line in report.seats]
    _table(console, t, t("sim-by-seat"), seats, report.seats)
    if len(report.bots) > 1:
        _table(console, t, t("sim-by-bot"), [line.name for line in report.bots], report.bots)
    for family, lines in report.tags.items():
        title = t(f"deck-{family}") if t.has(f"deck-{family}") else family
        _table(console, t, title, [t(line.name) if t.has(line.name) else line.name for line in lines], lines)


def _table(console: Any, t: Texts, title: str, names: list[str], lines: tuple[Line, ...]) -> None:
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE)
    table.add_column("")
    for heading in (t("sim-times"), t("sim-wins"), t("sim-interval"), t("sim-points")):
        table.add_column(heading, justify="right")
    for name, line in zip(names, lines, strict=True):
        table.add_row(
            name,
            str(line.count),
            f"{line.win_rate:.1%}",
            f"{line.win_low:.1%} – {line.win_high:.1%}",
            f"{line.points:.1f} ± {line.points_error:.1f}",
        )
    console.print(table)
