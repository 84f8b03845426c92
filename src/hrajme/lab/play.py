"""One game, move by move, as it is played at a table: bots decide, chance is drawn at its odds."""

from __future__ import annotations

from collections.abc import Sequence

from hrajme.core import CHANCE, Bot, Dice, Position
from hrajme.search.bots import choose_move


def play_game(position: Position, bots: Sequence[Bot], chance: Dice, dice: Sequence[Dice]) -> int:
    """Play *position* to its end, in place; the number of moves. Each bot has dice of its own."""
    moves = 0
    while to_move := position.to_move():
        seat = to_move[0]
        if seat == CHANCE:
            position.play(CHANCE, position.roll(chance))
        else:
            position.play(seat, choose_move(bots[seat], position, seat, dice[seat]))
        moves += 1
    return moves
