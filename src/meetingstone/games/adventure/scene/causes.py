"""Who asks the open question: the card or the resource behind it, and a prompt with names and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from meetingstone.engine import NONE, Chance, Frame
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.adventure.content import CONTENT
from meetingstone.games.adventure.flow.cards import DiscardChosen
from meetingstone.games.adventure.flow.challenge import ChallengePhase
from meetingstone.games.adventure.flow.combat import Combat, fighter_name
from meetingstone.games.adventure.flow.exploration import Exploration, UseResource
from meetingstone.games.adventure.flow.maintenance import Maintenance
from meetingstone.games.adventure.flow.movement import Movement
from meetingstone.games.adventure.flow.payment import Pay
from meetingstone.games.adventure.flow.play import PlayCard
from meetingstone.games.adventure.flow.wounds import Fall, Hurt
from meetingstone.games.adventure.queries import ability_name, hero_name
from meetingstone.games.adventure.sources import SIDE, SOURCES
from meetingstone.games.adventure.state import ATTACKER, DEFENDER, Table
from meetingstone.games.adventure.vocabulary import LEVELS

PROCEDURES = (Combat, ChallengePhase, Exploration, Maintenance, Movement)
"""What asks inside of these does so on their behalf: a card that led to a combat does not ask what is played in it."""
OFFERS = ("ag-may", "ag-choose", "ag-spend")
"""Questions whose answers say what they do."""


class CauseScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What asks: a card, a resource, or the rule alone."""

    card: str | None = None
    text: str | None = None
    """Under which name the gallery has its text, if not under the card's own: that of a side of a character card."""
    resource: str | None = None
    because: Phrase | None = None
    """Why the rule asks, where nothing else does."""


def cause_of(seen: View[Table]) -> CauseScene | None:
    """The card whose effects are carried out, that was played last or is paid for; or the resource that is used."""
    question = seen.question
    if question is None or isinstance(question, Chance):
        return None
    for frame in _asking(seen):
        if isinstance(frame, UseResource):
            return CauseScene(resource=frame.resource)
        ability = getattr(frame, "ability", NONE)
        if ability != NONE:
            return CauseScene(card=CONTENT.abilities[ability].id)
        source = getattr(frame, "source", NONE)
        if source != NONE:
            return _source(seen.state, source)
        name = getattr(frame, "name", "")
        if name:
            return CauseScene(card=str(name))
    return CauseScene(because=Phrase(f"because-{question.kind}"))


def _source(s: Table, number: int) -> CauseScene:
    source = SOURCES[number]
    for hero in s.heroes:
        sides = SIDE[hero.character][hero.level]
        if number in sides:
            side = "other" if sides.index(number) else "start"
            return CauseScene(card=source.id, text=f"{source.id}:{LEVELS[hero.level]}:{side}")
    return CauseScene(card=source.id)


def _asking(seen: View[Table]) -> Iterator[Frame]:
    for frame in reversed(seen.stack):
        if isinstance(frame, PROCEDURES):
            return
        yield frame


def prompt_of(seen: View[Table], cause: CauseScene | None) -> Phrase | None:
    """A prompt with names and numbers, where the bare one would leave them out."""
    question = seen.question
    if question is None:
        return None
    if question.kind in OFFERS and cause is not None and cause.card:
        return Phrase("ask-ag-offered", {"card": f"@ag-{cause.card}"})
    if question.kind in NUMBERS:
        message, told = NUMBERS[question.kind]
        for frame in _asking(seen):
            if values := told(seen.state, frame):
                return Phrase(message, values)
    return None


def _met(s: Table, frame: Frame) -> dict[str, Any]:
    fight = s.fight
    if fight is None:
        return {}
    return {"hero": fighter_name(s, fight, ATTACKER), "foe": fighter_name(s, fight, DEFENDER)}


def _hurt(s: Table, frame: Frame) -> dict[str, Any]:
    return {"hero": hero_name(s, frame.seat), "amount": frame.amount} if isinstance(frame, Hurt) else {}


def _fall(s: Table, frame: Frame) -> dict[str, Any]:
    return {"hero": hero_name(s, frame.seat)} if isinstance(frame, Fall) else {}


def _played(s: Table, frame: Frame) -> dict[str, Any]:
    if not isinstance(frame, PlayCard):
        return {}
    return {"hero": hero_name(s, frame.seat), "card": ability_name(frame.ability)}


def _discard(s: Table, frame: Frame) -> dict[str, Any]:
    return {"count": frame.count} if isinstance(frame, DiscardChosen) else {}


def _pay(s: Table, frame: Frame) -> dict[str, Any]:
    return {"energy": frame.energy} if isinstance(frame, Pay) else {}


NUMBERS: dict[str, tuple[str, Callable[[Table, Frame], dict[str, Any]]]] = {
    "ag-at-met": ("ask-ag-with-at-met", _met),
    "ag-at-attacked": ("ask-ag-with-at-attacked", _met),
    "ag-at-hurt": ("ask-ag-with-at-hurt", _hurt),
    "ag-at-fall": ("ask-ag-with-at-fall", _fall),
    "ag-at-played": ("ask-ag-with-at-played", _played),
    "ag-discard": ("ask-ag-with-discard", _discard),
    "ag-pay": ("ask-ag-with-pay", _pay),
}
"""What a prompt says of the frame that asks."""
