"""An update that is on disk becomes everybody's."""

from __future__ import annotations

from collections.abc import Callable

from meetingstone.server.live.drafts import SideDrafts
from meetingstone.server.live.orders import StandingOrders
from meetingstone.server.live.pleas import Pleas
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.showing import News, Showing
from meetingstone.server.live.sitting import Sitting
from meetingstone.server.live.windows import Windows


class Publishing:
    """What follows from an update in each part, and in which order."""

    def __init__(
        self,
        sitting: Sitting,
        presence: Presence,
        windows: Windows,
        showing: Showing,
        pleas: Pleas,
        drafts: SideDrafts,
        orders: StandingOrders,
        drive: Callable[[], None],
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._windows = windows
        self._showing = showing
        self._pleas = pleas
        self._drafts = drafts
        self._orders = orders
        self._drive = drive

    def publish(self, news: News) -> None:
        self._sitting.settle()
        self._windows.look_out()
        self._showing.show(news)
        # Who plays on has refused.
        self._pleas.refuse()
        if self._sitting.row.state == "over":
            self._presence.tell_info()
        self._drafts.tell()
        self._orders.tell()
        self._presence.wake()
        self._drive()
