"""Chance: the same seed and number give the same outcome, and outcomes are fair."""

from collections import Counter

import pytest

from meetingstone.engine import Source, commitment, seed_from

DRAWS = 6000


def test_the_same_seed_and_number_give_the_same_numbers() -> None:
    first, second = (Source(seed_from(7)).stream(3) for _ in range(2))
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]


@pytest.mark.parametrize(("seed", "number"), [(7, 4), (8, 3)])
def test_another_seed_or_number_gives_others(seed: int, number: int) -> None:
    first, other = Source(seed_from(7)).stream(3), Source(seed_from(seed)).stream(number)
    assert [first.below(1000) for _ in range(9)] != [other.below(1000) for _ in range(9)]


@pytest.mark.parametrize("sides", [2, 6, 7])
def test_numbers_of_one_stream_are_fair(sides: int) -> None:
    stream = Source(seed_from(1)).stream(1)
    assert is_fair(Counter(stream.below(sides) for _ in range(DRAWS)), sides)


def test_first_numbers_of_many_streams_are_fair() -> None:
    source = Source(seed_from(1))
    assert is_fair(Counter(source.stream(number).below(6) for number in range(DRAWS)), 6)


def test_every_order_of_a_sample_is_as_likely() -> None:
    source = Source(seed_from(1))
    assert is_fair(Counter(source.stream(number).sample(3, 3) for number in range(DRAWS)), 6)


def test_a_sample_holds_nothing_twice() -> None:
    sample = Source(seed_from(1)).stream(1).sample(40, 25)
    assert len(set(sample)) == 25 and set(sample) <= set(range(40))


def test_a_commitment_fixes_the_seed() -> None:
    assert commitment(seed_from(7)) == commitment(seed_from(7)) != commitment(seed_from(8))


def is_fair(counts: Counter[object], ways: int) -> bool:
    """Within five standard deviations of even."""
    even = DRAWS / ways
    return len(counts) == ways and all(abs(count - even) < 5 * even**0.5 for count in counts.values())
