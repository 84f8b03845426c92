"""Tables, their events, and guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    create_tables()
    create_events()
    create_guests()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", NUMBER, primary_key=True),
        sa.Column("table_id", sa.Text(), nullable=False, unique=True),
        sa.Column("epoch", NUMBER, nullable=False),
        sa.Column("revision", NUMBER, nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("summary", sa.LargeBinary(), nullable=False),
    )
    for columns in (["public", "finished", "number"], ["public", "number"], ["finished", "number"]):
        op.create_index(f"ix_tables_{'_'.join(columns)}", "tables", columns)


def create_events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("revision", NUMBER, primary_key=True),
        sa.Column("epoch", NUMBER, nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("guest_id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_ms", NUMBER, nullable=False),
        sqlite_with_rowid=False,
    )
