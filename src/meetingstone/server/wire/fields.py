"""What a field may hold that comes from outside."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

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
