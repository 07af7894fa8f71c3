"""Decisions that a faction or a group takes together (BG-DEC-01..03)."""

from __future__ import annotations

from meetingstone.engine import Ask, AskTeam, Game, Option
from meetingstone.engine.questions import Question
from meetingstone.games.board_game.state import Table


def leader(s: Table, faction: int) -> int:
    """BG-DEC-02: the seat of the character with most XP; ties go by the lots drawn for this turn."""
    heroes = s.heroes_of(faction)
    best = max(heroes, key=lambda i: (s.heroes[i].xp, -s.lots.index(i) if i in s.lots else 0))
    return s.heroes[best].seat


def together(
    g: Game[Table], faction: int, kind: str, rule: str, options: tuple[Option, ...], group: tuple[int, ...] = ()
) -> Question:
    """Ask the players concerned: of a group of characters, or of the whole faction."""
    s = g.state
    first = leader(s, faction)
    heroes = group or tuple(s.heroes_of(faction))
    seats = tuple(sorted({s.heroes[i].seat for i in heroes} | {first}))
    if len(seats) == 1:
        return Ask(seat=seats[0], kind=kind, rule=rule, options=options)
    return AskTeam(kind=kind, rule=rule, seats=seats, options=(options,) * len(seats), leader=first)
