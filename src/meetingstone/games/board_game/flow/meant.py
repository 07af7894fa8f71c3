"""What a player could mean by an answer, kind by kind, whatever the rules say to it.

A frame that asks puts the kinds of its question together in ``candidates``, and ``why_not`` filters and explains them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from meetingstone.engine import Option, Why
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.options import (
    Act,
    Challenge,
    Equip,
    GoTo,
    Look,
    TakeDie,
    Trade,
    Unequip,
    UseCard,
)
from meetingstone.games.board_game.queries import hero_name
from meetingstone.games.board_game.state import Table

ACTIONS = ("travel", "rest", "train", "town")
AREAS = 8
"""The areas of a sheet, and the one more that a card may give."""
PURSE = 30
"""Nobody means to give more gold, unless he has it."""
Deed = Act | Challenge | Look | Trade | UseCard
"""What a character does in the faction turn."""

_ABILITIES = tuple((n, index) for n, card in enumerate(CONTENT.cards) for index in range(len(card.ability)))
_DICE = tuple(
    dice.die(colour, face, marks)
    for colour in range(3)
    for face in range(9)
    for marks in (0, dice.SPOTTED, dice.REROLLED, dice.SPOTTED | dice.REROLLED)
)


def regions() -> Iterator[Option]:
    """Anywhere on the board."""
    return map(GoTo, range(len(CONTENT.regions)))


def cards(make: Callable[[int], Option]) -> Iterator[Option]:
    """Any card of the box."""
    return map(make, range(len(CONTENT.cards)))


def heroes(s: Table, make: Callable[[int], Option]) -> Iterator[Option]:
    """Any character."""
    return map(make, range(len(s.heroes)))


def uses(s: Table) -> Iterator[Option]:
    """Any ability, in the hands of anybody."""
    return (UseCard(i, n, index) for i in range(len(s.heroes)) for n, index in _ABILITIES)


def deeds(s: Table) -> Iterator[Option]:
    """All that a character of either faction does in its turn."""
    for i in range(len(s.heroes)):
        yield from (Act(i, action) for action in ACTIONS)
        # A challenge without a word about whom: asked where there may be nobody.
        yield Act(i, "challenge")
        yield from _challenges(s, i)
        yield Look(i)
    yield from uses(s)
    yield from (Trade(i, other) for i, other in permutations(range(len(s.heroes)), 2))


def _challenges(s: Table, i: int) -> Iterator[Option]:
    """Whatever there is to fight, here or next to here."""
    here = s.heroes[i].region
    for region in (here, *CONTENT.links[here]):
        yield from (
            Challenge(i, what, kind, region) for what in ("blue", "quest") for kind in range(len(CONTENT.kinds))
        )
        yield from (Challenge(i, "boss", boss, region) for boss in range(len(CONTENT.bosses)))
        yield Challenge(i, "counter", s.counters.index(region) if region in s.counters else 0, region)
        yield Challenge(i, "pvp", 0, region)


def arrangements(s: Table) -> Iterator[Option]:
    """Any card that can lie on a sheet, in any area of anybody's."""
    for i in range(len(s.heroes)):
        for n, card in enumerate(CONTENT.cards):
            if card.type:
                yield from (Equip(i, n, area) for area in range(AREAS))
                yield Unequip(i, n)


def dice_of(s: Table) -> Iterator[Option]:
    """The dice of the pool, and any other."""
    pool = s.attack.dice if s.attack else ()
    return map(TakeDie, dict.fromkeys((*pool, *_DICE)))


def why_no_part(s: Table, i: int, group: Iterable[int], rule: str) -> Why | None:
    """A choice among some characters is about no others."""
    return None if i in group else Why(rule, "bg-no-part", {"hero": hero_name(s, i)})
