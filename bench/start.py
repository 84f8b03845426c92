"""How long it takes from the command ``./hrajme`` to the first page, on a machine where it has run before.

python bench/start.py
"""

from __future__ import annotations

import socket
import subprocess
import tempfile
import time
import urllib.request
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


def start_once() -> float:
    """The seconds until the page is there."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [ROOT / "hrajme", "serve", "--host", "127.0.0.1", "--port", str(port)]
        started = time.monotonic()
        room = subprocess.Popen([*command, "--db", f"sqlite:///{folder}/room.db"], stdout=subprocess.DEVNULL)
        try:
            wait_for_page(f"http://127.0.0.1:{port}/")
            return time.monotonic() - started
        finally:
            room.terminate()
            room.wait()


def main() -> None:
    start_once()  # What is not prepared yet is made here, and not counted.
    seconds = sorted(start_once() for _ in range(STARTS))
    fastest, slowest = seconds[0], seconds[-1]
    print(f"From ./hrajme to the first page: {fastest:.2f} to {slowest:.2f} s in {STARTS} starts")


if __name__ == "__main__":
    main()
