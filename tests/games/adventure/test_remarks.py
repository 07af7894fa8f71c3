"""What a hint of the Adventure Game says: sentences in both languages, with the numbers that decided."""

from collections import Counter

from meetingstone.bots.greedy import GreedyBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.adventure.game import GAME
from meetingstone.games.adventure.state import Settings
from meetingstone.texts import LANGUAGES, Texts


def test_whatever_a_bot_would_do_is_explained_in_every_language() -> None:
    g = Game.new(GAME, Settings(players=3, valor=10, characters="random"), seed=seed_from(11))
    bot, voices = GreedyBot(GAME, 0), [Texts(language) for language in LANGUAGES]
    explained: Counter[str] = Counter()
    for _ in range(200):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        estimates = bot.explain(seen)
        for estimate in estimates[:2]:
            for name, _amount in estimate.reasons:
                assert all(voice(f"worth-{name}") != f"worth-{name}" for voice in voices)
            for phrase in GAME.remarks(seen, estimate.index):
                explained[phrase.id] += 1
                assert all(voice.say(phrase.id, phrase.values).endswith(".") for voice in voices)
        g.take(seat, estimates[0].index)
    for said in ("hint-ag-rest", "hint-ag-way", "hint-ag-goal", "hint-ag-quest", "hint-ag-stronger"):
        assert explained[said], explained


def test_a_challenge_names_its_odds() -> None:
    """AG-CHAL-01."""
    heroes = [{"id": "grumbaz", "space": "silverpine_1"}, {"id": "sofeea", "space": "silverpine_1", "wounds": 3}]
    g = GAME.position({"players": 2, "hero": heroes, "phase": "challenge"})
    seen = view(g, 0)
    keys = g.keys(0)
    (phrase,) = GAME.remarks(seen, keys.index("attack:sofeea"))
    assert phrase.id == "hint-ag-odds"
    assert phrase.values["foe"] == "@ag-sofeea"
    assert phrase.values["win"] > 50
    (phrase,) = GAME.remarks(seen, keys.index("draw"))
    assert phrase.id == "hint-ag-draw"
