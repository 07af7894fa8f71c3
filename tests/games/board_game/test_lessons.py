"""What learners may do otherwise in these lessons; tests/games/test_lessons.py has what holds for all games."""

import pytest

from meetingstone.engine import Refused
from meetingstone.engine.lessons import NEXT, Learning, Other
from meetingstone.games.board_game import GAME

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


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
