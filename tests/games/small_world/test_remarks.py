"""What a hint of Small World says: sentences in both languages, with the numbers that decided."""

from collections import Counter

from meetingstone.bots.greedy import GreedyBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.small_world import GAME
from meetingstone.games.small_world.state import Settings
from meetingstone.texts import LANGUAGES, Texts


def test_whatever_a_bot_would_do_is_explained_in_every_language() -> None:
    g = Game.new(GAME, Settings(players=3), seed=seed_from(5))
    bot, voices = GreedyBot(GAME, 0), [Texts(language) for language in LANGUAGES]
    said: Counter[str] = Counter()
    for _ in range(220):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        estimates = bot.explain(seen)
        ends = [each for each in estimates[3:] if g.keys(seat)[each.index] == "done"]
        for estimate in [*estimates[:3], *ends]:
            for phrase in GAME.remarks(seen, estimate.index):
                said[phrase.id] += 1
                sentences = [voice.say(phrase.id, phrase.values) for voice in voices]
                assert all(each.endswith(".") and "{" not in each and "None" not in each for each in sentences)
        g.take(seat, estimates[0].index)
    every = ("conquer", "attempt", "taken", "pick", "expand", "decline", "done", "place")
    assert all(said[f"hint-sw-{each}"] for each in every), said


def test_a_conquest_names_its_price_its_coins_and_how_hard_it_is_to_retake() -> None:
    """SW-CONQ-01, SW-SCORE-01: the numbers are those that the page draws beside the option."""
    g = Game.new(GAME, Settings(players=2), seed=seed_from(3))
    bot = GreedyBot(GAME, 0)
    found = set()
    for _ in range(60):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        drawn = GAME.seat_scene(GAME.scene(view(g, -1)), seen).question
        assert drawn is not None
        for index, option in enumerate(drawn.options):
            if option.kind == "conquer":
                values = GAME.remarks(seen, index)[0].values
                assert (values["cost"], values["amount"]) == (option.cost, option.gain)
                found.add(values["safety"])
        g.take(seat, bot.choose(seen))
    assert found >= {"hard", "easy"}
