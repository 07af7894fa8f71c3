"""A side's draft of its turn: what its members intend, before anybody answers for it.

A draft is no part of a position and binds nobody: it lives beside the table, only the side sees it, and each player
carries out the steps of the own pieces by ordinary answers. A game that offers drafts says which turn can be drafted,
what may come next, and what has become of the steps; all of it from what everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from meetingstone.engine.picture import Phrase
from meetingstone.engine.rules import Why
from meetingstone.engine.state import State
from meetingstone.engine.views import View

S = TypeVar("S", bound=State)


class Intent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One intended step of a piece, in the game's own words: what, where or whom, and who goes along."""

    do: str
    at: str = ""
    friends: tuple[str, ...] = ()


Steps = Mapping[str, tuple[Intent, ...]]
"""By piece."""


class Judged(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A step as the table stands: ``open``, ``done``, or ``stale`` and why. ``way`` are the places it goes through."""

    intent: Intent
    text: Phrase
    state: Literal["open", "done", "stale"] = "open"
    why: Why | None = None
    way: tuple[str, ...] = ()


class Drafts(Generic[S]):
    """How a game drafts. ``seen`` is what a watcher sees; ``side`` are the seats of the side."""

    def turn(self, seen: View[S], side: tuple[int, ...]) -> int:
        """The turn that the side may draft now; NONE when there is none."""
        raise NotImplementedError

    def judged(self, seen: View[S], side: tuple[int, ...], steps: Steps) -> dict[str, tuple[Judged, ...]]:
        """Every step as the table stands. Raises AnswerError for a piece or a step that is none of the side's."""
        raise NotImplementedError

    def following(self, seen: View[S], side: tuple[int, ...], steps: Steps, who: str) -> tuple[Judged, ...]:
        """What ``who`` could do after the steps drafted so far."""
        raise NotImplementedError
