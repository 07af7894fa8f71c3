"""The exploration phase: discovery tokens or one resource (AG-EXPL, AG-DISC, AG-RES)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Annotated

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Secret, Shuffle, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import FLIGHTS, IS_CITY, RESOURCES
from meetingstone.games.adventure.changes import (
    box_token,
    cure,
    discard_item,
    hide_token,
    in_city,
    keep_token,
    lay_token,
    lift_token,
    mend,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import cards, effects, items, moments, movement, play, quests, uses
from meetingstone.games.adventure.flow.meant import LATER, Asking
from meetingstone.games.adventure.flow.targets import flights, has_item
from meetingstone.games.adventure.options import (
    No,
    OwnItem,
    PeekAt,
    Place,
    Play,
    Resolve,
    TakeResource,
    UsePower,
    Yes,
)
from meetingstone.games.adventure.queries import (
    allowed,
    hero_name,
    item_name,
    items_of,
    number,
    others,
    space_name,
    token_name,
    tokens_in,
)
from meetingstone.games.adventure.sources import script_of
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import Resource


class Exploration(Asking, kw_only=True):
    """All discoveries of the space, or else one resource, once in a turn.

    AG-EXPL-01, AG-EXPL-02, AG-EXPL-03, AG-EXPL-04, AG-EXPL-05, AG-EXPL-06.
    """

    STEPS = ("begin", "in_city", "look", "resource")
    OWN = {"resource": (TakeResource, OwnItem)}
    NOT_NOW = LATER
    seat: int

    def begin(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "explore", self.seat)

    def in_city(self, g: Game[Table]) -> Outcome:
        return CityUses(seat=self.seat) if in_city(g.state, self.seat) else None

    def look(self, g: Game[Table]) -> Outcome:
        s = g.state
        found = tokens_in(s, s.heroes[self.seat].space)
        if not found:
            return None
        self.pc = len(self.STEPS)
        g.reveal()
        kinds = tuple(sorted(lift_token(s, row, place) for row, place in reversed(found)))
        for kind in kinds:
            g.tell("ag-found", hero=hero_name(s, self.seat), token=token_name(kind))
        return ResolveTokens(seat=self.seat, kinds=kinds)

    def resource(self, g: Game[Table]) -> Outcome:
        s = g.state
        found = RESOURCES[s.heroes[self.seat].space]
        if not found:
            return None
        options = tuple(TakeResource(name) for name in found)
        return Ask(seat=self.seat, kind="ag-explore", rule="AG-EXPL-02", options=options)

    def resource_answered(self, g: Game[Table], choice: TakeResource) -> Outcome:
        s = g.state
        g.tell("ag-resource", hero=hero_name(s, self.seat), resource=f"@ag-resource-{choice.resource}")
        return UseResource(seat=self.seat, resource=choice.resource)

    def why_not_own(self, g: Game[Table], seat: int, option: TakeResource | OwnItem) -> Why | None:
        s = g.state
        if isinstance(option, OwnItem):
            return movement.why_not_equip_yet(s, seat, option.item)
        if option.resource in RESOURCES[s.heroes[seat].space]:
            return None
        return Why("AG-EXPL-02", "ag-no-such-resource", {"resource": f"@ag-resource-{option.resource}"})


class CityUses(Asking, kw_only=True):
    """AG-TOK-01: what may be used at any time in a city."""

    STEPS = ("offer",)
    OWN = {"offer": (No, Play, UsePower)}
    seat: int
    spent: tuple[int, ...] = ()

    def offer(self, g: Game[Table]) -> Outcome:
        options = uses.uses(g.state, self.seat, "in_city", self.seat, self.spent)
        if not options:
            return None
        return Ask(seat=self.seat, kind="ag-in_city", rule="AG-TOK-01", options=(No(), *options))

    def offer_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, No):
            return None
        self.again()
        self.spent += uses.spent_by(choice)
        return play.start(choice, self.seat)

    def why_not_own(self, g: Game[Table], seat: int, option: No | Play | UsePower) -> Why | None:
        if isinstance(option, No):
            return None
        return uses.why_not_now(g.state, seat, option, "in_city", seat, self.spent)


# ---- discovery tokens


class ResolveTokens(Asking, kw_only=True):
    """AG-DISC-03, AG-DISC-09: all tokens that were turned up, in the order of whoever explores.

    AG-TOK-09: also after a False Map has taken him away; what lies in the new space is left alone.
    """

    STEPS = ("choose", "put_away")
    OWN = {"choose": (Resolve,)}
    NOT_NOW = {TakeResource: ("AG-EXPL-03", "ag-discoveries-first")}
    seat: int
    kinds: tuple[int, ...]
    """Sorted."""
    running: int = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        if not self.kinds:
            self.pc = len(self.STEPS)
            return None
        options = tuple(Resolve(kind) for kind in sorted(set(self.kinds)))
        return Ask(seat=self.seat, kind="ag-resolve", rule="AG-DISC-03", options=options)

    def choose_answered(self, g: Game[Table], choice: Resolve) -> Outcome:
        kinds = list(self.kinds)
        kinds.remove(choice.kind)
        self.kinds = tuple(kinds)
        self.running = choice.kind
        token = CONTENT.discoveries[choice.kind]
        if token.kept:
            keep_token(g, self.seat, choice.kind)
            return None
        return effects.Run(script=script_of(token.do), owner=self.seat, subject=self.seat, name=token.id)

    def put_away(self, g: Game[Table]) -> Outcome:
        """AG-DISC-05."""
        token = CONTENT.discoveries[self.running]
        if not token.kept and not token.stays:
            box_token(g.state, self.running)
        quests.count(g.state, self.seat, "explore")
        self.goto("choose")
        return quests.settle(g)

    def why_not_own(self, g: Game[Table], seat: int, option: Resolve) -> Why | None:
        if option.kind in self.kinds:
            return None
        return Why("AG-DISC-03", "ag-not-found", {"token": token_name(option.kind)})


class PlaceToken(Asking, kw_only=True):
    """AG-RES-06, AG-RES-07: a token is drawn, looked at secretly and placed facedown."""

    STEPS = ("renew", "draw", "place", "lay", "renew_last")
    OWN = {"place": (Place,)}
    seat: int
    drawn: Annotated[tuple[tuple[int, ...], ...], Secret("owner", pool="tokens")] = ()
    """By seat: the token that he looks at."""
    space: int = NONE

    def renew(self, g: Game[Table]) -> Outcome:
        return _new_pile(g.state)

    def renew_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        _mix(g.state, order)

    def draw(self, g: Game[Table]) -> None:
        """AG-DISC-07: nothing while pile and box are empty."""
        s = g.state
        if not s.pile:
            self.pc = len(self.STEPS)
            return
        g.reveal()
        self.drawn = tuple((s.pile[-1],) if seat == self.seat else () for seat in range(len(s.heroes)))
        g.tell("ag-drew-token", to=(self.seat,), token=token_name(s.pile[-1]))
        s.pile = s.pile[:-1]

    def place(self, g: Game[Table]) -> Outcome:
        here = g.state.heroes[self.seat].space
        spaces = [space for space, city in enumerate(IS_CITY) if not city and space != here]
        options = tuple(Place(space) for space in spaces)
        return Ask(seat=self.seat, kind="ag-place-token", rule="AG-RES-07", options=options)

    def place_answered(self, g: Game[Table], choice: Place) -> None:
        self.space = choice.space

    def lay(self, g: Game[Table]) -> Outcome:
        kind = self.drawn[self.seat][0]
        self.drawn = ()
        lay_token(g, self.seat, kind, self.space)
        quests.count(g.state, self.seat, "place")
        return quests.settle(g)

    def renew_last(self, g: Game[Table]) -> Outcome:
        """AG-DISC-06: as soon as the last token has been placed."""
        return _new_pile(g.state)

    def renew_last_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        _mix(g.state, order)

    def why_not_own(self, g: Game[Table], seat: int, option: Place) -> Why | None:
        values: dict[str, int | str] = {"space": space_name(option.space)}
        if IS_CITY[option.space]:
            return Why("AG-DISC-02", "ag-token-in-city", values)
        is_here = option.space == g.state.heroes[self.seat].space
        return Why("AG-RES-07", "ag-token-here", values) if is_here else None


def _new_pile(s: Table) -> Shuffle | None:
    size = sum(len(row) for row in s.box)
    if s.pile or not size:
        return None
    return Shuffle(kind="ag-mix-tokens", rule="AG-DISC-06", size=size, count=size)


def _mix(s: Table, order: tuple[int, ...]) -> None:
    tokens = [kind for row in s.box for kind in row]
    s.pile = tuple(tokens[i] for i in order)
    s.box = ((),) * len(s.box)


class DrawTokens(Frame, kw_only=True):
    """Tokens are drawn and resolved as if they had been explored, while there are any (AG-DISC-06, AG-DISC-07)."""

    STEPS = ("renew", "draw")
    seat: int
    count: int

    def renew(self, g: Game[Table]) -> Outcome:
        return _new_pile(g.state)

    def renew_answered(self, g: Game[Table], order: tuple[int, ...]) -> None:
        _mix(g.state, order)

    def draw(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self.count <= 0 or not s.pile:
            return None
        g.reveal()
        kind = s.pile[-1]
        s.pile = s.pile[:-1]
        self.count -= 1
        self.goto("renew")
        g.tell("ag-found", hero=hero_name(s, self.seat), token=token_name(kind))
        return ResolveTokens(seat=self.seat, kinds=(kind,))


class Peek(Asking, kw_only=True):
    """AG-TOK-03: look at a facedown token; it stays where it is, or goes to the box unseen by the others."""

    STEPS = ("choose", "decide")
    OWN = {"decide": (No, Yes)}
    seat: int
    count: int
    discards: bool
    row: int = NONE
    place: int = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        found = tuple(_hidden(g.state))
        if self.count <= 0 or not found:
            self.pc = len(self.STEPS)
            return None
        return Ask(seat=self.seat, kind="ag-peek", rule="AG-TOK-03", options=found)

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        """Every facedown token, and every space without any."""
        if self.STEPS[self.at] == "decide":
            return super().candidates(g, seat)
        found = tuple(_hidden(g.state))
        bare = sorted(set(range(len(CONTENT.spaces))) - {each.space for each in found})
        return chain(found, (PeekAt(NONE, NONE, space, 1) for space in bare))

    def why_not_own(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        if not isinstance(option, PeekAt) or option.place != NONE:
            return None
        return Why("AG-TOK-03", "ag-no-token-there", {"space": space_name(option.space)})

    def choose_answered(self, g: Game[Table], choice: PeekAt) -> None:
        """The token joins those that this seat knows."""
        s = g.state
        self.count -= 1
        g.reveal()
        kind = lift_token(s, choice.row, choice.place)
        row = choice.row | 1 << self.seat
        hide_token(s, row, kind, choice.space)
        self.row, self.place = row, len(s.hidden[row]) - 1
        g.tell("ag-peeked", hero=hero_name(s, self.seat), space=space_name(choice.space))
        g.tell("ag-peeked-token", to=(self.seat,), token=token_name(kind))

    def decide(self, g: Game[Table]) -> Outcome:
        self.goto("choose")
        if not self.discards:
            return None
        return Ask(seat=self.seat, kind="ag-peeked", rule="AG-TOK-03", options=(No(), Yes()))

    def decide_answered(self, g: Game[Table], choice: Yes | No) -> None:
        s = g.state
        if isinstance(choice, Yes):
            space = s.hidden_at[self.row][self.place]
            box_token(s, lift_token(s, self.row, self.place), self.row)
            g.tell("ag-token-gone", space=space_name(space))


def _hidden(s: Table) -> Iterator[PeekAt]:
    """All facedown tokens on the board; those in one space are numbered."""
    numbers: dict[int, int] = {}
    for row, spaces in enumerate(s.hidden_at):
        for place, space in enumerate(spaces):
            numbers[space] = numbers.get(space, 0) + 1
            yield PeekAt(row, place, space, numbers[space])


# ---- resources


class UseResource(Frame, kw_only=True):
    """One resource, carried out as far as it can be (AG-EXPL-04).

    AG-RES-01, AG-RES-02, AG-RES-03, AG-RES-04, AG-RES-05, AG-RES-06, AG-RES-08, AG-RES-10, AG-RES-11.
    """

    STEPS = ("use", "others_read")
    seat: int
    resource: Resource
    readers: tuple[int, ...] = ()
    """Who has yet to draw and discard for a book (AG-RES-03)."""

    def use(self, g: Game[Table]) -> Outcome:
        s = g.state
        name = self.resource
        if name == "scroll":
            return cards.Draw(seat=self.seat, count=number(s, self.seat, "scroll", 1))
        if name == "book":
            self.readers = others(s, self.seat)
            return cards.Draw(seat=self.seat, count=2)
        if name in ("small_potion", "large_potion"):
            if name == "large_potion":
                cure(g, self.seat)
            if not allowed(s, self.seat, "no_healing"):
                mend(g, self.seat, number(s, self.seat, "healed", 2 if name == "large_potion" else 1))
            return None
        if name == "discovery":
            return PlaceToken(seat=self.seat)
        if name == "quest":
            return quests.DrawElite(seat=self.seat) if not allowed(s, self.seat, "no_quests") else None
        return Flight(seat=self.seat) if name == "flight" else Auction(seat=self.seat)

    def others_read(self, g: Game[Table]) -> Outcome:
        if not self.readers:
            return None
        self.again()
        seat, *rest = self.readers
        self.readers = tuple(rest)
        return cards.Draw(seat=seat, count=1, drop=1)


class Flight(Asking, kw_only=True):
    """AG-RES-08, AG-RES-09."""

    STEPS = ("choose",)
    OWN = {"choose": (Place,)}
    seat: int

    def choose(self, g: Game[Table]) -> Outcome:
        found = flights(g.state, self.seat)
        if not found:
            return None
        return Ask(seat=self.seat, kind="ag-flight", rule="AG-RES-08", options=tuple(Place(space) for space in found))

    def choose_answered(self, g: Game[Table], choice: Place) -> Outcome:
        g.tell("ag-flew", hero=hero_name(g.state, self.seat), space=space_name(choice.space))
        return movement.Enter(seat=self.seat, space=choice.space)

    def why_not_own(self, g: Game[Table], seat: int, option: Place) -> Why | None:
        values: dict[str, int | str] = {"space": space_name(option.space)}
        if option.space == g.state.heroes[seat].space:
            return Why("AG-RES-08", "ag-already-there", values)
        if option.space not in FLIGHTS:
            return Why("AG-RES-08", "ag-no-flight-there", values)
        return movement.why_above_level(g.state, seat, option.space, "AG-MOVE-06")


class Auction(Asking, kw_only=True):
    """AG-RES-10: an item goes, another one of its colour comes; not if the deck holds none."""

    STEPS = ("choose",)
    OWN = {"choose": (OwnItem,)}
    seat: int

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        found = [card for card in items_of(s.heroes[self.seat]) if has_item(s, CONTENT.challenges[card].level)]
        if not found or allowed(s, self.seat, "no_auction"):
            return None
        options = tuple(OwnItem(card) for card in found)
        return Ask(seat=self.seat, kind="ag-auction", rule="AG-RES-10", options=options)

    def choose_answered(self, g: Game[Table], choice: OwnItem) -> Outcome:
        discard_item(g, self.seat, choice.item)
        return items.GainItem(seat=self.seat, colours=(CONTENT.challenges[choice.item].level,))

    def why_not_own(self, g: Game[Table], seat: int, option: OwnItem) -> Why | None:
        values: dict[str, int | str] = {"item": item_name(option.item)}
        if option.item not in items_of(g.state.heroes[seat]):
            return Why("AG-RES-10", "ag-not-your-item", values)
        if has_item(g.state, CONTENT.challenges[option.item].level):
            return None
        return Why("AG-LIMIT-02", "ag-no-item-of-colour", values)
