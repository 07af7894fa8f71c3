"""Who is who: guests, who may come back by a link of their own, and accounts with a name and a password."""

from __future__ import annotations

import asyncio
import secrets as randomness
from typing import Any, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.server import storage
from meetingstone.server.commits import Committer
from meetingstone.server.names import checked, clean, look
from meetingstone.server.problems import Problem
from meetingstone.server.rows import now, short_id, struct_of
from meetingstone.server.sessions import hash_of
from meetingstone.texts import LANGUAGES, Texts

COOKIE = "meetingstone"
REMEMBERED = 10_000
"""People kept in memory; the others are read again."""


class Someone(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None = None
    language: Literal["en", "it"] = "en"

    @property
    def is_guest(self) -> bool:
        return self.login is None


class People:
    def __init__(self, engine: AsyncEngine, committer: Committer) -> None:
        self._engine = engine
        self._committer = committer
        self._known: dict[str, Someone] = {}
        self._hasher = PasswordHasher()
        self._nobodys = ""
        # A password takes 50 ms and 64 MB to check: one after the other.
        self._checking = asyncio.Lock()

    async def get(self, person: str) -> Someone | None:
        known = self._known.get(person)
        return known if known is not None else await self._read(person)

    async def _read(self, person: str) -> Someone | None:
        table = storage.people
        async with self._engine.connect() as connection:
            query = select(table.c.id, table.c.name, table.c.login, table.c.language).where(table.c.id == person)
            found = (await connection.execute(query)).mappings().first()
        return self._remember(struct_of(found, Someone)) if found else None

    def _remember(self, someone: Someone) -> Someone:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        return self._known.setdefault(someone.id, someone)

    async def new_guest(self, wished: str | None) -> Someone:
        """``wished`` is what the browser says of its languages."""
        language = _language(wished)
        name = Texts(language)("server-guest", number=randomness.randbelow(9000) + 1000)
        someone = Someone(id=short_id(), name=name, language=language)
        row = {**msgspec.structs.asdict(someone), "created": now()}
        await self._committer.write(insert(storage.people).values(row))
        return self._remember(someone)

    async def change(self, someone: Someone, name: str | None, language: Literal["en", "it"] | None) -> None:
        name, language = checked(name) if name else someone.name, language or someone.language
        await self._change(someone, name=name, language=language)
        someone.name, someone.language = name, language

    async def _change(self, someone: Someone, **values: Any) -> None:
        table = storage.people
        await self._committer.write(update(table).where(table.c.id == someone.id).values(values))

    # ---- accounts

    async def register(self, someone: Someone, name: str, password: str) -> None:
        """Make an account of a guest, who keeps everything."""
        name = checked(name)
        login = name.casefold()
        async with self._checking:
            check_guest(someone)
            if await self._is_taken(login, look(name)):
                raise Problem(409, "name-taken", "server-name-taken", name=name)
            hashed = await asyncio.to_thread(self._hasher.hash, password)
            await self._change(someone, name=name, login=login, look=look(name), password=hashed, link=None)
            someone.name, someone.login = name, login

    async def _is_taken(self, login: str, seen: str) -> bool:
        """Whether somebody is called so, or so that nobody could tell them apart."""
        table = storage.people
        async with self._engine.connect() as connection:
            query = select(table.c.id).where((table.c.login == login) | (table.c.look == seen))
            return (await connection.execute(query)).first() is not None

    async def login(self, name: str, password: str) -> Someone:
        """The person of an account; a wrong name and a wrong password look the same, and take the same time."""
        found = await self._account(clean(name).casefold())
        good = await self._verify(found[1] if found else None, password)
        someone = await self.get(found[0]) if found and good else None
        if someone is None:
            raise Problem(403, "wrong-password", "server-wrong-password")
        return someone

    async def change_password(self, someone: Someone, old: str, new: str) -> None:
        if someone.login is None:
            raise Problem(409, "no-account", "server-no-account")
        found = await self._account(someone.login)
        if not await self._verify(found[1] if found else None, old):
            raise Problem(403, "wrong-password", "server-wrong-old-password")
        async with self._checking:
            hashed = await asyncio.to_thread(self._hasher.hash, new)
        await self._change(someone, password=hashed)

    async def _account(self, login: str) -> tuple[str, str] | None:
        table = storage.people
        async with self._engine.connect() as connection:
            query = select(table.c.id, table.c.password).where(table.c.login == login)
            found = (await connection.execute(query)).first()
        return (found.id, found.password) if found else None

    async def _verify(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; for nobody's it takes as long to say no."""
        async with self._checking:
            self._nobodys = self._nobodys or await asyncio.to_thread(PasswordHasher().hash, randomness.token_hex())
            return await asyncio.to_thread(self._matches, hashed or self._nobodys, password) and hashed is not None

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    # ---- the way back of a guest

    async def link(self, someone: Someone) -> str:
        """A word by which a guest comes back who has lost his cookie; the one before it is void."""
        check_guest(someone)
        word = randomness.token_urlsafe(32)
        await self._change(someone, link=hash_of(word))
        return word

    async def of_link(self, word: str) -> Someone:
        table = storage.people
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(table.c.id).where(table.c.link == hash_of(word)))).first()
        someone = await self.get(found.id) if found else None
        if someone is None:
            raise Problem(404, "unknown-link", "server-unknown-link")
        return someone


def check_guest(someone: Someone) -> None:
    if someone.login is not None:
        raise Problem(409, "registered", "server-registered", name=someone.login)


def _language(wished: str | None) -> Literal["en", "it"]:
    codes = [part.split(";")[0].strip()[:2].lower() for part in (wished or "").split(",")]
    return "it" if next((code for code in codes if code in LANGUAGES), "en") == "it" else "en"
