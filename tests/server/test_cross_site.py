"""A page of another site in a guest's browser: it may change nothing, and it takes nobody's cookie away."""

from collections.abc import Callable
from typing import Any

import pytest

from server.guests import COOKIE, Guest, until

Guests = Callable[[], Guest]
HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
ELSEWHERE = {"Origin": "http://elsewhere.example"}
FOREIGN = [
    ELSEWHERE,
    {"Origin": "null"},
    {"Origin": "http://testserver.local.elsewhere.example"},
    {"Origin": "http://testserver.local:8080"},
    {"Origin": "http://elsewhere.example@testserver.local"},
    {"Origin": "elsewhere://testserver.local"},
    {"Origin": "//testserver.local"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Origin": "http://testserver.local"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://testserver.local"},
    {"Sec-Fetch-Site": "none"},
]


def asks(person: Guest, headers: dict[str, str], path: str, method: str = "POST", **more: Any) -> Any:
    """What the browser sends for a page: the cookie of whoever sits in front of it, and where the page is from."""
    person.client.cookies.clear()
    headers = {"Cookie": f"{COOKIE}={person.cookie}", **headers}
    return person.client.request(method, path, headers=headers, **more)


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_can_change_nothing(guest: Guests, headers: dict[str, str]) -> None:
    anna = guest()
    table = anna.table(HOTSEAT)["id"]
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    for path, body in (
        ("/api/me", {"name": "Fool"}),
        ("/api/logout", {}),
        ("/api/login", {"name": "Anna", "password": "correct horse"}),
        ("/api/register", {"name": "Fool", "password": "correct horse"}),
        ("/api/tables", {"game": "small_world", "seats": HOTSEAT}),
        (f"/api/tables/{table}/pause", {"on": True}),
        (f"/api/tables/{table}/resign", {"seat": 0}),
        (f"/api/tables/{table}/chat", {"text": "hello"}),
    ):
        answer = asks(anna, headers, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign"), path
        assert "set-cookie" not in answer.headers, path
    after = anna.get("/api/me")
    assert (after["id"], after["name"]) == (anna.me["id"], "Anna") and len(after["tables"]) == 1
    assert not after["tables"][0]["paused"] and after["tables"][0]["me"] == [0, 1]


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_page_and_programs_can(guest: Guests, headers: dict[str, str]) -> None:
    anna = guest()
    assert asks(anna, headers, "/api/me", json={"name": "Anna"}).json()["name"] == "Anna"


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain;application/json",
    ],
)
def test_what_a_form_can_send_is_not_taken(guest: Guests, kind: str) -> None:
    """A form of another site can send text that reads like JSON, without asking first; JSON it cannot send."""
    anna = guest()
    table = anna.table(HOTSEAT)["id"]
    for path in ("/api/logout", "/api/me", f"/api/tables/{table}/rematch", f"/api/tables/{table}/pause"):
        answer = asks(anna, {"Content-Type": kind}, path, content=b'{"on": true, "name": "Fool"}')
        assert (answer.status_code, answer.json()["error"]) == (415, "not-json"), path
        assert "set-cookie" not in answer.headers
    assert anna.get("/api/me")["name"] == anna.me["name"]


def test_everything_that_changes_something_is_guarded(guest: Guests) -> None:
    """No handler is forgotten: whatever takes a POST refuses a foreign page, and a form."""
    anna = guest()
    for route in anna.client.app.routes:
        for method in {"POST", "PUT", "PATCH", "DELETE"} & set(getattr(route, "methods", ())):
            path = route.path_format
            for name in ("table_id", "game", "lesson", "number"):
                path = path.replace(f"{{{name}}}", "1")
            assert asks(anna, ELSEWHERE, path, method, json={}).json()["error"] == "foreign", path
            assert asks(anna, {}, path, method, content=b"x").json()["error"] == "not-json", path


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_makes_no_guest_and_learns_nothing(guest: Guests, headers: dict[str, str]) -> None:
    """A cookie that came with its answer would replace the one that the guest has."""
    anna = guest()
    anna.table(HOTSEAT)
    for cookie in (anna.cookie, ""):
        answer = anna.client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}", **headers})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
        assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in asks(anna, headers, "/api/games", "GET").headers


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_at_the_live_connection_is_a_stranger(guest: Guests, headers: dict[str, str]) -> None:
    anna = guest()
    table = anna.table(HOTSEAT, public=True)["id"]
    anna.client.cookies.clear()
    with anna.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"Cookie": f"{COOKIE}={anna.cookie}", **headers}
    ) as socket:
        assert until(socket, "table")["info"]["me"] == []
        socket.send_json({"type": "chat", "text": "hello"})
        assert until(socket, "refused")["error"] == "not-seated"
