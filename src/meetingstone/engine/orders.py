"""Standing orders: when a seat wants to be asked at a window, and what is answered for it otherwise.

An order is no part of a game. Whoever runs a table looks it up when a window opens, and gives the answer of the seat
as any other: it stands in the record like one that was given by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from meetingstone.engine.questions import Option, Pass, Question, React
from meetingstone.engine.state import NONE, State
from meetingstone.engine.views import View

S = TypeVar("S", bound=State)

Order = Literal["ask", "able", "never"]
"""Ask always, also where one can only pass (nobody then learns anything from a pause); ask when there is something
to use; never ask."""
Away = Literal["pass", "wait"]
PASS = str(Pass.__struct_config__.tag)


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat has ordered. ``quiet`` are spans (a turn, a fight) in which it is not asked at all, by number."""

    windows: dict[str, Order] = {}
    """By the kind of the question; what is not named is ``able``."""
    quiet: dict[str, int] = {}
    away: Away = "pass"
    """Whether windows wait for a player who has left the table."""

    def asks(self, kind: str, options: tuple[Option, ...], spans: Mapping[str, int]) -> bool:
        """Whether the seat wants to be asked at a window.

        >>> from meetingstone.engine.questions import Pass
        >>> Orders().asks("dawn", (Pass(),), {}), Orders(windows={"dawn": "ask"}).asks("dawn", (Pass(),), {})
        (False, True)
        """
        order = self.windows.get(kind, "able")
        if order == "never" or self.is_quiet(spans):
            return False
        return order == "ask" or len(options) > 1

    def is_quiet(self, spans: Mapping[str, int]) -> bool:
        return any(spans.get(name) == number for name, number in self.quiet.items())


class Windows(Generic[S]):
    """The windows of a game. ``seen`` is what a watcher sees."""

    kinds: tuple[str, ...] = ()
    """Kinds of questions that are windows, in the order in which they are listed (text ``window-<kind>``)."""
    spans: tuple[str, ...] = ()
    """What a seat may be left in peace for (text ``quiet-<span>``)."""

    def running(self, seen: View[S]) -> dict[str, int]:
        """The spans that are running now, each by a number that no other span of its name has had."""
        raise NotImplementedError

    def active(self, seen: View[S]) -> int:
        """Whose turn it is: nobody passes for him because he has left; NONE: nobody's."""
        return NONE


def is_sealed(question: Question | None) -> bool:
    return isinstance(question, React) and question.sealed


def lets_go(question: Question | None, key: str) -> bool:
    """Whether an answer lets a window go by."""
    return isinstance(question, React) and key == PASS
