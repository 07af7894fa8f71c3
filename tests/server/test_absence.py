"""Whose game it is: the standard bot plays for somebody who has been away for a while, until he is back."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from meetingstone.server import seats
from meetingstone.server.app import create_app
from meetingstone.server.bots import DEFAULT
from meetingstone.server.house import House
from meetingstone.server.live.driver import bot_seed
from meetingstone.server.settings import Settings
from server.guests import Guest, seat_three, until

Guests = Callable[[], Guest]


class Absence:
    """Anna and Bruno at a table; Bruno is nowhere to be seen."""

    def __init__(self, guest: Guests, house: House) -> None:
        self.anna, self.bruno, self.house = guest(), guest(), house
        self.now: Callable[[], float] = time.monotonic
        self.table = seat_three(self.anna, self.bruno)["id"]
        self.path = f"/api/tables/{self.table}"
        self.live = house.live[self.table]
        self.live.row.paused = True
        """So that a bot that sits down does not move at once."""

    def gone(self, seconds: float) -> None:
        self.live.presence.left[1] = self.now() - seconds

    def stand_in(self, who: Guest, **wish: Any) -> Any:
        return who.post(f"{self.path}/takeover", {"seat": 1, "bot": DEFAULT, **wish})

    def refused(self, who: Guest, **wish: Any) -> tuple[int, str]:
        return who.refused(f"{self.path}/takeover", {"seat": 1, "bot": DEFAULT, **wish})

    @property
    def bot(self) -> str | None:
        return self.live.chairs[1].bot


@pytest.fixture
def absence(guest: Guests, house: House) -> Absence:
    return Absence(guest, house)


def test_five_minutes_pass_before_a_bot_plays_for_somebody(absence: Absence, monkeypatch: pytest.MonkeyPatch) -> None:
    absence.now = lambda: 10_000.0
    monkeypatch.setattr(seats, "time", SimpleNamespace(monotonic=absence.now))
    assert absence.house.settings.absence == 300
    absence.gone(0)
    response = absence.anna.call("POST", f"{absence.path}/takeover", json={"seat": 1, "bot": DEFAULT})
    assert (response.status_code, response.json()["error"]) == (409, "not-long-enough")
    assert response.json()["values"] == {"number": 2, "minutes": 5}
    absence.gone(290)
    assert absence.refused(absence.anna) == (409, "not-long-enough")
    absence.gone(301)
    assert absence.stand_in(absence.anna)["seats"][1]["bot"] == DEFAULT


def test_how_long_can_be_set(absence: Absence) -> None:
    absence.house.settings = msgspec.structs.replace(absence.house.settings, absence=0.0)
    assert absence.stand_in(absence.anna)["seats"][1]["bot"] == DEFAULT


def test_only_the_standard_bot_plays_for_somebody_else(absence: Absence) -> None:
    absence.gone(1000)
    assert absence.refused(absence.anna, bot="random") == (409, "standard-bot")
    assert absence.bot is None
    absence.stand_in(absence.anna)
    assert absence.refused(absence.anna, bot="random") == (409, "bot-plays"), "nor another one afterwards"


def test_nobody_changes_the_bots_that_were_invited(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table([{"kind": "you"}, {"kind": "bot"}, {"kind": "hotseat"}])
    body = {"seat": 1, "bot": "random"}
    assert anna.refused(f"/api/tables/{table['id']}/takeover", body) == (409, "bot-plays")


def test_an_answer_shows_that_somebody_is_there(absence: Absence) -> None:
    """Also over REST, without a connection."""
    absence.gone(1000)
    absence.live.row.paused = False
    body = {"number": 0, "seat": 1, "keys": ["x"]}
    assert absence.bruno.refused(f"{absence.path}/answers", body)[0] == 409
    assert absence.refused(absence.anna) == (409, "not-long-enough")


def test_who_comes_back_takes_over_at_once(absence: Absence) -> None:
    absence.gone(1000)
    absence.stand_in(absence.anna)
    with absence.bruno.live(absence.table) as socket:
        seats = until(socket, "table")["info"]["seats"]
        assert seats[1]["bot"] is None and absence.bot is None


def test_an_answer_takes_over_too(absence: Absence) -> None:
    absence.gone(1000)
    absence.stand_in(absence.anna)
    absence.live.row.paused = False
    body = {"number": 0, "seat": 1, "keys": ["x"]}
    assert absence.bruno.refused(f"{absence.path}/answers", body) in ((409, "stale"), (409, "not-yours"))
    assert absence.bot is None


def test_who_let_a_bot_play_for_himself_may_look_on(absence: Absence) -> None:
    absence.stand_in(absence.bruno, bot="novice")
    with absence.bruno.live(absence.table) as socket:
        until(socket, "scene")
        assert absence.bot == "novice"
    assert absence.refused(absence.anna) == (409, "bot-plays")


def test_who_was_away_is_so_after_a_restart(data: Path) -> None:
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        absence = Absence(lambda: Guest(client), client.app.state.house)
        absence.anna.post(f"{absence.path}/pause", {"on": True})
        absence.gone(1000)
        absence.stand_in(absence.anna)
        bruno, table = absence.bruno, absence.table
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        bruno.client = client
        assert bruno.get(f"/api/tables/{table}")["seats"][1]["bot"] == DEFAULT
        with bruno.live(table) as socket:
            assert until(socket, "table")["info"]["seats"][1]["bot"] is None


def test_what_a_bot_does_cannot_be_told_from_what_everybody_knows(guest: Guests, house: House) -> None:
    anna = guest()
    tables = [house.live[anna.table()["id"]] for _ in range(2)]
    first, second = (bot_seed(table) for table in tables)
    assert first != second and first == bot_seed(tables[0])
    assert first != zlib.crc32(tables[0].row.id.encode())
    row = tables[0].row
    twin = msgspec.structs.replace(row, id=tables[1].row.id)
    tables[1].row = msgspec.structs.replace(row, seed=b"another" * 4)
    assert bot_seed(tables[1]) != first, "it is the seed's"
    tables[1].row = twin
    assert bot_seed(tables[1]) == first, "and owes nothing to the id"


def test_a_bot_that_is_no_longer_asked_is_left_alone(
    guest: Guests, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody may answer between the moment a bot is found and the moment the table is free."""
    anna = guest()
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "small_world", "settings": {"players": 2, "first": 0}, "seats": seats}
    live = house.live[anna.post("/api/tables", order)["id"]]
    number = live.play.session.game.number
    with anna.client.portal() as portal:
        portal.call(house._driver._move, live, live.chairs[1])
    assert live.play.session.game.number == number and not caplog.records
