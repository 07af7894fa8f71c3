"""How far it is: steps of Travel between regions, around independent creatures."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from meetingstone.engine import NONE
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.state import FACTIONS, Hero, Table

FAR = 99


def wild(s: Table) -> frozenset[int]:
    """Regions with independent creatures, which stop whoever enters."""
    return frozenset([c.region for c in s.creatures if c.quest == NONE])


@lru_cache(maxsize=4)
def _links(faction: int) -> tuple[tuple[int, ...], ...]:
    """Regions one step away, on foot or by flight path (BG-TRAVEL-03..07)."""
    closed, side = CONTENT.home(1 - faction), FACTIONS[faction]
    flights = {r for r, region in enumerate(CONTENT.regions) if side in region.flight}
    return tuple(
        tuple(sorted((set(links) | (flights if r in flights else set())) - {closed, r}))
        for r, links in enumerate(CONTENT.links)
    )


@lru_cache(maxsize=4096)
def steps_to(faction: int, target: int, wild: frozenset[int]) -> dict[int, int]:
    """Steps from every region to ``target`` that enter no wild region on the way."""
    links = _links(faction)
    found = {target: 0}
    queue = deque([target])
    while queue:
        at = queue.popleft()
        if at in wild and at != target:
            continue
        for other in links[at]:
            if other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found


def actions_to(s: Table, hero: Hero, target: int, wild: frozenset[int]) -> int:
    """Travel actions that it takes, two steps each."""
    return -(-steps_to(hero.faction, target, wild).get(hero.region, FAR) // 2)
