"""Events, and the track of undefeated encounters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Ask, Game, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import (
    bag_item,
    clear_slot,
    discard_challenge,
    discard_event,
    lay_on_event,
    log_event,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import challenge, effects, events, moments
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.targets import marker_spaces, markers
from meetingstone.games.adventure.flow.verbs.verb import place_in, verb
from meetingstone.games.adventure.options import Marker, Place
from meetingstone.games.adventure.queries import place_of, space_name
from meetingstone.games.adventure.sources import SCRIPTS, script_of
from meetingstone.games.adventure.state import Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


# ---- events


@verb(v.Log)
def _log(g: Game[Table], run: Run, effect: v.Log, seat: int) -> Outcome:
    if run.event != NONE and seat >= 0:
        log_event(g, seat, run.event)
    return None


@verb(v.FlipEvent)
def _flip_event(g: Game[Table], run: Run, effect: v.FlipEvent, seat: int) -> Outcome:
    if run.event == NONE or run.owner < 0:
        return None
    space = CONTENT.space[effect.space] if effect.space else NONE
    return events.TurnOver(card=run.event, seat=run.owner, whither=space)


@verb(v.DiscardEvent)
def _discard_event(g: Game[Table], run: Run, effect: v.DiscardEvent, seat: int) -> Outcome:
    if run.event != NONE and events.lies(g.state, run.event):
        discard_event(g, run.event)
    return None


@verb(v.CountEvent)
def _count_event(g: Game[Table], run: Run, effect: v.CountEvent, seat: int) -> Outcome:
    s = g.state
    if not events.lies(s, run.event):
        return None
    count = dict(s.counters).get(run.event, 0) + 1
    rest = tuple(row for row in s.counters if row[0] != run.event)
    if count < effect.at:
        s.counters = (*rest, (run.event, count))
        return None
    s.counters = rest
    return effects.Run(**run.passed_on(), script=script_of(effect.then))


@verb(v.LayToken)
def _lay_token(g: Game[Table], run: Run, effect: v.LayToken, seat: int) -> Outcome:
    if seat < 0 or (run.event, seat) in g.state.marks or not events.lies(g.state, run.event):
        return None
    return TokenOn(**run.passed_on(), seat=seat, script=run.script, i=place_in(run, effect))


class TokenOn(Acting, kw_only=True):
    """AG-QUEST-16: a character token on an event, what comes of it, and what comes of the last one."""

    STEPS = ("lay", "last")
    seat: int
    script: int
    i: int

    def _effect(self) -> v.LayToken:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.LayToken)
        return effect

    def _run(self, do: v.Effects) -> Outcome:
        passed = {**self.handed_to(self.seat), "target": self.seat}
        return effects.Run(**passed, script=script_of(do)) if do else None

    def lay(self, g: Game[Table]) -> Outcome:
        lay_on_event(g, self.seat, self.event)
        return self._run(self._effect().then)

    def last(self, g: Game[Table]) -> Outcome:
        s = g.state
        is_full = all((self.event, seat) in s.marks for seat in range(len(s.heroes)))
        return self._run(self._effect().all) if is_full else None


# ---- the track


@verb(v.RemoveMarker)
def _remove_marker(g: Game[Table], run: Run, effect: v.RemoveMarker, seat: int) -> Outcome:
    found = tuple(markers(g.state, effect, run.cast))
    return TakeMarker(seat=run.decider(g), found=found, loot=effect.loot) if found else None


class TakeMarker(Asking, kw_only=True):
    """AG-TRACK-04: an undefeated encounter leaves the track; its item may be gained."""

    STEPS = ("choose", "after")
    OWN = {"choose": (Marker,)}
    seat: int
    found: tuple[int, ...]
    loot: bool
    gained: bool = False

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Marker(slot) for slot in self.found)
        return Ask(seat=self.seat, kind="ag-remove-marker", rule="AG-TRACK-04", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: Marker) -> Why | None:
        return challenge.why_not_marker(option.slot, self.found, "AG-TRACK-04")

    def choose_answered(self, g: Game[Table], choice: Marker) -> None:
        s = g.state
        card = clear_slot(s, choice.slot)
        g.tell("ag-marker-gone", number=choice.slot + 1)
        if self.loot and CONTENT.challenges[card].item:
            self.gained = True
            bag_item(g, self.seat, card)
        else:
            discard_challenge(s, card)

    def after(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "item", self.seat) if self.gained else None


@verb(v.MoveMarker)
def _move_marker(g: Game[Table], run: Run, effect: v.MoveMarker, seat: int) -> Outcome:
    found = tuple(markers(g.state, effect, run.cast))
    return ShiftMarker(seat=run.decider(g), found=found, steps=effect.steps) if found else None


class ShiftMarker(Asking, kw_only=True):
    """AG-TRACK-01: the marker of an undefeated encounter moves, its card keeps the slot."""

    STEPS = ("choose", "where")
    OWN = {"choose": (Marker,), "where": (Place,)}
    seat: int
    found: tuple[int, ...]
    steps: int
    slot: int = NONE

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(Marker(slot) for slot in self.found)
        return Ask(seat=self.seat, kind="ag-move-marker", rule="AG-TRACK-01", options=options)

    def choose_answered(self, g: Game[Table], choice: Marker) -> None:
        self.slot = choice.slot

    def where(self, g: Game[Table]) -> Outcome:
        options = tuple(Place(space) for space in marker_spaces(g.state, self.slot, self.steps))
        return Ask(seat=self.seat, kind="ag-marker-space", rule="AG-TRACK-01", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: Marker | Place) -> Why | None:
        if isinstance(option, Marker):
            return challenge.why_not_marker(option.slot, self.found, "AG-TRACK-01")
        if option.space in marker_spaces(g.state, self.slot, self.steps):
            return None
        return Why("AG-TRACK-01", "ag-marker-elsewhere", {"space": space_name(option.space)})

    def where_answered(self, g: Game[Table], choice: Place) -> None:
        s = g.state
        s.marked = (*s.marked[: self.slot], choice.space, *s.marked[self.slot + 1 :])
        g.tell("ag-marker-moved", number=self.slot + 1, space=space_name(choice.space))


@verb(v.Summon)
def _summon(g: Game[Table], run: Run, effect: v.Summon, seat: int) -> Outcome:
    s = g.state
    space = place_of(s, run.owner)
    if effect.at == "named":
        space = CONTENT.space[effect.space]
    elif effect.at == "target":
        space = place_of(s, run.target)
    if space == NONE or CONTENT.spaces[space].kind == "city":
        return None
    return challenge.Summoned(level=v.LEVELS.index(effect.colour), space=space)
