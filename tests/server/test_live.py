"""The live connection: scenes, resume, two tabs, slow clients, and whole games."""

import asyncio
import json
import weakref
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from meetingstone.server.house import House
from meetingstone.server.live import clients, socket
from server.guests import ALONE, THREE, Guest, seat_three, until

Guests = Callable[[], Guest]


def awaited(table: dict[str, Any], *players: Guest) -> tuple[int, Guest]:
    (seat,) = table["awaits"]
    return seat, players[seat]


def options(message: dict[str, Any], seat: int) -> tuple[int, list[str]]:
    """The question in a scene message, as a seat sees it."""
    scene = next(each["scene"] for each in message["scenes"] if each["seat"] == seat)
    question = scene["question"]
    return (question["number"], [option["key"] for option in question["options"]]) if question else (0, [])


def test_a_connection_begins_with_table_and_scene(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    with anna.live(table["id"]) as socket:
        assert until(socket, "table")["info"]["me"] == [0]
        scene = until(socket, "scene")
        assert [each["seat"] for each in scene["scenes"]] == [0] and scene["update"] == 0
        assert scene["events"] and scene["since"] == 0 and scene["at"] == 0


def test_an_answer_reaches_everybody_and_is_acknowledged(guest: Guests) -> None:
    anna, bruno, carla = guest(), guest(), guest()
    table = seat_three(anna, bruno)
    seat, player = awaited(table, anna, bruno)
    watching = f"?spectate={table['spectate']}"
    with (
        player.live(table["id"]) as one,
        player.live(table["id"]) as other_tab,
        (bruno if player is anna else anna).live(table["id"]) as rival,
        carla.live(table["id"], watching) as spectator,
    ):
        first = until(one, "scene")
        one.send_json({"type": "explain", "id": 6, "seat": seat, "key": "x"})
        until(one, "explained")
        number, keys = options(first, seat)
        one.send_json({"type": "answer", "id": 7, "seat": seat, "number": number, "keys": [keys[0]]})
        kinds = [one.receive_json()["type"] for _ in range(2)]
        assert sorted(kinds) == ["scene", "taken"]
        for socket in (other_tab, rival, spectator):
            assert until(socket, "scene", update=1)["since"] == 0
        other_tab.send_json({"type": "answer", "id": 8, "seat": seat, "number": number, "keys": [keys[0]]})
        assert until(other_tab, "refused", id=8)["error"] == "stale"


def test_whoever_comes_back_gets_what_was_missed(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    path = f"/api/tables/{table['id']}"
    with anna.live(table["id"]) as socket:
        first = until(socket, "scene")
    for _ in range(4):
        game = house.live[table["id"]].play.session.game
        seat = game.question.awaited()[0]
        anna.post(f"{path}/answers", {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]})
    with anna.live(table["id"], "?seen=0") as socket:
        missed = until(socket, "scene")
    with anna.live(table["id"]) as socket:
        whole = until(socket, "scene")
    assert (missed["update"], missed["since"], missed["at"]) == (4, 0, len(first["events"]))
    assert first["events"] + missed["events"] == whole["events"]
    for wrong in ("?seen=-1", "?seen=x", "?seen=99999999999999999999", "?seen=77"):
        with anna.live(table["id"], wrong) as socket:
            assert until(socket, "scene")["events"] == whole["events"]


def test_explain_hint_and_chat(guest: Guests) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    seat, player = awaited(table, anna, bruno)
    with player.live(table["id"]) as socket:
        _, keys = options(until(socket, "scene"), seat)
        socket.send_json({"type": "explain", "id": 1, "seat": seat, "key": "conquer:elwynn"})
        explained = until(socket, "explained", id=1)
        assert explained["why"] is None or explained["why"]["rule"].startswith("SW-")
        socket.send_json({"type": "explain", "id": 2, "seat": seat, "key": keys[0]})
        assert until(socket, "explained", id=2)["why"] is None
        socket.send_json({"type": "hint", "id": 3, "seat": seat})
        estimates = until(socket, "hint", id=3)["estimates"]
        assert 1 <= len(estimates) <= 3 and all(each["key"] in keys for each in estimates)
        socket.send_json({"type": "chat", "text": "Ciao!"})
        line = until(socket, "chat")
        assert (line["from"], line["text"], line["seat"]) == (player.me["name"], "Ciao!", seat)


def test_hints_and_odds_of_the_board_game(guest: Guests) -> None:
    """Why, in sentences; and what to expect, in the game's own words. Answers do not wait for either."""
    anna = guest()
    settings = {"classes": "first_game"}
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}], game="board_game", settings=settings)
    (seat,) = table["awaits"]
    with anna.live(table["id"]) as socket:
        number, keys = options(until(socket, "scene"), seat)
        socket.send_json({"type": "hint", "id": 1, "seat": seat})
        estimates = until(socket, "hint", id=1)["estimates"]
        assert all(each["key"] in keys for each in estimates)
        assert all(said["id"].startswith("hint-bg-") for each in estimates for said in each["says"])
        assert any(each["says"] for each in estimates)
        socket.send_json({"type": "odds", "id": 2, "seat": seat, "about": "plan"})
        assert until(socket, "odds", id=2)["odds"].keys() == {"number", "aims"}
        socket.send_json({"type": "odds", "id": 3, "seat": seat, "about": "now"})
        assert until(socket, "odds", id=3)["odds"]["number"] == number
        socket.send_json({"type": "odds", "id": 4, "seat": seat, "about": "x" * 61})
        assert until(socket, "refused", id=4)["error"] == "malformed"


def test_answers_do_not_wait_for_what_is_thought_about(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    (seat,) = table["awaits"]
    allowed = asyncio.Event()

    async def slow(*_: Any) -> None:
        await allowed.wait()

    house.thinkers.odds = slow  # type: ignore[method-assign]
    with anna.live(table["id"]) as socket:
        number, keys = options(until(socket, "scene"), seat)
        for wish in (1, 11, 12):
            socket.send_json({"type": "odds", "id": wish, "seat": seat, "about": "now"})
        socket.send_json({"type": "answer", "id": 2, "seat": seat, "number": number, "keys": [keys[0]]})
        try:
            assert until(socket, "taken", id=2)["update"] == 1
        finally:
            # A server that waits would never let go of the connection.
            anna.client.blocking_portal.call(allowed.set)
        assert [until(socket, "odds")["id"] for _ in range(3)] == [1, 11, 12]


@pytest.mark.parametrize(
    ("path", "error"),
    [("nowhere", "unknown-table"), ("{id}", "not-seated"), ("{id}?spectate=forged", "not-seated")],
)
def test_whoever_may_not_watch_is_told_why(guest: Guests, path: str, error: str) -> None:
    table = guest().table(THREE)
    stranger = guest()
    name, _, query = path.format(id=table["id"]).partition("?")
    with stranger.live(name, f"?{query}" if query else "") as socket:
        said = socket.receive_json()
        assert (said["type"], said["error"]) == ("refused", error)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_page_of_another_site_is_a_stranger(guest: Guests) -> None:
    anna = guest()
    table = anna.table(ALONE)
    headers = {"Cookie": f"meetingstone={anna.cookie}", "Origin": "http://elsewhere.example"}
    with anna.client.websocket_connect(f"/api/tables/{table['id']}/live", headers=headers) as socket:
        assert socket.receive_json()["error"] == "not-seated"


def test_a_slow_client_gets_one_fresh_scene_and_no_backlog(guest: Guests, house: House) -> None:
    """The client of this test is inside the server: its line takes nothing until it is let go."""
    import asyncio

    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    live = house.live[table["id"]]
    got: list[dict[str, Any]] = []
    sending: list[asyncio.Task[None]] = []
    gate = asyncio.Event()

    async def slow(message: str) -> None:
        got.append(json.loads(message))
        await gate.wait()

    async def connect() -> None:
        client = clients.Client(live, anna.me["id"], slow, -1)
        await live.connect(client)
        sending.append(asyncio.create_task(client.run()))
        for number in range(500):
            client.say_text(json.dumps({"type": "chat", "text": str(number)}))

    async def let_go() -> None:
        gate.set()
        while got[-1]["type"] != "scene":
            await asyncio.sleep(0.005)
        sending[0].cancel()

    with anna.client.portal() as portal:
        portal.call(connect)
        for _ in range(6):
            game = live.play.session.game
            seat = game.question.awaited()[0]
            body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
            anna.post(f"/api/tables/{table['id']}/answers", body)
        portal.call(let_go)
    kinds = [message["type"] for message in got]
    assert kinds.count("scene") == 1 and got[-1]["update"] == 6
    assert kinds.count("chat") <= clients.OUTBOX and len(got) <= 2 + clients.OUTBOX


def test_messages_that_come_all_at_once_hold_up_nobody(guest: Guests, house: House) -> None:
    """Those of three connections of one address are taken one by one, and the server does other things in between."""
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    live = house.live[table["id"]]
    message = json.dumps({"type": "plan", "id": 1, "seat": table["awaits"][0], "keys": []})

    class Burst:
        client = SimpleNamespace(host="192.0.2.7")
        left = 100

        async def receive(self) -> dict[str, str]:
            self.left -= 1
            return (
                {"type": "websocket.receive", "text": message} if self.left >= 0 else {"type": "websocket.disconnect"}
            )

    async def taken() -> int:
        client, said = clients.Client(live, anna.me["id"], asyncio.sleep, -1), list[object]()
        client.say = said.append  # type: ignore[method-assign]
        bursts: list[Any] = [Burst() for _ in range(3)]
        tasks = [asyncio.create_task(socket._listen(burst, house, live, client)) for burst in bursts]
        rounds = 0
        while not all(task.done() for task in tasks):
            rounds += 1
            before = len(said)
            await asyncio.sleep(0)
            assert len(said) <= before + 1
        assert len(said) == 300
        return rounds

    with anna.client.portal() as portal:
        assert portal.call(taken) >= 300


def test_who_reads_nothing_is_not_listened_to(guest: Guests, house: House) -> None:
    """Until he reads, or is gone: then his connection ends."""
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}])
    live = house.live[table["id"]]
    message = json.dumps({"type": "explain", "id": 1, "seat": table["awaits"][0], "key": "x"})

    class Endless:
        client = SimpleNamespace(host="192.0.2.7")
        taken = 0

        async def receive(self) -> dict[str, str]:
            self.taken += 1
            kind = "receive" if self.taken <= 1_000 else "disconnect"
            return {"type": f"websocket.{kind}", "text": message}

    async def story() -> None:
        reads, sent = asyncio.Event(), list[str]()

        async def send(text: str) -> None:
            await reads.wait()
            sent.append(text)

        async def stands_still() -> int:
            before = -1
            while before != endless.taken:
                before = endless.taken
                for _ in range(100):
                    await asyncio.sleep(0)
            return before

        for is_gone in (False, True):
            reads.clear()
            endless, client = Endless(), clients.Client(live, anna.me["id"], send, -1)
            sending = asyncio.create_task(client.run())
            listening = asyncio.create_task(socket._listen(endless, house, live, client))  # type: ignore[arg-type]
            assert await stands_still() <= clients.OUTBOX
            if is_gone:
                sending.cancel()
            else:
                reads.set()
            await asyncio.wait_for(listening, 60)
            sending.cancel()
        assert sum('"explained"' in text for text in sent) >= 1_000

    with anna.client.portal() as portal:
        portal.call(story)


# ---- whole games


def play(socket: WebSocketTestSession, seat: int, rng: Random) -> dict[str, Any]:
    """Answer for one seat until the game is over; returns the last scene."""
    answered = 0
    while True:
        message = until(socket, "scene")
        scene = message["scenes"][0]["scene"]
        if scene["over"]:
            return message
        number, keys = options(message, seat)
        if keys and number != answered:
            socket.send_json({"type": "answer", "seat": seat, "number": number, "keys": [rng.choice(keys)]})
            answered = number


def test_a_whole_game_against_two_bots(guest: Guests) -> None:
    anna = guest()
    table = anna.table(ALONE)
    with anna.live(table["id"]) as socket:
        last = play(socket, 0, Random(1))
    assert last["scenes"][0]["scene"]["winners"]
    assert anna.get(f"/api/tables/{table['id']}")["state"] == "over"


def test_a_bot_stands_in_and_hands_back(guest: Guests, house: House) -> None:
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno)
    path = f"/api/tables/{table['id']}"
    seat, player = awaited(table, anna, bruno)
    with player.live(table["id"]) as socket:
        until(socket, "scene")
        player.post(f"{path}/takeover", {"seat": seat, "bot": "random"})
        assert until(socket, "scene", update=1)["update"] == 1, "the bot has played"
        back = player.post(f"{path}/takeover", {"seat": seat})
        assert back["seats"][seat]["bot"] is None and back["me"] == [seat]


def test_a_plan_changes_nothing_and_comes_true(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "hotseat"}], settings={"first": 0})
    play = house.live[table["id"]].play
    # Worgen would be asked for their form before they conquer.
    combo = next(key for key in play.session.game.keys(0) if key != "pick:worgen")
    answer = {"number": play.session.game.number, "seat": 0, "keys": [combo]}
    anna.post(f"/api/tables/{table['id']}/answers", answer)
    before = play.session.game.digest()
    with anna.live(table["id"]) as socket:
        number, keys = options(until(socket, "scene"), 0)
        key = next(key for key in keys if key.startswith("conquer"))
        socket.send_json({"type": "plan", "id": 1, "seat": 0, "keys": [key, "conquer:nowhere"]})
        planned = until(socket, "planned", id=1)
        assert (planned["taken"], planned["refused"]["error"], planned["stops"]) == (1, "unknown-key", "")
        socket.send_json({"type": "plan", "id": 2, "seat": 5, "keys": []})
        assert until(socket, "refused", id=2)["error"] == "unknown-seat"
        assert play.session.game.digest() == before
        socket.send_json({"type": "answer", "id": 3, "seat": 0, "number": number, "keys": [key]})
        assert planned["scene"] == until(socket, "scene", update=2)["scenes"][0]["scene"]


def test_a_table_that_nobody_wants_leaves_the_memory_and_comes_back(guest: Guests, house: House) -> None:
    anna = guest()
    watched, left = (anna.table([{"kind": "you"}, {"kind": "hotseat"}])["id"] for _ in range(2))
    game = house.live[left].play.session.game
    seat = game.question.awaited()[0]
    anna.post(f"/api/tables/{left}/answers", {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]})
    digest, table = game.digest(), weakref.ref(house.live[left])
    del game
    with anna.live(watched) as socket:
        until(socket, "scene")
        house.forget_idle(60)
        assert house.live.keys() == {watched, left}, "not at once"
        house.forget_idle(0)
        assert house.live.keys() == {watched}
    assert table() is None, "nothing else holds it"
    assert anna.get(f"/api/tables/{left}")["update"] == 1
    assert house.live[left].play.session.game.digest() == digest
