"""Endings: how a game ends from outside its rules, by what people agree on or leave undone.

A game that ends in its own way (a flag that falls against a bare king is a draw) has a class of its own.
"""

from __future__ import annotations

from typing import Any, Literal

from hrajme.core.errors import Refusal
from hrajme.core.outcome import Outcome

# Why a game ends from outside; no game has such a reason of its own. The words are ``ending-<reason>``.
RESIGNED, AGREED, FLAGGED, ABANDONED = "resigned", "agreed", "flagged", "abandoned"
OUTSIDE = (RESIGNED, AGREED, FLAGGED, ABANDONED)

Ending = Literal["draw", "resign", "abandon"]


class Endings:
    """What can be offered in a game, and the outcome of it. All of it is asked while the game runs."""

    def __init__(self, *, draw: bool = False, resign: int = 0) -> None:
        self.has_draw = draw
        # In how many sizes one may resign: a single game, a gammon, a backgammon.
        self.resign_sizes = resign

    def refuse(self, position: Any, seat: int, ending: Ending, size: int) -> Refusal | None:
        """Why *seat* may not ask this now; None when it may."""
        if ending == "draw" and not self.has_draw:
            return Refusal(None, "refuse-no_draw")
        if ending == "resign" and not 1 <= size <= self.resign_sizes:
            return Refusal(None, "refuse-no_resignation")
        return None

    def needs_consent(self, position: Any, seat: int, ending: Ending, size: int) -> bool:
        """Whether the others are asked: who gives up all needs nobody's leave."""
        return ending != "resign" or size < self.resign_sizes

    def bot_agrees(self, position: Any, seat: int, ending: Ending, size: int) -> bool:
        """Whether the bot at *seat* says yes: it ends what a person gives up, and plays on for a draw."""
        return ending != "draw"

    def resign(self, position: Any, seat: int, size: int) -> Outcome:
        """*seat* gives the game up: everybody else has won so much."""
        return lost_by(position.seats, seat, RESIGNED, size)

    def concede(self, position: Any, seat: int, size: int) -> int | None:
        """The move of `Position.concessions` that is the resignation, where play goes on after it.

        None where it ends everything.
        """
        return None

    def agree(self, position: Any) -> Outcome:
        """A draw by agreement."""
        return Outcome((0,) * position.seats, (), AGREED, drawn=True)

    def flag(self, position: Any, seat: int) -> Outcome:
        """The time of *seat* is up."""
        return lost_by(position.seats, seat, FLAGGED)

    def abandon(self, position: Any) -> Outcome:
        """Nobody plays on: nobody has won or lost."""
        return Outcome((0,) * position.seats, (), ABANDONED, drawn=True)


class TogetherEndings(Endings):
    """Of a game that all win or lose together: when the time of one is up, all have lost."""

    def flag(self, position: Any, seat: int) -> Outcome:
        return Outcome((0,) * position.seats, (), FLAGGED)


def lost_by(seats: int, loser: int, reason: str, points: int = 1) -> Outcome:
    """One seat has lost to all others, so many points each."""
    others = tuple([seat for seat in range(seats) if seat != loser])
    return Outcome(tuple([points * (seat != loser) for seat in range(seats)]), others, reason)
