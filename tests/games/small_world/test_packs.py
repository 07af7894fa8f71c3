"""Packs: cards that are added, replaced and left out; what is wrong with one is a sentence, and changes nothing."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance import check_decision, play_randomly
from games.small_world import conservation
from meetingstone import registry
from meetingstone.arena.sim import Plan, simulate
from meetingstone.engine import ContentError, Game, scenario, seed_from
from meetingstone.engine.packs import open_pack
from meetingstone.engine.record import RecordError, record_of, verify
from meetingstone.engine.session import Session
from meetingstone.engine.views import view
from meetingstone.games.small_world import GAME
from meetingstone.games.small_world.content import HERE
from meetingstone.games.small_world.state import Table
from meetingstone.texts import LANGUAGES, Texts

PACKS = sorted(path.parent for path in (HERE / "packs").glob("*/pack.toml"))
WILD_FOLK = HERE / "packs" / "wild_folk"
NEW = {"furbolgs", "ogres", "wildhammer", "murloc_hunter", "tollkeeper", "vigilant"}
KEY = "small_world+wild_folk"

MANIFEST = """
game = "small_world"
name = "house"
title = { en = "House rules", it = "Regole della casa" }
licence = "MIT"
author = "Ada"
"""
CARTOGRAPHER = """
[[power]]
id = "cartographer"
rules = "SW-POWER-EXPLORER"
tokens = 4
score = [{ per = "board", amount = 2, rule = "SW-POWER-EXPLORER-01" }]
"""


CHAMPION = 'trigger = [{ at = "combo.picked", do = { do = "take_champion" }, rule = "SW-GEN-10" }]'


def written(folder: Path, manifest: str = MANIFEST, **files: str) -> Path:
    """A pack with these files; `races="..."` is races.toml."""
    folder.mkdir()
    (folder / "pack.toml").write_text(manifest, "utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    (folder / "texts").mkdir()
    return folder


def check_all(g: Game[Table], seats: int) -> None:
    check_decision(g, seats)
    conservation.check(g)


# ---- the packs of the box


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_a_pack_says_whose_it_is_and_every_card_has_its_scenario(pack: Path, covers: Callable[..., None]) -> None:
    found = registry.games([pack])
    key, definition = list(found.items())[-1]
    manifest = definition.packs[0].manifest
    assert manifest.name == pack.name and manifest.licence == "MIT"
    own = {rule for rule in definition.rules.rules if rule not in GAME.rules}
    proven: set[str] = set()
    for path in sorted((pack / "scenarios").glob("*.toml")):
        read = scenario.read(path)
        assert read.packs == [pack.name], path.name
        scenario.run(read, found)
        proven |= {*read.rules}
    assert key == f"small_world+{pack.name}" and own == proven


@pytest.mark.parametrize("table", [{"players": 3}, {"players": 5, "mode": "teams"}, {"players": 2, "mode": "murlocs"}])
def test_a_game_with_a_pack_keeps_every_promise(table: dict[str, Any]) -> None:
    play_randomly(registry.game("small_world", [WILD_FOLK]), table, 3, check_all)


def test_the_wild_folk_join_the_cards_of_the_box() -> None:
    definition = registry.game("small_world", [WILD_FOLK])
    before, after = {card.id for card in GAME.cards()}, {card.id for card in definition.cards()}
    assert after - before == NEW and not before & NEW
    for language in LANGUAGES:
        t = Texts(language)
        for card in definition.cards():
            assert t(card.name) and all(t.say(*sentence) for sentence in card.text)
    assert definition.rules["WF-RACE-OGRES-02"].ruled("it") == "" and "WF-RACE-OGRES-02" not in GAME.rules
    assert registry.game("small_world", [WILD_FOLK]) is definition and registry.game("small_world") is GAME


# ---- records


def test_a_record_names_its_packs_and_is_played_under_them_alone() -> None:
    games = registry.games([WILD_FOLK])
    table = Session.new(games[KEY], {"players": 2}, seats=("Ada", "Bob"), seed=seed_from(4))
    assert table.header.packs == ("wild_folk",) and table.header.content != GAME.content_hash
    saved = table.save()
    assert Session.load(saved, games).game.digest() == table.game.digest()
    assert verify(record_of(table.game, table.header), games).digest() == table.game.digest()
    with pytest.raises(RecordError, match="other-packs"):
        Session.load(saved, registry.games())
    plain = Session.new(GAME, {"players": 2}, seats=("Ada", "Bob"), seed=seed_from(4))
    assert plain.header.packs == () and Session.load(plain.save(), games).game.definition is GAME


def test_a_view_that_is_sent_finds_its_packs_again() -> None:
    definition = registry.game("small_world", [WILD_FOLK])
    sent = pickle.dumps(view(Game.new(definition, {"players": 2}, seed=seed_from(1)), 0))
    assert b"furbolgs" not in sent
    assert pickle.loads(sent).state.content is definition.content


def test_an_arena_plays_with_packs() -> None:
    plan = Plan("small_world", {"players": 2}, ("random", "random"), 3, (str(WILD_FOLK),))
    assert plan.definition.packs and simulate(plan, games=2).played == 2


# ---- house rules


def test_a_pack_replaces_cards_and_leaves_others_out(tmp_path: Path) -> None:
    manifest = MANIFEST + 'replaces = ["farmer"]\nleaves_out = ["swamp_walker", "tauren"]\n'
    farmer = CARTOGRAPHER.replace("cartographer", "farmer").replace("EXPLORER", "FARMER")
    definition = registry.game("small_world", [written(tmp_path / "house", manifest, powers=farmer)])
    assert [power.id for power in definition.content.powers] == [
        power.id for power in GAME.content.powers if power.id != "swamp_walker"
    ]
    assert "tauren" not in definition.content.number
    assert definition.content.powers[definition.content.power("farmer")].score[0].amount == 2
    assert definition.content.murlocs != GAME.content.murlocs
    play_randomly(definition, {"players": 4}, 1, check_all)


def test_two_packs_go_together(tmp_path: Path) -> None:
    house = written(tmp_path / "house", MANIFEST + 'leaves_out = ["ogres"]\n')
    games = registry.games([WILD_FOLK, house])
    content = games["small_world+wild_folk+house"].content
    assert "furbolgs" in content.number and "ogres" not in content.number
    other_way = registry.game("small_world", [WILD_FOLK]).content
    assert content.hash != other_way.hash and "ogres" in other_way.number


def test_titles_and_comments_change_no_game(tmp_path: Path) -> None:
    folder = written(tmp_path / "house", MANIFEST + 'leaves_out = ["farmer"]\n')
    first = open_pack(folder).hash
    (folder / "pack.toml").write_text(MANIFEST.replace("Ada", "Bob") + '# all\nleaves_out = ["farmer"]\n', "utf-8")
    assert open_pack(folder).hash == first
    (folder / "pack.toml").write_text(MANIFEST + 'leaves_out = ["mining"]\n', "utf-8")
    assert open_pack(folder).hash != first


# ---- what is wrong with one


@pytest.mark.parametrize(
    ("manifest", "powers", "sentence"),
    [
        (MANIFEST.replace("author", "autor"), "", r"house/pack.toml: .*`autor` \(did you mean author\?\)"),
        (MANIFEST.replace('"house"', '"House"'), "", "house/pack.toml: .*name is House"),
        (MANIFEST.replace("small_world", "smal_world"), "", r"game smal_world \(did you mean small_world\?\)"),
        (MANIFEST.replace("small_world", "adventure"), "", "it is a pack of adventure, not of small_world"),
        (MANIFEST + 'leaves_out = ["farmers"]', "", r"leaves_out: there is no card farmers \(did you mean farmer\?\)"),
        (MANIFEST + 'leaves_out = ["murlocs"]', "", "murlocs: nobody can play without them"),
        (
            MANIFEST + 'leaves_out = ["orcs", "trolls", "tauren"]',
            "",
            "content: horde has 3 Races left, and needs 4",
        ),
        (MANIFEST, CARTOGRAPHER.replace("cartographer", "farmer"), "house/powers.toml: farmer: there is such a card"),
        (MANIFEST, CARTOGRAPHER, "texts/en.ftl: cartographer: there is no text power-cartographer, its name"),
        (MANIFEST, CARTOGRAPHER.replace("tokens", "token"), r"powers.toml: cartographer: .*\(did you mean tokens\?\)"),
        (MANIFEST, CARTOGRAPHER.replace('"board"', '"bord"'), r"powers.toml: .*\(did you mean board\?\)"),
        (MANIFEST, CARTOGRAPHER.replace("-01", "-09"), r"house/powers.toml: cartographer: rule: there is no"),
        (MANIFEST, CARTOGRAPHER.replace('rules = "SW-POWER', 'rules = "SW-POWR'), r"no section .*mean SW-POWER"),
        (MANIFEST, CARTOGRAPHER.replace('per = "board"', 'per = "here"'), "only an Artifact or a Legendary Place"),
        (MANIFEST, CARTOGRAPHER + 'trigger = [{ at = "turn.end", do = { do = "gain_coins" }, rule = "SW-GEN-10" }]',
         "cartographer: gain_coins cannot run at turn.end, only at region.taken"),
        (MANIFEST, CARTOGRAPHER + CHAMPION,
         "house/powers.toml: cartographer: take_champion is what championing does"),
        (MANIFEST, CARTOGRAPHER + 'way = { fix = 0, rule = "SW-GEN-10" }', "only the Champion conquers without tokens"),
    ],
)  # fmt: skip
def test_a_broken_pack_is_one_sentence(tmp_path: Path, manifest: str, powers: str, sentence: str) -> None:
    folder = written(tmp_path / "house", manifest, **({"powers": powers} if powers else {}))
    with pytest.raises(ContentError, match=sentence) as told:
        registry.game("small_world", [folder])
    assert "\n" not in str(told.value)


def test_a_file_that_no_game_reads_is_named(tmp_path: Path) -> None:
    folder = written(tmp_path / "house", power=CARTOGRAPHER)
    with pytest.raises(ContentError, match=r"house/power.toml: .*did you mean powers.toml\?"):
        registry.game("small_world", [folder])


def test_what_is_no_pack_is_said(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="this is no pack"):
        registry.game("small_world", [tmp_path])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("race-orcs = Others", "there is a text race-orcs already"), ("power-cartographer", "this is no text")],
)
def test_texts_are_new_and_readable(tmp_path: Path, text: str, sentence: str) -> None:
    folder = written(tmp_path / "house", powers=CARTOGRAPHER)
    (folder / "texts" / "en.ftl").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=f"house/texts/en.ftl: {sentence}"):
        registry.game("small_world", [folder])
    assert Texts("en")("race-orcs") == "Orcs"


def test_a_scenario_of_a_pack_says_that_it_needs_it() -> None:
    read = scenario.read(WILD_FOLK / "scenarios" / "ogres_in_hills_and_caverns.toml")
    with pytest.raises(ContentError, match="not chosen are wild_folk"):
        scenario.run(read, registry.games())
    with pytest.raises(ContentError, match="there is no game chess"):
        scenario.run(msgspec.structs.replace(read, game="chess"), registry.games())
