"""Compiles the rules behind a room that is open already: the bots go over to them when all are there.

It ends with the room, and holds nobody up: whoever starts meanwhile runs the plain form.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from bootstrap import build
from bootstrap.gate import alone
from bootstrap.progress import keep_to_lines, say

# The room comes first.
NICENESS = 10
LOOK_SECONDS = 0.5
WAITING = "Another ./hrajme is compiling the rules"
DONE = "The rules are compiled: from now on bots think at full speed."


def begin() -> None:
    """Start it as a process of its own, beside the program that this one will turn into."""
    say("The room opens with the plain rules; bots think slowly until they are compiled.")
    subprocess.Popen(
        [sys.executable, "-m", "bootstrap.builder", str(os.getpid())],
        cwd=Path(__file__).resolve().parents[1],
        stdin=subprocess.DEVNULL,
    )


def main(room: int) -> None:
    keep_to_lines()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=end_with, args=(room,), daemon=True).start()
    with alone(unless=build.is_settled, waiting=WAITING) as is_alone:
        if is_alone and not build.is_settled() and build.build():
            say(DONE)


def end_with(room: int) -> None:
    """In a thread: when the room is gone, interrupt what we do."""
    while os.getppid() == room:
        time.sleep(LOOK_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(1)
