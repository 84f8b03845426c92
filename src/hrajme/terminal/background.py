"""Whether the terminal is light or dark: by asking it, or by what it told the environment."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Mapping
from typing import Literal

Look = Literal["light", "dark"]

# What colour is your background? And who are you: every terminal answers this, so that we need not wait.
QUESTION = b"\x1b]11;?\x1b\\\x1b[c"
COLOUR = re.compile(rb"\]11;rgba?:([0-9a-f]+)/([0-9a-f]+)/([0-9a-f]+)", re.IGNORECASE)
WHO = re.compile(rb"\x1b\[\?[0-9;]*c")
# A terminal at the other end of a slow line; what comes later yet is not heard (`screen.late`).
PATIENCE_SECONDS = 0.6
# Who has begun to answer is heard out, but somebody who leans on a key is not.
PAUSE_SECONDS = 0.1
LONGEST_SECONDS = 1.5


def find_look(environment: Mapping[str, str]) -> Look:
    """As the terminal says; dark where it says nothing."""
    return read_answer(ask_terminal()) or read_environment(environment.get("COLORFGBG", "")) or "dark"


def read_answer(answer: bytes) -> Look | None:
    """``]11;rgb:ffff/ffff/ffff``, with one to four digits for each colour."""
    found = COLOUR.search(answer)
    if found is None:
        return None
    red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
    return "light" if 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 else "dark"


def read_environment(colours: str) -> Look | None:
    """``15;0`` or ``0;default;15``: the last one is the background, 7 and from 9 on are light."""
    last = colours.rpartition(";")[2]
    if not last.isdecimal():
        return None
    return "light" if int(last) == 7 or int(last) > 8 else "dark"


def ask_terminal() -> bytes:
    """What the terminal answers; nothing where there is none."""
    if sys.platform == "win32" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return b""
    import termios
    import tty

    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    try:
        tty.setcbreak(stream)
        os.write(sys.stdout.fileno(), QUESTION)
        return listen(stream)
    finally:
        termios.tcsetattr(stream, termios.TCSANOW, before)


def listen(stream: int) -> bytes:
    """Read until it has said who it is, or for as long as we have patience."""
    answer, begun = b"", time.monotonic()
    until = begun + PATIENCE_SECONDS
    while not WHO.search(answer) and (left := until - time.monotonic()) > 0:
        if not select.select([stream], [], [], left)[0]:
            continue
        if not (read := os.read(stream, 1024)):
            break
        answer += read
        until = min(begun + LONGEST_SECONDS, max(until, time.monotonic() + PAUSE_SECONDS))
    return answer
