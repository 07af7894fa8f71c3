"""What goes over the wire, typed: bodies of requests, answers, and the messages of the live connection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meetingstone.engine.drafts import Intent, Judged
from meetingstone.engine.game import Lengths
from meetingstone.engine.lessons import Wants
from meetingstone.engine.orders import Away, Order
from meetingstone.engine.picture import Phrase
from meetingstone.engine.trial import Stop
from meetingstone.server.problems import Complaint

Seat = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(max_length=200)]
Keys = Annotated[list[Key], Meta(min_length=1, max_length=200)]
SomeKeys = Annotated[list[Key], Meta(max_length=200)]
About = Annotated[str, Meta(min_length=1, max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Kind = Literal["you", "friend", "hotseat", "bot"]
Language = Literal["en", "it"]
MessageId = Annotated[int, Meta(ge=0, le=2**53)]
BIGGEST = 2**53


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request: a misspelt field is refused."""


# ---- requests


class SeatWish(Strict):
    kind: Kind
    bot: Token | None = None
    name: Name | None = None


class NewTable(Strict, kw_only=True):
    game: Token
    settings: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    public: bool = False


class Me(Strict):
    name: Name | None = None
    language: Language | None = None


class Credentials(Strict):
    name: Name
    password: Password


class NewPassword(Strict):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Return(Strict):
    """``token`` stands in the link of a guest's own."""

    token: Token


class Join(Strict):
    token: Token | None = None
    seat: Seat | None = None


class Answer(Strict):
    number: Annotated[int, Meta(ge=0, le=BIGGEST)]
    seat: Seat
    keys: Keys


class OfSeat(Strict):
    seat: Seat


class Consent(Strict):
    seat: Seat
    allow: bool


class Takeover(Strict):
    """``bot`` plays for the seat from now on; without one, its player does again."""

    seat: Seat
    bot: Token | None = None


class Pause(Strict):
    on: bool


class Talk(Strict):
    text: Said


class OrdersWish(Strict, kw_only=True):
    """All standing orders of a seat: what is not named is ``able``. ``quiet`` are spans that are running now."""

    seat: Seat
    windows: Annotated[dict[Token, Order], Meta(max_length=100)] = {}
    quiet: Annotated[list[Token], Meta(max_length=10)] = []
    away: Away = "pass"


class LessonKeys(Strict):
    """All answers so far."""

    keys: SomeKeys = []


class LessonAnswer(LessonKeys):
    """And the next ones."""

    answer: SomeKeys = []


class LessonQuestion(LessonKeys, kw_only=True):
    """And the key that is asked about."""

    key: Key


class LessonOdds(LessonKeys, kw_only=True):
    """And what the learner wants to know."""

    about: About


# ---- answers


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


class TableInfo(msgspec.Struct, kw_only=True):
    """A table as one person may know it: ``invites`` for its owner, ``spectate`` for those who sit at it."""

    id: str
    game: str
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
    lengths: Lengths | None = None
    """How long games last by the value of an option, where that was measured."""


class Wording(msgspec.Struct):
    en: str
    it: str


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


class Taken(msgspec.Struct, tag="taken"):
    """An answer was taken and is on disk."""

    update: int
    id: int = 0


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
    delta: msgspec.Raw
    """A :class:`Delta`."""


class Happened(msgspec.Struct):
    """Something that happened (text ``log-<kind>``) in an ``update``, that the reader may know."""

    kind: str
    values: dict[str, Any]
    update: int


# ---- live, server to client


class TableSaid(msgspec.Struct, tag="table"):
    info: TableInfo


class Scenes(msgspec.Struct, tag="scene"):
    """The table after ``update``. ``events`` happened after ``since``; ``at`` events were known before them.

    A delta changes the scene of update ``since``.
    """

    update: int
    scenes: list[SeatScene | SeatDelta]
    events: msgspec.Raw
    """A list of :class:`Happened`."""
    since: int
    at: int


class RefusedMessage(msgspec.Struct, tag="refused", kw_only=True):
    id: int = 0
    error: str
    text_id: str
    values: dict[str, Any] = {}
    rule: str | msgspec.UnsetType = msgspec.UNSET


class Explained(msgspec.Struct, tag="explained"):
    id: int
    why: Any


class Reason(msgspec.Struct):
    name: str
    amount: float


class Advice(msgspec.Struct):
    """What a bot thinks of an option: its worth, the parts that decided, and ``says``, why in sentences."""

    key: str
    value: float
    reasons: list[Reason]
    says: list[Phrase]


class Hinted(msgspec.Struct, tag="hint"):
    id: int
    estimates: list[Advice]


class LessonExpected(msgspec.Struct):
    odds: Any


class OddsTold(msgspec.Struct, tag="odds"):
    """``odds`` are the game's own, or None when there is nothing to expect."""

    id: int
    odds: Any


class Planned(msgspec.Struct, tag="planned"):
    """The table after the first ``taken`` answers of a plan; where it ``stops``, before the last of them."""

    id: int
    taken: int
    scene: Any
    stops: Stop
    refused: Complaint | None


class ChatLine(msgspec.Struct, tag="chat"):
    """``from_seat`` is -1 for somebody who only watches."""

    sender: str = msgspec.field(name="from")
    text: str
    at: float
    seat: int = -1


class DraftInfo(msgspec.Struct, kw_only=True):
    """What the side of these ``seats`` means to do in a turn, by piece; ``by`` changed it last."""

    seats: tuple[int, ...]
    turn: int
    version: int
    by: int
    steps: dict[str, tuple[Judged, ...]]


class DraftsSaid(msgspec.Struct, tag="drafts"):
    """The drafts of the sides that the client plays for."""

    drafts: list[DraftInfo]


class Noted(msgspec.Struct, tag="noted"):
    """A change of a draft is on disk."""

    id: int
    version: int


class Considered(msgspec.Struct, tag="considered"):
    """What a piece could do after the steps that are drafted for it."""

    id: int
    options: tuple[Judged, ...]


class SeatOrders(msgspec.Struct, kw_only=True):
    """When a seat wants to be asked at each kind of window; ``quiet`` of the ``spans`` that are running it is not."""

    seat: int
    windows: dict[str, Order]
    quiet: list[str]
    spans: list[str]
    away: Away


class OrdersSaid(msgspec.Struct, tag="orders"):
    """The standing orders of the seats that the client holds, where a game has windows."""

    orders: list[SeatOrders]


class Ordered(msgspec.Struct, tag="ordered"):
    """Standing orders are on disk."""

    id: int


class Verdict(msgspec.Struct, tag="verdict"):
    """Whether ``seat`` was granted what it asked to take back; ``by`` refused it (None: time was up)."""

    seat: int
    granted: bool
    by: int | None = None


class Presence(msgspec.Struct, tag="presence"):
    seats: list[int]


# ---- live, client to server


class Live(msgspec.Struct, kw_only=True, tag_field="type"):
    id: MessageId = 0


class LiveAnswer(Live, kw_only=True, tag="answer"):
    seat: Seat
    number: Annotated[int, Meta(ge=0, le=BIGGEST)]
    keys: Keys


class LiveUndo(Live, kw_only=True, tag="undo"):
    seat: Seat


class LiveExplain(Live, kw_only=True, tag="explain"):
    seat: Seat
    key: Key


class LiveHint(Live, kw_only=True, tag="hint"):
    seat: Seat


class LiveOdds(Live, kw_only=True, tag="odds"):
    """What may the seat expect? ``about`` is a word of the game's: ``now`` or ``plan`` at the Board Game's table."""

    seat: Seat
    about: About


class LivePlan(Live, kw_only=True, tag="plan"):
    """What would come of these answers? ``keys`` may be empty: the table as the plan finds it."""

    seat: Seat
    keys: Annotated[list[Key], Meta(max_length=60)]


class LiveIntend(Live, kw_only=True, tag="intend"):
    """Set the steps that the side of ``seat`` drafts for one piece; ``version`` is that of the draft it knows."""

    seat: Seat
    version: Annotated[int, Meta(ge=0, le=BIGGEST)]
    who: Token
    steps: Annotated[list[Intent], Meta(max_length=8)]


class LiveConsider(Live, kw_only=True, tag="consider"):
    """What could ``who`` do after the steps that are drafted for it?"""

    seat: Seat
    who: Token


class LiveOrders(Live, kw_only=True, tag="orders"):
    """Set all standing orders of a seat."""

    seat: Seat
    windows: Annotated[dict[Token, Order], Meta(max_length=100)] = {}
    quiet: Annotated[list[Token], Meta(max_length=10)] = []
    away: Away = "pass"

    def wish(self) -> OrdersWish:
        return OrdersWish(seat=self.seat, windows=self.windows, quiet=self.quiet, away=self.away)


class LiveChat(Live, kw_only=True, tag="chat"):
    text: Said


LiveMessage = (
    LiveAnswer
    | LiveUndo
    | LiveExplain
    | LiveHint
    | LiveOdds
    | LivePlan
    | LiveIntend
    | LiveConsider
    | LiveOrders
    | LiveChat
)
