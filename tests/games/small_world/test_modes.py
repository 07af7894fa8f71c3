"""The two modes: Battle for Azeroth (teams) and Revenge of the Murlocs (solo and cooperative)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from conformance import take_randomly
from games.small_world import conservation
from games.small_world.test_setup import ROUNDS, SIZES
from meetingstone import registry
from meetingstone.engine import HIDDEN, NONE, Event, Game, Refused, seed_from
from meetingstone.engine.views import view
from meetingstone.games.small_world.board import faces
from meetingstone.games.small_world.content import base
from meetingstone.games.small_world.options import Done, Pick, Place
from meetingstone.games.small_world.state import Table

CONTENT = base()
MURLOCS = CONTENT.murlocs
SMALL_WORLD = registry.game("small_world")
Watch = Callable[[Game[Table]], None]

ALLIANCE = {"humans", "dwarves", "gnomes", "night_elves", "draenei", "worgen"}
HORDE = {"orcs", "tauren", "trolls", "forsaken", "blood_elves", "goblins"}
NEUTRAL = {"naga", "kobolds", "pandaren", "ethereals"}
FACTIONS = (ALLIANCE, HORDE, NEUTRAL)
TEAMS = {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1], 5: [0, 1, 0, 1, 2]}

every_count = pytest.mark.parametrize("players", TEAMS)
one_or_two = pytest.mark.parametrize("players", [1, 2])


def table(mode: str, players: int, seed: int = 1, **settings: Any) -> Game[Table]:
    return Game.new(SMALL_WORLD, {"mode": mode, "players": players, **settings}, seed=seed_from(seed))


def played(g: Game[Table], seed: int, watch: Watch = lambda g: None) -> Game[Table]:
    """``g`` at its end, played at random; ``watch`` sees every decision."""
    rng = Random(seed)
    while not g.over:
        watch(g)
        take_randomly(g, rng)
    return g


def why(**settings: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        Game.new(SMALL_WORLD, settings, seed=seed_from(1))
    return refused.value.why.rule, refused.value.why.reason


def ids(races: list[int]) -> set[str]:
    return {CONTENT.races[race].id for race in races}


# ---- Battle for Azeroth: seats, boards, columns


@pytest.mark.rules("SW-TEAM-01")
@every_count
def test_teams_sit_alternately_and_an_odd_last_seat_is_neutral(players: int) -> None:
    assert [player.team for player in table("teams", players).state.players] == TEAMS[players]


@pytest.mark.rules("SW-TEAM-01")
@every_count
def test_boards_rounds_and_coins_of_a_team_game_are_the_normal_ones(players: int) -> None:
    for seed in range(10):
        s = table("teams", players, seed).state
        assert sorted(faces()[face].size for face in s.boards) == SIZES[players]
        assert s.rounds == ROUNDS[players]
        assert s.coins == [5] * players


@pytest.mark.rules("SW-TEAM-01")
@pytest.mark.parametrize("players", [1, 6])
def test_a_team_game_has_two_to_five_players(players: int) -> None:
    assert why(mode="teams", players=players) == ("SW-SETUP-15", "players")


@pytest.mark.rules("SW-TEAM-01", "SW-TEAM-02")
@every_count
def test_every_seat_plays_the_races_of_its_faction_for_the_whole_game(players: int) -> None:
    def watch(g: Game[Table]) -> None:
        for player, team in zip(g.state.players, TEAMS[players], strict=True):
            mine = [race for race in (player.race, player.declined) if race != NONE]
            assert ids(mine) <= FACTIONS[team]

    played(table("teams", players, seed=players), players, watch)


@pytest.mark.rules("SW-TEAM-02")
@every_count
def test_three_combos_are_on_show_for_each_faction_that_is_played(players: int) -> None:
    s = table("teams", players).state
    count = 2 + players % 2
    assert [len(column) for column in s.columns] == [3] * count
    assert [len(stack) for stack in s.banners] == [3, 3, 1][:count]
    for faction, column, stack in zip(FACTIONS, s.columns, s.banners, strict=False):
        # Without somebody who plays them the Neutral banners are set aside.
        assert ids([combo.race for combo in column] + list(stack)) == faction
    shown = [combo.power for column in s.columns for combo in column]
    assert sorted(shown + s.badges) == list(range(20))


@pytest.mark.rules("SW-TEAM-02")
def test_every_faction_is_shuffled() -> None:
    tops = [[column[0].race for column in table("teams", 3, seed).state.columns] for seed in range(80)]
    for faction, races in zip(FACTIONS, zip(*tops, strict=True), strict=True):
        assert ids(list(races)) == faction


@pytest.mark.rules("SW-TEAM-02")
@pytest.mark.parametrize("seed", range(8))
def test_every_pick_is_paid_in_the_own_column_and_the_others_stay_as_they_are(seed: int) -> None:
    players = 2 + seed % 4
    g, rng = table("teams", players, seed), Random(seed)
    picks = 0
    while not g.over:
        assert g.question is not None
        if g.question.kind != "pick":
            take_randomly(g, rng)
            continue
        picks += 1
        seat, coins = g.state.seat, g.state.coins[g.state.seat]
        mine = TEAMS[players][seat]
        columns, stack = list(g.state.columns), g.state.banners[mine]
        options = g.options(seat)
        prices = [option.price for option in options if isinstance(option, Pick)]
        assert prices == [price for price in range(len(columns[mine])) if price <= coins]
        price = rng.randrange(len(options))
        g.take(seat, price)
        above = [(combo.race, combo.coins + 1) for combo in columns[mine][:price]]
        below = [(combo.race, combo.coins) for combo in columns[mine][price + 1 :]]
        after = [(combo.race, combo.coins) for combo in g.state.columns[mine]]
        kept = len(columns[mine]) - 1
        assert after[:kept] == above + below
        assert [race for race, _ in after[kept:]] == list(stack[: 3 - kept])
        assert all(g.state.columns[other] == columns[other] for other in range(len(columns)) if other != mine)
    assert picks >= players


@pytest.mark.rules("SW-TEAM-02")
@pytest.mark.parametrize("players", [4, 5])
def test_a_column_is_short_only_while_its_stack_is_empty_and_is_filled_again(players: int) -> None:
    """Players who go In Decline whenever they can use up the six banners of a faction."""
    g, rng = table("teams", players, seed=2), Random(2)
    lengths: list[tuple[int, ...]] = []
    while not g.over:
        assert g.question is not None
        conservation.check(g)
        if g.question.kind in ("turn", "pick"):
            lengths.append(tuple(len(column) for column in g.state.columns))
            for column, stack in zip(g.state.columns, g.state.banners, strict=True):
                assert len(column) == 3 or not stack
        hurry(g, rng)
    assert max(map(max, lengths)) == 3
    for column in range(2):
        history = [row[column] for row in lengths]
        short = next(i for i, length in enumerate(history) if length < 3)
        assert 3 in history[short:], "a gap was never filled"


def hurry(g: Game[Table], rng: Random) -> None:
    """Decline when possible; before that, conquer as much as possible."""
    assert g.question is not None
    (seat,) = g.question.awaited()
    keys = g.keys(seat)
    conquests = [key for key in keys if key.startswith("conquer:")]
    wish = "decline" if "decline" in keys else rng.choice(conquests or keys)
    g.answer(g.number, wish, seat=seat)


# ---- Battle for Azeroth: coins and victory


@pytest.mark.rules("SW-TEAM-03", "SW-COIN-02")
@pytest.mark.parametrize("players", [4, 5])
def test_coins_are_hidden_from_team_members_until_the_end(players: int) -> None:
    def watch(g: Game[Table]) -> None:
        for seat in range(players):
            seen = view(g, seat).state.coins
            assert seen == [coins if other == seat else HIDDEN for other, coins in enumerate(g.state.coins)]

    g = played(table("teams", players, seed=4), 4, watch)
    assert view(g, 0).state.coins == g.state.coins


@pytest.mark.rules("SW-TEAM-03")
def test_team_members_do_attack_one_another() -> None:
    """Somewhere in a few random games a Race of the own faction loses a Region."""
    found: Counter[str] = Counter()

    def watch(g: Game[Table]) -> None:
        for seat in g.question.awaited() if g.question else ():
            for key in g.keys(seat):
                kind, _, name = key.partition(":")
                race = g.state.regions[g.state.map.index[name]].race if kind == "conquer" and ":" not in name else NONE
                if race not in (NONE, MURLOCS) and g.state.owner[race] == (seat + 2) % 4:
                    found["targets"] += 1

    for seed in range(3):
        played(table("teams", 4, seed), seed, watch)
    assert found["targets"] > 0


@pytest.mark.rules("SW-TEAM-04")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("score", ["lowest", "sum"])
def test_the_team_with_the_better_score_wins_together(seed: int, score: str) -> None:
    players = 2 + seed % 4
    g = played(table("teams", players, seed, team_score=score), seed)
    coins: dict[int, list[int]] = {}
    for seat, team in enumerate(TEAMS[players]):
        coins.setdefault(team, []).append(g.state.coins[seat])
    if score == "sum" and players == 5:
        # Who plays alone against pairs counts his purse twice.
        coins[TEAMS[players][4]] *= 2
    scores = {team: min(purses) if score == "lowest" else sum(purses) for team, purses in coins.items()}
    best = [team for team, total in scores.items() if total == max(scores.values())]
    result = g.result()
    assert list(result.scores) == g.state.coins
    assert {TEAMS[players][seat] for seat in result.winners} <= set(best)
    if len(best) == 1:
        assert list(result.winners) == [seat for seat in range(players) if TEAMS[players][seat] == best[0]]


# ---- Revenge of the Murlocs: setting up


@pytest.mark.rules("SW-REVENGE-01")
@one_or_two
def test_boards_rounds_and_coins_against_the_murlocs(players: int) -> None:
    for seed in range(10):
        s = table("murlocs", players, seed).state
        assert sorted(faces()[face].size for face in s.boards) == ["large", "small"]
        assert s.rounds == 9
        assert s.coins == [5] * players + [0]


@pytest.mark.rules("SW-REVENGE-01")
@pytest.mark.parametrize("players", [0, 3, 5])
def test_only_one_or_two_players_face_the_murlocs(players: int) -> None:
    assert why(mode="murlocs", players=players) == ("SW-REVENGE-01", "players")


@pytest.mark.rules("SW-REVENGE-01")
@one_or_two
def test_other_boards_are_refused_against_the_murlocs(players: int) -> None:
    boards = ("large-1a", "medium-1a")
    assert why(mode="murlocs", players=players, boards=boards) == ("SW-SETUP-01", "board-sizes")


@pytest.mark.rules("SW-REVENGE-01")
@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 0), (2, 1)])
def test_in_each_of_nine_rounds_the_players_come_first_then_the_murlocs(players: int, first: int) -> None:
    g = played(table("murlocs", players, seed=2, first=first), 2)
    one = [f"turn {(first + i) % players}" for i in range(players)]
    assert turns(g) == [step for round in range(1, 10) for step in [f"round {round}", *one, "murlocs"]]


def turns(g: Game[Table]) -> list[str]:
    found = []
    for event in g.log or []:
        if event.kind in ("round", "turn"):
            found.append(f"{event.kind} {event.values['round' if event.kind == 'round' else 'seat']}")
        elif event.kind == "murlocs":
            found.append("murlocs")
    return found


@pytest.mark.rules("SW-REVENGE-02")
@one_or_two
@pytest.mark.parametrize("tokens", [6, 14, 15])
def test_one_murloc_on_each_symbol_and_the_others_beside_the_boards(players: int, tokens: int) -> None:
    for seed in range(5):
        s = table("murlocs", players, seed, murlocs=tokens).state
        symbols = ["murloc" in land.symbols for land in s.map.lands]
        assert [(region.race, region.tokens) for region in s.regions] == [
            (MURLOCS, 1) if symbol else (NONE, 0) for symbol in symbols
        ]
        assert s.players[players].hand == tokens - sum(symbols)
        assert s.owner[MURLOCS] == players and s.is_active(MURLOCS)


@pytest.mark.rules("SW-REVENGE-02")
def test_fourteen_murlocs_unless_the_table_says_otherwise() -> None:
    s = table("murlocs", 1).state
    assert s.players[1].hand + sum(region.tokens for region in s.regions) == 14


@pytest.mark.rules("SW-REVENGE-02")
@pytest.mark.parametrize("tokens", [0, 5, 16])
def test_too_few_or_too_many_murlocs_are_refused(tokens: int) -> None:
    assert why(mode="murlocs", players=1, murlocs=tokens) == ("SW-REVENGE-02", "murlocs")


@pytest.mark.rules("SW-REVENGE-02")
def test_six_murlocs_are_enough_for_the_symbols_of_any_two_boards() -> None:
    symbols = {
        face.id: sum("murloc" in land.symbols for land in face.region)
        for face in faces().values()
        if face.size in ("large", "small")
    }
    large = [count for face, count in symbols.items() if face.startswith("large")]
    small = [count for face, count in symbols.items() if face.startswith("small")]
    assert max(large) + max(small) == 6


@pytest.mark.rules("SW-REVENGE-02")
@one_or_two
@pytest.mark.parametrize("tokens", [6, 14])
def test_no_murloc_is_ever_lost_and_they_never_go_in_decline(players: int, tokens: int) -> None:
    def watch(g: Game[Table]) -> None:
        s = g.state
        murlocs = s.players[players]
        on_map = sum(region.tokens for region in s.regions if region.race == MURLOCS)
        assert on_map + murlocs.hand == tokens
        assert (murlocs.race, murlocs.power, murlocs.declined) == (MURLOCS, NONE, NONE)

    played(table("murlocs", players, seed=tokens, murlocs=tokens), 7, watch)


# ---- Revenge of the Murlocs: their turn


def murloc_turns(g: Game[Table]) -> list[list[Event]]:
    """The events of each turn of the Murlocs."""
    found: list[list[Event]] = []
    inside = False
    for event in g.log or []:
        if event.kind == "murlocs":
            found.append([])
            inside = True
        elif event.kind in ("round", "turn", "end"):
            inside = False
        if inside:
            found[-1].append(event)
    return found


@pytest.mark.rules("SW-REVENGE-04", "SW-REVENGE-06")
@pytest.mark.parametrize("seed", range(4))
def test_the_murlocs_never_roll_the_die_nor_place_anything_and_score_every_round(seed: int) -> None:
    players = 1 + seed % 2
    turns = murloc_turns(played(table("murlocs", players, seed), seed))
    assert len(turns) == 9
    for events in turns:
        kinds = [event.kind for event in events]
        assert not {"attempt", "attempt-failed", "assault", "abandoned", "laid"} & set(kinds)
        scores = [event for event in events if event.kind == "score"]
        assert [event.values["seat"] for event in scores] == [players]
        # Afterwards only displaced tokens of the players are placed.
        late = kinds.index("score")
        assert "conquered" not in kinds[late:]
        assert all(event.values["seat"] != players for event in events if event.kind == "placed")
        assert all(event.kind != "placed" for event in events[:late])


@pytest.mark.rules("SW-REVENGE-03")
@one_or_two
def test_the_murlocs_never_abandon_a_region(players: int) -> None:
    g, rng = table("murlocs", players, seed=8), Random(8)
    seen = 0
    while not g.over:
        assert g.question is not None
        (seat,) = g.question.awaited()
        held, before = set(g.state.held(MURLOCS)), len(murloc_turns(g))
        option = rng.randrange(len(g.options(seat)))
        harmless = isinstance(g.options(seat)[option], Place | Done)
        g.take(seat, option)
        if harmless and len(murloc_turns(g)) > before:
            seen += 1
            assert held <= set(g.state.held(MURLOCS))
    assert seen > 3


@pytest.mark.rules("SW-REVENGE-06", "SW-COIN-02")
def test_only_the_coins_of_the_murlocs_lie_open() -> None:
    def watch(g: Game[Table]) -> None:
        mine, other, murlocs = g.state.coins
        assert view(g, 0).state.coins == [mine, HIDDEN, murlocs]
        assert view(g, 1).state.coins == [HIDDEN, other, murlocs]

    g = played(table("murlocs", 2, seed=9), 9, watch)
    assert view(g, 0).state.coins == view(g, 1).state.coins == g.state.coins


@pytest.mark.rules("SW-REVENGE-07")
@pytest.mark.parametrize("seed", range(8))
def test_the_players_win_or_lose_together(seed: int) -> None:
    players = 1 + seed % 2
    g = played(table("murlocs", players, seed, murlocs=6), seed)
    *purses, murlocs = g.state.coins
    won = all(coins > murlocs for coins in purses)
    assert g.result().winners == (tuple(range(players)) if won else ())
    assert list(g.result().scores) == purses
