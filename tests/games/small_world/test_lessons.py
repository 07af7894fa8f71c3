"""The lessons: scenarios that play as they say, with a text for every step in both languages."""

import re
from random import Random

import pytest

from meetingstone import registry
from meetingstone.engine import AnswerError, Refused, scenario
from meetingstone.engine.lessons import NEXT, Learning, Lesson, Other
from meetingstone.games.small_world import GAME
from meetingstone.games.small_world.content import HERE
from meetingstone.texts import LANGUAGES, Texts

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}
LOCALE = HERE.parents[1] / "locale"
TIPS = 4

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


def test_there_are_six_in_order_for_ten_minutes() -> None:
    assert list(LESSONS) == ["arrive", "conquer", "die", "redeploy", "score", "decline"]
    assert sum(lesson.minutes for lesson in LESSONS.values()) <= 10


@each_lesson
def test_a_lesson_plays_as_a_scenario(lesson: Lesson) -> None:
    scenario.run(lesson.script, registry.games())
    assert lesson.script.expect


@each_lesson
def test_whoever_is_shown_every_step_gets_to_the_end(lesson: Lesson) -> None:
    learning = Learning(GAME, lesson)
    for number, step in enumerate(lesson.steps):
        assert learning.step == step and learning.number == number
        learning.answer(learning.shows)
        assert bool(learning.why) == bool(step.refused)
    assert learning.step is None and learning.wants == ""
    assert GAME.facts(learning.game) == GAME.facts(scenario.run(lesson.script, registry.games()))


@each_lesson
@pytest.mark.parametrize("seed", range(5))
def test_no_answer_that_is_taken_leads_astray(lesson: Lesson, seed: int) -> None:
    """Steps with several good answers, and free ones, played at random: what follows still holds."""
    rng, learning = Random(seed), Learning(GAME, lesson)
    for _ in range(100):
        step = learning.step
        if step is None:
            break
        if step.free:
            learning.answer([rng.choice(learning.game.keys(learning.learner))])
        elif step.also:
            learning.answer([rng.choice([*step.keys, *step.also])])
        else:
            learning.answer(learning.shows)
    assert learning.step is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_nothing_else_has(language: str) -> None:
    t = Texts(language)
    wanted = [lesson.text(part).id for lesson in LESSONS.values() for part in lesson.parts()]
    wanted += [f"lesson-small_world-tip-{number}" for number in range(1, TIPS + 1)]
    assert all(t(message) for message in wanted)
    written = (LOCALE / language / "small_world_lessons.ftl").read_text("utf-8")
    assert sorted(wanted) == sorted(re.findall(r"^([\w-]+) =", written, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_brief(language: str) -> None:
    t = Texts(language)
    said = [t(lesson.text(part).id) for lesson in LESSONS.values() for part in lesson.parts()]
    assert max(map(len, said)) <= 230


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
