"""Play very many random games of Small World over all player counts and modes, and look for trouble.

    python tools/soak.py --games 20000 --jobs 2

Every game must end without an exception, every decision must have an option, and nothing may get lost: the same
check of conservation as in the tests runs at every decision. Prints one line per failing game with the seed that
repeats it, and exits with 1 when there is one.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.small_world import conservation
from games.small_world.test_random_games import SMALL_WORLD, TABLES
from meetingstone.engine import Game, seed_from

BATCH = 50
MOST_DECISIONS = 5_000


class Batch(NamedTuple):
    decisions: int
    failures: list[str]
    winners: Counter[str]


def play(seed: int) -> tuple[int, str]:
    """One game: its decisions, and the mode with the way it ended."""
    settings = TABLES[seed % len(TABLES)]
    g = Game.new(SMALL_WORLD, settings, seed=seed_from(seed))
    g.journal = g.log = None
    rng = Random(seed)
    decisions = 0
    while not g.over:
        conservation.check(g)
        seat = g.question.awaited()[0]
        g.take(seat, rng.randrange(len(g.options(seat))))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    winners = g.result().winners
    ending = "shared" if len(winners) > 1 else "won" if winners else "lost to the game"
    return decisions, f"{settings['mode']} {settings['players']}: {ending}"


def play_batch(first: int, count: int) -> Batch:
    decisions, failures, endings = 0, [], Counter()
    for seed in range(first, first + count):
        try:
            played, ending = play(seed)
        except Exception as error:
            failures.append(f"seed {seed}, {TABLES[seed % len(TABLES)]}: {type(error).__name__}: {error}")
        else:
            decisions += played
            endings[ending] += 1
    return Batch(decisions, failures, endings)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    args = parser.parse_args()
    began, done, decisions = time.monotonic(), 0, 0
    failures: list[str] = []
    endings: Counter[str] = Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        firsts = range(args.seed, args.seed + args.games, BATCH)
        end = args.seed + args.games
        batches = {pool.submit(play_batch, first, min(BATCH, end - first)): first for first in firsts}
        for batch in as_completed(batches):
            result = batch.result()
            done += min(BATCH, end - batches[batch])
            decisions += result.decisions
            failures += result.failures
            endings += result.winners
            print(f"\r{done} of {args.games} games, {len(failures)} failed", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - began
    print(file=sys.stderr)
    for failure in failures:
        print(failure)
    for ending, count in sorted(endings.items()):
        print(f"{ending}: {count}")
    print(f"{args.games} games, {decisions} decisions in {seconds:.0f} s, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
