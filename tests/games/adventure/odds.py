"""The exact odds of one combat against an encounter, over both dice and all rerolls, without ability cards.

This is arithmetic about content, not the rules: it knows what rows of cards can do to the two attacks and passes over
the rest. A power that costs something is not used, and an offer with a price is declined.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.vocabulary import LEVELS, CharacterSide, Encounter, InForce, Item

FOE, HERO = 0, 1
"""The encounter defends, so its powers come first (AG-COMBAT-06)."""
SIXTH = 1 / 6
NUMBERS = ("attack", "defense", "damage", "taken")
ELSEWHERE = (
    v.Heal, v.DrawCards, v.DiscardCards, v.Recover, v.Search, v.LookAtHand, v.StealCard, v.Energy, v.Flip, v.Attach,
    v.Strip, v.DiscardThis, v.Move, v.Halt, v.GainItem, v.LoseItem, v.Steal, v.Disease, v.PlaceDiscovery,
    v.DrawDiscovery, v.Peek, v.Activate, v.DrawQuest, v.Log, v.FlipEvent, v.DiscardEvent, v.CountEvent,
    v.RemoveMarker, v.MoveMarker, v.Summon,
)  # fmt: skip
"""Verbs that change neither attack of the combat in which they happen."""


class Hero(NamedTuple):
    """A character at a level with what he wears, in an ordinary position."""

    side: CharacterSide
    level: int
    affiliation: str
    weapon: Item | None = None
    armor: Item | None = None
    wounds: int = 1
    hand: int = 3
    bag: int = 2
    energy: int = 1
    markers: int = 2
    """Undefeated encounters on the track."""

    def rows(self) -> tuple[InForce, ...]:
        return (self.side, *(item for item in (self.weapon, self.armor) if item))


class Result(NamedTuple):
    won: float
    """The encounter is defeated and the character is not."""
    hurt: float
    """Damage that the character takes, on average."""


class Round(NamedTuple):
    """A combat after some of its powers have worked."""

    dice: tuple[int, int]
    used: frozenset[tuple[int, int, int]] = frozenset()
    bonus: tuple[tuple[int, ...], tuple[int, ...]] = ((0,) * len(NUMBERS), (0,) * len(NUMBERS))
    types: tuple[str, str] = ("", "")
    idle: frozenset[int] = frozenset()
    dealt: tuple[int, int] = (0, 0)
    """Damage taken so far."""
    over: bool = False
    values: tuple[tuple[str, int, int], ...] = ()
    """(number, side, value) set by an effect."""
    hits: frozenset[int] = frozenset()
    bans: frozenset[tuple[int, str]] = frozenset()


def odds(hero: Hero, foe: Encounter, colour: int) -> Result:
    return Combat(hero, foe, colour).result()


class Combat:
    def __init__(self, hero: Hero, foe: Encounter, colour: int) -> None:
        self.hero, self.foe, self.colour = hero, foe, colour
        self.rows: tuple[tuple[InForce, ...], tuple[InForce, ...]] = ((foe,), hero.rows())
        self.modifies = tuple(tuple(self._modifies(who)) for who in (FOE, HERO))
        self.triggers = tuple(
            tuple(((who, i, j), row) for i, rows in enumerate(self.rows[who]) for j, row in enumerate(rows.trigger))
            for who in (FOE, HERO)
        )
        # Most rows speak of few moments and permissions: what nobody mentions is not looked for 36 times.
        self.moments = {trigger.at for row in self.triggers for _, trigger in row}
        self.permissions = {row.allow for rows in self.modifies for _, row in rows}

    def result(self) -> Result:
        won = hurt = 0.0
        for chance, end in self._ends():
            won += chance * (not end.over and end.dealt[FOE] > 0 and not self._is_down(end))
            hurt += chance * end.dealt[HERO]
        return Result(won, hurt)

    def _is_down(self, now: Round) -> bool:
        return self.hero.wounds + now.dealt[HERO] >= self.hero.side.health

    def _ends(self) -> Iterator[tuple[float, Round]]:
        for chance, start in self._moment("before_roll", Round((0, 0))):
            for black in range(1, 7):
                for red in range(1, 7):
                    rolled = start._replace(dice=(black, red))
                    for more, after in self._moment("after_roll", rolled):
                        for most, powered in self._powers(after):
                            for last, end in self._attacks(powered):
                                yield chance * SIXTH * SIXTH * more * most * last, end

    # ---- powers

    def _moment(self, at: str, now: Round, side: int | None = None) -> Iterator[tuple[float, Round]]:
        if at not in self.moments:
            yield 1.0, now
            return
        effects = [
            (who, trigger.do)
            for who in (FOE, HERO)
            if side in (None, who)
            for _, trigger in self.triggers[who]
            if trigger.at == at and trigger.of == "self" and self._applies(trigger.need, trigger.unless, who, now)
        ]
        branches = [(1.0, now)]
        for who, do in effects:
            branches = [(a * b, then) for a, each in branches for b, then in self._do(do, who, each)]
        yield from branches

    def _powers(self, now: Round) -> Iterator[tuple[float, Round]]:
        """AG-POWER-02 to AG-POWER-07: each triggered power once, the encounter's first."""
        for who in (FOE, HERO):
            if now.over or now.dealt[FOE] or self._allowed("no_powers", who, now):
                continue
            for key, trigger in self.triggers[who]:
                if key in now.used or now.dice[who] not in trigger.on:
                    continue
                if not self._applies(trigger.need, trigger.unless, who, now):
                    continue
                for chance, after in self._do(trigger.do, who, now._replace(used=now.used | {key})):
                    for more, end in self._powers(after):
                        yield chance * more, end
                return
        yield 1.0, now

    # ---- attacks

    def _attacks(self, now: Round) -> Iterator[tuple[float, Round]]:
        branches = [(1.0, now)]
        for step in ("ranged", "melee"):
            branches = [(a * b, end) for a, each in branches for b, end in self._step(step, each)]
        yield from branches

    def _step(self, step: str, now: Round) -> Iterator[tuple[float, Round]]:
        if now.over or now.dealt[FOE] or self._is_down(now):
            yield 1.0, now
            return
        striking = [who for who in (FOE, HERO) if who not in now.idle and self._strikes(who, now) == step]
        branches = [(1.0, now)]
        for who in striking:
            branches = [(a * b, end) for a, each in branches for b, end in self._strike(who, each)]
        for who in striking:
            blow = [
                (a, self._hurt(1 - who, self.number("damage", who, e), e) if who in e.hits else e) for a, e in branches
            ]
            branches = blow
        yield from branches

    def _strike(self, who: int, now: Round) -> Iterator[tuple[float, Round]]:
        hit = now.dice[who] + self.number("attack", who, now) >= self.number("defense", 1 - who, now)
        then = now._replace(hits=now.hits | {who}) if hit else now
        yield from self._moment("hit" if hit else "missed", then, who)

    def _strikes(self, who: int, now: Round) -> str:
        return "ranged" if self._allowed("strikes_first", who, now) else self.attack_type(who, now)

    def _hurt(self, who: int, amount: int, now: Round) -> Round:
        amount = max(0, amount + (self.number("taken", who, now) if amount else 0))
        dealt = list(now.dealt)
        dealt[who] += amount
        return now._replace(dealt=(dealt[0], dealt[1]))

    # ---- numbers

    def attack_type(self, who: int, now: Round) -> str:
        if now.types[who]:
            return now.types[who]
        if who == FOE:
            return self.foe.type
        weapon = self.hero.weapon if not self._allowed("no_weapon", HERO, now) else None
        return str(weapon.type) if weapon else self.hero.side.type

    def number(self, name: str, who: int, now: Round) -> int:
        value = self._printed(name, who, now)
        for stat, side, fixed in now.values:
            if (stat, side) == (name, who):
                value = fixed
        for owner, row in self.modifies[who]:
            if row.stat == name and self._applies(row.need, row.unless, owner, now):
                value = (row.set if row.set is not None else value) + row.add * self._per(row.per, owner)
        return value + now.bonus[who][NUMBERS.index(name)]

    def _printed(self, name: str, who: int, now: Round) -> int:
        if name == "taken":
            return 0
        if who == FOE:
            return int(getattr(self.foe, name))
        if name == "attack" and self.hero.weapon and not self._allowed("no_weapon", HERO, now):
            return self.hero.weapon.attack
        if name == "defense" and self.hero.armor and not self._allowed("no_armor", HERO, now):
            return self.hero.armor.defense
        return int(getattr(self.hero.side, name))

    def _modifies(self, who: int) -> Iterator[tuple[int, v.Modify]]:
        for owner in (FOE, HERO):
            for rows in self.rows[owner]:
                for row in rows.modify:
                    if (row.of in ("self", "all") and owner == who) or (row.of == "enemy" and owner != who):
                        yield owner, row

    def _allowed(self, permission: str, who: int, now: Round) -> bool:
        if (who, permission) in now.bans:
            return True
        return permission in self.permissions and any(
            row.allow == permission and self._applies(row.need, row.unless, owner, now)
            for owner, row in self.modifies[who]
        )

    def _per(self, word: str, owner: int) -> int:
        if not word:
            return 1
        if word == "marker":
            return self.hero.markers
        if owner == FOE:
            return self.colour + 1 if word == "level" else 0
        items = self.hero.bag + sum(item is not None for item in (self.hero.weapon, self.hero.armor))
        return {
            "level": self.hero.level + 1, "hand": self.hero.hand, "bag": self.hero.bag, "items": items,
            "attached": 0, "wound": self.hero.wounds, "energy": self.hero.energy, "token": 0, "logged": 1, "here": 0,
            "trap": 0,
        }[word]  # fmt: skip

    # ---- conditions

    def _applies(self, need: v.Need, unless: v.Need | None, owner: int, now: Round) -> bool:
        return self._holds(need, owner, now) and (unless is None or not self._holds(unless, owner, now))

    def _holds(self, need: v.Need, owner: int, now: Round) -> bool:
        if need is v.ALWAYS:
            return True
        who = 1 - owner if need.of == "enemy" else owner
        return all(self._fact(name, getattr(need, name), who, now) for name in _stated(need))

    def _fact(self, name: str, value: object, who: int, now: Round) -> bool:
        """One condition about one side; a character's own answer is False for an encounter."""
        if name == "role":
            return value == ("attacker" if who == HERO else "defender")
        if name == "fights":
            return ("encounter" if who == HERO else "character") in value  # type: ignore[operator]
        if name == "enemy_trait":
            return bool(set(value) & set(self.foe.traits))  # type: ignore[call-overload]
        if name == "enemy_colour":
            return LEVELS[self.colour] in value  # type: ignore[operator]
        if name == "attack_type":
            return self.attack_type(who, now) == value
        if name == "die":
            return now.dice[who] in value  # type: ignore[operator]
        if name == "has_hit":
            return who in now.hits
        if name == "was_hit":
            return 1 - who in now.hits
        return who == HERO and self._hero_fact(name, value)

    def _hero_fact(self, name: str, value: object) -> bool:
        hero = self.hero
        if name in ("level", "below"):
            return (hero.level >= LEVELS.index(str(value))) == (name == "level")
        if name in ("wounds", "hand", "bag", "energy"):
            return int(getattr(hero, name)) >= int(str(value))
        if name == "left":
            return hero.side.health - hero.wounds <= int(str(value))
        if name == "hand_most":
            return hero.hand <= int(str(value))
        if name in ("weapon", "armor"):
            item = getattr(hero, name)
            return item is not None and bool(set(item.icons) & set(value))  # type: ignore[call-overload]
        facts = {
            "unhurt": hero.wounds == 0, "armed": hero.weapon is not None, "armored": hero.armor is not None,
            "affiliation": hero.affiliation, "side": "start", "alone": True, "company": False, "own_turn": True,
            "moved": True, "diseased": False, "in_city": False, "replaced": False, "leads": False, "trails": False,
        }  # fmt: skip
        if name in ("space", "at", "attached", "used", "movement_die", "won", "lost"):
            return False
        return facts[name] == value

    # ---- effects

    def _do(self, effects: v.Effects, owner: int, now: Round) -> Iterator[tuple[float, Round]]:
        branches = [(1.0, now)]
        for effect in effects:
            branches = [
                (a * b, then)
                for a, each in branches
                for b, then in (
                    self._effect(effect, owner, each)
                    if self._applies(effect.when, effect.unless, owner, each)
                    else ((1.0, each),)
                )
            ]
        yield from branches

    def _effect(self, effect: v.Effect, owner: int, now: Round) -> Iterator[tuple[float, Round]]:
        if isinstance(effect, v.Reroll):
            yield from self._reroll(effect, owner, now)
        elif isinstance(effect, v.May):
            yield from self._do(effect.then if effect.cost == v.FREE else effect.otherwise, owner, now)
        elif isinstance(effect, v.Each):
            if effect.to in ("self", "enemy", "all"):
                yield from self._do(effect.then, HERO if effect.to == "all" else _side(effect, owner), now)
            else:
                yield 1.0, now
        elif isinstance(effect, v.Choose):
            free = next((branch.then for branch in effect.options if branch.cost == v.FREE), ())
            yield from self._do(free, owner, now)
        elif isinstance(effect, v.RollDie):
            for row in effect.rows:
                for chance, then in self._do(row.then, owner, now):
                    yield chance * SIXTH * len(row.on), then
        else:
            yield 1.0, now if isinstance(effect, ELSEWHERE) else self._change(effect, owner, now)

    def _reroll(self, effect: v.Reroll, owner: int, now: Round) -> Iterator[tuple[float, Round]]:
        sides = {"own": (owner,), "enemy": (1 - owner,), "either": (owner,), "both": (FOE, HERO)}[effect.die]
        sides = tuple(side for side in sides if not self._allowed("no_rerolls", side, now))
        branches = [now]
        for side in sides:
            branches = [_turned(each, side, face) for each in branches for face in range(1, 7)]
        yield from ((1 / len(branches), each) for each in branches)

    def _change(self, effect: v.Effect, owner: int, now: Round) -> Round:
        if getattr(effect, "to", "self") not in ("self", "enemy", "subject"):
            return now  # somebody who takes no part in the combat
        who = _side(effect, owner)
        if isinstance(effect, v.Boost):
            given = tuple(getattr(effect, name) * self._per(effect.per, owner) for name in NUMBERS)
            bonus = list(now.bonus)
            bonus[who] = tuple(a + b for a, b in zip(bonus[who], given, strict=True))
            return now._replace(bonus=(bonus[0], bonus[1]))
        if isinstance(effect, v.Damage):
            return self._hurt(who, effect.amount * self._per(effect.per, owner), now)
        if isinstance(effect, v.SetDie):
            side = owner if effect.die == "own" else 1 - owner
            return _turned(now, side, effect.face or min(6, max(1, now.dice[side] + effect.by)))
        if isinstance(effect, v.SwapDice):
            return now._replace(dice=(now.dice[1], now.dice[0]))
        if isinstance(effect, v.NoAttack):
            return now._replace(idle=now.idle | {who})
        if isinstance(effect, v.Strike):
            types = list(now.types)
            types[who] = effect.type
            return now._replace(types=(types[0], types[1]))
        if isinstance(effect, v.Value):
            stated = ((name, getattr(effect, name)) for name in ("attack", "defense", "damage"))
            fixed = tuple((name, who, value) for name, value in stated if value is not None)
            return now._replace(values=now.values + fixed)
        if isinstance(effect, v.Forbid):
            return now._replace(bans=now.bans | {(who, effect.what)})
        if isinstance(effect, v.CancelCombat):
            return now._replace(over=True)
        raise NotImplementedError(f"say in odds.py what {effect} does to a combat")


def _side(effect: v.Effect, owner: int) -> int:
    return 1 - owner if getattr(effect, "to", "self") == "enemy" else owner


@cache
def _stated(need: v.Need) -> tuple[str, ...]:
    return tuple(
        name for name in need.__struct_fields__ if name != "of" and getattr(need, name) != getattr(v.ALWAYS, name)
    )


def _turned(now: Round, side: int, face: int) -> Round:
    dice = list(now.dice)
    dice[side] = face
    return now._replace(dice=(dice[0], dice[1]))


# ---- who fights


def usable(item: Item, side: CharacterSide) -> bool:
    """AG-ITEM-09."""
    return set(item.icons) <= set(side.icons)


def gear(colour: int, kind: str, side: CharacterSide) -> list[Item]:
    """Weapons or armor of a challenge deck that a character can wear."""
    items = (card.item for card in CONTENT.challenges if card.level == colour and card.item)
    return [item for item in items if item.kind == kind and usable(item, side)]


def heroes(colour: int, worn: int | None) -> Iterator[Hero]:
    """Every character at the level of a colour, with each usable weapon of the colour ``worn`` and some armor of it."""
    for character in CONTENT.characters:
        side = character.card[colour].start
        if worn is None:
            yield Hero(side, colour, character.affiliation)
            continue
        armors = gear(worn, "armor", side)
        for i, weapon in enumerate(gear(worn, "weapon", side)):
            yield Hero(side, colour, character.affiliation, weapon, armors[i % len(armors)])
