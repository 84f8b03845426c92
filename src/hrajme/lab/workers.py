"""Workers: processes that play parts of a simulation side by side.

A worker is told which games to play and answers with their tally. Which worker plays which game changes
nothing: each game has its own dice.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from hrajme.games import find
from hrajme.lab.games import play_games
from hrajme.lab.report import Setup
from hrajme.lab.tally import Tally
from hrajme.language import HrajmeError

PART_SECONDS = 0.2


class Parts:
    """Hands out the games, so many at a time."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = 0

    def left(self) -> int:
        return self.games - self.next

    def take(self, size: int) -> range:
        """The next part; empty when all games are taken."""
        part = range(self.next, min(self.games, self.next + size))
        self.next = part.stop
        return part


def better_size(size: int, seconds: float) -> int:
    """How many games the next part should have, after one of *size* games took so long.

    Parts grow until one takes about PART_SECONDS: often enough for a progress bar, seldom enough for speed.
    """
    if seconds > 2 * PART_SECONDS:
        return max(1, size // 2)
    return 2 * size if seconds < PART_SECONDS else size


class Worker:
    """One process and the pipe to it."""

    def __init__(self, setup: Setup, size: int) -> None:
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(setup, far), daemon=True)
        self.process.start()
        far.close()
        self.size = size
        self.sent = 0.0

    def give(self, part: range) -> None:
        self.sent = time.monotonic()
        self.pipe.send(part)

    def answer(self) -> Tally:
        """The tally of the part it was given. Raises HrajmeError when the process has died."""
        try:
            tally: Tally = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(5)
            raise HrajmeError("simulate-error-worker", code=str(self.process.exitcode)) from None
        self.size = better_size(self.size, time.monotonic() - self.sent)
        return tally

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def serve(setup: Setup, pipe: Connection) -> None:
    """The life of a worker: it ends when the pipe is closed. Ctrl-C is for the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find(setup.game)
    while True:
        try:
            part = pipe.recv()
        except EOFError:
            return
        pipe.send(play_games(game, setup, part))


def spread(setup: Setup, parts: Parts, size: int, processes: int) -> Iterator[Tally]:
    """The tallies of all parts, as they come, played by so many processes."""
    workers: dict[Connection, Worker] = {}
    try:
        with deaf_to_interrupts():
            for _ in range(processes):
                worker = Worker(setup, size)
                workers[worker.pipe] = worker
        busy = [pipe for pipe, worker in workers.items() if give_next(worker, parts)]
        while busy:
            for pipe in connection.wait(busy):
                assert isinstance(pipe, Connection)
                tally = workers[pipe].answer()
                if not give_next(workers[pipe], parts):
                    busy.remove(pipe)
                yield tally
    finally:
        for worker in workers.values():
            worker.end()


def give_next(worker: Worker, parts: Parts) -> bool:
    part = parts.take(worker.size)
    if part:
        # One that has died takes nothing; its answer will say so.
        with suppress(OSError):
            worker.give(part)
    return bool(part)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Starting its helper later would let Ctrl-C through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def count_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
