"""Peers: OpenSpiel's nearest games, driven from Python as ours are."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Peer:
    """A game of OpenSpiel, which of our games it is nearest to, and where they differ."""

    name: str
    near: str
    differs: str


PEERS = (
    Peer(
        "hanabi(players=4)",
        "The Game",
        "together against the cards with hidden hands, rising piles; 50 cards, hints, 3 mistakes end it",
    ),
    Peer(
        "crazy_eights(players=4)",
        "The Game",
        "cards that fit are laid from hidden hands and drawn; one pile, everybody for themselves",
    ),
    Peer(
        "pig(players=4)",
        "Flip 7",
        "push your luck, round after round, to a target; one die without memory, no action cards, 100 points",
    ),
    Peer(
        "blackjack",
        "Flip 7",
        "one more card or stop, from a deck that remembers; one player, one round",
    ),
)


def play_peer(game: Any, luck: random.Random) -> int:
    """One random game; the number of its moves, chance included."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances = state.chance_outcomes()
            move = luck.choices([move for move, _ in chances], [weight for _, weight in chances])[0]
        else:
            move = luck.choice(state.legal_actions())
        state.apply_action(move)
        moves += 1
    return moves
