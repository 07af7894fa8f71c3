"""A cookie is a session: it ends when somebody logs out, it lapses, it is replaced by a new one each day, and a guest
who has lost his comes back by a link of his own."""

import hashlib
import hmac
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import create_engine, insert

from meetingstone.server import sessions, storage
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.settings import Settings
from server.guests import COOKIE, PATIENCE, Guest, until

Guests = Callable[[], Guest]
HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
ANNA = {"name": "Anna", "password": "correct horse"}
DAY = 24 * 3600.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let time pass."""
    passed = [0.0]
    real = sessions.now
    monkeypatch.setattr(sessions, "now", lambda: real() + passed[0])

    def later(seconds: float) -> None:
        passed[0] += seconds

    return later


def who(person: Guest, cookie: str) -> str:
    """Whose cookie it is; a new guest's when it is nobody's."""
    person.client.cookies.clear()
    return str(person.client.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json()["id"])


def closed(socket: Any) -> bool:
    """The server hangs up, before anybody says anything more."""
    try:
        while True:
            socket.receive_json(timeout=PATIENCE)
    except Exception as error:
        return "Disconnect" in type(error).__name__


# ---- ending


def test_who_logs_out_is_logged_out_on_the_server(guest: Guests) -> None:
    anna = guest()
    anna.post("/api/register", ANNA)
    old = anna.cookie
    table = anna.table(HOTSEAT)["id"]
    with anna.live(table) as socket:
        until(socket, "scene")
        anna.post("/api/logout")
        assert closed(socket), "what was open in other tabs is closed"
    assert anna.cookie != old and who(anna, old) not in (anna.me["id"], anna.get("/api/me")["id"])


def test_logging_out_here_leaves_other_devices_alone(guest: Guests) -> None:
    anna, phone = guest(), guest()
    anna.post("/api/register", ANNA)
    phone.post("/api/login", ANNA)
    anna.post("/api/logout")
    assert phone.get("/api/me")["id"] == anna.me["id"]


def test_who_registers_drops_the_cookie_of_the_guest(guest: Guests) -> None:
    anna = guest()
    old, table = anna.cookie, anna.table(HOTSEAT)["id"]
    with anna.live(table) as socket:
        until(socket, "scene")
        anna.post("/api/register", ANNA)
        socket.send_json({"type": "explain", "id": 3, "seat": 0, "key": "x"})
        assert until(socket, "explained", id=3), "the tab in which one registers goes on"
    assert anna.cookie != old and anna.get("/api/me")["id"] == anna.me["id"]
    assert who(anna, old) != anna.me["id"]


def test_who_logs_in_drops_the_cookie_of_the_guest(guest: Guests) -> None:
    anna, phone = guest(), guest()
    anna.post("/api/register", ANNA)
    old = phone.cookie
    assert phone.post("/api/login", ANNA)["id"] == anna.me["id"]
    assert phone.cookie != old and who(phone, old) not in (phone.me["id"], anna.me["id"])


def test_another_password_ends_all_other_sessions(guest: Guests) -> None:
    anna, phone = guest(), guest()
    anna.post("/api/register", ANNA)
    phone.post("/api/login", ANNA)
    old, table = anna.cookie, anna.table(HOTSEAT)["id"]
    wish = {"old": "correct horse", "new": "battery staple"}
    assert anna.refused("/api/password", {**wish, "old": "wrong horse"}) == (403, "wrong-password")
    assert anna.refused("/api/password", {**wish, "new": "short"}) == (400, "malformed")
    assert guest().refused("/api/password", wish) == (409, "no-account")
    with phone.live(table) as socket:
        until(socket, "scene")
        assert anna.post("/api/password", wish)["id"] == anna.me["id"]
        assert closed(socket)
    for cookie in (old, phone.cookie):
        assert who(anna, cookie) != anna.me["id"]
    assert anna.get("/api/me")["id"] == anna.me["id"]
    assert phone.refused("/api/login", ANNA) == (403, "wrong-password")
    assert phone.post("/api/login", {"name": "Anna", "password": "battery staple"})["id"] == anna.me["id"]


# ---- lapsing and changing


@pytest.mark.parametrize("account", [False, True])
def test_a_session_that_nobody_uses_lapses(
    guest: Guests, house: House, clock: Callable[[float], None], account: bool
) -> None:
    anna = guest()
    if account:
        anna.post("/api/register", ANNA)
    cookie = anna.cookie
    clock((sessions.ACCOUNT if account else sessions.GUEST) + DAY)
    house.sessions.forget()
    assert who(anna, cookie) != anna.me["id"]


def test_a_session_that_is_used_gets_a_new_cookie_each_day_and_goes_on(
    guest: Guests, clock: Callable[[float], None]
) -> None:
    anna = guest()
    seen = {anna.cookie}
    for _ in range(500):
        clock(DAY + 1)
        before = anna.cookie
        assert anna.get("/api/me")["id"] == anna.me["id"]
        assert anna.cookie not in seen
        seen.add(anna.cookie)
        assert anna.get("/api/me")["id"] == anna.me["id"]
    clock(10 * 60.0)
    assert who(anna, before) != anna.me["id"], "the cookie of yesterday is worth nothing"


def test_an_answer_that_is_lost_on_its_way_costs_nobody_his_seats(
    guest: Guests, clock: Callable[[float], None]
) -> None:
    """The new cookie came with it; the old one holds until the new one is used."""
    anna = guest()
    old = anna.cookie
    clock(DAY + 1)
    for _ in range(3):
        assert who(anna, old) == anna.me["id"]
        clock(3 * DAY)


def test_requests_that_were_under_way_with_the_old_cookie_are_answered(
    guest: Guests, clock: Callable[[float], None]
) -> None:
    anna = guest()
    old = anna.cookie
    clock(DAY + 1)
    anna.get("/api/me")
    anna.get("/api/me")
    assert anna.cookie != old and who(anna, old) == anna.me["id"]


def test_cookies_from_before_there_were_sessions_hold_and_are_replaced(data: Path) -> None:
    key = b"k" * 32
    with create_engine(f"sqlite:///{data}").begin() as connection:
        storage.upgrade(connection, "0003")
        connection.execute(insert(storage.secrets).values(name="cookies", value=key))
        columns = "id, name, login, language, created"
        rows = (
            "('old', 'Guest 7', NULL, 'en', 0), ('twin', 'Anna', 'anna', 'it', 0), ('late', 'ANNA', ' anna', 'it', 1)"
        )
        connection.exec_driver_sql(f"INSERT INTO people ({columns}) VALUES {rows}")
    signed = hmac.new(key, b"old", hashlib.sha256).hexdigest()[:40]
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        anna = Guest(client)
        assert who(anna, f"old.{signed}") == "old"
        assert who(anna, f"twin.{signed}") not in ("old", "twin")
        anna.cookie = f"old.{signed}"
        anna.post("/api/register", {"name": "Bruno", "password": "correct horse"})
        assert who(anna, f"old.{signed}") != "old"
        assert anna.refused("/api/login", {"name": "Anna", "password": "correct horse"}) == (403, "wrong-password")


# ---- a link of one's own


def test_a_guest_who_has_lost_his_cookie_comes_back_by_his_own_link(guest: Guests) -> None:
    anna, elsewhere = guest(), guest()
    table = anna.table(HOTSEAT)["id"]
    token = anna.post("/api/me/link")["token"]
    found = elsewhere.post("/api/return", {"token": token})
    assert found["id"] == anna.me["id"] and found["tables"][0]["id"] == table
    assert elsewhere.get(f"/api/tables/{table}")["me"] == [0, 1]
    assert anna.get("/api/me")["id"] == anna.me["id"], "where the cookie is not lost it holds on"
    assert guest().refused("/api/return", {"token": "forged"}) == (404, "unknown-link")


def test_a_new_link_voids_the_old_one_and_an_account_needs_none(guest: Guests) -> None:
    anna = guest()
    first, second = (anna.post("/api/me/link")["token"] for _ in range(2))
    assert guest().refused("/api/return", {"token": first}) == (404, "unknown-link")
    assert guest().post("/api/return", {"token": second})["id"] == anna.me["id"]
    anna.post("/api/register", ANNA)
    assert guest().refused("/api/return", {"token": second}) == (404, "unknown-link")
    assert anna.refused("/api/me/link") == (409, "registered")


def test_following_somebody_elses_link_gives_him_nothing(guest: Guests) -> None:
    """Whoever sends his own link to others does not get their seats."""
    fool, anna = guest(), guest()
    table = anna.table(HOTSEAT)["id"]
    token = fool.post("/api/me/link")["token"]
    anna.post("/api/return", {"token": token})
    assert fool.get("/api/me")["tables"] == [] and fool.get(f"/api/tables/{table}")["me"] == []


# ---- what lies on disk, and what the browser is told


def test_nobody_who_reads_the_file_gets_a_cookie_or_a_link(guest: Guests, data: Path) -> None:
    anna = guest()
    token = anna.post("/api/me/link")["token"]
    with sqlite3.connect(data) as disk:
        written = "\n".join(disk.iterdump())
    assert anna.me["id"] in written and anna.cookie not in written and token not in written


@pytest.mark.parametrize(
    ("address", "secure"), [(None, False), ("http://games.example", False), ("https://games.example", True)]
)
def test_behind_tls_the_cookie_is_sent_nowhere_else(data: Path, address: str | None, secure: bool) -> None:
    with TestClient(create_app(Settings(data=data, workers=1, address=address))) as client:
        cookie = client.get("/api/me").headers["set-cookie"]
    assert ("Secure" in cookie) == secure and "HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_behind_tls_by_ourselves(data: Path) -> None:
    with TestClient(create_app(Settings(data=data, workers=1)), base_url="https://testserver.local") as client:
        assert "Secure" in client.get("/api/me").headers["set-cookie"]


def test_the_address_before_which_something_stands_is_ours(data: Path) -> None:
    settings = Settings(data=data, workers=1, address="https://games.example")
    with TestClient(create_app(settings)) as client:
        # What stands before it may pass on the name that browsers asked for.
        for host in ("testserver.local", "games.example"):
            for origin, status in (("https://games.example", 200), ("http://games.example", 403)):
                answer = client.post("/api/me", json={}, headers={"Origin": origin, "Host": host})
                assert answer.status_code == status, (host, origin)


def test_lapsed_sessions_leave_the_file(
    guest: Guests, house: House, data: Path, clock: Callable[[float], None]
) -> None:
    guest(), guest()
    clock(sessions.GUEST + DAY)
    anna = guest()
    with anna.client.portal() as portal:
        portal.call(house.sessions.tidy)
    with sqlite3.connect(data) as disk:
        assert disk.execute("SELECT count(*) FROM sessions").fetchone() == (1,)
