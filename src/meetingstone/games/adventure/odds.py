"""The exact odds of a combat, over both dice, all rerolls and triggered powers.

Numbers, conditions, triggers and most verbs are the rules' own: only the order of a combat and what asks or rolls is
gone through here, branch by branch. Nobody plays a card or uses a power that is not given; an offer with a price is
declined, a free one taken, and a die that may be rerolled is rerolled if that can help. Cards and items that come and
go in the middle of a combat are passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from meetingstone.engine import NONE, Game
from meetingstone.engine.effects import Num
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.changes import begin_fight, change, lose_card, new_combat, set_fight, spend
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import Combat, fighter_name, hurt_foe, powers_of
from meetingstone.games.adventure.flow.effects import Run
from meetingstone.games.adventure.flow.moments import triggers_at
from meetingstone.games.adventure.flow.targets import candidates, dice_to_reroll, targets
from meetingstone.games.adventure.flow.uses import ROWS
from meetingstone.games.adventure.flow.verbs.verb import VERBS
from meetingstone.games.adventure.flow.wounds import is_falling
from meetingstone.games.adventure.queries import (
    applies,
    attack_type,
    card_cost,
    enemy_of,
    explained,
    fight_of,
    foe_source,
    health_of,
    holds,
    number,
    per,
    side_in,
    strikes_early,
    value,
)
from meetingstone.games.adventure.sources import ABILITY_MOMENTS, PLAY, SCRIPTS, SOURCES, TRIGGER_BIT
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, ENCOUNTER, Fight, Hero, Lasting, Table

FACES = range(1, 7)
SIXTH = 1 / 6
STEPS = Combat.STEPS
DIRECT = (
    v.Heal, v.Energy, v.Boost, v.Forbid, v.Strike, v.Ambush, v.Value, v.NoAttack, v.SetDie, v.SwapDice,
    v.CancelCombat, v.Flip, v.Disease,
)  # fmt: skip
"""Verbs that ask nobody, roll nothing and matter to the combat in which they happen."""


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What one side brings to the combat, with where it comes from."""

    name: str
    attack: Num
    defense: Num
    damage: Num
    ranged: bool


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What one side may expect of a combat; the first four make 1."""

    won: float
    """The enemy falls, and he does not."""
    both: float
    lost: float
    undecided: float
    """Nobody falls; also a combat that is canceled."""
    hits: float
    """His own attack hits."""
    hit: float
    """The enemy's attack hits."""
    hurt: float
    """Damage that he has taken, on average."""
    dealt: float
    """Damage that a character whom he fights has taken, on average."""
    sides: tuple[Strength, ...] = ()
    """He and his enemy before the dice fall; left out where nobody looks at it."""


SHARES = tuple(field.name for field in msgspec.structs.fields(Odds) if field.name != "sides")


class Now(NamedTuple):
    """A combat after some of it has happened: all of the table that a combat may change."""

    fight: Fight
    heroes: tuple[Hero, ...]
    lasting: tuple[Lasting, ...]
    hooks: int
    abroad: int
    pile: tuple[int, ...]
    box: tuple[tuple[int, ...], ...]


Branches = list[tuple[float, Now]]
Rolls = dict[tuple[int, int], float]
"""The chances of dice."""


def before(g: Game[Table], fight: Fight, seat: int, cards: tuple[int, ...] = (), *, explain: bool = False) -> Odds:
    """The odds for ``seat`` of a combat that has not begun, if he plays the ability cards ``cards`` in it.

    Each is played before the roll if it may be, otherwise after it.
    """
    alone = _alone(g)
    s = alone.state
    # Whoever attacks has gone there, in his own turn.
    s.moved = has_moved(s, fight)
    s.active = fight.attacker
    change(s, fight.attacker, space=fight.space)
    begin_fight(s, fight)
    new_combat(s)
    set_fight(s, begun=True)
    if fight.defender >= 0:
        change(s, fight.defender, energy=max(0, number(s, fight.defender, "defender_energy", 1)))
    for ability in cards:
        spend(s, seat, min(s.heroes[seat].energy, card_cost(s, seat, ability)))
        lose_card(s, seat, ability)
    early = tuple(card for card in cards if "before_roll" in ABILITY_MOMENTS[card])
    late = tuple(card for card in cards if card not in early)
    return _Course(alone, seat, early, late).odds("before_roll", explain)


def has_moved(s: Table, fight: Fight) -> bool:
    """AG-MOVE-06: whether the attacker will have moved when this combat begins."""
    is_there = s.heroes[fight.attacker].space == fight.space
    return not is_there or (s.active == fight.attacker and s.moved)


def running(g: Game[Table], seat: int, *, explain: bool = False) -> Odds | None:
    """The odds of what is left of the running combat, if nobody plays anything more."""
    frame = next((frame for frame in reversed(g.stack) if isinstance(frame, Combat)), None)
    fight = g.state.fight
    if frame is None or fight is None:
        return None
    step = frame.at if g.stack[-1] is frame else frame.pc
    return _Course(_alone(g), seat).odds(STEPS[step] if step < len(STEPS) else "end", explain)


def decided(fight: Fight, seat: int, before: Table, after: Table) -> Odds:
    """A combat that is over, by the table as it was before its last decision and as it is now."""
    mine = side_in(fight, seat)
    i_fall, he_falls = fight.fallen >> mine & 1, fight.fallen >> (1 - mine) & 1
    ways = [float(way == 2 * i_fall + he_falls) for way in range(4)]
    enemy = fight.defender if mine == ATTACKER else fight.attacker
    return Odds(
        undecided=ways[0], won=ways[1], lost=ways[2], both=ways[3],
        hits=float(fight.hits >> mine & 1), hit=float(fight.hits >> (1 - mine) & 1),
        hurt=_taken(before, after, seat, i_fall), dealt=_taken(before, after, enemy, he_falls),
    )  # fmt: skip


def _taken(before: Table, after: Table, seat: int, fell: int) -> float:
    """Damage that a character has taken; whoever has fallen is healed already."""
    if seat < 0:
        return 0.0
    wounds = before.heroes[seat].wounds
    return float(health_of(before, seat) - wounds if fell else after.heroes[seat].wounds - wounds)


def mean(found: Sequence[Odds]) -> Odds | None:
    """What is to be expected when each of several combats is as likely."""
    if not found:
        return None
    shares = {name: fmean(getattr(each, name) for each in found) for name in SHARES}
    return msgspec.convert(shares, Odds)


def _alone(g: Game[Table]) -> Game[Table]:
    """A table to think with, on which nothing runs."""
    alone: Game[Table] = Game.__new__(Game)
    alone.definition, alone.state = g.definition, g.state.clone()
    alone.stack, alone.question, alone.source = [], None, None
    alone.number, alone.floor = g.number, g.floor
    alone.journal = alone.log = None
    return alone


def strength(s: Table, seat: int) -> Strength:
    fight = fight_of(s)
    return Strength(
        name=fighter_name(s, fight, side_in(fight, seat)),
        attack=explained(s, seat, "attack"),
        defense=explained(s, seat, "defense"),
        damage=explained(s, seat, "damage"),
        ranged=attack_type(s, seat) == 1,
    )


class _Course:
    """All courses that a combat may take."""

    def __init__(self, g: Game[Table], seat: int, early: tuple[int, ...] = (), late: tuple[int, ...] = ()) -> None:
        self.g, self.s, self.seat = g, g.state, seat
        self.early, self.late = early, late
        self.groups: dict[tuple[int, ...], tuple[Hero, ...]] = {}
        """Equal lists of characters are one object, so that numbers can be remembered by it."""
        self.known: dict[tuple[Any, ...], tuple[tuple[bool, int, int], ...]] = {}
        self.faces: dict[int, tuple[frozenset[int], ...]] = {}

    def odds(self, step: str, explain: bool) -> Odds:
        s, seat = self.s, self.seat
        mine = side_in(fight_of(s), seat)
        enemy = enemy_of(s, seat)
        start = self._now()
        wounds = [hero.wounds for hero in s.heroes]
        sums = [0.0] * 8
        for chance, end in self._from(step, start):
            fight = end.fight
            i_fall, he_falls = fight.fallen >> mine & 1, fight.fallen >> (1 - mine) & 1
            sums[2 * i_fall + he_falls] += chance
            sums[4] += chance * (fight.hits >> mine & 1)
            sums[5] += chance * (fight.hits >> (1 - mine) & 1)
            if seat >= 0:
                sums[6] += chance * (end.heroes[seat].wounds - wounds[seat])
            if enemy >= 0:
                sums[7] += chance * (end.heroes[enemy].wounds - wounds[enemy])
        self._look(start)
        sides = (strength(s, seat), strength(s, enemy)) if explain else ()
        return Odds(
            undecided=sums[0], won=sums[1], lost=sums[2], both=sums[3], hits=sums[4], hit=sums[5], hurt=sums[6],
            dealt=sums[7], sides=sides,
        )  # fmt: skip

    # ---- one branch at a time

    def _now(self) -> Now:
        s = self.s
        heroes = tuple(s.heroes)
        heroes = self.groups.setdefault(tuple(map(id, heroes)), heroes)
        return Now(fight_of(s), heroes, s.lasting, s.hooks, s.abroad, s.pile, s.box)

    def _look(self, now: Now) -> None:
        s = self.s
        s.fight, s.heroes[:], s.lasting, s.hooks, s.abroad, s.pile, s.box = now

    def _then(self, branches: Branches, go_on: Callable[[Now], Branches]) -> Branches:
        if len(branches) == 1:
            return go_on(branches[0][1]) if branches[0][0] == 1.0 else _times(branches[0][0], go_on(branches[0][1]))
        return [(a * b, end) for a, now in branches for b, end in go_on(now)]

    # ---- the steps of a combat

    def _from(self, step: str, now: Now) -> Branches:
        place = STEPS.index(step)
        branches: Branches = [(1.0, now)]
        if place <= STEPS.index("before_roll"):
            branches = self._then(branches, partial(self._triggers, "before_roll", now.fight.attacker))
            for card in self.early:
                branches = self._then(branches, partial(self._play, card))
        if place <= STEPS.index("roll"):
            branches = self._then(branches, self._roll)
        if place <= STEPS.index("after_roll"):
            branches = self._then(branches, partial(self._triggers, "after_roll", now.fight.attacker))
            for card in self.late:
                branches = self._then(branches, partial(self._play, card))
        if place <= STEPS.index("rerolled"):
            branches = self._then(branches, self._powers)
        if place <= STEPS.index("melee"):
            branches = self._attacks(place <= STEPS.index("ranged"), branches)
        if place <= STEPS.index("end"):
            branches = self._then(branches, partial(self._triggers, "combat_end", now.fight.attacker))
        return branches

    def _roll(self, now: Now) -> Branches:
        if now.fight.over or now.fight.fallen:
            return [(1.0, now)]
        replace = msgspec.structs.replace
        return [
            (SIXTH * SIXTH, now._replace(fight=replace(now.fight, dice=(red, black))))
            for red in FACES
            for black in FACES
        ]

    def _triggers(self, moment: str, subject: int, now: Now) -> Branches:
        if not now.hooks & TRIGGER_BIT[moment] or now.fight.over or (now.fight.fallen and moment != "combat_end"):
            return [(1.0, now)]
        self._look(now)
        branches: Branches = [(1.0, now)]
        for source, row, owner, bearer in list(triggers_at(self.s, moment, subject, NONE, False)):
            run = _run(source, owner, bearer, subject)
            do = SOURCES[source].trigger[row].do
            branches = self._then(branches, partial(self._do, do, run))
        return branches

    def _play(self, ability: int, now: Now) -> Branches:
        """AG-ABIL-20: a weapon replacement first replaces the weapon."""
        if now.fight.over or now.fight.fallen:
            return [(1.0, now)]
        self._look(now)
        s, seat = self.s, self.seat
        if CONTENT.abilities[ability].weapon is not None:
            side = side_in(s.fight, seat)
            replaced = fight_of(s).replaced
            set_fight(s, replaced=(ability, replaced[1]) if side == ATTACKER else (replaced[0], ability))
        run = Run(script=0, owner=seat, bearer=seat, subject=seat, ability=ability, name=CONTENT.abilities[ability].id)
        return self._do(SCRIPTS[PLAY[ability][s.heroes[seat].level]], run, self._now())

    def _powers(self, now: Now) -> Branches:
        """Each triggered power once, the defender's first.

        AG-POWER-02, AG-POWER-03, AG-POWER-05, AG-POWER-06, AG-POWER-07.
        """
        fight = now.fight
        if fight.over or fight.fallen or not any(map(frozenset.__contains__, self._listened(now), fight.dice)):
            return [(1.0, now)]
        self._look(now)
        for side in (DEFENDER, ATTACKER):
            found = powers_of(self.s, side)
            if found:
                source, row, owner, bearer = found[0]
                set_fight(self.s, used=(*now.fight.used, source * ROWS + row))
                run = _run(source, owner, bearer, bearer)
                done = self._do(SOURCES[source].trigger[row].do, run, self._now())
                return self._then(done, self._after_power(now.fight.dice))
        return [(1.0, now)]

    def _listened(self, now: Now) -> tuple[frozenset[int], ...]:
        """By side: the results that anything listens to, for most of them nothing does."""
        found = self.faces.get(id(now.heroes))
        if found is None:
            fight = now.fight
            seats = (fight.attacker, fight.defender)
            numbers = [
                [foe_source(fight)] if seat == ENCOUNTER else [number for number, _ in now.heroes[seat].force]
                for seat in seats
            ]
            found = self.faces[id(now.heroes)] = tuple(
                frozenset(face for number in side for row in SOURCES[number].trigger for face in row.on)
                for side in numbers
            )
        return found

    def _after_power(self, dice: tuple[int, int]) -> Callable[[Now], Branches]:
        """AG-COMBAT-05: what a new result brings, then the powers that are left."""

        def go_on(now: Now) -> Branches:
            if now.fight.dice == dice:
                return self._powers(now)
            return self._then(self._triggers("after_roll", now.fight.attacker, now), self._powers)

        return go_on

    def _attacks(self, ranged: bool, branches: Branches) -> Branches:
        """From here on dice only decide who hits: branches that are the same but for them are gone through together."""
        lots: dict[tuple[Any, ...], tuple[Now, Rolls]] = {}
        replace = msgspec.structs.replace
        for chance, now in branches:
            dice = now.fight.dice
            apart = now._replace(fight=replace(now.fight, dice=(0, 0), rerolls=0, used=()))
            rolls = lots.setdefault((apart.fight, id(now.heroes), *apart[2:]), (apart, {}))[1]
            rolls[dice] = rolls.get(dice, 0.0) + chance
        attacked = list(lots.values())
        for early in (True, False) if ranged else (False,):
            attacked = [after for now, rolls in attacked for after in self._blows(early, now, rolls)]
        return [(sum(rolls.values()), now) for now, rolls in attacked]

    def _blows(self, early: bool, now: Now, rolls: Rolls) -> list[tuple[Now, Rolls]]:
        """Attacks of one step are simultaneous.

        AG-COMBAT-08, AG-COMBAT-09, AG-COMBAT-10, AG-COMBAT-11, AG-COMBAT-12, AG-COMBAT-13.
        """
        fight = now.fight
        if fight.over or fight.fallen:
            return [(now, rolls)]
        numbers = self._numbers(now)
        done = fight.idle | fight.struck
        sides = [side for side in (DEFENDER, ATTACKER) if not done >> side & 1 and numbers[side][0] == early]
        if not sides:
            return [(now, rolls)]
        struck = fight.struck | sum(1 << side for side in sides)
        # What each die must show for an attack to hit; no die shows so much that whoever waits would.
        red, black = (numbers[1 - side][2] - numbers[side][1] if side in sides else 99 for side in (ATTACKER, DEFENDER))
        by_hits: dict[int, Rolls] = {}
        for dice, chance in rolls.items():
            hits = (dice[ATTACKER] >= red) << ATTACKER | (dice[DEFENDER] >= black) << DEFENDER
            by_hits.setdefault(hits, {})[dice] = chance
        found: list[tuple[Now, Rolls]] = []
        for hits, these in by_hits.items():
            after = now._replace(fight=msgspec.structs.replace(fight, struck=struck, hits=fight.hits | hits))
            branches: Branches = [(1.0, after)]
            for side in sides:
                moment = "hit" if hits >> side & 1 else "missed"
                branches = self._then(branches, partial(self._triggers, moment, (fight.attacker, fight.defender)[side]))
            for share, end in branches:
                part = {dice: chance * share for dice, chance in these.items()}
                found.append((self._land(sides, hits, end), part))
        return found

    def _numbers(self, now: Now) -> tuple[tuple[bool, int, int], ...]:
        """By side: whether it strikes early, its attack and its defense. No card makes these depend on a die."""
        fight = now.fight
        key = (id(now.heroes), fight.bonuses, fight.types, fight.replaced, fight.hits, now.lasting)
        found = self.known.get(key)
        if found is None:
            self._look(now)
            s = self.s
            found = self.known[key] = tuple(
                (strikes_early(s, seat), value(s, seat, "attack"), value(s, seat, "defense"))
                for seat in (fight.attacker, fight.defender)
            )
        return found

    def _is_hit(self, side: int, now: Now) -> bool:
        numbers = self._numbers(now)
        return now.fight.dice[side] + numbers[side][1] >= numbers[1 - side][2]

    def _land(self, sides: list[int], hits: int, now: Now) -> Now:
        """The damage of all attacks that hit; defeat is checked after all of them."""
        if now.fight.over or not hits:
            return now
        self._look(now)
        s = self.s
        seats = (now.fight.attacker, now.fight.defender)
        hitting = [side for side in sides if hits >> side & 1]
        for side in hitting:
            self._hurt(seats[1 - side], value(s, seats[side], "damage"))
        for side in hitting:
            self._fall(seats[1 - side])
        return self._now()

    def _hurt(self, seat: int, amount: int) -> None:
        s = self.s
        if seat == ENCOUNTER:
            hurt_foe(self.g, amount)
            return
        amount = max(0, number(s, seat, "taken", amount)) if amount > 0 else 0
        if amount:
            change(s, seat, wounds=s.heroes[seat].wounds + amount)

    def _fall(self, seat: int) -> None:
        if seat >= 0 and side_in(self.s.fight, seat) != NONE and is_falling(self.s, seat):
            set_fight(self.s, fallen=fight_of(self.s).fallen | 1 << side_in(self.s.fight, seat))

    # ---- effects

    def _do(self, effects: Iterable[v.Effect], run: Run, now: Now) -> Branches:
        branches: Branches = [(1.0, now)]
        for effect in effects:
            branches = self._then(branches, partial(self._maybe, effect, run))
        return branches

    def _maybe(self, effect: v.Effect, run: Run, now: Now) -> Branches:
        self._look(now)
        if not applies(self.s, effect.when, effect.unless, run.cast):
            return [(1.0, now)]
        if isinstance(effect, v.Reroll):
            return self._reroll(effect, run, now)
        branches: Branches = [(1.0, now)]
        for seat in self._about(effect, run):
            branches = self._then(branches, partial(self._effect, effect, run, seat))
        return branches

    def _about(self, effect: v.Effect, run: Run) -> tuple[int, ...]:
        """Whom an effect is about; whoever chooses thinks of his enemy."""
        if not isinstance(effect, v.Aimed):
            return (run.owner,)
        if effect.to in v.CHOSEN:
            enemy = enemy_of(self.s, run.owner)
            return (enemy,) if enemy in candidates(self.s, effect, run.cast) else ()
        return targets(self.s, effect, run.cast)

    def _effect(self, effect: v.Effect, run: Run, seat: int, now: Now) -> Branches:
        self._look(now)
        if isinstance(effect, DIRECT):
            VERBS[type(effect)](self.g, run, effect, seat)
            if isinstance(effect, v.Flip | v.Disease):
                self._fall(seat)
            return [(1.0, self._now())]
        if isinstance(effect, v.Damage):
            self._hurt(seat, effect.amount * per(self.s, effect.per, run.owner))
            self._fall(seat)
            return [(1.0, self._now())]
        if isinstance(effect, v.May):
            return self._do(effect.then if effect.cost == v.FREE else effect.otherwise, _by(run, seat), now)
        if isinstance(effect, v.Choose):
            cast = run.cast._replace(owner=seat)
            free = (way.then for way in effect.options if way.cost == v.FREE and holds(self.s, way.need, cast))
            return self._do(next(free, ()), _by(run, seat), now)
        if isinstance(effect, v.Each):
            return (
                self._do(effect.then, msgspec.structs.replace(run, owner=seat, target=seat), now)
                if seat >= 0
                else [(1.0, now)]
            )
        if isinstance(effect, v.RollDie):
            rows = [next((row.then for row in effect.rows if face in row.on), ()) for face in FACES]
            by = msgspec.structs.replace(_by(run, seat), target=seat)
            return [(SIXTH * chance, end) for then in rows for chance, end in self._do(then, by, now)]
        return [(1.0, now)]

    def _reroll(self, effect: v.Reroll, run: Run, now: Now) -> Branches:
        if effect.die in ("movement", "card"):
            return [(1.0, now)]
        own = max(0, side_in(now.fight, run.owner))
        sides = dice_to_reroll(self.s, effect, run.owner)
        if effect.may or effect.die == "either":
            helps = [side for side in sides if self._is_hit(side, now) != (side == own)]
            if effect.die == "either":
                sides = (*helps, *(() if effect.may else sides))[:1]
            elif not helps:
                sides = ()
        branches: Branches = [(1.0, now)]
        for side in sides:
            branches = [(chance * SIXTH, _turned(each, side, face)) for chance, each in branches for face in FACES]
        return branches


def _times(chance: float, branches: Branches) -> Branches:
    return [(chance * more, end) for more, end in branches]


def _run(source: int, owner: int, bearer: int, subject: int) -> Run:
    return Run(script=0, owner=owner, bearer=bearer, subject=subject, source=source, name=SOURCES[source].id)


def _by(run: Run, chooser: int) -> Run:
    """Whose effects go on when somebody has chosen (AG-ENC-03: an encounter's stay its own)."""
    if run.owner < 0 or chooser == run.owner:
        return run
    fields: dict[str, Any] = {"owner": chooser}
    return msgspec.structs.replace(run, **fields)


def _turned(now: Now, side: int, face: int) -> Now:
    dice = list(now.fight.dice)
    dice[side] = face
    return now._replace(fight=msgspec.structs.replace(now.fight, dice=(dice[0], dice[1])))
