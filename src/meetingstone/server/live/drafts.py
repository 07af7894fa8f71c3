"""The drafts of a table: what the members of a side mean to do in their turn. Only they ever see it.

A draft lies beside the game: no answer follows from it, no moment of the past shows it, and it is void when its turn is
over. Members change it one piece at a time; a change of an older version is refused, so that its author looks again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy.dialects.sqlite import insert

from meetingstone.engine import NONE, AnswerError
from meetingstone.engine.drafts import Drafts, Judged
from meetingstone.engine.views import glance
from meetingstone.server import storage
from meetingstone.server.commits import Committer
from meetingstone.server.live.clients import Client
from meetingstone.server.live.presence import Presence
from meetingstone.server.live.sitting import SPECTATOR, Sitting
from meetingstone.server.problems import Problem, problem_of
from meetingstone.server.rows import Draft, plain
from meetingstone.server.wire import messages


class SideDrafts:
    def __init__(self, sitting: Sitting, presence: Presence, committer: Committer, drafts: Iterable[Draft]) -> None:
        self._sitting = sitting
        self._presence = presence
        self._committer = committer
        self.held = {draft.side: draft for draft in drafts}
        """By the lowest seat of the side."""
        self._told: dict[int, messages.DraftInfo] = {}
        self.tell()

    async def intend(self, wish: messages.LiveIntend) -> int:
        """Set the steps of one piece; returns the version after it, which is then on disk."""
        async with self._sitting.lock:
            drafts, held = self._open(wish.seat)
            if wish.version != held.version:
                raise Problem(409, "stale", "server-draft-changed")
            steps = {who: intents for who, intents in {**held.steps, wish.who: tuple(wish.steps)}.items() if intents}
            side, seen = self._sitting.side_of(wish.seat), glance(self._sitting.play.session.game, NONE)
            try:
                drafts.judged(seen, side, {wish.who: (), **steps})
            except AnswerError as error:
                raise problem_of(error) from None
            draft = msgspec.structs.replace(held, version=held.version + 1, by=wish.seat, steps=steps)
            row = plain(draft) | {"steps": msgspec.to_builtins(steps)}
            write = insert(storage.drafts).values(row)
            await self._committer.write(write.on_conflict_do_update(index_elements=["game", "side"], set_=row))
            self.held[draft.side] = draft
            self.tell()
            return draft.version

    async def consider(self, wish: messages.LiveConsider) -> tuple[Judged, ...]:
        """What a piece could do after the steps that are drafted for it."""
        async with self._sitting.lock:
            drafts, held = self._open(wish.seat)
            seen = glance(self._sitting.play.session.game, NONE)
            try:
                return drafts.following(seen, self._sitting.side_of(wish.seat), held.steps, wish.who)
            except AnswerError as error:
                raise problem_of(error) from None

    def _open(self, seat: int) -> tuple[Drafts[Any], Draft]:
        """Under the lock: the draft of the seat's side for the turn that it may draft now."""
        self._sitting.check_running()
        drafts, side = self._sitting.play.definition.drafts, self._sitting.side_of(seat)
        turn = drafts.turn(glance(self._sitting.play.session.game, NONE), side) if drafts else NONE
        if drafts is None or turn == NONE:
            raise Problem(409, "no-draft", "server-no-draft")
        held = self.held.get(side[0])
        if held is not None and held.turn == turn:
            return drafts, held
        version = held.version if held else 0
        return drafts, Draft(game=self._sitting.row.id, side=side[0], turn=turn, version=version, by=seat, steps={})

    # ---- what the members are told

    def tell(self) -> None:
        """Under the lock: those who play for a side whose draft reads otherwise now are told; nobody else notices."""
        if not self.held:
            return
        told = {info.seats[0]: info for info in self._judged()}
        changed = {side for side in self._told.keys() | told.keys() if self._told.get(side) != told.get(side)}
        self._told = told
        self._presence.tell_drafts(changed)

    def _judged(self) -> list[messages.DraftInfo]:
        """The drafts, with what has become of each step; when its turn is over, nothing of a draft is left."""
        drafts = self._sitting.play.definition.drafts
        if drafts is None:
            return []
        seen = glance(self._sitting.play.session.game, SPECTATOR)
        infos = []
        for draft in self.held.values():
            side = self._sitting.side_of(draft.side)
            turn = drafts.turn(seen, side)
            steps = drafts.judged(seen, side, draft.steps) if turn == draft.turn else {}
            infos.append(messages.DraftInfo(seats=side, turn=turn, version=draft.version, by=draft.by, steps=steps))
        return infos

    def told(self, client: Client) -> messages.DraftsSaid:
        sides = {self._sitting.side_of(seat)[0] for seat in client.seats if seat != SPECTATOR}
        return messages.DraftsSaid([info for side, info in self._told.items() if side in sides])
