"""What a page draws of a table: the game's own tables and numbers, as typed data with ids for names.

A picture (picture.py) is alike for all games; a scene has the game's own shape, for a page that was made for it. A
game builds it from views (``GameDef.scene``, ``GameDef.seat_scene``), so that no secret can slip into it. Costs and
incomes are lists of :class:`~meetingstone.engine.effects.Item`, texts are
:class:`~meetingstone.engine.picture.Phrase`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from meetingstone.engine.kernel import Game
from meetingstone.engine.picture import Phrase
from meetingstone.engine.questions import React
from meetingstone.engine.state import NONE, State
from meetingstone.engine.views import View, glance

if TYPE_CHECKING:
    from meetingstone.engine.game import GameDef

S = TypeVar("S", bound=State)


class SceneOption(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that the seat may answer. A game adds where, with what and at what cost; None is left out."""

    key: str
    kind: str
    text: Phrase


O = TypeVar("O", bound=SceneOption)  # noqa: E741


class SceneQuestion(msgspec.Struct, Generic[O], frozen=True, kw_only=True):
    """What the table waits for; ``options`` are the seat's own and empty when others must answer."""

    number: int
    kind: str
    rule: str
    awaits: tuple[int, ...]
    prompt: Phrase
    options: tuple[O, ...]
    window: bool = False
    """Seats may react here, or pass; who really has something to decide only they know."""


class Scene(msgspec.Struct, Generic[O], frozen=True, kw_only=True):
    """The table as ``me`` sees it; -1 is somebody who only watches.

    Tables of things are dicts by id or tuples; an entry of a dict is never None, which would tell a client that it
    is gone.
    """

    game: str
    me: int
    number: int
    over: bool
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Of every seat, once it is over: those who are level share one."""
    question: SceneQuestion[O] | None


class GalleryCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card as the gallery shows it; ``name`` is a message id with ``@`` in front."""

    id: str
    deck: str
    name: str
    copies: int
    text: tuple[Phrase, ...]
    facts: dict[str, Any]
    rules: str


class Gallery(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in the box and never changes; a game adds its boards and pieces."""

    cards: tuple[GalleryCard, ...]


def gallery_cards(definition: GameDef[Any]) -> tuple[GalleryCard, ...]:
    """Every card of the box, deck by deck."""
    return tuple(
        GalleryCard(
            id=card.id,
            deck=card.deck,
            name=f"@{card.name}",
            copies=card.copies,
            text=tuple(Phrase(*sentence) for sentence in card.text),
            facts=card.facts,
            rules=card.rules,
        )
        for card in definition.cards()
    )


def scenes(g: Game[S], seats: Iterable[int]) -> dict[int, Scene[Any]]:
    """The table through each of ``seats`` (-1: a watcher). What all see alike is made once, from what a watcher sees.

    >>> from meetingstone.registry import game
    >>> from meetingstone.engine.chance import seed_from
    >>> found = scenes(Game.new(game("small_world"), {"players": 2}, seed=seed_from(7)), (-1, 0, 1))
    >>> [len(scene.question.options) > 0 for scene in found.values()]
    [False, True, False]
    """
    by_all = glance(g, NONE)
    watched = g.definition.scene(by_all)
    return {
        seat: watched if seat == NONE else g.definition.seat_scene(watched, glance(g, seat, by_all)) for seat in seats
    }


def question_of(seen: View[S], options: tuple[O, ...]) -> SceneQuestion[O] | None:
    """The open question, with the seat's options as the game describes them."""
    question = seen.question
    if question is None:
        return None
    return SceneQuestion(
        number=seen.number,
        kind=question.kind,
        rule=question.rule,
        awaits=question.awaited(),
        prompt=Phrase(f"ask-{question.kind}"),
        options=options,
        window=isinstance(question, React),
    )


def as_seen(seen: View[S]) -> Game[S]:
    """The seat's table where a game is asked for: an option reads its key and text from one. It cannot be played on."""
    g: Game[S] = Game.__new__(Game)
    g.state = seen.state
    g.stack = list(seen.stack)
    g.question = seen.question
    g.number = seen.number
    return g
