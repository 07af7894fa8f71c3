"""The combat that is being fought, and what cards and powers would change in it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meetingstone.engine import NONE
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import Combat, powers_of
from meetingstone.games.adventure.queries import attack_type, foe_level, foe_of, strikes_early
from meetingstone.games.adventure.scene.heroes import ValueScene, value_scene
from meetingstone.games.adventure.sources import SOURCES
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, ENCOUNTER, Fight, Table
from meetingstone.games.adventure.vocabulary import LEVELS, Level
from meetingstone.games.adventure.wording import FOE, YOU, row_of

STAGES = ("roll", "powers", "ranged", "melee", "end")
STAGE_OF = {
    "met": "roll", "begin": "roll", "before_roll": "roll", "roll": "roll", "after_roll": "powers", "powers": "powers",
    "rerolled": "powers", "before_ranged": "ranged", "ranged": "ranged", "before_melee": "melee", "melee": "melee",
}  # fmt: skip
"""What a step of the combat belongs to, as the five steps are printed (AG-COMBAT-01)."""


class PowerScene(msgspec.Struct, frozen=True):
    """A power that the die as it lies has triggered and that is yet to happen (AG-POWER-06)."""

    source: str
    text: Phrase


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
    powers: tuple[PowerScene, ...] = ()


class FightScene(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is being fought; ``sides`` are the attacker and the defender."""

    space: str
    foe: str | None
    level: Level | None
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
    stage = STAGE_OF.get(step, "end")
    return FightScene(
        space=CONTENT.spaces[fight.space].id,
        foe=foe_of(fight).id if against else None,
        level=LEVELS[foe_level(fight)] if against else None,
        slot=fight.slot + 1 if fight.slot != NONE else None,
        board=fight.board,
        begun=fight.begun,
        stage=stage,
        sides=(_fighter(s, fight, ATTACKER, stage == "powers"), _fighter(s, fight, DEFENDER, stage == "powers")),
    )


def _fighter(s: Table, fight: Fight, side: int, is_open: bool) -> FighterScene:
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
        powers=tuple(_powers(s, fight, side)) if is_open else (),
    )


def _powers(s: Table, fight: Fight, side: int) -> Iterator[PowerScene]:
    voice = FOE if (fight.attacker, fight.defender)[side] == ENCOUNTER else YOU
    for number, row, _, _ in powers_of(s, side):
        source = SOURCES[number]
        yield PowerScene(source.id, Phrase("text-ag-does", {"does": row_of(source.trigger[row], voice)}))
