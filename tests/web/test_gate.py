"""What one meets instead of a table says in plain words what it is, shows the way home and what to do."""

from __future__ import annotations

from typing import Any

import pytest

from web.patience import expect
from web.walker import SIZES, TOUCH, faults

SET_UP = """async (seats) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ game: "small_world", settings: { players: seats.length, first: 0 }, seats });
    return (await fetch("/api/tables", { method: "POST", headers, body })).json();
}"""
YOU, FRIEND, BOT = {"kind": "you"}, {"kind": "friend"}, {"kind": "bot", "bot": "novice"}
ALL_SIZES = pytest.mark.parametrize("size", SIZES)


def framed(page: Any, title: str) -> None:
    """The frame that all of these share."""
    expect(page.locator("main h1")).to_have_text(title)
    expect(page.locator("main .gate-view svg")).to_be_visible()
    assert page.locator("main a.back[href='/']").is_visible()
    assert page.locator("header.header").is_visible()


def test_a_stranger_is_told_so_and_what_he_can_do(visit: Any) -> None:
    host = visit("/help")
    table = host.evaluate(SET_UP, [YOU, BOT])["id"]
    stranger = visit(f"/table/{table}", touch=True, size=SIZES["phone"])
    framed(stranger, "You have no seat here")
    assert stranger.get_by_label("Invited?").is_visible()
    assert stranger.get_by_role("link", name="sign in").get_attribute("href") == "/settings"


def test_an_address_without_a_table_leads_to_my_tables(visit: Any) -> None:
    page = visit("/help")
    table = page.evaluate(SET_UP, [YOU, BOT])["id"]
    page.goto(page.url.replace("/help", "/table/nosuchtable"))
    framed(page, "No table at this address")
    page.locator(".gate-tables a").click()
    page.wait_for_url(f"**/table/{table}")
    page.locator(".sw").first.wait_for()


@pytest.mark.parametrize("path", ["", "/seats"])
def test_a_table_that_waits_says_for_whom_and_begins_by_itself(visit: Any, path: str) -> None:
    host = visit("/help")
    table = host.evaluate(SET_UP, [YOU, FRIEND])
    host.goto(host.url.replace("/help", f"/table/{table['id']}{path}"))
    framed(host, "Waiting for one player")
    link = host.get_by_label("Link for seat 2").input_value()
    guest = visit(link[link.index("/join/") :], language="it")
    framed(guest, "Ti hanno invitato")
    guest.get_by_role("button", name="Prendi il posto").click()
    host.locator(".sw").first.wait_for()


def test_whoever_waits_in_vain_gives_the_empty_seats_to_bots(visit: Any) -> None:
    host = visit("/help")
    table = host.evaluate(SET_UP, [YOU, FRIEND, FRIEND])
    guest = visit(f"/join/{table['id']}/{table['invites'][0]['token']}")
    guest.get_by_role("button", name="Take the seat").click()
    framed(guest, "Waiting for one player")
    expect(guest.locator("[data-do=fill]")).to_have_count(0)
    host.goto(host.url.replace("/help", f"/table/{table['id']}"))
    host.get_by_role("button", name="Give the empty seat to a bot").click()
    for page in (host, guest):
        page.locator(".sw").first.wait_for()


@ALL_SIZES
def test_a_closed_door_fits_every_screen(visit: Any, size: str) -> None:
    touch = "phone" in size or "tablet" in size
    language, theme = ("it", "dark") if "small" in size or "400" in size else ("en", "light")
    page = visit("/table/nosuchtable", size=SIZES[size], touch=touch, language=language, theme=theme)
    assert faults(page, TOUCH if touch else 0) == []
