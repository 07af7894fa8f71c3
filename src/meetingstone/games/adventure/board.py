"""The board as numbers: links, distances, colours and resources of spaces."""

from __future__ import annotations

from meetingstone.games.adventure.content import BOX, CONTENT
from meetingstone.games.adventure.vocabulary import LEVELS

LINKS = tuple(tuple(CONTENT.space[name] for name in space.links) for space in CONTENT.spaces)
LEVEL = tuple(LEVELS.index(space.level) for space in CONTENT.spaces)
"""AG-BOARD-07."""
OPEN_LINKS = tuple(
    tuple(tuple(there for there in links if LEVEL[there] <= level) for links in LINKS) for level in range(len(LEVELS))
)
"""AG-MOVE-04: by level, the neighbours of a space that a character of that level may enter."""
IS_CITY = tuple(space.kind == "city" for space in CONTENT.spaces)
CITIES = tuple(i for i, city in enumerate(IS_CITY) if city)
KEYS = tuple(i for i, space in enumerate(CONTENT.spaces) if space.kind == "key")
RESOURCES = tuple(
    BOX.city if space.kind == "city" else BOX.key if space.kind == "key" else space.resources
    for space in CONTENT.spaces
)
"""AG-BOARD-01: a normal space has its own; AG-BOARD-02, AG-BOARD-03: all key locations have one set, cities another."""
FLIGHTS = tuple(i for i, resources in enumerate(RESOURCES) if "flight" in resources)
HAS_BOARD_ENCOUNTER = tuple(space.encounter is not None for space in CONTENT.spaces)
PLACES = tuple(frozenset((space.id, space.region)) for space in CONTENT.spaces)
"""The names under which cards speak of a space."""


def _distances(start: int) -> tuple[int, ...]:
    """AG-GEN-05: pure adjacency."""
    found = {start: 0}
    edge = [start]
    while edge:
        here, edge = edge, []
        for space in here:
            for there in LINKS[space]:
                if there not in found:
                    found[there] = found[space] + 1
                    edge.append(there)
    return tuple(found[i] for i in range(len(LINKS)))


DISTANCE = tuple(_distances(i) for i in range(len(LINKS)))


def nearest_cities(space: int) -> tuple[int, ...]:
    """AG-DEFEAT-02."""
    row = DISTANCE[space]
    least = min(row[city] for city in CITIES)
    return tuple(city for city in CITIES if row[city] == least)
