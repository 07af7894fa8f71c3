"""Lessons over REST: nothing is kept, wrong answers are answered kindly, bad input with one sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.texts import LANGUAGES, Texts
from server.guests import Guest

LESSONS = [(game, lesson.id) for game in registry.games() for lesson in registry.game(game).lessons]
PATH = "/api/games/small_world/lessons"


def learn(guest: Guest, lesson: str, keys: list[str], *answer: str, path: str = PATH) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"{path}/{lesson}", {"keys": keys, "answer": list(answer)})
    return found


def test_the_lessons_are_listed_in_order(guest: Callable[[], Guest]) -> None:
    found = guest().get(PATH)
    assert [each["id"] for each in found] == ["arrive", "conquer", "die", "redeploy", "score", "decline"]
    assert sum(each["minutes"] for each in found) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_through(guest: Callable[[], Guest], game: str, lesson: str, language: str) -> None:
    someone, t, path = guest(), Texts(language), f"/api/games/{game}/lessons"
    moment = learn(someone, lesson, [], path=path)
    for number in range(moment["steps"]):
        assert moment["step"] == number and moment["aside"] is None
        assert moment["scene"]["me"] == moment["seat"] == 0
        assert t(moment["says"]["id"]) and (moment["wants"] == "next" or t(moment["asks"]["id"]))
        moment = learn(someone, lesson, moment["keys"], *moment["shows"], path=path)
    assert moment["wants"] == "" and moment["shows"] == []
    assert moment["says"]["id"] == f"lesson-{game}-{lesson}-end"


def test_what_is_allowed_but_not_wanted_is_answered_kindly(guest: Callable[[], Guest]) -> None:
    someone = guest()
    before = learn(someone, "conquer", [])
    moment = learn(someone, "conquer", [], "conquer:searing_gorge")
    assert moment["aside"] == {
        "id": "lesson-other",
        "values": {"because": "@lesson-small_world-conquer-empty-because"},
    }
    assert (moment["step"], moment["keys"], moment["scene"]) == (0, [], before["scene"])


def test_what_is_not_allowed_is_refused_with_its_rule(guest: Callable[[], Guest]) -> None:
    said = guest().call("POST", f"{PATH}/conquer", json={"answer": ["conquer:duskwood"]})
    assert said.status_code == 409
    assert (said.json()["rule"], said.json()["text_id"]) == ("SW-SUBS-02", "why-not-adjacent")


def test_a_chain_is_taken_whole_or_not_at_all(guest: Callable[[], Guest]) -> None:
    someone = guest()
    touched = ["place:westfall"]
    wrong = learn(someone, "redeploy", touched, "place:elwynn", "place:elwynn", "place:badlands")
    assert wrong["aside"] and wrong["keys"] == touched
    right = learn(someone, "redeploy", touched, "place:redridge", "place:elwynn", "place:elwynn")
    assert right["step"] == 2 and len(right["keys"]) == 4


def test_other_seats_wait_for_the_learner_to_look(guest: Callable[[], Guest]) -> None:
    someone = guest()
    moment = learn(someone, "decline", [], "decline")
    assert moment["wants"] == "next" and moment["scene"]["question"]["awaits"] == [1]
    assert learn(someone, "decline", moment["keys"], "next")["scene"]["question"]["awaits"] == [0]


def test_explain_and_hint(guest: Callable[[], Guest]) -> None:
    someone = guest()
    why = someone.post(f"{PATH}/conquer/explain", {"key": "conquer:duskwood"})["why"]
    assert why == {"rule": "SW-SUBS-02", "reason": "not-adjacent", "values": {"region": "@region-duskwood"}}
    assert someone.post(f"{PATH}/conquer/explain", {"key": "conquer:redridge"}) == {"why": None}
    best = someone.post(f"{PATH}/conquer/hint", {"keys": ["conquer:redridge"]})
    offered = [
        option["key"] for option in learn(someone, "conquer", ["conquer:redridge"])["scene"]["question"]["options"]
    ]
    assert 1 <= len(best) <= 3 and {each["key"] for each in best} <= set(offered)
    assert someone.refused(f"{PATH}/decline/hint", {"keys": ["decline"]}) == (409, "not-yours")


def test_the_hand_of_another_stays_hidden(guest: Callable[[], Guest]) -> None:
    scene = learn(guest(), "rivals", [], path="/api/games/adventure/lessons")["scene"]
    assert [card["id"] for card in scene["hand"]] == ["charge", "shield_slam"]
    assert scene["heroes"]["1"]["hand"] == 2 and "aimed_shot" not in str(scene)


def test_odds_in_a_lesson(guest: Callable[[], Guest]) -> None:
    someone = guest()
    lesson = "/api/games/board_game/lessons/challenge"
    assert someone.post(f"{lesson}/odds", {"about": "plan"})["odds"].keys() == {"number", "aims"}
    assert someone.post(f"{lesson}/odds", {"about": "weather"}) == {"odds": None}
    assert someone.refused(f"{lesson}/odds", {}) == (400, "malformed")
    hall = {"keys": ["next"], "about": "space:shadowfang_keep"}
    found = someone.post("/api/games/adventure/lessons/quest/odds", hall)["odds"]
    assert found["options"]["face:shadowfang_keep"]["won"] > 0


def test_no_purse_of_another_leaves_the_server(guest: Callable[[], Guest]) -> None:
    players = learn(guest(), "redeploy", [])["scene"]["players"]
    assert [player["coins"] for player in players] == [5, None]


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        (f"{PATH}/nothing", {}, 404, "unknown-lesson"),
        ("/api/games/chess/lessons/arrive", {}, 404, "unknown-game"),
        (f"{PATH}/arrive", {"keys": ["conquer:elwynn"]}, 409, "off-script"),
        (f"{PATH}/arrive", {"keys": ["next"], "answer": ["nonsense"]}, 409, "unknown-key"),
        (f"{PATH}/arrive", {"answer": "next"}, 400, "malformed"),
        (f"{PATH}/arrive", {"answer": ["x" * 201]}, 400, "malformed"),
        (f"{PATH}/arrive", {"keys": ["next"] * 201}, 400, "malformed"),
        (f"{PATH}/arrive", {"kyes": []}, 400, "malformed"),
        (f"{PATH}/arrive/explain", {}, 400, "malformed"),
        (f"{PATH}/arrive/hint", {"keys": ["next", "next"]}, 409, "off-script"),
    ],
)
def test_bad_input_gets_one_sentence(
    guest: Callable[[], Guest], path: str, body: dict[str, Any], status: int, error: str
) -> None:
    assert guest().refused(path, body) == (status, error)
