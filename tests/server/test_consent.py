"""Taking back by consent: who is asked, what it takes, and what is written."""

from collections.abc import Callable
from typing import Any

import pytest

from meetingstone.server import undo
from meetingstone.server.house import House
from server.guests import ALONE, Guest, seat_three, until

Guests = Callable[[], Guest]


def digest(house: House, table: dict[str, Any]) -> str:
    return house.live[table["id"]].play.session.game.digest()


def turn_of_two(guest: Guests, house: House) -> tuple[dict[str, Any], str, int, Guest, Guest]:
    """Two people play until something is revealed: the table, the position before it, who did it, and the other."""
    anna, bruno = guest(), guest()
    table = seat_three(anna, bruno, settings={"first": 0})
    path = f"/api/tables/{table['id']}"
    play = house.live[table["id"]].play
    while True:
        game = play.session.game
        before, floor = game.digest(), game.floor
        (seat,) = play.awaits()
        player = (anna, bruno)[seat]
        keys = game.keys(seat)
        key = "done" if "done" in keys else keys[0]
        player.post(f"{path}/answers", {"number": game.number, "seat": seat, "keys": [key]})
        if play.session.game.floor != floor:
            return table, before, seat, player, bruno if player is anna else anna


def test_the_other_person_allows_it(guest: Guests, house: House) -> None:
    table, before, seat, player, other = turn_of_two(guest, house)
    path, rival = f"/api/tables/{table['id']}", 1 - seat
    assert player.refused(f"{path}/undo", {"seat": seat}) == (409, "undo-needs-consent")
    with other.live(table["id"]) as socket:
        until(socket, "scene")
        info = player.post(f"{path}/undo/ask", {"seat": seat})
        assert info["undo"]["seat"] == seat and info["undo"]["waits"] == [rival] and info["undo"]["seconds"] > 50
        assert info["undo"]["answers"][0] == seat
        assert until(socket, "table")["info"]["undo"]["waits"] == [rival]
        assert player.refused(f"{path}/undo/ask", {"seat": seat}) == (409, "already-asked")
        assert player.refused(f"{path}/undo/consent", {"seat": seat, "allow": True}) == (409, "not-asked")
        assert digest(house, table) != before
        info = other.post(f"{path}/undo/consent", {"seat": rival, "allow": True})
        assert info["undo"] is None and info["seats"][seat]["consents"] == 1
        assert until(socket, "verdict") == {"type": "verdict", "seat": seat, "granted": True, "by": None}
    assert digest(house, table) == before
    assert other.refused(f"{path}/undo/consent", {"seat": rival, "allow": True}) == (409, "not-asked")


def test_a_refusal_and_playing_on_change_nothing(guest: Guests, house: House) -> None:
    table, _, seat, player, other = turn_of_two(guest, house)
    path, rival = f"/api/tables/{table['id']}", 1 - seat
    now = digest(house, table)
    with player.live(table["id"]) as socket:
        player.post(f"{path}/undo/ask", {"seat": seat})
        other.post(f"{path}/undo/consent", {"seat": rival, "allow": False})
        assert until(socket, "verdict") == {"type": "verdict", "seat": seat, "granted": False, "by": rival}
        assert digest(house, table) == now
        player.post(f"{path}/undo/ask", {"seat": seat})
        assert player.post(f"{path}/pause", {"on": True})["undo"] is None
        assert until(socket, "verdict")["granted"] is False
        assert player.refused(f"{path}/undo/ask", {"seat": seat}) == (409, "paused")
        player.post(f"{path}/pause", {"on": False})
        player.post(f"{path}/undo/ask", {"seat": seat})
        game = house.live[table["id"]].play.session.game
        (awaited,) = house.live[table["id"]].sitting.awaits
        who = player if awaited == seat else other
        who.post(f"{path}/answers", {"number": game.number, "seat": awaited, "keys": [game.keys(awaited)[0]]})
        assert until(socket, "verdict")["granted"] is False
        assert player.get(path)["undo"] is None


def test_silence_is_a_refusal(guest: Guests, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "PATIENCE", 0.05)
    table, _, seat, player, _ = turn_of_two(guest, house)
    now = digest(house, table)
    with player.live(table["id"]) as socket:
        player.post(f"/api/tables/{table['id']}/undo/ask", {"seat": seat})
        assert until(socket, "verdict") == {"type": "verdict", "seat": seat, "granted": False, "by": None}
    assert digest(house, table) == now


def test_alone_with_bots_nobody_is_asked_and_it_is_there_after_a_restart(guest: Guests, house: House) -> None:
    anna = guest()
    table = anna.table(ALONE, settings={"first": 0, "players": 3})
    path = f"/api/tables/{table['id']}"
    live = house.live[table["id"]]
    before = ""
    while live.sitting.awaits == [0] and live.play.session.game.state.round == 1:
        game = live.play.session.game
        before, keys = game.digest(), game.keys(0)
        key = "done" if "done" in keys else keys[0]
        anna.post(f"{path}/answers", {"number": game.number, "seat": 0, "keys": [key]})
    while live.driver is not None:
        anna.get(path)
    assert live.play.session.to_take_back(0)[0] == 0
    info = anna.post(f"{path}/undo/ask", {"seat": 0})
    assert info["undo"] is None and info["awaits"] == [0] and info["seats"][0]["consents"] == 1
    assert live.play.session.game.digest() == before

    async def replayed() -> tuple[str, int]:
        play = await house._replayed(live.row, live.chairs)
        return play.session.game.digest(), play.consents[0]

    number, last = live.play.session.game.number, anna.get(path)["update"]
    assert anna.get(f"{path}/moments/{last}")["scenes"][0]["scene"]["number"] == number
    with anna.client.portal() as portal:
        assert portal.call(replayed) == (before, 1)
