"""Where guests want to be called when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("guest_id", sa.Text(), primary_key=True),
        sa.Column("endpoint", sa.Text(), primary_key=True),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("site", sa.Text(), nullable=False),
        sa.Column("renewed_ms", NUMBER, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_subscriptions_renewed_ms", "subscriptions", ["renewed_ms"])
