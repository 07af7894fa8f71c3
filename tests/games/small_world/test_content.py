"""The content files against the box, and what happens when one is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from meetingstone.engine import ContentError, scenario
from meetingstone.engine.content import hash_of
from meetingstone.games.small_world import GAME
from meetingstone.games.small_world.content import HERE, Content, base

CONTENT = base()
MURLOCS = CONTENT.murlocs
RACES = [race for i, race in enumerate(CONTENT.races) if i != MURLOCS]


@pytest.mark.rules("SW-FACT-01", "SW-FACT-02", "SW-FACT-03", "SW-COMBO-07")
def test_the_box_is_complete() -> None:
    assert len(RACES) == 16 and len(CONTENT.powers) == 20
    assert len(CONTENT.artifacts) == 5 and len(CONTENT.places) == 7
    assert sum(race.supply for race in RACES) == 182
    factions = [race.faction for race in RACES]
    assert [factions.count(name) for name in ("alliance", "horde", "neutral")] == [6, 6, 4]


@pytest.mark.rules("SW-COMBO-06")
def test_every_combo_can_take_its_tokens() -> None:
    highest = max(power.tokens for power in CONTENT.powers)
    assert all(race.tokens + highest <= race.supply for race in RACES)


def test_every_rule_that_content_or_code_names_exists() -> None:
    files = [*HERE.rglob("*.py"), *(HERE / "content").rglob("*.toml")]
    cited = {rule for file in files for rule in re.findall(r"SW-[A-Z-]+-\d\d", file.read_text("utf-8"))}
    assert len(cited) > 100
    assert {rule for rule in cited if rule not in GAME.rules} == set()


def broken(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """The content with one wrong word."""
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("races.toml", 'do = "recruit"', 'do = "recriut"', "races.toml: forsaken: .*did you mean recruit"),
        ("races.toml", 'terrain = "mountain"', 'terrain = "mountian"', "races.toml: dwarves: .*terrain is mountian"),
        ("powers.toml", "tokens = 5", 'tokens = "five"', "powers.toml: archaeologist: .*Expected `int`"),
        ("powers.toml", "score = [", "scores = [", "powers.toml: archaeologist: .*unknown field `scores`"),
        ("markers.toml", 'kind = "artifact"', 'kind = "artefact"', "markers.toml: aegis_of_aggramar: .*artefact"),
        ("markers.toml", "[[marker]]", "[[marker", "markers.toml: .*line"),
        ("powers.toml", 'id = "mining"', 'id = "orcs"', "two cards have the same id"),
        ("box.toml", "forts = 10", "fort = 10", "box.toml: .*fort"),
    ],
)
def test_a_wrong_content_file_is_one_sentence(tmp_path: Path, name: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        Content(broken(tmp_path, name, old, new))


@pytest.mark.parametrize(
    ("name", "old", "new", "same"),
    [
        ("races.toml", "# The sixteen Races.", "# Sixteen Races.", True),
        ("boards/small-1a.toml", "label = [", "label = [ ", True),
        ("boards/small-1a.toml", "width = ", "width = 1", True),
        ("boards/small-1a.toml", '"entry"', '"cavern"', False),
        ("powers.toml", "tokens = 5", "tokens = 4", False),
    ],
)
def test_games_go_on_unless_content_changes_that_they_are_played_with(
    tmp_path: Path, name: str, old: str, new: str, same: bool
) -> None:
    changed = broken(tmp_path, name, old, new)
    assert (hash_of(changed) == hash_of(HERE / "content")) is same


def test_a_missing_content_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"box\.toml: No such file"):
        Content(tmp_path)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"regions": {"atlantis": "1 orcs"}}, "there is no region atlantis"),
        ({"player": [{"race": "elfs", "power": "farmer"}]}, "there is no race elfs"),
        ({"player": [{"race": "orcs"}]}, "player 0 has the race orcs but no power"),
        ({"phase": "lunch"}, "phase is lunch"),
        ({"regions": {"arathi": "99 orcs"}}, "the box has 11"),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"turn": {"danced": 1}}, "nothing is counted under danced"),
    ],
)
def test_a_wrong_position_is_one_sentence(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        GAME.position({"boards": ["large-1a", "medium-1a", "small-1a"], **position})


def test_a_wrong_scenario_file_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "small_world"\ntitle = "x"\nrules = []\nstepp = []\n', "utf-8")
    with pytest.raises(ContentError, match=r"mine.toml: .*unknown field `stepp`"):
        scenario.read(path)
