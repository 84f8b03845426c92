"""``hrajme import GAME FILE``: a game from another program's file, as a log to replay and to play on."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path

from hrajme.core.record import Record
from hrajme.games import find
from hrajme.language import HrajmeError, Language
from hrajme.table.records import table_of
from hrajme.terminal.arguments import whole_number
from hrajme.terminal.commands.export import find_format
from hrajme.terminal.logs import LogProblem, usual_path, write_log


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("file", metavar="FILE", help=say("import_file"))
    parser.add_argument("--as", dest="format", metavar="FORMAT", help=say("export_as"))
    parser.add_argument("--number", metavar="N", type=whole_number, default=1, help=say("import_number"))
    parser.add_argument("--log", metavar="FILE", help=say("import_log"))


def run(args: Namespace, language: Language) -> int:
    """Raises HrajmeError for a file that cannot be read, and BadFile for one that is damaged."""
    game = find(args.game)
    format = find_format(game, args.format, args.file, language)
    table = table_of(game, pick(format.read(read_text(Path(args.file))), args.number))
    path = Path(args.log) if args.log else usual_path(game, os.environ, datetime.now())
    if path.exists():
        raise LogProblem("terminal-error-log_exists", name=str(path))
    write_log(path, table.log, is_sealed=table.line.outcome is not None)
    print(language.say("terminal-import-written", count=len(table.line.steps), path=str(path)))
    return 0


def read_text(path: Path) -> str:
    """Old files are often not of UTF-8."""
    try:
        data = path.read_bytes()
    except OSError as error:
        problem = error.strerror or str(error)
        raise HrajmeError("terminal-error-file_unreadable", name=str(path), problem=problem) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def pick(records: list[Record], number: int) -> Record:
    if not 1 <= number <= len(records):
        raise HrajmeError("terminal-error-no_such_number", count=len(records), number=number)
    return records[number - 1]
