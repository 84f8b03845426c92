"""``hrajme play GAME``: a game on this terminal, on a screen or line by line."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from hrajme.language import Language
from hrajme.terminal.arguments import whole_number
from hrajme.terminal.settings import THEMES, choose_look

if TYPE_CHECKING:
    from hrajme.terminal.local import LocalTable
    from hrajme.terminal.setup import Setup

# Seconds after a bot's move, so that it can be followed.
PACE_SECONDS = 0.5


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("game", metavar="GAME", nargs="?", help=say("game"))
    parser.add_argument("--seats", metavar="you,bot:hard", help=say("play_seats"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("play_option"))
    parser.add_argument("--clock", metavar="5+3", help=say("play_clock"))
    parser.add_argument("--seed", metavar="N", type=whole_number, help=say("play_seed"))
    parser.add_argument("--log", metavar="FILE", help=say("play_log"))
    parser.add_argument("--resume", metavar="FILE", help=say("play_resume"))
    parser.add_argument("--plain", action="store_true", help=say("play_plain"))
    parser.add_argument("--fast", action="store_true", help=say("play_fast"))
    add_theme(parser, language)


def add_theme(parser: ArgumentParser, language: Language) -> None:
    """For all commands that show a screen."""
    said = language.say("terminal-help-theme")
    parser.add_argument("--theme", choices=THEMES, metavar="|".join(THEMES), help=said)


def run(args: Namespace, language: Language) -> int:
    from hrajme.terminal.setup import open_setup

    setup, table = open_setup(args)
    return play(setup, table, args, language)


def play(setup: Setup, table: LocalTable, args: Namespace, language: Language) -> int:
    """On a screen, or line by line where there is none."""
    if args.plain or not is_screen():
        from hrajme.terminal.evening import play_plain

        return play_plain(setup, table, language)
    from hrajme.terminal.screen.play import play_on_screen

    hurry = args.fast or os.environ.get("HRAJME_FAST", "") not in ("", "0")
    look = choose_look(args.theme, os.environ)
    return play_on_screen(setup, table, language, 0.0 if hurry else PACE_SECONDS, look)


def is_screen() -> bool:
    """Whether there is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
