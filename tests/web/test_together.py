"""Whole games of two people who win or lose together, each in a browser: one faction, a team, against the Murlocs."""

from __future__ import annotations

from typing import Any

import pytest

from web.campaigner import Campaigner
from web.endings import ending
from web.player import EYES, Finger, Mouse, Player, together
from web.test_games import set_up
from web.walker import SIZES

OPEN = "main .btn[aria-describedby=start-why]"


def invited(visit: Any, address: str, host: Any) -> Any:
    """A friend at a tablet follows the link that the host was given."""
    link = host.get_by_label("Link for seat 2").input_value().removeprefix(address)
    guest = visit(link, size=SIZES["tablet"], touch=True, theme="dark", script=EYES)
    guest.get_by_label("Your name").fill("Marta")
    guest.get_by_role("button", name="Take the seat").tap()
    return guest


@pytest.mark.long
def test_one_faction_of_the_board_game(visit: Any, lot: Any, address: str) -> None:
    """The suggested first game: a friend on the own side, bots on the other."""
    lot(41)
    host = visit("/setup/board_game", script=EYES)
    host.locator("[data-seat='1'] select").first.select_option("friend")
    host.locator(OPEN).click()
    guest = invited(visit, address, host)
    players = [Campaigner(host, Mouse()), Campaigner(guest, Finger())]
    together(players)
    assert ending(host, players[0].hand) == ending(guest, players[1].hand)
    for player in players:
        assert {"bg-act", "bg-manage", "travel", "challenge"} <= set(player.met)
    told = host.request.get(host.url.replace("/table/", "/api/tables/")).json()["story"]
    mine = [seats for seats in (side["seats"] for side in told["sides"]) if 0 in seats]
    assert mine == [[0, 1]]


@pytest.mark.parametrize(
    ("mode", "kinds"),
    [("Teams", ("You", "Friend", "Bot", "Bot")), ("Murlocs", ("You", "Friend"))],
    ids=["teams", "murlocs"],
)
def test_small_world(visit: Any, lot: Any, address: str, mode: str, kinds: tuple[str, ...]) -> None:
    lot(42)
    host = visit("/setup/small_world", script=EYES)
    set_up(host, *kinds, mode=mode)
    guest = invited(visit, address, host)
    players = [Player(host, Mouse()), Player(guest, Finger())]
    together(players)
    assert ending(host, players[0].hand) == ending(guest, players[1].hand)
    for player in players:
        assert {"pick", "conquer", "redeploy"} <= set(player.met)
