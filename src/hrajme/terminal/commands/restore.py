"""``hrajme restore FILE``: the room as it was in a backup, while it may be open; what was there is kept."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path

from hrajme.language import Language
from hrajme.terminal.progress import progress_bar


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("file", metavar="FILE", help=language.say("terminal-help-restore_file"))
    parser.add_argument("--db", metavar="sqlite:///FILE", help=language.say("terminal-help-room_db"))


def run(args: Namespace, language: Language) -> int:
    """Raises StoreError; then everything is as it was."""
    from hrajme.store import parse_address, restore
    from hrajme.terminal.commands.serve import usual_database

    path = parse_address(args.db or usual_database(os.environ))
    kept = keep_present(path, language)
    with progress_bar(language.say("terminal-restore-progress")) as on_progress:
        count = restore(Path(args.file), path, on_progress)
    print(language.say("terminal-restore-done", count=count))
    if kept is not None:
        print(language.say("terminal-restore-kept", path=str(kept)))
    return 0


def keep_present(path: Path, language: Language) -> Path | None:
    """A backup of what is there now, for who takes the wrong file; None where nothing is."""
    from hrajme.store import back_up

    if not path.exists():
        return None
    kept = path.with_name(f"{path.name}-before-{datetime.now():%Y%m%d-%H%M%S-%f}")
    with progress_bar(language.say("terminal-backup-progress")) as on_progress:
        back_up(path, kept, on_progress)
    return kept
