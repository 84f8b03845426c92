"""How the room is, told over HTTP and on the page."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import hrajme
from hrajme.store import back_up, restore
from hrajme.testing.clock import Clock, until

House = Any
OpenHouse = Any


def write_raw(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


async def test_a_room_that_is_well_says_so(house: House) -> None:
    answer = await (await house.person()).http.get("/health")
    assert answer.status_code == 200
    told = answer.json()
    healthy = {"status": "ok", "version": hrajme.__version__, "store": True}
    assert told == healthy | {"damaged_tables": 0, "missing": 0}


async def test_a_room_that_cannot_write_says_so_until_it_can(
    house: House, clock: Clock, problems: list[Any]
) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    house.store.writer.connection.execute("PRAGMA query_only = ON")
    answer = await anna.http.get("/health")
    assert (answer.status_code, answer.json()["status"], answer.json()["store"]) == (503, "failing", False)
    assert await window.refused("say", text="hello") == "wire/not_kept"
    assert len(problems) == 1
    problems.clear()
    house.store.writer.connection.execute("PRAGMA query_only = OFF")
    await clock.advance(5)
    assert (await anna.http.get("/health")).status_code == 200
    await window.do("say", text="hello")


async def test_a_damaged_table_is_told_to_who_comes_to_it(
    house: House, tmp_path: Path, clock: Clock, problems: list[Any]
) -> None:
    anna = await house.person("Anna")
    code = await anna.open_table()
    write_raw(tmp_path / "room.db", "DELETE FROM events WHERE revision = 1")
    await clock.hurry(lambda: problems)
    answer = await anna.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (503, "store/damaged")
    window = await anna.connect(code)
    await window.until_closed()
    assert window.leaving["code"] == "store/damaged"
    told = (await anna.http.get("/health")).json()
    assert (told["status"], told["damaged_tables"], told["store"]) == ("failing", 1, True)
    problems.clear()


async def test_who_saw_more_than_there_is_is_told_what_is_missing(
    house: House, tmp_path: Path, clock: Clock
) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table()
    window = await anna.come(code)
    for number in range(5):
        await window.do("say", text=f"{number}")
    write_raw(tmp_path / "room.db", "DELETE FROM events WHERE revision > 3")
    write_raw(tmp_path / "room.db", "UPDATE tables SET revision = 3, epoch = epoch + 1")
    await clock.hurry(lambda: window.lost)
    await window.until(lambda: window.revision == 3)
    assert (window.lost["count"], window.lost["sentence"]["id"]) == (3, "server-lost")
    again = await bob.come(code, since=6)
    await until(lambda: again.lost)
    assert again.lost["count"] == 3
    assert not (await bob.come(code)).lost


async def test_a_table_that_was_removed_is_told_to_who_watches_it(
    house: House, tmp_path: Path, clock: Clock
) -> None:
    anna = await house.person("Anna")
    window = await anna.come(await anna.open_table())
    for table in ("events", "tables"):
        write_raw(tmp_path / "room.db", f"DELETE FROM {table}")
    await clock.hurry(lambda: window.is_closed)
    assert (window.leaving["code"], window.leaving["again"]) == ("lobby/no_such_table", False)


async def test_a_backup_that_is_put_back_while_people_play_is_shown_to_them(
    house: House, tmp_path: Path, clock: Clock
) -> None:
    anna, bob = await house.persons("Anna", "Bob")
    code = await anna.open_table(public=True)
    window = await anna.come(code)
    before = await window.do("sit", seat=0)
    await asyncio.to_thread(back_up, tmp_path / "room.db", tmp_path / "backup.db")
    await window.do("say", text="This will be forgotten")
    later = await bob.come(await bob.open_table(public=True))
    await asyncio.to_thread(restore, tmp_path / "backup.db", tmp_path / "room.db")
    await clock.hurry(lambda: window.lost and later.is_closed)
    await window.until(lambda: window.revision == before)
    assert window.lost["count"] == 1
    assert later.leaving["code"] == "lobby/no_such_table"
    listed = (await anna.http.get("/api/tables")).json()["tables"]
    assert [line["code"] for line in listed] == [code]
    assert await window.do("say", text="Where were we?") == before + 1
    assert (await anna.http.get("/health")).status_code == 200
