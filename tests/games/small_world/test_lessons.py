"""The lessons: scenarios that play as they say, with a text for every step in both languages."""

import pytest

from meetingstone.engine import AnswerError, Refused
from meetingstone.engine.lessons import NEXT, Learning, Lesson, Other
from meetingstone.games.small_world import GAME
from meetingstone.texts import LANGUAGES
from teaching import check_any_answer, check_scenario, check_shown, check_texts

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


def test_there_are_six_in_order_for_ten_minutes() -> None:
    assert list(LESSONS) == ["arrive", "conquer", "die", "redeploy", "score", "decline"]
    assert sum(lesson.minutes for lesson in LESSONS.values()) <= 10


@each_lesson
def test_a_lesson_plays_as_a_scenario(lesson: Lesson) -> None:
    check_scenario(GAME, lesson)


@each_lesson
def test_whoever_is_shown_every_step_gets_to_the_end(lesson: Lesson) -> None:
    check_shown(GAME, lesson)


@each_lesson
@pytest.mark.parametrize("seed", range(5))
def test_no_answer_that_is_taken_leads_astray(lesson: Lesson, seed: int) -> None:
    check_any_answer(GAME, lesson, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_nothing_else_has(language: str) -> None:
    check_texts(GAME, language, tips=4)


def test_an_allowed_answer_that_is_not_wanted_is_not_taken() -> None:
    learning = after("conquer")
    with pytest.raises(Other) as other:
        learning.answer(["conquer:searing_gorge"])
    assert other.value.phrase.values == {"because": "@lesson-small_world-conquer-empty-because"}
    assert learning.taken == [] and learning.step == LESSONS["conquer"].steps[0]


def test_a_forbidden_answer_is_refused_with_its_rule() -> None:
    with pytest.raises(Refused) as refused:
        after("conquer").answer(["conquer:duskwood"])
    assert refused.value.why.rule == "SW-SUBS-02"


def test_answers_of_one_step_come_in_any_order() -> None:
    learning = after("redeploy", "place:westfall")
    learning.answer(["place:redridge", "place:elwynn", "place:elwynn"])
    assert learning.wants == "next"


def test_a_chain_that_goes_wrong_is_not_taken_at_all() -> None:
    learning = after("redeploy", "place:westfall")
    with pytest.raises(Other):
        learning.answer(["place:elwynn", "place:badlands"])
    assert learning.taken == ["place:westfall"] and learning.shows[0] == "place:elwynn"


def test_whoever_only_looks_goes_on_with_next() -> None:
    learning = after("arrive")
    with pytest.raises(Other) as other:
        learning.answer(["pick:orcs"])
    assert other.value.phrase.id == "lesson-look"
    learning.answer([NEXT])
    assert learning.shows == ["pick:orcs"]


def test_after_the_end_nothing_is_taken() -> None:
    learning = after("arrive", NEXT, "pick:orcs", "conquer:elwynn", "conquer:blasted_lands")
    assert learning.step is None
    with pytest.raises(Other) as other:
        learning.answer(["conquer:sorrows"])
    assert other.value.phrase.id == "lesson-over"
    with pytest.raises(AnswerError, match="unknown-key"):
        learning.answer([NEXT])


def test_the_die_falls_as_the_script_says() -> None:
    learning = after("die", "conquer:elwynn", "attempt:deadwind")
    assert [event.values["die"] for event in learning.events() if event.kind == "attempt"] == [2]
