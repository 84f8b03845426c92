"""``hrajme tidy``: old tables leave the room's database, while the room may be open."""

from __future__ import annotations

import asyncio
import os
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hrajme.language import Language
from hrajme.store import Store, TableRow
from hrajme.terminal.arguments import UsageError
from hrajme.terminal.progress import progress_bar

USUAL_DAYS = 90
DAY_MS = 24 * 3600 * 1000


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def told(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("--days", type=int, default=USUAL_DAYS, metavar="N", help=told("tidy_days"))
    parser.add_argument("--most", type=int, metavar="N", help=told("tidy_most"))
    parser.add_argument("--dry-run", action="store_true", help=told("tidy_dry_run"))
    parser.add_argument("--db", metavar="sqlite:///FILE", help=told("room_db"))


def run(args: Namespace, language: Language) -> int:
    """Raises UsageError and StoreError."""
    for name, value in (("--days", args.days), ("--most", args.most)):
        if value is not None and value < 0:
            raise UsageError("terminal-usage-not_a_number", name=name, value=str(value))
    count = asyncio.run(tidy(args, language))
    said = "terminal-tidy-found" if args.dry_run else "terminal-tidy-done"
    print(language.say(said, count=count))
    return 0


async def tidy(args: Namespace, language: Language) -> int:
    """How many tables are gone, or would go."""
    from hrajme.store import NoDatabase, open_store, parse_address
    from hrajme.terminal.commands.serve import usual_database

    address = args.db or usual_database(os.environ)
    path: Path = parse_address(address)
    if not path.exists():
        raise NoDatabase(path.name)
    store = await open_store(address)
    try:
        old = await find_old(store, args, language)
        return len(old) if args.dry_run else await remove(store, old, language)
    finally:
        await store.close()


async def find_old(store: Store, args: Namespace, language: Language) -> list[TableRow]:
    from hrajme.room import tidying

    before_ms = time.time_ns() // 1_000_000 - args.days * DAY_MS
    with progress_bar(language.say("terminal-tidy-looking")) as on_progress:
        return await tidying.find_old(store, before_ms, args.most, lambda done: on_progress(done, None))


async def remove(store: Store, old: list[TableRow], language: Language) -> int:
    from hrajme.room import tidying

    with progress_bar(language.say("terminal-tidy-removing")) as on_progress:
        return await tidying.remove(store, old, lambda done: on_progress(done, len(old)))
