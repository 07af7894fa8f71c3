"""Whole games of the Board Game through the page, from the draft of the classes to the result."""

from __future__ import annotations

from typing import Any

from web.campaigner import Campaigner
from web.endings import ending
from web.italian import EARS, foreign
from web.player import EYES, Finger, Hand, Keys, Mouse

PHONE = (390, 844)
SETUP = "/setup/board_game"
ONE_ON_ONE = ".presets .preset:nth-child(2)"
"""Two players, so that nobody's friend acts while this one looks, and classes are picked."""
OPEN = "main .btn[aria-describedby=start-why]"
DONE = {"bg-class", "bg-act", "bg-manage", "travel", "challenge", "town", "train", "equip"}
"""What somebody has met who played a whole game. Not every one meets a reroll: test_fight.py has them."""


def begin(page: Any, hand: Hand) -> Campaigner:
    """Open the table of a game between two."""
    hand.press(page, ONE_ON_ONE)
    hand.press(page, OPEN)
    return Campaigner(page, hand)


def test_by_mouse(visit: Any, lot: Any) -> None:
    lot(1)
    page = visit(SETUP, script=EYES)
    player = begin(page, Mouse())
    player.play()
    ending(page, player.hand)
    assert set(player.met) >= DONE


def test_by_keyboard_alone(visit: Any, lot: Any) -> None:
    lot(2)
    page = visit(SETUP, script=EYES)
    player = begin(page, Keys())
    player.play()
    ending(page, player.hand)
    assert set(player.met) >= DONE


def test_on_a_phone(visit: Any, lot: Any) -> None:
    lot(3)
    page = visit(SETUP, size=PHONE, touch=True, script=EYES)
    player = begin(page, Finger())
    player.play()
    ending(page, player.hand)


def test_in_italian(visit: Any, lot: Any) -> None:
    lot(4)
    page = visit(SETUP, language="it", script=EYES + EARS)
    player = begin(page, Mouse())
    player.play()
    ending(page, player.hand)
    heard = page.evaluate("[...heard]")
    assert len(heard) > 300
    assert foreign(heard) == []
