"""A tour through a game: one table for each kind of question, looked at on every screen.

A test of a game stages its tours with `tables_of`, parametrizes over what they meet, and calls `wrong` for each table.
It is marked `screens` and parametrized with `each_look`: `make test` looks at the screens that differ the most, and
`make soak`, or SCREENS=all, at all of them, in both languages and both themes.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from staged import OPEN, Stage, serving, stage
from web.walker import SIZES, TOUCH, faults

EVERYWHERE = os.environ.get("SCREENS") == "all"
SCREENS = tuple(SIZES) if EVERYWHERE else ("small desk", "tablet", "phone")
LOOKS = [("en", "light"), ("it", "dark"), *([("en", "dark"), ("it", "light")] if EVERYWHERE else [])]
each_look = pytest.mark.parametrize(("language", "theme"), LOOKS)

READY = "[data-mine=true], [aria-modal=true]"
DRAWN = """() => new Promise((done) => {
    document.querySelectorAll(".ms-table").forEach((table) => table.scrollTo(0, 0));
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""


class Tables(NamedTuple):
    server: str
    cookie: tuple[str, str]
    ids: tuple[str, ...]
    """Every table that was staged: "TOUR" where a tour ended, and "TOUR-KIND"."""


@contextmanager
def tables_of(data: Path, tours: Sequence[Stage]) -> Iterator[Tables]:
    """A server on tables staged for these tours."""
    cookie = stage(data, tours)
    with sqlite3.connect(data) as file:
        ids = tuple(sorted(id for (id,) in file.execute("SELECT id FROM tables")))
    with serving(data, OPEN, "--bot-pause", "0", "--no-limits") as server:
        yield Tables(server, cookie, ids)


def wrong(visit: Any, tables: Tables, table: str, *, sizes: Sequence[str] = SCREENS, **how: Any) -> list[str]:
    """What is wrong with a table on these screens, a line each."""

    def meet(touch: bool) -> Any:
        page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, touch=touch, **how)
        page.locator(READY).first.wait_for()
        return page

    return wrong_with(table, meet, sizes)


def wrong_with(name: str, meet: Callable[[bool], Any], sizes: Sequence[str] = SCREENS) -> list[str]:
    """What is wrong with a page on these screens; ``meet(touch)`` opens it, by mouse and by touch."""
    found = []
    for touch in (False, True):
        fitting = [size for size in sizes if size.endswith(("tablet", "phone")) == touch]
        if not fitting:
            continue
        page = meet(touch)
        for size in fitting:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found += [f"{name}, {size}: {fault}" for fault in faults(page, TOUCH if touch else 0)]
        page.context.close()
    return found
