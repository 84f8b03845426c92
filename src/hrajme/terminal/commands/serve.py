"""``hrajme serve``: opens the room, for the browsers of this machine and of everybody on the same network."""

from __future__ import annotations

import os
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from hrajme.language import HrajmeError, Language

EVERYWHERE = "0.0.0.0"
# A scanner needs light on dark, whatever the colours of the terminal are.
LIGHT_ON_DARK, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def told(name: str) -> str:
        return language.say(f"terminal-help-serve_{name}")

    parser.add_argument("--host", default=EVERYWHERE, metavar="H", help=told("host"))
    parser.add_argument("--port", type=int, metavar="P", help=told("port"))
    parser.add_argument("--db", metavar="sqlite:///FILE", help=told("db"))
    parser.add_argument("--bot-pause", type=float, metavar="SECONDS", help=told("bot_pause"))
    parser.add_argument("--proxy", metavar="ADDRESS", help=told("proxy"))
    parser.add_argument("--log-json", action="store_true", help=told("log_json"))


def run(args: Namespace, language: Language) -> int:
    """Serve until a signal comes. Raises HrajmeError for what cannot be."""
    from hrajme.room import Settings
    from hrajme.server import logs, serving
    from hrajme.server.limits import Limits, read_proxies
    from hrajme.server.listening import listen

    address = args.db or usual_database(os.environ)
    limits = Limits() if args.proxy is None else Limits(proxies=read_proxies(args.proxy))
    listener = listen(args.host, args.port)
    logs.set_up(json=args.log_json)
    pause = args.bot_pause
    settings = Settings() if pause is None else Settings(bot_pause_seconds=pause, show_pause_seconds=pause)
    with listener:
        ready = partial(welcome, args, language, address, listener)
        serving.run(address, listener, ready, settings, limits)
    return 0


def usual_database(environment: Mapping[str, str]) -> str:
    """A file of this user, by the XDG rules; its folder is made. Raises HrajmeError."""
    data = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "hrajme"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise HrajmeError("server-error-no_folder", folder=str(folder), problem=problem) from error
    return f"sqlite:///{folder / 'room.db'}"


def welcome(args: Namespace, language: Language, address: str, listener: socket.socket) -> None:
    """Say where the room is, how the others come in, where it is kept and how to end it."""
    from hrajme.server.listening import USUAL_PORT, find_addresses

    here, outside = find_addresses(listener)
    port = listener.getsockname()[1]
    lines = [language.say("terminal-serve-open", address=here)]
    if args.port is None and port != USUAL_PORT:
        lines.insert(0, language.say("terminal-serve-other_port", usual=str(USUAL_PORT), port=str(port)))
    if outside is not None:
        lines.append(language.say("terminal-serve-outside", address=outside))
    print("\n".join(lines))
    if outside is not None and sys.stdout.isatty():
        print(draw_code(outside))
    print(language.say("terminal-serve-kept", file=address.removeprefix("sqlite:///")))
    print(language.say("terminal-serve-stop"), flush=True)


def draw_code(address: str) -> str:
    """The address as a QR code of half blocks."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(out=drawn, border=2, compact=True)
    return "\n".join(f"{LIGHT_ON_DARK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())
