"""Content is checked when it is read, and what is wrong is said in one sentence."""

import shutil
from pathlib import Path

import pytest

from meetingstone.engine import ContentError
from meetingstone.games.adventure.content import CONTENT, HERE, Content


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("abilities_mage.toml", 'do = "cancel_card"', 'do = "cancel_cart"', "did you mean cancel_card?"),
        ("abilities_mage.toml", "energy = 1", "enrgy = 1", "did you mean energy?"),
        ("abilities_mage.toml", 'at = ["played"]', 'at = ["met"]', "cancel_card cannot happen at met"),
        ("trophies.toml", 'id = "nefarians_head"', 'id = "nefarians_hat"', "did you mean nefarians_hat?"),
        ("quests.toml", 'tokens = ["brill"]', "tokens = []", "collects a token on brill that was never put there"),
        ("board.toml", 'links = ["undercity", "tirisfal_glades_1"', 'links = ["tirisfal_glades_1"', "not the other way"),
        ("discoveries.toml", 'kept = false\ndo', 'kept = true\ndo', "a kept token states use"),
        ("characters.toml", 'level = "green"', 'level = "grey"', "states cards for grey, green, yellow and red"),
    ],
)  # fmt: skip
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        Content(folder)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_every_word_that_a_card_uses_exists() -> None:
    assert CONTENT.loose_ends() == []


def test_a_pack_is_a_few_files_more(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    quest = '[[quest]]\nid = "pack_quest"\ndeck = "elite"\nvalor = 1\ngoals = [{ travel = ["brill"] }]\n'
    (folder / "quests_pack.toml").write_text(quest, "utf-8")
    assert "pack_quest" in Content(folder).quest


def test_trophies_and_tokens_are_those_of_the_box() -> None:
    """AG-TROPHY-01, AG-DISC-01, AG-OPEN-10, AG-OPEN-11."""
    assert sum(trophy.copies for trophy in CONTENT.trophies) == 16
    assert {token.id: token.copies for token in CONTENT.discoveries} == dict.fromkeys(
        (
            "gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant",
            "ambush", "false_map", "power_drain", "disease", "bomb",
        ),
        2,
    )  # fmt: skip
    kept = {token.id for token in CONTENT.discoveries if token.kept}
    assert kept == {"gold", "hearthstone", "far_sight", "goblin_rocket_boots", "traveling_merchant"}
