"""The little statistics that a report needs.

>>> wilson(8, 10)
(0.49, 0.943)
>>> mean_error([1, 2, 3, 4])
(2.5, 0.645)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate; ``wins`` may be fractional, because a shared victory is a part of one."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, Z95**2 / games
    centre = rate + spread / 2
    half = sqrt(max(rate * (1 - rate), 0.0) * spread + spread**2 / 4)
    low, high = (centre - half) / (1 + spread), (centre + half) / (1 + spread)
    return round(max(low, 0.0), 3), round(min(high, 1.0), 3)


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return round(mean, 3), 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return round(mean, 3), round(sqrt(variance / len(values)), 3)
