"""What the kernel needs to know of a game: one object per game, shared by all its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from meetingstone.engine.frames import Frame, Outcome
from meetingstone.engine.questions import Option
from meetingstone.engine.rules import AnswerError, Catalogue, ContentError
from meetingstone.engine.state import State

if TYPE_CHECKING:
    from meetingstone.engine.drafts import Drafts
    from meetingstone.engine.kernel import Event, Game
    from meetingstone.engine.lessons import Lesson
    from meetingstone.engine.orders import Windows
    from meetingstone.engine.packs import Pack
    from meetingstone.engine.picture import Earning, Forecast, Phrase, Picture
    from meetingstone.engine.scene import Gallery, Scene
    from meetingstone.engine.story import Story
    from meetingstone.engine.views import View

S = TypeVar("S", bound=State)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won, each seat's score, and its place (several may share one)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


class CardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One card, board or other component, as players look it up."""

    id: str
    deck: str
    name: str
    """The text id of its name."""
    copies: int = 1
    text: tuple[tuple[str, dict[str, Any]], ...]
    """What it does: text ids with their values, written from its effects."""
    facts: dict[str, Any]
    """What is printed on it, by the game's own names."""
    rules: str
    """The section of the rulebook that it belongs to."""


class Length(msgspec.Struct, frozen=True, kw_only=True):
    """How many rounds a table lasted in games of bots: half of them between ``low`` and ``high``."""

    value: str | int
    """Of the option that makes games shorter or longer."""
    players: int
    rounds: int
    low: int
    high: int


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """Measured lengths of a game, and how long people and bots think over a turn."""

    option: str
    person_minutes: float
    bot_minutes: float
    measured: tuple[Length, ...]

    def of(self, value: str | int) -> tuple[int, int, int]:
        """Rounds with a value of the option, and the minutes that they take the fewest and the most people."""
        rows = [row for row in self.measured if row.value == value]
        minutes = [5 * round(row.rounds * row.players * self.person_minutes / 5) for row in rows]
        return round(sum(row.rounds for row in rows) / len(rows)), min(minutes), max(minutes)


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
    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is: cited to a seat that is not asked. Without one the frames explain to any
    seat, and may use only what that seat knows."""

    rules: Catalogue
    content: Any = msgspec.UNSET
    """What the game is played with, where its state refers to it."""
    packs: tuple[Pack, ...] = ()
    """What was added to the game's own content."""
    content_hash: str
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that a short account of a turn leaves out."""
    recited: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that turn up a card for all, and the value that names it: an account tells what the card says."""
    tags: ClassVar[tuple[tuple[str, str], ...]] = ()
    """What a seat plays with: (kind, value) of the events that say so, with their ``seat``, or all seats; arenas count
    by it."""

    fact_words: ClassVar[Mapping[str, str]] = {}
    """Facts of cards whose values are words: how the ids of their texts begin, if not with the name of the fact."""

    told_facts: ClassVar[tuple[str, ...]] = ()
    """Facts of cards that a player needs for a choice and that no text says."""

    styles: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """How bots of a style weigh the parts of ``appraise`` and ``judge``; a part that is not named counts as it is."""

    lengths: Lengths | None = None
    """How long games last, where that was measured: shown where the option is chosen."""
    drafts: Drafts[S] | None = None
    """How a side drafts its turn together, where it can."""
    windows: Windows[S] | None = None
    """The windows for which a seat may leave standing orders, where there are any."""

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """What teaches the game, in order: the scenarios in the folder ``lessons`` beside the game's module."""
        from meetingstone.engine.lessons import lessons_of

        return lessons_of(self)

    def with_packs(self, packs: tuple[Pack, ...]) -> GameDef[S]:
        """The same game, played with packs as well; or :class:`ContentError`."""
        raise ContentError(f"{packs[0].name}/pack.toml: {self.id} cannot be played with packs yet")

    def start(self, settings: Any) -> tuple[S, Frame]:
        """The empty table and the frame that sets it up and plays."""
        raise NotImplementedError

    def seats(self, settings: Any) -> int:
        """How many seats answer questions."""
        raise NotImplementedError

    def result(self, g: Game[S]) -> Result:
        """Who won; asked only when the game is over."""
        raise NotImplementedError

    def position(self, plain: dict[str, Any]) -> Game[S]:
        """A game from the position of a scenario; what it leaves out takes its default."""
        raise NotImplementedError

    def export(self, g: Game[S]) -> dict[str, Any]:
        """The position of ``g`` such that ``position`` makes the same game of it."""
        raise NotImplementedError

    def facts(self, g: Game[S]) -> dict[str, Any]:
        """Nested plain data that the expectations of a scenario name by path."""
        raise NotImplementedError

    def picture(self, seen: View[S]) -> Picture:
        """The table as a seat sees it, for clients to draw."""
        raise NotImplementedError

    def scene(self, seen: View[S]) -> Scene[Any]:
        """The table as a watcher sees it, for a page that was made for this game."""
        raise NotImplementedError

    def seat_scene(self, watched: Any, seen: View[S]) -> Scene[Any]:
        """``watched``, the watcher's scene, with what the seat of ``seen`` sees besides."""
        raise NotImplementedError

    def gallery(self) -> Gallery:
        """What lies in the box, for the same page: cards, boards and pieces."""
        raise NotImplementedError

    def earnings(self, log: Sequence[Event]) -> list[Earning]:
        """What every seat won and lost, and for what, from the log of a whole game."""
        return []

    def story(self, g: Game[S]) -> Story | None:
        """What the game was like, from its log; asked only when it is over."""
        return None

    def cards(self) -> tuple[CardInfo, ...]:
        """Every card of the box, deck by deck."""
        raise NotImplementedError

    def allies(self, g: Game[S], seat: int) -> tuple[int, ...]:
        """The seats that see what ``seat``'s side may see."""
        return (seat,)

    def sides(self, g: Game[S]) -> tuple[tuple[int, ...], ...]:
        """The seats that win or lose together, when the game is over; here everybody plays alone."""
        return tuple((seat,) for seat in range(len(self.result(g).scores)))

    def guess(self, state: S, seat: int, rng: Random) -> None:
        """Fill in the hidden values of an imagined state that belong to no pool."""

    def look_ahead(self, g: Game[S], seat: int) -> None:
        """Bring the imagined ``g`` to the next turn of ``seat``, as if nothing changed until then: for plans."""
        raise AnswerError("not-yours", seat=seat)

    def judge(self, seen: View[S]) -> list[dict[str, float]] | None:
        """What a bot thinks of each option of ``seen``, as parts by name whose sum is its value.

        For games whose actions are chains of small answers, which nobody can judge by trying a single one. None: try
        every option and ``evaluate`` what comes of it.
        """
        return None

    def remarks(self, seen: View[S], index: int) -> tuple[Phrase, ...]:
        """Why a bot thinks of an option of ``seen`` as it does, in sentences: for hints."""
        return ()

    def odds(self, seen: View[S], about: str) -> msgspec.Struct | None:
        """What to expect of what lies ahead, in a struct of the game's own; None when there is nothing to say.

        It may take a second, so it is asked of another process. ``about`` is what the game's page wants to know.
        """
        return None

    def forecast(self, seen: View[S]) -> Forecast | None:
        """The odds of what the open question is about, in words; None when nothing is fought. It may take a second."""
        return None

    def evaluate(self, g: Game[S], seat: int) -> float:
        """What a bot thinks of a position, in the game's own points; higher is better for ``seat``."""
        raise NotImplementedError

    def appraise(self, g: Game[S], seat: int) -> dict[str, float]:
        """The parts of ``evaluate`` by name, for a bot that gives reasons; empty when a game names none."""
        return {}

    def trigger(self, g: Game[S], event: str, subject: int, source: Sequence[int]) -> Outcome:
        """Carry out one trigger of :class:`Triggers`; do nothing when its source has gone."""
        raise NotImplementedError
