"""Programs that the bootstrap runs: none outlives it, whenever a signal comes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A signal that another thread takes leaves the read of the main thread alone, as one does that comes in the
# instant before the read begins.
INTERRUPTED = """
import signal, sys, threading
sys.path.insert(0, {tools!r})
from bootstrap.running import run

def interrupt(line):
    print(line, end="", flush=True)
    itself = lambda: signal.pthread_kill(threading.get_ident(), signal.SIGTERM)
    threading.Timer(0.1, itself).start()

signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
linger = "import os, time; print(os.getpid(), flush=True); time.sleep(1000)"
run([sys.executable, "-c", linger], failure="", heed=interrupt)
"""


def test_a_signal_that_does_not_wake_the_reader_is_heeded(until_ended: Callable[[int], None]) -> None:
    code = INTERRUPTED.format(tools=str(ROOT / "tools"))
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert process.returncode == 143, process.stderr
    until_ended(int(process.stdout))
