"""Everything that is not live: people, tables, seats, records."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.testing import TestClient

import meetingstone
from meetingstone import registry
from meetingstone.engine.record import read_record, verify
from meetingstone.server.house import House
from meetingstone.texts import Texts
from server.guests import ALONE, THREE, Guest, play_to_the_end, seat_three, until

LOCALE = Path(meetingstone.__file__).parent / "locale"
Guests = Callable[[], Guest]


def test_the_library(guest: Guests) -> None:
    anna = guest()
    games = {game["id"]: game for game in anna.get("/api/games")}
    assert games["small_world"]["players"] == [2, 5]
    assert games["small_world"]["modes"] == ["classic", "teams", "murlocs"]
    assert {"cards", "boards"} <= anna.get("/api/games/small_world/gallery").keys()
    rules = anna.get("/api/games/small_world/rules")
    assert all(rule["text"]["en"] and rule["text"]["it"] for rule in rules)
    for language in ("en", "it"):
        # What every page says, and what one game says: together all there is.
        parts = ["", *(f".{game}" for game in games)]
        sent = "\n".join(anna.call("GET", f"/locale/{language}{part}.ftl").text for part in parts)
        written = [file.read_text("utf-8") for file in (LOCALE / language).glob("*.ftl")]
        assert sorted(sent.split("\n")) == sorted("\n".join(written).split("\n"))
    for address in ("/schema", "/schema/openapi.json"):
        assert anna.get(address)["paths"]["/api/tables"]


def test_a_guest_is_remembered(guest: Guests) -> None:
    anna = guest()
    assert anna.me["guest"] and anna.me["name"].startswith("Guest ")
    changed = anna.post("/api/me", {"name": "Anna", "language": "it"})
    assert (changed["name"], changed["language"]) == ("Anna", "it")
    assert anna.get("/api/me")["id"] == anna.me["id"]


def test_a_forged_cookie_is_nobody(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    bruno.cookie = anna.me["id"] + "." + "0" * 40
    assert bruno.get("/api/me")["id"] not in (anna.me["id"], bruno.me["id"])


def test_an_account_keeps_what_the_guest_had(guest: Guests) -> None:
    anna, phone = guest(), guest()
    table = anna.table(ALONE)
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    assert phone.refused("/api/login", {"name": "Anna", "password": "wrong horse"}) == (403, "wrong-password")
    assert phone.refused("/api/login", {"name": "Nobody", "password": "wrong horse"}) == (403, "wrong-password")
    assert phone.refused("/api/register", {"name": "ANNA", "password": "another one"}) == (409, "name-taken")
    found = phone.post("/api/login", {"name": "anna", "password": "correct horse"})
    assert found["id"] == anna.me["id"] and found["tables"][0]["id"] == table["id"]
    assert phone.post("/api/logout")["guest"]


def test_who_logs_in_takes_along_what_the_guest_had(guest: Guests, house: House, data: Path) -> None:
    anna, phone, bruno = guest(), guest(), guest()
    anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
    mine = phone.table([{"kind": "you"}, {"kind": "friend"}])
    his = bruno.table([{"kind": "you"}, {"kind": "friend"}])
    phone.post(f"/api/tables/{his['id']}/join", {"token": his["invites"][0]["token"]})
    phone.post(f"/api/tables/{his['id']}/chat", {"text": "Ciao!"})
    with phone.live(his["id"]) as socket:
        until(socket, "scene")
        found = phone.post("/api/login", {"name": "Anna", "password": "correct horse"})
        assert found["id"] == anna.me["id"]
        assert {each["id"]: (each["me"], each["owner"]) for each in found["tables"]} == {
            mine["id"]: ([0], True),
            his["id"]: ([1], False),
        }
        # The connection that was open goes on as the account.
        until(socket, "table")
        socket.send_json({"type": "explain", "id": 4, "seat": 1, "key": "x"})
        assert until(socket, "explained", id=4)
    assert phone.get(f"/api/tables/{mine['id']}")["invites"], "the owner may invite"
    house.live.clear()
    assert [each["me"] for each in anna.get("/api/me")["tables"]] == [[1], [0]], "and so it is on disk"
    with sqlite3.connect(data) as disk:
        old = (phone.me["id"],)
        for column in ("tables.owner", "seats.person", "invites.used_by", "chat.person"):
            name, _, field = column.partition(".")
            assert disk.execute(f"SELECT count(*) FROM {name} WHERE {field} = ?", old).fetchone() == (0,), column


def test_an_account_that_logs_in_elsewhere_keeps_its_own(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    for person, name in ((anna, "Anna"), (bruno, "Bruno")):
        person.post("/api/register", {"name": name, "password": "correct horse"})
    table = anna.table(ALONE)
    assert anna.post("/api/login", {"name": "Bruno", "password": "correct horse"})["tables"] == []
    back = anna.post("/api/login", {"name": "Anna", "password": "correct horse"})
    assert [each["id"] for each in back["tables"]] == [table["id"]]


# ---- tables and seats


def test_friends_join_by_invitation(guest: Guests) -> None:
    anna, bruno, carla = guest(), guest(), guest()
    table = anna.table(THREE)
    path = f"/api/tables/{table['id']}"
    assert table["state"] == "open" and len(table["invites"]) == 2 and table["me"] == [0]
    first, second = (invite["token"] for invite in table["invites"])
    assert bruno.get(path)["invites"] == [] and bruno.get(path)["spectate"] == ""
    assert bruno.refused(f"{path}/join", {}) == (403, "needs-invite")
    assert bruno.refused(f"{path}/join", {"token": "forged"}) == (404, "unknown-invite")
    assert bruno.post(f"{path}/join", {"token": first})["me"] == [1]
    assert bruno.post(f"{path}/join", {"token": first})["me"] == [1], "again is as good as once"
    assert carla.refused(f"{path}/join", {"token": first}) == (410, "invite-used")
    assert anna.refused(f"{path}/answers", {"number": 1, "seat": 0, "keys": ["x"]}) == (409, "not-started")
    joined = carla.post(f"{path}/join", {"token": second})
    assert joined["state"] == "playing" and len(joined["awaits"]) == 1
    assert [each["id"] for each in carla.get("/api/me")["tables"]] == [table["id"]]


def test_the_lobby_shows_public_tables_with_a_free_seat(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    anna.table(THREE)
    table = anna.table([{"kind": "you"}, {"kind": "friend"}], public=True)
    assert [each["id"] for each in bruno.get("/api/tables")] == [table["id"]]
    assert bruno.post(f"/api/tables/{table['id']}/join", {})["me"] == [1]
    assert bruno.get("/api/tables") == []


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"settings": {"players": 9}}, (400, "wrong-seats")),
        ({"settings": {"players": "many"}}, (400, "settings")),
        ({"settings": {"mode": "chess"}}, (400, "settings")),
        ({"settings": {"boards": ["here", "there"]}}, (409, "refused")),
        ({"seats": [{"kind": "you"}]}, (409, "refused")),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "bot": "gredy"}]}, (404, "unknown-bot")),
        ({"seats": [{"kind": "ghost"}, {"kind": "you"}]}, (400, "malformed")),
        ({"seats": []}, (400, "malformed")),
        ({"colour": "red"}, (400, "malformed")),
    ],
)
def test_a_table_that_cannot_be_set_up(guest: Guests, wish: dict[str, object], error: tuple[int, str]) -> None:
    assert guest().refused("/api/tables", {"game": "small_world", "seats": ALONE, **wish}) == error


def test_hot_seats_belong_to_one_person(guest: Guests) -> None:
    table = guest().table([{"kind": "you"}, {"kind": "hotseat", "name": "Bruno"}])
    assert (table["state"], table["me"], table["seats"][1]["name"]) == ("playing", [0, 1], "Bruno")


# ---- answering


def test_an_answer_and_every_way_to_get_it_wrong(guest: Guests, house: House) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    path = f"/api/tables/{table['id']}/answers"
    (seat,) = table["awaits"]
    player, other = (anna, bruno) if seat == 0 else (bruno, anna)
    game = house.live[table["id"]].play.session.game
    good = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
    before = game.digest()
    assert player.refused(path, {**good, "number": game.number - 1}) == (409, "stale")
    assert player.refused(path, {**good, "keys": ["nonsense"]}) == (409, "unknown-key")
    assert player.refused(path, {**good, "keys": [good["keys"][0], "nonsense"]}) == (409, "chain-reveals")
    assert other.refused(path, good) == (403, "not-your-seat")
    assert other.refused(path, {**good, "seat": 1 - seat}) == (409, "not-yours")
    assert player.refused(path, {**good, "seat": 7}) == (404, "unknown-seat")
    assert player.refused(path, {**good, "seat": -1}) == (400, "malformed")
    assert player.refused(path, {**good, "keys": []}) == (400, "malformed")
    assert player.refused(path, {**good, "keys": ["x" * 100_000]}) == (413, "too-large")
    assert player.refused("/api/tables/nowhere/answers", good) == (404, "unknown-table")
    assert Guest(player.client).refused(path, good) == (403, "not-your-seat")
    assert house.live[table["id"]].play.session.game.digest() == before
    assert player.post(path, good)["update"] == 1
    assert player.refused(path, good) == (409, "stale")
    assert player.refused(f"/api/tables/{table['id']}/undo", {"seat": seat}) == (409, "undo-needs-consent")
    assert other.refused(f"/api/tables/{table['id']}/undo", {"seat": seat}) == (403, "not-your-seat")


def test_undo_and_chains(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    path, play = f"/api/tables/{table['id']}", house.live[table["id"]].play
    game = play.session.game
    (seat,) = table["awaits"]
    # Worgen would be asked for their form before they conquer.
    combo = next(key for key in game.keys(seat) if key != "pick:worgen")
    anna.post(f"{path}/answers", {"number": game.number, "seat": seat, "keys": [combo]})
    before, number = game.digest(), game.number
    # Conquests without the die reveal nothing.
    key = next(key for key in game.keys(seat) if key.startswith("conquer"))
    chain = {"number": number, "seat": seat, "keys": [key, "nonsense"]}
    assert anna.refused(f"{path}/answers", chain) == (409, "unknown-key")
    assert play.session.game.digest() == before, "whole or not at all"
    assert anna.post(f"{path}/answers", {"number": number, "seat": seat, "keys": [key]})["update"] == 2
    assert anna.post(f"{path}/undo", {"seat": seat})["update"] == 3
    assert play.session.game.digest() == before
    assert anna.get(f"{path}/moments/3")["events"] == []
    assert anna.post(f"{path}/answers", {"number": number, "seat": seat, "keys": [key]})["update"] == 4
    assert {event["update"] for event in anna.get(f"{path}/moments/4")["events"]} == {4}
    with anna.live(table["id"]) as socket:
        updates = [event["update"] for event in until(socket, "scene")["events"]]
    assert updates == sorted(updates) and set(updates) == {0, 1, 4}, "2 was taken back by 3"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"number": 1e99}', b"[" * 5000])
def test_a_body_that_is_not_what_it_should_be(guest: Guests, body: bytes) -> None:
    anna = guest()
    table = anna.table(ALONE)
    for path in ("/api/tables", f"/api/tables/{table['id']}/answers", "/api/me", "/api/login"):
        response = anna.call("POST", path, content=body)
        assert response.status_code == 400 and response.json()["error"] == "malformed", response.text


def test_what_is_not_there(guest: Guests) -> None:
    anna = guest()
    assert anna.refused("/api/nothing", method="GET") == (404, "not-found")
    assert anna.refused("/api/games", {}) == (405, "not-allowed")
    for file in ("tlh.ftl", "en.chess.ftl", "en", "en.small_world"):
        assert anna.refused(f"/locale/{file}", method="GET") == (404, "not-found")
    assert anna.refused("/../../etc/passwd.txt", method="GET") == (404, "not-found")
    assert anna.refused("/%2e%2e/%2e%2e/pyproject.toml", method="GET") == (404, "not-found")
    assert anna.refused("/api/games/chess/rules", method="GET") == (404, "unknown-game")


# ---- around a game


def test_pause_resign_and_take_over(guest: Guests, house: House) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    path = f"/api/tables/{table['id']}"
    (seat,) = table["awaits"]
    player, other = (anna, bruno) if seat == 0 else (bruno, anna)
    answer = {"number": house.live[table["id"]].play.session.game.number, "seat": seat, "keys": ["x"]}
    assert Guest(anna.client).refused(f"{path}/pause", {"on": True}) == (403, "not-seated")
    assert other.post(f"{path}/pause", {"on": True})["paused"]
    assert player.refused(f"{path}/answers", answer) == (409, "paused")
    assert player.post(f"{path}/takeover", {"seat": seat, "bot": "random"})["seats"][seat]["bot"] == "random"
    assert player.refused(f"{path}/answers", answer) == (409, "bot-plays")
    assert other.refused(f"{path}/takeover", {"seat": seat}) == (403, "not-your-seat")
    assert player.post(f"{path}/takeover", {"seat": seat})["seats"][seat]["bot"] is None
    assert other.refused(f"{path}/resign", {"seat": seat}) == (403, "not-your-seat")
    resigned = player.post(f"{path}/resign", {"seat": seat})
    assert resigned["me"] == [] and resigned["seats"][seat]["kind"] == "bot"
    assert not other.post(f"{path}/pause", {"on": False})["paused"]


def test_chat(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    table = anna.table(THREE)
    path = f"/api/tables/{table['id']}/chat"
    anna.post(path, {"text": "Ciao!"})
    assert [(line["from"], line["text"]) for line in anna.get(path)] == [(anna.me["name"], "Ciao!")]
    assert bruno.refused(path, {"text": "let me in"}) == (403, "not-seated")
    assert bruno.call("GET", f"{path}?spectate={table['spectate']}").json()[0]["text"] == "Ciao!"
    assert anna.refused(path, {"text": "x" * 501}) == (400, "malformed")


def test_a_finished_game_can_be_proved_and_looked_back_at(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}])
    path = f"/api/tables/{table['id']}"
    running = anna.get(f"{path}/record")
    assert running["header"]["commitment"] == table["commitment"]
    assert running["header"]["seed"] is None and running["entries"] == []
    assert anna.refused(f"{path}/result", method="GET") == (409, "not-over")
    assert anna.refused(f"{path}/rematch", {}) == (409, "not-over")
    play_to_the_end(anna, house, table["id"])
    record = read_record(anna.call("GET", f"{path}/record").content)
    assert record.header.seats == ("you:Anna", "you:Bruno") and record.header.commitment == table["commitment"]
    assert verify(record, registry.games()).over
    over = anna.get(path)
    assert over["state"] == "over" and over["winners"] == anna.get(f"{path}/result")["result"]["winners"]
    assert anna.get(f"{path}/moments/0")["scenes"][0]["scene"]["number"] < 20
    assert anna.get(f"{path}/moments/{over['update']}")["scenes"][0]["scene"]["over"]
    assert anna.get(f"{path}/moments/5")["update"] == 5
    assert anna.refused(f"{path}/moments/{over['update'] + 1}", method="GET") == (404, "unknown-moment")
    again = anna.post(f"{path}/rematch")
    assert again["id"] != table["id"] and anna.post(f"{path}/rematch")["id"] == again["id"]


def test_every_refusal_has_its_sentence_in_both_languages() -> None:
    """With the values that come with it; those of the engine are tested with the engine."""
    values = {"where": "", "most": 64, "name": "x", "known": ["a", "b"], "number": 1, "last": 3, "error": "e"}
    more = {"players": 2, "seats": 3, "minutes": 5, "seconds": 8}
    for language in ("en", "it"):
        t = Texts(language)
        ids = [line.split(" ")[0] for line in _ftl(language) if line.startswith("server-") and " = " in line]
        assert len(ids) > 25
        for message in ids:
            assert t.say(message, {**values, **more})


def _ftl(language: str) -> list[str]:
    return (LOCALE / language / "server.ftl").read_text("utf-8").splitlines()


def test_the_page(tmp_path: Path) -> None:
    from meetingstone.server.app import create_app
    from meetingstone.server.settings import Settings

    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<title>Hello</title>")
    (tmp_path / "web" / "app.js").write_text("1")
    (tmp_path / "secret.js").write_text("2")
    with TestClient(create_app(Settings(data=tmp_path / "games.db", web=tmp_path / "web"))) as client:
        assert "Hello" in client.get("/").text and "Hello" in client.get("/table/abc").text
        assert client.get("/app.js").headers["content-type"].startswith("text/javascript")
        assert client.get("/no.js").status_code == 404
        assert client.get("/%2e%2e/secret.js").status_code == 404
