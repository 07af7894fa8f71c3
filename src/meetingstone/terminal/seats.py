"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meetingstone import registry
from meetingstone.bots.names import names_for
from meetingstone.engine.game import GameDef
from meetingstone.texts import Texts

YOU = "you"


def is_person(seat: str) -> bool:
    """`you`, or `you:Anna` with a name."""
    return seat.partition(":")[0] == YOU


def bots_of(seats: Sequence[str], definition: GameDef[Any], seed: int) -> dict[int, Any]:
    """A bot for each seat that is not a person; raises :class:`registry.UnknownName`."""
    return {
        number: registry.bot(seat.partition(":")[0])(definition, seed * 8 + number)
        for number, seat in enumerate(seats)
        if not is_person(seat)
    }


def names_of(seats: Sequence[str], t: Texts, table: str) -> list[str]:
    """One person at the keyboard is called `you`; several have names, so that everybody can read the log.

    Bots without a name get those of ``table``.
    """
    alone = sum(map(is_person, seats)) == 1
    given = [name for _, _, name in (seat.partition(":") for seat in seats) if name]
    bots = iter(names_for(table, len(seats), given))
    names = []
    for number, seat in enumerate(seats):
        _, _, name = seat.partition(":")
        if is_person(seat):
            names.append(t("seat-you") if alone else name or t("seat-number", number=number + 1))
        else:
            names.append(name or next(bots))
    return names
