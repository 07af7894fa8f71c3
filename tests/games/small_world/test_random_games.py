"""Random games of every player count and mode: conformance at every decision, and nothing ever gets lost."""

import pytest

from conformance import check_decision, play_randomly
from games.small_world import conservation
from meetingstone import registry

TABLES = [
    *({"players": players, "mode": mode} for mode in ("classic", "teams") for players in (2, 3, 4, 5)),
    *({"players": players, "mode": "murlocs"} for players in (1, 2)),
]
SMALL_WORLD = registry.game("small_world")


@pytest.mark.parametrize("seed", range(200))
def test_conformance_at_every_decision(seed: int) -> None:
    play_randomly(SMALL_WORLD, TABLES[seed % len(TABLES)], seed, check_decision)


@pytest.mark.rules("SW-GEN-09", "SW-GEN-03", "SW-GEN-04")
@pytest.mark.parametrize("seed", range(300))
def test_nothing_gets_lost(seed: int) -> None:
    play_randomly(SMALL_WORLD, TABLES[seed % len(TABLES)], seed, lambda g, seats: conservation.check(g))
