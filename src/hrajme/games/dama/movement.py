"""How the pieces of dáma move and take, on sets of squares as rules.py draws them; DA-9 to DA-15.

The sets are those of who is to move: its men and queens, its enemies, and the squares that are free.
"""

from __future__ import annotations

from hrajme.core import bits
from hrajme.core.moves import Moves
from hrajme.games.dama.encoding import BOARD, LAST_PLACE, TAKEN_BITS, TARGET_BITS

# For the compiled code.
ONE = 1
SQUARES = BOARD
DIRECTIONS = 4
STEP = [4, 5, -4, -5]


def fill_captures(moves: Moves, seat: int, men: int, queens: int, enemies: int, free: int) -> None:
    """DA-14: a man takes only where no queen can. DA-15: else the choice is free."""
    while queens:
        piece = queens & -queens
        queens ^= piece
        take_with_queen(moves, enemies, free | piece, piece, piece, 0)
    if moves.count == 0:
        men = find_jumpers(seat, men, enemies, free)
        while men:
            piece = men & -men
            men ^= piece
            take_with_man(moves, seat, enemies, free, piece, piece, 0)


def take_with_man(
    moves: Moves, seat: int, enemies: int, free: int, origin: int, square: int, taken: int
) -> None:
    """DA-10: only forward, over a neighbour to the square behind it, and on while there is another."""
    goes_on = False
    for direction in range(2 * seat, 2 * seat + 2):
        near = go(square, direction) & enemies
        far = go(near, direction) & free
        if far:
            goes_on = True
            take_with_man(moves, seat, enemies, free, origin, far, taken | near)
    if taken and not goes_on:
        add_capture(moves, enemies, origin, square, taken)


def take_with_queen(moves: Moves, enemies: int, free: int, origin: int, square: int, taken: int) -> bool:
    """DA-11, DA-12, DA-13: over one enemy at any distance, and on; the taken still stand in the way."""
    goes_on = False
    for direction in range(DIRECTIONS):
        enemy = find_enemy(enemies & ~taken, free, square, direction)
        if enemy:
            goes_on = True
            land(moves, enemies, free, origin, enemy, direction, taken | enemy)
    return goes_on


def land(moves: Moves, enemies: int, free: int, origin: int, enemy: int, direction: int, taken: int) -> None:
    """DA-11: on any free square beyond; if the capture can go on from some of them, on one of these."""
    goes_on = False
    square = go(enemy, direction)
    while square & free:
        if take_with_queen(moves, enemies, free, origin, square, taken):
            goes_on = True
        square = go(square, direction)
    square = go(enemy, direction)
    while not goes_on and square & free:
        add_capture(moves, enemies, origin, square, taken)
        square = go(square, direction)


def find_enemy(enemies: int, free: int, square: int, direction: int) -> int:
    """The first piece in this direction, if it is one of *enemies* and the square behind it is free."""
    square = go(square, direction)
    while square & free:
        square = go(square, direction)
    return square if square & enemies and go(square, direction) & free else 0


def find_jumpers(seat: int, men: int, enemies: int, free: int) -> int:
    """The men that have somebody to take, all at once."""
    if seat == 0:
        return men & ((enemies & free >> 4) >> 4 | (enemies & free >> 5) >> 5)
    return men & ((enemies & free << 4) << 4 | (enemies & free << 5) << 5)


def find_takers(queens: int, enemies: int, free: int) -> int:
    """The queens that have somebody to take."""
    takers = 0
    while queens:
        piece = queens & -queens
        queens ^= piece
        for direction in range(DIRECTIONS):
            if find_enemy(enemies, free, piece, direction):
                takers |= piece
    return takers


def has_capture(seat: int, men: int, queens: int, enemies: int, free: int) -> bool:
    return find_jumpers(seat, men, enemies, free) != 0 or find_takers(queens, enemies, free) != 0


def fill_steps(moves: Moves, seat: int, men: int, queens: int, free: int) -> None:
    """DA-9: a man one square forward, a queen any distance in any direction."""
    for direction in range(2 * seat, 2 * seat + 2):
        add_steps(moves, go(men, direction) & free, STEP[direction])
    while queens:
        piece = queens & -queens
        queens ^= piece
        for direction in range(DIRECTIONS):
            square = go(piece, direction)
            while square & free:
                moves.add(bits.lowest(piece) << TARGET_BITS | bits.lowest(square))
                square = go(square, direction)


def can_step(move: int, seat: int, men: int, queens: int, free: int) -> bool:
    """Whether `fill_steps` would add this move."""
    if move >> TARGET_BITS > LAST_PLACE or move & 63 > LAST_PLACE:
        return False
    origin, target = ONE << (move >> TARGET_BITS), ONE << (move & 63)
    if men & origin:
        return (go(origin, 2 * seat) | go(origin, 2 * seat + 1)) & target & free != 0
    for direction in range(DIRECTIONS):
        square = go(queens & origin, direction)
        while square & free:
            if square == target:
                return True
            square = go(square, direction)
    return False


def fill_crownings(moves: Moves, seat: int, men: int, crowning: int) -> None:
    """The steps that make a man a queen, on these squares of the last rank."""
    for direction in range(2 * seat, 2 * seat + 2):
        add_steps(moves, go(men, direction) & crowning, STEP[direction])


def can_move(seat: int, men: int, queens: int, enemies: int, free: int) -> bool:
    """DA-1: whether any piece can step or take. A queen that takes from afar can step, too."""
    for direction in range(DIRECTIONS):
        near = go(queens | men, direction) if direction // 2 == seat else go(queens, direction)
        if near & free or go(near & enemies, direction) & free:
            return True
    return False


def loses(move: int, seat: int, men: int, queens: int, other_men: int, other_queens: int) -> bool:
    """Whether the other seat can take something after this step."""
    change = ONE << (move >> TARGET_BITS & 63) | ONE << (move & 63)
    own = (men | queens) ^ change
    free = SQUARES & ~(own | other_men | other_queens)
    return has_capture(1 - seat, other_men, other_queens, own, free)


def go(squares: int, direction: int) -> int:
    """All of them one step in this direction; who leaves the board comes to no square of it."""
    if direction == 0:
        return squares << 4
    if direction == 1:
        return squares << 5
    return squares >> 4 if direction == 2 else squares >> 5


def add_capture(moves: Moves, enemies: int, origin: int, square: int, taken: int) -> None:
    """Ways that end alike and take the same are one move."""
    ends = bits.lowest(origin) << TARGET_BITS | bits.lowest(square)
    move = squeeze(taken, enemies) << TAKEN_BITS | ends
    if not moves.has(move):
        moves.add(move)


def add_steps(moves: Moves, targets: int, step: int) -> None:
    while targets:
        place = bits.lowest(targets)
        targets &= targets - 1
        moves.add(place - step << TARGET_BITS | place)


def squeeze(taken: int, enemies: int) -> int:
    """Which of the enemies are taken, as bits in their order."""
    found, bit = 0, 1
    while taken:
        enemy = enemies & -enemies
        enemies ^= enemy
        if taken & enemy:
            taken ^= enemy
            found |= bit
        bit += bit
    return found


def spread(named: int, enemies: int) -> int:
    """The squares of the enemies that these bits name."""
    taken = 0
    while named:
        enemy = enemies & -enemies
        enemies ^= enemy
        if named & 1:
            taken |= enemy
        named >>= 1
    return taken
