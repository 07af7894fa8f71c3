"""Tables in the middle of a game, written into a data file as the server would, and a server on such a file: for
pictures, and tests of the page.

The same arguments give the same table. A server that is started on the file afterwards goes on from there.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from meetingstone import registry
from meetingstone.engine.chance import seed_from
from meetingstone.engine.views import view
from meetingstone.server import chain
from meetingstone.server.house import House
from meetingstone.server.people import COOKIE, Someone
from meetingstone.server.play import Play
from meetingstone.server.rows import Chair, Step, TableRow, creation, now, record_seats
from meetingstone.server.sessions import GUEST
from meetingstone.server.settings import Settings

NAMES = ("Ilka", "Tobin", "Oona", "Bram", "Sefa")
MOST = 3_000
"""Answers after which no moment is to be expected any more."""

PATIENCE = 30
PROGRAM = ("-c", "import sys; from meetingstone.cli import main; sys.exit(main())")
LET_EVALUATE = """from meetingstone.server.browsers import POLICY; POLICY["script-src"] += " 'unsafe-eval'";"""
"""Playwright waits for something by evaluating it in the page. For the policy as it is there is test_policy.py."""
OPEN = ("-c", LET_EVALUATE + PROGRAM[1])

Moment = Callable[[Play], bool]


class Stage(msgspec.Struct, kw_only=True):
    """One table: who sits there, which seed, and the moment at which it stands still."""

    id: str
    moment: Moment
    twins: Sequence[str] = ()
    """Ids of more tables that stand exactly so."""
    seed: int = 7
    names: Sequence[str] = NAMES[:3]
    game: str = "small_world"
    settings: dict[str, Any] = {}
    bot: str = "greedy"
    """Who plays all seats up to the moment, and the others from there on."""
    tour: bool = False
    """Beside the moment, one table for each kind of question that the first player is asked on the way: "ID-KIND"."""


def asked(kind: str, round_: int) -> Moment:
    """The first player is asked a question of this kind in this round or later."""

    def is_it(play: Play) -> bool:
        game = play.session.game
        question = game.question
        return question is not None and game.state.round >= round_ and question.kind == kind and 0 in question.awaited()

    return is_it


def stage(data: Path, stages: Sequence[Stage], *, name: str = NAMES[0], language: str = "en") -> tuple[str, str]:
    """Write the tables; returns the cookie of whoever holds the first seat of each: its name and its value."""
    # In a thread of its own: Playwright runs a loop in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _stage(data, stages, name, language)).result()


async def _stage(data: Path, stages: Sequence[Stage], name: str, language: str) -> tuple[str, str]:
    house = House(Settings(data=data))
    await house.open()
    try:
        someone = await house.people.new_guest(language)
        await house.people.change(someone, name, "it" if language == "it" else "en")
        for each in stages:
            await _play(house, someone, each)
        return COOKIE, await house.sessions.begin(someone.id, GUEST)
    finally:
        await house.close()


async def _play(house: House, someone: Someone, wish: Stage) -> None:
    definition = registry.game(wish.game)
    chairs = [
        Chair(seat=seat, kind="bot" if seat else "you", name=name, bot=wish.bot if seat else None)
        for seat, name in enumerate(wish.names)
    ]
    chairs[0].person = someone.id
    row = TableRow(
        id=wish.id,
        game=definition.id,
        settings={"players": len(chairs), **({"first": 0} if wish.game == "small_world" else {}), **wish.settings},
        rules=definition.version,
        content=definition.content_hash,
        seed=seed_from(wish.seed),
        owner=someone.id,
        state="playing",
        spectate=hashlib.sha256(wish.id.encode()).hexdigest()[:22],
        created=now(),
    )
    play = Play(row, definition, record_seats(chairs))
    steps = [play.first()]
    bot = registry.bot(wish.bot)(definition, wish.seed)
    seen: dict[str, int] = {}
    while not wish.moment(play) and not play.is_over:
        assert len(steps) < MOST, f"the moment of {wish.id} never comes"
        game = play.session.game
        if wish.tour and game.question and 0 in game.question.awaited():
            seen.setdefault(game.question.kind, len(steps))
        seat = play.awaits()[0]
        key = game.keys(seat)[bot.choose(view(game, seat))]
        steps += play.answer(seat, game.number, [key])
        play.settle()
    if play.is_over:
        row.state = "over"
    stops = {f"{wish.id}-{kind}": count for kind, count in seen.items()}
    for id, count in {**dict.fromkeys((wish.id, *wish.twins), len(steps)), **stops}.items():
        copy = msgspec.structs.replace(row, id=id, state="playing" if id in stops else row.state)
        await house.committer.write(*creation(copy, chairs, {}), steps=_written_for(copy, steps[:count]))


def _written_for(row: TableRow, steps: Sequence[Step]) -> list[Step]:
    """The entries of another table as those of this one: what they hash begins with the table."""
    before, written = chain.origin(row), []
    for step in steps:
        before = chain.after(before, step)
        written.append(msgspec.structs.replace(step, game=row.id, hash=before))
    return written


@contextmanager
def serving(data: Path, program: Sequence[str] = OPEN, *options: str) -> Iterator[str]:
    """The real server on a data file; gives its address."""
    command = [sys.executable, *program, "serve", "--port", "0", "--no-browser", "--data", str(data), *options]
    env = {**os.environ, "MEETINGSTONE_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        start = said.find("http://")
        assert start >= 0, f"the server said {said!r}"
        try:
            yield said[start:].split()[0].rstrip("/")
        finally:
            server.terminate()
            server.wait(PATIENCE)
