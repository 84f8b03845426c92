"""Tally: how many hands with a starter are worth how much, counted one by one."""

from __future__ import annotations

from hrajme.core.body import zeros
from hrajme.games.cribbage import scoring
from hrajme.games.cribbage.encoding import CARDS, MOST_POINTS


class Tally:
    """Counts hands, or cribs, by their points."""

    def __init__(self, is_crib: bool, min_run: int) -> None:
        self.is_crib = is_crib
        self.min_run = min_run
        self.counts = zeros(MOST_POINTS + 1)

    def add_hands(self, a: int, b: int) -> None:
        """All hands whose two lowest cards are *a* and *b*, with every starter."""
        for c in range(b + 1, CARDS):
            for d in range(c + 1, CARDS):
                for starter in range(CARDS):
                    if starter != a and starter != b and starter != c and starter != d:
                        points = scoring.show_points(a, b, c, d, starter, self.is_crib, self.min_run)
                        self.counts[points] += 1
