"""Messages that are almost right."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec

from meetingstone.server.wire.messages import (
    LiveAnswer,
    LiveConsider,
    LiveExplain,
    LiveHint,
    LiveMessage,
    LivePlan,
    LiveUndo,
)

PIECES = (
    b"null", b"-1", b"1e309", b'""', b"[]", b"{}", b"\x00", b"\xff", b"9" * 30, b'"\\ud800"', b"true", b"[[[[",
    b'"type":', b'"seat":0,', b"1.5", "“".encode(), b'{"type":"answer"}', b"\n",
)  # fmt: skip


def templates(seat: int, number: int, key: str) -> list[dict[str, Any]]:
    """A message of every kind that the server takes, and a chain."""
    values = {"seat": seat, "number": number, "key": key, "keys": [key], "text": "hello", "who": key, "steps": []}
    found = []
    for kind in get_args(LiveMessage):
        fields = [field.encode_name for field in msgspec.structs.fields(kind)]
        found.append({"type": kind.__struct_config__.tag, **{name: values.get(name, 1) for name in fields}})
    return [*found, {"type": "answer", "id": 1, "seat": seat, "number": number, "keys": [key, key]}]


def mutated(data: bytes, rng: Random) -> bytes:
    """One to three changes: bytes swapped, cut, doubled, or a piece put in."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.randint(0, 8))
        kind = rng.randrange(5)
        if kind == 0:
            data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        elif kind == 1:
            data = data[:at] + data[end:]
        elif kind == 2:
            data = data[:end] + data[at:]
        elif kind == 3:
            data = data[:at] + rng.choice(PIECES) + data[end:]
        else:
            data = data[:at]
    return data


def messages(seat: int, number: int, keys: list[str], rng: Random, count: int) -> list[str]:
    """Mutated messages that may change nothing. Those that are not text go as text with replaced characters."""
    found: list[str] = []
    while len(found) < count:
        template = rng.choice(templates(seat, number, rng.choice(keys)))
        data = mutated(json.dumps(template).encode(), rng)
        if not may_change_something(data, seat, number, keys):
            found.append(data.decode(errors="replace"))
    return found


def may_change_something(data: bytes, seat: int, number: int, keys: list[str]) -> bool:
    """Whether it is as good as a right message: an allowed answer, or a whole message that is not only a question."""
    try:
        message = msgspec.json.decode(data.decode(errors="replace"), type=LiveMessage)
    except (msgspec.MsgspecError, RecursionError):
        return False
    if isinstance(message, LiveAnswer):
        return (message.seat, message.number) == (seat, number) and message.keys[0] in keys and len(message.keys) == 1
    # Nothing was answered yet, so nothing can be taken back.
    return not isinstance(message, LiveUndo | LiveExplain | LiveHint | LivePlan | LiveConsider)
