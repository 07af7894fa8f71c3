"""What a scenario cannot say about the Races: who may see the Bombs, and what comes first."""

from typing import Any

import pytest

from meetingstone import registry
from meetingstone.engine import HIDDEN, NONE, Game
from meetingstone.engine.views import view

SMALL_WORLD = registry.game("small_world")


def bombed(redridge: str, stack: list[str], **more: Any) -> Game[Any]:
    """Goblins in Elwynn, Dwarves around them, a Bomb in Redridge."""
    return SMALL_WORLD.position(
        {
            "players": 2,
            "boards": ["large-1b", "small-1b"],
            "player": [{"race": "goblins", "power": "sailing"}, {"race": "dwarves", "power": "farmer"}],
            "regions": {"elwynn": "2 goblins", "redridge": "2 dwarves", "westfall": "1 dwarves"},
            "bombs": {"redridge": redridge},
            "bomb_stack": stack,
            **more,
        }
    )


@pytest.mark.rules("SW-RACE-GOBLINS-02", "SW-RACE-GOBLINS-03")
@pytest.mark.parametrize("seat", (0, 1))
def test_nobody_sees_a_bomb_before_it_is_turned_up(seat: int) -> None:
    explodes = bombed("explodes", ["dud", "dud"])
    fizzles = bombed("dud", ["dud", "explodes"])
    seen = view(explodes, seat)
    assert seen == view(fizzles, seat)
    assert seen.state.bomb_stack == [HIDDEN, HIDDEN]
    assert [bomb for bomb in seen.state.bombs if bomb != NONE] == [HIDDEN]


@pytest.mark.rules("SW-RACE-GOBLINS-07")
@pytest.mark.parametrize("seat", (0, 1))
def test_a_bomb_returns_to_the_stack_unseen(seat: int) -> None:
    seen = []
    for bomb in ("explodes", "dud"):
        other = "dud" if bomb == "explodes" else "explodes"
        g = bombed(bomb, [other], first=1, seat=1, phase="conquests")
        g.answer(g.number, "abandon:redridge", seat=1)
        assert g.state.bomb_stack[-1] == (bomb == "explodes")
        seen.append(view(g, seat))
    assert seen[0] == seen[1]


@pytest.mark.rules("SW-RACE-GOBLINS-08", "SW-DECL-16")
def test_bombs_are_turned_up_before_the_goblins_are_flipped() -> None:
    g = bombed("explodes", ["dud"])
    g.answer(g.number, "decline", seat=0)
    told = [event.kind for event in g.log or []]
    assert told.index("bomb-explodes") < told.index("declined")
