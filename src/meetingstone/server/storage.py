"""What is on disk: one SQLite file. A game is an append-only list of entries with a unique (game, number)."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    URL,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    bindparam,
    event,
    false,
    func,
    select,
    true,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from meetingstone.engine.record import RecordError
from meetingstone.server.problems import problem_of

LOG = logging.getLogger("meetingstone.server")
META = MetaData()

secrets = Table(
    "secrets",
    META,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people = Table(
    "people",
    META,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("language", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("link", String),
    Column("look", String),
    Index("people_link", "link", unique=True),
    Index("people_look", "look"),
)

sessions = Table(
    "sessions",
    META,
    Column("hash", String, primary_key=True),
    Column("family", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("replaces", String),
    Index("sessions_family", "family"),
    Index("sessions_person", "person"),
)

tables = Table(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("owner", String, ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("state", String, nullable=False),
    Column("spectate", String, nullable=False),
    Column("rematch", String),
    Column("created", Float, nullable=False),
    Index("tables_state", "state"),
)

seats = Table(
    "seats",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("person", String, ForeignKey("people.id")),
    Column("absent", Boolean, nullable=False, server_default=false()),
    Index("seats_person", "person"),
)

invites = Table(
    "invites",
    META,
    Column("token", String, primary_key=True),
    Column("game", String, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("used_by", String, ForeignKey("people.id")),
    Index("invites_game", "game"),
)

entries = Table(
    "entries",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("outcomes", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", String, nullable=False, server_default=""),
    # One tree instead of a table and an index of it: a third less to write.
    sqlite_with_rowid=False,
)

heads = Table(
    "heads",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("last", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The number of the last entry of each table."""

endings = Table(
    "endings",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("ending", LargeBinary, nullable=False),
)

_columns = [column.name for column in entries.columns]
_step = func.json_each(bindparam("steps", type_=String)).table_valued("value")
WRITE_ENTRIES = insert(entries).from_select(
    _columns, select(*(func.json_extract(_step.c.value, f"$.{name}") for name in _columns))
)
"""All entries of a transaction as one JSON list: SQLite reads it without holding up the threads of Python, which it
would do once for every row of an ordinary insert."""

_head = func.json_each(bindparam("heads", type_=String)).table_valued("key", "value")
_write_heads = insert(heads).from_select(["game", "last"], select(_head.c.key, _head.c.value).where(true()))
WRITE_HEADS = _write_heads.on_conflict_do_update(index_elements=["game"], set_={"last": _write_heads.excluded.last})

chat = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True),
    Column("game", String, ForeignKey("tables.id"), nullable=False),
    Column("person", String, nullable=False),
    Column("sender", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_game", "game"),
)

drafts = Table(
    "drafts",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("side", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("steps", JSON, nullable=False),
)

orders = Table(
    "orders",
    META,
    Column("game", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("windows", JSON, nullable=False),
    Column("quiet", JSON, nullable=False),
    Column("away", String, nullable=False),
)

MIGRATIONS = Path(__file__).parent / "migrations"


def engine_for(path: Path) -> AsyncEngine:
    """One connection that writes and a few that read; an acknowledged answer survives a crash and a power cut."""
    # As a name, not as part of an address: there a question mark or a percent sign would lead to another file.
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), pool_size=4, max_overflow=4)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextmanager
def reading() -> Iterator[None]:
    """Around what reads a table: what SQLite or we cannot make sense of is damaged."""
    try:
        yield
    except OperationalError:
        raise
    except (DatabaseError, ValueError, msgspec.MsgspecError) as error:
        LOG.error("the data file is damaged: %s", error)
        raise problem_of(RecordError("damaged", number=0)) from None


async def migrate(engine: AsyncEngine) -> None:
    """Bring the file to the newest schema; an empty one becomes a whole one."""
    async with engine.begin() as connection:
        # Without it every step of a migration would be a transaction of its own.
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(upgrade)
        # A file that can only be read says so now, and not when the first answer is lost.
        await connection.exec_driver_sql("PRAGMA user_version = 1")


class NewerFile(Exception):
    """A file that a newer version has written."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in revisions():
        raise NewerFile
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> set[str]:
    """All schemas that are known."""
    return {each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
