"""A position as text, the FEN of PDN: ``W:Wc3,Kf8:Bd4,d6`` is who moves, then the pieces of either side.

A queen has a K before its square (in PDN it is a king). An empty text is the usual beginning.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from hrajme.core.errors import BadOption
from hrajme.games.dama import movement
from hrajme.games.dama.encoding import (
    BOARD,
    MOST_PIECES,
    NAMES,
    PLACE_OF,
    ROWS,
    origin_of,
    places_in,
    target_of,
)
from hrajme.games.dama.view import LastMove, Piece, Step

WHITE, BLACK = 0, 1
COLOURS = "WB"
SIDE = re.compile(r"([WB])((?:K?[A-H][1-8](?:,K?[A-H][1-8])*)?)")


class Setup(msgspec.Struct, frozen=True):
    """Who moves, and the squares of the men and the queens of both sides, as sets."""

    turn: int
    men: tuple[int, int]
    queens: tuple[int, int]


# DA-7, DA-8: twelve men each on the dark squares of the first three ranks; white begins.
RANKS = [sum(1 << place for place in row) for row in ROWS]
BEGINNING = Setup(WHITE, (sum(RANKS[:3]), sum(RANKS[5:])), (0, 0))
LAST_RANK = (RANKS[7], RANKS[0])


@cache
def read_setup(text: str) -> Setup:
    """The position that *text* means; raises BadOption."""
    words = "".join(text.split()).rstrip(".").upper()
    if not words:
        return BEGINNING
    turn, *sides = words.split(":")
    read = [SIDE.fullmatch(side) for side in sides]
    if turn not in ("W", "B") or [each and each[1] for each in read] not in (["W", "B"], ["B", "W"]):
        raise BadOption("dama-refuse-setup_unreadable", text=text[:60])
    pieces = {each[1]: each[2].split(",") if each[2] else [] for each in read if each}
    return check_setup(pieces, COLOURS.index(turn))


def check_setup(pieces: dict[str, list[str]], turn: int) -> Setup:
    """DA-2, DA-6, DA-7: every piece on a dark square of its own, no man on the last rank, twelve at most."""
    names = [name.removeprefix("K").lower() for side in pieces.values() for name in side]
    for name in names:
        if name not in PLACE_OF:
            raise BadOption("dama-refuse-setup_light", square=name)
        if names.count(name) > 1:
            raise BadOption("dama-refuse-setup_twice", square=name)
    men = [squares_of([name for name in pieces[colour] if name[0] != "K"]) for colour in COLOURS]
    queens = [squares_of([name for name in pieces[colour] if name[0] == "K"]) for colour in COLOURS]
    for colour in (WHITE, BLACK):
        for place in places_in(men[colour] & LAST_RANK[colour]):
            raise BadOption("dama-refuse-setup_uncrowned", square=NAMES[place])
        if not 1 <= (men[colour] | queens[colour]).bit_count() <= MOST_PIECES:
            raise BadOption("dama-refuse-setup_count")
    setup = Setup(turn, (men[0], men[1]), (queens[0], queens[1]))
    if not can_move(setup):
        raise BadOption("dama-refuse-setup_stuck")
    return setup


def squares_of(names: list[str]) -> int:
    return sum(1 << PLACE_OF[name.removeprefix("K").lower()] for name in names)


def write_setup(setup: Setup) -> str:
    """The one text of a position; `read_setup` undoes it."""
    return ":".join([COLOURS[setup.turn], *[write_side(setup, colour) for colour in (WHITE, BLACK)]])


def write_side(setup: Setup, colour: int) -> str:
    pieces = setup.men[colour] | setup.queens[colour]
    names = [f"{'K' * (setup.queens[colour] >> place & 1)}{NAMES[place]}" for place in places_in(pieces)]
    return COLOURS[colour] + ",".join(names)


def can_move(setup: Setup) -> bool:
    own, other = setup.turn, 1 - setup.turn
    enemies = setup.men[other] | setup.queens[other]
    free = BOARD & ~(enemies | setup.men[own] | setup.queens[own])
    return bool(movement.can_move(own, setup.men[own], setup.queens[own], enemies, free))


def pieces_of(setup: Setup) -> tuple[Piece, ...]:
    """Every piece, a1 first."""
    queens, black = setup.queens[0] | setup.queens[1], setup.men[1] | setup.queens[1]
    places = places_in(setup.men[0] | queens | black)
    return tuple([Piece(NAMES[place], black >> place & 1, bool(queens >> place & 1)) for place in places])


def last_move(origin: int, target: int, taken: int) -> LastMove | None:
    """A move by its places and the squares of what it took; None where there was none."""
    if origin < 0:
        return None
    return LastMove(NAMES[origin], NAMES[target], tuple([NAMES[place] for place in places_in(taken)]))


def missed_step(move: int) -> Step | None:
    """DA-16: the step that was tried; None where there was none."""
    return None if move < 0 else Step(NAMES[origin_of(move)], NAMES[target_of(move)])
