"""The lessons: scenarios that play as they say, with a text for every step in both languages."""

import re
from pathlib import Path

import pytest

from meetingstone import registry
from meetingstone.engine import scenario
from meetingstone.games.small_world.content import HERE
from meetingstone.texts import LANGUAGES, Texts

LEARNER = 0
FILES = sorted((HERE / "lessons").glob("*.toml"))
LOCALE = HERE.parents[1] / "locale"


def texts_of(path: Path) -> list[str]:
    steps = len(scenario.read(path).step)
    parts = ["title", *(f"step-{number}" for number in range(1, steps + 1)), "end"]
    return [f"lesson-{path.stem}-{part}" for part in parts]


def test_there_are_six() -> None:
    assert {path.stem for path in FILES} == {"arrive", "conquer", "die", "redeploy", "score", "decline"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_plays_as_it_says(path: Path) -> None:
    scenario.run(scenario.read(path), registry.games())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_lesson_begins_with_the_learner(path: Path) -> None:
    lesson = scenario.read(path)
    g = registry.game(lesson.game).position(lesson.position)
    assert g.question.awaited() == (LEARNER,)
    assert lesson.step[0].do and lesson.expect


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_nothing_else_has(language: str) -> None:
    t = Texts(language)
    wanted = [message for path in FILES for message in texts_of(path)]
    assert all(t(message) for message in wanted)
    written = (LOCALE / language / "small_world_lessons.ftl").read_text("utf-8")
    assert sorted(wanted) == sorted(re.findall(r"^([\w-]+) =", written, re.MULTILINE))
