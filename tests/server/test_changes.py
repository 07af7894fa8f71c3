"""Tables that were begun with other rules or other cards than those installed now."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meetingstone.server.app import create_app
from meetingstone.server.house import House
from meetingstone.server.limits import Limit, Limits
from meetingstone.server.settings import Settings
from server.guests import Guest

HOTSEAT = [{"kind": "you"}, {"kind": "hotseat"}]


@pytest.fixture
def restarted(data: Path) -> Iterator[Callable[..., tuple[Guest, str]]]:
    """A table with six answers, on a server that was started again after ``change`` was made to its game."""
    running: list[TestClient[Any]] = []

    def make(change: Callable[[Any, pytest.MonkeyPatch], None]) -> tuple[Guest, str]:
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            anna = Guest(client)
            table = anna.table(HOTSEAT)["id"]
            house: House = client.app.state.house
            for _ in range(6):
                game = house.live[table].play.session.game
                seat = game.question.awaited()[0]
                body = {"number": game.number, "seat": seat, "keys": [game.keys(seat)[0]]}
                anna.post(f"/api/tables/{table}/answers", body)
        change(house.definitions["small_world"], patch)
        client = TestClient(create_app(Settings(data=data, workers=1)))
        client.__enter__()
        running.append(client)
        anna.client = client
        return anna, table

    with pytest.MonkeyPatch.context() as patch:
        yield make
        for client in running:
            client.__exit__()


def other_content(definition: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "content_hash", "another")


def other_rules(definition: Any, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(definition), "version", definition.version + 1)


Restarted = Callable[..., tuple[Guest, str]]


@pytest.mark.parametrize(("change", "error"), [(other_rules, "other-rules"), (other_content, "other-content")])
def test_a_game_that_cannot_go_on_stands_there_and_says_why(restarted: Restarted, change: Any, error: str) -> None:
    """It is not played again with what is installed: the same answers might lead to another position."""
    anna, table = restarted(change)
    path = f"/api/tables/{table}"
    info = anna.get(path)
    assert info["stopped"]["error"] == error and info["stopped"]["text_id"] == f"record-{error}"
    assert (info["me"], info["owner"], info["awaits"], len(info["seats"])) == ([0, 1], True, [], 2)
    assert [each["stopped"]["error"] for each in anna.get("/api/me")["tables"]] == [error]
    for request, body in (("answers", {"number": 9, "seat": 0, "keys": ["x"]}), ("undo", {"seat": 0}), ("rematch", {})):
        assert anna.refused(f"{path}/{request}", body) == (409, error)
    with anna.live(table) as socket:
        said = socket.receive_json()
        assert (said["type"], said["error"]) == ("refused", error)


def finish(client: TestClient[Any], anna: Guest, table: str) -> dict[str, Any]:
    house: House = client.app.state.house
    play, rng = house.live[table].play, Random(4)
    while not play.is_over:
        seat, game = play.awaits()[0], play.session.game
        body = {"number": game.number, "seat": seat, "keys": [rng.choice(game.keys(seat))]}
        anna.post(f"/api/tables/{table}/answers", body)
    result: dict[str, Any] = anna.get(f"/api/tables/{table}/result")
    return result


@pytest.mark.parametrize("kept", [True, False])
def test_how_a_game_ended_can_be_read_when_the_cards_have_changed(data: Path, kept: bool) -> None:
    """Also of games that ended before endings were kept, once a server was up that still had their cards."""
    with TestClient(create_app(Settings(data=data, workers=1))) as client:
        anna = Guest(client)
        table = anna.table(HOTSEAT)["id"]
        ended = finish(client, anna, table)
    if not kept:
        with closing(sqlite3.connect(data)) as connection:
            connection.execute("DELETE FROM endings")
            connection.commit()
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            house: House = client.app.state.house
            client.blocking_portal.call(house._keep_endings)
    with pytest.MonkeyPatch.context() as patch:
        other_content(create_app(Settings(data=data)).state.house.definitions["small_world"], patch)
        with TestClient(create_app(Settings(data=data, workers=1))) as client:
            anna.client = client
            info = anna.get(f"/api/tables/{table}")
            assert info["state"] == "over" and info["stopped"]["error"] == "other-content"
            assert anna.get(f"/api/tables/{table}/result") == ended and ended["story"]


def test_a_stopped_table_fills_nothing_and_can_be_put_away(restarted: Restarted) -> None:
    anna, table = restarted(other_content)
    path = f"/api/tables/{table}/close"
    house: House = anna.client.app.state.house
    assert anna.client.blocking_portal.call(house.stopped) == (1, 0)
    assert Guest(anna.client).refused(path, {}) == (403, "not-owner")
    house.limits = Limits({"unfinished": Limit(1)})
    other = anna.table(HOTSEAT)["id"]
    assert anna.refused(f"/api/tables/{other}/close", {}) == (409, "goes-on")
    assert anna.call("POST", path, json={}).status_code == 204
    assert anna.refused(f"/api/tables/{table}", method="GET") == (404, "unknown-table")
    assert [each["id"] for each in anna.get("/api/me")["tables"]] == [other]
