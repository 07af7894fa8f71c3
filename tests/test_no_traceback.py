"""Bad input gets one sentence and exit code 2 (or 1), whatever it is and whichever command gets it."""

import copy
import io
import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.cli import main
from meetingstone.engine import ContentError, Refused, scenario, seed_from
from meetingstone.engine.record import RecordError
from meetingstone.engine.session import Session

SCENARIOS = Path(__file__).parent / "scenarios"
GAMES = ("adventure", "board_game", "small_world")
WRONG: tuple[Any, ...] = (
    "", "nobody", ":", "a b c d e", "1 nobody", "9999999999 blue gnoll", "-1",
    0, -1, 3, 7, 99, 10**6, 10**30, 0.5, True,
    [], {}, ["nobody"], [[]], [0], {"a": 1}, {"a": "b"}, "x" * 300,
)  # fmt: skip


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGSTONE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(tmp_path)


Captured = pytest.CaptureFixture[str]


def refused(capsys: Captured, *words: str) -> str:
    """Run a command that cannot do what it is told; an exception would fail the test."""
    code = main(words)
    told = capsys.readouterr()
    assert code in (1, 2), words
    assert told.err.strip() and "Traceback" not in told.err, words
    return told.err


# ---- files that are none


NOT_TOML = {
    "empty": b"",
    "blank": b"\n \n",
    "binary": bytes(range(256)) * 8,
    "nul": b"\0" * 100,
    "latin": "gioc\xf2 = 1".encode("latin-1"),
    "json": b'{"format": "meetingstone-game"}',
    "a word": b"hello",
    "a number": b"17",
    "deep": b"position = " + b"[" * 2000 + b"]" * 2000,
    "deep tables": b"a" + b".a" * 3000 + b" = 1",
    "a long number": b"position = { players = " + b"9" * 6000 + b" }",
    "twice": b'game = "small_world"\ngame = "small_world"',
    "not finite": b'game = "small_world"\ntitle = "x"\nrules = []\nposition = { round = inf }\nexpect = { over = nan }',
}
NOT_JSON = {
    **NOT_TOML,
    "deep json": b"[" * 5000 + b"]" * 5000,
    "null": b"null",
    "a list": b"[]",
    "a long number in json": b'{"format": ' + b"9" * 6000 + b"}",
    "format only": b'{"format":"meetingstone-game","version":1,"checksum":"","body":{}}',
    "other version": b'{"format":"meetingstone-game","version":99,"checksum":"","body":{}}',
}
READERS = (("scenario",), ("verify",), ("replay",), ("play", "--load"))


@pytest.mark.parametrize("command", READERS, ids=lambda words: words[0])
def test_files_that_cannot_be_read(command: tuple[str, ...], tmp_path: Path, capsys: Captured) -> None:
    for name, text in NOT_JSON.items():
        path = tmp_path / f"{name}.toml"
        path.write_bytes(text)
        refused(capsys, *command, str(path))
    closed = tmp_path / "closed.toml"
    closed.write_text("game = 1")
    closed.chmod(0)
    loop = tmp_path / "loop.toml"
    loop.symlink_to(loop)
    for path in (tmp_path / "missing.toml", loop, tmp_path / "a" / "b.toml", tmp_path / ("n" * 300)):
        refused(capsys, *command, str(path))
    if os.geteuid():
        refused(capsys, *command, str(closed))
    if command != ("scenario",):
        refused(capsys, *command, str(tmp_path))


# ---- scenarios


def stated(game: str) -> list[scenario.Scenario]:
    return [scenario.read(path) for path in sorted((SCENARIOS / game).rglob("*.toml"))]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data."""
    if not isinstance(value, dict | list):
        return
    for key, each in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key)
        yield from places(each, (*path, key))


def put(plain: Any, path: tuple[Any, ...], value: Any) -> Any:
    plain = copy.deepcopy(plain)
    at = plain
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = copy.deepcopy(value)
    return plain


def without(plain: Any, path: tuple[Any, ...]) -> Any:
    plain = copy.deepcopy(plain)
    at = plain
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    return plain


def keys_of(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same for all rows of a list, and for all regions, decks and the like."""
    return tuple("*" if isinstance(key, int) else key for key in path[:2])


def spoiled(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every documented key of a position with wrong values, and left out; then mixtures of positions."""
    rng = Random(game)
    found: dict[tuple[Any, ...], list[tuple[dict[str, Any], tuple[Any, ...]]]] = {}
    for read in stated(game):
        for path in places(read.position):
            found.setdefault(keys_of(path), []).append((read.position, path))
    for keys, where in found.items():
        for value in WRONG:
            position, path = rng.choice(where)
            yield f"{keys} = {str(value)[:30]!r}", put(position, path, value)
        for _ in range(3):
            position, path = rng.choice(where)
            yield f"without {keys}", without(position, path)
            other, source = rng.choice(where)
            value = other
            for key in source:
                value = value[key]
            yield f"another {keys}", put(position, path, value)
    tops = sorted({keys[0] for keys in found})
    for _ in range(150):
        position, (other, path) = rng.choice(stated_cache(game)), rng.choice(found[(rng.choice(tops),)])
        yield f"mixed with {path[0]}", {**position, path[0]: other[path[0]]}


def stated_cache(game: str) -> list[dict[str, Any]]:
    if game not in _POSITIONS:
        _POSITIONS[game] = [read.position for read in stated(game)]
    return _POSITIONS[game]


_POSITIONS: dict[str, list[dict[str, Any]]] = {}


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_cannot_be(game: str) -> None:
    """Where it is built, a position is refused with a sentence, or it is one that can be played on from."""
    definition = registry.game(game)
    rng = Random(game)
    refusals = 0
    for what, position in spoiled(game):
        if "exact" in position or "stack" in position:
            continue
        try:
            g = definition.position(position)
            scenario.settle(g)
            if g.question is not None and g.question.awaited():
                seat = g.question.awaited()[0]
                g.take(seat, rng.randrange(len(g.options(seat))))
        except (ContentError, Refused, RecordError) as error:
            refusals += 1
            assert str(error), what
        except Exception as error:
            raise AssertionError(f"{what}: {position}") from error
    assert refusals > 200


PLAIN = 'game = "{game}"\ntitle = "x"\nrules = []\n'
BAD_SCENARIOS = (
    "rules = 3",
    'rules = ["BG-NONE-01"]\n[expect]\nasks = "x"',
    "[expect]\noffers = 3",
    "[expect]\ntold = { a = 1 }",
    '[expect]\n"players[99].coins" = 1',
    '[expect]\n"a.b.c[1]" = 1',
    "[expect]\nwinners = []",
    '[[step]]\ndo = "nothing"',
    "[[step]]\ndo = 3",
    '[[step]]\nseat = 99\ndo = "ready"',
    '[[step]]\nseat = -9\ndo = "ready"',
    "[[step]]\nroll = [99]",
    "[[step]]\nroll = []",
    "[[step]]\ndraw = [-1]",
    '[[step]]\ntimes = 100000000000\ndo = "nothing"',
    '[[step]]\ntimes = 1000000000000000000000\ndo = "nothing"',
    "[[step]]\nunknown = 1",
    "[position]\nplayers = 99\n[expect]\nover = true",
    "[position]\nexact = { stack = [], state = {} }\n[expect]\nover = false",
    '[position]\nstack = [{ type = "Nothing" }]\n[expect]\nover = false',
    '[position]\nphase = "nothing"\n[expect]\nover = false',
)


@pytest.mark.parametrize("game", [*GAMES, "nothing"])
def test_scenarios_that_cannot_be_played(game: str, tmp_path: Path, capsys: Captured) -> None:
    for number, rest in enumerate(BAD_SCENARIOS):
        path = tmp_path / f"{number}.toml"
        head = PLAIN.replace("{game}", game)
        path.write_text(head.replace("rules = []\n", "") + rest if rest.startswith("rules") else head + rest)
        refused(capsys, "scenario", str(path))
        code = main(["scenario", "--json", str(path)])
        assert code in (1, 2) and json.loads(capsys.readouterr().out)[0]["message"]


def test_a_position_that_only_play_shows_to_be_impossible(tmp_path: Path, capsys: Captured) -> None:
    """An exported state, changed by hand, is in the engine's own numbers: what goes wrong later is told as well."""
    g = registry.game("board_game").position({"hero": [{"id": "grumbaz_crowsblood", "region": "brill"}]})
    seat = g.question.awaited()[0] if g.question else 0
    g.answer(g.number, "travel:grumbaz_crowsblood", seat=seat)
    written = scenario.write(g, "x")
    spoiled = written.replace("hero = 0", "hero = 77")
    assert spoiled != written
    path = tmp_path / "spoiled.toml"
    path.write_text(spoiled)
    assert "do not fit together" in refused(capsys, "scenario", str(path))


# ---- records


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> bytes:
    session = Session.new(registry.game(request.param), {}, seats=("random", "random"), seed=seed_from(5))
    for _ in range(25):
        question = session.game.question
        assert question is not None
        seat = question.awaited()[0]
        session.answer(session.game.number, session.game.keys(seat)[0], seat=seat)
    return session.save()


def sealed(file: dict[str, Any], body: Any) -> bytes:
    """With the checksum that belongs to the changed body."""
    text = json.dumps(body, separators=(",", ":"))
    checksum = blake2b(text.encode(), digest_size=16).hexdigest()
    head = json.dumps({**file, "checksum": checksum, "body": 0}, separators=(",", ":"))
    return head.replace('"body":0', f'"body":{text}').encode()


@pytest.mark.parametrize("command", READERS[1:], ids=lambda words: words[0])
def test_broken_records(command: tuple[str, ...], record: bytes, tmp_path: Path, capsys: Captured) -> None:
    path, rng = tmp_path / "game.json", Random(command[0])
    file = json.loads(record)
    body = file.pop("body")
    cut = [record[:n] for n in (1, 50, len(record) // 2, len(record) - 1)]
    for data in (*cut, record + b"x", record.replace(b'"checksum":"', b'"checksum":"0', 1)):
        path.write_bytes(data)
        refused(capsys, *command, str(path))
    where = list(places(body))
    for kind in ("header", "entries", "state", "stack", "question", "number"):
        mine = [place for place in where if kind in place[:2]]
        for _ in range(3):
            changed = put(body, rng.choice(mine), rng.choice(WRONG))
            path.write_bytes(sealed(file, changed))
            assert main([*command, str(path)]) in (0, 1, 2)
            assert "Traceback" not in capsys.readouterr().err


# ---- arguments

WORDS = (
    "",
    "nothing",
    "-1",
    "0",
    "1e9",
    "inf",
    "99999999999999999999",
    "--",
    "--nothing",
    "a,b",
    "you:",
    ":",
    "\udcff",
    "x" * 500,
)
LINES = (
    ("nothing",),
    ("--lang", "xx"),
    ("--lang",),
    ("play", "small_world", "--seats", "{}"),
    ("play", "small_world", "--seats", "you,{}"),
    ("play", "board_game", "--seats", "you,random", "--overlord", "{}"),
    ("play", "adventure", "--seats", "you,random", "--valor", "{}"),
    ("play", "{}", "--seats", "you,random"),
    ("play", "--load", "{}"),
    ("play", "small_world", "--players", "{}"),
    ("sim", "{}"),
    ("sim", "small_world", "--games", "{}", "--players", "nothing"),
    ("sim", "small_world", "--players", "{}", "--seats", "nothing"),
    ("sim", "small_world", "--jobs", "{}", "--seats", "nothing"),
    ("sim", "small_world", "--seats", "{}"),
    ("sim", "small_world", "--seed", "{}", "--seats", "nothing"),
    ("rules", "{}"),
    ("rules", "small_world", "{}"),
    ("cards", "{}"),
    ("cards", "board_game", "--deck", "{}"),
    ("learn", "{}"),
    ("learn", "small_world", "{}"),
    ("bench", "{}", "--seconds", "nothing"),
    ("bench", "--game", "{}"),
    ("bench", "--seconds", "nothing"),
    ("bench", "server", "--tables", "nothing"),
    ("serve", "--port", "{}", "--host", "999.999.999.999", "--no-browser"),
    ("serve", "--port", "nothing"),
    ("serve", "--data", "/dev/null/x", "--no-browser"),
    ("serve", "--limit", "{}", "--data", "/dev/null/x", "--no-browser"),
    ("serve", "--bot-pause", "{}", "--data", "/dev/null/x", "--no-browser"),
    ("serve", "--absence", "{}", "--data", "/dev/null/x", "--no-browser"),
    ("serve", "--nothing", "{}"),
    ("replay", "{}"),
    ("verify", "{}"),
    ("scenario", "{}"),
    ("scenario",),
)


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line))
def test_bad_arguments(line: tuple[str, ...], capsys: Captured) -> None:
    for word in WORDS if any("{}" in each for each in line) else ("",):
        words = [each.replace("{}", word) for each in line]
        assert main(words) in (0, 1, 2), words
        told = capsys.readouterr()
        assert "Traceback" not in told.err, words
