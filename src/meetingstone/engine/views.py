"""What each seat may see, and honest imagination of what it may not.

A bot gets a :class:`View`, never a game. :func:`imagine` turns a view into a full game that agrees with all
that the seat knows: hidden cards are dealt anew from their pool, hidden numbers are guessed.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from meetingstone.engine.chance import Source
from meetingstone.engine.frames import Frame
from meetingstone.engine.kernel import Game
from meetingstone.engine.questions import UNANSWERED, Ask, Option, Question, React, Several
from meetingstone.engine.state import State, hidden, secrets, unveiled, veiled

if TYPE_CHECKING:
    from meetingstone.engine.game import GameDef

S = TypeVar("S", bound=State)


class View(msgspec.Struct, Generic[S], frozen=True):
    """All that one seat knows; seat -1 is a watcher, who knows what everybody knows.

    ``pools`` lists, sorted, the values among which the hidden ones are.
    """

    game: str
    seat: int
    number: int
    state: S
    stack: tuple[Frame, ...]
    question: Question | None
    pools: dict[str, tuple[int, ...]]

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat may answer; nothing where it has no choice while others decide."""
        question = self.question
        return question.options_of(self.seat) if question and self.seat in question.asked() else ()


def view(g: Game[S], seat: int) -> View[S]:
    """What ``seat`` sees of ``g``. It stays as it is when the game goes on."""
    allies = g.definition.allies(g, seat)
    pools: dict[str, list[int]] = {}
    parts: list[msgspec.Struct] = [g.state, *g.stack]
    for part in parts:
        for pool, values in veiled(part, seat, allies):
            if pool and values:
                pools.setdefault(pool, []).extend(values)
    return View(
        game=g.definition.id,
        seat=seat,
        number=g.number,
        state=hidden(g.state.clone(), seat, allies),
        stack=tuple(hidden(copy(frame), seat, allies) for frame in g.stack),
        question=g.question.seen_by(seat) if g.question else None,
        pools={name: tuple(sorted(values)) for name, values in pools.items()},
    )


def glance(g: Game[S], seat: int, watched: View[S] | None = None) -> View[S]:
    """Like :func:`view`, but it lists no pools and goes stale with the next answer: for what is made of it at once.

    With the glance of a watcher at the same table, only what this seat sees besides is looked at again.
    """
    allies = g.definition.allies(g, seat)
    if watched is not None and not any([secrets(type(frame)) for frame in g.stack]):
        stack = watched.stack
    else:
        known = watched.stack if watched else [None] * len(g.stack)
        stack = tuple(hidden(frame, seat, allies, veiled) for frame, veiled in zip(g.stack, known, strict=True))
    return View(
        game=g.definition.id,
        seat=seat,
        number=g.number,
        state=hidden(g.state, seat, allies, watched.state if watched else None),
        stack=stack,
        question=g.question.seen_by(seat) if g.question else None,
        pools={},
    )


def imagine(seen: View[S], definition: GameDef[S], rng: Random) -> Game[S]:
    """A full game, ready to play on, that looks to the seat exactly like ``seen``."""
    pools: dict[str, list[int]] = {}
    for name, values in seen.pools.items():
        pools[name] = list(values)
        rng.shuffle(pools[name])
    g: Game[Any] = Game.__new__(Game)
    g.definition = definition
    g.state = unveiled(seen.state, pools).clone()
    g.stack = [copy(unveiled(frame, pools)) for frame in seen.stack]
    definition.guess(g.state, seen.seat, rng)
    g.question = None
    g.number = seen.number
    g.floor = seen.number
    g.source = Source(rng.randbytes(32))
    g.journal = None
    g.log = None
    g.question = _whole(seen.question, g)
    return g


def _whole(seen: Question | None, g: Game[Any]) -> Question | None:
    """``seen`` with what the others may answer in the imagined game ``g``, so that it can be played on.

    In an imagined game nothing is to be hidden: windows are not sealed. The waiting step is asked again, in a clone,
    because the imagined others hold other cards. A friend of an open window who would not be asked there can only pass.
    """
    if isinstance(seen, React):
        seen = msgspec.structs.replace(seen, sealed=False)
    if isinstance(seen, Ask) and not seen.options:
        again = _asked_again(g)
        same = isinstance(again, Ask) and (again.seat, again.kind) == (seen.seat, seen.kind)
        return again if same else seen
    if isinstance(seen, Several) and not all(seen.options):
        again = _asked_again(g)
        known = again if type(again) is type(seen) and again.kind == seen.kind else None
        return _filled(seen, known)
    return seen


def _asked_again(g: Game[Any]) -> Any:
    thought = g.clone()
    frame = thought.stack[-1]
    return frame.RUN[frame.at](frame, thought)


def _filled(seen: Several, again: Any) -> Several:
    options = tuple(
        mine or (again.options_of(seat) if again else ()) or seen.IDLE
        for seat, mine in zip(seen.seats, seen.options, strict=True)
    )
    chosen = tuple(
        seen.default(mine) if index == UNANSWERED and (not known or len(mine) == 1) else index
        for index, mine, known in zip(seen.chosen, options, seen.options, strict=True)
    )
    return msgspec.structs.replace(seen, options=options, chosen=chosen)
