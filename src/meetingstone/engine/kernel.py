"""Run a game: push frames, ask questions, take answers, clone.

>>> from meetingstone.registry import game
>>> g = Game.new(game("small_world"), {"players": 2}, seed=seed_from(7))
>>> g.question.awaited()
(0,)
>>> g.answer(g.number, g.keys(0)[0], seat=0)
"""

from __future__ import annotations

import hashlib
from copy import copy
from typing import Any, Generic, TypeVar

import msgspec

from meetingstone.engine.chance import Source
from meetingstone.engine.frames import Abort, Frame, Outcome
from meetingstone.engine.game import GameDef, Result
from meetingstone.engine.questions import Ask, Chance, Option, Question, Several
from meetingstone.engine.rules import AnswerError, Refused, Why
from meetingstone.engine.state import State

S = TypeVar("S", bound=State)


class Event(msgspec.Struct, frozen=True):
    """Something that happened (text ``log-<kind>``). ``to`` names the seats that may know; None means all."""

    kind: str
    values: dict[str, Any]
    to: tuple[int, ...] | None = None


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One answer of a record: a key by a seat, or an outcome of chance (seat -1)."""

    number: int
    seat: int
    key: str
    outcome: tuple[int, ...] = ()


class Game(Generic[S]):
    """One running game.

    ``journal`` records the answers and ``log`` the events; both are None in a clone, which is made for
    thinking. ``source`` answers questions of chance; without one the game waits for :meth:`fall`.
    """

    __slots__ = ("definition", "floor", "journal", "log", "number", "question", "source", "stack", "state")

    definition: GameDef[S]
    state: S
    stack: list[Frame]
    question: Question | None
    number: int
    source: Source | None
    journal: list[Entry] | None
    log: list[Event] | None
    floor: int

    @classmethod
    def new(cls, definition: GameDef[S], settings: Any = None, *, seed: bytes | None = None) -> Game[S]:
        """Set up a table. ``settings`` is the game's settings struct or a dict of them."""
        if not isinstance(settings, definition.settings):
            settings = msgspec.convert(settings or {}, definition.settings)
        g = cls()
        g.definition = definition
        g.state, root = definition.start(settings)
        g.stack = [root]
        g.question = None
        g.number = g.floor = 0
        g.source = Source(seed) if seed is not None else None
        g.journal = []
        g.log = []
        g._run(None)
        return g

    # ---- running

    def _run(self, out: Outcome) -> None:
        """Carry on from ``out`` until a player or chance must answer, or the game is over."""
        stack = self.stack
        while True:
            if out is None:
                if not stack:
                    self.question = None
                    return
                frame = stack[-1]
                pc = frame.pc
                if pc < len(frame.RUN):
                    frame.at = pc
                    frame.pc = pc + 1
                    out = frame.RUN[pc](frame, self)
                else:
                    out = self._pop()
            elif isinstance(out, Frame):
                stack.append(out)
                out = None
            elif isinstance(out, Abort):
                self._abort(out)
                out = None
            else:
                self.number += 1
                self.question = out
                if isinstance(out, Ask):
                    if len(out.options) != 1 or out.confirm:
                        return
                    out = self._answered(out.options[0])
                elif isinstance(out, Several):
                    settled = out.settled()
                    if settled is None:
                        return
                    out = self._answered(settled)
                elif isinstance(out, Chance) and self.source is not None:
                    out = self._fallen(out, out.draw(self.source.stream(self.number)))
                else:
                    return

    def _pop(self) -> Outcome:
        value = self.stack.pop().result(self)
        if not self.stack:
            return None
        parent = self.stack[-1]
        returned = parent.RETURNED[parent.at]
        return returned(parent, self, value) if returned else None

    def _abort(self, abort: Abort) -> None:
        while len(self.stack) > abort.to + 1:
            self.stack.pop().aborted(self)
        self.stack[-1].goto(abort.step)

    def _answered(self, value: Any) -> Outcome:
        frame = self.stack[-1]
        self.question = None
        answered = frame.ANSWERED[frame.at]
        assert answered is not None, f"{type(frame).__name__}.{frame.STEPS[frame.at]} asks but takes no answer"
        out: Outcome = answered(frame, self, value)
        return out

    def _fallen(self, question: Chance, outcome: tuple[int, ...]) -> Outcome:
        if self.journal is not None:
            self.journal.append(Entry(self.number, -1, "", outcome))
        self.floor = self.number
        return self._answered(outcome)

    def resume(self) -> None:
        """Run a game that was put together by hand up to its next question."""
        self._run(None)

    # ---- answering

    @property
    def over(self) -> bool:
        return self.question is None and not self.stack

    def options(self, seat: int) -> tuple[Option, ...]:
        """What ``seat`` may answer now."""
        return self.question.options_of(seat) if self.question else ()

    def keys(self, seat: int) -> list[str]:
        """The keys of ``options(seat)``."""
        return [option.key(self) for option in self.options(seat)]

    def answer(self, number: int, key: str, *, seat: int) -> None:
        """Take an answer, or raise :class:`AnswerError` and change nothing."""
        self._check_open(number, seat)
        for index, option in enumerate(self.options(seat)):
            if option.key(self) == key:
                self.take(seat, index)
                return
        why = self.explain(key, seat=seat)
        raise Refused(why) if why else AnswerError("unknown-key", key=key)

    def _check_open(self, number: int, seat: int) -> None:
        if self.over:
            raise AnswerError("over")
        if number != self.number:
            raise AnswerError("stale", number=number, current=self.number)
        if self.question is None or seat not in self.question.asked():
            raise AnswerError("not-yours", seat=seat)

    def take(self, seat: int, index: int) -> None:
        """Take the option at ``index`` of ``options(seat)`` unchecked: for play-outs and search."""
        question = self.question
        if self.journal is not None:
            self.journal.append(Entry(self.number, seat, self.options(seat)[index].key(self)))
        if isinstance(question, Ask):
            self._run(self._answered(question.options[index]))
        elif isinstance(question, Several):
            self.question = question = question.with_answer(seat, index)
            settled = question.settled()
            if settled is not None:
                if question.reveals():
                    self.floor = self.number
                self._run(self._answered(settled))
        else:
            raise AnswerError("not-yours", seat=seat)

    def fall(self, number: int, outcome: tuple[int, ...]) -> None:
        """Give the outcome of a question of chance: real dice, a scenario, a record."""
        if number != self.number:
            raise AnswerError("stale", number=number, current=self.number)
        if not isinstance(self.question, Chance):
            raise AnswerError("no-chance-due")
        self.question.check(outcome)
        self._run(self._fallen(self.question, outcome))

    def explain(self, key: str, *, seat: int) -> Why | None:
        """Why ``key`` is not among the options of ``seat``; None when it is, or when no rule speaks of it.

        Where the game has a ``turn_rule``, a seat that is not asked learns only that.
        """
        if not self.stack or self.question is None:
            return None
        if seat not in self.question.asked() and self.definition.turn_rule:
            return Why(self.definition.turn_rule, "not-your-decision")
        if key in self.keys(seat):
            return None
        frame = self.stack[-1]
        meant = next((option for option in frame.candidates(self, seat) if option.key(self) == key), None)
        return None if meant is None else frame.why_not(self, seat, meant)

    # ---- for the frames

    def tell(self, kind: str, *, to: tuple[int, ...] | None = None, **values: Any) -> None:
        """Write what happened into the log."""
        if self.log is not None:
            self.log.append(Event(kind, values, to))

    def reveal(self) -> None:
        """Something hidden has been seen: undo is no longer free behind this point."""
        self.floor = self.number

    @property
    def depth(self) -> int:
        """The stack index of the running frame: a name for it that frames above may use."""
        return len(self.stack) - 1

    # ---- looking

    def result(self) -> Result:
        if not self.over:
            raise AnswerError("not-over")
        return self.definition.result(self)

    def clone(self) -> Game[S]:
        """A copy to think with; the original never changes through it."""
        new: Game[S] = Game.__new__(Game)
        new.definition = self.definition
        new.state = self.state.clone()
        new.stack = [copy(frame) for frame in self.stack]
        new.question = self.question
        new.number = self.number
        new.floor = self.floor
        new.source = self.source
        new.journal = None
        new.log = None
        return new

    def snapshot(self) -> Snapshot:
        # Content is named by the header of a record; a position does not carry it.
        state = msgspec.structs.replace(self.state, content=msgspec.UNSET)
        return Snapshot(state, tuple(self.stack), self.question, self.number, self.floor)

    def digest(self) -> str:
        """A short hash of the whole position: equal positions have equal digests."""
        # By way of builtins, because msgspec cannot sort a dict with int keys (a scope of limits) in one go.
        plain = msgspec.to_builtins(self.snapshot(), str_keys=True, order="deterministic")
        return hashlib.blake2b(msgspec.json.encode(plain), digest_size=16).hexdigest()


class Snapshot(msgspec.Struct, frozen=True):
    """A position: all that a game is, apart from its seed, its journal and its log."""

    state: Any
    stack: tuple[Any, ...]
    question: Any
    number: int
    floor: int
