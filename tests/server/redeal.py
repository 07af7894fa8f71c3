"""A game in which whatever a seat may not see lies differently."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from meetingstone.engine import Game, Question, React
from meetingstone.engine.views import imagine, view


def sealed_again(other: Question | None, question: Question, looker: int) -> Question | None:
    """What is imagined is not sealed: the window as it was, with what the others could do instead."""
    if not isinstance(question, React) or not isinstance(other, React):
        return other
    options = tuple(question.options[i] if i == looker else mine for i, mine in enumerate(other.options))
    return msgspec.structs.replace(question, options=options)


def redeal(game: Game[Any], looker: int, rng: Random) -> None:
    """Deal anew, within the game itself, what ``looker`` does not know."""
    assert game.question is not None
    other = imagine(view(game, looker), game.definition, rng)
    game.state, game.stack = other.state, other.stack
    if looker != game.question.awaited()[0]:
        game.question = sealed_again(other.question, game.question, looker)
