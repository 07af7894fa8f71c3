"""Windows at a table of several people: who is asked, who is answered for, and how nobody learns which of it was so.

A seat's standing orders are private and lie beside the game. A sealed window stays open for a short time that owes
nothing to who holds what; only then is it answered for all who are not asked: bots, seats that can only pass, seats
that do not want to be asked, and players who have left. What is answered before all have is told to nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.engine import NONE, Pass
from meetingstone.engine.orders import Orders, Windows, is_sealed
from meetingstone.engine.views import glance
from meetingstone.server import storage
from meetingstone.server.problems import Problem
from meetingstone.server.rows import struct_of
from meetingstone.server.wire import messages, requests

if TYPE_CHECKING:
    from meetingstone.server.house import House
    from meetingstone.server.live import LiveTable, Window

NO_ORDERS = Orders()


async def give(house: House, table: LiveTable, wish: requests.OrdersWish) -> messages.SeatOrders:
    """Set the orders of a seat; they are on disk when this returns."""
    return await asyncio.shield(house.spawn(_give(house, table, wish)))


async def _give(house: House, table: LiveTable, wish: requests.OrdersWish) -> messages.SeatOrders:
    async with table.lock:
        windows = windows_of(table)
        for kind in wish.windows:
            if kind not in windows.kinds:
                raise Problem(400, "unknown-window", "server-unknown-window", name=kind)
        running = _running(table, windows)
        for span in wish.quiet:
            if span not in running:
                raise Problem(409, "unknown-span", "server-unknown-span", name=span)
        orders = Orders(
            windows={kind: order for kind, order in wish.windows.items() if order != "able"},
            quiet={span: running[span] for span in wish.quiet},
            away=wish.away,
        )
        row = {"game": table.row.id, "seat": wish.seat, **msgspec.structs.asdict(orders)}
        write = insert(storage.orders).values(row)
        await house.committer.write(write.on_conflict_do_update(index_elements=["game", "seat"], set_=row))
        table.orders[wish.seat] = orders
        table.tell_orders()
    house.drive(table)
    return said(table, wish.seat)


async def read(engine: AsyncEngine, table_id: str) -> dict[int, Orders]:
    """What the seats of a table have ordered."""
    rows = storage.orders
    async with engine.connect() as connection:
        found = (await connection.execute(select(rows).where(rows.c.game == table_id))).mappings().all()
    return {row["seat"]: struct_of(row, Orders) for row in found}


def windows_of(table: LiveTable) -> Windows[Any]:
    windows = table.play.definition.windows
    if windows is None:
        raise Problem(409, "no-windows", "server-no-windows")
    return windows


def said(table: LiveTable, seat: int) -> messages.SeatOrders:
    """The orders of a seat, as only whoever holds it is told."""
    windows = windows_of(table)
    orders, running = table.orders.get(seat, NO_ORDERS), _running(table, windows)
    return messages.SeatOrders(
        seat=seat,
        windows={kind: orders.windows.get(kind, "able") for kind in windows.kinds},
        quiet=[span for span, number in orders.quiet.items() if running.get(span) == number],
        spans=[span for span in windows.spans if span in running],
        away=orders.away,
    )


def _running(table: LiveTable, windows: Windows[Any]) -> dict[str, int]:
    return windows.running(glance(table.play.session.game, NONE))


# ---- who is asked


def answered_for(table: LiveTable, patience: float) -> list[int]:
    """The awaited seats that a window is let go for without asking them."""
    return [seat for seat, waits in _waits(table, patience).items() if waits <= 0]


FOREVER = float("inf")


def next_look(table: LiveTable, patience: float) -> float | None:
    """In how many seconds somebody who has left will have been waited for long enough; None: nobody is."""
    return min((waits for waits in _waits(table, patience).values() if 0 < waits < FOREVER), default=None)


def _waits(table: LiveTable, patience: float) -> dict[int, float]:
    """How many seconds the open window still waits for each awaited seat; bots that can act decide for themselves."""
    game, windows = table.play.session.game, table.play.definition.windows
    question = game.question
    if question is None or windows is None or not (is_sealed(question) or question.kind in windows.kinds):
        return {}
    seen = glance(game, NONE)
    running, active = windows.running(seen), windows.active(seen)
    found = {}
    for seat in question.awaited():
        options, chair = question.options_of(seat), table.chairs[seat]
        if not isinstance(options[0], Pass) or (chair.bot is not None and len(options) > 1):
            continue
        orders = table.orders.get(seat, NO_ORDERS)
        if chair.bot is not None or not orders.asks(question.kind, options, running):
            found[seat] = 0.0
        elif orders.away == "wait" or seat == active or seat not in table.left:
            found[seat] = FOREVER
        else:
            found[seat] = table.left[seat] + patience - time.monotonic()
    return found


def is_asked(table: LiveTable, seat: int) -> bool:
    """Whether the open window waits for the decision of this seat."""
    return seat in table.play.awaits() and _waits(table, FOREVER).get(seat, FOREVER) > 0


# ---- answering for those who are not asked


async def attend(house: House, table: LiveTable) -> None:
    """Answer the open window for all who are not asked, and for bots."""
    window, patience = table.window, house.settings.patience
    if window is None:
        await table.let_go(table.play.session.game.number, dict.fromkeys(answered_for(table, patience), 0))
        return
    async with table.lock:
        game = table.play.session.game
        able = [seat for seat in table.play.awaits() if table.chairs[seat].bot and len(game.options(seat)) > 1]
        views = {seat: table.play.view(seat) for seat in able}
    thoughts = {
        seat: house.spawn(house.choice(table, table.chairs[seat], seen, first=True)) for seat, seen in views.items()
    }
    try:
        await _until_over(house, window, thoughts.values())
        chosen = {seat: _decision(thought) for seat, thought in thoughts.items() if table.chairs[seat].bot is not None}
    finally:
        for thought in thoughts.values():
            thought.cancel()
    await table.let_go(window.number, dict.fromkeys(answered_for(table, patience), 0) | chosen)


async def _until_over(house: House, window: Window, thoughts: Collection[asyncio.Task[int]]) -> None:
    """However fast or slowly bots think, the window closes when its time is over, as if none of them could act."""
    await window.over()
    if thoughts and not any(house.settings.linger):
        # Where windows have no time of their own nothing is hidden by it.
        await asyncio.wait(thoughts)


def _decision(thought: asyncio.Task[int]) -> int:
    """Who has not come to a decision passes."""
    return thought.result() if thought.done() else 0
