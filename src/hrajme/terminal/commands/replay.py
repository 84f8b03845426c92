"""``hrajme replay LOG``: a game told again, as a spectator or as one seat saw it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from hrajme.core import CHANCE, BadSeats, Game, Position
from hrajme.core.log import Log
from hrajme.language import Language
from hrajme.terminal.arguments import whole_number
from hrajme.terminal.logs import open_log
from hrajme.terminal.seats import name_chairs, read_chairs


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-replay_{name}")

    parser.add_argument("log", metavar="LOG", help=say("log"))
    parser.add_argument("--as", dest="viewer", metavar="N", type=whole_number, help=say("as"))
    parser.add_argument("--step", action="store_true", help=say("step"))
    parser.add_argument("--check", action="store_true", help=say("check"))
    parser.add_argument("--plain", action="store_true", help=language.say("terminal-help-play_plain"))


def run(args: Namespace, language: Language) -> int:
    game, log = open_log(Path(args.log))
    viewer = read_viewer(args.viewer, len(log.head.seats))
    # Everything is checked before anything is told.
    last = log.last_position(game)
    if not args.check:
        wait = wait_for_enter if args.step else pass_on
        Teller(game, log, language, viewer, args.plain).tell(wait)
    print(describe_end(game, log, last, language))
    return 0


def read_viewer(number: int | None, seats: int) -> int | None:
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise BadSeats("terminal-error-no_such_seat", seat=number, seats=seats)
    return number - 1


def describe_end(game: Game, log: Log, last: Position, language: Language) -> str:
    """Whether the game is whole, and how many moves were made."""
    count = sum(played.seat != CHANCE for played in log.played)
    if last.outcome() is None:
        return language.say("terminal-replay-unfinished", count=count)
    sealed = "terminal-replay-sealed" if log.outcome is not None else "terminal-replay-unsealed"
    return language.say(sealed, count=count)


def pass_on() -> None:
    pass


def wait_for_enter() -> None:
    sys.stdout.flush()
    sys.stdin.readline()


class Teller:
    """Tells a log move by move, with the board whenever the turn goes on to another seat."""

    def __init__(self, game: Game, log: Log, language: Language, viewer: int | None, plain: bool) -> None:
        from hrajme.terminal.board import WIDTH, board_of
        from hrajme.terminal.page import make_console

        self.game, self.log, self.language, self.viewer, self.plain = game, log, language, viewer, plain
        self.names = name_chairs(read_chairs(game, log.head.seats), language, viewer)
        self.board, self.width = board_of(game), WIDTH
        self.console = make_console()

    def tell(self, wait: Callable[[], None]) -> None:
        mover = CHANCE
        position = self.log.start(self.game)
        for position, played, move in self.log.replay(self.game):
            if played.seat not in (CHANCE, mover):
                mover = played.seat
                self.show(position)
                wait()
            for sentence in self.game.story.tell(position, played.seat, move, self.viewer):
                self.console.print(self.language.tell(sentence, self.names, self.viewer), markup=False)
        self.show(position)

    def show(self, position: Position) -> None:
        view = position.view(self.viewer)
        if self.plain:
            lines = self.board.describe(view, self.language, self.names)
            self.console.print("\n".join(["", *lines, ""]), markup=False)
        else:
            self.console.print()
            self.console.print(self.board.draw(view, self.language, self.names, self.width))
            self.console.print()
