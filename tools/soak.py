"""Play very many games over all tables of a game, between random players or bots, and look for trouble.

    python tools/soak.py                                   # all three games
    python tools/soak.py --game board_game --games 500 --bots greedy

Every game must end without an exception, every decision must have an option, and nothing may get lost: the check of
conservation of the tests runs again and again. Prints one line per failing game with the number that repeats it, and
exits with 1 when there is one.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from bot_games import drive

from meetingstone import registry
from meetingstone.engine import Game, seed_from

GAMES = {"small_world": 20_000, "adventure": 1_000, "board_game": 1_000}
"""How many random games of each are enough to sleep well."""
CHECKED = {"small_world": 1, "adventure": 20, "board_game": 20}
"""Nothing has got lost is checked at every so many decisions: the two large games take their time."""
BATCH = 10
MOST_DECISIONS = 100_000


class Batch(NamedTuple):
    game: str
    played: int
    decisions: int
    failures: list[str]
    endings: Counter[str]


def play(game: str, number: int, bot: str) -> tuple[int, str]:
    """One game: its decisions, and its table with the way it ended."""
    tables = import_module(f"games.{game}.test_random_games").TABLES
    conservation = import_module(f"games.{game}.conservation")
    settings = tables[number % len(tables)]
    g = Game.new(registry.game(game), settings, seed=seed_from(number))

    def look(decisions: int) -> None:
        if decisions % CHECKED[game] == 0 and not g.over:
            conservation.check(g)

    decisions = drive(g, (bot,) * settings["players"], number, MOST_DECISIONS, look)
    winners = g.result().winners
    ending = "shared" if len(winners) > 1 else "won" if winners else "lost to the game"
    return decisions, f"{game}, {', '.join(str(each) for each in settings.values())}: {ending}"


def play_batch(game: str, first: int, count: int, bot: str) -> Batch:
    decisions, failures, endings = 0, [], Counter()
    for number in range(first, first + count):
        try:
            played, ending = play(game, number, bot)
        except Exception as error:
            failures.append(f"{game} {number}: {type(error).__name__}: {error}")
        else:
            decisions += played
            endings[ending] += 1
    return Batch(game, count, decisions, failures, endings)


def soak(game: str, args: argparse.Namespace) -> int:
    """Play the games of one kind; returns how many failed."""
    count = args.games or GAMES[game]
    began, done, decisions = time.monotonic(), 0, 0
    failures: list[str] = []
    endings: Counter[str] = Counter()
    end = args.seed + count
    with ProcessPoolExecutor(args.jobs) as pool:
        batches = [
            pool.submit(play_batch, game, first, min(BATCH, end - first), args.bots)
            for first in range(args.seed, end, BATCH)
        ]
        for batch in as_completed(batches):
            result = batch.result()
            done += result.played
            decisions += result.decisions
            failures += result.failures
            endings += result.endings
            print(f"\r{game}: {done} of {count} games, {len(failures)} failed", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for failure in failures:
        print(failure)
    for ending, times in sorted(endings.items()):
        print(f"{ending}: {times}")
    seconds = time.monotonic() - began
    print(
        f"{game}: {count} games of {args.bots} players, {decisions} decisions in {seconds:.0f} s, "
        f"{len(failures)} failed"
    )
    return len(failures)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--games", type=int, help=f"how many of each (else {', '.join(map(str, GAMES.values()))})")
    parser.add_argument("--bots", choices=("random", "novice", "greedy"), default="random", help="who plays")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    args = parser.parse_args()
    failed = [soak(game, args) for game in ([args.game] if args.game else GAMES)]
    return 1 if any(failed) else 0


if __name__ == "__main__":
    sys.exit(main())
