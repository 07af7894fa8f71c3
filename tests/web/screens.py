"""A tour through a game: one table for each kind of question, looked at on every screen.

A test of a game stages its tours with `tables_of`, parametrizes over what they meet, and calls `wrong` for each table.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from staged import OPEN, Stage, serving, stage
from web.walker import SIZES, TOUCH, faults

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


def wrong(visit: Any, tables: Tables, table: str, *, sizes: Sequence[str] = tuple(SIZES), **how: Any) -> list[str]:
    """What is wrong with a table on these screens, a line each."""
    found = []
    for touch in (False, True):
        fitting = [name for name in sizes if name.endswith(("tablet", "phone")) == touch]
        if not fitting:
            continue
        page = visit(f"/table/{table}", server=tables.server, cookie=tables.cookie, touch=touch, **how)
        page.locator(READY).first.wait_for()
        for name in fitting:
            width, height = SIZES[name]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found += [f"{table}, {name}: {fault}" for fault in faults(page, TOUCH if touch else 0)]
        page.context.close()
    return found
