"""Sessions: a cookie is a word of chance, and on disk lies only its hash. On each day of use it is replaced.

The old word holds until the new one is used, so that an answer that is lost on its way costs nobody his seats.
"""

from __future__ import annotations

import hashlib
import secrets as randomness

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.server import storage
from meetingstone.server.commits import Committer
from meetingstone.server.rows import now, plain, short_id, struct_of

DAY = 24 * 3600.0
ACCOUNT, GUEST = 90 * DAY, 365 * DAY
"""How long a session lasts that nobody uses. With an account one can log in again."""
GRACE = 60.0
"""Seconds for which an old word is good after the new one was used: requests may be under way."""
REMEMBERED = 20_000


class Session(msgspec.Struct, kw_only=True):
    """``family`` is what it has in common with those before and after it in the same browser."""

    hash: str
    family: str
    person: str
    created: float
    until: float
    replaces: str | None = None


def hash_of(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


class Sessions:
    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._engine = engine
        self._committer = committer
        self._known: dict[str, Session] = {}
        self._followed: dict[str, float] = {}
        """When a word was last replaced: requests that come together get one new word between them."""

    async def find(self, word: str | None) -> Session | None:
        """The session of a cookie, or None when it is forged, has lapsed or was ended."""
        if not word:
            return None
        found = await self._read(hash_of(word))
        if found is None or found.until <= now():
            return None
        if found.replaces is not None:
            await self._settle(found)
        return found

    async def _read(self, key: str) -> Session | None:
        known = self._known.get(key)
        if known is not None:
            return known
        table = storage.sessions
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(table).where(table.c.hash == key))).mappings().first()
        return self._remember(struct_of(row, Session)) if row else None

    def _remember(self, session: Session) -> Session:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        return self._known.setdefault(session.hash, session)

    async def _settle(self, session: Session) -> None:
        """The new word has arrived: soon the old one is good for nothing."""
        old, session.replaces = session.replaces, None
        until, table = now() + GRACE, storage.sessions
        before = self._known.get(old) if old else None
        if before is not None:
            before.until = min(before.until, until)
        await self._committer.write(
            update(table).where(table.c.hash == old, table.c.until > until).values(until=until),
            update(table).where(table.c.hash == session.hash).values(replaces=None),
        )

    async def begin(self, person: str, lasts: float, family: str | None = None, replaces: str | None = None) -> str:
        """A new session; returns the word for the cookie, which nobody else ever learns."""
        word = randomness.token_urlsafe(32)
        made = Session(
            hash=hash_of(word),
            family=family or short_id(),
            person=person,
            created=now(),
            until=now() + lasts,
            replaces=replaces,
        )
        await self._committer.write(insert(storage.sessions).values(plain(made)))
        self._remember(made)
        return word

    async def follow(self, session: Session, lasts: float) -> str | None:
        """What replaces the word of a session of yesterday; None while it is young, or was replaced just now."""
        if session.created > now() - DAY or session.until <= now() + GRACE:
            return None
        if self._followed.get(session.hash, 0.0) > now() - GRACE:
            return None
        if len(self._followed) >= REMEMBERED:
            self._followed.clear()
        self._followed[session.hash] = now()
        await self._drop_unused(session.hash)
        return await self.begin(session.person, lasts, session.family, session.hash)

    async def _drop_unused(self, key: str) -> None:
        """Words that were to replace this one and have not arrived: some programs keep the first for ever."""
        table, since = storage.sessions, now() - GRACE
        for each in [*self._known.values()]:
            if each.replaces == key and each.created < since:
                del self._known[each.hash]
        await self._committer.write(delete(table).where(table.c.replaces == key, table.c.created < since))

    async def end(self, *, person: str | None = None, family: str | None = None) -> set[str]:
        """End a family, or all sessions of a person; returns the families that have ended."""
        table = storage.sessions
        which: ColumnElement[bool] = table.c.person == person if person else table.c.family == family
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(table.c.hash, table.c.family).where(which))).all()
        await self._committer.write(delete(table).where(which))
        for row in rows:
            self._known.pop(row.hash, None)
        return {row.family for row in rows}

    def forget(self) -> None:
        """What is in memory is on disk."""
        self._known.clear()

    async def tidy(self) -> None:
        """Those that have lapsed leave the file."""
        self._known = {key: each for key, each in self._known.items() if each.until > now()}
        await self._committer.write(delete(storage.sessions).where(storage.sessions.c.until <= now()))
