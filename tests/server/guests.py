"""People at a server under test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession

from meetingstone.server.house import House

COOKIE = "meetingstone"
ALONE = [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
PATIENCE = 60
"""Seconds after which no message is to be expected any more."""
THREE = [{"kind": "you"}, {"kind": "friend"}, {"kind": "friend"}]


class Guest:
    """One browser: a cookie of its own on a client that all share."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.cookie = ""
        self.me = self.get("/api/me")

    def call(self, method: str, path: str, **body: Any) -> Any:
        self.client.cookies.clear()
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        response = self.client.request(method, path, headers=headers, **body)
        self.cookie = response.cookies.get(COOKIE, self.cookie)
        return response

    def get(self, path: str) -> Any:
        return _good(self.call("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return _good(self.call("POST", path, json={} if body is None else body))

    def refused(self, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
        """Status and error of what cannot be done; it always comes with a sentence."""
        response = self.call(method, path, **({"json": body} if body is not None else {}))
        said = response.json()
        assert response.status_code >= 400 and said["text_id"] and "values" in said, said
        return response.status_code, said["error"]

    def table(self, seats: list[dict[str, str]] = THREE, **more: Any) -> dict[str, Any]:
        return self.post("/api/tables", {"game": "small_world", "seats": seats, **more})

    @contextmanager
    def live(self, table: str, query: str = "") -> Iterator[WebSocketTestSession]:
        self.client.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        with self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=headers) as socket:
            yield socket


def _good(response: Any) -> Any:
    assert response.status_code < 300, response.text
    return response.json()


def play_to_the_end(guest: Guest, house: House, table: str) -> None:
    while not (game := house.live[table].play.session.game).over:
        assert game.question is not None
        seat = game.question.awaited()[0]
        answer = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[-1]]}
        guest.post(f"/api/tables/{table}/answers", answer)


def until(socket: WebSocketTestSession, kind: str, **values: Any) -> dict[str, Any]:
    """The next message of a kind, with these values; a server that says nothing more fails the test."""
    while True:
        message = socket.receive_json(timeout=PATIENCE)
        if message["type"] == kind and all(message[name] == value for name, value in values.items()):
            return message


def seat_three(owner: Guest, *others: Guest, **more: Any) -> dict[str, Any]:
    """A table at which all have taken their seats."""
    table = owner.table([{"kind": "you"}, *({"kind": "friend"} for _ in others)], **more)
    for other, invite in zip(others, table["invites"], strict=True):
        other.post(f"/api/tables/{table['id']}/join", {"token": invite["token"]})
    return owner.get(f"/api/tables/{table['id']}")
