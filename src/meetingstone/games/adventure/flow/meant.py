"""What a player could mean by an answer, kind by kind, whatever the rules say to it.

A frame that asks is an :class:`Asking`: it names the kinds of the question of each step, and the rule against each kind
that belongs to another moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, ClassVar

from meetingstone.engine import NONE, Frame, Game, Option, Pass, Why
from meetingstone.games.adventure import options as o
from meetingstone.games.adventure.board import LEVEL
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.sources import ITEM, SOURCES, TOKEN
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS, Potion, Resource

Meant = Callable[[Table, int], Iterable[Option]]

LATER: dict[type[Option], tuple[str, str]] = dict.fromkeys(
    (o.Attack, o.Challenge, o.FaceBoard, o.Visit, o.Draw), ("AG-COMBAT-23", "ag-only-challenge")
)
"""What waits for the challenge phase."""


class Asking(Frame, kw_only=True):
    """A frame whose step asks about options of the kinds ``OWN``; ``why_not_own`` is the predicate of these."""

    OWN: ClassVar[dict[str, tuple[type[Option], ...]]] = {}
    """By step."""
    NOT_NOW: ClassVar[dict[type[Option], tuple[str, str]]] = {}
    """Kinds of another moment: the rule that puts them there, and the reason in its words."""

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        kinds = chain(self.OWN[self.STEPS[self.at]], self.NOT_NOW)
        return chain.from_iterable(MEANT[kind](g.state, seat) for kind in kinds)

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        untimely = self.NOT_NOW.get(type(option))
        return Why(*untimely) if untimely else self.why_not_own(g, seat, option)

    def why_not_own(self, g: Game[Table], seat: int, option: Any) -> Why | None:
        """Why an option of one of the kinds ``OWN`` may not be chosen; frames with a single kind say which."""
        return None


def powers(s: Table, seat: int) -> Iterator[Option]:
    """All of a seat that is in force, wherever it lies, its kept tokens, what lies on the board, and the bag."""
    hero = s.heroes[seat]
    found = [
        (number, bearer) for bearer, other in enumerate(s.heroes) for number, owner in other.force if owner == seat
    ]
    found += [(number, seat) for number in (*s.afoot, *(TOKEN[kind] for kind in hero.tokens))]
    found += [(ITEM[card], seat) for card in hero.bag]
    for number, bearer in dict.fromkeys(found):
        # Of a card that works by itself one may still think that it is to be used.
        yield from (o.UsePower(seat, number, row, bearer) for row in range(len(SOURCES[number].use) or 1))


def goals(s: Table, seat: int) -> Iterator[Option]:
    """Every goal of every quest, with whatever might be given for it."""
    for number, quest in enumerate(CONTENT.quests):
        for i, goal in enumerate(quest.goals):
            given: Iterable[int] = (NONE,)
            if goal.collect:
                given = (s.heroes[seat].space,)
            elif goal.discard or goal.cards:
                given = ITEMS if goal.discard else range(len(CONTENT.abilities))
            yield from (o.Meet(number, i, what) for what in given)


def all_of(make: Callable[[int], Option], numbers: Iterable[int]) -> Meant:
    """The same for everybody and at any time."""
    found = tuple(map(make, numbers))
    return lambda s, seat: found


def one_of(*options: Option) -> Meant:
    return lambda s, seat: options


ITEMS = tuple(number for number, card in enumerate(CONTENT.challenges) if card.item)
_POTIONS: tuple[Potion, ...] = Potion.__args__  # type: ignore[attr-defined]
_RESOURCES: tuple[Resource, ...] = Resource.__args__  # type: ignore[attr-defined]
_SPACES = range(len(CONTENT.spaces))
_PLACED = tuple(number for number, card in enumerate(CONTENT.challenges) if card.event and card.event.space)
"""Location events."""

MEANT: dict[type[Option], Meant] = {
    Pass: one_of(Pass()),
    o.Done: one_of(o.Done()),
    o.Yes: one_of(o.Yes()),
    o.No: one_of(o.No()),
    o.PickCharacter: all_of(o.PickCharacter, range(len(CONTENT.characters))),
    o.Go: all_of(o.Go, _SPACES),
    o.Place: all_of(o.Place, _SPACES),
    o.Target: lambda s, seat: map(o.Target, range(len(s.heroes))),
    o.Play: lambda s, seat: (o.Play(seat, ability) for ability in range(len(CONTENT.abilities))),
    o.UsePower: powers,
    o.Drink: one_of(*(o.Drink(card, potion) for card in ITEMS for potion in _POTIONS)),
    o.HandCard: all_of(o.HandCard, range(len(CONTENT.abilities))),
    o.OwnItem: all_of(o.OwnItem, ITEMS),
    o.OwnToken: all_of(o.OwnToken, range(len(CONTENT.discoveries))),
    o.Colour: all_of(o.Colour, range(len(LEVELS))),
    o.TakeResource: one_of(*map(o.TakeResource, _RESOURCES)),
    o.Resolve: all_of(o.Resolve, range(len(CONTENT.discoveries))),
    o.Attack: lambda s, seat: map(o.Attack, range(len(s.heroes))),
    o.Challenge: lambda s, seat: map(o.Challenge, range(len(s.track))),
    o.FaceBoard: all_of(o.FaceBoard, _SPACES),
    o.Visit: all_of(o.Visit, _PLACED),
    o.Draw: lambda s, seat: (o.Draw(LEVEL[s.heroes[seat].space]),),
    o.Marker: lambda s, seat: map(o.Marker, range(len(s.track))),
    o.QuestFirst: all_of(o.QuestFirst, range(len(CONTENT.quests))),
    o.Meet: goals,
}
"""All kinds but those that a frame makes itself: what it pays, looks at or offers by itself."""
