"""Who one is: a guest's own link, the password of an account, and what is said to somebody who does too much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from staged import OPEN, Stage, asked, serving, stage


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, tuple[str, str]]]:
    """A server with small limits, and a guest at a table."""
    data = tmp_path_factory.mktemp("person") / "games.db"
    cookie = stage(data, [Stage(id="world", moment=asked("conquer", 1))])
    limits = ("--limit", "chat=2/600", "--limit", "links=1/600")
    with serving(data, OPEN, *limits) as server:
        yield server, cookie


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_guest_comes_back_to_his_seats_by_his_own_link(visit: Any, address: str, language: str) -> None:
    page = visit("/settings", language=language)
    me = page.evaluate("fetch('/api/me').then((r) => r.json())")
    page.locator(".own-link button").click()
    link = page.locator(".own-link input")
    link.wait_for()
    other = visit(link.input_value().removeprefix(address), language=language)
    assert other.locator("h1").inner_text()
    other.locator("form button").click()
    other.wait_for_url(address + "/")
    assert other.evaluate("fetch('/api/me').then((r) => r.json())")["id"] == me["id"]


def test_another_password(visit: Any) -> None:
    page = visit("/settings")
    page.locator("[autocomplete=username]").fill("Ilka of the link")
    page.locator("[type=password]").fill("correct horse")
    page.locator("form .row button").nth(1).click()
    page.locator("[autocomplete=new-password]").fill("battery staple")
    page.locator("[autocomplete=current-password]").fill("correct horse")
    page.locator("form:has([autocomplete=new-password]) .btn").click()
    assert page.locator(".notice p").inner_text() == "The password is changed. Everywhere else you are logged out."


@pytest.mark.parametrize(
    ("language", "said"), [("en", "You have said a lot at once."), ("it", "Hai detto molto in una volta.")]
)
def test_who_says_too_much_reads_why_it_is_not_there(
    visit: Any, strict: tuple[str, tuple[str, str]], language: str, said: str
) -> None:
    server, cookie = strict
    page = visit("/table/world", server=server, cookie=cookie, language=language)
    line = page.locator("form.say input")
    for _ in range(3):
        line.fill("Ciao!")
        line.press("Enter")
    notice = page.locator(".notice p")
    notice.wait_for()
    assert notice.inner_text().startswith(said)
