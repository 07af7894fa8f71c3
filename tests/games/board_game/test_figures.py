"""What each character did in a game of the Board Game, and the luck of its dice, as it was seen at the table."""

from typing import Any

import pytest

from meetingstone import registry
from meetingstone.bots.base import play
from meetingstone.engine import Game, seed_from
from meetingstone.engine.story import Story
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import armor_from, threat
from meetingstone.games.board_game.state import FACTIONS, TIE, Table
from meetingstone.games.board_game.story import DEEDS, WAYS
from meetingstone.texts import LANGUAGES, Texts

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("greedy", {"players": 2, "overlord": "nefarian", "classes": "first_game"}),
    ("random", {"players": 3, "overlord": "kazzak"}),
    ("random", {"players": 6, "overlord": "kelthuzad", "classes": "random", "deadly_pvp": True}),
]


class Watched:
    """A game that bots played, with what somebody at the table wrote down."""

    def __init__(self, bot: str, settings: dict[str, Any]) -> None:
        self.game: Game[Table] = Game.new(GAME, settings, seed=seed_from("story"))
        self.xp: dict[int, list[int]] = {}
        """By turn, the XP of everybody when he first could act."""
        self.needs: dict[int, tuple[int, int]] = {}
        """By the event of a roll, the faces from which dice count."""
        bots = {seat: registry.bot(bot)(GAME, seat) for seat in range(settings["players"])}
        play(self.game, bots, watch=self.watch)
        self.log = self.game.log or []

    def watch(self, g: Game[Any]) -> None:
        s, log = g.state, g.log or []
        if g.question is not None and g.question.kind == "bg-act":
            self.xp.setdefault(s.turn, [hero.xp for hero in s.heroes])
        elif s.attack is not None and log[-1].kind == "bg-rolled":
            i = s.attack.hero
            self.needs.setdefault(len(log) - 1, (threat(s, i), max(threat(s, i), armor_from(s, i))))


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: table[1]["overlord"])
def watched(request: pytest.FixtureRequest) -> Watched:
    return Watched(*request.param)


@pytest.fixture(scope="module")
def story(watched: Watched) -> Story:
    return GAME.story(watched.game)


def of(story: Story, deed: str) -> list[int]:
    return [figure.deeds[DEEDS.index(deed)] for figure in story.figures]


def test_experience_turn_by_turn_is_what_everybody_had(watched: Watched, story: Story) -> None:
    s = watched.game.state
    order = sorted(range(len(s.heroes)), key=lambda i: s.heroes[i].faction)
    for turn, xp in watched.xp.items():
        assert [figure.points[turn - 1] for figure in story.figures] == [xp[i] for i in order]
    assert [figure.points[-1] for figure in story.figures] == [s.heroes[i].xp for i in order]
    for i, stage in enumerate(story.stages):
        sums = [sum(f.points[i] for f in story.figures if f.seat in side.seats) for side in story.sides]
        assert [stage.points[side.seats[0]] for side in story.sides] == sums


def test_sides_hold_every_seat_once_and_the_winners_are_one(watched: Watched, story: Story) -> None:
    result = watched.game.result()
    assert sorted(seat for side in story.sides for seat in side.seats) == list(range(len(result.scores)))
    assert result.winners in ((), *(side.seats for side in story.sides))


def test_luck_counts_every_die_that_fell_against_what_it_needed(watched: Watched, story: Story) -> None:
    rolls = [event.values for event in watched.log if event.kind in ("bg-rolled", "bg-rolled-more")]
    fell = sum(len(roll["dice"]) - len(roll.get("given", ())) for roll in rolls)
    assert sum(luck.tries for luck in story.luck) == sum(sum(luck.faces) for luck in story.luck) == fell > 0
    for at, needs in watched.needs.items():
        assert (watched.log[at].values["threat"], watched.log[at].values["armor"]) == needs
    assert watched.needs


def test_deeds_are_those_of_the_log(watched: Watched, story: Story) -> None:
    kinds = [event.kind for event in watched.log]
    assert sum(of(story, "defeats")) == kinds.count("bg-defeated")
    assert (sum(of(story, "quests")) >= kinds.count("bg-completed")) and (sum(of(story, "felled")) > 0) == (
        "bg-slain" in kinds
    )
    hits = sum(
        event.values["damage"] + event.values["defense"] + event.values["attrition"]
        for event in watched.log
        if event.kind == "bg-placed"
    )
    assert sum(of(story, "hits")) == hits


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(watched: Watched, story: Story, language: str) -> None:
    t = Texts(language)
    assert story.won and story.how
    won = t.say(story.won.id, story.won.values)
    assert t.say(story.how.id, story.how.values)
    winner = watched.game.state.winner
    if winner != TIE:
        assert t(f"bg-{FACTIONS[winner]}") in won
    for moment in story.moments:
        assert t(moment.title) and t.say(moment.text.id, moment.text.values)
    for deed in story.deeds:
        assert t(deed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_has_its_sentence(language: str) -> None:
    t = Texts(language)
    ways = {f"story-bg-{way}-{end}" for way in WAYS for end in ("win", "draw")} - {
        "story-bg-overlord-falls-draw",
        "story-bg-tie-win",
    }
    assert [way for way in ways if not t.has(way)] == []
