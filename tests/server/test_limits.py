"""What one client could do too much of: each has a limit, which says in a sentence when to try again, and which nobody
meets who only plays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.limits import LIMITS, Limit, Limits, network_of, parsed
from meetingstone.server.problems import Problem
from meetingstone.server.settings import Settings
from meetingstone.texts import Texts
from server.guests import PATIENCE, Guest, play_to_the_end, seat_three, until

Guests = Callable[[], Guest]
HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]
FRIEND = [{"kind": "you"}, {"kind": "friend"}]
FEW = {
    name: Limit(3, limit.seconds and 3_000) for name, limit in LIMITS.items() if name not in ("guests", "unfinished")
}
FEW |= {name: Limit(4, 4_000) for name in ("chat-address", "tables-address")}


@pytest.fixture
def strict(data: Path) -> Iterator[TestClient[Any]]:
    """A server that allows three of everything."""
    with TestClient(create_app(Settings(data=data, workers=1, limits=FEW))) as client:
        yield client


def refused(person: Guest, path: str, body: Any = None) -> str:
    """The error; it is told when to try again, in the header and in both languages."""
    answer = person.call("POST", path, json=body or {})
    assert answer.status_code == 429, answer.text
    said, wait = answer.json(), int(answer.headers["retry-after"])
    assert wait > 0 and said["values"].get("seconds", wait) == wait
    for language in ("en", "it"):
        sentence = Texts(language).say(said["text_id"], said["values"])
        assert sentence.endswith(".") and "{" not in sentence
    return str(said["error"])


# ---- each limit


def test_guests_of_one_address(data: Path) -> None:
    limits = {"guests": Limit(5, 50_000)}
    with TestClient(create_app(Settings(data=data, workers=1, limits=limits))) as client:
        anna = Guest(client)
        for _ in range(4):
            Guest(client)
        client.cookies.clear()
        answer = client.get("/api/me")
        assert answer.status_code == 429 and answer.json()["error"] == "too-many-guests"
        assert 9_000 <= int(answer.headers["retry-after"]) <= 10_000 and "set-cookie" not in answer.headers
        assert anna.get("/api/me")["id"] == anna.me["id"], "who is there already goes on"
        assert refused(anna, "/api/logout") == "too-many-guests"
        assert anna.get("/api/me")["id"] == anna.me["id"], "and nobody is thrown out for want of a new guest"
        client.cookies.clear()
        assert client.get("/").status_code == client.get("/api/games").status_code == 200


def test_tables_of_one_person_and_of_one_address(strict: TestClient[Any]) -> None:
    anna, bruno = Guest(strict), Guest(strict)
    for _ in range(3):
        anna.table(HOTSEAT)
    assert refused(anna, "/api/tables", {"game": "small_world", "seats": HOTSEAT}) == "too-many-tables"
    bruno.table(HOTSEAT)
    assert refused(bruno, "/api/tables", {"game": "small_world", "seats": HOTSEAT}) == "too-many-tables-address"


def test_unfinished_tables(strict: TestClient[Any]) -> None:
    strict.app.state.house.limits = Limits({"unfinished": Limit(2)})
    anna = Guest(strict)
    first = anna.table(HOTSEAT)["id"]
    anna.table(HOTSEAT)
    assert refused(anna, "/api/tables", {"game": "small_world", "seats": HOTSEAT}) == "too-many-unfinished"
    play_to_the_end(anna, strict.app.state.house, first)
    assert anna.table(HOTSEAT)


def test_public_tables_that_wait_for_players(data: Path) -> None:
    limits = {"public": Limit(2), "public-address": Limit(3, 3_000)}
    with TestClient(create_app(Settings(data=data, workers=1, limits=limits))) as client:
        anna, bruno, carla = Guest(client), Guest(client), Guest(client)
        first = anna.table(FRIEND, public=True)["id"]
        anna.table(FRIEND, public=True)
        wish = {"game": "small_world", "seats": FRIEND, "public": True}
        assert refused(anna, "/api/tables", wish) == "too-many-public"
        anna.table(FRIEND)
        bruno.post(f"/api/tables/{first}/join", {})
        assert anna.table(FRIEND, public=True), "that which is full waits no more"
        assert refused(carla, "/api/tables", wish) == "too-many-public-address"


def test_the_lobby_shows_few_tables_of_one_person_and_none_that_nobody_has_joined_for_a_day(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = Guest(client), Guest(client)
    his = bruno.table(FRIEND, public=True)["id"]
    for _ in range(5):
        anna.table(FRIEND, public=True)
    shown = [each["id"] for each in anna.get("/api/tables")]
    assert len(shown) == 4 and his in shown
    from meetingstone.server import lobby

    monkeypatch.setattr(lobby, "now", lambda: time.time() + 25 * 3600)
    assert anna.get("/api/tables") == []


def test_lines_of_chat(strict: TestClient[Any]) -> None:
    anna, bruno = Guest(strict), Guest(strict)
    table = seat_three(anna, bruno)["id"]
    path = f"/api/tables/{table}/chat"
    with anna.live(table) as socket:
        for _ in range(2):
            socket.send_json({"type": "chat", "text": "spam"})
        anna.post(path, {"text": "spam"})
        socket.send_json({"type": "chat", "id": 7, "text": "spam"})
        said = until(socket, "refused", id=7)
        assert said["error"] == "too-many-chat" and said["values"]["seconds"] > 0
    assert refused(anna, path, {"text": "spam"}) == "too-many-chat"
    bruno.post(path, {"text": "hello"})
    assert refused(bruno, path, {"text": "hello"}) == "too-many-chat-address"
    assert len(anna.get(path)) == 4


def test_strangers_at_a_finished_private_table_neither_speak_nor_listen(guest: Guests, house: House) -> None:
    anna, fool = guest(), guest()
    table = anna.table(HOTSEAT)
    path = f"/api/tables/{table['id']}"
    play_to_the_end(anna, house, table["id"])
    assert fool.get(path)["state"] == "over"
    assert fool.refused(f"{path}/chat", {"text": "spam"}) == (403, "not-seated")
    with fool.live(table["id"]) as socket:
        until(socket, "scene")
        socket.send_json({"type": "chat", "id": 2, "text": "spam"})
        assert until(socket, "refused", id=2)["error"] == "not-seated"
        anna.post(f"{path}/chat", {"text": "Well played!"})
        socket.send_json({"type": "chat", "id": 3, "text": "spam"})
        while (message := socket.receive_json(timeout=PATIENCE))["type"] != "refused":
            assert message["type"] != "chat"
    assert fool.get(f"{path}/chat") == [] and len(anna.get(f"{path}/chat")) == 1
    link = f"{path}/chat?spectate={table['spectate']}"
    assert fool.call("POST", link, json={"text": "Bravi!"}).status_code == 200


def test_what_is_taken_back(strict: TestClient[Any]) -> None:
    anna, house = Guest(strict), strict.app.state.house
    table = anna.table(HOTSEAT)["id"]
    path, play = f"/api/tables/{table}", house.live[table].play
    game = play.session.game

    def answer_and_undo() -> Any:
        seat = game.question.awaited()[0]
        key = next(key for key in play.session.game.keys(seat) if key != "pick:worgen")
        anna.post(f"{path}/answers", {"number": play.session.game.number, "seat": seat, "keys": [key]})
        return anna.call("POST", f"{path}/undo/ask", json={"seat": seat})

    for _ in range(3):
        assert answer_and_undo().status_code == 200
    written = house.live[table].shown
    last = answer_and_undo()
    assert last.status_code == 429 and last.json()["error"] == "too-many-undo"
    seat = game.question.awaited()[0]
    assert refused(anna, f"{path}/undo", {"seat": seat}) == "too-many-undo"
    with anna.live(table) as socket:
        socket.send_json({"type": "undo", "id": 4, "seat": seat})
        assert until(socket, "refused", id=4)["error"] == "too-many-undo"
    assert house.live[table].shown == written + 1


def test_asking_others_again_and_again(strict: TestClient[Any]) -> None:
    anna, bruno = Guest(strict), Guest(strict)
    table, house = seat_three(anna, bruno), strict.app.state.house
    path = f"/api/tables/{table['id']}"
    (seat,) = table["awaits"]
    asks, votes = (anna, bruno) if seat == 0 else (bruno, anna)
    game = house.live[table["id"]].play.session.game
    asks.post(f"{path}/answers", {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]})
    for _ in range(3):
        asks.post(f"{path}/undo/ask", {"seat": seat})
        votes.post(f"{path}/undo/consent", {"seat": 1 - seat, "allow": False})
    assert refused(asks, f"{path}/undo/ask", {"seat": seat}) == "too-many-asks"


def test_guessing_passwords(strict: TestClient[Any]) -> None:
    anna = Guest(strict)
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    fool = Guest(strict)
    for _ in range(2):
        assert fool.refused("/api/login", {"name": "Anna", "password": "wrong horse"})[0] == 403
    assert refused(fool, "/api/login", {"name": "Anna", "password": "correct horse"}) == "too-many-logins"
    assert anna.get("/api/me")["id"] == anna.me["id"]


def test_guessing_passwords_of_one_name_locks_nobody_else_out(data: Path) -> None:
    limits = {"tries": Limit(3, 3_000)}
    with TestClient(create_app(Settings(data=data, workers=1, limits=limits))) as client:
        anna, fool = Guest(client), Guest(client)
        for person, name in ((anna, "Anna"), (Guest(client), "Bruno")):
            person.post("/api/register", {"name": name, "password": "correct horse"})
        for name in ("Anna", " ANNA ", "anna"):
            assert fool.refused("/api/login", {"name": name, "password": "wrong horse"})[0] == 403
        assert refused(fool, "/api/login", {"name": "Anna", "password": "correct horse"}) == "too-many-tries"
        assert fool.post("/api/login", {"name": "Bruno", "password": "correct horse"})
        wish = {"old": "wrong horse", "new": "battery staple"}
        for _ in range(3):
            assert anna.refused("/api/password", wish)[0] == 403
        assert refused(anna, "/api/password", {**wish, "old": "correct horse"}) == "too-many-tries"


def test_guessing_links(strict: TestClient[Any]) -> None:
    fool = Guest(strict)
    for _ in range(3):
        assert fool.refused("/api/return", {"token": "x" * 43})[0] == 404
    assert refused(fool, "/api/return", {"token": "x" * 43}) == "too-many-logins"
    for _ in range(3):
        fool.post("/api/me/link")
    assert refused(fool, "/api/me/link") == "too-many-links"


def test_live_connections(strict: TestClient[Any]) -> None:
    anna = Guest(strict)
    table = anna.table(HOTSEAT)["id"]
    with ExitStack() as stack:
        for _ in range(3):
            until(stack.enter_context(anna.live(table)), "scene")
        with anna.live(table) as socket:
            assert until(socket, "refused")["error"] == "too-many-live"
    with anna.live(table) as socket:
        assert until(socket, "scene"), "those that are closed do not count"


# ---- a household, and what is counted


def test_ten_people_behind_one_address_meet_no_limit(client: TestClient[Any], house: House) -> None:
    """Three devices each, an account with a wrong password before the right one, tables, talk, second thoughts."""
    people = []
    for number in range(10):
        person, phone, tablet = Guest(client), Guest(client), Guest(client)
        password = {"name": f"Player {number}", "password": "correct horse"}
        person.post("/api/register", password)
        assert phone.refused("/api/login", {**password, "password": "wrong horse"})[0] == 403
        for device in (phone, tablet):
            device.post("/api/login", password)
        people.append(person)
    for number, person in enumerate(people):
        table = person.table(FRIEND, public=True)["id"]
        people[number - 1].post(f"/api/tables/{table}/join", {})
        for _ in range(10):
            person.post(f"/api/tables/{table}/chat", {"text": "Ciao!"})
        for _ in range(4):
            mine = person.table(HOTSEAT)["id"]
        for _ in range(6):
            game = house.live[mine].play.session.game
            seat = game.question.awaited()[0]
            answer = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
            person.post(f"/api/tables/{mine}/answers", answer)
            person.post(f"/api/tables/{mine}/undo/ask", {"seat": seat})


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    limits = Limits({"chat": Limit(2, 10)})
    for _ in range(2):
        limits.take(("chat", "anna"))
    with pytest.raises(Problem) as refusal:
        limits.take(("chat", "anna"))
    assert refusal.value.retry_after == 5
    limits.take(("chat", "bruno"), ("unheard-of", "bruno"))
    clock[0] += 5
    limits.take(("chat", "anna"))


@pytest.mark.parametrize("seconds", [10, 1_000_000])
def test_what_is_remembered_of_people_is_bounded(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    from meetingstone.server import limits as module

    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(module, "MEMORY", 100)
    limits = Limits({"chat": Limit(2, seconds)})
    for number in range(1_000):
        clock[0] += 1
        limits.take(("chat", str(number)))
        assert len(limits._left) <= 100


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_that_of_a_household(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.mark.parametrize(
    "words", ["tables", "tables=0/5", "tables=5", "chess=4/5", "live=4/5", "tables=x/5", "tables=-1/5"]
)
def test_a_limit_that_makes_no_sense(words: str) -> None:
    with pytest.raises(ValueError):
        parsed(words)


def test_limits_are_settings() -> None:
    assert parsed("tables=5/60") == ("tables", Limit(5, 60.0)) and parsed("live=9") == ("live", Limit(9))
