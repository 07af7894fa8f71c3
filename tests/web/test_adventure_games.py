"""Whole games of the Adventure Game through the page, to their end: by mouse, by keyboard, on a phone, in Italian."""

from __future__ import annotations

from typing import Any

from web.adventurer import Adventurer
from web.endings import ending
from web.italian import EARS, foreign
from web.player import EYES, Finger, Hand, Keys, Mouse

PHONE = (390, 844)
DUEL = (".seats-foot .btn:last-of-type", ".options li:first-child .seg button", ".start .btn")
"""One seat less, the shortest game, and the table opens."""


def play(page: Any, hand: Hand) -> Adventurer:
    """Against one bot, up to the end; the dialog, the page of the result and the server tell the same."""
    for button in DUEL:
        hand.press(page, button)
    player = Adventurer(page, hand)
    player.play()
    ending(page, hand)
    return player


MET = {"ag-character", "ag-move", "go", "ag-explore", "fight", "play", "use", "ag-equip", "item"}


def test_by_mouse(visit: Any, lot: Any) -> None:
    lot(1)
    player = play(visit("/setup/adventure", script=EYES), Mouse())
    assert set(player.met) >= MET, player.met


def test_by_keyboard_alone(visit: Any, lot: Any) -> None:
    lot(2)
    player = play(visit("/setup/adventure", script=EYES), Keys())
    assert set(player.met) >= MET, player.met


def test_on_a_phone(visit: Any, lot: Any) -> None:
    lot(3)
    play(visit("/setup/adventure", size=PHONE, touch=True, script=EYES), Finger())


def test_in_italian(visit: Any, lot: Any) -> None:
    lot(4)
    page = visit("/setup/adventure", language="it", script=EYES + EARS)
    play(page, Mouse())
    heard = page.evaluate("[...heard]")
    assert len(heard) > 300
    assert foreign(heard) == []
