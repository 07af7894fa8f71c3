"""The combat that is being fought, and what cards and powers would change in it."""

from __future__ import annotations

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.views import View
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import Combat
from meetingstone.games.adventure.queries import attack_type, foe_level, foe_of, strikes_early
from meetingstone.games.adventure.scene.heroes import ValueScene, value_scene
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, ENCOUNTER, Fight, Table
from meetingstone.games.adventure.vocabulary import LEVELS

STAGES = ("roll", "powers", "ranged", "melee", "end")
STAGE_OF = {
    "met": "roll", "begin": "roll", "before_roll": "roll", "roll": "roll", "after_roll": "powers", "powers": "powers",
    "rerolled": "powers", "before_ranged": "ranged", "ranged": "ranged", "before_melee": "melee", "melee": "melee",
}  # fmt: skip
"""What a step of the combat belongs to, as the five steps are printed (AG-COMBAT-01)."""


class FighterScene(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a combat: ``seat`` is None for an encounter."""

    seat: int | None
    die: int
    attack: ValueScene
    defense: ValueScene
    damage: ValueScene
    ranged: bool
    early: bool
    """Strikes in the ranged step."""
    idle: bool
    struck: bool
    hit: bool
    fallen: bool


class FightScene(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is being fought; ``sides`` are the attacker and the defender."""

    space: str
    foe: str | None
    level: str | None
    slot: int | None
    board: bool
    begun: bool
    stage: str
    sides: tuple[FighterScene, FighterScene]


def fight_scene(seen: View[Table]) -> FightScene | None:
    s = seen.state
    fight = s.fight
    if fight is None:
        return None
    combat = next((frame for frame in reversed(seen.stack) if isinstance(frame, Combat)), None)
    step = combat.STEPS[combat.at] if combat else ""
    against = fight.defender == ENCOUNTER
    return FightScene(
        space=CONTENT.spaces[fight.space].id,
        foe=foe_of(fight).id if against else None,
        level=LEVELS[foe_level(fight)] if against else None,
        slot=fight.slot + 1 if fight.slot != NONE else None,
        board=fight.board,
        begun=fight.begun,
        stage=STAGE_OF.get(step, "end"),
        sides=(_fighter(s, fight, ATTACKER), _fighter(s, fight, DEFENDER)),
    )


def _fighter(s: Table, fight: Fight, side: int) -> FighterScene:
    seat = (fight.attacker, fight.defender)[side]
    return FighterScene(
        seat=seat if seat >= 0 else None,
        die=fight.dice[side],
        attack=value_scene(s, seat, "attack"),
        defense=value_scene(s, seat, "defense"),
        damage=value_scene(s, seat, "damage"),
        ranged=bool(attack_type(s, seat)),
        early=strikes_early(s, seat),
        idle=bool(fight.idle >> side & 1),
        struck=bool(fight.struck >> side & 1),
        hit=bool(fight.hits >> side & 1),
        fallen=bool(fight.fallen >> side & 1),
    )
