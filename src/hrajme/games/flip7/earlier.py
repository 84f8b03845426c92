"""Earlier versions of the rules, for the games that were begun with them."""

from __future__ import annotations

from hrajme.games.flip7.options import Flip7Options
from hrajme.games.flip7.rules import Flip7Position


def start_version_1(seats: int, options: Flip7Options) -> Flip7Position:
    """F7-23: what the running round had discarded was shuffled back too when the deck ran out."""
    position = Flip7Position(seats, options)
    position.discards_return = True
    return position


EARLIER = {1: start_version_1}
