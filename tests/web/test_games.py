"""Whole games through the page, to their end: by mouse, by keyboard, on a phone, in two browsers, in Italian."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from web.endings import ending
from web.italian import EARS, foreign
from web.patience import GLANCE, PATIENCE, expect
from web.player import EYES, Finger, Hand, Keys, Mouse, Player
from web.wire import Wire

PHONE = (390, 844)
TABLE = re.compile(r"/table/[\w-]+$")


def set_up(page: Any, *kinds: str, mode: str = "") -> None:
    """Choose seats on the set-up page, and open the table."""
    if mode:
        page.get_by_role("button", name=mode).click()
    rows = page.locator(".seat-row")
    while (count := rows.count()) != len(kinds):
        step = 1 if count < len(kinds) else -1
        page.get_by_role("button", name="Add a seat" if step > 0 else "Remove a seat").click()
        expect(rows).to_have_count(count + step)
    for number, kind in enumerate(kinds):
        kind, _, name = kind.partition(":")
        rows.nth(number).get_by_role("button", name=kind).click()
        if name:
            rows.nth(number).get_by_label("Name").fill(name)
    page.get_by_role("button", name="Open the table").click()


# ---- against two bots


def test_by_mouse(visit: Any, lot: Any) -> None:
    lot(7)
    page = visit("/", script=EYES)
    page.locator("[data-play=small_world]").click()
    player = Player(page, Mouse())
    player.play()
    ending(page, player.hand)
    assert {"pick", "expand", "decline", "conquer", "die", "redeploy"} <= set(player.met)


def test_by_keyboard_alone(visit: Any, lot: Any) -> None:
    lot(8)
    page = visit("/", script=EYES)
    keys = Keys()
    keys.press(page, "[data-play=small_world]")
    player = Player(page, keys)
    player.play()
    ending(page, player.hand)


def test_on_a_phone(visit: Any, lot: Any) -> None:
    lot(9)
    page = visit("/", size=PHONE, touch=True, script=EYES)
    page.locator("[data-play=small_world]").tap()
    player = Player(page, Finger())
    player.play()
    ending(page, player.hand)


def test_in_italian(visit: Any, lot: Any) -> None:
    lot(10)
    page = visit("/", language="it", script=EYES + EARS)
    page.locator("[data-play=small_world]").click()
    player = Player(page, Mouse(), races=("worgen", "goblins", "gnomes", "humans"))
    player.play()
    ending(page, player.hand)
    heard = page.evaluate("[...heard]")
    assert len(heard) > 300
    assert foreign(heard) == []


# ---- with others


def test_two_browsers_and_lost_connections(visit: Any, lot: Any, address: str) -> None:
    lot(11)
    host = visit("/setup/small_world", script=EYES)
    wire = Wire(host)
    set_up(host, "You", "Friend")
    guest = visit(host.get_by_label("Link for seat 2").input_value().removeprefix(address), script=EYES)
    guest.get_by_label("Your name").fill("Marta")
    guest.get_by_role("button", name="Take the seat").click()
    players = [Player(host, Mouse()), Player(guest, Mouse())]
    troubles = {6: wire.cut, 14: wire.cut_before_answer, 22: wire.cut_after_answer, 30: host.reload, 38: guest.reload}
    for step in range(600):
        if step in troubles:
            troubles[step]()
            for player in players:
                player.look_anew()
        asked = who_is_asked(players)
        if not asked.step():
            break
    assert wire.cuts == 3
    assert ending(host, players[0].hand) == ending(guest, players[1].hand)


def who_is_asked(players: list[Player]) -> Player:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for player in players:
            if player.is_asked():
                return player
        time.sleep(GLANCE)
    raise AssertionError(f"nobody is asked: {[player.page.evaluate('lookAround()') for player in players]}")


class OneDevice(Player):
    """Two play on one device, and see that nobody sees the other's purse."""

    def act(self, now: dict[str, Any]) -> None:
        if now["handOver"]:
            assert not self.page.locator(".purse").count()
            assert not re.search(r"\d", re.sub(r"Guest \d+", "", self.page.inner_text("body")))
        else:
            expect(self.page.locator(".purse.open")).to_have_count(1)
        super().act(now)


def test_two_on_one_device(visit: Any, lot: Any) -> None:
    lot(12)
    page = visit("/setup/small_world", script=EYES)
    set_up(page, "You", "Hot-seat:Tom")
    player = OneDevice(page, Mouse())
    player.play()
    ending(page, player.hand)
    assert player.met["hand-over"] >= 18


# ---- the other modes


@pytest.mark.parametrize(
    ("mode", "kinds", "number", "hand"),
    [("Teams", ("You", "Bot", "Bot", "Bot"), 13, Mouse()), ("Murlocs", ("You",), 14, Mouse())],
    ids=["teams", "murlocs"],
)
def test_mode(visit: Any, lot: Any, mode: str, kinds: tuple[str, ...], number: int, hand: Hand) -> None:
    lot(number)
    page = visit("/setup/small_world", script=EYES)
    set_up(page, *kinds, mode=mode)
    player = Player(page, hand)
    player.play()
    ending(page, player.hand)
