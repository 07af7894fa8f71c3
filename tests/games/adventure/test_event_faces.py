"""Events have two sides (AG-EVENT-02, AG-EVENT-03): what each one must state."""

from collections import Counter
from pathlib import Path

import pytest

from meetingstone.engine.content import Stated
from meetingstone.games.adventure import vocabulary as v
from meetingstone.games.adventure.content import CONTENT, effects_of, parts_of
from meetingstone.games.adventure.pieces import Event, EventText
from meetingstone.texts import LANGUAGES, Texts

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "adventure" / "events" / "reverses"
EVENTS = [card.event for card in CONTENT.challenges if card.event]
NAMES = [event.id for event in EVENTS]


def front(event: Event) -> EventText:
    return EventText(do=event.do, use=event.use, trigger=event.trigger, modify=event.modify)


def verbs(stated: Stated) -> Counter[str]:
    return Counter(verb for verb, _ in effects_of(stated))


@pytest.mark.rules("AG-EVENT-02", "AG-EVENT-03")
@pytest.mark.parametrize("event", EVENTS, ids=NAMES)
def test_an_event_has_another_face_and_says_when_it_is_turned_over(event: Event) -> None:
    assert [each for each in (event.item, event.enemy, event.back) if each] != []
    assert verbs(front(event))["flip_event"]


@pytest.mark.rules("AG-EVENT-04", "AG-EVENT-05", "AG-EVENT-07")
def test_reverses_are_of_all_kinds() -> None:
    assert sum(event.item is not None for event in EVENTS) >= 4
    assert sum(event.enemy is not None for event in EVENTS) >= 8
    texts = [event.back for event in EVENTS if event.back]
    lasting = [back for back in texts if back.use or back.trigger or back.modify]
    assert len(lasting) >= 8
    assert len(texts) - len(lasting) >= 3


def test_whatever_comes_out_of_an_event_is_worth_fighting() -> None:
    assert [event.id for event in EVENTS if event.enemy and not event.enemy.reward] == []


@pytest.mark.rules("AG-QUEST-16")
def test_several_events_use_character_tokens() -> None:
    users = [event for event in EVENTS if verbs(event)["lay_token"]]
    assert len(users) >= 5
    assert len({event.kind for event in users}) >= 2


def feel(stated: Stated) -> tuple[object, ...]:
    """What a face is like to play, without its numbers: its moments, verbs, stats and permissions."""
    found = set()
    for part in parts_of(stated):
        if isinstance(part, v.Trigger | v.Use):
            found.add((type(part).__name__, part.at))
        elif isinstance(part, v.Modify):
            found.add((part.stat or part.allow or "", part.add > 0))
        elif isinstance(part, v.Effect):
            found.add((str(type(part).__struct_config__.tag), ""))
    return tuple(sorted(map(str, found)))


def test_no_two_faces_feel_alike() -> None:
    faces: dict[tuple[object, ...], list[str]] = {}
    for event in EVENTS:
        faces.setdefault(feel(front(event)), []).append(event.id)
        if event.back:
            faces.setdefault(feel(event.back), []).append(event.back.id)
    assert [group for group in faces.values() if len(group) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_reverses_have_a_name_and_a_line_of_flavour(language: str) -> None:
    t = Texts(language)
    for event in EVENTS:
        if event.back:
            assert t(f"ag-{event.back.id}") != t(f"ag-{event.id}")
            assert 2 <= len(t(f"ag-{event.back.id}-flavour").split()) <= 12


@pytest.mark.parametrize("event", EVENTS, ids=NAMES)
def test_every_reverse_is_seen_at_work(event: Event) -> None:
    reverse = event.back or event.item or event.enemy
    assert reverse is not None
    assert (SCENARIOS / f"{reverse.id}.toml").exists()
