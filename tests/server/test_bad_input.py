"""What goes wrong around a table, besides wrong answers (test_rest, test_mutations) and crashes (test_crash)."""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meetingstone.server import storage
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.load import Caller
from meetingstone.server.settings import Settings
from server.guests import COOKIE, Guest, seat_three, until
from server.processes import Server, entries

Guests = Callable[[], Guest]
HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
SLOW = 60
"""Seconds in which what should happen has happened, on however slow a machine."""


def an_answer(house: House, table: str) -> dict[str, Any]:
    game = house.live[table].play.session.game
    assert game.question is not None
    seat = game.question.awaited()[0]
    return {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}


def test_nobody_answers_for_another(guest: Guests, house: House) -> None:
    anna, bruno, carla = guest(), guest(), guest()
    table = seat_three(anna, bruno)
    answer = an_answer(house, table["id"])
    other = (anna, bruno)[1 - answer["seat"]]
    for person, query in ((other, ""), (carla, f"?spectate={table['spectate']}")):
        with person.live(table["id"], query) as socket:
            for kind in ("answer", "undo", "hint", "odds", "explain"):
                socket.send_json({"type": kind, "id": 5, "key": "x", "about": "now", **answer})
                assert until(socket, "refused")["error"] == "not-your-seat"
    assert house.live[table["id"]].shown == 0


def test_a_forged_cookie_opens_no_connection(guest: Guests) -> None:
    anna = guest()
    table = anna.table(HOTSEAT)
    word, person = anna.cookie, anna.me["id"]
    for forged in (
        word[::-1],
        word + "x",
        word[:-1],
        person,
        f"{person}.{word}",
        sha256(word.encode()).hexdigest(),
        "%C3%A9",
    ):
        headers = {"Cookie": f"{COOKIE}={forged}"}
        with anna.client.websocket_connect(f"/api/tables/{table['id']}/live", headers=headers) as socket:
            assert socket.receive_json()["error"] == "not-seated"


def test_a_connection_dropped_in_the_middle_of_a_move(guest: Guests, house: House) -> None:
    """Whatever arrived is taken; whoever sends it again learns that it was."""
    anna = guest()
    table = anna.table(HOTSEAT)["id"]
    answer = an_answer(house, table)
    with anna.live(table) as socket:
        until(socket, "scene")
        socket.send_json({"type": "answer", "id": 1, **answer})
    deadline = time.monotonic() + SLOW
    while anna.get(f"/api/tables/{table}")["update"] == 0:
        assert time.monotonic() < deadline
    with anna.live(table, "?seen=0") as socket:
        assert until(socket, "scene")["update"] == 1
        socket.send_json({"type": "answer", "id": 1, **answer})
        assert until(socket, "refused", id=1)["error"] == "stale"
        socket.send_json({"type": "answer", "id": 2, **an_answer(house, table)})
        assert until(socket, "taken")["update"] == 2


def test_a_disk_that_fills_up_in_the_middle_of_a_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself says so, when what it has is full; all that was acknowledged before is there."""
    with TestClient(create_app(Settings(data=data, workers=1, limits={}))) as client:
        anna = Guest(client)
        table = anna.table(HOTSEAT)["id"]
    prepare, path = storage._prepare, f"/api/tables/{table}"

    def full_disk(connection: Any, record: object) -> None:
        prepare(connection, record)
        # Not one page more than there are.
        connection.execute("PRAGMA max_page_count = 1")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "_prepare", full_disk)
        with TestClient(create_app(Settings(data=data, workers=1, limits={}))) as client:
            anna.client, house = client, client.app.state.house
            anna.get(path)

            def answer_and_take_back() -> Iterator[Any]:
                # So it goes on until the disk is full, and not until the game is over.
                while True:
                    answer = an_answer(house, table)
                    yield anna.call("POST", f"{path}/answers", json=answer)
                    yield anna.call("POST", f"{path}/undo/ask", json={"seat": answer["seat"]})

            def talk() -> Iterator[Any]:
                while True:
                    yield anna.call("POST", f"{path}/chat", json={"text": "x" * 500})

            def set_up() -> Iterator[Any]:
                while True:
                    yield anna.call("POST", "/api/tables", json={"game": "small_world", "seats": HOTSEAT})

            acknowledged, said, made = (how_many(each) for each in (answer_and_take_back(), talk(), set_up()))
            assert anna.get(path)["update"] == acknowledged
            assert len(anna.get(f"{path}/chat")) == min(said, 100)
            assert len(anna.get("/api/me")["tables"]) == min(1 + made, 20)
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        anna.client, house = client, client.app.state.house
        assert anna.get(path)["update"] == acknowledged == len(entries(data, table)) - 1
        assert anna.post(f"{path}/answers", an_answer(house, table))["update"] == acknowledged + 1


def how_many(requests: Iterator[Any]) -> int:
    """How many are granted before one is refused because nothing more can be kept."""
    for number, reply in enumerate(requests):
        if not reply.is_success:
            assert (reply.status_code, reply.json()["error"]) == (503, "storage")
            return number
    raise AssertionError("they never end")


def test_a_huge_message_costs_the_connection_and_nothing_else(data: Path) -> None:
    server = Server(data)
    try:
        caller = Caller(server.address)
        table = caller.call("POST", "/api/tables", {"game": "small_world", "seats": HOTSEAT})["id"]
        url, cookie = f"ws://{server.address}/api/tables/{table}/live", {"Cookie": caller.cookie}
        with connect(url, additional_headers=cookie) as socket:
            socket.send("x" * 2_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(timeout=SLOW)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        with connect(url, additional_headers=cookie) as socket:
            assert socket.recv(timeout=SLOW)
    finally:
        server.stop()
