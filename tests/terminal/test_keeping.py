"""The database of a room is copied, put back and tidied from the command line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hrajme.language import LANGUAGES
from hrajme.store import open_store
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.events import encode_event

Hrajme = Callable[..., Any]
DAY_MS = 24 * 3600 * 1000


async def keep(address: str, name: str, days_ago: float) -> None:
    at_ms = int(time.time() * 1000 - days_ago * DAY_MS)
    table = Table.open(ask.Open("nim", 2, {}, "Anna", key="open"), PersonId("anna"), at_ms)
    store = await open_store(address)
    claim = await store.open_table(name, b"{}")
    await store.append(name, claim.epoch, 0, [encode_event(event) for event in table.log])
    await store.close()


async def find_names(address: str) -> set[str]:
    store = await open_store(address)
    names = {row.table_id for row in await store.tables()}
    await store.close()
    return names


@pytest.fixture
def database(tmp_path: Path) -> str:
    """With a table of each age."""
    address = f"sqlite:///{tmp_path / 'room.db'}"
    for days in (0, 1, 30, 100, 1000):
        asyncio.run(keep(address, f"of {days}", days))
    return address


def names(address: str) -> set[str]:
    return asyncio.run(find_names(address))


def test_a_backup_is_made_and_put_back(hrajme: Hrajme, database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    done = hrajme("backup", file, "--db", database)
    assert (done.code, str(file) in done.out, "MB" in done.out, done.err) == (0, True, True, "")
    asyncio.run(keep(database, "later", 0))
    done = hrajme("restore", file, "--db", database)
    assert (done.code, "5 tables" in done.out) == (0, True)
    assert "later" not in names(database)
    [kept] = tmp_path.glob("room.db-before-*")
    assert str(kept) in done.out
    assert hrajme("restore", kept, "--db", database).code == 0
    assert "later" in names(database)


def test_a_backup_is_put_where_nothing_was(hrajme: Hrajme, database: str, tmp_path: Path) -> None:
    hrajme("backup", tmp_path / "backup.db", "--db", database)
    new = f"sqlite:///{tmp_path / 'new.db'}"
    done = hrajme("restore", tmp_path / "backup.db", "--db", new)
    assert (done.code, done.out.count("\n")) == (0, 1)
    assert names(new) == names(database)


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ((), {"of 0", "of 1", "of 30"}),
        (("--days", "10"), {"of 0", "of 1"}),
        (("--days", "0"), set()),
        (("--days", "5000"), {"of 0", "of 1", "of 30", "of 100", "of 1000"}),
        (("--most", "2"), {"of 0", "of 1"}),
        (("--most", "100"), {"of 0", "of 1", "of 30"}),
        (("--dry-run",), {"of 0", "of 1", "of 30", "of 100", "of 1000"}),
    ],
)
def test_old_tables_are_taken_away(
    hrajme: Hrajme, database: str, options: tuple[str, ...], left: set[str]
) -> None:
    done = hrajme("tidy", "--db", database, *options)
    assert (done.code, done.err) == (0, "")
    assert names(database) == left
    if "--dry-run" in options:
        assert "2 tables are old" in done.out


def test_what_cannot_be_is_a_sentence_and_makes_no_file(hrajme: Hrajme, tmp_path: Path) -> None:
    nothing = f"sqlite:///{tmp_path / 'nothing.db'}"
    for arguments in (
        ("backup", tmp_path / "a.db"),
        ("restore", tmp_path / "a.db"),
        ("tidy",),
        ("tidy", "--days", "-1"),
        ("tidy", "--most", "many"),
    ):
        refused = hrajme(*arguments, "--db", nothing)
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert not list(tmp_path.glob("*.db*"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["backup", "restore", "tidy"])
def test_each_says_what_it_does_in_every_language(hrajme: Hrajme, command: str, language: str) -> None:
    told = hrajme(command, "--help", "--lang", language)
    assert told.code == 0
    assert "--db" in told.out
    assert "terminal-" not in told.out
