"""The ways of captures, square by square, for notation and refusals; movement.py finds what they lead to.

A way is the places that a piece stands on, from the first to the last: ``c3 e5 g7``. Different ways may be
one move, when they end alike and take the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hrajme.games.dama.encoding import BOARD, TAKEN_BITS, places_in, step
from hrajme.games.dama.setup import WHITE, Setup

UP, DOWN = (4, 5), (-4, -5)
Way = tuple[int, ...]


class Jump(msgspec.Struct, frozen=True):
    """An enemy that can be taken from somewhere, and where the piece may come down (before DA-11)."""

    enemy: int
    landings: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """The sets of a position, as who is to move sees them."""

    seat: int
    men: int
    queens: int
    enemies: int

    @property
    def own(self) -> int:
        return self.men | self.queens

    def is_free(self, place: int, origin: int) -> bool:
        """The piece that moves does not stand in its own way."""
        is_empty = not (self.own | self.enemies) >> place & 1 if place >= 0 else False
        return place >= 0 and BOARD >> place & 1 == 1 and (is_empty or place == origin)

    def is_enemy(self, place: int) -> bool:
        return place >= 0 and bool(self.enemies >> place & 1)

    def is_queen(self, place: int) -> bool:
        return bool(self.queens >> place & 1)

    def forward(self) -> tuple[int, int]:
        return UP if self.seat == WHITE else DOWN


def board_of(setup: Setup) -> Board:
    own, other = setup.turn, 1 - setup.turn
    return Board(own, setup.men[own], setup.queens[own], setup.men[other] | setup.queens[other])


def find_jumps(board: Board, origin: int, place: int, taken: Way) -> list[Jump]:
    """DA-10 to DA-13: what a piece from *origin* that has come to *place* can take next."""
    if board.is_queen(origin):
        found = [jump_of_queen(board, origin, place, taken, step) for step in (*UP, *DOWN)]
    else:
        found = [jump_of_man(board, origin, place, step) for step in board.forward()]
    return [jump for jump in found if jump is not None]


def jump_of_man(board: Board, origin: int, place: int, step: int) -> Jump | None:
    enemy, behind = place + step, place + 2 * step
    is_possible = board.is_enemy(enemy) and board.is_free(behind, origin)
    return Jump(enemy, (behind,)) if is_possible else None


def jump_of_queen(board: Board, origin: int, place: int, taken: Way, step: int) -> Jump | None:
    enemy = place + step
    while board.is_free(enemy, origin):
        enemy += step
    if not board.is_enemy(enemy) or enemy in taken:
        return None
    landings: list[int] = []
    while board.is_free(enemy + step * (len(landings) + 1), origin):
        landings.append(enemy + step * (len(landings) + 1))
    return Jump(enemy, tuple(landings)) if landings else None


def find_ways(board: Board, origin: int, way: Way, taken: Way) -> Iterator[tuple[Way, Way]]:
    """All ways on from where *way* has come, each with what it takes; DA-11 chooses where to come down."""
    for jump in find_jumps(board, origin, way[-1], taken):
        more = (*taken, jump.enemy)
        going_on = [place for place in jump.landings if find_jumps(board, origin, place, more)]
        for place in going_on:
            yield from find_ways(board, origin, (*way, place), more)
        for place in () if going_on else jump.landings:
            yield (*way, place), more


def encode(board: Board, way: Way, taken: Way) -> int:
    """The move that goes this way."""
    enemies = places_in(board.enemies)
    return sum(1 << enemies.index(place) for place in taken) << TAKEN_BITS | step(way[0], way[-1])


def list_ways(setup: Setup, takers: int) -> list[tuple[int, Way]]:
    """Every way of every capture with its move; of ways that are one move the first is how it is written."""
    board = board_of(setup)
    found = []
    for origin in places_in(takers):
        for way, taken in find_ways(board, origin, (origin,), ()):
            found.append((encode(board, way, taken), way))
    return found
