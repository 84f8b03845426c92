"""What was acknowledged is remembered beside the database, lest it open short of it in silence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hrajme.store import Missing
from hrajme.store.sqlite import SqliteStore
from hrajme.store.witness import MOST_BYTES, Witness


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """The files as they are when the room is killed: two tables, all in the write-ahead log."""
    live, dead = tmp_path / "live", tmp_path / "dead"
    live.mkdir()
    store = await SqliteStore.open(live / "room.db")
    for table in ("a", "b"):
        await store.open_table(table, b"head")
    for revision in range(9):
        await store.append("a", 1, revision, [b"event"])
    await store.append("b", 1, 0, [b"event", b"event"])
    shutil.copytree(live, dead)
    await store.close()
    return dead / "room.db"


async def open_and_close(path: Path) -> tuple[Missing, ...]:
    store = await SqliteStore.open(path)
    missing = store.missing
    await store.close()
    return missing


def cut(path: Path, share: float) -> None:
    wal = path.with_name("room.db-wal")
    content = wal.read_bytes()
    wal.write_bytes(content[: int(len(content) * share)])


async def test_after_a_kill_nothing_is_missing(killed: Path) -> None:
    assert await open_and_close(killed) == ()


async def test_a_write_ahead_log_that_was_cut_off_does_not_open_in_silence(killed: Path) -> None:
    cut(killed, 0.6)
    store = await SqliteStore.open(killed)
    missing = {each.table_id: (each.acknowledged, each.present) for each in store.missing}
    assert missing["b"] == (2, 0)
    assert missing["a"][0] == 9
    assert missing["a"][1] == len(await store.read("a")) < 9
    await store.close()
    # It is said until something is written: from there on all that is there counts.
    assert await open_and_close(killed) == store.missing
    store = await SqliteStore.open(killed)
    await store.open_table("c", b"head")
    await store.close()
    assert await open_and_close(killed) == ()


async def test_a_write_ahead_log_that_is_gone_does_not_open_in_silence(killed: Path) -> None:
    killed.with_name("room.db-wal").unlink()
    assert [(each.table_id, each.present) for each in await open_and_close(killed)] == [
        ("a", None),
        ("b", None),
    ]


async def test_another_database_is_not_blamed(killed: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    await open_and_close(other)
    for name in ("room.db-wal", "room.db-shm"):
        killed.with_name(name).unlink()
    other.replace(killed)
    assert await open_and_close(killed) == ()


async def test_a_witness_that_was_cut_off_says_what_it_knows(killed: Path) -> None:
    witness = next(killed.parent.glob("*-acknowledged"))
    witness.write_bytes(witness.read_bytes()[:-3])
    assert await open_and_close(killed) == ()
    witness.write_bytes(b"rubbish\xff\n\n\x00")
    assert await open_and_close(killed) == ()


def test_a_witness_stays_small(tmp_path: Path) -> None:
    path = tmp_path / "room.db-acknowledged"
    witness = Witness(path, "id")
    revision = 0
    while revision * 20 < 3 * MOST_BYTES:
        revision += 1
        witness.note([("bbbb-cccc-dddd", revision), (f"t{revision % 50}", revision)])
    assert path.stat().st_size <= MOST_BYTES
    assert Witness.read(path, "id")["bbbb-cccc-dddd"] == revision
    witness.close()
    assert not path.exists()


def test_a_witness_that_cannot_write_hinders_nobody(tmp_path: Path) -> None:
    witness = Witness(tmp_path / "nowhere" / "room.db-acknowledged", "id")
    witness.note([("a", 1)])
    witness.close()
