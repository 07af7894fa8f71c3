"""Playing an ability card and using a power, from the price to the effects."""

from __future__ import annotations

from meetingstone.engine import NONE, Frame, Game, Option
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import (
    box_token,
    detach,
    discard_item,
    lose_card,
    lose_token,
    set_fight,
    to_discard,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import effects, moments
from meetingstone.games.adventure.flow.payment import payment
from meetingstone.games.adventure.flow.uses import ROWS, attachment_of
from meetingstone.games.adventure.options import Play, UsePower
from meetingstone.games.adventure.queries import ability_name, card_cost, hero_name, power_cost, side_in
from meetingstone.games.adventure.sources import PLAY, SOURCES, script_of
from meetingstone.games.adventure.state import Scope, Table, Tally


def start(option: Option, subject: int, about: int = NONE, card: int = NONE, blow: bool = False) -> Frame:
    """The frame that carries out what a seat has chosen to play or use."""
    if isinstance(option, Play):
        return PlayCard(seat=option.seat, ability=option.ability, subject=subject, about=about, seen=card, blow=blow)
    assert isinstance(option, UsePower)
    return UseOf(
        seat=option.seat, source=option.source, row=option.row, bearer=option.bearer, subject=subject, about=about,
        seen=card, blow=blow,
    )  # fmt: skip


class PlayCard(Frame, kw_only=True):
    """AG-ABIL-03: a card is paid for, may be canceled (AG-ABIL-15), takes effect and is discarded."""

    STEPS = ("pay", "react", "weapon", "effects", "put_away")
    seat: int
    ability: int
    subject: int
    about: int = NONE
    seen: int = NONE
    blow: bool = False
    canceled: bool = False
    stays: bool = False
    """It is attached, lies as a trap or has gone back to the hand."""

    def pay(self, g: Game[Table]) -> Outcome:
        s = g.state
        energy = card_cost(s, self.seat, self.ability)
        lose_card(s, self.seat, self.ability)
        s.add(Scope.TURN, Tally.PLAYED, self.seat, self.ability)
        g.tell("ag-played", hero=hero_name(s, self.seat), card=ability_name(self.ability), energy=energy)
        return payment(s, self.seat, energy, CONTENT.abilities[self.ability].cost)

    def react(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "played", self.seat, about=g.depth, card=self.ability)

    def weapon(self, g: Game[Table]) -> None:
        """AG-ABIL-20."""
        s = g.state
        if CONTENT.abilities[self.ability].weapon is None or self.canceled or s.fight is None:
            return
        side = side_in(s.fight, self.seat)
        replaced = list(s.fight.replaced)
        replaced[side] = self.ability
        set_fight(s, replaced=tuple(replaced))

    def effects(self, g: Game[Table]) -> Outcome:
        if self.canceled:
            g.tell("ag-canceled", card=ability_name(self.ability))
            return None
        level = g.state.heroes[self.seat].level
        return effects.Run(
            script=PLAY[self.ability][level], owner=self.seat, bearer=self.seat, subject=self.subject,
            ability=self.ability, about=self.about, play=g.depth, seen=self.seen, blow=self.blow,
            name=CONTENT.abilities[self.ability].id,
        )  # fmt: skip

    def put_away(self, g: Game[Table]) -> None:
        if not self.stays:
            to_discard(g.state, self.seat, self.ability)

    def aborted(self, g: Game[Table]) -> None:
        self.put_away(g)


class UseOf(Frame, kw_only=True):
    """AG-POWER-09: a power is paid for and takes effect."""

    STEPS = ("pay", "use_up", "effects")
    seat: int
    source: int
    row: int
    bearer: int
    subject: int
    about: int = NONE
    seen: int = NONE
    blow: bool = False

    def pay(self, g: Game[Table]) -> Outcome:
        s = g.state
        place = SOURCES[self.source]
        cost = place.use[self.row].cost
        energy = power_cost(s, self.seat, cost.energy)
        which = self.source * ROWS + self.row
        s.add(Scope.TURN, Tally.USED, self.seat, which)
        s.add(Scope.COMBAT, Tally.USED, self.seat, which)
        g.tell("ag-used", hero=hero_name(s, self.seat), card=place.name, energy=energy)
        return payment(s, self.seat, energy, cost)

    def use_up(self, g: Game[Table]) -> None:
        """A spent token goes to the box (AG-DISC-08), an item to its deck, an attached card to its pile."""
        s = g.state
        place = SOURCES[self.source]
        if place.kind == "token":
            lose_token(s, self.seat, place.number)
            box_token(s, place.number)
        elif place.use[self.row].discard and place.kind == "item":
            discard_item(g, self.seat, place.number)
        elif place.use[self.row].discard and place.kind == "attached":
            detach(g, self.bearer, attachment_of(s, self.bearer, place.number, self.seat))

    def effects(self, g: Game[Table]) -> Outcome:
        place = SOURCES[self.source]
        return effects.Run(
            script=script_of(place.use[self.row].do), owner=self.seat, bearer=self.bearer, subject=self.subject,
            source=self.source, event=place.event, about=self.about,
            seen=self.seen, blow=self.blow, name=place.id,
        )  # fmt: skip
