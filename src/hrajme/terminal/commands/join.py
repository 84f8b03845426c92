"""``hrajme join LINK``: a table of a room that runs elsewhere, on a screen or line by line."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from typing import TYPE_CHECKING

from hrajme.language import Language
from hrajme.terminal.arguments import UsageError
from hrajme.terminal.background import Look
from hrajme.terminal.commands.play import add_theme, is_screen
from hrajme.terminal.settings import choose_look

if TYPE_CHECKING:
    from hrajme.table import TableView
    from hrajme.terminal.remote.link import Link
    from hrajme.terminal.remote.table import RemoteTable

INTERRUPTED = 130


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-join_{name}")

    parser.add_argument("link", metavar="LINK", help=say("link"))
    parser.add_argument("--server", metavar="URL", help=say("server"))
    parser.add_argument("--name", metavar="NAME", help=say("name"))
    parser.add_argument("--watch", action="store_true", help=say("watch"))
    parser.add_argument("--plain", action="store_true", help=language.say("terminal-help-play_plain"))
    add_theme(parser, language)


def run(args: Namespace, language: Language) -> int:
    from hrajme.terminal.remote.link import read_link

    link = find_table(read_link(args.link, args.server))
    cookie = introduce(link, args, language)
    # Without a look there are lines.
    look = None if args.plain or not is_screen() else choose_look(args.theme, os.environ)
    try:
        code = asyncio.run(join(link, cookie, language, look, watch=args.watch))
    except KeyboardInterrupt:
        code = INTERRUPTED
    print(language.say("terminal-join_again", link=str(link)))
    return code


def find_table(link: Link) -> Link:
    """The link that stays good: a short code is one's way in, not the table's address."""
    from hrajme.terminal.remote.link import Link
    from hrajme.terminal.remote.requests import Requests

    return Link(link.server, Requests(link.server).get_table(link.code).code)


def introduce(link: Link, args: Namespace, language: Language) -> str:
    """Become a guest of the room, the same one as before; the cookie."""
    from hrajme.terminal.remote.guests import GuestBook
    from hrajme.terminal.remote.requests import Requests

    book = GuestBook.usual(os.environ)
    name = args.name or book.last_name(link.server) or ask_name(language)
    requests = Requests(link.server, book.cookie(link.server, name))
    requests.put_name(name)
    book.keep(link.server, name, requests.cookie)
    return requests.cookie


def ask_name(language: Language) -> str:
    """The name by which others shall know the player; raises UsageError where nobody can be asked."""
    name = ""
    if sys.stdin.isatty():
        print(language.say("terminal-your_name"), end=" ", flush=True)
        name = sys.stdin.readline().strip()
    if not name:
        raise UsageError("terminal-usage-name")
    return name


async def join(link: Link, cookie: str, language: Language, look: Look | None, *, watch: bool) -> int:
    from hrajme.terminal.remote.table import RemoteTable

    table = RemoteTable(link, cookie)
    life = asyncio.create_task(table.run())
    try:
        await until(table.arrived, life)
        if not watch:
            await sit_down(table, life)
        return await play(table, language, life, look)
    finally:
        life.cancel()


async def until(event: asyncio.Event, life: asyncio.Task[None]) -> None:
    """Wait for *event*; raises what ends the table's *life* before."""
    waiting = asyncio.create_task(event.wait())
    await asyncio.wait([waiting, life], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if life.done():
        life.result()


async def sit_down(table: RemoteTable, life: asyncio.Task[None]) -> None:
    """At one's own seat where a bot plays on, or at a free one; somebody else may be faster."""
    from hrajme.table.commands import Sit
    from hrajme.terminal.remote.table import ME

    for _ in table.view(ME).seats:
        seat = find_seat(table.view(ME))
        if seat is None:
            return
        table.send(ME, partial(Sit, seat))
        await until(table.answered, life)


def find_seat(view: TableView) -> int | None:
    """Where this person should sit down; None for who sits already, or when all is taken."""
    kinds = [sitter.kind for sitter in view.seats]
    if view.seat is not None:
        return view.seat if kinds[view.seat] == "stand_in" else None
    return kinds.index("empty") if "empty" in kinds else None


async def play(table: RemoteTable, language: Language, life: asyncio.Task[None], look: Look | None) -> int:
    if look is None:
        from hrajme.terminal.remote.plain import play_lines

        return await play_lines(table, language, life)
    from hrajme.terminal.screen.join import show

    return await show(table, language, life, look)
