"""Events: global, location and special ones, and their other side (AG-EVENT)."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Game
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import IS_CITY
from meetingstone.games.adventure.changes import (
    bag_item,
    discard_challenge,
    discard_event,
    dress,
    in_city,
    redress,
    remove_event,
    survey,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import challenge, effects, moments
from meetingstone.games.adventure.pieces import Event, EventBack
from meetingstone.games.adventure.queries import event_name, face_name, hero_name, space_name
from meetingstone.games.adventure.sources import script_of
from meetingstone.games.adventure.state import CHALLENGE, Table


def event_of(card: int) -> Event:
    event = CONTENT.challenges[card].event
    assert event is not None, f"{CONTENT.challenges[card].id} is no event"
    return event


def face_of(s: Table, card: int) -> Event | EventBack:
    """The text that applies (AG-EVENT-02, AG-EVENT-03)."""
    event = event_of(card)
    return event.back if event.back and card in s.turned else event


def lies(s: Table, card: int) -> bool:
    """Whether an event is in play, or is being resolved."""
    return (
        card in (s.world, s.loose)
        or any(card == event for _, event in s.located)
        or any(card in hero.events for hero in s.heroes)
    )


class DrawnEvent(Frame, kw_only=True):
    """AG-EVENT-02: only the marked front applies.

    AG-EVENT-08, AG-EVENT-09: a global event pushes out the old one. AG-EVENT-11, AG-EVENT-12: a location event the one
    on its space. AG-EVENT-15: a special one does what it says.
    """

    STEPS = ("place", "put_away")
    card: int
    seat: int

    def place(self, g: Game[Table]) -> Outcome:
        s = g.state
        event = event_of(self.card)
        g.tell("ag-event", hero=hero_name(s, self.seat), event=event_name(self.card))
        if event.kind == "location":
            space = CONTENT.space[event.space]
            for at, old in s.located:
                if at == space:
                    discard_event(g, old)
            s.located = (*s.located, (space, self.card))
            survey(s)
            g.tell("ag-event-at", event=event_name(self.card), space=space_name(space))
            return None
        if event.kind == "global":
            if s.world != NONE:
                discard_event(g, s.world)
            s.world = self.card
            survey(s)
        elif event.stays:
            redress(s, self.seat, events=(*s.heroes[self.seat].events, self.card))
        else:
            s.loose = self.card
        return run_of(s, self.card, self.seat)

    def put_away(self, g: Game[Table]) -> None:
        """A special event goes back on top of its deck, unless its text has put it elsewhere."""
        s = g.state
        if s.loose == self.card:
            remove_event(s, self.card)
            discard_challenge(s, self.card)


def run_of(s: Table, card: int, seat: int) -> Frame | None:
    """What the face that is up does to whoever resolves it."""
    face = face_of(s, card)
    if not face.do:
        return None
    return effects.Run(script=script_of(face.do), owner=seat, subject=seat, event=card, name=face.id)


class VisitEvent(Frame, kw_only=True):
    """AG-EVENT-13, AG-EVENT-14: a location event is resolved; it stays unless its text takes it away."""

    STEPS = ("resolve",)
    card: int
    seat: int

    def resolve(self, g: Game[Table]) -> Outcome:
        s = g.state
        g.tell("ag-visited", hero=hero_name(s, self.seat), event=face_name(s, self.card))
        return run_of(s, self.card, self.seat)


class TurnOver(Frame, kw_only=True):
    """AG-EVENT-03: the reverse applies from now on; tokens stay on it (AG-QUEST-16).

    AG-EVENT-04: an item goes to whoever has flipped it. AG-EVENT-05, AG-EVENT-06: an enemy is fought now, or goes on
    the track.
    """

    STEPS = ("turn", "after")
    card: int
    seat: int
    """Who has flipped it."""
    whither: int = NONE
    """Where an enemy goes, if the card says it."""
    gained: bool = False

    def turn(self, g: Game[Table]) -> Outcome:
        s = g.state
        event = event_of(self.card)
        if not lies(s, self.card) or self.card in s.turned:
            return None
        reverse = event.back or event.item or event.enemy
        assert reverse is not None
        g.tell("ag-turned", event=event_name(self.card), back=f"@ag-{reverse.id}")
        if event.back:
            s.turned = (*s.turned, self.card)
            survey(s)
            for seat, hero in enumerate(s.heroes):
                if self.card in hero.events:
                    dress(s, seat)
            return run_of(s, self.card, self.seat)
        space = remove_event(s, self.card)
        if event.item:
            self.gained = True
            bag_item(g, self.seat, self.card)
            return None
        space = self.whither if self.whither != NONE else space if space != NONE else s.heroes[self.seat].space
        is_own = s.phase == CHALLENGE and self.seat == s.active and not in_city(s, self.seat)
        if is_own and self.whither == NONE and s.fight is None:
            s.rising = self.card
            return None
        if IS_CITY[space]:
            discard_challenge(s, self.card)
            return None
        return challenge.Undefeated(card=self.card, space=space)

    def after(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.seat) if self.gained else None
