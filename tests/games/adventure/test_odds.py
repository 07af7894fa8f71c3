"""The odds of a combat are those of the rules: the same fights, played by the engine over all results of the dice."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from tests.games.adventure.fighters import fight

from meetingstone.engine import Event, Game, Pass, Roll, Shuffle
from meetingstone.engine.views import view
from meetingstone.games.adventure.changes import begin_fight
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.combat import Combat, fighter_name
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.odds import before, running
from meetingstone.games.adventure.options import Branch, Play
from meetingstone.games.adventure.prospects import Prospects
from meetingstone.games.adventure.state import Fight, Table

Tally = dict[str, float]
FALLS = ("ag-foe-defeated", "ag-defeated")
LEVELS = ("grey", "green", "yellow", "red")


def position(*heroes: dict[str, Any], **rest: Any) -> Game[Table]:
    """Grumbaz and Sofeea in one place, and it is Grumbaz's challenge phase."""
    rows = [{"id": "grumbaz", "space": "silverpine_1"}, {"id": "sofeea", "space": "silverpine_1"}]
    for row, given in zip(rows, heroes, strict=False):
        row.update(given)
    return GAME.position({"players": 2, "hero": rows, "phase": "challenge", **rest})


def played(g: Game[Table], battle: Fight, seat: int = 0, cards: tuple[int, ...] = ()) -> Tally:
    """All courses of a combat as the engine plays it, when only ``cards`` are played, as soon as they may be."""
    g = g.clone()
    begin_fight(g.state, battle)
    names = [fighter_name(g.state, battle, side) for side in (0, 1)]
    g.stack = [Combat()]
    g.question, g.source, g.log = None, None, []
    g.resume()
    found = dict.fromkeys(("won", "both", "lost", "undecided", "hits", "hit"), 0.0)
    for chance, log in _courses(g, cards):
        _count(log, chance, found, names if battle.attacker == seat else names[::-1])
    return found


def _courses(g: Game[Table], cards: tuple[int, ...]) -> Iterator[tuple[float, list[Event]]]:
    assert g.log is not None
    while g.stack:
        question = g.question
        if isinstance(question, Roll):
            outcomes = list(product(*question.dice))
            for outcome in outcomes:
                then = g.clone()
                then.log = list(g.log)
                then.fall(then.number, outcome)
                for chance, log in _courses(then, cards):
                    yield chance / len(outcomes), log
            return
        if isinstance(question, Shuffle):
            g.fall(g.number, tuple(range(question.count)))
            continue
        assert question is not None
        asked = question.awaited()[0]
        g.take(asked, _answer(g, asked, cards))
    yield 1.0, g.log


def _answer(g: Game[Table], seat: int, cards: tuple[int, ...]) -> int:
    """Who may choose declines what has a price; the free way is printed last."""
    options = g.options(seat)
    if isinstance(options[0], Branch):
        return len(options) - 1
    wanted = [i for i, option in enumerate(options) if isinstance(option, Play) and option.ability in cards]
    passes = [i for i, option in enumerate(options) if isinstance(option, Pass)]
    return (wanted or passes or [0])[0]


def _count(log: list[Event], chance: float, found: Tally, names: list[str]) -> None:
    """What the log of a combat tells: who fell, whose attack hit."""
    fallen = {event.values.get("hero", event.values.get("foe")) for event in log if event.kind in FALLS}
    found[("undecided", "won", "lost", "both")[2 * (names[0] in fallen) + (names[1] in fallen)]] += chance
    hitting = {event.values["hero"] for event in log if event.kind == "ag-attack" and event.values["hit"]}
    found["hits"] += chance * (names[0] in hitting)
    found["hit"] += chance * (names[1] in hitting)


def told(g: Game[Table], battle: Fight, seat: int = 0, cards: tuple[int, ...] = ()) -> Tally:
    odds = before(g, battle, seat, cards)
    return {name: getattr(odds, name) for name in ("won", "both", "lost", "undecided", "hits", "hit")}


def same(a: Tally, b: Tally) -> None:
    for name, share in a.items():
        assert share == pytest.approx(b[name], abs=1e-9), (name, a, b)


PLAIN = [card for card in CONTENT.challenges if card.encounter and not card.event]


@pytest.mark.parametrize("level", LEVELS)
def test_every_encounter_card_has_the_odds_that_the_engine_plays(level: str) -> None:
    """AG-COMBAT-01 to AG-COMBAT-14, AG-POWER-02 to AG-POWER-07."""
    g = position({"level": level, "wounds": 2}, {"space": "undercity"})
    for card in PLAIN:
        if LEVELS[card.level] == level:
            assert card.encounter
            battle = fight(card.encounter, g.state.heroes[0].space)
            same(told(g, battle), played(g, battle))


@pytest.mark.parametrize("space", [s.id for s in CONTENT.spaces if s.encounter and s.encounter.enemy])
def test_every_board_encounter_has_the_odds_that_the_engine_plays(space: str) -> None:
    place = CONTENT.spaces[CONTENT.space[space]]
    g = position({"level": place.level, "space": space}, {"space": "undercity"})
    assert place.encounter
    assert place.encounter.enemy
    battle = fight(place.encounter.enemy, g.state.heroes[0].space)
    same(told(g, battle), played(g, battle))


@pytest.mark.parametrize("seat", [0, 1])
def test_characters_fight_with_the_same_odds_on_either_side(seat: int) -> None:
    """AG-PVP-02: Sofeea is nearly dead and carries a wand."""
    g = position({"wounds": 4}, {"wounds": 3})
    battle = Fight(attacker=0, defender=1, space=g.state.heroes[0].space)
    same(told(g, battle, seat), played(g, battle, seat))
    mine, theirs = before(g, battle, 0), before(g, battle, 1)
    assert (mine.won, mine.hits) == pytest.approx((theirs.lost, theirs.hit))


@pytest.mark.parametrize("card", ["heroic_throw", "mortal_strike", "shield_slam"])
def test_cards_that_are_played_count(card: str) -> None:
    """AG-ABIL-20: a weapon replacement before the roll; others after it."""
    g = position({"hand": [card], "energy": 3}, {"space": "undercity"})
    number = CONTENT.ability[card]
    ghoul = CONTENT.challenges[CONTENT.challenge["rotten_ghoul"]].encounter
    assert ghoul
    battle = fight(ghoul, g.state.heroes[0].space)
    same(told(g, battle, 0, (number,)), played(g, battle, 0, (number,)))
    assert before(g, battle, 0, (number,)).won > before(g, battle, 0).won


def test_it_says_where_the_numbers_come_from() -> None:
    """AG-COMBAT-10."""
    g = position({"weapon": "smites_mighty_hammer"}, {"space": "undercity"})
    ghoul = CONTENT.challenges[CONTENT.challenge["rotten_ghoul"]].encounter
    assert ghoul
    odds = before(g, fight(ghoul, g.state.heroes[0].space), 0, explain=True)
    mine, theirs = odds.sides
    assert (mine.name, theirs.name) == ("@ag-grumbaz", "@ag-rotten_ghoul")
    assert (mine.attack.total, mine.attack.items[0].source) == (3, "smites_mighty_hammer")
    assert (theirs.defense.total, theirs.ranged) == (5, False)
    assert odds.won + odds.both + odds.lost + odds.undecided == pytest.approx(1)


def test_the_rest_of_a_running_combat_counts_the_dice_that_lie() -> None:
    """AG-COMBAT-05: 3 and 2 miss, so only what is still played changes that."""
    first = {"space": "silverpine_1", "hand": ["mortal_strike"], "energy": 2}
    battle = {"card": "rotten_ghoul", "step": "after_roll", "dice": [2, 2]}
    g = position(first, {"space": "undercity"}, fight=battle)
    odds = running(g, 0)
    assert odds is not None
    assert (odds.won, odds.hit) == (0.0, 1.0)
    g.answer(g.number, "play:mortal_strike", seat=0)
    after = running(g, 0)
    assert after is None or after.won == 1.0


def test_a_player_is_told_the_odds_of_each_challenge() -> None:
    """AG-CHAL-01: whom he may attack, what lies there, and the mean of the deck that he may draw from."""
    g = position()
    seen = view(g, 0)
    found = GAME.odds(seen, "now")
    assert isinstance(found, Prospects)
    assert set(found.options) == {"draw", "attack:sofeea"}
    assert found.options["attack:sofeea"].sides[1].name == "@ag-sofeea"
    assert 0.3 < found.options["draw"].won < 0.9
    assert GAME.odds(seen, "nothing") is None


def test_a_player_is_told_what_each_card_does_to_the_running_combat() -> None:
    first = {"space": "silverpine_1", "hand": ["mortal_strike"], "energy": 2}
    battle = {"card": "rotten_ghoul", "step": "after_roll", "dice": [2, 2]}
    found = GAME.odds(view(position(first, {"space": "undercity"}, fight=battle), 0), "now")
    assert isinstance(found, Prospects)
    assert found.fight is not None
    assert (found.fight.won, found.options["pass"].won, found.options["play:mortal_strike"].won) == (0.0, 0.0, 1.0)
    assert (found.fight.hurt, found.options["pass"].hurt) == (1.0, 1.0)


def test_nothing_runs_without_a_combat() -> None:
    assert running(position(), 0) is None
