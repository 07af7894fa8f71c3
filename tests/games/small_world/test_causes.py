"""What asks: beside every question that a card or an event brings about stands why, in sentences of both languages."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from meetingstone import registry
from meetingstone.engine import Game, scenario
from meetingstone.engine.picture import Phrase
from meetingstone.engine.scene import scenes
from meetingstone.games.small_world.cause import WORDS, CauseScene
from meetingstone.texts import LANGUAGES, Texts

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "small_world"
OF_EVERY_TURN = {"pick", "turn", "conquer", "afterwards", "redeploy"}
"""Questions that the rules of each turn ask; of the last, one's own redeployment."""
VOICES = [Texts(language) for language in LANGUAGES]
NAMES = ("Ilka", "Tobin", "Oona", "Bram", "Sefa")


def cause_at(g: Game[Any], seat: int) -> CauseScene | None:
    return scenes(g, (seat,))[seat].cause


def told(cause: CauseScene) -> list[str]:
    phrases = [*cause.text, *([cause.because] if cause.because else [])]
    return [voice.say(phrase.id, phrase.values, seats=NAMES) for phrase in phrases for voice in VOICES]


def test_whatever_a_card_or_an_event_asks_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    answer = scenario._answer

    def watched(g: Game[Any], step: Any, key: str) -> None:
        if g.question is not None and (awaited := g.question.awaited()):
            kind, cause = g.question.kind, cause_at(g, awaited[0])
            assert cause is not None or kind in OF_EVERY_TURN, kind
            if cause is not None:
                sentences = told(cause)
                assert sentences, kind
                assert all("{" not in each and "None" not in each and "@" not in each for each in sentences), sentences
                seen[kind] += 1
            assert all(cause_at(g, seat) is None for seat in range(g.state.humans) if seat not in awaited)
        answer(g, step, key)

    monkeypatch.setattr(scenario, "_answer", watched)
    for path in SCENARIOS.rglob("*.toml"):
        scenario.run(scenario.read(path), registry.games())
    assert seen.keys() == {*WORDS, "retreat", "redeploy"}


@pytest.mark.rules("SW-LOSS-02")
def test_only_pieces_that_come_back_have_a_reason() -> None:
    """A redeployment of one's own needs none."""
    read = scenario.read(SCENARIOS / "core" / "loss_redeployed_last.toml")
    g = scenario.begin(registry.game("small_world"), read)
    asked: dict[int, CauseScene | None] = {}
    for step in read.step:
        if g.question is not None and g.question.kind == "redeploy":
            (seat,) = g.question.awaited()
            asked.setdefault(seat, cause_at(g, seat))
        scenario.play(g, step)
    assert asked.keys() == {0, 1} and asked[0] is None
    assert asked[1] is not None and asked[1].because == Phrase("cause-losses", {"count": 2})


@pytest.mark.rules("SW-POWER-CHAMPIONING-01", "SW-RACE-TAUREN-02")
@pytest.mark.parametrize(
    ("file", "english"),
    [
        ("powers/championing_whatever_defends.toml", "with the Champion alone"),
        ("races/tauren_champion.toml", "with the Champion and 1 token"),
        ("core/conq_two_tokens.toml", "with 2 tokens"),
    ],
)
def test_the_log_says_whether_the_champion_conquered(file: str, english: str) -> None:
    g = scenario.run(scenario.read(SCENARIOS / file), registry.games())
    says = [VOICES[0].say("log-conquered", event.values, seats=NAMES) for event in g.log if event.kind == "conquered"]
    assert any(english in each for each in says), says
