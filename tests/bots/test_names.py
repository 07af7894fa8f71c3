"""Bots have names of their own, the same wherever a table is shown."""

from __future__ import annotations

from meetingstone.bots.names import NAMES, names_for


def test_a_table_names_its_bots_always_the_same_and_another_otherwise() -> None:
    assert names_for("one", 5) == names_for("one", 5)
    assert {tuple(names_for(f"table {i}", 3)) for i in range(9)} != {tuple(names_for("table 0", 3))}


def test_no_two_at_a_table_begin_alike() -> None:
    for i in range(50):
        initials = [name[0] for name in ("Anna", "bruno", *names_for(f"table {i}", 10, ("Anna", "bruno")))]
        assert len({each.upper() for each in initials}) == 12


def test_names_are_short_enough_for_a_phone() -> None:
    assert max(map(len, NAMES)) <= 7
