"""Races and Special Powers have charges of their own, which one can tell apart when they are as small as on the map."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from meetingstone.games.small_world.content import base

DRAWN = Path(__file__).parents[2] / "src/meetingstone/web/games/small_world/heraldry.js"
SMALL = 24
"""Pixels of a charge on a token."""
ALIKE = 0.62
"""Two charges that share more of their ink look like the same one with a scratch."""
FAINT, SOLID = 0.16, 0.8
"""How much of its square a charge fills: less is a hair, more a blot."""

INK = f"""charges => Object.entries(charges).map(([name, d]) => {{
    const canvas = new OffscreenCanvas({SMALL}, {SMALL}), pen = canvas.getContext("2d");
    pen.scale({SMALL} / 512, {SMALL} / 512);
    pen.fill(new Path2D(d));
    const {{ data }} = pen.getImageData(0, 0, {SMALL}, {SMALL});
    return [name, [...data.filter((_, i) => i % 4 === 3)]];
}})"""


def charges(deck: str) -> dict[str, str]:
    (drawn,) = re.findall(rf"export const {deck} = {{\n(.*?)\n}};", DRAWN.read_text(), re.DOTALL)
    return dict(re.findall(r'^  (\w+):\s+"(.+)",$', drawn, re.MULTILINE))


def test_every_race_and_power_has_a_charge_and_nothing_else_has() -> None:
    assert charges("RACES").keys() == {race.id for race in base().races}
    assert charges("POWERS").keys() == {power.id for power in base().powers}


def test_charges_can_be_told_apart_at_24_pixels(visit: Any) -> None:
    page = visit("/help")
    for deck in ("RACES", "POWERS"):
        inks = {name: [each / 255 for each in ink] for name, ink in page.evaluate(INK, charges(deck))}
        fill = {name: sum(ink) / SMALL**2 for name, ink in inks.items()}
        assert all(FAINT < each < SOLID for each in fill.values()), fill
        names = sorted(inks)
        alike = {
            (one, other): sum(map(min, inks[one], inks[other])) / sum(map(max, inks[one], inks[other]))
            for i, one in enumerate(names)
            for other in names[:i]
        }
        assert max(alike.values()) < ALIKE, max(alike.items(), key=lambda pair: pair[1])
