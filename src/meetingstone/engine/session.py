"""A game being played: record, log and undo around the kernel. One per table; clients talk to this.

>>> from meetingstone.registry import game
>>> from meetingstone.engine.chance import seed_from
>>> table = Session.new(game("small_world"), {"players": 2}, seats=("you", "greedy"), seed=seed_from(7))
>>> seat = table.game.question.awaited()[0]
>>> table.answer(table.game.number, table.game.keys(seat)[0], seat=seat)
>>> table.undo(seat=seat)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from meetingstone.engine.game import GameDef
from meetingstone.engine.kernel import Entry, Event, Game
from meetingstone.engine.orders import PASS, is_sealed, lets_go
from meetingstone.engine.questions import React, Several
from meetingstone.engine.record import Header, Record, header_of, load, record_of, save
from meetingstone.engine.rules import AnswerError


class _Before(NamedTuple):
    """The table as it was before one answer; ``opens``: the answer has shown what several had decided secretly.

    ``lets_go``: it let a window go by, which nobody else has noticed.
    """

    game: Game[Any]
    seat: int
    journal: int
    log: int
    opens: bool
    lets_go: bool


class Session:
    """A running table."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self._history: list[_Before] = []
        self._windows: set[int] = set()
        """Numbers of questions that were windows, as far as the history goes back."""
        self._settled = game.floor

    @classmethod
    def new(
        cls, definition: GameDef[Any], settings: Mapping[str, Any], *, seats: tuple[str, ...], seed: bytes
    ) -> Session:
        checked = msgspec.convert(settings, definition.settings)
        return cls(Game.new(definition, checked, seed=seed), header_of(definition, checked, seats, seed))

    @classmethod
    def load(cls, data: bytes, definitions: Mapping[str, GameDef[Any]]) -> Session:
        return cls(*load(data, definitions))

    def save(self) -> bytes:
        return save(self.game, self.header)

    def record(self) -> Record:
        return record_of(self.game, self.header)

    @property
    def log(self) -> list[Event]:
        """All that happened since the table was opened here."""
        return self.game.log or []

    def answer(self, number: int, key: str, *, seat: int) -> None:
        """Take an answer, or raise :class:`AnswerError` and change nothing."""
        assert self.game.journal is not None
        before, journal, log = self.game.clone(), len(self.game.journal), len(self.log)
        self.game.answer(number, key, seat=seat)
        question = before.question
        if isinstance(question, Several):
            question = question.with_answer(seat, before.keys(seat).index(key))
        opens = isinstance(question, Several) and self.game.number != number and question.opens()
        self._history.append(_Before(before, seat, journal, log, opens, lets_go(question, key)))
        (self._windows.add if isinstance(question, React) else self._windows.discard)(number)

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` may take its last answer back without asking anybody."""
        if not self._history or is_sealed(self.game.question):
            # Whoever could take back while a window is open would learn whether others have answered it.
            return False
        last = self._history[-1]
        return last.seat == seat and last.game.floor == self.game.floor

    def settle(self) -> None:
        """Forget the positions to which nobody can go back: a server keeps many tables in memory.

        What stays is what may be taken back freely, and for every seat its last answer with those before it up to the
        reveal before them: so that after a consent undo is free again.
        """
        if self.game.floor == self._settled:
            # Nothing was revealed since: what may be taken back freely has only grown.
            return
        self._settled = self.game.floor
        history = self._history[self._opened() :]
        floors = {before.seat: before.game.floor for before in history if not before.lets_go}
        kept = {self.game.floor, *floors.values()}
        self._history = [before for before in history if before.game.floor in kept]

    def _opened(self) -> int:
        """Where in the history the positions begin that come after the last opening of secret decisions."""
        return next((i + 1 for i in reversed(range(len(self._history))) if self._history[i].opens), 0)

    def undo(self, *, seat: int, consent: bool = False) -> None:
        """Take back the last answer: free until something was revealed, else with the table's consent."""
        if not self._history:
            raise AnswerError("nothing-to-undo")
        if not consent and not self.can_undo(seat):
            raise AnswerError("undo-needs-consent")
        self._go_back(len(self._history) - 1)

    def to_take_back(self, seat: int) -> tuple[int, ...]:
        """Whose answers go when the last answer of ``seat`` is taken back by consent: its own and all since, in order.

        Windows that were let go by count for nothing, so that nobody learns who was asked. Raises :class:`AnswerError`
        when there is none, or none that can still be taken back: secret decisions that were opened stay known, and a
        finished game has shown its seed.
        """
        assert self.game.journal is not None
        if self.game.over:
            raise AnswerError("over")
        at = self._last_of(seat)
        if at is None:
            answered = any(entry.seat == seat for entry in self.game.journal)
            raise AnswerError("too-late-to-undo" if answered else "nothing-to-undo")
        since = self.game.journal[self._history[at].journal :]
        return tuple(entry.seat for entry in since if entry.seat >= 0 and not self._is_hidden(entry))

    def _is_hidden(self, entry: Entry) -> bool:
        """Whether only its seat knows of an answer: a pass, or any answer to a window that is still open."""
        is_open = is_sealed(self.game.question) and entry.number == self.game.number
        return entry.number in self._windows and (is_open or entry.key == PASS)

    def take_back(self, seat: int) -> None:
        """With everybody's consent: back to before the last answer of ``seat``, whatever has happened since."""
        self.to_take_back(seat)
        at = self._last_of(seat)
        assert at is not None
        self._go_back(at)

    def _last_of(self, seat: int) -> int | None:
        start = self._opened()
        for i in reversed(range(start, len(self._history))):
            before = self._history[i]
            is_open = is_sealed(self.game.question) and before.game.number == self.game.number
            if before.seat == seat and not before.lets_go and not is_open:
                return i
        return None

    def _go_back(self, at: int) -> None:
        last = self._history[at]
        del self._history[at:]
        journal, log = self.game.journal, self.game.log
        assert journal is not None and log is not None
        del journal[last.journal :]
        del log[last.log :]
        self.game = last.game
        self.game.journal, self.game.log = journal, log
