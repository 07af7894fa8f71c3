"""The lessons: scenarios that play as they say, with a text for every step in both languages."""

import pytest

from meetingstone.engine import Refused
from meetingstone.engine.lessons import NEXT, Learning, Lesson, Other
from meetingstone.games.board_game import GAME
from meetingstone.texts import LANGUAGES
from teaching import check_any_answer, check_scenario, check_shown, check_texts

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


def test_there_are_six_in_order_for_a_quarter_of_an_hour() -> None:
    assert list(LESSONS) == ["train", "travel", "challenge", "fight", "reward", "group"]
    assert sum(lesson.minutes for lesson in LESSONS.values()) <= 15


@each_lesson
def test_a_lesson_plays_as_a_scenario(lesson: Lesson) -> None:
    check_scenario(GAME, lesson)


@each_lesson
def test_whoever_is_shown_every_step_gets_to_the_end(lesson: Lesson) -> None:
    check_shown(GAME, lesson)


@each_lesson
@pytest.mark.parametrize("seed", range(10))
def test_no_answer_that_is_taken_leads_astray(lesson: Lesson, seed: int) -> None:
    check_any_answer(GAME, lesson, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_nothing_else_has(language: str) -> None:
    check_texts(GAME, language, tips=6)


def test_powers_are_learned_in_any_order() -> None:
    in_town = (NEXT, "challenge:grumbaz_crowsblood", "town:grumbaz_crowsblood")
    assert after("train", *in_town, "train:battle_shout").shows == ["train:heroic_strike"]
    with pytest.raises(Other):
        after("train", *in_town).answer(["train:rend"])


def test_another_hero_may_not_take_over_the_lesson() -> None:
    with pytest.raises(Other) as other:
        after("group").answer(["challenge:sofeea_icecall:quest:ghoul"])
    assert other.value.phrase.values == {"because": "@lesson-board_game-group-challenge-because"}


def test_a_journey_is_taken_whole_or_step_by_step() -> None:
    journey = ["travel:grumbaz_crowsblood", "go:brill", "go:garrens_haunt"]
    whole = after("travel", NEXT)
    whole.answer(journey)
    assert whole.game.digest() == after("travel", NEXT, *journey).game.digest()
    with pytest.raises(Other):
        after("travel", NEXT).answer(["travel:grumbaz_crowsblood", "go:brill", "go:nightmare_vale"])


def test_a_forbidden_step_is_refused_with_its_rule() -> None:
    learning = after("travel", NEXT, "travel:grumbaz_crowsblood")
    with pytest.raises(Refused) as refused:
        learning.answer(["go:southshore"])
    assert refused.value.why.rule == "BG-TRAVEL-04"


def test_both_rerolls_of_the_fight_come_in_any_order() -> None:
    for first, second in (("die:red:1", "die:red:2"), ("die:red:2", "die:red:1")):
        learning = after("fight", NEXT, NEXT, first, second)
        assert GAME.facts(learning.game)["fight"]["horde"]["defense"] == 2


def test_the_potion_may_be_drunk_or_kept() -> None:
    dice = (NEXT, NEXT, "die:red:1", "die:red:2", NEXT)
    for answer, health, bag in (
        ("ready", 3, ["minor_healing_potion"]),
        ("use:grumbaz_crowsblood:minor_healing_potion", 4, []),
    ):
        hero = GAME.facts(after("fight", *dice, answer).game)["heroes"]["grumbaz_crowsblood"]
        assert (hero["health"], hero["bag"]) == (health, bag)
