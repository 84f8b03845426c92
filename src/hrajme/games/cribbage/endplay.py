"""The rest of a play, looked through to its end: for who knows the cards of the other by counting."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core import bits
from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.seats import CHANCE
from hrajme.games.cribbage import quick
from hrajme.games.cribbage.rules import CribbagePosition

PLAYING = 4
# Eight cards, and a go for each of them at most.
DEEPEST = 16
NIBBLE = 15
RANKS = 13
SEASONED = 3


def is_known(position: CribbagePosition, seat: int) -> bool:
    """Whether only one hand of the other is possible, suits aside."""
    held = position.sizes[1 - seat]
    unseen = quick.unseen_by(position, seat)
    kinds = 0
    count = 0
    for rank in range(RANKS):
        left = bits.count(unseen >> 4 * rank & NIBBLE)
        if left and min(rank + 1, 10) > position.floors[1 - seat]:
            kinds += 1
            count += left
    return held == 0 or kinds == 1 or count == held


class EndPlay:
    """One moment of a play that is looked through, and the next one below it."""

    def __init__(self, position: CribbagePosition, deeper: int = DEEPEST) -> None:
        self.position = position.copy()
        self.moves = Moves()
        self.dice = Dice(0)
        if deeper:
            self.below = EndPlay(position, deeper - 1)

    def weigh(self, position: CribbagePosition, seat: int, move: int) -> float:
        """What a move of *seat* is worth when both play on as well as they can."""
        self.position.assign(position)
        with cython.nogil:
            self.position.play_unchecked(seat, move)
            return self.value(seat)

    def value(self, seat: int) -> float:
        if self.position.phase != PLAYING:
            return self.show(seat)
        mover = self.position.mover()
        self.moves.clear()
        self.position.fill(self.moves, mover)
        best = -1.0 if mover == seat else 2.0
        for index in range(self.moves.count):
            self.below.position.assign(self.position)
            self.below.position.play_unchecked(mover, self.moves.items[index])
            value = self.below.value(seat)
            best = max(best, value) if mover == seat else min(best, value)
        return best

    def show(self, seat: int) -> float:
        """The hands are counted as they are, and what comes then is known by its chances."""
        while not self.position.is_settled():
            mover = self.position.mover()
            if mover == CHANCE:
                self.position.play_unchecked(mover, self.position.draw(self.dice))
            else:
                move = self.position.advise(mover, SEASONED, self.moves, self.dice)
                self.position.play_unchecked(mover, move)
        return self.position.worth(seat)
