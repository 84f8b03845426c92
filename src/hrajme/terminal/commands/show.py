"""``hrajme show GAME POSITION``: a position that is written down, drawn as a board."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hrajme.games import find
from hrajme.language import Language
from hrajme.terminal.arguments import whole_number


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-{name}")

    parser.add_argument("game", metavar="GAME", help=say("game"))
    parser.add_argument("start", metavar="POSITION", nargs="?", help=say("show_position"))
    parser.add_argument("--as", dest="viewer", metavar="N", type=whole_number, help=say("show_as"))
    parser.add_argument("--option", metavar="K=V", action="append", default=[], help=say("play_option"))
    parser.add_argument("--plain", action="store_true", help=say("play_plain"))


def run(args: Namespace, language: Language) -> int:
    """Raises HrajmeError for a position that is none, and for a seat that is not there."""
    from hrajme.terminal.board import HEIGHT, WIDTH, board_of
    from hrajme.terminal.page import make_console
    from hrajme.terminal.seats import read_viewer
    from hrajme.terminal.setup import start_from

    game = find(args.game)
    position = start_from(game, args.start, args.option)
    view = position.view(read_viewer(args.viewer, position.seats))
    names = [language.say("terminal-name-player", number=seat + 1) for seat in range(position.seats)]
    if args.plain:
        print("\n".join(board_of(game).describe(view, language, names)))
    else:
        make_console().print(board_of(game).draw(view, language, names, WIDTH, HEIGHT))
    return 0
