"""Who decides what is decided together (BG-DEC): one table of all such questions, held against the code and in play."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import meetingstone.games.board_game.flow as flow
from meetingstone import registry
from meetingstone.engine import Ask, AskAll, AskEach, AskTeams, Game, scenario
from meetingstone.games.board_game.flow.teams import leader
from meetingstone.games.board_game.queries import fight_of
from meetingstone.games.board_game.state import Table

GAME = registry.games()["board_game"]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "board_game"

Who = Callable[[Game[Table], int], tuple[int, ...]]
"""The characters of a faction whose players decide."""


def faction(g: Game[Table], side: int) -> tuple[int, ...]:
    return tuple(g.state.heroes_of(side))


def fighters(g: Game[Table], side: int) -> tuple[int, ...]:
    """Those who still stand in the combat: after it the victors."""
    return fight_of(g.state).sides[side]


TOGETHER: dict[str, Who] = {
    "bg-order": fighters,  # p. 28: decided by the grouped characters
    "bg-next": fighters,  # p. 33
    "bg-slay": fighters,  # p. 30
    "bg-wound": fighters,  # p. 27, 34
    "bg-armor": fighters,  # p. 34
    "bg-finish": fighters,  # p. 20, by ruling: the group
    "bg-keep": fighters,  # p. 23: the group
    "bg-give": fighters,  # p. 21: the group
    "bg-loot": fighters,  # p. 34: the winning characters
    "bg-quest-deck": faction,  # p. 22: the active faction
    "bg-swap": faction,  # the card: each faction
    "bg-beasts": faction,  # the card: factions alternate
    "bg-nefarian": faction,  # the sheet: the active faction
}
"""Decided by agreement, or else by the player of the character with most XP (BG-DEC-01, BG-DEC-02)."""

EACH_HIS_OWN = {"bg-act", "bg-trade", "bg-cleanse", "bg-manage"}
"""Several are asked at once, each about his own characters (BG-DEC-04)."""

SECRETLY = {"bg-auction"}
"""Everybody for himself, all at once (BG-EVENT-05)."""

ASKING = {"together": TOGETHER, "both_sides": TOGETHER, "whoever": EACH_HIS_OWN, "everybody": EACH_HIS_OWN}


def asked_in_the_code() -> Iterator[tuple[str, str]]:
    """(function, kind) of all questions that the procedures put to more than one seat."""
    for path in sorted(Path(str(flow.__path__[0])).glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            name, words = call.func.id, [*call.args, *(keyword.value for keyword in call.keywords)]
            if path.name == "teams.py" or name not in (*ASKING, "AskTeam", "AskTeams", "AskEach", "AskAny", "AskAll"):
                continue
            kinds = [word.value for word in words if isinstance(word, ast.Constant) and str(word.value)[:3] == "bg-"]
            yield name, kinds[0] if kinds else f"{path.stem}: {ast.unparse(call)[:40]}"


@pytest.mark.rules("BG-DEC-01", "BG-DEC-03", "BG-DEC-04")
def test_every_common_decision_says_who_decides() -> None:
    found = set(asked_in_the_code())
    for name, kind in found:
        if name == "AskAll":
            assert kind in SECRETLY
        elif name != "AskAny":
            assert kind in ASKING.get(name, ()), f"{kind} is missing in the table"
    assert {kind for name, kind in found if name == "AskAny"} == {"moments: AskAny(kind=f'bg-{self.moment}', rule=RU"}
    assert {kind for _, kind in found} >= {*TOGETHER, *EACH_HIS_OWN, *SECRETLY}, "the table names what nobody asks"


def positions(players: int = 2) -> Iterator[tuple[str, Game[Any]]]:
    """Every position in which a scenario of so many players or more asks something, with its name."""
    for path in sorted(SCENARIOS.rglob("*.toml")):
        read = scenario.read(path)
        if read.position.get("players", 2) < players:
            continue
        g = scenario.begin(GAME, read)
        yield path.stem, g
        for step in read.step:
            scenario.play(g, step)
            yield path.stem, g


@pytest.mark.rules("BG-DEC-01", "BG-DEC-02")
def test_the_players_concerned_decide_and_nobody_else() -> None:
    """Also proves that each kind occurs where a friend with more XP is not concerned: a group is told from all."""
    told_apart = set()
    for name, g in positions(players=4):
        question, s = g.question, g.state
        kind = question.kind if question else ""
        if isinstance(question, Ask) and kind in TOGETHER:
            side = s.seat_faction[question.seat]
            assert {s.heroes[i].seat for i in TOGETHER[kind](g, side)} == {question.seat}, (name, kind)
        elif isinstance(question, AskTeams):
            for team in question.teams:
                side = s.seat_faction[team.members[0]]
                assert {s.heroes[i].seat for i in TOGETHER[kind](g, side)} == set(team.members), (name, kind)
                assert team.leader == leader(s, side) or len(team.members) == 1
                if team.leader not in team.members:
                    told_apart.add(kind)
    assert told_apart == {kind for kind, who in TOGETHER.items() if who is fighters}


@pytest.mark.rules("BG-DEC-04", "BG-EVENT-05")
def test_each_is_asked_about_his_own_characters() -> None:
    met = set()
    for name, g in positions():
        question = g.question
        if question is None or question.kind not in EACH_HIS_OWN | SECRETLY:
            continue
        met.add(question.kind)
        assert isinstance(question, AskAll) == (question.kind in SECRETLY)
        assert isinstance(question, AskEach) == (question.kind == "bg-manage")
        for seat in question.awaited():
            heroes = {getattr(option, "hero", None) for option in question.options_of(seat)} - {None}
            assert all(g.state.heroes[i].seat == seat for i in heroes), name
    assert met == EACH_HIS_OWN | SECRETLY
