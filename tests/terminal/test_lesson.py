"""The lessons in a terminal, driven by typing."""

import io

import pytest

from meetingstone import registry
from meetingstone.cli import main
from meetingstone.engine.lessons import NEXT, Learning


def lines_of(game: str, touch: str) -> list[str]:
    """What is typed to follow a course: keys, things that are touched, and Enter."""
    lines: list[str] = []
    for lesson in registry.game(game).lessons:
        if lines:
            lines.append("")
        learning = Learning(registry.game(game), lesson)
        while learning.step:
            for key in learning.shows:
                touched = touch.format(key=key, name=key.partition(":")[2])
                lines.append("" if key == NEXT else touched if learning.wants == "touch" else key)
            learning.answer(learning.shows)
    return lines


def learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *args: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
    status = main(["learn", *args, "--plain"])
    said = capsys.readouterr()
    return status, " ".join(said.out.split()), said.err


@pytest.mark.parametrize(
    ("game", "touch", "language", "first"),
    [
        ("small_world", "{name}", "en", "Welcome! Azeroth is too small"),
        ("small_world", "{name}", "it", "Benvenuto! Azeroth è troppo piccola"),
        ("board_game", "why {key}", "en", "Welcome to Lordaeron!"),
        ("adventure", "{name}", "en", "Welcome to the Eastern Kingdoms!"),
        ("adventure", "why {name}", "it", "Benvenuto nei Regni Orientali!"),
    ],
)
def test_the_whole_course_is_typed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    touch: str,
    language: str,
    first: str,
) -> None:
    status, out, _ = learn(monkeypatch, capsys, lines_of(game, touch), game, "--lang", language)
    last = {"en": "Now play", "it": "Ora gioca"}[language]
    assert status == 0 and first in out and f"{last}: meetingstone play {game} --seats you,novice" in out


@pytest.mark.parametrize("typed", ["why mortal strike", "mortal strike", "why play:mortal_strike", "look Mortal"])
def test_a_card_that_is_named_says_why_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    _, out, _ = learn(monkeypatch, capsys, ["", typed, "why charge", "quit"], "adventure", "gear")
    assert "Mortal Strike is for another moment. AG-ABIL-09" in out
    assert "Not now: it waits for a fight." in out
    assert "You may: Play Charge" in out


def test_what_is_not_wanted_is_answered_and_undo_goes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["conquer:searing_gorge", "redridge", "undo", "redridge", "save", "quit"]
    _, out, _ = learn(monkeypatch, capsys, lines, "small_world", "conquer")
    assert "That is allowed, and in a game you might do it. Here we begin with Redridge Hills" in out
    assert out.count("Conquer Redridge Hills: it is empty and takes 2.") == 2
    assert "Nothing is kept of a lesson." in out


def test_an_unknown_lesson_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, said = learn(monkeypatch, capsys, [], "small_world", "chess")
    assert status == 2
    assert said.startswith("There is no lesson “chess”; there are arrive, conquer") and said.count("\n") == 1
