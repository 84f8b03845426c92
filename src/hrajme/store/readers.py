"""Readers: a few connections that never wait for the writer, each used by one thread at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from hrajme.store.errors import Closed
from hrajme.store.opening import open_reader
from hrajme.store.problems import explained

T = TypeVar("T")

# A long log does not hold up the lobby; more threads than this would only share the same processor.
READERS = 2


class Readers:
    def __init__(self, path: Path, locked_seconds: float) -> None:
        self.name = path.name
        self.free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            self.free.put(open_reader(path, locked_seconds=locked_seconds))
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="hrajme-store-reader")
        self.is_closed = False

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the work finds; it sees one moment of the database only within one statement."""
        if self.is_closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run, work)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self.free.get()
        try:
            with explained(self.name):
                return work(connection)
        finally:
            self.free.put(connection)

    async def close(self) -> None:
        """Let reads that have begun come to their end."""
        if not self.is_closed:
            self.is_closed = True
            await asyncio.to_thread(self.threads.shutdown)
            while not self.free.empty():
                self.free.get().close()
