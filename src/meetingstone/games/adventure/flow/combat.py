"""A combat, step by step (AG-COMBAT, AG-PVP, AG-POWER)."""

from __future__ import annotations

from collections.abc import Iterator

from meetingstone.engine import NONE, Frame, Game, Roll
from meetingstone.engine.frames import Outcome
from meetingstone.games.adventure.changes import (
    bag_item,
    change,
    clear_slot,
    discard_challenge,
    end_fight,
    new_combat,
    set_fight,
)
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow import challenge, effects, moments, quests, uses, wounds
from meetingstone.games.adventure.flow.dice import COMBAT_DIE
from meetingstone.games.adventure.pieces import Enemy, Rewarding
from meetingstone.games.adventure.queries import (
    Cast,
    allowed,
    applies,
    at_work,
    attack_type,
    enemy_name,
    fight_of,
    foe_source,
    hero_name,
    number,
    strikes_early,
    value,
)
from meetingstone.games.adventure.sources import DIE_BIT, SOURCES, script_of
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, ENCOUNTER, Fight, Table

BOTH = 3
"""Bit mask of both sides."""


def fighter_name(s: Table, fight: Fight, side: int) -> str:
    return hero_name(s, fight.attacker) if side == ATTACKER else enemy_name(s, fight)


def hurt_foe(g: Game[Table], amount: int) -> None:
    """AG-ENC-02: any damage defeats an encounter."""
    s = g.state
    fight = fight_of(s)
    if amount > 0 and number(s, ENCOUNTER, "taken", amount) > 0 and not fight.fallen >> DEFENDER & 1:
        set_fight(s, fallen=fight.fallen | 1 << DEFENDER)
        g.tell("ag-foe-defeated", foe=enemy_name(s, fight))


def powers_of(s: Table, side: int) -> list[tuple[int, int, int, int]]:
    """(source, row, owner, bearer) of unused powers of a side that its die has triggered (AG-POWER-06)."""
    fight = fight_of(s)
    seat = (fight.attacker, fight.defender)[side]
    if allowed(s, seat, "no_powers"):
        return []
    found = _listening(s, seat)
    return [
        (number, row, owner, seat)
        for number, owner in found
        for row in SOURCES[number].on_die
        if fight.dice[side] in SOURCES[number].trigger[row].on
        and number * uses.ROWS + row not in fight.used
        and applies(
            s,
            SOURCES[number].trigger[row].need,
            SOURCES[number].trigger[row].unless,
            Cast(owner, seat, seat, event=SOURCES[number].event),
        )
    ]


def _listening(s: Table, seat: int) -> Iterator[tuple[int, int]]:
    """(source, owner) of what listens to the die of a side."""
    fight = fight_of(s)
    if seat == ENCOUNTER:
        if SOURCES[foe_source(fight)].hooks & DIE_BIT:
            yield foe_source(fight), ENCOUNTER
        return
    hero = s.heroes[seat]
    if not hero.hooks & DIE_BIT:
        return
    for number_of, owner in at_work(s, seat, DIE_BIT):
        if SOURCES[number_of].hooks & DIE_BIT:
            yield number_of, owner


def _needed(s: Table, side: int) -> int:
    """AG-COMBAT-10: what the die of a side must show to hit, as things stand; 0 if it does not attack at all."""
    fight = fight_of(s)
    seats = (fight.attacker, fight.defender)
    return 0 if fight.idle >> side & 1 else value(s, seats[1 - side], "defense") - value(s, seats[side], "attack")


def _dice(fight: Fight) -> tuple[int, int, int]:
    return (*fight.dice, fight.rerolls)


class Combat(quests.Fought, kw_only=True):
    """AG-COMBAT-01: five steps, with their moments (AG-COMBAT-03). Table.fight says who fights whom."""

    STEPS = (
        "met", "begin", "before_roll", "roll", "after_roll", "powers", "rerolled", "before_ranged", "ranged",
        "before_melee", "melee", "end", "won", "clear", "first_defeat", "second_defeat", "card", "reward",
        "spent_card", "settle", "new_quests",
    )  # fmt: skip
    seen: tuple[int, int, int] = (0, 0, 0)
    """The dice as they lay when powers were last looked at, and how often they had been rerolled."""
    side: int = NONE
    """Whose powers are being ordered."""
    fought: Fight | None = None
    """The combat, once it is over."""

    def _skip_to_end(self, s: Table) -> bool:
        """AG-ABIL-16, AG-COMBAT-14: canceled, or somebody has fallen before the attacks."""
        fight = fight_of(s)
        if fight.over or fight.fallen:
            self.goto("end")
            return True
        return False

    def met(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        g.tell("ag-combat", hero=hero_name(s, fight.attacker), enemy=enemy_name(s, fight))
        if fight.defender == ENCOUNTER:
            return moments.moment(s, "met", fight.attacker)
        return moments.moment(s, "attacked", fight.defender)

    def begin(self, g: Game[Table]) -> None:
        s = g.state
        if self._skip_to_end(s):
            return
        new_combat(s)
        fight = set_fight(s, begun=True)
        if fight.defender >= 0:
            # AG-PVP-03: it adds to nothing that is left from his own turn.
            change(s, fight.defender, energy=max(0, number(s, fight.defender, "defender_energy", 1)))

    def before_roll(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "before_roll", fight_of(g.state).attacker)

    def roll(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-04, AG-PVP-02: red for the attacker, black for the other side."""
        if self._skip_to_end(g.state):
            return None
        return Roll(kind="ag-combat", rule="AG-COMBAT-04", dice=(COMBAT_DIE, COMBAT_DIE))

    def roll_answered(self, g: Game[Table], dice: tuple[int, ...]) -> None:
        s = g.state
        set_fight(s, dice=(dice[0], dice[1]))
        if g.log is not None:
            g.tell("ag-dice", red=dice[0], black=dice[1], need=_needed(s, ATTACKER), risk=_needed(s, DEFENDER))

    def after_roll(self, g: Game[Table]) -> Outcome:
        return moments.moment(g.state, "after_roll", fight_of(g.state).attacker)

    def powers(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-06, AG-POWER-05, AG-POWER-07: the defender's first; a new result is checked again."""
        s = g.state
        if self._skip_to_end(s):
            return None
        self.seen = _dice(fight_of(s))
        for side in (DEFENDER, ATTACKER):
            found = powers_of(s, side)
            if found:
                self.side = side
                seat = (fight_of(s).attacker, fight_of(s).defender)[side]
                if len(found) > 1 and seat != ENCOUNTER:
                    return moments.PowerOrder(seat=seat, powers=tuple(found))
                return self._trigger(g, found[0])
        self.goto("before_ranged")
        return None

    def powers_returned(self, g: Game[Table], picked: int | None) -> Outcome:
        if picked is None:
            return None
        return self._trigger(g, powers_of(g.state, self.side)[picked])

    def _trigger(self, g: Game[Table], power: tuple[int, int, int, int]) -> Outcome:
        source, row, owner, bearer = power
        fight = fight_of(g.state)
        set_fight(g.state, used=(*fight.used, source * uses.ROWS + row))
        return moments.trigger_run(g, source, row, owner, bearer, bearer)

    def rerolled(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-05: a die that a power has rerolled may be rerolled again."""
        s = g.state
        self.goto("powers")
        if _dice(fight_of(s)) == self.seen or fight_of(s).over or fight_of(s).fallen:
            return None
        return moments.moment(s, "after_roll", fight_of(s).attacker)

    def _strikers(self, s: Table, early: bool) -> list[int]:
        """Sides that attack in a step (AG-COMBAT-08)."""
        fight = fight_of(s)
        return [
            side
            for side, seat in ((DEFENDER, fight.defender), (ATTACKER, fight.attacker))
            if not (fight.idle | fight.struck) >> side & 1 and strikes_early(s, seat) == early
        ]

    def before_ranged(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-09: skipped when neither side has a ranged attack."""
        s = g.state
        if self._skip_to_end(s) or not self._strikers(s, True):
            return None
        return moments.moment(s, "before_ranged", fight_of(s).attacker)

    def ranged(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self._skip_to_end(s):
            return None
        sides = self._strikers(s, True)
        return Blows(sides=tuple(sides)) if sides else None

    def before_melee(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self._skip_to_end(s) or not self._strikers(s, False):
            return None
        return moments.moment(s, "before_melee", fight_of(s).attacker)

    def melee(self, g: Game[Table]) -> Outcome:
        s = g.state
        if self._skip_to_end(s):
            return None
        sides = self._strikers(s, False)
        return Blows(sides=tuple(sides)) if sides else None

    def end(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-21: what happens at the end of a battle comes before rewards."""
        s = g.state
        fight = fight_of(s)
        if fight.over or not fight.begun:
            return None
        return moments.moment(s, "combat_end", fight.attacker)

    def won(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        if fight.defender == ENCOUNTER and fight.fallen >> DEFENDER & 1:
            quests.count_foe(s, fight.attacker, fight)
        if fight.over or fight.fallen not in (1 << ATTACKER, 1 << DEFENDER):
            return None
        victor = fight.defender if fight.fallen >> ATTACKER & 1 else fight.attacker
        return moments.moment(s, "won", victor)

    def clear(self, g: Game[Table]) -> None:
        """AG-POWER-08: what a combat has given ends with it."""
        s = g.state
        self.fought = fight_of(s)
        end_fight(s)
        if self.fought.defender >= 0:
            change(s, self.fought.defender, energy=0)
        if not self.fought.fallen and not self.fought.over:
            g.tell("ag-undecided")

    def _fought(self) -> Fight:
        assert self.fought is not None
        return self.fought

    def first_defeat(self, g: Game[Table]) -> Outcome:
        """AG-PVP-05, AG-PVP-06: the defender first; the survivor may take an item.

        AG-PVP-07: where nobody has fallen, nobody takes anything.
        """
        fight = self._fought()
        if fight.over or fight.defender == ENCOUNTER or not fight.fallen >> DEFENDER & 1:
            return None
        thief = fight.attacker if fight.fallen != BOTH else NONE
        return wounds.Defeat(seat=fight.defender, thief=thief)

    def second_defeat(self, g: Game[Table]) -> Outcome:
        fight = self._fought()
        if fight.over or not fight.fallen >> ATTACKER & 1:
            return None
        thief = NONE
        if fight.fallen != BOTH:
            thief = fight.defender if fight.defender >= 0 else fight.killer
        return wounds.Defeat(seat=fight.attacker, thief=thief)

    def card(self, g: Game[Table]) -> Outcome:
        """Where the encounter card goes: into the bag, back to its deck or on the track, which comes after the defeat.

        AG-COMBAT-15, AG-COMBAT-17, AG-COMBAT-18, AG-COMBAT-19, AG-COMBAT-22.
        """
        s = g.state
        fight = self._fought()
        if fight.card == NONE:
            return None
        if not fight.over and fight.fallen >> DEFENDER & 1:
            self._leave_track(s)
            if fight.fallen == BOTH or allowed(s, fight.attacker, "no_loot"):
                discard_challenge(s, fight.card)
            elif CONTENT.challenges[fight.card].event is None:
                bag_item(g, fight.attacker, fight.card)
                return moments.moment(s, "item", fight.attacker)
            return None
        if fight.dismissed:
            self._leave_track(s)
            discard_challenge(s, fight.card)
            return None
        return challenge.Undefeated(card=fight.card, space=fight.space) if fight.slot == NONE else None

    def _leave_track(self, s: Table) -> None:
        """AG-TRACK-04."""
        if self._fought().slot != NONE:
            clear_slot(s, self._fought().slot)

    def reward(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-16, AG-EVENT-07; AG-COMBAT-20: nothing for whoever falls as well."""
        s = g.state
        fight = self._fought()
        if fight.over or fight.fallen != 1 << DEFENDER:
            return None
        if fight.board:
            printed = CONTENT.spaces[fight.space].encounter
            assert printed is not None
            name = CONTENT.spaces[fight.space].id
            reward = printed.reward
        elif fight.card != NONE:
            enemy = CONTENT.challenges[fight.card].encounter
            assert isinstance(enemy, Rewarding)
            if isinstance(enemy, Enemy):
                s.loose = fight.card
            name, reward = enemy.id, enemy.reward
        else:
            return None
        return effects.Run(
            script=script_of(reward), owner=fight.attacker, subject=fight.attacker, event=fight.card, name=name
        )

    def spent_card(self, g: Game[Table]) -> None:
        """AG-EVENT-07: an enemy that was an event goes back to its deck, unless its reward has put it elsewhere."""
        s = g.state
        if s.loose != NONE and s.loose == self._fought().card:
            discard_challenge(s, s.loose)
            s.loose = NONE

    def settle(self, g: Game[Table]) -> Outcome:
        return quests.settle(g)

    def new_quests(self, g: Game[Table]) -> Outcome:
        if not self.owed:
            return None
        self.again()
        seat, *rest = self.owed
        self.owed = tuple(rest)
        return quests.DrawElite(seat=seat)


class Blows(Frame, kw_only=True):
    """Attacks of one step are simultaneous; defeat is checked after all of them.

    AG-COMBAT-10, AG-COMBAT-11, AG-COMBAT-12, AG-COMBAT-13.
    """

    STEPS = ("strike", "triggers", "damage", "falls", "settle")
    sides: tuple[int, ...]
    """Who attacks, the defender first."""
    hits: int = 0
    i: int = 0
    fallers: tuple[int, ...] = ()

    def strike(self, g: Game[Table]) -> None:
        s = g.state
        fight = fight_of(s)
        struck = fight.struck
        seats = (fight.attacker, fight.defender)
        for side in self.sides:
            struck |= 1 << side
            total = fight.dice[side] + value(s, seats[side], "attack")
            defense = value(s, seats[1 - side], "defense")
            hit = total >= defense
            self.hits |= hit << side
            g.tell(
                "ag-attack", hero=fighter_name(s, fight, side), total=total, defense=defense, hit=int(hit),
                ranged=attack_type(s, seats[side]),
            )  # fmt: skip
        set_fight(s, struck=struck, hits=fight.hits | self.hits)

    def triggers(self, g: Game[Table]) -> Outcome:
        s = g.state
        fight = fight_of(s)
        while self.i < len(self.sides):
            side = self.sides[self.i]
            self.i += 1
            seat = (fight.attacker, fight.defender)[side]
            happens = moments.moment(s, "hit" if self.hits >> side & 1 else "missed", seat)
            if happens:
                self.again()
                return happens
        self.i = 0
        return None

    def damage(self, g: Game[Table]) -> Outcome:
        """AG-COMBAT-11: the damage value, however closely it has hit; AG-PVP-04: a character loses health by it."""
        s = g.state
        while self.i < len(self.sides):
            side = self.sides[self.i]
            self.i += 1
            fight = fight_of(s)
            seats = (fight.attacker, fight.defender)
            if not self.hits >> side & 1 or fight.over:
                continue
            amount = value(s, seats[side], "damage")
            if seats[1 - side] == ENCOUNTER:
                hurt_foe(g, amount)
            elif amount > 0:
                self.fallers = (*self.fallers, seats[1 - side])
                self.again()
                return wounds.Hurt(seat=seats[1 - side], amount=amount, by=seats[side], blow=True)
        return None

    def falls(self, g: Game[Table]) -> Outcome:
        fight = fight_of(g.state)
        while self.fallers and not fight.over:
            seat, *rest = self.fallers
            self.fallers = tuple(rest)
            if wounds.is_falling(g.state, seat):
                self.again()
                return wounds.Fall(seat=seat, by=fight.attacker if seat == fight.defender else fight.defender)
        return None

    def settle(self, g: Game[Table]) -> Outcome:
        return quests.settle(g)
