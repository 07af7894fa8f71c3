"""Dice of an Attack Phase. A die is one int, so that a pool is a tuple that clones for free.

Bits: colour (2), face (4; 0 before the roll), fixed face for the coming roll (4), rerolled, spotted, chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from meetingstone.games.board_game.state import Attack, Fight
from meetingstone.games.board_game.vocabulary import COLOURS, Pick

SUPPLY = 7
"""BG-DICE-02, BG-GEN-08: dice of a colour."""
SPOTTED, REROLLED, CHOSEN = 1, 2, 4
_FACE, _FIXED, _COLOUR = 3, 7, 11


def die(colour: int, face: int = 0, marks: int = 0, fixed: int = 0) -> int:
    return colour << _COLOUR | fixed << _FIXED | face << _FACE | marks


def colour_of(d: int) -> int:
    return d >> _COLOUR


def face_of(d: int) -> int:
    return d >> _FACE & 15


def fixed_of(d: int) -> int:
    return d >> _FIXED & 15


def with_face(d: int, face: int) -> int:
    return d & ~(15 << _FACE) | face << _FACE


def name_of(d: int) -> str:
    """How options name a die: dice of the same colour and face are the same to everybody (``red:7``)."""
    return f"{('red', 'blue', 'green')[colour_of(d)]}:{face_of(d)}"


def counts(dice: Iterable[int]) -> list[int]:
    """Dice by colour."""
    found = [0, 0, 0]
    for d in dice:
        found[d >> _COLOUR] += 1
    return found


def free(attack: Attack, fight: Fight) -> list[int]:
    """Dice of each colour that may still join: seven, less those in the pool, set aside or lost (BG-DICE-02)."""
    in_pool = counts(attack.dice)
    return [max(0, min(SUPPLY - attack.removed[c] - fight.lost_dice[c], attack.caps[c]) - in_pool[c]) for c in range(3)]


def fits(d: int, pick: Pick) -> bool:
    """BG-DICE-04: any face from ``face`` to ``top``. Dice that are not rolled yet fit where no face is asked for."""
    if COLOURS[d >> _COLOUR] not in pick.dice:
        return False
    face = d >> _FACE & 15
    return pick.face <= face <= pick.top if face else pick.face == 1 and pick.top == 8


def matching(dice: Iterable[int], pick: Pick, *, forbidden: int = 0) -> list[int]:
    """Different dice that fit ``pick`` and bear none of the ``forbidden`` marks, best faces first."""
    found = {d for d in dice if not d & forbidden and fits(d, pick)}
    return sorted(found, key=lambda d: (-(d >> _FACE & 15), d))


def how_many(dice: Iterable[int], pick: Pick, *, forbidden: int = 0) -> int:
    return sum(1 for d in dice if not d & forbidden and fits(d, pick))


def without(dice: tuple[int, ...], d: int) -> tuple[int, ...]:
    i = dice.index(d)
    return dice[:i] + dice[i + 1 :]


def swapped(dice: tuple[int, ...], d: int, new: int) -> tuple[int, ...]:
    i = dice.index(d)
    return (*dice[:i], new, *dice[i + 1 :])
