"""The greedy bot plays sensibly, and a whole game well."""

from typing import Any

import pytest

from meetingstone.bots.base import play
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.random import RandomBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Settings, Table


def position(*heroes: dict[str, Any], **rest: Any) -> Game[Table]:
    rows: list[dict[str, Any]] = [{"id": "grumbaz", "space": "silverpine_1"}, {"id": "sofeea", "space": "undercity"}]
    for row, given in zip(rows, heroes, strict=False):
        row.update(given)
    return GAME.position({"players": 2, "hero": rows, "phase": "move", **rest})


def chosen(g: Game[Table]) -> str:
    return g.keys(0)[GreedyBot(GAME, 1).choose(view(g, 0))]


def test_a_card_is_played_when_it_turns_a_miss_into_a_hit() -> None:
    """AG-COMBAT-05: 2 and attack 2 miss defense 5; 3 more do not."""
    hero = {"hand": ["mortal_strike"], "energy": 2}
    ghoul = {"card": "rotten_ghoul", "step": "after_roll"}
    assert chosen(position(hero, fight={**ghoul, "dice": [2, 2]})) == "play:mortal_strike"
    assert chosen(position(hero, fight={**ghoul, "dice": [5, 2]})) != "play:mortal_strike"


def test_he_walks_to_the_goal_of_his_quest() -> None:
    """AG-QUEST-03: Brill is next to the Undercity."""
    quests = [{"id": "letter_from_brill"}, {"id": "harbor_errand"}]
    g = position({"space": "undercity", "quests": quests}, moves=3)
    if chosen(g) == "use:grumbaz:0":
        # His stance costs nothing to change first.
        g.answer(g.number, "use:grumbaz:0", seat=0)
    assert chosen(g) == "go:brill"


def test_he_puts_on_what_is_better() -> None:
    """AG-MAINT-03."""
    g = position({"weapon": "medicine_staff", "bag": ["smites_mighty_hammer"]}, phase="maintain")
    assert chosen(g) == "item:smites_mighty_hammer"


def test_he_does_not_take_on_whom_he_cannot_beat() -> None:
    """AG-CHAL-01: Sofeea is nearly dead and carries something; unhurt, she is left alone for a deck of her colour."""
    weak = position({"space": "brill"}, {"space": "brill", "wounds": 3, "bag": ["lucky_fish"]}, phase="challenge")
    assert chosen(weak) == "attack:sofeea"
    strong = position({"space": "brill", "wounds": 3}, {"space": "brill", "level": "red"}, phase="challenge")
    assert chosen(strong) == "draw"


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    """AG-WIN-01, to 6 valor."""
    g = Game.new(GAME, Settings(players=2, valor=6, characters="random"), seed=seed_from(7))
    play(g, {seat: GreedyBot(GAME, 3), 1 - seat: RandomBot(GAME, 4)})
    assert g.result().winners == (seat,)
    assert g.state.round < 60
