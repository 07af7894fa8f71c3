"""The challenge phase, drawn cards and the undefeated encounter track (AG-CHAL, AG-TRACK, AG-LIMIT)."""

from __future__ import annotations

from collections.abc import Iterable

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import DISTANCE, HAS_BOARD_ENCOUNTER, LEVEL
from meetingstone.games.adventure.changes import (
    begin_fight,
    clear_slot,
    discard_challenge,
    draw_challenge,
    in_city,
    put_on_track,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import combat, effects, events, moments
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.options import Attack, Challenge, Draw, FaceBoard, Marker, Visit
from meetingstone.games.adventure.queries import aggro_slots, allowed, company, foe_name, hero_name, slots_at
from meetingstone.games.adventure.sources import script_of
from meetingstone.games.adventure.state import ENCOUNTER, Fight, Table
from meetingstone.games.adventure.vocabulary import LEVELS


class ChallengePhase(Asking, kw_only=True):
    """AG-CHAL-01, AG-CHAL-03: attack somebody, or resolve what is there, or draw until an encounter appears."""

    STEPS = ("begin", "choose", "draw", "drawn_event", "end")
    OWN = {"choose": (Attack, Challenge, FaceBoard, Visit, Draw)}
    seat: int
    drawn: tuple[int, ...] = ()
    """AG-LIMIT-04: cards of this series of draws."""
    visits: bool = False
    """A location event is resolved: no card is drawn afterwards (AG-EVENT-13)."""

    def _is_over(self, s: Table) -> bool:
        """AG-CHAL-02, AG-BOARD-03, AG-CHAL-09, AG-DEFEAT-08."""
        return s.fell or in_city(s, self.seat)

    def begin(self, g: Game[Table]) -> Outcome:
        if self._is_over(g.state):
            self.goto("end")
            return None
        return moments.moment(g.state, "challenge", self.seat)

    def choose(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self._is_over(s) or s.rising != NONE:
            self.goto("end")
            return None
        options = challenges(s, self.seat)
        return Ask(seat=self.seat, kind="ag-challenge", rule="AG-CHAL-01", options=tuple(options))

    def choose_answered(self, g: Game[Table], choice: Option) -> Outcome:
        s = g.state
        space = s.heroes[self.seat].space
        if isinstance(choice, Draw):
            return None
        self.goto("end")
        if isinstance(choice, Attack):
            begin_fight(s, Fight(attacker=self.seat, defender=choice.seat, space=space))
            return combat.Combat()
        if isinstance(choice, Challenge):
            return self._fight(s, s.track[choice.slot], choice.slot)
        if isinstance(choice, Visit):
            self.visits = True
            self.goto("drawn_event")
            return events.VisitEvent(card=choice.card, seat=self.seat)
        printed = CONTENT.spaces[space].encounter
        assert printed is not None
        if printed.enemy is None:
            g.tell("ag-faced", hero=hero_name(s, self.seat), space=f"@ag-{CONTENT.spaces[space].id}")
            name = CONTENT.spaces[space].id
            return effects.Run(script=script_of(printed.do), owner=self.seat, subject=self.seat, name=name)
        begin_fight(s, Fight(attacker=self.seat, defender=ENCOUNTER, space=space, board=True))
        return combat.Combat()

    def _fight(self, s: Table, card: int, slot: int = NONE) -> Frame:
        space = s.heroes[self.seat].space
        begin_fight(s, Fight(attacker=self.seat, defender=ENCOUNTER, space=space, card=card, slot=slot))
        return combat.Combat()

    def draw(self, g: Game[Table]) -> Outcome:
        """AG-CHAL-06, AG-BOARD-07: from the deck of the space's colour; AG-CHAL-07: what it shows is fought at once.

        AG-CHAL-08: after an event another card follows, until the deck has been gone through (AG-LIMIT-03).
        """
        s = g.state
        if self._is_over(s):
            self.goto("end")
            return None
        level = LEVEL[s.heroes[self.seat].space]
        deck = s.challenge[level]
        if not deck or deck[-1] in self.drawn:
            g.tell("ag-deck-exhausted", level=f"@ag-level-{LEVELS[level]}")
            self.goto("end")
            return None
        g.reveal()
        card = draw_challenge(s, level)
        self.drawn = (*self.drawn, card)
        if CONTENT.challenges[card].event:
            return events.DrawnEvent(card=card, seat=self.seat)
        g.tell("ag-drawn", hero=hero_name(s, self.seat), foe=foe_name(card))
        self.goto("end")
        return self._fight(s, card)

    def drawn_event(self, g: Game[Table]) -> None:
        """AG-CHAL-08, AG-EVENT-10: another card; AG-EVENT-05: not where an event has turned into an enemy."""
        s = g.state
        self.goto("end" if self.visits or s.rising != NONE else "draw")

    def end(self, g: Game[Table]) -> Outcome:
        """AG-EVENT-05: what events turned into in this phase is fought in it."""
        s = g.state
        self.drawn = ()
        if s.rising == NONE:
            return None
        card, s.rising = s.rising, NONE
        if self._is_over(s):
            discard_challenge(s, card)
            return None
        self.again()
        return self._fight(s, card)

    def why_not_own(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        """The same as ``challenges`` says, with the reason."""
        s = g.state
        if option in challenges(s, seat):
            return None
        if aggro_slots(s, s.heroes[seat].space):
            return Why("AG-AGGRO-03", "ag-aggro-first")
        if isinstance(option, Attack):
            return Why("AG-PVP-01", "ag-nobody-here")
        is_draw = isinstance(option, Draw)
        return Why("AG-CHAL-04", "ag-existing-first") if is_draw else Why("AG-CHAL-05", "ag-not-in-space")


def challenges(s: Table, seat: int) -> list[Option]:
    """AG-CHAL-01, AG-CHAL-04, AG-CHAL-05, AG-TRACK-03, AG-CHAL-10; AG-AGGRO-03: aggro leaves no choice."""
    space = s.heroes[seat].space
    aggro = aggro_slots(s, space)
    if aggro:
        return [Challenge(slot) for slot in aggro]
    found: list[Option] = [Challenge(slot) for slot in slots_at(s, space)]
    if HAS_BOARD_ENCOUNTER[space]:
        found.append(FaceBoard(space))
    found += [Visit(card) for at, card in s.located if at == space]
    if not found:
        found.append(Draw(LEVEL[space]))
    if not allowed(s, seat, "no_attack"):
        found += [Attack(other) for other in company(s, seat) if not allowed(s, other, "no_target")]
    return found


class Undefeated(Asking, kw_only=True):
    """A card goes on the track, its marker on the board: AG-TRACK-01, AG-TRACK-05, AG-TRACK-06, AG-TRACK-07."""

    STEPS = ("room", "put")
    OWN = {"room": (Marker,)}
    card: int
    space: int

    def room(self, g: Game[Table]) -> Outcome:
        s = g.state
        if NONE in s.track:
            return None
        options = tuple(Marker(slot) for slot in self._nearest(s))
        return Ask(seat=s.active, kind="ag-make-room", rule="AG-TRACK-06", options=options)

    def _nearest(self, s: Table) -> list[int]:
        """What is being fought while something else is called does not make room for it."""
        fought = s.fight.slot if s.fight else NONE
        away = {slot: DISTANCE[self.space][at] for slot, at in enumerate(s.marked) if slot != fought}
        return [slot for slot, steps in away.items() if steps == min(away.values())]

    def room_answered(self, g: Game[Table], choice: Marker) -> None:
        s = g.state
        g.tell("ag-marker-gone", number=choice.slot + 1)
        discard_challenge(s, clear_slot(s, choice.slot))

    def put(self, g: Game[Table]) -> None:
        s = g.state
        put_on_track(g, self.card, s.track.index(NONE), self.space)

    def why_not_own(self, g: Game[Table], seat: int, option: Marker) -> Why | None:
        s = g.state
        if s.fight and option.slot == s.fight.slot:
            return why_not_marker(option.slot, (), "AG-TRACK-06")
        return None if option.slot in self._nearest(s) else Why("AG-TRACK-05", "ag-nearer-marker")


def why_not_marker(slot: int, found: Iterable[int], rule: str) -> Why | None:
    """Why an undefeated encounter is not one of those that somebody may choose from."""
    return None if slot in found else Why(rule, "ag-not-that-marker", {"number": slot + 1})


class Summoned(Frame, kw_only=True):
    """AG-CARD-02, AG-TRACK-01: the bottom encounter of a deck becomes an undefeated one.

    Events on the way are discarded (AG-CARD-03).
    """

    STEPS = ("find",)
    level: int
    space: int

    def find(self, g: Game[Table]) -> Outcome:
        s = g.state
        g.reveal()
        for _ in range(len(s.challenge[self.level])):
            card = draw_challenge(s, self.level)
            if CONTENT.challenges[card].event is None:
                return Undefeated(card=card, space=self.space)
            discard_challenge(s, card)
        return None
