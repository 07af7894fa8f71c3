"""A running hash over the entries of each table, and which of them is the last."""

import json

import sqlalchemy as sa
from alembic import op

from meetingstone.server.chain import begun, going_on

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("hash", sa.String, nullable=False, server_default=""))
    op.create_table(
        "heads",
        sa.Column("game", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for row in connection.execute(sa.text("SELECT id, game, seed, settings FROM tables")).all():
        before, found = begun(row.id, row.game, row.seed, json.loads(row.settings)), []
        query = sa.text("SELECT * FROM entries WHERE game = :game ORDER BY number")
        for each in connection.execute(query, {"game": row.id}).all():
            outcomes = json.loads(each.outcomes)
            before = going_on(before, each.number, each.question, each.seat, each.key, outcomes, each.at)
            found.append({"game": row.id, "number": each.number, "hash": before})
        if found:
            hashed = sa.text("UPDATE entries SET hash = :hash WHERE game = :game AND number = :number")
            connection.execute(hashed, found)
            head = sa.text("INSERT INTO heads (game, last) VALUES (:game, :last)")
            connection.execute(head, {"game": row.id, "last": found[-1]["number"]})
