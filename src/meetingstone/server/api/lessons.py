"""Lessons, of which nothing is kept: a request brings all answers so far, and they are played again on the engine."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from meetingstone.engine import AnswerError
from meetingstone.engine.lessons import Learning, Lesson, Other
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scenario import Step
from meetingstone.engine.scene import scenes
from meetingstone.engine.views import view
from meetingstone.server.bots import DEFAULT, advice
from meetingstone.server.house import House
from meetingstone.server.people import Someone
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.tables import definition_of
from meetingstone.server.wire import replies, requests

T = TypeVar("T")
TheHouse = NamedDependency[House]
Somebody = NamedDependency[Someone | None]
Id = FromPath[str]


@get("/api/games/{game:str}/lessons", tags=["lessons"])
async def lessons(house: TheHouse, game: Id) -> list[replies.LessonInfo]:
    """What teaches the game, in order."""
    return [
        replies.LessonInfo(
            id=each.id,
            title=each.text("title"),
            about=each.text("about"),
            minutes=each.minutes,
            steps=len(each.steps),
        )
        for each in definition_of(house, game).lessons
    ]


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200, tags=["lessons"])
async def learn(house: TheHouse, game: Id, lesson: Id, data: JSONBody[requests.LessonAnswer]) -> replies.LessonMoment:
    """Where `keys` have led in a lesson, and where `answer` leads, which is taken whole or not at all.

    An answer that is allowed but not what the lesson is about is not taken: `aside` tells why. One that is not allowed
    is refused, with its rule. `next` goes on from a step at which one only looks.
    """
    learning = _learning(house, game, lesson, data.keys)
    aside: Phrase | None = None
    try:
        learning.answer(data.answer)
    except Other as other:
        aside = other.phrase
    except AnswerError as error:
        raise problem_of(error) from None
    return _moment(learning, aside)


@post("/api/games/{game:str}/lessons/{lesson:str}/explain", status_code=200, tags=["lessons"])
async def explain(house: TheHouse, game: Id, lesson: Id, data: JSONBody[requests.LessonQuestion]) -> replies.LessonWhy:
    """Why something is not allowed at this point of a lesson; null when it is, or when no rule speaks of it."""
    why = _learning(house, game, lesson, data.keys).explain(data.key)
    return replies.LessonWhy(replies.LessonReason(why.rule, why.reason, dict(why.values)) if why else None)


@post("/api/games/{game:str}/lessons/{lesson:str}/hint", status_code=200, tags=["lessons"])
async def hint(
    house: TheHouse, somebody: Somebody, game: Id, lesson: Id, data: JSONBody[requests.LessonKeys]
) -> list[replies.Advice]:
    """What the bot would do at this point of a lesson."""
    learning = _learning(house, game, lesson, data.keys)
    keys = learning.game.keys(learning.learner)
    if not keys:
        raise problem_of(AnswerError("not-yours", seat=learning.learner))
    whose, seen = _whose(somebody), view(learning.game, learning.learner)
    return advice(keys, await _asked(house, whose, lambda: house.thinkers.advise(whose, DEFAULT, 0, seen)))


@post("/api/games/{game:str}/lessons/{lesson:str}/odds", status_code=200, tags=["lessons"])
async def odds(
    house: TheHouse, somebody: Somebody, game: Id, lesson: Id, data: JSONBody[requests.LessonOdds]
) -> replies.LessonExpected:
    """What the learner may expect at this point of a lesson."""
    learning = _learning(house, game, lesson, data.keys)
    whose, seen = _whose(somebody), view(learning.game, learning.learner)
    return replies.LessonExpected(await _asked(house, whose, lambda: house.thinkers.odds(whose, seen, data.about)))


def _whose(somebody: Someone | None) -> str:
    """All who are not known share what one person gets."""
    return somebody.id if somebody else ""


async def _asked(house: House, whose: str, thought: Callable[[], Coroutine[Any, Any, T]]) -> T:
    found: T = await (await house.asked.begin(whose, lambda: house.spawn(thought())))
    return found


def _learning(house: House, game: str, lesson_id: str, keys: list[str]) -> Learning:
    definition = definition_of(house, game)
    found = next((each for each in definition.lessons if each.id == lesson_id), None)
    if found is None:
        raise Problem(404, "unknown-lesson", "server-unknown-lesson")
    learning = Learning(definition, found)
    try:
        learning.answer(keys)
    except AnswerError:
        raise Problem(409, "off-script", "server-off-script") from None
    return learning


def _moment(learning: Learning, aside: Phrase | None) -> replies.LessonMoment:
    g, seat, step = learning.game, learning.learner, learning.step
    return replies.LessonMoment(
        seat=seat,
        seats=g.definition.seats(g.state.settings),
        scene=scenes(g, (seat,))[seat],
        events=[replies.Happened(event.kind, event.values, learning.number) for event in learning.events()],
        keys=learning.taken,
        step=learning.number,
        steps=len(learning.lesson.steps),
        wants=learning.wants,
        done=learning.done,
        says=learning.says,
        asks=learning.asks,
        shows=learning.shows,
        points=[*learning.shows, *step.also] if step and learning.wants != "next" else [],
        look=step.look if step else "",
        rule=_rule(learning.lesson, step),
        aside=aside,
    )


def _rule(lesson: Lesson, step: Step | None) -> str:
    """The rule to read on; at the end the first that the lesson is about."""
    return step.rule or step.refused if step else lesson.script.rules[0]


HANDLERS = [lessons, learn, explain, hint, odds]
