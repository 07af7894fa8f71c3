"""The messages of the live connection, both ways."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meetingstone.engine.drafts import Intent, Judged
from meetingstone.engine.orders import Away, Order
from meetingstone.engine.rules import Why
from meetingstone.engine.trial import Stop
from meetingstone.server.problems import Complaint
from meetingstone.server.wire.fields import BIGGEST, About, Key, Keys, MessageId, Said, Seat, Token
from meetingstone.server.wire.replies import Advice, Happened, SeatDelta, SeatScene, TableInfo
from meetingstone.server.wire.requests import OrdersWish

# ---- from the server


class Taken(msgspec.Struct, tag="taken"):
    """An answer was taken and is on disk."""

    update: int
    id: int = 0


class TableSaid(msgspec.Struct, tag="table"):
    info: TableInfo


class Scenes(msgspec.Struct, tag="scene"):
    """The table after ``update``. ``events`` happened after ``since``; ``at`` events were known before them.

    A delta changes the scene of update ``since``.
    """

    update: int
    scenes: list[SeatScene | SeatDelta]
    events: Annotated[msgspec.Raw, Meta(extra={"holds": list[Happened]})]
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
    why: Why | None


class Hinted(msgspec.Struct, tag="hint"):
    id: int
    estimates: list[Advice]


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
    """``seat`` is -1 for somebody who only watches."""

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


ServerMessage = (
    TableSaid
    | Scenes
    | Taken
    | RefusedMessage
    | Explained
    | Hinted
    | OddsTold
    | Planned
    | ChatLine
    | DraftsSaid
    | Noted
    | Considered
    | OrdersSaid
    | Ordered
    | Verdict
    | Presence
)


# ---- from the client


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
