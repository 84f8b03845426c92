"""The way from any older database to the schema of today, one step a file in ``versions/``.

All steps run in one transaction that keeps others out: a start that is killed in the middle, or two that
come at once, leave the old database or the new one, and nothing in between.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from hrajme.store import opening

FOLDER = Path(__file__).parent


def make_config() -> Config:
    config = Config()
    # A percent sign in the path would be read as an interpolation.
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def migrate(path: Path, *, application_id: int, locked_seconds: float) -> None:
    """Bring the database to the newest version; one that is already there is left as it is."""
    config = make_config()
    with make_engine(path, locked_seconds).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.exec_driver_sql(f"PRAGMA application_id = {application_id}")


def make_engine(path: Path, locked_seconds: float) -> Engine:
    def connect() -> sqlite3.Connection:
        return opening.connect(path, locked_seconds=locked_seconds)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    # The driver would begin only before the first write, and not at all before DDL.
    event.listen(engine, "begin", begin_immediate)
    return engine


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
