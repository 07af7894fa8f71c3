"""Moments at which players may act, ability cards and powers, from their price to their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Pass, React, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import (
    box_token,
    detach,
    discard_item,
    lose_card,
    lose_token,
    set_fight,
    spend,
    to_discard,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import effects, wounds
from meetingstone.games.adventure.flow.cards import DiscardChosen
from meetingstone.games.adventure.flow.targets import is_feasible
from meetingstone.games.adventure.options import (
    Attached,
    Drink,
    OwnItem,
    OwnToken,
    PayEnergy,
    Play,
    PowerFirst,
    Target,
    UsePower,
)
from meetingstone.games.adventure.queries import (
    Cast,
    ability_name,
    allowed,
    applies,
    can_pay,
    card_cost,
    foe_source,
    hero_name,
    is_held,
    item_name,
    mana_items,
    payable_items,
    power_cost,
    side_in,
    weapon_is_idle,
)
from meetingstone.games.adventure.sources import (
    ABILITY_HOOKS,
    ABILITY_MOMENTS,
    ITEM,
    PLAY,
    SOURCES,
    TOKEN,
    TRIGGER_BIT,
    USE_BIT,
    Source,
    script_of,
)
from meetingstone.games.adventure.state import ENCOUNTER, Attachment, Scope, Table, Tally
from meetingstone.games.adventure.vocabulary import COMBAT_MOMENTS, LEVELS, ONLY_TRIGGERS, Cost, Effect, Move

IN_COMBAT = frozenset((*COMBAT_MOMENTS, "combat_end"))
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
    "played": "AG-ABIL-15",
    "hurt": "AG-ABIL-11",
    "fall": "AG-ABIL-11",
}
"""The rule behind the question of each moment."""

ROWS = 16
"""A row of a source is counted as source * ROWS + row."""


# Refusals are made by the thousand and mostly thrown away, so what they say stands ready.
_CARD_VALUES: tuple[dict[str, int | str], ...] = tuple({"card": f"@ag-{card.id}"} for card in CONTENT.abilities)
_SOURCE_VALUES: tuple[dict[str, int | str], ...] = tuple({"card": f"@ag-{source.id}"} for source in SOURCES)


# ---- what may be used


def is_meant(s: Table, moment: str, subject: int, owner: int, of: str) -> bool:
    """Whether a row answers this moment: in a combat by taking part, elsewhere by whose moment it is."""
    if of == "any":
        return True
    mine = side_in(s.fight, owner) != NONE if moment in IN_COMBAT else owner == subject
    return mine == (of == "self")


def why_not_play(s: Table, seat: int, ability: int, moment: str, cast: Cast) -> Why | None:
    """Why a card in hand cannot be played at a moment; cheap and telling reasons first."""
    card = CONTENT.abilities[ability]
    values = _CARD_VALUES[ability]
    if moment not in ABILITY_MOMENTS[ability]:
        return Why("AG-ABIL-09", "ag-other-moment", values)
    if card.timing == "combat" and side_in(s.fight, seat) == NONE:
        return Why("AG-ABIL-10", "ag-not-fighting", values)
    if card.timing == "movement" and seat != s.active:
        return Why("AG-ABIL-10", "ag-not-active", values)
    if not is_meant(s, moment, cast.subject, seat, card.of):
        return Why("AG-ABIL-11", "ag-not-meant", values)
    if s.count(Scope.TURN, Tally.PLAYED, seat, ability):
        return Why("AG-ABIL-14", "ag-second-copy", values)
    if allowed(s, seat, "no_cards"):
        return Why("AG-GEN-02", "ag-no-cards", values)
    if card.weapon and s.fight and s.fight.replaced[side_in(s.fight, seat)] != NONE:
        return Why("AG-ABIL-20", "ag-second-weapon", values)
    if not applies(s, card.need, card.unless, cast):
        return Why("AG-ABIL-11", "ag-needs-more", values)
    energy = card_cost(s, seat, ability)
    if not can_pay(s, seat, energy, card.cost, len(s.hands[seat]) - 1):
        return Why("AG-ABIL-06", "ag-too-dear", {**values, "cost": energy, "energy": s.heroes[seat].energy})
    return why_infeasible(s, card.do[0], cast, values) if card.do and not card.weapon else None


def why_infeasible(s: Table, effect: Effect, cast: Cast, values: dict[str, int | str]) -> Why | None:
    """Why the first effect of a card could do nothing."""
    if is_feasible(s, effect, cast):
        return None
    if isinstance(effect, Move) and cast.owner >= 0 and is_held(s, cast.owner) and not effect.leaves_aggro:
        return Why("AG-AGGRO-04", "ag-held-by-aggro", values)
    return Why("AG-GEN-02", "ag-no-effect", values)


def why_not_use(s: Table, seat: int, source: int, row: int, moment: str, cast: Cast) -> Why | None:
    """Why a power in force, or a kept token, cannot be used at a moment."""
    use = SOURCES[source].use[row]
    values = _SOURCE_VALUES[source]
    if not is_meant(s, moment, cast.subject, seat, use.of):
        return Why("AG-POWER-09", "ag-not-meant", values)
    which = source * ROWS + row
    if use.limit and s.count(Scope.TURN if use.limit == "turn" else Scope.COMBAT, Tally.USED, seat, which):
        return Why("AG-POWER-09", "ag-used-up", values)
    if not applies(s, use.need, use.unless, cast):
        return Why("AG-POWER-09", "ag-needs-more", values)
    if SOURCES[source].kind in ("side", "item") and allowed(s, seat, "no_uses"):
        return Why("AG-GEN-02", "ag-no-uses", values)
    energy = power_cost(s, seat, use.cost.energy)
    if not can_pay(s, seat, energy, use.cost, len(s.hands[seat])):
        return Why("AG-ABIL-06", "ag-too-dear", {**values, "cost": energy, "energy": s.heroes[seat].energy})
    return why_infeasible(s, use.do[0], cast, values)


def powers_at(s: Table, seat: int, moment: str) -> Iterator[tuple[int, int, int]]:
    """(source, row, bearer) of the powers of a seat that speak of a moment."""
    bit = USE_BIT[moment]
    for bearer, hero in enumerate(s.heroes):
        if not hero.hooks & bit or not (bearer == seat or s.abroad & bit):
            continue
        seen = {_idle_weapon(s, bearer)}
        for number, owner in hero.force:
            if owner == seat and SOURCES[number].hooks & bit and number not in seen:
                seen.add(number)
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, bearer
    if seat == s.active:
        for number in s.afoot:
            if SOURCES[number].hooks & bit:
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, seat
        # AG-DISC-08: kept tokens are spent in their holder's own turn.
        for kind in sorted(set(s.heroes[seat].tokens)):
            number = TOKEN[kind]
            if SOURCES[number].hooks & bit:
                for row in SOURCES[number].uses_at[moment]:
                    yield number, row, seat


def _has_powers(s: Table, seat: int, bit: int) -> bool:
    """Whether any card in play or kept token of a seat may speak of a moment."""
    hero = s.heroes[seat]
    if hero.hooks & bit:
        return True
    if seat == s.active and hero.tokens:
        for kind in hero.tokens:
            if SOURCES[TOKEN[kind]].hooks & bit:
                return True
    return bool(s.abroad & bit)


def _idle_weapon(s: Table, seat: int) -> int:
    """AG-ABIL-21: the source of a weapon whose text is ignored in this combat, or NONE."""
    weapon = s.heroes[seat].weapon
    return ITEM[weapon] if weapon != NONE and weapon_is_idle(s, seat) else NONE


def uses(
    s: Table, seat: int, moment: str, subject: int, spent: tuple[int, ...] = (), card: int = NONE, blow: bool = False
) -> list[Option]:
    """All that a seat may play or use now; ``spent`` are powers without a price that were used at this moment."""
    found: list[Option] = []
    bit = USE_BIT[moment]
    cast = None
    last = NONE
    for ability in s.hands[seat]:
        if ABILITY_HOOKS[ability] & bit and ability != last:
            cast = cast or Cast(seat, seat, subject, NONE, card, blow)
            if why_not_play(s, seat, ability, moment, cast) is None:
                found.append(Play(seat, ability))
            last = ability
    if not _has_powers(s, seat, bit):
        return found
    cast = cast or Cast(seat, seat, subject, NONE, card, blow)
    for source, row, bearer in powers_at(s, seat, moment):
        if _spent_key(seat, source, row) in spent:
            continue
        if bearer != cast.bearer:
            cast = Cast(seat, bearer, subject, NONE, card, blow)
        if why_not_use(s, seat, source, row, moment, cast) is None:
            found.append(UsePower(seat, source, row, bearer))
    return found


def _spent_key(seat: int, source: int, row: int) -> int:
    return (source * ROWS + row) * 8 + seat


def spent_by(option: Option) -> tuple[int, ...]:
    """AG-POWER-09: a power without a price may be used once each time its moment comes round."""
    if isinstance(option, UsePower) and _is_free(SOURCES[option.source], option.row):
        return (_spent_key(option.seat, option.source, option.row),)
    return ()


def _is_free(source: Source, row: int) -> bool:
    """A token is its own price: a second one of its kind may be spent at the same moment (AG-TOK-04)."""
    use = source.use[row]
    return use.cost == Cost() and not use.discard and source.kind != "token"


def start(option: Option, subject: int, about: int = NONE, card: int = NONE, blow: bool = False) -> Frame:
    """The frame that carries out what a seat has chosen to play or use."""
    if isinstance(option, Play):
        return PlayCard(seat=option.seat, ability=option.ability, subject=subject, about=about, seen=card, blow=blow)
    assert isinstance(option, UsePower)
    return UseOf(
        seat=option.seat, source=option.source, row=option.row, bearer=option.bearer, subject=subject, about=about,
        seen=card, blow=blow,
    )  # fmt: skip


# ---- moments


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
        if not _has_powers(s, seat, bit):
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
            idle = _idle_weapon(s, seat)
            for number, owner in s.heroes[seat].force:
                if SOURCES[number].hooks & bit and number != idle:
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
        if applies(s, trigger.need, trigger.unless, Cast(owner, bearer, subject, NONE, card, blow)):
            yield number, row, owner, bearer


class Moment(Frame, kw_only=True):
    """AG-ABIL-11 to AG-ABIL-13: what must happen now, then what players may do.

    In a combat the defender comes first, then the attacker, then bystanders; elsewhere all are asked together and the
    active character sets the order. Everybody is in the question, also those who can only pass, so that nobody learns
    who holds something; at a sealed table it is asked also where nobody does. A pass is final.
    """

    STEPS = ("triggers", "offer", "resolve")
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
        options = tuple(dict.fromkeys(PowerFirst(source, row) for source, row, _, _ in self.todo))
        if len(options) == 1 or s.fight is not None or s.active == NONE:
            return self._happen(g, 0)
        return Ask(seat=s.active, kind="ag-power-order", rule="AG-ABIL-13", options=options)

    def triggers_answered(self, g: Game[Table], choice: PowerFirst) -> Outcome:
        wanted = (choice.source, choice.row)
        return self._happen(g, next(i for i, row in enumerate(self.todo) if row[:2] == wanted))

    def _happen(self, g: Game[Table], place: int) -> Outcome:
        """One trigger, unless its source has gone."""
        self.again()
        source, row, owner, bearer = self.todo[place]
        self.todo = self.todo[:place] + self.todo[place + 1 :]
        if (source, owner, bearer) not in _in_force(g.state) and owner != ENCOUNTER and bearer != NONE:
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
        return None if why else start(option, self.subject, self.about, self.card, self.blow)

    def explain(self, g: Game[Table], seat: int, key: str) -> Why | None:
        return explain_use(g, seat, key, self.moment, self.subject, self.spent, self.card, self.blow)


def _groups(s: Table) -> tuple[tuple[int, ...], ...]:
    fight = s.fight
    if fight is None or s.active == NONE:
        return (s.clockwise(max(0, s.active)),)
    bystanders = tuple(seat for seat in s.clockwise(s.active) if side_in(fight, seat) == NONE)
    defender = (fight.defender,) if fight.defender >= 0 else ()
    return (defender, (fight.attacker,), bystanders)


def _in_force(s: Table) -> set[tuple[int, int, int]]:
    return {(number, owner, bearer) for bearer, hero in enumerate(s.heroes) for number, owner in hero.force}


def trigger_run(g: Game[Table], source: int, row: int, owner: int, bearer: int, subject: int, **moment: Any) -> Frame:
    """The effects of a trigger; ``moment`` says more of what it answers (fields of ``Acting``)."""
    place = SOURCES[source]
    event = place.number if place.kind in ("event", "back") else NONE
    script = script_of(place.trigger[row].do)
    g.tell("ag-triggered", card=f"@ag-{place.id}")
    return effects.Run(
        script=script, owner=owner, bearer=bearer, subject=subject, source=source, event=event, name=place.id, **moment
    )


def explain_use(
    g: Game[Table], seat: int, key: str, name: str, subject: int, spent: tuple[int, ...], card: int, blow: bool
) -> Why | None:
    """Why a card or a power is not among what a seat may use."""
    s = g.state
    kind, _, rest = key.partition(":")
    cast = Cast(seat, seat, subject, NONE, card, blow)
    if kind == "play":
        ability = CONTENT.ability.get(rest, NONE)
        if ability == NONE:
            return None
        if ability not in s.hands[seat]:
            return Why("AG-ABIL-01", "ag-not-in-hand", {"card": ability_name(ability)})
        return why_not_play(s, seat, ability, name, cast)
    if kind == "use":
        for source, row, bearer in _all_powers(s, seat):
            option = UsePower(seat, source, row, bearer)
            if option.key(g) == key:
                values = {"card": f"@ag-{SOURCES[source].id}"}
                if name not in SOURCES[source].use[row].at:
                    return Why("AG-POWER-09", "ag-other-moment", values)
                if _spent_key(seat, source, row) in spent:
                    return Why("AG-POWER-09", "ag-used-up", values)
                if SOURCES[source].kind == "token" and seat != s.active:
                    return Why("AG-DISC-08", "ag-own-turn", values)
                return why_not_use(s, seat, source, row, name, cast._replace(bearer=bearer))
        return _why_out_of_force(s, seat, CONTENT.item.get(rest.partition(":")[0], NONE))
    return None


def _why_out_of_force(s: Table, seat: int, card: int) -> Why | None:
    """AG-ITEM-04, AG-ITEM-08: why an item in the bag gives no power."""
    if card not in s.heroes[seat].bag:
        return None
    level = CONTENT.challenges[card].level
    if level > s.heroes[seat].level:
        return Why("AG-ITEM-08", "ag-item-level", {"item": item_name(card), "level": f"@ag-level-{LEVELS[level]}"})
    return Why("AG-ITEM-04", "ag-not-equipped", {"item": item_name(card)})


def _all_powers(s: Table, seat: int) -> Iterator[tuple[int, int, int]]:
    for bearer, hero in enumerate(s.heroes):
        for number, owner in hero.force:
            if owner == seat:
                for row in range(len(SOURCES[number].use)):
                    yield number, row, bearer
    for kind in s.heroes[seat].tokens:
        for row in range(len(SOURCES[TOKEN[kind]].use)):
            yield TOKEN[kind], row, seat


# ---- prices


def payment(s: Table, seat: int, energy: int, cost: Cost) -> Pay | None:
    """The frame in which a price is paid, unless there is nothing to decide: then it is paid at once."""
    if not (cost.cards or cost.items or cost.tokens or cost.attached or cost.damage):
        if not energy:
            return None
        if s.heroes[seat].energy >= energy and not mana_items(s, seat):
            spend(s, seat, energy)
            return None
    return Pay(seat=seat, energy=energy, cost=cost)


class Pay(Frame, kw_only=True):
    """AG-ABIL-06, AG-POTION-03: energy, lowered by mana potions, and whatever else a price asks."""

    STEPS = ("mana", "energy_spent", "cards", "items", "tokens", "attached", "damage")
    seat: int
    energy: int
    cost: Cost
    left: int = 0
    """Pieces of the running step that are still to be paid, plus one."""

    def mana(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.energy:
            return None
        found = mana_items(s, self.seat)
        if not found:
            return None
        options: list[Option] = []
        if s.heroes[self.seat].energy >= self.energy:
            options.append(PayEnergy(self.energy))
        options += [Drink(card, "mana") for card in found if self._spares(s, card)]
        return Ask(seat=self.seat, kind="ag-pay", rule="AG-POTION-03", options=tuple(options))

    def _spares(self, s: Table, card: int) -> bool:
        """Whether enough items are left for the rest of the price when this one is drunk."""
        payable = payable_items(s.heroes[self.seat], self.cost)
        return not self.cost.items or len([each for each in payable if each != card]) >= self.cost.items

    def mana_answered(self, g: Game[Table], choice: Option) -> None:
        if isinstance(choice, Drink):
            self.energy -= 1
            g.tell("ag-drank", hero=hero_name(g.state, self.seat), item=item_name(choice.item), potion="mana")
            discard_item(g, self.seat, choice.item)
            self.again()

    def energy_spent(self, g: Game[Table]) -> None:
        spend(g.state, self.seat, self.energy)

    def cards(self, g: Game[Table]) -> Outcome:
        return DiscardChosen(seat=self.seat, count=self.cost.cards, rule="AG-POWER-09") if self.cost.cards else None

    def _ask(self, kind: str, options: list[Option]) -> Ask:
        return Ask(seat=self.seat, kind=kind, rule="AG-POWER-09", options=tuple(options))

    def _counted(self, count: int) -> bool:
        """Whether the running step has something left to pay."""
        if self.left == 0:
            self.left = count + 1
        if self.left == 1:
            self.left = 0
            return False
        return True

    def items(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.items):
            return None
        return self._ask("ag-pay-item", [OwnItem(c) for c in payable_items(g.state.heroes[self.seat], self.cost)])

    def items_answered(self, g: Game[Table], choice: OwnItem) -> None:
        discard_item(g, self.seat, choice.item)
        self.left -= 1
        self.again()

    def tokens(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.tokens):
            return None
        return self._ask("ag-pay-token", [OwnToken(kind) for kind in sorted(set(g.state.heroes[self.seat].tokens))])

    def tokens_answered(self, g: Game[Table], choice: OwnToken) -> None:
        lose_token(g.state, self.seat, choice.kind)
        box_token(g.state, choice.kind)
        self.left -= 1
        self.again()

    def attached(self, g: Game[Table]) -> Outcome:
        if not self._counted(self.cost.attached):
            return None
        count = len(g.state.heroes[self.seat].attached)
        return self._ask("ag-pay-attached", [Attached(self.seat, place) for place in range(count)])

    def attached_answered(self, g: Game[Table], choice: Attached) -> None:
        detach(g, self.seat, g.state.heroes[self.seat].attached[choice.place])
        self.left -= 1
        self.again()

    def damage(self, g: Game[Table]) -> Outcome:
        return wounds.Hurt(seat=self.seat, amount=self.cost.damage, by=self.seat) if self.cost.damage else None


# ---- cards and powers


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
        return moment(g.state, "played", self.seat, about=g.depth, card=self.ability)

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
        g.tell("ag-used", hero=hero_name(s, self.seat), card=f"@ag-{place.id}", energy=energy)
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
            source=self.source, event=place.number if place.kind in ("event", "back") else NONE, about=self.about,
            seen=self.seen, blow=self.blow, name=place.id,
        )  # fmt: skip


def attachment_of(s: Table, bearer: int, ability: int, owner: int) -> Attachment:
    return next(each for each in s.heroes[bearer].attached if each.ability == ability and each.owner == owner)


# ---- the order of triggered powers of one side


class PowerOrder(Frame, kw_only=True):
    """AG-POWER-06: a character's owner picks the order of his own powers on the same result."""

    STEPS = ("pick",)
    seat: int
    powers: tuple[tuple[int, int, int, int], ...]
    picked: int = 0

    def pick(self, g: Game[Table]) -> Outcome:
        if len({(row[0], row[1]) for row in self.powers}) == 1:
            return None
        options = tuple(dict.fromkeys(PowerFirst(row[0], row[1]) for row in self.powers))
        return Ask(seat=self.seat, kind="ag-power-order", rule="AG-POWER-06", options=options)

    def pick_answered(self, g: Game[Table], choice: PowerFirst) -> None:
        self.picked = next(i for i, row in enumerate(self.powers) if (row[0], row[1]) == (choice.source, choice.row))

    def result(self, g: Game[Table]) -> int:
        return self.picked
