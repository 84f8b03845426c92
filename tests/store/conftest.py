"""The databases that the tests of the interface run on; a second kind is one more line in OPENERS."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from hrajme.store import Store
from hrajme.store.sqlite import SqliteStore

OpenAt = Callable[[Path], Awaitable[Store]]
Open = Callable[[], Awaitable[Store]]


async def open_sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "room.db")


OPENERS: dict[str, OpenAt] = {"sqlite": open_sqlite}


@pytest.fixture(params=OPENERS)
def open_at(request: pytest.FixtureRequest) -> OpenAt:
    """Opens the database that lives in a folder."""
    return OPENERS[request.param]


@pytest.fixture
async def open_again(open_at: OpenAt, tmp_path: Path) -> AsyncIterator[Open]:
    """Opens one and the same database each time; everything is closed at the end."""
    opened: list[Store] = []

    async def open_one() -> Store:
        opened.append(await open_at(tmp_path))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(open_again: Open) -> Store:
    return await open_again()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "room.db", locked_seconds=0.05)
    yield store
    await store.close()


class Nursery:
    """Bears children that play tables without end, one at a time, see ``nursery.py``."""

    MANY_LINES = 5000

    def __init__(self) -> None:
        script = Path(__file__).with_name("nursery.py")
        self.process = subprocess.Popen(
            [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def bear(self, path: Path, seed: int) -> int:
        """A child that plays in this file; returns its process id."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed} {path}\n")
        return int(self.line().removeprefix("born "))

    def line(self) -> str:
        """The next line that the child or its nursery says."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def wait_for(self, beginning: str) -> str:
        """The first line that begins so."""
        for _ in range(self.MANY_LINES):
            line = self.line()
            assert line, "the nursery is gone"
            if line.startswith(beginning):
                return line
        raise AssertionError(f"nobody said {beginning!r}")

    def lines(self) -> Iterator[str]:
        """All the child says until it ends."""
        while not (line := self.line()).startswith("dead "):
            assert line, "the nursery is gone"
            yield line
        assert line == f"dead {signal.SIGKILL}"

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    if not hasattr(os, "fork"):
        pytest.skip("this system has no fork and no SIGKILL")
    nursery = Nursery()
    yield nursery
    nursery.close()
