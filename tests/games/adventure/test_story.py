"""What is told after a game, against what the table said while it was played."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.engine import Event, Game, scenario, seed_from
from meetingstone.engine.story import Story
from meetingstone.engine.views import view
from meetingstone.games.adventure import GAME
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.queries import hero_name, valor_of
from meetingstone.texts import LANGUAGES, Texts

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "adventure"
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "greedy": ("greedy", {"players": 2, "valor": 6, "characters": "random"}),
    "random": ("random", {"players": 4, "valor": 10, "characters": "random", "rounds": 30}),
}


class Played:
    """A whole game, and the valor of everybody when each round began, as it was while it was played."""

    def __init__(self, name: str, seed: int) -> None:
        kind, settings = TABLES[name]
        self.game: Game[Any] = Game.new(GAME, settings, seed=seed_from(seed))
        bots = [registry.bot(kind)(GAME, seat) for seat in range(settings["players"])]
        self.standings: list[tuple[int, ...]] = []
        while not self.game.over:
            assert self.game.question is not None
            seat = self.game.question.awaited()[0]
            choice = bots[seat].choose(view(self.game, seat))
            before = self.valor()
            self.game.take(seat, choice)
            if self.game.state.round > len(self.standings):
                # What was gained by the last answer of a round was gained before the next one began.
                self.standings.append(self.valor())
            assert all(now >= then for now, then in zip(self.valor(), before, strict=False)), "valor is never lost"

    def valor(self) -> tuple[int, ...]:
        return tuple(valor_of(hero) for hero in self.game.state.heroes)

    @property
    def log(self) -> list[Event]:
        assert self.game.log is not None
        return self.game.log

    @property
    def story(self) -> Story:
        return GAME.story(self.game)


@cache
def game_of(name: str) -> Played:
    """The first game in which somebody is alone in front at the end, whatever the cards of the day are."""
    games = (Played(name, seed) for seed in range(5, 20))
    return next(game for game in games if sorted(game.valor())[-1] > sorted(game.valor())[-2])


@pytest.fixture(params=TABLES)
def played(request: pytest.FixtureRequest) -> Played:
    return game_of(request.param)


def test_the_stages_are_the_valor_of_everybody_round_by_round(played: Played) -> None:
    rounds = min(played.game.state.round, played.game.state.settings.rounds)
    told = [stage.points for stage in played.story.stages]
    assert told == [*played.standings[:rounds], played.valor()]
    assert [played.log[stage.event].values.get("round") for stage in played.story.stages[:-1]] == [
        *range(1, rounds + 1)
    ]


def test_sources_add_up_to_the_score(played: Played) -> None:
    """AG-QUEST-15: quests, trophies and events."""
    earnings = GAME.earnings(played.log)
    scores = GAME.result(played.game).scores
    assert any(scores)
    for seat, score in enumerate(scores):
        assert sum(each.amount for each in earnings if each.seat == seat) == score
        logged = [each.source for each in earnings if each.seat == seat]
        assert len(logged) == len(played.game.state.heroes[seat].log)


@pytest.mark.parametrize(
    ("card", "group"),
    [
        ("letter_from_brill", "errands"),
        ("message_in_person", "errands"),
        ("first_blood", "hunts"),
        ("the_soulflayer", "hunts"),
        ("bounty", "rivals"),
        ("light_fingers", "rivals"),
        ("hides_for_the_tanner", "trades"),
        ("uncharted_places", "trades"),
        ("nefarians_head", "trophies"),
        ("wanted_hogger", "events"),
    ],
)
def test_a_card_belongs_to_what_one_does_for_it(card: str, group: str) -> None:
    log = [
        Event("ag-seated", {"character": "@ag-grumbaz", "seat": 1}),
        Event("ag-logged", {"hero": "@ag-grumbaz", "card": f"@ag-{card}", "valor": 2}),
    ]
    (earning,) = GAME.earnings(log)
    assert (earning.seat, earning.source, earning.group) == (1, f"@ag-{card}", f"@story-ag-from-{group}")


def test_every_quest_and_trophy_has_its_group() -> None:
    cards = [*CONTENT.quest, *CONTENT.trophy]
    log = [Event("ag-seated", {"character": "x", "seat": 0})]
    log += [Event("ag-logged", {"hero": "x", "card": f"@ag-{card}", "valor": 1}) for card in cards]
    groups = {earning.group for earning in GAME.earnings(log)}
    assert groups == {f"@story-ag-from-{kind}" for kind in ("errands", "hunts", "rivals", "trades", "trophies")}


def test_luck_counts_the_first_roll_of_every_combat(played: Played) -> None:
    """AG-COMBAT-04, AG-PVP-02: red for the attacker, black for a character who defends."""
    names = {hero_name(played.game.state, seat) for seat in range(len(played.game.state.heroes))}
    rolled, enemy = [], ""
    for event in played.log:
        if event.kind == "ag-combat":
            enemy = event.values["enemy"]
        elif event.kind == "ag-dice":
            rolled += [event.values["red"], *([event.values["black"]] if enemy in names else [])]
    luck = played.story.luck
    assert len(rolled) > 10 and sum(each.throws for each in luck) == len(rolled)
    assert sum(each.pips for each in luck) == sum(rolled)
    assert all(sum(each.faces) == each.throws for each in luck)
    assert all(each.expected_pips == pytest.approx(3.5 * each.throws) for each in luck)


def test_a_roll_is_measured_by_what_it_needed_when_it_fell() -> None:
    """AG-COMBAT-10: what is played afterwards changes the outcome, and not the luck."""
    lesson = next(lesson for lesson in GAME.lessons if lesson.id == "quest")
    game = scenario.run(lesson.script, {"adventure": GAME})
    (dice,) = [event.values for event in game.log or [] if event.kind == "ag-dice"]
    assert dice == {"red": 1, "black": 4, "need": 3, "risk": 3}
    assert [event.values["hit"] for event in game.log or [] if event.kind == "ag-attack"] == [1, 1]


def test_figures_are_what_the_log_says(played: Played) -> None:
    kinds = {"items": "ag-item", "defeats": "ag-defeated", "quests": "ag-logged"}
    story = played.story
    assert [figure.points for figure in story.figures] == [*zip(*(stage.points for stage in story.stages), strict=True)]
    for figure in story.figures:
        deeds = dict(zip((deed.removeprefix("story-ag-deed-") for deed in story.deeds), figure.deeds, strict=True))
        for deed, kind in kinds.items():
            told = sum(event.kind == kind and event.values["hero"] == figure.name for event in played.log)
            assert told == deeds[deed] + (deeds["trophies"] if deed == "quests" else 0)
    felled = sum(event.kind == "ag-foe-defeated" for event in played.log)
    assert sum(figure.deeds[story.deeds.index("story-ag-deed-felled")] for figure in story.figures) == felled


@pytest.mark.parametrize(
    ("ending", "how"),
    [
        ("win/eight", "target"),
        ("win/highest_total", "more"),
        ("win/level_breaks_the_tie", "level"),
        ("win/round_limit", "cards"),
        ("win/shared", "shared"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_was_won(ending: str, how: str, language: str) -> None:
    """AG-WIN-01, AG-WIN-03 to AG-WIN-06."""
    game = scenario.run(scenario.read(SCENARIOS / f"{ending}.toml"), {"adventure": GAME})
    told = GAME.story(game).how
    assert told and told.id == f"story-ag-how-{how}"
    said, t = Texts(language).say(told.id, told.values), Texts(language)
    assert all(t(hero_name(game.state, seat)[1:]) in said for seat in game.state.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_told_in_order_and_in_words(played: Played, language: str) -> None:
    t, moments = Texts(language), played.story.moments
    assert moments and [moment.event for moment in moments] == sorted(moment.event for moment in moments)
    for moment in moments:
        assert 0 <= moment.event < len(played.log) and t(moment.title)
        assert t.say(moment.text.id, moment.text.values).endswith(".")
    titles = [moment.title for moment in moments]
    first = next(at for at, event in enumerate(played.log) if event.kind == "ag-logged")
    assert moments[titles.index("story-ag-first")].event == first
    assert ("story-ag-lead" in titles) + ("story-ag-behind" in titles) <= 1
    beaten = [event for event in played.log if event.kind == "ag-defeated" and event.values["by"]]
    assert titles.count("story-ag-rival") == min(3, len(beaten))


def test_a_game_that_nobody_finished_says_so() -> None:
    """AG-TURN-01: after the last round the most valor wins."""
    played = game_of("random")
    told = played.story.how
    assert told and told.id == "story-ag-how-rounds"
    assert (told.values["round"], told.values["valor"]) == (30, max(played.valor()))
