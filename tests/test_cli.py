"""The command line: help that teaches, one sentence and exit code 2 for what cannot be done."""

import doctest
import io
import json
from pathlib import Path

import pytest

from meetingstone import flags, registry
from meetingstone.cli import main
from meetingstone.engine.chance import seed_from
from meetingstone.engine.session import Session
from meetingstone.texts import LANGUAGES, Texts

COMMANDS = ("serve", "play", "rules", "cards", "replay", "verify", "scenario", "sim", "bench")


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGSTONE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that is over, as `play` leaves it."""
    definition = registry.game("small_world")
    session = Session.new(definition, {"players": 2}, seats=("you:Anna", "random"), seed=seed_from(7))
    while not session.game.over:
        assert session.game.question is not None
        seat = session.game.question.awaited()[0]
        session.answer(session.game.number, session.game.keys(seat)[0], seat=seat)
    path = tmp_path / "game.json"
    path.write_bytes(session.save())
    return path


Captured = pytest.CaptureFixture[str]


def fails_with_a_sentence(words: list[str], capsys: Captured) -> str:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1, printed.err
    assert "Traceback" not in printed.err
    return printed.err


# ---- help


def test_without_a_command_it_shows_the_help(capsys: Captured) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    assert all(command in printed for command in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_itself(command: str, language: str, capsys: Captured) -> None:
    assert main([command, "--help", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert f"  meetingstone {command} " in printed, "an example"
    assert ("Options:" if language == "en" else "Opzioni:") in printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "sim"])
def test_every_option_of_every_game_is_explained(command: str, language: str, capsys: Captured) -> None:
    t = Texts(language)
    for definition in registry.games().values():
        assert main([command, definition.id, "--help", "--lang", language]) == 0
        printed = " ".join(capsys.readouterr().out.split())
        for flag in flags.flags_of(definition):
            assert flag.words in printed and t(f"flag-{flag.game}-{flag.name}") in printed


def test_without_a_game_the_help_shows_the_options_of_all(capsys: Captured) -> None:
    assert main(["play", "--help"]) == 0
    printed = capsys.readouterr().out
    assert "Options of Small World of Warcraft (small_world)" in printed and "--murlocs" in printed
    assert "Options of The Board Game (board_game)" in printed and "--overlord" in printed


def test_the_example_of_flags_runs() -> None:
    assert doctest.testmod(flags).failed == 0


def test_the_options_of_a_table_reach_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = "play board_game --seats you,random --overlord nefarian --classes first_game --deadly-pvp --seed 3 --plain"
    assert main([*line.split(), "--save", str(path)]) == 0
    settings = Session.load(path.read_bytes(), registry.games()).game.state.settings
    assert (settings.overlord, settings.classes, settings.deadly_pvp) == ("nefarian", "first_game", True)
    assert (settings.players, settings.defeat_overlord) == (2, False)


def test_the_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("meetingstone ")


# ---- what cannot be done


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("frobnicate", "frobnicate"),
        ("play no_such_game", "no_such_game"),
        ("play small_world --seats you,gredy", "the nearest is “greedy”"),
        ("play small_world --players many", "many"),
        ("play small_world --players 9", "SW-SETUP-15"),
        ("play small_world --players 0", "SW-SETUP-15"),
        ("play small_world --mode chess", "classic, teams, murlocs"),
        ("play board_game --mode classic", "--mode"),
        ("play board_game --overlord ragnaros", "random, kazzak, nefarian, kelthuzad"),
        ("play board_game --overlord", "--overlord needs a value"),
        ("play board_game --players 7", "BG-PLAY-01"),
        ("play --load x.json --deadly-pvp", "--load"),
        ("sim small_world --murlocs many", "many"),
        ("sim board_game --deadly-pvp --seats greedy,greedy --players 3", "2 bots"),
        ("play small_world --boards here,there", "here"),
        ("play small_world --boards large-1a,large-1b,small-1a", "SW-SETUP"),
        ("play small_world --wrong", "--wrong"),
        ("play small_world --seed", "--seed needs a value"),
        ("play --load x.json --seed 3", "--load"),
        ("play --load no-such-file.json", "no-such-file.json"),
        ("play small_world --seats you --players 3", "1 seat"),
        ("play small_world extra", "extra"),
        ("rules", "GAME"),
        ("rules no_such_game", "no_such_game"),
        ("rules small_world --find xyzzy", "xyzzy"),
        ("cards small_world --deck tarot", "tarot"),
        ("cards small_world --find xyzzy", "xyzzy"),
        ("verify", "FILE"),
        ("verify no-such-file.json", "no-such-file.json"),
        ("verify .", "."),
        ("replay no-such-file.json", "no-such-file.json"),
        ("scenario", "FILE"),
        ("--lang tlh rules", "tlh"),
        ("--lang", "language"),
    ],
)
def test_one_sentence_and_exit_code_2(line: str, said: str, capsys: Captured) -> None:
    assert said in fails_with_a_sentence(line.split(), capsys)


def test_the_sentence_is_in_the_language_of_the_player(capsys: Captured) -> None:
    assert "non è un’opzione" in fails_with_a_sentence(["play", "--wrong", "--lang", "it"], capsys)


@pytest.mark.parametrize("command", [["play", "--load"], ["verify"], ["replay"]])
def test_a_file_that_is_not_whole(command: list[str], saved: Path, capsys: Captured) -> None:
    data = saved.read_bytes()
    saved.write_bytes(data[: len(data) // 2])
    assert "cannot be read" in fails_with_a_sentence([*command, str(saved)], capsys)
    saved.write_bytes(data.replace(b"Anna", b"Hans"))
    assert "changed after it was saved" in fails_with_a_sentence([*command, str(saved)], capsys)
    saved.write_bytes(b"")
    fails_with_a_sentence([*command, str(saved)], capsys)
    saved.write_bytes(b"\xff\x00")
    fails_with_a_sentence([*command, str(saved)], capsys)
    saved.write_text("[]")
    fails_with_a_sentence([*command, str(saved)], capsys)


# ---- what can


def test_rules(capsys: Captured) -> None:
    assert main(["rules", "small_world", "--find", "reinforcement die", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "SW-FINAL-03" in [rule["id"] for rule in found]
    assert main(["rules", "small_world", "--find", "dado", "--lang", "it"]) == 0
    assert "SW-FINAL-03" in capsys.readouterr().out


def write_coverage(folder: Path, covered: dict[str, list[str]]) -> None:
    (folder / ".coverage-rules.json").write_text(json.dumps({"run": "now", "covered": covered}))


def test_coverage_counts_what_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Found from a folder below; a rule that no program can break counts apart, also when a test names it."""
    rules = registry.game("small_world").rules.rules
    informative = [rule.id for rule in rules.values() if rule.informative]
    write_coverage(tmp_path, {"SW-CONQ-01": ["a test"], "XX-01": ["of another game"], **{id: [] for id in informative}})
    below = tmp_path / "below"
    below.mkdir()
    monkeypatch.chdir(below)
    assert main(["rules", "small_world", "--coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["total"], found["covered"], found["informative"]) == (len(rules), 1, len(informative))
    assert sorted(found["uncovered"]) == sorted(rules.keys() - {"SW-CONQ-01", *informative})
    assert main(["rules", "small_world", "--coverage"]) == 0
    assert f"1 of {len(rules) - len(informative)}" in capsys.readouterr().out


def test_no_coverage_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["rules", "small_world", "--coverage"]
    assert "make test" in fails_with_a_sentence(words, capsys)
    (tmp_path / ".coverage-rules.json").write_text("{")
    fails_with_a_sentence(words, capsys)
    (tmp_path / ".coverage-rules.json").write_text("[]")
    fails_with_a_sentence(words, capsys)


def test_cards(capsys: Captured) -> None:
    assert main(["cards", "small_world", "--json", "--deck", "race"]) == 0
    found = json.loads(capsys.readouterr().out)
    orcs = next(card for card in found if card["id"] == "orcs")
    assert orcs["name"] == "Orcs" and orcs["deck"] == "race" and orcs["copies"] == 1
    assert orcs["text"] and orcs["faction"] == "horde"
    assert main(["cards", "small_world", "--find", "magia", "--lang", "it"]) == 0
    assert "Elfi" in capsys.readouterr().out


def test_verify_and_replay(saved: Path, capsys: Captured) -> None:
    assert main(["verify", str(saved)]) == 0
    assert "The game is over." in capsys.readouterr().out
    assert main(["replay", str(saved)]) == 0
    assert "Anna" in capsys.readouterr().out
    assert main(["replay", str(saved), "--json", "--upto", "12"]) == 0
    few = json.loads(capsys.readouterr().out)
    assert main(["replay", str(saved), "--json"]) == 0
    assert few == json.loads(capsys.readouterr().out)[: len(few)]
    assert "--upto" in fails_with_a_sentence(["replay", str(saved), "--upto", "100000"], capsys)
