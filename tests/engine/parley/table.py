"""Seat a game of Parley and play it by keys, so that tests read like play."""

from typing import Any

from engine.parley.cards import DECK
from engine.parley.game import PARLEY
from engine.parley.state import SEATS, Table
from meetingstone.engine import Game, seed_from


def game(*, seed: int = 1, **settings: Any) -> Game[Table]:
    """A table of four that waits for the topic."""
    return Game.new(PARLEY, settings, seed=seed_from(seed))


def opened(topic: str = "trade", speaker: int = 0, seed: int = 1, **settings: Any) -> Game[Table]:
    """The same, after topic and bids: ``speaker`` has bid one coin and begins. Nobody gets other cards."""
    g = game(seed=seed, **{"dealt": 0, "drawn": 0, **settings})
    open_round(g, topic, speaker)
    return g


def open_round(g: Game[Table], topic: str = "trade", speaker: int = 0) -> None:
    for seat in g.question.awaited():
        say(g, f"topic:{topic}", seat)
    for seat in range(SEATS):
        say(g, f"bid:{int(seat == speaker)}", seat)


def say(g: Game[Table], key: str, seat: int | None = None) -> None:
    """Answer with ``key``; ``smear`` in place of ``smear.3`` stands for any copy that is offered."""
    seats = g.question.awaited() if seat is None else (seat,)
    for one in seats:
        for offered in g.keys(one):
            if key in (offered, _without_number(offered)):
                g.answer(g.number, offered, seat=one)
                return
    raise AssertionError(f"{key} is not offered: {[g.keys(one) for one in seats]}")


def _without_number(key: str) -> str:
    name, dot, rest = key.partition(".")
    return name + rest.lstrip("0123456789") if dot else key


def number_of(name: str) -> int:
    """The first card of that name."""
    return next(card for card, row in enumerate(DECK) if row.name == name)
