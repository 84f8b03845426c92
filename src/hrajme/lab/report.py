"""Report: what a simulation found out."""

from __future__ import annotations

from typing import Any

import msgspec

from hrajme.core import Budget, Game
from hrajme.lab.interval import Estimate, estimate_mean, estimate_share, mean_of
from hrajme.lab.tally import Tally


class Length(msgspec.Struct, frozen=True):
    """Moves of a game, those of chance included."""

    mean: float
    shortest: int
    longest: int


class Standing(msgspec.Struct, frozen=True):
    """How one player fared. ``seat`` is None when the players changed seats or all fared alike."""

    bot: str
    seat: int | None
    points: Estimate
    wins: int
    shared_wins: int
    win_rate: Estimate
    histogram: dict[int, int]


class Setup(msgspec.Struct, frozen=True):
    """What is simulated. Everything a worker needs, as plain values."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    rotate: bool
    budget: Budget


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that a simulation found out.

    ``together``: in every game all seats had the same points and won or lost as one, so there is a single
    standing for all of them. ``games`` are those that were finished, ``asked`` those that were wanted.
    """

    game: str
    rules_version: int
    games: int
    asked: int
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    rotate: bool
    budget: Budget
    form: str
    together: bool
    standings: tuple[Standing, ...]
    reasons: dict[str, int]
    length: Length
    rounds: Estimate | None
    seconds: float
    games_per_second: float

    @property
    def interrupted(self) -> bool:
        return self.games < self.asked


def make_report(game: Game, setup: Setup, tally: Tally, asked: int, form: str, seconds: float) -> Report:
    """The report of a tally with at least one game."""
    together = setup.seats > 1 and tally.divided == 0
    reasons = sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))
    return Report(
        **msgspec.structs.asdict(setup),
        rules_version=game.rules_version,
        games=tally.games,
        asked=asked,
        form=form,
        together=together,
        standings=make_standings(setup, tally, together),
        reasons={game.position.REASONS[reason]: times for reason, times in reasons},
        length=Length(mean_of(tally.moves), min(tally.moves), max(tally.moves)),
        rounds=estimate_mean(tally.rounds) if tally.rounds else None,
        seconds=seconds,
        games_per_second=tally.games / seconds if seconds > 0 else 0.0,
    )


def make_standings(setup: Setup, tally: Tally, together: bool) -> tuple[Standing, ...]:
    if together:
        return (make_standing(" + ".join(dict.fromkeys(setup.bots)), None, tally, 0),)
    seats = [None if setup.rotate else place for place in range(setup.seats)]
    return tuple(
        [make_standing(setup.bots[place], seats[place], tally, place) for place in range(setup.seats)]
    )


def make_standing(bot: str, seat: int | None, tally: Tally, place: int) -> Standing:
    return Standing(
        bot=bot,
        seat=seat,
        points=estimate_mean(tally.points[place]),
        wins=tally.wins[place],
        shared_wins=tally.shared_wins[place],
        win_rate=estimate_share(tally.wins[place], tally.games),
        histogram=dict(sorted(tally.points[place].items())),
    )
