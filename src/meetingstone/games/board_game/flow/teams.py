"""Decisions that a faction or a group takes together (BG-DEC-01..03)."""

from __future__ import annotations

from collections.abc import Iterable

from meetingstone.engine import Ask, AskAny, AskTeam, Game, Option
from meetingstone.engine.questions import Question
from meetingstone.games.board_game.options import Ready
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


def whoever(s: Table, kind: str, rule: str, found: Iterable[tuple[int, Iterable[Option]]]) -> AskAny | None:
    """Of several characters, each with what he may do: whoever wants to acts first, until all who could are ready."""
    choices: dict[int, list[Option]] = {}
    for i, options in found:
        mine = tuple(options)
        if mine:
            choices.setdefault(s.heroes[i].seat, [Ready()]).extend(mine)
    if not choices:
        return None
    return AskAny(kind=kind, rule=rule, seats=tuple(choices), options=tuple(map(tuple, choices.values())))
