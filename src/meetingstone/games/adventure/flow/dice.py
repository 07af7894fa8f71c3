"""The dice: six faces in a combat, and the movement die."""

from __future__ import annotations

from meetingstone.engine import Game, Roll
from meetingstone.games.adventure.changes import change
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import hero_name, number
from meetingstone.games.adventure.state import Table

COMBAT_DIE = (1, 2, 3, 4, 5, 6)


def movement_roll() -> Roll:
    """Faces are numbered; what they show stands in box.toml."""
    faces = tuple(range(len(CONTENT.box.movement_die)))
    return Roll(kind="ag-movement", rule="AG-MOVE-01", dice=(faces,))


def take_movement_roll(g: Game[Table], seat: int, face: int) -> None:
    """AG-MOVE-03, AG-MOVE-11."""
    s = g.state
    moves, energy = CONTENT.box.movement_die[face]
    s.face = face
    s.moves = max(0, number(s, seat, "movement", moves))
    change(s, seat, energy=max(0, number(s, seat, "energy", energy)))
    g.tell("ag-rolled", hero=hero_name(s, seat), moves=s.moves, energy=s.heroes[seat].energy)
