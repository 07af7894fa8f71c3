"""What is told after a game, against what the table said while it was played."""

import pytest

from games.board_game.campaigns import CAMPAIGNS, again
from meetingstone.engine import Event
from meetingstone.engine.story import Story
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import hero_name
from meetingstone.games.board_game.state import FACTIONS, TIE
from meetingstone.texts import LANGUAGES, Texts


class Played:
    """A whole game, and the XP of both factions when each turn began, as it was while it was played."""

    def __init__(self, name: str) -> None:
        self.standings: list[tuple[int, int]] = []
        told, xp = 0, (0, 0)
        for self.game, _ in again(name):
            for event in self.log[told:]:
                if event.kind == "bg-xp":
                    xp = self.with_xp(xp, event)
                elif event.kind == "bg-turn":
                    self.standings.append(xp)
            told = len(self.log)
            assert xp == self.xp(), "all XP is told"

    def with_xp(self, xp: tuple[int, int], event: Event) -> tuple[int, int]:
        s, amount = self.game.state, event.values["amount"]
        side = next(hero.faction for i, hero in enumerate(s.heroes) if hero_name(s, i) == event.values["hero"])
        return (xp[0] + amount, xp[1]) if side == 0 else (xp[0], xp[1] + amount)

    def xp(self) -> tuple[int, int]:
        sums = [sum(hero.xp for hero in self.game.state.heroes if hero.faction == side) for side in (0, 1)]
        return sums[0], sums[1]

    @property
    def log(self) -> list[Event]:
        assert self.game.log is not None
        return self.game.log

    @property
    def story(self) -> Story:
        return GAME.story(self.game)


@pytest.fixture(scope="module", params=CAMPAIGNS)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(request.param)


def test_the_stages_are_the_xp_of_the_factions_turn_by_turn(played: Played) -> None:
    sides = played.game.state.seat_faction
    told = [stage.points for stage in played.story.stages]
    expected = [*played.standings, played.xp()]
    assert told == [tuple(standing[side] for side in sides) for standing in expected]
    assert [played.log[stage.event].kind for stage in played.story.stages[:-1]] == ["bg-turn"] * len(played.standings)


def test_every_seat_earns_what_its_faction_earned(played: Played) -> None:
    """BG-WIN: a faction wins together."""
    earnings = GAME.earnings(played.log)
    for seat, side in enumerate(played.game.state.seat_faction):
        assert sum(each.amount for each in earnings if each.seat == seat) == played.xp()[side]


def test_luck_counts_every_die_of_a_first_roll(played: Played) -> None:
    rolled = [
        int(die.rpartition("-")[2])
        for event in played.log
        if event.kind in ("bg-rolled", "bg-rolled-more")
        for die in event.values["dice"]
        if die.startswith("@bg-shows-")
    ]
    luck = played.story.luck
    assert len(luck) == len(played.game.state.seat_faction) and len(rolled) > 50
    assert sum(each.throws for each in luck) == len(rolled)
    assert sum(each.pips for each in luck) == sum(rolled)
    assert all(sum(each.faces) == each.throws for each in luck)
    assert all(each.expected_pips == pytest.approx(4.5 * each.throws) for each in luck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_told_in_order_and_in_words(played: Played, language: str) -> None:
    t = Texts(language)
    moments = played.story.moments
    assert moments and [moment.event for moment in moments] == sorted(moment.event for moment in moments)
    for moment in moments:
        assert 0 <= moment.event < len(played.log) and t(moment.title)
        assert t.say(moment.text.id, moment.text.values).endswith(".")
    titles = [moment.title for moment in moments]
    first = next((at for at, event in enumerate(played.log) if event.kind == "bg-completed"), None)
    told = next((moment.event for moment in moments if moment.title == "story-bg-first-quest"), None)
    assert told == first
    assert ("story-bg-lead" in titles) + ("story-bg-behind" in titles) <= (played.game.state.winner != TIE)


def test_the_best_turn_is_that_of_most_xp(played: Played) -> None:
    gains = [
        (after[side] - before[side], turn, FACTIONS[side])
        for turn, (before, after) in enumerate(
            zip(played.standings, [*played.standings[1:], played.xp()], strict=True), 1
        )
        for side in (0, 1)
    ]
    most = max(gain for gain, _, _ in gains)
    best = next((moment for moment in played.story.moments if moment.title == "story-bg-best-turn"), None)
    if best is None:
        assert most == 0
        return
    said = best.text.values
    assert (said["xp"], said["turn"], said["faction"]) in [(gain, turn, f"@bg-{side}") for gain, turn, side in gains]
    assert said["xp"] == most
