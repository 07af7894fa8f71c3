"""Trouble that is the user's to mend: one sentence, and nothing was changed."""

from __future__ import annotations


class Trouble(Exception):
    """``message`` is the id of the sentence."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values
