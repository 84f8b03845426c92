"""Opening a file: new, ours, older, newer, damaged, somebody else's, and one with very many tables."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hrajme.language import LANGUAGES, language
from hrajme.store import (
    CannotOpen,
    Damaged,
    Failed,
    InUse,
    Locked,
    NewerDatabase,
    NotOurs,
    StoreError,
    UnknownAddress,
    kept_alone,
    open_store,
    opening,
)
from hrajme.store.migrations import make_config, make_engine
from hrajme.store.opening import APPLICATION_ID, NEWEST, connect, open_writer
from hrajme.store.schema import metadata
from hrajme.store.sqlite import SqliteStore

PAGE_BYTES = 4096


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


async def make_database(path: Path, tables: int = 1) -> None:
    store = await SqliteStore.open(path)
    await store.writer.do(lambda connection: fill(connection, tables))
    await store.close()


def fill(connection: sqlite3.Connection, tables: int) -> None:
    """So many tables, four of five finished and one of three public."""
    rows = [(f"t{number}", number % 3 == 0, number % 5 > 0) for number in range(tables)]
    connection.executemany("INSERT INTO tables VALUES (NULL, ?, 1, 1, ?, ?, x'')", rows)
    connection.executemany("INSERT INTO events VALUES (?, 0, 1, x'', NULL)", [row[:1] for row in rows])
    connection.executemany(
        "INSERT INTO events VALUES (?, 1, 1, zeroblob(100), NULL)", [row[:1] for row in rows]
    )


def write_raw(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def content_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_every_commit_waits_for_the_disk(path: Path) -> None:
    store = await SqliteStore.open(path)
    ask = store.writer.connection.execute
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "application_id")
    assert [ask(f"PRAGMA {name}").fetchone()[0] for name in pragmas] == ["wal", 2, 1, APPLICATION_ID]
    await store.close()


async def test_a_closed_database_is_one_file_for_this_user_only(path: Path) -> None:
    await make_database(path)
    assert [file.name for file in path.parent.iterdir()] == ["room.db"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_migrations_lead_to_the_schema(path: Path) -> None:
    open_writer(path).close()
    engine = make_engine(path, 0)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == NEWEST


def test_versions_are_numbers_of_four_digits_and_the_newest_is_named() -> None:
    scripts = ScriptDirectory.from_config(make_config()).walk_revisions()
    versions = [script.revision for script in scripts]
    assert versions == [f"{number:04}" for number in range(len(versions), 0, -1)]
    assert versions[0] == NEWEST


def test_a_migration_that_breaks_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny_guests(action: int, name: str | None, *_: object) -> int:
        is_last_step = action == sqlite3.SQLITE_CREATE_TABLE and name == "guests"
        return sqlite3.SQLITE_DENY if is_last_step else sqlite3.SQLITE_OK

    def connect_denying(path: Path, **options: float) -> sqlite3.Connection:
        connection = connect(path, **options)
        connection.set_authorizer(deny_guests)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(opening, "connect", connect_denying)
        with pytest.raises(Failed, match="not authorized"):
            open_writer(path)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    open_writer(path).close()


def test_several_that_make_the_file_at_once_agree(path: Path) -> None:
    barrier, problems = threading.Barrier(4), []

    def open_one() -> None:
        barrier.wait()
        try:
            open_writer(path).close()
        except Exception as error:
            problems.append(error)

    threads = [threading.Thread(target=open_one) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    await make_database(path)
    write_raw(path, "PRAGMA journal_mode = DELETE", "UPDATE alembic_version SET version_num = '9999'")
    before = content_of(path.parent)
    with pytest.raises(NewerDatabase, match=r"room\.db was made by a newer hrajme \(format version 9999"):
        await SqliteStore.open(path)
    assert content_of(path.parent) == before


@pytest.mark.parametrize(
    "content", [b"hello", b"# notes\n" * 1000, bytes(5000)], ids=["short", "text", "zeros"]
)
async def test_a_file_that_is_no_database_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotOurs, match=r"room\.db is not a hrajme database"):
        await SqliteStore.open(path)
    assert content_of(path.parent) == {"room.db": content}


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    write_raw(path, "CREATE TABLE photos (name)")
    before = content_of(path.parent)
    with pytest.raises(NotOurs):
        await SqliteStore.open(path)
    assert content_of(path.parent) == before


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    await make_database(path)


async def test_a_damaged_log_is_told_and_the_rest_can_be_read(path: Path) -> None:
    await make_database(path, tables=500)
    content = bytearray(path.read_bytes())
    connection = sqlite3.connect(path)
    [root] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()
    connection.close()
    content[(root - 1) * PAGE_BYTES : root * PAGE_BYTES] = b"\xff" * PAGE_BYTES
    path.write_bytes(content)
    store = await SqliteStore.open(path)
    with pytest.raises(Damaged, match="damaged"):
        await store.read("t1")
    assert len(await store.tables()) == 50
    await store.close()


async def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="cannot be opened"):
        await SqliteStore.open(tmp_path / "nowhere" / "room.db")
    with pytest.raises(CannotOpen):
        await SqliteStore.open(tmp_path)


async def test_a_new_file_that_another_program_holds_is_locked(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Locked):
        await SqliteStore.open(path, locked_seconds=0.01)
    other.close()


class Work:
    """Counts statements and the steps of SQLite's machine, which grow with the rows that are read."""

    def __init__(self) -> None:
        self.statements: list[str] = []
        self.steps = 0

    def step(self) -> None:
        self.steps += 1

    def connect(self, path: Path, **options: float) -> sqlite3.Connection:
        connection = connect(path, **options)
        connection.set_progress_handler(self.step, 1)
        connection.set_trace_callback(self.statements.append)
        return connection


async def work_to_open(path: Path, tables: int, monkeypatch: pytest.MonkeyPatch) -> Work:
    await make_database(path, tables)
    work = Work()
    with monkeypatch.context() as patch:
        patch.setattr(opening, "connect", work.connect)
        store = await SqliteStore.open(path)
    await store.close()
    return work


async def work_for_lobby(path: Path, public: bool | None, finished: bool | None) -> int:
    store = await SqliteStore.open(path)
    work = Work()
    store.readers.free.get().close()
    store.readers.free.get().close()
    for _ in range(2):
        store.readers.free.put(work.connect(path))
    await store.tables(public=public, finished=finished, limit=10)
    await store.close()
    return work.steps


async def test_ten_thousand_old_tables_do_not_slow_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = await work_to_open(tmp_path / "few.db", 200, monkeypatch)
    many = await work_to_open(tmp_path / "many.db", 10_000, monkeypatch)
    assert len(many.statements) == len(few.statements) < 20
    assert many.steps == few.steps < 1000
    for public in (None, False, True):
        for finished in (None, False, True):
            steps = [
                await work_for_lobby(tmp_path / f"{name}.db", public, finished) for name in ("few", "many")
            ]
            assert steps[1] == steps[0] < 1000, (public, finished)


@pytest.mark.parametrize(
    "address",
    ["", "room.db", "sqlite://", "sqlite:///:memory:", "sqlite://host/room.db", "mysql:///x", "a:b:c"],
)
async def test_an_address_that_cannot_be_used_is_told(address: str) -> None:
    with pytest.raises(UnknownAddress, match="looks like this"):
        await open_store(address)


async def test_a_store_is_opened_by_its_address(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await store.close()
    assert path.exists()


def test_errors_are_said_in_every_language() -> None:
    errors: list[StoreError] = [
        NewerDatabase("room.db", "9999", NEWEST),
        NotOurs("room.db"),
        UnknownAddress("x"),
    ]
    for code in LANGUAGES:
        words = [language(code).say(error.sentence) for error in errors]
        assert len(set(words)) == len(errors)


@pytest.mark.parametrize("way", ["other.db", "folder/room.db"])
def test_the_same_file_through_a_link_is_one_room(tmp_path: Path, way: str) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "other.db").symlink_to(tmp_path / "real" / "room.db")
    with (
        kept_alone(f"sqlite:///{tmp_path}/real/room.db"),
        pytest.raises(InUse),
        kept_alone(f"sqlite:///{tmp_path}/{way}"),
    ):
        pass


async def test_what_lies_beside_the_file_lies_there_also_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "room.db").symlink_to(tmp_path / "real" / "other.db")
    store = await open_store(f"sqlite:///{tmp_path}/room.db")
    await store.open_table("a", b"")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["real", "room.db"]
    await store.close()
