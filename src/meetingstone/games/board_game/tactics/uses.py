"""What a card is worth at its moment in a combat, and what the dice of a pool are worth to their owner."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from meetingstone.engine import NONE
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT, Plague
from meetingstone.games.board_game.flow.wounds import plague_of
from meetingstone.games.board_game.options import UseCard
from meetingstone.games.board_game.queries import (
    ability_of,
    capacity,
    energy_of,
    fight_of,
    heals,
    outcomes,
    pet_health,
    pet_of,
    threat,
)
from meetingstone.games.board_game.state import Scope, Table, Tally
from meetingstone.games.board_game.strength import (
    ARMOR,
    ATTRITION,
    BLUE,
    DAMAGE,
    DEFENSE,
    ENERGY,
    GREEN,
    HEAL,
    RED,
    REROLL,
    THREAT,
    blow,
    kit_of,
)
from meetingstone.games.board_game.vocabulary import Ability, Change, Pick

HIT = (1.3, 1.2, 0.7)
"""What a hit of each colour is worth when dice are chosen: red blocks and counts again, green only blocks."""
HURT = 0.8
"""What a Health token is worth, Energy half as much."""
PRICE = 0.12
"""What an Energy token is worth in the middle of a fight."""
SAVED = 0.36
"""The same to whoever can heal with it, for each Health that it gives back."""


class Need(NamedTuple):
    """What a side still needs in this round."""

    wounds: float
    """Wounds that would get through."""
    kills: float
    """Hits that are missing in the damage box before everything is dead; negative: more than enough."""
    chance: float
    """Of a die to hit."""


# ---- what is needed


def need_of(s: Table, i: int) -> Need:
    """What the side of ``i`` needs, with its boxes, the running pool and those who have yet to attack."""
    fight = fight_of(s)
    faction = s.heroes[i].faction
    box = fight.boxes[faction]
    face = threat(s, i) if s.attack and s.attack.hero == i else _threat_to(s, faction)
    chance = min(1.0, max(0.0, (9 - face) / 8))
    block, damage = float(box.defense + box.armor), float(box.damage)
    late = float(box.defense + box.attrition)
    attack = s.attack
    if (
        attack is not None
        and s.heroes[attack.hero].faction == faction
        and not (attack.placed.damage or attack.placed.defense)
    ):
        hits = [0.0, 0.0, 0.0]
        for d in attack.dice:
            shown = dice.face_of(d)
            hits[dice.colour_of(d)] += (1.0 if shown >= face else 0.0) if shown else chance
        block += hits[RED] + hits[GREEN]
        damage += hits[BLUE]
        late += hits[RED] + max(0, attack.attrition)
    for other in fight.order if fight.kind != "pvp" else ():
        each = blow(kit_of(s.heroes[other]), s.heroes[other].energy, face, fight.round == 1, True, None)
        block += each.block
        damage += each.damage
        late += each.late
    if fight.kind == "pvp":
        theirs = fight.boxes[1 - faction]
        return Need(theirs.damage + theirs.defense + 4.0 - block, 20.0 - damage, chance)
    health = sum([foe.health for foe in fight.foes])
    left = [foe for foe in fight.foes if foe.health > damage] if len(fight.foes) > 1 else fight.foes
    strikes = 0 if damage >= health + 0.8 else sum([foe.attack for foe in left])
    return Need(strikes - block, health - damage - (late if strikes <= block else 0.0), chance)


def _threat_to(s: Table, faction: int) -> int:
    fight = fight_of(s)
    if fight.kind == "pvp":
        return max([s.heroes[i].level for i in fight.sides[1 - faction]], default=3) + 2
    return max([foe.threat for foe in fight.foes], default=5)


def die_worth(d: int, face: int, plague: Plague | None) -> float:
    """What a die that shows something is worth to its owner."""
    shown, colour = dice.face_of(d), dice.colour_of(d)
    value = HIT[colour] if shown >= face else 0.0
    return value - (_harm(plague) if plague and shown and dice.fits(d, _pick_of(plague)) else 0.0)


def roll_worth(colour: int, face: int, plague: Plague | None) -> float:
    """What it is worth to roll a die of a colour."""
    value = HIT[colour] * min(8, max(0, 9 - face)) / 8
    if plague and "RBG"[colour] in plague.dice:
        value -= _harm(plague) * plague.top / 8
    return value


def _harm(plague: Plague) -> float:
    return (
        HURT * plague.health + 0.4 * plague.energy + 1.2 * plague.stun + 0.8 * plague.curse + 0.8 * plague.strip
        + plague.hits + 0.6 * plague.pressure + 0.5 * plague.lose_die
    )  # fmt: skip


def _pick_of(plague: Plague) -> Pick:
    return Pick(dice=plague.dice, top=plague.top)


def plague_here(s: Table) -> Plague | None:
    return plague_of(s) if s.fight and s.fight.kind != "pvp" else None


# ---- cards


def use_value(s: Table, option: UseCard, subject: int, need: Need | None) -> float:
    """What the use of a card is worth at its moment."""
    card = CONTENT.cards[option.card]
    owner = s.heroes[option.hero]
    row = ability_of(owner, option.card, option.ability)
    price = 0 if option.by != NONE else energy_of(s, option.hero, option.card, option.ability)
    cost = (PRICE if row.heal else max(PRICE, SAVED * _healing_rate(owner.cards))) * price + 0.01
    if row.discard:
        cost += 0.2 + 0.03 * card.gold
    if row.unequip:
        cost += 0.15 + (PRICE * card.energy if card.type == "active" else 0.0)
    if row.give_up:
        cost += 0.7
    if row.at == "fall":
        return 5.0 - cost
    if row.at == "lost":
        return _healing(s, option, subject, row) - cost
    if row.at == "rest":
        missing = capacity(owner, "health") - owner.health + capacity(owner, "energy") - owner.energy
        return 0.3 * (missing - 2 * owner.level) - cost
    if row.at == "spent":
        return (0.6 if owner.energy <= 1 else 0.0) - cost
    if need is None:
        return 0.1 + 0.3 * bool(row.heal or row.restore or row.gain_energy) - cost
    if row.handler in HANDLED:
        return HANDLED[row.handler](s, option.hero, need) - cost
    if need.kills <= -1.5 and need.wounds <= 0:
        # The round is won already.
        return 0.02 - cost if cost > 0.02 else 0.02
    return _benefit(s, option.hero, row, need) + 0.02 - cost


@lru_cache(maxsize=4096)
def _healing_rate(cards: tuple[int, ...]) -> float:
    """Health that an Energy token gives back, by the best of these cards that does so again and again."""
    return max(
        [
            row.heal / CONTENT.cards[n].energy
            for n in cards
            for row in CONTENT.cards[n].ability
            if row.at == "lost" and row.heal and CONTENT.cards[n].energy and not (row.unequip or row.discard)
        ],
        default=0.0,
    )


def _healing(s: Table, option: UseCard, subject: int, row: Ability) -> float:
    hero = s.heroes[subject]
    if row.handler:
        return 0.5
    healed = min(heals(s.heroes[option.hero], option.card, row.heal), capacity(hero, "health") - hero.health)
    if hero.health == 0:
        return 8.0 + 0.1 * healed
    if hero.health <= 1 and healed >= min(row.heal, 2):
        return HURT * healed * 0.6
    return HURT * healed * 0.35 if healed >= row.heal and not row.unequip else 0.0


def _benefit(s: Table, owner: int, row: Ability, need: Need) -> float:
    """Hits and what leads to them, weighed by what this round needs."""
    attack = s.attack
    plague = plague_here(s)
    face = round(9 - 8 * need.chance)
    stop = 0.9 if need.wounds > 0 else 0.1
    kill = 1.0 if need.kills > 0 else 0.2
    worth = [0.0] * 11
    worth[RED] = need.chance * (0.5 * kill + stop)
    worth[BLUE] = need.chance * (kill + 0.3 * stop)
    worth[GREEN] = need.chance * stop
    worth[REROLL] = 0.0 if _no_rerolls(s) else 0.3
    worth[ATTRITION] = 0.6 * kill
    worth[THREAT] = -0.12 * (len(attack.dice) if attack else 4)
    worth[DAMAGE] = kill + 0.2
    worth[DEFENSE] = 0.5 * kill + stop
    worth[ARMOR] = stop
    worth[HEAL] = HURT if need.wounds > 0 else 0.2
    worth[ENERGY] = 0.25
    value = 0.0
    times = 1.0
    if attack is not None and row.spot:
        found = dice.how_many(attack.dice, row.spot, forbidden=dice.SPOTTED)
        times = found if row.spot.any else found // 2 if row.spot.pairs else 1
    gains = _numbers(row)
    value += times * sum([gain * each for gain, each in zip(gains, worth, strict=True)])
    value += worth[HEAL] * _healed(s, owner, row)
    if row.restore:
        value += worth[ENERGY] * min(times * row.restore, capacity(s.heroes[owner], "energy") - s.heroes[owner].energy)
    if attack is None:
        return value
    if row.change:
        room = dice.free(attack, fight_of(s))
        better = sorted(
            (change_worth(d, row.change, room, face, plague) for d in attack.dice if dice.fits(d, row.change)),
            reverse=True,
        )
        most = 99 if row.change.any else row.change.most
        value += sum([each for each in better[:most] if each > 0]) or -0.1
    if row.rise:
        rising = [
            die_worth(dice.with_face(d, min(8, dice.face_of(d) + row.rise.by)), face, plague)
            - die_worth(d, face, plague)
            for d in attack.dice
            if dice.fits(d, row.rise)
        ]
        value += sum(sorted(rising, reverse=True)[: row.rise.most])
    if row.again:
        chances = sorted(
            again_worth(d, face, plague) for d in attack.dice if dice.fits(d, row.again) and not d & dice.REROLLED
        )
        value += (
            sum([each for each in chances[-max(1, s.heroes[owner].level if row.again.level else 3) :] if each > 0])
            or -0.1
        )
    if row.take:
        losses = sorted(worth_now(d, face, plague) for d in attack.dice if dice.fits(d, row.take))
        value -= sum(losses[: row.take.most if not row.take.any else 1]) if losses else 0.0
    if row.shift:
        value += _shift_value(s, row, need)
    if row.per:
        placed = attack.placed
        value *= {"foe": len(fight_of(s).foes), "armor": placed.armor, "damage": placed.damage}.get(
            row.per, placed.damage // 2
        )
    if row.each and row.each.health:
        value -= HURT * row.each.health
    return value


def _healed(s: Table, owner: int, row: Ability) -> int:
    """Health that is really regained: nobody gets more than he has lost."""
    if not row.heal:
        return 0
    side = fight_of(s).sides[s.heroes[owner].faction] if row.to == "friends" else (owner,)
    return sum([min(row.heal, max(0, capacity(s.heroes[i], "health") - s.heroes[i].health)) for i in side])


@lru_cache(maxsize=1024)
def _numbers(row: Ability) -> tuple[float, ...]:
    """What a use brings apart from the dice that it picks and from what can only be regained."""
    gains = [0.0] * 11
    for letter in row.dice + row.roll:
        gains[BLUE if letter == "?" else "RBG".index(letter)] += 1
    gains[REROLL] += row.reroll
    gains[ATTRITION] += row.attrition + row.pressure + 0.4 * row.combo
    gains[THREAT] += row.threat
    gains[DAMAGE] += row.damage + row.either
    gains[DEFENSE] += row.defense
    gains[ARMOR] += row.armor
    gains[HEAL] += row.gain_health
    gains[ENERGY] += row.gain_energy
    return tuple(gains)


def worth_now(d: int, face: int, plague: Plague | None) -> float:
    return die_worth(d, face, plague) if dice.face_of(d) else roll_worth(dice.colour_of(d), face, plague)


def change_worth(d: int, change: Change, room: list[int], face: int, plague: Plague | None) -> float:
    """What is won by a die that becomes something else."""
    new = [worth_now(each, face, plague) for each in outcomes(d, change.to, room)]
    return max(new, default=0.0) - worth_now(d, face, plague)


def again_worth(d: int, face: int, plague: Plague | None) -> float:
    return roll_worth(dice.colour_of(d), face, plague) - die_worth(d, face, plague)


def _no_rerolls(s: Table) -> bool:
    foes = fight_of(s).foes
    return bool(foes and foes[0].kind != NONE and CONTENT.kinds[foes[0].kind].no_reroll)


def _shift_value(s: Table, row: Ability, need: Need) -> float:
    assert row.shift is not None
    if row.shift.target == "defense":
        return 0.6 * min(max(0.0, need.wounds), row.shift.most)
    return 0.5 if row.shift.target == "damage" and need.kills > 0 >= need.wounds else 0.0


# ---- cards with code of their own


def _low_dice(s: Table) -> int:
    plague = plague_here(s)
    return dice.how_many(s.attack.dice, _pick_of(plague)) if s.attack and plague else 0


def _flee(s: Table, i: int, need: Need) -> float:
    alone = len(fight_of(s).sides[s.heroes[i].faction]) == 1
    return 3.0 if alone and need.wounds >= s.heroes[i].health + 2 and need.kills > 4 else -1.0


def _pet_missing(s: Table, i: int, need: Need) -> float:
    hero = s.heroes[i]
    return 0.5 * (pet_health(hero, pet_of(hero)) - hero.pet) if pet_of(hero) != NONE else -1.0


def _whole_pool(s: Table, i: int, need: Need) -> float:
    attack = s.attack
    if attack is None:
        return -1.0
    face = threat(s, i)
    return sum([again_worth(d, face, plague_here(s)) for d in attack.dice if not d & dice.REROLLED])


def _finishing(s: Table, i: int, need: Need) -> float:
    """Execute pays when it kills everything at once: the other hits are lost with it."""
    short = sum([foe.health for foe in fight_of(s).foes]) - fight_of(s).boxes[s.heroes[i].faction].damage
    return 3.0 if 0 < short <= min(5, s.heroes[i].energy) else -1.0


HANDLED: dict[str, Callable[[Table, int, Need], float]] = {
    "ice_block": _flee,
    "mend_pet": _pet_missing,
    "reroll_all": _whole_pool,
    "execute": _finishing,
    "dispel": lambda s, i, need: 0.8 * _low_dice(s) - 0.1,
    "shock": lambda s, i, need: 0.5 * _low_dice(s) + 0.02,
    "no_rerolls": lambda s, i, need: (
        0.3 if s.attack and dice.counts(s.attack.dice)[RED] > 1 and need.wounds <= 0 else -0.5
    ),
    "red_rerolls_only": lambda s, i, need: 0.1,
    "aim": lambda s, i, need: 1.0,
    "frenzy": lambda s, i, need: 0.4 * s.heroes[i].pet - 0.5,
    "polymorph": lambda s, i, need: 2.0,
    "shadowguard": lambda s, i, need: 1.0 * min(3, s.count(Scope.ROUND, Tally.LOST, i)),
    "mind_control": lambda s, i, need: 0.9 if need.wounds > 0 or need.kills > 0 else 0.0,
    "enrage": lambda s, i, need: 1.0,
    "sacrifice": lambda s, i, need: 3.0 if need.wounds >= s.heroes[i].health else -1.0,
    "vanish": lambda s, i, need: 0.7,
    "ready_healing_wave": lambda s, i, need: 0.5 if s.heroes[i].health <= 2 else -0.2,
    "call_demon": lambda s, i, need: 1.5,
}
"""What cards with code of their own are worth; those missing here work outside combat or by themselves."""
