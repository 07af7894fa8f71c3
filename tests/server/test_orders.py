"""Standing orders: who is asked at a window, who is answered for, and that nobody else can tell which it was."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession

from meetingstone.engine import React
from meetingstone.engine.record import header_of
from meetingstone.engine.session import Session
from meetingstone.games.adventure.game import GAME
from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.live.table import LiveTable
from meetingstone.server.live.windows import Window
from meetingstone.server.settings import Settings
from server.guests import Guest, until

Guests = Callable[[], Guest]
PLAYED = "ag-at-played"
PATIENCE = 60.0


class Brill:
    """Anna's Grumbaz may play Charge near Bruno's Sofeea, who may hold a Counterspell; Carla's Burbonn looks on.

    With ``swapped`` Sofeea is Carla's.
    """

    def __init__(
        self,
        guest: Guests,
        house: House,
        *,
        hand: str = "counterspell",
        carla: str = "friend",
        swapped: bool = False,
    ) -> None:
        self.house = house
        self.swapped = swapped
        self.players = [guest() for _ in range(3 if carla == "friend" else 2)]
        anna, *others = self.players
        seats = [{"kind": "you"}, {"kind": "friend"}, {"kind": carla}]
        table = anna.post("/api/tables", {"game": "adventure", "settings": {"players": 3}, "seats": seats})
        self.id, self.spectate = table["id"], table["spectate"]
        self.deal(hand)
        for other, invite in zip(others, table["invites"], strict=True):
            other.post(f"/api/tables/{self.id}/join", {"token": invite["token"]})

    @property
    def live(self) -> LiveTable:
        return self.house.live[self.id]

    @property
    def asks(self) -> str:
        question = self.live.play.session.game.question
        return question.kind if question else ""

    def deal(self, hand: str) -> None:
        """The table as it stands before the Charge."""
        heroes = [
            {"id": "grumbaz", "space": "brill", "hand": ["charge"]},
            {"id": "sofeea", "space": "undercity", "hand": [hand]},
            {"id": "burbonn", "space": "undercity"},
        ]
        if self.swapped:
            heroes[1:] = heroes[:0:-1]
        game = GAME.position({"players": 3, "hero": heroes, "phase": "move"})
        assert self.live.play.session.game.state.settings.sealed, "people sit against people here"
        game.state.settings = msgspec.structs.replace(game.state.settings, sealed=True)
        play = self.live.play
        play.session = Session(game, header_of(GAME, game.state.settings, ("you",) * 3, b"seed"))
        play.marks = [0] * len(play.marks)
        self.live.sitting.awaits = play.awaits()

    def answer(self, seat: int, key: str) -> Any:
        body = {"number": self.live.play.session.game.number, "seat": seat, "keys": [key]}
        return self.players[seat].post(f"/api/tables/{self.id}/answers", body)

    def order(self, seat: int, **orders: Any) -> Any:
        return self.players[seat].post(f"/api/tables/{self.id}/orders", {"seat": seat, **orders})

    def waits_for(self, *seats: int) -> None:
        eventually(lambda: self.live.driver is None and self.live.sitting.awaits == list(seats))

    def goes_on(self) -> None:
        eventually(lambda: self.asks == "ag-move")


def eventually(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)


@pytest.fixture
def brill(guest: Guests, house: House) -> Brill:
    return Brill(guest, house)


# ---- who is asked


@pytest.mark.rules("AG-INFO-03", "AG-ABIL-11")
def test_whoever_can_answer_is_asked_and_nobody_else(brill: Brill) -> None:
    brill.answer(0, "play:charge")
    brill.waits_for(1)
    brill.answer(1, "play:counterspell")
    brill.goes_on()
    assert brill.live.play.session.game.state.moves == 2, "the Charge was countered"


@pytest.mark.rules("AG-INFO-03")
def test_where_nobody_can_answer_the_game_goes_on_by_itself(guest: Guests, house: House) -> None:
    brill = Brill(guest, house, hand="frostbolt")
    brill.answer(0, "play:charge")
    brill.goes_on()


def test_never_passes_at_once_and_stands_in_the_record(brill: Brill) -> None:
    assert brill.order(1, windows={PLAYED: "never"})["windows"][PLAYED] == "never"
    brill.answer(0, "play:charge")
    brill.goes_on()
    window = [entry for entry in brill.live.play._journal() if entry.key == "pass"]
    assert sorted(entry.seat for entry in window) == [0, 1, 2] and len({entry.number for entry in window}) == 1


def test_an_order_answers_the_window_that_is_open(brill: Brill) -> None:
    brill.answer(0, "play:charge")
    brill.waits_for(1)
    brill.order(1, windows={PLAYED: "never"})
    brill.goes_on()


def test_who_always_wants_to_be_asked_is_asked_with_nothing_to_play(guest: Guests, house: House) -> None:
    """So that a pause tells nothing."""
    brill = Brill(guest, house, hand="frostbolt")
    brill.order(1, windows={PLAYED: "ask"})
    brill.order(2, windows={PLAYED: "ask"})
    brill.answer(0, "play:charge")
    brill.waits_for(1, 2)
    brill.answer(2, "pass")
    brill.waits_for(1)
    brill.answer(1, "pass")
    brill.goes_on()


def test_peace_for_this_turn_ends_with_it(brill: Brill) -> None:
    said = brill.order(1, quiet=["turn"])
    assert said["quiet"] == ["turn"] and said["spans"] == ["turn"]
    brill.live.play.session.game.state.turn += 1
    assert brill.players[1].get(f"/api/tables/{brill.id}/orders")[0]["quiet"] == []
    brill.live.play.session.game.state.turn -= 1
    brill.answer(0, "play:charge")
    brill.goes_on()


def test_orders_are_told_to_their_seat_alone(brill: Brill) -> None:
    with brill.players[0].live(brill.id) as anna, brill.players[1].live(brill.id) as bruno:
        assert until(bruno, "orders")["orders"][0]["windows"][PLAYED] == "able"
        until(anna, "orders")
        until(anna, "presence", seats=[0, 1])
        bruno.send_json({"type": "orders", "id": 5, "seat": 1, "windows": {PLAYED: "never"}})
        assert until(bruno, "orders")["orders"][0]["windows"][PLAYED] == "never"
        until(bruno, "ordered", id=5)
        anna.send_json({"type": "chat", "text": "hello"})
        assert anna.receive_json()["type"] == "chat", "and nothing before it"


def test_what_cannot_be_ordered_is_refused(brill: Brill, guest: Guests) -> None:
    anna, bruno, _ = brill.players
    path = f"/api/tables/{brill.id}/orders"
    assert bruno.refused(path, {"seat": 0}) == (403, "not-your-seat")
    assert bruno.refused(path, {"seat": 1, "windows": {"ag-at-tea": "never"}}) == (400, "unknown-window")
    assert bruno.refused(path, {"seat": 1, "windows": {PLAYED: "perhaps"}})[0] == 400
    assert bruno.refused(path, {"seat": 1, "quiet": ["fight"]}) == (409, "unknown-span")
    assert bruno.refused(path, {"seat": 1, "away": "sing"})[0] == 400
    assert guest().get(path) == [], "whoever holds no seat has no orders"
    other = anna.table([{"kind": "you"}, {"kind": "hotseat"}])["id"]
    assert anna.refused(f"/api/tables/{other}/orders", {"seat": 0}) == (409, "no-windows")
    assert brill.live.orders.given == {}


def test_alone_against_bots_orders_answer_too(guest: Guests, house: House) -> None:
    """There windows are not sealed: nobody is there to hide a hand from."""
    anna = guest()
    seats = [{"kind": "you"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/api/tables", {"game": "adventure", "settings": {"players": 3}, "seats": seats})
    live = house.live[table["id"]]
    assert live.row.settings["sealed"] is False
    heroes = [
        {"id": "grumbaz", "space": "brill", "hand": ["charge"]},
        {"id": "sofeea", "space": "undercity", "hand": ["counterspell"]},
        {"id": "burbonn", "space": "undercity"},
    ]
    game = GAME.position({"players": 3, "hero": heroes, "phase": "move"})
    live.play.session = Session(game, header_of(GAME, game.state.settings, ("you",) * 3, b"seed"))
    anna.post(f"/api/tables/{table['id']}/orders", {"seat": 1, "windows": {PLAYED: "never"}})
    anna.post(f"/api/tables/{table['id']}/answers", {"number": game.number, "seat": 0, "keys": ["play:charge"]})
    eventually(lambda: live.play.session.game.question.kind == "ag-move")


# ---- those who have left


def test_whoever_has_left_is_passed_for_after_a_while(brill: Brill, house: House) -> None:
    house.settings = msgspec.structs.replace(house.settings, patience=0.3)
    with brill.players[1].live(brill.id) as bruno:
        until(bruno, "scene")
        brill.answer(0, "play:charge")
        brill.waits_for(1)
        time.sleep(0.4)
        assert brill.asks == PLAYED, "he is there: he is waited for"
    brill.goes_on()


def test_who_wants_to_be_waited_for_is(brill: Brill, house: House) -> None:
    house.settings = msgspec.structs.replace(house.settings, patience=0.0)
    brill.order(1, away="wait")
    brill.answer(0, "play:charge")
    brill.waits_for(1)
    assert brill.live.alarm is None


def test_nobody_s_own_turn_is_played_because_he_has_left(brill: Brill, house: House) -> None:
    house.settings = msgspec.structs.replace(house.settings, patience=0.0)
    game = brill.live.play.session.game
    game.state.active = 1
    brill.live.presence.left[1] -= 1000
    assert brill.live.windows.answered_for(house.settings.patience) == [], "an ordinary question"
    game.state.active = 0
    brill.answer(0, "play:charge")
    brill.goes_on()
    brill.deal("counterspell")
    game = brill.live.play.session.game
    game.answer(game.number, "play:charge", seat=0)
    game.state.active = 1
    assert 1 not in brill.live.windows.answered_for(house.settings.patience), "a window of his own turn"


# ---- that nobody can tell


def heard(socket: WebSocketTestSession, upto: str) -> list[dict[str, Any]]:
    """All messages until the scene that asks this."""
    found = []
    while True:
        message = socket.receive_json()
        found.append(message)
        if message["type"] == "scene" and message["scenes"][0].get("scene", {}).get("question", {}).get("kind") == upto:
            return found


CASES = ("nothing", "order", "thought", "peace", "left")


def test_nobody_can_tell_why_a_window_went_by(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bruno holds nothing, or passes by order, or by hand, or has left: Anna and a watcher get the same bytes."""
    monkeypatch.setattr("meetingstone.server.rows.time.time", lambda: 1_800_000_000.0)
    told = {}
    for case in CASES:
        brill = Brill(guest, house, hand="frostbolt" if case == "nothing" else "counterspell")
        if case == "order":
            brill.order(1, windows={PLAYED: "never"})
        with (
            brill.players[0].live(brill.id) as anna,
            guest().live(brill.id, f"?spectate={brill.spectate}") as watcher,
            brill.players[1].live(brill.id) as bruno,
        ):
            for socket in (anna, watcher, bruno):
                until(socket, "scene")
            for socket in (anna, watcher):
                until(socket, "presence", seats=[0, 1])
            brill.answer(0, "play:charge")
            if case == "thought":
                brill.waits_for(1)
                infos = [each.get(f"/api/tables/{brill.id}") for each in (brill.players[0], brill.players[2])]
                assert [info["awaits"] for info in infos] == [[1, 2], [0, 1]], "all others, whoever is asked"
                assert brill.players[1].get(f"/api/tables/{brill.id}")["awaits"] == [0, 1, 2]
                brill.answer(1, "pass")
            if case == "peace":
                brill.waits_for(1)
                brill.order(1, quiet=["turn"])
            if case == "left":
                brill.waits_for(1)
                brill.live.presence.left[1] = time.monotonic() - 1000
                brill.players[1].client.blocking_portal.call(house.drive, brill.live)
            brill.goes_on()
            told[case] = [heard(anna, "ag-move"), heard(watcher, "ag-move")]
            assert PLAYED in str(told[case]), "they saw that there was a moment for reactions"
    for case in CASES:
        assert told[case] == told["nothing"], case


HANDS = ("counterspell", "frostbolt")
"""With the first one a bot could act."""


class Clock:
    """Windows whose time is over when the test says so."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn = 0
        self.is_over = False

        def linger() -> float:
            self.drawn += 1
            return 1000.0

        async def over(window: object) -> None:
            while not self.is_over:
                await asyncio.sleep(0.002)

        monkeypatch.setattr(house, "linger", linger)
        monkeypatch.setattr(Window, "over", over)


@pytest.mark.parametrize("hand", ["frostbolt", "counterspell"])
@pytest.mark.parametrize("order", ["ask", "able", "never"])
@pytest.mark.parametrize("carla", ["friend", "bot"])
def test_a_window_stays_open_for_a_time_that_owes_nothing_to_the_cards(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch, hand: str, order: str, carla: str
) -> None:
    brill, clock = Brill(guest, house, hand=hand, carla=carla), Clock(house, monkeypatch)
    brill.order(1, windows={PLAYED: order})
    brill.answer(0, "play:charge")
    assert clock.drawn == 1 and brill.live.sitting.awaits == [0, 1, 2], "drawn once, and nobody has answered"
    time.sleep(0.05)
    assert brill.live.sitting.awaits == [0, 1, 2]
    clock.is_over = True
    if order == "ask" or (order == "able" and hand == "counterspell"):
        brill.waits_for(1)
        brill.answer(1, "pass")
    brill.goes_on()
    assert clock.drawn == 1


def test_a_window_waits_for_no_thought(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot could answer, and comes to no end of it."""
    house.settings = msgspec.structs.replace(house.settings, linger=(0.02, 0.1))
    begun = list[object]()

    async def for_ever(*_: object) -> None:
        begun.append(_)
        await asyncio.Event().wait()

    house.thinkers.choose = for_ever  # type: ignore[assignment]
    brill, clock = Brill(guest, house, carla="bot", swapped=True), Clock(house, monkeypatch)
    brill.order(1, windows={PLAYED: "never"})
    brill.answer(0, "play:charge")
    eventually(lambda: bool(begun))
    clock.is_over = True
    brill.goes_on()


def test_how_long_a_window_stays_open_does_not_tell_whether_a_bot_could_act(
    guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots' processes are busy: a thought takes up to a second. Anna holds a stop-watch."""
    house.settings = msgspec.structs.replace(house.settings, linger=(0.02, 0.1))
    rng, drawn = Random(3), list[float]()

    def linger() -> float:
        drawn.append(rng.uniform(*house.settings.linger))
        return drawn[-1]

    async def busy(*_: object) -> int:
        await asyncio.sleep(rng.random())
        return 0

    monkeypatch.setattr(house, "linger", linger)
    house.thinkers.choose = busy  # type: ignore[method-assign]
    brills = {hand: Brill(guest, house, hand=hand, carla="bot", swapped=True) for hand in HANDS}

    def measured() -> dict[str, list[float]]:
        late: dict[str, list[float]] = {hand: [] for hand in HANDS}
        for hand in HANDS * 24:
            brill = brills[hand]
            brill.deal(hand)
            with brill.players[0].live(brill.id) as anna:
                until(anna, "scene")
                brill.order(1, windows={PLAYED: "never"})
                brill.answer(0, "play:charge")
                opened = time.monotonic()
                heard(anna, "ag-move")
                late[hand].append(time.monotonic() - opened - drawn[-1])
        return late

    # What tells something tells it each time; what a busy machine does, it does not do three times.
    assert any(chance_of_it(*measured().values()) > 0.001 for _ in range(3)), "it tells"


def chance_of_it(some: list[float], others: list[float]) -> float:
    """How often lots that mean nothing differ as much as these two lists do, by their middles."""
    found, both, rng = abs(median(some) - median(others)), [*some, *others], Random(1)
    more = 0
    for _ in range(5_000):
        rng.shuffle(both)
        more += abs(median(both[: len(some)]) - median(both[len(some) :])) >= found
    return more / 5_000


def test_a_bot_that_has_the_time_uses_it(guest: Guests, house: House) -> None:
    house.settings = msgspec.structs.replace(house.settings, linger=(0.2, 0.2))

    async def quick(*_: object) -> int:
        return 1

    house.thinkers.choose = quick  # type: ignore[method-assign]
    brill = Brill(guest, house, carla="bot", swapped=True)
    brill.order(1, windows={PLAYED: "never"})
    brill.answer(0, "play:charge")
    brill.goes_on()
    assert brill.live.play.session.game.state.moves == 2, "the Charge was countered"


def test_an_answer_by_hand_waits_for_its_time_too(brill: Brill, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(brill.house, monkeypatch)
    with brill.players[1].live(brill.id) as bruno:
        until(bruno, "scene")
        brill.answer(0, "play:charge")
        number = brill.live.play.session.game.number
        bruno.send_json({"type": "answer", "id": 3, "seat": 1, "number": number, "keys": ["play:counterspell"]})
        time.sleep(0.05)
        assert brill.live.sitting.awaits == [0, 1, 2]
        clock.is_over = True
        until(bruno, "taken", id=3)
    brill.goes_on()


def test_delays_are_drawn_within_their_bounds(house: House) -> None:
    house.settings = msgspec.structs.replace(house.settings, linger=(0.3, 1.2))
    drawn = [house.linger() for _ in range(500)]
    assert 0.3 <= min(drawn) < 0.4 and 1.1 < max(drawn) <= 1.2


def test_an_answer_to_an_open_window_shows_to_its_seat_alone(brill: Brill) -> None:
    brill.order(2, windows={PLAYED: "ask"})
    with brill.players[0].live(brill.id) as anna, brill.players[1].live(brill.id) as bruno:
        until(anna, "presence", seats=[0, 1])
        until(bruno, "scene")
        brill.answer(0, "play:charge")
        brill.waits_for(1, 2)
        shown = brill.live.shown
        assert brill.answer(1, "pass")["update"] == shown, "no update tells of it"
        assert brill.live.shown == shown and brill.live.play.update > shown
        mine = [
            scene["scenes"][0]["scene"]["question"]["awaits"]
            for scene in heard(bruno, PLAYED)
            if scene["type"] == "scene"
        ]
        while 1 in mine[-1]:
            mine.append(until(bruno, "scene")["scenes"][0]["scene"]["question"]["awaits"])
        assert mine[-1] == [0, 2]
        assert brill.players[1].refused(
            f"/api/tables/{brill.id}/answers",
            {"number": brill.live.play.session.game.number, "seat": 1, "keys": ["play:counterspell"]},
        ) == (409, "not-yours"), "a pass is final"
        brill.answer(2, "pass")
        brill.goes_on()
        scenes = [message for message in heard(anna, "ag-move") if message["type"] == "scene"]
        assert [scene["update"] for scene in scenes][-2:] == [shown, shown + 3]


def test_looking_back_does_not_tell_who_answered_when(brill: Brill) -> None:
    brill.answer(0, "play:charge")
    brill.waits_for(1)
    last = brill.live.shown
    brill.answer(1, "pass")
    brill.goes_on()
    # The entries before the Charge are not those of this position, so the way there is shown by the game itself.
    game = brill.live.play.session._history[-1].game
    assert isinstance(game.question, React) and game.question.awaited() == (1,)
    assert brill.live.shown == last + 3


# ---- on disk


def test_a_restart_keeps_orders_and_open_windows(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played from the beginning until a window waits for somebody; then the server is started anew."""
    cookies: list[str] = []
    table = digest = ""
    other = 0
    drawn = SimpleNamespace(token_bytes=lambda count: bytes(range(count)), compare_digest=secrets.compare_digest)
    monkeypatch.setattr("meetingstone.server.tables.randomness", drawn)
    for start in range(2):
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            house: House = client.app.state.house
            players = [Guest(client) for _ in range(2)]
            for player, cookie in zip(players, cookies, strict=False):
                player.cookie = cookie
            if not start:
                seats = [{"kind": "you"}, {"kind": "friend"}]
                made = players[0].post("/api/tables", {"game": "adventure", "settings": {"players": 2}, "seats": seats})
                table = made["id"]
                players[1].post(f"/api/tables/{table}/join", {"token": made["invites"][0]["token"]})
                cookies = [player.cookie for player in players]
                live = house.live[table]
                play_to_a_window(live, players, table)
                (asked,) = live.play.awaits()
                other = 1 - asked
                wish = {"seat": other, "windows": {PLAYED: "never"}, "quiet": ["turn"], "away": "wait"}
                players[other].post(f"/api/tables/{table}/orders", wish)
                digest = live.play.session.game.digest()
            players[other].get(f"/api/tables/{table}")
            live = house.live[table]
            assert live.play.session.game.digest() == digest and live.windows.sealed is not None
            (said,) = players[other].get(f"/api/tables/{table}/orders")
            assert (said["windows"][PLAYED], said["quiet"], said["away"]) == ("never", ["turn"], "wait")


def play_to_a_window(live: LiveTable, players: list[Guest], table: str) -> None:
    """Answer with what comes last until a sealed window waits for one of the two."""
    while True:
        eventually(lambda: live.driver is None)
        game = live.play.session.game
        if live.windows.sealed is not None:
            assert len(game.question.awaited()) == 1
            return
        seat = game.question.awaited()[0]
        body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[-1]]}
        players[seat].post(f"/api/tables/{table}/answers", body)
