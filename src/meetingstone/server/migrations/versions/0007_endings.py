"""How games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("game", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ending", sa.LargeBinary, nullable=False),
    )
