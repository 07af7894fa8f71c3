"""A combat that is going on, as a position states it: who fights whom, at which step, with which dice."""

from __future__ import annotations

import re

from msgspec.structs import replace

from meetingstone.engine import NONE, ContentError, Frame
from meetingstone.engine.positions import numbered
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import CURSE
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.challenge import Challenged, normal_fight
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.ongoing import overlord_boss
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.ids import region_id
from meetingstone.games.board_game.position.fields import BoxesPosition, FightPosition
from meetingstone.games.board_game.position.names import player_named, region_named
from meetingstone.games.board_game.state import Attack, Boxes, Fight, Scope, Source, Table, Tally, tally_key

MOMENTS_OF_ALL = ("round_starts", "defense", "answers")
"""Steps that ask all who fight, one after the other."""


def fight_frames(s: Table, given: FightPosition, depth: int) -> list[Frame]:
    group = tuple(player_named(s, name) for name in given.group)
    if not group:
        raise ContentError("position: a fight needs a group")
    faction = s.heroes[group[0]].faction
    if len(set(group)) < len(group) or any(s.heroes[i].faction != faction for i in group):
        raise ContentError("position: a group are different characters of one faction")
    region = region_named(given.region) if given.region else s.heroes[group[0]].region
    target, _, name = given.against.partition(":")
    which = NONE
    if target == "pvp":
        enemies = tuple(s.heroes_in(region, 1 - faction))
        if not enemies:
            raise ContentError(f"position: no enemy stands in {region_id(region)}")
        sides = (group, enemies) if faction == 0 else (enemies, group)
        fight = Fight(kind="pvp", region=region, attackers=faction, sides=sides, began=(*group, *enemies))
    else:
        if target == "overlord":
            target, which = "boss", overlord_boss(s)
        elif target == "boss":
            which = numbered(CONTENT.boss, "boss", name)
        elif target in ("blue", "quest"):
            which = numbered(CONTENT.kind, "creature", name)
        else:
            raise ContentError(f"position: against is {given.against}; write blue:murloc, quest:naga, boss:..., pvp")
        fight = normal_fight(s, target, which, region, faction, group)
        if not fight.foes:
            raise ContentError(f"position: nobody of {given.against} stands in {region_id(region)}")
    opens = given.step in ("begin", "new_round") and not given.attacker
    mine, theirs = _boxes(given.boxes), _boxes(given.enemy)
    s.fight = replace(
        fight,
        round=given.round if given.round is not None else int(not opens),
        boxes=(mine, theirs) if faction == 0 else (theirs, mine),
        began=(*fight.began, *(player_named(s, name) for name in given.fallen)),
        fallen=tuple(player_named(s, name) for name in given.fallen),
        order=tuple(player_named(s, name) for name in given.order),
        quiet=given.quiet,
        lost_dice=given.lost_dice,
        depth=depth,
    )
    for scope, names in ((Scope.ROUND, given.used), (Scope.LAST_ROUND, given.used_last)):
        for text in names:
            hero, _, card = text.partition(" ")
            number = numbered(CONTENT.number, "card", card)
            s.counts[scope][tally_key(Tally.USED, player_named(s, hero), number * 8)] = 1
    action = Challenged(hero=group[0], target=target, which=which, region=region, group=group)
    action.goto("fight")
    action.at, action.pc = action.pc, action.pc + 1
    combat: PvpCombat | Combat = _pvp_frame(s, given, fight) if target == "pvp" else Combat(faction=faction)
    if given.step not in combat.STEPS:
        raise ContentError(f"position: step is {given.step}; a combat has {', '.join(combat.STEPS)}")
    combat.goto(given.step)
    if given.step in MOMENTS_OF_ALL:
        combat.todo = s.fight.heroes
    if not given.attacker:
        return [action, combat]
    return [action, *_attack_frames(s, given, combat)]


def _pvp_frame(s: Table, given: FightPosition, fight: Fight) -> PvpCombat:
    """Who has attacked already in this round, then whose turn it is (BG-PVP-04)."""
    gone = {player_named(s, name) for name in (*given.attacked, *filter(None, [given.attacker]))}
    turn = 1 - s.heroes[player_named(s, given.attacker)].faction if given.attacker else fight.attackers
    return PvpCombat(turn=turn, waiting=tuple(i for i in fight.heroes if i not in gone))


def _boxes(given: BoxesPosition) -> Boxes:
    return Boxes(given.damage, given.defense, given.attrition, given.armor)


def _attack_frames(s: Table, given: FightPosition, combat: Frame) -> list[Frame]:
    hero = player_named(s, given.attacker)
    combat.goto("next_attack")
    combat.at = combat.pc
    phase = AttackPhase(hero=hero)
    if given.phase not in AttackPhase.STEPS:
        raise ContentError(f"position: phase is {given.phase}; an Attack Phase has {', '.join(AttackPhase.STEPS)}")
    phase.goto(given.phase)
    curse = s.heroes[hero].curse
    if given.phase != "begin":
        s.attack = Attack(
            hero=hero,
            dice=parse_dice(given.dice),
            reroll=given.reroll,
            attrition=given.attrition,
            threat=given.threat,
            sources=(Source(CURSE, reroll=-curse, attrition=-curse),) if curse else (),
        )
    return [combat, phase]


def parse_dice(text: str) -> tuple[int, ...]:
    """``R8 B3 G1``; a letter alone is a die that is not rolled yet."""
    found = []
    for word in text.split():
        if not re.fullmatch(r"[RBG][1-8]?[srx]*", word):
            raise ContentError(f"position: {word!r} is no die; write R8, B3 or G")
        face = int(word[1]) if word[1:2].isdigit() else 0
        marks = dice.SPOTTED * ("s" in word) | dice.REROLLED * ("r" in word) | dice.CHOSEN * ("x" in word)
        found.append(dice.die("RBG".index(word[0]), face, marks))
    return tuple(found)


def dice_text(pool: tuple[int, ...]) -> str:
    """The same text back; s, r and x mark spotted, rerolled and chosen dice."""
    words = []
    for d in pool:
        marks = "".join(
            letter for bit, letter in ((dice.SPOTTED, "s"), (dice.REROLLED, "r"), (dice.CHOSEN, "x")) if d & bit
        )
        words.append(f"{'RBG'[dice.colour_of(d)]}{dice.face_of(d) or ''}{marks}")
    return " ".join(words)
