"""Positions of Ones and Fives for tests, set up as a person would lay them on the table."""

from __future__ import annotations

from hrajme.core import CHANCE, Refusal
from hrajme.games.ones_and_fives import GAME
from hrajme.games.ones_and_fives.encoding import BANK, COMPLETE, ROLL, STARTER, THROWS, number_of
from hrajme.games.ones_and_fives.rules import OnesAndFivesPosition

MOST_SEATS = 12


def ones_and_fives(seats: int = 2, *, starter: int = 0, **options: object) -> OnesAndFivesPosition:
    """The first turn begins, and it is *starter*'s."""
    position = GAME.start(seats, options)
    assert isinstance(position, OnesAndFivesPosition)
    position.play(CHANCE, STARTER + starter)
    return position


def with_totals(position: OnesAndFivesPosition, *totals: int) -> OnesAndFivesPosition:
    position.totals = [*totals, *[0] * (MOST_SEATS - len(totals))]
    return position


def dice(text: str) -> int:
    """The number of some dice: ``dice("1 1 5")``."""
    return number_of(*map(int, text.split()))


def throw(position: OnesAndFivesPosition, text: str) -> None:
    """Who is on turn throws, and the dice fall like this."""
    position.play(position.to_move()[0], ROLL)
    position.play(CHANCE, dice(text))


def keep(position: OnesAndFivesPosition, text: str) -> None:
    position.play(position.to_move()[0], dice(text))


def throw_and_keep(position: OnesAndFivesPosition, *pairs: str) -> None:
    """``"1 2 2 3 4 6 > 1"``: this throw, and of it this is set aside."""
    for pair in pairs:
        thrown, kept = pair.split(">")
        throw(position, thrown)
        keep(position, kept)


def complete(position: OnesAndFivesPosition, face: int) -> None:
    """Five are set aside unscored, and the last die shows this face."""
    position.play(position.to_move()[0], COMPLETE)
    position.play(CHANCE, face)


def bank(position: OnesAndFivesPosition) -> None:
    position.play(position.to_move()[0], BANK)


def score(position: OnesAndFivesPosition, points: int) -> None:
    """A whole turn that brings 50, 100, 1000, 2000 or 5000 points, or nothing."""
    turns = {
        0: "2 2 3 3 4 6",
        50: "2 2 3 3 4 5 > 5",
        100: "1 2 2 3 3 4 > 1",
        1000: "1 1 1 2 3 4 > 1 1 1",
        2000: "1 2 3 4 5 6 > 1 2 3 4 5 6",
        5000: "6 6 6 6 6 6 > 6 6 6 6 6 6",
    }
    if points == 0:
        throw(position, turns[0])
    else:
        throw_and_keep(position, turns[points])
        bank(position)


def selections(position: OnesAndFivesPosition) -> dict[str, int]:
    """What may be set aside, with its points: ``{"1 5": 150, "1": 100, "5": 50}``."""
    return {" ".join(map(str, each.dice)): each.points for each in position.view(None).selections}


def legal_keeps(position: OnesAndFivesPosition) -> set[str]:
    """What the rules let set aside, completions left out."""
    moves = position.moves(position.to_move()[0])
    return {" ".join(map(str, THROWS[move])) for move in moves if move != COMPLETE}


def refusal(position: OnesAndFivesPosition, text: str) -> Refusal:
    refused = GAME.refuse(position, position.to_move()[0], text)
    assert refused is not None
    return refused
