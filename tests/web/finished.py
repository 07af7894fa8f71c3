"""Games that are over, for the tests of the page that tells them."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from meetingstone.texts import Texts
from staged import Stage, serving, stage
from web.italian import EARS, foreign
from web.patience import expect

PHONE = (390, 844)
LOOKS = [("light", (1440, 900)), ("dark", (1440, 900)), ("light", PHONE), ("dark", PHONE)]
PAGE = "/table/over/result"


class Finished(NamedTuple):
    server: str
    told: Any


@contextmanager
def game_over(folder: Path, game: str, settings: dict[str, Any]) -> Iterator[Finished]:
    """Two sensible players have played to the end."""
    data = folder / "games.db"
    names = ("Ilka", "Tobin")
    stage(data, [Stage(id="over", game=game, names=names, settings=settings, moment=lambda play: False)])
    with serving(data) as server, urllib.request.urlopen(f"{server}/api/tables/over/result") as answer:
        yield Finished(server, json.load(answer))


def rows(page: Any, table: str) -> list[list[int]]:
    """The numbers of a table; a dash is nothing."""
    return [
        [int(cell.replace("–", "0")) for cell in row.locator("td").all_inner_texts()]
        for row in page.locator(f"{table} tbody tr").all()
    ]


def check_figures(page: Any, story: Any) -> None:
    expect(page.locator(".figures tbody tr")).to_have_count(len(story["figures"]))
    assert rows(page, ".figures") == [[each["points"][-1], *each["deeds"]] for each in story["figures"]]


def check_how(page: Any, story: Any) -> None:
    expect(page.locator(".how")).to_have_text(Texts("en").say(story["how"]["id"], story["how"]["values"]))


def check_italian(visit: Any, finished: Finished) -> None:
    """Nothing that is said on the page is said in English."""
    page = visit(PAGE, server=finished.server, language="it", script=EARS)
    page.locator(".verdict.good").wait_for()
    assert foreign(page.evaluate("[...heard]")) == []


def check_look(page: Any, violations: Any) -> None:
    """Nothing is cut off or hard to read, also with everything unfolded."""
    page.locator(".verdict.good").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
