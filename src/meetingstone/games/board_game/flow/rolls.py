"""Rolled dice: how they are told, and how chosen ones are rolled again."""

from __future__ import annotations

from typing import Any

from meetingstone.engine import Game
from meetingstone.games.board_game import dice
from meetingstone.games.board_game.changes import set_attack
from meetingstone.games.board_game.queries import armor_from, hero_name, threat
from meetingstone.games.board_game.state import Table
from meetingstone.games.board_game.vocabulary import COLOUR_NAMES

FACES = tuple(range(1, 9))
"""BG-DICE-01: of every die."""


def shown(pool: tuple[int, ...]) -> list[str]:
    """A pool in the log: the name of each die (``@bg-shows-red-8``), colour by colour, best faces first."""
    order = sorted(pool, key=lambda d: (dice.colour_of(d), -dice.face_of(d)))
    found = [f"@bg-shows-{COLOUR_NAMES[dice.colour_of(d)]}-{dice.face_of(d)}" for d in order]
    return found or ["@bg-no-dice"]


def told_roll(s: Table, i: int, fallen: tuple[int, ...], given: tuple[int, ...] = ()) -> dict[str, Any]:
    """What fell, the faces from which red and blue dice hit and green ones are armor, and dice whose face was given."""
    needed = threat(s, i)
    told = {"hero": hero_name(s, i), "dice": shown(fallen), "threat": needed, "armor": max(needed, armor_from(s, i))}
    return {**told, "given": shown(given)} if given else told


def reroll_chosen(g: Game[Table], faces: tuple[int, ...], *, keep_right: bool = False) -> None:
    """The chosen dice show new faces; each may be rerolled once (BG-DICE-12)."""
    attack = g.state.attack
    assert attack is not None
    fallen = iter(faces)
    mark = 0 if keep_right else dice.REROLLED
    pool = tuple(dice.with_face(d & ~dice.CHOSEN, next(fallen)) | mark if d & dice.CHOSEN else d for d in attack.dice)
    set_attack(g.state, dice=pool)
    g.tell("bg-rerolled", hero=hero_name(g.state, attack.hero), dice=shown(pool))
