"""Procedures as data: a frame is one procedure of a rulebook, with its steps in the rulebook's order.

A step is a method that takes the game and returns nothing (go on), a :class:`Frame` (do that first), a
question, or :class:`Abort`. The answer arrives in ``<step>_answered``, the result of a child in
``<step>_returned``; both may return the same things as a step. A step that asks only looks, so that it can be
asked again. Fields are ids, numbers and tuples only, so that any position can be cloned, saved and inspected,
also in the middle of a reaction to a reaction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from meetingstone.engine.questions import Option, Question
from meetingstone.engine.rules import Why

if TYPE_CHECKING:
    from meetingstone.engine.kernel import Game


class Abort(msgspec.Struct, frozen=True):
    """Leave at once: pop every frame above stack index ``to`` and go on there at ``step``."""

    to: int
    step: str


class Frame(msgspec.Struct, kw_only=True, tag=True):
    """``pc`` is the next step, ``at`` the one that waits; a step that loops sets ``pc`` back first."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    RUN: ClassVar[tuple[Callable[..., Any], ...]] = ()
    ANSWERED: ClassVar[tuple[Callable[..., Any] | None, ...]] = ()
    RETURNED: ClassVar[tuple[Callable[..., Any] | None, ...]] = ()

    pc: int = 0
    at: int = -1

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.RUN = tuple(getattr(cls, step) for step in cls.STEPS)
        cls.ANSWERED = tuple(getattr(cls, f"{step}_answered", None) for step in cls.STEPS)
        cls.RETURNED = tuple(getattr(cls, f"{step}_returned", None) for step in cls.STEPS)

    def goto(self, step: str) -> None:
        """Go on with ``step`` next."""
        self.pc = self.STEPS.index(step)

    def again(self) -> None:
        """Come back to the running step after what it returns."""
        self.pc = self.at

    def result(self, g: Game[Any]) -> Any:
        """What the parent's ``<step>_returned`` receives: an int, a key or a tuple."""
        return None

    def aborted(self, g: Game[Any]) -> None:
        """Called when an :class:`Abort` pops this frame: put away what was in flight."""

    def candidates(self, g: Game[Any], seat: int) -> Iterable[Option]:
        """Everything that ``seat`` could mean by an answer to the open question, legal or not."""
        return ()

    def why_not(self, g: Game[Any], seat: int, option: Option) -> Why | None:
        """The one predicate of the open question: None where ``option`` may be chosen, otherwise the rule against it.

        It filters the candidates and explains what is left out. A question that is asked often may list its options
        by a shorter way; ``check_legality`` of the tests then proves at every decision that both say the same.
        """
        return None

    def legal(self, g: Game[Any], seat: int) -> tuple[Option, ...]:
        """The candidates that may be chosen."""
        return tuple(option for option in self.candidates(g, seat) if self.why_not(g, seat, option) is None)


Outcome = Frame | Question | Abort | None


class Triggers(Frame, kw_only=True):
    """What must happen now. The list is taken once, in the game's order; a source that has gone drops out."""

    STEPS = ("next",)

    event: str
    subject: int
    todo: tuple[tuple[int, ...], ...]

    def next(self, g: Game[Any]) -> Outcome:
        if not self.todo:
            return None
        first, *rest = self.todo
        self.todo = tuple(rest)
        self.again()
        outcome: Outcome = g.definition.trigger(g, self.event, self.subject, first)
        return outcome


def frames_of(flow: ModuleType) -> tuple[type[Frame], ...]:
    """The frames that are written in the modules of the package ``flow``; one without steps is a base of others."""
    modules = [import_module(found.name) for found in walk_packages(flow.__path__, f"{flow.__name__}.")]
    return tuple(
        frame
        for module in modules
        for frame in vars(module).values()
        if isinstance(frame, type) and issubclass(frame, Frame) and frame.__module__ == module.__name__ and frame.STEPS
    )
