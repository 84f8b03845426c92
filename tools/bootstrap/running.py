"""Runs the programs that the bootstrap needs: their lines are read as they come, and none outlives it."""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bootstrap.gate import held_files
from bootstrap.place import ROOT, CannotStart

LAST_LINES = 15

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
    with _start(command, folder, {**os.environ, **(variables or {})}) as process:
        try:
            for line in process.stdout or ():
                lines.append(line.rstrip())
                heed(line)
        except BaseException:
            process.terminate()
            raise
        finally:
            _running.discard(process)
    if log is not None:
        log.write_text("\n".join([*lines, ""]), encoding="utf-8")
    if process.returncode:
        raise CannotStart("\n".join([*(f"  {line}" for line in lines[-LAST_LINES:]), failure]))


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
