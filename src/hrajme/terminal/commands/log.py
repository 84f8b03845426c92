"""``hrajme log CODE``: a table of a room taken out into a file, which can be replayed and played on."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hrajme.language import Language
from hrajme.table.log import KeptLog, read_lines, write_event, write_seal
from hrajme.terminal.arguments import UsageError
from hrajme.terminal.logs import LogProblem, write_log


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def told(name: str) -> str:
        return language.say(f"terminal-help-log_{name}")

    parser.add_argument("code", metavar="CODE", help=told("code"))
    parser.add_argument("--db", metavar="sqlite:///FILE", help=language.say("terminal-help-room_db"))
    parser.add_argument("--out", metavar="FILE", help=told("out"))


def run(args: Namespace, language: Language) -> int:
    """Raises HrajmeError for a table that there is not, or a file that is there already."""
    kept = asyncio.run(fetch(args))
    events, is_over = kept.table.log, kept.table.line.outcome is not None
    if args.out is None:
        lines = [write_event(event) for event in events]
        sys.stdout.write(b"".join([*lines, write_seal(lines)] if is_over else lines).decode())
        return 0
    path = Path(args.out)
    if path.exists():
        raise LogProblem("terminal-error-log_exists", name=str(path))
    write_log(path, events, is_sealed=is_over)
    print(language.say("terminal-log-written", count=len(events), path=str(path)))
    return 0


async def fetch(args: Namespace) -> KeptLog:
    from hrajme.room.codes import read_code
    from hrajme.store import open_store
    from hrajme.terminal.commands.serve import usual_database

    code = read_code(args.code)
    if code is None:
        raise UsageError("terminal-usage-bad_code", code=args.code)
    store = await open_store(args.db or usual_database(os.environ))
    try:
        stored = await store.read(code)
    finally:
        await store.close()
    return read_lines(code, [event.content + b"\n" for event in stored])
