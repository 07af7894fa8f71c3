"""Sessions in place of signed cookies, links of guests, and how the names of accounts look."""

import hashlib
import hmac
import time

import sqlalchemy as sa
from alembic import op

from meetingstone.server.names import clean, look

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

YEAR = 365 * 24 * 3600.0


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("family", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("replaces", sa.String),
    )
    op.create_index("sessions_family", "sessions", ["family"])
    op.create_index("sessions_person", "sessions", ["person"])
    op.add_column("people", sa.Column("link", sa.String))
    op.add_column("people", sa.Column("look", sa.String))
    op.create_index("people_link", "people", ["link"], unique=True)
    op.create_index("people_look", "people", ["look"])
    connection = op.get_bind()
    people = list(connection.execute(sa.text("SELECT id, login FROM people ORDER BY created")))
    _tell_looks(connection, {row.id: row.login for row in people if row.login is not None})
    key = connection.execute(sa.text("SELECT value FROM secrets WHERE name = 'cookies'")).scalar()
    if key is not None and people:
        op.bulk_insert(sessions, [_session(key, row.id) for row in people])
    connection.execute(sa.text("DELETE FROM secrets WHERE name = 'cookies'"))


def _tell_looks(connection: sa.Connection, logins: dict[str, str]) -> None:
    taken = set(logins.values())
    for person, login in logins.items():
        cleaned = clean(login).casefold()
        if cleaned and cleaned not in taken:
            taken.add(cleaned)
            login = cleaned
        values = {"id": person, "login": login, "look": look(login)}
        connection.execute(sa.text("UPDATE people SET login = :login, look = :look WHERE id = :id"), values)


def _session(key: bytes, person: str) -> dict[str, object]:
    """A cookie from before is the word of a session that began long ago: its next use replaces it."""
    cookie = f"{person}.{hmac.new(key, person.encode(), hashlib.sha256).hexdigest()[:40]}"
    return {
        "hash": hashlib.sha256(cookie.encode()).hexdigest(),
        "family": person,
        "person": person,
        "created": 0.0,
        "until": time.time() + YEAR,
        "replaces": None,
    }
