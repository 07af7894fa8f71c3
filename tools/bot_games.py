"""Play tables between bots one after the other, and keep what came of each as one line of a file.

Shared by the tools that play thousands of games: a run that was stopped goes on where it was.
"""

import sys
import time
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from meetingstone import registry
from meetingstone.engine import Game, GameDef, Option
from meetingstone.engine.views import view


class Kept(Protocol):
    """A game as a line of the file."""

    error: str

    @property
    def key(self) -> Hashable: ...


class Glance(NamedTuple):
    """All that a random bot looks at: a view takes longer than its choice."""

    seat: int
    number: int
    options: tuple[Option, ...]


K = TypeVar("K", bound=Kept)


def drive(g: Game[Any], bots: tuple[str, ...], seed: int, most: int, look: Callable[[int], None]) -> int:
    """Let bots play a game to its end; ``look`` is told the number of every decision. Returns how many there were."""
    definition: GameDef[Any] = g.definition
    players = [registry.bot(name)(definition, seed + seat) for seat, name in enumerate(bots)]
    decisions = 0
    while g.question is not None:
        seat = g.question.awaited()[0]
        options = g.options(seat)
        assert options, "nothing can be answered"
        seen: Any = Glance(seat, g.number, options) if bots[seat] == "random" else view(g, seat)
        g.take(seat, players[seat].choose(seen) if len(options) > 1 else 0)
        decisions += 1
        assert decisions < most, "the game does not end"
        look(decisions)
        g.journal, g.log = [], []
    return decisions


def read(file: Path, kind: type[K]) -> list[K]:
    return msgspec.json.Decoder(kind).decode_lines(file.read_bytes()) if file.exists() else []


def play_all(
    tables: Iterable[tuple[Hashable, Callable[[], K]]], lost: Callable[[Hashable, str], K], file: Path, done: list[K]
) -> list[K]:
    """Play what the file does not hold yet; ``lost`` makes a line of a game that failed."""
    found = {each.key: each for each in done}
    began = time.monotonic()
    with file.open("ab") as lines:
        for number, (key, play) in enumerate(tables, 1):
            if key in found:
                continue
            try:
                played = play()
            except Exception as error:
                played = lost(key, f"{type(error).__name__}: {error}")
            found[key] = played
            lines.write(msgspec.json.encode(played) + b"\n")
            lines.flush()
            if len(found) % 50 == 0:
                print(f"{number} tables, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return list(found.values())
