"""What the lessons of every game must do; tests/games/*/test_lessons.py apply it to their game."""

import re
from importlib.resources import files
from random import Random
from typing import Any

from meetingstone.engine import GameDef, scenario
from meetingstone.engine.lessons import Learning, Lesson
from meetingstone.texts import Texts

LONGEST = 230
"""Characters that the coach says at once."""


def check_scenario(game: GameDef[Any], lesson: Lesson) -> None:
    """A lesson plays as a scenario."""
    scenario.run(lesson.script, {game.id: game})
    assert lesson.script.expect


def check_shown(game: GameDef[Any], lesson: Lesson) -> None:
    """Whoever is shown every step gets to the end."""
    learning = Learning(game, lesson)
    for number, step in enumerate(lesson.steps):
        assert learning.step == step and learning.number == number
        learning.answer(learning.shows)
        assert bool(learning.why) == bool(step.refused)
    assert learning.step is None and learning.wants == ""
    assert game.facts(learning.game) == game.facts(scenario.run(lesson.script, {game.id: game}))


def check_any_answer(game: GameDef[Any], lesson: Lesson, seed: int) -> None:
    """No answer that is taken leads astray: steps with several good answers, in any order, and free ones."""
    rng, learning = Random(seed), Learning(game, lesson)
    for _ in range(100):
        step = learning.step
        if step is None:
            break
        if learning.wants == "next":
            learning.answer(learning.shows)
        elif step.refused:
            learning.answer([rng.choice(learning.shows)])
        else:
            wanted = set(learning.game.keys(learning.learner))
            if not step.free:
                wanted &= {*learning.shows, *step.also}
            learning.answer([rng.choice(sorted(wanted))])
    assert learning.step is None


def check_texts(game: GameDef[Any], language: str, tips: int) -> None:
    """Every step has its text and nothing else has, and the coach is brief."""
    t = Texts(language)
    said = [lesson.text(part).id for lesson in game.lessons for part in lesson.parts()]
    assert max(len(t(message)) for message in said) <= LONGEST
    wanted = [*said, *(f"lesson-{game.id}-tip-{number}" for number in range(1, tips + 1))]
    assert all(t(message) for message in wanted)
    written = (files("meetingstone") / "locale" / language / f"{game.id}_lessons.ftl").read_text("utf-8")
    assert sorted(wanted) == sorted(re.findall(r"^([\w-]+) =", written, re.MULTILINE))
