"""What requests are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meetingstone.engine.game import Lengths
from meetingstone.engine.lessons import Wants
from meetingstone.engine.picture import Phrase
from meetingstone.server.problems import Complaint
from meetingstone.server.wire.fields import Kind, Language


class SeatInfo(msgspec.Struct, kw_only=True):
    seat: int
    kind: Kind
    name: str
    bot: str | None
    taken: bool
    online: bool
    consents: int
    """How often it took something back with the table's consent."""


class Invite(msgspec.Struct):
    seat: int
    token: str


class UndoAsked(msgspec.Struct):
    """``seat`` asks to take back its last answer and all since: ``answers`` says whose, ``waits`` who must agree."""

    seat: int
    answers: list[int]
    waits: list[int]
    seconds: float
    """Left for an answer; then it counts as refused."""


class Wording(msgspec.Struct):
    en: str
    it: str


class PackInfo(msgspec.Struct, kw_only=True):
    """Cards that are added to a game."""

    name: str
    title: Wording
    author: str
    licence: str


class TableInfo(msgspec.Struct, kw_only=True):
    """A table as one person may know it: ``invites`` for its owner, ``spectate`` for those who sit at it."""

    id: str
    game: str
    packs: list[PackInfo]
    """What is played with besides the cards of the game."""
    settings: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str
    state: Literal["open", "playing", "over"]
    stopped: Complaint | None = None
    """Why it cannot be opened any more: it was played with other rules."""
    awaits: list[int]
    prompt: Phrase | None
    """What those who are awaited must do."""
    since: float
    """When the table came to wait for it, in seconds since 1970."""
    undo: UndoAsked | None
    update: int
    public: bool
    paused: bool
    invites: list[Invite]
    spectate: str
    me: list[int]
    owner: bool
    rematch: str | None
    created: float
    winners: list[int] | None = None
    """Of a game that is over; empty when nobody at the table has won."""


class Person(msgspec.Struct, kw_only=True):
    id: str
    name: str
    guest: bool
    language: Language
    tables: list[TableInfo]


class OwnLink(msgspec.Struct):
    """What brings a guest back who has lost his cookie: ``/back#<token>``."""

    token: str


class GameInfo(msgspec.Struct, kw_only=True):
    id: str
    name: str
    players: tuple[int, int]
    modes: list[str]
    bots: list[str]
    packs: list[PackInfo]
    """What a table of this game may be played with as well."""
    lengths: Lengths | None = None
    """How long games last by the value of an option, where that was measured."""


class RuleInfo(msgspec.Struct, kw_only=True):
    id: str
    section: str
    title: Wording
    text: Wording
    ruling: Wording
    source: str


class LessonInfo(msgspec.Struct, kw_only=True):
    """``steps`` are those of which the coach speaks."""

    id: str
    title: Phrase
    about: Phrase
    minutes: int
    steps: int


class LessonMoment(msgspec.Struct, kw_only=True):
    """A point of a lesson. ``done`` is what has just happened, ``says`` what the coach tells, ``asks`` what to touch.

    ``wants`` is an answer, a touch of something that is not allowed, the key ``next``, or nothing more. ``shows`` are
    the keys that finish the step, ``points`` those to point at, ``look`` a part of the table. ``aside`` answers what
    was allowed but not wanted, and therefore not taken.
    """

    seat: int
    seats: int
    """How many sit at the table."""
    scene: Any
    events: list[Happened]
    keys: list[str]
    step: int
    steps: int
    wants: Wants
    done: Phrase | None
    says: Phrase
    asks: Phrase | None
    shows: list[str]
    points: list[str]
    look: str
    rule: str
    aside: Phrase | None


class LessonWhy(msgspec.Struct):
    why: LessonReason | None


class LessonReason(msgspec.Struct):
    """The rule, the sentence ``why-<reason>`` and its values."""

    rule: str
    reason: str
    values: dict[str, Any]


class Moment(msgspec.Struct):
    """The table at one update, for the seats of whoever asks (-1: a spectator)."""

    update: int
    last: int
    scenes: list[SeatScene]
    events: list[Happened]


class SeatScene(msgspec.Struct):
    seat: int
    scene: Any


class Delta(msgspec.Struct):
    """What has changed in a scene: whole ``fields``, and ``entries`` of fields by name or number (None: gone)."""

    fields: dict[str, Any]
    entries: dict[str, dict[str, Any]]


class SeatDelta(msgspec.Struct):
    seat: int
    delta: Annotated[msgspec.Raw, Meta(extra={"holds": Delta})]


class Happened(msgspec.Struct):
    """Something that happened (text ``log-<kind>``) in an ``update``, that the reader may know."""

    kind: str
    values: dict[str, Any]
    update: int


class Reason(msgspec.Struct):
    name: str
    amount: float


class Advice(msgspec.Struct):
    """What a bot thinks of an option: its worth, the parts that decided, and ``says``, why in sentences."""

    key: str
    value: float
    reasons: list[Reason]
    says: list[Phrase]


class LessonExpected(msgspec.Struct):
    odds: Any
