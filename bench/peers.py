"""Peers: OpenSpiel's nearest games."""

from __future__ import annotations

from dataclasses import dataclass


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
