"""Tables that were begun with other rules or other cards than those installed now."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from meetingstone.server.app import create_app
from meetingstone.server.house import House, Settings
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
