"""Whole games of the Adventure Game through the page, to their end: by mouse, by keyboard, on a phone, in Italian."""

from __future__ import annotations

from typing import Any

from web.adventurer import Adventurer
from web.endings import ending
from web.italian import EARS, foreign
from web.player import EYES, Finger, Hand, Keys, Mouse

PHONE = (390, 844)
SHORT = (".seats-foot .btn:last-of-type", ".options li:first-child .seg button", ".start .btn")
"""One seat less, the shortest game, and the table opens."""
MET = {"ag-move", "go", "ag-explore", "fight", "ag-equip"}


def play(page: Any, hand: Hand) -> Adventurer:
    """Up to the end; the dialog, the page of the result and the server tell the same."""
    player = Adventurer(page, hand)
    player.play()
    ending(page, hand)
    return player


def sit_down(page: Any, address: str, rounds: int) -> None:
    """Against one bot, for so many rounds."""
    settings = {"players": 2, "valor": 6, "rounds": rounds, "characters": "random"}
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]
    told = page.request.post(f"{address}/api/tables", data={"game": "adventure", "settings": settings, "seats": seats})
    assert told.ok, told.text()
    page.goto(f"{address}/table/{told.json()['id']}")


def test_by_mouse(visit: Any, lot: Any) -> None:
    """From the page that sets it up to 6 valor."""
    lot(1)
    page = visit("/setup/adventure", script=EYES)
    for button in SHORT:
        page.locator(button).first.click()
    player = play(page, Mouse())
    assert set(player.met) >= MET | {"ag-character", "play", "use", "item"}, player.met


def test_by_keyboard_alone(visit: Any, lot: Any, address: str) -> None:
    lot(2)
    page = visit("/help", script=EYES)
    sit_down(page, address, rounds=8)
    player = play(page, Keys())
    assert set(player.met) >= MET, player.met


def test_on_a_phone(visit: Any, lot: Any, address: str) -> None:
    lot(3)
    page = visit("/help", size=PHONE, touch=True, script=EYES)
    sit_down(page, address, rounds=4)
    play(page, Finger())


def test_in_italian(visit: Any, lot: Any, address: str) -> None:
    lot(4)
    page = visit("/help", language="it", script=EYES + EARS)
    sit_down(page, address, rounds=4)
    play(page, Mouse())
    heard = page.evaluate("[...heard]")
    assert len(heard) > 200
    assert foreign(heard) == []
