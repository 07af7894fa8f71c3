"""The bodies of requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meetingstone.engine.orders import Away, Order
from meetingstone.server.wire.fields import (
    BIGGEST,
    About,
    Key,
    Keys,
    Kind,
    Language,
    Name,
    Password,
    Said,
    Seat,
    SomeKeys,
    Token,
)


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request: a misspelt field is refused."""


class SeatWish(Strict):
    kind: Kind
    bot: Token | None = None
    name: Name | None = None


class NewTable(Strict, kw_only=True):
    """``packs`` are all of those that the game has on this server, or none."""

    game: Token
    packs: Annotated[list[Token], Meta(max_length=12)] = []
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
