"""Every refusal of the server: a word for programs, the id of a sentence for people, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from meetingstone.engine.record import RecordError
from meetingstone.engine.rules import AnswerError, Refused


class Complaint(msgspec.Struct, frozen=True):
    """What a client gets: ``error`` for programs, the message ``text_id`` with ``values`` for people."""

    error: str
    text_id: str
    values: dict[str, Any] = {}
    rule: str | msgspec.UnsetType = msgspec.UNSET


class Problem(Exception):
    """A request that cannot be granted; nothing was changed."""

    def __init__(self, status: int, error: str, text_id: str, rule: str = "", /, **values: Any) -> None:
        super().__init__(error)
        self.status = status
        self.complaint = Complaint(error, text_id, values, rule or msgspec.UNSET)
        self.retry_after: int | None = None
        """Seconds."""


def complaint_of(error: AnswerError | RecordError) -> Complaint:
    """A refusal of the engine."""
    if isinstance(error, Refused):
        return Complaint("refused", f"why-{error.why.reason}", dict(error.why.values), error.why.rule)
    family = "answer" if isinstance(error, AnswerError) else "record"
    return Complaint(error.reason, f"{family}-{error.reason}", _short(error.values))


def problem_of(error: AnswerError | RecordError) -> Problem:
    said = complaint_of(error)
    return Problem(409, said.error, said.text_id, said.rule or "", **said.values)


def malformed(where: str = "") -> Problem:
    return Problem(400, "malformed", "server-malformed", where=where[:200] or "…")


def too_large() -> Problem:
    return Problem(413, "too-large", "server-too-large", most=LARGEST // 1024)


def foreign() -> Problem:
    return Problem(403, "foreign", "server-foreign")


def too_many(kind: str, most: int, seconds: int = 0) -> Problem:
    """Somebody has done so much of a kind as he may; in so many seconds he may do more, or when some of it is over."""
    seconds = seconds or AFTER
    problem = Problem(429, f"too-many-{kind}", f"server-too-many-{kind}", most=most, seconds=seconds)
    problem.retry_after = seconds
    return problem


def no_table() -> Problem:
    return Problem(404, "unknown-table", "server-unknown-table")


def full() -> Problem:
    """The record could not be written: nothing was acknowledged, and the table is as it was."""
    return Problem(503, "storage", "server-storage")


AFTER = 60
"""Seconds after which it may be worth trying again when nobody knows."""

LARGEST = 64 * 1024
"""Bytes of the largest message or body that is read."""


def _short(values: Mapping[str, Any]) -> dict[str, Any]:
    """Nobody gets a long wrong key back."""
    return {name: value[:80] if isinstance(value, str) else value for name, value in values.items()}
