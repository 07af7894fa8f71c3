"""The drafts of a table: what the members of a side mean to do in their turn. Only they ever see it.

A draft lies beside the game: no answer follows from it, no moment of the past shows it, and it is void when its turn is
over. Members change it one piece at a time; whoever worked on an older version is refused and looks again.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy.dialects.sqlite import insert

from meetingstone.engine import NONE, AnswerError
from meetingstone.engine.drafts import Drafts, Judged
from meetingstone.engine.views import glance
from meetingstone.server import storage
from meetingstone.server.house import House
from meetingstone.server.live import LiveTable
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Draft, plain
from meetingstone.server.wire import messages


async def intend(house: House, table: LiveTable, wish: messages.LiveIntend) -> int:
    """Set the steps of one piece; returns the version after it, which is then on disk."""
    return await asyncio.shield(house.spawn(_intend(house, table, wish)))


async def _intend(house: House, table: LiveTable, wish: messages.LiveIntend) -> int:
    async with table.lock:
        drafts, held = _held(table, wish.seat)
        if wish.version != held.version:
            raise Problem(409, "stale", "server-draft-changed")
        steps = {who: intents for who, intents in {**held.steps, wish.who: tuple(wish.steps)}.items() if intents}
        side = table.side_of(wish.seat)
        try:
            drafts.judged(glance(table.play.session.game, NONE), side, {wish.who: (), **steps})
        except AnswerError as error:
            raise problem_of(error) from None
        draft = msgspec.structs.replace(held, version=held.version + 1, by=wish.seat, steps=steps)
        row = plain(draft) | {"steps": msgspec.to_builtins(steps)}
        write = insert(storage.drafts).values(row)
        await house.committer.write(write.on_conflict_do_update(index_elements=["game", "side"], set_=row))
        table.drafts[draft.side] = draft
        table.tell_drafts()
        return draft.version


async def consider(table: LiveTable, wish: messages.LiveConsider) -> tuple[Judged, ...]:
    """What a piece could do after the steps that are drafted for it."""
    async with table.lock:
        drafts, held = _held(table, wish.seat)
        seen = glance(table.play.session.game, NONE)
        try:
            return drafts.following(seen, table.side_of(wish.seat), held.steps, wish.who)
        except AnswerError as error:
            raise problem_of(error) from None


def _held(table: LiveTable, seat: int) -> tuple[Drafts[Any], Draft]:
    """Under the lock: the draft of the seat's side for the turn that it may draft now."""
    table.check_running()
    drafts, side = table.play.definition.drafts, table.side_of(seat)
    turn = drafts.turn(glance(table.play.session.game, NONE), side) if drafts else NONE
    if drafts is None or turn == NONE:
        raise Problem(409, "no-draft", "server-no-draft")
    held = table.drafts.get(side[0])
    if held is not None and held.turn == turn:
        return drafts, held
    version = held.version if held else 0
    return drafts, Draft(game=table.row.id, side=side[0], turn=turn, version=version, by=seat, steps={})
