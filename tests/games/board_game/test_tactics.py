"""Bots play the Board Game sensibly, from what they may see, and never get stuck."""

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meetingstone.bots.base import Bot
from meetingstone.bots.greedy import GreedyBot
from meetingstone.bots.random import RandomBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import imagine, view
from meetingstone.games.board_game import strength
from meetingstone.games.board_game.changes import dress
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.flow.ongoing import distances, overlord_boss
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.odds import challenge
from meetingstone.games.board_game.options import UseCard
from meetingstone.games.board_game.queries import threat
from meetingstone.games.board_game.state import TIE, Creature, Foe, Table
from meetingstone.games.board_game.strength import is_rested
from meetingstone.games.board_game.tactics.plans import Goal, Plan, arrival, best_division, errands, fight_plan, rested
from meetingstone.games.board_game.tactics.routes import DESPERATE, FIGHT, steps_to, ways_to, wild
from meetingstone.games.board_game.tactics.uses import need_of, use_value


def game(seed: int, **settings: Any) -> Game[Table]:
    return Game.new(GAME, settings, seed=seed_from(seed))


def played(g: Game[Table], bots: list[Bot], most: int = 20_000) -> Game[Table]:
    for _ in range(most):
        if g.question is None:
            return g
        seat = g.question.awaited()[0]
        g.take(seat, bots[seat].choose(view(g, seat)))
    raise AssertionError(f"no end in sight: {g.question}")


@pytest.mark.parametrize(("overlord", "draws"), [("kazzak", 0), ("kelthuzad", 0), ("nefarian", 3)])
def test_greedy_beats_random(overlord: str, draws: int) -> None:
    """Nefarian may be at The Bulwark before anybody is strong enough (BG-WIN-08); then nobody wins."""
    won = drawn = 0
    for seed in range(8):
        g = game(seed, players=2, overlord=overlord)
        bots: list[Bot] = [GreedyBot(GAME, seed), RandomBot(GAME, seed)]
        mine = seed % 2
        played(g, bots if mine == 0 else bots[::-1])
        assert g.result().scores[mine] > 2 * g.result().scores[1 - mine]
        won += g.result().winners == (mine,)
        drawn += g.state.winner == TIE
    assert won + drawn == 8
    assert drawn <= draws


def test_what_fights_have_told_of_a_card_counts() -> None:
    measured = tomllib.loads((Path(strength.__file__).parent / "tactics" / "measured.toml").read_text())
    assert set(measured) <= {card.id for card in CONTENT.cards}
    hero = next(hero for hero in played(game(3, players=2), [GreedyBot(GAME, 3)] * 2).state.heroes if hero.talents)
    told = sum(measured.get(CONTENT.cards[n].id, 0.0) for n in hero.cards)
    assert strength.power(hero) == pytest.approx(strength.modelled(hero) + told)


def test_five_finish_a_game_and_learn_on_the_way() -> None:
    g = played(game(3, players=5), [GreedyBot(GAME, 3) for _ in range(5)])
    assert max(hero.level for hero in g.state.heroes) >= 4


@pytest.mark.parametrize("overlord", ["kazzak", "kelthuzad"])
def test_without_a_final_battle_somebody_beats_the_overlord(overlord: str) -> None:
    g = played(game(2, players=2, overlord=overlord, defeat_overlord=True), [GreedyBot(GAME, 1), GreedyBot(GAME, 2)])
    assert g.state.winner in (0, 1)


@pytest.mark.rules("BG-TUT-02")
def test_the_first_turn_begins_in_town() -> None:
    g = game(1, players=2, classes="first_game")
    assert g.question is not None and g.question.kind == "bg-act"
    seat = g.question.awaited()[0]
    bot = GreedyBot(GAME, 0)
    assert g.keys(seat)[bot.choose(view(g, seat))].startswith("town:")
    played_turn = g.state.turn
    while g.question is not None and g.state.turn == played_turn:
        seat = g.question.awaited()[0]
        g.take(seat, bot.choose(view(g, seat)))
    # BG-TUT-03: both have bought Powers and wear them.
    for hero in g.state.heroes:
        if hero.faction == 0:
            assert hero.gold < 5 and any(hero.areas)


def test_a_faction_plans_for_all_its_characters() -> None:
    """Alone the first would do best, but then the second could do nothing."""

    def plan(which: int, group: tuple[int, ...], rate: float) -> Plan:
        return Plan("quest", which, group, (5,) * len(group), 0, 1.0, {"bg-experience": rate})

    alone, both, other = plan(1, (0,), 1.6), plan(1, (0, 1), 1.2), plan(2, (1,), 0.5)
    assert best_division((0, 1), {(0,): [alone], (0, 1): [both]}, frozenset())[1] == (both,)
    # With something for the second to do, everybody goes his own way.
    better = other._replace(worth={"bg-experience": 0.9})
    assert best_division((0, 1), {(0,): [alone], (1,): [better], (0, 1): [both]}, frozenset())[1] == (alone, better)
    # Nobody goes where another already goes.
    same = plan(1, (1,), 1.5)
    assert best_division((0, 1), {(0,): [alone], (1,): [same, other]}, frozenset())[1] == (alone, other)


@pytest.mark.parametrize(("level", "kind", "price"), [(5, "murloc", FIGHT), (1, "ogre", DESPERATE)])
def test_creatures_all_round_are_fought(level: int, kind: str, price: int) -> None:
    """Whoever cannot beat them tries as well, as a last resort: a bot that waited for them to go waited for ever."""
    here = CONTENT.region["hearthglen"]
    g = GAME.position({"turn": 2, "hero": [{"id": "brandon_lightstone", "level": level, "region": "hearthglen"}]})
    g.state.creatures = [Creature(CONTENT.kind[kind], 2, other) for other in CONTENT.links[here]]
    hero, home = g.state.heroes[0], CONTENT.region["southshore"]
    assert here not in steps_to(hero.faction, home, wild(g.state))
    assert ways_to(g.state, hero, home, wild(g.state))[here] == steps_to(hero.faction, home, frozenset())[here] + price


@pytest.mark.rules("BG-REST-03")
@pytest.mark.parametrize(("region", "left"), [("hearthglen", 1), ("southshore", 0)])
def test_a_cursed_character_rests(region: str, left: int) -> None:
    g = GAME.position({"turn": 2, "hero": [{"id": "brandon_lightstone", "region": region}]})
    well = g.state.heroes[0]
    assert is_rested(well) == 1 and not any(plan.kind == "rest" for plan in errands(g.state, 0, frozenset()))
    g.state.heroes[0] = cursed = replace(well, curse=2)
    assert is_rested(cursed) < 0.95 and rested(cursed, 1).curse == left
    (rest,) = (plan for plan in errands(g.state, 0, frozenset()) if plan.kind == "rest")
    assert rest.rate == 2 - left


def healer(*powers: str, **tokens: int) -> Table:
    """A Paladin with these Powers who is about to fight Nefarian."""
    setup = {"id": "brandon_lightstone", "level": 3, "region": "hearthglen"}
    g = GAME.position({"turn": 18, "overlord": "nefarian", "hero": [setup]})
    worn = tuple((CONTENT.number[name],) for name in powers)
    g.state.heroes[0] = dress(replace(g.state.heroes[0], areas=worn, **tokens))
    return challenge(g, (0,), "boss", overlord_boss(g.state), g.state.heroes[0].region).state


def worth_of(s: Table, power: str) -> float:
    return use_value(s, UseCard(hero=0, card=CONTENT.number[power]), 0, need_of(s, 0))


def test_nobody_heals_what_he_has_not_lost() -> None:
    assert worth_of(healer("lay_on_hands"), "lay_on_hands") < 0
    assert worth_of(healer("lay_on_hands", health=2), "lay_on_hands") > 2


def test_whoever_can_heal_saves_energy_for_it() -> None:
    assert worth_of(healer("hammer_of_justice"), "hammer_of_justice") > 0
    assert worth_of(healer("hammer_of_justice", "holy_light"), "hammer_of_justice") < 0


@pytest.mark.rules("BG-WIN-08")
@pytest.mark.parametrize(
    ("turn", "steps", "chance"), [(17, 1, 0.7), (18, 1, 0.7), (18, 2, 0.2), (18, 3, 0), (16, 1, 0)]
)
def test_before_nefarian_comes_everybody_takes_care(turn: int, steps: int, chance: float) -> None:
    g = GAME.position({"turn": turn, "overlord": "nefarian", "hero": [{"id": "brandon_lightstone", "level": 3}]})
    s = g.state
    away = distances(CONTENT.region["the_bulwark"])
    s.overlord_region = next(region for region, far in away.items() if far == steps)
    assert arrival(s) == chance
    ogre = Goal("quest", 0, s.heroes[0].region, (Foe(4, 3, 3, CONTENT.kind["ogre"], 0, 0),))
    careful = fight_plan(s, ogre, (0,), (0,), ())
    s.turn = 16
    assert (careful.worth["bg-effort"] < fight_plan(s, ogre, (0,), (0,), ()).worth["bg-effort"]) == bool(chance)


def test_what_is_hidden_changes_no_answer() -> None:
    g = game(11, players=3, overlord="kazzak")
    rng = Random(11)
    bot = GreedyBot(GAME, 2)
    for step in range(250):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        if step % 10 == 0:
            other = imagine(seen, GAME, rng)
            assert bot.choose(view(other, seat)) == bot.choose(seen)
        g.take(seat, rng.randrange(len(seen.options)))


def test_every_question_of_random_games_gets_estimates() -> None:
    """No kind of question is a dead end, and the estimates come best first, with their parts by name."""
    kinds: Counter[str] = Counter()
    bot = GreedyBot(GAME, 0)
    for seed in range(3):
        g = game(seed, players=2 + seed, classes="random")
        rng = Random(seed)
        while g.question is not None:
            seat = rng.choice(g.question.awaited())
            seen = view(g, seat)
            kinds[g.question.kind] += 1
            if kinds[g.question.kind] % 20 == 1:
                estimates = bot.explain(seen)
                assert estimates[0].index == bot.choose(seen)
                assert sorted(estimate.index for estimate in estimates) == list(range(len(seen.options)))
                assert all(before.value >= after.value for before, after in pairwise(estimates))
            g.take(seat, rng.randrange(len(seen.options)))
    assert len(kinds) > 20


def test_when_nobody_is_left_there_is_no_threat() -> None:
    """BG-PVP-05: a bot may be asked in the very moment in which the last enemy has fallen."""
    heroes = [{"id": name, "region": "tarren_mill"} for name in ("brebo_bigshot", "grumbaz_crowsblood")]
    g = GAME.position({"turn": 2, "hero": heroes, "fight": {"group": ["brebo_bigshot"], "against": "pvp"}})
    s = g.state
    mine, enemy = (next(i for i, hero in enumerate(s.heroes) if hero.faction == side) for side in (1, 0))
    assert s.fight is not None and enemy in s.fight.sides[0] and threat(s, mine) == s.heroes[enemy].level + 2
    s.fight = replace(s.fight, sides=((), s.fight.sides[1]))
    assert threat(s, mine) == 0


@pytest.mark.parametrize(
    ("start", "owned", "answer"),
    [
        ("olsens_farthing", {"prizes": ["trusty_mount"]}, "hasten:trusty_mount"),
        ("olsens_farthing", {"areas": {"1": ["ghost_wolf"]}}, "hasten:ghost_wolf"),
        ("scarlet_monastery", {"areas": {"1": ["ghost_wolf"]}}, "done"),
    ],
)
def test_a_card_takes_a_traveller_farther_where_that_brings_him_home(
    start: str, owned: dict[str, Any], answer: str
) -> None:
    hero = {"id": "zowka_shattertusk", "region": start, "level": 3, "gold": 0, **owned}
    g = GAME.position({"hero": [hero]})
    g.answer(g.number, "travel:zowka_shattertusk", seat=0)
    bot = GreedyBot(GAME, 0)
    while g.question is not None and g.question.kind == "bg-travel":
        g.take(0, bot.choose(view(g, 0)))
    assert g.question is not None and g.question.kind == "bg-extra-step"
    assert g.keys(0)[bot.choose(view(g, 0))] == answer
