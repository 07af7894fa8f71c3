"""Who is who: guests by a signed cookie, and accounts with a name and a password."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets as randomness
from typing import Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from meetingstone.server import storage
from meetingstone.server.commits import Committer
from meetingstone.server.problems import Problem
from meetingstone.server.rows import now, short_id, struct_of
from meetingstone.texts import LANGUAGES, Texts

COOKIE = "meetingstone"
KEY = "cookies"
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
    def __init__(self, engine: AsyncEngine, committer: Committer, key: bytes) -> None:
        self._engine = engine
        self._committer = committer
        self._key = key
        self._known: dict[str, Someone] = {}
        self._hasher = PasswordHasher()
        # A password takes 50 ms and 64 MB to check: one after the other.
        self._checking = asyncio.Lock()

    @classmethod
    async def open(cls, engine: AsyncEngine, committer: Committer) -> People:
        """The key that signs cookies is made once and lives in the file."""
        table = storage.secrets
        async with engine.connect() as connection:
            key = (await connection.execute(select(table.c.value).where(table.c.name == KEY))).scalar()
        if key is None:
            key = randomness.token_bytes(32)
            await committer.write(insert(table).values(name=KEY, value=key))
        return cls(engine, committer, key)

    def cookie(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()[:40]

    async def from_cookie(self, cookie: str | None) -> Someone | None:
        """Whoever the cookie names, or nobody when it is missing or forged."""
        person, _, signature = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
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
        changes = {"name": name or someone.name, "language": language or someone.language}
        table = storage.people
        await self._committer.write(update(table).where(table.c.id == someone.id).values(changes))
        someone.name = name or someone.name
        someone.language = language or someone.language

    async def register(self, someone: Someone, name: str, password: str) -> None:
        """Make an account of a guest, who keeps everything."""
        if someone.login is not None:
            raise Problem(409, "registered", "server-registered", name=someone.login)
        login = name.casefold()
        if await self._account(login) is not None:
            raise Problem(409, "name-taken", "server-name-taken", name=name)
        async with self._checking:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        table = storage.people
        changes = {"name": name, "login": login, "password": hashed}
        await self._committer.write(update(table).where(table.c.id == someone.id).values(changes))
        someone.name, someone.login = name, login

    async def login(self, name: str, password: str) -> Someone:
        """The person of an account; a wrong name and a wrong password look the same."""
        found = await self._account(name.casefold())
        async with self._checking:
            good = await asyncio.to_thread(self._verify, found[1] if found else None, password)
        someone = await self._read(found[0]) if found and good else None
        if someone is None:
            raise Problem(403, "wrong-password", "server-wrong-password")
        return self._known.get(someone.id, someone)

    async def _account(self, login: str) -> tuple[str, str] | None:
        table = storage.people
        async with self._engine.connect() as connection:
            query = select(table.c.id, table.c.password).where(table.c.login == login)
            found = (await connection.execute(query)).first()
        return (found.id, found.password) if found else None

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(hashed or self._hasher.hash("nobody"), password) and hashed is not None
        except (Argon2Error, InvalidHashError):
            return False


def _language(wished: str | None) -> Literal["en", "it"]:
    codes = [part.split(";")[0].strip()[:2].lower() for part in (wished or "").split(",")]
    return "it" if next((code for code in codes if code in LANGUAGES), "en") == "it" else "en"
