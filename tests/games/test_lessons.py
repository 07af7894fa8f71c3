"""The lessons of every game: scenarios that play as they say, with a text for every step in both languages."""

import pytest

from meetingstone import registry
from meetingstone.engine.lessons import Lesson
from meetingstone.texts import LANGUAGES
from teaching import check_any_answer, check_scenario, check_shown, check_texts

COURSES = {
    "small_world": (["arrive", "conquer", "die", "redeploy", "score", "decline"], 10, 4),
    "board_game": (["train", "travel", "challenge", "fight", "reward", "group"], 15, 6),
    "adventure": (["walk", "fight", "gear", "quest", "rivals"], 10, 6),
}
"""By game: its lessons in order, the minutes that they may take, how many tips follow."""
LESSONS = [(name, lesson) for name in COURSES for lesson in registry.game(name).lessons]

each_game = pytest.mark.parametrize("name", COURSES)
each_lesson = pytest.mark.parametrize(
    ("name", "lesson"), LESSONS, ids=[f"{name}-{lesson.id}" for name, lesson in LESSONS]
)


def test_every_game_is_taught() -> None:
    assert set(COURSES) == set(registry.games())


@each_game
def test_a_course_has_its_order_and_its_time(name: str) -> None:
    lessons, minutes, _ = COURSES[name]
    course = registry.game(name).lessons
    assert [lesson.id for lesson in course] == lessons
    assert sum(lesson.minutes for lesson in course) <= minutes


@each_lesson
def test_a_lesson_plays_as_a_scenario(name: str, lesson: Lesson) -> None:
    check_scenario(registry.game(name), lesson)


@each_lesson
def test_whoever_is_shown_every_step_gets_to_the_end(name: str, lesson: Lesson) -> None:
    check_shown(registry.game(name), lesson)


@each_lesson
@pytest.mark.parametrize("seed", range(10))
def test_no_answer_that_is_taken_leads_astray(name: str, lesson: Lesson, seed: int) -> None:
    check_any_answer(registry.game(name), lesson, seed)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_nothing_else_has(name: str, language: str) -> None:
    check_texts(registry.game(name), language, tips=COURSES[name][2])
