"""The store: acknowledged appends per second, and how long each waits, for 1, 50 and 500 tables at once.

    python bench/store.py              under twenty seconds
    python bench/store.py FOLDER       on the disk of this folder; the system's temporary one may be memory

Every table appends one event, waits until it is on disk, and appends the next. The first line is SQLite
alone: the same append and a commit, with nothing around them. See docs/decisions/0005-the-store.md.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))
os.environ.setdefault("HRAJME_PLAIN", "1")  # No rules are played here, so no build is needed.

from rich.console import Console  # noqa: E402
from tables import make_table, number  # noqa: E402

from hrajme.store.opening import open_writer  # noqa: E402
from hrajme.store.rows import append, open_table  # noqa: E402
from hrajme.store.sqlite import SqliteStore  # noqa: E402
from hrajme.store.store import Claim, Listing  # noqa: E402

TABLES = (1, 50, 500)
# A new write-ahead log is slower while it grows, so all measurements are equally long.
SECONDS = 4.0
# About the size of a move with its key and time.
EVENT = b"x" * 150

Row = tuple[str, ...]


def measure_disk(path: Path) -> Row:
    """The same append without a thread and without a loop."""
    connection = open_writer(path)
    open_table(connection, "t", b"", Listing())
    waits: list[float] = []
    deadline = time.perf_counter() + SECONDS
    while (begun := time.perf_counter()) < deadline:
        connection.execute("BEGIN IMMEDIATE")
        append(connection, "t", Claim(1, len(waits)), (EVENT,), None)
        connection.execute("COMMIT")
        waits.append(time.perf_counter() - begun)
    connection.close()
    return row("SQLite alone", waits, SECONDS, len(waits))


async def measure_store(path: Path, tables: int) -> Row:
    store = await SqliteStore.open(path)
    commits = count_calls(store)
    await asyncio.gather(*(store.open_table(f"t{number}", b"") for number in range(tables)))
    opened, waits = commits(), list[float]()
    begun = time.perf_counter()
    await asyncio.gather(*(play(store, f"t{number}", begun + SECONDS, waits) for number in range(tables)))
    seconds = time.perf_counter() - begun
    made = commits() - opened
    await store.close()
    return row(f"{tables} table{'s' if tables > 1 else ''}", waits, seconds, made)


async def play(store: SqliteStore, table: str, deadline: float, waits: list[float]) -> None:
    revision = 0
    while (begun := time.perf_counter()) < deadline:
        await store.append(table, 1, revision, [EVENT])
        revision += 1
        waits.append(time.perf_counter() - begun)


def count_calls(store: SqliteStore) -> Callable[[], int]:
    """Counts the transactions of the writer."""
    transact, calls = store.writer.transact, [0]

    def counted(group: list[object]) -> None:
        calls[0] += 1
        transact(group)  # type: ignore[arg-type]

    store.writer.transact = counted  # type: ignore[method-assign, assignment]
    return lambda: calls[0]


def row(name: str, waits: list[float], seconds: float, commits: int) -> Row:
    cuts = statistics.quantiles(waits, n=100)
    milliseconds = [f"{1000 * cuts[cut - 1]:.1f}" for cut in (50, 99)]
    return (name, number(len(waits) / seconds), *milliseconds, f"{len(waits) / commits:.1f}")


def main(folder: str | None) -> None:
    table = make_table("store", "tables at once", "appends/s", "p50 ms", "p99 ms", "appends a commit")
    with tempfile.TemporaryDirectory(dir=folder) as place:
        table.add_row(*measure_disk(Path(place, "disk.db")))
        for tables in TABLES:
            table.add_row(*asyncio.run(measure_store(Path(place, f"{tables}.db"), tables)))
    console = Console(highlight=False)
    cores = os.cpu_count()
    console.print(f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {cores} cores")
    console.print(table)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
