"""Words for what a picture holds: names, phrases, sums, seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meetingstone.engine.effects import Item, Num, total
from meetingstone.engine.kernel import Event
from meetingstone.engine.picture import Cell, Phrase
from meetingstone.engine.rules import Why
from meetingstone.engine.state import NONE
from meetingstone.texts import Texts

LETTERS = "ABCDEFGH"


class Voice:
    """One language, and the names of the seats of one table as one reader calls them."""

    def __init__(self, t: Texts, names: Sequence[str]) -> None:
        self.t = t
        self.names = tuple(names)

    def seat(self, seat: int) -> str:
        """`A you`: the letter that marks the seat's pieces on the map, and its name."""
        return f"{LETTERS[seat]} {self.names[seat]}" if 0 <= seat < len(self.names) else ""

    def say(self, message_id: str, values: Mapping[str, Any] | None = None) -> str:
        return self.t.say(message_id, values, seats=self.names)

    def why(self, why: Why) -> str:
        return self.say(f"why-{why.reason}", why.values)

    def cell(self, cell: Cell, seat: int = NONE) -> str:
        if isinstance(cell, Phrase):
            return self.say(cell.id, cell.values)
        if cell == "@seat":
            return self.seat(seat)
        return self.t(cell[1:]) if isinstance(cell, str) and cell.startswith("@") else str(cell)

    def event(self, event: Event) -> str:
        return self.t.log(event, self.names)

    def sum(self, number: Num) -> str:
        """`4 = 2 base + 1 Mountain + 2 Kobolds - 1 Trolls`."""
        added = [item for item in number.items if item.layer == "add"]
        base = [(number.base, self.t("terminal-base"))] if number.base else []
        words = signed([*base, *((item.amount, self.t.source(item.source)) for item in added)])
        bounds = self._bounds(number, total(number.base, added))
        if len(words) < 2 and not bounds and number.base:
            return str(number.total)
        return f"{number.total} = {' '.join(words)}{bounds}" if words else str(number.total)

    def _bounds(self, number: Num, value: int) -> str:
        """What lifted or lowered the sum at the end; a bound that changed nothing goes unsaid."""
        said = ""
        for item in number.items:
            if item.layer == "fix" and item.amount == number.total:
                said += f", {self._bound(item)}"
            elif item.layer == "floor" and value < item.amount == number.total:
                said += f", {self.t('terminal-at-least', amount=item.amount)}"
        return said

    def parts(self, items: Iterable[tuple[int, str]]) -> str:
        """What happened by its sources: `2 base + 1 Mountain - 2 Frostmourne`."""
        return " ".join(signed((amount, self.t.source(source)) for amount, source in items))

    def _bound(self, item: Item) -> str:
        return self.t("terminal-fixed", amount=item.amount, source=self.t.source(item.source))


def signed(parts: Iterable[tuple[int, str]]) -> list[str]:
    """The terms of a sum, each but the first behind its sign; what comes twice from one source is one term."""
    terms: dict[str, int] = {}
    for amount, source in parts:
        terms[source] = terms.get(source, 0) + amount
    words: list[str] = []
    for source, amount in terms.items():
        sign = "- " if amount < 0 else "+ " if words else ""
        words.append(f"{sign}{abs(amount)} {source}")
    return words
