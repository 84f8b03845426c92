"""``hrajme rules GAME [RULE]``: the rulebook, or one rule of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hrajme import games
from hrajme.language import Language
from hrajme.terminal.rulebook import find_rule


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    parser.add_argument("game", metavar="GAME", help=language.say("terminal-help-game"))
    parser.add_argument("rule", metavar="RULE", nargs="?", help=language.say("terminal-help-rule"))


def run(args: Namespace, language: Language) -> int:
    game = games.find(args.game)
    if args.rule:
        markdown = find_rule(game, language.code, args.rule)
    else:
        from hrajme.terminal.how_to import write_book

        markdown = write_book(game, language)
    from hrajme.terminal.page import print_markdown

    print_markdown(markdown)
    return 0
