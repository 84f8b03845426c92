"""How long it takes from the command ``./hrajme`` to the first page.

python bench/start.py           where it has run before
python bench/start.py --fresh   from a fresh clone, and until the rules are compiled
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STARTS = 5
PATIENCE_SECONDS = 300


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for_page(address: str) -> None:
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=1) as page:
                assert b'<div id="app"' in page.read()
                return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("The room does not open; see what ./hrajme says.")


@contextmanager
def room(checkout: Path) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """A room that shows its page, and the seconds it took."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(checkout / "hrajme"), "serve", "--host", "127.0.0.1", "--port", str(port)]
        started = time.monotonic()
        process = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder}/room.db"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "CCACHE_DISABLE": "1"},
        )
        try:
            wait_for_page(f"http://127.0.0.1:{port}/")
            yield process, time.monotonic() - started
        finally:
            process.terminate()
            process.wait()


def cpu_seconds(process: int) -> float:
    """What it has used, with all that it started and waited for."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def wait_for_rules(checkout: Path) -> None:
    """Until the compiled rules are in their places."""
    stamp = checkout / "src" / "hrajme" / "compiled.json"
    while not (stamp.exists() and any(json.loads(stamp.read_text())["fingerprints"].values())):
        time.sleep(0.1)


def start_once() -> float:
    """The seconds until the page is there."""
    with room(ROOT) as (_, seconds):
        return seconds


def start_fresh() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "hrajme"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        begun = time.monotonic()
        with room(clone) as (process, seconds):
            used = cpu_seconds(process.pid)
            print(f"From ./hrajme in a fresh clone to the first page: {seconds:.1f} s, {used:.1f} CPU s")
            wait_for_rules(clone)
            print(f"Until the rules are compiled: {time.monotonic() - begun:.1f} s")


def start_again() -> None:
    start_once()  # What is not prepared yet is made here, and not counted.
    seconds = sorted(start_once() for _ in range(STARTS))
    fastest, slowest = seconds[0], seconds[-1]
    print(f"From ./hrajme to the first page: {fastest:.2f} to {slowest:.2f} s in {STARTS} starts")


if __name__ == "__main__":
    start_fresh() if "--fresh" in sys.argv[1:] else start_again()
