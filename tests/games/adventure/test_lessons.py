"""What learners may do otherwise in these lessons; tests/games/test_lessons.py has what holds for all games."""

import pytest

from meetingstone.engine import Event, Refused
from meetingstone.engine.lessons import NEXT, Learning, Other
from meetingstone.games.adventure import GAME

LESSONS = {lesson.id: lesson for lesson in GAME.lessons}
SHOT = (NEXT, "attack:burbonn", NEXT)
"""Up to the answer to an arrow."""


def after(name: str, *keys: str) -> Learning:
    return Learning(GAME, LESSONS[name], keys)


def test_another_way_is_allowed_but_not_wanted() -> None:
    learning = after("walk", NEXT, NEXT, "go:the_bulwark")
    with pytest.raises(Other) as other:
        learning.answer(["go:the_sepulcher"])
    assert other.value.phrase.values == {"because": "@lesson-adventure-walk-brill-because"}
    assert GAME.facts(learning.game)["heroes"]["grumbaz"]["space"] == "undercity"


def test_what_is_above_ones_level_is_refused_with_its_rule() -> None:
    """AG-MOVE-04."""
    with pytest.raises(Refused) as refused:
        after("walk", NEXT, NEXT, "go:the_bulwark").answer(["go:scarlet_monastery"])
    assert refused.value.why.rule == "AG-MOVE-04"


def test_the_two_turns_of_the_first_lessons_are_one() -> None:
    """The second lesson begins where the first one ends."""
    walk = GAME.facts(after("walk", NEXT, NEXT, "go:the_bulwark", "go:brill", "done", "resource:scroll", NEXT).game)
    fight = GAME.facts(after("fight").game)
    for of_hero in ("space", "energy", "hand", "quests", "wounds"):
        assert fight["heroes"]["grumbaz"][of_hero] == walk["heroes"]["grumbaz"][of_hero]
    assert fight["fight"] == walk["fight"]


def test_the_slam_is_what_makes_the_throw_hit() -> None:
    """AG-COMBAT-06: what the coach warns of would have happened."""
    told = [event.values["hit"] for event in _end_of_throw("play:shield_slam") if event.kind == "ag-attack"]
    missed = [event.values["hit"] for event in _end_of_throw("pass") if event.kind == "ag-attack"]
    assert told == [1] and missed[0] == 0


def _end_of_throw(key: str) -> list[Event]:
    game = after("fight", NEXT, "play:heroic_throw", NEXT).game
    game.answer(game.number, key, seat=0)
    return game.log or []


@pytest.mark.parametrize(("weapon", "attack", "defense"), [("smites_mighty_hammer", 3, 5), ("militia_longsword", 2, 6)])
def test_either_weapon_is_a_good_one(weapon: str, attack: int, defense: int) -> None:
    shopping = (
        NEXT, "play:mortal_strike", "play:charge", "play:charge", "drink:red_bandana:health", "go:undercity", "done",
        "resource:large_potion", "item:tallow_wand",
    )  # fmt: skip
    hero = GAME.facts(after("gear", *shopping, f"item:{weapon}").game)["heroes"]["grumbaz"]
    assert (hero["weapon"], hero["attack"], hero["defense"]) == (weapon, attack, defense)


def test_slam_and_stance_are_used_in_any_order() -> None:
    for first, second in (("play:shield_slam", "use:grumbaz:1"), ("use:grumbaz:1", "play:shield_slam")):
        learning = after("rivals", *SHOT, first, second)
        assert learning.step and learning.step.text == "loot"
        assert GAME.facts(learning.game)["heroes"]["grumbaz"]["wounds"] == 1


def test_whatever_is_stolen_the_quest_is_done_and_the_rival_rises() -> None:
    for item in ("recruits_shield", "silk_rope"):
        heroes = GAME.facts(after("rivals", *SHOT, "play:shield_slam", "use:grumbaz:1", f"item:{item}").game)["heroes"]
        assert heroes["grumbaz"]["valor"] == 4 and item in heroes["grumbaz"]["bag"]
        assert (heroes["burbonn"]["space"], heroes["burbonn"]["left"]) == ("undercity", 5)


def test_who_gives_up_the_spoils_is_asked_again() -> None:
    learning = after("rivals", *SHOT, "play:shield_slam", "use:grumbaz:1")
    with pytest.raises(Other):
        learning.answer(["no"])
    assert learning.step and learning.step.text == "loot"
