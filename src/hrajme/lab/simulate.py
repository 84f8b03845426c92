"""Simulate: many games between bots, on all cores, and what they add up to.

The seed decides every game: the same seed gives the same report (but for the seconds) on every machine,
with any number of processes, plain or compiled.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

import hrajme
from hrajme.core import NOTHING, BadSeats, Budget, Game, Options
from hrajme.core.options import read_options
from hrajme.lab.games import play_games
from hrajme.lab.report import Report, Setup, make_report
from hrajme.lab.tally import Tally
from hrajme.lab.workers import Parts, better_size, count_cores, spread
from hrajme.language import HrajmeError

# A simulation that is done sooner is not worth the start of other processes.
ALONE_SECONDS = 0.5

Progress = Callable[[int, int], None]


def simulate(
    game: Game,
    *,
    games: int,
    bots: Sequence[str],
    seats: int | None = None,
    options: Options | Mapping[str, Any] | None = None,
    seed: int = 0,
    budget: Budget = NOTHING,
    processes: int | None = None,
    rotate: bool = False,
    on_progress: Progress | None = None,
) -> Report:
    """Let *bots* play so many games; one bot alone plays at every seat.

    *rotate*: the bots move on by one seat after every game, and results belong to bots, not to seats.
    *budget* is what bots that search may spend on a move; with seconds the seed no longer decides everything.
    *on_progress* is told the games finished and wanted. Ctrl-C ends it early with a report of what is
    finished. Raises HrajmeError for what cannot be.
    """
    check_positive(games=games, processes=processes, **msgspec.structs.asdict(budget))
    setup = make_setup(game, bots, seats, options, seed, budget, rotate)
    started = time.perf_counter()
    tally = Tally(setup.seats)
    try:
        for part in play_parts(game, setup, games, processes):
            tally.merge(part)
            if on_progress is not None:
                on_progress(tally.games, games)
    except KeyboardInterrupt:
        if tally.games == 0:
            raise
    form = "compiled" if hrajme.COMPILED else "plain"
    return make_report(game, setup, tally, games, form, time.perf_counter() - started)


def play_parts(game: Game, setup: Setup, games: int, processes: int | None) -> Iterator[Tally]:
    """Tallies that together hold every game once. Without a wish for processes it starts here, and goes
    on with all cores when it takes longer than ALONE_SECONDS."""
    parts = Parts(games)
    size = 1
    if processes is None or processes == 1:
        enough = ALONE_SECONDS if processes is None and count_cores() > 1 else float("inf")
        begun = time.monotonic()
        while time.monotonic() - begun < enough and (part := parts.take(size)):
            started = time.monotonic()
            yield play_games(game, setup, part)
            size = better_size(size, time.monotonic() - started)
    if parts.left():
        yield from spread(setup, parts, size, processes or count_cores())


def make_setup(
    game: Game,
    bots: Sequence[str],
    seats: int | None,
    options: Options | Mapping[str, Any] | None,
    seed: int,
    budget: Budget,
    rotate: bool,
) -> Setup:
    """What is to be simulated, checked. Raises UnknownLevel, BadSeats or BadOption."""
    if not bots:
        raise BadSeats("simulate-error-no_bots")
    for bot in bots:
        game.level(bot)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.seats[0]
    named = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if not isinstance(options, Options):
        options = read_options(game.options, options or {})
    game.start(seats, options)
    if len(named) != seats:
        raise BadSeats("simulate-error-bots", bots=len(bots), seats=seats)
    return Setup(game.key, seats, named, msgspec.to_builtins(options), seed, rotate, budget)


def check_positive(**amounts: float | None) -> None:
    for name, value in amounts.items():
        if value is not None and value <= 0:
            raise HrajmeError("simulate-error-positive", name=name, value=str(value))
