"""The odds of a fight: what is exact agrees with what is played out, and the quick estimate with both."""

from typing import Any

import pytest
from msgspec.structs import replace

from meetingstone.engine import Game
from meetingstone.games.board_game import odds
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.state import Table

HERE = "nightmare_vale"
FIGHTS: list[tuple[dict[str, Any], str]] = [
    ({}, "1 blue gnoll"),
    ({}, "1 blue ghoul"),
    ({"level": 2, "areas": {"5": ["scimitar"], "7": ["soldiers_armor"]}}, "2 blue murloc"),
    ({"level": 2, "areas": {"2": ["heroic_strike"]}}, "1 blue scarlet_crusader"),
    ({"level": 3, "areas": {"5": ["iridescent_hammer"]}}, "1 blue naga"),
    ({"level": 4, "areas": {"2": ["thunder_clap"], "5": ["scimitar"]}}, "1 blue ogre"),
]


def fight(hero: dict[str, Any], creatures: str, *others: dict[str, Any]) -> Game[Table]:
    heroes = [{"id": "grumbaz_crowsblood", "region": HERE, **hero}, *({"region": HERE, **other} for other in others)]
    g = GAME.position({"hero": heroes, "creatures": {HERE: creatures}})
    kind = CONTENT.kind[creatures.split()[2]]
    return odds.challenge(g, tuple(range(len(heroes))), "blue", kind, CONTENT.region[HERE])


@pytest.mark.parametrize(("hero", "creatures"), FIGHTS)
def test_what_is_exact_agrees_with_what_is_played_out(hero: dict[str, Any], creatures: str) -> None:
    alone = fight(hero, creatures)
    exact = odds.exact(alone)
    assert exact is not None and exact.error == 0
    played = odds.simulated(alone, 0, fights=150, seed=5)
    assert abs(exact.win - played.win) <= 4 * played.error
    assert abs(exact.wounds - played.wounds) <= 1
    assert abs(exact.energy - played.energy) <= 0.6
    assert abs(exact.rounds - played.rounds) <= 0.6


def test_a_lone_round_by_hand() -> None:
    """BG-COMBAT-07: two red dice and a green one against a Ghoul: Threat 6, Attack 4, Health 3."""
    alone = fight({"health": 1, "energy": 0, "areas": {}}, "1 blue ghoul")
    exact = odds.exact(alone)
    assert exact is not None
    # Three hits at most stop three of four wounds, so the only Health token is lost whatever the dice show.
    assert exact.win == pytest.approx(0) and exact.wounds == pytest.approx(1) and exact.rounds == pytest.approx(1)


def test_cards_that_look_at_the_dice_are_played_out() -> None:
    alone = fight({"level": 2, "talents": ["cruelty"]}, "1 blue gnoll")
    assert odds.exact(alone) is None
    found = odds.odds(alone, 0)
    assert found.method == "simulated" and found.fights >= 20 and 0 < found.error < 0.2


def test_a_wrong_calculation_would_be_noticed() -> None:
    """The comparison above is sharp: a pool with one die more is told apart from the real one."""
    hero, creatures = FIGHTS[2]
    alone = fight(hero, creatures)
    better = fight({**hero, "areas": {**hero["areas"], "2": ["heroic_strike"]}}, creatures)
    exact, played = odds.exact(better), odds.simulated(alone, 0, fights=150, seed=5)
    assert exact is not None and abs(exact.win - played.win) > 4 * played.error


def test_a_friend_helps() -> None:
    one = odds.simulated(fight({}, "2 blue gnoll"), 0, fights=40)
    two = odds.simulated(fight({}, "2 blue gnoll", {"id": "sofeea_icecall"}), 0, fights=40)
    assert two.win > one.win


def test_a_running_fight_goes_on_from_where_it_stands() -> None:
    heroes = [{"id": "grumbaz_crowsblood", "region": HERE}]
    boxes = {"damage": 9}
    running = {"group": ["grumbaz_crowsblood"], "against": "blue:ghoul", "boxes": boxes}
    g = GAME.position({"hero": heroes, "creatures": {HERE: "1 blue ghoul"}, "fight": running})
    alone = odds.running(g)
    assert alone is not None and isinstance(alone.stack[0], Combat)
    assert odds.simulated(alone, 0, fights=20).win == 1
    assert odds.running(GAME.position({"hero": heroes})) is None


@pytest.mark.parametrize(("hero", "creatures"), FIGHTS)
def test_the_quick_estimate_is_near(hero: dict[str, Any], creatures: str) -> None:
    alone = fight(hero, creatures)
    assert alone.state.fight is not None
    quick = odds.quick((alone.state.heroes[0],), alone.state.fight.foes)
    exact = odds.exact(alone)
    assert exact is not None
    assert abs(quick.win - exact.win) <= 0.35


@pytest.mark.rules("BG-CREAT-11")
@pytest.mark.parametrize("level", [4, 5])
def test_the_quick_estimate_wins_a_fight_once(level: int) -> None:
    """Hits leave the box of a Scarlet Crusader between rounds; whoever had won by then has not to win again."""
    alone = fight({"level": level}, "1 blue scarlet_crusader")
    assert alone.state.fight is not None
    quick = odds.quick((alone.state.heroes[0],), alone.state.fight.foes)
    exact = odds.exact(alone)
    assert exact is not None
    assert abs(quick.win - exact.win) <= 0.15


@pytest.mark.rules("BG-COMBAT-23")
def test_who_cannot_be_hurt_is_no_prey() -> None:
    heroes = Game.new(GAME, {"players": 2, "classes": "random"}, seed=b"1" * 32).state.heroes
    strong, weak = replace(heroes[0], health=12), replace(heroes[2], health=1)
    assert odds.quick_pvp((strong,), (weak,)) > 0.9
    tough = replace(weak, health=200)
    assert odds.quick_pvp((replace(strong, health=2000),), (tough,)) == 0.5
