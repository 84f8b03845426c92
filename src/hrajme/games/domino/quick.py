"""The quick players of Domino: 1 lays the heaviest tile; 2 lays doubles first and else keeps its hand
flexible, with many different numbers and many tiles that fit. Neither draws while it can lay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.games.domino import encoding
from hrajme.games.domino.encoding import DRAW, LEFT, SIDES

if TYPE_CHECKING:
    from hrajme.games.domino.rules import DominoPosition

LOW = list(encoding.LOW)
HIGH = list(encoding.HIGH)
DONE = 7
DOUBLE_FIRST = 1000
# How many points in a hand of a match are worth a victory.
SWING = 200.0


def advise(position: DominoPosition, seat: int, policy: int, moves: Moves, dice: Dice) -> int:
    """The move of a quick player of this policy."""
    if policy == 0:
        return position.any_move(seat, moves, dice)
    moves.clear()
    position.fill(moves, seat)
    best = moves.items[0]
    highest = -1
    for index in range(moves.count):
        move = moves.items[index]
        if move < DRAW:
            score = appeal(position, seat, move, policy)
            if score > highest:
                highest = score
                best = move
    return best


def appeal(position: DominoPosition, seat: int, move: int, policy: int) -> int:
    """How gladly a quick player lays this."""
    tile = move // SIDES
    pips = LOW[tile] + HIGH[tile]
    if policy == 1:
        return pips
    score = pips + 50 * flexibility(position, seat, move)
    return score + DOUBLE_FIRST * 10 if LOW[tile] == HIGH[tile] else score


def flexibility(position: DominoPosition, seat: int, move: int) -> int:
    """What is left in the hand: different numbers, twice, and tiles at the ends that the move makes."""
    tile = move // SIDES
    near = position.left if move % SIDES == LEFT else position.right
    far = position.right if move % SIDES == LEFT else position.left
    new = LOW[tile] + HIGH[tile] - near
    numbers = 0
    for pips in range(position.highest + 1):
        numbers += rest_with(position, seat, tile, pips) != 0
    fitting = count_bits(rest_with(position, seat, tile, new))
    if far != new:
        fitting += count_bits(rest_with(position, seat, tile, far) & ~(1 << new))
    return 2 * numbers + fitting


def rest_with(position: DominoPosition, seat: int, tile: int, pips: int) -> int:
    """The tiles with so many pips that are in the hand beside *tile*, as bits of their other halves."""
    others = position.held[seat][pips]
    if pips == LOW[tile]:
        others &= ~(1 << HIGH[tile])
    if pips == HIGH[tile]:
        others &= ~(1 << LOW[tile])
    return others


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def shortlist(position: DominoPosition, moves: Moves, seat: int) -> None:
    """Where both ends are equal one of them is enough; who can lay need not think of drawing."""
    kept = 0
    for index in range(moves.count):
        move = moves.items[index]
        is_twin = position.left == position.right and move < DRAW and move % SIDES != LEFT
        if not is_twin and (move != DRAW or kept == 0):
            moves.items[kept] = move
            kept += 1
    moves.count = kept


def worth(position: DominoPosition, seat: int) -> float:
    """A hand won or lost; in a match that goes on, by how much."""
    if position.phase != DONE:
        swing = position.gains[seat] - most_gained_by_others(position, seat)
        return max(0.0, min(1.0, 0.5 + swing / SWING))
    if not position.wins(seat):
        return 0.0
    for other in range(position.seats):
        if other != seat and position.wins(other):
            return 0.5
    return 1.0


def most_gained_by_others(position: DominoPosition, seat: int) -> int:
    most = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, position.gains[other])
    return most
