"""What the kernel needs to know of a game: one object per game, shared by all its tables."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from meetingstone.engine.frames import Frame, Outcome
from meetingstone.engine.questions import Option
from meetingstone.engine.rules import Catalogue, Why
from meetingstone.engine.state import State

if TYPE_CHECKING:
    from meetingstone.engine.kernel import Game

S = TypeVar("S", bound=State)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won, and each seat's score."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class GameDef(Generic[S]):
    """A game: its types, its set-up and its hooks. Subclass it once per game."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Raised when a change of rules or content makes old records play differently."""
    settings: ClassVar[type[msgspec.Struct]]
    """The options of a table; decoding them checks them."""
    state: ClassVar[type[State]]
    frames: ClassVar[tuple[type[Frame], ...]]
    options: ClassVar[tuple[type[Option], ...]]

    rules: Catalogue
    content_hash: str

    def start(self, settings: Any) -> tuple[S, Frame]:
        """The empty table and the frame that sets it up and plays."""
        raise NotImplementedError

    def seats(self, settings: Any) -> int:
        """How many seats answer questions."""
        raise NotImplementedError

    def result(self, g: Game[S]) -> Result:
        """Who won; asked only when the game is over."""
        raise NotImplementedError

    def allies(self, g: Game[S], seat: int) -> tuple[int, ...]:
        """The seats that see what ``seat``'s side may see."""
        return (seat,)

    def guess(self, state: S, seat: int, rng: Random) -> None:
        """Fill in the hidden values of an imagined state that belong to no pool."""

    def evaluate(self, g: Game[S], seat: int) -> float:
        """What a bot thinks of a position, in the game's own points; higher is better for ``seat``."""
        raise NotImplementedError

    def uses(self, g: Game[S], event: str, subject: int, seat: int, band: str) -> tuple[Option, ...]:
        """What ``seat`` may use in a window."""
        return ()

    def use(self, g: Game[S], event: str, subject: int, seat: int, option: Option) -> Outcome:
        """Carry out what a seat chose in a window."""
        raise NotImplementedError

    def unusable(self, g: Game[S], event: str, subject: int, seat: int, key: str) -> Why | None:
        """Why ``key`` is not among what ``seat`` may use in a window."""
        return None

    def trigger(self, g: Game[S], event: str, subject: int, source: Sequence[int]) -> Outcome:
        """Carry out one trigger of :class:`Triggers`; do nothing when its source has gone."""
        raise NotImplementedError
