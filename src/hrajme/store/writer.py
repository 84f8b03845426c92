"""The writer: one thread, one connection, and one commit for all that came while the last one ran.

A commit waits for the disk, a few milliseconds whatever is in it. Writes that arrive meanwhile are
gathered and go into the next one, so many tables cost hardly more than one, and nobody waits for a timer.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from hrajme.store.errors import Closed, Denied
from hrajme.store.place import Place
from hrajme.store.problems import concerns_all, explain
from hrajme.store.rows import keep_identity
from hrajme.store.witness import Ack, Witness

T = TypeVar("T")

# Writes that may wait; who comes later waits for a place, which slows senders down instead of filling memory.
CAPACITY = 4096
# A larger group gains nothing, and its first member would wait longer.
GROUP = 256

# Runs inside a transaction, and again if that was rolled back. When it raises Denied it has written nothing.
Work = Callable[[sqlite3.Connection], T]


class Job(Generic[T]):
    """A piece of work and who waits for it; without work, somebody who waits for all that came before."""

    def __init__(self, work: Work[T] | None, future: asyncio.Future[T], ack: Ack | None) -> None:
        self.work = work
        self.future = future
        # What it means when it is done: a table is at this revision.
        self.ack = ack
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        if self.work is None:
            return
        self.error = None
        try:
            self.result = self.work(connection)
        except Denied as refusal:
            self.error = refusal

    def settle(self) -> None:
        """Tell who waits, unless they have gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)  # type: ignore[arg-type]
        else:
            self.future.set_exception(self.error)


class Writer:
    """Runs jobs in groups. Belongs to the event loop in which it was made."""

    def __init__(
        self, connection: sqlite3.Connection, place: Place, witness: Witness, capacity: int = CAPACITY
    ) -> None:
        self.connection = connection
        self.place = place
        self.witness = witness
        # Rises when another program writes.
        self.version = self.find_version()
        self.is_overtaken = False
        self.loop = asyncio.get_running_loop()
        self.places = asyncio.Semaphore(capacity)
        self.waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.is_closed = False
        # A program that ends without closing loses nothing that was acknowledged, so it need not wait.
        self.thread = threading.Thread(target=self.run, name="hrajme-store-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Work[T], ack: Ack | None = None) -> T:
        """The result of the work, once it is on disk; raises a StoreError when nothing was written."""
        return await self.put(work, ack)

    async def rest(self) -> None:
        """Wait until all that was asked before has been written or refused; raises Closed only."""
        await self.put(None, None)

    async def put(self, work: Work[T] | None, ack: Ack | None) -> T:
        await self.places.acquire()
        if self.is_closed:
            self.places.release()
            raise Closed
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Job(work, future, ack))
        return await future

    async def close(self) -> None:
        """Write what is waiting and end the thread."""
        if not self.is_closed:
            self.is_closed = True
            self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        while group := self.next_group():
            self.commit(group)
            # The loop may be gone when the program was left without closing.
            with suppress(RuntimeError):
                self.loop.call_soon_threadsafe(self.settle, group)
        self.connection.close()
        self.witness.close()

    def next_group(self) -> list[Job[Any]]:
        """Everything that waits, up to GROUP, at least one; empty at the end."""
        group: list[Job[Any]] = []
        job = self.waiting.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group
            try:
                job = self.waiting.get_nowait()
            except Empty:
                return group
        # The end stays in the queue until a group is empty.
        self.waiting.put(None)
        return group

    def commit(self, group: list[Job[Any]]) -> None:
        """Run a group; if something breaks, its halves alone, down to the one that it is about.

        Savepoints would do for an insert that fails, but not for a commit, nor for a full disk, after which
        SQLite may take the whole transaction back. And they would cost every group something.
        """
        try:
            self.transact(group)
        except Exception as error:
            self.roll_back()
            if len(group) > 1 and not concerns_all(error):
                self.commit(group[: len(group) // 2])
                self.commit(group[len(group) // 2 :])
            else:
                self.fail(group, error)

    def transact(self, group: list[Job[Any]]) -> None:
        if all(job.work is None for job in group):
            return
        self.place.check()
        # IMMEDIATE: waiting for another process happens here, before anything is read.
        self.connection.execute("BEGIN IMMEDIATE")
        self.note_version()
        for job in group:
            job.run(self.connection)
        self.connection.execute("COMMIT")
        self.place.check_written()
        self.witness.note([job.ack for job in group if job.ack is not None and job.error is None])

    def note_version(self) -> None:
        version = self.find_version()
        if version != self.version:
            self.version, self.is_overtaken = version, True
            self.witness.serve(keep_identity(self.connection))

    def find_version(self) -> int:
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])

    def roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def fail(self, group: list[Job[Any]], error: BaseException) -> None:
        for job in [job for job in group if job.work is not None]:
            # An exception that is raised in several places would collect all their tracebacks.
            job.error = explain(error, self.place.path.name)
            job.error.__cause__ = error if job.error is not error else None

    def settle(self, group: list[Job[Any]]) -> None:
        for job in group:
            self.places.release()
            job.settle()
