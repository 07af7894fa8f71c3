"""Play thousands of games of the Adventure Game between bots, look for trouble, and keep what came of them.

    python tools/adventure_games.py --even 1200 --mixed 3800
    python tools/adventure_balance.py

Even games, all seats greedy and the characters dealt at random, tell how even the box is. Mixed games go over all
player counts, valors and ways to deal the characters, with greedy, novice and random bots. Every game must end, every
decision must have an option, and nothing may get lost (the check of the tests runs now and then).

Every game is one line of a file (``--file``), so that a run that was stopped goes on where it was; ``--part 1/2`` plays
every second table, for another process to play the rest. Exits with 1 when a game failed.
"""

import argparse
import sys
import time
from collections import Counter
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from bot_games import drive, play_all, read

from games.adventure import conservation
from games.adventure.occurrences import Watch
from meetingstone.engine import Game, seed_from
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.queries import log_name, valor_of
from meetingstone.games.adventure.state import Table as State

MOST_DECISIONS = 40_000
CHECKED = 40
"""Conservation is checked at every so many decisions."""
EVEN_PLAYERS = (4, 2, 4, 3)
EVEN_VALORS = (8, 8, 6, 8, 8, 10)
MIXES = (
    ("random",), ("greedy", "random"), ("random",), ("novice", "random", "random"), ("random",),
    ("random", "random", "greedy"), ("novice", "greedy"),
)  # fmt: skip


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game; what is told of seats is in the order of the turns.

    ``capped``: the last round came before anybody had enough valor. ``logs`` is what lay in the quest logs, in the
    order in which it came; ``new`` is what had never happened before.
    """

    number: int
    even: bool
    settings: dict[str, Any]
    bots: tuple[str, ...]
    characters: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    capped: bool = False
    rounds: int = 0
    decisions: int = 0
    valors: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    logs: tuple[tuple[str, ...], ...] = ()
    seconds: float = 0.0
    new: tuple[str, ...] = ()
    error: str = ""

    @property
    def key(self) -> tuple[bool, int]:
        return self.even, self.number


def even_table(number: int) -> Played:
    players = EVEN_PLAYERS[number % len(EVEN_PLAYERS)]
    valor = EVEN_VALORS[number // len(EVEN_PLAYERS) % len(EVEN_VALORS)]
    settings = {"players": players, "valor": valor, "characters": "random"}
    return Played(number=number, even=True, settings=settings, bots=("greedy",) * players)


def mixed_table(number: int) -> Played:
    kinds = list(product((2, 3, 4), (6, 8, 10), ("draft", "random")))
    players, valor, characters = kinds[number % len(kinds)]
    settings = {"players": players, "valor": valor, "characters": characters}
    # Each lap through the kinds of tables moves the bots on by one.
    mix = MIXES[(number + number // len(kinds)) % len(MIXES)]
    bots = tuple(mix[(seat + number) % len(mix)] for seat in range(players))
    return Played(number=number, even=False, settings=settings, bots=bots)


def tables(even: int, mixed: int) -> list[Played]:
    """Both kinds evenly, so that a part of a run tells of all of it."""
    places = [((k + 1) / even, even_table(k)) for k in range(even)]
    places += [((k + 1) / mixed, mixed_table(k)) for k in range(mixed)]
    return [table for _, table in sorted(places, key=lambda pair: pair[0])]


def play(table: Played, watch: Watch) -> Played:
    began, before = time.monotonic(), set(watch.seen)
    g: Game[State] = Game.new(
        GAME, table.settings, seed=seed_from(f"{'even' if table.even else 'mixed'}/{table.number}")
    )

    def look(decisions: int) -> None:
        if decisions % CHECKED == 0 and not g.over and g.state.active >= 0:
            conservation.check(g)

    decisions = drive(g, table.bots, 16 * table.number, MOST_DECISIONS, look)
    s = g.state
    seats = s.clockwise(s.first)
    heroes = [s.heroes[seat] for seat in seats]
    return msgspec.structs.replace(
        table,
        bots=tuple(table.bots[seat] for seat in seats),
        characters=tuple(CONTENT.characters[hero.character].id for hero in heroes),
        winners=tuple(seats.index(seat) for seat in s.winners),
        capped=max(valor_of(hero) for hero in heroes) < s.settings.valor,
        rounds=s.round,
        decisions=decisions,
        valors=tuple(valor_of(hero) for hero in heroes),
        levels=tuple(hero.level for hero in heroes),
        logs=tuple(tuple(log_name(entry).removeprefix("@ag-") for entry in hero.log) for hero in heroes),
        seconds=round(time.monotonic() - began, 3),
        new=tuple(sorted(watch.seen - before)),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--even", type=int, default=1200)
    parser.add_argument("--mixed", type=int, default=3800)
    parser.add_argument("--part", default="1/1", help="of how many processes this one is which")
    parser.add_argument("--file", type=Path, default=Path("adventure_games.jsonl"))
    args = parser.parse_args()
    which, parts = map(int, args.part.split("/"))
    todo = tables(args.even, args.mixed)[which - 1 :: parts]
    done = read(args.file, Played)
    by_key = {table.key: table for table in todo}
    watch = Watch()
    watch.seen.update(name for played in done for name in played.new)
    with watch:
        games = play_all(
            ((table.key, partial(play, table, watch)) for table in todo),
            lambda key, error: msgspec.structs.replace(by_key[key], error=error),
            args.file,
            done,
        )
    failed = [played for played in games if played.error]
    for played in failed:
        print(f"game {played.number} ({'even' if played.even else 'mixed'}) {played.settings}: {played.error}")
    print(Counter("capped" if played.capped else "won" for played in games if not played.error))
    print(f"{len(games)} games, {len(failed)} failed; never happened: {', '.join(watch.missing()) or 'nothing'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
