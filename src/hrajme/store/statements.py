"""The statements, in SQLAlchemy Core, so that each database gets them in its own words.

They are compiled once and run by the driver, so every value is a named parameter or written out.
"""

from __future__ import annotations

from functools import cache

from sqlalchemy import and_, bindparam, delete, func, insert, literal_column, select, true, update
from sqlalchemy.sql import ColumnElement, Select

from hrajme.store.schema import Number, events, guests, secrets, subscriptions, tables

AT_TABLE = tables.c.table_id == bindparam("at_table")
LISTED = ("public", "finished", "summary")

open_table = insert(tables).values(
    {name: bindparam(name) for name in ("table_id", "epoch", "revision", *LISTED)}
)
add_event = insert(events).values(
    {name: bindparam(name) for name in ("table_id", "revision", "epoch", "content", "checksum")}
)
raise_epoch = update(tables).where(AT_TABLE).values(epoch=tables.c.epoch + literal_column("1"))
find_claim = select(tables.c.epoch, tables.c.revision).where(AT_TABLE)

# The fence: it changes one row, or none when the claim was lost or the log has moved on.
advance = (
    update(tables)
    .where(AT_TABLE, tables.c.epoch == bindparam("at_epoch"), tables.c.revision == bindparam("at_revision"))
    .values(revision=bindparam("last"))
)
advance_and_list = advance.values({name: bindparam(name) for name in LISTED})

# With the revision of the table in each row, so that both are of one moment; one row even without events.
LATER = and_(events.c.table_id == tables.c.table_id, events.c.revision > bindparam("since"))
find_events = (
    select(tables.c.revision, events.c.revision, events.c.epoch, events.c.content, events.c.checksum)
    .select_from(tables.outerjoin(events, LATER))
    .where(AT_TABLE)
    .order_by(events.c.revision)
)
find_head = select(events.c.content).where(
    events.c.table_id == bindparam("at_table"), events.c.revision == bindparam("at_revision")
)

# Numbers rise, so as many tables as this may be there; that costs nothing to find out.
newest, oldest = [select(find(tables.c.number)).scalar_subquery() for find in (func.max, func.min)]
span_tables = select(func.coalesce(newest - oldest + literal_column("1"), literal_column("0")))
# Of the last so many numbers the one that leaves this rest; a rest that is too great is nobody's number.
backwards = (newest - bindparam("rest", type_=Number)) % bindparam("every", type_=Number)
find_numbered = select(tables.c.table_id).where(tables.c.number == newest - backwards)
find_number = select(tables.c.number).where(AT_TABLE)
count_tables = select(func.count()).select_from(tables)
# Only as it was when somebody found it old.
remove_table = delete(tables).where(AT_TABLE, tables.c.revision == bindparam("at_revision"))
remove_events = delete(events).where(events.c.table_id == bindparam("at_table"))

add_guest = insert(guests).values({name: bindparam(name) for name in ("guest_id", "name", "created_ms")})
rename_guest = (
    update(guests).where(guests.c.guest_id == bindparam("at_guest")).values(name=bindparam("new_name"))
)
find_guest = select(guests.c.guest_id, guests.c.name, guests.c.created_ms).where(
    guests.c.guest_id == bindparam("at_guest")
)

add_secret = insert(secrets).values({name: bindparam(name) for name in ("name", "content")})
change_secret = (
    update(secrets).where(secrets.c.name == bindparam("at_name")).values(content=bindparam("new_content"))
)
find_secret = select(secrets.c.content).where(secrets.c.name == bindparam("at_name"))

SUBSCRIBED = ("guest_id", "endpoint", "key", "auth", "language", "site", "renewed_ms")
OF_GUEST = subscriptions.c.guest_id == bindparam("at_guest")
AT_ENDPOINT = subscriptions.c.endpoint == bindparam("at_endpoint")
subscribed = select(*[subscriptions.c[name] for name in SUBSCRIBED])
add_subscription = insert(subscriptions).values({name: bindparam(name) for name in SUBSCRIBED})
find_subscriptions = subscribed.where(OF_GUEST).order_by(subscriptions.c.renewed_ms.desc())
remove_subscription = delete(subscriptions).where(OF_GUEST, AT_ENDPOINT)
count_subscriptions = select(func.count()).select_from(subscriptions)
first_renewed = select(func.min(subscriptions.c.renewed_ms)).scalar_subquery()
remove_oldest_subscriptions = delete(subscriptions).where(subscriptions.c.renewed_ms == first_renewed)


@cache
def list_tables(
    *, by_public: bool, by_finished: bool, by_number: bool
) -> Select[int, str, int, bool, bool, bytes]:
    """A page of the lobby; a filter that is not asked for is not in the statement, so an index fits."""
    row = tables.c
    wanted: list[ColumnElement[bool]] = [true()]
    if by_public:
        wanted.append(row.public == bindparam("at_public"))
    if by_finished:
        wanted.append(row.finished == bindparam("at_finished"))
    if by_number:
        wanted.append(row.number < bindparam("before"))
    page = select(row.number, row.table_id, row.revision, row.public, row.finished, row.summary)
    # SQLAlchemy would add an OFFSET of its own, as a value that nobody passes.
    ordered = page.where(*wanted).order_by(row.number.desc())
    return ordered.limit(bindparam("size")).offset(literal_column("0"))
