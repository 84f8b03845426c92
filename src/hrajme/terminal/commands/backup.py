"""``hrajme backup FILE``: a copy of the room's database, of one moment, while the room may be open."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hrajme.language import Language
from hrajme.terminal.progress import progress_bar

MEGABYTE = 1_000_000


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("file", metavar="FILE", help=language.say("terminal-help-backup_file"))
    parser.add_argument("--db", metavar="sqlite:///FILE", help=language.say("terminal-help-room_db"))


def run(args: Namespace, language: Language) -> int:
    """Raises StoreError, also for a file that is there already."""
    from hrajme.store import back_up, parse_address
    from hrajme.terminal.commands.serve import usual_database

    path, target = parse_address(args.db or usual_database(os.environ)), Path(args.file)
    with progress_bar(language.say("terminal-backup-progress")) as on_progress:
        back_up(path, target, on_progress)
    megabytes = round(target.stat().st_size / MEGABYTE, 1)
    print(language.say("terminal-backup-done", path=str(target), megabytes=megabytes))
    return 0
