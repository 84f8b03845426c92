"""``hrajme learn GAME``: the first steps of a game, with a bot that says why it moves."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hrajme.language import Language
from hrajme.terminal.commands.play import add_theme, play


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("game", metavar="GAME", help=language.say("terminal-help-game"))
    parser.add_argument("--plain", action="store_true", help=language.say("terminal-help-play_plain"))
    parser.add_argument("--fast", action="store_true", help=language.say("terminal-help-play_fast"))
    add_theme(parser, language)


def run(args: Namespace, language: Language) -> int:
    from hrajme.terminal.setup import learn_setup

    setup = learn_setup(args.game)
    return play(setup, setup.open(), args, language)
