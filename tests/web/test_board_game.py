"""Whole games of the Board Game through the page, from the draft of the classes to the result."""

from __future__ import annotations

from typing import Any

from web.campaigner import Campaigner
from web.endings import ending
from web.italian import EARS, foreign
from web.player import EYES, Finger, Keys, Mouse

PHONE = (390, 844)
PLAY = "[data-play=board_game]"
DONE = {"bg-class", "bg-act", "bg-manage", "travel", "challenge", "town", "train", "equip"}
"""What somebody has met who played a whole game. Not every one meets a reroll: test_fight.py has them."""


def test_by_mouse(visit: Any, lot: Any) -> None:
    lot(1)
    page = visit("/", script=EYES)
    page.locator(PLAY).click()
    player = Campaigner(page, Mouse())
    player.play()
    ending(page, player.hand)
    assert set(player.met) >= DONE


def test_by_keyboard_alone(visit: Any, lot: Any) -> None:
    lot(2)
    page = visit("/", script=EYES)
    keys = Keys()
    keys.press(page, PLAY)
    player = Campaigner(page, keys)
    player.play()
    ending(page, player.hand)
    assert set(player.met) >= DONE


def test_on_a_phone(visit: Any, lot: Any) -> None:
    lot(3)
    page = visit("/", size=PHONE, touch=True, script=EYES)
    page.locator(PLAY).tap()
    player = Campaigner(page, Finger())
    player.play()
    ending(page, player.hand)


def test_in_italian(visit: Any, lot: Any) -> None:
    lot(4)
    page = visit("/", language="it", script=EYES + EARS)
    page.locator(PLAY).click()
    player = Campaigner(page, Mouse())
    player.play()
    ending(page, player.hand)
    heard = page.evaluate("[...heard]")
    assert len(heard) > 300
    assert foreign(heard) == []
