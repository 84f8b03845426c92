"""``hrajme replay LOG``: a game told again, as a spectator or as one seat saw it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from hrajme.core import CHANCE, Position
from hrajme.language import Language, Sentence
from hrajme.table import Table
from hrajme.table.events import Ended, Played, Rematched, TakenBack
from hrajme.table.line import Line
from hrajme.table.log import KeptLog
from hrajme.table.story import tell_event
from hrajme.terminal.arguments import whole_number
from hrajme.terminal.logs import open_log
from hrajme.terminal.seats import name_sitters, read_viewer


def add_arguments(parser: ArgumentParser, language: Language) -> None:
    def say(name: str) -> str:
        return language.say(f"terminal-help-replay_{name}")

    parser.add_argument("log", metavar="LOG", help=say("log"))
    parser.add_argument("--as", dest="viewer", metavar="N", type=whole_number, help=say("as"))
    parser.add_argument("--step", action="store_true", help=say("step"))
    parser.add_argument("--check", action="store_true", help=say("check"))
    parser.add_argument("--plain", action="store_true", help=language.say("terminal-help-play_plain"))


def run(args: Namespace, language: Language) -> int:
    # Everything is checked before anything is told.
    kept = open_log(Path(args.log))
    viewer = read_viewer(args.viewer, kept.table.line.count)
    if not args.check:
        wait = wait_for_enter if args.step else pass_on
        Teller(kept.table, language, viewer, args.plain).tell(wait)
    print(describe_end(kept, language))
    return 0


def describe_end(kept: KeptLog, language: Language) -> str:
    """Whether the game is whole, and how many moves were made."""
    count = sum(step.seat != CHANCE for step in kept.table.line.steps)
    if kept.table.line.outcome is None:
        return language.say("terminal-replay-unfinished", count=count)
    return language.say(f"terminal-replay-{'sealed' if kept.is_sealed else 'unsealed'}", count=count)


def pass_on() -> None:
    pass


def wait_for_enter() -> None:
    sys.stdout.flush()
    sys.stdin.readline()


class Teller:
    """Tells a log event by event, with the board whenever the turn goes on to another seat."""

    def __init__(self, table: Table, language: Language, viewer: int | None, plain: bool) -> None:
        from hrajme.terminal.board import HEIGHT, WIDTH, board_of, rest
        from hrajme.terminal.page import make_console

        self.table, self.language, self.viewer, self.plain = table, language, viewer, plain
        person = None if viewer is None else table.seats.places[viewer].person
        self.names = name_sitters(table.view(person).seats, language)
        self.board, self.size, self.rest = board_of(table.game), (WIDTH, HEIGHT), rest
        self.console = make_console()
        self.line = Line(table.opened)
        self.mover = CHANCE

    def tell(self, wait: Callable[[], None]) -> None:
        for event in self.table.log:
            if isinstance(event, Played):
                self.tell_move(event, wait)
            else:
                self.line.on(event)
                if isinstance(event, TakenBack):
                    # At a terminal persons may have no name to be told by.
                    self.tell_all([Sentence("terminal-taken_back", {"player": event.seat})])
                elif isinstance(event, Ended | Rematched):
                    self.tell_all(tell_event(event, self.table.seats))
        if self.line.position is not None:
            self.show(self.line.position)

    def tell_move(self, event: Played, wait: Callable[[], None]) -> None:
        before = self.line.now().copy()
        if event.seat not in (CHANCE, self.mover):
            self.mover = event.seat
            self.show(before)
            wait()
        self.line.on(event)
        move, after = self.line.steps[-1].move, self.line.now()
        self.tell_all(self.table.game.story.tell(before, event.seat, move, after, self.viewer))

    def tell_all(self, sentences: Iterable[Sentence]) -> None:
        for sentence in sentences:
            self.console.print(self.language.tell(sentence, self.names, self.viewer), markup=False)

    def show(self, position: Position) -> None:
        view = position.view(self.viewer)
        view = view if self.line.outcome is None else self.rest(view, self.table.game)
        if self.plain:
            lines = self.board.describe(view, self.language, self.names)
            self.console.print("\n".join(["", *lines, ""]), markup=False)
        else:
            self.console.print()
            self.console.print(self.board.draw(view, self.language, self.names, *self.size))
            self.console.print()
