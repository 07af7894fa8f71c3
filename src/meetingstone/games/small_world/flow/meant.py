"""What a player could mean by an answer, kind by kind, whatever the rules say to it.

A frame that asks is an :class:`Asking`: it names the kinds of its own question, and the rule against each kind that
belongs to another moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, combinations
from typing import Any, ClassVar

from meetingstone.engine import NONE, Frame, Game, Option, Why
from meetingstone.games.small_world import options as o
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.state import Table

Meant = Callable[[Table, int], Iterable[Option]]


class Asking(Frame, kw_only=True):
    """A frame whose question is about options of the kinds ``OWN``; ``why_not_own`` is the predicate of these."""

    OWN: ClassVar[tuple[type[Option], ...]] = ()
    NOT_NOW: ClassVar[dict[type[Option], tuple[str, str]]] = {}
    """Kinds of another moment: the rule that puts them there, and the reason in its words."""

    def own(self, g: Game[Table], seat: int) -> Iterator[Option]:
        """All that could be meant of these kinds."""
        return chain.from_iterable(MEANT[kind](g.state, seat) for kind in self.OWN)

    def candidates(self, g: Game[Table], seat: int) -> Iterator[Option]:
        untimely = chain.from_iterable(MEANT[kind](g.state, seat) for kind in self.NOT_NOW)
        return chain(self.own(g, seat), untimely)

    def legal(self, g: Game[Table], seat: int) -> tuple[Option, ...]:
        """The shorter way: what belongs to another moment is refused, whatever it names."""
        return tuple([option for option in self.own(g, seat) if self.why_not_own(g, option) is None])

    def why_not(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        untimely = self.NOT_NOW.get(type(option))
        return Why(*untimely) if untimely else self.why_not_own(g, option)

    def why_not_own(self, g: Game[Table], option: Any) -> Why | None:
        """Why an option of one of the kinds ``OWN`` may not be chosen; frames with a single kind say which."""
        return None


def attacks(s: Table, seat: int, kind: type[o.Conquer | o.Attempt], die: int = NONE) -> Iterator[Option]:
    """Every Region, by the ways of one's own together, or by a single one of somebody else."""
    attacker = Attacker(s, seat)
    own = [number for number in s.content.way_cards if number in attacker.cards]
    together = [some for count in range(len(own) + 1) for some in combinations(own, count)]
    for ways in (*together, *((number,) for number in s.content.way_cards if number not in own)):
        for r in range(len(s.regions)):
            yield kind(r, attacker.price(r, ways, die), ways)


def combos(s: Table, seat: int) -> Iterator[Option]:
    """Every Race of the box; one that is not on show comes without a power."""
    shown = {combo.race: o.Pick(combo.race, combo.power, i) for column in s.columns for i, combo in enumerate(column)}
    return (shown.get(race, o.Pick(race, NONE, NONE)) for race in range(s.content.first_power))


def intimidations(s: Table, seat: int) -> Iterator[Option]:
    regions = range(len(s.regions))
    for r in regions:
        yield from (o.Intimidate(r, piece) for piece in ("fort", "wall"))
        yield from (o.Intimidate(r, piece, to) for piece in ("token", "beast") for to in (NONE, *regions))


def exchanges(s: Table, seat: int) -> Iterator[Option]:
    return (o.Exchange(a, b) for a, b in combinations(range(len(s.regions)), 2))


def thefts(s: Table, seat: int) -> Iterator[Option]:
    return (o.Steal(kind, to) for kind in range(len(s.content.markers)) for to in range(len(s.regions)))


def pieces(s: Table, seat: int) -> Iterator[Option]:
    return (o.Place(r, piece) for piece in ("token", "beast", "champion") for r in range(len(s.regions)))


def recruits(s: Table, seat: int) -> Iterator[Option]:
    """Nobody can mean more tokens than the Race has in the box."""
    return (o.Recruit(count) for count in range(s.content.races[s.players[seat].race].supply + 1))


def in_regions(make: Callable[[int], Option]) -> Meant:
    return lambda s, seat: map(make, range(len(s.regions)))


def one_of(*options: Option) -> Meant:
    return lambda s, seat: options


MEANT: dict[type[Option], Meant] = {
    o.Pick: combos,
    o.Expand: one_of(o.Expand()),
    o.Decline: one_of(o.Decline()),
    o.SitOut: one_of(o.SitOut()),
    o.Done: one_of(o.Done()),
    o.Conquer: partial(attacks, kind=o.Conquer),
    o.Attempt: partial(attacks, kind=o.Attempt),
    o.Assault: in_regions(o.Assault),
    o.GiveUp: one_of(o.GiveUp()),
    o.Abandon: in_regions(o.Abandon),
    o.Guard: in_regions(o.Guard),
    o.Intimidate: intimidations,
    o.Exchange: exchanges,
    o.Steal: thefts,
    o.Place: pieces,
    o.Retreat: in_regions(o.Retreat),
    o.Form: one_of(o.Form("human"), o.Form("worgen")),
    o.Side: one_of(o.Side(1), o.Side(2), o.Side(0)),
    o.Recruit: recruits,
    o.Reveal: in_regions(o.Reveal),
    o.RevealAll: one_of(o.RevealAll()),
}
"""All kinds but those that a frame makes itself: what is laid, and what a Bomb costs."""
