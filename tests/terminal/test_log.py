"""A table of a room is taken out into a file, and told again from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hrajme.room.codes import make_code
from hrajme.store import open_store
from hrajme.table import PersonId, Table
from hrajme.table import commands as ask
from hrajme.table.events import encode_event
from hrajme.terminal.logs import open_log

CODE = make_code(b"secret", "anna", "1")
Hrajme = Callable[..., Any]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A room's database with one table at which somebody gave up."""
    anna = PersonId("anna")
    table = Table.open(ask.Open("nim", 2, {}, "Anna", key="open"), anna, 0)
    table.apply(ask.Sit(0, "Anna", key="sit"), anna, 1)
    table.apply(ask.SeatBot(1, "normal", key="bot"), anna, 2)
    table.apply(ask.Start(key="start"), anna, 3)
    table.apply(ask.Play(0, "1: 2", key="move", revision=table.revision), anna, 4)
    table.apply(ask.Offer("resign", key="enough"), anna, 5)
    address = f"sqlite:///{tmp_path / 'room.db'}"
    asyncio.run(keep(address, table))
    return address


async def keep(address: str, table: Table) -> None:
    store = await open_store(address)
    claim = await store.open_table(CODE, b"{}")
    await store.append(CODE, claim.epoch, 0, [encode_event(event) for event in table.log])
    await store.close()


def test_a_table_is_written_to_a_file_and_replayed(hrajme: Hrajme, database: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = hrajme("log", CODE.upper(), "--db", database, "--out", str(path))
    assert (done.code, "6 events" in done.out) == (0, True)
    kept = open_log(path)
    assert kept.is_sealed
    assert kept.table.line.outcome is not None
    told = hrajme("replay", str(path), "--plain").out
    assert "Anna takes 2 from heap 1." in told
    assert "Anna resigns." in told


def test_without_a_file_it_is_printed(hrajme: Hrajme, database: str) -> None:
    out = hrajme("log", CODE, "--db", database).out
    assert out.splitlines()[0].startswith('{"event":"opened"')
    assert "seal" in out.splitlines()[-1]


def test_a_file_that_is_there_is_left_alone(hrajme: Hrajme, database: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("mine")
    refused = hrajme("log", CODE, "--db", database, "--out", str(tmp_path / "game.jsonl"))
    assert refused.code == 2
    assert (tmp_path / "game.jsonl").read_text() == "mine"


@pytest.mark.parametrize("code", ["", "nonsense", "bbbb-bbbb-bbbb"])
def test_a_code_of_no_table_is_a_sentence(hrajme: Hrajme, database: str, code: str) -> None:
    refused = hrajme("log", code, "--db", database)
    assert refused.code == 2
    assert refused.err
    assert "Traceback" not in refused.err
