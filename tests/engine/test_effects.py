"""Layers of modifiers, in their order: set, add, halve_up, double, fix, floor, cap, forbid."""

from itertools import permutations

import pytest

from meetingstone.engine.effects import Item, Layer, Num


def item(layer: Layer, amount: int = 0) -> Item:
    return Item("card", layer, amount, "PA-HARM-02")


@pytest.mark.parametrize(
    ("base", "items", "total"),
    [
        (4, [], 4),
        (4, [item("set", 0)], 0),
        (4, [item("add", 2), item("add", -1)], 5),
        (5, [item("halve_up")], 3),
        (5, [item("double")], 10),
        (5, [item("fix", 1)], 1),
        (5, [item("fix", 3), item("fix", 1)], 1),
        (1, [item("floor", 2)], 2),
        (1, [item("floor", 2), item("floor", 3)], 3),
        (9, [item("cap", 4)], 4),
        (9, [item("cap", 4), item("cap", 2)], 2),
        (9, [item("forbid")], 0),
        (4, [item("set", 0), item("add", 1)], 1),
        (4, [item("add", 1), item("halve_up")], 3),
        (5, [item("halve_up"), item("double")], 6),
        (5, [item("double"), item("fix", 1)], 1),
        (5, [item("fix", 0), item("floor", 1)], 1),
        (5, [item("floor", 8), item("cap", 6)], 6),
        (5, [item("floor", 8), item("forbid")], 0),
    ],
)
def test_layers_hold_in_any_order_of_sources(base: int, items: list[Item], total: int) -> None:
    for order in permutations(items):
        num = Num.of(base, order)
        assert num.total == total
        assert base + sum(change.amount for change in num.changes()) == total
        assert all(change.layer == "add" and change.amount for change in num.changes())


def test_of_two_other_bases_the_later_holds() -> None:
    assert Num.of(4, [item("set", 1), item("set", 2)]).total == 2


def test_a_number_lists_its_sources() -> None:
    items = [Item("mountain", "add", 1, "A-01"), Item("trolls", "add", -1, "A-02")]
    assert Num.of(2, items) == Num(2, 2, tuple(items))
