"""Driving: a random game from Python, move by move: every move listed, one chosen evenly, and played.

Ours and those of OpenSpiel are driven by the same loop with the same generator, and each library's own way
to say who is to move.
"""

from __future__ import annotations

from typing import Any

from hrajme.core import CHANCE, Dice

STEPS = 1 << 30


def drive(position: Any, dice: Dice) -> int:
    """Play *position* to its end through the contract, every move checked; the number of moves."""
    moves, pick = 0, dice.roll
    while to_move := position.to_move():
        seat = to_move[0]
        if seat == CHANCE:
            move = position.roll(dice)
        else:
            legal = position.moves(seat)
            move = legal[pick(len(legal))]
        position.play(seat, move)
        moves += 1
    return moves


def drive_peer(game: Any, dice: Dice) -> int:
    """One random game of OpenSpiel; the number of its moves, chance included."""
    state = game.new_initial_state()
    moves, pick = 0, dice.roll
    while not state.is_terminal():
        if state.is_chance_node():
            move = draw(state.chance_outcomes(), dice)
        else:
            legal = state.legal_actions()
            move = legal[pick(len(legal))]
        state.apply_action(move)
        moves += 1
    return moves


def draw(chances: list[tuple[int, float]], dice: Dice) -> int:
    """One of them at its odds; to go along the list is quicker than `random.choices`."""
    left = dice.roll(STEPS) / STEPS
    for move, weight in chances:
        left -= weight
        if left < 0:
            return move
    return chances[-1][0]
