"""A moment at which players may act: what must happen happens first, then they are asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Pass, React, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.flow import effects, play
from meetingstone.games.adventure.flow.meant import Asking
from meetingstone.games.adventure.flow.uses import (
    has_powers,
    is_meant,
    spent_by,
    uses,
    why_not_now,
    why_not_play,
    why_not_use,
)
from meetingstone.games.adventure.options import Play, PowerFirst, Target, UsePower
from meetingstone.games.adventure.queries import Cast, applies, at_work, foe_source, side_in
from meetingstone.games.adventure.sources import ABILITY_HOOKS, SOURCES, TRIGGER_BIT, USE_BIT, script_of
from meetingstone.games.adventure.state import ENCOUNTER, Table
from meetingstone.games.adventure.vocabulary import COMBAT_MOMENTS, ONLY_TRIGGERS

ANY = -1
"""The bit mask of all that can be listened to."""
RULES = {
    "turn_start": "AG-TURN-05",
    "rolled": "AG-MOVE-10",
    "entered": "AG-ABIL-11",
    "explore": "AG-ABIL-11",
    "challenge": "AG-ABIL-11",
    "met": "AG-ABIL-11",
    "attacked": "AG-ABIL-11",
    "maintenance": "AG-ABIL-11",
    "turn_end": "AG-ABIL-11",
    "before_roll": "AG-COMBAT-03",
    "after_roll": "AG-COMBAT-05",
    "before_ranged": "AG-COMBAT-03",
    "before_melee": "AG-COMBAT-03",
    "combat_end": "AG-COMBAT-21",
    "die": "AG-TOK-04",
    "played": "AG-ABIL-15",
    "hurt": "AG-ABIL-11",
    "fall": "AG-ABIL-11",
}
"""The rule behind the question of each moment."""


def listens(s: Table, name: str) -> bool:
    """Whether any card speaks of a moment: otherwise it need not be looked at closely."""
    if s.hooks & (USE_BIT[name] | TRIGGER_BIT[name]):
        return True
    use = USE_BIT[name]
    for seat, hand in enumerate(s.hands):
        for ability in might_hold(s, seat) if s.settings.sealed else hand:
            if ABILITY_HOOKS[ability] & use:
                return True
    return False


def might_hold(s: Table, seat: int) -> set[int]:
    """The cards of which one may be in a hand, as far as the others know: all that do not lie open."""
    return {*s.hands[seat], *s.decks[seat]} if s.hands[seat] else set()


def might_use(s: Table, seat: int, moment: str, subject: int, card: int = NONE, blow: bool = False) -> bool:
    """AG-INFO-03: whether the others must reckon with a card of this seat at a moment."""
    bit = USE_BIT[moment]
    cast = Cast(seat, seat, subject, NONE, card, blow)
    return any(
        ABILITY_HOOKS[ability] & bit and why_not_play(s, seat, ability, moment, cast) is None
        for ability in might_hold(s, seat)
    )


def moment(
    s: Table, name: str, subject: int, *, about: int = NONE, card: int = NONE, blow: bool = False
) -> Moment | None:
    """The frame of a moment, or nothing if nothing happens and nobody can do anything."""
    todo: tuple[tuple[int, int, int, int], ...] = ()
    if s.hooks & TRIGGER_BIT[name]:
        todo = tuple(triggers_at(s, name, subject, card, blow))
    if not todo and (name in ONLY_TRIGGERS or not _anybody(s, name, subject, card, blow)):
        return None
    return Moment(moment=name, subject=subject, about=about, card=card, blow=blow, todo=todo)


def _anybody(s: Table, name: str, subject: int, card: int, blow: bool) -> bool:
    """Whether anybody can do anything at a moment; at a sealed table, whether anybody might."""
    bit = USE_BIT[name]
    sealed = s.settings.sealed
    for seat, hand in enumerate(s.hands):
        if sealed and might_use(s, seat, name, subject, card, blow):
            return True
        if not has_powers(s, seat, bit):
            for ability in hand:
                if ABILITY_HOOKS[ability] & bit:
                    break
            else:
                continue
        if uses(s, seat, name, subject, (), card, blow):
            return True
    return False


def triggers_at(s: Table, name: str, subject: int, card: int, blow: bool) -> Iterator[tuple[int, int, int, int]]:
    """(source, row, owner, bearer) of what must happen at a moment: the defender's first, then clockwise."""
    bit = TRIGGER_BIT[name]
    fight = s.fight
    if fight is not None and fight.defender == ENCOUNTER and SOURCES[foe_source(fight)].hooks & bit:
        yield from _triggers(s, foe_source(fight), name, subject, ENCOUNTER, NONE, card, blow)
    for seat in _turn_order(s):
        if s.heroes[seat].hooks & bit:
            for number, owner in at_work(s, seat, bit):
                if SOURCES[number].hooks & bit:
                    yield from _triggers(s, number, name, subject, owner, seat, card, blow)
    if subject >= 0:
        for number in s.afoot:
            if SOURCES[number].hooks & bit:
                yield from _triggers(s, number, name, subject, subject, NONE, card, blow)


def _turn_order(s: Table) -> tuple[int, ...]:
    """The defender of a combat, then all from the active character on."""
    start_at = s.active if s.active != NONE else 0
    seats = s.clockwise(start_at)
    if s.fight is not None and s.fight.defender >= 0:
        return (s.fight.defender, *(seat for seat in seats if seat != s.fight.defender))
    return seats


def _triggers(
    s: Table, number: int, name: str, subject: int, owner: int, bearer: int, card: int, blow: bool
) -> Iterator[tuple[int, int, int, int]]:
    for row in SOURCES[number].triggers_at[name]:
        trigger = SOURCES[number].trigger[row]
        if not is_meant(s, name, subject, owner, trigger.of):
            continue
        if applies(
            s, trigger.need, trigger.unless, Cast(owner, bearer, subject, NONE, card, blow, SOURCES[number].event)
        ):
            yield number, row, owner, bearer


class Moment(Asking, kw_only=True):
    """AG-ABIL-11, AG-ABIL-12, AG-ABIL-13: what must happen now, then what players may do.

    In a combat the defender comes first, then the attacker, then bystanders; elsewhere all are asked together and the
    active character sets the order. Everybody is in the question, also those who can only pass, so that nobody learns
    who holds something; at a sealed table it is asked also where nobody does. A pass is final.
    """

    STEPS = ("triggers", "offer", "resolve")
    OWN = {"triggers": (Play, UsePower), "offer": (Pass, Play, UsePower), "resolve": (Target,)}
    moment: str
    subject: int
    about: int = NONE
    """The stack index of the frame that the moment is about."""
    card: int = NONE
    blow: bool = False
    todo: tuple[tuple[int, int, int, int], ...] = ()
    rank: int = 0
    """Which group is asked: defender, attacker, bystanders; or all."""
    passed: int = 0
    spent: tuple[int, ...] = ()
    queue: tuple[tuple[int, ...], ...] = ()
    """What has been chosen and waits for its turn."""

    def triggers(self, g: Game[Table]) -> Outcome:
        """AG-ABIL-13: outside combat the active character sets the order of different effects."""
        s = g.state
        if not self.todo:
            return None
        options = self._effects()
        if len(options) == 1 or s.fight is not None or s.active == NONE:
            return self._happen(g, 0)
        return Ask(seat=s.active, kind="ag-power-order", rule="AG-ABIL-13", options=options)

    def _effects(self) -> tuple[Option, ...]:
        return tuple(dict.fromkeys(PowerFirst(source, row) for source, row, _, _ in self.todo))

    def triggers_answered(self, g: Game[Table], choice: PowerFirst) -> Outcome:
        wanted = (choice.source, choice.row)
        return self._happen(g, next(i for i, row in enumerate(self.todo) if row[:2] == wanted))

    def _happen(self, g: Game[Table], place: int) -> Outcome:
        """One trigger, unless its source has gone."""
        self.again()
        source, row, owner, bearer = self.todo[place]
        self.todo = self.todo[:place] + self.todo[place + 1 :]
        is_afoot = bearer == NONE and source in g.state.afoot
        if owner != ENCOUNTER and not is_afoot and (source, owner, bearer) not in _in_force(g.state):
            return None
        what = {"about": self.about, "seen": self.card, "blow": self.blow}
        return trigger_run(g, source, row, owner, bearer, self.subject, **what)

    def offer(self, g: Game[Table]) -> Outcome:
        s = g.state
        groups = _groups(s)
        if s.fight is not None and (s.fight.over or s.fight.fallen) and self.moment in COMBAT_MOMENTS:
            # AG-ABIL-16, AG-COMBAT-14: nothing more is played before attacks that will not take place.
            self.rank = len(groups)
        while self.rank < len(groups):
            found = {
                seat: uses(s, seat, self.moment, self.subject, self.spent, self.card, self.blow)
                for seat in groups[self.rank]
                if not self.passed >> seat & 1
            }
            if any(found.values()) or (s.settings.sealed and self._is_likely(s, found)):
                seats = tuple(range(len(s.heroes)))
                options = tuple((Pass(), *found.get(seat, ())) for seat in seats)
                return React(
                    kind=f"ag-at-{self.moment}", rule=RULES[self.moment], seats=seats, options=options,
                    sealed=s.settings.sealed,
                )  # fmt: skip
            self.rank += 1
        return None

    def _is_likely(self, s: Table, seats: Iterable[int]) -> bool:
        return any(might_use(s, seat, self.moment, self.subject, self.card, self.blow) for seat in seats)

    def offer_answered(self, g: Game[Table], answers: tuple[Option, ...]) -> None:
        chosen: list[tuple[int, ...]] = []
        for seat in _groups(g.state)[self.rank]:
            option = answers[seat]
            if isinstance(option, Pass):
                self.passed |= 1 << seat
                continue
            self.spent += spent_by(option)
            if isinstance(option, Play):
                chosen.append((seat, option.ability))
            elif isinstance(option, UsePower):
                chosen.append((seat, option.source, option.row, option.bearer))
        self.queue = tuple(chosen)
        if not chosen:
            self.rank += 1
            self.again()

    def resolve(self, g: Game[Table]) -> Outcome:
        if not self.queue:
            if self.rank < len(_groups(g.state)):
                self.goto("offer")
            return None
        if len(self.queue) == 1 or g.state.fight is not None:
            # AG-ABIL-11: bystanders of a combat clockwise from the active character.
            return self._next(g, 0)
        options = tuple(Target(row[0]) for row in self.queue)
        return Ask(seat=g.state.active, kind="ag-order", rule="AG-ABIL-13", options=options)

    def resolve_answered(self, g: Game[Table], choice: Target) -> Outcome:
        return self._next(g, next(i for i, row in enumerate(self.queue) if row[0] == choice.seat))

    def _next(self, g: Game[Table], place: int) -> Outcome:
        """Start one of the queue, unless something before it has made it impossible."""
        self.again()
        row = self.queue[place]
        self.queue = self.queue[:place] + self.queue[place + 1 :]
        s = g.state
        seat = row[0]
        cast = Cast(seat, seat, self.subject, NONE, self.card, self.blow)
        option: Option
        if len(row) == 2:
            option = Play(seat, row[1])
            why = None if row[1] in s.hands[seat] else Why("AG-ABIL-11", "ag-needs-more")
            why = why or why_not_play(s, seat, row[1], self.moment, cast)
        else:
            option = UsePower(seat, *row[1:])
            why = why_not_use(s, seat, row[1], row[2], self.moment, cast._replace(bearer=row[3]))
        return None if why else play.start(option, self.subject, self.about, self.card, self.blow)

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        found = super().candidates(g, seat)
        return chain(self._effects(), found) if self.STEPS[self.at] == "triggers" else found

    def why_not_own(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        if isinstance(option, Target):
            return None if any(row[0] == option.seat for row in self.queue) else Why("AG-ABIL-13", "ag-no-target")
        if not isinstance(option, Play | UsePower):
            return None
        if self.STEPS[self.at] == "triggers":
            return Why("AG-ABIL-13", "ag-order-first")
        why = why_not_now(s, seat, option, self.moment, self.subject, self.spent, self.card, self.blow)
        if why is None and self.passed >> seat & 1:
            return Why("AG-ABIL-12", "ag-passed")
        if why is None and seat not in _groups(s)[self.rank]:
            return Why("AG-ABIL-12", "ag-not-your-moment")
        return why


def _groups(s: Table) -> tuple[tuple[int, ...], ...]:
    fight = s.fight
    if fight is None or s.active == NONE:
        return (s.clockwise(max(0, s.active)),)
    bystanders = tuple(seat for seat in s.clockwise(s.active) if side_in(fight, seat) == NONE)
    defender = (fight.defender,) if fight.defender >= 0 else ()
    return (defender, (fight.attacker,), bystanders)


def _in_force(s: Table) -> set[tuple[int, int, int]]:
    return {(number, owner, bearer) for bearer in range(len(s.heroes)) for number, owner in at_work(s, bearer, ANY)}


def trigger_run(g: Game[Table], source: int, row: int, owner: int, bearer: int, subject: int, **moment: Any) -> Frame:
    """The effects of a trigger; ``moment`` says more of what it answers (fields of ``Acting``)."""
    place = SOURCES[source]
    script = script_of(place.trigger[row].do)
    g.tell("ag-triggered", card=place.name)
    return effects.Run(
        script=script,
        owner=owner,
        bearer=bearer,
        subject=subject,
        source=source,
        event=place.event,
        name=place.id,
        **moment,
    )


class PowerOrder(Asking, kw_only=True):
    """AG-POWER-06: a character's owner picks the order of his own powers on the same result."""

    STEPS = ("pick",)
    seat: int
    powers: tuple[tuple[int, int, int, int], ...]
    picked: int = 0

    def pick(self, g: Game[Table]) -> Outcome:
        if len({(row[0], row[1]) for row in self.powers}) == 1:
            return None
        options = tuple(self.candidates(g, self.seat))
        return Ask(seat=self.seat, kind="ag-power-order", rule="AG-POWER-06", options=options)

    def candidates(self, g: Game[Table], seat: int) -> Iterable[Option]:
        """His powers on this result; he may begin with any."""
        return dict.fromkeys(PowerFirst(row[0], row[1]) for row in self.powers)

    def pick_answered(self, g: Game[Table], choice: PowerFirst) -> None:
        self.picked = next(i for i, row in enumerate(self.powers) if (row[0], row[1]) == (choice.source, choice.row))

    def result(self, g: Game[Table]) -> int:
        return self.picked
