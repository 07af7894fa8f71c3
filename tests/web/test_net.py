"""The page's side of the connection."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from conformance import take_randomly
from meetingstone import registry
from meetingstone.engine import Game, seed_from
from meetingstone.engine.scene import scenes
from meetingstone.server.live.deltas import deltas

CHANGED = """async ([scene, deltas]) => {
    const { changed } = await import("/live.js");
    const found = [];
    for (const delta of deltas) found.push(scene = changed(scene, delta));
    return found;
}"""


def plain(struct: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(struct))


def test_the_page_puts_what_has_changed_into_its_scene(visit: Any) -> None:
    g = Game.new(registry.game("small_world"), {"players": 2}, seed=seed_from(5))
    rng = Random(5)
    seen = [scenes(g, (0,))]
    while not g.over:
        take_randomly(g, rng)
        seen.append(scenes(g, (0,)))
    changes = [plain(deltas(before, now)[0]) for before, now in pairwise(seen)]
    assert visit("/help").evaluate(CHANGED, [plain(seen[0][0]), changes]) == [plain(each[0]) for each in seen[1:]]
