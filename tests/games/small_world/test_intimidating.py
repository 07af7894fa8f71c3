"""SW-POWER-INTIMIDATING-06: on crowded boards a use is offered exactly where a conquest or an attempt can follow."""

from __future__ import annotations

from random import Random

import pytest

from meetingstone.engine import Game
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.flow import actions
from meetingstone.games.small_world.flow.targets import assaults, targets
from meetingstone.games.small_world.options import Intimidate
from meetingstone.games.small_world.state import Table
from meetingstone.registry import game

ENTRIES = ("westfall", "blasted_lands", "zul_gurub", "headlands", "hayward")


def crowded(rng: Random) -> Game[Table]:
    """Every Entry Region is held, the Naga crowd around, and few tokens are in hand: often nothing can be taken."""
    naga, kobolds = 11, 11
    regions = {"searing_gorge": f"1 {rng.choice(['orcs', 'orcs', 'tauren'])}"}
    race = regions["searing_gorge"].split()[1]
    for name in ("badlands", "burning_steppes", "redridge"):
        count = min(naga, rng.randint(1, 6))
        if count:
            regions[name] = f"{count} naga" + rng.choice(["", "", ", fort"])
        naga -= count
    for name in ENTRIES:
        count = min(kobolds, rng.randint(2, 3))
        regions[name] = f"{count} kobolds"
        kobolds -= count
    return game("small_world").position(
        {
            "players": 2,
            "boards": ["large-1b", "small-1b"],
            "phase": "conquests",
            "player": [
                {"race": race, "power": "intimidating", "hand": rng.randint(1, 2)},
                {"race": "naga", "power": rng.choice(["farmer", "marshdweller"]), "declined": "kobolds"},
            ],
            "turn": {"used.intimidating": rng.choice([1, 1, 2]), "conquests": rng.randint(0, 1)},
            "regions": regions,
        }
    )


def can_follow(g: Game[Table]) -> bool:
    """Every order of further uses is tried."""
    attacker = Attacker(g.state, 0)
    if targets(attacker) or assaults(attacker):
        return True
    return any(can_follow(after(g, use)) for use in uses(g, attacker))


def uses(g: Game[Table], attacker: Attacker) -> list[Intimidate]:
    return [use for use in actions.options(g.state, 0, attacker) if isinstance(use, Intimidate)]


def after(g: Game[Table], use: Intimidate) -> Game[Table]:
    g = g.clone()
    actions.intimidate(g, 0, use)
    return g


@pytest.mark.parametrize("seed", range(120))
def test_a_use_is_offered_where_a_conquest_can_follow(seed: int) -> None:
    rng = Random(seed)
    g = crowded(rng)
    while g.question and g.question.kind == "conquer":
        attacker = Attacker(g.state, 0)
        expected = {use.key(g) for use in uses(g, attacker) if can_follow(after(g, use))}
        offered = {key for key in g.keys(0) if key.startswith("intimidate:")}
        assert offered == expected
        for use in uses(g, attacker):
            if use.key(g) not in offered:
                why = g.explain(use.key(g), seat=0)
                assert why and why.rule == "SW-POWER-INTIMIDATING-06"
        if not offered:
            break
        g.answer(g.number, rng.choice(sorted(offered)), seat=0)
        if g.question and g.question.kind == "conquer":
            assert "done" not in g.keys(0)
            assert any(key.startswith(("conquer:", "attempt:", "intimidate:")) for key in g.keys(0))


def test_the_crowd_tries_both_answers() -> None:
    """Were every use offered, or none, the test above would show nothing."""
    offered = [any(key.startswith("intimidate:") for key in crowded(Random(seed)).keys(0)) for seed in range(120)]
    assert 20 < sum(offered) < 110
