"""Cards that answer wounds or defeats, or act in the Defense Phase, do so in every kind of combat: each has a scenario
against creatures and one against characters, in which it is used."""

from pathlib import Path

import pytest

from meetingstone.engine import scenario
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.vocabulary import Card

FOLDER = Path(__file__).parents[2] / "scenarios" / "board_game" / "answers"
ANSWERS = [
    card
    for card in CONTENT.cards
    if card.health or "ward" in card.grants or any(row.at in ("lost", "fall", "defense") for row in card.ability)
]


@pytest.mark.parametrize("card", ANSWERS, ids=lambda card: card.id)
@pytest.mark.parametrize("enemies", ["", "_in_pvp"])
def test_a_scenario_uses_it(card: Card, enemies: str) -> None:
    played = scenario.read(FOLDER / f"{card.id}{enemies}.toml")
    fight = played.position["fight"]
    assert (fight["against"] == "pvp") == bool(enemies)
    answers = [key for step in played.step for key in step.keys]
    used = [key for key in answers if card.id in key.split(":")]
    assert used or (card.health and "pet" in answers)


def test_the_folder_has_no_others() -> None:
    named = {path.stem.removesuffix("_in_pvp") for path in FOLDER.glob("*.toml")}
    assert named == {card.id for card in ANSWERS}
