"""Endings from outside the rules: a draw, a resignation, a play that all stop, and what the room ends.

What can be asked, and the outcome, is the game's own (core/endings.py). Draw, resignation and stopping are
offers like any other. Whose time is up loses as the game says (`Endings.flag`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.endings import Ending
from hrajme.table import events as tell
from hrajme.table.errors import EndingRefused, NotRunning
from hrajme.table.persons import PersonId

if TYPE_CHECKING:
    from hrajme.table.offers import Standing
    from hrajme.table.table import Table


class EndingOffer:
    """A draw, a resignation, or to stop without a result."""

    holds_play = True

    def __init__(self, ending: Ending) -> None:
        self.ending = ending
        # Two who ask for a draw agree; two who give up do not.
        self.is_mutual = ending != "resign"

    def check(self, table: Table, person: PersonId, size: int) -> None:
        if table.phase != "running":
            raise NotRunning
        seat = table.seats.active_seat(person)
        refusal = table.game.endings.refuse(table.line.now(), seat, self.ending, size)
        if refusal is not None:
            raise EndingRefused(refusal)

    def asked(self, table: Table, offer: Standing) -> set[PersonId]:
        return table.seats.others(offer.person)

    def needs_nobody(self, table: Table, offer: Standing) -> bool:
        endings, position = table.game.endings, table.line.now()
        return not endings.needs_consent(position, offer.seat, self.ending, offer.size)

    def find_unwilling(self, table: Table, offer: Standing) -> int | None:
        """The first bot that says no."""
        endings, position = table.game.endings, table.line.now()
        for seat, place in enumerate(table.seats.places):
            if place.level is not None and not endings.bot_agrees(position, seat, self.ending, offer.size):
                return seat
        return None

    def happen(self, table: Table, offer: Standing) -> list[tell.Event]:
        endings, position = table.game.endings, table.line.now()
        if self.ending == "resign":
            return [resignation(table, offer)]
        outcome = endings.agree(position) if self.ending == "draw" else endings.abandon(position)
        return [tell.Ended(outcome)]


def resignation(table: Table, offer: Standing) -> tell.Event:
    """It ends everything, or it is a move after which play goes on: one game of a match is given up."""
    endings, position, seat = table.game.endings, table.line.now(), offer.seat
    move = endings.concede(position, seat, offer.size)
    if move is None:
        return tell.Ended(endings.resign(position, seat, offer.size), seat)
    return tell.Played(seat, table.game.write(position, seat, move))


def find_endings(table: Table, person: PersonId | None) -> list[tuple[Ending, int]]:
    """What *person* may ask now, with the sizes that a resignation has."""
    if person is None or table.phase != "running" or person not in table.seats.persons():
        return []
    endings, position = table.game.endings, table.line.now()
    seat = table.seats.active_seat(person)
    asked: list[tuple[Ending, int]] = [("draw", 1), ("abandon", 1)]
    asked[1:1] = [("resign", size) for size in range(1, endings.resign_sizes + 1)]
    return [each for each in asked if endings.refuse(position, seat, *each) is None]
