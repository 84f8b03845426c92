"""A backup is one moment of the database, and comes back whole, also while a room has it open."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from hrajme.store import (
    CannotCopy,
    Conflict,
    Damaged,
    Guest,
    NoDatabase,
    NoSuchTable,
    NotOurs,
    StoredEvent,
    back_up,
    copying,
    restore,
)
from hrajme.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


async def play(store: SqliteStore, table: str, events: int) -> None:
    claim = await store.open_table(table, b"head")
    for revision in range(events):
        await store.append(table, claim.epoch, revision, [f"{table} {revision}".encode()])


async def contents(path: Path, table: str) -> list[bytes]:
    store = await SqliteStore.open(path)
    try:
        return [event.content for event in await store.read(table)]
    finally:
        await store.close()


async def test_a_backup_of_an_open_database_is_a_database_alone(path: Path, backup: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, "a", 3)
    back_up(path, backup)
    await play(store, "b", 1)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    elsewhere = Path(shutil.copy(backup, path.with_name("elsewhere.db")))
    assert await contents(elsewhere, "a") == [b"a 0", b"a 1", b"a 2"]
    with pytest.raises(NoSuchTable):
        await contents(elsewhere, "b")
    await store.close()


async def test_a_backup_is_of_one_moment_though_somebody_writes_all_the_time(
    path: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "STEP_PAGES", 1)
    store = await SqliteStore.open(path)
    await play(store, "a", 50)
    loop = asyncio.get_running_loop()
    steps: list[tuple[int, int]] = []

    def write_between(done: int, of: int) -> None:
        steps.append((done, of))
        revision = 50 + len(steps) - 1
        written = store.append("a", 1, revision, [b"later" * 1000])
        asyncio.run_coroutine_threadsafe(written, loop).result()

    await asyncio.to_thread(back_up, path, backup, write_between)
    assert len(steps) == steps[-1][1] > 3
    assert len(await contents(backup, "a")) == 50
    await store.close()


async def test_a_file_that_is_there_is_left_alone_and_half_a_backup_leaves_nothing(
    path: Path, backup: Path
) -> None:
    await (await SqliteStore.open(path)).close()
    backup.write_text("mine")
    with pytest.raises(CannotCopy, match="already"):
        back_up(path, backup)
    assert backup.read_text() == "mine"
    with pytest.raises(CannotCopy):
        back_up(path, path.parent / "nowhere" / "backup.db")

    def fail(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(path, path.with_name("half.db"), fail)
    assert sorted(each.name for each in path.parent.iterdir()) == ["backup.db", "room.db"]


@pytest.mark.parametrize("content", [None, b"", b"I am no database", b"x" * 10_000])
def test_what_is_no_database_of_ours_is_neither_backed_up_nor_restored(
    path: Path, backup: Path, content: bytes | None
) -> None:
    if content is not None:
        path.write_bytes(content)
    with pytest.raises((NoDatabase, NotOurs)):
        back_up(path, backup)
    with pytest.raises((NoDatabase, NotOurs)):
        restore(path, backup)
    assert path.exists() == (content is not None)


async def test_a_damaged_database_makes_no_backup(path: Path, backup: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, "a", 200)
    await store.close()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(os.urandom(4096))
    with pytest.raises(Damaged):
        back_up(path, backup)
    assert not backup.exists()


async def test_a_backup_comes_back_while_the_room_is_open(path: Path, backup: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, "a", 3)
    await store.keep_guest(Guest("g", "Anna", 1))
    secret = await store.secret("codes", b"first")
    back_up(path, backup)
    await store.append("a", 1, 3, [b"later"])
    await play(store, "b", 1)
    await store.keep_guest(Guest("g", "Eve", 1))
    assert not await store.is_overtaken()
    assert restore(backup, path) == 1
    assert await store.is_overtaken()
    assert await store.read("a") == [StoredEvent(n + 1, 1, f"a {n}".encode()) for n in range(3)]
    with pytest.raises(NoSuchTable):
        await store.read("b")
    assert (await store.guest("g") or Guest("", "", 0)).name == "Anna"
    assert await store.secret("codes", b"other") == secret
    await store.close()


async def test_whoever_could_write_before_cannot_write_after_a_restore(path: Path, backup: Path) -> None:
    """Also at the very revision at which the backup was made."""
    store = await SqliteStore.open(path)
    await play(store, "a", 3)
    back_up(path, backup)
    restore(backup, path)
    with pytest.raises(Conflict):
        await store.append("a", 1, 3, [b"of another history"])
    claim = await store.claim("a")
    await store.append("a", claim.epoch, 3, [b"of this one"])
    await store.close()


async def test_what_was_put_back_is_not_missing(path: Path, backup: Path, tmp_path: Path) -> None:
    """Though more was acknowledged before; and what is acknowledged after it counts again."""
    store = await SqliteStore.open(path)
    await play(store, "a", 3)
    back_up(path, backup)
    await store.append("a", 1, 3, [b"later"] * 10)
    restore(backup, path)
    await store.open_table("after", b"head")
    dead = tmp_path / "dead"
    dead.mkdir()
    for each in tmp_path.glob("room.db*"):
        shutil.copy(each, dead)
    await store.close()
    witness = (dead / "room.db-acknowledged").read_text()
    assert "after 0" in witness
    killed = await SqliteStore.open(dead / "room.db")
    assert witness.startswith(killed.writer.witness.database)
    assert killed.missing == ()
    await killed.close()


async def test_an_older_backup_is_brought_to_our_version(path: Path, backup: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, "a", 2)
    await store.close()
    old = sqlite3.connect(path)
    old.execute("DROP TABLE subscriptions")
    old.execute("ALTER TABLE events DROP COLUMN checksum")
    old.execute("UPDATE alembic_version SET version_num = '0002'")
    old.commit()
    old.close()
    back_up(path, backup)
    before = backup.read_bytes()
    new = path.with_name("new.db")
    restore(backup, new)
    assert await contents(new, "a") == [b"a 0", b"a 1"]
    assert backup.read_bytes() == before


async def test_a_restore_that_is_interrupted_changes_nothing(path: Path, backup: Path) -> None:
    store = await SqliteStore.open(path)
    await play(store, "a", 2)
    back_up(path, backup)
    await play(store, "b", 2)

    def fail(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(backup, path, fail)
    assert len(await store.read("b")) == 2
    await store.append("b", 1, 2, [b"on"])
    assert not list(path.parent.glob("room.db-*db*"))
    await store.close()
