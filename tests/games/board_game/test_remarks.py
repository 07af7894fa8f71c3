"""What a hint of the Board Game says: sentences in both languages, with the numbers that decided."""

from collections import Counter
from typing import Any

import pytest

from meetingstone.bots.greedy import GreedyBot
from meetingstone.engine import Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.board_game.flow.rewards import EarnXp
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.queries import capacity
from meetingstone.games.board_game.state import Table
from meetingstone.texts import LANGUAGES, Texts

HERE = "nightmare_vale"
GRUMBAZ = "grumbaz_crowsblood"


def said(g: Game[Table], key: str) -> dict[str, dict[str, Any]]:
    """The remarks on an option, by their ids."""
    assert g.question is not None
    seat = g.question.awaited()[0]
    return {phrase.id: phrase.values for phrase in GAME.remarks(view(g, seat), g.keys(seat).index(key))}


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_a_bot_would_do_is_explained_in_every_language(players: int) -> None:
    g = Game.new(GAME, {"players": players, "classes": "first_game"}, seed=seed_from(players))
    bot, voices = GreedyBot(GAME, 0), [Texts(language) for language in LANGUAGES]
    explained: Counter[str] = Counter()
    for _ in range(400):
        assert g.question is not None
        seat = g.question.awaited()[0]
        seen = view(g, seat)
        estimates = bot.explain(seen)
        for estimate in estimates[:3]:
            for phrase in GAME.remarks(seen, estimate.index):
                explained[g.question.kind] += 1
                assert all(voice.say(phrase.id, phrase.values).endswith(".") for voice in voices)
        g.take(seat, estimates[0].index)
    for kind in ("bg-act", "bg-town", "bg-manage", "bg-travel", "bg-reroll", "bg-pool"):
        assert explained[kind], kind


def test_a_rest_says_what_is_missing() -> None:
    tired = {"id": GRUMBAZ, "region": HERE, "health": 1, "energy": 0, "gold": 0}
    g = GAME.position({"turn": 2, "hero": [tired]})
    lack = said(g, f"rest:{GRUMBAZ}")["hint-bg-lack"]
    hero = g.state.heroes[0]
    assert lack["health"] == capacity(hero, "health") - 1 and lack["energy"] == capacity(hero, "energy")


def test_a_challenge_and_its_invitations_say_what_to_expect() -> None:
    heroes = [{"id": GRUMBAZ, "region": HERE}, {"id": "sofeea_icecall", "region": HERE}]
    g = GAME.position({"turn": 2, "hero": heroes, "creatures": {HERE: "2 blue gnoll"}})
    key = f"challenge:{GRUMBAZ}:blue:gnoll"
    assert {"hint-bg-must-fight", "hint-bg-odds"} <= set(said(g, key))
    g.answer(g.number, key, seat=0)
    together, alone = (said(g, f"invite:{who}")["hint-bg-odds"] for who in ("sofeea_icecall", "nobody"))
    assert together["win"] > alone["win"]
    assert (len(together["heroes"]), len(alone["heroes"])) == (2, 1)


def test_the_end_of_a_turn_says_who_could_still_do_something() -> None:
    tired = {"id": GRUMBAZ, "region": HERE, "health": 1, "energy": 0}
    g = GAME.position({"turn": 2, "hero": [tired]})
    assert said(g, "ready")["hint-bg-still"] == {"heroes": [f"@bg-{GRUMBAZ}"]}


def test_a_talent_says_how_much_stronger_it_makes() -> None:
    g = GAME.position({"turn": 2, "hero": [{"id": GRUMBAZ, "region": HERE}]})
    g.stack.append(EarnXp(hero=0, xp=5))
    g.resume()
    assert g.question is not None and g.question.kind == "bg-talent"
    remarks = [said(g, key) for key in g.keys(0)]
    assert all(set(each) <= {"hint-bg-stronger", "hint-bg-no-stronger"} for each in remarks)
    assert any("hint-bg-stronger" in each for each in remarks)
