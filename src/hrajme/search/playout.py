"""Play-outs: a game played on by quick players, inside the kernel."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from hrajme.core import plain as cython

from hrajme.core.dice import Dice
from hrajme.core.moves import Moves
from hrajme.core.position import Position
from hrajme.core.seats import CHANCE, OVER

MAX_SEATS = 64


class Playout:
    """Plays positions on, each seat by its quick policy. One per thread."""

    def __init__(self, policies: list[int]) -> None:
        if len(policies) > MAX_SEATS:
            raise ValueError(f"play-outs are for {MAX_SEATS} seats at most")
        self.policies = policies + [0] * (MAX_SEATS - len(policies))
        self.is_alike = len(set(policies)) == 1
        self.moves = Moves()

    def finish(self, position: Position, dice: Dice) -> int:
        """Play *position* on, in place, to its end; the number of moves that were made."""
        with cython.nogil:
            return self.play_on(position, dice)

    def finish_many(self, start: Position, games: int, dice: Dice) -> int:
        """Play *start* to its end so many times, leaving it as it is; the number of moves of all games."""
        position = start.copy()
        with cython.nogil:
            return self.play_many(position, start, games, dice)

    def play_many(self, position: Position, start: Position, games: int, dice: Dice) -> int:
        count = 0
        for _ in range(games):
            position.assign(start)
            count += self.play_on(position, dice)
        return count

    def play_on(self, position: Position, dice: Dice) -> int:
        count = position.hurry(self.policies[0], self.moves, dice) if self.is_alike else 0
        mover = position.mover()
        while mover != OVER:
            self.step(position, mover, dice)
            count += 1
            mover = position.mover()
        return count

    def settle(self, position: Position, dice: Dice) -> None:
        """Play *position* on, in place, until it is settled."""
        while not position.is_settled():
            self.step(position, position.mover(), dice)

    def step(self, position: Position, mover: int, dice: Dice) -> None:
        if mover == CHANCE:
            position.play_unchecked(CHANCE, position.draw(dice))
        else:
            move = position.advise(mover, self.policies[mover], self.moves, dice)
            position.play_unchecked(mover, move)
