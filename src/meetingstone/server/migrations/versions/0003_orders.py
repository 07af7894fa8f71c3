"""What seats have ordered for windows."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("game", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("windows", sa.JSON, nullable=False),
        sa.Column("quiet", sa.JSON, nullable=False),
        sa.Column("away", sa.String, nullable=False),
    )
