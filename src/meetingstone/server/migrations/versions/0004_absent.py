"""For whom others have let a bot play."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()))
