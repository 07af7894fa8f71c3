"""How games ended, kept beside their entries: it can be read when the cards have changed since."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.engine.game import Result
from meetingstone.engine.picture import Earning
from meetingstone.engine.record import Header
from meetingstone.engine.story import Story
from meetingstone.server import storage
from meetingstone.server.play import Play


class Ending(msgspec.Struct):
    """How a game ended, what everybody earned by what, and what the game was like."""

    result: Result
    earnings: list[Earning]
    story: Story | None
    """Names events by their place in the log."""
    updates: list[int]
    """The update in which each event of the log happened: the moment at which to look at it."""
    header: Header


def ending_of(play: Play, header: Header) -> Ending:
    return Ending(
        result=play.session.game.result(),
        earnings=play.definition.earnings(play.session.log),
        story=play.definition.story(play.session.game),
        updates=play.updates(0, play.update),
        header=header,
    )


def keep(play: Play, header: Header) -> Executable:
    """What writes the ending of a game that is over."""
    content = zlib.compress(msgspec.json.encode(ending_of(play, header)))
    return insert(storage.endings).prefix_with("OR IGNORE").values(game=play.id, ending=content)


async def kept(engine: AsyncEngine, table_id: str) -> Ending | None:
    endings = storage.endings
    with storage.reading():
        async with engine.connect() as connection:
            found = (await connection.execute(select(endings.c.ending).where(endings.c.game == table_id))).scalar()
        return None if found is None else msgspec.json.decode(zlib.decompress(found), type=Ending)
