"""Tables and the chart of pages about balance, shared by the tools that write them."""

from collections.abc import Iterable
from typing import NamedTuple

from meetingstone.arena.stats import wilson

SHOWN = 12
"""Longer lists are only counted."""
ROW, LEFT, WIDTH, TOP = 22, 96, 420, 26

Rows = list[tuple[str, ...]]


def rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} – {high:.1%})" if games else "–"


def table(head: tuple[str, ...], rows: Rows) -> str:
    lines = [head, ("---", *("---:",) * (len(head) - 1)), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def by_occurrence(seen: set[str], everything: set[str], families: dict[str, str]) -> str:
    """What happened in games, of all that can; names begin with their family."""
    rows: Rows = []
    for family, title in families.items():
        known = {name for name in everything if name.split()[0] == family}
        never = sorted(known - seen)
        told = ", ".join(name.removeprefix(f"{family} ") for name in never)
        rows.append((title, str(len(known)), str(len(never)), told if len(never) <= SHOWN else "–"))
    return table(("what can happen", "of it in the box", "not in these games", "namely"), rows)


class Bar(NamedTuple):
    """A line of a chart: how often something won."""

    name: str
    wins: int
    games: int


def chart(about: str, bars: Iterable[Bar], lowest: int, highest: int) -> str:
    """Win rates with their 95 % intervals, in percent from ``lowest`` to ``highest``."""
    lines = list(bars)
    height = TOP + ROW * len(lines) + 8

    def x(share: float) -> float:
        place = (min(highest, max(lowest, 100 * share)) - lowest) / (highest - lowest)
        return LEFT + place * (WIDTH - LEFT - 16)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{about} with 95 % intervals" font-family="system-ui, sans-serif" font-size="12">',
        "<style>svg{color:#222}@media(prefers-color-scheme:dark){svg{color:#ddd}}"
        ".g{stroke:currentColor;stroke-opacity:.2}.i{stroke:#c8862b;stroke-width:4;stroke-linecap:round}"
        ".m{fill:#c8862b;stroke:currentColor}text{fill:currentColor}</style>",
    ]
    for percent in range(lowest, highest + 1, 10):
        at = x(percent / 100)
        parts.append(f'<line class="g" x1="{at:.0f}" y1="{TOP - 6}" x2="{at:.0f}" y2="{height - 6}"/>')
        parts.append(f'<text x="{at:.0f}" y="{TOP - 11}" text-anchor="middle">{percent} %</text>')
    for row, bar in enumerate(lines):
        y = TOP + ROW * row + ROW / 2
        low, high = wilson(bar.wins, bar.games)
        share = bar.wins / bar.games if bar.games else 0.0
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4:.0f}" text-anchor="end">{bar.name}</text>')
        parts.append(f'<line class="i" x1="{x(low):.1f}" y1="{y:.0f}" x2="{x(high):.1f}" y2="{y:.0f}"/>')
        parts.append(f'<circle class="m" cx="{x(share):.1f}" cy="{y:.0f}" r="5"/>')
    return "\n".join([*parts, "</svg>\n"])
