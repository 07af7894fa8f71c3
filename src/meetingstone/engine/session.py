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
from meetingstone.engine.kernel import Event, Game
from meetingstone.engine.record import Header, Record, header_of, load, record_of, save
from meetingstone.engine.rules import AnswerError


class _Before(NamedTuple):
    """The table as it was before one answer."""

    game: Game[Any]
    seat: int
    journal: int
    log: int


class Session:
    """A running table."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self._history: list[_Before] = []

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
        before = self._before(seat)
        self.game.answer(number, key, seat=seat)
        self._history.append(before)

    def _before(self, seat: int) -> _Before:
        assert self.game.journal is not None
        return _Before(self.game.clone(), seat, len(self.game.journal), len(self.log))

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` may take its last answer back without asking anybody."""
        if not self._history:
            return False
        last = self._history[-1]
        return last.seat == seat and last.game.floor == self.game.floor

    def settle(self) -> None:
        """Forget the positions to which nobody may go back freely: a server keeps many tables in memory."""
        self._history = [before for before in self._history if before.game.floor == self.game.floor]

    def undo(self, *, seat: int, consent: bool = False) -> None:
        """Take back the last answer: free until something was revealed, else with the table's consent."""
        if not self._history:
            raise AnswerError("nothing-to-undo")
        if not consent and not self.can_undo(seat):
            raise AnswerError("undo-needs-consent")
        last = self._history.pop()
        journal, log = self.game.journal, self.game.log
        assert journal is not None and log is not None
        del journal[last.journal :]
        del log[last.log :]
        self.game = last.game
        self.game.journal, self.game.log = journal, log
