"""The movement phase, and figures that move by whatever means (AG-MOVE, AG-AGGRO)."""

from __future__ import annotations

from meetingstone.engine import NONE, Ask, Frame, Game, Option, Why
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.board import LEVEL
from meetingstone.games.adventure.changes import change, discard_item, in_city, learn_tokens, mend, to_discard
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import effects, moments, play, uses
from meetingstone.games.adventure.flow.meant import LATER, Asking
from meetingstone.games.adventure.flow.targets import reach, way_to
from meetingstone.games.adventure.options import Done, Drink, Go, OwnItem, Play, UsePower
from meetingstone.games.adventure.queries import (
    ability_name,
    allowed,
    hero_name,
    is_held,
    item_name,
    items_of,
    number,
    potions,
    space_name,
    top_level,
)
from meetingstone.games.adventure.sources import TRAP
from meetingstone.games.adventure.state import Table
from meetingstone.games.adventure.vocabulary import LEVELS


class Enter(Frame, kw_only=True):
    """A figure comes to a space; AG-ABIL-22: traps there spring on whoever enters, their owner too."""

    STEPS = ("arrive", "springs", "answers")
    seat: int
    space: int

    def arrive(self, g: Game[Table]) -> None:
        s = g.state
        s.moved |= self.seat == s.active
        change(s, self.seat, space=self.space)

    def springs(self, g: Game[Table]) -> Outcome:
        s = g.state
        trap = next((row for row in s.traps if row[0] == self.space), None)
        if trap is None or s.heroes[self.seat].space != self.space or allowed(s, self.seat, "immune_traps"):
            return None
        self.again()
        _, ability, owner = trap
        s.traps = tuple(row for row in s.traps if row is not trap)
        to_discard(s, owner, ability)
        g.tell("ag-sprung", hero=hero_name(s, self.seat), card=ability_name(ability), space=space_name(self.space))
        card = CONTENT.abilities[ability]
        return effects.Run(
            script=TRAP[ability][s.heroes[owner].level], owner=owner, bearer=self.seat, subject=self.seat,
            target=self.seat, ability=ability, name=card.id,
        )  # fmt: skip

    def answers(self, g: Game[Table]) -> Outcome:
        if g.state.heroes[self.seat].space != self.space:
            return None
        return moments.moment(g.state, "entered", self.seat)


class Walk(Frame, kw_only=True):
    """AG-MOVE-02: steps along a way, until something stops him; AG-MOVE-08: discoveries and encounters do not."""

    STEPS = ("step",)
    seat: int
    way: tuple[int, ...]
    counted: bool = True
    """These are steps of the movement phase."""
    here: int = NONE
    """Where the last step has led: whoever is elsewhere by now walks no further."""

    def step(self, g: Game[Table]) -> Outcome:
        s = g.state
        if not self.way or (self.counted and (s.halted or s.fell)):
            return None
        if self.here not in (NONE, s.heroes[self.seat].space):
            return None
        self.here, *rest = self.way
        self.way = tuple(rest)
        self.again()
        if self.counted:
            s.moves -= 1
            s.walked = True
        return Enter(seat=self.seat, space=self.here)


class Movement(Asking, kw_only=True):
    """AG-MOVE-02, AG-MOVE-09: steps, cards, potions and tokens in any order after the roll."""

    STEPS = ("look_around", "act")
    OWN = {"act": (Done, Go, Drink, OwnItem, Play, UsePower)}
    NOT_NOW = LATER
    seat: int
    spent: tuple[int, ...] = ()

    def look_around(self, g: Game[Table]) -> None:
        """Whoever has an eye for it learns what lies facedown within his reach."""
        s = g.state
        if any(s.hidden_at) and allowed(s, self.seat, "peeks"):
            for space in reach(s, self.seat, s.moves):
                learn_tokens(g, self.seat, space)

    def act(self, g: Game[Table]) -> Outcome:
        s = g.state
        if s.fell:
            return None
        options = [*self._steps(s), *self._potions(s), *uses.uses(s, self.seat, "move", self.seat, self.spent)]
        if in_city(s, self.seat):
            options += uses.uses(s, self.seat, "in_city", self.seat, self.spent)
        # AG-INFO-03: at a sealed table nobody may notice that somebody has no card to play here.
        bluffs = not options and s.settings.sealed and moments.might_use(s, self.seat, "move", self.seat)
        if not options and not bluffs:
            return None
        return Ask(seat=self.seat, kind="ag-move", rule="AG-MOVE-02", options=(Done(), *options), confirm=bluffs)

    def _steps(self, s: Table) -> list[Option]:
        if s.moves <= 0 or s.halted:
            return []
        start = s.heroes[self.seat].space
        return [Go(space) for space in sorted(reach(s, self.seat, s.moves)) if space != start]

    def _potions(self, s: Table) -> list[Option]:
        """AG-POTION-02, AG-POTION-04; AG-POTION-06: they are offered again after each."""
        hero = s.heroes[self.seat]
        found: list[Option] = []
        if hero.wounds:
            found += [Drink(card, "health") for card in potions(s, self.seat, "health")]
        if not s.halted:
            found += [Drink(card, "swiftness") for card in potions(s, self.seat, "swiftness")]
        return found

    def act_answered(self, g: Game[Table], choice: Option) -> Outcome:
        if isinstance(choice, Done):
            return None
        self.again()
        if isinstance(choice, Go):
            return self._go(g, choice.space)
        if isinstance(choice, Drink):
            _drink(g, self.seat, choice)
            return None
        self.spent += uses.spent_by(choice)
        return play.start(choice, self.seat)

    def _go(self, g: Game[Table], space: int) -> Outcome:
        s = g.state
        way = way_to(reach(s, self.seat, s.moves), space)
        g.tell("ag-walked", hero=hero_name(s, self.seat), space=space_name(space), steps=len(way))
        if moments.listens(s, "entered") or any(trap[0] in way for trap in s.traps):
            return Walk(seat=self.seat, way=way)
        s.moves -= len(way)
        s.moved = s.walked = True
        change(s, self.seat, space=space)
        return None

    def why_not_own(self, g: Game[Table], seat: int, option: Option) -> Why | None:
        s = g.state
        if isinstance(option, Go):
            return why_not_go(s, seat, option.space)
        if isinstance(option, Drink):
            return why_not_drink(s, seat, option)
        if isinstance(option, OwnItem):
            return why_not_equip_yet(s, seat, option.item)
        if not isinstance(option, Play | UsePower):
            return None
        why = uses.why_not_now(s, seat, option, "move", seat, self.spent)
        if why is None or not in_city(s, seat):
            return why
        in_the_city = uses.why_not_now(s, seat, option, "in_city", seat, self.spent)
        return in_the_city if in_the_city is None or why.reason == "ag-other-moment" else why


def why_not_equip_yet(s: Table, seat: int, card: int) -> Why:
    """AG-ITEM-05: equipment belongs to a later phase of the turn."""
    reason = "ag-only-maintenance" if card in items_of(s.heroes[seat]) else "ag-not-your-item"
    return Why("AG-ITEM-05", reason, {"item": item_name(card)})


def why_not_go(s: Table, seat: int, space: int) -> Why | None:
    """Why the movement of a figure does not bring it to a space."""
    values: dict[str, int | str] = {"space": space_name(space)}
    if space == s.heroes[seat].space:
        return Why("AG-MOVE-02", "ag-already-there", values)
    if is_held(s, seat):
        return Why("AG-AGGRO-02", "ag-held", values)
    if why := why_above_level(s, seat, space, "AG-MOVE-04"):
        return why
    if s.halted:
        return Why("AG-MOVE-02", "ag-halted", values)
    return None if space in reach(s, seat, s.moves) else Why("AG-MOVE-02", "ag-too-far", {**values, "moves": s.moves})


def why_above_level(s: Table, seat: int, space: int, rule: str) -> Why | None:
    """Why a figure may not come to a space at all, on foot (AG-MOVE-04) or otherwise (AG-MOVE-06)."""
    if LEVEL[space] <= top_level(s, seat):
        return None
    level = f"@ag-level-{LEVELS[LEVEL[space]]}"
    return Why(rule, "ag-above-level", {"space": space_name(space), "level": level})


def why_not_drink(s: Table, seat: int, choice: Drink) -> Why | None:
    """AG-POTION-02, AG-POTION-04; AG-POTION-03: mana potions have their own moment."""
    if why := uses.why_no_potion(s, seat, choice):
        return why
    values: dict[str, int | str] = {"item": item_name(choice.item)}
    if choice.potion == "mana":
        return Why("AG-POTION-03", "ag-mana-when-paying", values)
    if choice.potion == "health":
        return None if s.heroes[seat].wounds else Why("AG-POTION-02", "ag-unhurt", values)
    return Why("AG-POTION-04", "ag-halted", values) if s.halted else None


def _drink(g: Game[Table], seat: int, choice: Drink) -> None:
    s = g.state
    g.tell("ag-drank", hero=hero_name(s, seat), item=item_name(choice.item), potion=choice.potion)
    discard_item(g, seat, choice.item)
    if choice.potion == "health":
        if not allowed(s, seat, "no_healing"):
            mend(g, seat, number(s, seat, "healed", 1))
    else:
        s.moves += 1
