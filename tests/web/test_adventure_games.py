"""Whole games of the Adventure Game through the page, to their end: by mouse, by keyboard, on a phone, in Italian."""

from __future__ import annotations

from typing import Any

from web.adventurer import Adventurer
from web.endings import Ending, ending
from web.italian import EARS, foreign
from web.player import EYES, Finger, Hand, Keys, Mouse

PHONE = (390, 844)
SHORT = (".seats-foot .btn:last-of-type", ".options li:first-child .seg button", ".start .btn")
"""One seat less, the shortest game, and the table opens."""
MET = {"ag-move", "go", "ag-explore", "fight", "ag-equip"}


VALOR = 6


def play(page: Any, hand: Hand) -> tuple[Adventurer, Ending]:
    """Up to the end; the dialog, the page of the result and the server tell the same."""
    player = Adventurer(page, hand)
    player.play()
    return player, ending(page, hand)


def by_valor(end: Ending) -> bool:
    """Whether whoever won has the valor that ends the game."""
    winners, points = end
    return len(winners) == 1 and points[winners[0]] >= VALOR


def sit_down(page: Any, address: str, **limit: int) -> None:
    """Against one bot, to 6 valor, or for so many ``rounds``."""
    settings = {"players": 2, "valor": VALOR, "characters": "random", **limit}
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
    player, end = play(page, Mouse())
    assert by_valor(end), end
    assert set(player.met) >= MET | {"ag-character", "play", "use", "item"}, player.met


def test_by_keyboard_alone(visit: Any, lot: Any, address: str) -> None:
    """To 6 valor."""
    lot(7)
    page = visit("/help", script=EYES)
    sit_down(page, address)
    player, end = play(page, Keys())
    assert by_valor(end), end
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
