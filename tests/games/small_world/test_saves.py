"""Games that are put away in the middle of a redeployment and taken up again by another process."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.record import RecordError, load, read_record
from meetingstone.engine.session import Session

PLAYERS = 4


def choose(g: Game, seed: int) -> int:
    """The same choice in every process: it depends on the question's number alone."""
    options = g.options(g.question.awaited()[0])
    return Random(f"{seed}-{g.number}").randrange(len(options))


def play_on(g: Game, seed: int, *, until_redeployment: int = 0) -> None:
    """To the end, or to the middle of so many-th redeployments."""
    met = 0
    while not g.over:
        met += g.question.kind == "redeploy"
        if until_redeployment and met == until_redeployment:
            return
        g.take(g.question.awaited()[0], choose(g, seed))


def begin(seed: int) -> Session:
    seats = ("random",) * PLAYERS
    return Session.new(registry.game("small_world"), {"players": PLAYERS}, seats=seats, seed=seed_from(seed))


def main(task: str, path: Path, seed: int) -> None:
    """What the other processes do."""
    if task == "begin":
        session = begin(seed)
        play_on(session.game, seed, until_redeployment=40)
        path.write_bytes(session.save())
    else:
        session = Session.load(path.read_bytes(), registry.games())
        play_on(session.game, seed)
        print(session.game.digest())


@pytest.mark.parametrize("seed", [1, 2])
def test_interrupted_game_ends_like_one_never_interrupted(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for task in ("begin", "end"):
        done = subprocess.run(
            [sys.executable, __file__, task, str(path), str(seed)], check=True, capture_output=True, text=True
        )
    whole = begin(seed).game
    play_on(whole, seed)
    assert done.stdout.strip() == whole.digest()


def test_saved_in_the_middle_of_a_redeployment_equals_what_is_loaded() -> None:
    session = begin(3)
    play_on(session.game, 3, until_redeployment=25)
    loaded, header = load(session.save(), registry.games())
    assert loaded.snapshot() == session.game.snapshot()
    assert header == session.header and loaded.journal == session.game.journal


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data[: len(data) // 2], "unreadable"),
        (lambda data: data.replace(b'"hand":', b'"hond":', 1).replace(b'"round":1', b'"round":2', 1), "edited"),
        (lambda data: data.replace(b'"version":1', b'"version":99', 1), "unknown-version"),
        (lambda data: data.replace(b"meetingstone-game", b"other-game-format", 1), "not-a-game"),
        (lambda data: b"\x00\xff", "unreadable"),
        (lambda data: b"[]", "unreadable"),
    ],
)
def test_damaged_saves_are_refused(damage, reason: str) -> None:
    data = begin(4).save()
    with pytest.raises(RecordError) as refused:
        load(damage(data), registry.games())
    assert refused.value.reason == reason


def test_a_save_holds_the_record() -> None:
    session = begin(5)
    play_on(session.game, 5, until_redeployment=3)
    assert read_record(session.save()).entries == session.game.journal


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
