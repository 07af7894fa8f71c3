"""Lessons: scenarios that are taught step by step on the real engine.

A lesson is a scenario file in the folder ``lessons`` of its game (docs/scenarios.md). Who learns is the seat that is
awaited first. Whatever has been answered so far is a list of keys, so that nothing needs to be kept of a lesson: the
same keys lead to the same place.

>>> from meetingstone.registry import game
>>> lesson = game("small_world").lessons[0]
>>> learning = Learning(game("small_world"), lesson, [NEXT])
>>> learning.step.keys
['pick:orcs']
>>> learning.answer(["pick:orcs"])
>>> learning.step.text
'inland'
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from meetingstone.engine import scenario
from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Event
from meetingstone.engine.picture import Phrase
from meetingstone.engine.rules import AnswerError, ContentError, Refused, Why
from meetingstone.engine.scenario import Scenario, Step

NEXT = "next"
"""The key that goes on from a step at which the learner only looks."""

Wants = Literal["answer", "touch", "next", ""]
"""An answer; something that is not allowed, to learn why; to go on; nothing more."""


class Lesson(msgspec.Struct, frozen=True):
    """One lesson. Its texts are ``lesson-<game>-<id>-<part>``."""

    id: str
    script: Scenario

    def text(self, part: str) -> Phrase:
        return Phrase(f"lesson-{self.script.game}-{self.id}-{part}")

    @property
    def steps(self) -> list[Step]:
        """The steps that the coach speaks of; dice fall without a word."""
        return [step for step in self.script.step if not step.falls]

    @property
    def minutes(self) -> int:
        assert self.script.lesson is not None
        return self.script.lesson.minutes

    def parts(self) -> list[str]:
        """Every text of the lesson: what the coach says at a step, what to touch, what came of it, why just that."""
        parts = ["title", "about", "end"]
        for step in self.steps:
            parts.append(step.text)
            if step.keys:
                parts.append(f"{step.text}-done")
            if step.keys and step.seat is None:
                parts.append(f"{step.text}-do")
            if step.keys and step.seat is None and not step.free:
                parts.append(f"{step.text}-because")
        return parts


def lessons_of(definition: GameDef[Any]) -> tuple[Lesson, ...]:
    """The lessons in the folder ``lessons`` beside the game's module, in their order."""
    folder = Path(str(sys.modules[type(definition).__module__].__file__)).parent / "lessons"
    found = [_read(path, definition) for path in sorted(folder.glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: lesson.script.lesson.order if lesson.script.lesson else 0))


def _read(path: Path, definition: GameDef[Any]) -> Lesson:
    script = scenario.read(path)
    if script.lesson is None:
        raise ContentError(f"{path.name}: a lesson needs the table `lesson`")
    for step in script.step:
        if not step.falls and not step.text:
            raise ContentError(f"{path.name}: a step of a lesson needs a `text`")
        if step.rule:
            definition.rules[step.rule]
    return Lesson(path.stem, script)


class Other(AnswerError):
    """An answer that the rules allow, but that leads away from the lesson; ``phrase`` says so kindly."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__("lesson-other")
        self.phrase = phrase


class Learning:
    """Somebody in the middle of a lesson, after the answers ``taken``."""

    def __init__(self, definition: GameDef[Any], lesson: Lesson, taken: Sequence[str] = ()) -> None:
        self.definition = definition
        self.lesson = lesson
        self._replay(taken)

    def _replay(self, keys: Sequence[str]) -> None:
        self.game = scenario.begin(self.definition, self.lesson.script)
        assert self.game.question is not None
        self.learner = self.game.question.awaited()[0]
        self.taken: list[str] = []
        self.why: Why | None = None
        """Why that is not allowed which was touched last."""
        self._left: list[str] = []
        """What this step still wants."""
        self._enter(0)
        for key in keys:
            self._take(key)

    # ---- where we are

    @property
    def step(self) -> Step | None:
        """What the coach speaks of now; None at the end."""
        steps = self.lesson.script.step
        return steps[self._at] if self._at < len(steps) else None

    @property
    def number(self) -> int:
        """How many steps are behind."""
        return len(self._behind())

    @property
    def last(self) -> Step | None:
        """The step of which the coach spoke before this one."""
        return next(reversed(self._behind()), None)

    def _behind(self) -> list[Step]:
        return [step for step in self.lesson.script.step[: self._at] if not step.falls]

    @property
    def wants(self) -> Wants:
        step = self.step
        if step is None:
            return ""
        if not step.keys or step.seat not in (None, self.learner):
            return "next"
        return "touch" if step.refused else "answer"

    @property
    def shows(self) -> list[str]:
        """The keys that would finish this step; none in the middle of one that is free."""
        return [NEXT] if self.wants == "next" else list(self._left)

    def events(self) -> list[Event]:
        """What happened, as far as the learner may know."""
        return [event for event in self.game.log or [] if event.to is None or self.learner in event.to]

    def explain(self, key: str) -> Why | None:
        return self.game.explain(key, seat=self.learner)

    # ---- what the coach says

    @property
    def done(self) -> Phrase | None:
        """What has just happened."""
        return self.lesson.text(f"{self.last.text}-done") if self.last and self.last.keys else None

    @property
    def says(self) -> Phrase:
        return self.lesson.text(self.step.text if self.step else "end")

    @property
    def asks(self) -> Phrase | None:
        """What to touch."""
        return self.lesson.text(f"{self.step.text}-do") if self.step and self.wants != "next" else None

    # ---- answering

    def answer(self, keys: Sequence[str]) -> None:
        """Take several answers, whole or not at all.

        Raises :class:`Other` when one is allowed but not what the lesson is about, and another :class:`AnswerError`
        when it is not allowed.
        """
        before = self.taken
        self.taken = list(before)
        try:
            for key in keys:
                self._take(key)
        except AnswerError:
            self._replay(before)
            raise

    def _take(self, key: str) -> None:
        step, wants = self.step, self.wants
        self.why = None
        if step is None or wants == "next":
            self._look_on(step, key)
        elif wants == "touch" and key in self._left:
            self.why = self.explain(key)
            self._left.remove(key)
        elif key in self._left or key in step.also or step.free:
            self.game.answer(self.game.number, key, seat=self.learner)
            self._tick_off(step, key)
        else:
            self._check_allowed(key)
            raise Other(Phrase("lesson-other", {"because": f"@{self.lesson.text(f'{step.text}-because').id}"}))
        self.taken.append(key)
        self._go_on()

    def _look_on(self, step: Step | None, key: str) -> None:
        if key != NEXT or step is None:
            self._check_allowed(key)
            raise Other(Phrase("lesson-look" if step else "lesson-over"))
        scenario.play(self.game, step)
        self._left = []

    def _check_allowed(self, key: str) -> None:
        if key not in self.game.keys(self.learner):
            why = self.explain(key)
            raise Refused(why) if why else AnswerError("unknown-key", key=key)

    def _tick_off(self, step: Step, key: str) -> None:
        """Several keys of a step come in any order; any answer begins a free one."""
        if step.free:
            self._left = []
        elif key in self._left:
            self._left.remove(key)
        else:
            self._left.pop()

    def _go_on(self) -> None:
        step = self.step
        if self._left or (step and step.free):
            scenario.settle(self.game)
        if not self._left and not (step and step.free and self._is_asked(step.free)):
            self._enter(self._at + 1)

    def _enter(self, at: int) -> None:
        self._at = at
        step = self.step
        if step and step.falls:
            scenario.play(self.game, step)
            self._enter(at + 1)
            return
        scenario.settle(self.game)
        self._left = step.keys if step else []
        if step and step.free and not self._is_asked(step.free):
            self._enter(at + 1)

    def _is_asked(self, kind: str) -> bool:
        question = self.game.question
        return question is not None and question.kind == kind and self.learner in question.awaited()
