"""Hundreds of messages that are almost right: no crash, no leak, no change."""

from collections.abc import Callable
from random import Random

from meetingstone.server.house import House
from server.guests import Guest, seat_three, until
from server.mutations import messages

Guests = Callable[[], Guest]
COUNT = 400


def test_mutated_messages_change_nothing(guest: Guests, house: House) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    live = house.live[table["id"]]
    game = live.play.session.game
    seat = game.question.awaited()[0]
    before, number, keys = game.digest(), game.number, game.keys(seat)
    player = (anna, bruno)[seat]
    with player.live(table["id"]) as socket:
        until(socket, "scene")
        for i, message in enumerate(messages(seat, number, keys, Random(5), COUNT)):
            socket.send_text(message)
            if i % 20 == 0:
                socket.send_json({"type": "explain", "id": 1000 + i, "seat": seat, "key": keys[0]})
                until(socket, "explained", id=1000 + i)
        assert live.play.session.game.digest() == before and live.shown == 0
        socket.send_json({"type": "answer", "id": 9, "seat": seat, "number": number, "keys": [keys[0]]})
        assert until(socket, "scene")["update"] == 1, "the connection is as good as new"


def test_an_oversized_message_is_refused_and_nobody_thrown_out(guest: Guests) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    with anna.live(table["id"]) as socket:
        socket.send_json({"type": "chat", "id": 1, "text": "x" * 70_000})
        assert until(socket, "refused")["error"] == "too-large"
        socket.send_bytes(b"\xff\xfe")
        assert until(socket, "refused")["error"] == "malformed"
        socket.send_json({"type": "chat", "text": "still here"})
        assert until(socket, "chat")["text"] == "still here"
