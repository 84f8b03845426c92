"""The schema as it is now. The migrations lead there, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s"})

# Only an INTEGER key is SQLite's own row number.
Number = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("number", Number, primary_key=True),
    Column("table_id", Text, nullable=False, unique=True),
    Column("epoch", Number, nullable=False),
    Column("revision", Number, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    # Each way to filter the lobby reads one page, however many tables there are.
    Index(None, "public", "finished", "number"),
    Index(None, "public", "number"),
    Index(None, "finished", "number"),
)

# One event a revision, whoever wrote it: stricter than a key that holds the epoch too. The log of a table
# lies together on disk. Revision 0 is the head.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("revision", Number, primary_key=True),
    Column("epoch", Number, nullable=False),
    Column("content", LargeBinary, nullable=False),
    # None of events that were written before there were checksums.
    Column("checksum", BigInteger),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_ms", Number, nullable=False),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Where a guest wants to be called: one row for each browser that allowed it.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("renewed_ms", Number, nullable=False),
    Index(None, "renewed_ms"),
    sqlite_with_rowid=False,
)
