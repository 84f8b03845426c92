"""Result: how a game that is over is shown, seat by seat, in the order and the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hrajme.core.outcome import Outcome

# A number, or the id of words of the game.
Cell = int | str
POINTS = "result-points"


class Standing(msgspec.Struct, frozen=True):
    """How one seat did."""

    seat: int
    place: int  # from 1; who did equally well shares one
    cells: tuple[Cell, ...]  # one a column


class Result(msgspec.Struct, frozen=True):
    """All standings, the best first; none where all won or lost together and nothing tells them apart."""

    columns: tuple[str, ...] = ()  # the ids of their words
    standings: tuple[Standing, ...] = ()


# Of a game in which all win or lose together.
TOGETHER = Result()


def rank(
    outcome: Outcome, columns: Sequence[str], cells: Sequence[Sequence[Cell]], merit: Callable[[int], Any]
) -> Result:
    """Winners come first, then who has the greater *merit*; in a draw all share the first place."""
    seats = range(len(outcome.points))
    merits = [(seat in outcome.winners, merit(seat)) for seat in seats]
    best_first = sorted(seats, key=lambda seat: merits[seat], reverse=True)
    places = [1 if outcome.drawn else 1 + sum(each > own for each in merits) for own in merits]
    standings = [Standing(seat, places[seat], tuple(cells[seat])) for seat in best_first]
    return Result(tuple(columns), tuple(standings))


def rank_winners(outcome: Outcome) -> Result:
    """Who has won and who has not, without a number."""
    return rank(outcome, [], [[]] * len(outcome.points), lambda seat: 0)


def rank_by_points(position: Any, outcome: Outcome) -> Result:
    """The most points come first: what holds where a game says nothing else."""
    return rank(outcome, [POINTS], [[points] for points in outcome.points], lambda seat: outcome.points[seat])


def win_together(position: Any, outcome: Outcome) -> Result:
    return TOGETHER
