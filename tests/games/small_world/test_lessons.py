"""What learners may do otherwise in these lessons; tests/games/test_lessons.py has what holds for all games."""

import pytest

from meetingstone.engine import AnswerError, Refused
from meetingstone.engine.lessons import NEXT, Learning, Other
from meetingstone.games.small_world import GAME

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


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
