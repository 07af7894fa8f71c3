"""What is told after a game, against what the table itself said while it was played."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.small_world.watching import watched
from meetingstone import registry
from meetingstone.engine import Event, Game, seed_from
from meetingstone.engine.record import header_of, record_of
from meetingstone.engine.story import Story
from meetingstone.games.small_world.content import base
from meetingstone.games.small_world.state import Table
from meetingstone.games.small_world.verdict import verdict
from meetingstone.texts import LANGUAGES, Texts

BOX = base().box
SMALL_WORLD = registry.game("small_world")
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 5},
    {"players": 3, "mode": "teams"},
    {"players": 4, "mode": "teams", "team_score": "sum"},
    {"players": 1, "mode": "murlocs"},
    {"players": 2, "mode": "murlocs"},
]


class Played:
    """A random game, and what the table itself said while it went on."""

    def __init__(self, settings: dict[str, Any], seed: int) -> None:
        self.game: Game[Table] = Game.new(SMALL_WORLD, settings, seed=seed_from(seed))
        rng = Random(seed)
        while not self.game.over:
            assert self.game.question is not None
            seat = self.game.question.awaited()[0]
            self.game.take(seat, rng.randrange(len(self.game.options(seat))))
        header = header_of(SMALL_WORLD, self.game.state.settings, ("random",) * settings["players"], seed_from(seed))
        self.coins, self.throws = watched(record_of(self.game, header))

    @property
    def story(self) -> Story:
        found = SMALL_WORLD.story(self.game)
        assert found is not None
        return found

    @property
    def log(self) -> list[Event]:
        assert self.game.log is not None
        return self.game.log


@pytest.fixture(scope="module", params=range(len(TABLES) * 2))
def played(request: pytest.FixtureRequest) -> Played:
    return Played(TABLES[request.param % len(TABLES)], request.param)


def test_the_stages_are_the_coins_at_the_table(played: Played) -> None:
    assert [stage.points for stage in played.story.stages] == played.coins
    assert [played.log[stage.event].kind for stage in played.story.stages][-1] == "end"


def test_every_throw_is_told_with_its_odds(played: Played) -> None:
    told = played.story.throws
    assert [(throw.seat, throw.pips) for throw in told] == [(seat, pips) for seat, pips, _ in played.throws]
    for throw, (_, pips, need) in zip(told, played.throws, strict=True):
        if need is None:
            assert (throw.odds, throw.good) == (None, None)
        else:
            assert throw.odds == (sum(face >= need for face in BOX.die), len(BOX.die))
            assert (throw.need, throw.good) == (need, pips >= need)


def test_luck_is_what_came_against_what_was_to_expect(played: Played) -> None:
    for luck in played.story.luck:
        mine = [(pips, need) for seat, pips, need in played.throws if seat == luck.seat]
        tried = [(pips, need) for pips, need in mine if need is not None]
        assert (luck.throws, luck.pips) == (len(mine), sum(pips for pips, _ in mine))
        assert luck.expected_pips == pytest.approx(len(mine) * sum(BOX.die) / len(BOX.die))
        assert (luck.tries, luck.hits) == (len(tried), sum(pips >= need for pips, need in tried))
        chances = [Fraction(sum(face >= need for face in BOX.die), len(BOX.die)) for _, need in tried]
        assert luck.expected_hits == pytest.approx(float(sum(chances)))
        assert luck.better_than == (pytest.approx(_below(chances, luck.hits)) if chances else None)
        assert list(luck.faces) == [sum(pips == face for pips, _ in mine) for face in sorted(set(BOX.die))]


def _below(chances: list[Fraction], hits: int) -> float:
    """Every way in which the tries can end, one by one."""
    below = Fraction(0)
    for ending in range(2 ** len(chances)):
        good = [bool(ending >> i & 1) for i in range(len(chances))]
        weight = Fraction(1)
        for chance, hit in zip(chances, good, strict=True):
            weight *= chance if hit else 1 - chance
        below += weight * (Fraction(1) if sum(good) < hits else Fraction(1, 2) if sum(good) == hits else 0)
    return float(below)


def test_places_and_winners_agree(played: Played) -> None:
    result = played.game.result()
    assert result.winners == tuple(seat for seat, place in enumerate(result.places) if place == 1)
    if played.game.state.settings.mode == "classic":
        order = sorted(range(len(result.scores)), key=lambda seat: result.places[seat])
        assert [result.scores[seat] for seat in order] == sorted(result.scores, reverse=True)


def test_moments_point_at_what_they_tell(played: Played) -> None:
    found = {moment.title: moment for moment in played.story.moments}
    humans = played.game.state.humans
    conquests = [e.values for e in played.log if e.kind == "conquered" and e.values["seat"] < humans]
    dearest = found["story-dearest"]
    assert played.log[dearest.event].values["cost"] == max(told["cost"] for told in conquests)
    best = found["story-turn"]
    assert played.log[best.event].kind == "score" and best.text.values["amount"] > 0
    for title, good in (("story-luckiest", True), ("story-unluckiest", False)):
        tried = [throw for throw in played.story.throws if throw.good is good]
        assert (title in found) == bool(tried)
        if tried:
            odds = [throw.odds[0] for throw in tried if throw.odds]
            extreme = min(odds) if good else max(odds)
            throw = next(throw for throw in tried if throw.event == found[title].event)
            assert throw.odds and throw.odds[0] == extreme
    if "story-loss" in found:
        loss = found["story-loss"]
        assert played.log[loss.event].values["loser"] == loss.text.values["seats"][0]


def test_the_winner_leads_for_good_from_the_round_that_is_told(played: Played) -> None:
    moment = next((each for each in played.story.moments if each.title == "story-lead"), None)
    if played.game.state.settings.mode != "classic" or moment is None:
        return
    (winner,) = moment.text.values["seats"]
    since = moment.text.values["round"]
    assert played.log[moment.event].kind in ("round", "end")
    ahead = [all(coins[winner] > other for i, other in enumerate(coins) if i != winner) for coins in played.coins]
    assert all(ahead[since:]) and (since == 1 or not ahead[since - 1])


def test_the_lead_does_not_change_after_it_was_won_for_good(played: Played) -> None:
    told = {
        moment.title: moment.text.values["round"] for moment in played.story.moments if "round" in moment.text.values
    }
    assert told.get("story-changes", 0) <= told.get("story-lead", 99)


@pytest.mark.parametrize(
    ("coins", "settings", "how"),
    [
        ((30, 28, 20), {}, "story-how-lead"),
        ((30, 30, 20), {}, "story-how-tokens"),
        ((20, 30, 30, 25), {"mode": "teams"}, "story-how-teams"),
        ((30,), {"mode": "murlocs", "against": 29}, "story-how-murlocs-won"),
        ((30, 40), {"mode": "murlocs", "against": 30}, "story-how-murlocs-level"),
        ((30, 40), {"mode": "murlocs", "against": 31}, "story-how-murlocs-lost"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_is_told(coins: tuple[int, ...], settings: dict[str, Any], how: str, language: str) -> None:
    """SW-END-02, SW-END-03, SW-TEAM-04, SW-REVENGE-07."""
    against = settings.get("against", 0)
    options = {name: value for name, value in settings.items() if name != "against"}
    g: Game[Table] = Game.new(SMALL_WORLD, {"players": len(coins), **options}, seed=seed_from(1))
    g.state.coins[:] = [*coins, against][: len(g.state.coins)]
    if how == "story-how-tokens":
        place = next(i for i, region in enumerate(g.state.regions) if not region.tokens)
        g.state.players[1] = replace(g.state.players[1], race=0)
        g.state.regions[place] = replace(g.state.regions[place], race=0, tokens=1)
    told = verdict(g.state)
    assert told.id == how
    assert Texts(language).say(told.id, told.values).endswith(".")


def test_equal_in_everything_is_shared() -> None:
    """SW-END-04."""
    g: Game[Table] = Game.new(SMALL_WORLD, {"players": 2}, seed=seed_from(1))
    assert verdict(g.state).id == "story-how-shared"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_read(played: Played, language: str) -> None:
    t = Texts(language)
    names = ["Anna", "Bo", "Cleo", "Dora", "Emil", "Murlocs"]
    for moment in played.story.moments:
        assert t(moment.title) and t.say(moment.text.id, moment.text.values, seats=names)
    for throw in played.story.throws:
        assert t.say(throw.text.id, throw.text.values)
