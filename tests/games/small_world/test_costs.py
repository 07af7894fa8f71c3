"""The quick price of a conquest is the total of the items that explain it, in every position of random games."""

from random import Random

import pytest

from conformance import take_randomly
from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.effects import total
from meetingstone.games.small_world.attack import BASE, Attacker
from meetingstone.games.small_world.options import Attempt, Conquer
from meetingstone.games.small_world.state import Table

SMALL_WORLD = registry.game("small_world")


@pytest.mark.rules("SW-CONQ-01", "SW-CONQ-02", "SW-CONQ-03", "SW-CONQ-04", "SW-CONQ-05")
@pytest.mark.parametrize("seed", range(40))
def test_price_and_items_agree(seed: int) -> None:
    g: Game[Table] = Game.new(SMALL_WORLD, {"players": 2 + seed % 4}, seed=seed_from(seed))
    rng = Random(seed)
    compared = 0
    while not g.over:
        assert g.question is not None
        if g.question.kind == "conquer":
            attacker = Attacker(g.state, g.state.seat)
            assert all(attacker.price(r) == attacker.num(r).total for r in range(len(g.state.regions)))
            for option in g.options(g.state.seat):
                if isinstance(option, Conquer | Attempt):
                    assert option.cost == total(BASE, attacker.cost(option.region, option.ways)), option.key(g)
                    compared += 1
        take_randomly(g, rng)
    assert compared
    conquests = [event.values for event in g.log or () if event.kind == "conquered"]
    assert conquests
    for told in conquests:
        assert told["cost"] == sum(amount for _, amount, _ in told["items"]), told
