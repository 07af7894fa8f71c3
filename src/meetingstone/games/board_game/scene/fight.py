"""The combat that is being fought: opponents, boxes, and the Attack Phase with its dice."""

from __future__ import annotations

from typing import Literal

import msgspec

from meetingstone.engine import NONE, Frame
from meetingstone.engine.effects import Item
from meetingstone.engine.views import View
from meetingstone.games.board_game import dice
from meetingstone.games.board_game import options as o
from meetingstone.games.board_game.content import CONTENT, CREATURE_COLOURS
from meetingstone.games.board_game.flow.attack import AttackPhase, attrition_value
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.flow.wounds import TakeWounds, plague_of
from meetingstone.games.board_game.ids import card_id, hero_id, hero_ids, region_id
from meetingstone.games.board_game.queries import ABILITIES, armor_from, is_silent, reroll_value, threat
from meetingstone.games.board_game.state import FACTIONS, Boxes, Fight, Scope, Table, Tally
from meetingstone.games.board_game.vocabulary import (
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    RED,
    Again,
    Colour,
    Faction,
    Pick,
)


class FoeScene(msgspec.Struct, frozen=True, kw_only=True):
    """An opponent; ``id`` is a type of creature or a boss."""

    key: str
    id: str
    colour: str | None
    quest: str | None
    threat: int
    attack: int
    health: int


class DieScene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A die of the pool; face 0 is not rolled yet. ``key`` is how options name it."""

    key: str
    colour: Colour
    face: int
    hits: bool = False
    spotted: bool = False
    rerolled: bool = False
    chosen: bool = False
    fixed: int = 0
    """The face that it will show without being rolled."""


class ValueScene(msgspec.Struct, frozen=True):
    """A number of the Attack Phase, with what has made it."""

    total: int
    items: tuple[Item, ...]


class AttackScene(msgspec.Struct, frozen=True, kw_only=True):
    """The Attack Phase of one character."""

    hero: str
    dice: tuple[DieScene, ...]
    removed: dict[str, int]
    """Dice set aside for this phase."""
    reroll: ValueScene
    rerolls: int
    """Rerolls made so far."""
    attrition: ValueScene
    threat: ValueScene
    """The face that hits."""
    armor_from: int
    """The face from which green dice give armor."""
    placed: Boxes
    coming: Boxes
    """What the dice, as they lie, and the Attrition value will still place."""


class HarmScene(msgspec.Struct, frozen=True):
    """The opponents' ability: dice of these colours up to a face cost the active character something."""

    colours: tuple[str, ...]
    top: int
    at: str
    """``rerolled`` or ``placed``: at the end of which step."""
    health: int
    """Health lost for each such die."""
    over: bool
    """It has worked in this Attack Phase."""


class PicksScene(msgspec.Struct, frozen=True):
    """How many dice the question takes: from ``least`` to ``most``, in multiples of ``step``."""

    least: int
    most: int
    step: int = 1


class FightScene(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is being fought."""

    kind: Literal["blue", "quest", "boss", "pvp"]
    region: str | None
    attackers: Faction
    sides: dict[Faction, tuple[str, ...]]
    began: tuple[str, ...]
    fallen: tuple[str, ...]
    foes: tuple[FoeScene, ...]
    killed: tuple[FoeScene, ...]
    round: int
    step: str
    """Where the round stands: ``start``, ``pool``, ``reroll``, ``place``, ``armor``, ``strike``, ``damage``,
    ``resolution`` or ``end``."""
    boxes: dict[Faction, Boxes]
    lost_dice: dict[str, int]
    order: tuple[str, ...]
    """Who has yet to attack in this round."""
    deadly: bool
    """BG-VARD-01: between characters every hit wounds at Resolution."""
    used: dict[str, tuple[str, ...]]
    """Cards that a participant has used in this round."""
    harm: HarmScene | None
    pressure: bool
    """Whether the attrition box joins at Resolution."""
    wounds: int
    """Wounds that are still to be shared."""
    picks: PicksScene | None
    """For a question about several dice."""
    attack: AttackScene | None


ATTACK_STEPS = {"before_rerolls": "reroll", "reroll": "reroll", "reroll_roll": "reroll", "rerolled": "reroll"}
PLACE = ("count_hits", "place", "attrition", "sixes", "placed", "limit_hits", "finish")
COMBAT_STEPS = {
    "defense": "strike", "ranged_strike": "strike", "damage": "damage", "after_damage": "damage",
    "resolution": "resolution", "slay_more": "resolution", "close_round": "resolution", "end_moments": "end",
    "finish": "end", "armor": "armor", "strike_order": "strike", "strike_one": "strike", "strike_two": "strike",
    "after_strike": "strike", "wound_order": "resolution", "wound_one": "resolution", "wound_two": "resolution",
}  # fmt: skip


def _step(stack: tuple[Frame, ...]) -> str:
    """What the rulebook calls the place where the innermost combat stands."""
    for frame in reversed(stack):
        if isinstance(frame, AttackPhase):
            name = frame.STEPS[frame.at]
            return "place" if name in PLACE else ATTACK_STEPS.get(name, "pool")
        if isinstance(frame, Combat):
            return COMBAT_STEPS.get(frame.STEPS[frame.at], "start")
        if isinstance(frame, PvpCombat):
            name = frame.STEPS[frame.at]
            return "armor" if name == "defense" else COMBAT_STEPS.get(name, "start")
    return "end"


def fight_scene(seen: View[Table]) -> FightScene | None:
    s = seen.state
    fight = s.fight
    if fight is None:
        return None
    return FightScene(
        kind=fight.kind,
        region=region_id(fight.region) if fight.region != NONE else None,
        attackers=FACTIONS[fight.attackers],
        sides={name: hero_ids(s, side) for name, side in zip(FACTIONS, fight.sides, strict=True)},
        began=hero_ids(s, fight.began),
        fallen=hero_ids(s, fight.fallen),
        foes=tuple(_foe(fight, i) for i in range(len(fight.foes))),
        killed=tuple(_foe(fight, i, dead=True) for i in range(len(fight.killed))),
        round=fight.round,
        step=_step(seen.stack),
        boxes=dict(zip(FACTIONS, fight.boxes, strict=True)),
        lost_dice=_by_colour(fight.lost_dice),
        order=hero_ids(s, _waiting(seen, fight)),
        deadly=s.settings.deadly_pvp,
        used={hero_id(s.heroes[i]): _used(s, i) for i in fight.heroes},
        harm=_harm(seen),
        pressure=not (fight.foes and fight.foes[0].boss != NONE and CONTENT.bosses[fight.foes[0].boss].no_pressure),
        wounds=next((frame.count for frame in reversed(seen.stack) if isinstance(frame, TakeWounds)), 0),
        picks=_picks(seen),
        attack=_attack(seen),
    )


def _waiting(seen: View[Table], fight: Fight) -> tuple[int, ...]:
    """Between characters each side picks its next one (BG-PVP-04)."""
    duel = next((frame for frame in reversed(seen.stack) if isinstance(frame, PvpCombat)), None)
    return fight.order if duel is None else tuple(i for i in duel.waiting if i in fight.heroes)


def _used(s: Table, i: int) -> tuple[str, ...]:
    hero = s.heroes[i]
    return tuple(
        card_id(number)
        for number in (*hero.cards, *hero.bag)
        if any(
            s.count(Scope.ROUND, Tally.USED, i, number * ABILITIES + index)
            for index, row in enumerate(CONTENT.cards[number].ability)
            if not row.forced and not is_silent(number, index)
        )
    )


def _harm(seen: View[Table]) -> HarmScene | None:
    plague = plague_of(seen.state)
    if plague is None:
        return None
    phase = next((frame for frame in reversed(seen.stack) if isinstance(frame, AttackPhase)), None)
    moment = next((frame for frame in reversed(seen.stack) if isinstance(frame, Moment)), None)
    step = phase.STEPS[phase.at] if phase else ""
    last = phase is None or AttackPhase.STEPS.index(step) > AttackPhase.STEPS.index(plague.at)
    done = step == plague.at and not (moment and moment.suffer)
    colours = tuple(name for name, letter in zip(COLOUR_NAMES, COLOURS, strict=True) if letter in plague.dice)
    return HarmScene(colours, plague.top, plague.at, plague.health, last or done)


def _picks(seen: View[Table]) -> PicksScene | None:
    s = seen.state
    top = seen.stack[-1] if seen.stack else None
    if s.attack is None or seen.question is None:
        return None
    if isinstance(top, AttackPhase):
        step = top.STEPS[top.at]
        if step == "reroll":
            chosen = sum(1 for d in s.attack.dice if d & dice.CHOSEN)
            return PicksScene(1, max(0, reroll_value(s) - top.rerolls - chosen))
        if step == "trim":
            count = min(top.stun + top.curse, len(s.attack.dice))
            return PicksScene(count, count)
    if isinstance(top, UseAbility):
        pick = {"spot": top.row.spot, "take": top.row.take, "again_pick": top.row.again}.get(top.STEPS[top.at])
        if pick is not None:
            return _picks_of(s, top, pick)
    return None


def _picks_of(s: Table, use: UseAbility, pick: Pick) -> PicksScene:
    most = 99 if pick.any or pick.pairs else pick.most
    if pick.rerolls:
        most = reroll_value(s)
    elif isinstance(pick, Again) and pick.level:
        most = s.heroes[use.owner].level
    step = 2 if pick.pairs else 1
    most -= use.picked
    return PicksScene(most if pick.all or use.row.forced else min(step, most), most, step)


def _by_colour(counts: tuple[int, int, int]) -> dict[str, int]:
    return {name: count for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}


def _foe(fight: Fight, i: int, *, dead: bool = False) -> FoeScene:
    foe = (fight.killed if dead else fight.foes)[i]
    return FoeScene(
        key=o.foe_key(foe),
        id=CONTENT.bosses[foe.boss].id if foe.boss != NONE else CONTENT.kinds[foe.kind].id,
        colour=CREATURE_COLOURS[foe.colour] if foe.colour != NONE else None,
        quest=CONTENT.quests[foe.quest].id if foe.quest != NONE else None,
        threat=foe.threat,
        attack=foe.attack,
        health=foe.health,
    )


def _attack(seen: View[Table]) -> AttackScene | None:
    s = seen.state
    attack = s.attack
    if attack is None or s.fight is None or not (s.fight.foes or s.fight.kind == "pvp"):
        return None
    phase = next((frame for frame in reversed(seen.stack) if isinstance(frame, AttackPhase)), None)
    needed = threat(s, attack.hero)
    armor = max(needed, armor_from(s, attack.hero))
    step = AttackPhase.STEPS.index(phase.STEPS[phase.at]) if phase else NONE
    hits = dice.counts(d for d in attack.dice if dice.face_of(d) >= (armor if dice.colour_of(d) == GREEN else needed))
    counted = step > AttackPhase.STEPS.index("count_hits")
    return AttackScene(
        hero=hero_id(s.heroes[attack.hero]),
        dice=tuple(_die(d, armor if dice.colour_of(d) == GREEN else needed) for d in attack.dice),
        removed=_by_colour(attack.removed),
        reroll=ValueScene(reroll_value(s), _items(s, "reroll")),
        rerolls=phase.rerolls if phase else 0,
        attrition=ValueScene(attrition_value(s), _items(s, "attrition")),
        threat=ValueScene(needed, _items(s, "threat")),
        armor_from=armor,
        placed=attack.placed,
        coming=Boxes(
            damage=0 if counted else hits[BLUE],
            defense=0 if counted else hits[RED],
            attrition=0 if step > AttackPhase.STEPS.index("attrition") else attrition_value(s),
            armor=0 if counted else hits[GREEN],
        ),
    )


def _items(s: Table, what: str) -> tuple[Item, ...]:
    assert s.attack is not None
    return tuple(
        Item(source.name, "add", amount, "BG-COMBAT-06")
        for source in s.attack.sources
        if (amount := getattr(source, what))
    )


def _die(d: int, needed: int) -> DieScene:
    face = dice.face_of(d)
    return DieScene(
        key=o.die_key(d),
        colour=COLOUR_NAMES[dice.colour_of(d)],
        face=face,
        hits=bool(face) and face >= needed,
        spotted=bool(d & dice.SPOTTED),
        rerolled=bool(d & dice.REROLLED),
        chosen=bool(d & dice.CHOSEN),
        fixed=dice.fixed_of(d),
    )
