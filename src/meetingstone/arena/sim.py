"""Play many games in local processes and count who wins, with what.

Every game has its own seed, made from the seed of the whole and its number, and results are counted in the order of
the games: a report is the same however many processes played.

>>> report = simulate(Plan("small_world", {"players": 2}, ("random", "random"), seed=7), games=2)
>>> report.played
2
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.arena.stats import mean_error, wilson
from meetingstone.bots.base import play
from meetingstone.engine import Game, GameDef, seed_from
from meetingstone.engine.kernel import Event as Happening

BATCH = 8
"""Games per task: few enough for a lively progress bar, many enough to make tasks cheap."""

LISTEN = 0.2
"""Seconds after which Ctrl-C is heard at the latest."""

Progress = Callable[[int], None]


class Plan(msgspec.Struct, frozen=True):
    """What is played: a game, the settings of its tables, a bot for each seat, and the seed of it all."""

    game: str
    settings: dict[str, Any]
    seats: tuple[str, ...]
    seed: int = 0
    packs: tuple[str, ...] = ()
    """The folders of the packs that it is played with."""

    @property
    def definition(self) -> GameDef[Any]:
        return registry.game(self.game, map(Path, self.packs))


class Spell(msgspec.Struct, frozen=True):
    """A while of a game in which a seat played with something, and the points it won in it."""

    seat: int
    family: str
    tag: str
    points: int


class Played(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    spells: tuple[Spell, ...]
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together."""

    @property
    def victors(self) -> int:
        """How many sides won."""
        return sum(not set(side).isdisjoint(self.winners) for side in self.sides)

    def share(self, seat: int) -> float:
        """Each member of a side has its whole victory; one that several sides share is a part of one."""
        return 1 / self.victors if seat in self.winners else 0.0


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a report: who or what, how often, how often it won, and the points it brought."""

    name: str
    count: int
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    points: float
    points_error: float


class Length(msgspec.Struct, frozen=True):
    """Decisions per game."""

    mean: float
    error: float
    shortest: int
    longest: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What came out. ``shared`` games were won by several sides, ``unwon`` games by none."""

    plan: Plan
    games: int
    played: int
    shared: int
    unwon: int
    decisions: Length
    seats: tuple[Line, ...]
    bots: tuple[Line, ...]
    tags: dict[str, tuple[Line, ...]]

    @property
    def is_partial(self) -> bool:
        return self.played < self.games


def simulate(plan: Plan, games: int, *, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play ``games`` games in ``jobs`` processes. Ctrl-C ends it early, with a report of what has been played."""
    check(plan)
    results: dict[int, Played] = {}
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    source = _alone(plan, batches) if jobs == 1 else _together(plan, batches, jobs)
    try:
        for played in source:
            results[played.number] = played
            if progress is not None:
                progress(len(results))
    except KeyboardInterrupt:
        source.close()
    return count(plan, games, [results[number] for number in sorted(results)])


def check(plan: Plan) -> None:
    """Raise what is wrong with a plan before any process starts."""
    definition = plan.definition
    for seat in plan.seats:
        registry.bot(seat)
    Game.new(definition, plan.settings, seed=seed_from(plan.seed))


def _alone(plan: Plan, batches: list[range]) -> Generator[Played, None, None]:
    for batch in batches:
        for number in batch:
            yield play_one(plan, number)


def _together(plan: Plan, batches: list[range], jobs: int) -> Generator[Played, None, None]:
    context = get_context("spawn")
    # No lock around it: a worker that dies holding one would leave everybody waiting for it.
    stop = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_set_up_worker, initargs=(stop,))
    try:
        with _deaf_to_ctrl_c():
            waiting: set[Future[list[Played]]] = {pool.submit(_play_batch, plan, batch) for batch in batches}
        while waiting:
            # Interrupted in the middle, wait() would keep locks that the pool needs to end.
            with _deaf_to_ctrl_c():
                done, waiting = wait(waiting, timeout=LISTEN, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        stop.value = 1
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_ctrl_c() -> Generator[None, None, None]:
    """Processes started meanwhile never hear Ctrl-C, which reaches all of a terminal; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: workers are deaf from _set_up_worker on
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: list[Any] = []
"""In a worker: its value is 1 when nobody waits for the games any more."""


def _set_up_worker(stop: Any) -> None:
    """The parent alone decides what Ctrl-C does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop.append(stop)


def _play_batch(plan: Plan, batch: range) -> list[Played]:
    return [play_one(plan, number) for number in batch if not any(stop.value for stop in _stop)]


def play_one(plan: Plan, number: int) -> Played:
    """Game ``number`` of a plan."""
    definition = plan.definition
    g = Game.new(definition, plan.settings, seed=seed_from(f"{plan.seed}/{number}"))
    g.journal = None
    bots = {
        seat: registry.bot(name)(definition, (plan.seed * 1_000_003 + number) * 16 + seat)
        for seat, name in enumerate(plan.seats)
    }
    ledger = _Ledger(definition)
    decisions = play(g, bots, watch=ledger.watch)
    ledger.watch(g)
    result = g.result()
    return Played(number, result.winners, result.scores, decisions, ledger.closed(result.scores), definition.sides(g))


class _Ledger:
    """What each seat plays with, from the events that say so, and what it wins meanwhile."""

    def __init__(self, definition: GameDef[Any]) -> None:
        self.definition = definition
        self.open: dict[tuple[int, str], list[tuple[str, int]]] = {}
        self.spells: list[Spell] = []

    def watch(self, g: Game[Any]) -> None:
        if g.log:
            fresh: set[tuple[int, str]] = set()
            for event in g.log:
                for kind, family in self.definition.tags:
                    if event.kind == kind:
                        self._begin(g, event, family, fresh)
            g.log = []

    def _begin(self, g: Game[Any], event: Happening, family: str, fresh: set[tuple[int, str]]) -> None:
        """What comes later takes the place of what a seat had; things that come together (``fresh``) stay together."""
        scores = self.definition.result(g).scores
        tag = str(event.values[family]).removeprefix("@")
        for seat in [event.values["seat"]] if "seat" in event.values else range(len(scores)):
            if (seat, family) not in fresh:
                self._end(seat, family, scores[seat])
                fresh.add((seat, family))
            held = self.open.setdefault((seat, family), [])
            if tag not in (name for name, _ in held):
                held.append((tag, scores[seat]))

    def _end(self, seat: int, family: str, points: int) -> None:
        for tag, before in self.open.pop((seat, family), []):
            self.spells.append(Spell(seat, family, tag, points - before))

    def closed(self, scores: tuple[int, ...]) -> tuple[Spell, ...]:
        for seat, family in list(self.open):
            self._end(seat, family, scores[seat])
        return tuple(self.spells)


# ---- counting


def count(plan: Plan, games: int, played: list[Played]) -> Report:
    """A report of these games."""
    lengths = [game.decisions for game in played]
    mean, error = mean_error(lengths)
    return Report(
        plan=plan,
        games=games,
        played=len(played),
        shared=sum(game.victors > 1 for game in played),
        unwon=sum(not game.winners for game in played),
        decisions=Length(mean, error, min(lengths, default=0), max(lengths, default=0)),
        seats=tuple(_seat_line(str(seat), [seat], played) for seat in range(len(plan.seats))),
        bots=tuple(_seat_line(bot, _seats_of(bot, plan), played) for bot in dict.fromkeys(plan.seats)),
        tags=_tag_lines(played),
    )


def _seats_of(bot: str, plan: Plan) -> list[int]:
    return [seat for seat, name in enumerate(plan.seats) if name == bot]


def _seat_line(name: str, seats: list[int], played: list[Played]) -> Line:
    shares = [game.share(seat) for game in played for seat in seats]
    return _line(name, shares, [game.scores[seat] for game in played for seat in seats])


def _tag_lines(played: list[Played]) -> dict[str, tuple[Line, ...]]:
    """Wins are counted once per game and seat, points once per spell."""
    found: dict[str, dict[str, tuple[dict[tuple[int, int], float], list[int]]]] = {}
    for game in played:
        for spell in game.spells:
            shares, points = found.setdefault(spell.family, {}).setdefault(spell.tag, ({}, []))
            shares[game.number, spell.seat] = game.share(spell.seat)
            points.append(spell.points)
    return {
        family: tuple(
            sorted(
                (_line(tag, list(shares.values()), points) for tag, (shares, points) in tags.items()),
                key=lambda line: (-line.points, line.name),
            )
        )
        for family, tags in sorted(found.items())
    }


def _line(name: str, shares: list[float], points: list[int]) -> Line:
    wins = sum(shares)
    low, high = wilson(wins, len(shares))
    mean, error = mean_error(points)
    return Line(
        name=name,
        count=len(shares),
        wins=round(wins, 3),
        win_rate=round(wins / len(shares), 3) if shares else 0.0,
        win_low=low,
        win_high=high,
        points=mean,
        points_error=error,
    )
