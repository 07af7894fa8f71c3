"""A tour through a game: one table for each kind of question, looked at on every screen.

A test of a game stages its tours with `tables_of`, and calls `wrong` for each table. It is marked `screens` and
parametrized with `each_look`: `make test` looks at the screens that differ the most, and `make soak`, or SCREENS=all,
at all of them, in both languages and both themes.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from staged import OPEN, Stage, serving, stage
from web.walker import LAYOUTS, SIZES, TOUCH, faults

EVERYWHERE = os.environ.get("SCREENS") == "all"
SCREENS = tuple(SIZES) if EVERYWHERE else ("small desk", *LAYOUTS[1:], "desk at 400 %")
LOOKS = [("en", "light"), ("it", "dark"), *([("en", "dark"), ("it", "light")] if EVERYWHERE else [])]
each_look = pytest.mark.parametrize(("language", "theme"), LOOKS)

READY = "[data-mine]:not([data-busy=true]), [data-points], [aria-modal=true]"
DRAWN = """() => new Promise((done) => document.fonts.ready.then(() => {
    document.querySelectorAll(".ms-table, .ms-table *").forEach((each) => each.scrollTop && each.scrollTo(0, 0));
    scrollTo(0, 0);
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
}))"""
PRESS = """(what) => {
    const open = (each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]");
    const found = [...document.querySelectorAll(what)].find(open);
    if (!found) return false;
    found.focus();
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return true;
}"""
LOADED = "!document.querySelector('main .loading, .ms-sheet .loading, dialog .loading, [aria-busy=true]')"

AT_TABLES = {
    # What opens over any table, and what to wait for; nothing of it answers a question.
    "[data-tool=rules]": ".rulebook .rule",
    "[data-tool=menu]": "dialog.menu",
    "[data-do=hint]": ".hints",
    "[data-do=plan]": "",
    "[data-do=council]": "",
    "[data-tool=log]": ".ms-sheet",
    "[data-tool=players]": ".ms-sheet",
    # Small World: a combo, a region that is not for me, one that is.
    "[data-tool=combos]": ".ms-sheet",
    "[data-combo]": "",
    ".sw [data-region]:not([data-target])": ".whycard, .swhy",
    # The Board Game: sheets, quests, Events, the Overlord.
    ".bg .ownline, .bg .chars [data-sheet]": "dialog",
    ".bg .quest": ".questlook",
    ".bg .eventsup [data-event]": ".eventlook",
    ".bg .lord .whole": ".lordlook",
    # The Adventure Game: characters, cards, quests, what lies face up.
    ".ag [data-hero].opens": ".closer",
    ".ag .held:not([data-answer])": "",
    ".ag [data-item]": ".closer",
    ".ag [data-quest]": ".closer",
    ".ag .gev": ".closer",
}


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


class Walk:
    """Somebody who goes from page to page on one screen after the other, by mouse and by touch, and notes faults.

    ``opened(path, touch)`` gives a first page; the others are visited from there. ``check`` looks at a page, with how
    large what is pressed must be.
    """

    def __init__(
        self,
        opened: Callable[[str, bool], Any],
        sizes: Sequence[str] = SCREENS,
        check: Callable[[Any, int], Sequence[Any]] = faults,
        ready: str = READY,
    ) -> None:
        self.opened, self.sizes, self.check, self.ready = opened, sizes, check, ready

    def wrong(self, paths: Sequence[str], openers: Mapping[str, str] = {}) -> list[str]:
        """What is wrong, a line each, also once each of the ``openers`` was pressed and what it names has come."""
        found = []
        for touch in (False, True):
            sizes = [size for size in self.sizes if size.endswith(("tablet", "phone")) == touch]
            page = self.opened(paths[0], touch) if sizes else None
            for path in paths if page else ():
                page.goto("/".join(page.url.split("/")[:3]) + path)
                page.locator(self.ready).first.wait_for()
                page.wait_for_function(LOADED)
                for size in sizes:
                    found += [f"{path}, {size}: {each}" for each in self.on(page, size, touch, openers)]
            if page:
                page.context.close()
        return found

    def on(self, page: Any, size: str, touch: bool, openers: Mapping[str, str]) -> Iterator[str]:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        yield from self.seen(page, touch)
        for what, then in openers.items():
            if not page.evaluate(PRESS, what):
                continue
            if then:
                page.locator(then).first.wait_for()
            page.wait_for_function(LOADED)
            yield from (f"{what}: {each}" for each in self.seen(page, touch))
            if what == "[data-tool=players]":
                yield from self.sheets(page, touch)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.locator("dialog[open], .ms-sheet, .closer").first.wait_for(state="detached")

    def sheets(self, page: Any, touch: bool) -> Iterator[str]:
        """The sheets of a game, from the one that is open."""
        for name in page.locator(".ms-sheet > nav [data-sheet]").evaluate_all("all => all.map(it => it.dataset.sheet)"):
            if name not in ("rules", "log", "players"):
                page.evaluate(PRESS, f".ms-sheet > nav [data-sheet='{name}']")
                yield from (f"sheet {name}: {each}" for each in self.seen(page, touch))

    def seen(self, page: Any, touch: bool) -> list[str]:
        page.evaluate(DRAWN)
        return [str(each) for each in self.check(page, TOUCH if touch else 0)]


def at_tables(visit: Any, tables: Tables, **how: Any) -> Callable[[str, bool], Any]:
    """Opens tables as whoever sits there."""
    return lambda path, touch: visit(path, server=tables.server, cookie=tables.cookie, touch=touch, **how)


def none(found: Sequence[str]) -> None:
    """Says all of what was found, a line each."""
    assert not found, f"{len(found)} faults\n" + "\n".join(found)
