"""The lessons in a terminal, driven by typing."""

import io

import pytest

from meetingstone import registry
from meetingstone.cli import main
from meetingstone.engine.lessons import NEXT, Learning

GAME = registry.game("small_world")


def lines_of(lesson_id: str) -> list[str]:
    """What is typed to follow a lesson: keys, places that are touched, and Enter."""
    lesson = next(each for each in GAME.lessons if each.id == lesson_id)
    learning, lines = Learning(GAME, lesson), []
    while learning.step:
        for key in learning.shows:
            lines.append("" if key == NEXT else key.partition(":")[2] if learning.wants == "touch" else key)
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
    ("language", "first", "last"),
    [
        ("en", "Welcome! Azeroth is too small", "Now play: meetingstone play small_world --seats you,novice"),
        ("it", "Benvenuto! Azeroth è troppo piccola", "Ora gioca: meetingstone play small_world --seats you,novice"),
    ],
)
def test_the_whole_course_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, first: str, last: str
) -> None:
    lines: list[str] = []
    for lesson in GAME.lessons:
        lines += [*([""] if lines else []), *lines_of(lesson.id)]
    status, out, _ = learn(monkeypatch, capsys, lines, "small_world", "--lang", language)
    assert status == 0 and first in out and last in out


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
