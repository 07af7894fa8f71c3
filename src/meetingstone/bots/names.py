"""What bots are called: each at a table has a name of its own, the same before, during and after the game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

NAMES = (
    *("Agda", "Birk", "Cobbe", "Dagny", "Edda", "Fenk", "Gorla", "Hobb", "Isgrim", "Jorun", "Kettil", "Lunda"),
    *("Mirko", "Nessa", "Orvin", "Pelka", "Quill", "Runa", "Skarn", "Tilde", "Ulva", "Varka", "Wulf", "Yrsa", "Zubo"),
    *("Brannoc", "Drusk", "Elka", "Grotta", "Hesk", "Krumm", "Malva", "Njal", "Okka", "Rasko", "Sorrel", "Tamsin"),
)
"""Short ones, of nobody in the games, and good in any language."""


def names_for(table: str, count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for ``count`` bots at ``table``, always the same; none begins like another or like one of ``taken``."""

    def rank(name: str) -> bytes:
        return hashlib.blake2b(f"{table} {name}".encode(), digest_size=8).digest()

    found = list[str]()
    initials = {name[:1].upper() for name in taken}
    for name in sorted(NAMES, key=rank):
        if len(found) < count and name[0] not in initials:
            found.append(name)
            initials.add(name[0])
    return found
