"""The room knows how its disk is: it says what is wrong once, refuses what it cannot keep, and recovers."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hrajme.room import Room, Settings
from hrajme.store import CannotOpen, Damaged, DiskFull, FileGone
from hrajme.store.sqlite import SqliteStore
from hrajme.table import PersonId
from hrajme.table.commands import Say
from hrajme.testing.clock import Clock, until

Evening = Any
OpenRoom = Any
Watch = Any
Problems = list[logging.LogRecord]


def write_raw(path: Path, statement: str) -> None:
    """As another program would."""
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


def take(problems: Problems) -> list[str]:
    """What was said in the program's log."""
    said = [record.getMessage() for record in problems]
    problems.clear()
    return said


def fill_disk(evening: Evening) -> None:
    connection = evening.store.writer.connection
    [count] = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {count}")


def empty_disk(evening: Evening) -> None:
    evening.store.writer.connection.execute("PRAGMA max_page_count = 1000000")


async def test_a_room_whose_disk_works_is_well(evening: Evening) -> None:
    await evening.start("anna", "bob")
    await evening.room.health.check()
    assert evening.room.health.is_well


async def talked_about(evening: Evening, host: str) -> Any:
    """A table where no game runs: while the time flies, nobody is waited for."""
    kept = await evening.open(host)
    for number in range(5):
        await kept.do(Say("hello", key=f"word {number}"), PersonId(host))
    return kept


async def test_a_full_disk_is_said_once_and_the_room_recovers_by_itself(
    evening: Evening, watch: Watch, clock: Clock, problems: Problems
) -> None:
    kept = await talked_about(evening, "anna")
    bob = await watch(kept, "bob")
    fill_disk(evening)
    for number in range(5):
        await talk_until_full(kept, f"time {number}")
    assert not evening.room.health.is_well
    assert len(take(problems)) == 1
    empty_disk(evening)
    await clock.hurry(lambda: evening.room.health.is_well)
    revision = await kept.do(Say("hello", key="last"), PersonId("anna"))
    assert bob.revision == revision
    assert take(problems) == []


async def talk_until_full(kept: Any, name: str) -> None:
    for number in range(40):
        try:
            await kept.do(Say("x" * 290, key=f"{name} word {number}"), PersonId("anna"))
        except DiskFull:
            return
    raise AssertionError("the disk was never full")


async def test_a_file_system_that_may_only_be_read_is_said_and_shows_what_there_is(
    evening: Evening, watch: Watch, clock: Clock, problems: Problems
) -> None:
    kept = await talked_about(evening, "anna")
    evening.store.writer.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(CannotOpen):
        await kept.do(Say("hello", key="k"), PersonId("anna"))
    assert not evening.room.health.is_well
    assert (await watch(kept, "bob")).news
    assert len(take(problems)) == 1
    evening.store.writer.connection.execute("PRAGMA query_only = OFF")
    await clock.hurry(lambda: evening.room.health.is_well)
    await kept.do(Say("hello", key="k"), PersonId("anna"))


async def test_a_quiet_room_that_is_asked_knows_it_too(evening: Evening, problems: Problems) -> None:
    evening.store.writer.connection.execute("PRAGMA query_only = ON")
    await evening.room.health.check()
    assert not evening.room.health.is_well
    assert len(take(problems)) == 1


async def test_who_asks_often_is_told_what_was_found_a_moment_ago(evening: Evening, clock: Clock) -> None:
    beats: list[None] = []
    beat = evening.store.check

    async def count() -> None:
        beats.append(None)
        await beat()

    evening.store.check = count
    await asyncio.gather(*(evening.room.health.check() for _ in range(50)))
    await evening.room.health.check()
    assert len(beats) == 1
    await clock.advance(1.5)
    await evening.room.health.check()
    assert len(beats) == 2


async def test_a_file_that_is_gone_is_said_and_nothing_is_acknowledged_until_it_is_back(
    evening: Evening, watch: Watch, tmp_path: Path, clock: Clock, problems: Problems
) -> None:
    kept = await talked_about(evening, "anna")
    await watch(kept, "anna")
    os.rename(tmp_path / "room.db", tmp_path / "elsewhere.db")
    with pytest.raises(FileGone):
        await kept.do(Say("hello", key="k"), PersonId("anna"))
    assert not evening.room.health.is_well
    assert len(take(problems)) == 1
    os.rename(tmp_path / "elsewhere.db", tmp_path / "room.db")
    await clock.hurry(lambda: evening.room.health.is_well)
    await kept.do(Say("hello", key="k"), PersonId("anna"))


async def test_a_table_whose_rows_are_lost_is_said_and_takes_no_command(
    evening: Evening, watch: Watch, tmp_path: Path, clock: Clock, problems: Problems
) -> None:
    """Though it is still whole in the memory."""
    kept, other = await talked_about(evening, "anna"), await talked_about(evening, "cyril")
    await watch(kept, "anna")
    write_raw(tmp_path / "room.db", f"DELETE FROM events WHERE table_id = '{kept.code}' AND revision = 3")
    await clock.hurry(lambda: not evening.room.health.is_well)
    [said] = take(problems)
    assert kept.name in said
    assert kept.code not in said
    with pytest.raises(Damaged):
        await kept.do(Say("hello", key="k"), PersonId("anna"))
    await other.do(Say("hello", key="k"), PersonId("cyril"))
    assert evening.room.health.damaged.keys() == {kept.code}
    assert take(problems) == []


async def test_damage_of_before_the_start_is_found_though_nobody_comes_to_the_table(
    open_room: OpenRoom, tmp_path: Path, problems: Problems
) -> None:
    first = await open_room()
    kept = await talked_about(first, "anna")
    write_raw(tmp_path / "room.db", "UPDATE events SET content = x'7b7d' WHERE revision = 2")
    second = await open_room()
    await until(lambda: second.room.health.damaged.keys() == {kept.code})
    assert len(take(problems)) == 1


async def test_a_table_that_is_whole_again_is_well(
    evening: Evening, watch: Watch, tmp_path: Path, clock: Clock, problems: Problems
) -> None:
    kept = await talked_about(evening, "anna")
    await watch(kept, "anna")
    path = tmp_path / "room.db"
    write_raw(path, "UPDATE events SET revision = 1000 WHERE revision = 3")
    await clock.hurry(lambda: not evening.room.health.is_well)
    write_raw(path, "UPDATE events SET revision = 3 WHERE revision = 1000")
    await clock.hurry(lambda: evening.room.health.is_well)
    await kept.do(Say("hello", key="k"), PersonId("anna"))
    assert len(take(problems)) == 1


async def test_what_another_program_has_written_is_shown(
    evening: Evening, watch: Watch, tmp_path: Path, clock: Clock
) -> None:
    """As when a backup is restored while the room is open."""
    kept = await talked_about(evening, "anna")
    bob = await watch(kept, "bob")
    revision, path = bob.revision, tmp_path / "room.db"
    write_raw(path, f"DELETE FROM events WHERE revision = {revision}")
    write_raw(path, f"UPDATE tables SET revision = {revision - 1}, epoch = epoch + 1")
    await clock.hurry(lambda: bob.revision == revision - 1)
    assert evening.room.health.is_well


async def test_a_table_that_another_program_has_removed_is_gone_for_who_watches(
    evening: Evening, watch: Watch, tmp_path: Path, clock: Clock
) -> None:
    kept = await talked_about(evening, "anna")
    bob = await watch(kept, "bob")
    for table in ("events", "tables"):
        write_raw(tmp_path / "room.db", f"DELETE FROM {table}")
    await clock.hurry(lambda: bob.is_gone)
    assert evening.room.kept == {}


async def test_what_is_missing_is_said_once_and_known_of_its_table(
    open_room: OpenRoom, tmp_path: Path, problems: Problems
) -> None:
    first = await open_room()
    kept = await talked_about(first, "anna")
    revision = first.table(kept).revision
    content = (tmp_path / "room.db-acknowledged").read_text()
    (tmp_path / "room.db-acknowledged").write_text(content + f"{kept.code} {revision + 3}\n")
    store = await SqliteStore.open(tmp_path / "room.db")
    room = await Room.open(store, first.thinkers, Settings())
    assert not room.health.is_well
    assert room.health.missing == 3
    assert room.health.count_lost(room.table(kept.code), 0) == 3
    [said] = take(problems)
    assert "3" in said
    assert kept.code not in said
    await room.close()
    await store.close()
