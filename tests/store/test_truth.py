"""The store says what is true: a file that is gone, rows that are lost, events that have changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hrajme.store import CannotOpen, Damaged, DiskFull, FileGone, NoSuchTable, StoreError
from hrajme.store.sqlite import SqliteStore

EVENTS = [b"one", b"two", b"three"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


async def make_table(store: SqliteStore, table_id: str = "a") -> None:
    await store.open_table(table_id, b"head")
    await store.append(table_id, 1, 0, EVENTS)


def write_raw(path: Path, statement: str, *values: object) -> None:
    """As another program would."""
    connection = sqlite3.connect(path)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


async def test_an_event_that_is_not_what_was_written_is_not_read(sqlite: SqliteStore, path: Path) -> None:
    await make_table(sqlite)
    await make_table(sqlite, "b")
    write_raw(path, "UPDATE events SET content = ? WHERE table_id = 'a' AND revision = 2", b"owt")
    with pytest.raises(Damaged) as caught:
        await sqlite.read("a")
    assert caught.value.sentence.args == {"table": "a", "revision": 2}
    assert [event.content for event in await sqlite.read("b")] == EVENTS


async def test_an_event_in_the_place_of_another_is_not_read(sqlite: SqliteStore, path: Path) -> None:
    await make_table(sqlite)
    await sqlite.open_table("b", b"head")
    await sqlite.append("b", 1, 0, [b"ten", b"twenty", b"thirty"])
    write_raw(path, "DELETE FROM events WHERE table_id = 'b' AND revision > 0")
    write_raw(path, "UPDATE events SET table_id = 'b' WHERE table_id = 'a' AND revision > 0")
    with pytest.raises(Damaged):
        await sqlite.read("b")


@pytest.mark.parametrize("lost", ["revision = 3", "revision = 2", "revision = 1", "revision > 0"])
async def test_a_log_that_is_shorter_than_it_was_is_not_read(
    sqlite: SqliteStore, path: Path, lost: str
) -> None:
    await make_table(sqlite)
    write_raw(path, f"DELETE FROM events WHERE table_id = 'a' AND {lost}")
    with pytest.raises(Damaged):
        await sqlite.read("a")


async def test_reading_on_from_a_revision_sees_what_is_lost_after_it(sqlite: SqliteStore, path: Path) -> None:
    await make_table(sqlite)
    assert [event.revision for event in await sqlite.read("a", 1)] == [2, 3]
    assert await sqlite.read("a", 3) == []
    assert await sqlite.read("a", 7) == []
    write_raw(path, "DELETE FROM events WHERE revision = 3")
    with pytest.raises(Damaged):
        await sqlite.read("a", 1)
    with pytest.raises(NoSuchTable):
        await sqlite.read("z", 1)


async def test_events_of_before_there_were_checksums_are_read(sqlite: SqliteStore, path: Path) -> None:
    await make_table(sqlite)
    write_raw(path, "UPDATE events SET checksum = NULL")
    assert [event.content for event in await sqlite.read("a")] == EVENTS


async def test_all_tables_are_inspected_page_by_page(sqlite: SqliteStore, path: Path) -> None:
    for name in "abcde":
        await make_table(sqlite, name)
    write_raw(path, "UPDATE events SET content = x'00' WHERE table_id = 'b' AND revision = 1")
    write_raw(path, "DELETE FROM events WHERE table_id = 'd' AND revision = 3")
    seen: list[str] = []
    damaged: list[str] = []
    before = None
    while page := await sqlite.inspect(before=before, limit=2):
        assert len(page) <= 2
        seen += [found.table_id for found in page]
        damaged += [found.table_id for found in page if found.damage is not None]
        before = page[-1].number
    assert seen == list("edcba")
    assert damaged == ["d", "b"]


async def test_nothing_is_acknowledged_into_a_file_that_is_gone(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await make_table(sqlite)
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(FileGone):
        await sqlite.append("a", 1, 3, [b"four"])
    with pytest.raises(FileGone):
        await sqlite.check()
    # To look, the file need not be found.
    assert [event.content for event in await sqlite.read("a")] == EVENTS
    (tmp_path / "elsewhere.db").rename(path)
    await sqlite.check()
    await sqlite.append("a", 1, 3, [b"four"])


async def test_nothing_is_acknowledged_beside_a_file_that_took_its_place(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await make_table(sqlite)
    shutil.copy(path, tmp_path / "copy.db")
    os.replace(tmp_path / "copy.db", path)
    with pytest.raises(match="replaced"):
        await sqlite.append("a", 1, 3, [b"four"])


async def test_nothing_is_acknowledged_into_a_write_ahead_log_that_is_gone(
    sqlite: SqliteStore, path: Path
) -> None:
    await make_table(sqlite)
    path.with_name("room.db-wal").unlink()
    with pytest.raises(FileGone):
        await sqlite.append("a", 1, 3, [b"four"])


async def test_a_store_that_may_not_write_says_so_and_recovers(sqlite: SqliteStore) -> None:
    await make_table(sqlite)
    await sqlite.check()
    sqlite.writer.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(CannotOpen):
        await sqlite.check()
    with pytest.raises(StoreError):
        await sqlite.append("a", 1, 3, [b"four"])
    sqlite.writer.connection.execute("PRAGMA query_only = OFF")
    await sqlite.check()
    await sqlite.append("a", 1, 3, [b"four"])


async def test_it_is_known_when_another_program_has_written(sqlite: SqliteStore, path: Path) -> None:
    await make_table(sqlite)
    assert not await sqlite.is_overtaken()
    write_raw(path, "UPDATE tables SET summary = x'00'")
    assert await sqlite.is_overtaken()
    assert not await sqlite.is_overtaken()
    write_raw(path, "UPDATE tables SET summary = x'01'")
    # It is not forgotten over a write of our own.
    await sqlite.append("a", 1, 3, [b"four"])
    assert await sqlite.is_overtaken()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only who may mount a disk can fill one")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


async def test_a_real_disk_that_is_full_is_told_and_the_store_goes_on_after_it(
    small_disk: Path,
) -> None:
    store = await SqliteStore.open(small_disk / "room.db")
    await make_table(store)
    ballast = small_disk / "ballast"
    with pytest.raises(OSError, match="space"):
        ballast.write_bytes(bytes(2**20))
    # What SQLite has room for already it takes.
    revision = await fill(store, 3)
    with pytest.raises(DiskFull):
        await store.append("a", 1, revision, [bytes(40_000)])
    ballast.unlink()
    await store.check()
    await store.append("a", 1, revision, [b"four"])
    assert len(await store.read("a")) == revision + 1
    await store.close()


async def fill(store: SqliteStore, revision: int) -> int:
    """Append until the disk is full; the last revision that was acknowledged."""
    for number in range(revision, 200):
        try:
            await store.append("a", 1, number, [bytes(20_000)])
        except DiskFull:
            return number
    raise AssertionError("the disk was never full")
