"""The scene of a table: true, complete, and free of what its seat may not know, in random games of every mode."""

from random import Random

import msgspec
import pytest

from conformance import play_randomly, take_randomly
from games.small_world.test_random_games import TABLES
from meetingstone import registry
from meetingstone.engine import NONE, Game, seed_from
from meetingstone.engine.scene import scenes
from meetingstone.games.small_world import options as o
from meetingstone.games.small_world.attack import Attacker
from meetingstone.games.small_world.changes import change_player
from meetingstone.games.small_world.flow.conquests import AirAssault
from meetingstone.games.small_world.income import score_items
from meetingstone.games.small_world.scene import DueScene, OptionScene, RegionScene, TableScene
from meetingstone.games.small_world.state import Table
from meetingstone.texts import LANGUAGES, Texts

SMALL_WORLD = registry.game("small_world")
WATCHER = -1


def scene_of(g: Game[Table], seat: int) -> TableScene:
    found = scenes(g, (seat,))[seat]
    assert isinstance(found, TableScene)
    return found


def opened(**position: object) -> Game[Table]:
    return SMALL_WORLD.position({"players": 2, "boards": ["large-1b", "small-1b"], **position})


def redealt(g: Game[Table], seat: int, rng: Random) -> Game[Table]:
    """The same table to ``seat``, with everything that it may not know otherwise."""
    other = g.clone()
    s = other.state
    s.coins[: s.humans] = [coins if i == seat else rng.randrange(99) for i, coins in enumerate(s.coins[: s.humans])]
    s.banners = [tuple(rng.sample(stack, len(stack))) for stack in s.banners]
    rng.shuffle(s.badges)
    for tables in ((s.face_down, s.aside), (s.bomb_stack, s.bombs, s.spent)):
        values = [value for table in tables for value in table if value != NONE]
        rng.shuffle(values)
        for table in tables:
            table[:] = [values.pop() if value != NONE else value for value in table]
    return other


# ---- at every decision of random games


def check_typed(scene: TableScene) -> None:
    written = msgspec.json.encode(scene)
    # A sentence within a sentence has no type of its own, so what is read is written again.
    assert msgspec.json.encode(msgspec.json.decode(written, type=TableScene)) == written


def check_secrets(g: Game[Table], seat: int, rng: Random) -> None:
    scene = scene_of(g, seat)
    coins = [player.coins for player in scene.players[: g.state.humans]]
    assert coins == [g.state.coins[i] if i == seat else None for i in range(g.state.humans)]
    told = scene_of(redealt(g, seat, rng), seat)
    assert msgspec.json.encode(told) == msgspec.json.encode(scene), f"seat {seat} can tell the secrets apart"


def check_question(g: Game[Table], scene: TableScene) -> None:
    assert g.question is not None and scene.question is not None
    assert scene.question.awaits == g.question.awaited()
    assert [option.key for option in scene.question.options] == g.keys(scene.me)
    for language in LANGUAGES:
        t = Texts(language)
        t.say(scene.question.prompt.id, scene.question.prompt.values)
        for option in scene.question.options:
            assert t.say(option.text.id, option.text.values)


def check_costs(g: Game[Table], scene: TableScene) -> None:
    s = g.state
    if not g.options(scene.me) or g.question is None or g.question.kind not in ("conquer", "assault"):
        assert scene.costs is None
        return
    attacker, top = Attacker(s, scene.me), g.stack[-1]
    assert scene.costs is not None
    assert scene.costs.keys() == {name for r, name in enumerate(s.map.ids) if not attacker.held >> r & 1}
    for name, cost in scene.costs.items():
        r = s.map.index[name]
        die = top.die if isinstance(top, AirAssault) and top.region == r else NONE
        number = attacker.num(r, (), die)
        assert (cost.cost, cost.base, cost.items) == (number.total, number.base, number.items)


def check_income(g: Game[Table], scene: TableScene) -> None:
    if scene.me == WATCHER or scene.me != g.state.seat:
        assert scene.income is None
        return
    assert scene.income is not None
    assert scene.income.now == tuple(score_items(g.state, scene.me))


def check_scenes(g: Game[Table], seats: int) -> None:
    before, rng = g.digest(), Random(g.number)
    for seat in range(WATCHER, seats):
        scene = scene_of(g, seat)
        assert (scene.me, scene.number, scene.over) == (seat, g.number, False)
        check_typed(scene)
        check_secrets(g, seat, rng)
        check_question(g, scene)
        check_costs(g, scene)
        check_income(g, scene)
    assert g.digest() == before, "looking changed the game"


@pytest.mark.rules("SW-COIN-02", "SW-TEAM-03")
@pytest.mark.parametrize("seed", range(20))
def test_scenes_of_random_games(seed: int) -> None:
    g = play_randomly(SMALL_WORLD, TABLES[seed % len(TABLES)], seed, check_scenes)
    for seat in range(WATCHER, g.state.humans):
        scene = scene_of(g, seat)
        check_typed(scene)
        assert scene.over and scene.question is None and scene.turn is None
        assert scene.winners == g.result().winners
        assert [player.coins for player in scene.players] == g.state.coins


# ---- what an option brings


def brings(g: Game[Table], option: o.Conquer) -> int:
    """Coins at once, and at scoring, of a conquest that is carried out."""
    clone, seat = g.clone(), g.state.seat
    # Tokens to spare, so that the turn does not end by itself.
    change_player(clone.state, seat, hand=option.cost + 9)
    clone.take(seat, g.options(seat).index(option))
    worth = [s.coins[seat] + sum(item.amount for item in score_items(s, seat)) for s in (g.state, clone.state)]
    return worth[1] - worth[0]


def is_certain(region: RegionScene) -> bool:
    """No marker to be revealed, no ransom for a Champion out of a closed purse."""
    return not region.face_down and not region.champion


def paid(option: OptionScene) -> int:
    return sum(due.amount for due in option.dues or ())


@pytest.mark.parametrize("seed", range(30))
def test_a_conquest_brings_what_the_scene_says(seed: int) -> None:
    g: Game[Table] = Game.new(SMALL_WORLD, {"players": 2 + seed % 4}, seed=seed_from(seed))
    rng, compared = Random(seed), 0
    while not g.over:
        if g.question and g.question.kind == "conquer":
            scene = scene_of(g, g.state.seat)
            assert scene.question is not None
            for shown, option in zip(scene.question.options, g.options(g.state.seat), strict=True):
                if isinstance(option, o.Conquer) and is_certain(scene.regions[str(shown.region)]):
                    assert shown.gain == brings(g, option) + paid(shown), shown.key
                    compared += 1
        take_randomly(g, rng)
    assert compared


@pytest.mark.rules("SW-DECL-06", "SW-DECL-13", "SW-DECL-16")
@pytest.mark.parametrize("seed", range(30))
def test_a_decline_pays_what_the_scene_says(seed: int) -> None:
    g: Game[Table] = Game.new(SMALL_WORLD, {"players": 2 + seed % 4}, seed=seed_from(seed))
    rng, compared = Random(seed), 0
    while not g.over:
        seat = g.state.seat
        if "decline" in g.keys(seat) and not any(bomb != NONE for bomb in g.state.bombs):
            shown = scene_of(g, seat)
            clone = g.clone()
            clone.log = []
            clone.take(seat, g.keys(seat).index("decline"))
            score = next(event for event in clone.log if event.kind == "score")
            assert shown.income is not None and shown.income.decline is not None
            assert score.values["items"] == [(i.source, i.amount, i.rule) for i in shown.income.decline]
            assert score.values["total"] == next(
                option.gain for option in shown.question.options if option.key == "decline"
            )
            compared += 1
        take_randomly(g, rng)
    assert compared


def test_a_final_attempt_shows_its_odds_and_items() -> None:
    g = opened(
        phase="conquests",
        player=[{"race": "forsaken", "power": "portal_mage", "hand": 2}],
        regions={"zul_gurub": "1 forsaken"},
    )
    scene = scene_of(g, 0)
    attempt = next(option for option in scene.question.options if option.key == "attempt:deadwind")
    assert (attempt.region, attempt.cost, attempt.base, attempt.odds) == ("deadwind", 3, 2, (3, 6))
    assert [item.source for item in attempt.items if item.layer == "add"] == ["mountain"]


@pytest.mark.rules("SW-POWER-MARSHDWELLER-01")
def test_a_toll_stands_beside_its_conquest() -> None:
    g = opened(
        phase="conquests",
        player=[{"race": "orcs", "power": "farmer", "hand": 9}, {"race": "humans", "power": "marshdweller"}],
        regions={"redridge": "1 orcs", "sorrows": "1 humans", "elwynn": "1 humans"},
    )
    options = scene_of(g, 0).question.options
    dues = {option.region: option.dues for option in options if option.kind == "conquer"}
    assert dues["sorrows"] == (DueScene(1, 1, "marshdweller", "SW-POWER-MARSHDWELLER-01"),)
    assert dues["elwynn"] is None


def test_a_combo_brings_its_coins_less_its_price() -> None:
    g = opened(column=["orcs farmer 3", "humans herbalist", "trolls archaeologist 1"])
    gains = [(option.race, option.gain) for option in scene_of(g, 0).question.options]
    assert gains[:3] == [("orcs", 3), ("humans", -1), ("trolls", -1)]


def test_others_are_told_who_is_awaited_and_nothing_else() -> None:
    g = opened()
    question = scene_of(g, 1).question
    assert (question.kind, question.awaits, question.options) == ("pick", (0,), ())


# ---- the box


def test_the_gallery_is_complete_and_named() -> None:
    gallery = SMALL_WORLD.gallery()
    names = [card.name for card in gallery.cards]
    names += [name for board in gallery.boards for name in (board.name, *(region.name for region in board.regions))]
    names += [f"@piece-{piece}" for piece in gallery.pieces]
    for language in LANGUAGES:
        t = Texts(language)
        assert all(name.startswith("@") and t(name[1:]) for name in names)
        assert all(t.say(text.id, text.values) for card in gallery.cards for text in card.text)
    assert len(gallery.boards) == 12
    plain = msgspec.json.decode(msgspec.json.encode(gallery))
    assert msgspec.json.encode(msgspec.convert(plain, type(gallery))) == msgspec.json.encode(gallery)
