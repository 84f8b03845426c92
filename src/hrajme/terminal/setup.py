"""What is to be played: read from the command line, used for the first game and for another one."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from hrajme import games
from hrajme.core import BadOption, Game, Options, Position
from hrajme.core.first_steps import gentle_level
from hrajme.core.options import option_kinds, read_options
from hrajme.table.errors import NoFirstSteps
from hrajme.table.timing import TimeControl, read_control
from hrajme.terminal.arguments import UsageError
from hrajme.terminal.local import LocalTable, new_seed, new_table, resume_table
from hrajme.terminal.logs import free_path, usual_path
from hrajme.terminal.seats import Chair, read_chairs, usual_chairs


@dataclass(frozen=True)
class Setup:
    """A game, who plays it and by which options; its log and its chance, where they are asked for."""

    game: Game
    chairs: Sequence[Chair]
    options: Options
    path: Path | None = None
    seed: int | None = None
    is_again: bool = False
    clock: TimeControl | None = None
    first_steps: bool = False

    def open(self) -> LocalTable:
        """A new game; raises TableError or LogProblem."""
        path = self.path or usual_path(self.game, os.environ, datetime.now())
        path = free_path(path) if self.is_again else path
        seed = new_seed() if self.seed is None else self.seed
        steps = self.first_steps
        return new_table(self.game, self.chairs, self.options, path, seed, self.clock, first_steps=steps)

    def another(self) -> Setup:
        """The same once more: a file of its own, with a number, and a chance of its own.

        Whoever has made the first steps plays the game itself, from its usual beginning.
        """
        options = self.game.options() if self.first_steps else self.options
        seed = None if self.seed is None else self.seed + 1
        return replace(self, options=options, first_steps=False, is_again=True, seed=seed)


def open_setup(args: Namespace) -> tuple[Setup, LocalTable]:
    """What the command line asks for, begun or resumed."""
    if args.resume is not None:
        return resume(args)
    if args.game is None:
        raise UsageError("terminal-usage-which_game", known=", ".join(games.keys()))
    game = games.find(args.game)
    options = read_options(game.options, read_pairs(args.option))
    chairs = usual_chairs(game) if args.seats is None else read_chairs(game, args.seats.split(","))
    path = None if args.log is None else Path(args.log)
    setup = Setup(game, chairs, options, path, args.seed, clock=read_clock(args.clock))
    return setup, setup.open()


def learn_setup(key: str) -> Setup:
    """The first steps of a game; raises UnknownGame, or NoFirstSteps where it has none."""
    game = games.find(key)
    script = game.first_steps
    if script is None:
        raise NoFirstSteps
    bots = [Chair(level=gentle_level(game.levels))] * (script.seats - 1)
    options = read_options(game.options, script.options)
    return Setup(game, [Chair(), *bots], options, first_steps=True)


def resume(args: Namespace) -> tuple[Setup, LocalTable]:
    for name in ("seats", "option", "log", "clock"):
        if getattr(args, name):
            raise UsageError("terminal-usage-together", name=f"--{name}", other="--resume")
    table, chairs = resume_table(Path(args.resume), new_seed() if args.seed is None else args.seed)
    if args.game not in (None, table.game.key):
        table.close()
        raise UsageError("terminal-usage-other_game", game=args.game, found=table.game.key)
    clock = table.table.clock.control
    return Setup(table.game, chairs, table.position.options, None, args.seed, clock=clock), table


def start_from(game: Game, start: str | None, pairs: Sequence[str], seats: int | None = None) -> Position:
    """The first position of a game, from a written one if it is named; for the fewest seats if none are."""
    options = read_pairs(pairs)
    if start is not None:
        if "start" not in option_kinds(game.options):
            raise UsageError("terminal-usage-no_start")
        options["start"] = start
    return game.start(game.seats[0] if seats is None else seats, options)


def read_clock(text: str | None) -> TimeControl | None:
    """The time control, if there is to be one; raises UsageError."""
    control = None if text is None else read_control(text)
    if text is not None and control is None:
        raise UsageError("terminal-usage-clock", text=text)
    return control


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """Options as they are written, ``expert=yes``."""
    read = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("terminal-error-option_form", option=pair)
        read[name.strip()] = value.strip()
    return read
