"""Run by Alembic. The connection and its transaction come from outside, see ``migrations/__init__.py``."""

from alembic import context

from hrajme.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite's DDL is transactional; Alembic does not trust the driver, which we do not let begin by itself.
    transactional_ddl=True,
)
context.run_migrations()
