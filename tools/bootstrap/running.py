"""Runs the programs that the bootstrap needs: their lines are read as they come, and none outlives it."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread, current_thread, main_thread

from bootstrap.gate import held_files
from bootstrap.place import ROOT, CannotStart

LAST_LINES = 15
LOOK_UP_SECONDS = 0.2
ENDING = (signal.SIGINT, signal.SIGTERM)

_running: set[subprocess.Popen[str]] = set()


def run(
    command: Sequence[str | Path],
    *,
    failure: str,
    folder: Path = ROOT,
    variables: Mapping[str, str] | None = None,
    log: Path | None = None,
    heed: Callable[[str], None] = lambda line: None,
) -> None:
    """Run it to its end, and *heed* its lines. Raises CannotStart with the last of them and *failure*."""
    lines: list[str] = []
    process = None
    try:
        with held_signals():
            process = _start(command, folder, {**os.environ, **(variables or {})})
        for line in _lines(process):
            lines.append(line.rstrip())
            heed(line)
    except BaseException:
        if process is not None:
            process.terminate()
        raise
    finally:
        if process is not None:
            _running.discard(process)
            process.wait()
    if log is not None:
        log.write_text("\n".join([*lines, ""]), encoding="utf-8")
    if process.returncode:
        raise CannotStart("\n".join([*(f"  {line}" for line in lines[-LAST_LINES:]), failure]))


def _lines(process: subprocess.Popen[str]) -> Iterator[str]:
    """Its lines as they come.

    A signal that comes in the instant before a read begins does not end that read, and its handler would
    wait for a line that never comes. So another thread reads, and this one looks up again and again.
    """
    came: SimpleQueue[str | None] = SimpleQueue()

    def read() -> None:
        with process.stdout or nullcontext(()) as written:
            for line in written:
                came.put(line)
        came.put(None)

    Thread(target=read, daemon=True).start()
    while True:
        with suppress(Empty):
            line = came.get(timeout=LOOK_UP_SECONDS)
            if line is None:
                return
            yield line


@contextmanager
def held_signals() -> Iterator[None]:
    """Signals that come while a program is being started wait until it is known, or nobody would end it."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = {sign: signal.signal(sign, lambda number, _: came.append(number)) for sign in ENDING}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    for number in came:
        signal.raise_signal(number)


def end_all() -> None:
    """End what other threads are waiting for."""
    for process in list(_running):
        process.terminate()


def _start(
    command: Sequence[str | Path], folder: Path, variables: Mapping[str, str]
) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        # If we are killed, nobody else begins before it has ended too.
        pass_fds=held_files(),
    )
    _running.add(process)
    return process
