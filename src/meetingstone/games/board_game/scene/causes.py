"""Who asks the open question: the card, Event or quest behind it, else the rule; and a prompt with numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from meetingstone.engine import NONE, Chance, Frame
from meetingstone.engine.picture import Phrase
from meetingstone.engine.views import View
from meetingstone.games.board_game.changes import bag_load
from meetingstone.games.board_game.content import BOX, CONTENT
from meetingstone.games.board_game.flow.actions import Rest, Share, Town, Training, UsePower
from meetingstone.games.board_game.flow.attack import AttackPhase
from meetingstone.games.board_game.flow.auction import Auction
from meetingstone.games.board_game.flow.challenge import CompleteQuest
from meetingstone.games.board_game.flow.combat import Combat
from meetingstone.games.board_game.flow.event_payments import GiveOne
from meetingstone.games.board_game.flow.events import DrawEvents
from meetingstone.games.board_game.flow.items import DrawItems, Overflow
from meetingstone.games.board_game.flow.moments import Moment
from meetingstone.games.board_game.flow.pvp import PvpCombat
from meetingstone.games.board_game.flow.quests import DrawQuest
from meetingstone.games.board_game.flow.rewards import EarnXp
from meetingstone.games.board_game.flow.turn import FactionTurn
from meetingstone.games.board_game.flow.use import UseAbility
from meetingstone.games.board_game.flow.wounds import LoseHealth, TakeWounds
from meetingstone.games.board_game.ids import card_id
from meetingstone.games.board_game.queries import card_name, fight_of, hero_name
from meetingstone.games.board_game.state import FACTIONS, Table

PROCEDURES = (AttackPhase, Combat, EarnXp, FactionTurn, Moment, PvpCombat, Rest, Town, Training)
"""What asks inside of these does so on their behalf: a card that led to a combat does not ask what is used in it."""


class CauseScene(msgspec.Struct, frozen=True, omit_defaults=True):
    """What asks: a card, Event or quest, as the gallery names it; or the rule alone."""

    card: str | None = None
    because: Phrase | None = None


def cause_of(seen: View[Table]) -> CauseScene | None:
    """The card whose effects are carried out, the Event that was drawn or the quest that is rewarded."""
    question = seen.question
    if question is None or isinstance(question, Chance):
        return None
    for frame in _asking(seen):
        if isinstance(frame, UseAbility | UsePower):
            return CauseScene(card=card_id(frame.card))
        if isinstance(frame, CompleteQuest):
            return CauseScene(card=CONTENT.quests[frame.quest].id)
        if isinstance(frame, DrawEvents) and frame.card != NONE:
            return CauseScene(card=CONTENT.events[frame.card].id)
    return CauseScene(because=Phrase(f"because-{question.kind}"))


def _asking(seen: View[Table]) -> Iterator[Frame]:
    for frame in reversed(seen.stack):
        if isinstance(frame, PROCEDURES):
            return
        yield frame


def prompt_of(seen: View[Table]) -> Phrase | None:
    """A prompt with names and numbers, where the bare one would leave them out."""
    question = seen.question
    if question is None or question.kind not in NUMBERS:
        return None
    for frame in reversed(seen.stack):
        if values := NUMBERS[question.kind](seen.state, frame):
            return Phrase(f"ask-with-{question.kind}", values)
    return None


def _wound(s: Table, frame: Frame) -> dict[str, Any]:
    return {"count": frame.count} if isinstance(frame, TakeWounds) else {}


def _bear(s: Table, frame: Frame) -> dict[str, Any]:
    return {"hero": hero_name(s, frame.hero)} if isinstance(frame, LoseHealth) else {}


def _split(s: Table, frame: Frame) -> dict[str, Any]:
    return {"hero": hero_name(s, frame.hero), "amount": frame.amount} if isinstance(frame, Share) else {}


def _slay(s: Table, frame: Frame) -> dict[str, Any]:
    return {"count": fight_of(s).boxes[frame.faction].damage} if isinstance(frame, Combat) else {}


def _overflow(s: Table, frame: Frame) -> dict[str, Any]:
    if not isinstance(frame, Overflow):
        return {}
    return {"hero": hero_name(s, frame.hero), "held": bag_load(s.heroes[frame.hero]), "most": BOX.bag}


def _quest_deck(s: Table, frame: Frame) -> dict[str, Any]:
    return {"faction": f"@bg-{FACTIONS[frame.faction]}"} if isinstance(frame, DrawQuest) else {}


def _give(s: Table, frame: Frame) -> dict[str, Any]:
    if isinstance(frame, GiveOne):
        return {"card": card_name(frame.card)}
    return {"card": card_name(frame.kept)} if isinstance(frame, DrawItems) and frame.kept != NONE else {}


def _auction(s: Table, frame: Frame) -> dict[str, Any]:
    return {"card": card_name(frame.prize)} if isinstance(frame, Auction) else {}


NUMBERS: dict[str, Callable[[Table, Frame], dict[str, Any]]] = {
    "bg-wound": _wound,
    "bg-bear": _bear,
    "bg-split": _split,
    "bg-slay": _slay,
    "bg-overflow": _overflow,
    "bg-quest-deck": _quest_deck,
    "bg-give": _give,
    "bg-auction": _auction,
}
"""What a prompt says of the frame that asks."""
