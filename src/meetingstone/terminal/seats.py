"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meetingstone import registry
from meetingstone.engine.game import GameDef
from meetingstone.texts import Texts

YOU = "you"


def is_person(seat: str) -> bool:
    """`you`, or `you:Anna` with a name."""
    return seat.partition(":")[0] == YOU


def bots_of(seats: Sequence[str], definition: GameDef[Any], seed: int) -> dict[int, Any]:
    """A bot for each seat that is not a person; raises :class:`registry.UnknownName`."""
    return {
        number: registry.bot(seat)(definition, seed * 8 + number)
        for number, seat in enumerate(seats)
        if not is_person(seat)
    }


def names_of(seats: Sequence[str], t: Texts) -> list[str]:
    """One person at the keyboard is called `you`; several have names, so that everybody can read the log."""
    alone = sum(map(is_person, seats)) == 1
    names = []
    for number, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        if kind == YOU:
            names.append(t("seat-you") if alone else name or t("seat-number", number=number + 1))
        else:
            twins = [other for other in seats if other == seat]
            which = 1 + sum(other == seat for other in seats[:number])
            names.append(f"{seat.capitalize()} {which}" if len(twins) > 1 else seat.capitalize())
    return names
