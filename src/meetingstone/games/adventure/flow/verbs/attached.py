"""Cards that lie on characters, items and spaces: attached ones and traps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from meetingstone.engine import NONE, Ask, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import detach, discard_item, redress, take_card
from meetingstone.games.adventure.flow import items, play
from meetingstone.games.adventure.flow.acting import Acting
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.targets import bearing_items, strippable, trap_spaces
from meetingstone.games.adventure.flow.verbs.verb import place_in, verb
from meetingstone.games.adventure.options import Attached, OwnItem, Place
from meetingstone.games.adventure.queries import ability_name, hero_name, items_of, space_name
from meetingstone.games.adventure.sources import SCRIPTS, SOURCES
from meetingstone.games.adventure.state import Attachment, Table

if TYPE_CHECKING:
    from meetingstone.games.adventure.flow.effects import Run


@verb(v.Attach)
def _attach(g: Game[Table], run: Run, effect: v.Attach, seat: int) -> Outcome:
    if seat < 0 or run.ability == NONE:
        return None
    if not effect.item:
        _put_on(g, run, seat, NONE)
        return None
    found = bearing_items(g.state, effect, seat)
    if not found:
        return None
    return ChooseItem(**run.passed_on(), victim=seat, found=tuple(found))


def _put_on(g: Game[Table], run: Acting, seat: int, item: int) -> None:
    s = g.state
    played = g.stack[run.play]
    assert isinstance(played, play.PlayCard)
    played.stays = True
    redress(s, seat, attached=(*s.heroes[seat].attached, Attachment(run.ability, run.owner, item)))
    g.tell("ag-attached", hero=hero_name(s, seat), card=ability_name(run.ability))


class ChooseItem(Acting, kw_only=True):
    """AG-ABIL-17: the item on which a card is put."""

    STEPS = ("choose",)
    OWN = {"choose": (OwnItem,)}
    victim: int
    found: tuple[int, ...]

    def choose(self, g: Game[Table]) -> Outcome:
        options = tuple(OwnItem(card) for card in self.found)
        return Ask(seat=self.decider(g), kind="ag-attach-item", rule="AG-ABIL-17", options=options)

    def why_not_own(self, g: Game[Table], seat: int, option: OwnItem) -> Why | None:
        return items.why_not_among(option.item, self.found, "AG-ABIL-17")

    def choose_answered(self, g: Game[Table], choice: OwnItem) -> None:
        _put_on(g, self, self.victim, choice.item)


@verb(v.Strip)
def _strip(g: Game[Table], run: Run, effect: v.Strip, seat: int) -> Outcome:
    if seat < 0:
        return None
    found = strippable(g.state, effect, seat)
    if effect.all:
        for each in [g.state.heroes[seat].attached[place] for place in found]:
            detach(g, seat, each)
        return None
    return StripChosen(
        seat=run.decider(g), victim=seat, count=effect.amount, script=run.script, i=place_in(run, effect)
    )


class StripChosen(Asking, kw_only=True):
    """AG-ABIL-18: attached cards of one's choice are discarded."""

    STEPS = ("choose",)
    seat: int
    victim: int
    count: int
    script: int
    i: int

    def choose(self, g: Game[Table]) -> Outcome:
        found = self._found(g.state)
        if self.count <= 0 or not found:
            return None
        options = tuple(Attached(self.victim, place) for place in found)
        return Ask(seat=self.seat, kind="ag-strip", rule="AG-ABIL-18", options=options)

    def _found(self, s: Table) -> list[int]:
        effect = SCRIPTS[self.script][self.i]
        assert isinstance(effect, v.Strip)
        return strippable(s, effect, self.victim)

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        return (Attached(self.victim, place) for place in range(len(g.state.heroes[self.victim].attached)))

    def why_not_own(self, g: Game[Table], seat: int, option: Attached) -> Why | None:
        if option.place in self._found(g.state):
            return None
        ability = g.state.heroes[self.victim].attached[option.place].ability
        return Why("AG-ABIL-18", "ag-not-among-cards", {"card": ability_name(ability)})

    def choose_answered(self, g: Game[Table], choice: Attached) -> None:
        detach(g, self.victim, g.state.heroes[self.victim].attached[choice.place])
        self.count -= 1
        self.again()


@verb(v.DiscardThis)
def _discard_this(g: Game[Table], run: Run, effect: v.DiscardThis, seat: int) -> Outcome:
    s = g.state
    if run.source == NONE:
        return None
    place = SOURCES[run.source]
    if place.kind == "item" and place.number in items_of(s.heroes[run.owner]):
        discard_item(g, run.owner, place.number)
    elif place.kind == "attached" and run.bearer >= 0:
        found = [x for x in s.heroes[run.bearer].attached if x.ability == place.number and x.owner == run.owner]
        if found:
            detach(g, run.bearer, found[0])
    return None


@verb(v.ReturnThis)
def _return_this(g: Game[Table], run: Run, effect: v.ReturnThis, seat: int) -> Outcome:
    if run.play != NONE:
        played = g.stack[run.play]
        assert isinstance(played, play.PlayCard)
        if not played.stays:
            played.stays = True
            take_card(g.state, run.owner, run.ability)
    return None


@verb(v.SetTrap)
def _set_trap(g: Game[Table], run: Run, effect: v.SetTrap, seat: int) -> Outcome:
    return LayTrap(**run.passed_on(), spaces=tuple(trap_spaces(g.state, effect, run.cast)))


class LayTrap(Acting, kw_only=True):
    """AG-ABIL-22: the card lies faceup on a space."""

    STEPS = ("choose",)
    OWN = {"choose": (Place,)}
    spaces: tuple[int, ...]

    def choose(self, g: Game[Table]) -> Outcome:
        if not self.spaces:
            return None
        options = tuple(Place(space) for space in self.spaces)
        return Ask(seat=self.owner, kind="ag-trap", rule="AG-ABIL-22", options=options)

    def choose_answered(self, g: Game[Table], choice: Place) -> None:
        s = g.state
        played = g.stack[self.play]
        assert isinstance(played, play.PlayCard)
        played.stays = True
        s.traps = (*s.traps, (choice.space, self.ability, self.owner))
        g.tell(
            "ag-trap", hero=hero_name(s, self.owner), card=ability_name(self.ability), space=space_name(choice.space)
        )

    def why_not_own(self, g: Game[Table], seat: int, option: Place) -> Why | None:
        if option.space in self.spaces:
            return None
        return Why("AG-ABIL-22", "ag-no-trap-there", {"space": space_name(option.space)})
