"""How far it is: steps of Travel between regions, around independent creatures, or through them."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from heapq import heappop, heappush

from meetingstone.engine import NONE
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.challenge import normal_fight
from meetingstone.games.board_game.queries import blue_groups
from meetingstone.games.board_game.state import FACTIONS, Hero, Table

FAR = 99
FIGHT = 5
"""Steps that are lost where independent creatures must be fought on the way."""
DESPERATE = 15
"""The same where the fight may well be lost."""
SURE = 0.7
"""Odds from which a character fights his way through."""


def wild(s: Table) -> frozenset[int]:
    """Regions with independent creatures, which stop whoever enters."""
    return frozenset([c.region for c in s.creatures if c.quest == NONE])


@lru_cache(maxsize=4)
def _links(faction: int) -> tuple[tuple[int, ...], ...]:
    """Regions one step away, on foot or by flight path (BG-TRAVEL-03, BG-TRAVEL-04, BG-TRAVEL-05, BG-TRAVEL-06,
    BG-TRAVEL-07)."""
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


@lru_cache(maxsize=4096)
def _steps_through(
    faction: int, target: int, wild: frozenset[int], crossed: frozenset[int], price: int
) -> dict[int, int]:
    """The same, through the wild regions that may be ``crossed``, each at the price of a fight."""
    links = _links(faction)
    found: dict[int, int] = {}
    queue = [(0, target)]
    while queue:
        steps, at = heappop(queue)
        if at in found:
            continue
        found[at] = steps
        if at == target or at not in wild:
            onward = steps + 1
        elif at in crossed:
            onward = steps + 1 + price
        else:
            continue
        for other in links[at]:
            heappush(queue, (onward, other))
    return found


def _can_cross(s: Table, hero: Hero, wild: frozenset[int]) -> frozenset[int]:
    """Wild regions whose creatures a character would beat alone."""
    return frozenset(
        [
            region
            for region in wild
            if all(
                odds.quick((hero,), normal_fight(s, "blue", kind, region, hero.faction, ()).foes).win >= SURE
                for kind in blue_groups(s, region)
            )
        ]
    )


def ways_to(s: Table, hero: Hero, target: int, wild: frozenset[int]) -> dict[int, int]:
    """Steps to ``target``; where independent creatures cut a character off, through those whom he can beat.

    Whoever can beat none of them tries all the same: even a defeat leads on, to a graveyard.
    """
    around = steps_to(hero.faction, target, wild)
    if hero.region in around:
        return around
    through = _steps_through(hero.faction, target, wild, _can_cross(s, hero, wild), FIGHT)
    if hero.region in through:
        return through
    return _steps_through(hero.faction, target, wild, wild, DESPERATE)


def actions_to(s: Table, hero: Hero, target: int, wild: frozenset[int]) -> int:
    """Travel actions that it takes, two steps each."""
    return -(-ways_to(s, hero, target, wild).get(hero.region, FAR) // 2)
