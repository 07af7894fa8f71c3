"""A running hash over all that a table is made of: what is read is what was written, whole and in order, or damaged.

Each entry carries the hash of everything up to itself, and beside the entries stands the number of the last one. So an
old page of the file, which SQLite takes for a good one, cannot take a table back unnoticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from meetingstone.engine.record import RecordError
from meetingstone.server.rows import Step, TableRow

SIZE = 8
"""Bytes of a hash: against disks that fail, not against people."""


def origin(row: TableRow) -> str:
    """What the first entry goes on from."""
    return begun(row.id, row.game, row.seed, row.settings)


def begun(table: str, game: str, seed: bytes, settings: dict[str, Any]) -> str:
    return _hash("", [table, game, seed.hex(), settings])


def after(before: str, step: Step) -> str:
    """The hash of an entry, from the hash of the one before it."""
    return going_on(before, step.number, step.question, step.seat, step.key, step.outcomes, step.at)


def going_on(before: str, number: int, question: int, seat: int, key: str, outcomes: list[list[int]], at: float) -> str:
    # Times are compared as they are kept, in milliseconds.
    return _hash(before, [number, question, seat, key, outcomes, round(at * 1000)])


def _hash(before: str, what: list[Any]) -> str:
    content = before.encode() + msgspec.json.encode(what, order="sorted")
    return blake2b(content, digest_size=SIZE).hexdigest()


def check(row: TableRow, steps: Sequence[Step], last: int) -> None:
    """Raise :class:`RecordError` when these are not all entries of the table up to ``last``, as they were written."""
    check_from(origin(row), 0, steps)
    if len(steps) != last + 1:
        raise damaged(len(steps))


def check_from(before: str, number: int, steps: Sequence[Step]) -> None:
    for i, step in enumerate(steps, number):
        before = after(before, step)
        if step.number != i or step.hash != before:
            raise damaged(i)


def damaged(number: int) -> RecordError:
    return RecordError("damaged", number=number)
