"""A session with its entries: answers and undo that can be written down, and a replay of what was written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from meetingstone.engine import GameDef
from meetingstone.engine.picture import Phrase
from meetingstone.engine.record import Header, RecordError
from meetingstone.engine.rules import AnswerError
from meetingstone.engine.scene import Scene, scenes
from meetingstone.engine.session import Session
from meetingstone.engine.views import View, view
from meetingstone.server import chain
from meetingstone.server.problems import Problem
from meetingstone.server.rows import BY_CONSENT, TAKEN_BACK, Step, TableRow, now


class Play:
    """The game of one table. ``marks[n]`` is the length of the log after update ``n``, ``at`` when that was.

    ``hashes[n]`` is what entry ``n`` goes on from.
    """

    def __init__(self, row: TableRow, definition: GameDef[Any], seats: Sequence[str]) -> None:
        self.id = row.id
        self.definition = definition
        self.session = Session.new(definition, row.settings, seats=tuple(seats), seed=row.seed)
        self.marks = [len(self.session.log)]
        self.hashes = [chain.origin(row)]
        self.at = row.created
        self.consents: Counter[int] = Counter()
        """How often each seat took something back by consent."""

    @property
    def update(self) -> int:
        return len(self.marks) - 1

    @property
    def is_over(self) -> bool:
        return self.session.game.over

    def awaits(self) -> list[int]:
        question = self.session.game.question
        return list(question.awaited()) if question else []

    def prompt(self) -> Phrase | None:
        question = self.session.game.question
        return Phrase(f"ask-{question.kind}") if question else None

    def view(self, seat: int) -> View[Any]:
        return view(self.session.game, seat)

    def scenes(self, seats: Iterable[int]) -> dict[int, Scene[Any]]:
        return scenes(self.session.game, seats)

    def first(self) -> Step:
        """The entry of the set-up."""
        outcomes = [list(entry.outcome) for entry in self._journal()]
        return self._hashed(Step(game=self.id, number=0, question=0, seat=-1, key="", outcomes=outcomes, at=now()))

    def _hashed(self, step: Step) -> Step:
        """The next entry, with its hash."""
        step.hash = chain.after(self.hashes[step.number], step)
        del self.hashes[step.number + 1 :]
        self.hashes.append(step.hash)
        return step

    def answer(self, seat: int, number: int, keys: Sequence[str]) -> list[Step]:
        """Take a chain of answers whole or not at all; returns the entries to write.

        A chain ends where something is revealed: otherwise a chain that fails at its end would show a roll that
        was never made.
        """
        game, steps = self.session.game, list[Step]()
        floor = game.floor
        try:
            for i, key in enumerate(keys):
                if i and game.floor != floor:
                    raise Problem(409, "chain-reveals", "server-chain-reveals")
                steps.append(self._answer(seat, number if not i else game.number, key))
        except (AnswerError, Problem):
            self.roll_back(len(steps))
            raise
        return steps

    def _answer(self, seat: int, number: int, key: str) -> Step:
        before = len(self._journal())
        self.session.answer(number, key, seat=seat)
        self.marks.append(len(self.session.log))
        self.at = now()
        outcomes = [list(entry.outcome) for entry in self._journal()[before + 1 :]]
        return self._hashed(
            Step(game=self.id, number=self.update, question=number, seat=seat, key=key, outcomes=outcomes, at=self.at)
        )

    def roll_back(self, count: int) -> None:
        """Forget the last answers: they were not written."""
        for _ in range(count):
            self.session.undo(seat=0, consent=True)
            self.marks.pop()

    def check_undo(self, seat: int, consent: bool = False) -> Step:
        """The entry that takes the last answer of ``seat`` back; raises when it may not."""
        if consent:
            self.session.to_take_back(seat)
        elif not self.session.can_undo(seat):
            raise AnswerError("undo-needs-consent")
        key = BY_CONSENT if consent else ""
        return self._hashed(
            Step(game=self.id, number=self.update + 1, question=TAKEN_BACK, seat=seat, key=key, outcomes=[], at=now())
        )

    def undo(self, step: Step) -> None:
        """Carry out what :meth:`check_undo` wrote."""
        if step.key == BY_CONSENT:
            self.session.take_back(step.seat)
            self.consents[step.seat] += 1
        else:
            self.session.undo(seat=step.seat)
        self.marks.append(len(self.session.log))
        self.at = step.at

    def settle(self) -> None:
        self.session.settle()

    def repeat(self, step: Step) -> None:
        """Play an entry again; raises :class:`RecordError` when it does not lead where it led."""
        if step.number == 0:
            found = self.first()
        elif step.question == TAKEN_BACK:
            self.undo(step)
            self.settle()
            self.hashes[step.number + 1 :] = [step.hash]
            return
        else:
            try:
                found = self._answer(step.seat, step.question, step.key)
            except AnswerError as error:
                raise RecordError("entry", number=step.number, error=str(error)) from None
            self.settle()
        self.at = step.at
        self.hashes[step.number + 1 :] = [step.hash]
        if found.outcomes != step.outcomes:
            raise RecordError("outcome", number=step.question)

    def updates(self, start: int, upto: int) -> list[int]:
        """In which update each event happened, from event ``start`` to the end of the log after update ``upto``."""
        found, update = list[int](), upto
        # Backwards: what an undo took back was followed by what stands in the log now.
        for index in range(self.marks[upto] - 1, start - 1, -1):
            while update and self.marks[update - 1] > index:
                update -= 1
            found.append(update)
        return found[::-1]

    def header(self, seats: Sequence[str]) -> Header:
        return msgspec.structs.replace(self.session.header, seats=tuple(seats))

    def _journal(self) -> list[Any]:
        journal = self.session.game.journal
        assert journal is not None
        return journal


def check_version(row: TableRow, definition: GameDef[Any]) -> None:
    if row.rules != definition.version:
        raise RecordError("other-rules", version=row.rules, known=definition.version)
    if row.content != definition.content_hash:
        raise RecordError("other-content", content=row.content, known=definition.content_hash)


def replayed(row: TableRow, definition: GameDef[Any], seats: Sequence[str], steps: Sequence[Step], last: int) -> Play:
    """The play that ``steps`` tell of, of which ``last`` is the last number."""
    chain.check(row, steps, last)
    check_version(row, definition)
    play = Play(row, definition, seats)
    for step in steps:
        play.repeat(step)
    return play
