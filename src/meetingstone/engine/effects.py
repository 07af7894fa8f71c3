"""Numbers that explain themselves: modifiers in layers.

A query starts from a base and collects items from every source; :func:`total` folds them layer by layer.

>>> Num.of(2, [Item("mountain", "add", 1, "SW-CONQ-02"), Item("trolls", "add", -1, "SW-RACE-TROLLS-01"),
...            Item("minimum", "floor", 1, "SW-CONQ-05")]).total
2
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

Layer = Literal["set", "add", "halve_up", "double", "fix", "floor", "cap", "forbid"]
ORDER: tuple[Layer, ...] = ("set", "add", "halve_up", "double", "fix", "floor", "cap", "forbid")


class Item(msgspec.Struct, frozen=True, cache_hash=True):
    """One contribution: who, in which layer, how much, by which rule."""

    source: str
    layer: Layer
    amount: int
    rule: str


class Num(msgspec.Struct, frozen=True, cache_hash=True):
    """A number with all that made it."""

    base: int
    total: int
    items: tuple[Item, ...]

    @classmethod
    def of(cls, base: int, items: Iterable[Item]) -> Num:
        kept = tuple(items)
        return cls(base, total(base, kept), kept)

    def changes(self) -> list[Item]:
        """The same number as additions to the base: what each item changed, without those that changed nothing.

        >>> Num.of(2, [Item("trolls", "add", -3, "A-01"), Item("minimum", "floor", 1, "A-02")]).changes()[-1].amount
        2
        """
        value, changed = self.base, list[Item]()
        for item in sorted(self.items, key=_rank):
            after = _APPLY[item.layer](value, item.amount)
            if after != value:
                changed.append(Item(item.source, "add", after - value, item.rule))
            value = after
        return changed


def total(base: int, items: Iterable[Item]) -> int:
    """Fold ``items`` over ``base``: another base, additions, halves and doubles, another total, bounds, bans.

    Of several ``floor`` items the highest holds, of several ``cap`` items the lowest, of several ``fix``
    items the lowest; ``forbid`` makes the number 0.
    """
    bounds: list[Item] = []
    added = 0
    for item in items:
        if item.layer == "add":
            added += item.amount
        elif item.layer == "set":
            base = item.amount
        else:
            bounds.append(item)
    value = base + added
    if len(bounds) > 1:
        bounds.sort(key=_rank)
    for item in bounds:
        value = _APPLY[item.layer](value, item.amount)
    return value


def _rank(item: Item) -> tuple[int, int]:
    if item.layer in ("set", "add"):
        return RANK[item.layer], 0
    # Of two fixed totals the lowest holds, so it is applied last.
    return RANK[item.layer], -item.amount if item.layer == "fix" else item.amount


RANK = {layer: rank for rank, layer in enumerate(ORDER)}
_APPLY: dict[str, Callable[[int, int], int]] = {
    "set": lambda _, amount: amount,
    "add": lambda value, amount: value + amount,
    "halve_up": lambda value, _: -(-value // 2),
    "double": lambda value, _: value * 2,
    "fix": lambda _, amount: amount,
    "floor": max,
    "cap": min,
    "forbid": lambda value, _: 0,
}
