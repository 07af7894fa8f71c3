"""The table before the first turn, for every number of players, and the settings that no rule provides for."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.engine import HIDDEN, NONE, Game, Refused, seed_from
from meetingstone.engine.views import view
from meetingstone.games.small_world.board import faces, map_of
from meetingstone.games.small_world.content import base
from meetingstone.games.small_world.state import Table

CONTENT = base()
MURLOCS = CONTENT.murlocs
SMALL_WORLD = registry.game("small_world")
Covers = Callable[..., None]

SIZES = {
    2: ["large", "small"],
    3: ["large", "medium", "small"],
    4: ["large", "medium", "medium", "small"],
    5: ["large", "large", "medium", "small", "small"],
}
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
SUPPLY = {
    "blood_elves": 10, "draenei": 12, "dwarves": 10, "ethereals": 10, "forsaken": 20, "gnomes": 10, "goblins": 11,
    "humans": 10, "kobolds": 11, "naga": 11, "night_elves": 9, "orcs": 11, "pandaren": 10, "tauren": 16, "trolls": 11,
    "worgen": 10,
}  # fmt: skip
MURLOC_TOKENS = 15
TERRAINS = {"fields", "hill", "forest", "swamp", "mountain", "sea", "lake"}
SYMBOLS = {"magic", "cavern", "murloc", "entry", "size"}

every_count = pytest.mark.parametrize("players", SIZES)


def table(players: int, seed: int = 1, **settings: Any) -> Game[Table]:
    return Game.new(SMALL_WORLD, {"players": players, **settings}, seed=seed_from(seed))


def tables(players: int, count: int) -> list[Table]:
    return [table(players, seed).state for seed in range(count)]


def why(**settings: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        Game.new(SMALL_WORLD, settings, seed=seed_from(1))
    return refused.value.why.rule, refused.value.why.reason


# ---- boards


@every_count
def test_the_boards_have_the_sizes_for_the_number_of_players(players: int, covers: Covers) -> None:
    for s in tables(players, 40):
        assert sorted(faces()[face].size for face in s.boards) == SIZES[players]
    covers(f"SW-SETUP-0{players - 1}")


@pytest.mark.rules("SW-SETUP-05")
def test_boards_and_faces_are_drawn_at_random() -> None:
    drawn = Counter(s.boards for s in tables(2, 600))
    large = [face.id for face in faces().values() if face.size == "large"]
    small = [face.id for face in faces().values() if face.size == "small"]
    assert len(large) == len(small) == 4
    # Every pair, each about as often as the others: 37.5 on average.
    assert set(drawn) == {(a, b) for a in large for b in small}
    assert min(drawn.values()) > 15 and max(drawn.values()) < 70


@pytest.mark.rules("SW-SETUP-05")
def test_every_medium_board_and_face_is_drawn() -> None:
    drawn = {s.boards[1] for s in tables(3, 100)}
    assert drawn == {face.id for face in faces().values() if face.size == "medium"}


@pytest.mark.rules("SW-SETUP-05")
@pytest.mark.parametrize("players", [4, 5])
def test_the_two_faces_of_a_board_are_never_in_play_together(players: int) -> None:
    for s in tables(players, 200):
        assert len({faces()[face].board for face in s.boards}) == players


@pytest.mark.rules("SW-SETUP-05", "SW-SETUP-13")
def test_every_face_prints_its_size_letter_in_one_region() -> None:
    for face in faces().values():
        assert sum("size" in land.symbols for land in face.region) == 1, face.id


def test_the_table_may_choose_its_boards() -> None:
    assert table(2, boards=("large-2a", "small-1b")).state.boards == ("large-2a", "small-1b")


@pytest.mark.rules("SW-GEN-01")
def test_a_region_has_one_terrain_and_any_number_of_symbols() -> None:
    lands = [land for face in faces().values() for land in face.region]
    assert {land.terrain for land in lands} == TERRAINS
    assert {symbol for land in lands for symbol in land.symbols} == SYMBOLS
    # Magic and Cavern lie on more than one terrain, so they are none themselves.
    for symbol in ("magic", "cavern"):
        assert len({land.terrain for land in lands if symbol in land.symbols}) > 1


@pytest.mark.rules("SW-GEN-02")
def test_how_the_boards_are_laid_out_has_no_influence() -> None:
    near: dict[str, set[str]] = {}
    for boards in permutations(("large-1a", "large-2b", "medium-1a", "small-1b", "small-2b")):
        m = map_of(boards)
        for r, others in enumerate(m.neighbours):
            assert {m.board[other] for other in others} <= {m.board[r]}, "Regions of two Islands touch"
            found = {m.ids[other] for other in others}
            assert near.setdefault(m.ids[r], found) == found


# ---- pieces


@every_count
@pytest.mark.rules("SW-SETUP-06")
def test_the_marker_starts_on_the_first_spot(players: int) -> None:
    g = table(players)
    assert g.state.round == 1
    assert g.question is not None and g.question.kind == "pick"


@every_count
@pytest.mark.rules("SW-SETUP-07")
def test_the_number_of_rounds(players: int) -> None:
    assert table(players).state.rounds == ROUNDS[players]


@every_count
@pytest.mark.rules("SW-SETUP-08")
def test_all_race_tokens_are_in_the_tray_and_the_murlocs_apart(players: int) -> None:
    s = table(players).state
    assert {race.id: s.tray[i] for i, race in enumerate(CONTENT.races) if i != MURLOCS} == SUPPLY
    assert all(player.pieces == 0 for player in s.players)
    shown = [combo.race for combo in s.columns[0]]
    assert MURLOCS not in shown and MURLOCS not in s.banners[0]


@every_count
@pytest.mark.rules("SW-SETUP-09", "SW-SETUP-10")
def test_six_combos_are_visible_and_the_rest_is_stacked(players: int) -> None:
    s = table(players).state
    (column,), (stack,) = s.columns, s.banners
    # Five in the column and the tops of the two stacks: 16 banners and 20 badges in all.
    assert (len(column), len(stack), len(s.badges)) == (6, 10, 14)
    assert sorted([combo.race for combo in column] + list(stack)) == [r for r in range(17) if r != MURLOCS]
    assert sorted([combo.power for combo in column] + s.badges) == list(range(20))
    assert s.discarded == []


@pytest.mark.rules("SW-SETUP-09", "SW-SETUP-10")
def test_banners_and_badges_are_shuffled() -> None:
    tops = [s.columns[0][0] for s in tables(2, 300)]
    assert len({combo.race for combo in tops}) == 16
    assert len({combo.power for combo in tops}) == 20
    assert len({(combo.race, combo.power) for combo in tops}) > 150, "the badges follow the banners"


@every_count
@pytest.mark.rules("SW-SETUP-11")
def test_one_murloc_in_every_region_with_the_symbol(players: int) -> None:
    for s in tables(players, 20):
        symbols = ["murloc" in land.symbols for land in s.map.lands]
        assert [(region.race, region.tokens) for region in s.regions] == [
            (MURLOCS, 1) if symbol else (NONE, 0) for symbol in symbols
        ]
        assert s.tray[MURLOCS] == MURLOC_TOKENS - sum(symbols)


@pytest.mark.rules("SW-SETUP-12", "SW-MTN-01")
@pytest.mark.parametrize("boards", [("large-1a", "small-1b"), ("large-1b", "small-2b"), ("large-2b", "small-2a")])
def test_every_mountain_region_has_its_mountain_and_no_other_region_has(boards: tuple[str, str]) -> None:
    plain = {"players": 2, "boards": boards, "phase": "conquests"}
    g = SMALL_WORLD.position({**plain, "player": [{"race": "orcs", "power": "farmer", "hand": 9}]})
    mountains = {land.id for face in boards for land in faces()[face].region if land.terrain == "mountain"}
    assert mountains
    # 2 tokens and 1 for the journey
    costs = SMALL_WORLD.facts(g)["cost"]
    assert {region for region, cost in costs.items() if cost == 4} == mountains
    assert {region for region, cost in costs.items() if cost == 3} == costs.keys() - mountains


@every_count
@pytest.mark.rules("SW-SETUP-13")
def test_one_marker_lies_face_down_on_each_board(players: int) -> None:
    for s in tables(players, 20):
        assert len(s.face_down) == len(s.boards) == players
        assert sorted(s.face_down + s.aside) == list(range(12))
        assert set(s.marker_at) == {NONE}, "a marker lies face up"


@pytest.mark.rules("SW-SETUP-13")
def test_any_marker_may_lie_on_any_board() -> None:
    drawn = [tuple(s.face_down) for s in tables(2, 400)]
    assert {kind for kind, _ in drawn} == {kind for _, kind in drawn} == set(range(12))


@every_count
@pytest.mark.rules("SW-SETUP-13")
def test_nobody_sees_the_face_down_markers_nor_those_set_aside(players: int) -> None:
    g = table(players)
    for seat in range(players):
        seen = view(g, seat).state
        assert seen.face_down == [HIDDEN] * players
        assert seen.aside == [HIDDEN] * (12 - players)


@every_count
@pytest.mark.rules("SW-SETUP-14")
def test_everybody_starts_with_five_coins(players: int) -> None:
    s = table(players).state
    assert s.coins == [5] * players
    assert all(combo.coins == 0 for combo in s.columns[0])


@pytest.mark.rules(
    "SW-SETUP-02", "SW-SETUP-06", "SW-SETUP-07", "SW-SETUP-10", "SW-SETUP-13", "SW-SETUP-14"
)  # fmt: skip
def test_worked_example_02_a_game_for_three_players() -> None:
    s = table(3).state
    assert [faces()[face].size for face in s.boards] == ["large", "medium", "small"]
    assert len(s.face_down) == 3 and NONE not in s.face_down
    assert len(s.columns[0]) == 6
    assert s.coins == [5, 5, 5]
    assert (s.round, s.rounds) == (1, 10)


# ---- settings that are refused


@pytest.mark.rules("SW-SETUP-15")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10])
def test_no_other_number_of_players(players: int) -> None:
    assert why(players=players) == ("SW-SETUP-15", "players")


@pytest.mark.rules("SW-SETUP-15")
@every_count
def test_two_to_five_players(players: int) -> None:
    assert len(table(players).state.players) == players


@pytest.mark.parametrize(
    ("players", "boards"),
    [
        (2, ("large-1a", "medium-1a")),
        (2, ("large-1a",)),
        (2, ("large-1a", "small-1a", "small-2a")),
        (3, ("large-1a", "large-2a", "small-1a")),
        (4, ("large-1a", "large-2a", "medium-1a", "small-1a")),
        (5, ("large-1a", "large-2a", "medium-1a", "medium-2a", "small-1a")),
    ],
)
def test_boards_of_other_sizes_are_refused(players: int, boards: tuple[str, ...], covers: Covers) -> None:
    assert why(players=players, boards=boards) == (f"SW-SETUP-0{players - 1}", "board-sizes")
    covers(f"SW-SETUP-0{players - 1}")


@pytest.mark.rules("SW-SETUP-05")
@pytest.mark.parametrize("twin", ["medium-1b", "medium-1a"])
def test_both_faces_of_a_board_or_one_twice_are_refused(twin: str) -> None:
    boards = ("large-1a", "medium-1a", twin, "small-1a")
    assert why(players=4, boards=boards) == ("SW-SETUP-05", "both-faces")


@pytest.mark.rules("SW-SETUP-05")
def test_an_unknown_board_is_refused() -> None:
    assert why(players=2, boards=("large-3a", "small-1a")) == ("SW-SETUP-05", "unknown-board")


@pytest.mark.rules("SW-ROUND-01")
@pytest.mark.parametrize("first", [-2, 3])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    assert why(players=3, first=first) == ("SW-ROUND-01", "first-player")
