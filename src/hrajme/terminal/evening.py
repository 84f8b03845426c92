"""An evening by lines: a game, perhaps another, and at the end where the log is."""

from __future__ import annotations

import sys

from hrajme.language import Language
from hrajme.terminal.endings import closing_line
from hrajme.terminal.plain import PlainFace
from hrajme.terminal.setup import Setup
from hrajme.terminal.table import Table

INTERRUPTED = 130


def play_plain(setup: Setup, table: Table, language: Language) -> int:
    """Games by lines on the standard streams; the exit code."""
    while True:
        try:
            ended = PlainFace(table, language, read_line, write_line).play()
        except KeyboardInterrupt:
            write_line("")
            write_line(closing_line(table, language))
            return INTERRUPTED
        finally:
            table.close()
        write_line(closing_line(table, language))
        if not (ended and wants_another(language)):
            return 0
        setup = setup.another()
        table = setup.open()


def wants_another(language: Language) -> bool:
    if not sys.stdin.isatty():
        return False
    write_line(language.say("terminal-plain-another"))
    return (read_line() or "").strip().lower() == "n"


def read_line() -> str | None:
    if sys.stdin.isatty():
        sys.stdout.write("> ")
    sys.stdout.flush()
    return sys.stdin.readline() or None


def write_line(line: str) -> None:
    print(line)
