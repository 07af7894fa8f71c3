"""Decisions that a faction or a group takes together (BG-DEC-01, BG-DEC-02, BG-DEC-03)."""

from __future__ import annotations

from collections.abc import Iterable

from meetingstone.engine import Ask, AskAny, AskEach, AskTeam, AskTeams, Game, Option, Team
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
    """BG-DEC-01, BG-DEC-03: ask the players concerned, of a group of characters or of the whole faction."""
    team = team_of(g.state, faction, group)
    if len(team.members) == 1:
        return Ask(seat=team.members[0], kind=kind, rule=rule, options=options)
    return AskTeam(kind=kind, rule=rule, seats=team.seats, options=(options,) * len(team.seats), teams=(team,))


def team_of(s: Table, faction: int, group: tuple[int, ...] = ()) -> Team:
    """BG-DEC-02: of two or more who cannot agree, the one with most XP decides, also where he is none of them."""
    members = tuple(sorted({s.heroes[i].seat for i in group or s.heroes_of(faction)}))
    return Team(members, leader(s, faction) if len(members) > 1 else members[0])


def both_sides(
    s: Table, kind: str, rule: str, sides: Iterable[tuple[int, tuple[int, ...], tuple[Option, ...]]]
) -> AskTeams:
    """Each faction decides with those of a group, at the same time and unseen by the other."""
    teams: list[Team] = []
    seats: list[int] = []
    options: list[tuple[Option, ...]] = []
    for faction, group, mine in sides:
        team = team_of(s, faction, group)
        teams.append(team)
        seats += team.seats
        options += [mine] * len(team.seats)
    return AskTeams(kind=kind, rule=rule, seats=tuple(seats), options=tuple(options), teams=tuple(teams))


def whoever(s: Table, kind: str, rule: str, found: Iterable[tuple[int, Iterable[Option]]]) -> AskAny | None:
    """Of several characters, each with what he may do: whoever wants to acts first, until all who could are ready."""
    choices = _choices(s, found)
    return AskAny(kind=kind, rule=rule, seats=tuple(choices), options=tuple(choices.values())) if choices else None


def everybody(s: Table, kind: str, rule: str, found: Iterable[tuple[int, Iterable[Option]]]) -> AskEach | None:
    """The same, but whoever is ready stays so while his friends go on."""
    choices = _choices(s, found)
    return AskEach(kind=kind, rule=rule, seats=tuple(choices), options=tuple(choices.values())) if choices else None


def _choices(s: Table, found: Iterable[tuple[int, Iterable[Option]]]) -> dict[int, tuple[Option, ...]]:
    choices: dict[int, tuple[Option, ...]] = {}
    for i, options in found:
        mine = tuple(options)
        if mine:
            seat = s.heroes[i].seat
            choices[seat] = (*choices.get(seat, (Ready(),)), *mine)
    return choices
