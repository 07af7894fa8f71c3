"""How a game ended: at the table, on the page of the result, and by the server."""

from __future__ import annotations

import re
from typing import Any

from web.player import Hand

Ending = tuple[list[int], list[int]]


def shown(page: Any) -> Ending:
    """Winners and points as the page tells them, by seat, or by side where seats win together."""
    rows = page.locator("[data-points]")
    rows.first.wait_for()
    told = rows.evaluate_all(
        "rows => rows.map(row => [Number(row.dataset.seat), Number(row.dataset.points), row.innerText,"
        " row.classList.contains('won')])"
    )
    for _, points, text, _ in told:
        assert re.search(rf"\b{points}\b", text), text
    return sorted(seat for seat, _, _, won in told if won), [points for _, points, _, _ in sorted(told)]


def order(page: Any) -> list[str]:
    """Who stands where, from the first place on."""
    found: list[str] = page.locator("[data-points]").evaluate_all("rows => rows.map((row) => row.dataset.seat)")
    return found


def ending(page: Any, hand: Hand) -> Ending:
    """The result as the table tells it; the page of the result, which the player opens, and the server say the same."""
    table = page.url
    at_table = shown(page)
    order_there = order(page)
    hand.press(page, "[role=dialog] [data-do=result]")
    page.wait_for_url("**/result")
    page.locator(".podium").wait_for()
    assert shown(page) == at_table
    assert order(page) == order_there
    told = page.request.get(table.replace("/table/", "/api/tables/") + "/result").json()
    result = told["result"]
    sides = told["story"]["sides"] if told["story"] else []
    parties = [side["seats"] for side in sides] or [[seat] for seat in range(len(result["scores"]))]
    winners, points = at_table
    # The Murlocs score, and may win, without a seat.
    assert [i for i in winners if i < len(parties)] == [
        i for i, seats in enumerate(parties) if set(seats) <= set(result["winners"])
    ]
    assert points[: len(parties)] == [result["scores"][seats[0]] for seats in parties]
    return at_table
