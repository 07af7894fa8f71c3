"""A recorded game, watched from the table while it is played again."""

from typing import NamedTuple

from meetingstone import registry
from meetingstone.engine import Roll
from meetingstone.engine.record import Record, replay
from meetingstone.games.small_world.flow.conquest import Conquest


class Throw(NamedTuple):
    """What fell, and what had to fall; nothing when the die only counts."""

    seat: int
    pips: int
    need: int | None


def watched(record: Record) -> tuple[list[tuple[int, ...]], list[Throw]]:
    """Everybody's coins at the beginning of each round and at the end, and every throw of the die."""
    coins, throws = list[tuple[int, ...]](), list[Throw]()
    g = replay(record, registry.games(), upto=0)
    for entry in record.entries:
        while g.state.round > len(coins):
            coins.append(tuple(g.state.coins))
        if entry.seat >= 0:
            g.answer(entry.number, entry.key, seat=entry.seat)
            continue
        if isinstance(g.question, Roll):
            frame, player = g.stack[-1], g.state.players[g.state.seat]
            need = frame.cost - player.hand - player.beasts if isinstance(frame, Conquest) else None
            throws.append(Throw(g.state.seat, entry.outcome[0], need))
        g.fall(entry.number, entry.outcome)
    coins.append(tuple(g.state.coins))
    return coins, throws
