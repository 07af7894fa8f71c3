"""Every prompt of the Board Game names what asks it, and says why."""

from collections import Counter
from random import Random

import pytest

from meetingstone.engine import Chance, Game, seed_from
from meetingstone.engine.views import view
from meetingstone.games.board_game.content import CONTENT
from meetingstone.games.board_game.game import GAME
from meetingstone.games.board_game.scene.causes import NUMBERS
from meetingstone.games.board_game.state import Settings
from meetingstone.texts import LANGUAGES, Texts

NAMED = {event.id for event in CONTENT.events} | {quest.id for quest in CONTENT.quests}


@pytest.fixture(scope="module")
def met() -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Random games: kinds of questions, causes that are cards, and prompts with numbers; each checked at once."""
    kinds: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    numbers: Counter[str] = Counter()
    voices = [Texts(language) for language in LANGUAGES]
    known = {card.id for card in GAME.gallery().cards}
    for seed, overlord in enumerate(("nefarian", "kelthuzad", "kazzak")):
        g = Game.new(GAME, Settings(players=2, overlord=overlord), seed=seed_from(seed))  # type: ignore[arg-type]
        rng = Random(seed)
        for _ in range(2_500):
            question = g.question
            if question is None:
                break
            assert not isinstance(question, Chance)
            seat = question.awaited()[0]
            scene = GAME.seat_scene(GAME.scene(view(g, -1)), view(g, seat))
            assert scene.cause is not None and scene.question is not None
            kinds[question.kind] += 1
            if scene.cause.card:
                assert scene.cause.card in known, (question.kind, scene.cause.card)
                cards[scene.cause.card] += 1
            else:
                assert scene.cause.because is not None
                for voice in voices:
                    assert voice.say(scene.cause.because.id, scene.cause.because.values).endswith(".")
            prompt = scene.question.prompt
            for voice in voices:
                assert "{" not in voice.say(prompt.id, prompt.values)
            if prompt.id.startswith("ask-with-"):
                numbers[question.kind] += 1
            g.take(seat, rng.randrange(len(g.options(seat))))
    return kinds, cards, numbers


def test_what_asks_is_an_event_or_a_quest_where_there_is_one(
    met: tuple[Counter[str], Counter[str], Counter[str]],
) -> None:
    """BG-EVENT-01: whoever sells because of the Goblin Merchant is told of the Goblin Merchant."""
    _, cards, _ = met
    assert NAMED & set(cards), cards


def test_prompts_have_the_numbers_of_what_asks(met: tuple[Counter[str], Counter[str], Counter[str]]) -> None:
    kinds, _, numbers = met
    for kind in NUMBERS:
        assert numbers[kind] == kinds[kind], (kind, kinds[kind])
    assert sum(numbers.values())


def test_no_prompt_is_a_bare_question_what_to_do() -> None:
    for language in LANGUAGES:
        voice = Texts(language)
        for kind in ("sale", "bargain", "quest-deck", "swap", "zeppelin", "rest", "turn"):
            assert len(voice(f"ask-bg-{kind}").split()) > 5
