"""Which cards speak up at a moment of the turn."""

from __future__ import annotations

from meetingstone.engine import NONE, Game, Triggers
from meetingstone.games.small_world.content import Moment
from meetingstone.games.small_world.queries import cards_of
from meetingstone.games.small_world.state import Table


def triggers(g: Game[Table], event: Moment, subject: int = NONE) -> Triggers | None:
    """SW-GEN-11: what must happen at ``event`` of the current player's turn, in the order of the rows."""
    s = g.state
    listening = s.content.listening[event]
    sources = [(s.seat, number) for number in cards_of(s, s.seat) if number in listening]
    for number in s.content.overhearing[event]:
        owner = s.owner[number]
        if owner not in (NONE, s.seat) and s.is_active(number):
            sources.append((owner, number))
    return in_order(s, event, subject, sources)


def in_order(s: Table, event: Moment, subject: int, sources: list[tuple[int, int]]) -> Triggers | None:
    rows = [
        (row.order, (seat, number, index))
        for seat, number in sources
        for index, row in enumerate(s.content.cards[number].trigger)
        if row.at == event
    ]
    if not rows:
        return None
    rows.sort(key=lambda pair: pair[0])
    return Triggers(event=event, subject=subject, todo=tuple(source for _, source in rows))
