"""Play thousands of games of the Board Game between bots, look for trouble, and keep what came of them.

    python tools/board_game_games.py --even 2000 --mixed 1000
    python tools/board_game_balance.py

Even games, all seats greedy and the classes dealt at random, tell how even the box is. Mixed games go over all player
counts, Overlords, variants and ways to deal the classes, with random bots, greedy bots and both. Every game must end,
every decision must have an option, and nothing may get lost (the check of the tests runs now and then).

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
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from bot_games import drive, play_all, read

from games.board_game import conservation
from games.board_game.occurrences import Watch
from meetingstone.engine import Game, seed_from
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.state import FACTIONS, TIE
from meetingstone.games.board_game.state import Table as State

MOST_DECISIONS = 200_000
"""Ten laps in which characters who cannot hurt each other fight on for 100 rounds take 60,000 (BG-COMBAT-23)."""
CHECKED = 25
"""Conservation is checked at every so many decisions."""
OVERLORDS = ("kazzak", "nefarian", "kelthuzad")
MIXES = (("random",), ("greedy",), ("random", "greedy"), ("greedy", "random"))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game.

    ``ending`` is overlord (he was sought out), bulwark (Nefarian came), final (battle) or laps (too many); ``winner``
    is empty after a draw; ``new`` is what had never happened before.
    """

    number: int
    even: bool
    settings: dict[str, Any]
    bots: tuple[str, ...]
    overlord: str = ""
    ending: str = ""
    winner: str = ""
    turn: int = 0
    decisions: int = 0
    classes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    xp: tuple[int, int] = (0, 0)
    levels: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    seconds: float = 0.0
    new: tuple[str, ...] = ()
    error: str = ""

    @property
    def key(self) -> tuple[bool, int]:
        return self.even, self.number


class Table(NamedTuple):
    number: int
    even: bool
    settings: dict[str, Any]
    bots: tuple[str, ...]


def even_table(number: int) -> Table:
    players = 2 + number % 5
    settings = {"players": players, "overlord": OVERLORDS[number // 5 % 3], "classes": "random"}
    return Table(number, True, settings, ("greedy",) * players)


def mixed_table(number: int) -> Table:
    kinds = list(product((2, 3, 4, 5, 6), OVERLORDS, (False, True), (False, True)))
    players, overlord, deadly, until = kinds[number % len(kinds)]
    settings = {
        "players": players,
        "overlord": overlord,
        "deadly_pvp": deadly,
        "defeat_overlord": until,
        "classes": ("draft", "random", "first_game")[number % 3],
    }
    # Each lap through the kinds of tables moves the bots on by one.
    bots = MIXES[(number + number // len(kinds)) % len(MIXES)]
    return Table(number, False, settings, tuple(bots[seat % len(bots)] for seat in range(players)))


def tables(even: int, mixed: int) -> list[Table]:
    """Both kinds evenly, so that a part of a run tells of all of it."""
    places = [((k + 1) / even, even_table(k)) for k in range(even)]
    places += [((k + 1) / mixed, mixed_table(k)) for k in range(mixed)]
    return [table for _, table in sorted(places, key=lambda pair: pair[0])]


def play(table: Table, watch: Watch) -> Played:
    number, even, settings, bots = table
    began, before = time.monotonic(), set(watch.seen)
    seed = f"{'even' if even else 'mixed'}/{number}"
    g = Game.new(GAME, settings, seed=seed_from(seed))
    kinds: set[str] = set()

    def look(decisions: int) -> None:
        if decisions % CHECKED == 0 and not g.over:
            conservation.check(g)
        kinds.update(event.kind for event in g.log or ())

    decisions = drive(g, bots, 16 * number, MOST_DECISIONS, look)
    return Played(
        number=number,
        even=even,
        settings=settings,
        bots=bots,
        **told(g, kinds),
        decisions=decisions,
        seconds=round(time.monotonic() - began, 3),
        new=tuple(sorted(watch.seen - before)),
    )


def told(g: Game[State], kinds: set[str]) -> dict[str, Any]:
    s = g.state
    sides = [s.heroes_of(side) for side in (0, 1)]
    if "bg-nefarian-arrives" in kinds:
        ending = "bulwark"
    elif "bg-final" in kinds:
        ending = "final"
    else:
        ending = "overlord" if s.winner != TIE else "laps"
    return {
        "overlord": CONTENT.overlords[s.overlord].id,
        "ending": ending,
        "winner": "" if s.winner == TIE else FACTIONS[s.winner],
        "turn": s.turn - (ending in ("final", "laps")),
        "classes": tuple(tuple(CONTENT.characters[s.heroes[i].character].cls for i in side) for side in sides),
        "xp": tuple(sum(s.heroes[i].xp for i in side) for side in sides),
        "levels": tuple(tuple(s.heroes[i].level for i in side) for side in sides),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--even", type=int, default=2000)
    parser.add_argument("--mixed", type=int, default=1000)
    parser.add_argument("--part", default="1/1", help="of how many processes this one is which")
    parser.add_argument("--file", type=Path, default=Path("board_game_games.jsonl"))
    args = parser.parse_args()
    which, parts = map(int, args.part.split("/"))
    todo = {(table.even, table.number): table for table in tables(args.even, args.mixed)[which - 1 :: parts]}
    done = read(args.file, Played)
    watch = Watch()
    watch.seen.update(name for played in done for name in played.new)
    with watch:
        games = play_all(
            ((key, partial(play, table, watch)) for key, table in todo.items()),
            lambda key, error: Played(**todo[key]._asdict(), error=error),
            args.file,
            done,
        )
    failed = [played for played in games if played.error]
    for played in failed:
        print(f"game {played.number} ({'even' if played.even else 'mixed'}) {played.settings}: {played.error}")
    endings = Counter((played.ending, bool(played.winner)) for played in games if not played.error)
    for (ending, won), count in sorted(endings.items()):
        print(f"{ending}{'' if won else ', a draw'}: {count}")
    print(f"{len(games)} games, {len(failed)} failed; never happened: {', '.join(watch.missing()) or 'nothing'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
