"""Chance: outcomes drawn from a counter-based generator keyed by (secret seed, question number).

The generator is outside the state. The seed's hash is published at the start and the seed at the end, so
anybody can draw every outcome again.

>>> source = Source(seed_from(7))
>>> source.stream(3).below(6) == Source(seed_from(7)).stream(3).below(6)
True
"""

from __future__ import annotations

import hashlib

WORD = 1 << 64
LONGEST_SEED = hashlib.blake2b.MAX_KEY_SIZE


def seed_from(number: int | str) -> bytes:
    """A 32-byte seed from something short that a person typed."""
    return hashlib.sha256(f"meetingstone:{number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published at the start: it fixes the seed without giving it away."""
    return hashlib.sha256(b"commitment" + seed).hexdigest()


class Stream:
    """Random numbers for one question."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._words: list[int] = []
        self._block = 0

    def _word(self) -> int:
        if not self._words:
            digest = hashlib.blake2b(self._block.to_bytes(4, "big"), key=self._key).digest()
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """An unbiased number from 0 to n - 1."""
        limit = WORD - WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def sample(self, size: int, count: int) -> tuple[int, ...]:
        """``count`` different numbers below ``size``, in random order."""
        numbers = list(range(size))
        for i in range(count):
            j = i + self.below(size - i)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return tuple(numbers[:count])


class Source:
    """Where the outcomes of one game come from."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def stream(self, number: int) -> Stream:
        return Stream(hashlib.blake2b(number.to_bytes(8, "big"), key=self.seed, digest_size=32).digest())
