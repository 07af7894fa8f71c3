"""Who is connected to a table, and since when nobody has been there for a seat."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec

from meetingstone.server.live.clients import Client
from meetingstone.server.live.sitting import SPECTATOR, Sitting
from meetingstone.server.wire import messages

_encode = msgspec.json.Encoder().encode


class Presence:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.clients: set[Client] = set()
        self.left = {chair.seat: time.monotonic() for chair in sitting.chairs}
        """Since when nobody has been there for a seat; those who are connected are not in it."""
        self.touch()

    def touch(self) -> None:
        """Somebody wants the table: it stays in memory for a while."""
        self.touched = time.monotonic()

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        for seat in client.seats:
            self.left.pop(seat, None)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.touch()
        gone = set(client.seats) - {SPECTATOR, *self.online()}
        self.left.update(dict.fromkeys(gone, time.monotonic()))

    def acts(self, seat: int) -> None:
        """Somebody plays without a connection: he was there just now."""
        if seat in self.left:
            self.left[seat] = time.monotonic()

    def online(self) -> list[int]:
        return sorted({seat for client in self.clients for seat in client.seats if seat != SPECTATOR})

    def looked_through(self) -> set[int]:
        """The seats through whose eyes somebody looks."""
        return {seat for client in self.clients for seat in client.seats}

    # ---- what all of them are told

    def announce(self, message: msgspec.Struct) -> None:
        text = _encode(message).decode()
        for client in self.clients:
            client.say_text(text)

    def tell_presence(self) -> None:
        self.announce(messages.Presence(self.online()))

    def tell_said(self, line: messages.ChatLine) -> None:
        """Strangers who may look do not hear what is said."""
        text = _encode(line).decode()
        for client in self.clients:
            if self._sitting.is_with_us(client.person, client.spectate):
                client.say_text(text)

    def tell_info(self) -> None:
        for client in self.clients:
            client.owe_info()

    def tell_answered(self, seat: int) -> None:
        """An open window was answered by hand: only those who look through the seat get to know."""
        for client in self.clients:
            if seat in client.seats:
                client.owe_scene()
                client.owe_info()

    def tell_drafts(self, sides: Collection[int]) -> None:
        """The drafts of these sides, each named by its lowest seat, read otherwise now."""
        for client in self.clients:
            if any(seat != SPECTATOR and self._sitting.side_of(seat)[0] in sides for seat in client.seats):
                client.owe_drafts()

    def tell_orders(self, seats: Collection[int]) -> None:
        """The standing orders of these seats read otherwise now."""
        for client in self.clients:
            if any(seat in seats for seat in client.seats):
                client.owe_orders()

    def wake(self) -> None:
        """There is a new update."""
        for client in self.clients:
            client.wake()
