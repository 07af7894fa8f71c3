"""A lesson at the terminal's table: the same table, with a coach who says what to do and lets only that happen."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from meetingstone.engine.lessons import NEXT, Learning
from meetingstone.engine.picture import Phrase
from meetingstone.engine.record import Header
from meetingstone.engine.rules import Why
from meetingstone.engine.session import Session
from meetingstone.terminal.line import Input
from meetingstone.terminal.play import Play
from meetingstone.texts import Texts

RIVAL = "novice"


class LessonPlay(Play):
    """One lesson; nothing of it is kept."""

    def __init__(self, learning: Learning, t: Texts, console: Console, line: Input, *, plain: bool) -> None:
        self.learning = learning
        self.said = -1
        super().__init__(_session(learning), t, console, line, Path(learning.lesson.id), plain=plain, fast=True)

    def teach(self) -> None:
        """Until the lesson is over; EOFError when the learner leaves."""
        while self.learning.step:
            if self.learning.wants == "next":
                self.news(self.learning.learner)
                self._coach()
                self.line.read(f"{self.t('terminal-lesson-enter')} ")
                self._follow([NEXT])
            else:
                self._person(self.learning.learner)
        self.news(self.learning.learner)
        self._coach()

    def _read(self) -> None:
        self._coach()
        super()._read()

    def _coach(self) -> None:
        """Once for each step."""
        if self.said == self.learning.number:
            return
        self.said = self.learning.number
        self.painter.print("")
        self._speak(self.learning.done, "dim")
        self._speak(self.learning.says, "")
        self._speak(self.learning.asks, "bold")

    def _speak(self, phrase: Phrase | None, style: str) -> None:
        if phrase:
            self.painter.print(Padding(Text(self.voice.cell(phrase), style=style), (0, 0, 0, 2)))

    # ---- answers

    def answer(self, key: str, seat: int) -> None:
        self._follow([key])

    def _follow(self, keys: list[str]) -> None:
        try:
            self.learning.answer(keys)
        finally:
            # What is not taken is played again without it.
            self.session = _session(self.learning)
            self.answers = len(self.learning.taken)

    def explain(self, key: str, seat: int) -> Why | None:
        why = super().explain(key, seat)
        if why and self.learning.wants == "touch" and key in self.learning.shows:
            self._follow([key])
        return why

    def undo(self, seat: int) -> None:
        taken = self.learning.taken[: self.marks.pop()]
        self.learning = Learning(self.learning.definition, self.learning.lesson, taken)
        self._follow([])
        self.told = len(self.session.log)
        self.said = -1
        self.drawn.clear()
        self.mapped.clear()

    def save(self, path: Path | None = None) -> bool:
        self.unsaved = self.t("terminal-lesson-not-kept")
        return path is None


def _session(learning: Learning) -> Session:
    definition = learning.definition
    seats = definition.seats(learning.game.state.settings)
    names = tuple("you" if seat == learning.learner else RIVAL for seat in range(seats))
    return Session(
        learning.game,
        Header(
            game=definition.id,
            rules=definition.version,
            content=definition.content_hash,
            settings={},
            seats=names,
            commitment="0" * 8,
        ),
    )
