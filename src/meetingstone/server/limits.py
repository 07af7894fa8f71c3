"""How much one person, or all who share an address, may do: so much at once, and as much again in so many seconds.

Nothing that ten people behind one address do in an evening comes near. The framework's own limits have one rule for all
requests and know no persons, no tables and no live connections.
"""

from __future__ import annotations

import math
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from meetingstone.server.problems import too_many


class Limit(NamedTuple):
    """``most`` at once and as many again in ``seconds``; without seconds, at any time."""

    most: int
    seconds: float = 0.0


LIMITS: Mapping[str, Limit] = {
    "guests": Limit(60, 1_800),
    "logins": Limit(40, 1_200),
    "tries": Limit(10, 600),
    "links": Limit(10, 600),
    "tables": Limit(40, 800),
    "tables-address": Limit(200, 2_000),
    "unfinished": Limit(200),
    "public": Limit(5),
    "public-address": Limit(20, 2_400),
    "chat": Limit(15, 30),
    "chat-address": Limit(150, 60),
    "undo": Limit(60, 180),
    "asks": Limit(6, 180),
    "live": Limit(60),
    "live-address": Limit(600),
    "connections": Limit(600),
}
"""Each for a person, or for an address: new guests; logins, and tries for one name; links of a guest's own; new tables;
unfinished tables; public tables that wait for players; lines of chat; what is taken back; what others are asked to let
one take back; live connections; connections of any kind."""

MEMORY = 50_000


class Limits:
    def __init__(self, given: Mapping[str, Limit]) -> None:
        self._limits = given
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        """What is left to somebody, and when that was so."""
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, *wishes: tuple[str, str]) -> None:
        """Count one of each ``(kind, who)``, or none: then a :class:`Problem` says when to try again."""
        now = time.monotonic()
        left = {wish: self._left_to(*wish, now) for wish in wishes if wish[0] in self._limits}
        for (kind, _), tokens in left.items():
            if tokens < 1:
                limit = self._limits[kind]
                raise too_many(kind, limit.most, math.ceil((1 - tokens) * limit.seconds / limit.most))
        if len(self._left) >= MEMORY:
            self._forget(now)
        for wish, tokens in left.items():
            self._left[wish] = (tokens - 1, now)

    def _left_to(self, kind: str, who: str, now: float) -> float:
        limit = self._limits[kind]
        tokens, at = self._left.get((kind, who), (float(limit.most), now))
        return min(float(limit.most), tokens + (now - at) * limit.most / limit.seconds)

    def _forget(self, now: float) -> None:
        """Whoever may do all again need not be remembered."""
        full = [key for key in self._left if self._left_to(*key, now) >= self._limits[key[0]].most]
        # When too many are in the middle of something, those who began first are forgiven.
        for key in full or [*self._left][: MEMORY // 10]:
            del self._left[key]

    def check(self, kind: str, count: int) -> None:
        """That somebody who has ``count`` of something may have one more."""
        limit = self._limits.get(kind)
        if limit is not None and count >= limit.most:
            raise too_many(kind, limit.most)

    @contextmanager
    def held(self, *wishes: tuple[str, str]) -> Iterator[None]:
        """Have one of each ``(kind, who)`` for as long as it lasts."""
        for kind, who in wishes:
            self.check(kind, self._held[kind, who])
        self._held.update(wishes)
        try:
            yield
        finally:
            self._held.subtract(wishes)
            for wish in wishes:
                if not self._held[wish]:
                    del self._held[wish]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """What one household has: an address, or of the newer ones the half that its provider gives out."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return str(address)


def parsed(words: str) -> tuple[str, Limit]:
    """``tables=40/800`` or ``live=60``; raises ValueError."""
    found = re.fullmatch(r"([a-z-]+)=(\d{1,9})(?:/(\d{1,9}))?", words)
    if found is None or found[1] not in LIMITS or not int(found[2]):
        raise ValueError(words)
    seconds = float(found[3] or 0)
    if bool(seconds) != bool(LIMITS[found[1]].seconds):
        raise ValueError(words)
    return found[1], Limit(int(found[2]), seconds)
