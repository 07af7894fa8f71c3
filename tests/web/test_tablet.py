"""Whole games by finger on a tablet that is held upright, where the board stands above a deck and the hand scrolls."""

from __future__ import annotations

from typing import Any

from web.adventurer import Adventurer
from web.campaigner import Campaigner
from web.endings import ending
from web.player import EYES, Finger, Player
from web.walker import SIZES

TABLET = SIZES["tablet"]


def sit_down(visit: Any, address: str, game: str, seats: int, **settings: Any) -> Any:
    """At a table against bots, upright."""
    page = visit("/help", size=TABLET, touch=True, script=EYES)
    others = [{"kind": "bot", "bot": "novice"}] * (seats - 1)
    order = {"game": game, "settings": {"players": seats, **settings}, "seats": [{"kind": "you"}, *others]}
    told = page.request.post(f"{address}/api/tables", data=order)
    assert told.ok, told.text()
    page.goto(f"{address}/table/{told.json()['id']}")
    page.locator(".ms-table.portrait").wait_for()
    return page


def test_small_world(visit: Any, lot: Any, address: str) -> None:
    lot(31)
    page = sit_down(visit, address, "small_world", 2)
    player = Player(page, Finger())
    player.play()
    ending(page, player.hand)
    assert {"pick", "expand", "decline", "conquer", "redeploy"} <= set(player.met)


def test_adventure(visit: Any, lot: Any, address: str) -> None:
    lot(32)
    page = sit_down(visit, address, "adventure", 2, characters="random", rounds=4)
    player = Adventurer(page, Finger())
    player.play()
    ending(page, player.hand)
    assert {"ag-move", "go", "ag-explore", "fight"} <= set(player.met)


def test_board_game(visit: Any, lot: Any, address: str) -> None:
    lot(33)
    page = sit_down(visit, address, "board_game", 2, classes="first_game", overlord="kazzak")
    player = Campaigner(page, Finger())
    player.play()
    ending(page, player.hand)
    assert {"bg-act", "bg-manage", "travel", "challenge", "equip"} <= set(player.met)
