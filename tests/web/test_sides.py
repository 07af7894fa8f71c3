"""The Board Game's set-up: who plays on which side, chosen by grip, drop, keys, or left to the draw."""

from __future__ import annotations

from typing import Any

import pytest

from web.patience import becomes, expect

SETUP = "/setup/board_game"


def names(page: Any, side: str) -> list[str]:
    return page.locator(f"[data-side={side}] .side-seat [data-grip]").evaluate_all(
        "all => all.map((each) => each.dataset.grip)"
    )


def befriend(page: Any, seat: int) -> None:
    page.locator(f"[data-seat='{seat}'] select").first.select_option("friend")


def ordered(page: Any) -> dict[str, Any]:
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Open the table").click()
    return answer.value.json()


def faction_of(page: Any, address: str, table: str) -> set[str]:
    """The faction of whoever looks through this page, as the table tells him."""
    request = page.context.request
    update = request.get(f"{address}/api/tables/{table}").json()["update"]
    scenes = request.get(f"{address}/api/tables/{table}/moments/{update}").json()["scenes"]
    return {each["scene"]["heroes"][hero]["faction"] for each in scenes for hero in each["scene"]["mine"]}


def test_two_browsers_play_on_one_side(visit: Any, address: str) -> None:
    """BG-SETUP-05: chosen by keys; friends go together, and the button says why it waits."""
    host = visit(SETUP)
    befriend(host, 1)
    host.locator("[data-grip='0']").focus()
    host.keyboard.press("Space")
    start = host.get_by_role("button", name="Open the table")
    expect(start).to_be_disabled()
    expect(host.locator("#start-why")).to_contain_text("still in your hand")
    host.keyboard.press("ArrowRight")
    becomes(lambda: names(host, "alliance"), ["0", "1"])
    host.keyboard.press("Space")
    expect(start).to_be_enabled()
    table = ordered(host)
    assert table["settings"]["sides"] == ["alliance", "alliance", "horde", "horde"]
    expect(host.locator(".gate-seats li").nth(1)).to_contain_text("Alliance")
    guest = visit(host.get_by_label("Link for seat 2").input_value().removeprefix(address), size=(390, 844), touch=True)
    guest.get_by_label("Your name").fill("Marta")
    guest.get_by_role("button", name="Take the seat").click()
    for page in (host, guest):
        page.wait_for_selector(".bg[data-busy=false]")
        assert faction_of(page, address, table["id"]) == {"alliance"}


def test_a_seat_is_dragged_by_its_grip(visit: Any) -> None:
    page = visit(SETUP)
    grip = page.locator("[data-grip='0']").bounding_box()
    to = page.locator("[data-side=alliance] header").bounding_box()
    page.mouse.move(grip["x"] + 20, grip["y"] + 20)
    page.mouse.down()
    page.mouse.move(to["x"] + 40, to["y"] + 20, steps=5)
    expect(page.locator(".drop")).to_contain_text("in exchange")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    page.mouse.up()
    becomes(lambda: "0" in names(page, "alliance"), True)
    assert len(names(page, "horde")) == len(names(page, "alliance")) == 2
    expect(page.locator(".held")).to_have_count(0)


@pytest.mark.parametrize(("preset", "sides"), [("One on one", 2), ("Six characters", 6)])
def test_a_tap_lifts_and_a_tap_puts_down(visit: Any, preset: str, sides: int) -> None:
    page = visit(SETUP, size=(360, 640), touch=True)
    page.get_by_role("button", name=preset).tap()
    expect(page.locator(".side-seat")).to_have_count(sides)
    page.locator("[data-grip='0']").tap()
    page.locator(".drop").tap()
    becomes(lambda: "0" in names(page, "alliance"), True)
    assert len(names(page, "horde")) == sides // 2


@pytest.mark.parametrize("count", [3, 5])
def test_whoever_has_no_friend_leads_two(visit: Any, count: int) -> None:
    """BG-PLAY-03, BG-PLAY-05: whatever the sides are, the server takes them."""
    page = visit(SETUP)
    page.get_by_role("button", name="One on one").click()
    for _ in range(count - 2):
        page.get_by_role("button", name="Add a seat").click()
    for _ in range(2):
        page.locator("[data-grip='0']").click()
        page.locator(".drop").click()
    expect(page.locator(".side-seat:has-text('leads two')")).to_have_count(1)
    assert ordered(page)["state"] == "playing"


def test_friends_stay_together_where_the_sides_are_drawn(visit: Any) -> None:
    page = visit(SETUP)
    page.get_by_role("group", name="Sides").get_by_role("button", name="By lot").click()
    befriend(page, 1)
    befriend(page, 2)
    expect(page.locator("#start-why")).to_contain_text("3 people do not fit")
    page.locator("[data-seat='2'] select").first.select_option("bot")
    assert ordered(page)["settings"]["sides"] == ["together", "together", "drawn", "drawn"]


def test_whoever_is_new_starts_the_suggested_game_with_one_click(visit: Any) -> None:
    page = visit(SETUP)
    expect(page.locator(".preset").first).to_have_attribute("aria-pressed", "true")
    settings = ordered(page)["settings"]
    assert (settings["classes"], settings["overlord"], settings["players"]) == ("first_game", "nefarian", 4)
