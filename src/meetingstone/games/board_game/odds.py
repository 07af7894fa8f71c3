"""The odds of a fight: exact where the dice allow it, otherwise played out many times, or quickly estimated.

Everything is for a group of characters against what they would meet, with the cards that they have now. All of them
fight as ``fighting`` does: all free dice, Energy while it helps, misses and harmful dice rerolled first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb, erf, sqrt
from random import Random
from time import perf_counter
from typing import Literal

import msgspec
from msgspec.structs import replace

from meetingstone.engine import NONE, Chance, Game, Source
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.content import CONTENT, Boss, Plague
from meetingstone.games.board_game.flow.attack import attrition_value
from meetingstone.games.board_game.flow.challenge import normal_fight
from meetingstone.games.board_game.flow.combat import DEADLOCK, Combat
from meetingstone.games.board_game.flow.handlers import may_press
from meetingstone.games.board_game.flow.pvp import PvpCombat, winner_of
from meetingstone.games.board_game.flow.wounds import plague_of
from meetingstone.games.board_game.queries import BITS, capacity, fight_of, grants, reroll_value, threat
from meetingstone.games.board_game.state import Boxes, Fight, Foe, Hero, Table
from meetingstone.games.board_game.strength import blow, kit_of, stamina
from meetingstone.games.board_game.tactics.fighting import choose
from meetingstone.games.board_game.vocabulary import COLOURS

TIME = 0.25
"""Seconds that a simulation may take when nobody says how many fights it shall play."""
LEAST = 20
"""Fights that are played whatever the time."""
CLOSE = 0.02
"""A simulation whose error is that small may stop."""
MOST_STATES = 600
"""An exact calculation with more states than this is not begun: it would be slower than a simulation."""


SOBER = 0.8
"""Hits that block come less evenly than they promise: measured against simulated fights."""
CERTAIN = 0.96
"""What fights that cannot be lost by this reckoning are won in: measured in games of bots."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What to expect of a fight. ``error`` is the standard error of ``win``; 0 where it is exact."""

    method: Literal["exact", "simulated", "quick"]
    win: float
    survive: float
    """That nobody of the group falls, in victory or not."""
    wounds: float
    """Health that the group loses."""
    energy: float
    """Energy that the group has left."""
    rounds: float
    error: float = 0.0
    fights: int = 0


# ---- quickly


def quick(group: tuple[Hero, ...], foes: tuple[Foe, ...]) -> Odds:
    """An estimate from expected hits: a race between the hits that are needed and the wounds that can be borne."""
    return _quick(
        tuple([(kit_of(hero), hero.energy, hero.stun, hero.curse) for hero in group]),
        sum([stamina(hero) for hero in group]),
        foes,
    )


@lru_cache(maxsize=65536)
def _quick(group: tuple, health: int, foes: tuple[Foe, ...]) -> Odds:  # type: ignore[type-arg]
    first = foes[0]
    boss = CONTENT.bosses[first.boss] if first.boss != NONE else None
    kind = CONTENT.kinds[first.kind] if first.boss == NONE else None
    plague = boss.ability if boss else kind.ability if kind else None
    rerolls = not (kind and kind.no_reroll)
    pressed = not (kind and kind.no_attrition)
    threat = max([foe.threat for foe in foes])
    order = sorted(foes, key=lambda foe: -foe.attack / foe.health)
    needed = sum([foe.health for foe in foes])
    energies = [member[1] for member in group]
    borne: float = health
    hits = spread = wounds = hurt = 0.0
    alive, done, win, length, fresh = 1.0, 0.0, 0.0, 0.0, 1.0
    rounds = 0
    while rounds < 8 and done < 0.99 and alive > 0.01:
        rounds += 1
        damage = block = late = noise = harm = 0.0
        for k, (kit, _, stun, curse) in enumerate(group):
            each = blow(kit, int(energies[k]), threat, rounds == 1, rerolls, plague)
            weaker = fresh * max(0.2, 1 - 0.25 * stun - 0.12 * curse)
            damage += each.damage * weaker
            block += SOBER * each.block * weaker
            late += each.late * weaker
            noise += each.spread
            harm += each.harm
            borne += each.heal
            energies[k] = max(0.0, energies[k] - each.energy - (plague.energy * each.harm if plague else 0.0))
        if not pressed:
            late = min(late, block)
        if boss:
            damage, block, late = _against_boss(boss, damage, block, late, harm)
        spread += noise
        before = done
        if plague:
            wounds += plague.health * harm
            hurt += plague.health * harm
        hits += damage
        # A fight that was won is over, even if hits would have left the box since.
        struck = max(before, _reached(hits, needed, spread))
        win += (struck - before) * alive
        attack = _attack_left(order, hits)
        taken, risk = _excess(attack - block, noise)
        wounds += taken * (1 - struck)
        hurt += risk + (plague.health * plague.health * harm if plague else 0.0)
        hurt += taken * taken * struck * (1 - struck)
        alive = min(alive, _reached(borne - 1, wounds, hurt))
        hits += late
        done = max(struck, _reached(hits, needed, spread))
        win += (done - struck) * alive
        length += rounds * (done - before)
        hits -= _lost_hits(boss, first, len(foes), len(group), rounds)
        if plague:
            lame = 0.25 * plague.stun + 0.12 * plague.curse + 0.1 * plague.strip + 0.08 * plague.lose_die
            fresh *= max(0.3, 1 - lame * harm / len(group))
        if boss:
            fresh *= max(0.3, 1 - 0.2 * boss.stun)
    left = sum(energies)
    survive = win if len(group) == 1 else win * _reached(borne - len(group), wounds, hurt)
    return Odds(
        method="quick",
        win=min(1.0, CERTAIN * win),
        survive=min(1.0, survive),
        wounds=min(wounds, borne),
        energy=left,
        rounds=length / done if done > 0.05 else float(rounds),
    )


def _against_boss(boss: Boss, damage: float, block: float, late: float, harm: float) -> tuple[float, float, float]:
    """What the Overlords' abilities leave of the hits (BG-OVER-11, BG-OVER-12, BG-OVER-13)."""
    if boss.no_pressure:
        late = min(late, block)
    if boss.half_attrition:
        late = min(late, block) + (late - min(late, block)) / 2
    if boss.hits_by_eights:
        # With Threat 7 half of the hits are 8s: most of those that block stay, the others move to the attrition box.
        # Shares measured against fights that were played out.
        late += 0.7 * damage
        damage, block = 0.3 * damage, 0.8 * block
    if boss.ability and boss.ability.pressure:
        late -= min(late, boss.ability.pressure * harm)
    return damage, block, late


def _lost_hits(boss: Boss | None, foe: Foe, foes: int, group: int, rounds: int) -> float:
    """BG-CREAT-11, BG-OVER-13: hits that leave the damage box between rounds."""
    if boss:
        return boss.leave_first + boss.leave * (group if boss.leave_each else 1)
    kind = CONTENT.kinds[foe.kind]
    return kind.leave * (max(1.0, foes - rounds + 1) if kind.leave_each else 1)


def _attack_left(order: list[Foe], hits: float) -> float:
    attack = 0.0
    for foe in order:
        if hits < foe.health:
            attack += foe.attack
        hits = max(0.0, hits - foe.health)
    return attack


def _reached(mean: float, needed: float, variance: float) -> float:
    """The chance that a sum with this mean and variance is at least ``needed``."""
    return 0.5 * (1 + erf((mean - needed + 0.5) / sqrt(2 * variance + 0.1)))


def _excess(mean: float, variance: float) -> tuple[float, float]:
    """Mean and variance of what a sum exceeds zero by, about."""
    width = sqrt(variance + 0.01)
    z = mean / width
    density = 0.3989 * 2.71828 ** (-0.5 * z * z)
    above = 0.5 * (1 + erf(z / 1.4142))
    return max(0.0, mean * above + width * density), variance * above


ENDLESS = 20
"""Rounds after which characters who cannot hurt each other will not have won either (BG-COMBAT-23)."""


def quick_pvp(mine: tuple[Hero, ...], theirs: tuple[Hero, ...]) -> float:
    """The chance to win against other characters: whoever's hits outlast the other's Health."""
    rates = []
    for us, them in ((mine, theirs), (theirs, mine)):
        face = max(hero.level for hero in them) + 2
        rates.append([blow(kit_of(hero), hero.energy, face, True, True, None) for hero in us])
    sums = [
        (sum(each.damage for each in side), sum(each.block for each in side), sum(each.late for each in side))
        for side in rates
    ]
    harm = [
        max(0.0, own[0] - 0.4 * (other[1] - 0.6 * other[2])) + max(0.0, own[2] - other[2]) + 0.3
        for own, other in ((sums[0], sums[1]), (sums[1], sums[0]))
    ]
    mine_last = sum(stamina(hero) for hero in mine) / harm[1]
    theirs_last = sum(stamina(hero) for hero in theirs) / harm[0]
    if min(mine_last, theirs_last) > ENDLESS:
        return 0.5
    return float(1 / (1 + (theirs_last / max(0.01, mine_last)) ** 3))


# ---- the fight to look at


def challenge(g: Game[Table], group: tuple[int, ...], target: str, which: int, region: int) -> Game[Table]:
    """A game in which nothing happens but this fight, about to begin."""
    s = g.state.clone()
    faction = s.heroes[group[0]].faction
    for i in group:
        s.heroes[i] = replace(s.heroes[i], region=region)
    if target == "pvp":
        enemies = tuple(s.heroes_in(region, 1 - faction))
        sides = (group, enemies) if faction == 0 else (enemies, group)
        s.fight = Fight(kind="pvp", region=region, attackers=faction, sides=sides, began=(*group, *enemies))
    else:
        s.fight = normal_fight(s, target, which, region, faction, group)
    s.attack = None
    s.active = faction
    alone = g.clone()
    alone.state = s
    alone.stack = [PvpCombat() if target == "pvp" else Combat(faction=faction)]
    alone.question = None
    alone.source = None
    return alone


def running(g: Game[Table]) -> Game[Table] | None:
    """The same of a fight that is being fought; None when there is none."""
    at = next((k for k, frame in enumerate(g.stack) if isinstance(frame, Combat | PvpCombat)), NONE)
    if at == NONE or g.state.fight is None:
        return None
    alone = g.clone()
    alone.stack = alone.stack[at:]
    alone.state.fight = replace(fight_of(alone.state), depth=0)
    alone.source = None
    return alone


def odds(alone: Game[Table], faction: int, *, seed: int = 0, seconds: float = TIME) -> Odds:
    """The odds of ``faction`` in a fight that ``challenge`` or ``running`` has set apart."""
    return exact(alone) or simulated(alone, faction, seed=seed, seconds=seconds)


# ---- by playing it out


def simulated(
    alone: Game[Table],
    faction: int,
    *,
    fights: int = 0,
    seed: int = 0,
    seconds: float = TIME,
    first: tuple[int, int] | None = None,
) -> Odds:
    """Play the fight ``fights`` times, or until its error is small, or as often as ``seconds`` allow.

    ``first`` is the answer to the open question: a seat and the index of its option.
    """
    began = perf_counter()
    rng = Random(seed)
    group = tuple(i for i in fight_of(alone.state).began if alone.state.heroes[i].faction == faction)
    before = sum(stamina(alone.state.heroes[i]) for i in group)
    won = whole = lost = energy = rounds = played = 0
    error = 1.0
    while played < (fights or LEAST) or (not fights and error > CLOSE and perf_counter() - began < seconds):
        s = _fought(alone, Source(rng.randbytes(32)), first)
        fight = fight_of(s)
        played += 1
        won += winner_of(s) == faction if fight.kind == "pvp" else not fight.foes
        whole += not any(i in fight.fallen for i in group)
        lost += before - sum(stamina(s.heroes[i]) for i in group if i not in fight.fallen)
        energy += sum(s.heroes[i].energy for i in group if i not in fight.fallen)
        rounds += fight.round
        # One success and one failure more: nobody is certain after a few fights.
        error = sqrt((won + 1) * (played - won + 1) / (played + 2) ** 3)
    return Odds(
        method="simulated",
        win=won / played,
        survive=whole / played,
        wounds=lost / played,
        energy=energy / played,
        rounds=rounds / played,
        error=error,
        fights=played,
    )


def _fought(alone: Game[Table], source: Source, first: tuple[int, int] | None = None) -> Table:
    g = alone.clone()
    g.source = source
    if first is not None:
        g.take(*first)
    elif g.question is None:
        g.resume()
    elif isinstance(g.question, Chance):
        g.fall(g.number, g.question.draw(source.stream(g.number)))
    while g.question is not None:
        seat = g.question.awaited()[0]
        g.take(seat, choose(g.state, g.stack[-1], g.question, seat))
    return g.state


# ---- exactly

Result = dict[tuple[int, int, int, int], float]
"""Chance of each (red, blue, green hits, harmful dice)."""
State = tuple[int, int, int, int, tuple[Foe, ...]]
"""Round (1, 2 for all later ones), Health, Energy, damage box, opponents."""
LATER = sum(
    BITS[moment]
    for moment in ("throw", "rolled", "reroll", "rerolled", "place", "placed", "lost", "spent", "defense", "round_end")
)
"""Moments after the roll: a card that speaks there makes a round more than its pool."""


def exact(alone: Game[Table]) -> Odds | None:
    """One character whose round is a pool, rerolls and nothing else, against creatures; None for any other fight.

    What he has in his pool is asked of the game itself, for every state that the fight can come to.
    """
    fight = fight_of(alone.state)
    if len(fight.heroes) != 1 or not fight.foes or fight.round or not _is_plain(alone.state, fight.heroes[0]):
        return None
    i = fight.heroes[0]
    hero = alone.state.heroes[i]
    start: State = (1, hero.health, hero.energy, 0, fight.foes)
    waiting: dict[State, float] = {start: 1.0}
    known: dict[State, dict[State, float]] = {}
    win = rounds = wounds = energy = gone = 0.0
    for number in range(1, DEADLOCK + 1):
        after: dict[State, float] = {}
        for state, chance in waiting.items():
            if state not in known:
                if len(known) == MOST_STATES:
                    return None
                known[state] = _round(alone, i, state)
            for new, share in known[state].items():
                after[new] = after.get(new, 0.0) + chance * share
        waiting = {}
        for state, chance in after.items():
            if state[1] > 0 and state[4]:
                waiting[state] = chance
                continue
            gone += chance
            rounds += number * chance
            wounds += (hero.health - state[1]) * chance
            if state[1] > 0:
                win += chance
                energy += state[2] * chance
        if sum(waiting.values()) < 1e-9:
            break
    return Odds(method="exact", win=win, survive=win, wounds=wounds, energy=energy, rounds=rounds / max(gone, 1e-9))


def _is_plain(s: Table, i: int) -> bool:
    hero, fight = s.heroes[i], fight_of(s)
    plague = plague_of(s)
    if fight.kind not in ("blue", "quest") or hero.hooks & LATER or hero.stun or hero.curse or hero.pet:
        return False
    if grants(hero, "ward") or any(_remembers(n) for n in hero.cards):
        return False
    if CONTENT.kinds[fight.foes[0].kind].armor_from:
        return False
    return plague is None or not (plague.stun or plague.curse or plague.strip or plague.lose_die)


@lru_cache(maxsize=512)
def _remembers(number: int) -> bool:
    """Whether a card asks what happened in the round before, or gives tokens beyond the capacity."""
    card = CONTENT.cards[number]
    needs = [*(ability.need for ability in card.ability), *(row.need for row in card.modify)]
    return any(need.used_last or need.no_loss or need.killed or need.hurt for need in needs) or any(
        ability.gain_health or ability.heal or ability.restore for ability in card.ability
    )


def _round(alone: Game[Table], i: int, state: State) -> dict[State, float]:
    """Where one round leads."""
    g = _up_to_the_roll(alone, i, state)
    s = g.state
    fight = fight_of(s)
    attack = s.attack
    assert attack is not None
    plague = plague_of(s)
    counts = tuple(dice.counts(attack.dice))
    pressure = attrition_value(s) if may_press(s) else 0
    box = fight.boxes[s.heroes[i].faction]
    after: dict[State, float] = {}
    results = _results(counts, reroll_value(s), min(9, max(1, threat(s, i))), plague)
    for (red, blue, green, harm), chance in results.items():
        hero = s.heroes[i]
        health, energy = hero.health, hero.energy
        if plague:
            health = max(0, health - plague.health * harm)
            energy = max(0, energy - plague.energy * harm)
        new = _resolved(s, i, box, (red, blue, green), pressure, health, energy)
        after[new] = after.get(new, 0.0) + chance
    return after


def _resolved(
    s: Table, i: int, box: Boxes, hits: tuple[int, int, int], pressure: int, health: int, energy: int
) -> State:
    """BG-COMBAT-15, BG-COMBAT-16, BG-COMBAT-17, BG-COMBAT-18, BG-COMBAT-19, BG-COMBAT-20, BG-COMBAT-21 and BG-COMBAT-22
    for one character."""
    foes = fight_of(s).foes
    if not health:
        return 2, 0, energy, 0, foes
    red, blue, green = hits
    damage = box.damage + blue
    damage, foes = _slain(damage, foes)
    if foes:
        defense = box.defense + red
        health = max(0, health - max(0, sum([foe.attack for foe in foes]) - defense - box.armor - green))
        if health:
            damage, foes = _slain(damage + defense + box.attrition + pressure, foes)
    kind = CONTENT.kinds[fight_of(s).foes[0].kind]
    damage = max(0, damage - kind.leave * (len(foes) if kind.leave_each else 1)) if foes and health else 0
    # BG-CHAR-06: what was gained beyond the capacity is gone when the round ends.
    return 2, health, min(energy, capacity(s.heroes[i], "energy")), damage, foes


def _slain(damage: int, foes: tuple[Foe, ...]) -> tuple[int, tuple[Foe, ...]]:
    """The opponents that the damage box pays for, those with the highest Attack first (as ``fighting`` does)."""
    while payable := [foe for foe in foes if foe.health <= damage]:
        foe = max(payable, key=lambda foe: (foe.attack, -foe.health))
        at = foes.index(foe)
        damage, foes = damage - foe.health, foes[:at] + foes[at + 1 :]
    return damage, foes


def _up_to_the_roll(alone: Game[Table], i: int, state: State) -> Game[Table]:
    """The game at the moment when the character's pool is rolled, from the start of a round in this state."""
    number, health, energy, damage, foes = state
    g = alone.clone()
    s = g.state
    faction = s.heroes[i].faction
    s.heroes[i] = replace(s.heroes[i], health=health, energy=energy)
    s.counts = [{} for _ in s.counts]
    boxes = (Boxes(damage), Boxes()) if faction == 0 else (Boxes(), Boxes(damage))
    s.fight = replace(fight_of(s), round=number - 1, foes=foes, boxes=boxes)
    combat = Combat(faction=faction)
    combat.goto("new_round")
    g.stack = [combat]
    g.question = None
    g.resume()
    while g.question is not None and not isinstance(g.question, Chance):
        seat = g.question.awaited()[0]
        g.take(seat, choose(g.state, g.stack[-1], g.question, seat))
    return g


@lru_cache(maxsize=4096)
def _results(counts: tuple[int, ...], rerolls: int, threat: int, plague: Plague | None) -> Result:
    """What a pool shows after its rerolls: harmful dice first, then misses, red, blue and green in this order."""
    hit = (9 - threat) / 8
    low = [min(plague.top, threat - 1) / 8 if plague and COLOURS[c] in plague.dice else 0.0 for c in range(3)]
    found: Result = {}
    for first in product(*(_colour(counts[c], hit, low[c]) for c in range(3))):
        chance = 1.0
        left = rerolls
        again = [0, 0, 0]
        for _, _, share in first:
            chance *= share
        # (hits, harmful dice) of each colour that are kept
        kept = [list(each[:2]) for each in first]
        for c in range(3):
            taken = min(left, kept[c][1])
            kept[c][1] -= taken
            again[c] += taken
            left -= taken
        for c in range(3):
            taken = min(left, counts[c] - first[c][0] - first[c][1])
            again[c] += taken
            left -= taken
        for second in product(*(_colour(again[c], hit, low[c]) for c in range(3))):
            share = chance
            harm = 0
            hits = [0, 0, 0]
            for c, (more, worse, part) in enumerate(second):
                share *= part
                harm += kept[c][1] + worse
                hits[c] = kept[c][0] + more
            key = hits[0], hits[1], hits[2], harm
            found[key] = found.get(key, 0.0) + share
    return found


@lru_cache(maxsize=4096)
def _colour(count: int, hit: float, low: float) -> tuple[tuple[int, int, float], ...]:
    """(hits, harmful dice, chance) of so many dice of a colour."""
    rest = 1 - hit - low
    return tuple(
        (hits, bad, comb(count, hits) * comb(count - hits, bad) * hit**hits * low**bad * rest ** (count - hits - bad))
        for hits in range(count + 1)
        for bad in range(count - hits + 1)
        if low or not bad
    )
