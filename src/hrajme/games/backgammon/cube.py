"""What a game is worth with the cube: from the chances without it, at any score.

The truth lies between a dead cube, which nobody will turn again, and a live one, which is always turned at
the very moment when the other may as well drop as take; LIVE says how far (Janowski's model). Worth is
counted in points where a game counts by itself, and as the chance to win a match.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hrajme.games.backgammon.encoding import MOST_CUBE

LIVE = 0.68

# The worth to a side of winning so many points; fewer than none are lost.
Payoff = Callable[[int], float]


class Chances(msgspec.Struct, frozen=True):
    """How a game ends for the side on roll, if it is played to its end without a cube."""

    win: float
    gammon: float = 0.0  # or backgammon
    backgammon: float = 0.0
    lost_gammon: float = 0.0
    lost_backgammon: float = 0.0

    @property
    def equity(self) -> float:
        """Points on average, without a cube."""
        wins = self.win + self.gammon + self.backgammon
        return wins - (1.0 - self.win) - self.lost_gammon - self.lost_backgammon

    def turned(self) -> Chances:
        """As the other side sees it."""
        return Chances(1.0 - self.win, self.lost_gammon, self.lost_backgammon, self.gammon, self.backgammon)

    def shares(self) -> tuple[float, float, float]:
        """Of the wins those that are single, gammons and backgammons."""
        if self.win <= 0.0:
            return 1.0, 0.0, 0.0
        gammon, backgammon = self.gammon / self.win, self.backgammon / self.win
        return 1.0 - gammon, gammon - backgammon, backgammon


class Prospect(msgspec.Struct, frozen=True):
    """One game at its score: what every end of it is worth, and how many points the cube can still bring."""

    chances: Chances
    payoff: Payoff
    # How many points either side, this one first, can still use; None for all.
    needs: tuple[int | None, int | None] = (None, None)
    gammons_count: bool = True
    may_redouble: bool = True

    def won(self, cube: int) -> float:
        return self.mean(self.chances.shares(), cube, 1)

    def lost(self, cube: int) -> float:
        return self.mean(self.chances.turned().shares(), cube, -1)

    def mean(self, shares: tuple[float, float, float], cube: int, sign: int) -> float:
        if not self.gammons_count:
            return self.payoff(sign * cube)
        return sum(share * self.payoff(sign * size * cube) for size, share in enumerate(shares, 1))

    def dead(self, cube: int, win: float) -> float:
        return win * self.won(cube) + (1.0 - win) * self.lost(cube)

    def can_use(self, side: int, cube: int) -> bool:
        """Whether a side that owns such a cube has a reason to turn it ever."""
        need = self.needs[side]
        return self.may_redouble and cube < MOST_CUBE and (need is None or cube < need)

    # Chances to win at which the other may as well drop as take, where the cube lives: of this side the
    # least at which doubling wins at once, and of the other the most.

    def cash_point(self, cube: int) -> float:
        """From here on the other drops, when this side turns the cube from here."""
        return self.solve(2 * cube, 1, self.payoff(cube))

    def drop_point(self, cube: int) -> float:
        """Up to here this side drops, when the other turns the cube from here."""
        return self.solve(2 * cube, 0, self.payoff(-cube))

    def solve(self, cube: int, owner: int, worth: float) -> float:
        """The chance to win at which a live cube that *owner* (0 is this side) owns is worth so much."""
        low, high = 0.0, 1.0
        if owner == 1 and self.can_use(1, cube):
            # Straight from where the other cashes up to a sure win.
            left, right = self.payoff(-cube), self.won(cube)
            low = self.drop_point(cube)
        elif owner == 0 and self.can_use(0, cube):
            left, right = self.lost(cube), self.payoff(cube)
            high = self.cash_point(cube)
        else:
            left, right = self.lost(cube), self.won(cube)
        share = (worth - left) / (right - left) if right > left else 0.5
        return min(1.0, max(0.0, low + share * (high - low)))

    def live(self, cube: int, owner: int | None, win: float) -> float:
        """A live cube; *owner* 0 is this side, 1 the other, and None has it in the middle."""
        low, high = 0.0, 1.0
        left, right = self.lost(cube), self.won(cube)
        if owner != 0 and self.can_use(1, cube):
            low, left = self.drop_point(cube), self.payoff(-cube)
        if owner != 1 and self.can_use(0, cube):
            high, right = self.cash_point(cube), self.payoff(cube)
        if win <= low:
            return below(win, low, self.lost(cube), left)
        if win >= high:
            return below(1.0 - win, 1.0 - high, self.won(cube), right)
        return left + (win - low) / (high - low) * (right - left)

    def worth(self, cube: int, owner: int | None) -> float:
        """What the game is worth to the side on roll when the cube stays as it is for now."""
        win = self.chances.win
        return LIVE * self.live(cube, owner, win) + (1.0 - LIVE) * self.dead(cube, win)


def below(chance: float, limit: float, end: float, start: float) -> float:
    """Beyond a limit: straight on from what the limit is worth to what nothing at all is."""
    return start if limit <= 0.0 else end + chance / limit * (start - end)


class CubeChoice(msgspec.Struct, frozen=True):
    """The three ways that a double may go, as they are worth to who might offer it."""

    kept: float
    taken: float
    dropped: float

    @property
    def doubled(self) -> float:
        """The other chooses what is worse for who has doubled."""
        return min(self.taken, self.dropped)

    @property
    def should_double(self) -> bool:
        return self.doubled > self.kept

    @property
    def should_take(self) -> bool:
        return self.taken <= self.dropped


def weigh_cube(
    prospect: Prospect, cube: int, owner: int | None, doubled: Prospect | None = None
) -> CubeChoice:
    """What the cube, in the middle or the own of who is on roll, is worth turned and not.

    *doubled* is the game with a cube that was turned, where that counts otherwise.
    """
    after = doubled or prospect
    return CubeChoice(prospect.worth(cube, owner), after.worth(2 * cube, 1), prospect.payoff(cube))
