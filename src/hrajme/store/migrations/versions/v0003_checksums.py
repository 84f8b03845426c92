"""A checksum for each event. Those that were written before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("checksum", sa.BigInteger(), nullable=True))
