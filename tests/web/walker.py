"""Somebody with sharp eyes: what is wrong with how a page lies on the screen that it is on.

Text that is cut off, covered or printed over other text, a page that scrolls sideways, and what can be pressed but not
touched. A name too long for its place may end in "…" when it carries its whole self in ``title``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

FAULTS = Path(__file__).with_name("walker.js").read_text()
FAULTS = FAULTS[FAULTS.index("(least) =>") :]

SIZES = {
    "desk": (1440, 900),
    "small desk": (1280, 800),
    "wide": (2560, 1440),
    "tablet": (820, 1180),
    "lying tablet": (1024, 768),
    "lying phone": (844, 390),
    "phone": (390, 844),
    "small phone": (360, 640),
    "desk at 200 %": (720, 450),
    "small desk at 200 %": (640, 400),
    "lying tablet at 200 %": (512, 384),
    "desk at 400 %": (320, 256),
}
LAYOUTS = ("desk", "tablet", "lying tablet", "lying phone", "phone")
"""One screen for each layout of a table."""


TOUCH = 44
"""What a finger needs, in pixels."""


def faults(page: Any, least: int = 0) -> list[str]:
    """One line for each fault; what can be pressed is at least ``least`` pixels wide and high (TOUCH for a finger)."""
    found: list[str] = page.evaluate(FAULTS, least)
    return found
