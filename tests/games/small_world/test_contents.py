"""Content is a value: games with different cards go on side by side, and nothing that is kept or sent holds cards."""

import pickle
import re
import shutil
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from games.small_world import conservation
from meetingstone.engine import Game, seed_from
from meetingstone.engine.record import RecordError
from meetingstone.engine.session import Session
from meetingstone.engine.views import imagine, view
from meetingstone.games.small_world import GAME
from meetingstone.games.small_world.content import HERE, Content
from meetingstone.games.small_world.game import SmallWorld
from meetingstone.games.small_world.state import Table


@pytest.fixture
def other(tmp_path: Path) -> SmallWorld:
    """The game without one of its powers, and with stronger Orcs."""
    folder = tmp_path / "content"
    shutil.copytree(HERE / "content", folder)
    for name, old, new in (
        ("powers.toml", r'\[\[power\]\]\nid = "archaeologist"\n(?:\w.*\n)+', ""),
        ("races.toml", r'(id = "orcs"\n.*\n.*\ntokens = )6', r"\g<1>8"),
    ):
        text, count = re.subn(old, new, (folder / name).read_text("utf-8"))
        assert count == 1
        (folder / name).write_text(text, "utf-8")
    return SmallWorld(Content(folder))


def random_game(definition: SmallWorld, seed: int) -> Iterator[Game[Table]]:
    """The same game after every decision."""
    rng = Random(seed)
    g = Game.new(definition, {"players": 3}, seed=seed_from(seed))
    while not g.over:
        assert g.question is not None
        (seat,) = g.question.awaited()
        g.take(seat, rng.randrange(len(g.options(seat))))
        yield g


def test_games_with_different_contents_do_not_touch_each_other(other: SmallWorld) -> None:
    alone = [[g.digest() for g in random_game(definition, 5)] for definition in (GAME, other)]
    together: list[list[str]] = [[], []]
    for turn in zip_longest(random_game(GAME, 5), random_game(other, 5)):
        for side, g in enumerate(turn):
            if g is not None:
                conservation.check(g)
                assert g.state.content is (GAME, other)[side].content
                together[side].append(g.digest())
    assert together == alone and alone[0] != alone[1]


def test_each_game_knows_its_own_cards(other: SmallWorld) -> None:
    names = [{card.id for card in definition.cards()} for definition in (GAME, other)]
    assert names[0] - names[1] == {"archaeologist"} and names[1] < names[0]
    assert other.content_hash != GAME.content_hash


def test_clones_share_the_content_and_views_that_are_sent_do_not_carry_it() -> None:
    g = Game.new(GAME, {"players": 3}, seed=seed_from(1))
    assert g.clone().state.content is GAME.content
    sent = pickle.dumps(view(g, 1))
    assert b"swamp_walker" not in sent and b"Modify" not in sent
    seen = pickle.loads(sent)
    assert seen.state.content is GAME.content
    assert imagine(seen, GAME, Random(1)).state.content is GAME.content


def test_a_save_names_its_content_and_goes_on_with_no_other(other: SmallWorld) -> None:
    table = Session.new(other, {"players": 2}, seats=("Ada", "Bob"), seed=seed_from(2))
    saved = table.save()
    assert b"SW-RACE" not in saved
    again = Session.load(saved, {"small_world": other})
    assert again.game.state.content is other.content
    assert again.game.digest() == table.game.digest()
    with pytest.raises(RecordError, match="other-content"):
        Session.load(saved, {"small_world": GAME})
