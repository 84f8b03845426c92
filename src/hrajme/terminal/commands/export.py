"""``hrajme export LOG``: a game from its log, as a file that other programs read."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hrajme.core import Game
from hrajme.core.record import FileFormat
from hrajme.language import HrajmeError, Language
from hrajme.table.records import record_of
from hrajme.terminal.logs import open_log


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("log", metavar="LOG", help=say("replay_log"))
    parser.add_argument("--as", dest="format", metavar="FORMAT", help=say("export_as"))
    parser.add_argument("--out", metavar="FILE", help=say("log_out"))


def run(args: Namespace, language: Language) -> int:
    """Raises HrajmeError for a log without such files, or a file that is there already."""
    table = open_log(Path(args.log)).table
    format = find_format(table.game, args.format, args.out, language)
    text = format.write(record_of(table))
    if args.out is None:
        sys.stdout.write(text)
        return 0
    write_file(Path(args.out), text)
    print(language.say("terminal-export-written", path=args.out))
    return 0


def find_format(game: Game, name: str | None, path: str | None, language: Language) -> FileFormat:
    """The format of this name, else that of the file's ending, else the usual one."""
    title = language.say(f"{game.key}-name")
    if not game.files:
        raise HrajmeError("terminal-error-no_files", game=title)
    ending = Path(path or "").suffix.removeprefix(".").lower()
    chosen = (name or (ending if ending in game.files else next(iter(game.files)))).lower()
    if chosen not in game.files:
        known = ", ".join(game.files)
        raise HrajmeError("terminal-error-no_such_format", game=title, format=chosen, known=known)
    return game.files[chosen]


def write_file(path: Path, text: str) -> None:
    """A new file; what is there already stays."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise HrajmeError("terminal-error-file_exists", name=str(path)) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise HrajmeError("terminal-error-file_write", name=str(path), problem=problem) from error
