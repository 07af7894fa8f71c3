"""The table as a page gets it: whole, typed, and without what a seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from meetingstone.engine import Game, seed_from
from meetingstone.engine.scene import scenes
from meetingstone.games.board_game import board
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.scene.table import BoardScene


def played(seed: int, **settings: Any) -> list[tuple[Game[Any], dict[int, BoardScene]]]:
    """Every fourth decision of a random game, with the scenes of all."""
    rng = Random(seed)
    g = Game.new(GAME, settings, seed=seed_from(seed))
    seats = (-1, *range(settings["players"]))
    found = []
    count = 0
    while not g.over:
        count += 1
        if count % 4 == 0:
            found.append((g.clone(), scenes(g, seats)))
        seat = rng.choice(g.question.awaited())
        g.take(seat, rng.randrange(len(g.options(seat))))
    found.append((g, scenes(g, seats)))
    return found


@pytest.fixture(scope="module")
def game() -> list[tuple[Game[Any], dict[int, BoardScene]]]:
    return played(3, players=4, overlord="kazzak", classes="first_game")


def test_every_option_stands_in_the_scene_of_its_seat(game: Any) -> None:
    for g, seen in game[:-1]:
        for seat, scene in seen.items():
            keys = [option.key(g) for option in g.options(seat)] if seat in g.question.awaited() else []
            if keys:
                assert [option.key for option in scene.question.options] == keys


def test_a_scene_is_json_and_names_things_by_id(game: Any) -> None:
    for _, seen in game[::20]:
        for scene in seen.values():
            plain = msgspec.json.decode(msgspec.json.encode(scene))
            assert set(plain["heroes"]) <= set(CONTENT.character)
            assert set(plain["regions"]) <= set(CONTENT.region)


def test_nobody_sees_a_counter_that_his_faction_has_not_looked_at(game: Any) -> None:
    """BG-OVER-09."""
    known = 0
    for g, seen in game:
        for seat, scene in seen.items():
            for counter in scene.overlord.counters if scene.overlord else ():
                which = g.state.counters.index(CONTENT.region[counter.region])
                if seat < 0 or g.state.peeked[seat][which] not in (0, 1):
                    assert counter.what is None
                else:
                    known += 1
                    assert counter.what == ("decoy", "kazzak")[g.state.kazzak[which]]
    assert known


def test_a_route_can_be_walked_as_it_says(game: Any) -> None:
    """BG-TRAVEL-01, BG-TRAVEL-02: the keys of a route are taken one after the other."""
    walked, rng = 0, Random(1)
    for g, seen in game[:-1]:
        for seat in g.question.awaited():
            scene = seen[seat]
            if scene.question is None or scene.question.kind != "bg-act":
                continue
            for hero, routes in scene.routes.items():
                region, route = rng.choice(list(routes.items()))
                trial = g.clone()
                for key in (f"travel:{hero}", *route.keys):
                    keys = [option.key(trial) for option in trial.options(seat)]
                    trial.take(seat, keys.index(key))
                here = next(h for h in trial.state.heroes if CONTENT.characters[h.character].id == hero)
                assert CONTENT.regions[here.region].id == region
                walked += 1
    assert walked > 10


def test_a_fight_lists_its_dice_and_where_its_values_come_from(game: Any) -> None:
    """BG-COMBAT-06..09."""
    rolled = 0
    for g, seen in game:
        fight = seen[-1].fight
        if fight is None or fight.attack is None:
            continue
        attack = fight.attack
        assert len(attack.dice) == len(g.state.attack.dice)
        for die in attack.dice:
            assert die.hits == (die.face >= attack.threat.total > 0 and die.face > 0)
            rolled += die.face > 0
        for value, total in ((attack.attrition, g.state.attack.attrition), (attack.reroll, g.state.attack.reroll)):
            assert sum(item.amount for item in value.items) == total
    assert rolled


def test_the_drawing_has_every_region_and_area() -> None:
    drawn = board.drawing()
    assert set(drawn.regions) == set(CONTENT.region)
    assert set(drawn.areas) == {region.area for region in CONTENT.regions}
