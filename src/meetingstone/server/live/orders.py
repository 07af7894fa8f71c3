"""The standing orders of a table's seats: private, beside the game, and on disk.

When a seat is asked at windows follows from them (:mod:`meetingstone.server.live.windows`); what is answered for a seat
that is not asked stands in the record like any answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy.dialects.sqlite import insert

from meetingstone.engine import NONE
from meetingstone.engine.orders import Orders
from meetingstone.engine.orders import Windows as GameWindows
from meetingstone.engine.views import glance
from meetingstone.server import storage
from meetingstone.server.commits import Committer
from meetingstone.server.live.clients import Client
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.problems import Problem
from meetingstone.server.wire import messages, requests

NO_ORDERS = Orders()


class StandingOrders:
    def __init__(
        self,
        sitting: Sitting,
        presence: Presence,
        committer: Committer,
        drive: Callable[[], None],
        given: Mapping[int, Orders],
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._committer = committer
        self._drive = drive
        self.given = dict(given)
        """By seat."""
        self._told: dict[int, messages.SeatOrders] = {}

    def of(self, seat: int) -> Orders:
        return self.given.get(seat, NO_ORDERS)

    async def give(self, wish: requests.OrdersWish) -> messages.SeatOrders:
        """Set the orders of a seat; they are on disk when this returns."""
        async with self._sitting.lock:
            orders = self._wished(wish)
            row = {"game": self._sitting.row.id, "seat": wish.seat, **msgspec.structs.asdict(orders)}
            write = insert(storage.orders).values(row)
            await self._committer.write(write.on_conflict_do_update(index_elements=["game", "seat"], set_=row))
            self.given[wish.seat] = orders
            self.tell()
        self._drive()
        return self.said(wish.seat)

    def _wished(self, wish: requests.OrdersWish) -> Orders:
        windows = self._windows()
        for kind in wish.windows:
            if kind not in windows.kinds:
                raise Problem(400, "unknown-window", "server-unknown-window", name=kind)
        running = self._running(windows)
        for span in wish.quiet:
            if span not in running:
                raise Problem(409, "unknown-span", "server-unknown-span", name=span)
        return Orders(
            windows={kind: order for kind, order in wish.windows.items() if order != "able"},
            quiet={span: running[span] for span in wish.quiet},
            away=wish.away,
        )

    def said(self, seat: int) -> messages.SeatOrders:
        """The orders of a seat, as only those who hold it are told."""
        windows, orders = self._windows(), self.of(seat)
        running = self._running(windows)
        return messages.SeatOrders(
            seat=seat,
            windows={kind: orders.windows.get(kind, "able") for kind in windows.kinds},
            quiet=[span for span, number in orders.quiet.items() if running.get(span) == number],
            spans=[span for span in windows.spans if span in running],
            away=orders.away,
        )

    def tell(self) -> None:
        """Under the lock: those who hold a seat whose orders read otherwise now are told."""
        if self._sitting.play.definition.windows is None:
            return
        told = {seat: self.said(seat) for seat in self._presence.online()}
        changed = {seat for seat in told if self._told.get(seat) != told[seat]}
        self._told = told
        self._presence.tell_orders(changed)

    def told(self, client: Client) -> messages.OrdersSaid:
        return messages.OrdersSaid([self._told[seat] for seat in client.seats if seat in self._told])

    def _windows(self) -> GameWindows[Any]:
        windows = self._sitting.play.definition.windows
        if windows is None:
            raise Problem(409, "no-windows", "server-no-windows")
        return windows

    def _running(self, windows: GameWindows[Any]) -> dict[str, int]:
        return windows.running(glance(self._sitting.play.session.game, NONE))
